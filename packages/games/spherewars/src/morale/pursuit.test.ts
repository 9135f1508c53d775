import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatant } from '../state.ts'
import { activate } from '../testing/activation.ts'
import { type Company, duel, type Fighter, inContact, plain } from '../testing/duel.ts'
import { drawBlood, fearfulFighter } from '../testing/morale.ts'
import { playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
  type Scene,
} from '../testing/scene.ts'
import { archer, at, shoot, shootingTarget } from '../testing/shooting.ts'
import { fleeFromBlood } from './pursuit.ts'

/** Ana (MOV 4) at (20, 20) has wounded Bor (MOV 4) at (21.2, 20), who failed the morale roll. */
const ana = fearfulFighter('Ana', 1, { mov: 4 })
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
  return drawBlood(winner, loser, { dice: [1, ...dice], answers: [...before, 'pursue', ...after] }, company)
}

/** Only those near are set besides the two. */
const near = (...figures: Json[]): Company => ({ more: { figures } })

describe('pursuit', () => {
  test('SW-PURSUIT-01 SW-PURSUIT-04 SW-REACT-09 a pursuit is offered to the winner that drew blood after a failed roll', () => {
    const match = drawBlood(ana, bor, { dice: [1] })
    expect({
      decisionAsked: promptId(match),
      seat: match.pending[0]?.seat,
      optionsOffered: optionKeys(match),
    }).toEqual({ decisionAsked: 'ask.pursue', seat: 0, optionsOffered: ['pursue', 'let-go'] })
    expect(eventArgs(drawBlood(ana, bor, { dice: [4] }), 'flees')).toEqual([])
  })

  test('SW-PURSUIT-01 other flights allow no pursuit, such as those after a leader’s death', () => {
    const leader = plain('Kol', { rank: 'leader' }, { wounds: 1 })
    const match = shoot(archer('Ana', { fear: 3 }), leader, {
      dice: [5, 1, 5, 1, 1],
      after: ['keep'],
      others: [at(shootingTarget('Bor'), 1, 10, 16)],
    })
    expect({ flees: eventArgs(match, 'flees'), decisionAsked: promptId(match) }).toEqual({
      flees: [{ fleeing: 'Bor' }],
      decisionAsked: undefined,
    })
  })

  test('SW-PURSUIT-10 SW-WOUND-16 an ephemeral enemy met by the pursuer is destroyed', () => {
    const ash = (x: number, y: number) =>
      near(figure('ash', 1, x, y, { name: 'Ash', profile: { baseMm: 30, ephemeral: true } }))
    // Met on the way, though not touched where the pursuit ends.
    expect(combatantNamed(pursuit(MISSES, ash(20.5, 21.15)), 'Ash').status).toBe('dead')
    expect(combatantNamed(pursuit(MISSES, ash(20.5, 21.3)), 'Ash').status).toBe('standing')
  })

  test('SW-PURSUIT-02 a winner in contact with another enemy cannot pursue', () => {
    const match = duel(ana, bor, { dice: BESET }, { foes: [plain('Cid')] })
    expect({ decisionAsked: promptId(match), place: placeOf(match, 'Bor') }).toEqual({
      decisionAsked: undefined,
      place: [25.2, 20],
    })
  })

  test('SW-PURSUIT-03 SW-PURSUIT-05 the winner may decline: the loser runs its movement, the winner stays', () => {
    const match = drawBlood(ana, bor, { dice: [1], answers: ['let-go'] })
    expect(placeOf(match, 'Bor')).toEqual([25.2, 20])
    expect(placeOf(match, 'Ana')).toEqual([20, 20])
    expect(rolledDice(match).at(-1)).toBe('roll.morale 1')
  })

  test('SW-PURSUIT-03 SW-ABIL-11 the Fierce must pursue whenever they can, in either round', () => {
    const fierce = fearfulFighter('Ana', 1, { mov: 4, abilities: ['fierce'] })
    for (const round of [0, 1]) {
      const match = drawBlood(fierce, bor, { dice: [1, ...MISSES] }, { more: { round } })
      expect(placeOf(match, 'Ana')).toEqual([22, 20])
      expect(rolledDice(match).at(-1)).toBe('roll.pursuit 4 4')
    }
  })

  test('SW-ABIL-11 SW-PURSUIT-02 a Fierce winner beside another enemy does not pursue', () => {
    const fierce = (more: Record<string, Json> = {}) =>
      fearfulFighter('Ana', 1, { mov: 4, abilities: ['fierce'] }, more)
    const beset = duel(fierce(), bor, { dice: BESET }, { foes: [plain('Cid')] })
    expect({ fleesCount: eventArgs(beset, 'flees').length, place: placeOf(beset, 'Ana') }).toEqual({
      fleesCount: 1,
      place: [20, 20],
    })
  })

  test('SW-PURSUIT-04 SW-PURSUIT-17 the pursuit is declared before anything moves', () => {
    const match = drawBlood(ana, bor, { dice: [1] })
    expect({ place: placeOf(match, 'Bor'), flees: eventArgs(match, 'flees') }).toEqual({ place: [21.2, 20], flees: [] })
  })

  test('SW-PURSUIT-06 SW-DICE-20 both movements are rolled against each other', () => {
    const match = pursuit([5, 1, 1, 1, 1, 4, 1, 1], {}, fearfulFighter('Ana', 1, { mov: 5 }), plain('Bor', { mov: 3 }))
    expect(rolledDice(match).at(-1)).toBe('roll.pursuit 5 3')
    expect(eventArgs(match, 'trapped').length).toBe(1)
  })

  test('SW-PURSUIT-07 SW-PURSUIT-10 SW-TRAP-01 if it wins, the loser is trapped and the pursuer moves 2″', () => {
    const match = pursuit(CATCHES)
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(placeOf(match, 'Ana')).toEqual([22, 20])
  })

  test('SW-SUMM-04 the loser is trapped 2″ from where it started', () => {
    expect(placeOf(pursuit(CATCHES), 'Bor')).toEqual([23.2, 20])
  })

  test('SW-PURSUIT-07 EX-SW-251 Mongoose Boys catch a Pack of Summoners and move 2″', () => {
    const tame = (id: string): Fighter => [
      id,
      { profile: { abilities: [], weapons: [], dex: 2, str: 2, conMundane: 4, pow: null, morale: 'common' } },
    ]
    const match = pursuit(CATCHES, {}, tame('pack-of-mongoose-boys'), tame('pack-of-summoners'))
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Pack of Summoners' }])
    expect(placeOf(match, 'Pack of Mongoose Boys')).toEqual([22, 20])
  })

  test('SW-PURSUIT-08 if it fails, the loser runs its movement first and the pursuer follows 2″', () => {
    const match = pursuit(MISSES)
    expect({
      borPlace: placeOf(match, 'Bor'),
      anaPlace: placeOf(match, 'Ana'),
      status: combatantNamed(match, 'Bor').status,
    }).toEqual({
      borPlace: [25.2, 20],
      anaPlace: [22, 20],
      status: 'standing',
    })
  })

  test('SW-PURSUIT-08 a complete tie is an escape', () => {
    expect(combatantNamed(pursuit([5, 3, 2, 1, 5, 3, 2, 1]), 'Bor').status).toBe('standing')
  })

  test('SW-PURSUIT-08 SW-TRAP-01 a loser whose flight was cut short is trapped if the pursuer reaches it', () => {
    const corner = [at(plain('Own'), 1, 22.5, 20), at(plain('Eik'), 0, 22, 21.5), at(plain('Fay'), 0, 22, 18.5)]
    const match = pursuit(MISSES, near(...corner))
    expect({ trapped: eventArgs(match, 'trapped'), caught: eventArgs(match, 'caught') }).toEqual({
      trapped: [{ fleeing: 'Bor' }],
      caught: [],
    })
  })

  test('SW-PURSUIT-09 a loser with movement 2″ is always trapped, without a roll', () => {
    for (const mov of [1, 2]) {
      const match = drawBlood(ana, plain('Bor', { mov }), { dice: [1], answers: ['pursue'] })
      expect({ 'too-slow': eventArgs(match, 'too-slow').length, trapped: eventArgs(match, 'trapped').length }).toEqual({
        'too-slow': 1,
        trapped: 1,
      })
    }
    const let_go = drawBlood(ana, plain('Bor', { mov: 2 }), { dice: [1], answers: ['let-go'] })
    expect({ status: combatantNamed(let_go, 'Bor').status, place: placeOf(let_go, 'Bor') }).toEqual({
      status: 'standing',
      place: [23.2, 20],
    })
  })

  test('SW-PURSUIT-10 the pursuing move ignores density, not impassable pieces, bases or the edge', () => {
    const wood: Json = { type: 'wood', density: 'dense', diameter: 2, x: 23, y: 20 }
    expect(
      placeOf(
        drawBlood(ana, bor, { dice: [1, ...CATCHES], answers: ['pursue'] }, { more: { scenery: [wood] } }),
        'Ana',
      ),
    ).toEqual([22, 20])
    const rock: Json = { type: 'hill', features: [], density: 'impassable', diameter: 1, x: 22.5, y: 20.5 }
    const blocked = drawBlood(ana, bor, { dice: [1, ...CATCHES], answers: ['pursue'] }, { more: { scenery: [rock] } })
    expect(placeOf(blocked, 'Ana')[0]).toBeLessThan(21.6)
    const friend = pursuit(CATCHES, near(at(plain('Eik'), 0, 22.6, 20)))
    expect(placeOf(friend, 'Ana')).toEqual([21.4, 20])
  })

  test('SW-PURSUIT-10 SW-WOUND-16 an ephemeral enemy does not stop the pursuer and is destroyed', () => {
    const match = pursuit(CATCHES, near(figure('ash', 1, 21.9, 21)))
    expect(placeOf(match, 'Ana')).toEqual([22, 20])
    expect(eventArgs(match, 'slain').at(-1)).toEqual({ victim: 'Ash' })
  })

  test('SW-PURSUIT-11 SW-FLY-08 on foot against a flyer the pursuer rolls one die; two flyers roll their movement', () => {
    const wings = (name: string, fear: number, mov: number) => fearfulFighter(name, fear, { mov, movement: 'flying' })
    const afoot = pursuit([4, 5, 1, 1, 1], {}, ana, wings('Bor', 0, 4))
    expect(rolledDice(afoot).at(-1)).toBe('roll.pursuit 1 4')
    const hunted = pursuit([5, 1, 1, 1, 1, 4], {}, wings('Ana', 1, 5), bor)
    expect(rolledDice(hunted).at(-1)).toBe('roll.pursuit 5 1')
    const both = pursuit([5, 1, 1, 1, 1, 4, 1, 1, 1], {}, wings('Ana', 1, 5), wings('Bor', 0, 4))
    expect(rolledDice(both).at(-1)).toBe('roll.pursuit 5 4')
  })

  test('SW-PURSUIT-12 SW-PURSUIT-07 EX-SW-253 a Leviathan catches a Tax Collector and runs into an Amazon', () => {
    const leviathan: Fighter = ['leviathan', { profile: { abilities: ['fierce'], weapons: [], dex: 2, str: 2 } }]
    const collector: Fighter = [
      'tax-collector',
      { profile: { abilities: [], weapons: [], dex: 2, conMundane: 4, pow: null, morale: 'common' } },
    ]
    const amazon = figure('amazon', 1, 23.6, 20, { profile: { abilities: [] } })
    const match = drawBlood(leviathan, collector, { dice: [1, 5, 1, 1, 1, 1, 4, 1, 1, 1] }, near(amazon))
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Tax Collector' }])
    expect(eventArgs(match, 'pursuit-contact')).toEqual([{ winner: 'Leviathan', enemy: 'Amazon' }])
    expect(rolledDice(match).length).toBe(4)
  })

  test('SW-PURSUIT-12 the pursuer may not fight again in that activation', () => {
    const figures = [at(ana, 0, 20, 20), at(bor, 1, 21.2, 20), at(plain('Cid'), 1, 22.9, 20.5)]
    const match = playRule({ figures }, (play) => activate(play, combatant(play, 0)), {
      dice: [5, 3, 1, 1, 4, 1, 1, ...CATCHES],
      answers: ['pursue'],
    })
    expect({
      pursuitContactCount: eventArgs(match, 'pursuit-contact').length,
      fightCount: eventArgs(match, 'fight').length,
      decisionAsked: promptId(match),
    }).toEqual({ pursuitContactCount: 1, fightCount: 1, decisionAsked: undefined })
  })

  test('SW-PURSUIT-13 SW-ORDER-29 SW-PURSUIT-17 Hold Your Ground! can stop an escaped loser after all moves', () => {
    const kol = figure('battler', 1, 25.2, 23, { name: 'Kol', profile: { rank: 'leader', com: 3, abilities: [] } })
    const company = { more: { figures: [kol], orders: [0, 2] } }
    const answers = ['pass', 'pass', 'pursue']
    const asking = drawBlood(ana, bor, { dice: [1, ...MISSES], answers }, company)
    expect(promptId(asking)).toBe('window.after-pursuit')
    expect(optionKeys(asking)).toEqual(['pass', 'hold-your-ground'])
    expect(placeOf(asking, 'Ana')).toEqual([22, 20])
    const match = drawBlood(ana, bor, { dice: [1, ...MISSES], answers: [...answers, 'hold-your-ground'] }, company)
    expect(combatantNamed(match, 'Bor').fleeing).toBe(false)
    const caught = drawBlood(ana, bor, { dice: [1, ...CATCHES], answers }, company)
    expect(promptId(caught)).toBeUndefined()
  })

  test('SW-PURSUIT-14 SW-TRAP-05 SW-ORDER-31 Relocate! is for the pursuer only, afterwards, and may trap', () => {
    const lea = figure('battler', 0, 22, 23, { name: 'Lea', profile: { rank: 'leader', com: 3, abilities: [] } })
    const slow = plain('Bor', { mov: 3 })
    const company = { more: { figures: [lea], orders: [2, 0] } }
    const dice = [1, 4, 1, 1, 1, 5, 1, 1]
    const asking = drawBlood(ana, slow, { dice, answers: ['pass', 'pursue'] }, company)
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'window.after-pursuit',
      optionsOffered: ['pass', 'relocate'],
    })
    const answers = ['pass', 'pursue', 'relocate']
    const match = drawBlood(ana, slow, { dice, answers: [...answers, path([23, 20])] }, company)
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
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
      promptId(
        drawBlood(
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
    const match = playRule(
      { figures },
      function* (play) {
        yield* activate(play, combatant(play, 0))
        play.state.round = 1
        yield* activate(play, combatant(play, 1))
      },
      { dice: [1, 5, 3, 4, 1, 1, ...MISSES], answers: ['pursue'] },
    )
    expect(placeOf(match, 'Ana')).toEqual([19.2, 20])
    expect(promptId(match)).toBe('ask.action')
    expect(optionKeys(match)).toEqual(['stand', 'run', 'speed-up', 'join'])
  })

  test('SW-PURSUIT-16 SW-DEFAREA-10 a pursuit in the enemy round costs the defence area', () => {
    const own = drawBlood(ana, bor, { dice: [1, ...MISSES], answers: ['pursue'] }, { more: { round: 0 } })
    const theirs = drawBlood(ana, bor, { dice: [1, ...MISSES], answers: ['pursue'] }, { more: { round: 1 } })
    expect({ own: combatantNamed(own, 'Ana').areaLost, theirs: combatantNamed(theirs, 'Ana').areaLost }).toEqual({
      own: false,
      theirs: true,
    })
  })

  test('SW-PURSUIT-01 SW-PURSUIT-16 a stunned winner may pursue like any other', () => {
    const match = drawBlood(fearfulFighter('Ana', 1, {}, { states: ['stunned'] }), bor, { dice: [1] })
    expect(promptId(match)).toBe('ask.pursue')
    const chase = drawBlood(fearfulFighter('Ana', 1, { mov: 4 }, { states: ['stunned'] }), bor, {
      dice: [1, ...MISSES],
      answers: ['pursue'],
    })
    expect(eventArgs(chase, 'pursues')).toEqual([{ winner: 'Ana' }])
  })

  test.each(['paralysed', 'fearful'])('SW-PURSUIT-16 a winner that is %s cannot pursue', (state) => {
    const winner = fearfulFighter('Ana', 1, {}, { states: [state] })
    const match = playRule(inContact(winner, bor), (play) =>
      fleeFromBlood(play, combatant(play, 1), combatant(play, 0)),
    )
    expect({ decisionAsked: promptId(match), fleesCount: eventArgs(match, 'flees').length }).toEqual({
      decisionAsked: undefined,
      fleesCount: 1,
    })
  })

  test('SW-PURSUIT-17 SW-MORALE-09 Hold Your Ground! before the morale roll prevents the pursuit', () => {
    const kol = figure('battler', 1, 21.2, 23, { name: 'Kol', profile: { rank: 'leader', com: 3, abilities: [] } })
    const company = { more: { figures: [kol], orders: [0, 2] } }
    const match = drawBlood(ana, bor, { answers: ['pass', 'hold-your-ground'] }, company)
    expect({ flees: eventArgs(match, 'flees'), decisionAsked: promptId(match) }).toEqual({
      flees: [],
      decisionAsked: undefined,
    })
  })

  test('SW-PURSUIT-02 SW-PURSUIT-17 other enemies in contact are judged at the declaration', () => {
    const match = pursuit(MISSES, near(at(plain('Cid'), 1, 20, 22)))
    expect(placeOf(match, 'Ana')).toEqual([22, 20])
  })

  test('SW-TRAP-08 SW-TRAP-04 a pursuing move that touches another fleeing enemy traps it too', () => {
    const match = pursuit(CATCHES, near(at(plain('Cid', {}, { fleeing: true }), 1, 22.8, 20.6)))
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }, { fleeing: 'Cid' }])
    expect(promptId(match)).toBeUndefined()
  })
})
