import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { noDeeds } from '../preparation/create-units.ts'
import type { Deeds, Play, TurnStep } from '../state.ts'
import { secret, volley } from '../testing/fight.ts'
import { ahead, countermove, face, give, order, refusal } from '../testing/moving.ts'
import { eventArgs, legion, optionKeys, playRule, playStep, type Scene, unit } from '../testing/scene.ts'
import { reload } from './reload.ts'
import { missileStep } from './step.ts'

type More = Record<string, Json>

const shooters = (more: More = {}) => legion('Shooters', 0, 600, 620, { missile: 'longBow', ...more })
const foe = legion('Enemy', 1, 600, 580, { figures: 40, stand: 'standing' })

/** Unloaded shooters that shot this turn, and their actions in the following turns; then a missile step. */
function later(more: More, turns: readonly Partial<Deeds>[], step: TurnStep, after: Partial<Deeds> = {}): Scene {
  function* rule(play: Play): Procedure {
    const shooter = play.state.units[0]!
    for (const deeds of [{}, ...turns]) {
      Object.assign(shooter.now, deeds)
      reload(play)
      shooter.now = noDeeds()
    }
    Object.assign(shooter.now, after)
    play.state.step = step
    yield* missileStep(play)
  }
  return playRule({ units: [shooters({ loaded: false, now: { shots: [4] }, ...more }), foe] } as Json, rule)
}

const isReady = (...args: Parameters<typeof later>) => optionKeys(later(...args)).includes('1')
const IDLE = {}
const MOVED = { moved: 2500 }
const ENGINE = (engine: string) => ({ missile: null, engine, weapons: [], figures: 2 })

