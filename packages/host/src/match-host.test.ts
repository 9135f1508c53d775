import {
  type Answer,
  choice,
  describe as dataOf,
  type Event,
  Match,
  type Option,
  type Procedure,
  perspectiveOf,
  type Seat,
  text,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { askFor, type Notes, type NotesPlay, notesGame } from '../../kernel/src/testing/play.ts'
import { type HostOptions, MatchHost, nextBot } from './match-host.ts'
import { type Known, type Update, updated } from './update.ts'

type Rules = (play: NotesPlay) => Procedure
type Options = HostOptions<Notes, null, Notes, string>

/** Seat 0 acts three times; each time seat 1 could interrupt, with a potion if it has one. */
function acting(potions: number): Rules {
  return function* (play) {
    for (let act = 1; act <= 3; act++) {
      const what = yield* askFor(play, 0, 'act', 'wait')
      play.log('did', { what: String(what) }, ['P-1'])
      const drink = choice('drink', text('drink'), { reaction: { source: 'potion', matters: true } })
      yield* play.interrupt<string | null>({
        seat: 1,
        prompt: text('speak-up'),
        rules: ['P-1'],
        interruption: { moment: text('acts'), key: `act ${act}`, interrupted: 0, hostile: true, pass: 'pass' },
        options: [{ key: 'pass', text: text('pass'), value: null }, ...(potions > 0 ? [drink] : [])] as Option<
          string | null
        >[],
      })
    }
  }
}

/** Both choose in secret, seat 1 in as many steps as it has things. */
function choosing(things: number): Rules {
  return function* (play) {
    yield* askFor(play, 0, 'begin', 'wait')
    yield* play.simultaneously([
      { seat: 0, procedure: several(play, 0, 2) },
      { seat: 1, procedure: several(play, 1, things) },
    ])
    play.log('shown', {}, ['P-2'])
  }
}

function* several(play: NotesPlay, seat: Seat, times: number): Procedure {
  for (let i = 0; i < times; i++) yield* askFor(play, seat, 'this', 'that')
}

/** Somebody who looks at a match through the eyes of a seat, and puts together what it is told. */
class Looker {
  readonly updates: Update<Notes>[] = []
  known: Known<Notes> | undefined
  readonly end: () => void

  constructor(host: MatchHost<Notes, null, Notes, string>, seat: Seat | undefined) {
    this.end = host.subscribe(seat, (update) => {
      this.updates.push(update)
      this.known = updated(this.known ?? { events: [] }, update)
    })
  }

  get sequence(): number {
    return this.known?.sequence ?? -1
  }
}

interface Hosted {
  readonly rules: Rules
  readonly options?: Partial<Options>
  readonly bots?: Parameters<typeof nextBot>[1]
}

async function hosted({ rules, options = {}, bots = [] }: Hosted) {
  let begun = 0
  const counted: Rules = (play) => {
    begun++
    return rules(play)
  }
  const beginning = { setup: null, state: { calls: 0, notes: [] } }
  const match = Match.start(notesGame(counted, 2), beginning, 'seed', { holdFormalities: true })
  const host: MatchHost<Notes, null, Notes, string> = new MatchHost(match, {
    mover: () => nextBot(match, bots),
    pause: async () => {},
    keep: async () => {},
    forecast: async () => undefined,
    ...options,
  })
  const lookers = { first: new Looker(host, 0), second: new Looker(host, 1), onlooker: new Looker(host, undefined) }
  await host.play()
  const say = async (seat: 0 | 1, answer: Answer) => {
    const refusal = await host.answer(seat, (seat === 0 ? lookers.first : lookers.second).sequence, answer)
    await quiet()
    return refusal
  }
  return { match, host, ...lookers, say, begun: () => begun }
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 2))

/** All that a perspective tells, as a looker knows it. */
function toldOf(match: Match<Notes, null, Notes>, seat: Seat | undefined) {
  const { setup: _, decision, ...known } = perspectiveOf(match, seat)
  return { ...known, decision: decision && dataOf(decision) }
}

