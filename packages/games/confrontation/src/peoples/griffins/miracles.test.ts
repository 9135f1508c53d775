import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { auraOf } from '../../command/aura.ts'
import { faithGathered } from '../../divination/faith.ts'
import { expireRoundEffects, maintenancePhase } from '../../round/phases.ts'
import type { Fighter, Play } from '../../state.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { annActs, difficulties, marksman, outcomes, targetAt } from '../../testing/marksman.ts'
import { price, readAfterMiracle } from '../../testing/miracle-reading.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { inflict } from '../../wounds/health.ts'

const alone = { seat: 0 as const, at: [90, 50] as const }

describe('CF-REV-GRIFFIN-06 Prophetic Clairvoyance', () => {
  const callMiracle = (x: number, dice: number[], answers = ['0']) =>
    miracleScene({ miracle: 'prophetic-clairvoyance', faith: 3, on: alone, onHerself: true, x, dice, answers })

  test('CF-REV-GRIFFIN-06: two dice with a sum of 8 give back twice the Fervour', () => {
    expect(price(callMiracle(2, [3, 4, 4]))).toEqual(['3/2'])
    expect(fighterNamed(callMiracle(2, [3, 4, 4]), 'Ann').faith).toBe(5)
    expect(fighterNamed(callMiracle(2, [3, 4, 3]), 'Ann').faith).toBe(1)
    // All of it, with nothing left to strengthen the bond.
    expect(fighterNamed(callMiracle(3, [3, 6, 2], []), 'Ann').faith).toBe(6)
  })

  test('CF-REV-GRIFFIN-06: any Fervour from 1 up to all remaining faith may be named', () => {
    const match = turn([faithful('Ann', 0, 20, 30, { miracles: ['prophetic-clairvoyance'], faith: 3 })], {
      answers: ['done', '0:call'],
    })
    expect(optionKeys(match)).toEqual([1, 2, 3].map((x) => `prophetic-clairvoyance:0:${x}`))
  })
})

describe('CF-REV-GRIFFIN-14 Sentence of the Condemned', () => {
  const condemned = { effects: [{ object: 'under-sentence-of-the-condemned', source: { figure: 0 } }] }
  // Bow: 20, 40 and 60 cm.
  const fire = (gap: number, more: FigureDetails = {}, faces: number[] = [1]) =>
    turn([marksman(), targetAt(gap, {}, more)], { answers: ['done', '0:fire', '1'], dice: faces })
  const base = (gap: number, more: FigureDetails = {}) => difficulties(fire(gap, more))[0]!.split(':')[0]

  test('CF-REV-GRIFFIN-14: ranges to the target are 10, 15 and 20 cm longer', () => {
    expect(base(30, condemned)).toBe('4')
    expect(base(30)).toBe('7')
    expect(base(30.5, condemned)).toBe('7')
    expect(base(55, condemned)).toBe('7')
    expect(base(55)).toBe('10')
    expect(base(55.5, condemned)).toBe('10')
    expect(base(80, condemned)).toBe('10')
    expect(outcomes(fire(80.5, condemned, []))).toEqual(['shot.too-far Bob'])
    expect(outcomes(fire(60.5, {}, []))).toEqual(['shot.too-far Bob'])
  })

  test('CF-REV-GRIFFIN-14: only the magistrate’s camp benefits', () => {
    const friendly = { object: 'under-sentence-of-the-condemned', source: { figure: 1 } }
    const match = turn(
      [marksman(), targetAt(30), figure('Amy', 0, 52.5, 34, {}, { card: 'Amy', effects: [friendly] })],
      { answers: ['done', '0:fire', '1'], dice: [1] },
    )
    expect(difficulties(match)[0]!.split(':')[0]).toBe('7')
  })

  test('CF-REV-GRIFFIN-14: magistrates call it on an enemy in sight at any distance', () => {
    const called = { miracle: 'sentence-of-the-condemned', faith: 2, on: { at: [110, 30] as const }, dice: [3] }
    expect(price(miracleScene(called))).toEqual(['6/2'])
    expect(readAfterMiracle(called, (_play, _ann, bob) => bob.effects[0]?.object)).toBe(
      'under-sentence-of-the-condemned',
    )
    const learningFaults = (profile: string) =>
      faultsOf(armyOf([{ profile, miracles: ['sentence-of-the-condemned'] }], { army: 'griffins' }))
    expect(learningFaults('griffins-magistrate-of-the-griffin')).toEqual([])
    expect(learningFaults('griffins-cairn-the-apostle')).toEqual(['miracle-cult'])
  })
})

