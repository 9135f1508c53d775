import type { Json, Procedure } from '@fray/kernel'
import { formation, SOUTH } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import type { Play } from '../state.ts'
import { attacksBy, melee, secret } from '../testing/fight.ts'
import { eventArgs, legion, optionKeys, playRule, promptId, type Scene } from '../testing/scene.ts'
import { mm } from '../units.ts'
import { meleeStep } from './step.ts'

type More = Record<string, Json>

const ours = (more: More = {}) => legion('Ours', 0, 600, 600, { figures: 20, stand: 'standing', ...more })
const theirs = (more: More = {}) => legion('Theirs', 1, 600, 600, { figures: 20, stand: 'standing', ...more })

/** Counts the figures of a unit that strike each enemy. */
function strikers(match: Scene, name: string): Record<string, unknown> {
  const strikes = eventArgs(match, 'strike').filter(({ striker }) => striker === name)
  return Object.fromEntries(strikes.map(({ target, figures }) => [target, figures]))
}

function fight(own: Json, enemy: Json, more: More = {}, answers: readonly Json[] = []): Scene {
  return melee([own, enemy], { seed: 'engaged', answers }, more)
}

describe('engaged figures', () => {
  test('MI-MELEE-01 MI-MELEE-02 MI-MELEE-05 one rank fights: every figure that touches with at least half its front', () => {
    expect(strikers(fight(ours(), theirs()), 'Ours')).toEqual({ Theirs: 10 })
    const aside = (x: number) => fight(ours(), theirs({ at: [x, 600] }), {}, [secret(0, 'keep'), secret(1, 'keep')])
    expect(strikers(fight(ours(), theirs({ at: [607.5, 600] })), 'Ours')).toEqual({ Theirs: 10 })
    expect(strikers(aside(608), 'Ours')).toEqual({ Theirs: 9 })
    expect(strikers(aside(660), 'Ours')).toEqual({ Theirs: 6 })
  })

  test("MI-MELEE-02 a figure also fights if it touches at least half of an enemy's base edge", () => {
    const broad = ours({ race: 'shen', weapons: ['swordAx'], files: 2, figures: 4 })
    const column = theirs({ files: 1, figures: 10, at: [575, 600] })
    const match = fight(broad, column, {}, [secret(0, 'keep')])
    expect({ Ours: strikers(match, 'Ours'), Theirs: strikers(match, 'Theirs') }).toEqual({
      Ours: { Theirs: 1 },
      Theirs: { Ours: 1 },
    })
  })

  test('MI-MELEE-02 less than half of both edges is not enough', () => {
    const broad = ours({ race: 'shen', weapons: ['swordAx'], files: 2, figures: 4 })
    const column = theirs({ files: 1, figures: 10, at: [568.5, 600] })
    const match = fight(broad, column, {}, [secret(0, 'keep'), secret(1, 'keep')])
    expect(eventArgs(match, 'strike')).toEqual([])
    const strikers = eventArgs(match, 'strike.out-of-reach').map(({ striker }) => striker)
    expect(strikers.toSorted()).toEqual(['Ours', 'Theirs'])
  })

  test('MI-MELEE-02 figures taken in flank fight enemies whose front they touch', () => {
    const fightFlank = theirs({ facing: 'west', at: [525, 590] })
    const contacts = [{ attacker: 'Ours', defender: 'Theirs', side: 'flank' }]
    const match = fight(ours({ at: [545, 665], files: 2 }), fightFlank, { contacts })
    expect(strikers(match, 'Theirs')).toEqual({ Ours: 2 })
  })

  test('MI-MELEE-03 MI-MELEE-04 long pikes fight in two ranks, short pikes with half as many in the second', () => {
    const pikes = (weapon: string, more: More = {}) =>
      strikers(fight(ours({ weapons: [weapon], ...more }), theirs(more.files ? { files: more.files } : {})), 'Ours')
    expect(pikes('longPike')).toEqual({ Theirs: 20 })
    expect(pikes('longPike', { figures: 30 })).toEqual({ Theirs: 20 })
    expect(pikes('longPike', { figures: 13 })).toEqual({ Theirs: 13 })
    expect(pikes('shortPike')).toEqual({ Theirs: 15 })
    expect(pikes('shortPike', { figures: 18, files: 9 })).toEqual({ Theirs: 13 })
    expect(pikes('shortPike', { figures: 12 })).toEqual({ Theirs: 12 })
    expect(pikes('longSpear')).toEqual({ Theirs: 10 })
  })

  test('MI-MELEE-03 only figures behind engaged ones fight from the second rank', () => {
    const narrow = theirs({ files: 4, figures: 16 })
    const match = fight(ours({ weapons: ['longPike'] }), narrow, {}, [secret(0, 'keep')])
    expect(strikers(match, 'Ours')).toEqual({ Theirs: 8 })
  })

  test('MI-MELEE-03 MI-UNENGAGED-03 this holds whichever way the front faces', () => {
    const east = (more: More = {}) => ours({ weapons: ['longPike'], facing: 'east', ...more })
    const west = (more: More = {}) => theirs({ facing: 'west', ...more })
    expect(strikers(fight(east(), west()), 'Ours')).toEqual({ Theirs: 20 })
    const narrow = (y: number) => west({ files: 4, figures: 16, at: [600, y] })
    expect(strikers(fight(east(), narrow(600), {}, [secret(0, 'lend')]), 'Ours')).toEqual({ Theirs: 8 + 2 })
    expect(strikers(fight(east(), narrow(645), {}, [secret(0, 'lend')]), 'Ours')).toEqual({ Theirs: 8 + 1 })
  })

  test('MI-MELEE-06 MI-SKIRMISH-10 skirmishers fight in one rank whatever their weapon', () => {
    const loose = ours({ type: 'regularSkirmisher', weapons: ['longPike'], files: 5 })
    expect(strikers(fight(loose, theirs()), 'Ours')).toEqual({ Theirs: 5 })
  })

  test('MI-MELEE-07 MI-DISORG-12 only the front rank of a disorganized legion fights', () => {
    expect(strikers(fight(ours({ weapons: ['longPike'], disorganized: true }), theirs()), 'Ours')).toEqual({
      Theirs: 10,
    })
    const fightFlank = (more: More = {}) => {
      const contacts = [{ attacker: 'Ours', defender: 'Theirs', side: 'flank', ...more }]
      const line = theirs({ facing: 'west', at: [525, 590], disorganized: true })
      return strikers(fight(ours({ at: [545, 665], files: 2 }), line, { contacts }), 'Theirs')
    }
    expect(fightFlank()).toEqual({ Ours: 1 })
    expect(fightFlank({ rounds: 2, faced: true })).toEqual({ Ours: 2 })
  })

  test('MI-SKIRMISH-01 MI-MELEE-07 skirmishers caught from behind still fight back', () => {
    const caught = theirs({
      type: 'regularSkirmisher',
      facing: 'north',
      at: [600, 540],
      files: 5,
      figures: 10,
      disorganized: true,
    })
    const contacts = [{ attacker: 'Ours', defender: 'Theirs', side: 'rear' }]
    const match = fight(ours(), caught, { contacts })
    expect(strikers(match, 'Theirs')).toEqual({ Ours: 5 })
  })

  test('MI-MELEE-02 MI-MELEE-14 a figure that touches two enemies fights the one its owner chooses', () => {
    const left = legion('Left', 1, 562.5, 600, { figures: 10, files: 5, stand: 'standing' })
    const right = legion('Right', 1, 637.5, 600, { figures: 10, files: 5, stand: 'standing' })
    const wide = ours({ race: 'shen', weapons: ['swordAx'], files: 5, figures: 10 })
    const waiting = melee([wide, left, right])
    expect({ promptId: promptId(waiting), offeredKeys: optionKeys(waiting) }).toEqual({
      promptId: 'ask.fight-whom',
      offeredKeys: ['1', '2'],
    })
    const match = melee([wide, left, right], { answers: [secret(0, '2')], seed: 'pick' })
    expect(strikers(match, 'Ours')).toEqual({ Left: 2, Right: 3 })
  })

  test('MI-MELEE-11 MI-SITUATION-07 flyers fight only enemies at the same height', () => {
    const hlaka = (name: string, seat: 0 | 1, height: number) =>
      legion(name, seat, 600, 600, {
        race: 'hlaka',
        weapons: [],
        armour: 'light',
        figures: 4,
        files: 2,
        height,
        stand: 'standing',
      })
    expect(eventArgs(fight(hlaka('Ours', 0, 50), hlaka('Theirs', 1, 50)), 'strike').length).toBe(2)
    expect(eventArgs(fight(hlaka('Ours', 0, 50), hlaka('Theirs', 1, 75)), 'strike')).toEqual([])
    expect(eventArgs(fight(hlaka('Ours', 0, 25), theirs({ files: 8 })), 'strike')).toEqual([])
  })

  test('MI-MELEE-12 MI-EYE-07 a figure that uses an eye does so before all weapons and does not strike', () => {
    const gaze = secret(0, { to: [600, 590] })
    const eyes = ours({ eyes: ['weakEye'], weapons: ['dagger'] })
    const match = melee([eyes, theirs({ weapons: ['longSpear'] })], { answers: [gaze], seed: 'eye' })
    expect(match.events.map(({ type }) => type).indexOf('used.weakEye')).toBe(0)
    expect(strikers(match, 'Ours')).toEqual({ Theirs: 9 })
  })
})

