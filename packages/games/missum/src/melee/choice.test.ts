import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attacksBy, melee, secret, termsOf, volley } from '../testing/fight.ts'
import { eventArgs, legion, optionKeys, optionTexts, promptId, type Scene, unit } from '../testing/scene.ts'

type More = Record<string, Json>

const ours = (more: More = {}) => legion('Ours', 0, 600, 600, { figures: 20, stand: 'standing', ...more })
const theirs = (more: More = {}) => legion('Theirs', 1, 600, 600, { figures: 20, stand: 'standing', ...more })

/** Ours have fought Theirs for this many turns. */
function later(own: Json, enemy: Json, rounds: number, weapons: More, answers: readonly Json[] = []): Scene {
  const contacts = [{ attacker: 'Ours', defender: 'Theirs', rounds, weapons }]
  return melee([own, enemy], { seed: 'choice', answers }, { contacts })
}

describe('choosing a weapon on contact', () => {
  const armed = { weapons: ['longSpear', 'mace', 'dagger'] }

  test('MI-WEAPON-11 a legion may choose any of its weapons, both sides in secret', () => {
    const match = melee([ours(armed), theirs({ weapons: ['halberd', 'shortSword'] })])
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1])
    expect({ 0: optionKeys(match, 0), 1: optionKeys(match, 1) }).toEqual({
      0: ['longSpear', 'mace', 'dagger'],
      1: ['halberd', 'shortSword'],
    })
    match.answer(0, 'mace')
    expect({ weapons: match.state.contacts[0]!.weapons, eventsFor: match.eventsFor(1) }).toEqual({
      weapons: { attacker: null, defender: null },
      eventsFor: [],
    })
  })

  test('MI-WEAPON-11 the legion fights with the chosen weapon', () => {
    const answers = [secret(1, 'shortSword'), secret(0, 'mace')]
    const match = melee([ours(armed), theirs({ weapons: ['halberd', 'shortSword'] })], { answers, seed: 'enter' })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ 'weapon.mace': 6 })
    expect(termsOf(match, 'Theirs', 'attack')).toEqual({ 'weapon.shortSword': 4 })
    expect(match.state.contacts[0]).toMatchObject({ rounds: 1, weapons: { attacker: 'mace', defender: 'shortSword' } })
  })

  test('MI-WEAPON-11 MI-MISSILE-18 a legion contacted in a turn in which it shot may use only groups 3 and 4', () => {
    const shootAs = { ...armed, missile: 'longBow', now: { shots: [4] } }
    const contacts = (attacker: string, defender: string) => ({ contacts: [{ attacker, defender }] })
    const reached = melee([ours(shootAs), theirs()], {}, contacts('Theirs', 'Ours'))
    expect(optionKeys(reached)).toEqual(['mace', 'dagger'])
    const reaching = melee([ours(shootAs), theirs()], {}, contacts('Ours', 'Theirs'))
    expect(optionKeys(reaching)).toEqual(['longSpear', 'mace', 'dagger'])
    const idle = melee([ours(armed), theirs()], {}, contacts('Theirs', 'Ours'))
    expect(optionKeys(idle)).toEqual(['longSpear', 'mace', 'dagger'])
  })

  test('MI-WEAPON-11 MI-MISSILE-18 without such a weapon humans use a dagger, and others their own at -2 in group 4', () => {
    const contacts = [{ attacker: 'Theirs', defender: 'Ours' }]
    const now = { missile: 'longBow', now: { shots: [8] } }
    const spears = melee([ours({ weapons: ['longSpear'], ...now }), theirs()], { seed: 'short' }, { contacts })
    expect(termsOf(spears, 'Ours', 'attack')).toEqual({ 'weapon.dagger': 4 })
    const folk = { race: 'tinaliya', weapons: ['spear'], armour: 'light', ...now }
    const match = melee([ours(folk), theirs({ weapons: ['mace'] })], { seed: 'short' }, { contacts })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ 'weapon.improvised': 7, 'term.improvised': -2 })
    expect(attacksBy(match, 'Theirs')[0]).toMatchObject({ defence: 7 })
    expect(eventArgs(match, 'strike').map(({ striker }) => striker)).toEqual(['Theirs', 'Ours'])
  })
})

