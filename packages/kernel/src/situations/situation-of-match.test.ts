import { describe, expect, test } from 'vitest'
import { ScriptedDice } from '../dice/random.ts'
import type { Game } from '../game/game.ts'
import { Match } from '../match/match.ts'
import type { Json } from '../match/seat.ts'
import { type DuelSetup, type DuelState, type DuelView, duel } from '../testing/duel.ts'
import { playSituation, readSituation } from './situation.ts'
import { situationOf } from './situation-of-match.ts'
import { beginSituation } from './situation-record.ts'

/** The duel with positions that include only known potions. */
const telling: Game<DuelState, DuelSetup, DuelView> = {
  ...duel,
  saves: {
    ...duel.saves,
    writePosition: ({ fencers }, { life }) => ({
      spots: fencers.map(({ spot }) => spot.x),
      life,
      ...(fencers.every(({ potion }) => potion !== 'unknown') ? { potions: fencers.map(({ potion }) => potion) } : {}),
    }),
  },
}

function duelWith(dice: readonly number[] = []) {
  const setup = telling.rules.readSetup({ life: 3, potions: ['poison', 'healing'] })
  return Match.start(telling, { setup, state: telling.rules.begin(setup) }, '', { dice: new ScriptedDice(dice) })
}

describe('situationOf', () => {
  test('between activations it is the position, and the match continues from there', () => {
    const situation = situationOf(duelWith(), 'everything')
    expect(situation).toEqual({ game: 'duel', spots: [4, 6], life: 3, potions: ['poison', 'healing'] })
  })

  test('during an activation it is the last position with the answers since', () => {
    const match = duelWith()
    match.answer(0, 'step')
    const situation = situationOf(match, { seat: 0 })
    expect(situation?.answers).toEqual([{ seat: 0, answer: 'step' }])
    const again = playSituation(telling, readSituation(situation)).match
    expect(again.pending[0]?.prompt.id).toBe('duel.where')
  })

  test('it leaves out what the seat may not know, unless the match is over', () => {
    const match = duelWith()
    match.answer(0, 'bid')
    match.answer(1, 'high')
    match.answer(1, 'stake-4')
    const known = JSON.stringify(situationOf(match, { seat: 0 }))
    expect(known).not.toMatch(/high|stake|healing|poison/)
    expect(situationOf(match, 'everything')?.answers).toContainEqual({ seat: 1, answer: 'stake-4' })
    expect(situationOf(match, 'everything')?.answers).toHaveLength(3)
    expect(situationOf(match, 'everything')?.potions).toEqual(['poison', 'healing'])
  })

  test('without the answers it is the position alone if a script would reveal a secret', () => {
    const match = duelWith()
    match.answer(0, 'bid')
    const bids: [number, Json][] = [
      [1, 'high'],
      [1, 'stake-4'],
      [0, 'low'],
      [0, 'stake-1'],
    ]
    for (const [seat, answer] of bids) match.answer(seat, answer)
    expect(match.pending[0]?.prompt.id).toBe('duel.use-bid')
    expect(situationOf(match, { seat: 0 })).toEqual({ game: 'duel', spots: [4, 6], life: 3 })
    expect(situationOf(match, 'everything')?.answers).toHaveLength(5)
  })

  test('a game without positions has no situations', () => {
    const setup = duel.rules.readSetup({ life: 3, potions: ['poison', 'healing'] })
    expect(situationOf(Match.start(duel, { setup, state: duel.rules.begin(setup) }, ''), 'everything')).toBeUndefined()
  })
})

describe('beginSituation', () => {
  const secret = { seed: 'seed', salt: 'grain' }
  const thrust = { game: 'duel', position: { spots: [4, 6] }, answers: ['thrust', { seat: 1, answer: 'parry' }] }

  test('plays the script with its own dice and continues with dice of the seed', () => {
    const { match, record } = beginSituation(duel, { ...thrust, dice: [6, 1, 3] }, secret)
    expect(match.events.map(({ type }) => type)).toContain('duel.wounded')
    expect(record).toMatchObject({
      forcedDice: [6, 1, 3],
      seed: 'seed',
      answers: [
        [0, 'thrust'],
        [1, 'parry'],
      ],
    })
  })

  test('reports problems by field, also as a phrase', () => {
    const problems = (given: object) => {
      try {
        beginSituation(duel, { ...thrust, ...given }, secret)
      } catch (error) {
        return (error as { problems: readonly { field: string; text?: { id: string } }[] }).problems.map(
          ({ field, text: words }) => [field, words?.id],
        )
      }
      return []
    }
    expect(problems({ dice: [6, 1, 3, 3] })).toEqual([['dice', 'kernel.input.dice-left']])
    expect(problems({ dice: [6, 7, 3] })).toEqual([['dice[1]', 'kernel.input.wrong-face']])
    expect(problems({ answers: ['dance'] })).toEqual([['answers[0]', 'kernel.input.script-refused']])
  })
})