describe('CF-REV-GRIFFIN-24 Merin’s Inspiration', () => {
  const callInspiration = (faith: number, answers: string[]) => {
    const auras: number[] = []
    const match = miracleScene(
      { miracle: 'merins-inspiration', faith: 2, on: alone, onHerself: true, dice: [3], answers },
      function* (play, ann) {
        auras.push(auraOf(play, ann))
        ann.faith = faith
        yield* maintenancePhase(play)
        expireRoundEffects(play)
        auras.push(auraOf(play, ann))
      },
    )
    return { auras, faith: fighterNamed(match, 'Ann').faith }
  }

  test('CF-REV-GRIFFIN-24: grants Leadership/10, prolonged by 2 points of faith in the maintenance phase', () => {
    expect(callInspiration(3, ['pay'])).toEqual({ auras: [10, 10], faith: 1 })
    expect(callInspiration(3, ['no'])).toEqual({ auras: [10, 0], faith: 3 })
    expect(callInspiration(1, [])).toEqual({ auras: [10, 0], faith: 1 })
  })

  test('CF-REV-GRIFFIN-24: only Saphon learns it', () => {
    const learningFaults = (profile: string, id: string) =>
      faultsOf(armyOf([{ profile, miracles: [id] }], { army: 'griffins' }))
    expect(learningFaults('griffins-saphon-the-preacher', 'merins-inspiration')).toEqual([])
    expect(learningFaults('griffins-cairn-the-apostle', 'merins-inspiration')).toEqual(['miracle-cult'])
  })
})

describe('CF-REV-GRIFFIN-25 Merin’s Hand', () => {
  const fire = (victim: FigureDetails, faces: number[], kind: 'fire' | 'combat' = 'fire') => {
    const match = miracleScene(
      {
        miracle: 'merins-hand',
        faith: 2,
        on: { card: { res: 20, ...victim } },
        onHerself: true,
        dice: [4, ...faces],
      },
      function* (play, ann, bob) {
        yield* rollDamage(play, { victim: bob, by: ann, kind, strength: 0, rules: [] })
      },
    )
    return fighterNamed(match, 'Bob').status
  }

  test('CF-REV-GRIFFIN-25: doubles on shots kill, like those of a sacred weapon', () => {
    expect(fire({}, [2, 2])).toBe('eliminated')
    expect(fire({}, [3, 2])).toBe('standing')
    expect(fire({}, [2, 2], 'combat')).toBe('standing')
  })

  test('CF-REV-GRIFFIN-25: Immortals of Light, the Righteous and the Faithful of Merin are spared', () => {
    expect(fire({ abilities: ['immortal', 'being-of-light/3'] }, [2, 2])).toBe('standing')
    expect(fire({ abilities: ['immortal', 'being-of-darkness/3'] }, [2, 2])).toBe('eliminated')
    expect(fire({ abilities: ['righteous'] }, [2, 2])).toBe('standing')
    const creed = { level: 'devout', aura: 10, creation: 1, alteration: 0, destruction: 0 }
    expect(fire({ faith: { ...creed, cult: 'Merin' } }, [2, 2])).toBe('standing')
    expect(fire({ faith: { ...creed, cult: 'Danu' } }, [2, 2])).toBe('eliminated')
  })

  test('CF-REV-GRIFFIN-25, CF-MACHINE-31: shots of a machine the bearer serves do not count', () => {
    const hand = { effects: [{ object: 'under-merins-hand' }] }
    const serve = (effects: FigureDetails) =>
      annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND, {}, effects), figure('Bob', 1, 43.125, 30, { res: 20 })], {
        answers: ['0:serve', '2'],
        dice: [4, 2, 2],
      })
    expect(fighterNamed(serve(hand), 'Bob').status).toBe('standing')
    expect(fighterNamed(serve({}), 'Bob').status).toBe('standing')
  })

  test('CF-REV-GRIFFIN-25, CF-MACHINE-38: a double takes 4 structure points of a machine', () => {
    const rifle = marksman({}, { effects: [{ object: 'under-merins-hand' }] })
    const match = annActs([rifle, gun('Gun', 1, 40, 30, {}, { res: 20 })], {
      answers: ['0:fire', '1'],
      dice: [4, 2, 2],
    })
    expect(fighterNamed(match, 'Gun').structureLost).toBe(4)
  })

  test('CF-REV-GRIFFIN-25: AIM rises by 1', () => {
    const match = turn([marksman({}, { effects: [{ object: 'under-merins-hand' }] }), targetAt(30)], {
      answers: ['done', '0:fire', '1'],
      dice: [2],
    })
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ final: 6, difficulty: 7 }])
  })
})

