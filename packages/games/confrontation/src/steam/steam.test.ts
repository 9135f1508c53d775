import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define } from '../ability.ts'
import { profiles } from '../armies/cards/profiles.ts'
import { potential } from '../movement/potential.ts'
import { dice, duel } from '../testing/duel.ts'
import { annActs, marksman, outcomes, targetAt } from '../testing/marksman.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { rollDamage } from '../wounds/damage-roll.ts'
import { device } from './devices.ts'

/** A device for each characteristic without one in the catalogue. */
define(...(['ini', 'att', 'def', 'aim'] as const).map((raises) =>
  device({ id: `test-${raises}`, name: 'Spring', rule: 'CF-STEAM-04', fuel: 'steam', raises: [raises] }),
))

const withBoiler = (...devices: string[]) => ({ abilities: ['boiler', ...devices] })

const pressureBonuses = (match: Scene) =>
  eventArgs(match, 'pressure').map(({ fighter, raised: what, bonus }) => `${fighter} ${what} +${bonus}`)

describe('CF-STEAM-01 boilers', () => {
  const having = (id: string) =>
    profiles.filter(({ traits }) => traits.some(({ ability }) => ability === id)).map(({ name }) => name)

  test("Uren's sons and thermo-priests on razorback have a boiler; Lothan's bombard is not a steam weapon", () => {
    expect(having('boiler')).toContain("Uren's son")
    expect(having('boiler')).toContain('Thermo-priest on razorback')
    const lothan = profiles.filter(({ name }) => name.startsWith('Lothan'))
    expect(lothan.flatMap(({ traits }) => traits.map(({ ability }) => ability))).not.toContain('steam-cannon')
  })

  test('a device without a boiler is never offered', () => {
    const shoot = (abilities: string[], script: { answers: string[]; dice: number[] }) =>
      annActs([marksman({ abilities }), targetAt(10)], script)
    const announced = ['0:fire', '1']
    expect(promptId(shoot(['boiler', 'test-aim'], { answers: announced, dice: [] }))).toBe('ask.pressure')
    const without = shoot(['test-aim'], { answers: announced, dice: [1] })
    expect(rolledDice(without)).toEqual(['roll.aim 1'])
    expect(pressureBonuses(without)).toEqual([])
  })

  test('a fighter equipped with a device from the lists gets its boiler', () => {
    const shot = annActs([marksman({ abilities: ['steam-cannon'] }), targetAt(10)], { answers: ['0:fire', '1'] })
    expect(promptId(shot)).toBe('ask.pressure')
  })
})

describe('CF-STEAM-06 STR of a range weapon', () => {
  const cannon = (card: FigureDetails = {}) => marksman({ ...withBoiler('steam-cannon'), ...card })
  const shoot = (answers: readonly Json[], faces: number[], card: FigureDetails = {}) =>
    annActs([cannon(card), targetAt(10)], { answers: ['0:fire', '1', ...answers], dice: faces })

  test('and CF-STEAM-02: is offered right before the Aim test, and always optional', () => {
    const match = shoot([], [])
    expect(promptId(match)).toBe('ask.pressure')
    expect(optionKeys(match)).toEqual(['pressure', 'no'])
    expect(match.pending[0]?.seat).toBe(0)
    expect(rolledDice(shoot(['no'], [1]))).toEqual(['roll.aim 1'])
  })

  test('CF-STEAM-10 and CF-STEAM-11 two dice, whose sum is added to the STR of that shot', () => {
    const match = shoot(['pressure'], [2, 3, 4, 5, 1])
    expect(rolledDice(match)[0]).toBe('roll.pressure 2')
    expect(pressureBonuses(match)).toEqual(['Ann number.shot-strength +5'])
    // 5 + STR 6 + 5 - RES 5
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 11 }])
  })

  test('CF-STEAM-10 a 6 is not rolled again, and CF-STEAM-11 the bonus is at most the printed STR', () => {
    expect(pressureBonuses(shoot(['pressure'], [6, 6, 1]))).toEqual(['Ann number.shot-strength +6'])
  })

  test('CF-STEAM-12, CF-STEAM-15 a single 1 is an incident: no bonus, and the shot goes on', () => {
    const match = shoot(['pressure'], [1, 6, 4, 4, 5, 1])
    expect(rolledDice(match).slice(0, 3)).toEqual(['roll.pressure 2', 'roll.incident 1', 'roll.aim 1'])
    expect(pressureBonuses(match)).toEqual([])
    expect(eventArgs(match, 'incident.overheating')).toHaveLength(1)
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 6 }])
  })

  test('CF-STEAM-13 an explosion causes Damage of STR 10 against RES 0, and the shot is not fired', () => {
    const match = shoot(['pressure'], [1, 2, 1, 1, 1], { res: 9 })
    // 1 + 10, read for the legs: Serious.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 11, location: 'location.legs' }])
    expect(rolledDice(match)).toEqual(['roll.pressure 2', 'roll.incident 1', 'roll.damage 2'])
    expect(outcomes(match)).toEqual(['shot.missed Bob'])
    expect(fighterNamed(match, 'Bob').wounds).toBe(0)
  })

  test('CF-STEAM-13 a marksman killed by the explosion takes no further action', () => {
    const match = shoot(['pressure'], [1, 2, 1, 6, 6])
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
    expect(outcomes(match)).toEqual([])
    expect(promptId(match)).toBe('ask.end')
  })
})

