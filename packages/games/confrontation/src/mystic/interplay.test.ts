import { expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { gems, magician } from '../testing/magician.ts'
import { eventArgs, fighterNamed, figure, rolledDice } from '../testing/scene.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { turn } from '../testing/turn.ts'

const RUIN = { object: 'ruin', source: { figure: 1 } }

test('CF-MIRACLE-35, CF-CAST-12: a caster killed by a 1 in the incantation casts nothing, even if another die would have passed', () => {
  const ann = (effects: object[]) =>
    magician('Ann', 0, 20, 30, {
      ...{ spells: ['mystical-galvanisation'], gems: { light: 4 }, card: { res: 0 } },
      more: { effects } as never,
    })
  const cast = (effects: object[], dice: number[]) =>
    turn([ann(effects), figure('Bob', 1, 90, 50)], {
      answers: ['done', '0:cast', gems({ light: 3 }, { light: 1 }, {})],
      dice,
    })
  const ruined = cast([RUIN], [5, 1, 6, 6])
  expect(fighterNamed(ruined, 'Ann').status).toBe('eliminated')
  expect(eventArgs(ruined, 'cast.succeeded').length).toBe(0)
  expect(eventArgs(ruined, 'cast.failed')).toHaveLength(1)
  expect(eventArgs(cast([], [5, 1]), 'cast.succeeded')).toHaveLength(1)
})

test('CF-MIRACLE-35, CF-COUNTER-08, CF-ABIL-61: a magician killed by a 1 in a countering test cannot repeat it with Luck', () => {
  const lucky = { abilities: ['luck'], res: 0, pow: 9 }
  const figures = [
    magician('Ann', 0, 20, 30, { spells: ['mystical-galvanisation'], gems: { light: 3 } }),
    magician('Bob', 1, 30, 30, {
      gems: { air: 1 },
      card: lucky,
      more: { effects: [{ ...RUIN, source: { figure: 0 } }] },
    }),
  ]
  // The first die is a 1, which kills the tester before Luck could repeat the test.
  const match = turn(figures, { answers: ['done', '0:cast', 'counter:1:air1'], dice: [5, 1, 6, 6] })
  expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
  expect(eventArgs(match, 'cast.countered').length).toBe(0)
  expect(eventArgs(match, 'cast.succeeded')).toHaveLength(1)
})

test('CF-SPELL-66, CF-MIRACLE-14: an assailant that is set back has moved, and the trap causes damage a second time', () => {
  const trapped = [{ object: 'trap-of-wolves', source: { figure: 1 } }]
  const figures = [
    figure('Bob', 0, 20, 30, { att: 3, res: 20 }, { card: 'Ann', effects: trapped }),
    figure('Cid', 1, 30, 30),
    faithful('Zoe', 1, 30, 40, { miracles: ['renouncement'], faith: 3 }),
  ]
  const answers = ['0:charge:1', { to: [27.5, 30] }, 'renouncement:0', { to: [20, 30] }]
  const match = turn(figures, { answers, dice: [2, 1, 2, 2, 1] })
  // 7.5 cm: STR 4; 1 cm: STR 1.
  expect(rolledDice(match).filter((roll) => roll.startsWith('roll.damage'))).toHaveLength(2)
  expect(eventArgs(match, 'damage.read').map(({ total }) => total)).toEqual([2 + 4 - 20, 2 + 1 - 20])
})

test('CF-SPELL-08, CF-BOOK-10: a fighter brought below a Critical Wound has no further Critical Wounds left', () => {
  const given = { spell: 'calming-glow', gems: { light: 2 }, x: 2, dice: [6] }
  const hurt = { wounds: 'critical', extraWounds: 1 }
  const match = spellScene({
    ...given,
    on: { seat: 0, card: { abilities: ['enormous'] }, more: hurt, at: [30, 30] },
  })
  expect(fighterNamed(match, 'Bob')).toMatchObject({ wounds: 2, extraWounds: 0 })
})
