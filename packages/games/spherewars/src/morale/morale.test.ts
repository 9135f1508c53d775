import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { MoraleCause } from '../ability.ts'
import { entryNamed } from '../bands/roster.ts'
import { combatant } from '../state.ts'
import { activate } from '../testing/activation.ts'
import { type Fighter, plain } from '../testing/duel.ts'
import { DRAWS_BLOOD, drawBlood, fearfulFighter } from '../testing/morale.ts'
import { playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  type Script,
} from '../testing/scene.ts'
import { activation, archer, at, shoot, shootingTarget, terms, total } from '../testing/shooting.ts'
import { kill } from '../wounds/wounds.ts'
import { moraleRoll } from './morale.ts'

const ana = fearfulFighter('Ana', 1)

/** The difficulty of Bor's roll for blood, which Bor passes. */
function difficulty(
  loser: Fighter,
  winner: Fighter = ana,
  more: Record<string, Json> = {},
  die: number | 'S' = 'S',
): number {
  return total(drawBlood(winner, loser, { dice: [die] }, { more }), 'morale-passed', 0)
}

/** The terms of a single morale roll of the first figure, which it passes with a 4, for something else than blood. */
function termsOf(cause: MoraleCause, ...figures: Json[]): Record<string, number> {
  const match = playRule({ figures }, (play) => moraleRoll(play, combatant(play, 0), cause, null), { dice: [4] })
  return terms(match, 'morale-passed', 0)
}