describe('a seat or an onlooker', () => {
  test('is told all at once, then only what changes; put together it is its perspective at every moment', async () => {
    const { match, first, onlooker, say } = await hosted({ rules: acting(1) })
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
    const told: readonly Event[] = first.updates.flatMap(({ events }) => events)
    expect(told).toEqual(match.eventsFor(0))
    expect(first.updates.map(({ sequence }) => sequence)).toEqual(first.updates.map((_, i) => i + 1))
  })

  test('who comes later is told everything, and those before him nothing twice', async () => {
    const { host, first, say } = await hosted({ rules: acting(1) })
    await say(0, 'act')
    const before = first.updates.length
    const late = new Looker(host, 0)
    expect(late.known).toEqual(first.known)
    expect(first.updates).toHaveLength(before)
    late.end()
    await say(1, 'pass')
    expect(late.updates).toHaveLength(1)
    expect(first.updates.length).toBeGreaterThan(before)
  })

  test('is told nothing before it is kept, also who subscribes meanwhile', async () => {
    let keeping: Promise<void> = Promise.resolve()
    const { host, first } = await hosted({ rules: acting(1), options: { keep: () => keeping } })
    let written = () => {}
    keeping = new Promise((resolve) => (written = resolve))
    const answering = host.answer(0, first.sequence, 'act')
    await quiet()
    const late = new Looker(host, undefined)
    expect([first.known?.answered, late.known]).toEqual([0, undefined])
    written()
    await answering
    expect([first.known?.answered, late.known?.events.length]).toEqual([1, 1])
  })

  test('gets the setup as far as it knows it', async () => {
    const { host } = await hosted({ rules: acting(1) })
    expect(host.setupFor(0)).toBeNull()
  })
})

describe('what a seat is told depends on nothing that it may not know', () => {
  test('whether another could have interrupted makes no difference, not even to the number of updates', async () => {
    const told = await Promise.all(
      [0, 1].map(async (potions) => {
        const bots = [undefined, () => 'pass']
        const { first, onlooker, say, match } = await hosted({ rules: acting(potions), bots })
        for (const answer of ['act', 'wait', 'act', 'act']) await say(0, answer)
        expect(match.answers).toHaveLength(potions > 0 ? 8 : 4)
        return JSON.stringify([first.updates, onlooker.updates])
      }),
    )
    expect(told[1]).toBe(told[0])
  })

  test('nor in how many steps another chose in secret, nor whether it has', async () => {
    const told = await Promise.all(
      [1, 3].map(async (things) => {
        const { first, onlooker, say } = await hosted({ rules: choosing(things) })
        await say(0, 'begin')
        const before = [first.updates.length, onlooker.updates.length]
        for (let i = 0; i < things; i++) await say(1, 'that')
        expect([first.updates.length, onlooker.updates.length]).toEqual(before)
        for (const answer of ['this', 'that']) expect(await say(0, answer)).toBeUndefined()
        return JSON.stringify([first.updates, onlooker.updates])
      }),
    )
    expect(told[1]).toBe(told[0])
  })
})

describe('answers', () => {
  test('to what has passed are refused with the reason, and change nothing', async () => {
    const { host, match, first, say } = await hosted({ rules: acting(0), bots: [undefined, () => 'pass'] })
    const { sequence } = first
    await say(0, 'act')
    for (const late of [sequence, sequence + 99]) {
      expect(await host.answer(0, late, 'wait')).toMatchObject({ ok: false, reason: text('kernel.gone-on') })
      expect(await host.undo(0, late)).toMatchObject({ ok: false, reason: text('kernel.gone-on') })
      expect(host.asked(0, late)).toBeUndefined()
    }
    expect(match.answers).toHaveLength(1)
    expect(host.asked(0, first.sequence)).toBe(match.decisionOf(0))
    expect(await host.answer(0, first.sequence, 'fly')).toMatchObject({ ok: false })
  })

  test('are refused while the match is only looked at', async () => {
    const { host, match, say } = await hosted({ rules: acting(1) })
    host.stop()
    expect(await say(0, 'act')).toMatchObject({ ok: false })
    expect(match.answers).toHaveLength(0)
    await host.play()
    expect(await say(0, 'act')).toBeUndefined()
  })
})