describe('changing weapons in melee', () => {
  const armed = { weapons: ['longPike', 'twoHandedAx', 'longSword', 'dagger'] }

  test('MI-WEAPON-10 a legion may change only to a higher group', () => {
    const from = (weapon: string) => optionKeys(later(ours(armed), theirs(), 1, { attacker: weapon }))
    expect(from('longPike')).toEqual(['longPike', 'twoHandedAx', 'longSword', 'dagger'])
    expect(from('longSword')).toEqual(['longSword', 'dagger'])
    expect(promptId(later(ours(armed), theirs(), 1, { attacker: 'dagger' }))).toBeUndefined()
    const halberds = ours({ weapons: ['halberd', 'longSpear', 'mace'] })
    expect(optionKeys(later(halberds, theirs(), 1, { attacker: 'halberd' }))).toEqual(['halberd', 'mace'])
  })

  test('MI-WEAPON-10 the factors of the new weapon count at once, in attack and defence', () => {
    const match = later(ours(armed), theirs(), 1, { attacker: 'longPike' }, ['longSword'])
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ 'weapon.longSword': 6 })
    expect(attacksBy(match, 'Theirs')[0]).toMatchObject({ defence: 11 })
  })

  test('MI-WEAPON-10 a legion may keep its weapon', () => {
    const match = later(ours(armed), theirs(), 3, { attacker: 'longPike' }, ['longPike'])
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ 'weapon.longPike': 5 })
  })

  test('MI-WEAPON-10 MI-WEAPON-02 a halberd moving to the second group is not a change: its place on contact and afterwards are separate choices', () => {
    const halberds = ours({ weapons: ['halberd', 'mace'] })
    const entering = melee([halberds, theirs()])
    expect({ promptId: promptId(entering), firstEnteringOfferedText: optionTexts(entering)[0] }).toEqual({
      promptId: 'ask.weapon',
      firstEnteringOfferedText: expect.stringContaining('group 1'),
    })
    const later1 = later(halberds, theirs(), 1, { attacker: 'halberd' })
    expect({ promptId: promptId(later1), firstLater1OfferedText: optionTexts(later1)[0] }).toEqual({
      promptId: 'ask.change-weapon',
      firstLater1OfferedText: expect.stringContaining('group 2'),
    })
  })

  test('MI-ROUT-10 a routing legion does not choose a weapon', () => {
    const running = ours({ weapons: ['longSpear', 'mace'], stand: 'untried', routing: ['Theirs'] })
    expect(promptId(melee([running, theirs()], { seed: 'runs' }))).toBeUndefined()
  })

  test('MI-WEAPON-11 a weapon chosen on contact is not asked for again', () => {
    const armed = { weapons: ['longSpear', 'mace'] }
    const contacts = [{ attacker: 'Ours', defender: 'Theirs', weapons: { attacker: 'mace', defender: 'longSpear' } }]
    const match = melee([ours(armed), theirs(armed)], { seed: 'chosen' }, { contacts })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ 'weapon.mace': 6 })
    expect(termsOf(match, 'Theirs', 'attack')).toEqual({ 'weapon.longSpear': 5 })
  })

  test('MI-WEAPON-11 MI-MELEE-01 both sides choose, whichever is the mover', () => {
    const armed = { weapons: ['longSpear', 'mace'] }
    const match = melee([ours(armed), theirs(armed)], {}, { mover: 1 })
    expect(match.pending.map(({ seat }) => seat).sort()).toEqual([0, 1])
  })
})

