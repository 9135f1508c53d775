import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatant } from '../state.ts'
import { activate } from '../testing/activating.ts'
import { type Company, duel, type Fighter, inContact, plain } from '../testing/duel.ts'
import { refusal } from '../testing/moving.ts'
import { blood, fearfulPair } from '../testing/nerve.ts'
import { ruleOn } from '../testing/rule.ts'
import {
  decisionAsked,
  eventsOf,
  figure,
  optionsOffered,
  path,
  place,
  rollsMade,
  type Scene,
  who,
} from '../testing/scene.ts'
import { archer, at, mark, shoot } from '../testing/shooting.ts'
import { fleeFromBlood } from './pursuit.ts'

/** Ana (MOV 4) at (20, 20) has wounded Bor (MOV 4) at (21.2, 20), who failed the morale roll. */
const ana = fearfulPair('Ana', 1, { mov: 4 })
const bor = plain('Bor', { mov: 4 })

/** Dice of Ana and of Bor, four each. */
const CATCHES = [5, 1, 1, 1, 4, 1, 1, 1] as const
const MISSES = [4, 1, 1, 1, 5, 1, 1, 1] as const
/** A failed roll for blood with a friend near by. */
const BESET = [5, 3, 1, 1, 1, 4, 1, 1] as const

function pursuit(
  dice: readonly (number | 'S')[],
  company: Company = {},
  winner: Fighter = ana,
  loser: Fighter = bor,
  before: readonly Json[] = [],
  after: readonly Json[] = [],
): Scene {
  return blood(winner, loser, { dice: [1, ...dice], answers: [...before, 'pursue', ...after] }, company)
}

/** Only those near are set besides the two. */
const near = (...figures: Json[]): Company => ({ more: { figures } })

