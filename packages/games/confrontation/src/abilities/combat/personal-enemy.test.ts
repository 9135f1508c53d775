import { describe, expect, test } from 'vitest'
import { maintenancePhase } from '../../round/phases.ts'
import type { Play } from '../../state.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, type Scene } from '../../testing/scene.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

/** Ann, Lightly Wounded, hits Bob, her personal enemy or not, with a double 6; then comes the maintenance phase. */
function kills(abilities: string[], answers: string[], bob: string[] = [], by = 'Ann'): Scene {
  const enemy = { ...(figure('Bob', 1, 22.5, 30, { abilities: bob }) as object), who: 'goblins-bazuka' }
  return playRule(
    {
      figures: [figure('Ann', 0, 20, 30, { abilities }, { wounds: 'light' }), enemy as never, figure('Abe', 0, 40, 30)],
    },
    function* (play: Play) {
      const rules = ['CF-DAMAGE-01']
      yield* rollDamage(play, {
        by: fighterNamed(play, by),
        victim: fighterNamed(play, 'Bob'),
        kind: 'combat',
        strength: 0,
        rules,
      })
      yield* maintenancePhase(play)
    },
    { dice: [6, 6], answers },
  )
}

describe('CF-ABIL-73 Personal enemy/X', () => {
  const hates = ['personal-enemy-goblins-bazuka']

  test('heals the fighter and gives it a new ability', () => {
    const match = kills([...hates, 'survival-instinct'], [])
    expect(promptId(match)).toBe('ask.reward')
    expect(optionKeys(match)).toEqual(['fierce', 'authority', 'rallying-cry', 'implacable'])
    const done = kills(hates, ['implacable'])
    expect(fighterNamed(done, 'Ann').wounds).toBe(0)
    expect(eventArgs(done, 'ability.gained')).toMatchObject([{ fighter: 'Ann' }])
    expect(fighterNamed(done, 'Ann').effects).toMatchObject([{ object: 'implacable', x: 1, until: 'game' }])
  })

  test('requires the enemy to have left the table', () => {
    const match = kills(hates, [], ['fierce'])
    expect(eventArgs(match, 'fierce')).toMatchObject([{ fighter: 'Bob' }])
    expect(promptId(match)).toBe('ask.reward')
    expect(eventArgs(match, 'eliminated')).toHaveLength(1)
  })

  test('gives nothing for the death of another fighter, or to another fighter', () => {
    expect(promptId(kills([], []))).toBeUndefined()
    expect(promptId(kills(hates, [], [], 'Abe'))).toBeUndefined()
  })
})