describe('taking back', () => {
  test('several answers is one rewind and one update, which says what of the events still stands', async () => {
    const { host, first, say, begun } = await hosted({ rules: acting(0), bots: [undefined, () => 'pass'] })
    for (const answer of ['act', 'wait']) await say(0, answer)
    const [before, begunBefore] = [first.updates.length, begun()]
    expect(first.known).toMatchObject({ answered: 2, undoable: 2, events: [{ type: 'did' }, { type: 'did' }] })
    expect(await host.undo(0, first.sequence, 3)).toMatchObject({ ok: false })
    expect(await host.undo(0, first.sequence, 2)).toBeUndefined()
    expect(first.updates).toHaveLength(before + 1)
    expect(first.updates.at(-1)).toMatchObject({ standing: 0, events: [], answered: 0 })
    // The rules began again at the savepoint once.
    expect(begun() - begunBefore).toBe(1)
  })

  test('leaves what others are choosing in secret', async () => {
    const { host, match, first, say } = await hosted({ rules: choosing(2) })
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

describe('who answers by itself', () => {
  test.each([
    [0, 'pass'],
    [1, 'pass'],
  ])('passes without a pause, with so many things to say: %d', async (potions, answer) => {
    const options = { pause: () => new Promise<void>(() => {}) }
    const { first, say } = await hosted({ rules: acting(potions), options, bots: [undefined, () => answer] })
    await say(0, 'act')
    expect(first.known).toMatchObject({ answered: 1, awaited: [], decision: { seat: 0 } })
  })

  test('takes a pause for everything else, and is seen to', async () => {
    let rested = () => {}
    const options = { pause: () => new Promise<void>((resolve) => (rested = resolve)) }
    const { first, match, say } = await hosted({ rules: acting(1), options, bots: [undefined, () => 'drink'] })
    await say(0, 'act')
    expect(first.known).toMatchObject({ awaited: [1], decision: undefined })
    rested()
    await quiet()
    expect(match.answers.at(-1)).toEqual({ seat: 1, answer: 'drink' })
  })

  test('thinks anew about what was taken back meanwhile', async () => {
    const asked: (() => void)[] = []
    const thinking = () => new Promise<string>((resolve) => asked.push(() => resolve('drink')))
    const { host, match, first, say } = await hosted({ rules: acting(1), bots: [undefined, thinking] })
    await say(0, 'act')
    expect(await host.undo(0, first.sequence)).toBeUndefined()
    asked[0]?.()
    await quiet()
    expect(match.answers).toEqual([])
    await say(0, 'wait')
    expect(asked).toHaveLength(2)
  })
})

describe('odds that nobody waits for', () => {
  /** Works step by step as long as somebody waits, and counts the steps. */
  function working(steps: number) {
    const done: Record<string, number> = {}
    const forecast: Options['forecast'] = async (_match, _seat, answer, cancellation) => {
      const what = String(answer)
      done[what] = 0
      while (done[what]! < steps && !cancellation.cancelled) {
        done[what] = done[what]! + 1
        await new Promise((resolve) => setTimeout(resolve))
      }
      return `odds of ${what}`
    }
    return { done, forecast }
  }

  test('are not worked out any further: others are asked for, it is cancelled, or the match goes on', async () => {
    const { done, forecast } = working(200)
    const { host, first, say } = await hosted({ rules: acting(1), options: { forecast } })
    const act = host.forecast(0, first.sequence, 'act')
    await quiet()
    const wait = host.forecast(0, first.sequence, 'wait')
    expect(await act).toBeUndefined()
    await quiet()
    host.cancelForecast(0)
    expect(await wait).toBeUndefined()
    const again = host.forecast(0, first.sequence, 'act')
    const workedBefore = { ...done }
    await say(0, 'act')
    expect(await again).toBeUndefined()
    await quiet()
    for (const steps of [workedBefore.wait, done.wait, done.act]) {
      expect(steps).toBeGreaterThan(0)
      expect(steps).toBeLessThan(100)
    }
  })

  test('whoever is still asked the same waits on while others choose in secret', async () => {
    const { forecast } = working(20)
    const { host, first, say } = await hosted({ rules: choosing(1), options: { forecast } })
    await say(0, 'begin')
    const odds = host.forecast(0, first.sequence, 'this')
    await quiet()
    await say(1, 'that')
    expect(await odds).toBe('odds of this')
  })

  test('and those that somebody waits for are, to the end', async () => {
    const { done, forecast } = working(3)
    const { host, first } = await hosted({ rules: acting(1), options: { forecast } })
    expect(await host.forecast(0, first.sequence, 'act')).toBe('odds of act')
    expect(done.act).toBe(3)
    expect(await host.forecast(0, first.sequence, 'fly')).toBeUndefined()
    expect(await host.forecast(0, first.sequence - 1, 'act')).toBeUndefined()
    expect(done).toEqual({ act: 3 })
  })
})
