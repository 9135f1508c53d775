import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { duel } from '../../testing/duel.ts'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { magician } from '../../testing/magician.ts'
import { annActs, targetAt } from '../../testing/marksman.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-REV-LION-08 Master shot', () => {
  const DAGGERS = { name: 'Throwing daggers', strength: 3, ranges: [5, 10, 15] }
  const throwWeapon = (answers: readonly Json[], faces: readonly number[], weapon: Json = DAGGERS, uses: Json = {}) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { abilities: ['master-shot-capacity'], aim: 3, weapon }, { uses }),
        figure('Bob', 1, 25, 30, { res: 3 }),
      ],
      { answers: ['done', '0:fire', ...answers], dice: faces },
    )
  const read = (match: ReturnType<typeof throwWeapon>) =>
    eventArgs(match, 'damage.read').map(({ location, total }) => [location, total])

  test('CF-REV-LION-08: the higher Damage die decides location and strength; a 6 is the head', () => {
    expect(read(throwWeapon(['use'], [4, 4, 1]))).toEqual([['location.chest', 4]])
    expect(read(throwWeapon(['use'], [4, 6, 1]))).toEqual([['location.head', 6]])
    expect(read(throwWeapon(['no'], [4, 4, 1]))).toEqual([['location.legs', 4]])
  })

  test('CF-REV-LION-08: a pair stays an Exceptional Wound and a double 6 still kills', () => {
    expect(read(throwWeapon(['use'], [4, 2, 2]))).toEqual([['location.arms', 2]])
    expect(eventArgs(throwWeapon(['use'], [4, 6, 6]), 'damage.double-six')).toHaveLength(1)
  })

  test('CF-REV-LION-08: only for daggers, announced before the Aim test, once a game even if it misses', () => {
    expect(promptId(throwWeapon([], []))).toBe('ask.ability')
    const missed = throwWeapon(['use'], [1])
    expect(fighterNamed(missed, 'Ann').uses['master-shot-capacity']?.times).toBe(1)
    const spentUses = { 'master-shot-capacity': { times: 1, stretch: 0 } }
    expect(read(throwWeapon([], [4, 4, 1], DAGGERS, spentUses))).toEqual([['location.legs', 4]])
    expect(read(throwWeapon([], [4, 4, 1], { ...DAGGERS, name: 'Bow' }))).toEqual([['location.legs', 4]])
  })

  test('CF-REV-LION-08: a machine the bard serves does not use it', () => {
    const bard = gunner('Gil', BEHIND, { abilities: ['master-shot-capacity'], weapon: DAGGERS })
    const match = annActs([gun('Gun', 0, 20, 30), bard, targetAt(40)], { answers: ['0:serve', '2'], dice: [4, 4, 1] })
    expect(read(match)).toEqual([['location.legs', expect.any(Number)]])
    expect(fighterNamed(match, 'Gil').uses['master-shot-capacity']).toBeUndefined()
  })
})

describe('CF-REV-LION-10 The Sad Gaze', () => {
  const gaze = {
    spell: 'the-sad-gaze',
    gems: { light: 4 },
    ann: { card: { magic: { level: 'initiate', elements: ['light'], paths: ['circaeus'], intensity: 6 } } },
  }

  test('CF-REV-LION-10: a friendly Character within 10 cm is Possessed and Fierce until the end of the round', () => {
    const on = { seat: 0 as const, card: { character: true } }
    const match = spellScene({ ...gaze, on, dice: [3] })
    expect(fighterNamed(match, 'Bob').effects.map(({ object, until }) => [object, until])).toEqual([
      ['possessed', 'round'],
      ['fierce', 'round'],
      ['under-the-sad-gaze', 'round'],
    ])
    // POW 4 and a 2 do not reach 7.
    expect(fighterNamed(spellScene({ ...gaze, on, dice: [2] }), 'Bob').effects).toEqual([])
    const friends = (character: boolean) =>
      turn([
        magician('Ann', 0, 20, 30, { ...gaze.ann, spells: [gaze.spell], gems: gaze.gems }),
        figure('Bob', 0, 30, 30, { character }, { card: 'Bob' }),
      ])
    expect(optionKeys(giveAnswers(friends(true), 'done'))).toContain('0:cast')
    expect(optionKeys(giveAnswers(friends(false), 'done'))).not.toContain('0:cast')
  })

  test('CF-REV-LION-10: the target must use all dice of its Sequence, each for 2 of ATT and of DEF', () => {
    const fight = (effects: Json[]) =>
      duel({ card: { abilities: ['sequence/3'], att: 5, def: 4 }, more: { effects } }, {}, [], [2, 5])
    expect(promptId(fight([]))).toBe('ask.sequence-dice')
    expect(optionKeys(fight([]))).toEqual(['0', '1', '2'])
    const sad = fight([{ object: 'under-the-sad-gaze' }])
    expect(promptId(sad)).toBe('ask.dice')
    expect(eventArgs(sad, 'sequence')).toEqual([{ fighter: 'Ann', dice: 2 }])
  })
})