describe('incidents', () => {
  /** Ann's cannon has an incident of this face, with two shots in a round. */
  const incident = (face: number, ...damage: number[]) =>
    annActs([marksman(withBoiler('steam-cannon', 'master-archer')), targetAt(10)], {
      answers: ['0:fire', '1', 'pressure'],
      dice: [1, 2, face, ...damage, 1],
    })
  const outcome = (match: Scene) => fighterNamed(match, 'Ann').effects.map(({ object, until }) => `${object} ${until}`)

  test.each([4, 5, 6])('CF-STEAM-15 a %d overheats the boiler for the rest of the round', (face) => {
    const match = incident(face)
    expect(outcome(match)).toEqual(['boiler-out round'])
    // The second shot of the round: the roll is not offered.
    expect(rolledDice(giveAnswers(match, '0:nothing')).at(-1)).toBe('roll.aim 1')
  })

  test('CF-STEAM-14 everybody sees that a device is out of order', () => {
    const { figures } = incident(4).view(1)
    const { states } = figures.find(({ id }) => id === 0)!
    expect(states).toMatchObject([
      { text: { args: { name: 'Boiler out of order' } }, icon: 'steam', rule: 'CF-STEAM-14' },
    ])
  })

  test.each([2, 3])('CF-STEAM-14 a %d breaks the boiler down for the game', (face) => {
    expect(outcome(incident(face))).toEqual(['boiler-out game'])
  })

  test('CF-STEAM-13 a 1 is an explosion, after which none of its devices work', () => {
    const match = annActs([marksman(withBoiler('steam-cannon')), targetAt(10)], {
      answers: ['0:fire', '1', 'pressure'],
      dice: [1, 2, 1, 1, 1],
    })
    expect(outcome(match)).toEqual(['boiler-out game'])
  })

  test('CF-STEAM-15 an incident of one device stops the other devices of its bearer', () => {
    const both = { card: withBoiler('steam-axe', 'test-ini') }
    const match = duel(both, {}, ['pressure'], [1, 6, 5, 2])
    giveAnswers(match, dice({ 1: [0, 2] }), dice({ 0: [1, 1] }))
    // The axe is not asked about.
    expect(promptId(match)).toBe('ask.defence')
    expect(
      eventArgs(duel(both, {}, ['no', dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], [5, 2]), 'pressure'),
    ).toEqual([])
  })
})