describe('the morale roll', () => {
  test('SW-MORALE-01 SW-DICE-19 SW-REACT-07 a morale roll is one die against the target number', () => {
    const passed = drawBlood(ana, plain('Bor'), { dice: [4] })
    expect(rolledDice(passed).at(-1)).toBe('roll.morale 1')
    expect(eventArgs(passed, 'morale-passed')).toEqual([{ roller: 'Bor' }])
    expect(eventArgs(drawBlood(ana, plain('Bor'), { dice: [3] }), 'morale-failed')).toEqual([{ roller: 'Bor' }])
  })

  test('SW-MORALE-01 a 1 always fails; against 7 and more a sphere must be confirmed', () => {
    const hero = plain('Bor', { rank: 'avatar', morale: 'brave' })
    expect(eventArgs(drawBlood(ana, hero, { dice: [1] }), 'morale-failed').length).toBe(1)
    const wretch = plain('Bor', { rank: 'messenger', morale: 'coward' })
    const terror = fearfulFighter('Ana', 2)
    expect(eventArgs(drawBlood(terror, wretch, { dice: ['S', 2] }), 'morale-passed').length).toBe(1)
    expect(eventArgs(drawBlood(terror, wretch, { dice: ['S', 1] }), 'morale-failed').length).toBe(1)
  })

  test('SW-MORALE-02 SW-RPROF-13 heroes and superiors need 3+, troops 4+, messengers 5+', () => {
    const base = (rank: string) => difficulty(plain('Bor', { rank }))
    expect(['avatar', 'superior', 'regular', 'average', 'elite', 'escort', 'messenger'].map(base)).toEqual([
      3, 3, 4, 4, 4, 4, 5,
    ])
    expect(difficulty(plain('Bor', { rank: 'leader' }))).toBe(3)
  })

  test('SW-MORALE-03 the unbreakable pass without rolling', () => {
    const match = drawBlood(ana, plain('Bor', { morale: 'unbreakable' }))
    expect({ woundedCount: eventArgs(match, 'wounded').length, rollsMadeLength: rolledDice(match).length }).toEqual({
      woundedCount: 1,
      rollsMadeLength: 2,
    })
  })

  test('SW-MORALE-04 SW-MORALE-05 SW-MORALE-06 brave combatants roll one easier, cowards one harder', () => {
    expect(['brave', 'common', 'coward'].map((morale) => difficulty(plain('Bor', { morale })))).toEqual([3, 4, 5])
  })

  test('SW-MORALE-07 treated as coward: unbreakable becomes brave, brave becomes common, and common becomes coward', () => {
    const effects = [{ ability: 'treated-as-coward', until: 'game' }]
    const level = (morale: string) => difficulty(plain('Bor', { morale }, { effects }))
    expect(['unbreakable', 'brave', 'common', 'coward'].map(level)).toEqual([3, 4, 5, 5])
  })

  test('SW-MORALE-08 SW-MORALE-28 SW-PROFILE-26 the Firm may reroll a failure after seeing it', () => {
    const firm = plain('Bor', { firm: true })
    const asking = drawBlood(ana, firm, { dice: [2] })
    expect(promptId(asking)).toBe('ask.firm')
    expect(optionKeys(asking)).toEqual(['reroll', 'accept'])
    expect(eventArgs(asking, 'morale-failed')).toHaveLength(1)
    const saved = drawBlood(ana, firm, { dice: [2, 4], answers: ['reroll'] })
    expect({
      moralePassedCount: eventArgs(saved, 'morale-passed').length,
      fleeing: combatantNamed(saved, 'Bor').fleeing,
    }).toEqual({
      moralePassedCount: 1,
      fleeing: false,
    })
    expect(promptId(drawBlood(ana, firm, { dice: [2], answers: ['accept'] }))).toBe('ask.pursue')
    expect(promptId(drawBlood(ana, plain('Bor', { firm: true }), { dice: [4] }))).toBeUndefined()
  })

  test('SW-MORALE-08 SW-MORALE-02 SW-MORALE-04 EX-SW-241 a wild Sorrep rolls 2, then 1 and fails, because the second roll counts', () => {
    const sorrep = ['wild-sorrep', { profile: { abilities: [], weapons: [], dex: 2, conMundane: 4 } }] as const
    const match = drawBlood(ana, sorrep, { dice: [2, 1], answers: ['reroll'] })
    expect(total(match, 'morale-failed', 0)).toBe(3)
    expect({ moraleFailedCount: eventArgs(match, 'morale-failed').length, decisionAsked: promptId(match) }).toEqual({
      moraleFailedCount: 2,
      decisionAsked: 'ask.pursue',
    })
  })

  test('SW-MORALE-28 the difficulty and all its terms are public', () => {
    const match = drawBlood(fearfulFighter('Ana', 3), plain('Bor', { morale: 'coward' }), { dice: ['S', 'S'] })
    expect(terms(match, 'morale-passed', 0)).toEqual({ 'rank.average': 4, 'term.coward': 1, 'term.fear': 2 })
    const before = match.events.filter(({ type }) => type === 'rolled')[2]?.args.purpose
    expect(before).toMatchObject({ text: { id: 'roll.morale', args: { difficulty: 7 } } })
  })

  test('SW-MORALE-13 all modifiers add up, to a minimum of 2', () => {
    const leader = figure('battler', 1, 21.2, 23, { name: 'Kol', profile: { rank: 'leader', abilities: [] } })
    expect(difficulty(plain('Bor', { morale: 'brave', rank: 'avatar' }), ana, { figures: [leader] })).toBe(2)
    expect(
      difficulty(plain('Bor', { morale: 'brave', rank: 'messenger' }), fearfulFighter('Ana', 3), { figures: [leader] }),
    ).toBe(5)
  })

  test('SW-MORALE-14 SW-ARTEFACT-23 an artefact may change the level', () => {
    const rune = plain('Bor', { rank: 'avatar' }, { artefacts: ['rune-of-unbreakable-courage'] })
    expect(rolledDice(drawBlood(ana, rune)).length).toBe(2)
  })

  test('SW-MORALE-14 SW-CONSUMABLE-27 a Potion of Courage passes the roll', () => {
    const drinker = plain('Bor', { rank: 'avatar' }, { consumables: ['potion-of-courage'] })
    const match = drawBlood(ana, drinker, { answers: ['potion-of-courage:1'] })
    expect({
      moraleHeldCount: eventArgs(match, 'morale-held').length,
      rollsMadeLength: rolledDice(match).length,
    }).toEqual({ moraleHeldCount: 1, rollsMadeLength: 2 })
  })
})

