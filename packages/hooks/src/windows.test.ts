import {
  type Decision,
  describeDecision as dataOf,
  optionsOf,
  Play,
  type Procedure,
  type Seat,
  text,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type Provider, Windows, type WindowUse } from './windows.ts'

/** Seats with tokens in plain sight and secret potions; a visible belt may hold potions. */
interface Purse {
  tokens: number
  readonly belt: boolean
  potions: number
}

interface State {
  readonly purses: readonly Purse[]
  readonly log: string[]
  over: boolean
}

type Drinking = Play<State, null>
type Moment = { readonly at: 'blow' | 'feast'; readonly striker: Seat }

function useOf(play: Drinking, seat: Seat, what: 'token' | 'potion'): WindowUse {
  return {
    key: what,
    text: text(what),
    icon: what,
    rules: ['T-1'],
    reaction: { source: `${what}:plain`, matters: () => what === 'potion' },
    perform: (later) => spend(play, seat, what, later),
  }
}

// biome-ignore lint/correctness/useYield: it asks for nothing.
function* spend({ state }: Drinking, seat: Seat, what: 'token' | 'potion', later: Procedure[]): Procedure {
  const purse = state.purses[seat]!
  if (what === 'token') purse.tokens--
  else purse.potions--
  state.log.push(`${seat} ${what}`)
  later.push(note(state, `${seat} done`))
}

// biome-ignore lint/correctness/useYield: it asks for nothing.
function* note({ log }: State, line: string): Procedure {
  log.push(line)
}

const tokens: Provider<Drinking, Moment> = {
  uses: (play, _moment, seat) => (play.state.purses[seat]!.tokens > 0 ? [useOf(play, seat, 'token')] : []),
}

const potions: Provider<Drinking, Moment> = {
  uses: (play, _moment, seat) => (play.state.purses[seat]!.potions > 0 ? [useOf(play, seat, 'potion')] : []),
  mightHaveUse: ({ state }, { at }, seat) => at === 'blow' && state.purses[seat]!.belt,
}

const windows = new Windows<State, null, Moment>({
  order: ({ state }, { striker }) => state.purses.map((_, i) => (striker + i) % state.purses.length),
  providers: () => [tokens, potions],
  isOver: ({ state }) => state.over,
  ask: (_play, { at, striker }, seat) => ({
    prompt: text(at),
    rules: ['T-2'],
    figure: striker,
    interruption: { moment: text(at), key: `${at} of ${striker}`, interrupted: striker, hostile: seat !== striker },
  }),
  pass: text('pass'),
})

const NOTHING: Purse = { tokens: 0, belt: false, potions: 0 }
const BELT: Purse = { ...NOTHING, belt: true }

/** Plays a window with the given answers, then passes; collects every question with the log after it. */
function playWindow(
  purses: readonly Purse[],
  answers: readonly string[] = [],
  more: Partial<State & Moment & Pick<Drinking, 'holdsFormalities'>> = {},
) {
  const state: State = { purses: structuredClone(purses) as Purse[], log: [], over: more.over ?? false }
  const asked: Decision[] = []
  const play: Drinking = new Play<State, null>(state, null)
  play.holdsFormalities = more.holdsFormalities ?? true
  const window = windows.open(play, { at: more.at ?? 'blow', striker: more.striker ?? 0 })
  const wanted = [...answers]
  let value: unknown
  for (;;) {
    const { done, value: request } = window.next(value)
    if (done) return { asked, log: state.log }
    if (request.kind !== 'pick') throw new Error(`asked for a ${request.kind}`)
    asked.push(request)
    const answer = wanted.shift() ?? 'pass'
    const option = request.options.find(({ key }) => key === answer)
    if (!option) throw new Error(`${answer} is not offered`)
    value = option.value
  }
}

const seatsOf = (asked: readonly Decision[]) => asked.map(({ seat }) => seat)

describe('a window asks', () => {
  test('nobody if everybody visibly has nothing', () => {
    expect(playWindow([NOTHING, NOTHING]).asked).toEqual([])
  })

  test("seats with something to use, in the game's order, until all have passed in succession", () => {
    const two = { ...NOTHING, tokens: 2 }
    expect(seatsOf(playWindow([two, NOTHING, two], [], { striker: 2 }).asked)).toEqual([2, 0])
    expect(seatsOf(playWindow([two, NOTHING, two], ['pass', 'token']).asked)).toEqual([0, 2, 0, 2])
  })

  test('no seat that has used up everything', () => {
    expect(seatsOf(playWindow([{ ...NOTHING, tokens: 1 }, NOTHING], ['token']).asked)).toEqual([0])
  })

  test('nobody once the match is over', () => {
    expect(playWindow([BELT, BELT], [], { over: true }).asked).toEqual([])
  })
})

