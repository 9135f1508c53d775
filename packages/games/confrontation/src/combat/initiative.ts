import { optionWithNote, type Procedure, type Seat, type Tally, text } from '@fray/kernel'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { characteristic } from '../characteristics.ts'
import { resolveOpposition } from '../dice/opposition.ts'
import type { Test } from '../dice/test.ts'
import { pickFighter } from '../pick-fighter.ts'
import { type Fighter, otherSeat, type Play, profileOf } from '../state.ts'
import { type Fight, present } from './fight.ts'

/** CF-COMBAT-04 to -06: decides which camp strikes first. */
export function* initiative(play: Play, fight: Fight): Procedure<Seat> {
  const tests: Test[] = []
  // CF-MACHINE-35: an immobile machine neither tests nor helps; a camp that faces only such machines strikes first.
  const able = present(play, fight).filter((fighter) => !isImmobile(profileOf(fighter)))
  const helpless = [0, 1].find((seat) => !able.some((fighter) => fighter.seat === seat))
  if (helpless !== undefined) return otherSeat(helpless)
  for (const seat of [0, 1]) {
    const own = able.filter((fighter) => fighter.seat === seat)
    const tell = (fighter: Fighter) =>
      optionWithNote('note.initiative', { value: characteristic(play, fighter, 'ini').total })
    const picked = yield* pickFighter(play, own[0]!.seat, own, 'ask.initiative', ['CF-COMBAT-05'], tell)
    tests.push({
      kind: 'initiative',
      fighter: picked,
      rules: ['CF-COMBAT-04'],
      difficulty: null,
      against: null,
      dice: 1,
      modifiers: (final) => addGroup(final, picked, own.length - 1),
    })
  }
  return yield* resolveOpposition(play, tests[0]!, tests[1]!)
}

/** CF-COMBAT-05: +1 for each other friend in the combat; CF-FLY-14: only the picked fighter's dive counts. */
function addGroup(final: Tally, picked: Fighter, others: number): void {
  final.add(others, text('term.friends'), 'CF-COMBAT-05')
  if (picked.dived) final.add(2, text('term.dive'), 'CF-FLY-14')
}
