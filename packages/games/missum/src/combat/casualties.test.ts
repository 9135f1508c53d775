import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { figurePosesOf } from '../body.ts'
import { settle } from '../morale/settle.ts'
import { alongFeature } from '../movement/formations/formation-change.ts'
import { presentUnit } from '../roster.ts'
import type { Play } from '../state.ts'
import { attacksBy, melee, secret, termsOf, volley } from '../testing/fight.ts'
import { eventArgs, legion, optionKeys, playRule, promptId, type Scene, unit } from '../testing/scene.ts'
import { inMm } from '../units.ts'
import { chooseEnd, takeCasualties } from './casualties.ts'

type More = Record<string, Json>

/** Fifty figures attack any number: 50 swords at -5 kill eleven for certain. */
const fifty = legion('Fifty', 1, 900, 600, { figures: 100, files: 50, stand: 'standing' })
const ours = (more: More = {}) => legion('Ours', 0, 900, 600, { figures: 100, files: 50, stand: 'standing', ...more })

function ranks(match: Scene, name: string): readonly number[] {
  const { body } = unit(match, name)
  return body?.kind === 'ranks' ? body.formation.ranks : []
}

/** Gets the positions of a unit's figures from left to right, in millimetres. */
function places(match: Scene, name: string): number[] {
  return figurePosesOf(unit(match, name).body!)
    .map(({ x }) => inMm(x * 10) / 10)
    .sort((a, b) => a - b)
}