describe('leader presence and orders', () => {
  const kol = (x: number, more: Record<string, Json> = {}, seat: 0 | 1 = 1) => ({
    figures: [
      figure('battler', seat, x, 20, { name: 'Kol', profile: { rank: 'leader', com: 3, abilities: [] }, ...more }),
    ],
  })
  /** Puts a leader's base at the given distance in inches from Bor's, edge to edge. */
  const beside = (gap: number) => 21.2 + 1.2 + gap

  test('SW-MORALE-10 SW-MORALE-11 its own leader within 5″, edge to edge, makes the roll one easier', () => {
    expect(difficulty(plain('Bor'), ana, kol(beside(5)))).toBe(3)
    expect(difficulty(plain('Bor'), ana, kol(beside(5.01)))).toBe(4)
  })

  test('SW-MORALE-10 a fleeing leader gives no presence, nor does the enemy’s', () => {
    expect(difficulty(plain('Bor'), ana, kol(beside(2), { fleeing: true }))).toBe(4)
    expect(difficulty(plain('Bor'), ana, kol(beside(2), {}, 0))).toBe(4)
  })

  test('SW-MORALE-10 nobody else gives presence, even in contact', () => {
    const friend = figure('battler', 1, beside(0), 20, { name: 'Eik', profile: { abilities: [] } })
    expect(difficulty(plain('Bor'), ana, { figures: [friend] })).toBe(4)
  })

  test('SW-MORALE-10 SW-RACE-39 presence counts once, even with several sources', () => {
    const bor = plain('Bor', { faction: 'Mercenary Women of Isha' })
    const lesser = figure('battler', 1, 20, 24, { name: 'Lea', profile: { abilities: ['lesser-leader'] } })
    expect(difficulty(bor, ana, { figures: [lesser] })).toBe(3)
    expect(difficulty(bor, ana, { figures: [...kol(beside(2)).figures, lesser] })).toBe(3)
  })

  test('SW-MORALE-12 SW-ABIL-19 presence helps neither the leader itself nor the insubordinate', () => {
    expect(difficulty(plain('Bor', { rank: 'leader' }))).toBe(3)
    expect(difficulty(plain('Bor', { abilities: ['insubordinate'] }), ana, kol(beside(2)))).toBe(4)
  })

  test('SW-ABIL-27 presence does not help the uncontrolled', () => {
    const position = [at(plain('Bor'), 0, 10, 10), at(plain('Kol', { rank: 'leader' }), 0, 10, 13), at(ana, 1, 30, 30)]
    expect(termsOf('effect', ...position)).toEqual({ 'rank.average': 4, 'term.presence': -1 })
    expect(termsOf('uncontrolled', ...position)).toEqual({ 'rank.average': 4 })
  })

  test('SW-MORALE-09 SW-ORDER-29 Hold Your Ground! before the die passes the roll', () => {
    const more = { ...kol(beside(2)), orders: [0, 1] }
    const asking = drawBlood(ana, plain('Bor'), { answers: ['pass'] }, { more })
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'window.before-morale',
      optionsOffered: ['pass', 'hold-your-ground'],
    })
    const match = drawBlood(ana, plain('Bor'), { answers: ['pass', 'hold-your-ground'] }, { more })
    expect({ moraleHeld: eventArgs(match, 'morale-held'), rollsMadeLength: rolledDice(match).length }).toEqual({
      moraleHeld: [{ roller: 'Bor' }],
      rollsMadeLength: 2,
    })
    expect(combatantNamed(match, 'Bor').fleeing).toBe(false)
  })

  test('SW-MORALE-09 Hold Your Ground! is not allowed before the second roll of the Firm', () => {
    const more = { ...kol(beside(2)), orders: [0, 1] }
    const match = drawBlood(ana, plain('Bor', { firm: true }), { dice: [2], answers: ['pass', 'pass'] }, { more })
    expect(promptId(match)).toBe('ask.firm')
    const again = drawBlood(
      ana,
      plain('Bor', { firm: true }),
      { dice: [2, 2], answers: ['pass', 'pass', 'reroll'] },
      { more },
    )
    expect(promptId(again)).toBe('ask.pursue')
  })
})

