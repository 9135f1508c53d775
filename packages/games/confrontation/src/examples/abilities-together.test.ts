import { describe, expect, test } from 'vitest'
import { dice, duel, duelAgainstTwo } from '../testing/duel.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'

/**
 * Abilities in hand-to-hand combat where they meet other rules; each test states what the rules say before it is
 * played.
 */

const attackers = (match: Scene) => eventArgs(match, 'attacks').map(({ attacker }) => attacker)
const totals = (match: Scene) => eventArgs(match, 'damage.read').map(({ total }) => total)
const diceCounts = (match: Scene) =>
  eventArgs(match, 'dice.placed').map(({ fighter, attack, defence }) => [fighter, attack, defence])

/**
 * Ann hits Bob, whose dice are all in attack, with these dice for the damage; then Bob attacks, and Ann is asked for a
 * defence.
 */
const hits = (ann: FigureDetails, bob: FigureDetails, damage: readonly number[], more: FigureDetails = {}) =>
  duel({ card: ann }, { card: bob, more }, [dice({ 1: [2, 0] }), dice({ 0: [1, 1] })], [5, 2, 4, ...damage])

test('CF-ABIL-01, CF-ABIL-106, CF-ABILGEN-08 the loser of the Tactical roll announces first, and both announce before the Initiative', () => {
  const match = scene({
    phase: 'frays',
    tacticalWinner: 0,
    figures: [
      figure('Ann', 0, 20, 30, { abilities: ['war-fury'] }),
      figure('Bob', 1, 22.5, 30, { att: 5, def: 2, abilities: ['additional-limb'] }),
    ],
  })
  expect(match.pending[0]?.seat).toBe(1)
  expect(optionKeys(match)).toEqual(['use', 'no'])
})

describe('CF-ABIL-03, CF-COMBAT-19 an attack that fails against an Ambidextrous fighter', () => {
  const failAttack = (answer: string, faces: readonly number[]) =>
    duel(
      {},
      { card: { abilities: ['ambidextrous'] } },
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'parry:1', answer],
      [5, 2, 1, ...faces],
    )

  test('leaves the defender’s dice', () => {
    const match = failAttack('keep', [])
    expect(attackers(match)).toEqual(['Ann', 'Ann'])
    expect(optionKeys(match)).toEqual(['parry:1', 'parry:2', 'none'])
  })

  test('or is answered at once for the die', () => {
    const match = failAttack('attack', [3, 2, 1])
    expect(attackers(match)).toEqual(['Ann', 'Bob', 'Ann'])
    expect(optionKeys(match)).toEqual(['parry:1', 'sustained', 'none'])
  })
})

test('CF-ABIL-23, CF-COMBAT-25, CF-COMBAT-26 a fighter that has sustained a defence cannot counter-attack any more', () => {
  const match = duel(
    {},
    { card: { abilities: ['counter-attack'] } },
    [dice({ 1: [1, 1] }), dice({ 0: [2, 0] }), 'sustained'],
    // The first attack fails, Bob misses, and Ann attacks again: Bob is not asked for a defence.
    [5, 2, 1, 1, 3, 5],
  )
  expect([attackers(match), eventArgs(match, 'parried')]).toHaveLength(2)
  expect(attackers(match)).toEqual(['Ann', 'Bob', 'Ann'])
  expect(eventArgs(match, 'defence.sustained')).toHaveLength(2)
})

test('CF-ABIL-13, CF-ABIL-106, CF-ABIL-107, CF-COMBAT-03 Born killer, War fury and War-horse each give a die', () => {
  const match = duel(
    { card: { abilities: ['born-killer', 'war-fury', 'war-horse'] } },
    {},
    ['use', dice({ 1: [0, 2] })],
    [5, 2],
  )
  expect(diceCounts(match).at(-1)).toEqual(['Ann', 5, 0])
})

test('CF-ABIL-16, CF-ABIL-107, CF-COMBAT-03 a charging fighter has the die of the charge but not that of the horse', () => {
  const match = duel(
    { card: { abilities: ['brutish-charge', 'war-horse'] }, more: { charged: [1] } },
    {},
    [dice({ 1: [0, 2] }), dice({ 0: [0, 2] })],
    [5, 2],
  )
  expect(diceCounts(match).at(-1)).toEqual(['Ann', 1, 2])
})