describe('after a round', () => {
  test('MI-MOVE-09 after two rounds legions taken in flank or rear turn to face their enemies', () => {
    const rear = (rounds: number) => ({ contacts: [{ attacker: 'Ours', defender: 'Theirs', side: 'rear', rounds }] })
    const [first, second] = [0, 1].map((rounds) => melee([ours(), theirs()], { seed: 'face' }, rear(rounds)))
    expect({ first: first!.state.contacts[0]!.faced, second: second!.state.contacts[0]!.faced }).toEqual({
      first: false,
      second: true,
    })
    expect(eventArgs(second!, 'turned-to-face')).toEqual([{ unit: 'Theirs', enemy: 'Ours' }])
    const contacts = [{ attacker: 'Ours', defender: 'Theirs', side: 'rear', rounds: 2, faced: true }]
    const third = melee([ours(), theirs({ disorganized: true })], { seed: 'face' }, { contacts })
    expect(termsOf(third, 'Ours', 'attack')).toEqual({ 'weapon.longSword': 6, 'term.target-disorganized': 3 })
    expect(termsOf(third, 'Ours', 'defence')).toEqual({ 'armour.heavy': 11 })
  })

  test('MI-MOVE-09 a legion fighting to its front does not turn, nor does one that has turned already', () => {
    const turnAfter = (contact: More) => {
      const contacts = [{ attacker: 'Ours', defender: 'Theirs', rounds: 3, ...contact }]
      const match = melee([ours(), theirs()], { seed: 'face' }, { contacts })
      return { turns: eventArgs(match, 'turned-to-face').length, faced: match.state.contacts[0]!.faced }
    }
    expect(turnAfter({ side: 'front' })).toEqual({ turns: 0, faced: false })
    expect(turnAfter({ side: 'flank', faced: true })).toEqual({ turns: 0, faced: true })
    expect(turnAfter({ side: 'flank' })).toEqual({ turns: 1, faced: true })
  })

  test('MI-DISORG-02 sérudla also disorganize enemies they reach but do not touch', () => {
    const beasts = ours({ race: 'serudla', weapons: [], armour: 'light', figures: 4, files: 2, charges: 0 })
    const match = melee([beasts, theirs({ figures: 60 })], { seed: 'beast' })
    expect({
      oursDisorganized: unit(match, 'Ours').disorganized,
      theirsDisorganized: unit(match, 'Theirs').disorganized !== null,
    }).toEqual({ oursDisorganized: null, theirsDisorganized: true })
  })

  test('MI-DISORG-02 MI-CREATURE-04 one turn of melee with sérudla disorganizes; with a sró it does not', () => {
    const beast = (race: string) => theirs({ race, weapons: [], armour: 'light', figures: 4, files: 2 })
    const acid = Array.from({ length: 4 }, () => secret(1, 'hold'))
    const serudla = melee([ours({ figures: 60 }), beast('serudla')], { seed: 'beast', answers: acid })
    expect(unit(serudla, 'Ours').disorganized).not.toBeNull()
    const sro = melee([ours({ figures: 60 }), beast('sro')], { seed: 'beast' })
    expect(eventArgs(sro, 'strike').length).toBe(2)
    expect(unit(sro, 'Ours').disorganized).toBeNull()
  })

  test('MI-MELEE-01 every legion in contact fights once', () => {
    const match = melee([ours(), theirs(), legion('Idle', 0, 900, 900)], { seed: 'once' })
    expect(match.state.units.map(({ now }) => now.meleed)).toEqual([true, true, false])
    expect({
      strikeCount: eventArgs(match, 'strike').length,
      rounds: match.state.contacts[0]!.rounds,
      step: match.state.step,
    }).toEqual({ strikeCount: 2, rounds: 1, step: 10 })
  })
})

describe('legions of both roles', () => {
  const guard = (more: More = {}) =>
    ours({ type: 'regularSkirmisher', standing: 'bodyguard', weapons: ['longPike'], files: 5, figures: 10, ...more })

  test('MI-TYPE-06 MI-MELEE-06 legions of both roles choose in each melee step whether to fight as line or skirmishers', () => {
    const fight = (role: string) => melee([guard(), theirs()], { answers: [role], seed: 'roles' })
    expect(promptId(melee([guard(), theirs()]))).toBe('ask.role')
    expect(['line', 'skirmish'].map((role) => eventArgs(fight(role), 'strike')[0]!.figures)).toEqual([10, 5])
  })

  test('MI-TYPE-06 MI-SITUATION-06 when shot at they also choose whether they are skirmishers', () => {
    const archers = legion('Archers', 1, 600, 500, { missile: 'longBow' })
    const shootAs = (role: string) => volley([guard(), archers], { answers: [secret(1, '0'), role], seed: 'roles' })
    expect(termsOf(shootAs('line'), 'Archers', 'attack')).toEqual({ 'weapon.longBow': 4 })
    expect(termsOf(shootAs('skirmish'), 'Archers', 'attack')).toMatchObject({ 'term.skirmisher-target': -5 })
  })
})

test('MI-WEAPON-10 MI-WEAPON-11 choices are revealed once both sides have chosen', () => {
  const armed = { weapons: ['longSpear', 'mace'] }
  const entered = melee([ours(armed), theirs()], { answers: [secret(0, 'mace')], seed: 'told' })
  expect(eventArgs(entered, 'weapon-chosen')).toEqual([{ unit: 'Ours', enemy: 'Theirs', weapon: 'weapon.mace' }])
  const changed = later(ours(armed), theirs(), 1, { attacker: 'longSpear' }, ['mace'])
  expect(eventArgs(changed, 'weapon-changed')).toEqual([{ unit: 'Ours', enemy: 'Theirs', weapon: 'weapon.mace' }])
})

test('MI-MELEE-03 MI-WEAPON-11 the chosen weapon decides at once which figures must choose an opponent', () => {
  const foe = (name: string, x: number) => legion(name, 1, x, 600, { figures: 10, files: 5, stand: 'standing' })
  // Its second rank of nine is half a base off: one figure stands behind the seam between the two enemies.
  const pikes = ours({ weapons: ['longSword', 'longPike'], figures: 19, files: 10 })
  const units = [pikes, foe('Left', 562.5), foe('Right', 637.5)]
  const fight = (weapon: string) => melee(units, { answers: [secret(0, weapon), secret(0, weapon)], seed: 'seam' })
  expect({ longPike: promptId(fight('longPike')), longSword: promptId(fight('longSword')) }).toEqual({
    longPike: 'ask.fight-whom',
    longSword: undefined,
  })
})
