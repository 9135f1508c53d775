import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { weaponOf } from '../../fire/firing.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { miracleScene } from '../../testing/faithful.ts'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { annActs, difficulties, targetAt } from '../../testing/marksman.ts'
import { price, readAfterMiracle } from '../../testing/miracle-reading.ts'
import { loadPosition } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

describe("CF-REV-CYNWALL-01: Galhyan's Masquerade", () => {
  const MASQUERADE = ['galhyan-s-masquerade']
  const galhyan = (more: FigureDetails = {}) =>
    catalogueFigure('cynwall-galhyan', 0, 20, 30, { name: 'Galhyan' }, { extras: MASQUERADE, ...more })

  test('only Galhyan may carry it', () => {
    const list = (profile: string) => armyOf([{ profile, artefacts: MASQUERADE }], { army: 'cynwall' })
    expect(faultsOf(list('cynwall-galhyan'))).toEqual([])
    expect(faultOf(list('cynwall-syd-of-kaiber'), 'artefact-bearer').rules).toEqual(['CF-REV-CYNWALL-01', 'CF-REV-23'])
  })

  test('points of Concentration may go to MOV before a move, for the round', () => {
    const walk = (...answers: Json[]) =>
      turn([galhyan(), figure('Bob', 1, 100, 30)], { answers: ['done', '0:walk', ...answers] })
    expect(promptId(walk())).toBe('ask.points')
    expect(optionKeys(walk())).toEqual(['mov:1', 'mov:2', 'none'])
    expect(fighterNamed(walk('mov:2', path([34.5, 30])), 'Galhyan').effects).toMatchObject([{ x: 2, until: 'round' }])
    const plain = turn([catalogueFigure('cynwall-galhyan', 0, 20, 30), figure('Bob', 1, 100, 30)], {
      answers: ['done', '0:walk'],
    })
    expect(promptId(plain)).toBe('ask.walk')
  })

  test('CF-MUTAGENIC-05: to ATT and DEF in an exchange, to STR and RES before Damage rolls, to INI before its test', () => {
    const fight = (extras: string[], faces: number[], answers: Json[]) =>
      scene(
        {
          phase: 'frays',
          figures: [
            catalogueFigure('cynwall-galhyan', 0, 20, 30, { name: 'Galhyan' }, { extras }),
            figure('Bob', 1, 22.5, 30),
          ],
        },
        { answers, dice: faces },
      )
    expect(optionKeys(fight(MASQUERADE, [], []))).toEqual(['ini:1', 'ini:2', 'none'])
    const placed: Json[] = [
      'none',
      { slots: { attack: [], defence: [['1', 2]] } },
      '0',
      { slots: { attack: [['0', 1]], defence: [['0', 1]] } },
    ]
    const exchange = (extras: string[]) => optionKeys(fight(extras, [5, 2], placed)).map((key) => key.split(':')[0])
    expect([...new Set(exchange(MASQUERADE))]).toEqual(['def', 'att', 'none'])
    expect([...new Set(exchange([]))]).toEqual(['def', 'none'])
    const hits = fight(MASQUERADE, [5, 2, 4], [...placed, 'none', 'none'])
    expect(optionKeys(hits)).toEqual(['str:1', 'str:2', 'none'])
  })

  test('points of Concentration may go to DIS before the Tactical roll', () => {
    const match = scene(
      { phase: 'strategic', figures: [galhyan(), figure('Bob', 1, 100, 30)] },
      {
        answers: [
          { seat: 0, answer: '0' },
          { seat: 1, answer: '1' },
        ] as never,
      },
    )
    expect(promptId(match)).toBe('ask.points')
    expect(optionKeys(match)).toEqual(['dis:1', 'dis:2', 'none'])
  })

  test('a 1 is an ordinary result of the bearer’s mana recovery, also after a 6', () => {
    const recover = (extras: string[], faces: number[], answers: string[] = []) =>
      scene(
        {
          phase: 'mystic',
          figures: [
            catalogueFigure('cynwall-galhyan', 0, 20, 30, { name: 'Galhyan' }, { extras }),
            figure('Bob', 1, 100, 30),
          ],
        },
        { answers, dice: faces },
      )
    const found = (match: ReturnType<typeof recover>) => eventArgs(match, 'test.result').map(({ final }) => final)
    // POW 6.
    expect(found(recover(MASQUERADE, [1]))).toEqual([7])
    expect(found(recover([], [1]))).toEqual([])
    expect(found(recover(MASQUERADE, [6, 1], ['again']))).toEqual([13])
  })
})

