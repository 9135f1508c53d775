import { Tally, text } from '@fray/kernel'
import { revealChanging, revealedBy } from '../command/artefacts.ts'
import { standing } from '../ground/board.ts'
import type { Side } from '../side.ts'
import { type Combatant, isIn, isStanding, type Play, speakerOf } from '../state.ts'
import { hooks } from '../traits.ts'

const SIDES: readonly Side[] = [0, 1]

/** SW-TURN-11, SW-SPELL-06, -07, SW-STATE-18: fills the pools at the start and in every updating. */
export function refillGems(play: Play): void {
  for (const side of SIDES) refill(play, ableSorcerers(play, side), side, 'SW-PROFILE-18', 'SW-TURN-11')
}

/** SW-SPELL-03, -07, -44: fills the pool of a side from the given sorcerers, and from artefacts in any case. */
export function refill(play: Play, bringers: readonly Combatant[], side: Side, source: string, rule: string): void {
  const power = () => powerOf(play, bringers, side, source)
  const yielding = standing(play, side).filter((bearer) => hooks.lastingObjects(bearer, 'poolGems').length > 0)
  revealChanging(play, yielding, () => power().total)
  const tally = power()
  play.state.sides[side] = { gems: tally.total, castingGems: 0, dispellingGems: 0 }
  if (tally.total === 0) return
  const seat = speakerOf(play, side)
  play.log('gems-refilled', { gems: tally.total, side: { seat } }, [rule], { seat, numbers: [tally.explain()] })
}

function powerOf(play: Play, bringers: readonly Combatant[], side: Side, source: string): Tally {
  const tally = new Tally(text('number.gems')).atLeast(0)
  for (const { id, profile } of bringers) {
    tally.add(profile.pow ?? 0, text('term.figure', { figure: { figure: id } }), source)
  }
  return tally.add(artefactGems(play, side), text('term.artefacts'), 'SW-SPELL-44')
}

/** SW-SPELL-07, -44: gems from artefacts, which need no sorcerer. */
export function artefactGems(play: Play, side: Side): number {
  let gems = 0
  for (const bearer of standing(play, side)) {
    hooks.each(play, bearer, 'poolGems', (ability) => {
      gems += ability.poolGems(play, bearer)
    })
  }
  return gems
}

/** SW-ARTEFACT-26, -27: sets out gems that last one round and removes those of the last round. */
export function startRoundGems(play: Play): void {
  for (const side of SIDES) {
    const pool = play.state.sides[side]
    const friendly = side === play.state.round
    pool.castingGems = friendly ? roundGems(play, side, 'casting') : 0
    pool.dispellingGems = friendly ? 0 : roundGems(play, side, 'dispelling')
  }
}

function roundGems(play: Play, side: Side, use: 'casting' | 'dispelling'): number {
  let gems = 0
  for (const bearer of standing(play, side)) {
    hooks.each(play, bearer, 'roundGems', (ability) => {
      const yielded = ability.roundGems(play, bearer, use)
      gems += yielded
      if (yielded > 0) revealedBy(play, { bearer: bearer.id, object: ability.id })
    })
  }
  return gems
}

/** Adds gems outside the updating; they stay until the next one (SW-TURN-11). */
export function addGems(play: Play, side: Side, gems: number, rules: readonly string[]): void {
  play.state.sides[side].gems += gems
  play.log('gems-added', { gems }, rules, { seat: speakerOf(play, side) })
}

/**
 * SW-SPELL-08: a sorcerer died, fled or was concussed. One that already flees or is concussed has no gems left to lose.
 */
export function loseGems(play: Play, sorcerer: Combatant): void {
  const power = sorcerer.profile.pow
  if (power === null || sorcerer.fleeing || isIn(sorcerer, 'concussed')) return
  const pool = play.state.sides[sorcerer.side]
  const lost = Math.min(power, pool.gems)
  if (lost === 0) return
  pool.gems -= lost
  play.log('gems-lost', { sorcerer: { figure: sorcerer.id }, gems: lost, left: pool.gems }, ['SW-SPELL-08'], {
    seat: speakerOf(play, sorcerer.side),
  })
}

/** SW-SPELL-18: fleeing, paralysed or concussed sorcerers neither cast nor dispel. */
export function isBarredFromMagic(combatant: Combatant): boolean {
  return combatant.fleeing || isIn(combatant, 'paralysed') || isIn(combatant, 'concussed')
}

/** SW-SPELL-01: lists the sorcerers of a side on the table that may use magic. */
export function ableSorcerers(play: Play, side: Side): Combatant[] {
  return play.state.combatants.filter(
    (combatant) =>
      combatant.side === side &&
      isStanding(combatant) &&
      combatant.profile.pow !== null &&
      !isBarredFromMagic(combatant),
  )
}
