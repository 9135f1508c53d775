import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { recoverMana } from '../../incantation/reserve.ts'
import { gems, type MagicianDetails, magician } from '../../testing/magician.ts'
import { playRule } from '../../testing/rule.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'

const ARROW = 'arrow-of-mana'
/** Two gems of Light, difficulty 10; fighters near the target may be hit. */
const STAR = 'solar-star'

/** Ann (POW 4) casts the arrow (difficulty 8) at Bob with two gems of Light. */
const arrow = (ann: MagicianDetails, bob: readonly string[], dice: readonly number[]) =>
  spellScene({ spell: ARROW, gems: { light: 2 }, ann, on: { card: { abilities: [...bob] } }, dice })

describe('CF-ABIL-42 Focus', () => {
  test('rolls a 5 in an incantation again', () => {
    // POW 1 for a difficulty of 5 + 4: a 5 alone fails, and a 5 followed by another die passes.
    const card = { pow: 1 }
    const cast = (abilities: readonly string[], dice: readonly number[]) =>
      spellScene({
        spell: STAR,
        gems: { light: 2 },
        ann: { card: { ...card, abilities: [...abilities] } },
        on: {},
        dice,
      })
    expect(eventArgs(cast([], [5]), 'test.failed')).toMatchObject([{ final: 6, difficulty: 10 }])
    expect(eventArgs(cast(['focus'], [5, 4, 1, 2]), 'test.passed')).toMatchObject([{ final: 10, difficulty: 10 }])
    expect(eventArgs(cast(['focus'], [5, 1]), 'test.failed-outright')).toHaveLength(1)
  })

  test('does not roll a 5 again in a countering test or a recovery of mana', () => {
    const focused = { card: { pow: 4, abilities: ['focus'] }, gems: { air: 1 } }
    const countered = turn(
      [
        magician('Ann', 0, 20, 30, { spells: [ARROW], gems: { light: 2 }, card: { pow: 7 } }),
        magician('Mae', 1, 37.5, 30, focused),
      ],
      { answers: ['done', '0:cast', 'arrow-of-mana:1', 'counter:1:air1'], dice: [5, 5, 1, 1] },
    )
    expect(rolledDice(countered).slice(0, 2)).toEqual(['roll.incantation 1', 'roll.countering 1'])
    const magic = { level: 'initiate', elements: ['light'], paths: ['solaris'], intensity: 8 }
    const recovered = playRule(
      {
        figures: [
          magician('Ann', 0, 20, 30, { card: { pow: 4, magic, abilities: ['focus'] } }),
          figure('Bob', 1, 60, 30),
        ],
      },
      recoverMana,
      { dice: [5] },
    )
    expect(rolledDice(recovered)).toEqual(['roll.recovery 1'])
  })
})

describe('CF-ABIL-94 Spirit of X', () => {
  const casting = (spirit: string, spell: string, die: number) => {
    const card = { pow: 9, abilities: [spirit] }
    return spellScene({ spell, gems: { light: 2 }, ann: { card }, on: {}, dice: [die, ...(die === 1 ? [] : [1, 1])] })
  }

  test('a 1 is an ordinary result for spells of this Element only', () => {
    const light = spellScene({
      spell: STAR,
      gems: { light: 2 },
      ann: { card: { pow: 9, abilities: ['spirit-light'] } },
      on: {},
      dice: [1, 1, 2],
    })
    expect(eventArgs(light, 'test.passed')).toMatchObject([{ final: 10, difficulty: 10 }])
    expect(eventArgs(casting('spirit-fire', STAR, 1), 'test.failed-outright')).toHaveLength(1)
  })

  test('CF-MANA-05: a neutral cost requires no Element, whichever gems are paid', () => {
    expect(eventArgs(casting('spirit-light', ARROW, 1), 'test.failed-outright')).toHaveLength(1)
  })

  test('gems of mastery may be of other Elements', () => {
    const match = spellScene({
      spell: STAR,
      gems: { light: 2, air: 1 },
      ann: { card: { pow: 9, abilities: ['spirit-light'] } },
      on: {},
      answers: [gems({ light: 2 }, { air: 1 }, {})],
      dice: [1, 1, 1, 2],
    })
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 10 }])
  })
})