describe('secrets', () => {
  test('a seat that might hold something is asked either way, first and after each use of others', () => {
    const rich: Purse = { tokens: 1, belt: true, potions: 0 }
    const schedules = [0, 1, 2].map((potions) => seatsOf(playWindow([rich, { ...BELT, potions }], ['token']).asked))
    expect(schedules[0]).toEqual([0, 1, 0])
    expect(schedules[1]).toEqual(schedules[0])
    expect(schedules[2]).toEqual(schedules[0])
  })

  test('the question about a moment is the same whether the seat holds something or not', () => {
    const asked = [0, 1].map((potions) => playWindow([NOTHING, { ...BELT, potions }]).asked[0]!)
    expect(asked[1]!.interruption).toEqual(asked[0]!.interruption)
    expect({ prompt: asked[1]!.prompt, rules: asked[1]!.rules, figure: asked[1]!.figure }).toEqual({
      prompt: asked[0]!.prompt,
      rules: asked[0]!.rules,
      figure: asked[0]!.figure,
    })
  })

  test('a secret cannot be used when the others know that there is nothing', () => {
    expect(playWindow([{ ...NOTHING, potions: 1 }, NOTHING]).asked).toEqual([])
    expect(playWindow([{ ...BELT, potions: 1 }, NOTHING], [], { at: 'feast' }).asked).toEqual([])
  })
})

describe('with formalities passed unseen', () => {
  const unseen = { holdsFormalities: false }

  test('only seats with something to use are asked', () => {
    expect(playWindow([BELT, BELT], [], unseen).asked).toEqual([])
    const poor: Purse = { ...BELT, potions: 1 }
    expect(seatsOf(playWindow([BELT, poor], ['potion'], unseen).asked)).toEqual([1])
    expect(playWindow([{ ...NOTHING, potions: 1 }, NOTHING], [], unseen).asked).toEqual([])
  })

  test('the same things can be used as with formalities', () => {
    const purses = [0, 1, 2].flatMap((tokens) =>
      [0, 1].flatMap((potions) => [true, false].map((belt): Purse => ({ tokens, potions, belt }))),
    )
    for (const first of purses) {
      for (const second of purses) {
        const open = (more: object) => playWindow([first, second], [], more).asked
        const uses = open({}).filter((question) => optionsOf(question).length > 1)
        expect(JSON.stringify(open(unseen))).toBe(JSON.stringify(uses))
      }
    }
  })
})

describe('a question', () => {
  test("is an interruption that names the acting seat, with all kinds of things in the game's order", () => {
    const [question] = playWindow([NOTHING, { tokens: 1, belt: true, potions: 1 }]).asked
    expect(dataOf(question!)).toMatchObject({
      seat: 1,
      interruption: { key: 'blow of 0', interrupted: 0, hostile: true, pass: 'pass' },
      options: [
        { key: 'pass' },
        { key: 'token', reaction: { source: 'token:plain', matters: false } },
        { key: 'potion', reaction: { source: 'potion:plain', matters: true } },
      ],
    })
  })

  test('postponed work is done when the window closes, in the order of the uses', () => {
    const { log } = playWindow(
      [
        { ...NOTHING, tokens: 1 },
        { ...BELT, potions: 1 },
      ],
      ['token', 'potion'],
    )
    expect(log).toEqual(['0 token', '1 potion', '0 done', '1 done'])
  })
})

describe('an option or question states', () => {
  function first(figure: number | undefined, secret: boolean | undefined, more: Partial<WindowUse> = {}): Decision {
    const token = useOf(new Play<State, null>({ purses: [], log: [], over: false }, null), 0, 'token')
    const use: WindowUse = { ...token, ...more }
    const own = new Windows<State, null, Moment>({
      order: () => [0],
      providers: () => [{ uses: () => [secret === undefined ? use : { ...use, secret }] }],
      isOver: () => false,
      ask: () => ({
        prompt: text('blow'),
        rules: ['T-2'],
        ...(figure === undefined ? {} : { figure }),
        interruption: { moment: text('blow'), key: 'blow', interrupted: 0, hostile: false },
      }),
      pass: text('pass'),
    })
    const play = new Play<State, null>({ purses: [], log: [], over: false }, null)
    return own.open(play, { at: 'blow', striker: 0 }).next(undefined).value as Decision
  }

  test('the figure it is about, if there is one', () => {
    expect({ firstFigure: first(7, false).figure, undefinedFirstFigure: first(undefined, false).figure }).toEqual({
      firstFigure: 7,
      undefinedFirstFigure: undefined,
    })
  })

  test('for each use, whether others may know of it', () => {
    const secrets = [undefined, false, true].map((secret) => optionsOf(first(0, secret))[1]?.secret)
    expect(secrets).toEqual([false, false, true])
  })

  test('for each use, the note that explains it, if there is one', () => {
    const [, plain] = optionsOf(first(0, false))
    const [, noted] = optionsOf(first(0, false, { note: () => text('refreshing') }))
    expect({ plainNote: plain?.note, note: noted?.note?.(), key: noted?.key }).toEqual({
      plainNote: undefined,
      note: text('refreshing'),
      key: 'token',
    })
  })
})
