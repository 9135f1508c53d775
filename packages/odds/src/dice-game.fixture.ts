import { choice, type Game, Match, type Play, type Pool, type Procedure, type RollReader, text } from '@fray/kernel'

/** A minimal game for tests: the seats take turns to choose one of the test's rules. */
export interface DiceState {
  turn: number
  score: number
  /** A number of each seat that the other seat may not know. */
  secrets: number[]
}

export type DicePlay = Play<DiceState, null>
export type DiceRule = (play: DicePlay) => Procedure

export function diceMatch(
  rules: Record<string, DiceRule>,
  secrets = [0, 0],
  turns = 3,
): Match<DiceState, null, DiceState> {
  return Match.start(diceGame(rules, turns), { setup: null, state: { turn: 0, score: 0, secrets } }, 'table')
}

function diceGame(rules: Record<string, DiceRule>, turns: number): Game<DiceState, null, DiceState> {
  const options = [...Object.keys(rules), 'pass'].map((key) => choice(key, text(key)))
  return {
    id: 'dice',
    version: '1',
    content: {
      title: text('dice'),
      summary: text('dice'),
      phrases: { en: {} },
      reference: async () => ({}),
      presets: [],
    },
    rules: {
      readSetup: () => null,
      seats: () => 2,
      begin: () => ({ turn: 0, score: 0, secrets: [0, 0] }),
      *next(play) {
        const key = yield* play.pick({ seat: play.state.turn % 2, prompt: text('turn'), rules: [], options })
        yield* rules[key]?.(play) ?? []
        play.state.turn++
      },
      outcome: ({ turn }) => (turn < turns ? undefined : { winners: [], reason: text('over'), rules: [] }),
      faults: () => [],
    },
    view: {
      redact: (state, seat) => {
        state.secrets = state.secrets.map((secret, i) => (i === seat ? secret : -1))
      },
      show: (state) => state,
    },
    saves: {
      readPosition: () => ({ setup: null, state: { turn: 0, score: 0, secrets: [0, 0] } }),
    },
    bots: {
      appraise: ({ score }) => score,
    },
  }
}

/** Makes a pool of six-sided dice for a seat. */
export function d6(count: number, seat = 0): Pool {
  return { seat, count, sides: 6 }
}

/** Counts the dice that show this face or more. */
export function atLeast(face: number): RollReader<number> {
  return { id: `at-least-${face}`, read: ([pool = []]) => pool.filter((value) => value >= face).length }
}

export function say(play: DicePlay, type: string, args: Record<string, number> = {}): void {
  play.log(type, args, ['D-1'], { isOutcome: true })
}
