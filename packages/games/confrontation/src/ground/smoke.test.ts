import { describe, expect, test } from 'vitest'
import { loadPosition } from '../testing/rule.ts'
import { type FigureDetails, fighterNamed, figure, path } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { lineOfSight, sees, seesPoint } from './sight.ts'
import { cloudsOn, isCutBy } from './smoke.ts'

/** Ann faces east over Gil, who spreads soot over 5 cm in front (the front edge is at x = 31.25) and faces east. */
function looking(target: readonly [number, number], gil: FigureDetails = {}, more: FigureDetails = {}) {
  const play = loadPosition({
    figures: [
      figure('Ann', 0, 20, 30, {}, more),
      figure('Bob', 1, ...target),
      figure('Gil', 0, 30, 40, { size: 'small' }, { effects: [{ object: 'veil-of-soot' }], card: 'Gil', ...gil }),
    ],
  })
  return lineOfSight(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))
}

describe('CF-REV-GOBLIN-17 clouds', () => {
  test('CF-REV-GOBLIN-17: a line is cut if any part of it lies in the cloud', () => {
    // The cloud reaches from y = 35 to 45 and from x = 31.25 to 36.25.
    expect(looking([60, 30])).toBe('full')
    expect(looking([60, 30], { y: 33 })).toBe('none')
    // The cloud does not reach behind Gil.
    expect(looking([60, 30], { y: 33, facing: 'south' })).toBe('full')
    expect(looking([60, 30], { y: 33, effects: [] })).toBe('full')
  })

  test('CF-REV-GOBLIN-17: a fighter inside is not seen and does not see', () => {
    expect(looking([34, 40])).toBe('none')
    const play = loadPosition({
      figures: [
        figure('Ann', 0, 34, 40),
        figure('Bob', 1, 60, 40),
        figure('Gil', 0, 30, 40, { size: 'small' }, { effects: [{ object: 'veil-of-soot' }], card: 'Gil' }),
      ],
    })
    expect(sees(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))).toBe('none')
    expect(seesPoint(play, fighterNamed(play, 'Ann'), { x: 60000, y: 40000 })).toBe(false)
  })

  test('CF-REV-GOBLIN-17: clouds hide only between two fighters at level 0 that are not in contact', () => {
    expect(looking([60, 30], { y: 33 }, { level: 1, changes: { name: 'Ann', abilities: ['flight'] } })).toBe('full')
    const play = loadPosition({
      figures: [
        figure('Ann', 0, 33, 40),
        figure('Bob', 1, 35.5, 40),
        figure('Gil', 0, 30, 40, { size: 'small' }, { effects: [{ object: 'veil-of-soot' }], card: 'Gil' }),
      ],
    })
    expect(sees(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))).toBe('full')
  })

  test('CF-REV-GOBLIN-17: fighters inside cannot be charged or shot at from afar, but can be walked to; Consciousness works', () => {
    const open = (abilities: string[], effects: { object: string }[]) =>
      turn([
        figure('Ann', 0, 20, 40, { abilities }),
        figure('Bob', 1, 34, 40),
        figure('Gil', 0, 30, 43, { size: 'small' }, { effects, card: 'Gil', facing: 'north' }),
      ]).pending[0]
    const keys = (abilities: string[], effects: { object: string }[]) => {
      const decision = open(abilities, effects)
      return decision?.kind === 'pick' ? decision.options.map(({ key }) => key) : []
    }
    const veil = [{ object: 'veil-of-soot' }]
    expect(keys([], [])).toContain('0:charge:1')
    expect(keys([], veil)).not.toContain('0:charge:1')
    expect(keys(['consciousness'], veil)).toContain('0:charge:1')
    const walks = turn(
      [
        figure('Ann', 0, 26, 40),
        figure('Bob', 1, 60, 40),
        figure('Gil', 0, 30, 43, { size: 'small' }, { effects: veil, card: 'Gil', facing: 'north' }),
      ],
      { answers: ['done', '0:walk', path([36, 40])] },
    )
    expect(walks.state.fighters[0]!.at.x).toBe(36000)
  })

  test('CF-REV-GOBLIN-17: a cloud follows its bearer, and everybody sees it drawn', () => {
    const match = turn(
      [
        figure('Ann', 0, 20, 30, {}, { effects: [{ object: 'veil-of-soot', until: 'round' }] }),
        figure('Bob', 1, 90, 30),
      ],
      { answers: ['done', '0:walk', path([25, 30])] },
    )
    const [cloud] = cloudsOn(match)
    expect(cloud).toMatchObject({ centre: { x: 26250, y: 30000 }, radius: 5000 })
    expect(isCutBy(cloud!, { x: 28000, y: 20000 }, { x: 28000, y: 40000 })).toBe(true)
    expect(isCutBy(cloud!, { x: 26000, y: 20000 }, { x: 26000, y: 40000 })).toBe(false)
    // A line that ends behind Gil, in any direction.
    expect(isCutBy(cloud!, { x: 24000, y: 30000 }, { x: 26000, y: 30000 })).toBe(false)
    expect(match.view(1).zones).toMatchObject([{ kind: 'effect', label: { id: 'zone.cloud' } }])
    expect(match.view(1).zones[0]!.outline).toHaveLength(13)
  })
})
