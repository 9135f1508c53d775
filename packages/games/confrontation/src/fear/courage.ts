import { endEffects } from '@fray/hooks'
import { type Procedure, Tally, text } from '@fray/kernel'
import { abilities } from '../ability.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { characteristic } from '../characteristics.ts'
import { darkness } from '../command/lords.ts'
import { makeTest } from '../dice/test.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../state.ts'
import { allWith, someWith } from '../traits.ts'

/** CF-PROFILE-07, CF-FEAR-01: a fighter's FEAR, or null for the courageous. */
export function fearOf(play: PlayState, fighter: Fighter): number | null {
  const own = fearWithoutAura(play, fighter)
  return own === null ? null : own + darkness(play, fighter, own)
}

/** CF-LORD-03: the FEAR without the aura of a lord of the dead. */
function fearWithoutAura(play: PlayState, fighter: Fighter): number | null {
  const given = allWith(play, fighter, 'fear').map(([ability, effect]) => ability.fear(play, fighter, effect))
  const printed = profileOf(fighter).fear === null ? [] : [characteristic(play, fighter, 'fear').total]
  return given.length + printed.length === 0 ? null : Math.max(...given, ...printed)
}

function frightensRegardless(play: PlayState, fighter: Fighter, enemy: Fighter): boolean {
  return someWith(play, fighter, 'frightensAll', (ability, effect) =>
    ability.frightensAll(play, enemy, fighter, effect),
  )
}

/** CF-FEAR-08: a fighter's FEAR as an enemy sees it; 0 if none. */
export function fearShownTo(play: PlayState, enemy: Fighter, fighter: Fighter): number {
  const own = fearOf(play, fighter)
  if (own !== null) return own
  return frightensRegardless(play, fighter, enemy) ? characteristic(play, fighter, 'cou').total : 0
}

/**
 * CF-FEAR-07, -08, CF-MACHINE-37: whether a FEAR exceeds the fighter's own and its source can frighten that fighter.
 */
export function canFrighten(play: PlayState, fear: number, from: Fighter, fighter: Fighter): boolean {
  if (isImmobile(profileOf(fighter)) || (fearOf(play, fighter) ?? 0) >= fear) return false
  return !someWith(play, fighter, 'fearless', (ability, effect) => ability.fearless(play, from, fighter, effect))
}

/**
 * CF-COURAGE-01 to -04, -06, CF-FEAR-07, -08: the FEAR a fighter faces when newcomers come into contact, including
 * enemies already in contact. Null if no test is needed.
 */
export function fearFaced(
  play: PlayState,
  fighter: Fighter,
  newcomers: readonly Fighter[],
  touching: readonly Fighter[],
): number | null {
  // CF-MACHINE-37: an immobile machine never tests.
  if (isImmobile(profileOf(fighter))) return null
  const own = fearOf(play, fighter) ?? 0
  const minds = (enemy: Fighter) =>
    !someWith(play, fighter, 'fearless', (ability, effect) => ability.fearless(play, enemy, fighter, effect))
  const isFrightening = (enemy: Fighter) =>
    minds(enemy) && (fearShownTo(play, fighter, enemy) > own || frightensRegardless(play, enemy, fighter))
  if (!newcomers.some(isFrightening)) return null
  return Math.max(...[...newcomers, ...touching].filter(minds).map((newcomer) => fearShownTo(play, fighter, newcomer)))
}

/** CF-FEAR-05: whether a FEAR is higher than any the fighter has withstood. */
export function mustRoll({ immuneToFear }: Fighter, fear: number | null): boolean {
  return fear !== null && fear > immuneToFear
}

/**
 * CF-COURAGE-07, CF-FEAR-05: one test; a pass makes the fighter immune to that FEAR, and an immune fighter need not
 * roll. Abilities may raise the difficulty above the FEAR.
 */
export function* passesCourage(
  play: Play,
  fighter: Fighter,
  fear: number,
  faced: readonly Fighter[],
  harder = 0,
): Procedure<boolean> {
  if (fighter.immuneToFear >= fear) return true
  const { passed } = yield* makeTest(play, {
    kind: 'courage',
    fighter,
    rules: ['CF-COURAGE-07'],
    difficulty: fear + harder,
    reached: difficultyOf(play, fighter, fear, faced, harder),
    against: null,
    dice: 1,
    keepsLower: faced.some((otherFighter) => someWith(play, otherFighter, 'shakes')),
  })
  if (passed) makeImmune(play, fighter, fear)
  return passed
}

/** CF-COURAGE-06, CF-LORD-03: the difficulty of a Courage test: whose FEAR it is, and what raises it. */
function difficultyOf(
  play: PlayState,
  fighter: Fighter,
  fear: number,
  faced: readonly Fighter[],
  harder: number,
): Tally {
  const tally = new Tally(text('number.courage-difficulty'))
  const worst = faced.find((other) => fearShownTo(play, fighter, other) === fear)
  if (!worst) return tally.add(fear, text('characteristic.fear')).add(harder, text('term.harder-to-rally'))
  const dark = fear - (fearWithoutAura(play, worst) ?? fear)
  tally.add(fear - dark, text('term.fear-of', { fighter: { figure: worst.id } }), 'CF-COURAGE-06')
  tally.add(dark, text('term.aura-of-darkness'), 'CF-LORD-03')
  return tally.add(harder, text('term.harder-to-rally'))
}

/** CF-FEAR-05: immunity lasts until the end of the game; storing the highest FEAR is enough. */
export function makeImmune(play: Play, fighter: Fighter, fear: number): void {
  if (fear <= fighter.immuneToFear) return
  fighter.immuneToFear = fear
  play.log('fear.immune', { fighter: { figure: fighter.id }, fear }, ['CF-FEAR-05'], { seat: fighter.seat })
}

/** CF-ROUT-01: puts a fighter in rout until it rallies. */
export function rout(play: Play, fighter: Fighter): void {
  if (fighter.inRout) return
  fighter.inRout = true
  endEffects(fighter, ({ object }) => abilities.find(object)?.endsInRout === true)
  play.log('routed', { fighter: { figure: fighter.id } }, ['CF-COURAGE-12', 'CF-ROUT-01'], {
    seat: fighter.seat,
    isOutcome: true,
  })
}
