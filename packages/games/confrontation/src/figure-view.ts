import { type Text, text } from '@fray/kernel'
import type { AbilityView, FigureView, StateView } from '@fray/tabletop'
import { abilities, traitsOf } from './ability.ts'
import type { Profile, Trait } from './armies/profile.ts'
import { traitName, traitRule } from './armies/trait-name.ts'
import { MARK } from './command/savagery.ts'
import { baseOf } from './ground/bodies.ts'
import { gemArgs, gemsIn } from './incantation/mana.ts'
import { type Effect, type Fighter, profileOf } from './state.ts'

/** CF-TOKEN-01: a fighter, by the name he goes by, as everybody sees him; all that counts on him is public. */
export function figureView(fighter: Fighter, name: string): FigureView {
  const profile = profileOf(fighter)
  return {
    id: fighter.id,
    seat: fighter.seat,
    name,
    icon: profile.icon,
    base: baseOf(fighter),
    pose: fighter.at,
    wounds: { left: 4 - fighter.wounds, of: 4 },
    states: statesOf(fighter),
    spent: fighter.activated,
    ...(fighter.level > 0 ? { caption: text('figure.level', { level: fighter.level }) } : {}),
    attributes: attributesOf(profile),
    abilities: [...weaponView(profile), ...traitsOf(fighter).map(abilityView)],
  }
}

function statesOf(fighter: Fighter): StateView[] {
  const { wounds, stunned, inRout, underCover, chargePenalty, defenceOnly, gems } = fighter
  const isMarked = fighter.effects.some(({ object }) => object === MARK)
  const state = (shown: boolean, id: string, icon: string, rule: string): StateView[] =>
    shown ? [{ text: text(id), icon, rule }] : []
  return [
    ...state(wounds > 0, `wound-level.${wounds}`, 'bleeding-wound', 'CF-WOUND-08'),
    ...state(stunned, 'state.stunned', 'star-swirl', 'CF-WOUND-09'),
    ...state(inRout, 'state.rout', 'run', 'CF-ROUT-01'),
    ...state(underCover, 'state.cover', 'hidden', 'CF-ACT-09'),
    ...state(chargePenalty, 'state.charged', 'charging-bull', 'CF-CHARGE-15'),
    ...state(isMarked, 'state.savagery', 'wolf-howl', 'CF-WOLFEN-09'),
    ...state(defenceOnly, 'state.defence', 'shield', 'CF-DISENGAGE-06'),
    ...fighter.effects.flatMap(effectShown),
    ...(gemsIn(gems) > 0 ? [{ text: text('state.mana', gemArgs(gems)), icon: 'gems', rule: 'CF-MANA-01' }] : []),
  ]
}

function effectShown({ object }: Effect): StateView[] {
  const { name, rule, shownAs } = abilities.named(object)
  return shownAs === undefined ? [] : [{ text: text('trait', { name }), icon: shownAs, rule }]
}

const shown = (value: number | null) => (value === null ? '–' : String(value))

/** CF-PROFILE-02 to -09: in the order of the card. */
function attributesOf(profile: Profile): FigureView['attributes'] {
  const { mov, flight, ini, att, str, def, res, aim, cou, fear, dis, pow } = profile
  const attributes: [Text, string][] = [
    [text('characteristic.mov'), flight === null ? shown(mov) : `${shown(mov)}·${flight}`],
    [text('characteristic.ini'), shown(ini)],
    [text('characteristic.att'), shown(att)],
    [text('characteristic.str'), shown(str)],
    [text('characteristic.def'), shown(def)],
    [text('characteristic.res'), shown(res)],
    [text('characteristic.aim'), shown(aim)],
    [text(fear === null ? 'characteristic.cou' : 'characteristic.fear'), shown(fear ?? cou)],
    [text('characteristic.dis'), shown(dis)],
    ...(pow === null ? [] : [[text('characteristic.pow'), shown(pow)] as [Text, string]]),
  ]
  return attributes.map(([label, value]) => ({ label, value }))
}

/** CF-FIRE-05: a range weapon with its figures. */
function weaponView({ weapon }: Profile): AbilityView[] {
  if (!weapon) return []
  const [short, medium, long] = weapon.ranges
  const { name, strength } = weapon
  return [{ name: text('figure.weapon', { name, strength, short, medium, long }), rule: 'CF-FIRE-05' }]
}

function abilityView(trait: Trait): AbilityView {
  const rule = traitRule(trait)
  return { name: traitName(trait), ...(rule === undefined ? {} : { rule }) }
}