describe('pursuit', () => {
  test('SW-PURSUIT-01 SW-PURSUIT-04 SW-REACT-09 a pursuit is offered to the winner that drew blood after a failed roll', () => {
    const match = blood(ana, bor, { dice: [1] })
    expect({
      decisionAsked: decisionAsked(match),
      seat: match.pending[0]?.seat,
      optionsOffered: optionsOffered(match),
    }).toEqual({ decisionAsked: 'ask.pursue', seat: 0, optionsOffered: ['pursue', 'let-go'] })
    expect(eventsOf(blood(ana, bor, { dice: [4] }), 'flees')).toEqual([])
  })

  test('SW-PURSUIT-01 other flights allow no pursuit, such as those after a leader’s death', () => {
    const leader = plain('Kol', { rank: 'leader' }, { wounds: 1 })
    const match = shoot(archer('Ana', { fear: 3 }), leader, {
      dice: [5, 1, 5, 1, 1],
      after: ['keep'],
      others: [at(mark('Bor'), 1, 10, 16)],
    })
    expect({ flees: eventsOf(match, 'flees'), decisionAsked: decisionAsked(match) }).toEqual({
      flees: [{ fleeing: 'Bor' }],
      decisionAsked: undefined,
    })
  })

  test('SW-PURSUIT-10 SW-WOUND-16 an ephemeral enemy met by the pursuer is destroyed', () => {
    const ash = (x: number, y: number) =>
      near(figure('ash', 1, x, y, { name: 'Ash', profile: { baseMm: 30, ephemeral: true } }))
    // Met on the way, though not touched where the pursuit ends.
    expect(who(pursuit(MISSES, ash(20.5, 21.15)), 'Ash').status).toBe('dead')
    expect(who(pursuit(MISSES, ash(20.5, 21.3)), 'Ash').status).toBe('standing')
  })

  test('SW-PURSUIT-02 a winner in contact with another enemy cannot pursue', () => {
    const match = duel(ana, bor, { dice: BESET }, { foes: [plain('Cid')] })
    expect({ decisionAsked: decisionAsked(match), place: place(match, 'Bor') }).toEqual({
      decisionAsked: undefined,
      place: [25.2, 20],
    })
  })

  test('SW-PURSUIT-03 SW-PURSUIT-05 the winner may decline: the loser runs its movement, the winner stays', () => {
    const match = blood(ana, bor, { dice: [1], answers: ['let-go'] })
    expect(place(match, 'Bor')).toEqual([25.2, 20])
    expect(place(match, 'Ana')).toEqual([20, 20])
    expect(rollsMade(match).at(-1)).toBe('roll.morale 1')
  })

  test('SW-PURSUIT-03 SW-ABIL-11 the Fierce must pursue whenever they can, in either round', () => {
    const fierce = fearfulPair('Ana', 1, { mov: 4, abilities: ['fierce'] })
    for (const round of [0, 1]) {
      const match = blood(fierce, bor, { dice: [1, ...MISSES] }, { more: { round } })
      expect(place(match, 'Ana')).toEqual([22, 20])
      expect(rollsMade(match).at(-1)).toBe('roll.pursuit 4 4')
    }
  })

  test('SW-ABIL-11 SW-PURSUIT-02 a Fierce winner beside another enemy does not pursue', () => {
    const fierce = (more: Record<string, Json> = {}) => fearfulPair('Ana', 1, { mov: 4, abilities: ['fierce'] }, more)
    const beset = duel(fierce(), bor, { dice: BESET }, { foes: [plain('Cid')] })
    expect({ fleesCount: eventsOf(beset, 'flees').length, place: place(beset, 'Ana') }).toEqual({
      fleesCount: 1,
      place: [20, 20],
    })
  })

  test('SW-PURSUIT-04 SW-PURSUIT-17 the pursuit is declared before anything moves', () => {
    const match = blood(ana, bor, { dice: [1] })
    expect({ place: place(match, 'Bor'), flees: eventsOf(match, 'flees') }).toEqual({ place: [21.2, 20], flees: [] })
  })

  test('SW-PURSUIT-06 SW-DICE-20 both movements are rolled against each other', () => {
    const match = pursuit([5, 1, 1, 1, 1, 4, 1, 1], {}, fearfulPair('Ana', 1, { mov: 5 }), plain('Bor', { mov: 3 }))
    expect(rollsMade(match).at(-1)).toBe('roll.pursuit 5 3')
    expect(eventsOf(match, 'trapped').length).toBe(1)
  })

  test('SW-PURSUIT-07 SW-PURSUIT-10 SW-TRAP-01 if it wins, the loser is trapped and the pursuer moves 2″', () => {
    const match = pursuit(CATCHES)
    expect(eventsOf(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
    expect(who(match, 'Bor').status).toBe('dead')
    expect(place(match, 'Ana')).toEqual([22, 20])
  })

  test('SW-SUMM-04 the loser is trapped 2″ from where it started', () => {
    expect(place(pursuit(CATCHES), 'Bor')).toEqual([23.2, 20])
  })

  test('SW-PURSUIT-07 EX-SW-251 Mongoose Boys catch a Pack of Summoners and move 2″', () => {
    const tame = (id: string): Fighter => [
      id,
      { profile: { abilities: [], weapons: [], dex: 2, str: 2, conMundane: 4, pow: null, morale: 'common' } },
    ]
    const match = pursuit(CATCHES, {}, tame('pack-of-mongoose-boys'), tame('pack-of-summoners'))
    expect(eventsOf(match, 'trapped')).toEqual([{ fleeing: 'Pack of Summoners' }])
    expect(place(match, 'Pack of Mongoose Boys')).toEqual([22, 20])
  })

  test('SW-PURSUIT-08 if it fails, the loser runs its movement first and the pursuer follows 2″', () => {
    const match = pursuit(MISSES)
    expect({ borPlace: place(match, 'Bor'), anaPlace: place(match, 'Ana'), status: who(match, 'Bor').status }).toEqual({
      borPlace: [25.2, 20],
      anaPlace: [22, 20],
      status: 'standing',
    })
  })

  test('SW-PURSUIT-08 a complete tie is an escape', () => {
    expect(who(pursuit([5, 3, 2, 1, 5, 3, 2, 1]), 'Bor').status).toBe('standing')
  })

  test('SW-PURSUIT-08 SW-TRAP-01 a loser whose flight was cut short is trapped if the pursuer reaches it', () => {
    const corner = [at(plain('Own'), 1, 22.5, 20), at(plain('Eik'), 0, 22, 21.5), at(plain('Fay'), 0, 22, 18.5)]
    const match = pursuit(MISSES, near(...corner))
    expect({ trapped: eventsOf(match, 'trapped'), caught: eventsOf(match, 'caught') }).toEqual({
      trapped: [{ fleeing: 'Bor' }],
      caught: [],
    })
  })

  test('SW-PURSUIT-09 a loser with movement 2″ is always trapped, without a roll', () => {
    for (const mov of [1, 2]) {
      const match = blood(ana, plain('Bor', { mov }), { dice: [1], answers: ['pursue'] })
      expect({ 'too-slow': eventsOf(match, 'too-slow').length, trapped: eventsOf(match, 'trapped').length }).toEqual({
        'too-slow': 1,
        trapped: 1,
      })
    }
    const let_go = blood(ana, plain('Bor', { mov: 2 }), { dice: [1], answers: ['let-go'] })
    expect({ status: who(let_go, 'Bor').status, place: place(let_go, 'Bor') }).toEqual({
      status: 'standing',
      place: [23.2, 20],
    })
  })

  test('SW-PURSUIT-10 the pursuing move ignores density, not impassable pieces, bases or the edge', () => {
    const wood: Json = { type: 'wood', density: 'dense', diameter: 2, x: 23, y: 20 }
    expect(
      place(blood(ana, bor, { dice: [1, ...CATCHES], answers: ['pursue'] }, { more: { scenery: [wood] } }), 'Ana'),
    ).toEqual([22, 20])
    const rock: Json = { type: 'hill', features: [], density: 'impassable', diameter: 1, x: 22.5, y: 20.5 }
    const blocked = blood(ana, bor, { dice: [1, ...CATCHES], answers: ['pursue'] }, { more: { scenery: [rock] } })
    expect(place(blocked, 'Ana')[0]).toBeLessThan(21.6)
    const friend = pursuit(CATCHES, near(at(plain('Eik'), 0, 22.6, 20)))
    expect(place(friend, 'Ana')).toEqual([21.4, 20])
  })

  test('SW-PURSUIT-10 SW-WOUND-16 an ephemeral enemy does not stop the pursuer and is destroyed', () => {
    const match = pursuit(CATCHES, near(figure('ash', 1, 21.9, 21)))
    expect(place(match, 'Ana')).toEqual([22, 20])
    expect(eventsOf(match, 'slain').at(-1)).toEqual({ victim: 'Ash' })
  })

  test('SW-PURSUIT-11 SW-FLY-08 on foot against a flyer the pursuer rolls one die; two flyers roll their movement', () => {
    const wings = (name: string, fear: number, mov: number) => fearfulPair(name, fear, { mov, movement: 'flying' })
    const afoot = pursuit([4, 5, 1, 1, 1], {}, ana, wings('Bor', 0, 4))
    expect(rollsMade(afoot).at(-1)).toBe('roll.pursuit 1 4')
    const hunted = pursuit([5, 1, 1, 1, 1, 4], {}, wings('Ana', 1, 5), bor)
    expect(rollsMade(hunted).at(-1)).toBe('roll.pursuit 5 1')
    const both = pursuit([5, 1, 1, 1, 1, 4, 1, 1, 1], {}, wings('Ana', 1, 5), wings('Bor', 0, 4))
    expect(rollsMade(both).at(-1)).toBe('roll.pursuit 5 4')
  })

  test('SW-PURSUIT-12 SW-PURSUIT-07 EX-SW-253 a Leviathan catches a Tax Collector and runs into an Amazon', () => {
    const leviathan: Fighter = ['leviathan', { profile: { abilities: ['fierce'], weapons: [], dex: 2, str: 2 } }]
    const collector: Fighter = [
      'tax-collector',
      { profile: { abilities: [], weapons: [], dex: 2, conMundane: 4, pow: null, morale: 'common' } },
    ]
    const amazon = figure('amazon', 1, 23.6, 20, { profile: { abilities: [] } })
    const match = blood(leviathan, collector, { dice: [1, 5, 1, 1, 1, 1, 4, 1, 1, 1] }, near(amazon))
    expect(eventsOf(match, 'trapped')).toEqual([{ fleeing: 'Tax Collector' }])
    expect(eventsOf(match, 'pursuit-contact')).toEqual([{ winner: 'Leviathan', enemy: 'Amazon' }])
    expect(rollsMade(match).length).toBe(4)
  })

  test('SW-PURSUIT-12 the pursuer may not fight again in that activation', () => {
    const figures = [at(ana, 0, 20, 20), at(bor, 1, 21.2, 20), at(plain('Cid'), 1, 22.9, 20.5)]
    const match = ruleOn({ figures }, (play) => activate(play, combatant(play, 0)), {
      dice: [5, 3, 1, 1, 4, 1, 1, ...CATCHES],
      answers: ['pursue'],
    })
    expect({
      pursuitContactCount: eventsOf(match, 'pursuit-contact').length,
      fightCount: eventsOf(match, 'fight').length,
      decisionAsked: decisionAsked(match),
    }).toEqual({ pursuitContactCount: 1, fightCount: 1, decisionAsked: undefined })
  })

  test('SW-PURSUIT-13 SW-ORDER-29 SW-PURSUIT-17 Hold Your Ground! can stop an escaped loser after all moves', () => {
    const kol = figure('battler', 1, 25.2, 23, { name: 'Kol', profile: { rank: 'leader', com: 3, abilities: [] } })
    const company = { more: { figures: [kol], orders: [0, 2] } }
    const answers = ['pass', 'pass', 'pursue']
    const asking = blood(ana, bor, { dice: [1, ...MISSES], answers }, company)
    expect(decisionAsked(asking)).toBe('window.after-pursuit')
    expect(optionsOffered(asking)).toEqual(['pass', 'hold-your-ground'])
    expect(place(asking, 'Ana')).toEqual([22, 20])
    const match = blood(ana, bor, { dice: [1, ...MISSES], answers: [...answers, 'hold-your-ground'] }, company)
    expect(who(match, 'Bor').fleeing).toBe(false)
    const caught = blood(ana, bor, { dice: [1, ...CATCHES], answers }, company)
    expect(decisionAsked(caught)).toBeUndefined()
  })

  test('SW-PURSUIT-14 SW-TRAP-05 SW-ORDER-31 Relocate! is for the pursuer only, afterwards, and may trap', () => {
    const lea = figure('battler', 0, 22, 23, { name: 'Lea', profile: { rank: 'leader', com: 3, abilities: [] } })
    const slow = plain('Bor', { mov: 3 })
    const company = { more: { figures: [lea], orders: [2, 0] } }
    const dice = [1, 4, 1, 1, 1, 5, 1, 1]
    const asking = blood(ana, slow, { dice, answers: ['pass', 'pursue'] }, company)
    expect({ decisionAsked: decisionAsked(asking), optionsOffered: optionsOffered(asking) }).toEqual({
      decisionAsked: 'window.after-pursuit',
      optionsOffered: ['pass', 'relocate'],
    })
    const answers = ['pass', 'pursue', 'relocate']
    const match = blood(ana, slow, { dice, answers: [...answers, path([23, 20])] }, company)
    expect(eventsOf(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
  })

  test('SW-PURSUIT-14 SW-TRAP-05 the relocated pursuer traps its loser and no other fleeing enemy', () => {
    const lea = figure('battler', 0, 22, 23, { name: 'Lea', profile: { rank: 'leader', com: 3, abilities: [] } })
    const cid = at(plain('Cid', {}, { fleeing: true }), 1, 22, 18)
    const match = pursuit(MISSES, { more: { figures: [lea, cid], orders: [2, 0] } }, ana, bor, ['pass'], ['relocate'])
    expect(refusal(match, path([22, 19.2]))).toBe('refuse.fleeing-there SW-ORDER-30')
  })

  test('SW-PURSUIT-14 Relocate! is not allowed in the enemy round, nor to a winner that let the loser go', () => {
    const lea = figure('battler', 0, 22, 23, { name: 'Lea', profile: { rank: 'leader', com: 3, abilities: [] } })
    const asking = (round: number, dice: readonly number[], choice: string) =>
      decisionAsked(
        blood(
          ana,
          bor,
          { dice: [1, ...dice], answers: ['pass', choice] },
          { more: { figures: [lea], orders: [2, 0], round } },
        ),
      )
    expect(asking(0, MISSES, 'pursue')).toBe('window.after-pursuit')
    expect({ pursueAsking: asking(1, MISSES, 'pursue'), letGoAsking: asking(0, [], 'let-go') }).toEqual({
      pursueAsking: undefined,
      letGoAsking: undefined,
    })
  })

  test('SW-PURSUIT-15 afterwards the pursuer’s other phases and next activation are as usual', () => {
    const figures = [at(plain('Bor', { mov: 4, dex: 1 }), 0, 20, 20), at(ana, 1, 21.2, 20)]
    const match = ruleOn(
      { figures },
      function* (play) {
        yield* activate(play, combatant(play, 0))
        play.state.round = 1
        yield* activate(play, combatant(play, 1))
      },
      { dice: [1, 5, 3, 4, 1, 1, ...MISSES], answers: ['pursue'] },
    )
    expect(place(match, 'Ana')).toEqual([19.2, 20])
    expect(decisionAsked(match)).toBe('ask.action')
    expect(optionsOffered(match)).toEqual(['stand', 'run', 'speed-up', 'join'])
  })

  test('SW-PURSUIT-16 SW-DEFAREA-10 a pursuit in the enemy round costs the defence area', () => {
    const own = blood(ana, bor, { dice: [1, ...MISSES], answers: ['pursue'] }, { more: { round: 0 } })
    const theirs = blood(ana, bor, { dice: [1, ...MISSES], answers: ['pursue'] }, { more: { round: 1 } })
    expect({ own: who(own, 'Ana').areaLost, theirs: who(theirs, 'Ana').areaLost }).toEqual({ own: false, theirs: true })
  })

  test('SW-PURSUIT-01 SW-PURSUIT-16 a stunned winner may pursue like any other', () => {
    const match = blood(fearfulPair('Ana', 1, {}, { states: ['stunned'] }), bor, { dice: [1] })
    expect(decisionAsked(match)).toBe('ask.pursue')
    const chase = blood(fearfulPair('Ana', 1, { mov: 4 }, { states: ['stunned'] }), bor, {
      dice: [1, ...MISSES],
      answers: ['pursue'],
    })
    expect(eventsOf(chase, 'pursues')).toEqual([{ winner: 'Ana' }])
  })

  test.each(['paralysed', 'fearful'])('SW-PURSUIT-16 a winner that is %s cannot pursue', (state) => {
    const winner = fearfulPair('Ana', 1, {}, { states: [state] })
    const match = ruleOn(inContact(winner, bor), (play) => fleeFromBlood(play, combatant(play, 1), combatant(play, 0)))
    expect({ decisionAsked: decisionAsked(match), fleesCount: eventsOf(match, 'flees').length }).toEqual({
      decisionAsked: undefined,
      fleesCount: 1,
    })
  })

  test('SW-PURSUIT-17 SW-MORALE-09 Hold Your Ground! before the morale roll prevents the pursuit', () => {
    const kol = figure('battler', 1, 21.2, 23, { name: 'Kol', profile: { rank: 'leader', com: 3, abilities: [] } })
    const company = { more: { figures: [kol], orders: [0, 2] } }
    const match = blood(ana, bor, { answers: ['pass', 'hold-your-ground'] }, company)
    expect({ flees: eventsOf(match, 'flees'), decisionAsked: decisionAsked(match) }).toEqual({
      flees: [],
      decisionAsked: undefined,
    })
  })

  test('SW-PURSUIT-02 SW-PURSUIT-17 other enemies in contact are judged at the declaration', () => {
    const match = pursuit(MISSES, near(at(plain('Cid'), 1, 20, 22)))
    expect(place(match, 'Ana')).toEqual([22, 20])
  })

  test('SW-TRAP-08 SW-TRAP-04 a pursuing move that touches another fleeing enemy traps it too', () => {
    const match = pursuit(CATCHES, near(at(plain('Cid', {}, { fleeing: true }), 1, 22.8, 20.6)))
    expect(eventsOf(match, 'trapped')).toEqual([{ fleeing: 'Bor' }, { fleeing: 'Cid' }])
    expect(decisionAsked(match)).toBeUndefined()
  })
})