test('CF-ABIL-106, CF-ROUT-13, CF-COMBAT-08 a rout ends War fury; then attack gets no more dice than defence', () => {
  const match = duel(
    { card: { abilities: ['war-fury'] }, more: { inRout: true, effects: [{ object: 'furious' }] } },
    {},
    [dice({ 1: [0, 2] })],
    [5, 2],
  )
  expect(match.check(0, dice({ 0: [2, 0] }))?.rules).toEqual(['CF-COMBAT-08', 'CF-ROUT-08'])
  expect(promptId(match)).toBe('ask.dice')
})

test('CF-ABIL-92, CF-COMBAT-07, CF-TEST-05 a sequence is chosen with the dice and takes no value below 0', () => {
  const of = (card: FigureDetails) =>
    optionKeys(duel({ card: { abilities: ['sequence/3'], ...card } }, {}, [dice({ 1: [0, 2] })], [5, 2]))
  expect(of({ att: 7, def: 5 })).toEqual(['0', '1', '2'])
  expect(of({ att: 5, def: 2 })).toEqual(['0', '1'])
  expect(of({ att: 3, def: 1 })).toEqual([])
})

test('CF-ABIL-08, CF-ABIL-45 Bane and Hard-boiled cancel each other out', () => {
  const read = (ann: string[], bob: string[]) =>
    eventArgs(hits({ str: 5, abilities: ann }, { abilities: bob }, [3, 2]), 'damage.read').map(({ result }) => result)
  // Arms at 3: Light; a line lower, at 4 and 5, Light too; a line higher Stunned.
  expect(read([], [])).toEqual(['wound.light'])
  expect(read(['bane-lions'], ['hard-boiled'])).toEqual(['wound.light'])
  expect(read([], ['hard-boiled'])).toEqual(['wound.stunned'])
})

describe('CF-WOUND-13, CF-ABIL-31, CF-ABIL-19, CF-ABIL-43 bigger fighters die later', () => {
  const statusAfterKill = (abilities: string[], extraWounds = 0) =>
    fighterNamed(
      hits({}, { size: 'very-large', abilities }, [6, 6], {
        wounds: 'critical',
        extraWounds,
      }),
      'Bob',
    )

  test('CF-ABIL-39 a Fierce and Enormous fighter is dying when the second Killed Outright would remove it', () => {
    const first = statusAfterKill(['enormous', 'fierce'])
    expect(first.status).toBe('standing')
    expect(first.extraWounds).toBe(1)
    expect(first.effects.length).toBe(0)
    const second = statusAfterKill(['enormous', 'fierce'], 1)
    expect(second.status).toBe('standing')
    expect(second.effects.map(({ object }) => object)).toEqual(['dying'])
  })

  test('a Colossal fighter dies by the third, a Gigantic one by the fourth', () => {
    expect(statusAfterKill(['colossal'], 1).status).toBe('standing')
    expect(statusAfterKill(['gigantic'], 2).status).toBe('standing')
  })
})

test('CF-ABIL-39, CF-PURSUIT-01, CF-COMBAT-27 the death of a Fierce fighter allows no pursuit, and the fighter fights on with a Critical Wound', () => {
  const match = duel(
    {},
    { card: { abilities: ['fierce'] } },
    [dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'none', 'none'],
    // Bob's attack has 4 + 3 - 3, the blow 1 + 3 - 3 against RES 5.
    [5, 2, 4, 6, 6, 4, 1, 1],
  )
  expect(eventArgs(match, 'test.result').at(-1)).toMatchObject({ fighter: 'Bob', final: 4 })
  expect(totals(match)).toEqual([-4])
  expect(promptId(match) === 'ask.pursuer').toBe(false)
  expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
})

test('CF-ABIL-51, CF-WOUND-07, CF-EQUIP-02 a double six does nothing to a fighter immune to Exceptional Wounds', () => {
  for (const id of ['immunity-exceptional-wounds', 'sacred-armour']) {
    const match = hits({}, { abilities: [id] }, [6, 6])
    expect(fighterNamed(match, 'Bob').status).toBe('standing')
    expect(eventArgs(match, 'damage.ignored')).toMatchObject([{ victim: 'Bob' }])
  }
})

test('CF-ABIL-99, CF-ABILGEN-09, CF-TOXIC-05 Survival instinct is rolled before each of the two rolls of a poisoned blow', () => {
  const match = duel(
    { card: { str: 5, abilities: ['toxic/3'] }, more: { effects: [{ object: 'toxic-die' }] } },
    { card: { abilities: ['survival-instinct'] } },
    [dice({ 1: [2, 0] }), dice({ 0: [1, 1] }), 'use'],
    // Not spared, a Wound; then the poison is spared.
    [5, 2, 4, 2, 4, 3, 6],
  )
  expect(totals(match)).toMatchObject([4])
  expect(eventArgs(match, 'survival')).toMatchObject([{ fighter: 'Bob' }])
})