describe('CF-REV-CYNWALL-02: the Miragyre', () => {
  const CROSSBOW = { name: 'Helianthic crossbow', strength: 5, ranges: [20, 40, 60] }
  const EXTRAS = { extras: ['the-miragyre'] }

  test('only Characters of the Cynwäll with AIM may carry it', () => {
    const list = (rest: object) =>
      faultsOf(
        armyOf([{ profile: 'elf', artefacts: ['the-miragyre'] }], {
          army: 'cynwall',
          points: 1000,
          profiles: [
            ownCard('elf', { army: 'cynwall', rank: 'elite', character: true, aim: 4, weapon: CROSSBOW, ...rest }),
          ],
        }),
      )
    expect(list({})).toEqual([])
    expect(list({ aim: null, weapon: null })).toEqual(['artefact-bearer'])
    expect(list({ character: false })).toEqual(['artefact-bearer'])
  })

  test('a helianthic crossbow has STR 6 and ranges 30-55-80; other weapons do not change', () => {
    const weapon = (given: object) => {
      const play = loadPosition({
        figures: [figure('Ann', 0, 20, 30, { aim: 3, weapon: given as Json }, EXTRAS), figure('Bob', 1, 60, 30)],
      })
      return weaponOf(play, fighterNamed(play, 'Ann'))
    }
    expect(weapon(CROSSBOW)).toEqual({ name: 'Helianthic crossbow', strength: 6, ranges: [30, 55, 80] })
    expect(weapon({ ...CROSSBOW, name: 'Bow' })).toEqual({ ...CROSSBOW, name: 'Bow' })
  })

  const ann = (changes: FigureDetails = {}) =>
    figure('Ann', 0, 20, 30, { aim: 5, weapon: CROSSBOW, ...changes }, EXTRAS)
  const fireWeapon = (answers: readonly string[], faces: readonly number[], changes: FigureDetails = {}) =>
    turn([ann(changes), targetAt(29)], { answers: ['done', '0:fire', ...answers], dice: faces })
  const damageTotals = (match: ReturnType<typeof fireWeapon>) =>
    eventArgs(match, 'damage.read').map(({ total }) => total)

  test('fires at short range up to 30 cm, with a stronger first shot if announced on activation', () => {
    expect(promptId(fireWeapon([], []))).toBe('ask.ability')
    // 3 + STR 6 - RES 5.
    const plain = fireWeapon(['no', '1'], [4, 3, 1])
    expect(damageTotals(plain)).toEqual([4])
    expect(difficulties(plain)[0]?.startsWith('4: 4 range.short')).toBe(true)
    expect(damageTotals(fireWeapon(['use', '1'], [4, 3, 1]))).toEqual([6])
  })

  test('a miss uses the power up, and the next shot is an ordinary one', () => {
    const master = { abilities: ['master-crossbowman'] }
    const twice = (faces: number[]) => fireWeapon(['use', '1', '0:fire', '1'], faces, master)
    expect(damageTotals(twice([1, 4, 3, 1]))).toEqual([4])
    expect(damageTotals(twice([4, 3, 1, 4, 3, 1]))).toEqual([6, 4])
  })

  test('CF-MACHINE-31: a shot of a machine the bearer serves keeps the power for later', () => {
    const focused = { ...EXTRAS, effects: [{ object: 'miragyre-focused', until: 'round' }] }
    const gil = gunner('Gil', BEHIND, { weapon: CROSSBOW }, focused)
    const match = annActs([gun('Gun', 0, 20, 30), gil, figure('Bob', 1, 43.125, 30, { res: 9 })], {
      answers: ['0:serve', '2'],
      dice: [4, 3, 1],
    })
    // 3 + STR 9 - RES 9.
    expect(damageTotals(match)).toEqual([3])
    expect(fighterNamed(match, 'Gil').effects.map(({ object }) => object)).toContain('miragyre-focused')
  })

  test('CF-REV-ELEMENTAL-17: it counts against a wall as well', () => {
    const at = (answer: string) =>
      turn(
        [ann(), figure('Bob', 1, 90, 30)],
        { answers: ['done', '0:fire-at-thing', answer], dice: [4, 3, 1] },
        { markers: [{ kind: 'wall-of-earth', by: 1, at: [40, 25], to: [40, 35] }] },
      )
    // 3 + STR 6 - RES 8.
    expect(damageTotals(at('no'))).toEqual([1])
    expect(damageTotals(at('use'))).toEqual([3])
  })

  test('its bearer has neither Rapid reloading nor Assault fire for the round', () => {
    const hero = { character: true, abilities: ['assault-fire'] }
    const rapid = (answer: string) => turn([ann(hero), targetAt(29)], { answers: ['done', '0:rapid-fire', answer] })
    expect(promptId(rapid('no'))).toBe('ask.shot')
    // Ann must choose something else then.
    expect(promptId(rapid('use'))).toBe('ask.action-of')
    expect(optionKeys(rapid('use')).includes('0:rapid-fire')).toBe(false)
    const charge = (answer: string) =>
      promptId(turn([ann(hero), targetAt(10)], { answers: ['0:charge:1', { to: [30, 30] }, answer] }))
    expect(charge('no')).toBe('ask.assault-fire')
    expect(charge('use')).toBe('ask.lead')
  })
})

