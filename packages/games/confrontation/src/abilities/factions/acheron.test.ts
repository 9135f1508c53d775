import { describe, expect, test } from 'vitest'
import { maintenancePhase } from '../../round/phases.ts'
import { real } from '../../testing/real.ts'
import { find, ruleOn } from '../../testing/rule.ts'
import { asked, figure, rolled } from '../../testing/scene.ts'
import { eliminate } from '../../wounds/health.ts'

describe('CF-CARD-26 a gargoyle of the Swarm of Phobos', () => {
  const GARGOYLE = 'acheron-gargoyle-of-acheron'

  /** It falls; then comes a maintenance phase with whoever else is told. */
  const fallen = (companion: object, dice: number[] = []) =>
    ruleOn(
      {
        figures: [
          real(GARGOYLE, 0, 20, 30, {}, { extras: ['swarm-of-phobos'] }),
          real('lions-guard-of-alahan', 0, 40, 30, { ...companion }),
          figure('Bob', 1, 66, 30),
        ],
      },
      function* (play) {
        yield* eliminate(play, find(play, 'Gargoyle of Acheron'), { by: null, rules: [] })
        yield* maintenancePhase(play)
      },
      { dice },
    )

  const SARLATH = { army: 'acheron', character: true, rankWords: ['house of sarlath'] }

  test('comes back as a reinforcement as long as a Character of Sarlath is on the battlefield', () => {
    const match = fallen(SARLATH, [5])
    expect(rolled(match)).toEqual(['roll.reinforcement 1'])
    expect(asked(match)).toBe('ask.return')
  })

  test.each([
    ['of another House', { ...SARLATH, rankWords: ['house of mantis'] }],
    ['who is no Character', { ...SARLATH, character: false }],
  ])('not with somebody %s alone', (_, companion) => {
    expect(rolled(fallen(companion))).toEqual([])
  })

  test('or an Idol of Nightmares is', () => {
    expect(rolled(fallen({ name: 'Idol of Nightmares' }, [3]))).toEqual(['roll.reinforcement 1'])
  })
})
