import { describe, expect, test } from 'vitest'
import { mov } from '../../movement/potential.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { faithful } from '../../testing/faithful.ts'
import { playPhase } from '../../testing/phase.ts'
import { eventArgs, fighterNamed, figure } from '../../testing/scene.ts'
import { readAfterSpell, resultsAfterSpell } from '../../testing/spell-reading.ts'
import { type SpellCast, spellScene } from '../../testing/spell-scene.ts'
import { enemy } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

const SPELL = 'alchemical-petrification'
const petrify = (face: number): SpellCast => ({
  ...{ spell: SPELL, gems: { earth: 5 }, on: enemy({ aim: 3, pow: 3 }) },
  dice: [6, face],
})
const KINDS = ['initiative', 'attack', 'defence', 'aim', 'incantation', 'discipline'] as const
const objects = (match: ReturnType<typeof spellScene>) =>
  fighterNamed(match, 'Bob').effects.map(({ object }) => object.replace('under-alchemical-petrification-', ''))

describe('CF-REV-TIRNABOR-14 Alchemical Petrification', () => {
  test('CF-REV-TIRNABOR-14: a 1 is slow motion: -1 to Initiative, Attack, Defence and Aim', () => {
    expect(resultsAfterSpell(petrify(1), KINDS)).toEqual([5, 5, 5, 5, 6, 6])
    expect(objects(spellScene(petrify(1)))).toEqual(['slow'])
    // It ends with the round.
    expect(objects(spellScene(petrify(1), maintenancePhase))).toEqual([])
  })

  test.each([2, 5])('CF-REV-TIRNABOR-14: %d is paralysis: -1 to Power tests as well, MOV -2.5', (face) => {
    expect(resultsAfterSpell(petrify(face), KINDS)).toEqual([5, 5, 5, 5, 5, 6])
    expect(readAfterSpell(petrify(face), (play, _ann, bob) => mov(play, bob, 'walk').total)).toBe(7.5)
  })

  test('CF-REV-TIRNABOR-14: paralysis ends with a new die in each maintenance phase', () => {
    const paralyseThen = (face: number) => spellScene({ ...petrify(3), dice: [6, 3, face] }, maintenancePhase)
    expect(objects(paralyseThen(4))).toEqual(['paralysed'])
    expect(objects(paralyseThen(6))).toEqual(['stone'])
    // Slow motion until the end of the next round.
    expect(objects(paralyseThen(1))).toEqual(['slow'])
    const slow = (x: number) => {
      const bob = figure(
        'Bob',
        1,
        60,
        30,
        {},
        { effects: [{ object: 'under-alchemical-petrification-slow', until: 'game', x }] },
      )
      return objects(playPhase('maintenance', { round: 2, figures: [figure('Ann', 0, 20, 30), bob] }))
    }
    expect(slow(2)).toEqual([])
    expect(slow(3)).toEqual(['slow'])
  })

  test('CF-BOOK-09: casting it again on a paralysed target does not add up', () => {
    const paralysed = {
      effects: [{ object: 'under-alchemical-petrification-paralysed', until: 'game', source: { figure: 0 } }],
    }
    const secondCast = { ...petrify(1), on: enemy({ aim: 3, pow: 3 }, paralysed) }
    expect(objects(spellScene(secondCast))).toEqual(['paralysed', 'slow'])
    expect(resultsAfterSpell(secondCast, KINDS)).toEqual([5, 5, 5, 5, 5, 6])
  })

  const stone = {
    figures: [
      faithful('Ann', 0, 20, 30, { miracles: ['purifying-clarity'], faith: 2, card: { mov: 20 } }),
      figure(
        'Ben',
        1,
        30,
        30,
        {},
        { wounds: 'light', effects: [{ object: 'under-alchemical-petrification-paralysed', until: 'game' }] },
      ),
      figure('Bob', 1, 90, 30),
    ],
  }

  test('CF-REV-TIRNABOR-14: a 6 petrifies: the target leaves play, and a stone blocks its place', () => {
    const match = playPhase('maintenance', stone, { dice: [6] })
    expect(fighterNamed(match, 'Ben').status).toBe('eliminated')
    expect(eventArgs(match, 'petrified')).toEqual([{ fighter: 'Ben' }])
    expect(match.state.markers).toMatchObject([{ kind: SPELL, at: { x: 30000, y: 30000 } }])
  })

  test('CF-REV-TIRNABOR-14: what dissipates spells frees the target, unchanged', () => {
    const effects = [
      { object: 'under-alchemical-petrification-stone', until: 'game', source: { figure: 0, object: SPELL } },
    ]
    const petrified = { status: 'eliminated', wounds: 'light', effects }
    const match = turn([stone.figures[0]!, figure('Ben', 1, 30, 30, {}, petrified), figure('Bob', 1, 90, 30)], {
      answers: ['done', '0:call', 'purifying-clarity:1'],
      dice: [3],
    })
    expect(fighterNamed(match, 'Ben')).toMatchObject({
      status: 'standing',
      wounds: 1,
      effects: [{ object: 'cleared' }],
    })
    expect(eventArgs(match, 'unpetrified')).toEqual([{ fighter: 'Ben' }])
  })
})