describe('CF-STEAM-05 STR of a hand-to-hand weapon', () => {
  const axe = { card: withBoiler('steam-axe') }
  /** Ann wins the Initiative and attacks; Bob does not parry. */
  const attack = (answers: readonly Json[], faces: number[], split: [number, number] = [1, 1]) =>
    duel(axe, {}, [dice({ 1: [0, 2] }), dice({ 0: split }), 'none', ...answers], [5, 2, ...faces])

  test('is offered right before the Attack test and added to the damage of that attack', () => {
    expect(promptId(attack([], []))).toBe('ask.pressure')
    const match = attack(['pressure'], [2, 4, 4, 1])
    expect(pressureBonuses(match)).toEqual(['Ann characteristic.str +2'])
    // 4 + STR 3 + 2 - RES 5
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 4 }])
  })

  test('CF-STEAM-11 is at most the printed STR', () => {
    expect(pressureBonuses(attack(['pressure'], [6, 1]))).toEqual(['Ann characteristic.str +3'])
  })

  test('does not count for the next attack', () => {
    const match = attack(['pressure', 'none', 'no'], [3, 4, 2, 1, 4, 4, 1], [2, 0])
    expect(eventArgs(match, 'damage.read').map(({ total }) => total)).toEqual([3, 2])
  })

  test('does not count for damage of another kind', () => {
    const effects = [{ object: 'raised-str', until: 'attack', x: 3 }]
    const strike = (kind: 'combat' | 'effect') =>
      playRule(
        { figures: [figure('Ann', 0, 20, 30, {}, { effects }), figure('Bob', 1, 60, 30, { res: 0 })] },
        (play) =>
          rollDamage(play, {
            by: fighterNamed(play, 'Ann'),
            victim: fighterNamed(play, 'Bob'),
            kind,
            strength: 0,
            rules: [],
          }),
        { dice: [2, 1] },
      )
    const totals = (['combat', 'effect'] as const).map((kind) => eventArgs(strike(kind), 'damage.read')[0]?.total)
    expect(totals).toEqual([5, 2])
  })

  test('CF-STEAM-13 an explosion makes the attack fail', () => {
    const match = attack(['pressure'], [1, 1, 1, 1])
    expect(eventArgs(match, 'test.failed-outright')).toMatchObject([{ fighter: 'Ann', test: 'test.attack' }])
    expect(rolledDice(match).filter((roll) => roll.startsWith('roll.attack'))).toEqual([])
  })

  test('CF-STEAM-13 an attacker killed by an explosion is not countered, and a defender killed by one is not hit', () => {
    const places = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] })]
    const attacker = duel(
      { card: withBoiler('test-att') },
      { card: { abilities: ['counter-attack'] } },
      [...places, 'counter:1', 'pressure'],
      [5, 2, ...[1, 1, 6, 6]],
    )
    expect(fighterNamed(attacker, 'Ann').status).toBe('eliminated')
    expect(eventArgs(attacker, 'attacks')).toHaveLength(1)
    expect(eventArgs(attacker, 'attack-failed')).toEqual([])
    // CF-MIRACLE-23: no defence is announced afterwards either.
    const known = duel(
      { card: withBoiler('test-att') },
      { card: { abilities: ['counter-attack'] }, more: { effects: [{ object: 'under-instinct-of-the-warrior' }] } },
      [...places, 'pressure'],
      [5, 2, ...[1, 1, 6, 6]],
    )
    expect(fighterNamed(known, 'Ann').status).toBe('eliminated')
    expect(promptId(known)).toBe('ask.pursuer')
    const defender = duel(
      {},
      { card: withBoiler('test-def') },
      [...places, 'parry:1', 'pressure'],
      [5, 2, 3, ...[1, 1, 6, 6]],
    )
    expect(fighterNamed(defender, 'Bob').status).toBe('eliminated')
    expect(eventArgs(defender, 'hit')).toEqual([])
  })

  test.each(['steam-axe', 'steam-hammer', 'steam-gauntlets', 'steam-blades'])('a %s', (device) => {
    const match = duel(
      { card: withBoiler(device) },
      {},
      [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none', 'pressure'],
      [5, 2, 2, 1],
    )
    expect(pressureBonuses(match)).toEqual(['Ann characteristic.str +2'])
  })
})

