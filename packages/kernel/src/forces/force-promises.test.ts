import { describe, expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import { type Company, company, duelWithCompanies } from '../testing/company.ts'
import { text } from '../texts/message.ts'
import { entriesIn, type ForceFault, type Forces } from './force.ts'
import { findBrokenPromises } from './force-promises.ts'

const trial = { seeds: ['a', 'b'] }

/** The example game with a change to its forces. */
function spoilt(change: Partial<Forces<Company>>): Game {
  return {
    ...duelWithCompanies,
    content: { ...duelWithCompanies.content, forces: async () => ({ ...company, ...change }) as Forces },
  }
}

const withFaults = (faults: readonly ForceFault[]) =>
  spoilt({ describe: (force) => ({ ...company.describe(force), faults }) })

test('forces that keep every promise have no violations', async () => {
  expect(await findBrokenPromises(duelWithCompanies, trial)).toEqual([])
})

test('a game without forces has no violations', async () => {
  const { forces: _none, ...content } = duelWithCompanies.content
  const bare = { ...duelWithCompanies, content }
  expect(await findBrokenPromises(bare, trial)).toEqual([`${bare.id} has no forces`])
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
    return { place: '', text: text('company'), rules: [], fixes: [], ...over }
  }

  let calls = 0

  test.each<[string, Game, RegExp]>([
    ['a ready-made force is not legal', withFaults([fault({})]), /ready four is not legal: Company/],
    ['two ready-made forces have the same id', spoilt({ ready: [...company.ready, ...company.ready] }), /same id/],
    [
      'a random force differs the second time',
      spoilt({ random: (seed) => ({ ...company.random(seed), points: ++calls }) }),
      /two different forces/,
    ],
    ['another scale', spoilt({ random: (seed) => ({ ...company.random(seed), points: 12 + seed.length }) }), /scale/],
    [
      'a force is read back as a different one',
      spoilt({ read: () => company.blank() }),
      /read back as a different force/,
    ],
    ['a phrase is missing', spoilt({ phrases: { en: {} } }), /no phrase "said"/],
    [
      'a line-up seats too few',
      spoilt({
        lineups: [{ id: 'three', text: text('company'), forces: [0, 1, 2].map((seat) => ({ seat, side: 0 })) }],
      }),
      /line-up three does not take 3 seats/,
    ],
    ['a fault has an unknown place', withFaults([fault({ place: 'elsewhere' })]), /there is nothing at elsewhere/],
    ['an offer is not added', spoilt({ change: (force) => force }), /was added but is missing/],
    [
      'an offer hides its consequences',
      spoilt({
        catalogue: (force) => {
          const { facets, offers } = company.catalogue(force)
          return { facets, offers: offers.map(({ objection: _hidden, ...offer }) => offer) }
        },
      }),
      /causes without warning fault/,
    ],
    [
      'a facet is unknown',
      spoilt({ catalogue: (force) => ({ ...company.catalogue(force), facets: [] }) }),
      /facet rank of master is unknown/,
    ],
    [
      'a fix has no effect',
      withFaults([fault({ fixes: [{ text: text('company'), changes: [] }] })]),
      /company is still there after "Company"/,
    ],
    [
      'a fix causes another fault',
      spoilt({
        describe: (force) => {
          const view = company.describe(force)
          const mends = [{ text: text('company'), changes: [{ kind: 'set', place: 'points', value: 1 } as const] }]
          return force.points === 12 ? { ...view, faults: [fault({ fixes: mends })] } : view
        },
      }),
      /"Company" causes more faults than it fixes/,
    ],
    [
      'a change modifies the force in place',
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
    expect((await findBrokenPromises(game, trial)).join('\n')).toMatch(says)
  })
})
