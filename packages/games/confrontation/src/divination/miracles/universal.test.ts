import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { assaultTargetsOf } from '../../assault/announcement.ts'
import { characteristic } from '../../characteristics.ts'
import { auraOf } from '../../command/aura.ts'
import { makeTest } from '../../dice/test.ts'
import { targetsOf } from '../../fire/targets.ts'
import { deploy } from '../../preparation/deployment.ts'
import { openDrawing } from '../../round/tactical-roll.ts'
import type { Fighter } from '../../state.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { annActs, BOW, outcomes, targetAt } from '../../testing/marksman.ts'
import { price, readAfterMiracle, resultsAfterMiracle } from '../../testing/miracle-reading.ts'
import { playRule } from '../../testing/rule.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  refusal,
  type Scene,
} from '../../testing/scene.ts'
import { enemy, friend, testOf } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { callBeforeApproach, callBeforeRoll } from '../windows.ts'

describe('CF-MIRACLE-01 Miraculous Reprieve', () => {
  const on = (wounds: string) => friend({}, { wounds })

  test('CF-MIRACLE-01: costs 2, 3 or 4 by the Wound and heals one degree', () => {
    const heal = (wounds: string, faith: number) =>
      miracleScene({ miracle: 'miraculous-reprieve', faith, on: on(wounds), dice: [3] })
    expect([heal('light', 2), heal('serious', 3), heal('critical', 4)].map((match) => price(match)[0])).toEqual([
      '7/2',
      '7/3',
      '7/4',
    ])
    expect([heal('light', 2), heal('critical', 4)].map((match) => fighterNamed(match, 'Bob').wounds)).toEqual([0, 2])
    expect(() => heal('serious', 2)).toThrow()
  })

  test('CF-MIRACLE-01, CF-AURA-05: targets only wounded believers: neither healthy fighters nor Allies nor the caller', () => {
    const given = { miracles: ['miraculous-reprieve'], faith: 4, more: { wounds: 'light' } }
    const others = [
      figure('Hurt', 0, 30, 30, {}, { wounds: 'light', card: 'a' }),
      figure('Well', 0, 30, 36, {}, { card: 'b' }),
      figure('Ally', 0, 30, 42, { people: 'griffins' }, { wounds: 'light', card: 'c' }),
      figure('Worse', 0, 30, 24, {}, { wounds: 'serious', card: 'd' }),
    ]
    const match = turn([faithful('Ann', 0, 20, 30, given), ...others], { answers: ['done', '0:call'] })
    expect(optionKeys(match)).toEqual(['miraculous-reprieve:1:1', 'miraculous-reprieve:4:2'])
  })
})

/** Ann has called what she could before the Tactical roll of this phase. */
function beforeRoll(
  miracle: string,
  dice: readonly number[],
  answers: readonly Json[],
  then: 'strategic' | 'approach',
): Scene {
  const status = then === 'approach' ? 'waiting' : 'standing'
  const figures = [
    faithful('Ann', 0, 20, 30, { miracles: [miracle], faith: 3, more: { status } }),
    figure('Bob', 1, 100, 30, {}, { status }),
  ]
  return playRule(
    { figures, tacticalWinner: 1, piles: [['Ann'], ['Bob']] },
    function* (play) {
      play.state.phase = then
      if (then === 'approach') yield* callBeforeApproach(play)
      else yield* callBeforeRoll(play, play.state.fighters[0]!)
      yield* openDrawing(play)
    },
    { dice, answers },
  )
}

