import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { levelOf } from '../../ground/terrain.ts'
import { moraleStep } from '../../morale/step.ts'
import { isPresent } from '../../roster.ts'
import { attackMage, defenceMage, magic } from '../../testing/magic.ts'
import { eventArgs, legion, optionKeys, playRule, playStep, promptId, type Scene, unit } from '../../testing/scene.ts'
import { workOnPlatforms } from './platform-work.ts'
import { mountPlatforms } from './platforms.ts'

const dema = defenceMage('Dema', 0, 1200, 1000, { spells: [0, 0, 0] })
const foe = legion('Enemy', 1, 1200, 300)
/** Behind the caster, whose base ends at 1020. */
const BEHIND: Json = { to: [1200, 1050] }

/** Plays this many turns of building; the caster acts like this in each. */
function build(
  turns: number,
  during: (unit: { moved: number; meleed: boolean; evaded: boolean }, turn: number) => void = () => {},
): Scene {
  return playRule({ step: 2, units: [dema, foe] }, function* (play) {
    play.state.units[0]!.building = { at: { x: 120_000, y: 105_000 }, turns: 0 }
    for (let i = 1; i <= turns; i++) {
      play.state.turn = i
      play.state.step = 10
      const { now } = play.state.units[0]!
      Object.assign(now, { moved: 0, meleed: false, evaded: false })
      during(now, i)
      yield* moraleStep(play)
      play.state.phase = 'step'
    }
  })
}

describe('building a platform', () => {
  test("MI-PLATFORM-03 building is announced in the magic step on a free 60 by 60 spot touching the builder's base", () => {
    expect(optionKeys(magic([dema, foe]))).toEqual(['done', '0-build'])
    const match = magic([dema, foe], { answers: ['0-build'] })
    const at = (x: number, y: number) => match.check(0, { path: [{ x: x * 100, y: y * 100 }] })
    expect(at(1200, 1050)).toBeUndefined()
    expect(at(1200, 1052)).toMatchObject({ reason: { id: 'refuse.site-apart' } })
    expect(at(1200, 1040)).toMatchObject({ reason: { id: 'refuse.site-taken' } })
    expect(match.check(0, { path: [{ x: -3_000, y: 100_000 }] })).toMatchObject({
      reason: { id: 'refuse.site-off-table' },
    })
    const begun = magic([dema, foe], { answers: ['0-build', BEHIND] })
    expect(unit(begun, 'Dema').building).toMatchObject({ at: { x: 120_000, y: 105_000 }, turns: 0 })
    expect(eventArgs(begun, 'platform.build')).toEqual([{ mage: 'Dema' }])
  })

  test('MI-PLATFORM-03 the builder otherwise acts normally', () => {
    const able = defenceMage('Dema', 0, 1200, 1000)
    expect(promptId(magic([able, foe], { answers: ['0-build', BEHIND] }))).toBe('ask.cast-defence')
  })

  test('MI-PLATFORM-03 a platform stands after three whole turns in one place', () => {
    expect(build(2).state.platforms).toEqual([])
    const done = build(3)
    expect(done.state.platforms).toMatchObject([{ seat: 0, owner: 0, at: { x: 120_000, y: 105_000 } }])
    expect(eventArgs(done, 'platform.built')).toHaveLength(1)
  })

  test.each(['moved', 'meleed', 'evaded'] as const)('MI-PLATFORM-03 a builder that %s starts again', (deed) => {
    const disturb = (now: Record<typeof deed, number | boolean>, turn: number) => {
      if (turn === 2) now[deed] = deed === 'moved' ? 100 : true
    }
    expect(build(4, disturb as never).state.platforms).toEqual([])
    expect(build(5, disturb as never).state.platforms).toHaveLength(1)
  })

  test('MI-PLATFORM-02 a team has at most one platform', () => {
    const platforms = [{ owner: 'Dema', at: [1200, 1050] }]
    expect(optionKeys(magic([dema, foe], {}, { platforms }))).toEqual(['done', '0-dismantle'])
    const building = magic([dema, foe], { answers: ['0-build', BEHIND] })
    expect(building.state.units[0]!.building).not.toBeNull()
    const two = magic([dema, defenceMage('Dena', 0, 600, 1000, { team: 1, spells: [0, 0, 0] }), foe], {}, { platforms })
    expect(optionKeys(two)).toEqual(['done', '0-dismantle', '1-build'])
  })

  test('MI-PLATFORM-06 taking a platform down takes a turn in which the team stays in place', () => {
    const down = (moved: number): Scene =>
      playRule(
        {
          step: 2,
          units: [dema, attackMage('Ama', 0, 1300, 1000, { spells: [0, 0, 0], now: { moved } }), foe],
          platforms: [{ owner: 'Dema', at: [1200, 1050] }],
        },
        function* (play) {
          play.state.platforms[0]!.dismantling = play.state.turn
          workOnPlatforms(play)
          if (play.state.turn < 0) yield* mountPlatforms(play)
        },
      )
    expect(down(0).state.platforms).toEqual([])
    expect(down(10).state.platforms).toHaveLength(1)
    const begun = magic([dema, foe], { answers: ['0-dismantle'] }, { platforms: [{ owner: 'Dema', at: [1200, 1050] }] })
    expect(begun.state.platforms).toMatchObject([{ dismantling: 2 }])
  })

  test('MI-PLATFORM-06 units on another platform stay there; units on the removed one stand on the ground again', () => {
    const other = defenceMage('Dena', 0, 1500, 1000, { team: 1 })
    const match = playRule(
      {
        step: 2,
        turn: 2,
        units: [dema, other, foe],
        platforms: [
          { owner: 'Dema', at: [1200, 1050], on: ['Dema'] },
          { owner: 'Dena', at: [1500, 1050], on: ['Dena'] },
        ],
      },
      function* (play) {
        play.state.platforms[0]!.dismantling = play.state.turn
        play.state.step = 10
        yield* moraleStep(play)
      },
    )
    expect(match.state.platforms.map(({ owner }) => owner)).toEqual([1])
    expect({ Dema: unit(match, 'Dema').platform, Dena: unit(match, 'Dena').platform }).toEqual({ Dema: null, Dena: 0 })
  })
})