describe('reloading', () => {
  test('MI-RELOAD-01 MI-RELOAD-09 thrown weapons are ready at once, the others after whole turns without acting', () => {
    const turns = (more: More) =>
      [0, 1, 2, 3, 4].findIndex((count) =>
        isReady(
          more,
          Array.from({ length: count }, () => IDLE),
          4,
        ),
      )
    for (const missile of ['throwingAx', 'lightJavelin', 'bola', 'firepot']) {
      expect({ missile, turns: turns({ missile, supply: 1 }) }).toEqual({ missile, turns: 0 })
    }
    for (const missile of [
      'staffSling',
      'blowgun',
      'lightCrossbow',
      'shenCrossbow',
      'hlakaCrossbow',
      'repeatingCrossbow',
    ]) {
      expect({ missile, turns: turns({ missile }) }).toEqual({ missile, turns: 1 })
    }
    expect(turns({ missile: 'heavyWinchCrossbow' })).toBe(2)
    expect(turns(ENGINE('lightDartThrower'))).toBe(2)
    expect(['lightStoneThrower', 'mediumDartThrower', 'mediumStoneThrower'].map((kind) => turns(ENGINE(kind)))).toEqual(
      [4, 4, 4],
    )
  })

  test('MI-RELOAD-01 moving, shooting or fighting restarts reloading', () => {
    const heavy = { missile: 'heavyWinchCrossbow' }
    for (const broken of [MOVED, { meleed: true }, { evaded: true }]) {
      expect(isReady(heavy, [IDLE, broken, IDLE], 4)).toBe(false)
      expect(isReady(heavy, [IDLE, broken, IDLE, IDLE], 4)).toBe(true)
    }
  })

  test('MI-RELOAD-01 bows and slings reload in half a turn: ready next turn unless the legion hurries or fights after shooting', () => {
    for (const missile of ['shortSelfBow', 'longCompositeBow', 'shotSling', 'nonshotSling']) {
      expect({ missile, isReady: isReady({ missile }, [], 4) }).toEqual({ missile, isReady: true })
      expect(isReady({ missile, now: { shots: [4], hurried: true } }, [], 4)).toBe(false)
      expect(isReady({ missile, now: { shots: [4], hurried: true } }, [], 6)).toBe(true)
      expect(isReady({ missile, now: { shots: [4], hurried: true } }, [], 6, { hurried: true })).toBe(false)
      expect(isReady({ missile, now: { shots: [4], hurried: true } }, [{ meleed: true }], 4)).toBe(false)
    }
  })

  test('MI-RELOAD-01 bowmen in contact fight in that turn, so step 6 does not reload them', () => {
    const midway = (y: number) => {
      const units = [shooters({ loaded: false, stand: 'standing' }), legion('Enemy', 1, 600, y, { stand: 'standing' })]
      const match = playStep({ step: 6, units }, { answers: y < 620 ? ['hold'] : [] })
      return unit(match, 'Shooters').load.loaded
    }
    expect({ 580: midway(580), 620: midway(620) }).toEqual({ 580: true, 620: false })
  })

  test('MI-RELOAD-01 hurrying before the shot does not matter', () => {
    const units = [shooters({ missile: 'shotSling', now: { moved: 200, hurried: true } }), foe]
    const match = playRule(
      { step: 6, units },
      function* (play) {
        yield* missileStep(play)
        reload(play)
      },
      { answers: ['1'], seed: 'haste' },
    )
    expect(unit(match, 'Shooters')).toMatchObject({ now: { shots: [6] }, load: { loaded: true } })
  })

  test('MI-RELOAD-03 bows and slings reload at half speed of movement, staff slings do not', () => {
    expect(isReady({ now: { shots: [4], moved: 50 } }, [], 4)).toBe(true)
    expect(isReady({ missile: 'shotSling', now: { shots: [4], moved: 50 } }, [], 4)).toBe(true)
    expect(isReady({ missile: 'staffSling' }, [MOVED], 4)).toBe(false)
  })

  test('MI-RELOAD-01 medium winch crossbows take a turn and a half: ready in step 6 if the legion stays in place', () => {
    const winch = { missile: 'mediumWinchCrossbow' }
    expect(isReady(winch, [IDLE], 4)).toBe(false)
    expect(isReady(winch, [IDLE], 6)).toBe(true)
    expect(isReady(winch, [IDLE], 6, MOVED)).toBe(false)
    expect(isReady(winch, [IDLE, IDLE], 4)).toBe(true)
    expect(isReady(winch, [], 6)).toBe(false)
  })

  test('MI-RELOAD-01 heavy crossbows are never ready in the middle of a turn', () => {
    expect(isReady({ missile: 'heavyWinchCrossbow' }, [IDLE], 6)).toBe(false)
  })

  test('MI-RELOAD-04 only crossbows may be served in pairs', () => {
    expect(isReady({ missile: 'longBow', paired: true }, [], 4)).toBe(true)
  })

  test('MI-RELOAD-09 a stationary engine stays loaded', () => {
    expect(isReady({ ...ENGINE('lightDartThrower'), loaded: true, now: {} }, [IDLE], 4)).toBe(true)
  })

  test('MI-RELOAD-04 paired crossbowmen reload in one turn, but only half of them shoot', () => {
    const paired = { missile: 'heavyWinchCrossbow', paired: true, figures: 9, files: 9 }
    expect(isReady(paired, [IDLE], 4)).toBe(true)
    const match = volley([shooters(paired), foe], { answers: ['1'], seed: 'pairs' })
    expect(eventArgs(match, 'volley.short')).toMatchObject([{ figures: 4 }])
  })

  test('MI-RELOAD-09 legions may move loaded, engines may not', () => {
    const moved = { now: { moved: 25 } }
    expect(optionKeys(volley([shooters({ missile: 'heavyWinchCrossbow', ...moved }), foe]))).toContain('1')
    const engine = (loaded: boolean) =>
      order(
        countermove([legion('Engine', 0, 1200, 900, { ...ENGINE('lightDartThrower'), weapons: [], loaded })]),
        'Engine',
      )
    expect(refusal(engine(true), ahead(10))).toEqual(['MI-RELOAD-09'])
    expect(refusal(engine(false), ahead(10))).toEqual([])
    // It turns in place and stays loaded.
    const turned = give(engine(true), [face('left')])
    expect(unit(turned, 'Engine')).toMatchObject({ load: { loaded: true }, now: { facings: 1, moved: 0 } })
    expect(optionKeys(engine(true))).toEqual(['stop'])
  })

  test('MI-RELOAD-09 loaded weapons stay loaded', () => {
    expect(isReady({ loaded: true, missile: 'heavyWinchCrossbow', now: {} }, [MOVED, MOVED, IDLE], 4)).toBe(true)
  })
})