describe('CF-MIRACLE-02 Tragic Fate', () => {
  const reserve = (match: Scene) => match.state.camps.map(({ placements }) => placements)

  test('CF-MIRACLE-02: the other camp may reserve one card fewer', () => {
    const callFate = (die: number) => beforeRoll('tragic-fate', [die], ['tragic-fate:0', 'self'], 'strategic')
    expect(reserve(callFate(4))).toEqual([1, 1])
    expect(reserve(callFate(3))).toEqual([1, 2])
  })

  test('CF-MIRACLE-02: it works in the deployment too, before any fighter is on the table, but only for the approach', () => {
    const match = beforeRoll('tragic-fate', [4], ['tragic-fate:0', 'self'], 'approach')
    expect(reserve(match)).toEqual([1, 1])
  })

  test('CF-MIRACLE-02: it is not offered again after a success of the camp', () => {
    const figures = [
      faithful('Ann', 0, 20, 30, { miracles: ['tragic-fate'], faith: 3 }),
      faithful('Bea', 0, 20, 36, { miracles: ['tragic-fate'], faith: 3 }),
    ]
    const both = (die: number) =>
      playRule(
        { figures },
        function* (play) {
          for (const fighter of play.state.fighters) yield* callBeforeRoll(play, fighter)
        },
        { dice: [die], answers: ['tragic-fate:0'] },
      )
    expect(promptId(both(4))).toBeUndefined()
    expect(promptId(both(3))).toBe('ask.miracle')
  })

  test('CF-MIRACLE-02: if both could call in the deployment, the higher die goes first', () => {
    const given = { miracles: ['tragic-fate'], faith: 3, more: { status: 'waiting' } }
    const figures = [faithful('Ann', 0, 20, 30, given), faithful('Bob', 1, 90, 30, given)]
    const first = (dice: number[]) => playRule({ figures }, callBeforeApproach, { dice }).pending[0]?.seat
    expect(first([5, 2])).toBe(0)
    expect(first([2, 2, 1, 3])).toBe(1)
  })

  test('CF-CALL-14, CF-MIRACLE-02: it cannot be censured', () => {
    const figures = [
      faithful('Ann', 0, 20, 30, { miracles: ['tragic-fate'], faith: 3 }),
      faithful('Bob', 1, 30, 30, { faith: 9 }),
    ]
    const match = playRule({ figures }, (play) => callBeforeRoll(play, play.state.fighters[0]!), {
      dice: [4],
      answers: ['tragic-fate:0'],
    })
    expect(eventArgs(match, 'call.succeeded')).toHaveLength(1)
  })
})

describe('CF-MIRACLE-03 Religious Authority', () => {
  const led = (abilities: string[], die: number) =>
    readAfterMiracle(
      {
        miracle: 'religious-authority',
        faith: 2,
        on: friend(),
        onHerself: true,
        ann: { card: { abilities } },
        dice: [die],
      },
      (play, ann) => auraOf(play, ann),
    )

  test('CF-MIRACLE-03: gives Leadership/10 until the end of the round to a fighter that is not a leader', () => {
    expect(led([], 3)).toBe(10)
    expect(led([], 2)).toBe(0)
    expect(led(['leadership/5'], 3)).toBe(5)
  })

  test('CF-MIRACLE-03, CF-ABIL-56: the target rolls two dice for the Tactical roll', () => {
    const match = miracleScene(
      { miracle: 'religious-authority', faith: 2, on: friend(), onHerself: true, dice: [3, 2, 5] },
      (play, ann) => testOf(play, ann, 'tactical'),
    )
    expect(eventArgs(match, 'test.passed').at(-1)).toMatchObject({ final: 8 })
  })

  test('CF-MIRACLE-03: a call for the approach ends with the deployment', () => {
    const given = { miracles: ['religious-authority'], faith: 2, more: { status: 'waiting' } }
    const seen: number[] = []
    playRule(
      {
        figures: [faithful('Ann', 0, 20, 30, given), figure('Bob', 1, 100, 30, {}, { status: 'waiting' })],
        piles: [[], []],
      },
      function* (play) {
        play.state.phase = 'approach'
        yield* callBeforeApproach(play)
        const [ann] = play.state.fighters
        seen.push(ann!.effects.length)
        for (const fighter of play.state.fighters) fighter.status = 'standing'
        yield* deploy(play)
        seen.push(ann!.effects.length)
      },
      { dice: [3], answers: ['religious-authority:0'] },
    )
    expect(seen).toEqual([1, 0])
  })
})

