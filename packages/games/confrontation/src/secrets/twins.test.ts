import { candidates, playTwins } from '@fray/bots'
import { type Game, type Json, Match, Random, type StartingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'
import { confrontation } from '../game.ts'
import type { Setup } from '../preparation/setup.ts'
import type { State } from '../state.ts'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { type FigureDetails, figure } from '../testing/scene.ts'

/** Spells and miracles that look at cards, move them, or answer events. */
const ON_CARDS = [
  'word-of-confusion',
  'exposure-of-the-mind',
  'fatal-precipitation',
  'calling-of-blood',
  'latent-defect',
  'game-of-chance',
]
const SPELLS = [...ON_CARDS, 'arrow-of-mana', 'the-strategists-will', 'carmine-wave']
const MIRACLES = [
  'tragic-fate',
  'divine-intuition',
  'renouncement',
  'whim-of-destiny',
  'wind-of-disorder',
  'demonic-intuition',
]

const GEMS = { light: 9, darkness: 9, earth: 9, fire: 9, air: 4 }
const MAGIC = { level: 'virtuoso', elements: Object.keys(GEMS), paths: ['solaris'], intensity: 8 }

/** A magician, a faithful and two more fighters, each on a card of its own. */
function company(seat: 0 | 1, more: FigureDetails): Json[] {
  const names = ['Magician', 'Faithful', 'Third', 'Fourth'].map((name) => `${name} ${seat}`)
  const [first, second, third, fourth] = names as [string, string, string, string]
  const x = seat === 0 ? 30 : 50
  const card = { pow: 8, magic: MAGIC, dis: 5 }
  return [
    magician(first, seat, x, 20, { spells: SPELLS, gems: GEMS, card, more: { card: first, ...more } }),
    faithful(second, seat, x, 26, { miracles: MIRACLES, faith: 12, more: { card: second, ...more } }),
    figure(third, seat, x, 32, {}, { card: third, ...more }),
    figure(fourth, seat, x, 38, {}, { card: fourth, ...more }),
  ]
}

function position(phase: string, more: FigureDetails = {}): StartingPosition<State, Setup> {
  const figures = [...company(0, more), ...company(1, more)]
  const names = (seat: number) => ['Magician', 'Faithful', 'Third', 'Fourth'].map((name) => `${name} ${seat}`)
  const laid = phase === 'activation' ? { piles: [names(0).slice(0, 3), names(1).slice(0, 3)] } : {}
  const aside = phase === 'activation' ? { reserves: [names(0).slice(3), names(1).slice(3)], placements: [1, 1] } : {}
  return confrontation.saves.readPosition({ phase, figures, ...laid, ...aside } as Json)
}

/**
 * A company with more secrets about cards, counters and rolls: a pendulum, an open card, a Cape, kept dice, stored
 * faith.
 */
function strangers(seat: 0 | 1): Json[] {
  const x = seat === 0 ? 30 : 52
  const card = { pow: 8, magic: MAGIC, dis: 5, people: 'midnor' }
  const spells = [
    'internal-chaos',
    'the-cunning-of-the-jackal',
    'premonitory-vision',
    'flight-of-the-soul',
    'latent-defect',
  ]
  const miracles = ['wind-of-disorder', 'divine-messenger', 'kingdom-of-the-blind']
  const lone = (name: string, y: number, changes: FigureDetails, more: FigureDetails = {}) =>
    figure(`${name} ${seat}`, seat, x, y, changes, { card: `${name} ${seat}`, ...more })
  return [
    magician(`Magician ${seat}`, seat, x, 14, { spells, gems: GEMS, card, more: { card: `Magician ${seat}` } }),
    faithful(`Faithful ${seat}`, seat, x, 20, { miracles, faith: 12, more: { card: `Faithful ${seat}` } }),
    lone('Pendulum', 26, { people: 'orcs', abilities: ['authority'] }, { extras: ['the-pendulum-of-mesmerism'] }),
    lone('Cape', 32, { character: true, abilities: ['scout'] }, { extras: ['cape-of-dissimulation'] }),
    lone('Open', 38, { abilities: ['predictable'] }),
    lone(
      'Magistrate',
      44,
      {},
      { who: 'griffins-magistrate-of-the-griffin', effects: [{ object: 'stored-die', x: 5 }] },
    ),
    lone('Elusive', 50, { abilities: ['scout'] }, { effects: [{ object: 'hidden', until: 'game' }] }),
  ]
}

const STRANGERS = ['Magician', 'Faithful', 'Pendulum', 'Cape', 'Open', 'Magistrate', 'Elusive']

/** Both companies, and between them a pair of counters of each side, of which one is a trap. */
function strangePosition(phase: string): StartingPosition<State, Setup> {
  const names = (seat: number) => STRANGERS.map((name) => `${name} ${seat}`)
  const piles = phase === 'activation' ? { piles: [names(0), names(1)] } : {}
  const markers = [0, 1].flatMap((seat) =>
    [0, 1].map((x) => ({ kind: 'minelayer', by: 7 * seat, at: [seat === 0 ? 45 : 37, 20 + 20 * x], x })),
  )
  return confrontation.saves.readPosition({
    phase,
    figures: [...strangers(0), ...strangers(1)],
    ...piles,
    markers,
  } as Json)
}

/** Counts how often twins were compared from here; nothing that either seat or an onlooker gets may differ. */
function compareTwins(beginning: StartingPosition<State, Setup>, name: string, times: number): number {
  let moments = 0
  for (let i = 0; i < times; i++) {
    const random = Random.fromSeed(`${name} ${i}`)
    const twins = playTwins(confrontation as Game, beginning, i % 2, random)
    expect(twins.faults).toEqual([])
    moments += twins.compared
  }
  return moments
}

test('CF-STRATEGIC-02, CF-DRAW-05 spells and miracles that handle cards keep their order and the reserve secret', () => {
  expect(compareTwins(position('activation'), 'activation', 24)).toBeGreaterThan(100)
})

test('CF-STRATEGIC-02, CF-MIRACLE-29 calls and spells between the sequences and the Tactical roll keep the cards secret', () => {
  expect(compareTwins(position('strategic'), 'strategic', 12)).toBeGreaterThan(60)
})

test('CF-TOKEN-02, CF-ABIL-77, CF-REV-ORC-07, CF-REV-MIDNOR-11, CF-REV-LION-22 counters, pendulums, open cards and capes keep the cards secret', () => {
  expect(compareTwins(strangePosition('activation'), 'strange', 16)).toBeGreaterThan(60)
  expect(compareTwins(strangePosition('strategic'), 'strange', 8)).toBeGreaterThan(40)
})

test('CF-MANA-10 nothing tells the gems of a magician that has not come to the table', () => {
  const beginning = position('approach', { status: 'waiting' })
  const match = Match.start(confrontation, beginning, 'gems')
  const random = Random.fromSeed('gems')
  while (match.state.phase === 'approach') {
    const decision = match.pending[0]!
    match.answer(decision.seat, random.pick(candidates(decision)))
  }
  const { setup } = beginning
  expect(compareTwins({ setup, state: match.savepoint.state }, 'deployment', 36)).toBeGreaterThan(100)
})
