import { type AnyGame, loadGame } from '@fray/games'
import { type Json, Match, startingPosition } from '@fray/kernel'
import { readProposal } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

/** Starts a match with these figures. */
async function facing(figures: Json): Promise<Match> {
  const game = (await loadGame('spheres-of-war')) as AnyGame
  return Match.start(game, startingPosition(game, { situation: { figures } }), 'advice') as Match
}

const DUEL = [
  { name: 'Fox', seat: 0, x: 12, y: 14 },
  { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
]

test('advice is a legal answer, names the next best one, and is the same each time', async () => {
  const match = await facing(DUEL)
  const { seat } = match.pending[0]!
  const advice = adviceFor(match, seat)!
  expect(match.check(seat, advice.answer)).toBeUndefined()
  expect(advice.next).toBeDefined()
  expect(advice.next!.answer).not.toEqual(advice.answer)
  expect(advice.next!.lead).toBeGreaterThanOrEqual(0)
  expect(adviceFor(match, seat)).toEqual(advice)
})

test('advice warns of the worst answer if it is worse than the next best', async () => {
  const match = await facing([
    { name: 'Fox', seat: 0, x: 12, y: 14 },
    { name: 'Wolf', seat: 0, x: 2, y: 14 },
    { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
  ])
  const { seat } = match.pending[0]!
  match.answer(seat, 'move')
  match.answer(seat, 'toward')
  const { answer, next, worst } = adviceFor(match, seat)!
  expect(worst!.answer).not.toEqual(answer)
  expect(worst!.lead).toBeGreaterThan(next!.lead)
  // With only two answers, the worst one is the next best.
  expect(adviceFor(await facing(DUEL), seat)!.worst).toBeUndefined()
})

test('a seat that is not asked gets no advice', async () => {
  const match = await facing(DUEL)
  expect(adviceFor(match, 1 - match.pending[0]!.seat)).toBeUndefined()
})

test('advice says whether it moves closer to the enemy than the next best answer, unless somebody is lost', async () => {
  const apart = [DUEL[0]!, { ...DUEL[1]!, y: 5 }]
  const match = await facing(apart)
  const { seat } = match.pending[0]!
  match.answer(seat, 'move')
  match.answer(seat, 'toward')
  const { answer, next, approach } = adviceFor(match, seat)!
  const [here, there] = [answer, next!.answer].map((proposal) => readProposal(proposal as Json)!.path.at(-1)!.y) as [
    number,
    number,
  ]
  expect(here).not.toBe(there)
  expect(approach).toBe(here < there ? 'nearer' : 'farther')
  // In contact dice are rolled, and their odds say enough.
  const near = await facing(DUEL)
  near.answer(seat, 'move')
  near.answer(seat, 'toward')
  expect(adviceFor(near, seat)!.approach).toBeUndefined()
})
