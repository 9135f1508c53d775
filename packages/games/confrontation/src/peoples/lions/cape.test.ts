import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { faithful } from '../../testing/faithful.ts'
import { magician } from '../../testing/magician.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  refusal,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'

const CAPE = { extras: ['cape-of-dissimulation'] }
/** Bob wears the cape; `gap` is measured edge to edge, with bases 2.5 cm deep. */
const bob = (gap: number, y = 30) => figure('Bob', 1, 22.5 + gap, y, {}, CAPE)
const archer = (abilities: string[] = []) =>
  figure('Ann', 0, 20, 30, { aim: 3, abilities, weapon: { name: 'bow', strength: 3, ranges: [30, 60, 90] } })

describe('CF-REV-LION-22 the Cape of Dissimulation', () => {
  test.each([
    [10, 2],
    [10.5, 3],
    [20, 3],
    [20.5, 4],
    [30, 4],
    [30.5, 5],
    [50, 5],
    [50.5, 6],
    [60, 6],
  ])('CF-REV-LION-22: a shot over %s cm asks for %s or more', (gap, least) => {
    const fireAtBob = (face: number, dice: number[]) =>
      turn([archer(), bob(gap)], { answers: ['done', '0:fire', '1'], dice: [face, ...dice] })
    expect(rolledDice(fireAtBob(least, [1]))).toEqual(['roll.cape 1', 'roll.aim 1'])
    const failed = fireAtBob(least - 1, [])
    expect(eventArgs(failed, 'cape.unspotted')).toEqual([{ fighter: 'Ann', target: 'Bob' }])
    expect(eventArgs(failed, 'shot')).toEqual([])
  })

  test('CF-REV-LION-22: beyond 60 cm the bearer cannot be spotted, and no die is thrown', () => {
    const match = turn([archer(), bob(60.5)], { answers: ['done', '0:fire', '1'] })
    expect(eventArgs(match, 'cape.unspotted')).toHaveLength(1)
    expect(rolledDice(match)).toEqual([])
  })

  test('CF-REV-LION-22: a failed spotting costs no shot and leaves other targets and actions, but not another shot at the bearer', () => {
    const match = turn([archer(), bob(15), figure('Bea', 1, 40, 50)], { answers: ['done', '0:fire', '1'], dice: [2] })
    expect(fighterNamed(match, 'Ann').shots).toBe(0)
    expect(optionKeys(match)).toEqual(['2', '3', 'hold'])
    giveAnswers(match, 'hold')
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:walk', '0:run', '0:fire']))
    giveAnswers(match, '0:fire')
    expect(optionKeys(match)).toEqual(['2', '3'])
  })

  test('CF-REV-LION-22: an assault that fails to spot the bearer leaves cumulative actions and other assaults', () => {
    const match = turn([archer(), bob(15), figure('Bea', 1, 40, 50)], { answers: ['0:charge:1'], dice: [2] })
    expect(promptId(match)).toBe('ask.announce')
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:charge:2', 'done']))
    expect(optionKeys(match)).not.toContain('0:charge:1')
    expect(refusal(match, '0:charge:1')).toBe('barred.unspotted CF-REV-LION-22')
    // A shot is another action: it may be tried at the bearer, with a die of its own.
    giveAnswers(match, 'done', '0:fire')
    expect(optionKeys(match)).toContain('1')
    expect(eventArgs(match, 'announced.charge')).toEqual([])
  })

  test('CF-REV-LION-22: a charge spots before courage is tested, and goes on after a success', () => {
    const frightening = figure('Bob', 1, 37.5, 30, { cou: null, fear: 5 }, CAPE)
    const lost = turn([archer(), frightening], { answers: ['0:charge:1'], dice: [2] })
    expect(rolledDice(lost)).toEqual(['roll.cape 1'])
    const found = turn([archer(), frightening], {
      answers: ['0:charge:1', { path: [{ x: 35000, y: 30000 }] }],
      dice: [3, 5],
    })
    expect(rolledDice(found)).toEqual(['roll.cape 1', 'roll.courage 1'])
    expect(fighterNamed(found, 'Bob').chargedBy).toEqual([0])
  })

  test('CF-REV-LION-22: a spell that fails to spot the bearer is neither paid nor counted, and another target may be named', () => {
    const ann = magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 4 } })
    const castingKey = (match: Scene, id: number) =>
      optionKeys(match).find((key) => key.startsWith(`arrow-of-mana:${id}`))
    const begun = turn([ann, bob(15), figure('Bea', 1, 40, 50)], { answers: ['done', '0:cast'] })
    const lost = turn([ann, bob(15), figure('Bea', 1, 40, 50)], {
      answers: ['done', '0:cast', castingKey(begun, 1)!],
      dice: [2],
    })
    expect(fighterNamed(lost, 'Ann')).toMatchObject({ gems: { light: 4 } })
    expect(eventArgs(lost, 'cast.announced')).toEqual([])
    // The magician may still run and fire as if it had not cast.
    expect(optionKeys(lost)).toEqual(expect.arrayContaining(['0:run', '0:cast']))
    giveAnswers(lost, '0:cast')
    expect(castingKey(lost, 1)).toBeUndefined()
    expect(castingKey(lost, 2)).toEqual(expect.any(String))
    const found = turn([ann, bob(15)], { answers: ['done', '0:cast', castingKey(begun, 1)!], dice: [3] })
    expect(promptId(found)).toBe('ask.gems')
  })

  test('CF-REV-LION-22: a call that fails to spot the bearer costs no faith and is not counted', () => {
    const miracle = 'sentence-of-the-condemned'
    const ann = faithful('Ann', 0, 20, 30, { miracles: [miracle], faith: 2 })
    const bea = figure('Bea', 1, 40, 50)
    const lost = turn([ann, bob(25), bea], { answers: ['done', '0:call', `${miracle}:1`], dice: [3] })
    expect(fighterNamed(lost, 'Ann').faith).toBe(2)
    expect(optionKeys(lost)).toEqual(expect.arrayContaining(['0:run', '0:call']))
    giveAnswers(lost, '0:call')
    expect(optionKeys(lost)).toEqual([`${miracle}:2`, `${miracle}:3`])
    const found = turn([ann, bob(25)], { answers: ['done', '0:call', `${miracle}:1`], dice: [4, 5] })
    expect(eventArgs(found, 'call.succeeded')).toMatchObject([{ target: 'Bob' }])
  })

  test('CF-REV-LION-22: Consciousness needs no roll within its 20 cm, and needs one beyond', () => {
    const diceOfShot = (gap: number, dice: number[]) =>
      rolledDice(turn([archer(['consciousness']), bob(gap)], { answers: ['done', '0:fire', '1'], dice }))
    expect(diceOfShot(20, [1])).toEqual(['roll.aim 1'])
    expect(diceOfShot(20.5, [3])).toEqual(['roll.cape 1'])
  })

  test('CF-REV-LION-22: in contact with an opponent the bearer is a target like any other', () => {
    const figures = [archer(), bob(15), figure('Abe', 0, 40, 30, {}, { card: 'Abe' })]
    const match = turn(figures, { answers: ['done', '0:fire', '1'], dice: [1] })
    expect(rolledDice(match)).toEqual(['roll.aim 1'])
  })

  test('CF-REV-LION-22: effects on a whole area need no roll', () => {
    const wave = { spell: 'wave-of-fervour', gems: { fire: 1 }, onHerself: true, dice: [4] }
    const match = spellScene({ ...wave, on: { at: [26, 30], more: CAPE } })
    expect(rolledDice(match)).toEqual(['roll.incantation 1'])
    expect(fighterNamed(match, 'Bob').stunned).toBe(true)
  })

  test('CF-REV-LION-22: a pursuit that engages the bearer must spot it, and may otherwise go elsewhere', () => {
    const all = (id: number) => ({ slots: { attack: [[String(id), 2]] } })
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Abe', 1, 22.5, 30),
          figure('Bob', 1, 30, 30, {}, CAPE),
          figure('Far', 1, 100, 30),
        ],
      },
      { answers: [all(1), all(0), '0:engagement:2'], dice: [5, 2, 4, 6, 6, 1] },
    )
    expect(eventArgs(match, 'cape.unspotted')).toEqual([{ fighter: 'Ann', target: 'Bob' }])
    expect(optionKeys(match)).toEqual(['0:engagement:3', '0:move', 'end'])
    expect(fighterNamed(match, 'Ann').pursuits).toBe(0)
  })

  test('CF-REV-LION-22: only Arakan may wear it, for 25 A.P.', () => {
    const list = (profile: string) => armyOf([{ profile, artefacts: ['cape-of-dissimulation'] }])
    expect(faultsOf(list('lions-arakan-the-duellist'))).toEqual([])
    expect(faultsOf(list('lions-agonn-the-ardent'))).toEqual(['artefact-bearer'])
  })
})
