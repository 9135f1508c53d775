import { expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { diceOf } from '../../dice/throw-hand.ts'
import { disengagementDifficulty } from '../../movement/disengagement.ts'
import { loadPosition } from '../../testing/rule.ts'
import { type FigureDetails, fighterNamed, figure, optionKeys, scene } from '../../testing/scene.ts'
import { sumWith } from '../../traits.ts'

/** Ann's options against Bob, this many cm behind her. */
function announcements(abilities: string[], distance: number): string[] {
  const ann = figure('Ann', 0, 60, 30, { abilities, mov: 20 }, { facing: 'west' })
  const match = scene({ figures: [ann, figure('Bob', 1, 62.5 + distance, 30)] }, { answers: ['play'] })
  return optionKeys(match).filter((key) => key.startsWith('0:'))
}

test('CF-ABIL-21 a fighter with consciousness charges enemies it does not face within 20 cm, not beyond', () => {
  expect(announcements([], 15)).not.toContain('0:charge:1')
  expect(announcements(['consciousness'], 15)).toContain('0:charge:1')
  expect(announcements(['consciousness'], 20)).toContain('0:charge:1')
  expect(announcements(['consciousness'], 21)).not.toContain('0:charge:1')
})

test('CF-ABIL-10 a Being of Destiny has consciousness', () => {
  expect(announcements(['being-of-destiny/2'], 15)).toContain('0:charge:1')
})

test('CF-ABIL-22, CF-ABIL-58 Constructs and the Living-dead have DIS 0 whatever their cards say', () => {
  const discipline = (card: FigureDetails) => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, card)] })
    return characteristic(play, fighterNamed(play, 'Ann'), 'dis').total
  }
  expect(discipline({ dis: 4 })).toBe(4)
  expect(discipline({ dis: 4, abilities: ['construct'] })).toBe(0)
  expect(discipline({ dis: 4, abilities: ['living-dead'] })).toBe(0)
})

test('CF-ABIL-28 the difficulty of disengaging never exceeds X, and stays as it is below X', () => {
  const difficulty = (abilities: string[]) => {
    const play = loadPosition({
      figures: [figure('Ann', 0, 20, 30, { abilities }), figure('Bob', 1, 22.5, 30), figure('Bea', 1, 17.5, 30)],
    })
    return disengagementDifficulty(play, fighterNamed(play, 'Ann')).total
  }
  expect(difficulty([])).toBe(8)
  expect(difficulty(['disengagement/6'])).toBe(6)
  expect(difficulty(['disengagement/9'])).toBe(8)
})

test('CF-ABIL-52 an implacable fighter may pursue X times more', () => {
  const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { abilities: ['implacable/2'] })] })
  const ann = fighterNamed(play, 'Ann')
  expect(sumWith(play, ann, 'extraPursuits', (ability, effect) => ability.extraPursuits(ann, effect))).toBe(2)
})

test('CF-ABIL-56 a commander rolls two dice for the Tactical roll, a musician one, and both one elsewhere', () => {
  const diceFor = (command: string, kind: 'tactical' | 'discipline') => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { abilities: ['leadership/10'], command })] })
    return diceOf(play, {
      kind,
      fighter: fighterNamed(play, 'Ann'),
      rules: [],
      difficulty: null,
      against: null,
      dice: 1,
    })
  }
  expect(diceFor('commander', 'tactical')).toBe(2)
  expect(diceFor('musician', 'tactical')).toBe(1)
  expect(diceFor('commander', 'discipline')).toBe(1)
})
