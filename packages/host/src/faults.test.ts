import {
  type Answer,
  accept,
  choice,
  describeDecision as dataOf,
  type Json,
  perspectiveOf,
  refuse,
  text,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { askFor, type Notes } from '../../kernel/src/testing/play.ts'
import {
  actingRules,
  choosingRules,
  createStore,
  hostMatch,
  type Rules,
  TestSubscriber,
  waitForUpdates,
} from './hosted.fixture.ts'
import type { Update } from './update.ts'

const broken = new Error('broken')

function throwing(): never {
  throw broken
}

/** Seat 0 begins, seat 1 answers its question, and seat 0 continues. */
function asking(question: Rules): Rules {
  return function* (play) {
    yield* askFor(play, 0, 'begin', 'wait')
    yield* question(play)
    yield* askFor(play, 0, 'on')
  }
}

const picking = asking(function* (play) {
  const options = [choice('left', text('left')), choice('right', text('right'))]
  yield* play.pick({ seat: 1, prompt: text('way'), rules: [], options, defaultAnswer: () => 'right' })
})

/** Every way a bot can fail. */
const failures: readonly (readonly [string, () => Answer | Promise<Answer>])[] = [
  ['throws', throwing],
  ['rejects', () => Promise.reject(broken)],
  ['answers what is not offered', () => 'fly'],
  ['answers nothing', () => undefined as unknown as Answer],
  ['answers something that is not data', () => (() => 'left') as unknown as Answer],
  ['answers what contains itself', () => endless()],
]

function endless(): Json {
  const knot: Record<string, Json> = {}
  knot.again = knot
  return knot
}

describe('a bot that fails', () => {
  test.each(failures)('and %s is asked again, then the host gives the default answer', async (_, fail) => {
    let asked = 0
    const bot = () => {
      asked++
      return fail()
    }
    const { match, first, say, faults } = await hostMatch({ rules: picking, bots: [undefined, bot] })
    expect(await say(0, 'begin')).toBeUndefined()
    expect(match.answers).toEqual([
      { seat: 0, answer: 'begin' },
      { seat: 1, answer: 'right' },
    ])
    expect(asked).toBe(2)
    expect(faults.map(({ kind }) => kind.replace('refused', 'failed'))).toEqual([
      'bot-failed',
      'bot-failed',
      'bot-replaced',
    ])
    expect(faults).toMatchObject([{ seat: 1, attempt: 1 }, { seat: 1, attempt: 2 }, { answer: 'right' }])
    expect(first.known?.decision?.seat).toBe(0)
    expect(await say(0, 'on')).toBeUndefined()
  })

  test('once is asked again, and its second answer counts', async () => {
    let asked = 0
    const bot = () => (asked++ === 0 ? throwing() : 'left')
    const { match, say, faults } = await hostMatch({ rules: picking, bots: [undefined, bot] })
    await say(0, 'begin')
    expect(match.answers.at(-1)).toEqual({ seat: 1, answer: 'left' })
    expect(faults).toEqual([{ kind: 'bot-failed', seat: 1, attempt: 1, error: broken }])
  })

  test('is reported with its illegal answer and the reason for the refusal', async () => {
    const { say, faults } = await hostMatch({ rules: picking, bots: [undefined, () => 'fly'] })
    await say(0, 'begin')
    expect(faults[0]).toMatchObject({ kind: 'bot-refused', answer: 'fly', refusal: { ok: false, rules: [] } })
  })

  test("passes in the host's fallback if it can", async () => {
    const { match, say, faults } = await hostMatch({ rules: actingRules(1), bots: [undefined, throwing] })
    await say(0, 'act')
    expect(match.answers.at(-1)).toEqual({ seat: 1, answer: 'pass' })
    expect(faults.at(-1)).toEqual({ kind: 'bot-replaced', seat: 1, answer: 'pass' })
  })

  test('gets the first legal suggestion as its answer, or another option', async () => {
    const suggested = ['far', 'near'].map((at): Json => ({ at }))
    for (const [suggest, answer] of [
      [() => suggested, { at: 'near' }],
      [() => throwing(), 'stay'],
      [() => [], 'stay'],
    ] as const) {
      const rules = asking(function* (play) {
        yield* play.place<unknown>({
          ...{ seat: 1, prompt: text('where'), rules: [], form: null, suggest, defaultAnswer: throwing },
          check: (proposal) => ((proposal as { at?: Json }).at === 'near' ? accept(proposal) : refuse(text('too-far'))),
          alternatives: [choice('stay', text('stay'))],
        })
      })
      const { match, say } = await hostMatch({ rules, bots: [undefined, throwing] })
      await say(0, 'begin')
      expect(match.answers.at(-1)).toEqual({ seat: 1, answer })
    }
  })

  test('without a legal fallback stops, and play continues when the match changes', async () => {
    const rules = asking(function* (play) {
      yield* play.place<unknown>({
        ...{ seat: 1, prompt: text('where'), rules: [], form: null, suggest: () => [] },
        check: (proposal) => (proposal === 5 ? accept(proposal) : refuse(text('no'))),
      })
    })
    const { host, match, first, say, faults } = await hostMatch({ rules, bots: [undefined, throwing] })
    expect(await say(0, 'begin')).toBeUndefined()
    expect(faults.at(-1)).toEqual({ kind: 'bot-stuck', seat: 1 })
    expect(first.known).toMatchObject({ awaited: [1], undoable: 1 })
    match.answer(1, 5)
    await host.commitChange()
    expect(first.known?.decision?.seat).toBe(0)
  })

  test('is not asked again about a decision that was undone in the meantime', async () => {
    let fail: () => void = () => {}
    const bot = () => new Promise<Answer>((_, reject) => (fail = () => reject(broken)))
    const { host, match, first, say, faults } = await hostMatch({ rules: picking, bots: [undefined, bot] })
    await say(0, 'begin')
    expect(await host.undo(0, first.sequence)).toBeUndefined()
    fail()
    await waitForUpdates()
    expect(match.answers).toEqual([])
    expect(faults).toHaveLength(1)
  })
})

describe('rules that throw', () => {
  const fragile = asking(function* (play) {
    const way = yield* askFor(play, 1, 'left', 'right')
    if (way === 'left') throw broken
  })

  test("on a bot's answer are reported, and another answer is given", async () => {
    const { match, say, faults } = await hostMatch({ rules: fragile, bots: [undefined, () => 'left'] })
    await say(0, 'begin')
    expect(match.answers.at(-1)).toEqual({ seat: 1, answer: 'right' })
    expect(faults).toEqual([
      { kind: 'rules-failed', seat: 1, answer: 'left', error: broken },
      { kind: 'rules-failed', seat: 1, answer: 'left', error: broken },
      { kind: 'bot-replaced', seat: 1, answer: 'right' },
    ])
  })

  test("on a person's answer are reported to that person alone, who can answer again", async () => {
    const { host, match, second, say } = await hostMatch({ rules: fragile })
    await say(0, 'begin')
    await expect(host.answer(1, second.sequence, 'left')).rejects.toBe(broken)
    expect(match.answers).toHaveLength(1)
    expect(await say(1, 'right')).toBeUndefined()
  })

  test('while creating one view do not keep other seats from their updates', async () => {
    const { host, match, first, second, onlooker, faults } = await hostMatch({ rules: actingRules(1) })
    const view = match.view.bind(match)
    match.view = (seat) => (seat === 1 ? throwing() : view(seat))
    const before = second.updates.length
    expect(await host.answer(0, first.sequence, 'act')).toBeUndefined()
    expect({ answered: first.known?.answered, eventCount: onlooker.known?.events.length }).toEqual({
      answered: 1,
      eventCount: 1,
    })
    expect(second.updates).toHaveLength(before)
    expect(faults).toEqual([{ kind: 'view-failed', seat: 1, error: broken }])
  })
})

/** A subscriber that fails at the updates with these numbers, counted from 1. */
function failing(at: (update: number) => boolean, fail: () => void | Promise<void> = throwing) {
  const updates: Update<Notes>[] = []
  const tell = (update: Update<Notes>) => {
    updates.push(update)
    return at(updates.length) ? fail() : undefined
  }
  return { updates, tell }
}

/** Waits until it is released. */
function waiting() {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = []
  const wait = (milliseconds: number) => new Promise<void>((resolve) => waits.push({ milliseconds, end: resolve }))
  const endAll = async () => {
    for (const { end } of waits) end()
    await waitForUpdates()
  }
  return { waits, wait, endAll }
}

describe('a subscriber that fails', () => {
  test.each([
    ['throws', throwing],
    ['rejects', () => Promise.reject(broken)],
  ])('and %s is reported and gets a full snapshot next, while others are updated as usual', async (_, fail) => {
    const { wait, endAll } = waiting()
    const { host, match, onlooker, say, faults } = await hostMatch({ rules: actingRules(0), options: { wait } })
    const { updates, tell } = failing((update) => update === 2, fail)
    host.subscribe(0, tell)
    const later = new TestSubscriber(host, 0)
    expect(await say(0, 'act')).toBeUndefined()
    expect(faults).toEqual([{ kind: 'subscriber-failed', seat: 0, error: broken }])
    expect(updates[1]).toEqual(later.updates[1])
    expect({ answered: later.known?.answered, eventCount: onlooker.known?.events.length }).toEqual({
      answered: 1,
      eventCount: 1,
    })
    await endAll()
    expect(updates).toHaveLength(3)
    const { setup: _setup, decision, ...known } = perspectiveOf(match, 0)
    expect(updates[2]).toEqual({
      ...{ ...known, decision: decision && dataOf(decision) },
      ...{ sequence: later.sequence, standing: 0 },
    })
    await say(1, 'pass')
    expect(updates[3]).toEqual(later.updates[2])
  })

  test('gets the snapshot with the next change if that comes first', async () => {
    const { wait, endAll } = waiting()
    const { host, say } = await hostMatch({ rules: actingRules(0), bots: [undefined, () => 'pass'], options: { wait } })
    const { updates, tell } = failing((update) => update === 1)
    host.subscribe(0, tell)
    await say(0, 'act')
    expect(updates[1]).toMatchObject({ standing: 0, events: [{ type: 'did' }] })
    const told = updates.length
    await endAll()
    expect(updates).toHaveLength(told)
  })

  test('gets what it missed with the next change, not only that change', async () => {
    const { wait, endAll } = waiting()
    const { host, say } = await hostMatch({ rules: actingRules(0), bots: [undefined, () => 'pass'], options: { wait } })
    const { updates, tell } = failing((update) => update === 2)
    host.subscribe(0, tell)
    // The second update fails; the bot's pass is the change after it.
    await say(0, 'act')
    await say(0, 'wait')
    expect(updates.slice(1).map(({ standing, events }) => [standing, events.length])).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
      [2, 0],
    ])
    await endAll()
    expect(updates).toHaveLength(5)
  })

  test('cannot tell from the retry time what others do in secret', async () => {
    const { waits, wait, endAll } = waiting()
    const { host, say } = await hostMatch({ rules: choosingRules(2), options: { wait } })
    await say(0, 'begin')
    const { updates, tell } = failing((update) => update === 1)
    host.subscribe(0, tell)
    await say(1, 'that')
    expect(updates).toHaveLength(1)
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([100])
    await endAll()
    expect(updates).toHaveLength(2)
    expect(updates[1]).toEqual(updates[0])
  })

  test('every time is retried a few times with growing delays, then only when something changes', async () => {
    const { waits, wait, endAll } = waiting()
    const { host, say } = await hostMatch({ rules: actingRules(0), options: { wait } })
    const { updates, tell } = failing(() => true)
    host.subscribe(0, tell)
    for (let i = 0; i < 10; i++) await endAll()
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([100, 200, 400, 800, 1600])
    expect(updates).toHaveLength(6)
    await say(0, 'act')
    expect(updates).toHaveLength(7)
  })

  test('gets nothing after its subscription has ended', async () => {
    const { wait, endAll } = waiting()
    const { host, say } = await hostMatch({ rules: actingRules(0), options: { wait } })
    const { updates, tell } = failing(() => true)
    const end = host.subscribe(0, tell)
    end()
    await endAll()
    await say(0, 'act')
    expect(updates).toHaveLength(1)
  })
})

