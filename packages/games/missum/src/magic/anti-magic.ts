import { type Procedure, text } from '@fray/kernel'
import type { Contour } from '@fray/tabletop'
import { mageRow } from '../charts.ts'
import { present } from '../roster.ts'
import type { Play, Spell, Strength } from '../state.ts'
import { casterOf, touchedFigures } from './areas.ts'
import { type Mage, magesOf } from './casters.ts'
import { breaksThrough } from './duel.ts'
import { shieldedFigures } from './shields.ts'
import { spellName } from './spells/spell-name.ts'

/** The shields that an attack spell has met, and the figures they protect from it: by unit, indices in its body. */
export interface ShieldsMet {
  readonly casters: Set<number>
  readonly kept: Map<number, Set<number>>
}

export function noShields(): ShieldsMet {
  return { casters: new Set(), kept: new Map() }
}

/** MI-SHIELD-03: every shield that the area reaches counters the spell once, for the figures inside it. */
export function* meetShields(play: Play, spell: Spell, area: Contour, shields: ShieldsMet): Procedure {
  const { state } = play
  for (const mage of [...magesOf(state, 0, 'defence'), ...magesOf(state, 1, 'defence')]) {
    const strength = shieldStrength(mage, spell.strength)
    if (strength === null || shields.casters.has(mage.id)) continue
    const inside = figuresInside(play, mage)
    if (!isReached(play, spell, area, inside)) continue
    shields.casters.add(mage.id)
    if (yield* getsThrough(play, spell, mage, strength)) continue
    for (const [unit, figures] of inside) {
      shields.kept.set(unit, new Set([...(shields.kept.get(unit) ?? []), ...figures]))
    }
  }
}

/**
 * MI-SHIELD-03, -04: gets the strength of a shield: that of the spell it meets, up to the maximum of its caster's band.
 */
function shieldStrength({ office: { level } }: Mage, attack: Strength): Strength | null {
  const { antiMagic } = mageRow(level)
  if (antiMagic === null) return null
  const most = { I: 1, II: 2, III: 3 }[antiMagic] as Strength
  return attack < most ? attack : most
}

/** MI-SHIELD-02: lists the friendly figures inside a mage's shield. */
function figuresInside({ state }: Play, mage: Mage): Map<number, readonly number[]> {
  const inside = new Map<number, readonly number[]>()
  for (const unit of present(state, mage.seat)) {
    const figures = shieldedFigures(state, mage, unit)
    if (figures.length > 0) inside.set(unit.id, figures)
  }
  return inside
}

function isReached(play: Play, spell: Spell, area: Contour, inside: ReadonlyMap<number, readonly number[]>): boolean {
  const { state } = play
  return present(state).some((unit) => {
    const figures = inside.get(unit.id)
    return (
      figures && touchedFigures(state, casterOf(state, spell), area, unit).some((figure) => figures.includes(figure))
    )
  })
}

/** MI-DUEL-04, MI-SHIELD-03: whether the spell breaks through; the shield stays either way. */
function* getsThrough(play: Play, spell: Spell, mage: Mage, strength: Strength): Procedure<boolean> {
  const { seat } = casterOf(play.state, spell)
  const through = yield* breaksThrough(play, seat, spell.strength, strength, text('spell.shield'))
  const args = { spell: { text: spellName(spell) }, mage: { figure: mage.id } }
  const rules = ['MI-SHIELD-03', 'MI-DUEL-04']
  play.log(through ? 'anti-magic.pierced' : 'anti-magic.held', args, rules, { seat: through ? seat : mage.seat })
  return through
}
