import { describe, expect, test } from 'vitest'
import { dice, duel } from '../../testing/duel.ts'
import { eventArgs, fighterNamed, giveAnswers, optionKeys, promptId, refusal, type Scene } from '../../testing/scene.ts'

const diceSplits = (match: Scene) =>
  eventArgs(match, 'dice.placed').map(({ fighter, attack, defence }) => `${fighter} ${attack}/${defence}`)
const results = (match: Scene) =>
  ['result', 'passed', 'failed'].flatMap((how) =>
    eventArgs(match, `test.${how}`).map(({ fighter, test: kind, final }) => `${fighter} ${kind} ${final}`),
  )

describe('CF-ABIL-92 Sequence/X', () => {
  const ann = (card = {}) => ({ card: { abilities: ['sequence/2'], att: 4, def: 4, ...card } })

  test('offers up to X dice after the Initiative, each for 2 points of ATT and DEF', () => {
    const match = duel(ann(), {}, [dice({ 1: [0, 2] })], [5, 2])
    expect(promptId(match)).toBe('ask.sequence-dice')
    expect(optionKeys(match)).toEqual(['0', '1', '2'])
    giveAnswers(match, '1', dice({ 0: [2, 1] }))
    expect(diceSplits(match)).toEqual(['Bob 0/2', 'Ann 2/1'])
    const struck = duel(ann(), {}, [dice({ 1: [0, 2] }), '1', dice({ 0: [2, 1] }), 'none'], [5, 2, 3, 2, 1])
    expect(results(struck)).toContain('Ann test.attack 5')
    const plain = duel(ann(), {}, [dice({ 1: [0, 2] }), '0', dice({ 0: [1, 1] }), 'none'], [5, 2, 3, 2, 1])
    expect(results(plain)).toContain('Ann test.attack 7')
  })

  test('CF-DISENGAGE-06 is also open to fighters that may only defend themselves', () => {
    const match = duel({ ...ann(), more: { defenceOnly: true } }, {}, [dice({ 1: [2, 0] })], [5, 2])
    expect(promptId(match)).toBe('ask.sequence-dice')
    expect(optionKeys(match)).toEqual(['0', '1', '2'])
    giveAnswers(match, '2')
    expect(diceSplits(match)).toEqual(['Bob 2/0', 'Ann 0/4'])
  })

  test('never lowers ATT or DEF below 0', () => {
    expect(optionKeys(duel(ann({ def: 3 }), {}, [dice({ 1: [0, 2] })], [5, 2]))).toEqual(['0', '1'])
    expect(promptId(duel(ann({ att: 1 }), {}, [dice({ 1: [0, 2] })], [5, 2]))).toBe('ask.dice')
  })

  test('stops lowering ATT and DEF when the combat is over', () => {
    const answers = [dice({ 1: [0, 2] }), '2', dice({ 0: [0, 4] })]
    const match = duel(ann(), {}, answers, [5, 2])
    expect(diceSplits(match)).toEqual(['Bob 0/2', 'Ann 0/4'])
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  })
})

describe('CF-ABIL-106 War fury', () => {
  const ann = { card: { abilities: ['war-fury'] } }

  test('is announced before the Initiative, adds one die and puts all dice in attack', () => {
    expect(promptId(duel(ann, {}, [], []))).toBe('ask.ability')
    expect(diceSplits(duel(ann, {}, ['use', dice({ 1: [0, 2] })], [5, 2]))).toEqual(['Bob 0/2', 'Ann 3/0'])
  })

  test('lasts until the end of the round', () => {
    expect(fighterNamed(duel(ann, {}, ['use'], [5, 2]), 'Ann').effects).toMatchObject([
      { object: 'furious', until: 'round' },
    ])
  })

  test('is optional', () => {
    const match = duel(ann, {}, ['no', dice({ 1: [0, 2] }), dice({ 0: [1, 1] })], [5, 2])
    expect(diceSplits(match)).toEqual(['Bob 0/2', 'Ann 1/1'])
  })

  test('is closed to fighters that must defend and to fighters in rout', () => {
    expect(promptId(duel({ ...ann, more: { defenceOnly: true } }, {}, [], [5, 2]))).toBe('ask.dice')
    expect(promptId(duel({ ...ann, more: { inRout: true } }, {}, [], [5, 2]))).toBe('ask.dice')
  })
})