describe('CF-REV-LION-09 For the Glory of the Bold', () => {
  const glory = (
    answers: readonly Json[],
    at: readonly [number, number] = [30, 30],
    others: readonly Json[] = [],
    wounds = 'serious',
  ) =>
    spellScene({
      spell: 'for-the-glory-of-the-bold',
      gems: { light: 3 },
      on: { seat: 0, card: { character: true }, more: { wounds }, at },
      others,
      dice: [4],
      answers,
    })

  test('CF-REV-LION-09: the Character walks towards the caster, not away, and heals one degree beside it', () => {
    const asking = glory([])
    expect(refusal(asking, path([33, 30]))).toBe('refused.not-nearer CF-REV-LION-09')
    const came = glory([{ to: [22.5, 30] }])
    expect(placeOf(came, 'Bob')).toEqual([22.5, 30])
    expect(fighterNamed(came, 'Bob').wounds).toBe(1)
    expect(fighterNamed(came, 'Bob').activated).toBe(false)
    expect(fighterNamed(glory([{ to: [25, 30] }]), 'Bob').wounds).toBe(2)
    expect(fighterNamed(glory(['stay']), 'Bob').wounds).toBe(2)
  })

  test('CF-REV-LION-09: the walk may leave a combat without a test, but not enter contact with an enemy', () => {
    const left = glory([{ to: [25, 30] }], [30, 30], [figure('Eve', 1, 32.5, 30)])
    expect(placeOf(left, 'Bob')).toEqual([25, 30])
    expect(rolledDice(left)).toEqual(['roll.incantation 1'])
    const between = glory([], [30, 30], [figure('Eve', 1, 25, 32.5)])
    expect(refusal(between, path([25, 30]))).toBe('refused.contact CF-ACT-18')
  })

  test('CF-REV-LION-09: the target is a Character other than the caster, able to move and with a free edge', () => {
    const openKeys = (card: Record<string, Json>, more: Record<string, Json> = {}, others: readonly Json[] = []) =>
      optionKeys(
        turn(
          [
            magician('Ann', 0, 20, 30, { spells: ['for-the-glory-of-the-bold'], gems: { light: 3 } }),
            figure('Bob', 0, 30, 30, card, { card: 'Bob', ...more }),
            ...others,
          ],
          { answers: ['done'] },
        ),
      ).includes('0:cast')
    expect(openKeys({ character: true })).toBe(true)
    expect(openKeys({})).toBe(false)
    expect(openKeys({ character: true }, { effects: [{ object: 'mind-overtaxed' }] })).toBe(false)
    const ring = [
      figure('B', 1, 27.5, 30),
      figure('A', 1, 32.5, 30),
      figure('C', 1, 30, 27.5),
      figure('D', 1, 30, 32.5),
    ]
    expect(openKeys({ character: true }, {}, ring.slice(1, 2))).toBe(true)
    expect(openKeys({ character: true }, {}, ring)).toBe(false)
  })
})
