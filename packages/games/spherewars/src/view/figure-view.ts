import { type Seat, text } from '@fray/kernel'
import type { AbilityView, FigureView, StateView } from '@fray/tabletop'
import { registry } from '../ability.ts'
import type { Profile } from '../bands/profile.ts'
import type { Combatant } from '../state.ts'
import { lookOf } from './figure-look.ts'

/** Describes a combatant as its own side sees it or, from a redacted state, as the other side does. */
export function figureView(combatant: Combatant, seat: Seat): FigureView {
  const { profile, artefacts, consumables } = combatant
  const { abilities, weapons, ranged, armour } = profile
  return {
    id: combatant.id,
    seat,
    name: profile.name,
    icon: profile.icon,
    look: lookOf(profile),
    base: profile.base,
    pose: combatant.at,
    ...(profile.ephemeral ? {} : { wounds: { left: combatant.wounds, of: profile.wounds } }),
    states: statesOf(combatant),
    spent: combatant.activated,
    ...(combatant.floor > 0 ? { caption: text('floor', { floor: combatant.floor }) } : {}),
    attributes: attributesOf(profile),
    abilities: [
      ...(profile.house ? [{ name: text('house-profile'), house: true }] : []),
      ...[...abilities, ...weapons, ...ranged, ...armour, ...artefacts, ...consumables].map(abilityView),
    ],
  }
}

/** Names an ability or object as cards do. */
export function abilityView(id: string): AbilityView {
  const { name, rule, house = false } = registry.get(id)
  return { name: text('ability', { name }), rule, house }
}

function statesOf(combatant: Combatant): StateView[] {
  const states: StateView[] = combatant.states.map(({ kind }) => ({
    text: text(`condition.${kind}`),
    icon: STATE_ICONS[kind],
    rule: 'SW-STATE-01',
  }))
  if (combatant.fleeing) states.push({ text: text('state.fleeing'), icon: 'run', rule: 'SW-FLEE-01' })
  if (combatant.fatigue > 0) {
    const tired = text('state.tired', { fights: combatant.fatigue })
    states.push({ text: tired, icon: 'tired-eye', rule: 'SW-FATIGUE-01' })
  }
  return [...states, ...effectsOn(combatant)]
}

/** Lists lasting effects, each object once. They are public, since everyone saw them take effect. */
function effectsOn({ effects }: Combatant): readonly StateView[] {
  return [...new Set(effects.map(({ object }) => object))].map((object) => {
    const { name, rule } = abilityView(object)
    return { text: name, icon: 'magic-swirl', ...(rule === undefined ? {} : { rule }) }
  })
}

const STATE_ICONS = {
  stunned: 'star-swirl',
  paralysed: 'frozen-body',
  fearful: 'terror',
  concussed: 'brain-freeze',
} as const

/** SW-ROSTER-02: attributes in the order of the profile; a missing one is a dash. */
export function attributesOf(profile: Profile): FigureView['attributes'] {
  const { movement, mov, com, dex, pre, str, conMundane, conArcane, fur, pow } = profile
  const format = (value: number | null) => (value === null ? '–' : String(value))
  const values = {
    mov: movement === 'variable' ? 'V' : movement === 'clumsy' ? 'C' : format(mov),
    com: format(com),
    dex: pre === null ? format(dex) : `${dex}·${pre}`,
    str: format(str),
    con: conMundane === conArcane ? format(conMundane) : `${conMundane}·${conArcane}`,
    fur: format(fur),
    pow: format(pow),
  }
  return Object.entries(values).map(([name, value]) => ({ label: text(`attribute.${name}`), value }))
}