describe('CF-ABIL-64 Master strike/X', () => {
  const masterStrike = (x: number, faces: number[], card = {}, bob = {}) =>
    duel(
      { card: { abilities: [`master-strike/${x}`], str: 0, att: 2, ...card } },
      { card: { res: 0, ...bob } },
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'master-strike', 'none'],
      [5, 2, ...faces],
    )

  test('takes two attack dice for one attack, rolled with one die, and adds ATT and X to the damage', () => {
    const match = duel(
      { card: { abilities: ['master-strike/1'] } },
      {},
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] })],
      [5, 2],
    )
    expect(promptId(match)).toBe('ask.attack-manner')
    expect(optionKeys(match)).toEqual(['plain', 'master-strike'])
    const hit = masterStrike(1, [4, 2, 1])
    expect(eventArgs(hit, 'attacks')).toMatchObject([{ attacker: 'Ann' }])
    expect(eventArgs(hit, 'damage.read')).toMatchObject([{ total: 5 }])
  })

  test('adds the lowered ATT, and never more than the printed ATT', () => {
    const lowered = duel(
      { card: { abilities: ['master-strike/0', 'sequence/1'], str: 0, att: 4, def: 4 } },
      { card: { res: 0 } },
      [dice({ 1: [0, 2] }), '1', dice({ 0: [2, 1] }), 'master-strike', 'none'],
      [5, 2, 4, 2, 1],
    )
    expect(eventArgs(lowered, 'damage.read')).toMatchObject([{ total: 4 }])
    const raised = duel(
      { card: { abilities: ['master-strike/0', 'concentration/2'], bold: ['att'], str: 0, att: 2 } },
      { card: { res: 0 } },
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'att:2', 'master-strike', 'none'],
      [5, 2, 4, 2, 1],
    )
    expect(eventArgs(raised, 'damage.read')).toMatchObject([{ total: 4 }])
  })

  test('needs two attack dice', () => {
    const match = duel(
      { card: { abilities: ['master-strike/1'] } },
      {},
      [dice({ 1: [0, 2] }), dice({ 0: [1, 1] })],
      [5, 2],
    )
    expect(promptId(match)).toBe('ask.defence')
  })

  test('CF-ABIL-51 hits a fighter that is immune to it no harder than any other attack', () => {
    expect(
      eventArgs(masterStrike(1, [4, 2, 1], {}, { abilities: ['immunity-master-strike'] }), 'damage.read'),
    ).toMatchObject([{ total: 2 }])
  })
})