describe('CF-ABIL-54 Insensitive/X', () => {
  test('on X or more an enemy’s spell has no effect on the fighter, although it has been cast', () => {
    const spared = arrow({}, ['insensitive/5'], [4, 5])
    expect(eventArgs(spared, 'cast.spared')).toMatchObject([{ target: 'Bob' }])
    expect(eventArgs(spared, 'test.passed')).toMatchObject([{ fighter: 'Ann' }])
    expect(eventArgs(spared, 'cast.succeeded').length).toBe(0)
    expect(rolledDice(spared).length).toBe(2)
    const hit = arrow({}, ['insensitive/5'], [4, 4, 5, 4])
    expect(rolledDice(hit)).toEqual(['roll.incantation 1', 'roll.insensitive 1', 'roll.damage 2'])
  })

  test('CF-ABILGEN-06: the lower of two values counts, being the better one', () => {
    expect(eventArgs(arrow({}, ['insensitive/6', 'insensitive/4'], [4, 4]), 'cast.spared')).toHaveLength(1)
  })

  test('a friend’s spell is never resisted', () => {
    const match = spellScene({
      spell: 'minor-cure',
      gems: { light: 3 },
      on: { seat: 0, card: { abilities: ['insensitive/2'] }, more: { wounds: 'light' } },
      dice: [6],
    })
    expect(fighterNamed(match, 'Bob').wounds).toBe(0)
    expect(rolledDice(match)).toEqual(['roll.incantation 1'])
  })

  test('in an area only the insensitive fighter escapes', () => {
    const star = (bob: readonly string[], bea: readonly string[], dice: readonly number[]) =>
      spellScene({
        spell: STAR,
        gems: { light: 2 },
        on: { card: { abilities: [...bob] } },
        others: [figure('Bea', 1, 33, 30, { abilities: [...bea] })],
        dice,
      })
    // Bob is spared; Bea, next to Bob, is hit with half the STR.
    const first = star(['insensitive/5'], [], [6, 6, 5, 1, 2])
    expect(eventArgs(first, 'damage.read').map(({ victim }) => victim)).toEqual(['Bea'])
    const second = star([], ['insensitive/5'], [6, 1, 2, 6, 5])
    expect(eventArgs(second, 'damage.read').map(({ victim }) => victim)).toEqual(['Bob'])
    expect(eventArgs(second, 'cast.spared')).toMatchObject([{ target: 'Bea' }])
  })
})

describe('CF-ABIL-51 Immunity/an Element', () => {
  test('CF-MANA-05: spells paid with gems of that Element alone have no effect', () => {
    expect(eventArgs(arrow({}, ['immunity-light'], [4]), 'cast.spared')).toMatchObject([{ target: 'Bob' }])
    expect(eventArgs(arrow({}, ['immunity-fire'], [4, 1, 1]), 'damage.read')).toHaveLength(1)
  })

  test('gems of mastery are ignored, a second Element in the cost is not', () => {
    const castPaid = (cost: Record<string, number>, mastery: Record<string, number>, dice: readonly number[]) =>
      spellScene({
        spell: ARROW,
        gems: { light: 2, air: 1 },
        on: { card: { abilities: ['immunity-light'] } },
        answers: [gems(cost, mastery, {})],
        dice,
      })
    expect(eventArgs(castPaid({ light: 2 }, { air: 1 }, [4, 2]), 'cast.spared')).toHaveLength(1)
    expect(eventArgs(castPaid({ light: 1, air: 1 }, { light: 1 }, [4, 2, 1, 1]), 'cast.spared')).toEqual([])
  })
})

