import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { fraysAmong } from '../../combat/frays.ts'
import { inContact } from '../../ground/bodies.ts'
import { potential } from '../../movement/potential.ts'
import { type Fighter, type Play, profileOf, standing } from '../../state.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { magician } from '../../testing/magician.ts'
import { marksman, targetAt } from '../../testing/marksman.ts'
import { loadPosition } from '../../testing/rule.ts'
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
  scene,
} from '../../testing/scene.ts'
import { difficulty, readAfterSpell } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy, friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'

test('CF-REV-ORC-08: Favour of the Long Sun: the caster’s Brutal becomes Focus until the end of the round', () => {
  const favourCast = {
    ...{ spell: 'favour-of-the-long-sun', gems: { neutral: 1 }, on: enemy(), onHerself: true, dice: [5] },
    ann: { card: { abilities: ['brutal'] } },
  }
  expect(difficulty(spellScene(favourCast))).toBe(9)
  const abilities = (dice: number[]) =>
    ['brutal', 'focus'].map((id) => readAfterSpell({ ...favourCast, dice }, (play, ann) => has(play, ann, id)))
  expect(abilities([4])).toEqual([true, false])
  expect(abilities([5])).toEqual([false, true])
  expect(fighterNamed(spellScene(favourCast), 'Ann').effects).toMatchObject([
    { object: 'under-favour-of-the-long-sun', until: 'round' },
  ])
  const gentle = turn([magician('Ann', 0, 20, 30, { spells: ['favour-of-the-long-sun'], gems: { neutral: 1 } })], {
    answers: ['done'],
  })
  expect(optionKeys(gentle)).not.toContain('0:cast')
})

describe('CF-REV-ORC-12: Kiss of the Earth', () => {
  const moves = (kiss: string, card: Record<string, Json>, on: 'friend' | 'enemy' = 'enemy') => {
    const kissCast = {
      ...{ spell: 'kiss-of-the-earth', gems: { neutral: 2 }, dice: [2], answers: [kiss] },
      on: on === 'friend' ? friend(card) : enemy(card),
    }
    return (['walk', 'run', 'charge'] as const).map((kind) =>
      readAfterSpell(kissCast, (play: Play, _ann: Fighter, bob: Fighter) => potential(play, bob, kind).total),
    )
  }

  test('CF-REV-ORC-12: doubles or halves MOV as the caster chooses, on either camp', () => {
    expect(moves('double', { mov: 10 })).toEqual([20, 40, 40])
    expect(moves('half', { mov: 10 }, 'friend')).toEqual([5, 10, 10])
  })

  test('CF-REV-ORC-12: half is rounded up before it is multiplied', () => {
    expect(moves('half', { mov: 12.5 })).toEqual([7, 14, 14])
  })
})

test('CF-REV-ORC-17: The Cunning of the Jackal: cast before the sequences; gives Authority, and one more card in reserve', () => {
  const jackal = (dice: number[]) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          magician('Ann', 0, 20, 30, { spells: ['the-cunning-of-the-jackal'], gems: { neutral: 1 } }),
          figure('Bob', 1, 60, 30),
        ],
      },
      { answers: ['the-cunning-of-the-jackal:0', { seat: 0, answer: '0' }, { seat: 1, answer: '1' }] as never, dice },
    )
  // POW 4 against 6; then the Tactical roll, which Ann wins or loses.
  const [cast, failed] = [jackal([2, 5, 2]), jackal([1, 5, 2])]
  expect(promptId(cast)).toBe('ask.first-lead')
  expect(promptId(failed)).toBe('ask.first-lead')
  for (const match of [cast, failed]) giveAnswers(match, 'self')
  expect(cast.state.camps[0]?.counters).toBe(1)
  expect(failed.state.camps[0]?.counters).toBe(0)
  expect(cast.state.camps[0]!.placements - failed.state.camps[0]!.placements).toBe(1)
  expect(cast.state.camps[1]!.placements).toEqual(failed.state.camps[1]!.placements)
  expect(fighterNamed(cast, 'Ann').effects.map(({ object, until }) => `${object} ${until}`)).toEqual([
    'authority round',
    'under-the-cunning-of-the-jackal round',
  ])
})

