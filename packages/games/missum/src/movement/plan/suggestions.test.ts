import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { countermove, order } from '../../testing/moving.ts'
import { judgeProposal, legion } from '../../testing/scene.ts'

interface Step {
  readonly do: string
  readonly [detail: string]: Json
}

/** Gets the suggestions for Line, at (1200, 600) facing up, by step kinds; all of them are legal. */
function suggestionsFor(units: readonly Json[], line: Record<string, Json> = {}): Step[][] {
  const match = order(countermove([legion('Line', 0, 1200, 600, line), ...units]), 'Line')
  const decision = match.pending[0]!
  if (decision.kind !== 'place') throw new Error('nobody is asked for a manoeuvre')
  const all = decision.suggest(20)
  for (const suggestion of all) expect(judgeProposal(match, suggestion).ok).toBe(true)
  return all as unknown as Step[][]
}

const kinds = (all: readonly Step[][]) => all.map((steps) => steps.map(({ do: kind }) => kind).join(' '))
const foe = (x: number, y: number) => legion('Enemy', 1, x, y)
const facings = (all: readonly Step[][]) => all.flat().filter((step) => step.do === 'face')

describe('line', () => {
  test('MI-MOVE-02 line moves straight at an enemy ahead, the whole distance or part of it', () => {
    const all = suggestionsFor([foe(1200, 100)])
    expect(kinds(all)).toEqual(['advance', 'advance', 'advance'])
    const [far, ...less] = all.map(([step]) => step!.by as number)
    expect(less).toEqual([(far! * 2) / 3, far! / 3].map(Math.floor))
  })

  test('MI-DRIFT-01 MI-WHEEL-01 line slants and wheels towards an enemy ahead and to one side', () => {
    for (const [x, pivot, sign] of [
      [1500, 'right', 1],
      [900, 'left', -1],
    ] as const) {
      const all = suggestionsFor([foe(x, 150)])
      const steps = all.flat()
      expect(steps.find((step) => step.do === 'wheel')).toMatchObject({ pivot })
      expect(Math.sign(steps.find((step) => step.do === 'drift')!.aside as number)).toBe(sign)
      expect(facings(all)).toEqual([])
    }
  })

  test('MI-FACE-01 line faces an enemy beside or behind it and moves on', () => {
    expect(facings(suggestionsFor([foe(1900, 650)]))).toEqual([{ do: 'face', to: 'right' }])
    expect(facings(suggestionsFor([foe(500, 650)]))).toEqual([{ do: 'face', to: 'left' }])
    const behind = suggestionsFor([foe(1250, 1100)])
    expect(facings(behind)).toEqual([{ do: 'face', to: 'about' }])
    // Nothing leads away from the enemy.
    expect(kinds(behind).filter((kind) => kind.startsWith('advance') || kind.startsWith('drift'))).toEqual([])
  })

  test('MI-DISORG-02 disorganized line only moves straight ahead', () => {
    expect(kinds(suggestionsFor([foe(1500, 150)], { disorganized: true }))).toEqual(['advance'])
  })
})

describe('skirmishers', () => {
  const loose = { type: 'regularSkirmisher', armour: 'light' }

  test('MI-SKIRMISH-02 skirmishers face the enemy and approach as close as they may', () => {
    const [first] = suggestionsFor([foe(1500, 150)], loose)
    expect(first).toMatchObject([{ do: 'turn' }, { do: 'advance' }])
    const { x, y } = first![0]!.facing as { x: number; y: number }
    expect(x).toBeGreaterThan(0)
    expect(y).toBeLessThan(0)
    expect(first![1]!.by).toBeGreaterThan(0)
  })

  test('MI-SKIRMISH-02 skirmishers back away from an enemy nearby', () => {
    const steps = suggestionsFor([foe(1200, 510)], loose).flat()
    expect(steps.some((step) => step.do === 'advance' && (step.by as number) < 0)).toBe(true)
  })
})
