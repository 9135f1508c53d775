import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { magician } from '../../testing/magician.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  refusal,
  type Scene,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { inflict } from '../../wounds/health.ts'

const SWARM = 'swarm-of-carrion-fowl'
const ORC = {
  people: 'orcs',
  army: 'orcs',
  magic: { level: 'adept', elements: [], paths: ['instinctive'], intensity: 8 },
}
const swarm = (x: number, y: number, gems = 0): Json => ({ kind: SWARM, by: 0, at: [x, y], x: gems })
const tamaor = (gems = 0, more: Record<string, Json> = {}) =>
  magician('Ann', 0, 20, 30, { spells: [SWARM], gems: { neutral: gems }, card: { ...ORC, pow: 5 }, more })
const heap = (match: Scene) => match.state.markers?.map(({ at, x }) => [at.x / 1000, at.y / 1000, x])

describe('CF-REV-ORC-05: Swarm of Carrion Fowl', () => {
  test('CF-REV-ORC-05: its card is placed within 10 cm of Tamaor, on free ground; it starts empty', () => {
    const swarmCast = { spell: SWARM, gems: { neutral: 4 }, on: enemy(), onHerself: true, dice: [5] }
    const match = spellScene(swarmCast)
    expect(promptId(match)).toBe('ask.swarm')
    expect(refusal(match, path([20, 60]))).toBe('refused.too-far CF-REV-ORC-05')
    expect(refusal(match, path([28, 30]))).toBe('refused.no-room CF-REV-ORC-05')
    expect(heap(giveAnswers(match, path([20, 40])))).toEqual([[20, 40, 0]])
    expect(eventArgs(spellScene({ ...swarmCast, dice: [4] }), 'cast.failed')).toHaveLength(1)
  })

  test('CF-REV-ORC-05: Tamaor has one at a time', () => {
    const mayCastSwarm = (markers: Json[]) =>
      optionKeys(turn([tamaor(4)], { answers: ['done'] }, { markers })).includes('0:cast')
    expect(mayCastSwarm([])).toBe(true)
    expect(mayCastSwarm([swarm(20, 40)])).toBe(false)
  })

  test('CF-REV-ORC-05: fighters on the ground cannot enter it', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30), figure('Tam', 0, 90, 30, {}, { card: 'x' })],
      { answers: ['done', '0:walk'] },
      {
        markers: [{ ...(swarm(27, 30) as object), by: 1 }],
      },
    )
    expect(refusal(match, path([26, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('CF-REV-ORC-05: Tamaor moves it up to 20 cm, once in a round, around fighters in its way', () => {
    const moveSwarm = (others: Json[] = []) =>
      turn([tamaor(), ...others], { answers: ['done', '0:move-swarm'] }, { markers: [swarm(20, 45)] })
    expect(refusal(moveSwarm(), path([40.1, 45]))).toBe('refused.too-far CF-REV-ORC-05')
    expect(refusal(moveSwarm([figure('Bob', 1, 30, 45)]), path([40, 45]))).toBe('refused.in-the-way CF-REV-ORC-05')
    const match = giveAnswers(moveSwarm(), path([40, 45]))
    expect(heap(match)).toEqual([[40, 45, 0]])
    expect(optionKeys(match).includes('0:move-swarm')).toBe(false)
  })

  const death = (bobAt: number, gems = 0, seat: 0 | 1 = 1) =>
    playRule({ figures: [tamaor(), figure('Bob', seat, bobAt, 45)], markers: [swarm(60, 45, gems)] } as Json, (play) =>
      inflict(play, fighterNamed(play, 'Bob'), 'killed', { by: null, rules: [] }),
    )

  test('CF-REV-ORC-05: each fighter Killed Outright within 10 cm of it gives three gems, twelve at most', () => {
    // The card ends 3.15 cm from its middle, Bob's base 1.25 cm from its own.
    expect(heap(death(74.4))).toEqual([[60, 45, 3]])
    expect(heap(death(74.5))).toEqual([[60, 45, 0]])
    expect(heap(death(70, 10))).toEqual([[60, 45, 12]])
    expect(heap(death(70, 0, 0))).toEqual([[60, 45, 3]])
  })

  test('CF-REV-ORC-05: it vanishes with Tamaor', () => {
    const match = playRule(
      { figures: [tamaor(), figure('Bob', 1, 90, 45)], markers: [swarm(60, 45)] } as Json,
      (play) => eliminate(play, fighterNamed(play, 'Ann'), { by: null, rules: [] }),
    )
    expect(heap(match)).toEqual([])
  })

  const touching = (card: Record<string, Json>, gems: number, y = 35.65) =>
    turn(
      [
        figure('Tam', 0, 90, 30, ORC, { card: 'x', spells: [SWARM] }),
        magician('Ann', 0, 20, 30, {
          gems: { neutral: gems },
          card: { ...ORC, pow: 3, ...card },
          more: { card: 'Ann' },
        }),
      ],
      { answers: ['done'] },
      { markers: [swarm(20, y, 6)], piles: [['Ann'], ['Waiting']] },
    )

  test('CF-REV-ORC-05: an orc magician in contact takes gems, as many as it has room for', () => {
    const match = giveAnswers(touching({}, 3), '1:take-from-swarm')
    expect(optionKeys(match)).toEqual(['1', '2', '3'])
    giveAnswers(match, '3')
    expect(fighterNamed(match, 'Ann').gems).toEqual({ neutral: 6 })
    expect(heap(match)).toEqual([[20, 35.65, 3]])
    const mayTakeGems = (card: Record<string, Json>, gems: number, y?: number) =>
      optionKeys(touching(card, gems, y)).includes('1:take-from-swarm')
    expect(mayTakeGems({}, 6)).toBe(false)
    expect(mayTakeGems({ people: 'goblins' }, 3)).toBe(false)
    expect(mayTakeGems({}, 3, 35.8)).toBe(false)
  })
})
