import { type Answer, choice, type DecisionOption, Match, type Procedure, type Seat, text } from '@fray/kernel'
import { askFor, type Notes, type NotesPlay, notesGame } from '../../kernel/src/testing/play.ts'
import type { HostFault } from './host-fault.ts'
import { type HostOptions, MatchHost } from './match-host.ts'
import { nextBot } from './mover.ts'
import { SnapshotBuilder } from './snapshot-builder.ts'
import type { Known, Update } from './update.ts'

export type Rules = (play: NotesPlay) => Procedure
export type Options = HostOptions<Notes, null, Notes, string>

/** Seat 0 acts three times; each time seat 1 may interrupt, with a potion if it has one. */
export function actingRules(potions: number): Rules {
  return function* (play) {
    for (let act = 1; act <= 3; act++) {
      const what = yield* askFor(play, 0, 'act', 'wait')
      play.log('did', { what: String(what) }, ['P-1'])
      const drink = choice('drink', text('drink'), { reaction: { source: 'potion', matters: () => true } })
      yield* play.interrupt<string | null>({
        seat: 1,
        prompt: text('speak-up'),
        rules: ['P-1'],
        interruption: { moment: text('acts'), key: `act ${act}`, interrupted: 0, hostile: true, pass: 'pass' },
        options: [{ key: 'pass', text: text('pass'), value: null }, ...(potions > 0 ? [drink] : [])] as DecisionOption<
          string | null
        >[],
      })
    }
  }
}

/** Both choose in secret, seat 1 in one step per thing. */
export function choosingRules(things: number): Rules {
  return function* (play) {
    yield* askFor(play, 0, 'begin', 'wait')
    yield* play.simultaneously([
      { seat: 0, procedure: askSeveralTimes(play, 0, 2) },
      { seat: 1, procedure: askSeveralTimes(play, 1, things) },
    ])
    play.log('shown', {}, ['P-2'])
  }
}

function* askSeveralTimes(play: NotesPlay, seat: Seat, times: number): Procedure {
  for (let i = 0; i < times; i++) yield* askFor(play, seat, 'this', 'that')
}

/** Follows a match through the eyes of a seat and assembles its updates. */
export class TestSubscriber {
  readonly updates: Update<Notes>[] = []
  readonly #builder = new SnapshotBuilder<Notes>()
  readonly end: () => void

  constructor(host: MatchHost<Notes, null, Notes, string>, seat: Seat | undefined) {
    this.end = host.subscribe(seat, (update) => {
      this.updates.push(update)
      this.#builder.apply(update)
    })
  }

  get known(): Known<Notes> | undefined {
    return this.#builder.snapshot
  }

  get sequence(): number {
    return this.known?.sequence ?? -1
  }
}

interface HostedSetup {
  readonly rules: Rules
  readonly options?: Partial<Options>
  readonly bots?: Parameters<typeof nextBot>[1]
}

export async function hostMatch({ rules, options = {}, bots = [] }: HostedSetup) {
  let begun = 0
  const countingRules: Rules = (play) => {
    begun++
    return rules(play)
  }
  const beginning = { setup: null, state: { calls: 0, notes: [] } }
  const match = Match.start(notesGame(countingRules, 2), beginning, 'seed', { holdFormalities: true })
  const faults: HostFault[] = []
  const host: MatchHost<Notes, null, Notes, string> = new MatchHost(match, {
    mover: () => nextBot(match, bots),
    pause: async () => {},
    save: async () => {},
    wait: async () => {},
    reportFault: (fault) => faults.push(fault),
    forecast: async () => undefined,
    ...options,
  })
  const lookers = {
    first: new TestSubscriber(host, 0),
    second: new TestSubscriber(host, 1),
    onlooker: new TestSubscriber(host, undefined),
  }
  await host.play()
  const say = async (seat: 0 | 1, answer: Answer) => {
    const refusal = await host.answer(seat, (seat === 0 ? lookers.first : lookers.second).sequence, answer)
    await waitForUpdates()
    return refusal
  }
  return { match, host, ...lookers, say, faults, begun: () => begun }
}

export const waitForUpdates = () => new Promise((resolve) => setTimeout(resolve, 2))

/** Creates a store that saves at once; after `hold`, only when `written` is called, one answer after another. */
export function createStore() {
  const waiting: (() => void)[] = []
  let isHeld = false
  return {
    keep: () => (isHeld ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()),
    hold: () => {
      isHeld = true
    },
    written: () => waiting.shift()?.(),
  }
}