describe('receiving blood', () => {
  test('SW-MORALE-15 SW-REACT-06 a loser rolls if it was wounded, lives and faces higher fear, in either round', () => {
    expect(promptId(drawBlood(ana, plain('Bor'), { dice: [1] }))).toBe('ask.pursue')
    const unhurt = drawBlood.bind(null, ana, plain('Bor', { conMundane: 6 }))
    expect(rolledDice(unhurt()).length).toBe(2)
    expect(rolledDice(drawBlood(ana, plain('Bor', {}, { wounds: 1 }))).length).toBe(2)
    const defender = { dice: [1, 1, 5, 3, 4, 1, 4] }
    const struckBack = playRule(
      { figures: [at(plain('Bor'), 0, 20, 20), at(ana, 1, 21.2, 20)] },
      (play) => activate(play, combatant(play, 0)),
      defender,
    )
    expect(eventArgs(struckBack, 'morale-passed')).toEqual([{ roller: 'Bor' }])
  })

  test('SW-MORALE-16 wounds of a shot do not cause a roll', () => {
    const match = shoot(archer('Ana', { fear: 3 }), shootingTarget('Bor'), { dice: [4, 1, 4, 1] })
    expect({ woundedCount: eventArgs(match, 'wounded').length, rollsMade: rolledDice(match) }).toEqual({
      woundedCount: 1,
      rollsMade: ['roll.precision 2', 'roll.damage 2'],
    })
  })

  test('SW-MORALE-16 wounds of a deed do not cause a roll', () => {
    const stinger = plain('Ana', { fear: 3, fur: 2, abilities: ['stings'] })
    const match = activation(
      { figures: [at(stinger, 0, 20, 20), at(plain('Bor'), 1, 21.2, 20)] },
      { answers: ['stings', '2'], dice: [5, 5, 4, 4, 1, 1, 1, 1] },
    )
    expect(eventArgs(match, 'wounded')).toMatchObject([{ victim: 'Bor', wounds: 2 }])
    expect(rolledDice(match).filter((roll) => roll.startsWith('roll.morale'))).toEqual([])
  })

  test('SW-MORALE-17 EX-SW-243 Postulant, Werelynx, Miz Rider and Leviathan have the four fear levels', () => {
    const ids = ['cohort-of-postulants', 'werelynx', 'miz-rider', 'leviathan']
    expect(ids.map((id) => entryNamed(id)?.profile.fear)).toEqual([0, 1, 2, 3])
    for (const [i, winner] of [1, 2, 3].entries()) {
      const match = drawBlood(fearfulFighter('Ana', winner), fearfulFighter('Bor', i), { dice: ['S'] })
      expect(eventArgs(match, 'morale-passed').length).toBe(1)
    }
  })

  test('SW-MORALE-17 SW-RACE-50 a level given by an effect replaces the printed one', () => {
    const terrible = { effects: [{ ability: 'terrifying-countenance', until: 'latent', amount: 2 }] }
    const match = drawBlood(fearfulFighter('Ana', 0, {}, terrible), plain('Bor'), { dice: ['S'] })
    expect(terms(match, 'morale-passed', 0)).toEqual({ 'rank.average': 4, 'term.fear': 2 })
  })

  test('SW-MORALE-18 SW-PROFILE-24 one level more adds nothing, two add 1, three add 2', () => {
    expect([1, 2, 3].map((fear) => difficulty(plain('Bor'), fearfulFighter('Ana', fear)))).toEqual([4, 5, 6])
    expect(difficulty(fearfulFighter('Bor', 1), fearfulFighter('Ana', 3))).toBe(5)
  })

  test('SW-MORALE-19 SW-PROFILE-23 with equal fear only a taller winner causes a roll, without modifier', () => {
    expect(difficulty(fearfulFighter('Bor', 2), fearfulFighter('Ana', 2, { height: 3 }))).toBe(4)
    expect(rolledDice(drawBlood(fearfulFighter('Ana', 2), fearfulFighter('Bor', 2))).length).toBe(2)
    expect(rolledDice(drawBlood(fearfulFighter('Ana', 2), fearfulFighter('Bor', 2, { height: 3 }))).length).toBe(2)
  })

  test('SW-MORALE-20 a loser that is more feared never rolls, however tall the winner', () => {
    expect(rolledDice(drawBlood(fearfulFighter('Ana', 1, { height: 5 }), fearfulFighter('Bor', 2))).length).toBe(2)
  })

  test('SW-MORALE-21 every occasion causes its own roll', () => {
    const match = playRule(
      { figures: [at(ana, 0, 20, 20), at(plain('Bor'), 1, 21.2, 20), at(fearfulFighter('Cid', 1), 0, 22.4, 20)] },
      function* (play) {
        yield* activate(play, combatant(play, 0))
        yield* activate(play, combatant(play, 2))
      },
      { dice: [5, 3, 2, 1, 1, 4, 1, 4, 5, 3, 2, 1, 4, 1, 4] },
    )
    expect(eventArgs(match, 'morale-passed').length).toBe(2)
  })

  test('SW-MORALE-22 SW-REACT-08 SW-REACT-09 a failure starts a flight, and the winner may pursue', () => {
    const asking = drawBlood(ana, plain('Bor'), { dice: [1] })
    expect({ decisionAsked: promptId(asking), seat: asking.pending[0]?.seat }).toEqual({
      decisionAsked: 'ask.pursue',
      seat: 0,
    })
    const match = drawBlood(ana, plain('Bor', { mov: 4 }), { dice: [1], answers: ['let-go'] })
    expect({ fleeing: combatantNamed(match, 'Bor').fleeing, place: placeOf(match, 'Bor') }).toEqual({
      fleeing: true,
      place: [25.2, 20],
    })
  })

  test('SW-MORALE-27 SW-RRULE-27 wounds come first, then the exclusive critical, then the roll, even if contact is broken', () => {
    const adept = fearfulFighter('Ana', 1, { race: 'adepts' })
    const match = drawBlood(adept, plain('Bor', { conMundane: 2, mov: 4 }), { dice: [4] })
    expect(match.events.map(({ type }) => type)).toEqual([
      ...['fight', 'rolled', 'dexterity-won', 'rolled', 'damage', 'wounded', 'rolled', 'morale-passed'],
    ])
    const gale = playRule(
      { figures: [at(adept, 0, 20, 20), at(plain('Bor', { mov: 4 }), 1, 21.2, 20)] },
      (play) => activate(play, combatant(play, 0)),
      { dice: [5, 3, 1, 1, 'S', 'S', 4], answers: ['exclusive'] },
    )
    const order = gale.events.map(({ type }) => type)
    expect(order.indexOf('wounded')).toBeLessThan(order.indexOf('exclusive-critical'))
    expect(order.indexOf('exclusive-critical')).toBeLessThan(order.indexOf('morale-passed'))
    expect(placeOf(gale, 'Bor')).toEqual([23.2, 20])
  })

  test('SW-TURN-17 basic games have no rolls for blood', () => {
    expect(rolledDice(drawBlood(ana, plain('Bor'), {}, { more: { options: { advanced: false } } })).length).toBe(2)
  })

  test('SW-MORALE-26 other causes also require a roll, without fear or blood', () => {
    const bor = at(plain('Bor'), 0, 10, 10)
    expect(termsOf('effect', bor, at(fearfulFighter('Ana', 3), 1, 11.2, 10))).toEqual({ 'rank.average': 4 })
  })
})

