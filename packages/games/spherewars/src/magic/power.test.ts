import { describe, expect, test } from 'vitest'
import { entryNamed } from '../bands/roster.ts'
import { takeToFlight } from '../morale/flight.ts'
import { enterState } from '../morale/states.ts'
import type { Play } from '../state.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import { combatantNamed, eventArgs, figure } from '../testing/scene.ts'
import { kill } from '../wounds/wounds.ts'
import { ableSorcerers, addGems, isBarredFromMagic, loseGems, refillGems, startRoundGems } from './power.ts'

/** Laroc (POW 7) and two Tax Collectors (POW 2) against Sull (POW 4). */
const COVEN = [
  figure('laroc', 0, 10, 10, { name: 'Laroc' }),
  figure('tax-collector', 0, 12, 10, { name: 'Tia' }),
  figure('tax-collector', 0, 14, 10, { name: 'Tea' }),
  figure('near-heart', 0, 16, 10, { name: 'Ned' }),
  figure('sull', 1, 10, 30, { name: 'Sull' }),
]

const gems = ({ state }: Play) => state.sides.map((side) => side.gems)

describe('power gems', () => {
  test('SW-SPELL-01 SW-PROFILE-18 EX-SW-21 combatants with POW are sorcerers', () => {
    const power = (id: string) => entryNamed(id)?.profile.pow
    expect(
      ['nirlem', 'tax-collector', 'satanor', 'sull', 'dowser', 'miuhalo', 'pack-of-mongoose-boys'].map(power),
    ).toEqual([2, 2, 8, 4, 1, 7, 3])
    const play = loadPosition({ figures: COVEN })
    expect(ableSorcerers(play, 0).map(({ profile }) => profile.name)).toEqual(['Laroc', 'Tia', 'Tea'])
  })

  test('SW-SPELL-03 SW-TURN-03 each side has one common pool, the sum of POW', () => {
    const play = loadPosition({ figures: COVEN })
    refillGems(play)
    expect(gems(play)).toEqual([11, 4])
    expect(
      play.events.find(({ type }) => type === 'gems-refilled')?.numbers?.[0]?.terms.map(({ amount }) => amount),
    ).toEqual([7, 2, 2])
  })

  test('SW-SPELL-06 SW-TURN-11 the updating resets the pool: unspent gems do not add up, channelled ones go', () => {
    const play = loadPosition({ figures: COVEN, gems: [3, 9] })
    addGems(play, 0, 5, ['SW-ABIL-06'])
    expect(gems(play)).toEqual([8, 9])
    refillGems(play)
    expect(gems(play)).toEqual([11, 4])
  })

  test('SW-SPELL-07 SW-STATE-18 SW-STATE-32 fleeing, concussed or paralysed sorcerers bring no gems; stunned and fearful ones do', () => {
    const play = loadPosition({ figures: COVEN })
    combatantNamed(play, 'Laroc').fleeing = true
    combatantNamed(play, 'Tia').states = [{ kind: 'concussed', gainedThisActivation: false }]
    refillGems(play)
    expect(gems(play)[0]).toBe(2)
    combatantNamed(play, 'Tea').states = [{ kind: 'paralysed', gainedThisActivation: false }]
    refillGems(play)
    expect(gems(play)[0]).toBe(0)
    combatantNamed(play, 'Tea').states = [{ kind: 'stunned', gainedThisActivation: false }]
    combatantNamed(play, 'Tia').states = [{ kind: 'fearful', gainedThisActivation: false }]
    refillGems(play)
    expect(gems(play)[0]).toBe(4)
  })

  test('SW-SPELL-07 SW-SPELL-43 SW-SPELL-44 a permanent artefact yields its gem even if its bearer flees and lacks POW', () => {
    const bearer = figure('igniis', 0, 10, 10, { artefacts: ['obsidian-heart'], fleeing: true })
    const play = loadPosition({ figures: [bearer, figure('sull', 1, 10, 30)] })
    refillGems(play)
    expect(gems(play)[0]).toBe(1)
  })

  test('SW-SPELL-08 SW-TURN-11 EX-SW-23 Laroc dies with 5 gems in the pool: all are lost, and the others bring 4 back', () => {
    const match = playRule({ figures: COVEN, gems: [5, 0] }, function* (play) {
      yield* kill(play, combatantNamed(play, 'Laroc'), { by: null, kind: 'direct', rules: [] })
      expect(gems(play)[0]).toBe(0)
      refillGems(play)
    })
    expect(eventArgs(match, 'gems-lost')).toEqual([{ sorcerer: 'Laroc', gems: 5, left: 0 }])
    expect(match.state.sides[0].gems).toBe(4)
  })

  test('SW-SPELL-08 SW-FLEE-17 fleeing or being concussed costs POW gems at once, and only once', () => {
    const play = loadPosition({ figures: COVEN, gems: [11, 4] })
    takeToFlight(play, combatantNamed(play, 'Tia'), [])
    expect(gems(play)[0]).toBe(9)
    enterState(play, combatantNamed(play, 'Tea'), 'concussed', [])
    expect(gems(play)[0]).toBe(7)
    enterState(play, combatantNamed(play, 'Tia'), 'concussed', [])
    loseGems(play, combatantNamed(play, 'Tea'))
    loseGems(play, combatantNamed(play, 'Ned'))
    expect(gems(play)[0]).toBe(7)
    enterState(play, combatantNamed(play, 'Laroc'), 'stunned', [])
    enterState(play, combatantNamed(play, 'Laroc'), 'paralysed', [])
    expect(gems(play)[0]).toBe(7)
  })

  test('SW-SPELL-18 fleeing, paralysed and concussed sorcerers are barred, stunned and fearful ones are not', () => {
    const play = loadPosition({ figures: COVEN })
    const tia = combatantNamed(play, 'Tia')
    expect(isBarredFromMagic(tia)).toBe(false)
    for (const kind of ['stunned', 'fearful', 'paralysed', 'concussed'] as const) {
      tia.states = [{ kind, gainedThisActivation: false }]
      expect({ kind, isBarredFromMagic: isBarredFromMagic(tia) }).toEqual({
        kind,
        isBarredFromMagic: kind === 'paralysed' || kind === 'concussed',
      })
    }
    tia.states = []
    tia.fleeing = true
    expect(isBarredFromMagic(tia)).toBe(true)
    expect(ableSorcerers(play, 0).map(({ profile }) => profile.name)).toEqual(['Laroc', 'Tea'])
  })

  test('SW-SPELL-49 SW-ARTEFACT-26 SW-ARTEFACT-27 cloaks set aside a gem for one use as a round starts, and it is lost with the round', () => {
    const cloaked = [
      figure('laroc', 0, 10, 10, { artefacts: ['arcane-attack-cloak'] }),
      figure('sull', 1, 10, 30, { artefacts: ['arcane-defence-cloak'] }),
    ]
    const play = loadPosition({ figures: cloaked, gems: [3, 2] })
    startRoundGems(play)
    expect(play.state.sides).toEqual([
      { gems: 3, castingGems: 1, dispellingGems: 0 },
      { gems: 2, castingGems: 0, dispellingGems: 1 },
    ])
    play.state.round = 1
    startRoundGems(play)
    expect(play.state.sides).toEqual([
      { gems: 3, castingGems: 0, dispellingGems: 0 },
      { gems: 2, castingGems: 0, dispellingGems: 0 },
    ])
  })

  test('SW-SPELL-03 pools are public', () => {
    const match = playRule({ figures: COVEN, gems: [5, 2] }, function* () {})
    const counters = match
      .view(1)
      .sides.map((side) => side.counters?.find(({ label }) => label.id === 'counter.gems')?.value)
    expect(counters).toEqual([5, 2])
    expect(combatantNamed(match, 'Sull').side).toBe(1)
  })
})