describe('a subscriber that acts during an update', () => {
  test('and answers at once lets others see the saved state first, and its answer once saved', async () => {
    const { keep, hold, written } = createStore()
    const rules: Rules = function* (play) {
      for (let act = 1; act <= 3; act++) play.log(yield* askFor(play, 0, 'act', 'wait'), {}, [])
    }
    const { host, first, onlooker } = await hostMatch({ rules, options: { save: keep } })
    host.subscribe(0, ({ sequence, answered }) => {
      if (answered === 0) return
      hold()
      void host.answer(0, sequence, 'wait')
    })
    const late = new TestSubscriber(host, 1)
    await host.answer(0, first.sequence, 'act')
    for (const looker of [onlooker, late]) expect(looker.known?.events.map(({ type }) => type)).toEqual(['act'])
    written()
    await waitForUpdates()
    for (const looker of [onlooker, late]) expect(looker.known?.events.map(({ type }) => type)).toEqual(['act', 'wait'])
  })

  test('and ends another subscription keeps that one from being updated', async () => {
    const { host, say } = await hostMatch({ rules: actingRules(0) })
    let ends = () => {}
    host.subscribe(0, ({ answered }) => {
      if (answered > 0) ends()
    })
    const other = new TestSubscriber(host, 0)
    ends = other.end
    await say(0, 'act')
    expect(other.updates).toHaveLength(1)
  })
})