describe('CF-MIRACLE-04 Prayer of the Warrior', () => {
  const put = (points: Record<string, number>): Json => ({
    slots: Object.fromEntries(
      ['ini', 'att', 'def', 'str', 'res'].map((which) => [which, points[which] ? [['point', points[which]]] : []]),
    ),
  })
  const given = { miracle: 'prayer-of-the-warrior', faith: 3, on: friend(), dice: [4] }

  test('CF-MIRACLE-04: the points of the Aspects go to INI, ATT, DEF, STR and RES, at most two to each', () => {
    const which = ['ini', 'att', 'def', 'str', 'res'] as const
    const raised = readAfterMiracle({ ...given, answers: [put({ att: 2, str: 1, res: 1 })] }, (play, _ann, bob) =>
      which.map((name) => characteristic(play, bob, name).total),
    )
    expect(raised).toEqual([3, 5, 3, 4, 6])
    const open = miracleScene(given)
    expect(promptId(open)).toBe('ask.prayer')
    expect(refusal(open, put({ att: 3, str: 1 }))).toBe('refused.prayer CF-MIRACLE-04')
  })

  test('CF-MIRACLE-04: the caller cannot call or censure afterwards this round, whatever the result', () => {
    const praying = { miracles: ['prayer-of-the-warrior', 'aegis-of-fervour'], faith: 5 }
    const failed = turn([faithful('Ann', 0, 20, 30, praying), figure('Bob', 1, 60, 30)], {
      answers: ['done', '0:call', 'prayer-of-the-warrior:0', '0'],
      dice: [1],
    })
    expect(barReason(failed, '0:call')).toBe('barred.prayed CF-MIRACLE-04')
    const caller = faithful('Ann', 0, 20, 30, { miracles: ['kingdom-of-the-blind'], faith: 2 })
    const spent = { effects: [{ object: 'prayed-out' }] }
    const censor = (more: object) => faithful('Bob', 1, 30, 30, { faith: 3, more: more as never })
    const answers = ['done', '0:call', 'kingdom-of-the-blind:1']
    expect(promptId(turn([caller, censor({})], { answers }))).toBe('ask.censure')
    expect(promptId(turn([caller, censor(spent)], { answers, dice: [1] }))).not.toBe('ask.censure')
  })
})

test.each([
  ['CF-MIRACLE-05', 'divine-eye', 'consciousness', '7/2', 3],
  ['CF-MIRACLE-09', 'aegis-of-fervour', 'dodge', '6/1', 2],
  ['CF-MIRACLE-10', 'phantom-blade', 'feint', '6/2', 2],
])('%s: %s gives %s to a friend until the end of the round', (_rule, miracle, ability, asks, die) => {
  const given = { miracle, faith: Number(asks.split('/')[1]), on: friend(), dice: [die] }
  expect(price(miracleScene(given))).toEqual([asks])
  const [effect] = readAfterMiracle(given, (_play, _ann, bob) => bob.effects)
  expect(effect).toMatchObject({ object: ability, until: 'round' })
  expect(readAfterMiracle({ ...given, dice: [die - 1] }, (play, _ann, bob) => has(play, bob, ability))).toBe(false)
})

describe('CF-MIRACLE-06 Aura of Bravery', () => {
  const routedFighter = (name: string, x: number, card: Record<string, Json> = {}) =>
    figure(name, 0, x, 44, card, { inRout: true })
  const given = {
    miracle: 'aura-of-bravery',
    faith: 2,
    on: friend({}, { inRout: true }),
    onHerself: true,
    others: [routedFighter('Far', 60), routedFighter('Ally', 22, { people: 'griffins' })],
    dice: [3],
  }

  test("CF-MIRACLE-06: rallies fighters of the caller's people in the aura, and no others", () => {
    const match = miracleScene(given)
    expect(['Bob', 'Far', 'Ally'].map((name) => fighterNamed(match, name).inRout)).toEqual([false, true, true])
  })

  test('CF-MIRACLE-06: the rallied fighters have +1 on Courage while in it, without immunity; others have nothing', () => {
    expect(resultsAfterMiracle(given, ['courage', 'discipline'])).toEqual([8, 6])
    expect(resultsAfterMiracle({ ...given, on: friend() }, ['courage'])).toEqual([7])
    const away = miracleScene({ ...given, dice: [3, 3] }, function* (play, _ann, bob) {
      bob.at = { ...bob.at, x: bob.at.x + 40_000 }
      expect(bob.immuneToFear).toBe(0)
      yield* testOf(play, bob, 'courage')
    })
    expect(eventArgs(away, 'test.passed').at(-1)).toMatchObject({ final: 7 })
  })
})

