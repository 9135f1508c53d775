import { entriesIn } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { BandList } from '../bands/band-list.ts'
import { forces as manuscript } from '../manuscript/preparation/forces.ts'
import { forces as rulebook } from './rulebook-forces.ts'

const bands = { rulebook, manuscript } as const

/** A band of the edition with its first lines again and again. */
function bandOf(forces: (typeof bands)[keyof typeof bands], lines: number): BandList {
  const band = forces.ready[0]!.force as BandList
  const entries = Array.from({ length: lines }, (_, i) => ({ ...band.entries[i % band.entries.length]! }))
  return { ...band, entries }
}

/** How often an edit asks for somebody's id: once for every look at a line of the band. */
function looksAt(forces: (typeof bands)[keyof typeof bands], list: BandList): number {
  let looks = 0
  const entries = list.entries.map((entry) => {
    return new Proxy(entry, {
      get: (target, key) => {
        if (key === 'id') looks++
        return Reflect.get(target, key)
      },
    })
  })
  forces.describe({ ...list, entries })
  return looks
}

test.each(Object.entries(bands))('the work of an edit in the %s grows linearly with equal lines', (_, forces) => {
  const [few, many] = [looksAt(forces, bandOf(forces, 25)), looksAt(forces, bandOf(forces, 100))]
  expect(many).toBeLessThan(few * 6)
})

test.each(Object.entries(bands))(
  'equal lines in a band of the %s are offered the same, each at its own place',
  (_, forces) => {
    const band = bandOf(forces, 1)
    const twice = { ...band, entries: [...band.entries, { ...band.entries[0]! }] }
    const [first, second] = entriesIn(forces.describe(twice))
    expect(first!.fields.length).toBeGreaterThan(0)
    expect(JSON.stringify(second!.fields)).toBe(JSON.stringify(first!.fields).replaceAll('entries[0]', 'entries[1]'))
  },
)
