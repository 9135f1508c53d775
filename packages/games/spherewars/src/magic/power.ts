import { Tally, text } from '@fray/kernel'
import { revealArtefact, revealChanging } from '../command/artefacts.ts'
import { standing } from '../ground/board.ts'
import { type Combatant, isIn, isStanding, type Side, speakerOf, type Turn } from '../state.ts'
import { eachWith, lastingWith } from '../traits.ts'

const SIDES: readonly Side[] = [0, 1]

/** SW-TURN-11, SW-SPELL-06, -07, SW-STATE-18: the pools as the opening and every updating set them. */
export function refillGems(turn: Turn): void {
  for (const side of SIDES) refill(turn, ableSorcerers(turn, side), side, 'SW-PROFILE-18', 'SW-TURN-11')
}

/** SW-SPELL-03, -07, -44: what some bring to the pool of their side, and what artefacts add in any case. */
export function refill(turn: Turn, bringers: readonly Combatant[], side: Side, source: string, rule: string): void {
  const power = () => powerOf(turn, bringers, side, source)
  const yielding = standing(turn, side).filter((bearer) => lastingWith(bearer, 'poolGems').length > 0)
  revealChanging(turn, yielding, () => power().total)
  const tally = power()
  turn.state.sides[side] = { gems: tally.total, castingGems: 0, dispellingGems: 0 }
  if (tally.total === 0) return
  const details = { seat: speakerOf(turn, side), numbers: [tally.explain()] }
  turn.log('gems-refilled', { gems: tally.total }, [rule], details)
}

function powerOf(turn: Turn, bringers: readonly Combatant[], side: Side, source: string): Tally {
  const tally = new Tally(text('number.gems')).atLeast(0)
  for (const { id, profile } of bringers) {
    tally.add(profile.pow ?? 0, text('term.figure', { figure: { figure: id } }), source)
  }
  return tally.add(artefactGems(turn, side), text('term.artefacts'), 'SW-SPELL-44')
}

/** SW-SPELL-07, -44: gems that artefacts yield whether or not there is a sorcerer to use them. */
export function artefactGems(turn: Turn, side: Side): number {
  let gems = 0
  for (const bearer of standing(turn, side)) {
    eachWith(bearer, 'poolGems', (ability) => {
      gems += ability.poolGems(turn, bearer)
    })
  }
  return gems
}

/** SW-ARTEFACT-26, -27: gems that last one round only are laid out as a round starts; those of the last round go. */
export function startRoundGems(turn: Turn): void {
  for (const side of SIDES) {
    const pool = turn.state.sides[side]
    const friendly = side === turn.state.round
    pool.castingGems = friendly ? roundGems(turn, side, 'casting') : 0
    pool.dispellingGems = friendly ? 0 : roundGems(turn, side, 'dispelling')
  }
}

function roundGems(turn: Turn, side: Side, use: 'casting' | 'dispelling'): number {
  let gems = 0
  for (const bearer of standing(turn, side)) {
    eachWith(bearer, 'roundGems', (ability) => {
      const yielded = ability.roundGems(turn, bearer, use)
      gems += yielded
      if (yielded > 0) revealArtefact(turn, bearer, ability.id)
    })
  }
  return gems
}

/** A gem that somebody produces outside the updating; it stays until the next one (SW-TURN-11). */
export function addGems(turn: Turn, side: Side, gems: number, rules: readonly string[]): void {
  turn.state.sides[side].gems += gems
  turn.log('gems-added', { gems }, rules, { seat: speakerOf(turn, side) })
}

/** SW-SPELL-08: a sorcerer died, fled or was concussed. One who flees or is concussed already has no power left to lose. */
export function loseGems(turn: Turn, sorcerer: Combatant): void {
  const power = sorcerer.profile.pow
  if (power === null || sorcerer.fleeing || isIn(sorcerer, 'concussed')) return
  const pool = turn.state.sides[sorcerer.side]
  const lost = Math.min(power, pool.gems)
  if (lost === 0) return
  pool.gems -= lost
  turn.log('gems-lost', { sorcerer: { figure: sorcerer.id }, gems: lost, left: pool.gems }, ['SW-SPELL-08'], {
    seat: speakerOf(turn, sorcerer.side),
  })
}

/** SW-SPELL-18: fleeing, paralysed or concussed sorcerers neither cast nor dispel. */
export function isBarredFromMagic(combatant: Combatant): boolean {
  return combatant.fleeing || isIn(combatant, 'paralysed') || isIn(combatant, 'concussed')
}

/** SW-SPELL-01: sorcerers of a side on the table who are not barred. */
export function ableSorcerers(turn: Turn, side: Side): Combatant[] {
  return turn.state.combatants.filter(
    (each) => each.side === side && isStanding(each) && each.profile.pow !== null && !isBarredFromMagic(each),
  )
}
