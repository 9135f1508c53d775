import type { Json } from '@fray/kernel'
import { overlaps } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { call } from '../../divination/calling.ts'
import { miraclesOf } from '../../divination/miracle.ts'
import { miracleChoicesOn } from '../../divination/miracle-choices.ts'
import { contourOf } from '../../ground/bodies.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { faithful } from '../../testing/faithful.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Script,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { inflict } from '../../wounds/health.ts'
import { isZombie } from './gravediggers.ts'

test('CF-REV-ACHERON-01: a zombie belongs to Acheron and has Living-dead and Regeneration printed', () => {
  const play = loadPosition({
    figures: [
      catalogueFigure('acheron-zombie-warrior', 0, 10, 30),
      catalogueFigure('acheron-crane-warrior', 0, 20, 30),
      catalogueFigure('acheron-skeleton-warrior', 0, 30, 30),
      figure('Lion', 0, 40, 30, { abilities: ['living-dead', 'regeneration/5'] }),
      figure('Regenerating', 0, 50, 30, { people: 'acheron', abilities: ['regeneration/5'] }),
      figure(
        'Granted',
        0,
        60,
        30,
        { people: 'acheron', abilities: ['living-dead'] },
        { effects: [{ object: 'regeneration', x: 5 }] },
      ),
      figure('Bob', 1, 90, 30),
    ],
  })
  expect(play.state.fighters.map(isZombie)).toEqual([true, true, false, false, false, false, false])
})

const zombie = (x: number, more: FigureDetails = {}, changes: FigureDetails = {}) =>
  catalogueFigure('acheron-zombie-warrior', 0, x, 40, changes, { card: `Z${x}`, ...more })

/** Ann, a gravedigger with faith for one call of Brutality, against Bob in contact. */
function callMiracle(others: Json[], script: Script, ann: FigureDetails = {}) {
  return playRule(
    {
      figures: [
        faithful('Ann', 0, 20, 30, {
          ...{ miracles: ['brutality-of-the-shadows'], faith: 2 },
          card: { abilities: ['zombie-masters', 'warrior-monk'], people: 'acheron' },
          more: ann,
        }),
        figure('Bob', 1, 22.5, 30),
        ...others,
      ],
    },
    function* (play) {
      const ann0 = fighterNamed(play, 'Ann')
      yield* call(play, ann0, miracleChoicesOn(play, ann0, miraclesOf(ann0)[0]!, ann0)[0]!)
    },
    script,
  )
}

describe('CF-REV-ACHERON-19: Zombie Masters', () => {
  test('a zombie in the aura of faith adds a die to the call', () => {
    const helped = callMiracle([zombie(20)], { answers: ['2'], dice: [2, 5] })
    expect(rolledDice(helped)[0]).toBe('roll.divination 2')
    expect(eventArgs(helped, 'call.succeeded').length).toBe(1)
    expect(rolledDice(callMiracle([zombie(20)], { answers: ['none'], dice: [5] }))[0]).toBe('roll.divination 1')
    // The aura is 15 cm wide.
    const y = { y: 47.6 }
    expect(rolledDice(callMiracle([{ ...(zombie(20) as object), ...y } as Json], { dice: [5] }))).toEqual([
      'roll.divination 1',
    ])
    expect(rolledDice(callMiracle([figure('Amy', 0, 20, 40, {}, { card: 'Amy' })], { dice: [5] }))).toEqual([
      'roll.divination 1',
    ])
  })

  test('if the call fails the zombie suffers a Damage roll with STR equal to the Fervour, which nothing prevents', () => {
    const failed = callMiracle(
      [zombie(20, {}, { abilities: ['living-dead', 'regeneration/5', 'survival-instinct'] })],
      {
        answers: ['2'],
        dice: [1, 1, 6, 3],
      },
    )
    // 6 + 2 - 5.
    expect(eventArgs(failed, 'damage.read')).toMatchObject([{ victim: 'Zombie warrior', total: 3 }])
    expect(rolledDice(failed)).toEqual(['roll.divination 2', 'roll.damage 2'])
    expect(eventArgs(callMiracle([zombie(20)], { answers: ['2'], dice: [2, 5] }), 'damage.read')).toEqual([])
    expect(eventArgs(callMiracle([zombie(20)], { answers: ['none'], dice: [1] }), 'damage.read')).toEqual([])
  })

  test('works once a round', () => {
    const spentUse = { uses: { 'zombie-masters': { stretch: 1, times: 1 } } }
    expect(rolledDice(callMiracle([zombie(20)], { dice: [5] }, spentUse))).toEqual(['roll.divination 1'])
  })
})