describe('CF-ABIL-70 Negation', () => {
  /** Mae stands behind Ann's target, facing away from Ann. */
  const against = (abilities: readonly string[], x: number, dice: readonly number[]) =>
    turn(
      [
        magician('Ann', 0, 20, 30, { spells: [ARROW], gems: { light: 2 } }),
        figure('Bob', 1, 37.5, 30),
        magician('Mae', 1, x, 36, {
          gems: { air: 1 },
          card: { pow: 4, abilities: [...abilities] },
          more: { facing: 'east' },
        }),
      ],
      { answers: ['done', '0:cast', 'arrow-of-mana:1'], dice },
    )

  test('allows counter-magic without sight of the caster', () => {
    expect(promptId(against([], 38, [1]))).not.toBe('ask.counter-magic')
    expect(promptId(against(['negation'], 38, []))).toBe('ask.counter-magic')
  })

  test('still requires the range of the spell', () => {
    expect(promptId(against(['negation'], 60, [1]))).not.toBe('ask.counter-magic')
  })
})

describe('CF-ABIL-80 Recovery/X', () => {
  const recoverFor = (card: Record<string, Json>, given: Record<string, number>, dice: readonly number[]): Scene => {
    const magic = { level: 'initiate', elements: ['light'], paths: ['solaris'], intensity: 8 }
    const ann = magician('Ann', 0, 20, 30, { card: { pow: 4, magic, ...card }, gems: given })
    return playRule({ figures: [ann, figure('Bob', 1, 60, 30)] }, recoverMana, { dice })
  }

  test('gives X gems in addition to the roll', () => {
    expect(fighterNamed(recoverFor({}, {}, [2]), 'Ann').gems).toEqual({ light: 3 })
    expect(fighterNamed(recoverFor({ abilities: ['recovery/2'] }, {}, [2]), 'Ann').gems).toEqual({ light: 5 })
  })

  test('works even if the roll failed, and never beyond twice POW', () => {
    expect(fighterNamed(recoverFor({ abilities: ['recovery/2'] }, {}, [1]), 'Ann').gems).toEqual({ light: 2 })
    expect(fighterNamed(recoverFor({ abilities: ['recovery/2'] }, { light: 7 }, [2]), 'Ann').gems).toEqual({ light: 8 })
  })

  test('lets the player choose the Elements among those mastered', () => {
    const match = playRule(
      {
        figures: [
          magician('Ann', 0, 20, 30, { card: { abilities: ['recovery/1'], pow: 4 } }),
          figure('Bob', 1, 60, 30),
        ],
      },
      recoverMana,
      { dice: [1], answers: [{ slots: { light: [], air: [['gem', 1]] } }] },
    )
    expect(fighterNamed(match, 'Ann').gems).toEqual({ air: 1 })
  })
})

