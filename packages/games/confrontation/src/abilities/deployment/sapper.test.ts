import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { confrontation } from '../../game.ts'
import { lineOfSight } from '../../ground/sight.ts'
import { captureMachines } from '../../machines/capture.ts'
import { isObject } from '../../machines/crew.ts'
import { isOver } from '../../preparation/ending.ts'
import { buildSequences, liveCards } from '../../round/sequence.ts'
import { isCounted } from '../../scenarios/counting.ts'
import { type Fighter, isStanding } from '../../state.ts'
import { dice } from '../../testing/duel.ts'
import { gun } from '../../testing/gun.ts'
import { BOW } from '../../testing/marksman.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

/** The gun at 43/30 and Ann, a Sapper that serves it, are deployed; the enemies are Bob, at 80/30, and Bea. */
function building(sappers: readonly string[] = ['Ann']): Scene {
  const waiting = { status: 'waiting', card: 'Gun' }
  const match = scene({
    phase: 'deployment',
    figures: [
      gun('Gun', 0, 0, 0, {}, {}, waiting),
      ...sappers.map((name) => figure(name, 0, 0, 0, { abilities: ['sapper/3'] }, { ...waiting, serves: 0 })),
      figure('Bob', 1, 80, 30),
      figure('Bea', 1, 0, 0, {}, { status: 'waiting' }),
    ],
    piles: [['Gun'], ['Bea']],
    placements: [0, 0],
  } as Json)
  return giveAnswers(match, path([43, 30]), ...sappers.map((_, i) => path([30, 10 + 10 * i])))
}

const buildBarricade = () => giveAnswers(building(), 'use', path([55, 30]))

/** An undamaged barricade at 40/30, its long sides facing east and west. */
const barricade = (more: Record<string, Json> = {}): Json => {
  const position = confrontation.saves.writePosition!(buildBarricade().state, buildBarricade().setup) as {
    figures: Record<string, Json>[]
  }
  return {
    ...position.figures.at(-1)!,
    ...{ x: 40, y: 30, facing: 'north', card: 'Barricade' },
    effects: MARK,
    ...more,
  }
}
const nameOf = ({ member }: Fighter) => member.profile.name
const MARK: Json = [{ object: 'barricade', until: 'game' }]

