import fc from 'fast-check'
import { expect, describe as suite, test } from 'vitest'
import { Play } from '../match/procedure.ts'
import type { Json } from '../match/seat.ts'
import { text } from '../texts/message.ts'
import {
  type Decision,
  describeDecision,
  judgeAnswer,
  type PickDecision,
  type PlaceDecision,
  takeFirst,
} from './decision.ts'
import { accept, refuse } from './verdict.ts'

const pick: PickDecision<{ gold: number }> = {
  kind: 'pick',
  seat: 1,
  prompt: text('buy'),
  rules: ['P-1', 'P-2'],
  figure: 4,
  options: [
    {
      key: 'sword',
      text: text('sword'),
      value: { gold: 3 },
      figure: 7,
      icon: 'blade',
      group: { text: text('arms'), label: text('blade') },
      rules: ['P-3'],
    },
    { key: 'shield', text: text('shield'), value: { gold: 2 } },
  ],
  barred: [
    { key: 'horse', text: text('horse'), reason: text('too-dear', { gold: 9 }), rules: ['P-9', 'P-8'], icon: 'h' },
  ],
}

const place: PlaceDecision<number> = {
  kind: 'place',
  seat: 0,
  prompt: text('where'),
  rules: ['M-1'],
  form: { from: 3 },
  check: (proposal) => (typeof proposal === 'number' ? accept(proposal * 2) : refuse(text('no-number'), 'M-2')),
  suggest: () => [1, 2],
  region: () => ({ to: 5 }),
  alternatives: [{ key: 'stay', text: text('stay'), value: -1 }],
}

suite('judge, of a pick', () => {
  test('an answer gives the value of its option', () => {
    expect(judgeAnswer(pick, 'shield')).toEqual({ ok: true, value: { gold: 2 } })
    expect(judgeAnswer(pick, 'sword')).toEqual({ ok: true, value: { gold: 3 } })
  })

  test('a barred option is refused with its own reason and rules', () => {
    expect(judgeAnswer(pick, 'horse')).toEqual({
      ok: false,
      reason: text('too-dear', { gold: 9 }),
      rules: ['P-9', 'P-8'],
    })
  })

  test('an unlisted option is refused with the reason of the game, if it has one', () => {
    const why: PickDecision = {
      ...pick,
      whyNot: (key) => (key === 'camel' ? refuse(text('no-camels'), 'P-7') : undefined),
    }
    expect(judgeAnswer(why, 'camel')).toEqual({ ok: false, reason: text('no-camels'), rules: ['P-7'] })
    expect(judgeAnswer(why, 'donkey')).toMatchObject({
      ok: false,
      reason: { id: 'kernel.not-offered' },
      rules: pick.rules,
    })
    expect(judgeAnswer(why, 'sword').ok).toBe(true)
    expect(describeDecision(why)).toEqual(describeDecision(pick))
    expect(judgeAnswer({ ...place, whyNot: () => refuse(text('no-wings'), 'M-3') }, 'fly')).toMatchObject({
      rules: ['M-3'],
    })
  })

  test('a refusal quotes only the start of a very long answer', () => {
    for (const answer of ['x'.repeat(10_000), Array(10_000).fill(1)]) {
      const verdict = judgeAnswer(pick, answer)
      const said = verdict.ok ? '' : String(verdict.reason.args?.answer)
      expect({ saidLength: said.length, endsWith: said.endsWith('…') }).toEqual({ saidLength: 201, endsWith: true })
    }
  })

  test('an answer that is not offered is refused by the rules of the decision and quoted', () => {
    const answer = fc
      .jsonValue({ maxDepth: 2 })
      .filter((value) => !['sword', 'shield', 'horse'].includes(value as string))
      .filter((value) => JSON.stringify(value).length <= 200)
    fc.assert(
      fc.property(answer, (value) => {
        const said = typeof value === 'string' ? value : JSON.stringify(value)
        expect(judgeAnswer(pick, value as Json)).toEqual({
          ok: false,
          reason: text('kernel.not-offered', { answer: said }),
          rules: ['P-1', 'P-2'],
        })
      }),
    )
  })

  test('a malformed answer is refused like any other', () => {
    expect(judgeAnswer(pick, undefined as unknown as Json)).toMatchObject({
      reason: text('kernel.not-offered', { answer: 'undefined' }),
    })
  })

  test('names inherited from Object are not options', () => {
    for (const key of ['toString', 'constructor', '__proto__', 'length', '0'])
      expect(judgeAnswer(pick, key).ok).toBe(false)
  })
})