describe('unengaged figures', () => {
  const narrow = (x: number) => theirs({ files: 4, figures: 16, at: [x, 600] })
  const lend = (own: Json, enemy: Json, answer = 'lend') => fight(own, enemy, {}, [secret(0, answer)])

  test('MI-UNENGAGED-01 MI-UNENGAGED-03 a legion extending past one end of the enemy adds one figure, past both ends two', () => {
    expect(strikers(lend(ours(), narrow(600)), 'Ours')).toEqual({ Theirs: 6 })
    expect(strikers(lend(ours(), narrow(645)), 'Ours')).toEqual({ Theirs: 5 })
    expect(strikers(lend(ours(), narrow(600), 'keep'), 'Ours')).toEqual({ Theirs: 4 })
  })

  test('MI-UNENGAGED-01 MI-UNENGAGED-03 the figure must overlap by half a base and not be fighting already', () => {
    expect(optionKeys(melee([ours(), narrow(600)]))).toEqual(['lend', 'keep'])
    expect(optionKeys(melee([ours(), theirs()], { dice: [1, 1] }))).toEqual([])
    expect(eventArgs(fight(ours(), theirs({ at: [607.4, 600] })), 'strike').length).toBe(2)
  })

  test('MI-UNENGAGED-03 MI-MELEE-14 a figure joins against one enemy only', () => {
    // Ten figures face four and four: one is free at each end, past both ends of either enemy.
    const four = (name: string, x: number) => legion(name, 1, x, 600, { figures: 16, files: 4, stand: 'standing' })
    const units = [ours(), four('Left', 570), four('Right', 630)]
    const all = melee(units, { answers: [secret(0, 'lend')], seed: 'lent' })
    expect(strikers(all, 'Ours')).toEqual({ Left: 6, Right: 4 })
    const kept = melee(units, { answers: [secret(0, 'keep'), secret(0, 'lend')], seed: 'lent' })
    expect(strikers(kept, 'Ours')).toEqual({ Left: 4, Right: 6 })
  })

  test('MI-UNENGAGED-03 the choice is made again each turn; a legion that adds figures may not wheel in that melee', () => {
    const match = lend(ours(), narrow(600))
    expect({
      firstMatchStateUnitLends: match.state.units[0]!.lends,
      secondMatchStateUnitLends: match.state.units[1]!.lends,
    }).toEqual({ firstMatchStateUnitLends: true, secondMatchStateUnitLends: false })
    expect(match.state.units[0]!.now.meleed).toBe(true)
    const again = melee([ours(), narrow(600)], {}, { contacts: [{ attacker: 'Ours', defender: 'Theirs', rounds: 1 }] })
    expect(promptId(again)).toBe('ask.lend')
  })

  test('MI-UNENGAGED-02 MI-UNENGAGED-03 after that melee it may wheel in the next', () => {
    const few = theirs({ files: 1, figures: 1, armour: 'light', shield: false, stand: 'untried' })
    const match = fight(ours({ race: 'shen', weapons: ['swordAx'], files: 5, figures: 10 }), few, {}, [
      secret(0, 'lend'),
    ])
    expect({ fate: match.state.units[1]!.fate, lends: match.state.units[0]!.lends }).toEqual({
      fate: 'destroyed',
      lends: false,
    })
  })

  test('MI-UNENGAGED-03 MI-WEAPON-12 figures killed by an earlier strike cannot join', () => {
    const single = ours({ weapons: ['dagger'], figures: 6, files: 6 })
    const axes = theirs({ weapons: ['twoHandedAx'], figures: 16, files: 4 })
    const match = melee([single, axes], { answers: [secret(0, 'lend'), 'left'], dice: [60, 100] })
    expect(strikers(match, 'Ours')).toEqual({ Theirs: 4 })
  })

  test('MI-UNENGAGED-03 figures cannot join against an enemy on their flank', () => {
    const contacts = [{ attacker: 'Theirs', defender: 'Ours', side: 'flank' }]
    expect(eventArgs(fight(ours(), narrow(600), { contacts }), 'strike').length).toBe(2)
  })
})

