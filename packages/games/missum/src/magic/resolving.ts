/** MI-DUEL-08: the effect of a spell that nothing has stopped. */
import { type Procedure, text } from '@fray/kernel'
import type { Contour } from '@fray/tabletop'
import { settle } from '../morale/settle.ts'
import { figuresOf, type Present, present } from '../roster.ts'
import type { Play, Spell, Strength } from '../state.ts'
import { meetShields, noShields, type ShieldsMet } from './anti-magic.ts'
import { areaOf, casterOf, NUMERALS, sizeInMm, touchedFigures } from './areas.ts'
import { alwaysSaves, failedByUnit } from './saves.ts'
import { spellName } from './spells/spell-name.ts'

/** The ground a spell finally covers, the number of saves, and the shields that keep it out. */
export interface Cast {
  readonly area: Contour
  readonly saves: Strength
  readonly shields: ShieldsMet
}

/**
 * MI-AREA-01 to -03, MI-SHIELD-03: first shields over the small area, then the caster's choice, then shields under the larger
 * area.
 */
export function* release(play: Play, spell: Spell): Procedure<Cast> {
  const { state } = play
  const small = areaOf(state, spell, 1)
  const shields = noShields()
  if (spell.art === 'attack') yield* meetShields(play, spell, small, shields)
  if (spell.strength === 1 || !(yield* spreads(play, spell))) return { area: small, saves: spell.strength, shields }
  const area = areaOf(state, spell, spell.strength)
  if (spell.art === 'attack') yield* meetShields(play, spell, area, shields)
  return { area, saves: 1, shields }
}

/** MI-AREA-03: asks whether to spread the spell over a larger area. */
function* spreads(play: Play, spell: Spell): Procedure<boolean> {
  const { seat, id } = casterOf(play.state, spell)
  const name = spellName(spell)
  const strength = NUMERALS[spell.strength]
  return yield* play.pick({
    seat,
    prompt: text('ask.spread', { spell: { text: name }, strength }),
    rules: ['MI-AREA-03'],
    figure: id,
    defaultAnswer: () => 'keep',
    options: [
      {
        key: 'keep',
        text: text('option.concentrated', { saves: spell.strength }),
        value: false,
        rules: ['MI-AREA-01'],
        note: () => text('note.area', sizeInMm(spell, 1)),
      },
      {
        key: 'spread',
        text: text('option.spread'),
        value: true,
        rules: ['MI-AREA-02'],
        note: () => text('note.area', sizeInMm(spell, spell.strength)),
      },
    ],
  })
}

/** Lists the figures of a unit that a spell works on: touched, and not in a shield that held. */
export function exposedTo(play: Play, spell: Spell, { area, shields }: Cast, unit: Present): number[] {
  const touched = touchedFigures(play.state, casterOf(play.state, spell), area, unit)
  const kept = shields.kept.get(unit.id)
  return kept ? touched.filter((figure) => !kept.has(figure)) : touched
}

/** The effect of a spell on units as a whole. */
interface Working {
  /** Applies failed saves against an attack, or passed ones for an aid. */
  effect(unit: Present, times: number): void
  /** Whether it can do anything to a unit: others need not save. */
  concerns?(unit: Present): boolean
  /** Applies its effect on every unit it touches, saved or not. */
  touch?(unit: Present): void
}

/**
 * MI-SAVE-01, -05, -09: every unit with half its figures in the area saves as one; aids work on the caster's side only.
 */
export function* affectUnits(play: Play, spell: Spell, { effect, concerns, touch }: Working): Procedure {
  const { state } = play
  const cast = yield* release(play, spell)
  const { seat } = casterOf(state, spell)
  const aid = spell.art === 'defence'
  for (const unit of present(state)) {
    const touched = aid && unit.seat !== seat ? 0 : exposedTo(play, spell, cast, unit).length
    if (touched === 0) continue
    touch?.(unit)
    if (touched * 2 < figuresOf(unit) || concerns?.(unit) === false || (!aid && alwaysSaves(unit))) continue
    const failed = yield* failedByUnit(play, unit, touched, cast.saves, aid ? 'aid' : 'attack')
    const times = aid ? cast.saves - failed : failed
    if (times > 0) effect(unit, times)
  }
  yield* settle(play)
}