suite('judge, of a place', () => {
  test('a proposal is checked by the rules', () => {
    expect(judgeAnswer(place, 4)).toEqual({ ok: true, value: 8 })
    expect(judgeAnswer(place, { x: 1 })).toEqual({ ok: false, reason: text('no-number'), rules: ['M-2'] })
    expect(judgeAnswer(place, null)).toEqual({ ok: false, reason: text('no-number'), rules: ['M-2'] })
  })

  test('a string is a key of the alternatives, never a proposal', () => {
    expect(judgeAnswer(place, 'stay')).toEqual({ ok: true, value: -1 })
    const anything: PlaceDecision<Json> = { ...place, check: accept, alternatives: [] }
    expect(judgeAnswer(anything, 'stay')).toEqual({
      ok: false,
      reason: text('kernel.not-offered', { answer: 'stay' }),
      rules: ['M-1'],
    })
    const { alternatives: _instead, ...without } = place
    expect(judgeAnswer(without, 'stay').ok).toBe(false)
  })
})

suite('describe', () => {
  test('the data of a pick decision has everything but the values of its options', () => {
    const { value: _sword, ...sword } = pick.options[0]!
    const { value: _shield, ...shield } = pick.options[1]!
    expect(describeDecision(pick)).toEqual({ ...pick, options: [sword, shield] })
    expect(JSON.stringify(describeDecision(pick))).not.toContain('"value"')
  })

  test('the data of a place decision has its form and its alternatives', () => {
    const { check: _check, suggest: _suggest, region: _region, ...data } = place
    expect(describeDecision(place)).toEqual({ ...data, alternatives: [{ key: 'stay', text: text('stay') }] })
    const { alternatives: _instead, ...without } = place
    expect(describeDecision(without)).toMatchObject({ alternatives: [] })
  })

  test.each([['pick', pick as Decision] as const, ['place', place as Decision] as const])(
    'the data of a %s survives another thread and JSON, and the decision stays whole',
    (_, decision) => {
      const data = describeDecision(decision)
      expect(structuredClone(data)).toEqual(data)
      expect(JSON.parse(JSON.stringify(data))).toEqual(data)
      const legal = candidateOf(decision)
      expect(judgeAnswer(decision, legal).ok).toBe(true)
    },
  )
})

suite('Play.pick', () => {
  const ask = { seat: 0, prompt: text('buy'), rules: [], options: pick.options.slice(0, 1) }
  const play = new Play({}, null)

  test('play.pick takes the only option at once', () => {
    expect(play.pick(ask).next()).toEqual({ done: true, value: { gold: 3 } })
  })

  test('play.pick asks about a single option if it must be confirmed', () => {
    expect(play.pick(ask, true).next()).toEqual({ done: false, value: { kind: 'pick', ...ask } })
  })

  test('play.pick asks about two options and gives the value of the answer', () => {
    const asking = play.pick({ ...ask, options: pick.options })
    expect(asking.next()).toMatchObject({ done: false, value: { kind: 'pick' } })
    expect(asking.next({ gold: 2 })).toEqual({ done: true, value: { gold: 2 } })
  })

  test('play.pick does not decide for a seat without options', () => {
    expect(play.pick({ ...ask, options: [] }).next().done).toBe(false)
  })
})

function candidateOf(decision: Decision): Json {
  return decision.kind === 'pick' ? decision.options[0]!.key : decision.suggest()[0]!
}

const act = { key: 'act', text: text('act'), icon: 'run', perform: () => {} }

suite('what crosses to another thread', () => {
  test('the data of a pick decision can be cloned whatever its values are', () => {
    const asked = describeDecision({
      kind: 'pick',
      seat: 0,
      prompt: text('ask'),
      rules: ['R-1'],
      figure: 3,
      options: [{ ...act, figure: 4, rules: ['R-2'], value: () => {} }],
      barred: [{ ...act, reason: text('no'), rules: [] }],
    })
    expect(structuredClone(asked)).toEqual({
      kind: 'pick',
      seat: 0,
      prompt: { id: 'ask' },
      rules: ['R-1'],
      figure: 3,
      options: [{ key: 'act', text: { id: 'act' }, icon: 'run', figure: 4, rules: ['R-2'] }],
      barred: [{ key: 'act', text: { id: 'act' }, icon: 'run', reason: { id: 'no' }, rules: [] }],
    })
  })

  test('the data of a place decision can be cloned with its form and alternatives', () => {
    const asked = describeDecision({
      kind: 'place',
      seat: 1,
      prompt: text('where'),
      rules: [],
      form: { kind: 'point', radius: 10 },
      check: () => ({ ok: true, value: undefined }),
      suggest: () => [],
      alternatives: [{ ...act, value: undefined }],
    })
    expect(structuredClone(asked)).toMatchObject({ kind: 'place', alternatives: [{ key: 'act', icon: 'run' }] })
  })
})

test('takeFirst looks for no more proposals than it takes', () => {
  const found: number[] = []
  function* proposals() {
    for (const proposal of [1, 2, 3]) {
      found.push(proposal)
      yield proposal
    }
  }
  expect(takeFirst(proposals(), 2)).toEqual([1, 2])
  expect(found).toEqual([1, 2])
  expect(takeFirst(proposals())).toEqual([1, 2, 3])
})