describe('removing casualties', () => {
  test('MI-CASUALTY-01 MI-CASUALTY-04 melee casualties come off the rear rank, one figure each', () => {
    const match = melee([ours(), fifty])
    expect({ ranks: ranks(match, 'Ours'), firstCasualtiesEvent: eventArgs(match, 'casualties')[0] }).toEqual({
      ranks: [50, 39],
      firstCasualtiesEvent: { unit: 'Fifty', lost: 11 },
    })
  })

  test("MI-CASUALTY-02 a single rank loses figures from alternate ends, beginning with the owner's choice, and does not close up", () => {
    const single = legion('Ours', 0, 600, 600, { figures: 5, files: 5, stand: 'standing' })
    const foe = legion('Enemy', 1, 600, 600, { weapons: ['twoHandedSword'], figures: 50, files: 5, stand: 'standing' })
    const waiting = melee([single, foe])
    expect({ promptId: promptId(waiting), offeredKeys: optionKeys(waiting) }).toEqual({
      promptId: 'ask.first-end',
      offeredKeys: ['left', 'right'],
    })
    const left = melee([single, foe], { answers: ['left'], dice: [100] })
    expect({ firstCasualtiesEvent: eventArgs(left, 'casualties')[0], places: places(left, 'Ours') }).toEqual({
      firstCasualtiesEvent: { unit: 'Ours', lost: 2 },
      places: [585, 600, 615],
    })
    const right = playRule({ units: [single] }, lose(3), { answers: ['right'] })
    expect(places(right, 'Ours')).toEqual([585, 600])
  })

  test('MI-CASUALTY-02 the alternation continues from one loss to the next', () => {
    const single = legion('Ours', 0, 600, 600, { figures: 5, files: 5, stand: 'standing' })
    const match = playRule(
      { units: [single] },
      function* (play) {
        yield* lose(1)(play)
        yield* lose(1)(play)
      },
      { answers: ['right'] },
    )
    expect({ places: places(match, 'Ours'), nextEnd: unit(match, 'Ours').nextEnd }).toEqual({
      places: [585, 600, 615],
      nextEnd: 'right',
    })
  })

  test('MI-CASUALTY-02 the owner chooses an end only if the front rank loses figures and someone survives', () => {
    const two = legion('Ours', 0, 600, 600, { figures: 10, files: 5, stand: 'standing' })
    const foe = legion('Enemy', 1, 600, 600, { weapons: ['twoHandedSword'], figures: 50, files: 5, stand: 'standing' })
    expect(promptId(melee([two, foe]))).toBeUndefined()
    const shen = legion('Enemy', 1, 600, 600, { race: 'shen', weapons: ['swordAx'], figures: 5, files: 2 })
    const gone = melee([legion('Ours', 0, 600, 600, { figures: 2, armour: 'light' }), shen], { seed: 'gone' })
    expect(unit(gone, 'Ours').fate).toBe('destroyed')
  })

  test('MI-CASUALTY-01 MI-CASUALTY-02 the rear rank falls first, then the front rank from the end its owner names', () => {
    const uneven = legion('Ours', 0, 600, 600, { figures: 8, files: 5, stand: 'standing' })
    expect({
      3: promptId(playRule({ units: [uneven] }, lose(3))),
      4: promptId(playRule({ units: [uneven] }, lose(4))),
    }).toEqual({ 3: undefined, 4: 'ask.first-end' })
    const match = playRule({ units: [uneven] }, lose(4), { answers: ['left'] })
    expect(places(match, 'Ours')).toEqual([585, 600, 615, 630])
    expect(promptId(playRule({ units: [uneven] }, lose(8)))).toBeUndefined()
  })

  test('MI-CASUALTY-01 MI-CASUALTY-02 along a wall the ranks behind fall first, then the front rank from its ends', () => {
    const wall = {
      terrain: 'lowWall',
      shape: {
        wall: [
          [600, 500],
          [660, 500],
        ],
      },
    }
    const units = [legion('Ours', 0, 640, 540, { figures: 6, stand: 'standing' })]
    const manning = (losses: number) =>
      function* (play: Play) {
        const own = play.state.units[0]!
        own.body = alongFeature(own.body!, play.state.pieces[0]!)
        yield* lose(losses)(play)
      }
    const left = (losses: number, answers: readonly Json[] = []) => {
      const match = playRule({ units, terrain: [wall] }, manning(losses), { answers })
      return promptId(match) ?? places(match, 'Ours')
    }
    expect(left(1)).toEqual([607.5, 607.5, 622.5, 637.5, 652.5])
    expect(left(2)).toEqual([607.5, 622.5, 637.5, 652.5])
    expect(left(3)).toBe('ask.first-end')
    expect(left(3, ['left'])).toEqual([622.5, 637.5, 652.5])
  })

  test('MI-CASUALTY-02 a gap caused by losses does not separate figures that fought before', () => {
    const spears = legion('Spears', 0, 600, 600, { weapons: ['longSpear'], figures: 2, stand: 'standing' })
    const beside = legion('Beside', 1, 622.5, 600, {
      weapons: ['dagger'],
      shield: false,
      figures: 2,
      stand: 'standing',
    })
    const keep = [secret(0, 'keep'), secret(1, 'keep')]
    const torn = melee([spears, beside], { answers: [...keep, 'right'], dice: [36, 100] })
    expect(places(torn, 'Beside')).toEqual([630])
    expect(eventArgs(torn, 'strike').map(({ striker, figures }) => [striker, figures])).toEqual([
      ['Spears', 1],
      ['Beside', 1],
    ])
  })

  test('MI-CASUALTY-03 MI-MISSILE-14 missile casualties come off the rear rank', () => {
    const archers = legion('Archers', 0, 900, 600, { missile: 'longBow', figures: 50, files: 50 })
    const match = volley([archers, legion('Enemy', 1, 900, 550, { figures: 60, files: 50, stand: 'standing' })], {
      answers: ['1'],
    })
    expect({ casualties: eventArgs(match, 'casualties'), ranks: ranks(match, 'Enemy') }).toEqual({
      casualties: [{ unit: 'Enemy', lost: 10 }],
      ranks: [50],
    })
  })

  test('MI-MPOINT-03 MI-CASUALTY-04 each figure lost costs a morale point', () => {
    expect(unit(melee([ours(), fifty]), 'Ours').points).toBe(-11)
  })

  test('MI-PANIC-04 MI-CREATURE-03 a Hláka legion takes a panic test for each casualty', () => {
    const hlaka = legion('Ours', 0, 600, 600, {
      race: 'hlaka',
      weapons: [],
      armour: 'light',
      figures: 12,
      files: 4,
      original: 100,
      points: 0,
    })
    const match = playRule(
      { units: [hlaka] },
      function* (play) {
        yield* lose(3)(play)
        yield* settle(play)
      },
      { dice: [5, 8, 1] },
    )
    expect(eventArgs(match, 'panic.held').length).toBe(3)
  })

  test('MI-CASUALTY-05 a legion without figures is destroyed', () => {
    const match = playRule({ units: [legion('Ours', 0, 600, 600, { figures: 5 })] }, lose(7))
    expect({
      fate: unit(match, 'Ours').fate,
      body: unit(match, 'Ours').body,
      casualties: eventArgs(match, 'casualties'),
    }).toEqual({ fate: 'destroyed', body: null, casualties: [{ unit: 'Ours', lost: 5 }] })
  })

  test('MI-ARTILLERY-06 a chart casualty removes an engine with its crew; a Gaze kills one crew figure', () => {
    const engines = legion('Ours', 0, 600, 600, { engine: 'lightStoneThrower', weapons: [], figures: 3 })
    const struck = playRule({ units: [engines] }, lose(1), { answers: ['right'] })
    expect({ ranks: ranks(struck, 'Ours'), crew: unit(struck, 'Ours').crew }).toEqual({ ranks: [2], crew: 8 })
    const gazed = playRule({ units: [engines] }, lose([0, 1, 2]))
    expect({ ranks: ranks(gazed, 'Ours'), crew: unit(gazed, 'Ours').crew }).toEqual({ ranks: [3], crew: 9 })
    expect({ 'crew-lost': eventArgs(gazed, 'crew-lost'), casualties: eventArgs(gazed, 'casualties') }).toEqual({
      'crew-lost': [{ unit: 'Ours', lost: 3 }],
      casualties: [],
    })
    const bereft = playRule({ units: [engines] }, lose([0, 0, 1, 2]))
    expect({
      ranks: ranks(bereft, 'Ours'),
      crew: unit(bereft, 'Ours').crew,
      points: unit(bereft, 'Ours').points,
    }).toEqual({ ranks: [2], crew: 8, points: -1 })
  })
})