describe('CF-REV-ORC-11: Rejection', () => {
  const rejectionCast = { spell: 'rejection', gems: { neutral: 2 }, on: enemy(), dice: [2] }

  test('CF-REV-ORC-11: costs one gem and the target’s Force, and lifts the target to level 1', () => {
    const match = spellScene(rejectionCast)
    expect(difficulty(match)).toBe(6)
    expect(fighterNamed(match, 'Bob')).toMatchObject({ level: 1, effects: [{ object: 'aloft' }] })
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ neutral: 2 }])
    const heavy = turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['rejection'], gems: { neutral: 2 } }),
        catalogueFigure('orcs-brontops-rider', 1, 40, 30, { name: 'Big' }),
        figure('Fly', 1, 40, 40, { abilities: ['flight'], flight: 20 }, { level: 1 }),
      ],
      { answers: ['done', '0:cast'] },
    )
    const force = profileOf(fighterNamed(heavy, 'Big')).force
    expect(force).toBeGreaterThan(1)
    // Ann herself and those waiting; neither targets beyond her gems nor those in the air already.
    expect(optionKeys(heavy)).toContain('rejection:0:2')
    expect(optionKeys(heavy).filter((key) => key.includes(':1:') || key.includes('ORC-11:2:'))).toEqual([])
  })

  const aloft = { level: 1, effects: [{ object: 'aloft' }] }

  test('CF-REV-ORC-11: lifting ends the target’s contacts and its combats on the ground', () => {
    const figures = (more: Record<string, Json>) => [figure('Ann', 0, 20, 30, {}, more), figure('Bob', 1, 22.5, 30)]
    const combats = (more: Record<string, Json>) =>
      fraysAmong(standing(loadPosition({ figures: figures(more) }))).length
    expect(combats({})).toBe(1)
    expect(combats(aloft)).toBe(0)
    expect(eventArgs(scene({ phase: 'frays', figures: figures(aloft) }), 'fray.combat')).toEqual([])
  })

  test('CF-REV-ORC-11: the target cannot move, but may fire', () => {
    const match = turn([marksman({}, aloft), targetAt(10)], { answers: [] })
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:fire']))
    expect(optionKeys(match).filter((key) => /walk|run|charge|cover/.test(key))).toEqual(['0:fire-walk'])
  })

  test('CF-REV-ORC-11: the place below the target cannot be crossed or taken', () => {
    const walk = (more: Record<string, Json>) =>
      turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 25, 30, {}, more)], { answers: ['done', '0:walk'] })
    expect(refusal(walk(aloft), path([25, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(refusal(walk(aloft), path([29, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    // Below a flying fighter there is room.
    expect(refusal(walk({ level: 1 }), path([25, 30]))).toBeUndefined()
  })

  test('CF-REV-ORC-11: at the end of the round the target is back in its place, in contact as before', () => {
    const match = scene({
      phase: 'maintenance',
      figures: [figure('Ann', 0, 20, 30, {}, aloft), figure('Bob', 1, 22.5, 30)],
    })
    expect(fighterNamed(match, 'Ann')).toMatchObject({ level: 0, effects: [] })
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(inContact(fighterNamed(match, 'Ann'), fighterNamed(match, 'Bob'))).toBe(true)
  })
})

describe('CF-REV-ORC-16: Spirit of the Buffalo', () => {
  const ORC = { people: 'orcs', army: 'orcs' }
  const effects = [{ object: 'under-spirit-of-the-buffalo' }]

  test('CF-REV-ORC-16: gives a friendly orc Immunity/Fear', () => {
    const buffaloCast = { spell: 'spirit-of-the-buffalo', gems: { neutral: 1 }, on: friend(ORC), dice: [3] }
    expect(difficulty(spellScene(buffaloCast))).toBe(7)
    expect(readAfterSpell(buffaloCast, (play, _ann, bob) => has(play, bob, 'immunity-fear'))).toBe(true)
    const goblin = turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['spirit-of-the-buffalo'], gems: { neutral: 1 } }),
        figure('Bob', 0, 30, 30),
      ],
      { answers: ['done'] },
    )
    expect(optionKeys(goblin)).not.toContain('0:cast')
  })

  const announceCharge = (bob: Json, ann: Record<string, Json> = {}, others: Json[] = []) =>
    turn([figure('Ann', 0, 20, 30, ORC, { effects, ...ann }), bob, ...others])

  test('CF-REV-ORC-16: the target must charge, an enemy of its player’s choice', () => {
    const keys = optionKeys(announceCharge(figure('Bob', 1, 35, 30), {}, [figure('Bea', 1, 35, 40)]))
    expect(keys).toEqual(expect.arrayContaining(['0:charge:1', '0:charge:2']))
    expect(keys.every((key) => key.startsWith('0:charge'))).toBe(true)
    const match = announceCharge(figure('Bob', 1, 35, 30))
    expect(refusal(match, '0:cover')).toBe('barred.must-charge CF-REV-ORC-16')
  })

  test('CF-REV-ORC-16: the target must charge even if it could engage others', () => {
    const match = announceCharge(figure('Bob', 1, 35, 30), {}, [figure('Bea', 1, 5, 30)])
    expect(optionKeys(match).map((key) => key.split(':')[1])).not.toContain('engagement')
    expect(optionKeys(match)).not.toContain('done')
    expect(refusal(match, '0:engagement:2')).toBe('barred.must-charge CF-REV-ORC-16')
    expect(refusal(match, '0:charge:2')).toBe('barred.unseen CF-CHARGE-01')
  })

  test('CF-REV-ORC-16: the target is free if it is in contact, or has no enemy to charge', () => {
    expect(optionKeys(announceCharge(figure('Bob', 1, 22.5, 30)))).toContain('done')
    // Bob, behind Ann, could only be engaged.
    const behind = announceCharge(figure('Bob', 1, 5, 30), {}, [])
    expect(optionKeys(behind).filter((key) => key.startsWith('0:charge:1'))).toEqual([])
  })

  test('CF-REV-ORC-16: after the announced charge others on the card need not act', () => {
    const match = giveAnswers(
      announceCharge(figure('Bob', 1, 35, 30), {}, [figure('Abe', 0, 20, 45, ORC)]),
      '0:charge:1',
    )
    if (promptId(match) === 'ask.arrival') giveAnswers(match, path([32.5, 30]))
    expect(optionKeys(match)).toContain('done')
  })
})
