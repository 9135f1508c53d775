import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice, duel } from '../../testing/duel.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { price } from '../../testing/miracle-reading.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, optionKeys, promptId } from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

describe("CF-REV-TIRNABOR-12 the Diamond's Soul", () => {
  const SOUL = { object: 'under-the-diamonds-soul', until: 'round' }
  const PLACED = [dice({ 1: [0, 2] }), dice({ 0: [2, 0] })]
  const fight = (answers: readonly Json[], faces: readonly number[], card = {}) =>
    duel({ card, more: { effects: [SOUL] } }, {}, [...PLACED, ...answers], [5, 2, ...faces])

  test('CF-REV-TIRNABOR-12: is cast on oneself, until the end of the round', () => {
    const match = spellScene({
      ...{ spell: 'the-diamonds-soul', gems: { earth: 2 }, on: friend(), onHerself: true, dice: [2] },
    })
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([SOUL])
  })

  test('CF-REV-TIRNABOR-12: one attack die is a Master strike/0, announced before the defence, and once', () => {
    const match = fight([], [])
    expect(promptId(match)).toBe('ask.attack-manner')
    expect(optionKeys(match)).toEqual(['plain', 'master-strike:1'])
    giveAnswers(match, 'master-strike:1')
    expect(promptId(match)).toBe('ask.defence')
    const struck = fight(['master-strike:1', 'none', 'none'], [4, 2, 1, 4, 2, 1])
    // STR 3 and ATT 3 against RES 5, then STR alone.
    expect(eventArgs(struck, 'damage.read').map(({ total }) => total)).toEqual([3, 0])
    expect(fighterNamed(struck, 'Ann').effects).toEqual([])
  })

  test('CF-REV-TIRNABOR-12: X stays 0 next to a better Master strike, which takes two dice', () => {
    const match = fight([], [], { abilities: ['master-strike/2'] })
    expect(optionKeys(match)).toEqual(['plain', 'master-strike', 'master-strike:1'])
    const twoStrikes = fight(['master-strike:1', 'none'], [4, 2, 1], { abilities: ['master-strike/2'] })
    expect(eventArgs(twoStrikes, 'damage.read')).toMatchObject([{ total: 3 }])
    expect(promptId(twoStrikes)).toBe('ask.defence')
  })

  test('CF-REV-TIRNABOR-12, CF-ABIL-92: ATT counts as lowered by a Sequence', () => {
    const lowered = duel(
      { card: { att: 4, abilities: ['sequence/1'] }, more: { effects: [SOUL] } },
      {},
      [dice({ 1: [0, 2] }), '1', dice({ 0: [3, 0] }), 'master-strike:1', 'none'],
      [5, 2, 4, 2, 1],
    )
    // 2 + STR 3 + ATT 4 - 2 against RES 5.
    expect(eventArgs(lowered, 'damage.read')).toMatchObject([{ total: 2 }])
  })

  test.each([
    ['counter-attack', ['counter:1']],
    ['ambidextrous', ['parry:1']],
  ])('CF-REV-TIRNABOR-12: the attack of %s may use it, too, but never with two dice', (ability, answers) => {
    const match = duel(
      {},
      { card: { abilities: [ability, 'master-strike/2'] }, more: { effects: [SOUL] } },
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), ...answers],
      // Ann's attack is 3 + 2, Bob's defence 3 + 4.
      [5, 2, 2, 4],
    )
    expect(promptId(match)).toBe('ask.attack-manner')
    expect(optionKeys(match)).toEqual(['plain', 'master-strike:1'])
  })
})

describe("CF-REV-TIRNABOR-09 Odnir's forge", () => {
  const FORGE = 'odnirs-forge'
  const forge = (x: number, more = {}) =>
    miracleScene({ miracle: FORGE, faith: 3, on: { ...friend({}, more), at: [30, 30] }, x, dice: [4] })

  test('CF-REV-TIRNABOR-09: names a believer with its weapon or armour, once a round', () => {
    const match = turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: [FORGE], faith: 6, card: { abilities: ['piety/5'] } }),
        figure('Amy', 0, 30, 30, {}, { card: 'Amy' }),
        figure('Stranger', 0, 30, 36, { people: 'griffins' }, { card: 'Stranger' }),
        figure('Bob', 1, 60, 30),
      ],
      { answers: ['done', '0:call'] },
    )
    expect(optionKeys(match).filter((key) => key.startsWith(FORGE))).toEqual([`${FORGE}:1:0`, `${FORGE}:1:1`])
    expect(price(forge(0))).toEqual(['8/3'])
    expect(fighterNamed(forge(0), 'Bob').uses).not.toEqual({})
  })

  test('CF-REV-TIRNABOR-09: the weapon wounds instead of stunning, even fighters that are never Stunned', () => {
    expect(fighterNamed(forge(0), 'Bob').effects).toMatchObject([{ object: 'under-odnirs-forge', until: 'round' }])
    const stateAfterBlow = (effects: Json[], abilities: string[] = []) =>
      fighterNamed(
        duel(
          { more: { effects } },
          { card: { abilities } },
          [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none'],
          // 3 + 3 - 5 on the head: Stunned.
          [5, 2, 4, 3, 1],
        ),
        'Bob',
      )
    expect(stateAfterBlow([])).toMatchObject({ stunned: true, wounds: 0 })
    const forged = [{ object: 'under-odnirs-forge' }]
    expect(stateAfterBlow(forged)).toMatchObject({ stunned: false, wounds: 1 })
    expect(stateAfterBlow(forged, ['immunity-stunned'])).toMatchObject({ wounds: 1 })
    // CF-ABIL-33, CF-ABILGEN-09: the resulting Light Wound does nothing to an Ethereal target.
    expect(stateAfterBlow(forged, ['ethereal'])).toMatchObject({ stunned: false, wounds: 0 })
  })

  test('CF-REV-TIRNABOR-09: the armour gives Survival instinct', () => {
    expect(fighterNamed(forge(1), 'Bob').effects).toMatchObject([{ object: 'survival-instinct', until: 'round' }])
    expect(
      fighterNamed(forge(1, { effects: [{ object: 'survival-instinct', until: 'game' }] }), 'Bob').effects,
    ).toMatchObject([{ until: 'game' }])
  })
})
