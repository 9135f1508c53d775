import { describe, expect, test } from 'vitest'
import { fearFaced } from '../../fear/courage.ts'
import { encumbering, obstaclesFor } from '../../ground/obstacles.ts'
import { gems, magician } from '../../testing/magician.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, rolledDice, type Scene } from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

/** A fighter with these abilities is hit with STR 0 against RES 0: the higher die is the line. */
function strike(bob: FigureDetails, faces: readonly number[], ann: FigureDetails = {}): Scene {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 22.5, 30, { res: 0, ...bob })] },
    (play) => {
      const [by, victim] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')]
      return rollDamage(play, { by, victim, kind: 'combat', strength: 0, rules: ['CF-DAMAGE-01'] })
    },
    { dice: faces },
  )
}
const wounds = (bob: FigureDetails, faces: readonly number[]) => fighterNamed(strike(bob, faces), 'Bob').wounds

describe('CF-ABIL-51 Immunity/X', () => {
  test('Stunned: is not stunned, but wounded', () => {
    expect(fighterNamed(strike({}, [2, 1]), 'Bob').stunned).toBe(true)
    expect(fighterNamed(strike({ abilities: ['immunity-stunned'] }, [2, 1]), 'Bob').stunned).toBe(false)
    expect(wounds({ abilities: ['immunity-stunned'] }, [5, 1])).toBe(1)
  })

  test('Exceptional Wounds: ignores every double, a double 6 as well', () => {
    const abilities = ['immunity-exceptional-wounds']
    expect(wounds({}, [5, 5])).toBe(3)
    expect(wounds({ abilities }, [5, 5])).toBe(0)
    expect(fighterNamed(strike({ abilities }, [6, 6]), 'Bob').status).toBe('standing')
    expect(wounds({ abilities }, [5, 4])).toBe(2)
  })

  test.each([
    ['legs', 1],
    ['arms', 2],
    ['belly', 3],
    ['chest', 4],
    ['head', 5],
  ])('%s: ignores a Wound located there, and nothing else', (location, low) => {
    const countIgnored = (die: number) => {
      return eventArgs(strike({ abilities: [`immunity-${location}`] }, [6, die]), 'damage.ignored').length
    }
    expect([1, 2, 3, 4, 5].map(countIgnored)).toEqual([1, 2, 3, 4, 5].map((die) => (die === low ? 1 : 0)))
  })

  test('Encumbered ground and impassable ground: crosses it', () => {
    const scenery = [
      { kind: 'swamp', at: [40, 30], size: [5, 5] },
      { kind: 'water', at: [60, 30], size: [5, 5] },
    ]
    const groundsFor = (abilities: string[]) => {
      const play = loadPosition({ scenery, figures: [figure('Ann', 0, 20, 30, { abilities })] })
      return {
        encumbering: encumbering(play, fighterNamed(play, 'Ann')).length,
        obstacles: obstaclesFor(play, fighterNamed(play, 'Ann')).length,
      }
    }
    expect(groundsFor([])).toEqual({ encumbering: 1, obstacles: 1 })
    expect(groundsFor(['immunity-encumbered-ground'])).toEqual({ encumbering: 0, obstacles: 1 })
    expect(groundsFor(['immunity-impassable-ground'])).toEqual({ encumbering: 1, obstacles: 0 })
  })

  test('CF-ABIL-51 Fear: ignores FEAR from any source', () => {
    const fearFacedBy = (abilities: string[], enemy: FigureDetails) => {
      const figures = [figure('Ann', 0, 20, 30, { abilities }), figure('Bob', 1, 60, 30, enemy)]
      const play = loadPosition({ figures })
      return fearFaced(play, fighterNamed(play, 'Ann'), [fighterNamed(play, 'Bob')], [])
    }
    const dead = { fear: 5, abilities: ['living-dead'] }
    expect(fearFacedBy([], { fear: 9 })).toBe(9)
    expect(fearFacedBy([], dead)).toBe(5)
    expect(fearFacedBy(['immunity-fear'], { fear: 9 })).toBe(null)
    expect(fearFacedBy(['immunity-fear'], dead)).toBe(null)
  })

  test('CF-ABIL-51 an Element: ignores spells paid with its gems alone, whatever the mastery; no others', () => {
    const burnt = (
      abilities: string[],
      spell: string,
      gems: Record<string, number>,
      dice: number[],
      card: FigureDetails = {},
    ) => spellScene({ spell, gems, ann: { card }, on: { card: { abilities } }, dice })
    const arrow = (abilities: string[], gems: Record<string, number>, dice: number[]) =>
      eventArgs(burnt(abilities, 'arrow-of-mana', gems, dice), 'damage.read').length
    expect(arrow([], { light: 2 }, [6, 5, 4])).toBe(1)
    expect(arrow(['immunity-light'], { light: 2 }, [6])).toBe(0)
    // A spell of two Elements is stopped by neither immunity.
    expect(arrow(['immunity-light'], { light: 1, air: 1 }, [6, 5, 4])).toBe(1)
    expect(arrow(['immunity-fire'], { light: 2 }, [6, 5, 4])).toBe(1)
  })

  test('CF-ABIL-51, CF-CAST-10: gems of mastery do not count', () => {
    const match = turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 2, air: 1 } }),
        figure('Bob', 1, 30, 30, { abilities: ['immunity-light'] }),
      ],
      {
        answers: ['done', '0:cast', 'arrow-of-mana:1', gems({ light: 2 }, { air: 1 }, {})],
        dice: [6, 5],
      },
    )
    expect(rolledDice(match)).toEqual(['roll.incantation 2'])
    expect(eventArgs(match, 'damage.read')).toEqual([])
  })

  test('CF-ABIL-22, -58: Constructs and the Living-dead are immune to fear and poison', () => {
    for (const ability of ['construct', 'living-dead']) {
      const play = loadPosition({
        figures: [figure('Ann', 0, 20, 30, { abilities: [ability] }), figure('Bob', 1, 60, 30, { fear: 9 })],
      })
      const ann = fighterNamed(play, 'Ann')
      expect(fearFaced(play, ann, [fighterNamed(play, 'Bob')], [])).toBe(null)
      expect(has(play, ann, 'immunity-toxic')).toBe(true)
    }
  })
})