describe('CF-REV-GRIFFIN-26 Psalm of Heroes', () => {
  const psalm = (x: number) => ({ effects: [{ object: 'under-psalm-of-heroes', x, until: 'game' }] })
  const killVictim = (changes: FigureDetails, x = 27.5, seat: 0 | 1 = 0) =>
    playRule(
      {
        figures: [
          faithful('Ann', 0, 20, 30, { faith: 1, more: psalm(0) }),
          figure('Amy', seat, x, 30, { people: 'griffins', ...changes }),
          figure('Bob', 1, 90, 30),
        ],
      },
      (play) => inflict(play, play.state.fighters[1]!, 'killed', { by: null, rules: [] }),
    )

  test('CF-REV-GRIFFIN-26: a friendly Griffin Killed Outright within 5 cm gives 2 points', () => {
    expect(fighterNamed(killVictim({}), 'Ann').faith).toBe(3)
    expect(fighterNamed(killVictim({}, 27.6), 'Ann').faith).toBe(1)
    expect(fighterNamed(killVictim({ people: 'lions' }), 'Ann').faith).toBe(1)
    expect(fighterNamed(killVictim({}, 27.5, 1), 'Ann').faith).toBe(1)
  })

  test('CF-REV-GRIFFIN-26, CF-REV-26, CF-ABIL-39: a Fierce fighter is Killed Outright once, however often it is hit', () => {
    const match = playRule(
      {
        figures: [
          faithful('Ann', 0, 20, 30, { faith: 1, more: psalm(0) }),
          figure('Amy', 0, 27.5, 30, { people: 'griffins', abilities: ['fierce'] }),
          figure('Bob', 1, 90, 30),
        ],
      },
      function* (play) {
        const amy = play.state.fighters[1]!
        for (let i = 0; i < 2; i++) yield* inflict(play, amy, 'killed', { by: null, rules: [] })
      },
    )
    expect(fighterNamed(match, 'Ann').faith).toBe(3)
    expect(fighterNamed(match, 'Amy').status).toBe('standing')
  })

  test('CF-REV-GRIFFIN-26: flight off the table gives nothing', () => {
    const match = playRule(
      {
        figures: [
          faithful('Ann', 0, 20, 30, { faith: 1, more: psalm(0) }),
          figure('Amy', 0, 24, 30, { people: 'griffins' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      (play) => eliminate(play, play.state.fighters[1]!, { by: null, rules: [] }),
    )
    expect(fighterNamed(match, 'Ann').faith).toBe(1)
  })

  test('CF-REV-GRIFFIN-26: the points last beyond the round, and Piety keeps others in addition', () => {
    const pointsAfterGathering = (abilities: string[], faith: number, x: number) => {
      const seen: number[] = []
      playRule(
        {
          figures: [
            faithful('Ann', 0, 20, 30, { faith, card: { abilities }, more: psalm(x) }),
            figure('Bob', 1, 90, 30),
          ],
        },
        // biome-ignore lint/correctness/useYield: it only looks.
        function* (play: Play) {
          seen.push(faithGathered(play, play.state.fighters[0] as Fighter).total)
        },
      )
      return seen[0]
    }
    // A Zealot has 3 points of its own.
    expect(pointsAfterGathering([], 5, 0)).toBe(3)
    expect(pointsAfterGathering([], 5, 2)).toBe(5)
    expect(pointsAfterGathering([], 1, 2)).toBe(4)
    expect(pointsAfterGathering(['piety/2'], 5, 0)).toBe(5)
    expect(pointsAfterGathering(['piety/2'], 5, 2)).toBe(7)
    expect(pointsAfterGathering(['piety/2'], 3, 2)).toBe(6)
  })

  test('CF-REV-GRIFFIN-26: other points are spent first, and spent points of the psalm do not return', () => {
    const left = (faith: number) => {
      const match = turn([faithful('Ann', 0, 20, 30, { faith, more: psalm(4) })], { answers: ['done', '0:nothing'] })
      return fighterNamed(match, 'Ann').effects[0]?.x
    }
    expect(left(6)).toBe(4)
    expect(left(4)).toBe(4)
    expect(left(1)).toBe(1)
    expect(left(0)).toBe(0)
  })

  test('CF-REV-GRIFFIN-26: while it is active it cannot be called again', () => {
    const called = { miracle: 'psalm-of-heroes', faith: 2, on: alone, onHerself: true, dice: [3] }
    expect(
      readAfterMiracle(called, (_play, ann) => ann.effects.map(({ object, until }) => `${object} ${until}`)),
    ).toEqual(['under-psalm-of-heroes game'])
    const secondCall = turn([faithful('Ann', 0, 20, 30, { miracles: ['psalm-of-heroes'], faith: 2, more: psalm(0) })], {
      answers: ['done'],
    })
    expect(promptId(secondCall)).toBe('ask.action-of')
    expect(optionKeys(secondCall).includes('0:call')).toBe(false)
    expect(rolledDice(secondCall)).toEqual([])
  })
})
