import { describe, expect, test } from 'vitest'
import { miraclesOf } from '../../divination/miracle.ts'
import { spellsOf } from '../../incantation/spell.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Script,
} from '../../testing/scene.ts'
import { has } from '../../traits.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { addOwnEffect } from '../builders.ts'

/** Ann and Abe, reinforcements of 10 and this many A.P., fall; then comes a maintenance phase. */
function killBoth(script: Script, ap = 12, rounds = 1) {
  return playRule(
    {
      figures: [
        figure(
          'Ann',
          0,
          20,
          30,
          { abilities: ['reinforcement', 'major-potion-of-strength'], ap: 10 },
          { wounds: 'serious' },
        ),
        figure('Abe', 0, 40, 30, { abilities: ['reinforcement'], ap }),
        figure('Amy', 0, 60, 30, { ap: 5 }),
        figure('Bob', 1, 66, 30),
      ],
    },
    function* (play) {
      addOwnEffect(play, fighterNamed(play, 'Ann'), 'concentration-att', 'concentration', 'game', 2)
      for (const name of ['Ann', 'Abe']) yield* eliminate(play, fighterNamed(play, name), { by: null, rules: [] })
      for (let i = 0; i < rounds; i++) {
        yield* maintenancePhase(play)
        play.state.round++
      }
    },
    script,
  )
}

describe('CF-ABIL-83, CF-REV-12 reinforcements', () => {
  test('are rolled for once per maintenance phase, the cheapest first; the player chooses among equals', () => {
    expect(eventArgs(killBoth({ dice: [3] }), 'returned')).toEqual([])
    const match = killBoth({}, 10)
    expect(promptId(match)).toBe('ask.reinforcement')
    expect(optionKeys(match)).toEqual(['0', '1'])
  })

  test('return on 5 and 6, within 10 cm of a friend and out of contact with enemies', () => {
    const match = killBoth({ dice: [5] })
    expect(promptId(match)).toBe('ask.return')
    expect(refusal(match, path([40, 30]))).toBe('refused.far-from-friends CF-ABIL-83')
    expect(refusal(match, path([63.5, 30]))).toBe('refused.set-down-contact CF-ABIL-83')
    giveAnswers(match, path([52, 30]))
    expect(placeOf(match, 'Ann')).toMatchObject([52, 30])
    expect(eventArgs(match, 'returned')).toMatchObject([{ fighter: 'Ann' }])
  })

  test('are healthy again and free of all effects', () => {
    const match = giveAnswers(killBoth({ dice: [6] }), path([52, 30]))
    expect(fighterNamed(match, 'Ann')).toMatchObject({
      status: 'standing',
      wounds: 0,
      effects: [],
      hasFallen: true,
      arrivedInRound: 1,
    })
  })

  test('wait on 3 and 4, and are gone for good on 1 and 2', () => {
    const waits = killBoth({ dice: [4, 5] }, 12, 2)
    expect(promptId(waits)).toBe('ask.return')
    expect(waits.pending[0]?.kind === 'place' && waits.pending[0].figure).toBe(0)
    const gone = killBoth({ dice: [2, 5] }, 12, 2)
    expect(gone.pending[0]?.kind === 'place' && gone.pending[0].figure).toBe(1)
  })
})

test('CF-ABIL-83 (c) a magician or faithful returns without learnt spells or miracles', () => {
  const learnt = (more: FigureDetails) => {
    const match = playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['reinforcement'], pow: 5 }, more),
          figure('Amy', 0, 60, 30),
          figure('Bob', 1, 90, 30),
        ],
      },
      function* (play) {
        yield* eliminate(play, fighterNamed(play, 'Ann'), { by: null, rules: [] })
        yield* maintenancePhase(play)
      },
      { dice: [6], answers: [path([52, 30])] },
    )
    const ann = fighterNamed(match, 'Ann')
    return {
      spells: spellsOf(ann).length,
      miracles: miraclesOf(ann).length,
      suspended: ann.effects.flatMap(({ suspends = [] }) => suspends),
    }
  }
  expect(learnt({ spells: ['diversion-of-the-shadows'], gems: { darkness: 2 } })).toEqual({
    spells: 0,
    miracles: 0,
    suspended: ['diversion-of-the-shadows'],
  })
  expect(learnt({ miracles: ['divine-eye'] })).toEqual({ spells: 0, miracles: 0, suspended: ['divine-eye'] })
})

test("CF-ABIL-83 (c) a fighter returns without its artefacts' effects, but with what its card prints", () => {
  const returnFighter = (extras: string[], abilities: string[]) =>
    playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['reinforcement', ...abilities] }, { extras }),
          figure('Amy', 0, 60, 30),
          figure('Bob', 1, 90, 30),
        ],
      },
      function* (play) {
        const ann = fighterNamed(play, 'Ann')
        yield* eliminate(play, ann, { by: null, rules: [] })
        yield* maintenancePhase(play)
        expect(has(play, ann, 'luck')).toBe(false)
        expect(has(play, ann, 'bravery')).toEqual(abilities.includes('bravery'))
      },
      { dice: [6], answers: [path([52, 30])] },
    )
  expect(eventArgs(returnFighter(['Ring of fortune'], ['bravery']), 'returned')).toHaveLength(1)
  expect(eventArgs(returnFighter(['Ring of bravery'], []), 'returned')).toHaveLength(1)
})