describe('CF-EQUIP', () => {
  test('CF-EQUIP-01 a sacred weapon kills with every double, even a Hard-boiled target', () => {
    expect(fighterNamed(strike({}, [1, 1]), 'Bob').status).toBe('standing')
    expect(fighterNamed(strike({}, [1, 1], { abilities: ['sacred-weapon'] }), 'Bob').status).toBe('eliminated')
    expect(
      fighterNamed(strike({ abilities: ['hard-boiled'] }, [1, 1], { abilities: ['sacred-weapon'] }), 'Bob').status,
    ).toBe('eliminated')
    expect(fighterNamed(strike({}, [2, 1], { abilities: ['sacred-weapon'] }), 'Bob').status).toBe('standing')
  })

  test('CF-EQUIP-02 sacred armour ignores doubles, even those of a sacred weapon', () => {
    const bob = { abilities: ['sacred-armour'] }
    expect(fighterNamed(strike(bob, [1, 1], { abilities: ['sacred-weapon'] }), 'Bob').status).toBe('standing')
    expect(eventArgs(strike(bob, [4, 4]), 'damage.ignored')).toHaveLength(1)
  })

  test('CF-EQUIP-03 a sword-axe kills with a Critical Wound from the table, not with one worsened to Critical', () => {
    const ann = { abilities: ['sword-axe'] }
    // 6 and 4: chest, Critical; 4 and 4: Serious.
    expect(fighterNamed(strike({}, [6, 4]), 'Bob').wounds).toBe(3)
    expect(fighterNamed(strike({}, [6, 4], ann), 'Bob').status).toBe('eliminated')
    const worse = playRule(
      { figures: [figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 22.5, 30, { res: 0 }, { wounds: 'serious' })] },
      (play) =>
        rollDamage(play, {
          by: fighterNamed(play, 'Ann'),
          victim: fighterNamed(play, 'Bob'),
          kind: 'combat',
          strength: 0,
          rules: ['CF-DAMAGE-01'],
        }),
      { dice: [4, 4] },
    )
    expect(fighterNamed(worse, 'Bob')).toMatchObject({ status: 'standing', wounds: 3 })
  })
})
