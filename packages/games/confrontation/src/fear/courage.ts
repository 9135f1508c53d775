import type { Procedure, Tally } from '@fray/kernel'
import { characteristic } from '../characteristics.ts'
import { makeTest } from '../dice/test.ts'
import { type Fighter, type Play, type Position, profileOf } from '../state.ts'
import { someWith } from '../traits.ts'

/** CF-PROFILE-07, CF-FEAR-01: the FEAR a fighter spreads; null for the courageous. */
export function fearOf(play: Position, fighter: Fighter): number | null {
  return profileOf(fighter).fear === null ? null : characteristic(play, fighter, 'fear').total
}

/** CF-FEAR-02: whoever spreads fear uses his FEAR as COU. */
function courageOf(play: Position, fighter: Fighter): Tally {
  return characteristic(play, fighter, profileOf(fighter).fear === null ? 'cou' : 'fear')
}

/**
 * CF-COURAGE-01 to -04, -06, CF-FEAR-06 to -08: the FEAR that a fighter must face when these newcomers come into contact,
 * with all who will then touch him; null if he need not test.
 */
export function fearFaced(
  play: Position,
  fighter: Fighter,
  newcomers: readonly Fighter[],
  touching: readonly Fighter[],
): number | null {
  const own = fearOf(play, fighter) ?? 0
  const isFearless = (enemy: Fighter) =>
    someWith(play, fighter, 'fearless', (ability, effect) => ability.fearless(play, enemy, fighter, effect))
  const frightening = (each: Fighter) => (fearOf(play, each) ?? 0) > own && !isFearless(each)
  if (!newcomers.some(frightening)) return null
  return Math.max(...[...newcomers, ...touching].map((each) => fearOf(play, each) ?? 0))
}

/** CF-COURAGE-07, CF-FEAR-05: one roll; who passes is immune to that FEAR, and who is immune need not roll. */
export function* facesFear(play: Play, fighter: Fighter, fear: number): Procedure<boolean> {
  if (fighter.immuneToFear >= fear) return true
  const { passed } = yield* makeTest(play, {
    kind: 'courage',
    fighter,
    rules: ['CF-COURAGE-07'],
    difficulty: fear,
    against: null,
    dice: 1,
    value: courageOf(play, fighter),
  })
  if (passed) fighter.immuneToFear = fear
  return passed
}

/** CF-ROUT-01: from now on until he is rallied. */
export function rout(play: Play, fighter: Fighter): void {
  if (fighter.inRout) return
  fighter.inRout = true
  play.log('routed', { fighter: { figure: fighter.id } }, ['CF-COURAGE-12', 'CF-ROUT-01'], {
    seat: fighter.seat,
    isOutcome: true,
  })
}