test('CF-TOXIC-04, CF-WOUND-09, CF-ABIL-36 a blow that stuns, or a feint, wastes the poison', () => {
  const strikeWith = (abilities: string[], answers: string[], faces: number[]) =>
    duel(
      { card: { str: 3, abilities: ['toxic/3', ...abilities] }, more: { effects: [{ object: 'toxic-die' }] } },
      {},
      [dice({ 1: [2, 0] }), dice({ 0: [1, 1] }), 'use', ...answers],
      [5, 2, 4, ...faces],
    )
  const stunned = strikeWith([], [], [3, 1])
  const feinted = strikeWith(['feint'], ['attack'], [])
  for (const match of [stunned, feinted]) {
    expect(eventArgs(match, 'poisoned')).toEqual([])
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  }
  expect(fighterNamed(stunned, 'Bob').stunned).toBe(true)
})

test('CF-ABIL-36, CF-ABIL-37 a Feint takes no die that is kept aside', () => {
  const match = duel(
    { card: { abilities: ['feint'] } },
    { card: { abilities: ['fencer'] } },
    [{ slots: { defence: ['1'], held: ['1'] } }, dice({ 0: [2, 0] }), 'none'],
    [5, 2, 4],
  )
  expect(optionKeys(match)).toEqual(['damage', 'defence'])
})

test('CF-ABILGEN-04, CF-TEST-07 a 1 that counts still fails if the result is 0 or less', () => {
  const match = duel(
    {},
    { card: { def: 0, abilities: ['parade'] }, more: { wounds: 'light' } },
    [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'parry:1'],
    [5, 2, 2, 1, 1, 2],
  )
  expect(eventArgs(match, 'test.failed-outright')).toMatchObject([{ fighter: 'Bob' }])
})

test('CF-ABILGEN-03, CF-DICE-06 dice rerolled by Dodge and by a 6 are rolled together, and one chain counts', () => {
  const match = duelAgainstTwo(
    { card: { def: 0, ini: 1, abilities: ['dodge'] } },
    ['1', dice({ 0: [0, 3] }), dice({ 1: [2, 0], 2: [2, 0] }), '1', 'parry:3', 'again'],
    // 6 + 5 and ATT 3 are 14, which neither 6 + 5 nor 5 + 2 reaches; the 5 is rolled on, and 6 + 5 + 4 does.
    [2, 5, 6, 5, 5, 6, 2, 5, 2, 4, 1],
  )
  expect(eventArgs(match, 'test.passed').at(-1)).toMatchObject({ fighter: 'Ann', final: 15, difficulty: 14 })
})

test('CF-ABIL-25, CF-TEST-02 a Cursed fighter rerolls no 6, but does reroll a tie', () => {
  const match = duel({ card: { abilities: ['cursed'] } }, {}, ['keep'], [6, 6, 4, 2])
  expect(eventArgs(match, 'opposition.tied')).toHaveLength(1)
  expect(eventArgs(match, 'opposition.first')).toMatchObject([{ a: 7, b: 5 }])
})

test('CF-COMBAT-19, CF-COMBAT-21 parry dice are kept if the attack fails, and lost if the parry was not needed', () => {
  const match = duel({}, {}, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'parry:2', 'parry:2'], [5, 2, 1, 2, 6, 5])
  expect(eventArgs(match, 'attack-failed')).toMatchObject([{ target: 'Bob' }])
  expect(eventArgs(match, 'parried')).toMatchObject([{ target: 'Bob' }])
})

test('CF-COMBAT-05, CF-FLY-14 the dive helps its camp’s Initiative only if the diver tests', () => {
  const diveInitiative = (tester: string) => {
    const figures = [
      figure('Bob', 1, 20, 30, { ini: 3 }),
      figure('Ann', 0, 22.5, 30, {}, { dived: true, facing: 'west' }),
      figure('Amy', 0, 17.5, 30, {}),
    ]
    return scene({ phase: 'frays', figures }, { answers: [tester], dice: [3, 3] })
  }
  const results = (match: Scene) => [...eventArgs(match, 'opposition.first'), ...eventArgs(match, 'opposition.second')]
  expect(results(diveInitiative('1'))).toMatchObject([{ a: 9, b: 6 }])
  expect(results(diveInitiative('2'))).toMatchObject([{ a: 7, b: 6 }])
})
