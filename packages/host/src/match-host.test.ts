import {
  type Answer,
  describeDecision as dataOf,
  type GameEvent,
  type Match,
  perspectiveOf,
  type Seat,
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
import { MatchHost } from './match-host.ts'
import type { Known } from './update.ts'

/** Gets the perspective in the form in which a subscriber knows it. */
function toldOf(match: Match<Notes, null, Notes>, seat: Seat | undefined) {
  const { setup: _, decision, ...known } = perspectiveOf(match, seat)
  return { ...known, decision: decision && dataOf(decision) }
}

describe('a subscriber', () => {
  test('gets a full snapshot, then only changes, which together always equal its perspective', async () => {
    const { match, first, onlooker, say } = await hostMatch({ rules: actingRules(1) })
    for (const [seat, answer] of [
      [0, 'act'],
      [1, 'drink'],
      [0, 'wait'],
      [1, 'pass'],
      [0, 'act'],
    ] as const) {
      expect(await say(seat, answer)).toBeUndefined()
      for (const [looker, eyes] of [
        [first, 0],
        [onlooker, undefined],
      ] as const) {
        const { sequence, ...known } = looker.known as Known<Notes>
        expect(known).toEqual(toldOf(match, eyes))
      }
    }
    const told: readonly GameEvent[] = first.updates.flatMap(({ events }) => events)
    expect(told).toEqual(match.eventsFor(0))
    expect(first.updates.map(({ sequence }) => sequence)).toEqual(first.updates.map((_, i) => i + 1))
  })

  test('that joins later gets everything, and earlier subscribers get nothing twice', async () => {
    const { host, first, say } = await hostMatch({ rules: actingRules(1) })
    await say(0, 'act')
    const before = first.updates.length
    const late = new TestSubscriber(host, 0)
    expect(late.known).toEqual(first.known)
    expect(first.updates).toHaveLength(before)
    late.end()
    await say(1, 'pass')
    expect(late.updates).toHaveLength(1)
    expect(first.updates.length).toBeGreaterThan(before)
  })

  test('gets an answer only after it is saved, even if it subscribes in the meantime', async () => {
    let keeping: Promise<void> = Promise.resolve()
    const { host, first } = await hostMatch({ rules: actingRules(1), options: { save: () => keeping } })
    let finishWriting = () => {}
    keeping = new Promise((resolve) => (finishWriting = resolve))
    const answering = host.answer(0, first.sequence, 'act')
    await waitForUpdates()
    const late = new TestSubscriber(host, undefined)
    expect({ answered: first.known?.answered, known: late.known }).toEqual({ answered: 0, known: undefined })
    finishWriting()
    await answering
    expect({ answered: first.known?.answered, eventCount: late.known?.events.length }).toEqual({
      answered: 1,
      eventCount: 1,
    })
  })

  test('does not get a saved answer while a later one is being saved', async () => {
    const { keep, hold, written } = createStore()
    const { host, first, second, say } = await hostMatch({ rules: choosingRules(1), options: { save: keep } })
    await say(0, 'begin')
    hold()
    const changes = [host.answer(0, first.sequence, 'this'), host.answer(1, second.sequence, 'that')]
    written()
    await waitForUpdates()
    expect({ first: first.known?.answered, second: second.known?.answered }).toEqual({ first: 1, second: 0 })
    written()
    await Promise.all(changes)
    expect({ first: first.known?.answered, second: second.known?.answered }).toEqual({ first: 2, second: 1 })
  })

  test('gets the setup as far as it may know it', async () => {
    const { host } = await hostMatch({ rules: actingRules(1) })
    expect(host.setupFor(0)).toBeNull()
  })
})

describe('updates do not depend on hidden information', () => {
  test('whether another seat could have interrupted changes nothing, not even the number of updates', async () => {
    const told = await Promise.all(
      [0, 1].map(async (potions) => {
        const bots = [undefined, () => 'pass']
        const { first, onlooker, say, match } = await hostMatch({ rules: actingRules(potions), bots })
        for (const answer of ['act', 'wait', 'act', 'act']) await say(0, answer)
        expect(match.answers).toHaveLength(potions > 0 ? 8 : 4)
        return JSON.stringify([first.updates, onlooker.updates])
      }),
    )
    expect(told[1]).toBe(told[0])
  })

  test('the number of secret steps of another seat changes nothing, nor whether it has chosen', async () => {
    const told = await Promise.all(
      [1, 3].map(async (things) => {
        const { first, onlooker, say } = await hostMatch({ rules: choosingRules(things) })
        await say(0, 'begin')
        const [ofFirst, ofOnlooker] = [first.updates.length, onlooker.updates.length]
        for (let i = 0; i < things; i++) await say(1, 'that')
        expect(first.updates).toHaveLength(ofFirst)
        expect(onlooker.updates).toHaveLength(ofOnlooker)
        for (const answer of ['this', 'that']) expect(await say(0, answer)).toBeUndefined()
        return JSON.stringify([first.updates, onlooker.updates])
      }),
    )
    expect(told[1]).toBe(told[0])
  })
})

describe('answers', () => {
  test('to a decision that has passed are refused with the reason and change nothing', async () => {
    const { host, match, first, say } = await hostMatch({ rules: actingRules(0), bots: [undefined, () => 'pass'] })
    const { sequence } = first
    await say(0, 'act')
    for (const late of [sequence, sequence + 99]) {
      expect(await host.answer(0, late, 'wait')).toMatchObject({ ok: false, reason: text('kernel.gone-on') })
      expect(await host.undo(0, late)).toMatchObject({ ok: false, reason: text('kernel.gone-on') })
      expect(host.pendingDecision(0, late)).toBeUndefined()
    }
    expect(match.answers).toHaveLength(1)
    expect(host.pendingDecision(0, first.sequence)).toBe(match.decisionOf(0))
    expect(await host.answer(0, first.sequence, 'fly')).toMatchObject({ ok: false })
  })

  test('given twice during the first save count once, even if the second would be legal again', async () => {
    const { keep, hold, written } = createStore()
    const rules: Rules = function* (play) {
      for (let act = 1; act <= 3; act++) yield* askFor(play, 0, 'act', 'wait')
    }
    const { host, match, first } = await hostMatch({ rules, options: { save: keep } })
    hold()
    const answers = [host.answer(0, first.sequence, 'act'), host.answer(0, first.sequence, 'act')]
    expect(match.check(0, 'act')).toBeUndefined()
    expect(host.pendingDecision(0, first.sequence)).toBeUndefined()
    expect(await host.undo(0, first.sequence)).toMatchObject({ ok: false, reason: text('kernel.gone-on') })
    await waitForUpdates()
    written()
    expect(await Promise.all(answers)).toMatchObject([undefined, { ok: false, reason: text('kernel.gone-on') }])
    expect(match.answers).toEqual([{ seat: 0, answer: 'act' }])
  })

  test('are checked without a new perspective as long as the match has not changed', async () => {
    const { host, match, first, say } = await hostMatch({ rules: actingRules(1) })
    let looks = 0
    const view = match.view.bind(match)
    match.view = (seat) => {
      looks++
      return view(seat)
    }
    for (let sample = 0; sample < 100; sample++) {
      expect(host.pendingDecision(0, first.sequence)).toBeDefined()
      await host.forecast(0, first.sequence, 'act')
      await host.answer(0, first.sequence, 'fly')
    }
    expect(looks).toBe(0)
    await say(0, 'act')
    // Two seats and an onlooker are updated, each of them once.
    expect(looks).toBe(3)
  })

  test('are refused while the match is read-only', async () => {
    const { host, match, say } = await hostMatch({ rules: actingRules(1) })
    host.stop()
    expect(host.isPlaying).toBe(false)
    expect(await say(0, 'act')).toMatchObject({ ok: false })
    expect(match.answers).toHaveLength(0)
    await host.play()
    expect(host.isPlaying).toBe(true)
    expect(await say(0, 'act')).toBeUndefined()
  })

  test('are refused before play begins, and a read-only match is shown but not saved', async () => {
    const { match } = await hostMatch({ rules: actingRules(1) })
    let kept = 0
    const host = new MatchHost<Notes, null, Notes, string>(match, {
      mover: () => undefined,
      pause: async () => {},
      save: async () => void kept++,
      wait: async () => {},
      reportFault: () => {},
      forecast: async () => undefined,
    })
    const looker = new TestSubscriber(host, 0)
    expect(await host.answer(0, looker.sequence, 'act')).toMatchObject({ ok: false })
    match.answer(0, 'act')
    await host.commitChange()
    expect({ answered: looker.known?.answered, kept }).toEqual({ answered: 1, kept: 0 })
  })
})

describe('undo', () => {
  test('of several answers is one rewind and one update, which says which events still stand', async () => {
    const { host, first, say, begun } = await hostMatch({ rules: actingRules(0), bots: [undefined, () => 'pass'] })
    for (const answer of ['act', 'wait']) await say(0, answer)
    const [before, begunBefore] = [first.updates.length, begun()]
    expect(first.known).toMatchObject({ answered: 2, undoable: 2, events: [{ type: 'did' }, { type: 'did' }] })
    expect(await host.undo(0, first.sequence, 3)).toMatchObject({ ok: false })
    expect(await host.undo(0, first.sequence, 2)).toBeUndefined()
    expect(first.updates).toHaveLength(before + 1)
    expect(first.updates.at(-1)).toMatchObject({ standing: 0, events: [], answered: 0 })
    // The rules started again at the savepoint once.
    expect(begun() - begunBefore).toBe(1)
  })

  test('of one of several answers keeps the earlier events, although the rules produce them again', async () => {
    const { host, match, first, say } = await hostMatch({ rules: actingRules(0), bots: [undefined, () => 'pass'] })
    for (const answer of ['act', 'wait']) await say(0, answer)
    expect(await host.undo(0, first.sequence)).toBeUndefined()
    expect(first.updates.at(-1)).toMatchObject({ standing: 1, events: [], answered: 1 })
    expect(first.known?.events).toEqual(match.eventsFor(0))
    expect(first.known?.events).toHaveLength(1)
  })

  test('and another answer before the next update are sent as one update of the new events', async () => {
    /** All three lines of play lead to the same state: one logs one event, one another, one none. */
    const rules: Rules = function* (play) {
      const way = yield* askFor(play, 0, 'aloud', 'hoarsely', 'softly')
      if (way !== 'softly') play.log(way === 'aloud' ? 'heard' : 'overheard', {}, ['P-1'])
      yield* askFor(play, 0, 'on')
    }
    const { host, match, first, say } = await hostMatch({ rules })
    const instead = async (answer: Answer) => {
      expect({ undoOk: match.undo(0).ok, answerOk: match.answer(0, answer).ok }).toEqual({
        undoOk: true,
        answerOk: true,
      })
      await host.commitChange()
      return first.known?.events.map(({ type }) => type)
    }
    await say(0, 'aloud')
    expect(first.known?.events).toHaveLength(1)
    expect(await instead('softly')).toEqual([])
    expect(await instead('aloud')).toEqual(['heard'])
    expect(await instead('hoarsely')).toEqual(['overheard'])
  })

  test('leaves the secret choices of others unchanged', async () => {
    const { host, match, first, say } = await hostMatch({ rules: choosingRules(2) })
    await say(0, 'begin')
    await say(0, 'this')
    await say(1, 'that')
    await say(0, 'that')
    expect(await host.undo(0, first.sequence, 2)).toBeUndefined()
    expect(match.answers.map(({ seat, answer }) => [seat, answer])).toEqual([
      [0, 'begin'],
      [1, 'that'],
    ])
  })
})
