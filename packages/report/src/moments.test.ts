import type { GameEvent } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { Exchange } from './chapters.ts'
import type { HistoryStep } from './history.ts'
import { decisiveEvent, lastResults, momentsOf } from './moments.ts'

const hit = { type: 'hit', isOutcome: true } as GameEvent
const roll = { type: 'rolled' } as GameEvent
const death = { type: 'died', removes: [3] } as unknown as GameEvent

/** A match with these leads of seat 0 after each answer; every answer but the first has events to tell. */
function moments(leads: readonly number[], told: (at: number) => readonly GameEvent[] = () => [hit]) {
  const steps = leads.map((_, at) => ({ at }) as HistoryStep)
  const stories = new Map(leads.map((_, at) => [{ at, chapter: at } as Exchange, told(at)] as const).slice(1))
  return momentsOf(
    steps,
    leads.map((lead) => [lead, -lead]),
    stories,
  )
}

const brief = (leads: readonly number[], told?: (at: number) => readonly GameEvent[]) =>
  moments(leads, told).map(({ at, seat, change }) => [at, seat, Math.round(change * 100) / 100])

describe('the key moments of a match', () => {
  test('have the greatest changes, greatest first, each with the side it helped', () => {
    expect(brief([0, 0.3, -0.2, -0.2, -0.2])).toEqual([
      [2, 1, 0.5],
      [1, 0, 0.3],
    ])
  })

  test('have a change of a tenth or more and events to tell', () => {
    expect(brief([0, 0.25, 0.3, 0.3])).toEqual([[1, 0, 0.25]])
    expect(brief([0, 0.125, 0.25, 0.25], (at) => (at === 1 ? [] : [hit]))).toEqual([[2, 0, 0.13]])
  })

  test('number three for each seat at most', () => {
    const leads = [0, 0.5, 0, 0.4, 0, 0.3, 0, 0.2, 0]
    const found = brief([...leads, 0])
    expect(found.filter(([, seat]) => seat === 0).map(([at]) => at)).toEqual([1, 3, 5])
    expect(found.filter(([, seat]) => seat === 1).map(([at]) => at)).toEqual([2, 4, 6])
  })

  test('prefer a loss to wounds that changed up to twice as much', () => {
    const leads = [0, 0.5, 0, 0.3, 0, 0.3, 0, 0.3, 0, 0]
    const found = brief(leads, (at) => (at === 1 ? [hit] : [death]))
    expect(found.filter(([, seat]) => seat === 0).map(([at]) => at)).toEqual([3, 5, 7])
    expect(brief([0, 0.7, 0, 0.3, 0, 0], (at) => (at === 1 ? [hit] : [death]))[1]).toEqual([1, 0, 0.7])
  })

  test('leave out the end, unless it includes a loss', () => {
    expect(brief([0, 0, 1])).toEqual([])
    expect(brief([0, 0, 1], () => [death])).toEqual([[2, 0, 1]])
  })

  test('belong to the chapter of the deciding event when an answer spans two turns', () => {
    const stories: [Exchange, GameEvent[]][] = [
      [{ at: 1, chapter: 4 } as Exchange, [roll]],
      [{ at: 1, chapter: 5 } as Exchange, [roll, death]],
      [{ at: 1, chapter: 6 } as Exchange, [hit]],
    ]
    const steps = [0, 1, 2].map((at) => ({ at }) as HistoryStep)
    const leads = [0, 1, 1].map((lead) => [lead, -lead])
    const [moment] = momentsOf(steps, leads, new Map(stories))
    expect({ chapter: moment?.chapter, events: moment?.events }).toEqual({
      chapter: 5,
      events: [roll, roll, death, hit],
    })
    const [undecided] = momentsOf(steps, leads, new Map(stories.slice(0, 1)))
    expect(undecided?.chapter).toBe(4)
  })
})

test('the deciding event is the last loss, or else the last result', () => {
  const later = { ...hit, type: 'later' }
  expect(decisiveEvent([death, hit, roll])).toBe(death)
  expect(decisiveEvent([hit, later, roll])).toBe(later)
  expect(decisiveEvent([roll])).toBeUndefined()
})

test('a short moment keeps its last results and the deed behind the deciding one', () => {
  const of = (type: string, ...figures: number[]): GameEvent => {
    return { type, rules: [], args: Object.fromEntries(figures.map((figure, i) => [`f${i}`, { figure }])) }
  }
  const [blow, other] = [of('strikes', 1, 2), of('strikes', 3, 4)]
  const wound = { ...of('wounded', 2), isOutcome: true }
  const slain = { ...of('slain', 2), removes: [2] }
  expect(lastResults([of('strikes', 5, 2), wound, blow, of('rolls', 2), other, wound, slain])).toEqual([
    wound,
    blow,
    wound,
    slain,
  ])
  const defeat = { ...of('defeats', 1, 2), removes: [2] }
  expect(lastResults([blow, defeat])).toEqual([defeat])
  expect(lastResults([blow, ...[1, 2, 3, 4].map(() => ({ ...wound })), slain])).toHaveLength(1 + 4)
  // Figures swept away with others are covered by the event about those.
  const swept = { ...of('lost', 9), removes: [9] }
  expect(lastResults([blow, wound, swept])).toEqual([blow, wound, swept])
  expect(lastResults([blow])).toEqual([])
})
