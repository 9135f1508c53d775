import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { type Duellist, dice, duel } from '../../testing/duel.ts'
import { loadPosition } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, scene } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'

const faultsOfBuying = (artefact: string, ...profiles: string[]) =>
  armyOf(
    profiles.map((profile) => ({ profile, artefacts: [artefact] })),
    { army: 'goblins', points: 400 },
  )

test.each([
  ['CF-REV-GOBLIN-07', 'the-bell-of-the-god-rat', 'goblins-goblin-prophet', 'goblins-goblin-bushi'],
  ['CF-REV-GOBLIN-09', 'the-chiming-armour', 'goblins-kobalt-the-caustic', 'goblins-cyanhur'],
  ['CF-REV-GOBLIN-10', 'the-sceptre-of-communion', 'goblins-xherus-the-visionary', 'goblins-cyanhur'],
  ['CF-REV-GOBLIN-16', 'tzunami', 'goblins-bazuka', 'goblins-cyanhur'],
])('%s %s has a restricted list of bearers', (rule, artefact, bearer, other) => {
  expect(faultsOf(faultsOfBuying(artefact, bearer))).toEqual([])
  expect(faultOf(faultsOfBuying(artefact, other), 'artefact-bearer').rules).toContain(rule)
})

test('CF-REV-GOBLIN-07 the Bell of the God Rat: grants Authority and Rallying cry to any magician or faithful, one in an army', () => {
  const bell = 'the-bell-of-the-god-rat'
  const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, {}, { extras: [bell] }), figure('Bob', 1, 60, 30)] })
  expect(['authority', 'rallying-cry'].map((id) => has(play, fighterNamed(play, 'Ann'), id))).toEqual([true, true])
  expect(faultsOf(faultsOfBuying(bell, 'goblins-goblin-psychomutant'))).toEqual([])
  expect(faultsOf(faultsOfBuying(bell, 'goblins-goblin-psychomutant', 'goblins-goblin-prophet'))).toEqual([
    'artefact-copies',
  ])
})

/** Bob's options, with Counter-attack, when Ann attacks. */
function counters(ann: Duellist, answers: readonly Json[]) {
  return optionKeys(duel(ann, { card: { abilities: ['counter-attack'] } }, answers, [5, 2])).includes('counter:1')
}

const PLACED = [dice({ 1: [0, 2] }), dice({ 0: [2, 0] })]

describe('CF-REV-GOBLIN-09 the Chiming Armour', () => {
  const duellistWith = (extras: string[]) => ({ more: { extras } })

  test('CF-REV-GOBLIN-09: its bearer’s attacks cannot be counter-attacked, not even with the other hand', () => {
    expect(counters(duellistWith([]), PLACED)).toBe(true)
    expect(counters(duellistWith(['the-chiming-armour']), PLACED)).toBe(false)
    const ambidextrous = { card: { abilities: ['ambidextrous'] } }
    const attackers = (extras: string[], answer: number[]) =>
      // Ann's attack is 3 + 2, Bob's defence 3 + 4.
      eventArgs(duel(duellistWith(extras), ambidextrous, [...PLACED, 'parry:1'], [5, 2, 2, 4, ...answer]), 'attacks')
    expect(attackers([], [1])[1]).toMatchObject({ attacker: 'Bob' })
    expect(attackers(['the-chiming-armour'], [])[1]).toMatchObject({ attacker: 'Ann' })
  })

  test('CF-REV-GOBLIN-09: grants War cry/6 on a charge', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30, {}, { extras: ['the-chiming-armour'] }), figure('Bob', 1, 35, 30, { cou: 3 })],
      { answers: ['0:charge:1', { to: [32.5, 30] }], dice: [3] },
    )
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Bob', difficulty: 6 }])
  })

  test('CF-REV-GOBLIN-09: suspends Scout', () => {
    const scout = (extras: string[]) => {
      const ann = figure('Ann', 0, 20, 30, { abilities: ['scout'] }, { extras, effects: [{ object: 'scout' }] })
      const play = loadPosition({ figures: [ann, figure('Bob', 1, 60, 30)] })
      return has(play, fighterNamed(play, 'Ann'), 'scout')
    }
    expect(scout([])).toBe(true)
    expect(scout(['the-chiming-armour'])).toBe(false)
  })
})

test('CF-REV-GOBLIN-10 the Sceptre of Communion: DIS +2 and Authority', () => {
  const play = loadPosition({
    figures: [figure('Ann', 0, 20, 30, {}, { extras: ['the-sceptre-of-communion'] }), figure('Bob', 1, 60, 30)],
  })
  const ann = fighterNamed(play, 'Ann')
  expect(characteristic(play, ann, 'dis').total).toBe(5)
  expect(has(play, ann, 'authority')).toBe(true)
  expect(xOf(ann, 'authority', null)).toBe(0)
})

describe('CF-REV-GOBLIN-16 Tzûnami', () => {
  const furious = (extras: string[]) => ({ card: { abilities: ['war-fury'] }, more: { extras } })

  test('CF-REV-GOBLIN-16: attacks under War fury cannot be answered', () => {
    expect(counters(furious([]), ['use', PLACED[0]!])).toBe(true)
    expect(counters(furious(['tzunami']), ['use', PLACED[0]!, 'no'])).toBe(false)
    expect(counters(furious(['tzunami']), ['no', ...PLACED])).toBe(true)
  })

  test('CF-REV-GOBLIN-16: renounced when the dice are placed: no extra die, free dice, -1 to attacks and damage', () => {
    const match = duel(furious(['tzunami']), {}, ['use', dice({ 1: [0, 2] }), 'use'], [5, 2])
    expect(promptId(match)).toBe('ask.dice')
    expect(match.pending[0]?.seat).toBe(0)
    const fought = duel(
      furious(['tzunami']),
      {},
      ['use', dice({ 1: [0, 2] }), 'use', dice({ 0: [1, 1] }), 'none'],
      [5, 2, 4, 4, 1],
    )
    expect(eventArgs(fought, 'dice.placed').at(-1)).toMatchObject({ attack: 1, defence: 1 })
    // ATT 3 and a 4, less 1; 4 and STR 3, less 1, against RES 5.
    expect(eventArgs(fought, 'test.result')[0]).toMatchObject({ test: 'test.attack', final: 6 })
    expect(eventArgs(fought, 'damage.read')).toMatchObject([{ total: 1 }])
  })

  test('CF-REV-GOBLIN-16: fury does not return in this round, even if forced; the penalties last for that combat', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['war-fury'] }, { extras: ['tzunami'] }),
          figure('Bob', 1, 22.5, 30),
          ...[figure('Amy', 0, 20, 50), figure('Ben', 1, 22.5, 50), figure('Bea', 1, 17.5, 50)],
        ],
      },
      { answers: ['0', 'use', dice({ 1: [0, 2] }), 'use', dice({ 0: [1, 1] }), 'none'], dice: [5, 2, 4, 1, 1] },
    )
    expect(fighterNamed(match, 'Ann').effects.map(({ object, until }) => `${object} ${until}`)).toEqual([
      'calmed-down round',
    ])
    const forced = duel(
      { card: { abilities: ['war-fury'] }, more: { effects: [{ object: 'calmed-down' }, { object: 'furious' }] } },
      {},
      [dice({ 1: [0, 2] })],
      [5, 2],
    )
    expect(promptId(forced)).toBe('ask.dice')
  })
})