describe('CF-ABIL-89 a Sapper’s barricade', () => {
  test('CF-ABIL-89 is optional and built within 20 cm of the machine, on a place free of bases', () => {
    const match = building()
    expect(promptId(match)).toBe('ask.ability')
    expect(optionKeys(match)).toEqual(['use', 'no'])
    giveAnswers(match, 'use')
    // The front edge of the gun is at 44.875; the barricade is 5 cm deep and has the gun's facing.
    expect(refusal(match, path([67.4, 30]))).toBe('refused.too-far CF-ABIL-89')
    expect(refusal(match, path([67.3, 30]))).toBeUndefined()
    expect(refusal(match, path([45, 30]))).toBe('refused.no-room CF-ABIL-89')
    giveAnswers(match, path([55, 30]))
    expect(placeOf(match, 'Barricade')).toEqual([55, 30])
    expect(eventArgs(match, 'barricade')).toEqual([{ fighter: 'Ann' }])
    const { profile } = fighterNamed(match, 'Barricade').member
    expect(profile).toMatchObject({ size: 'small', base: 'cavalry', res: 10, machine: { structurePoints: 3 } })
    expect(giveAnswers(building(), 'no').state.fighters.some(isObject)).toBe(false)
  })

  test('CF-ABIL-89 is built by each Sapper bound to the machine', () => {
    const match = giveAnswers(building(['Ann', 'Amy']), 'use', path([55, 30]), 'use', path([55, 40]))
    expect(match.state.fighters.filter(isObject)).toHaveLength(2)
    const alone = scene({
      phase: 'deployment',
      figures: [
        figure('Ann', 0, 0, 0, { abilities: ['sapper/3'] }, { status: 'waiting' }),
        figure('Bea', 1, 0, 0, {}, { status: 'waiting' }),
      ],
      piles: [['Ann'], ['Bea']],
      placements: [0, 0],
    })
    expect(promptId(giveAnswers(alone, path([30, 30])))).toBe('ask.deploy')
  })

  test('CF-ABIL-89 and CF-SIGHT-07 blocks the way and hides what a fighter of Small Size hides', () => {
    const visibility = (size: string) => {
      const play = loadPosition({
        figures: [figure('Ann', 0, 30, 30, { size }), barricade({ seat: 0 }), figure('Bob', 1, 50, 30, { size })],
      })
      return lineOfSight(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))
    }
    expect(visibility('small')).toBe('none')
    expect(visibility('medium')).toBe('partial')
    const figures = [figure('Ann', 0, 35, 30), barricade({ seat: 0 }), figure('Bob', 1, 90, 30)]
    const match = scene({ figures, piles: [['Ann'], ['Bob']], placements: [0, 0] } as Json, {
      answers: ['done', '0:walk'],
    })
    expect(refusal(match, path([44.5, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('CF-ABIL-89 is attacked like an immobile machine with RES 10 and falls when its structure points are gone', () => {
    const attackBarricade = (structureLost: number) =>
      scene(
        {
          phase: 'frays',
          figures: [
            figure('Ann', 0, 90, 30),
            barricade({ seat: 0, structureLost }),
            figure('Bob', 1, 42.5, 30, { str: 9 }),
          ],
        } as Json,
        { answers: [dice({ 2: [1, 1] })], dice: [2, 5, 4] },
      )
    // 5 + 9 - 10 in the arm or the leg costs a point.
    const match = attackBarricade(0)
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Barricade', total: 4 }])
    const lost = fighterNamed(match, 'Barricade').structureLost
    expect(lost).toBeGreaterThan(0)
    expect(fighterNamed(match, 'Barricade').status).toBe('standing')
    expect(fighterNamed(attackBarricade(3 - lost), 'Barricade').status).toBe('eliminated')
  })

  test('CF-ABIL-89 belongs to no camp: it has no card, counts nowhere and keeps no camp in play', () => {
    const match = buildBarricade()
    expect(match.view(0).sides[0]!.counters[0]).toMatchObject({ value: 2, of: 2 })
    expect(
      match.state.fighters.filter((fighter) => isStanding(fighter) && !isCounted(match, fighter)).map(nameOf),
    ).toEqual(['Barricade'])
    const play = loadPosition({
      phase: 'activation',
      figures: [barricade({ seat: 0 }), figure('Bob', 1, 80, 30)],
    } as Json)
    expect(liveCards(play, 0)).toEqual([])
    // Bob's player is offered to end the game.
    expect(isOver(play).next().done).toBe(false)
  })

  test('CF-ABIL-89 does not count for the right to pass and does not prevent the capture of a machine', () => {
    const figures = [
      ...[figure('Ann', 0, 20, 30), figure('Amy', 0, 20, 40, {}, { card: 'Ann' }), barricade({ seat: 0, card: 'Ann' })],
      ...[figure('Bob', 1, 80, 30), figure('Bea', 1, 80, 40)],
    ]
    const match = playRule({ phase: 'strategic', figures } as Json, buildSequences)
    giveAnswers(match, { slots: { pile: ['1', '2'] } })
    expect(match.state.camps.map(({ passes }) => passes)).toEqual([1, 0])
    const play = loadPosition({
      phase: 'combat',
      figures: [
        ...[gun('Gun', 0, 44, 20), barricade({ seat: 0, card: 'Gun' }), figure('Ann', 0, 90, 10)],
        figure('Bob', 1, 47.125, 20, { aim: 3 }),
      ],
    } as Json)
    captureMachines(play)
    expect(play.state.fighters.map(({ seat }) => seat)).toEqual([1, 0, 0, 1])
  })
})

test('CF-FIRE-13 and CF-ABIL-89 is not a friend who could be hit instead', () => {
  const shootIntoFray = (others: readonly Json[]) =>
    turn(
      [
        figure('Ann', 0, 42.5, 10, { aim: 4, weapon: BOW }, { facing: 'south' }),
        figure('Bob', 1, 42.5, 30),
        ...others,
      ] as Json[],
      { answers: ['done', '0:fire', '1'], dice: [5, 2, 1] },
    )
  expect(rolledDice(shootIntoFray([barricade()]))).toEqual(['roll.aim 1', 'roll.damage 2'])
})
