import { accepted, type Place, refused, text } from '@fray/kernel'
import { asJson, type Proposal } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { hintsOf, weigh } from './placing.ts'

const at = (x: number): Proposal => ({ path: [{ x, y: 0 }] })

const upTo1000: Place = {
  kind: 'place',
  seat: 0,
  prompt: text('ask'),
  rules: ['T-1'],
  form: asJson({ kind: 'point', radius: 1 }),
  check: (proposal) =>
    (proposal as unknown as Proposal).path[0]!.x <= 1000 ? accepted(0) : refused(text('far'), 'T-1'),
  suggest: () => [asJson(at(7))],
}

test('an allowed proposal stands as it is', () => {
  expect(weigh(upTo1000, at(900), undefined)).toEqual({ refusal: undefined, legal: at(900) })
})

test('a refused proposal comes with its reason and the last allowed place on the way to it', () => {
  const { refusal, legal } = weigh(upTo1000, at(3000), at(0))
  expect(refusal?.rules).toEqual(['T-1'])
  expect(legal?.path[0]?.x).toBeGreaterThan(998)
  expect(legal?.path[0]?.x).toBeLessThanOrEqual(1000)
})

test('without a place to come from there is nothing to offer', () => {
  expect(weigh(upTo1000, at(3000), undefined).legal).toBeUndefined()
  expect(weigh(upTo1000, at(3000), at(2000)).legal).toBeUndefined()
})

test('a decision without a region still has suggestions', () => {
  expect(hintsOf(upTo1000)).toEqual({ region: [], suggestions: [at(7)] })
})
