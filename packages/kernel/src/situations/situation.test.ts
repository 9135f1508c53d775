import { describe, expect, test } from 'vitest'
import type { Decision } from '../decisions/decision.ts'
import { accept } from '../decisions/verdict.ts'
import { QuickDice, ScriptedDice } from '../dice/random.ts'
import type { Game } from '../game/game.ts'
import { DiceError, InputError } from '../input/errors.ts'
import { choice } from '../match/procedure.ts'
import type { Json } from '../match/seat.ts'
import { digest } from '../records/record.ts'
import { type DuelSetup, type DuelState, type DuelView, duel } from '../testing/duel.ts'
import { giveAnswers, startDuel } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { playSituation, RefusedScriptError, readSituation, type Situation, scriptOf } from './situation.ts'

/** Two fencers within reach, the first to act. */
const close = { spots: [4, 6] }

function situation(script: Partial<Situation>): Situation {
  return { game: 'duel', position: close, ...script }
}

function problemsOf(run: () => unknown): InputError {
  try {
    run()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('readSituation', () => {
  test('separates what every game shares from what the game sets up', () => {
    const data = {
      game: 'duel',
      title: 'a',
      notes: 'b',
      dice: [1, 'S'],
      answers: ['x', { x: 1 }],
      spots: [1, 2],
      life: 2,
    }
    expect(readSituation(data)).toEqual({
      game: 'duel',
      title: 'a',
      notes: 'b',
      dice: [1, 'S'],
      answers: ['x', { x: 1 }],
      position: { spots: [1, 2], life: 2 },
    })
    expect(readSituation({ ...data, passing: 'unmentioned' })).toMatchObject({
      passing: 'unmentioned',
      position: { spots: [1, 2], life: 2 },
    })
  })

  test('leaves open how dice that end with dots continue', () => {
    expect(readSituation({ game: 'duel', dice: [3, '...'] })).toMatchObject({ dice: [3], openDice: true })
    expect(readSituation({ game: 'duel', dice: [3] })).not.toHaveProperty('openDice')
    expect(readSituation({ game: 'duel', dice: ['...', 3] })).toMatchObject({ dice: ['...', 3] })
  })

  test('requires only the game', () => {
    expect(readSituation({ game: 'duel' })).toEqual({ game: 'duel', position: {} })
  })

  test.each([
    ['game', { game: 3 }],
    ['game', {}],
    ['title', { game: 'duel', title: 3 }],
    ['notes', { game: 'duel', notes: [] }],
    ['dice', { game: 'duel', dice: 6 }],
    ['dice[1]', { game: 'duel', dice: [6, null] }],
    ['answers', { game: 'duel', answers: {} }],
    ['answers[0]', { game: 'duel', answers: [undefined] }],
    ['', 'duel'],
  ] as const)('names %s when it is wrong: %j', (field, data) => {
    expect(problemsOf(() => readSituation(data)).problems.map((problem) => problem.field)).toEqual([field])
  })
})

describe('scriptOf', () => {
  test('translates the faces of the game and leaves numbers unchanged', () => {
    const roll = { kind: 'roll', purpose: text('x'), rules: [], reader: undefined } as const
    const dice = scriptOf(duel as Game, [2, 'S', 1])
    expect(dice.throw({ ...roll, pools: [{ seat: 0, count: 3, sides: 6 }] })).toEqual([[2, 6, 1]])
  })

  test.each(['X', '6', '', 'toString', '__proto__'])('names a face the game does not have: "%s"', (face) => {
    const error = problemsOf(() => scriptOf(duel as Game, [1, face]))
    expect(error.problems).toEqual([{ field: 'dice[1]', message: `"${face}" is not a face of this game's dice` }])
  })

  test('refuses faces in a game without its own', () => {
    const { faces: _faces, ...content } = duel.content
    const faceless = { ...duel, content }
    expect(() => scriptOf(faceless as Game, ['S'])).toThrow('dice[0]')
  })
})

describe('playSituation', () => {
  test('sets up the table and gives each answer to the seat that is asked', () => {
    const { match, dice } = playSituation(duel, situation({ answers: ['step', { x: 3 }, 'step', 'stay'] }))
    expect(dice).toBeUndefined()
    expect(match.answers).toEqual([
      { seat: 0, answer: 'step' },
      { seat: 0, answer: { x: 3 } },
      { seat: 1, answer: 'step' },
      { seat: 1, answer: 'stay' },
    ])
    expect(match.state.fencers.map(({ spot }) => spot.x)).toEqual([3, 6])
  })

  test('throws the dice of the script in order and uses them up', () => {
    const { match, dice } = playSituation(duel, situation({ dice: [5, 2, 'S'], answers: ['thrust', 'parry'] }))
    expect(dice?.left).toBe(0)
    expect(match.events[0]).toMatchObject({
      type: 'rolled',
      dice: [
        { seat: 0, sides: 6, values: [5, 2] },
        { seat: 1, sides: 6, values: [6] },
      ],
    })
    expect(match.events[1]?.type).toBe('duel.parried')
  })

  test('accepts named seats in any order for simultaneous choices', () => {
    const answers = (order: number[]) => [
      'bid',
      ...order.map((seat) => ({ seat, answer: 'high' })),
      ...order.map((seat) => ({ seat, answer: `stake-${seat + 2}` })),
      'press',
    ]
    const inOrder = playSituation(duel, situation({ answers: answers([0, 1]) })).match
    const other = playSituation(duel, situation({ answers: answers([1, 0]) })).match
    expect(digest(other)).toBe(digest(inOrder))
    expect(inOrder.state.fencers.map(({ life }) => life)).toEqual([2, 3])
  })

  test('takes dice from elsewhere only after those of the script', () => {
    const elsewhere = new ScriptedDice([6, 6, 1])
    const { match } = playSituation(duel, situation({ answers: ['thrust', 'parry'] }), { dice: elsewhere })
    expect(match.events[0]?.dice?.map(({ values }) => values)).toEqual([[6, 6], [1]])
    const own = playSituation(duel, situation({ dice: [1, 1, 2], answers: ['thrust', 'parry'] }), {
      dice: new QuickDice('x'),
    })
    expect(own.match.events[0]?.dice?.map(({ values }) => values)).toEqual([[1, 1], [2]])
  })

  test('reads answers in the notation of the game, with or without a seat', () => {
    const spoken: typeof duel = {
      ...duel,
      saves: {
        ...duel.saves,
        readScripted: (answer) => (typeof answer === 'number' ? { x: answer } : answer),
      },
    }
    const answers = ['step', 3, 'step', { seat: 1, answer: 7 }]
    const { match } = playSituation(spoken, situation({ answers }))
    expect(match.answers.map(({ answer }) => answer)).toEqual(['step', { x: 3 }, 'step', { x: 7 }])
    const error = problemsOf(() => playSituation(spoken, situation({ answers: ['step', 6] })))
    expect((error as RefusedScriptError).answer).toEqual({ x: 6 })
    expect(() => playSituation(duel, situation({ answers }))).toThrow('duel.no-spot')
  })

  test('takes a suggestion by number, and refuses a number without suggestion', () => {
    const suggestions = playSituation(duel, situation({ answers: ['step'] })).match.pending[0]
    const [, second] = suggestions?.kind === 'place' ? suggestions.suggest() : []
    const { match } = playSituation(duel, situation({ answers: ['step', { suggested: 2 }] }))
    expect(match.answers.at(-1)?.answer).toEqual(second)
    const named = playSituation(duel, situation({ answers: ['step', { seat: 0, answer: { suggested: 2 } }] })).match
    expect(named.answers).toEqual(match.answers)
    expect(() => playSituation(duel, situation({ answers: ['step', { suggested: 99 }] }))).toThrow(RefusedScriptError)
    expect(() => playSituation(duel, situation({ answers: [{ suggested: 1 }] }))).toThrow(RefusedScriptError)
  })

  test('refuses a situation of another game', () => {
    const error = problemsOf(() => playSituation(duel, situation({ game: 'chess' })))
    expect(error.problems).toEqual([{ field: 'game', message: 'is "chess", not "duel"' }])
  })

  test('reports a position that the game cannot set up as an error of the game', () => {
    const error = problemsOf(() => playSituation(duel, situation({ position: { spots: [1] } })))
    expect(error.problems.map(({ field }) => field)).toEqual(['spots'])
  })

  test('reports the roll if dice are missing', () => {
    const answers = ['thrust', 'parry']
    expect(() => playSituation(duel, situation({ answers }))).toThrow(DiceError)
    expect(() => playSituation(duel, situation({ dice: [1, 2], answers }))).toThrow('duel.parry DUEL-THRUST-03 needs 3')
  })

  test('refuses a face that the die does not have', () => {
    expect(() => playSituation(duel, situation({ dice: [1, 7, 2], answers: ['thrust', 'parry'] }))).toThrow(
      'dice[1] is 7',
    )
    expect(() => playSituation(duel, situation({ dice: ['X'] }))).toThrow('dice[0]: "X" is not a face')
  })

  test('reports how many dice are left over', () => {
    const run = () => playSituation(duel, situation({ dice: [1, 2, 3, 4, 5], answers: ['thrust', 'parry'] }))
    expect(problemsOf(run).problems).toEqual([{ field: 'dice', message: '2 of the script were not thrown' }])
  })

  test('refuses answers after the end', () => {
    const error = problemsOf(() => playSituation(duel, situation({ answers: ['yield', 'salute'] })))
    expect(error.problems).toEqual([{ field: 'answers[1]', message: 'the match has no decision left' }])
  })

  test('refuses an unnamed answer where several seats choose', () => {
    const error = problemsOf(() => playSituation(duel, situation({ answers: ['bid', 'high'] })))
    expect(error.problems[0]?.field).toBe('answers[1]')
    expect(error.message).toContain('several seats choose at once')
  })

  test('refuses an answer of a seat that is not asked', () => {
    const error = problemsOf(() => playSituation(duel, situation({ answers: [{ seat: 1, answer: 'salute' }] })))
    expect(error.problems).toEqual([{ field: 'answers[0]', message: 'seat 1 has nothing to decide now' }])
  })
})

describe('a refused answer', () => {
  function refusedScript(script: Partial<Situation>): RefusedScriptError {
    const error = problemsOf(() => playSituation(duel, situation(script)))
    expect(error).toBeInstanceOf(RefusedScriptError)
    return error as RefusedScriptError
  }

  test('to a pick reports the question, the reason, the rule and the options', () => {
    const error = refusedScript({ answers: ['salute', 'dance'] })
    expect(error.message).toBe(
      'situation: answers[1]: seat 1 may not answer "dance" to "duel.act": kernel.not-offered [DUEL-TURN-01]; ' +
        'offered: step, thrust, bid, drink, sniff, salute, yield',
    )
    expect(error.field).toBe('answers[1]')
    expect(error.refusal).toEqual(error.match.check(1, 'dance'))
    expect(error.decision).toBe(error.match.pending[0])
  })

  test('to a place decision reports the reason and no options', () => {
    const error = refusedScript({ answers: ['step', { x: 6 }] })
    expect(error.message).toBe(
      'situation: answers[1]: seat 0 may not answer {"x":6} to "duel.where": duel.blocked [DUEL-STEP-02]',
    )
  })

  test('of one of several seats reports that seat and its own options', () => {
    const answers = ['bid', { seat: 1, answer: 'high' }, { seat: 1, answer: 'stake-0' }]
    const error = refusedScript({ answers })
    expect(error.decision.seat).toBe(1)
    expect(error.message).toContain('seat 1 may not answer "stake-0" to "duel.stake"')
    expect(error.message).toContain('offered: stake-2, stake-3, stake-4')
  })

  test('after one that also fits a decision with only one choice is reported with that decision', () => {
    const pickOf = (id: string, ...keys: string[]) => ({
      ...{ seat: 0, prompt: text(id), rules: [] },
      options: keys.map((key) => choice(key, text(key))),
    })
    const three: Game<DuelState, DuelSetup, DuelView> = {
      ...duel,
      rules: {
        ...duel.rules,
        *next(play) {
          yield* play.pick(pickOf('who', 'all'))
          yield* play.pick(pickOf('next', 'all', 'none'))
          yield* play.pick(pickOf('how', 'well', 'badly'))
        },
      },
    }
    const found: unknown[] = []
    const onAmbiguousAnswer = (...[asked, unasked, index]: readonly [Decision, Decision, number]) => {
      found.push([asked.prompt.id, unasked.prompt.id, index])
    }
    problemsOf(() => playSituation(three, situation({ answers: ['all', 'none', 'well'] }), { onAmbiguousAnswer }))
    expect(found).toEqual([['next', 'who', 0]])
    found.length = 0
    problemsOf(() => playSituation(three, situation({ answers: ['none', 'none'] }), { onAmbiguousAnswer }))
    expect(found).toEqual([])
  })

  test('leaves the match at the point before it', () => {
    const error = refusedScript({ answers: ['salute', 'dance'] })
    const match = startDuel()
    giveAnswers(match, 'salute')
    expect(digest(error.match)).toBe(digest(match))
  })
})

describe('"passing": "unmentioned"', () => {
  /** Seat 0 acts; after each action seat 1 and then seat 0 may react. */
  const watched: Game<DuelState, DuelSetup, DuelView> = {
    ...duel,
    rules: {
      ...duel.rules,
      *next(play) {
        const deed = yield* play.pick({
          seat: 0,
          prompt: text('deed'),
          rules: [],
          options: ['salute', 'bow'].map(option),
        })
        play.log(`did.${deed}`, {}, [])
        for (const seat of [1, 0]) {
          const options = ['pass', 'cough'].map(option)
          const interruption = { moment: text('now'), key: deed, interrupted: 0, hostile: seat === 1, pass: 'pass' }
          const said = yield* play.interrupt({ seat, prompt: text('speak'), rules: [], options, interruption })
          play.log(`said.${said}`, {}, [], { seat })
        }
      },
    },
  }
  const option = (key: string) => choice(key, text(key))
  const story = (answers: Json[], passing?: 'unmentioned') => {
    const { match } = playSituation(watched, situation({ answers, passing }))
    return [
      match.events.map(({ type, seat }) => (seat === undefined ? type : `${seat} ${type}`)),
      match.pending[0]?.prompt.id,
    ]
  }

  test('passes every interruption that the script does not answer, also after its end', () => {
    expect(story(['salute', 'bow'], 'unmentioned')).toEqual([
      ['did.salute', '1 said.pass', '0 said.pass', 'did.bow', '1 said.pass', '0 said.pass'],
      'deed',
    ])
  })

  test('gives an answer to the first interruption that accepts it, or to the named seat', () => {
    expect(story(['salute', 'cough'], 'unmentioned')[0]).toEqual(['did.salute', '1 said.cough', '0 said.pass'])
    expect(story(['salute', { seat: 0, answer: 'cough' }, 'bow'], 'unmentioned')[0]).toEqual([
      'did.salute',
      '1 said.pass',
      '0 said.cough',
      'did.bow',
      '1 said.pass',
      '0 said.pass',
    ])
  })

  test('is needed: without it every interruption waits', () => {
    expect(story(['salute', 'pass'])).toEqual([['did.salute', '1 said.pass'], 'speak'])
    expect(problemsOf(() => story(['salute', 'bow'])).message).toContain('may not answer "bow" to "speak"')
  })

  test('is the only valid value', () => {
    expect(problemsOf(() => readSituation({ game: 'duel', passing: true })).message).toContain('passing')
  })
})

describe('a pick with one option', () => {
  /** Seat 0 may only salute; then seat 1 chooses, and seat 0 may only leave. */
  const stiff: Game<DuelState, DuelSetup, DuelView> = {
    ...duel,
    rules: {
      ...duel.rules,
      *next(play) {
        for (const [seat, ...keys] of [[0, 'salute'] as const, [1, 'bow', 'nod'] as const, [0, 'leave'] as const]) {
          const options = keys.map((key) => choice(key, text(key)))
          play.log(`did.${yield* play.pick({ seat, prompt: text('deed'), rules: [], options })}`, {}, [])
        }
      },
    },
  }
  const deeds = (answers: Json[]) =>
    playSituation(stiff, situation({ answers })).match.events.map(({ type }) => type.replace('did.', ''))

  test('may be in the script or omitted', () => {
    const all = ['salute', 'bow', 'leave', 'salute']
    expect(deeds(['bow'])).toEqual(all)
    expect(deeds(['salute', 'bow', 'leave', 'salute'])).toEqual(all)
    expect(deeds([{ seat: 0, answer: 'salute' }, 'bow', { seat: 0, answer: 'salute' }])).toEqual(all)
  })

  test('must be in its turn, once, and for its own seat', () => {
    expect(() => deeds(['salute', 'salute'])).toThrow(RefusedScriptError)
    expect(() => deeds(['leave'])).toThrow(RefusedScriptError)
    expect(() => deeds([{ seat: 1, answer: 'salute' }])).toThrow(RefusedScriptError)
  })
})

describe('an arrangement with only one solution', () => {
  /** Seat 0 has one card to lay; then it chooses. */
  const neat: Game<DuelState, DuelSetup, DuelView> = {
    ...duel,
    rules: {
      ...duel.rules,
      *next(play) {
        const [things, slots] = [[{ id: 'fox', text: text('fox') }], [{ id: 'pile', text: text('pile') }]]
        const ask = { seat: 0, prompt: text('lay'), rules: [], things, slots, suggest: () => [] }
        play.log(`laid.${yield* play.arrange({ ...ask, check: () => accept('asked') }, 'only')}`, {}, [])
        const options = ['bow', 'nod'].map((key) => choice(key, text(key)))
        yield* play.pick({ seat: 0, prompt: text('deed'), rules: [], options })
      },
    },
  }
  const playedEvents = (answers: Json[]) =>
    playSituation(neat, situation({ answers })).match.events.map(({ type }) => type)

  test('is taken at once, and may be in the script or omitted', () => {
    expect(playedEvents([])).toEqual(['laid.only'])
    expect(playedEvents(['bow'])).toEqual(['laid.only', 'laid.only'])
    expect(playedEvents([{ slots: { pile: ['fox'] } }, 'bow'])).toEqual(['laid.only', 'laid.only'])
    expect(() => playedEvents([{ slots: { pile: ['owl'] } }, 'bow'])).toThrow(RefusedScriptError)
  })
})

describe('a key with several parts', () => {
  const keys = ['arrow:1:2', 'arrow:2:2', 'arrow:2:3', 'cure:12', 'cure:12:3', 'curse:4', '7', 'pay:1:air2-fire1']
  const spells: Game<DuelState, DuelSetup, DuelView> = {
    ...duel,
    rules: {
      ...duel.rules,
      *next(play) {
        const options = keys.map((key) => choice(key, text(key)))
        play.log(`did.${yield* play.pick({ seat: 0, prompt: text('deed'), rules: [], options })}`, {}, [])
      },
    },
  }
  const chosenEvent = (answer: Json) => playSituation(spells, situation({ answers: [answer] })).match.events[0]?.type

  test('may be shortened if only one option begins with it', () => {
    expect(chosenEvent('arrow:1')).toBe('did.arrow:1:2')
    expect(chosenEvent('curse')).toBe('did.curse:4')
    expect(chosenEvent({ seat: 0, answer: 'curse' })).toBe('did.curse:4')
    expect(chosenEvent('cure:12')).toBe('did.cure:12')
    for (const short of ['arrow', 'arrow:2', 'arrow:1:', 'cure:1', 'cur'])
      expect(() => chosenEvent(short)).toThrow(RefusedScriptError)
  })

  test('that is a number may be written as one', () => {
    expect(chosenEvent(7)).toBe('did.7')
    expect(chosenEvent({ seat: 0, answer: 7 })).toBe('did.7')
  })

  test('may list parts joined by hyphens in any order', () => {
    expect(chosenEvent('pay:1:fire1-air2')).toBe('did.pay:1:air2-fire1')
    for (const other of ['pay:1:fire2-air1', 'pay:fire1-air2:1', 'pay:1:air2'])
      expect(() => chosenEvent(other)).toThrow(RefusedScriptError)
  })
})

test('"yes" accepts the only option besides "no"', () => {
  const consents = (keys: readonly string[]): typeof duel => ({
    ...duel,
    rules: {
      ...duel.rules,
      *next(play) {
        const options = keys.map((key) => choice(key, text(key)))
        play.log(`did.${yield* play.pick({ seat: 0, prompt: text('deed'), rules: [], options })}`, {}, [])
      },
    },
  })
  const chosenEvent = (keys: readonly string[], answer: string) =>
    playSituation(consents(keys), situation({ answers: [answer] })).match.events[0]?.type
  expect(chosenEvent(['press', 'no'], 'yes')).toBe('did.press')
  expect(chosenEvent(['press', 'no'], 'use')).toBe('did.press')
  expect(chosenEvent(['use', 'yes', 'no'], 'yes')).toBe('did.yes')
  for (const keys of [
    ['press', 'pull', 'no'],
    ['press', 'pull'],
  ])
    expect(() => chosenEvent(keys, 'yes')).toThrow(RefusedScriptError)
})

describe('simultaneous secret choices in a script', () => {
  /** Seat 0 has one option, seat 1 two; then seat 0 is asked alone. */
  const secretly: Game<DuelState, DuelSetup, DuelView> = {
    ...duel,
    rules: {
      ...duel.rules,
      *next(play) {
        const offered = [['left'], ['up', 'down']]
        const parts = offered.map((keys, seat) => ({ seat, procedure: secretChoice(play, seat, keys) }))
        const chosen = yield* play.simultaneously(parts)
        const after = yield* play.pick({
          seat: 0,
          prompt: text('then'),
          rules: [],
          options: ['go', 'stop'].map(option),
        })
        play.log(`did.${[...chosen, after].join('-')}`, {}, [])
      },
    },
  }
  const option = (key: string) => choice(key, text(key))
  function* secretChoice(play: Parameters<typeof secretly.rules.next>[0], seat: number, keys: readonly string[]) {
    return yield* play.pick({ seat, prompt: text('which'), rules: [], options: keys.map(option) }, true)
  }
  const eventsAndQuestions = (answers: Json[]) => {
    const { match } = playSituation(secretly, situation({ answers }))
    return [match.events.map(({ type }) => type), match.pending.map(({ prompt }) => prompt.id)]
  }

  test('an answer offered to only one seat is given by that seat', () => {
    expect(eventsAndQuestions(['left', 'down', 'go'])[0]).toEqual(['did.left-down-go'])
    expect(eventsAndQuestions(['up', 'left', 'stop'])[0]).toEqual(['did.left-up-stop'])
  })

  test('a single option is taken at the end of the answers if no die has fallen yet', () => {
    const rolling: typeof secretly = {
      ...secretly,
      rules: {
        ...secretly.rules,
        *next(play) {
          yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: secretChoice(play, seat, ['on']) })))
          yield* play.rollDice(text('roll'), [], [{ seat: 0, count: 1, sides: 6 }])
          yield* play.pick({ seat: 0, prompt: text('then'), rules: [], options: ['go', 'stop'].map(option) })
        },
      },
    }
    const pendingQuestions = (dice?: number[]) =>
      playSituation(rolling, situation(dice ? { dice } : {})).match.pending.map(({ prompt }) => prompt.id)
    expect(pendingQuestions([4])).toEqual(['then'])
    expect(pendingQuestions()).toEqual(['which', 'which'])
    const again: typeof secretly = {
      ...secretly,
      rules: {
        ...secretly.rules,
        *next(play) {
          yield* play.rollDice(text('roll'), [], [{ seat: 0, count: 1, sides: 6 }])
          yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: secretChoice(play, seat, ['on']) })))
        },
      },
    }
    expect(() => playSituation(again, situation({ dice: [4, 5] }))).toThrow('1 of the script were not thrown')
  })

  test('a single option may be omitted if the script continues, and waits at its end', () => {
    expect(eventsAndQuestions(['down', 'go'])[0]).toEqual(['did.left-down-go'])
    expect(eventsAndQuestions(['down'])).toEqual([[], ['which']])
    expect(() => eventsAndQuestions(['down', 'dance'])).toThrow(RefusedScriptError)
  })
})