describe('standing on a platform', () => {
  const platforms = [{ owner: 'Dema', at: [1200, 1050] }]
  const mount = (units: Json[], answers: Json[] = [], more: Json[] = platforms): Scene =>
    playRule({ step: 'start', units: [dema, ...units, foe], platforms: more }, mountPlatforms, { answers })
  const ama = attackMage('Ama', 0, 1238, 1040)

  test('MI-PLATFORM-04 MI-PLATFORM-07 a unit touching a platform may mount at the start of a turn without moving', () => {
    const match = mount([ama, attackMage('Far', 0, 1400, 1040, { team: 1 })])
    expect({ promptId: promptId(match), offeredKeys: optionKeys(match) }).toEqual({
      promptId: 'ask.mount',
      offeredKeys: ['0', '1', 'nobody'],
    })
    const up = mount([ama], ['0', '1'])
    expect({ Dema: unit(up, 'Dema').platform, Ama: unit(up, 'Ama').platform }).toEqual({ Dema: 0, Ama: 0 })
    expect(unit(up, 'Dema').now.moved).toBe(0)
    expect(eventArgs(up, 'platform.mounted')).toHaveLength(2)
  })

  test('MI-CAST-06 mounting does not stop a magic user casting', () => {
    const up = mount([ama], ['1', 'nobody'])
    expect(unit(up, 'Ama').now).toMatchObject({ moved: 0, evaded: false })
  })

  test('MI-PLATFORM-05 a platform holds four human figures, or others by base area', () => {
    const dritlan: Json = { name: 'Dritlan', seat: 0, at: [1240, 1040], office: 'dritlan' }
    expect(optionKeys(mount([dritlan]))).toEqual(['0', '1', 'nobody'])
    expect(promptId(mount([dritlan], ['0', '1']))).toBeUndefined()
    const kerdu: Json = { name: 'Kerdu', seat: 0, at: [1260, 1040], office: 'kerdu' }
    expect(optionKeys(mount([kerdu], ['0']))).toEqual([])
    expect(optionKeys(mount([kerdu]))).toEqual(['0', '1', 'nobody'])
    // Two bases of 20 by 30 are as much as four of 15 by 20.
    const big = attackMage('Big', 0, 1240, 1040, { race: 'peChoi' })
    const bigger = attackMage('Bigger', 0, 1160, 1040, { race: 'peChoi', team: 1 })
    expect(optionKeys(mount([big, bigger], ['1']))).toEqual(['0', '2', 'nobody'])
    expect(optionKeys(mount([big, bigger], ['1', '2']))).toEqual([])
  })

  test('MI-PLATFORM-01 MI-PLATFORM-07 a platform raises its units one level for sight and range', () => {
    const hill = { terrain: 'hill', level: 1, shape: { disc: [1200, 1050], diameter: 200 } }
    const position = { step: 2, units: [dema, foe], platforms: [{ owner: 'Dema', at: [1200, 1050], on: ['Dema'] }] }
    const height = (more: Record<string, Json>) => {
      const { state } = playRule({ ...position, ...more }, mountPlatforms)
      const [mage] = state.units
      if (!mage || !isPresent(mage)) throw new Error('on the table')
      return levelOf(state, mage, { x: 120_000, y: 101_000 })
    }
    expect(height({})).toBe(1)
    expect(height({ terrain: [hill] })).toBe(2)
    expect(height({ platforms: [] })).toBe(0)
  })

  test('MI-PLATFORM-07 a unit on a platform sees over units in front', () => {
    const screen = legion('Screen', 0, 1200, 900)
    const aim = (on: string[]) =>
      magic(
        [attackMage('Ama', 0, 1200, 1000), screen, foe],
        { answers: ['gift-I'] },
        { platforms: [{ owner: 'Ama', at: [1200, 1000], on }] },
      )
    const spot = { path: [{ x: 120_000, y: 60_000 }] }
    expect(aim([]).check(0, spot)).toMatchObject({ reason: { id: 'refuse.unseen-place' } })
    expect(aim(['Ama']).check(0, spot)).toBeUndefined()
  })

  test('MI-PLATFORM-07 an enemy touching the edge of a platform touches the units on it', () => {
    const mage = attackMage('Ama', 1, 1200, 600, { spells: [0, 0, 0] })
    const units = [legion('Own', 0, 1200, 700), mage, legion('Enemy', 1, 300, 300)]
    const reach = (by: number, on: string[]) =>
      playStep(
        { step: 3, units, platforms: [{ owner: 'Ama', at: [1200, 610], on }] },
        {
          answers: ['unit-0', [{ do: 'advance', by }], ...(on.length > 0 ? ['stand'] : [])],
        },
      )
    // The edge is at 640, the caster's base at 600 or beyond.
    expect(eventArgs(reach(60, ['Ama']), 'contact.front')).toEqual([{ unit: 'Own', foe: 'Ama' }])
    expect(eventArgs(reach(60, []), 'contact.front')).toEqual([])
  })
})