describe('rate of fire', () => {
  /** Consecutive missile steps; the shooters shoot whenever they may. */
  function inSteps(more: More, steps: readonly TurnStep[], between: Partial<Deeds> = {}): Scene {
    function* rule(play: Play): Procedure {
      for (const step of steps) {
        play.state.step = step
        yield* missileStep(play)
        Object.assign(play.state.units[0]!.now, between)
      }
    }
    const answers: Json[] = []
    for (;;) {
      const match = playRule({ units: [shooters(more), foe] } as Json, rule, { answers, seed: 'rate' })
      if (match.pending.length === 0) return match
      answers.push(secret(0, '1'))
    }
  }
  const shotsIn = (...args: Parameters<typeof inSteps>) => unit(inSteps(...args), 'Shooters').now.shots

  test('MI-MISSILE-05 MI-RELOAD-05 a legion shoots once a turn, in any missile step', () => {
    for (const missile of ['shotSling', 'lightJavelin', 'lightCrossbow', 'throwingDart']) {
      expect({ missile, shotsIn: shotsIn({ missile }, [4, 6, 8]) }).toEqual({ missile, shotsIn: [4] })
    }
    expect(shotsIn({ missile: 'shotSling' }, [8])).toEqual([8])
  })

  test('MI-RELOAD-06 MI-RELOAD-08 stationary archers shoot twice, in two steps', () => {
    expect(shotsIn({}, [4, 6, 8])).toEqual([4, 6])
    for (const moved of [{ moved: 100 }, { facings: 1 }, { evaded: true }])
      expect(shotsIn({}, [4, 6, 8], moved)).toEqual([4])
    expect(shotsIn({ now: { moved: 20 } }, [6, 8])).toEqual([6])
  })

  test('MI-RELOAD-06 archers that shot twice stay in place for the rest of the turn', () => {
    const move = (shots: readonly number[]) =>
      optionKeys(playStep({ step: 7, units: [shooters({ loaded: false, now: { shots: [...shots] } }), foe] }))
    expect(move([4])).toEqual(['unit-0', 'end'])
    expect(move([4, 6])).toEqual([])
  })

  test('MI-RELOAD-07 repeating crossbows that shot twice may still move', () => {
    const twice = shooters({ missile: 'repeatingCrossbow', loaded: false, now: { shots: [4, 6] } })
    expect(optionKeys(playStep({ step: 7, units: [twice, foe] }))).toContain('unit-0')
  })

  test('MI-RELOAD-02 a half-empty repeating crossbow has one shot until a turn of rest refills it', () => {
    const turns = (rest: number) =>
      function* (play: Play): Procedure {
        const shooter = play.state.units[0]!
        play.state.step = 4
        yield* missileStep(play)
        for (let i = 0; i <= rest; i++) {
          reload(play)
          shooter.now = noDeeds()
        }
        for (const step of [4, 6, 8] as const) {
          play.state.step = step
          yield* missileStep(play)
        }
      }
    const shots = (rest: number, count: number) => {
      const answers = Array.from({ length: count }, () => secret(0, '1'))
      const match = playRule({ units: [shooters({ missile: 'repeatingCrossbow', supply: 9 }), foe] }, turns(rest), {
        answers,
        seed: 'load',
      })
      return [match.pending.length, unit(match, 'Shooters').now.shots.length]
    }
    expect(shots(0, 2)).toEqual([0, 1])
    expect(shots(1, 3)).toEqual([0, 2])
  })

  test('MI-RELOAD-02 MI-RELOAD-07 MI-RELOAD-08 a repeating crossbow holds two shots, which may both be used in one turn', () => {
    const repeating = { missile: 'repeatingCrossbow' }
    const match = inSteps(repeating, [4, 6, 8], { moved: 100 })
    expect(unit(match, 'Shooters')).toMatchObject({ now: { shots: [4, 6] }, load: { loaded: false } })
    expect(unit(inSteps(repeating, [4]), 'Shooters').load).toMatchObject({ loaded: true, shots: 1 })
  })
})

test('MI-RELOAD-01 MI-RELOAD-03 MI-RATE-23 moving more than half the allowance is hurrying; out of command half is the maximum anyway', () => {
  const bows = legion('Bows', 0, 1200, 900, { missile: 'longBow' })
  const dritlan = (y: number) => ({ name: 'Dritlán', seat: 0, at: [1200, y], office: 'dritlan' })
  const moveBy = (by: number, y: number) =>
    unit(order(countermove([bows, dritlan(y), legion('Enemy', 1, 300, 100)]), 'Bows', [ahead(by)]), 'Bows').now.hurried
  expect({ 75: moveBy(75, 1000), 76: moveBy(76, 1000) }).toEqual({ 75: false, 76: true })
  // Their speed is 75 mm, half of 150.
  expect(moveBy(75, 200)).toBe(false)
})

test('MI-RELOAD-01 MI-SKIRMISH-02 retiring by more than half the allowance is hurrying', () => {
  const loose = { type: 'regularSkirmisher', armour: 'light', figures: 4, missile: 'longBow' }
  const retireFrom = (y: number) => {
    const match = countermove([legion('Line', 0, 1200, 900), legion('Light', 1, 1200, y, loose)])
    return unit(order(match, 'Line', [ahead(150)]), 'Light').now
  }
  // They stop 50 mm from the line, which ends at 750.
  expect(retireFrom(800)).toMatchObject({ moved: 10_000, hurried: false })
  expect(retireFrom(805)).toMatchObject({ moved: 10_500, hurried: true })
})