describe('CF-ABIL-37 a Fencer', () => {
  const HELD = { slots: { defence: ['0'], held: ['0'] } }
  const ann = { card: { abilities: ['fencer'] } }

  test('may reserve one die, not two; other fighters may not', () => {
    const match = duel(ann, {}, [dice({ 1: [0, 2] })], [5, 2])
    expect(refusal(match, { slots: { held: [['0', 2]] } })).toBe('refused.held CF-ABIL-37')
    expect(diceSplits(giveAnswers(match, HELD))).toEqual(['Bob 0/2', 'Ann 0/1'])
  })

  test('CF-ABIL-14, CF-ABIL-35, CF-ABIL-86 does not have all dice in attack while one is reserved', () => {
    const attackOf = (ability: string, held: boolean) => {
      const answer = held ? { slots: { attack: ['0'], held: ['0'] } } : dice({ 0: [2, 0] })
      const match = duel({ card: { abilities: ['fencer', ability] } }, {}, [dice({ 1: [0, 2] }), answer], [5, 2])
      return fighterNamed(match, 'Ann').effects.map(({ object }) => object)
    }
    expect(['bravery', 'righteous', 'fanaticism'].map((id) => attackOf(id, false))).toEqual([
      ['all-out-attack'],
      ['righteous-attack'],
      ['fanatical-assault'],
    ])
    expect(['bravery', 'righteous', 'fanaticism'].map((id) => attackOf(id, true))).toEqual([[], [], []])
  })

  test('may parry with the reserved die in addition to the defence dice', () => {
    const match = duel(ann, {}, [HELD, dice({ 1: [2, 0] })], [2, 5])
    expect(optionKeys(match)).toEqual(['parry:1', 'parry:2', 'sustained', 'none'])
    // The parry with both fails, and both are lost: the second attack meets no defence.
    const both = duel(ann, {}, [HELD, dice({ 1: [2, 0] }), 'parry:2'], [2, 5, 5, 2, 3, 2, 1, 4, 2, 1])
    expect(eventArgs(both, 'hit')).toHaveLength(2)
  })

  test('may attack with the reserved die when no attack die is left, or keep it', () => {
    const match = duel(ann, {}, [dice({ 1: [1, 1] }), HELD], [5, 2])
    expect(promptId(match)).toBe('ask.held')
    expect(optionKeys(match)).toEqual(['attack', 'keep'])
    expect(promptId(giveAnswers(match, 'attack'))).toBe('ask.defence')
    // It counts as one attack: Bob attacks next, and the combat ends.
    const over = duel(
      ann,
      {},
      [dice({ 1: [1, 1] }), HELD, 'attack', 'none', 'none'],
      [...[5, 2], ...[3, 1, 1], ...[3, 1, 1]],
    )
    expect(eventArgs(over, 'attacks').map(({ attacker }) => attacker)).toEqual(['Ann', 'Bob'])
    expect(over.state.phase).toBe('strategic')
  })

  test('is offered splits with and without a reserved die, each of which places all dice', () => {
    const match = duel(ann, {}, [dice({ 1: [0, 2] })], [5, 2])
    const decision = match.pending[0]!
    const shown = decision.kind === 'arrange' ? decision.suggest() : []
    expect(shown).toEqual([
      { slots: { attack: [['0', 2]], defence: [] } },
      { slots: { attack: [['0', 1]], defence: [['0', 1]] } },
      { slots: { attack: [], defence: [['0', 2]] } },
      { slots: { attack: [['0', 1]], defence: [], held: [['0', 1]] } },
      { slots: { attack: [], defence: [['0', 1]], held: [['0', 1]] } },
    ])
    expect(shown.map((arrangementAnswer) => refusal(match, arrangementAnswer))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('loses an unused reserved die when no other fighter attacks any more', () => {
    const match = duel(ann, {}, [dice({ 1: [0, 2] }), HELD, 'keep'], [5, 2])
    expect(eventArgs(match, 'attacks')).toEqual([])
    expect(match.state.phase).toBe('strategic')
  })

  test('moves the reserved die to attack when announcing a sustained defence without it', () => {
    const answers = [HELD, dice({ 1: [1, 1] }), 'sustained']
    // Bob's attack fails; then Ann attacks with the die.
    const match = duel(ann, {}, answers, [2, 5, 1])
    expect(eventArgs(match, 'attacks').map(({ attacker }) => attacker)).toEqual(['Bob', 'Ann'])
    expect(promptId(match)).toBe('ask.defence')
  })

  test('CF-ROUT-08 in rout cannot reserve a die that would be one too many in attack', () => {
    const match = duel({ ...ann, more: { inRout: true } }, {}, [dice({ 1: [0, 2] })], [5, 2])
    expect(refusal(match, { slots: { attack: ['0'], held: ['0'] } })).toBe('refused.in-rout CF-ABIL-37')
    const decision = match.pending[0]!
    const shown = decision.kind === 'arrange' ? decision.suggest() : []
    expect(shown.map((arrangementAnswer) => refusal(match, arrangementAnswer))).toEqual(shown.map(() => undefined))
    expect(diceSplits(giveAnswers(match, HELD))).toEqual(['Bob 0/2', 'Ann 0/1'])
  })

  test('CF-ABIL-64 may make a master strike with the reserved die', () => {
    const match = duel({ card: { abilities: ['fencer', 'master-strike/0'] } }, {}, [dice({ 1: [0, 2] })], [5, 2])
    giveAnswers(match, { slots: { attack: ['0'], held: ['0'] } })
    expect(optionKeys(match)).toEqual(['plain', 'master-strike'])
  })
})

describe('CF-INCARN-02 to CF-INCARN-06 a warrior Character', () => {
  const hero = { card: { character: true, att: 4, def: 4 } }

  test('CF-INCARN-04 has Sequence/2, or 1 more than the better value if Sequence is printed', () => {
    const offers = (abilities: string[]) =>
      optionKeys(duel({ card: { ...hero.card, att: 9, def: 9, abilities } }, {}, [dice({ 1: [0, 2] })], [5, 2]))
    expect([offers([]), offers(['sequence/1']), offers(['sequence/3'])].map((keys) => keys.at(-1))).toEqual([
      '2',
      '3',
      '4',
    ])
  })

  test('CF-INCARN-05 may counter-attack', () => {
    const answers = ['0', dice({ 0: [0, 2] }), dice({ 1: [1, 1] })]
    const defenceOptions = (card: Record<string, boolean>) =>
      optionKeys(duel({ card: { ...hero.card, ...card } }, {}, answers, [2, 5]))
    expect(defenceOptions({})).toEqual(['parry:1', 'parry:2', 'counter:1', 'counter:2', 'none'])
  })

  test('CF-INCARN-10 and CF-INCARN-09 a Character who is a pure magician has only Sequence/1', () => {
    const offers = duel({ card: { ...hero.card, pow: 3 } }, {}, [dice({ 1: [0, 2] })], [5, 2])
    expect(optionKeys(offers)).toEqual(['0', '1'])
    const warrior = duel(
      { card: { ...hero.card, pow: 3, abilities: ['warrior-mage'] } },
      {},
      [dice({ 1: [0, 2] })],
      [5, 2],
    )
    expect(optionKeys(warrior)).toEqual(['0', '1', '2'])
  })
})

test('CF-INCARN-01 a fighter that is not a Character has none of these abilities', () => {
  expect(promptId(duel({ card: { att: 4, def: 4 } }, {}, [dice({ 1: [0, 2] })], [5, 2]))).toBe('ask.dice')
})

describe('CF-ABIL-23 and CF-INCARN-05 the margin of a counter-attack', () => {
  // Bob attacks with 3 + 3; Ann counters with her DEF of 3 and a 4: one more than the attack.
  const counterAttack = (card: Record<string, unknown>) => {
    const answers = [dice({ 0: [0, 2] }), dice({ 1: [1, 1] }), 'counter:2']
    return eventArgs(duel({ card: { att: 1, ...card } as never }, {}, answers, [2, 5, 3, 4, 4]), 'parried').length
  }
  const hit = (card: Record<string, unknown>) => {
    const answers = [dice({ 0: [0, 2] }), dice({ 1: [1, 1] }), 'counter:2']
    return eventArgs(duel({ card: { att: 1, ...card } as never }, {}, answers, [2, 5, 3, 4, 4, 2, 1]), 'hit').length
  }

  test('CF-ABIL-108, CF-ABIL-109 and CF-ABILGEN-07 is 2 for fighters that have the ability once, printed or by status', () => {
    expect(hit({ abilities: ['counter-attack'] })).toBe(1)
    expect(hit({ character: true })).toBe(1)
    expect(hit({ abilities: ['warrior-monk'] })).toBe(1)
    expect(hit({ abilities: ['warrior-mage'] })).toBe(1)
  })

  test('is 1 for fighters that have it both printed and by status', () => {
    expect(counterAttack({ character: true, abilities: ['counter-attack'] })).toBe(1)
    expect(counterAttack({ abilities: ['warrior-monk', 'counter-attack'] })).toBe(1)
  })
})

test('CF-ABILGEN-01 passive abilities work by themselves, active ones only when announced', () => {
  const placedWith = (ability: string, answers: string[]) =>
    diceSplits(
      duel({ card: { abilities: [ability] } }, {}, [...answers, dice({ 1: [0, 2] }), dice({ 0: [2, 0] })], [5, 2]),
    )
  const splitsOf = (ability: string, answers: string[], split: readonly [number, number]) =>
    diceSplits(
      duel({ card: { abilities: [ability] } }, {}, [...answers, dice({ 1: [0, 2] }), dice({ 0: split })], [5, 2]),
    ).at(-1)
  expect(splitsOf('born-killer', [], [3, 0])).toBe('Ann 3/0')
  expect(placedWith('war-fury', ['no']).at(-1)).toBe('Ann 2/0')
})