describe('CF-REV-CYNWALL-03: Invisible Truth', () => {
  const TRUTH = 'invisible-truth'
  const call = { miracle: TRUTH, faith: 1, on: {}, onHerself: true, dice: [2] }

  test('equanimous warriors may learn it', () => {
    const list = (profile: string) => faultsOf(armyOf([{ profile, miracles: [TRUTH] }], { army: 'cynwall' }))
    expect(list('cynwall-equanimous-warrior')).toEqual([])
    expect(list('cynwall-soim')).toEqual(['miracle-cult'])
  })

  test('grants DEF +1 until the end of the round, in addition to points of Concentration', () => {
    expect(price(miracleScene(call))).toEqual(['6/1'])
    expect(fighterNamed(miracleScene(call), 'Ann').effects).toMatchObject([{ until: 'round' }])
    const def = (more: FigureDetails) =>
      readAfterMiracle(
        { ...call, ann: { card: { def: 3 }, more } },
        (play, ann) => characteristic(play, ann, 'def').total,
      )
    expect(def({})).toBe(4)
    expect(def({ effects: [{ object: 'concentration-def', x: 1 }] })).toBe(5)
  })

  test('enemy shots aimed at the faithful are harder by 2, other shots are not', () => {
    const under = { effects: [{ object: 'under-invisible-truth' }] }
    const shotDifficulty = (target: string) =>
      difficulties(
        turn(
          [
            figure('Ann', 0, 20, 30, { aim: 3, weapon: { name: 'Bow', strength: 6, ranges: [20, 40, 60] } }),
            targetAt(10, {}, under),
            figure('Bea', 1, 32.5, 40),
          ],
          { answers: ['done', '0:fire', target], dice: [1] },
        ),
      )[0]
    expect(shotDifficulty('1')?.split(':')[0]).toBe('6')
    expect(shotDifficulty('2')?.split(':')[0]).toBe('4')
    // CF-ABIL-06: the difficulty of Assault fire never changes.
    const bow = { name: 'Bow', strength: 6, ranges: [20, 40, 60] }
    const assault = turn(
      [figure('Ann', 0, 20, 30, { aim: 3, weapon: bow, abilities: ['assault-fire'] }), targetAt(10, {}, under)],
      { answers: ['0:charge:1', { to: [30, 30] }, '1'], dice: [1] },
    )
    expect(difficulties(assault)[0]?.split(':')[0]).toBe('7')
  })
})
