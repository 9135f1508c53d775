import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { dexterities, inContact, plain } from '../../testing/duel.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'
import { archer, shoot, shootingTarget, shotNumbers } from '../../testing/shooting.ts'

const BOR = plain('Bor')
const strength = (match: Scene) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))
const effect = (ability: string, amount = 1, more: object = {}) =>
  ({ effects: [{ ability, until: 'game', amount, ...more }] }) as never

describe('Packs of Urueh: spells', () => {
  const cast = (
    caster: string,
    spell: string,
    answers: Json[],
    dice: number[],
    more: Record<string, Json> = {},
    distance = 5,
  ) =>
    playConcentration(
      spellPosition([caster, { name: 'Ana', profile: { pow: 3 } }], ['battler', { name: 'Bor' }], distance, {
        gems: [3, 0],
        ...more,
      }),
      {
        answers: [spell, ...answers],
        dice,
      },
    )

  test('SW-RACE-65 Flashing Form leaps 2, 4 or 6 inches straight over everything; ending in contact ends magic', () => {
    const wall = figure('near-heart', 1, 10, 12.5, { name: 'Wall' })
    const leap = (dice: number[], to: readonly [number, number]) =>
      cast('pyronus', 'flashing-form', ['3', path(to)], dice, { figures: [wall] }, 12)
    expect(placeOf(leap([2, 4, 4], [10, 14]), 'Ana')).toEqual([10, 14])
    expect(() => leap([2, 2, 4], [10, 14])).toThrow('refuse.too-far')
    expect(placeOf(leap([3, 4, 5], [10, 16]), 'Ana')).toEqual([10, 16])
    const caster = [
      'pyronus',
      { profile: { pow: 3, fur: 1, abilities: ['flashing-form', 'imp-summoner', 'swipe'] } },
    ] as const
    const contact = playConcentration(spellPosition(caster, ['battler'], 3.8), {
      answers: ['flashing-form', '2', path([10, 13.8])],
      dice: [4, 4],
    })
    expect(optionKeys(contact)).toEqual(['done', 'swipe'])
    expect(contact.check(0, 'imp-summoner')).toMatchObject({ reason: { id: 'barred.hurried' } })
    expect(
      optionKeys(playConcentration({ ...(inContact('pyronus', BOR) as object), gems: [3, 0] } as never)),
    ).not.toContain('flashing-form')
  })

  test('SW-RACE-65 SW-TRAP-08 Flashing Form goes at most 6 inches or stays; landing beside a fleeing enemy traps it', () => {
    const ready = cast('pyronus', 'flashing-form', ['3'], [3, 4, 5], {}, 20)
    expect(ready.check(0, path([10, 16]))).toBeUndefined()
    expect(ready.check(0, path([10, 16.1]))).toMatchObject({ reason: { id: 'refuse.too-far' } })
    expect(optionKeys(ready)).toEqual(['stay'])
    const runaway = figure('near-heart', 1, 14, 10, { name: 'Run', fleeing: true })
    const landed = cast('pyronus', 'flashing-form', ['3', path([12.8, 10])], [3, 4, 5], { figures: [runaway] }, 20)
    expect(eventArgs(landed, 'trapped')).toEqual([{ fleeing: 'Run' }])
  })

  test('SW-RACE-65 Flashing Form goes 2 inches with one success, 4 with two', () => {
    const reach = (dice: number[], to: number) => {
      const ready = cast('pyronus', 'flashing-form', ['3'], dice, {}, 20)
      return {
        within: ready.check(0, path([10, 10 + to]))?.reason.id,
        beyond: ready.check(0, path([10, 10.1 + to]))?.reason.id,
      }
    }
    expect(reach([2, 2, 4], 2)).toEqual({ within: undefined, beyond: 'refuse.too-far' })
    expect(reach([2, 4, 4], 4)).toEqual({ within: undefined, beyond: 'refuse.too-far' })
  })

  test('SW-RACE-65 SW-STATE-24 a fearful combatant cannot land beside anybody', () => {
    const ready = (states: string[]) =>
      playConcentration(spellPosition(['pyronus', { states }], ['battler'], 3.8), {
        answers: ['flashing-form', '2'],
        dice: [4, 4],
      }).check(0, path([10, 13.8]))
    expect(ready([])).toBeUndefined()
    expect(ready(['fearful'])).toMatchObject({ rules: ['SW-RACE-65'] })
  })

  test('SW-RACE-66 SW-RGEN-13 Imp Summoner places one Imp, two with three successes, wholly within 3 inches and out of contact', () => {
    const place1 = path([12, 10])
    const oneImp = cast('pyronus', 'imp-summoner', ['3', place1], [2, 4, 4])
    const imp = oneImp.state.combatants.at(-1)!
    expect({
      profileId: imp.profile.id,
      side: imp.side,
      status: imp.status,
      activated: imp.activated,
      value: imp.value,
      summoned: imp.summoned,
    }).toEqual({ profileId: 'pack-of-imps', side: 0, status: 'standing', activated: true, value: 0, summoned: true })
    const two = cast('pyronus', 'imp-summoner', ['3', place1, path([8, 10])], [3, 4, 5])
    expect(eventArgs(two, 'summoned').length).toBe(2)
    // Half of the base beyond the range is not within it.
    expect(() => cast('pyronus', 'imp-summoner', ['3', path([13.2, 10])], [2, 2, 4])).toThrow('refuse.summon-far')
    expect(placeOf(cast('pyronus', 'imp-summoner', ['3', path([13, 10])], [2, 2, 4]), 'Imp')).toEqual([13, 10])
    expect(() => cast('pyronus', 'imp-summoner', ['3', path([10, 10.5])], [2, 2, 4])).toThrow('refuse.no-room')
    expect(() => cast('pyronus', 'imp-summoner', ['3', path([10, 12])], [2, 2, 4], {}, 2)).toThrow(
      'refuse.summon-contact',
    )
    // An ephemeral enemy is an enemy too, and is not made to give way.
    const ash = figure('ash', 1, 12, 10)
    expect(() => cast('pyronus', 'imp-summoner', ['3', path([12.2, 10])], [2, 2, 4], { figures: [ash] })).toThrow(
      'refuse.summon-contact',
    )
  })

  test('SW-RGEN-13 a summoned Imp joins a pack within 2 inches or forms its own; at most four', () => {
    const pack = figure('pack-of-imps', 0, 14, 10, { name: 'Old', group: 7 })
    const joined = cast('pyronus', 'imp-summoner', ['3', path([12.5, 10])], [2, 2, 4], { figures: [pack] })
    expect(joined.state.combatants.at(-1)?.group).toBe(7)
    const alone = cast('pyronus', 'imp-summoner', ['3', path([8, 10])], [2, 2, 4], { figures: [pack] })
    expect(alone.state.combatants.at(-1)?.group).not.toBe(7)
    const crowd = Array.from({ length: 4 }, (_, i) => figure('pack-of-imps', 0, 20 + 2 * i, 30, { summoned: true }))
    const full = cast('pyronus', 'flashing-form', ['1', 'stay'], [4], { figures: crowd })
    expect(full.check(0, 'imp-summoner')).toMatchObject({ reason: { id: 'barred.summoned' } })
  })

  test('SW-RGEN-13 the limit of four ignores dead, enemy, unsummoned and other figures', () => {
    const crowd = (who: string, seat: 0 | 1, more: Record<string, Json>) =>
      Array.from({ length: 4 }, (_, i) => figure(who, seat, 20 + 2 * i, 30, more))
    const able = (figures: Json[]) =>
      optionKeys(playConcentration(spellPosition(['pyronus', {}], ['battler', {}], 20, { figures }))).includes(
        'imp-summoner',
      )
    expect(able(crowd('pack-of-imps', 0, { summoned: true }))).toBe(false)
    expect(able(crowd('pack-of-imps', 0, { summoned: true, status: 'dead' }))).toBe(true)
    expect(able(crowd('pack-of-imps', 1, { summoned: true }))).toBe(true)
    expect(able(crowd('pack-of-imps', 0, {}))).toBe(true)
    expect(able(crowd('ash', 0, { summoned: true }))).toBe(true)
  })

  test('SW-RGEN-13 SW-RACE-66 impassable pieces cannot hold a summoned Imp, and a third one is not offered', () => {
    const scenery = [{ type: 'wood', density: 'impassable', diameter: 2, x: 12, y: 10 }]
    expect(() => cast('pyronus', 'imp-summoner', ['3', path([12, 10])], [2, 2, 4], { scenery })).toThrow(
      'refuse.no-room',
    )
    const two = cast('pyronus', 'imp-summoner', ['3', path([12, 10]), path([8, 10])], [3, 4, 5])
    expect(promptId(two)).not.toBe('ask.summon')
  })

  test('SW-RACE-71 Hail of Fire rolls for the target and everyone within 2 inches, friends too, within 12 inches', () => {
    const figures = [
      figure('battler', 1, 12.5, 16.2, { name: 'Cel' }),
      figure('rider', 0, 7, 16.2, { name: 'Rid' }),
      figure('stevedore', 0, 10, 18.4, { name: 'Ste' }),
      figure('battler', 1, 10, 22, { name: 'Far' }),
    ]
    const match = cast('satanor', 'hail-of-fire', ['1', 'keep', '3'], [2, 4, 4, 1, 1, 1, 1, 1, 1], {
      figures: figures.filter((_, i) => i !== 2),
    })
    expect(eventArgs(match, 'damage').map(({ victim }) => victim)).toEqual(['Bor', 'Cel', 'Rid'])
    expect(strength(match)).toBe('roll.damage 2')
    const spared = cast('satanor', 'hail-of-fire', ['1', 'keep', '3'], [2, 2, 4, 1, 1, 1], {
      figures: [figures[0]!, figures[1]!, figure('stevedore', 0, 10, 19.4, { name: 'Ste' }), figures[3]!],
    })
    expect(eventArgs(spared, 'damage').map(({ victim }) => victim)).toEqual(['Bor', 'Cel', 'Rid'])
    expect(eventArgs(cast('satanor', 'hail-of-fire', ['3'], [2, 2, 4], {}, 12.1), 'spell-out-of-range').length).toBe(1)
  })

  test('SW-RACE-71 Hail of Fire has STR 3 with three successes', () => {
    const match = cast('satanor', 'hail-of-fire', ['3'], [4, 4, 5, 1, 1, 1])
    expect(strength(match)).toBe('roll.damage 3')
  })

  test('SW-RACE-71 Hail of Fire spares combatants more than 2 inches from the target', () => {
    const at = (distance: number) => {
      const figures = [figure('battler', 1, 11.2 + distance, 16.2, { name: 'Cel' })]
      const match = cast('satanor', 'hail-of-fire', ['1', 'keep', '1'], [4, 1, ...(distance > 2 ? [] : [1])], {
        figures,
      })
      return eventArgs(match, 'damage').map(({ victim }) => victim)
    }
    expect({ 2: at(2), '2.1': at(2.1) }).toEqual({ 2: ['Bor', 'Cel'], '2.1': ['Bor'] })
  })

  test('SW-RACE-71 SW-WOUND-14 Hail of Fire destroys Ashes of either side without a roll and hits those around them', () => {
    const figures = [
      figure('ash', 0, 12.5, 16.2, { name: 'Own' }),
      figure('ash', 1, 7.5, 16.2, { name: 'Foe' }),
      figure('battler', 1, 30, 30),
    ]
    const beside = cast('satanor', 'hail-of-fire', ['1', 'keep', '3'], [2, 2, 4, 1], { figures })
    expect(rolledDice(beside).filter((roll) => roll.startsWith('roll.damage'))).toEqual(['roll.damage 1'])
    expect(eventArgs(beside, 'slain')).toEqual([{ victim: 'Own' }, { victim: 'Foe' }])
    expect(eventArgs(beside, 'wounded')).toEqual([])
    const at = cast('satanor', 'hail-of-fire', ['3', 'keep', '3'], [2, 2, 4, 4], { figures })
    expect(eventArgs(at, 'slain')).toEqual([{ victim: 'Foe' }])
    expect(eventArgs(at, 'wounded')).toMatchObject([{ victim: 'Bor' }])
  })

  test('SW-RACE-72 SW-ROSTER-20 Magma of Procreation places an Imp or a Blowpiper for each success within 4 inches', () => {
    const match = cast(
      'satanor',
      'magma-of-procreation',
      ['3', 'pack-of-imps', path([12, 10]), 'pack-of-blowpipers', path([14, 10])],
      [2, 4, 4],
    )
    expect(match.state.combatants.slice(2).map(({ profile }) => profile.id)).toEqual([
      'pack-of-imps',
      'pack-of-blowpipers',
    ])
  })

  test('SW-RACE-72 Magma of Procreation is limited by successes, 4 inches and four figures per side', () => {
    const oneSuccess = cast('satanor', 'magma-of-procreation', ['3', 'pack-of-imps', path([12, 10])], [2, 2, 4])
    expect(promptId(oneSuccess)).not.toBe('ask.procreate')
    const ready = cast('satanor', 'magma-of-procreation', ['3', 'pack-of-imps'], [2, 2, 4])
    // Bases of one size: the far side of the Imp's is as far beyond its centre as the caster's edge before hers.
    expect(ready.check(0, path([14, 10]))).toBeUndefined()
    expect(ready.check(0, path([14.1, 10]))).toMatchObject({ reason: { id: 'refuse.summon-far' } })
    const crowd = Array.from({ length: 3 }, (_, i) => figure('pack-of-imps', 0, 20 + 2 * i, 30, { summoned: true }))
    const full = cast('satanor', 'magma-of-procreation', ['3', 'pack-of-imps', path([12, 10])], [2, 4, 4], {
      figures: crowd,
    })
    expect(promptId(full)).not.toBe('ask.procreate')
  })

  test('SW-RACE-73 Incinerating Blast needs two successes for STR 5 within 8 inches', () => {
    expect(eventArgs(cast('satanor', 'incinerating-blast', ['3'], [2, 2, 5]), 'spell-fails').length).toBe(1)
    expect(strength(cast('satanor', 'incinerating-blast', ['3'], [2, 4, 4, 1, 1, 1, 1, 1], {}, 8))).toBe(
      'roll.damage 5',
    )
    expect(
      eventArgs(cast('satanor', 'incinerating-blast', ['3'], [2, 4, 4], {}, 8.1), 'spell-out-of-range').length,
    ).toBe(1)
  })

  test('SW-RACE-81 Summon Ashes places one Ash within 6 inches while the leader’s command allows another messenger', () => {
    const summoners = (figures: Json[], answers: Json[] = [], dice: number[] = []) =>
      playConcentration(
        {
          figures: [figure('pack-of-summoners', 0, 10, 10, { name: 'Sum' }), figure('battler', 1, 30, 30), ...figures],
          gems: [3, 0],
        },
        { answers, dice },
      )
    const igniis = figure('igniis', 0, 25, 10)
    const ashes = (count: number) => Array.from({ length: count }, (_, i) => figure('ash', 0, 20 + 2 * i, 25))
    const match = summoners([igniis, ...ashes(1)], ['summon-ashes', '1', path([15, 10])], [4])
    expect(match.state.combatants.at(-1)).toMatchObject({ summoned: true, profile: { id: 'ash' } })
    const full = summoners([igniis, ...ashes(2)])
    expect(full.check(0, 'summon-ashes')).toMatchObject({ reason: { id: 'barred.messengers' } })
    const leaderless = summoners([figure('ash', 0, 20, 25, { summoned: true })])
    expect(leaderless.check(0, 'summon-ashes')).toMatchObject({ reason: { id: 'barred.messengers' } })
    expect(optionKeys(summoners([]))).toContain('summon-ashes')
  })

  test('SW-RACE-81 with a dead leader a single Ash is allowed', () => {
    const igniis = figure('igniis', 0, 25, 10, { status: 'dead' })
    const figures = [igniis, figure('ash', 0, 20, 25, { summoned: true })]
    const match = playConcentration(spellPosition(['pack-of-summoners', {}], ['battler', {}], 20, { figures }))
    expect(match.check(0, 'summon-ashes')).toMatchObject({ reason: { id: 'barred.messengers' } })
  })

  test('SW-RACE-82 Sulphuric Fumes lower DEX and PRE, with two successes of everyone near; with three the target is stunned', () => {
    const figures = [
      figure('battler', 1, 12.5, 16.2, { name: 'Cel' }),
      figure('rider', 0, 7, 16.2, { name: 'Rid' }),
      figure('stevedore', 0, 10, 19.4, { name: 'Ste' }),
    ]
    const fumes = (dice: number[]) =>
      cast('pack-of-summoners', 'sulphuric-fumes', ['1', 'keep', '3'], dice, { figures })
    const choking = (match: Scene) =>
      match.state.combatants.filter(({ effects }) => effects.length > 0).map(({ profile }) => profile.name)
    expect(choking(fumes([2, 2, 4]))).toEqual(['Bor'])
    expect(choking(fumes([2, 4, 4]))).toEqual(['Bor', 'Cel', 'Rid'])
    expect(combatantNamed(fumes([2, 4, 4]), 'Bor').states).toEqual([])
    expect(combatantNamed(fumes([3, 4, 5]), 'Bor').states).toMatchObject([{ kind: 'stunned' }])
    expect(dexterities(plain('Ana', { dex: 3 }, effect('sulphuric-fumes')), BOR)[0]).toBe(2)
    expect(
      shotNumbers(
        shoot(archer('Ana', { pre: 3 }, effect('sulphuric-fumes')), shootingTarget('Bor'), { dice: [1, 1] }),
      )[0],
    ).toBe(2)
  })

  test('SW-RACE-82 SW-RGEN-16 fumes leave PRE 1, and modifiers still add to it', () => {
    const dice = (pre: number) => {
      const helpless = shootingTarget('Bor', {}, { states: ['stunned'] })
      const rolls = Array.from({ length: Math.max(1, pre - 1) + 1 }, () => 1)
      return shotNumbers(shoot(archer('Ana', { pre }, effect('sulphuric-fumes')), helpless, { dice: rolls }))[0]
    }
    expect({ 1: dice(1), 2: dice(2), 3: dice(3) }).toEqual({ 1: 2, 2: 2, 3: 3 })
  })

  test('SW-RACE-116 Lava Torrent needs one success for STR 3 within 6 inches', () => {
    expect(strength(cast('satanor', 'lava-torrent', ['3'], [2, 2, 4, 1, 1, 1], {}, 6))).toBe('roll.damage 3')
    expect(eventArgs(cast('satanor', 'lava-torrent', ['3'], [2, 2, 4], {}, 6.1), 'spell-out-of-range').length).toBe(1)
  })
})
