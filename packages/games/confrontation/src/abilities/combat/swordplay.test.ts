import { describe, expect, test } from 'vitest'
import { dice, duel, duelAgainstTwo } from '../../testing/duel.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const having = (...abilities: string[]) => ({ card: { abilities } })
/** The final results of all tests, by fighter. */
const results = (match: Scene) =>
  ['result', 'passed', 'failed', 'failed-outright'].flatMap((how) =>
    eventArgs(match, `test.${how}`).map(({ fighter, test: kind, final }) => `${fighter} ${kind} ${final}`),
  )
const attacks = (match: Scene) => eventArgs(match, 'attacks').map(({ attacker, target }) => `${attacker}>${target}`)

describe('CF-ABIL-01 Additional limb', () => {
  const ann = { card: { abilities: ['additional-limb'], att: 2, def: 5 } }

  test('may swap ATT and DEF for a combat, announced before the Initiative', () => {
    const match = duel(ann, {}, [], [])
    expect(promptId(match)).toBe('ask.ability')
    expect(match.pending[0]?.seat).toBe(0)
    const swapped = duel(ann, {}, ['use', dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], [5, 2, 4, 2, 1])
    expect(results(swapped)).toContain('Ann test.attack 9')
    const plain = duel(ann, {}, ['no', dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], [5, 2, 4, 2, 1])
    expect(results(plain)).toContain('Ann test.attack 6')
  })

  test('is not offered when both are equal', () => {
    expect(promptId(duel({ card: { abilities: ['additional-limb'] } }, {}, [], [5, 2]))).toBe('ask.dice')
  })
})

describe('CF-ABIL-03 an ambidextrous fighter', () => {
  // Bob wins the Initiative and attacks with one die; Ann has one defence die.
  const parrying = (attack: number, parry: readonly number[], answers: string[] = [], faces: number[] = []) =>
    duel(
      having('ambidextrous'),
      {},
      [dice({ 0: [0, 2] }), dice({ 1: [1, 1] }), 'parry:1', ...answers],
      [2, 5, attack, ...parry, ...faces],
    )

  test('CF-ABIL-03, CF-DICE-02 may roll a 6 that parries by less than 2 again for the attack, and may thereby fail', () => {
    // Bob has 9; Ann 6 and DEF 4.
    const parry = (answers: string[], faces: number[]) =>
      duel(
        { card: { def: 4, abilities: ['ambidextrous'] } },
        { card: { ini: 9 } },
        [dice({ 0: [0, 2] }), dice({ 1: [2, 0] }), 'parry:1', 'keep', ...answers],
        [3, 3, 6, 6, ...faces],
      )
    expect(promptId(parry([], []))).toBe('ask.again')
    expect(attacks(parry(['again'], [2, 1]))).toEqual(['Bob>Ann', 'Ann>Bob', 'Bob>Ann'])
    expect(promptId(parry(['keep'], []))).toBe('ask.defence')
    expect(eventArgs(parry(['again'], [1, 2, 1]), 'hit')).toHaveLength(1)
  })

  test('counter-attacks after a parry that beats the attack by 2', () => {
    const match = parrying(2, [4])
    expect(attacks(match)).toEqual(['Bob>Ann', 'Ann>Bob'])
    expect(promptId(match)).toBe('ask.defence')
    expect(match.pending[0]?.seat).toBe(1)
  })

  test('does not counter-attack after a smaller margin', () => {
    expect(attacks(parrying(3, [4]))).toEqual(['Bob>Ann'])
  })

  test('may convert the defence die into an attack when the attack fails by itself', () => {
    const match = parrying(1, [])
    expect(promptId(match)).toBe('ask.ambidextrous')
    expect(optionKeys(match)).toEqual(['attack', 'keep'])
    expect(attacks(giveAnswers(match, 'attack'))).toEqual(['Bob>Ann', 'Ann>Bob'])
    expect(attacks(parrying(1, [], ['keep']))).toEqual(['Bob>Ann'])
  })

  test('is not asked without a parry', () => {
    const answers = [dice({ 0: [0, 2] }), dice({ 1: [1, 1] }), 'none']
    expect(attacks(duel(having('ambidextrous'), {}, answers, [2, 5, 1]))).toEqual(['Bob>Ann'])
  })

  test('CF-ABIL-03 (d) and CF-COMBAT-25 cannot counter-attack after announcing a sustained defence', () => {
    const sustaining = (attack: number, parry: readonly number[]) => {
      const placed = [dice({ 0: [0, 2] }), dice({ 1: [2, 0] })]
      // The first attack is parried by 1; the second meets the last die.
      return duel(having('ambidextrous'), {}, [...placed, 'parry:1', 'sustained'], [2, 5, 3, 4, attack, ...parry])
    }
    const parried = sustaining(2, [5])
    expect(eventArgs(parried, 'test.passed').at(-1)).toMatchObject({ fighter: 'Ann', difficulty: 7, final: 8 })
    expect(attacks(parried)).toEqual(['Bob>Ann', 'Bob>Ann'])
    const failed = sustaining(1, [])
    expect(attacks(failed)).toEqual(['Bob>Ann', 'Bob>Ann'])
    expect(eventArgs(failed, 'attack-failed')).toEqual([expect.anything()])
    expect(promptId(failed)).not.toBe('ask.ambidextrous')
  })
})