describe("a leader's death", () => {
  const taem = ['taem', { wounds: 1, profile: { abilities: [] } }] as const
  const igniis = archer('Igniis', { pre: 3 })

  /** Igniis at (10, 10) kills Taem, who stands 4″ to the right, with others about. */
  function taemFalls(others: readonly Json[], script: Script = {}, more: Record<string, Json> = {}): Scene {
    return playRule(
      { figures: [at(igniis, 0, 10, 10), at(taem, 1, 15.2, 10), ...others], ...more },
      (play) => kill(play, combatant(play, 1), { by: combatant(play, 0), kind: 'shot', rules: [] }),
      script,
    )
  }

  test('SW-MORALE-24 SW-FLEE-04 EX-SW-247 Igniis shoots Taem, and the Guardian fails and flees away from Igniis', () => {
    const guardian = figure('the-guard', 1, 10, 16, { name: 'Guardian' })
    const match = shoot(igniis, taem, { dice: [4, 1, 1, 5, 1, 2], after: ['keep'], others: [guardian] })
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Taem' }])
    expect(total(match, 'morale-failed', 0)).toBe(3)
    expect({ fleeing: combatantNamed(match, 'Guardian').fleeing, place: placeOf(match, 'Guardian') }).toEqual({
      fleeing: true,
      place: [10, 20],
    })
  })

  test('SW-MORALE-24 combatants that pass have no penalty, and the other side does not roll', () => {
    const match = taemFalls([at(plain('Bor'), 1, 10, 16), at(plain('Own'), 0, 6, 6)], { dice: [4] })
    expect(eventArgs(match, 'morale-passed')).toEqual([{ roller: 'Bor' }])
    expect({ fleeing: combatantNamed(match, 'Bor').fleeing, place: placeOf(match, 'Bor') }).toEqual({
      fleeing: false,
      place: [10, 16],
    })
  })

  test('SW-MORALE-24 SW-MULTI-12 the presence of an allied leader does not help', () => {
    const ally = {
      who: 'battler',
      seat: 2,
      x: 10,
      y: 18,
      name: 'Ally',
      profile: { rank: 'leader', com: 2, abilities: [] },
    }
    const match = taemFalls([at(plain('Bor'), 1, 10, 16), ally], { dice: [4] }, { sides: [0, 1, 1] })
    expect(terms(match, 'morale-passed', 0)).toEqual({ 'rank.average': 4 })
  })

  test('SW-MORALE-24 SW-MELEE-20 SW-ABIL-19 neither combatants in contact with an enemy nor the insubordinate roll', () => {
    const match = taemFalls([
      at(plain('Bor'), 1, 10, 16),
      at(plain('Own'), 0, 11.2, 16),
      at(plain('Cid', { abilities: ['insubordinate'] }), 1, 10, 20),
      at(plain('Dan', { morale: 'unbreakable' }), 1, 10, 24),
    ])
    expect({ slainCount: eventArgs(match, 'slain').length, rollsMade: rolledDice(match) }).toEqual({
      slainCount: 1,
      rollsMade: [],
    })
  })

  test('SW-MORALE-24 they roll one after another in the order the owner chooses, each flight before the next roll', () => {
    const others = [at(plain('Bor', { mov: 4 }), 1, 10, 16), at(plain('Cid'), 1, 10, 30)]
    const asking = taemFalls([...others, at(plain('Dan', { morale: 'unbreakable' }), 1, 10, 24)])
    expect({
      decisionAsked: promptId(asking),
      seat: asking.pending[0]?.seat,
      optionsOffered: optionKeys(asking),
    }).toEqual({ decisionAsked: 'ask.shaken', seat: 1, optionsOffered: ['2', '3'] })
    const match = taemFalls(others, { dice: [1, 4], answers: ['2'] })
    const order = match.events.map(({ type }) => type).filter((type) => /morale|flight/.test(type))
    expect(order).toEqual(['morale-failed', 'flight', 'morale-passed'])
  })

  test('SW-MORALE-24 SW-WOUND-19 SW-ORDER-05 neither Hold Your Ground! nor presence helps, since the leader is gone', () => {
    const avatar = at(plain('Lea', { rank: 'messenger' }), 1, 16, 16)
    const match = taemFalls([at(plain('Bor'), 1, 16, 14), avatar], { dice: [4, 5], answers: ['2'] }, { orders: [0, 2] })
    expect(eventArgs(match, 'orders-lost')).toEqual([{ orders: 2 }])
    expect(match.events.map(({ type }) => type)).toEqual([
      ...['slain', 'orders-lost', 'rolled', 'morale-passed', 'rolled', 'morale-passed'],
    ])
    expect(terms(match, 'morale-passed', 0)).toEqual({ 'rank.messenger': 5 })
  })

  test('SW-MORALE-25 SW-FLEE-19 a combatant that already flees neither rolls nor runs', () => {
    const match = taemFalls([at(plain('Bor', {}, { fleeing: true }), 1, 10, 16)])
    expect({ rollsMade: rolledDice(match), place: placeOf(match, 'Bor') }).toEqual({ rollsMade: [], place: [10, 16] })
  })

  test('SW-MORALE-24 SW-WOUND-19 the rolls come before the killer’s annihilation move', () => {
    const chief = plain('Taem', { rank: 'leader' }, { wounds: 1 })
    const match = playRule(
      { figures: [at(plain('Ana'), 0, 20, 20), at(chief, 1, 21.2, 20), at(plain('Bor', { mov: 4 }), 1, 20, 25)] },
      (play) => activate(play, combatant(play, 0)),
      { dice: [...DRAWS_BLOOD, 1] },
    )
    expect({ place: placeOf(match, 'Bor'), decisionAsked: promptId(match) }).toEqual({
      place: [20, 29],
      decisionAsked: 'ask.annihilation',
    })
  })

  test('SW-MORALE-24 SW-FLEE-04 without a killer they flee from the place where the leader fell', () => {
    const match = playRule(
      {
        figures: [
          at(plain('Taem', { rank: 'leader' }, { wounds: 1 }), 1, 20, 20),
          at(plain('Bor', { mov: 4 }), 1, 20, 25),
          at(plain('Ana'), 0, 30, 30),
        ],
      },
      (play) => kill(play, combatant(play, 0), { by: null, kind: 'uncontrolled-power', rules: [] }),
      { dice: [1] },
    )
    expect(placeOf(match, 'Bor')).toEqual([20, 29])
  })

  test('SW-TURN-17 basic games have no rolls for the leader’s death', () => {
    const match = shoot(igniis, taem, {
      dice: [4, 1, 1, 5, 1],
      after: ['keep'],
      others: [at(plain('Bor'), 1, 10, 16)],
      more: { options: { advanced: false } },
    })
    expect(eventArgs(match, 'slain').length).toBe(1)
  })
})