test("MI-MELEE-14 MI-LEADER-13 the leader's bonus applies against each enemy", () => {
  const left = legion('Left', 1, 562.5, 600, { figures: 10, files: 5, stand: 'standing' })
  const right = legion('Right', 1, 637.5, 600, { figures: 10, files: 5, stand: 'standing' })
  const dritlan = { name: 'Dritlán', seat: 0, office: 'dritlan', at: [600, 640], with: 'Ours' }
  const match = melee([ours(), left, right, dritlan], { seed: 'leader' })
  expect(attacksBy(match, 'Ours').map(({ attack }) => attack)).toEqual([7, 7])
})

describe('figures that wheeled around the enemy', () => {
  /** Theirs has two ranks of four; a wing of Ours stands behind them with two figures in contact. */
  const behind = function* (play: Play): Procedure {
    const own = play.state.units[0]!
    const wing = formation(own.troop.base, 2, 2, { x: mm(600), y: mm(560), facing: SOUTH })
    if (own.body?.kind === 'ranks') own.body = { ...own.body, wings: [wing] }
    yield* meleeStep(play)
  }
  const narrow = theirs({ files: 4, figures: 8 })

  test('MI-UNENGAGED-02 MI-ODDS-06 figures against the rear strike separately, at +3 against unshielded enemies', () => {
    const contacts = [{ attacker: 'Ours', defender: 'Theirs', rounds: 1 }]
    const match = playRule({ step: 9, units: [ours(), narrow], contacts }, behind, { seed: 'wing' })
    expect(
      eventArgs(match, 'strike')
        .filter(({ striker }) => striker === 'Ours')
        .map(({ figures }) => figures),
    ).toEqual([4, 2])
    expect(attacksBy(match, 'Ours').map(({ attack, defence }) => [attack, defence])).toEqual([
      [6, 11],
      [9, 6],
    ])
  })

  test('MI-MELEE-07 MI-UNENGAGED-02 the first rank of a wheeled part is front rank: it also fights when disorganized', () => {
    const match = playRule({ step: 9, units: [ours({ disorganized: true }), narrow] }, behind, { seed: 'wing' })
    const figures = eventArgs(match, 'strike').flatMap((strike) => (strike.striker === 'Ours' ? [strike.figures] : []))
    expect(figures).toEqual([4, 2])
  })

  test('MI-UNENGAGED-02 MI-UNENGAGED-03 a wheeled legion adds no unengaged figures', () => {
    const match = playRule({ step: 9, units: [ours(), narrow] }, behind, { seed: 'wing' })
    expect({ promptId: promptId(match), strikeCount: eventArgs(match, 'strike').length }).toEqual({
      promptId: undefined,
      strikeCount: 3,
    })
  })
})
