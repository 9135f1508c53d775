/** MI-FORMATION-01: decisions about a new formation. */
import {
  accept,
  type DecisionOption,
  type Json,
  optionWithNote,
  type Procedure,
  refuse,
  text,
  type Verdict,
} from '@fray/kernel'
import { direction, facingOf, readProposal, toJson } from '@fray/tabletop'
import { figurePosesOf } from '../../body.ts'
import type { TroopBody } from '../../state.ts'
import type { Journey, Progress } from '../plan/journey.ts'
import { marchLeg } from '../plan/march.ts'
import { judgeReform } from '../plan/orders.ts'
import { alongFeature, edgesNear, filesOf, ranksAt, reformLeg, ringOf, usualRanks } from './formation-change.ts'

export function resolveReform(journey: Journey, after: TroopBody): Progress {
  return marchLeg(journey, reformLeg(journey.unit.body, after))
}

function isPossible(journey: Journey, after: TroopBody): boolean {
  const progress = resolveReform(journey, after)
  return progress.stop === null && !judgeReform(journey, progress)
}

/** Lists the ring and the features in reach; null: none of them. */
export function* askForShape(journey: Journey): Procedure<TroopBody | null> {
  const { play, unit } = journey
  const shapes: DecisionOption<TroopBody>[] = [
    {
      key: 'ring',
      text: text('option.ring'),
      value: ringOf(unit.body),
      rules: ['MI-MOVE-10'],
      ...optionWithNote('note.ring'),
    },
    ...edgesNear(play.state, unit.body).map((piece) => ({
      key: `along-${piece.id}`,
      text: text('option.along', { terrain: { text: text(`terrain.${piece.terrain}`) } }),
      value: alongFeature(unit.body, piece),
      rules: ['MI-FORMATION-01'],
      ...optionWithNote('note.along'),
    })),
  ]
  const options: DecisionOption<TroopBody | null>[] = shapes.filter(({ value }) => isPossible(journey, value))
  return yield* play.pick({
    seat: unit.seat,
    prompt: text('ask.shape', { unit: { figure: unit.id } }),
    rules: ['MI-FORMATION-01'],
    figure: unit.id,
    options: [...options, { key: 'back', text: text('option.back'), value: null, ...optionWithNote('note.back') }],
  })
}

/** Asks how a ring or an edge forms ranks again, or what it does instead. */
export function* askForRanks<T>(
  journey: Journey,
  instead: readonly DecisionOption<T>[],
): Procedure<TroopBody | T | null> {
  const { play, unit } = journey
  const usual = usualRanks(unit.body)
  if (usual.kind === 'placed') return null
  return yield* play.place<TroopBody | T>({
    seat: unit.seat,
    figure: unit.id,
    prompt: text('ask.draw-up-again', { unit: { figure: unit.id } }),
    rules: ['MI-FORMATION-01', 'MI-MOVE-10'],
    form: toJson({ kind: 'draw-up', formation: usual.formation, turns: true, files: filesOf(unit.body) }),
    check: (proposal) => judgeRanks(journey, proposal),
    suggest: () => {
      if (!isPossible(journey, usual)) return []
      const { pose, files } = usual.formation
      return [toJson({ path: [{ x: pose.x, y: pose.y }], facing: facingOf(pose), files })]
    },
    alternatives: instead,
  })
}

function judgeRanks(journey: Journey, json: Json): Verdict<TroopBody> {
  const { unit } = journey
  const proposal = readProposal(json)
  const front = proposal?.path.at(-1)
  if (!proposal || !front) return refuse(text('refuse.no-place'), 'MI-FORMATION-01')
  const { most } = filesOf(unit.body)
  const files = proposal.files ?? Math.ceil(most / 4)
  if (files > most) return refuse(text('refuse.no-place'), 'MI-FORMATION-01')
  const wanted = proposal.facing ?? facingOf(figurePosesOf(unit.body)[0]!)
  const after = ranksAt(unit.body, files, front, direction(wanted.x, wanted.y))
  const { stop } = resolveReform(journey, after)
  return stop?.kind === 'refused' ? stop.refusal : accept(after)
}
