import {
  choice,
  type Game,
  type Lesson,
  type LessonBook,
  type Outcome,
  type Play,
  type Procedure,
  readInput,
  type Seat,
  text,
} from '@fray/kernel'
import { millimetres, type TableView } from '@fray/tabletop'
import { z } from 'zod'

export interface Setup {
  readonly rounds: number
}

export interface State {
  roundsLeft: number
  points: [number, number]
}

type CoinPlay = Play<State, Setup>
type Face = 'heads' | 'tails'

const SEATS = [0, 1] as const
const FACES: readonly Face[] = ['heads', 'tails']

const rounds = z.number().int().min(1).max(99)
const points = z.number().int().min(0)
const setupSchema = z.strictObject({ rounds: rounds.default(9) })
const situationSchema = z.strictObject({ roundsLeft: rounds, points: z.tuple([points, points]) })

const phrases = {
  en: {
    title: 'Coin Duel',
    summary: 'Two players, one coin: call it right when your opponent does not.',
    'preset.standard': 'Nine rounds',
    'side.0': 'Sun',
    'side.1': 'Moon',
    'counter.points': 'points',
    'status.rounds': '{left, plural, one {# round} other {# rounds}} left',
    'ask.call': 'Call the coin',
    'face.heads': 'heads',
    'face.tails': 'tails',
    'roll.coin': 'Coin flip',
    called: '{seat} called {face}.',
    scored: '{seat} scores.',
    'outcome.points': 'the last coin was flipped',
  },
}

/** CD-2, CD-3: both call in secret, the coin is flipped, and a player who alone called right scores. */
function* playRound(play: CoinPlay): Procedure {
  const { state } = play
  const calls = yield* play.simultaneously(SEATS.map((seat) => ({ seat, procedure: callFace(play, seat) })))
  for (const [seat, face] of calls.entries()) {
    play.log('called', { seat: { seat }, face: { text: text(`face.${face}`) } }, ['CD-2'], { seat })
  }
  const face = yield* flipCoin(play)
  for (const seat of SEATS) {
    if (calls[seat] !== face || calls[1 - seat] === face) continue
    state.points[seat]++
    play.log('scored', { seat: { seat } }, ['CD-3'], { seat, isOutcome: true })
  }
  state.roundsLeft--
}

function callFace(play: CoinPlay, seat: Seat): Procedure<Face> {
  const options = FACES.map((face) => choice(face, text(`face.${face}`)))
  return play.pick({ seat, prompt: text('ask.call'), rules: ['CD-2'], options })
}

function* flipCoin(play: CoinPlay): Procedure<Face> {
  const [dice] = yield* play.rollDice(text('roll.coin'), ['CD-2'], [{ seat: 0, count: 1, sides: 2 }])
  return dice?.[0] === 1 ? 'heads' : 'tails'
}

/** CD-4: after the last round the player with more points wins. */
function outcome({ roundsLeft, points: [sun, moon] }: State): Outcome | undefined {
  if (roundsLeft > 0) return undefined
  const winners = sun === moon ? [] : [sun > moon ? 0 : 1]
  return { winners, reason: text('outcome.points'), rules: ['CD-4'], scores: [sun, moon] }
}

function view({ roundsLeft, points }: State): TableView {
  return {
    table: { width: millimetres(300), depth: millimetres(300) },
    unit: { length: millimetres(10), sign: ' cm' },
    sides: SEATS.map((seat) => {
      return { seat, name: text(`side.${seat}`), counters: [{ label: text('counter.points'), value: points[seat] }] }
    }),
    status: { headline: text('status.rounds', { left: roundsLeft }), notes: [] },
    zones: [],
    scenery: [],
    figures: [],
    names: [],
  }
}

/** The learner alone is right and scores. */
const firstRound: Lesson = {
  id: 'first-round',
  title: text('lesson.title'),
  summary: text('lesson.summary'),
  minutes: 1,
  seat: 0,
  situation: { game: 'coin-duel', roundsLeft: 3, points: [0, 0], dice: [2] },
  steps: [
    { title: text('lesson.secret'), text: text('lesson.secret.text'), rules: ['CD-2'] },
    {
      title: text('lesson.call'),
      text: text('lesson.call.text'),
      task: {
        asked: 'ask.call',
        answer: { seat: 0, answer: 'tails' },
        hint: text('lesson.call.hint'),
        follows: [{ seat: 1, answer: 'heads' }],
      },
    },
    { title: text('lesson.point'), text: text('lesson.point.text'), rules: ['CD-3'] },
  ],
}

const lessonBook: LessonBook = {
  lessons: [firstRound],
  phrases: {
    en: {
      'lesson.title': 'The first round',
      'lesson.summary': 'Call the coin, and see who scores.',
      'lesson.secret': 'Two calls, one coin',
      'lesson.secret.text': 'Both of you call in secret before the coin is flipped.',
      'lesson.call': 'Your call',
      'lesson.call.text': 'You cannot know what Moon calls.',
      'lesson.call.hint': 'Call tails.',
      'lesson.point': 'A point',
      'lesson.point.text': 'It is tails, and Moon called heads: you alone called right.',
    },
  },
}

export const coinDuel: Game<State, Setup, TableView> = {
  id: 'coin-duel',
  version: '1',
  content: {
    title: text('title'),
    summary: text('summary'),
    phrases,
    presets: [{ id: 'standard', text: text('preset.standard'), setup: { rounds: 9 } }],
    reference: async () => ({
      'CD-1': { title: 'Players', text: 'Two players with one coin and an agreed number of rounds.' },
      'CD-2': { title: 'Round', text: 'Both call heads or tails in secret; then the coin is flipped.' },
      'CD-3': { title: 'Points', text: 'A player who called right scores a point if the other did not.' },
      'CD-4': { title: 'End', text: 'After the last round the player with more points wins; equal points are a draw.' },
    }),
    lessons: async () => lessonBook,
  },
  rules: {
    readSetup: (json) => readInput('setup', setupSchema, json),
    seats: () => 2,
    begin: ({ rounds }) => ({ roundsLeft: rounds, points: [0, 0] }),
    next: playRound,
    outcome,
    faults: ({ roundsLeft }) => (roundsLeft < 0 ? ['more rounds than agreed were played'] : []),
  },
  view: {
    redact: () => {},
    show: view,
  },
  saves: {
    readPosition: (json) => {
      const state = readInput('situation', situationSchema, json)
      return { setup: { rounds: state.roundsLeft }, state }
    },
  },
  bots: {
    appraise: ({ points }, seat) => ((points[seat] ?? 0) - (points[1 - seat] ?? 0)) / 9,
  },
}