describe('CF-STEAM-04 a characteristic in a test', () => {
  const golgoth = { card: { abilities: ['golgoth-armour'] } }
  const initiative = (match: Scene) =>
    [...eventArgs(match, 'opposition.first'), ...eventArgs(match, 'opposition.second')][0]

  test('the Golgoth armour, which has its own carburettor, raises INI for one test', () => {
    const match = duel(golgoth, {}, ['pressure'], [2, 3, 2])
    expect(pressureBonuses(match)).toEqual(['Ann characteristic.ini +2'])
    expect(initiative(match)).toMatchObject({ a: 8, b: 5 })
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  })

  test('CF-TEST-02 a raised INI counts when both results are equal and rolled again', () => {
    const match = duel(golgoth, {}, ['pressure'], [2, ...[2, 4], ...[2, 3]])
    expect(eventArgs(match, 'opposition.tied')).toMatchObject([{ a: 7, b: 7 }])
    expect(initiative(match)).toMatchObject({ a: 7, b: 6 })
  })

  test('ATT, DEF and AIM are raised too, each right before its own test', () => {
    const spring = (which: string) => ({ card: withBoiler(`test-${which}`) })
    const places = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] })]
    const finals = (match: Scene) =>
      ['result', 'passed', 'failed'].flatMap((how) =>
        eventArgs(match, `test.${how}`).map(({ test: of, final }) => `${of} ${final}`),
      )
    expect(finals(duel(spring('att'), {}, [...places, 'none', 'pressure'], [5, 2, 2, 3, 1, 1]))).toEqual([
      'test.attack 8',
    ])
    const parried = duel({}, spring('def'), [...places, 'parry:1', 'pressure'], [5, 2, 4, 2, 3])
    expect(finals(parried)).toEqual(['test.attack 7', 'test.defence 8'])
    const shot = annActs([marksman(withBoiler('test-aim')), targetAt(30)], {
      answers: ['0:fire', '1', 'pressure'],
      dice: [2, 2, 1, 1],
    })
    expect(finals(shot)).toEqual(['test.aim 7'])
  })

  test('CF-STEAM-13 an explosion loses the Initiative', () => {
    const match = duel(golgoth, {}, ['pressure'], [1, 1, 1, 1, 2])
    expect(initiative(match)).toMatchObject({ a: 0, b: 5 })
  })

  test('CF-STEAM-13 and CF-TEST-04 if both sides lose it by explosions, both roll again', () => {
    const match = duel(golgoth, golgoth, ['pressure', 'pressure'], [1, 1, 1, 1, 1, 1, 1, 1, 5, 2])
    expect(eventArgs(match, 'opposition.tied')).toHaveLength(1)
    expect(initiative(match)).toMatchObject({ a: 6, b: 3 })
  })

  test('CF-STEAM-13 a fighter killed by an explosion is not fought', () => {
    const match = duel(golgoth, {}, ['pressure'], [1, 1, 6, 6, 2])
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
    expect(eventArgs(match, 'dice.placed')).toEqual([])
  })

  test('CF-STEAM-08 different devices may be used on one occasion, and the same one again on the next', () => {
    const match = duel(
      golgoth,
      {},
      ['pressure', dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none', 'pressure'],
      [2, 3, 2, 2, 1],
    )
    expect(pressureBonuses(match)).toEqual(['Ann characteristic.ini +2', 'Ann characteristic.str +2'])
  })
})