/** Creates a store that fails a number of times in a row. */
function store(failures: number, fail: () => Promise<void> = () => Promise.reject(broken)) {
  const standing = { failures: 0, writings: 0, most: 0, open: 0 }
  const keep = async () => {
    standing.writings++
    standing.most = Math.max(standing.most, ++standing.open)
    await waitForUpdates()
    standing.open--
    if (standing.failures-- > 0) await fail()
  }
  return { keep, standing, breakDown: (times = failures) => (standing.failures = times) }
}

describe('a store that fails', () => {
  test('once is retried after a delay; then the answer is acknowledged and sent to all', async () => {
    const { wait, waits, endAll } = waiting()
    const { keep, breakDown } = store(1)
    const { host, first, onlooker, faults } = await hostMatch({ rules: actingRules(0), options: { save: keep, wait } })
    breakDown()
    let isAcknowledged = false
    const answering = host.answer(0, first.sequence, 'act').then((refusal) => {
      isAcknowledged = true
      return refusal
    })
    for (let i = 0; i < 5; i++) await waitForUpdates()
    expect({ isAcknowledged, answered: first.known?.answered, events: onlooker.known?.events }).toEqual({
      isAcknowledged: false,
      answered: 0,
      events: [],
    })
    expect(faults).toEqual([{ kind: 'store-failed', attempt: 1, retryAfter: 100, error: broken }])
    expect(waits).toHaveLength(1)
    await endAll()
    expect(await answering).toBeUndefined()
    expect({ answered: first.known?.answered, eventCount: onlooker.known?.events.length }).toEqual({
      answered: 1,
      eventCount: 1,
    })
  })

  test('by throwing is retried too', async () => {
    let isBroken = false
    const keep = () => {
      if (!isBroken) return Promise.resolve()
      isBroken = false
      return throwing()
    }
    const { host, first, faults } = await hostMatch({ rules: actingRules(0), options: { save: keep } })
    isBroken = true
    expect(await host.answer(0, first.sequence, 'act')).toBeUndefined()
    expect(faults).toMatchObject([{ kind: 'store-failed' }])
  })

  test('repeatedly is retried with growing delays of at most ten seconds', async () => {
    const waits: number[] = []
    const wait = async (milliseconds: number) => void waits.push(milliseconds)
    const { keep, breakDown } = store(10)
    const { host, first } = await hostMatch({ rules: actingRules(0), options: { save: keep, wait } })
    breakDown()
    expect(await host.answer(0, first.sequence, 'act')).toBeUndefined()
    expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000])
  })

  test('gets one write at a time, and each write saves all answers so far', async () => {
    const { keep, standing, breakDown } = store(2)
    const { host, first, second, say } = await hostMatch({ rules: choosingRules(1), options: { save: keep } })
    await say(0, 'begin')
    for (let i = 0; i < 3; i++) await waitForUpdates()
    breakDown()
    standing.writings = 0
    const answers = [host.answer(0, first.sequence, 'this'), host.answer(1, second.sequence, 'that')]
    expect(await Promise.all(answers)).toEqual([undefined, undefined])
    expect({ first: first.known?.answered, second: second.known?.answered }).toEqual({ first: 2, second: 1 })
    expect({ most: standing.most, writings: standing.writings }).toEqual({ most: 1, writings: 3 })
  })

  test('lets no bot move before the previous answer is saved', async () => {
    const { wait, endAll } = waiting()
    const { keep, breakDown } = store(1)
    let asked = 0
    const bots = [undefined, () => `${asked++}`]
    const { host, first } = await hostMatch({ rules: actingRules(1), options: { save: keep, wait }, bots })
    breakDown()
    void host.answer(0, first.sequence, 'act')
    for (let i = 0; i < 3; i++) await waitForUpdates()
    expect(asked).toBe(0)
    await endAll()
    for (let i = 0; i < 3; i++) await waitForUpdates()
    expect(asked).toBeGreaterThan(0)
  })

  test('leaves the answer refused when the host is stopped, and is written to when it plays again', async () => {
    const { wait, endAll } = waiting()
    const { keep, breakDown } = store(1)
    const { host, first } = await hostMatch({ rules: actingRules(0), options: { save: keep, wait } })
    breakDown()
    const answering = host.answer(0, first.sequence, 'act')
    for (let i = 0; i < 3; i++) await waitForUpdates()
    host.stop()
    expect(await answering).toMatchObject({ ok: false, reason: text('kernel.not-kept') })
    await endAll()
    expect(first.known?.answered).toBe(0)
    await host.play()
    expect(first.known?.answered).toBe(1)
  })
})