/** Losses of the first unit. */
function lose(losses: number | readonly number[]) {
  return function* (play: Play) {
    const struck = presentUnit(play.state, 0)
    yield* chooseEnd(play, struck, typeof losses === 'number' ? losses : 0)
    takeCasualties(play, struck, losses, typeof losses === 'number' ? 'missile' : 'magic', [])
  }
}

describe('leaders in danger', () => {
  const group = (office: string, more: More = {}): Json => ({ name: 'Group', seat: 0, office, at: [600, 600], ...more })
  const foe = (more: More = {}) => legion('Enemy', 1, 600, 600, { figures: 30, files: 3, stand: 'standing', ...more })

  test('MI-LEADER-26 a command group contacted alone fights as human heavy swordsmen with shields, whatever its race', () => {
    for (const [office, figures, files] of [
      ['dritlan', 3, 3],
      ['kerdu', 4, 4],
    ] as const) {
      const match = melee([group(office), foe({ files })], { seed: 'alone' })
      expect(termsOf(match, 'Group', 'attack')).toEqual({ 'weapon.longSword': 6 })
      expect({
        defence: attacksBy(match, 'Enemy')[0]!.defence,
        figures: eventArgs(match, 'strike')[0]!.figures,
      }).toEqual({ defence: 11, figures })
    }
    const foreign = melee([group('dritlan', { race: 'hlutrgu' }), foe()], { seed: 'alone' })
    expect({
      attack: attacksBy(foreign, 'Group')[0]!.attack,
      defence: attacksBy(foreign, 'Enemy')[0]!.defence,
    }).toEqual({ attack: 6, defence: 11 })
  })

  test('MI-LEADER-26 the officer stands first and falls last, and the leader dies with them', () => {
    const wounded = playRule({ units: [group('dritlan')] }, lose(2))
    expect({ fate: unit(wounded, 'Group').fate, places: places(wounded, 'Group') }).toEqual({
      fate: 'fighting',
      places: [585],
    })
    const slain = playRule({ units: [group('dritlan')] }, lose(3))
    expect({ fate: unit(slain, 'Group').fate, losses: slain.state.losses }).toEqual({
      fate: 'lost',
      losses: [{ kind: 'dritlan', huitsan: 0 }],
    })
  })

  test('MI-LEADER-26 MI-MAGE-05 a leader with a legion neither fights nor is attacked; when the legion is destroyed, the leader is captured', () => {
    const legionOfTwo = legion('Few', 0, 600, 600, { figures: 2, files: 2, armour: 'light' })
    const beside = group('dritlan', { at: [637.5, 600], with: 'Few' })
    const shen = legion('Enemy', 1, 607.5, 600, {
      race: 'shen',
      weapons: ['swordAx'],
      figures: 8,
      files: 2,
      stand: 'standing',
    })
    const match = melee([legionOfTwo, beside, shen], { seed: 'captured' })
    expect(eventArgs(match, 'strike').map(({ striker, target }) => [striker, target])).toEqual([
      ['Few', 'Enemy'],
      ['Enemy', 'Few'],
    ])
    expect({ Few: unit(match, 'Few').fate, Group: unit(match, 'Group').fate }).toEqual({
      Few: 'destroyed',
      Group: 'lost',
    })
  })

  test('MI-LEADER-26 missiles treat a lone group as skirmishers; with a legion it is not a target', () => {
    const archers = legion('Archers', 1, 600, 500, { missile: 'longBow' })
    const alone = volley([group('kerdu'), archers], { answers: [secret(1, '0')], seed: 'shot' })
    expect(termsOf(alone, 'Archers', 'attack')).toEqual({ 'weapon.longBow': 4, 'term.skirmisher-target': -5 })
    const kept = volley([group('kerdu', { with: 'Ours' }), archers, legion('Ours', 0, 600, 620)])
    expect(optionKeys(kept)).toEqual(['2', 'hold'])
  })

  test('MI-MAGE-05 a lone magic user fights with a dagger as light infantry without a shield, and falls to one casualty', () => {
    const mage = group('attackMage')
    const match = melee([mage, foe({ files: 1, figures: 10 })], { seed: 'mage' })
    expect({ defence: attacksBy(match, 'Enemy')[0]!.defence, striker: eventArgs(match, 'strike')[0]!.striker }).toEqual(
      { defence: 2, striker: 'Enemy' },
    )
    expect(unit(playRule({ units: [mage] }, lose(1)), 'Group').fate).toBe('lost')
  })
})