describe('CF-MIRACLE-07 Kingdom of the Blind', () => {
  const archer = { aim: 3, weapon: BOW }
  const given = {
    miracle: 'kingdom-of-the-blind',
    faith: 2,
    on: enemy(archer),
    others: [figure('Near', 0, 42, 30)],
    dice: [3],
  }
  const names = (fighters: readonly Fighter[]) => fighters.map(({ member }) => member.profile.name)

  test('CF-MIRACLE-07: the target cannot fire at or assault fighters more than 10 cm away', () => {
    // Bob faces west towards Ann; their bases are 10 cm apart.
    const shots = (distance: number, die: number) =>
      readAfterMiracle({ ...given, on: { ...given.on, at: [22.5 + distance, 30] }, dice: [die] }, (play, _ann, bob) =>
        names(targetsOf(play, bob)),
      )
    expect(shots(10, 3)).toEqual(['Ann'])
    expect(shots(10.1, 3)).toEqual([])
    expect(shots(10.1, 2)).toEqual(['Ann'])
    const assaults = (distance: number) =>
      readAfterMiracle({ ...given, on: { ...given.on, at: [22.5 + distance, 30] } }, (play, _ann, bob) =>
        names(assaultTargetsOf(play, bob).flatMap(({ targets }) => targets)),
      )
    expect(assaults(10)).toEqual(['Ann', 'Near'])
    expect(assaults(10.1)).toEqual(['Near'])
  })

  test('CF-MIRACLE-07: the target cannot censure beyond 10 cm either, whatever replaces sight', () => {
    const blind = { effects: [{ object: 'under-kingdom-of-the-blind' }] }
    const at = (distance: number, dice: number[]) =>
      promptId(
        turn(
          [
            faithful('Ann', 0, 20, 30, { miracles: ['kingdom-of-the-blind'], faith: 2 }),
            faithful('Bob', 1, 22.5 + distance, 30, { faith: 3, card: { abilities: ['negation'] }, more: blind }),
          ],
          { answers: ['done', '0:call', 'kingdom-of-the-blind:1'], dice },
        ),
      )
    expect(at(10, [])).toBe('ask.censure')
    expect(at(10.1, [1])).not.toBe('ask.censure')
  })
})

describe('CF-MIRACLE-08 Divine Aim', () => {
  test("CF-MIRACLE-08: a 5 in the target's shots may be rolled again until the end of the round", () => {
    const given = { miracle: 'divine-aim', faith: 2, on: friend({ aim: 3 }) }
    expect(price(miracleScene({ ...given, dice: [2] }))).toEqual(['6/2'])
    const shoot = (call: number, faces: number[]) =>
      miracleScene({ ...given, dice: [call, ...faces] }, (play, _ann, bob) =>
        makeTest(play, { kind: 'aim', fighter: bob, rules: [], difficulty: 12, against: null, dice: 1 }),
      )
    // AIM 3, a 5 and a 4.
    expect(eventArgs(shoot(2, [5, 4]), 'test.passed').at(-1)).toMatchObject({ final: 12 })
    expect(eventArgs(shoot(1, [5]), 'test.failed').at(-1)).toMatchObject({ final: 8 })
    expect(fighterNamed(shoot(2, [4]), 'Bob').effects).toMatchObject([{ object: 'under-divine-aim', until: 'round' }])
  })

  test('CF-MIRACLE-08: it does not apply to a machine that the target serves', () => {
    const aimed = { effects: [{ object: 'under-divine-aim', until: 'round' }] }
    const serveGun = (faces: number[]) =>
      annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND, {}, aimed), targetAt(90)], {
        answers: ['0:serve', '2'],
        dice: faces,
      })
    // At long range 10 is needed; AIM 3 and a 5 miss, and the 5 stays.
    expect(outcomes(serveGun([5]))).toEqual(['shot.missed Bob'])
  })
})