test('CF-ABIL-13 a born killer has one combat die more', () => {
  const match = duel(having('born-killer'), {}, [dice({ 1: [1, 1] }), dice({ 0: [3, 0] })], [5, 2])
  expect(eventArgs(match, 'dice.placed')).toMatchObject([{ fighter: 'Bob' }, { fighter: 'Ann', attack: 3, defence: 0 }])
})

describe('CF-ABIL-13 the Courage of a born killer', () => {
  const facing = (fear: number, faces: number[]) =>
    turn([figure('Ann', 0, 20, 30, { abilities: ['born-killer'] }), figure('Bob', 1, 35, 30, { fear })], {
      answers: ['0:charge:1', { to: [32.5, 30] }],
      dice: faces,
    })

  test('passes without a roll against a FEAR that does not exceed it', () => {
    const match = facing(4, [])
    expect(eventArgs(match, 'test.outright')).toMatchObject([{ fighter: 'Ann' }])
    expect(eventArgs(match, 'assault.charge')).toMatchObject([{ fighter: 'Ann' }])
    expect(fighterNamed(match, 'Ann').immuneToFear).toBe(4)
  })

  test('is tested against a higher FEAR', () => {
    expect(eventArgs(facing(5, [1]), 'test.failed-outright')).toHaveLength(1)
  })
})

describe('CF-ABIL-86 the Righteous and CF-ABIL-11 the Beings of Light', () => {
  const attacking = (abilities: string[], split: readonly [number, number]) =>
    results(duel(having(...abilities), {}, [dice({ 1: [0, 2] }), dice({ 0: split }), 'none'], [5, 2, 2, 1, 1]))

  test.each(['righteous', 'being-of-light/3'])('%s: add 1 only with all dice in attack', (ability) => {
    expect(attacking([ability], [2, 0])).toContain('Ann test.attack 6')
    expect(attacking([ability], [1, 1])).toContain('Ann test.attack 5')
  })

  test('do not add to Bravery', () => {
    expect(attacking(['righteous', 'bravery'], [2, 0])).toContain('Ann test.attack 6')
  })

  test.each(['righteous', 'being-of-light/3'])('%s: pass Courage tests without a roll', (ability) => {
    const match = turn([figure('Ann', 0, 20, 30, { abilities: [ability] }), figure('Bob', 1, 35, 30, { fear: 9 })], {
      answers: ['0:charge:1', { to: [32.5, 30] }],
    })
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
  })
})

describe('CF-ABIL-110 Wild/X', () => {
  const strike = (friendAt: number, abilities = ['wild/10']) =>
    scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30, { abilities }),
          figure('Bob', 1, 22.5, 30),
          figure('Abe', 0, friendAt, 30),
          figure('Bea', 1, 10, 30),
        ],
      },
      { answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], dice: [4, 4, 2, 1, 1] },
    )

  test('gives 1 on Initiative, Attack and Defence while all friends are at least X away', () => {
    // The gap is 10.1 cm; by the Initiative alone she comes first.
    expect(results(strike(20 + 12.6))).toContain('Ann test.attack 6')
    expect(eventArgs(strike(20 + 12.6), 'opposition.first')).toMatchObject([{ a: 8, b: 7 }])
  })

  test('gives nothing while a friend is nearer', () => {
    expect(eventArgs(strike(20 + 12.6, ['wild/11']), 'opposition.tied')).toHaveLength(1)
  })

  test('CF-ABILGEN-06 uses the shorter distance when held twice', () => {
    expect(results(strike(20 + 12.6, ['wild/11', 'wild/10']))).toContain('Ann test.attack 6')
  })
})

