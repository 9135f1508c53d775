import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Game } from '../game/game.ts'
import { InputError } from '../input/errors.ts'
import type { Json } from '../match/seat.ts'
import { type DuelSetup, type DuelState, type DuelView, duel } from '../testing/duel.ts'
import type { MatchTerms } from './record.ts'
import { beginMatch } from './replay.ts'
import { areIndexesOf, checkSavedState, stateSchemas } from './saved-state.ts'

const schema = z.looseObject({
  turn: stateSchemas.count,
  fencers: z.array(z.looseObject({ life: stateSchemas.whole, potion: z.string() })),
}) as unknown as z.ZodType<DuelState>

/** A duel that says what its states are. */
const checked: Game<DuelState, DuelSetup, DuelView> = {
  ...duel,
  saves: {
    ...duel.saves,
    checkState: (json, { potions }) =>
      checkSavedState(schema, json, ({ fencers }, contradict) => {
        if (fencers.length !== potions.length) contradict('fencers')
      }),
  },
}

const begun = duel.saves.readPosition({ spots: [4, 5] }).state

/** A match that goes on from this state, as a file would hold it. */
function continueFromState(state: unknown, game = checked) {
  const savepoint = { version: '1', answers: 0, events: 0, state: state as Json }
  const continuations = [{ version: '0', answers: [], savepoint }]
  const terms: MatchTerms = { origin: { situation: { spots: [4, 5] } }, seed: 'any', continuations }
  return beginMatch(game, terms)
}

function problemsOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    return (error as InputError).problems.map(({ field, message }) => `${field}: ${message}`)
  }
  throw new Error('nothing was refused')
}

describe('the state of a savepoint', () => {
  test('goes on as it is if nothing is wrong with it', () => {
    expect(continueFromState(begun).state).toEqual(begun)
  })

  test('is refused by field before the game believes it', () => {
    const { fencers } = begun
    const [first, second] = fencers
    const wrong = (change: object) => problemsOf(() => continueFromState({ ...begun, ...change }))
    expect(wrong({ turn: 'no turn' })[0]).toMatch(/^savepoint\.state\.turn: /)
    expect(wrong({ turn: Number.NaN })[0]).toMatch(/^savepoint\.state\.turn: /)
    expect(wrong({ turn: 1e300 })[0]).toMatch(/^savepoint\.state\.turn: /)
    expect(wrong({ turn: -1, fencers: [first, { ...second, potion: 3 }] }).map((line) => line.split(':')[0])).toEqual([
      'savepoint.state.turn',
      'savepoint.state.fencers[1].potion',
    ])
    expect(problemsOf(() => continueFromState(null))[0]).toMatch(/^savepoint\.state/)
  })

  test('is refused if its parts contradict each other', () => {
    const { fencers } = begun
    expect(problemsOf(() => continueFromState({ ...begun, fencers: fencers.slice(0, 1) }))).toEqual([
      'savepoint.state.fencers: does not agree with the rest of the position',
    ])
  })

  test('is refused as a whole where the check itself goes wrong', () => {
    const throwing = {
      ...checked,
      saves: {
        ...checked.saves,
        checkState: () => {
          throw new TypeError('reading of undefined')
        },
      },
    }
    expect(problemsOf(() => continueFromState(begun, throwing))).toEqual(['savepoint: is not a position of this game'])
  })

  test.each([
    [[0, 2], true],
    [[null, undefined], true],
    [[3], false],
    [[-1], false],
    [[0.5], false],
    [[Number.NaN], false],
  ])('%j are places in a list of three: %s', (ids, expected) => {
    expect(areIndexesOf(ids, [1, 2, 3])).toBe(expected)
  })
})
