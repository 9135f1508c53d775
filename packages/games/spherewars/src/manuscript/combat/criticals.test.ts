import { describe, expect, test } from 'vitest'
import {
  activation,
  ana,
  archer,
  bor,
  combatantNamed,
  eventArgs,
  fighting,
  man,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Script,
} from '../testing/scene.ts'

/** Dice of a dexterity roll that Ana wins plainly. */
const WON = [4, 4, 1, 1]
const FAR = man('Far', 1, 38, 2)

type Faces = readonly (number | 'S')[]

/** Ana strikes Bor (CON 4, 6 wounds) with as much POT as there are dice; extra dice confirm spheres. */
function strike(damage: Faces, answers: readonly string[] = [], enemy = {}, extra: Faces = []) {
  const script: Script = { dice: [...WON, ...damage, ...extra], answers }
  return fighting({ str: damage.length }, enemy, script, [FAR])
}

describe('critical rolls', () => {
  test('SM-CRIT-02 a double S of the winner in the dexterity roll gives one more POT, a triple the same', () => {
    const double = fighting({}, {}, { dice: ['S', 'S', 1, 1, 1, 1, 1] }, [FAR])
    expect(rolledDice(double)[1]).toBe('roll.damage 3')
    const triple = fighting({ dex: 3 }, {}, { dice: ['S', 'S', 'S', 1, 1, 1, 1, 1] }, [FAR])
    expect(rolledDice(triple)[1]).toBe('roll.damage 3')
  })

  test('SM-CRIT-02 the loser’s double S has no effect', () => {
    const match = fighting({ dex: 3 }, {}, { dice: ['S', 'S', 2, 'S', 'S', 1, 1, 1] }, [FAR])
    expect(rolledDice(match)[1]).toBe('roll.damage 3')
    const lone = fighting({}, {}, { dice: ['S', 5, 'S', 4, 1, 1] }, [FAR])
    expect(rolledDice(lone)[1]).toBe('roll.damage 2')
  })

  test('SM-CRIT-01 SM-DICE-05 only the last of repeated dexterity rolls counts', () => {
    const match = fighting({}, {}, { dice: ['S', 'S', 'S', 'S', 4, 4, 1, 1, 1, 1] }, [FAR])
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.dexterity 2 2', 'roll.damage 2'])
  })

  test('SM-CRIT-03 a double 5 in the damage roll pushes the enemy 2 inches straight away', () => {
    const match = strike([5, 5])
    expect(eventArgs(match, 'pushed')).toEqual([{ victim: 'Bor', inches: '2.00' }])
    expect(placeOf(match, 'Bor')).toEqual([13.2, 20])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    expect(placeOf(strike([5, 4]), 'Bor')).toEqual([11.2, 20])
  })

  test('SM-CRIT-01 fives count even as failures, and three of a face contain a double', () => {
    const hard = strike([5, 5], [], { conMundane: 6 })
    expect(eventArgs(hard, 'wounded')).toEqual([])
    expect(eventArgs(hard, 'pushed').length).toBe(1)
    expect(eventArgs(strike([5, 5, 5]), 'pushed').length).toBe(1)
  })

  test('SM-CRIT-03 the passive winner pushes the active fighter as well', () => {
    const match = fighting({}, {}, { dice: [1, 1, 4, 4, 5, 5] }, [FAR])
    expect(placeOf(match, 'Ana')).toEqual([8, 20])
  })

  test('SM-CRIT-03 the enemy is not pushed onto bases, impassable terrain or off the table', () => {
    const script = { dice: [...WON, 5, 5] }
    const crowd = man('Cor', 1, 13.2, 21)
    expect(placeOf(fighting({}, {}, script, [crowd]), 'Bor')).toEqual([11.2, 20])
    const rock = { type: 'boulder', x: 13.2, y: 20, diameter: 1 }
    expect(placeOf(fighting({}, {}, script, [FAR], { scenery: [rock] }), 'Bor')).toEqual([11.2, 20])
    const edge = activation(man('Ana', 0, 37, 20), [man('Bor', 1, 38.2, 20), FAR], script)
    expect(placeOf(edge, 'Bor')).toEqual([38.2, 20])
  })

  test('SM-CRIT-03 the enemy lands beyond a combatant in the way, even with several in the combat', () => {
    const dan = man('Dan', 0, 12.4, 20)
    const match = activation(ana(), [man('Bor', 1, 11.2, 20), dan, FAR], { dice: [4, 4, 4, 1, 1, 5, 5] })
    expect(placeOf(match, 'Bor')).toEqual([11.2, 20])
    const aside = man('Dan', 0, 11.2, 21.2)
    const free = activation(ana(), [man('Bor', 1, 11.2, 20), aside, FAR], { dice: [4, 4, 4, 1, 1, 5, 5] })
    expect(placeOf(free, 'Bor')).toEqual([13.2, 20])
  })

  test('SM-CRIT-03 SM-SCENERY-07 a high wall stops the push', () => {
    const wall = { type: 'high-wall', x: 12.2, y: 20, turn: 90 }
    const match = fighting({}, {}, { dice: [...WON, 5, 5] }, [FAR], { scenery: [wall] })
    expect(placeOf(match, 'Bor')).toEqual([11.2, 20])
  })

  test('SM-CRIT-03 wounds come first, then the push, then the check, and running away starts from there', () => {
    const brute = { str: 2, fear: 2 }
    const script = { dice: [...WON, 5, 5, 1], answers: ['let-go'] }
    const match = fighting(brute, {}, script, [FAR])
    const types = match.events.map(({ type }) => type)
    const order = ['wounded', 'pushed', 'morale-failed', 'flees'].map((type) => types.indexOf(type))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(placeOf(match, 'Bor')).toEqual([18.2, 20])
  })

  test('SM-CRIT-03 the dead are not pushed', () => {
    const match = activation(ana(), [bor(0, {}, { wounds: 2 }), FAR], { dice: [...WON, 5, 5], answers: ['stay'] })
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(eventArgs(match, 'pushed')).toEqual([])
  })

  test('SM-CRIT-04 a double S in the damage roll: push, wound, both or neither, chosen after the roll', () => {
    const asking = strike(['S', 'S'])
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'ask.perfect-strike',
      optionsOffered: ['devastating', 'brutal', 'both', 'neither'],
    })
    const result = (answer: string) => {
      const match = strike(['S', 'S'], [answer])
      return { wounds: combatantNamed(match, 'Bor').wounds, x: placeOf(match, 'Bor')[0] }
    }
    expect(result('neither')).toEqual({ wounds: 4, x: 11.2 })
    expect(result('brutal')).toEqual({ wounds: 4, x: 13.2 })
    expect(result('both')).toEqual({ wounds: 3, x: 13.2 })
  })

  test('SM-CRIT-05 a Devastating Blow is one extra wound', () => {
    const match = strike(['S', 'S'], ['devastating'])
    expect(combatantNamed(match, 'Bor').wounds).toBe(3)
    expect(placeOf(match, 'Bor')[0]).toBe(11.2)
    // Both spheres fail to be confirmed against 7: the extra wound is all there is.
    const hard = strike(['S', 'S'], ['devastating'], { conMundane: 7 }, [1, 1])
    expect(eventArgs(hard, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SM-CRIT-04 a double 5 in the same roll still pushes, once', () => {
    const asking = strike(['S', 'S', 5, 5])
    expect(optionKeys(asking)).toEqual(['devastating', 'neither'])
    const match = strike(['S', 'S', 5, 5], ['neither'])
    expect(eventArgs(match, 'pushed').length).toBe(1)
    expect(placeOf(match, 'Bor')).toEqual([13.2, 20])
  })

  test('SM-CRIT-06 a triple S kills, whatever the wounds left, and the annihilation move follows', () => {
    const match = strike(['S', 'S', 'S'], [], { conMundane: 6 })
    expect(eventArgs(match, 'mortal-strike').length).toBe(1)
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(promptId(match)).toBe('ask.annihilation')
  })

  test('SM-CRIT-01 extra dice of a difficulty above 6 do not count for criticals', () => {
    // One S must be confirmed by 2 or more; that the extra die shows an S does not make it a double.
    const match = strike(['S', 1], [], { conMundane: 7 }, ['S'])
    expect(eventArgs(match, 'perfect-strike')).toEqual([])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
    // Two extra fives do not push either.
    const fives = strike(['S', 'S'], ['neither'], { conMundane: 10 }, [5, 5])
    expect(eventArgs(fives, 'pushed')).toEqual([])
  })

  test('SM-CRIT-01 damage rolls of feats have no such effects', () => {
    const feat = { abilities: ['swipe'], fur: 1 }
    const script = { answers: ['swipe'], dice: [5, 5, 5, ...WON, 1, 1] }
    const match = fighting(feat, {}, script, [FAR])
    expect(eventArgs(match, 'pushed')).toEqual([])
    const spheres = fighting(feat, {}, { answers: ['swipe'], dice: [5, 'S', 'S', ...WON, 1, 1] }, [FAR])
    expect(eventArgs(spheres, 'perfect-strike')).toEqual([])
    expect(combatantNamed(spheres, 'Bor').wounds).toBe(4)
  })

  test('SM-SHOOT-12 shots only have the Mortal Strike', () => {
    const shooter = (str: number) => archer('Ana', 0, 10, 20, { pre: 1, str })
    const shoot = (damage: Faces) =>
      activation(shooter(damage.length), [bor(5), FAR], { answers: ['stand', '2'], dice: [5, 5, 5, ...damage] })
    expect(eventArgs(shoot([5, 5]), 'pushed')).toEqual([])
    expect(promptId(shoot(['S', 'S']))).toBe('ask.action')
    expect(combatantNamed(shoot(['S', 'S']), 'Bor').wounds).toBe(4)
    const mortal = shoot(['S', 'S', 'S'])
    expect(combatantNamed(mortal, 'Bor').status).toBe('dead')
    // SM-SHOOT-13: no annihilation move follows either.
    expect(promptId(mortal)).toBe('ask.action')
  })

  test('SM-SHOOT-12 a double S in the precision roll adds nothing to the shot', () => {
    const shooter = archer('Ana', 0, 10, 20, { pre: 2 })
    const match = activation(shooter, [bor(5), FAR], { answers: ['stand', '2'], dice: ['S', 'S', 1, 1, 1, 1] })
    expect(rolledDice(match)[1]).toBe('roll.damage 2')
  })
})