describe('CF-STEAM-03 MOV', () => {
  const rider = (more: FigureDetails = {}) => figure('Ann', 0, 20, 30, withBoiler('thermal-razorback-armour'), more)
  const far = figure('Bob', 1, 90, 30)

  test('is asked before any announcement and lasts for that activation', () => {
    const match = turn([rider(), far])
    expect(promptId(match)).toBe('ask.pressure')
    giveAnswers(match, 'no')
    expect(promptId(match)).toBe('ask.announce')
    const walked = turn([rider(), far], { answers: ['pressure', 'done', '0:walk'], dice: [4] })
    expect(refusal(walked, path([34, 30]))).toBeUndefined()
    expect(refusal(walked, path([34.1, 30]))).toBe('refused.too-far CF-MOVE-01')
  })

  test('is asked before a charge and doubled with MOV', () => {
    const match = turn([rider(), figure('Bob', 1, 50, 30)], {
      answers: ['pressure', '0:charge:1', { to: [47.5, 30] }],
      dice: [4],
    })
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
    const slower = turn([rider(), figure('Bob', 1, 50, 30)], { answers: ['no', '0:charge:1', { to: [47.5, 30] }] })
    expect(eventArgs(slower, 'assault.short')).toHaveLength(1)
  })

  test('CF-STEAM-13 a fighter cannot move in this phase after an explosion', () => {
    const match = turn([rider(), figure('Amy', 0, 20, 50), far], { answers: ['pressure'], dice: [1, 1, 1, 1] })
    expect(optionKeys(match).filter((key) => key.startsWith('0:'))).toEqual([])
    giveAnswers(match, 'done')
    expect(optionKeys(match)).toEqual(['0:nothing', '1:walk', '1:run', '1:nothing'])
    expect(barReason(match, '0:walk')).toBe('barred.rooted CF-STEAM-13')
  })

  test('CF-STEAM-13 a fighter killed by an explosion has no turn', () => {
    const match = turn([rider(), far], { answers: ['pressure'], dice: [1, 1, 6, 6] })
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
    expect(promptId(match)).toBe('ask.end')
  })

  test('CF-STEAM-09 and CF-ROUT-11 a fighter in rout makes no pressure rolls', () => {
    const match = turn([rider({ inRout: true }), figure('Bob', 1, 22.5, 30)])
    expect(promptId(match)).toBe('ask.announce')
    expect(promptId(giveAnswers(match, 'done'))).toBe('ask.action-of')
  })

  test('CF-STEAM-13, CF-PURSUIT-06 an explosion before a pursuit engagement keeps the fighter in place', () => {
    const match = scene(
      { phase: 'frays', figures: [rider(), figure('Bob', 1, 22.5, 30), figure('Ben', 1, 20, 36)] },
      {
        answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none', '0:engagement:2', { to: [20, 33.5] }, 'pressure'],
        dice: [5, 2, 4, 6, 6, ...[1, 1, 1, 1]],
      },
    )
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(eventArgs(match, 'assault.pursuit')).toEqual([])
  })

  /** Ann has killed Bob and pursues. */
  const pursuit = (answers: readonly Json[], faces: number[], ann = rider()) =>
    scene(
      { phase: 'frays', figures: [ann, figure('Bob', 1, 22.5, 30), figure('Ben', 1, 90, 30)] },
      {
        answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none', '0:move', ...answers],
        dice: [5, 2, 4, 6, 6, ...faces],
      },
    )

  test('may be raised right before a pursuit, for that pursuit alone', () => {
    expect(promptId(pursuit([], []))).toBe('ask.pressure')
    // MOV 14, halved.
    const match = pursuit(['pressure'], [4])
    expect(refusal(match, path([27, 30]))).toBeUndefined()
    expect(refusal(match, path([27.2, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(fighterNamed(giveAnswers(match, 'stay'), 'Ann').effects).toEqual([])
  })

  test('CF-STEAM-11, CF-ARTEFACT-26 rises by at most the printed value, in addition to a potion of speed', () => {
    const slow = { ...withBoiler('thermal-razorback-armour'), mov: 3 }
    const reaches = (more: FigureDetails) => {
      const match = pursuit(['pressure'], [6], figure('Ann', 0, 20, 30, slow, more))
      return [23, 25, 26].filter((x) => refusal(match, path([x, 30])) === undefined)
    }
    // Half of 3 + 3, and of 3 + 3 + 6.
    expect(reaches({})).toEqual([23])
    expect(reaches({ effects: [{ object: 'drunk-supreme-potion-of-speed', x: 3 }] })).toEqual([23, 25, 26])
  })

  test('pressure and potion do not count for each other', () => {
    const mov = (until: string, kind: 'walk' | 'pursuit') => {
      const play = loadPosition({ figures: [rider({ effects: [{ object: 'raised-mov', until, x: 4 }] }), far] })
      return potential(play, fighterNamed(play, 'Ann'), kind).total
    }
    // Outside any turn: the bonus of an activation is over.
    expect(mov('round', 'walk')).toBe(10)
    expect(mov('round', 'pursuit')).toBe(5)
    expect(mov('move', 'walk')).toBe(10)
    expect(mov('move', 'pursuit')).toBe(7)
  })

  test('CF-STEAM-13 after an explosion in that phase the fighter cannot pursue again', () => {
    const stuck = figure('Ann', 0, 20, 30, {}, { effects: [{ object: 'burst-combat', until: 'round' }] })
    const killBob = (ann: Json) =>
      scene(
        { phase: 'frays', figures: [ann, figure('Bob', 1, 22.5, 30), figure('Ben', 1, 90, 30)] },
        { answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], dice: [5, 2, 4, 6, 6] },
      )
    expect(promptId(killBob(figure('Ann', 0, 20, 30)))).toBe('ask.pursuer')
    expect(promptId(killBob(stuck))).not.toBe('ask.pursuer')
  })

  test('CF-STEAM-13 an explosion ends the pursuit', () => {
    const match = pursuit(['pressure'], [1, 1, 1, 1])
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(eventArgs(match, 'moved.pursuit')).toEqual([])
  })

  test.each(['thermal-razorback-armour', 'steam-engine'])('a %s', (device) => {
    const match = turn([figure('Ann', 0, 20, 30, withBoiler(device)), far], { answers: ['pressure'], dice: [3] })
    expect(pressureBonuses(match)).toEqual(['Ann characteristic.mov +3'])
  })
})

describe('CF-STEAM-07 FEAR', () => {
  const maskWearer = (name: string, seat: 0 | 1, x: number, fear: number) =>
    figure(name, seat, x, 30, { ...withBoiler('steam-mask'), fear })
  const charge = (ann: Json, bob: Json, answers: readonly Json[], faces: number[]) =>
    turn([ann, bob], { answers: ['0:charge:1', { to: [32.5, 30] }, ...answers], dice: faces })
  const tests = (match: Scene) =>
    ['passed', 'failed'].flatMap((how) =>
      eventArgs(match, `test.${how}`).map(
        ({ fighter, final, difficulty }) => `${fighter} ${how} ${final}:${difficulty}`,
      ),
    )

  test('EX-CF-449 a thermo-priest with FEAR 5 and a pressure roll of 3 frightens a Wolfen with FEAR 6', () => {
    const match = charge(figure('Ann', 0, 20, 30, { fear: 6 }), maskWearer('Bob', 1, 35, 5), ['pressure'], [3, 2])
    expect(pressureBonuses(match)).toEqual(['Bob characteristic.fear +3'])
    expect(tests(match)).toEqual(['Ann passed 8:8'])
    // Afterwards FEAR is as before.
    expect(fighterNamed(match, 'Bob').effects).toEqual([])
  })

  test('EX-CF-451 and CF-STEAM-11 FEAR 4 and a roll of 6 give 4 more, not 6', () => {
    const match = charge(figure('Ann', 0, 20, 30), maskWearer('Bob', 1, 35, 4), ['pressure'], [6, 4])
    expect(pressureBonuses(match)).toEqual(['Bob characteristic.fear +4'])
    expect(tests(match)).toEqual(['Ann passed 8:8'])
  })

  test('works for an assailant too, who is asked first, and as COU against a higher FEAR', () => {
    const match = charge(maskWearer('Ann', 0, 20, 5), maskWearer('Bob', 1, 35, 9), ['pressure', 'no'], [2, 2])
    expect(pressureBonuses(match)).toEqual(['Ann characteristic.fear +2'])
    expect(tests(match)).toEqual(['Ann passed 9:9'])
    expect(match.events.filter(({ type }) => type === 'pressure')).toHaveLength(1)
  })

  test('and CF-COURAGE-14: stays raised for a redirected assault, without another question', () => {
    const match = turn([maskWearer('Ann', 0, 20, 7), figure('Bob', 1, 35, 30), figure('Ben', 1, 40, 36)], {
      answers: ['0:charge:1', { to: [32.5, 30] }, 'pressure'],
      // FEAR 9: Bob flees.
      dice: [2, 2],
    })
    expect(promptId(match)).toBe('ask.target-fled')
    const [engage] = optionKeys(match).filter((key) => key === '0:engagement:2')
    const redirected = turn([maskWearer('Ann', 0, 20, 7), figure('Bob', 1, 35, 30), figure('Ben', 1, 40, 36)], {
      answers: ['0:charge:1', { to: [32.5, 30] }, 'pressure', engage!, { to: [37.5, 36] }],
      dice: [2, 2, 5],
    })
    expect(pressureBonuses(redirected)).toEqual(['Ann characteristic.fear +2'])
    expect(tests(redirected)).toEqual(['Ben passed 9:9', 'Bob failed 6:9'])
  })

  test('CF-STEAM-13 an explosion of the mask has no other effect', () => {
    const match = charge(figure('Ann', 0, 20, 30), maskWearer('Bob', 1, 35, 4), ['pressure'], [1, 1, 1, 1, 3])
    expect(tests(match)).toEqual(['Ann passed 7:4'])
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
  })

  test('CF-CHARGE-07 an assailant whose target is killed by an explosion moves towards its place', () => {
    const match = charge(figure('Ann', 0, 20, 30), maskWearer('Bob', 1, 35, 4), ['pressure'], [1, 1, 6, 6])
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(eventArgs(match, 'assault.short')).toHaveLength(1)
  })

  test('is offered only to fighters that spread fear', () => {
    expect(promptId(charge(figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30, withBoiler('steam-mask')), [], []))).toBe(
      'ask.lead',
    )
  })
})