describe('CF-ABIL-14 a brave fighter', () => {
  const attacking = (split: readonly [number, number], faces: number[]) =>
    duel(having('bravery'), {}, [dice({ 1: [0, 2] }), dice({ 0: split }), 'none'], [5, 2, ...faces])

  test('attacks with 1 more only with all dice in attack', () => {
    expect(results(attacking([2, 0], [2, 1, 1]))).toContain('Ann test.attack 6')
    expect(results(attacking([1, 1], [2, 1, 1]))).toContain('Ann test.attack 5')
  })
})

describe('CF-ABIL-23 Counter-attack', () => {
  const countering = (attack: number, faces: readonly number[]) =>
    duel(
      having('counter-attack'),
      {},
      [dice({ 0: [0, 2] }), dice({ 1: [1, 1] }), 'counter:1'],
      [2, 5, attack, ...faces],
    )

  test('is offered to fighters that have the ability', () => {
    const match = duel(having('counter-attack'), {}, [dice({ 0: [0, 2] }), dice({ 1: [1, 1] })], [2, 5])
    expect(optionKeys(match)).toContain('counter:2')
    expect(optionKeys(duel({}, {}, [dice({ 0: [0, 2] }), dice({ 1: [1, 1] })], [2, 5]))).not.toContain('counter:1')
  })

  test('requires a parry by 2 more than the attack, and is made at once', () => {
    expect(attacks(countering(2, [4]))).toEqual(['Bob>Ann', 'Ann>Bob'])
  })

  test('hits no one if the parry reaches the attack but not by 2', () => {
    const match = countering(2, [3, 1, 1])
    expect(attacks(match)).toEqual(['Bob>Ann'])
    expect(eventArgs(match, 'hit')).toMatchObject([{ target: 'Ann' }])
  })
})

describe('CF-ABIL-26 a desperate fighter', () => {
  const initiative = (match: Scene) =>
    [...eventArgs(match, 'opposition.first'), ...eventArgs(match, 'opposition.second')][0]

  test('gets 1 against several opponents', () => {
    expect(initiative(duelAgainstTwo(having('desperate'), ['1'], [4, 2]))).toMatchObject({ a: 8 })
    expect(initiative(duelAgainstTwo({}, ['1'], [4, 2]))).toMatchObject({ a: 7 })
  })

  test('gets 1 against a single opponent of more A.P., not of equal A.P.', () => {
    const against = (ap: number) => duel({ card: { abilities: ['desperate'], ap: 10 } }, { card: { ap } }, [], [4, 2])
    expect(initiative(against(11))).toMatchObject({ a: 8 })
    expect(initiative(against(10))).toMatchObject({ a: 7 })
  })

  test('gets the bonus on attack and defence as well', () => {
    const answers = [dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'none', 'parry:1']
    const match = duel({ card: { abilities: ['desperate'], ap: 1 } }, {}, answers, [4, 2, 2, 1, 1, 2, 3])
    expect(results(match)).toEqual(expect.arrayContaining(['Ann test.attack 6', 'Ann test.defence 7']))
  })
})

test('CF-ABIL-35 a fanatic adds 1 to Damage rolls only with all dice in attack', () => {
  const damage = (split: readonly [number, number]) => {
    const answers = [dice({ 1: [0, 2] }), dice({ 0: split }), 'none']
    const ann = { card: { abilities: ['fanaticism'], str: 0 } }
    return eventArgs(duel(ann, { card: { res: 0 } }, answers, [5, 2, 4, 2, 1]), 'damage.read')[0]?.total
  }
  expect(damage([2, 0])).toBe(3)
  expect(damage([1, 1])).toBe(2)
})

describe('CF-ABIL-36 a feint', () => {
  const hitting = (answers: string[] = [], faces: number[] = []) =>
    duel(having('feint'), {}, [dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'none', ...answers], [5, 2, 4, ...faces])

  test('removes an attack or a defence die instead of wounding', () => {
    const match = hitting()
    expect(promptId(match)).toBe('ask.feint')
    expect(optionKeys(match)).toEqual(['damage', 'attack', 'defence'])
    // Without an attack die Bob cannot attack any more.
    expect(attacks(hitting(['attack']))).toEqual(['Ann>Bob'])
    expect(eventArgs(hitting(['attack']), 'damage.read')).toEqual([])
  })

  test('may be declined for the Damage roll', () => {
    expect(eventArgs(hitting(['damage'], [2, 1]), 'damage.read')).toHaveLength(1)
  })

  test('is impossible against an opponent without dice', () => {
    const answers = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'parry:2']
    const match = duel(having('feint'), {}, answers, [5, 2, 4, 2, 2, 2, 1])
    expect(eventArgs(match, 'damage.read')).toHaveLength(1)
    expect(fighterNamed(match, 'Bob').status).toBe('standing')
  })
})
