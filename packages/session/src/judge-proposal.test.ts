import { accept, type PlaceDecision, refuse, text } from '@fray/kernel'
import { type ManoeuvreStep, type Placement, type Proposal, toJson } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { hintsOf, judgeProposal } from './judge-proposal.ts'

const at = (x: number): Proposal => ({ path: [{ x, y: 0 }] })

const asked = {
  kind: 'place',
  seat: 0,
  prompt: text('ask'),
  rules: ['T-1'],
  suggest: () => [toJson(at(7))],
} as const

const upTo1000: PlaceDecision = {
  ...asked,
  form: toJson({ kind: 'point', radius: 1 }),
  check: (proposal) => ((proposal as unknown as Proposal).path[0]!.x <= 1000 ? accept(0) : refuse(text('far'), 'T-1')),
}

function endOf(placement: Placement | undefined): number | undefined {
  return placement && 'path' in placement ? placement.path[0]?.x : undefined
}

describe('a place', () => {
  test('that is allowed stays as it is', () => {
    expect(judgeProposal(upTo1000, at(900), undefined)).toEqual({
      refusal: undefined,
      legal: at(900),
      account: undefined,
    })
  })

  test('that is refused comes with its reason and the last allowed place on the way', () => {
    const { refusal, legal } = judgeProposal(upTo1000, at(3000), at(0))
    expect(refusal?.rules).toEqual(['T-1'])
    expect(endOf(legal)).toBeGreaterThan(998)
    expect(endOf(legal)).toBeLessThanOrEqual(1000)
  })

  test('that is refused but reachable by another path comes with that path', () => {
    const way: Proposal = { path: [{ x: 0, y: 500 }, ...at(900).path] }
    const walled: PlaceDecision = {
      ...upTo1000,
      check: (proposal) =>
        (proposal as unknown as Proposal).path.length > 1 ? accept(0) : refuse(text('wall'), 'T-2'),
    }
    const { refusal, legal } = judgeProposal({ ...walled, route: () => toJson(way) }, at(900), undefined)
    expect(refusal?.rules).toEqual(['T-2'])
    expect(legal).toEqual(way)
    expect(judgeProposal({ ...walled, route: () => toJson(at(900)) }, at(900), undefined).legal).toBeUndefined()
  })

  test('without a starting point has no alternative', () => {
    expect(judgeProposal(upTo1000, at(3000), undefined).legal).toBeUndefined()
    expect(judgeProposal(upTo1000, at(3000), at(2000)).legal).toBeUndefined()
  })

  test('has its cost where the rules tell it', () => {
    const allowed = { name: text('far'), total: 1000, terms: [] }
    const counted: PlaceDecision = { ...upTo1000, costOf: () => ({ spent: 900, allowed }) }
    expect(judgeProposal(counted, at(900), undefined).account).toEqual({ spent: 900, allowed })
  })
})

describe('orders to a formation', () => {
  const shortMarch: PlaceDecision = {
    ...asked,
    form: null,
    check: (proposal) => {
      const steps = proposal as unknown as readonly ManoeuvreStep[]
      const gone = steps.reduce((sum, step) => sum + (step.do === 'advance' ? step.by : 0), 0)
      return gone <= 1000 ? accept(0) : refuse(text('far'), 'T-1')
    },
  }

  test('that go too far are cut at their last step', () => {
    const steps: ManoeuvreStep[] = [
      { do: 'advance', by: 600 },
      { do: 'advance', by: 900 },
    ]
    const { refusal, legal } = judgeProposal(shortMarch, steps, undefined)
    expect(refusal?.rules).toEqual(['T-1'])
    expect(legal).toEqual([
      { do: 'advance', by: 600 },
      { do: 'advance', by: 400 },
    ])
  })

  test('are cut at the first step too, though a formation without orders is refused', () => {
    const march: PlaceDecision = {
      ...shortMarch,
      check: (proposal) => {
        const [first] = proposal as unknown as readonly ManoeuvreStep[]
        return first?.do === 'advance' && first.by <= 1000 ? accept(0) : refuse(text('far'), 'T-1')
      },
    }
    const { legal } = judgeProposal(march, [{ do: 'advance', by: 1600 }], undefined)
    const [step] = legal as readonly ManoeuvreStep[]
    expect(step).toMatchObject({ do: 'advance' })
    expect(step?.do === 'advance' && 1000 - step.by).toBeLessThan(2)
  })

  test('lose a last step that cannot be divided', () => {
    const steps: ManoeuvreStep[] = [
      { do: 'advance', by: 600 },
      { do: 'files', files: 3 },
    ]
    const none: PlaceDecision = {
      ...shortMarch,
      check: (json) => ((json as []).length > 1 ? refuse(text('far')) : accept(0)),
    }
    expect(judgeProposal(none, steps, undefined).legal).toEqual([{ do: 'advance', by: 600 }])
  })
})

test('a decision without a region still has suggestions', () => {
  expect(hintsOf(upTo1000)).toEqual({ region: [], suggestions: [at(7)] })
})
