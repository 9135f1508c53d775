import { sightOf, VETERAN, weighAnswers } from '@fray/bots'
import type { Answer, Match, Seat } from '@fray/kernel'
import { expectation } from '@fray/odds'
import type { FigureView, Point, TableView } from '@fray/tabletop'
import type { Advice } from './screen-data.ts'

/** Answers whose values differ by less than this share of all forces count as equally good. */
const AS_GOOD = 0.0005

/** Rounds a lead to this precision: the digits beyond are rounding errors that depend on where figures stand. */
const PRECISION = 1e6

/** Weighs like a veteran, but with the distances that odds assume, so that advice cannot be used to measure. */
const ADVISER = { ...VETERAN, assumeDistances: true } as const

/**
 * Gets a veteran's answer for a seat, based on what the seat knows, and how much better it is than the alternatives.
 */
export function adviceFor(match: Match, seat: Seat): Omit<Advice, 'forecast' | 'otherwise'> | undefined {
  const decision = match.decisionOf(seat)
  if (!decision) return undefined
  // How often others have answered may be secret.
  const own = match.answers.filter((given) => given.seat === seat).length
  const weighed = weighAnswers(sightOf(match, decision), `advice to ${seat} after ${own}`, ADVISER)
  const [first, ...others] = weighed.toSorted((a, b) => b.worth - a.worth)
  if (!first) return undefined
  const [next, worst] = [others[0], others.slice(1).at(-1)].map((other) => {
    if (!other) return undefined
    const lead = first.worth - other.worth
    return { answer: other.answer, lead: lead < AS_GOOD ? 0 : Math.round(lead * PRECISION) / PRECISION }
  })
  return {
    answer: first.answer,
    next,
    worst: worst && worst.lead > (next?.lead ?? 0) ? worst : undefined,
    approach: next && approachOf(match, seat, first.answer, next.answer),
  }
}

/** A difference below this (in hundredths of a millimetre) is neither nearer nor farther. */
const SAME_PLACE = 500

/** Says whether an answer takes a side nearer to the enemy than another answer would, or farther away. */
function approachOf(match: Match, seat: Seat, answer: Answer, other: Answer): Advice['approach'] {
  const [here, there] = [answer, other].map((candidate) => remotenessAfter(match, seat, candidate)) as [number, number]
  if (!(Math.abs(here - there) > SAME_PLACE)) return undefined
  return here < there ? 'nearer' : 'farther'
}

/**
 * Sums the distances from a side's figures to their nearest enemies right after an answer; NaN if it may cost a figure.
 */
function remotenessAfter(match: Match, seat: Seat, answer: Answer): number {
  const { figures } = match.view(seat) as TableView
  const enemies = figures.filter((figure) => figure.seat !== seat)
  const measure = (future: Match) => {
    const left = (future.view(seat) as TableView).figures
    return left.length === figures.length ? remoteness(left, enemies, seat) : Number.NaN
  }
  return expectation(match, seat, answer, measure, {
    leaves: 20,
    samples: 20,
    seed: 'advice',
    recording: false,
    assumeDistances: true,
  }).value
}

function remoteness(figures: readonly FigureView[], enemies: readonly FigureView[], seat: Seat): number {
  const ours = figures.filter((figure) => figure.seat === seat)
  return ours.reduce((sum, { pose }) => sum + Math.min(...enemies.map((enemy) => distance(pose, enemy.pose))), 0)
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