describe('CF-REV-ACHERON-20: Chain of the Grave', () => {
  const CHAINED = { effects: [{ object: 'under-chain-of-the-grave', until: 'game' }] }
  const digger = (more: FigureDetails = CHAINED, card: FigureDetails = {}) =>
    faithful('Ann', 0, 20, 30, { miracles: ['chain-of-the-grave'], faith: 2, card: { category: 1, ...card }, more })
  const killVictim = (victim: Json, answers: Json[], others: Json[] = [], more: FigureDetails = CHAINED) =>
    playRule(
      { figures: [digger(more), victim, ...others] },
      (play) => inflict(play, play.state.fighters[1]!, 'killed', { by: null, rules: [] }),
      { answers },
    )
  const summonedFighters = (match: ReturnType<typeof killVictim>) =>
    match.state.fighters.filter(({ effects }) => effects.some(({ object }) => object === 'summoned'))

  test('is called once, and waits', () => {
    const called = turn([digger({}), figure('Bob', 1, 90, 30)], { answers: ['done', '0:call'], dice: [5] })
    expect(fighterNamed(called, 'Ann').effects).toMatchObject([{ object: 'under-chain-of-the-grave', until: 'game' }])
    expect(optionKeys(turn([digger(), figure('Bob', 1, 90, 30)], { answers: ['done'] }))).not.toContain('0:call')
  })

  test('the next fighter killed in the aura, on either side, becomes a zombie of the player’s choice in the same place', () => {
    const asks = killVictim(figure('Bob', 1, 30, 30), [])
    expect(promptId(asks)).toBe('ask.raised')
    expect(optionKeys(asks)).toEqual([
      'acheron-zombie-warrior',
      'acheron-zombie-of-acheron',
      'acheron-zombie-in-armour',
    ])
    const foe = killVictim(figure('Bob', 1, 30, 30), ['acheron-zombie-in-armour'])
    expect(
      summonedFighters(foe).map(({ member, at, seat }) => [member.profile.name, at.x / 1000, at.y / 1000, seat]),
    ).toEqual([['Zombie in armour', 30, 30, 0]])
    expect(fighterNamed(foe, 'Bob').status).toBe('eliminated')
    expect(fighterNamed(foe, 'Ann').effects).toEqual([])
    const friend = killVictim(figure('Amy', 0, 30, 30, {}, { card: 'Amy' }), ['acheron-zombie-warrior'])
    expect(summonedFighters(friend)).toHaveLength(1)
  })

  test('each of two gravediggers raises a zombie, and the bases do not overlap', () => {
    const other = faithful('Bea', 1, 34, 34, { card: { category: 1 }, more: CHAINED })
    const raise = (...answers: Json[]) => killVictim(figure('Bob', 1, 30, 30), answers, [other])
    const warrior = raise('acheron-zombie-warrior')
    expect(promptId(warrior)).toBe('ask.raised')
    expect(fighterNamed(warrior, 'Bob').status).toBe('eliminated')
    expect(summonedFighters(warrior).length).toBe(1)
    const both = summonedFighters(raise('acheron-zombie-warrior', 'acheron-zombie-warrior'))
    expect(both.map(({ seat }) => seat).toSorted()).toEqual([0, 1])
    expect(overlaps(contourOf(both[0]!), contourOf(both[1]!))).toBe(false)
  })

  test('the zombie stands as near as it can where an enemy touches the victim’s place', () => {
    const match = killVictim(
      figure('Amy', 0, 30, 30, {}, { card: 'Amy' }),
      ['acheron-zombie-warrior'],
      [figure('Bob', 1, 32.5, 30)],
    )
    const [raised] = summonedFighters(match)
    const [dx, dy] = [raised!.at.x / 1000 - 30, raised!.at.y / 1000 - 30]
    expect([dx, dy]).not.toEqual([0, 0])
    expect(dx * dx + dy * dy).toBeLessThanOrEqual(1)
    expect(eventArgs(match, 'summoned')).toHaveLength(1)
  })

  test('is not triggered by Living-dead or Constructs, outside the aura, or beyond the control limit', () => {
    const zombiesAndEffects = (victim: Json, others: Json[] = []) => {
      const match = killVictim(victim, [], others)
      return {
        zombies: summonedFighters(match).length - others.length,
        effects: fighterNamed(match, 'Ann').effects.length,
      }
    }
    expect(zombiesAndEffects(figure('Bob', 1, 30, 30, { abilities: ['living-dead'] }))).toEqual({
      zombies: 0,
      effects: 1,
    })
    expect(zombiesAndEffects(figure('Bob', 1, 30, 30, { abilities: ['construct'] }))).toEqual({
      zombies: 0,
      effects: 1,
    })
    expect(zombiesAndEffects(figure('Bob', 1, 37.6, 30))).toEqual({ zombies: 0, effects: 1 })
    const controlledZombies = [5, 10].map((y) =>
      catalogueFigure(
        'acheron-zombie-warrior',
        0,
        60,
        y,
        {},
        { card: `Z${y}`, effects: [{ object: 'summoned', until: 'game', source: { figure: 0 } }] },
      ),
    )
    expect(zombiesAndEffects(figure('Bob', 1, 30, 30), controlledZombies)).toEqual({ zombies: 0, effects: 1 })
  })
})
