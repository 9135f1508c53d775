import type { AnyGame } from '@fray/games'
import {
  accept,
  choice,
  type Game,
  type Interruption,
  type Lesson,
  type Play,
  type Procedure,
  type Reference,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'
import { readPlacement, readProposal, type TableView, toJson } from '@fray/tabletop'

interface State {
  turn: number
  points: [number, number]
  /** The secret of each seat. */
  secrets: [number, number]
}

interface Setup {
  readonly secret: boolean
}

/** The learner places a stone and rolls a 5; the other passes; a final text. */
export const toyLesson: Lesson = {
  id: 'toy-lesson',
  title: text('title'),
  summary: text('title'),
  minutes: 1,
  seat: 0,
  situation: { game: 'toy', dice: [5] },
  steps: [
    { title: text('title'), text: text('ask') },
    {
      title: text('title'),
      text: text('ask'),
      task: { asked: 'ask', answer: { path: [{ x: 500, y: 0 }] }, hint: text('ask') },
    },
    {
      title: text('title'),
      text: text('ask'),
      task: { asked: 'ask', answer: 'roll', hint: text('ask'), follows: [{ path: [{ x: 5, y: 0 }] }, 'pass'] },
    },
    { title: text('title'), text: text('ask') },
  ],
}

const TURNS = 6
const EDGE = 1000

/** Seats take turns to place a stone, then to roll a die or to pass; the seat with more points after six turns wins. */
const toy: Game<State, Setup, TableView> = {
  id: 'toy',
  version: '1',
  content: {
    title: text('title'),
    summary: text('title'),
    phrases: { en: { title: 'Toy', ask: 'What now?', roll: 'Roll', pass: 'Pass', side: 'Side', far: 'too far' } },
    reference: async (): Promise<Reference> => ({}),
    presets: [{ id: 'plain', text: text('title'), setup: { secret: false } }],
    lessons: async () => ({ phrases: { en: {} }, lessons: [toyLesson] }),
  },
  rules: {
    readSetup: (json) => json as Setup,
    seats: () => 2,
    begin: () => ({ turn: 0, points: [0, 0], secrets: [0, 0] }),
    next: (play) => turn(play),
    outcome: ({ turn, points: [a, b] }) =>
      turn < TURNS ? undefined : { winners: a === b ? [] : [a > b ? 0 : 1], reason: text('title'), rules: ['T-1'] },
    faults: () => [],
  },
  view: {
    redact: (state, seat) => {
      for (const other of [0, 1] as const) if (other !== seat) state.secrets[other] = 0
    },
    show: view,
  },
  saves: {
    readPosition: () => ({ setup: { secret: false }, state: { turn: 0, points: [0, 0], secrets: [0, 0] } }),
    readPlacement,
  },
  bots: {
    appraise: ({ points }, seat) => (points[seat as 0 | 1] - points[(1 - seat) as 0 | 1]) / 6,
  },
}

const ROLLING = { reaction: { source: 'order:roll', matters: () => false } }

/** The other seat does not act: a reaction is possible but not urgent. */
function ownMoment(seat: Seat, turn: number): Interruption {
  return { moment: text('ask'), key: String(turn), interrupted: seat, hostile: false, pass: 'pass' }
}

function* turn(play: Play<State, Setup>, reactive = false): Procedure {
  const { state } = play
  const seat = (state.turn % 2) as 0 | 1
  const place = yield* play.place({
    seat,
    prompt: text('ask'),
    rules: ['T-2'],
    form: toJson({ kind: 'deploy', base: { shape: 'disc', radius: 10 }, turns: false }),
    check: (proposal) => {
      const at = readProposal(proposal)?.path[0]
      return at && at.x <= EDGE ? accept(at) : refuse(text('far'), 'T-2')
    },
    suggest: () => [toJson({ path: [{ x: 0, y: 0 }] })],
    region: () =>
      toJson([
        [
          { x: 0, y: 0 },
          { x: EDGE, y: 0 },
          { x: EDGE, y: EDGE },
        ],
      ]),
  })
  const chosen = yield* play.pick({
    seat,
    prompt: text('ask'),
    rules: ['T-3'],
    options: [choice('roll', text('roll'), reactive ? ROLLING : undefined), choice('pass', text('pass'))],
    ...(reactive ? { interruption: ownMoment(seat, state.turn) } : {}),
  })
  if (play.setup.secret) state.secrets[seat] = 1 + place.x
  if (chosen === 'roll') {
    const [dice] = yield* play.rollDice(text('roll'), ['T-3'], [{ seat, count: 1, sides: 6 }])
    state.points[seat] += dice?.[0] ?? 0
  }
  state.turn++
}

function view(state: State, _setup: Setup, _seat: Seat | undefined): TableView {
  return {
    table: { width: EDGE * 2, depth: EDGE * 2 },
    unit: { length: 100, sign: 'mm' },
    sides: [0, 1].map((seat) => ({
      seat,
      name: text('side'),
      counters: [{ label: text('side'), value: state.secrets[seat as 0 | 1] }],
    })),
    status: { headline: text('title'), notes: [] },
    zones: [],
    scenery: [],
    figures: [stone(0)],
    names: ['Stone 0'],
  }
}

function stone(id: number): TableView['figures'][number] {
  return {
    id,
    seat: 0,
    name: `Stone ${id}`,
    icon: 'rock',
    base: { shape: 'disc', radius: 10 },
    pose: { x: 0, y: 0 },
    states: [],
    spent: false,
    attributes: [],
    abilities: [],
  }
}

export const toyGame = toy as unknown as AnyGame

/** The same game, but rolling is a reaction between moves that need not be asked about. */
export const reactiveGame = {
  ...toy,
  rules: { ...toy.rules, next: (play: Play<State, Setup>) => turn(play, true) },
} as unknown as AnyGame
