import { describe, expect, test } from 'vitest'
import { inContact, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import { combatantNamed, eventArgs, figure, rolledDice, type Script, scene } from '../testing/scene.ts'
import { heal, kill } from '../wounds/wounds.ts'
import { addLingeringWound } from './lingering-wound.ts'

const MARK = { ability: 'lingering-wound', until: 'game', source: 'Goat' }

/** The wounded combatant is activated first; another waits, so that the match stops there. */
function activate(script: Script, more = {}) {
  const figures = [
    figure('battler', 0, 10, 10, { name: 'Ana', effects: [MARK], ...more }),
    figure('battler', 0, 30, 10, { name: 'Cid' }),
    figure('goat-man', 1, 30, 30, { name: 'Goat' }),
  ]
  return scene({ figures }, { ...script, answers: ['0', ...(script.answers ?? [])] })
}

describe('the lingering wound', () => {
  test.each([
    [3, 6],
    [4, 5],
    ['S', 5],
  ] as const)(
    'SW-RGEN-11 the die at the start of the next activation, %s, leaves %i wounds, and the marker goes',
    (die, left) => {
      const match = activate({ dice: [die] })
      expect(rolledDice(match)).toEqual(['roll.lingering-wound 1'])
      expect(combatantNamed(match, 'Ana')).toMatchObject({ wounds: left, effects: [] })
    },
  )

  test('SW-RGEN-11 the lingering wound may kill, which ends the activation', () => {
    const match = activate({ dice: [4] }, { wounds: 1 })
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Ana' }])
    expect(eventArgs(match, 'stood')).toEqual([])
  })

  test('SW-RGEN-11 SW-ACT-16 a fleeing victim rolls before it tries to regroup', () => {
    const match = activate({ dice: [4, 5] }, { fleeing: true })
    expect(rolledDice(match)).toEqual(['roll.lingering-wound 1', 'roll.morale 1'])
  })

  test('SW-RGEN-11 a victim has at most one marker, and the dead get none', () => {
    const match = playRule(inContact(plain('Ana'), plain('Bor'), { friends: [plain('Cid')] }), function* (play) {
      const [ana, bor, cid] = ['Ana', 'Bor', 'Cid'].map((name) => combatantNamed(play, name))
      addLingeringWound(play, bor!, ana!, [])
      addLingeringWound(play, bor!, cid!, [])
      yield* kill(play, ana!, { by: null, kind: 'direct', rules: [] })
      addLingeringWound(play, ana!, bor!, [])
    })
    expect(combatantNamed(match, 'Bor').effects.length).toBe(1)
    expect(combatantNamed(match, 'Ana').effects).toEqual([])
  })

  test('SW-RGEN-11 any healing removes it', () => {
    const position = {
      figures: [
        figure('battler', 0, 10, 10, { name: 'Goat', effects: [MARK], wounds: 2 }),
        figure('goat-man', 1, 30, 30),
      ],
    }
    // biome-ignore lint/correctness/useYield: healing asks nobody
    const match = playRule(position, function* (play) {
      heal(play, combatantNamed(play, 'Goat'), 1)
    })
    expect(combatantNamed(match, 'Goat').effects).toEqual([])
  })

  test('SW-RGEN-11 healing removes nothing else, and does nothing for unhurt or dead combatants', () => {
    const vigour = { ability: 'vigour', until: 'turn', source: 'Goat' }
    const effectsAfterHealing = (more: object, count: number) => {
      const goat = figure('battler', 0, 10, 10, { name: 'Goat', effects: [MARK, vigour], ...more })
      // biome-ignore lint/correctness/useYield: healing asks nobody
      const match = playRule({ figures: [goat, figure('goat-man', 1, 30, 30)] }, function* (play) {
        heal(play, combatantNamed(play, 'Goat'), count)
      })
      return combatantNamed(match, 'Goat').effects.map(({ object }) => object)
    }
    expect(effectsAfterHealing({ wounds: 2 }, 1)).toEqual(['vigour'])
    expect(effectsAfterHealing({ wounds: 2 }, 0)).toEqual(['lingering-wound', 'vigour'])
  })
})