describe("a callback of the host's owner", () => {
  test.each(['settle', 'onUpdated', 'pause', 'mover'] as const)(
    'is reported if it throws (%s), and play continues',
    async (option) => {
      const bots = option === 'mover' ? [] : [undefined, () => 'drink']
      const options = { [option]: throwing }
      const { first, onlooker, say, faults } = await hostMatch({ rules: actingRules(1), options, bots })
      expect(await say(0, 'act')).toBeUndefined()
      expect({ answered: first.known?.answered, eventCount: onlooker.known?.events.length }).toEqual({
        answered: 1,
        eventCount: 1,
      })
      expect(first.known?.decision?.seat).toBe(option === 'mover' ? undefined : 0)
      expect(new Set(faults.map((fault) => JSON.stringify(fault)))).toEqual(
        new Set([JSON.stringify({ kind: 'option-failed', option, error: broken })]),
      )
    },
  )

  test('that reports faults may fail too', async () => {
    const options = { reportFault: throwing }
    const { first, say } = await hostMatch({ rules: picking, options, bots: [undefined, throwing] })
    expect(await say(0, 'begin')).toBeUndefined()
    expect(first.known?.decision?.seat).toBe(0)
  })

  test('that names a mover that is not asked is reported, and no bot is asked', async () => {
    const mover = () => ({ seat: 1, choose: throwing })
    const { faults } = await hostMatch({ rules: actingRules(1), options: { mover } })
    expect(faults).toMatchObject([{ kind: 'option-failed', option: 'mover' }])
  })

  test('that computes odds fails only for the seat that asked for them', async () => {
    const { host, first, say, faults } = await hostMatch({ rules: actingRules(0), options: { forecast: throwing } })
    await expect(host.forecast(0, first.sequence, 'act')).rejects.toBe(broken)
    expect(await say(0, 'act')).toBeUndefined()
    expect(faults).toEqual([])
  })

  test('that stops the computation of odds may fail without affecting answers', async () => {
    const { host, first, onlooker, say, faults } = await hostMatch({
      rules: actingRules(0),
      options: {
        forecast: (_match, _seat, _answers, cancellation) => {
          cancellation.whenCancelled(throwing)
          return new Promise(() => {})
        },
      },
    })
    const odds = host.forecast(0, first.sequence, 'act')
    expect(await say(0, 'act')).toBeUndefined()
    expect(await odds).toBeUndefined()
    expect(onlooker.known?.events).toHaveLength(1)
    expect(faults).toEqual([{ kind: 'option-failed', option: 'forecast', error: broken }])
  })
})
