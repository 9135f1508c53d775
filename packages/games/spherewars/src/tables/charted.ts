import { type Decision, type Game, type Json, Match, Random, text } from '@fray/kernel'
import {
  arcAngle,
  FULL_TURN,
  lengthOf,
  type PlaceForm,
  type Point,
  rotationByAngle,
  type TableView,
  toJson,
} from '@fray/tabletop'
import type { Piece, PieceShape } from '../ground/scenery.ts'
import type { PieceInput } from '../ground/scenery-input.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { State } from '../state.ts'
import { INCH } from '../units.ts'
import { roundInches } from './table-layout.ts'

/**
 * SW-PREP-01 (5), SW-FIELD-01 to -13, SM-FIELD-01 to -03: the pieces that the rules themselves lay out from a setup,
 * with seeded dice and random placement.
 */
export function chartedPieces(game: Game<State, Setup, TableView>, json: Json, seed: string): PieceInput[] {
  const layingOut: typeof game = {
    ...game,
    rules: {
      ...game.rules,
      outcome: ({ phase }) =>
        phase === 'terms' || phase === 'field' ? undefined : { winners: [], reason: text('title'), rules: [] },
    },
  }
  const setup = game.rules.readSetup(json)
  const match = Match.start(layingOut, { setup, state: game.rules.begin(setup) }, seed)
  const random = Random.fromSeed(`${seed}/places`)
  for (let decision = match.pending[0]; decision; decision = match.pending[0]) {
    const answered = match.answer(decision.seat, byChance(decision, setup, random))
    if (!answered.ok) throw new Error(`${decision.prompt.id} refuses its own suggestion: ${answered.reason.id}`)
  }
  return match.state.pieces.map(inputOf)
}

/** Number of random places tried before a suggested one is taken. */
const TRIES = 60
const HEADINGS = 24

function byChance(decision: Decision, { width, depth }: Setup, random: Random): Json {
  if (decision.kind === 'pick') return random.pick(decision.options).key
  if (decision.kind === 'place' && (decision.form as unknown as PlaceForm).kind === 'deploy') {
    for (let i = 0; i < TRIES; i++) {
      const facing = rotationByAngle((random.between(0, HEADINGS - 1) / HEADINGS) * FULL_TURN)
      const at = { x: random.between(0, width), y: random.between(0, depth) }
      const proposal = toJson({ path: [at], facing })
      if (decision.check(proposal).ok) return proposal
    }
  }
  return random.pick(decision.suggest())
}

/** A piece as people write it. */
function inputOf({ type, shape, crossings }: Piece): PieceInput {
  const place = ({ x, y }: Point): [number, number] => [roundInches(x / INCH), roundInches(y / INCH)]
  const [x, y] = place(middleOf(shape))
  return {
    type,
    x,
    y,
    turn: turnOf(shape),
    ...(crossings.length > 0
      ? {
          crossings: crossings.map(({ from, to, width }) => ({
            from: place(from),
            to: place(to),
            width: roundInches(width / INCH),
          })),
        }
      : {}),
  }
}

function middleOf(shape: PieceShape): Point {
  if (shape.kind === 'disc') return shape.centre
  const points = shape.kind === 'line' ? [shape.from, shape.to] : shape.outline
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Degrees clockwise of its length: from the first corner to the second, as pieces are laid. */
function turnOf(shape: PieceShape): number {
  if (shape.kind === 'disc') return 0
  const [from, to] = shape.kind === 'line' ? [shape.from, shape.to] : shape.outline
  if (!from || !to || lengthOf(to.x - from.x, to.y - from.y) === 0) return 0
  const degrees = (arcAngle(to.x - from.x, to.y - from.y) / FULL_TURN) * 360
  return Math.round(((degrees + 360) % 360) * 100) / 100
}