describe('CF-ABIL-65 Mastery of the arcana', () => {
  /** Ann, POW 4 and without the gems that the arrow costs. */
  const lacking = (given: Record<string, number>, answers: readonly Json[], dice: readonly number[], more = {}) =>
    turn(
      [
        magician('Ann', 0, 20, 30, {
          spells: [ARROW, 'elemental-chains'],
          gems: given,
          card: { pow: 4, abilities: ['mastery-of-the-arcana'], ...more },
        }),
        figure('Bob', 1, 37.5, 30),
      ],
      { answers: ['done', ...answers], dice },
    )
  const ofLight = { magic: { level: 'master', elements: ['light'], paths: ['solaris'], intensity: 8 } }

  test('POW replaces the missing gems, and no others', () => {
    const single = lacking({ light: 1 }, ['0:cast'], [], ofLight)
    expect(optionKeys(single)).toContain('arrow-of-mana:1:light1')
    const cast = lacking({ light: 1 }, ['0:cast', 'arrow-of-mana:1:light1'], [5, 5, 4], ofLight)
    // POW 3 and a 5 reach 8; the arrow then hits with STR 3: 5 + 3 − RES 5.
    expect(eventArgs(cast, 'test.passed')).toMatchObject([{ final: 8, difficulty: 8 }])
    expect(eventArgs(cast, 'damage.read')).toMatchObject([{ total: 3 }])
    expect(fighterNamed(cast, 'Ann').gems).toEqual({})
  })

  test('CF-MANA-12: it works without any gem too, but POW never falls below 1', () => {
    expect(optionKeys(lacking({}, ['0:cast'], [], ofLight))).toContain('arrow-of-mana:1:light2')
    expect(barReason(lacking({}, [], [], { ...ofLight, pow: 2 }), '0:cast')).toBe('barred.no-gems CF-MANA-12')
  })

  test('it is not offered when the reserve is sufficient', () => {
    const keys = optionKeys(lacking({ light: 2 }, ['0:cast'], [], ofLight))
    expect(keys).toContain('arrow-of-mana:1')
    expect(keys.filter((key) => key.includes('light'))).toEqual([])
  })

  test('POW returns to its value afterwards; the ability works once per round', () => {
    const cast = lacking({ light: 1 }, ['0:cast', 'arrow-of-mana:1:light1'], [1], ofLight)
    expect(characteristic(cast, fighterNamed(cast, 'Ann'), 'pow').total).toBe(4)
    expect(optionKeys(cast)).not.toContain('0:cast')
  })

  test('gems cannot improve the mastery in the meantime', () => {
    // The star costs two of Light: gems of Air neither pay for it nor help the mastery now.
    const cast = turn(
      [
        magician('Ann', 0, 20, 30, {
          spells: [STAR],
          gems: { light: 1, air: 3 },
          card: { pow: 9, abilities: ['mastery-of-the-arcana'] },
        }),
        figure('Bob', 1, 30, 30),
      ],
      { answers: ['done', '0:cast', 'solar-star:1:light1'], dice: [2, 1, 2] },
    )
    expect(rolledDice(cast)[0]).toBe('roll.incantation 1')
    expect(fighterNamed(cast, 'Ann').gems).toEqual({ air: 3 })
  })

  test('EX-CF-431, CF-INCARN-09: a Character magician with four gems of Earth and one of Water casts a spell that takes two of each', () => {
    // The example's spell has no card; the Spiritual Claws cost the same.
    const magnus = { pow: 5, character: true, magic: { ...ofLight.magic, elements: ['earth', 'water'] } }
    const claws = 'spiritual-claws'
    const cast = (answers: readonly Json[], dice: readonly number[]) =>
      turn(
        [
          magician('Magnus', 0, 20, 30, { spells: [claws], gems: { earth: 4, water: 1 }, card: magnus }),
          figure('Bob', 1, 30, 30),
        ],
        { answers: ['done', '0:cast', ...answers], dice },
      )
    expect(optionKeys(cast([], []))).toEqual([`${claws}:1:water1`, `${claws}:2:water1`])
    // One die and POW 4: 5 fails the 10 of the claws; the two gems of Earth left could not be spent on mastery.
    const failed = cast([`${claws}:1:water1`], [5])
    expect(rolledDice(failed)).toEqual(['roll.incantation 1'])
    expect(eventArgs(failed, 'test.failed')).toMatchObject([{ final: 9, difficulty: 10 }])
    expect(fighterNamed(failed, 'Magnus').gems).toEqual({ earth: 2 })
  })

  test('CF-COUNTER-06: a magician who absorbs the spell must match gems that POW replaced', () => {
    const absorbing = (dark: number) =>
      turn(
        [
          magician('Ann', 0, 20, 30, {
            spells: [STAR],
            gems: { light: 1 },
            card: { pow: 9, abilities: ['mastery-of-the-arcana'], ...ofLight },
          }),
          magician('Mae', 1, 30, 30, { gems: { darkness: dark } }),
        ],
        { answers: ['done', '0:cast', 'solar-star:1:light1'] },
      )
    expect(optionKeys(absorbing(2))).toContain('absorb:1:darkness2')
    expect(optionKeys(absorbing(1))).toEqual(['counter:1:darkness1', 'pass'])
  })
})
