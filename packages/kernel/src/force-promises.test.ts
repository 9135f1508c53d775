import { describe, expect, test } from 'vitest'
import { entriesIn, type ForceFault, type Forces } from './force.ts'
import { brokenPromises } from './force-promises.ts'
import type { Game } from './game.ts'
import { type Company, company, duelWithCompanies } from './testing/company.ts'
import { text } from './text.ts'

const trial = { seeds: ['a', 'b'] }

/** The example game with a change to its forces. */
function spoilt(change: Partial<Forces<Company>>): Game {
  return { ...duelWithCompanies, forces: async () => ({ ...company, ...change }) as Forces }
}

const withFaults = (faults: readonly ForceFault[]) =>
  spoilt({ describe: (force) => ({ ...company.describe(force), faults }) })

test('forces that keep every promise have no violations', async () => {
  expect(await brokenPromises(duelWithCompanies, trial)).toEqual([])
})

test('a game without forces has no violations', async () => {
  const { forces: _none, ...bare } = duelWithCompanies
  expect(await brokenPromises(bare, trial)).toEqual([`${bare.id} has no forces`])
})

test('entries within entries are found too', () => {
  const [ready] = company.ready
  const force = company.change(ready!.force, { kind: 'add', offer: 'second', to: 'fencers[1]' })
  expect(entriesIn(company.describe(force)).map(({ place }) => place)).toEqual([
    'fencers[0]',
    'fencers[1]',
    'fencers[1].seconds[0]',
  ])
})

describe('broken promises', () => {
  const fault = (over: Partial<ForceFault>): ForceFault => {
    return { place: '', text: text('company'), rules: [], mends: [], ...over }
  }

  let mustered = 0

  test.each<[string, Game, RegExp]>([
    ['a ready force is not legal', withFaults([fault({})]), /ready four is not legal: Company/],
    ['two ready forces have one id', spoilt({ ready: [...company.ready, ...company.ready] }), /one id/],
    [
      'chance is not the same twice',
      spoilt({ random: (seed) => ({ ...company.random(seed), points: ++mustered }) }),
      /is two forces/,
    ],
    ['another scale', spoilt({ random: (seed) => ({ ...company.random(seed), points: 12 + seed.length }) }), /scale/],
    ['a force is read as another', spoilt({ read: () => company.blank() }), /read as another force/],
    ['a phrase is missing', spoilt({ phrases: { en: {} } }), /no phrase "said"/],
    [
      'a line-up seats too few',
      spoilt({
        lineups: [{ id: 'three', text: text('company'), forces: [0, 1, 2].map((seat) => ({ seat, side: 0 })) }],
      }),
      /line-up three does not take 3 seats/,
    ],
    ['a fault is nowhere', withFaults([fault({ place: 'elsewhere' })]), /nothing is at elsewhere/],
    ['an offer is not added', spoilt({ change: (force) => force }), /was added and is not there/],
    [
      'an offer hides its objection',
      spoilt({
        catalogue: (force) => {
          const { facets, offers } = company.catalogue(force)
          return { facets, offers: offers.map(({ objection: _hidden, ...offer }) => offer) }
        },
      }),
      /silently brings fault/,
    ],
    [
      'a facet is unknown',
      spoilt({ catalogue: (force) => ({ ...company.catalogue(force), facets: [] }) }),
      /facet rank of master is unknown/,
    ],
    [
      'a mend mends nothing',
      withFaults([fault({ mends: [{ text: text('company'), changes: [] }] })]),
      /company is still there after "Company"/,
    ],
    [
      'a mend breaks something else',
      spoilt({
        describe: (force) => {
          const view = company.describe(force)
          const mends = [{ text: text('company'), changes: [{ kind: 'set', place: 'points', value: 1 } as const] }]
          return force.points === 12 ? { ...view, faults: [fault({ mends })] } : view
        },
      }),
      /"Company" brings more faults than it mends/,
    ],
    [
      'a change is made in place',
      spoilt({
        change: (force, change) => {
          force.fencers.pop()
          return company.change(force, change)
        },
      }),
      /in place/,
    ],
    [
      'forces cannot meet',
      spoilt({
        setup: () => {
          throw new Error('no road')
        },
      }),
      /cannot meet in preset .*no road/,
    ],
  ])('%s', async (_what, game, says) => {
    expect((await brokenPromises(game, trial)).join('\n')).toMatch(says)
  })
})
