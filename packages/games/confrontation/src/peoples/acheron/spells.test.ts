import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { profiles } from '../../armies/cards/profiles.ts'
import { characteristic } from '../../characteristics.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { fearOf } from '../../fear/courage.ts'
import { expireRoundEffects, maintenancePhase } from '../../round/phases.ts'
import type { Fighter, Play } from '../../state.ts'
import { gems, magician } from '../../testing/magician.ts'
import { loadPosition } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
} from '../../testing/scene.ts'
import { difficulty } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { damageResult, rollDamage } from '../../wounds/damage-roll.ts'
import { inflict } from '../../wounds/health.ts'

/** A purse of Darkness from which the cost is paid, with nothing spent on mastery. */
const payDarkness = (all: number, cost: number) => gems({ darkness: cost }, {}, { darkness: all - cost })

function* blow(play: Play, by: Fighter, victim: Fighter, kind: 'combat' | 'fire' | 'effect' = 'combat'): Procedure {
  yield* rollDamage(play, { victim, by, kind, strength: 3, rules: [] })
}

const damageTotals = (match: Scene) => eventArgs(match, 'damage.read').map(({ total }) => total)

describe('CF-REV-ACHERON-13: Mortal Litany', () => {
  const RAISED = ['fear', 'att', 'str', 'def', 'res'] as const
  const castLitany = (extra: number, then?: (play: Play, ann: Fighter) => Procedure, more: Json[] = [], left = 0) =>
    spellScene(
      {
        ...{ spell: 'mortal-litany', gems: { darkness: 2 + extra + left }, onHerself: true, dice: [4], on: {} },
        ann: { card: { fear: 6 } },
        answers:
          extra + left > 0
            ? [payDarkness(2 + extra + left, 2), ...(extra + left < 4 ? [] : [String(extra)]), ...more]
            : more,
      },
      then,
    )
  const raisedValues = (extra: number) => {
    let seen: number[] = []
    const printed = [6, 3, 3, 3, 5]
    castLitany(extra, function* (play, ann) {
      seen = RAISED.map((which, i) => characteristic(play, ann, which).total - printed[i]!)
      seen.push(has(play, ann, 'dreadful') ? 1 : 0)
    })
    return seen
  }

  test('the extra gems decide what it raises', () => {
    expect(difficulty(castLitany(0))).toBe(8)
    expect(raisedValues(0)).toEqual([1, 0, 0, 0, 0, 0])
    expect(raisedValues(4)).toEqual([1, 0, 1, 0, 1, 0])
    expect(raisedValues(8)).toEqual([1, 1, 1, 1, 1, 0])
    expect(raisedValues(10)).toEqual([2, 2, 2, 2, 2, 0])
    expect(raisedValues(14)).toEqual([2, 2, 2, 2, 2, 1])
  })

  test('four gems in the maintenance phase keep it as it is; unpaid it ends with the round', () => {
    const prolong = (answer: string) => {
      const match = castLitany(
        14,
        function* (play) {
          yield* maintenancePhase(play)
          expireRoundEffects(play)
        },
        [answer],
        4,
      )
      return {
        effects: fighterNamed(match, 'Ann').effects.map(({ object }) => object),
        gems: fighterNamed(match, 'Ann').gems,
      }
    }
    expect(prolong('pay')).toEqual({ effects: ['under-mortal-litany', 'dreadful'], gems: {} })
    expect(prolong('no')).toEqual({ effects: [], gems: { darkness: 4 } })
  })

  test('a singer has one at a time', () => {
    const under = { effects: [{ object: 'under-mortal-litany', x: 0, until: 'game' }] }
    const singer = (more: FigureDetails) =>
      magician('Ann', 0, 20, 30, { spells: ['mortal-litany'], gems: { darkness: 9 }, more })
    expect(optionKeys(turn([singer({}), figure('Bob', 1, 90, 30)], { answers: ['done'] }))).toContain('0:cast')
    expect(optionKeys(turn([singer(under), figure('Bob', 1, 90, 30)], { answers: ['done'] }))).not.toContain('0:cast')
  })
})

describe('CF-REV-ACHERON-14: Psalms of Insanity', () => {
  const psalms = (dice: number[], bob: FigureDetails = {}, more: FigureDetails = {}, extra = 0) =>
    spellScene({
      ...{ spell: 'psalms-of-insanity', gems: { darkness: 2 + extra }, on: enemy(bob, more), dice: [4, ...dice] },
      answers: extra > 0 ? [payDarkness(2 + extra, 2), String(extra)] : [],
    })
  const courageTests = (match: Scene) =>
    eventArgs(match, 'test.passed').concat(eventArgs(match, 'test.failed')).slice(1)

  test('the target tests Courage against the sum of two dice, and routs and flees from the caster if it fails', () => {
    const fails = psalms([3, 5, 2])
    expect(courageTests(fails)).toMatchObject([{ fighter: 'Bob', test: 'test.courage', final: 6, difficulty: 8 }])
    expect(fighterNamed(fails, 'Bob').inRout).toBe(true)
    expect(eventArgs(fails, 'fled')).toEqual([{ fighter: 'Bob' }])
    expect(fighterNamed(fails, 'Bob').at.x).toBeGreaterThan(30 * 1000)
    const passes = psalms([3, 5, 4])
    expect(fighterNamed(passes, 'Bob').inRout).toBe(false)
    expect(fighterNamed(passes, 'Bob').immuneToFear).toBe(8)
  })

  test('a target that has already acted routs without moving', () => {
    const match = psalms([3, 5, 2], {}, { activated: true })
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(eventArgs(match, 'fled')).toEqual([])
  })

  test('each further gem of Darkness adds 2', () => {
    expect(courageTests(psalms([3, 5, 2], {}, {}, 2))).toMatchObject([{ difficulty: 12 }])
  })

  test('a fearsome target tests with its FEAR, even against a higher one', () => {
    expect(courageTests(psalms([1, 2, 2], { fear: 9 }))).toMatchObject([{ final: 11, difficulty: 3 }])
  })

  test('a target immune to such FEAR passes; Characters, Living-dead, Constructs and fearless fighters are unaffected', () => {
    expect(courageTests(psalms([3, 5], {}, { immuneToFear: 8 }))).toEqual([])
    expect(fighterNamed(psalms([3, 5], {}, { immuneToFear: 8 }), 'Bob').inRout).toBe(false)
    for (const bob of [
      { character: true },
      ...['living-dead', 'construct', 'immunity-fear'].map((id) => ({ abilities: [id] })),
    ])
      expect(courageTests(psalms([], bob))).toEqual([])
  })
})

describe('CF-REV-ACHERON-24: Funeral March', () => {
  const march = { spell: 'funeral-march', gems: { darkness: 5 }, dice: [5] }

  test('the caster gains +2 on Attack, Defence and Damage against the victim', () => {
    const finals = (kinds: readonly TestKind[], against: 'bob' | 'nobody') => {
      const match = spellScene({ ...march, on: enemy(), dice: [5, ...kinds.map(() => 3)] }, function* (play, ann, bob) {
        const other = against === 'bob' ? bob : null
        for (const kind of kinds) {
          yield* makeTest(play, { kind, fighter: ann, rules: [], difficulty: 1, against: other, dice: 1 })
        }
      })
      return eventArgs(match, 'test.passed')
        .slice(1)
        .map(({ final }) => final)
    }
    expect(finals(['attack', 'defence', 'initiative'], 'bob')).toEqual([8, 8, 6])
    expect(finals(['attack', 'defence'], 'nobody')).toEqual([6, 6])
  })

  test('the victim’s blows against the caster are 2 weaker; shots do not change', () => {
    const match = spellScene({ ...march, on: enemy(), dice: [5, 4, 1, 4, 1, 4, 1] }, function* (play, ann, bob) {
      yield* blow(play, ann, bob)
      yield* blow(play, bob, ann)
      yield* blow(play, bob, ann, 'fire')
    })
    // 4 + 3 - 5, and 2 more or less.
    expect(damageTotals(match)).toEqual([4, 0, 2])
  })

  test('a magician has one victim until that one is dead, and a victim suffers one march', () => {
    const targets = (fay: FigureDetails, bea: FigureDetails = {}) => {
      const figures = [
        magician('Ann', 0, 20, 30, { spells: ['funeral-march'], gems: { darkness: 5 } }),
        figure('Fay', 1, 30, 30, {}, fay),
        figure('Bea', 1, 30, 40, {}, bea),
      ]
      const match = turn(figures, { answers: ['done'] })
      return optionKeys(match).includes('0:cast') ? optionKeys(giveAnswers(match, '0:cast')) : []
    }
    const under = (by: number) => ({
      effects: [{ object: 'under-funeral-march-victim', x: by, source: { figure: by } }],
    })
    expect(targets({})).toContain('funeral-march:1')
    expect(targets(under(0))).toEqual([])
    const dead = targets({ ...under(0), status: 'eliminated' })
    expect(dead).toContain('funeral-march:2')
    // The victim of another magician cannot be named, too.
    const other = targets(under(2))
    expect(other).toContain('funeral-march:2')
    expect(other).not.toContain('funeral-march:1')
  })
})

describe('CF-REV-ACHERON-26: Pallid Aura', () => {
  const gemsGained = (victim: { at: number; seat?: 0 | 1; card?: FigureDetails; more?: FigureDetails }, before = 0) => {
    const { at, seat = 1, card = {}, more = {} } = victim
    const match = spellScene(
      {
        ...{ spell: 'pallid-aura', gems: { darkness: 1 + before }, onHerself: true, dice: [4], on: {} },
        others: [figure('Dan', seat, 20, at, card, { card: 'Dan', ...more })],
        answers: before > 0 ? [payDarkness(1 + before, 1)] : [],
      },
      (play) => inflict(play, play.state.fighters[2]!, 'killed', { by: null, rules: [] }),
    )
    return fighterNamed(match, 'Ann').gems.darkness ?? 0
  }

  test('grants a gem of Darkness for each fighter of either camp killed within 10 cm', () => {
    expect(gemsGained({ at: 42.5 })).toBe(1)
    expect(gemsGained({ at: 42.6 })).toBe(0)
    expect(gemsGained({ at: 40, seat: 0 })).toBe(1)
  })

  test('Living-dead, Constructs and Possessed grant none, and the reserve limits the gems', () => {
    for (const id of ['living-dead', 'construct', 'possessed']) {
      expect(gemsGained({ at: 40, card: { abilities: [id] } })).toBe(0)
    }
    // POW 4 holds eight gems.
    expect(gemsGained({ at: 40 }, 7)).toBe(8)
    expect(gemsGained({ at: 40 }, 8)).toBe(8)
  })

  test('a Fierce victim counts once, when it is Killed Outright, and a victim saved by an extra Wound level does not count', () => {
    expect(gemsGained({ at: 40, card: { abilities: ['fierce'] } })).toBe(1)
    expect(gemsGained({ at: 40, more: { effects: [{ object: 'dying' }] }, card: { abilities: ['fierce'] } })).toBe(0)
    expect(gemsGained({ at: 40, card: { abilities: ['enormous'] } })).toBe(0)
  })
})

describe('CF-REV-ACHERON-27: Putrefaction', () => {
  const rot = (
    left: number,
    answers: Json[] = [],
    bob: FigureDetails = {},
    then?: (play: Play) => Procedure,
    more: FigureDetails = {},
  ) =>
    spellScene(
      {
        ...{
          spell: 'putrefaction',
          gems: { darkness: 3 + left },
          on: enemy({ res: 3, ...bob }, more),
          dice: [6],
        },
        answers: left > 0 ? [payDarkness(3 + left, 3), ...answers] : answers,
      },
      then,
    )
  const res = (match: Scene) => characteristic(match, fighterNamed(match, 'Bob'), 'res').total

  test('its difficulty is the target’s RES plus 6; without a gem to spend at once it has no effect', () => {
    const rotting = rot(1)
    expect(difficulty(rotting)).toBe(9)
    expect(res(rotting)).toBe(2)
    expect(fighterNamed(rotting, 'Ann').gems).toEqual({})
    expect(fighterNamed(rot(0), 'Bob').effects).toEqual([])
  })

  test('a gem of Darkness in each maintenance phase adds one, and a penalty equal to the printed RES kills', () => {
    const twice = rot(3, ['pay', 'pay'], {}, function* (play) {
      yield* maintenancePhase(play)
      yield* maintenancePhase(play)
    })
    expect(fighterNamed(twice, 'Bob').status).toBe('eliminated')
    expect(fighterNamed(twice, 'Ann').gems).toEqual({})
    const once = rot(3, ['pay', 'no'], {}, function* (play) {
      yield* maintenancePhase(play)
      yield* maintenancePhase(play)
    })
    expect(fighterNamed(once, 'Bob').status).toBe('standing')
    expect(res(once)).toBe(1)
    expect(fighterNamed(once, 'Ann').gems).toEqual({ darkness: 1 })
    expect(fighterNamed(rot(1, [], { res: 1 }), 'Bob').status).toBe('eliminated')
  })

  test('the penalty stays after the caster’s death, and can no longer grow', () => {
    const match = rot(2, [], {}, function* (play) {
      yield* inflict(play, play.state.fighters[0]!, 'killed', { by: null, rules: [] })
      yield* maintenancePhase(play)
      expireRoundEffects(play)
    })
    expect(res(match)).toBe(2)
  })

  test('RES does not fall below 0, but the whole penalty is compared with the printed value', () => {
    const weak = rot(3, ['pay'], { res: 3 }, function* (play) {
      // Another effect has taken most of Bob's RES.
      play.state.fighters[1]!.effects.push({
        ...{ id: 99, object: 'under-gift-of-the-rhinoceros', x: -3, until: 'game' },
        source: { bearer: 0, object: 'gift-of-the-rhinoceros' },
      })
      yield* maintenancePhase(play)
    })
    expect(fighterNamed(weak, 'Bob').status).toBe('standing')
    expect(res(weak)).toBe(0)
  })

  test('a target suffers one at a time', () => {
    const figures = (more: FigureDetails) => [
      magician('Ann', 0, 20, 30, { spells: ['putrefaction'], gems: { darkness: 3 } }),
      figure('Bob', 1, 30, 30, {}, more),
      figure('Bea', 1, 30, 40),
    ]
    const castingKeys = (more: FigureDetails) => optionKeys(turn(figures(more), { answers: ['done', '0:cast'] }))
    expect(castingKeys({})).toContain('putrefaction:1')
    const rotten = castingKeys({ effects: [{ object: 'under-putrefaction', x: 1, until: 'game' }] })
    expect(rotten).not.toContain('putrefaction:1')
    expect(rotten).toContain('putrefaction:2')
  })
})

describe('CF-REV-ACHERON-33: the Blood of Discord', () => {
  const blood = (
    faces: number[],
    then: (play: Play, bob: Fighter, victim: Fighter) => Procedure,
    victim: FigureDetails = {},
  ) =>
    spellScene(
      {
        ...{ spell: 'the-blood-of-discord', gems: { darkness: 2 }, dice: [6, ...faces] },
        on: { seat: 0, more: { wounds: 'serious', card: 'Bob' } },
        others: [figure('Vic', 1, 60, 30, { res: 3, ...victim })],
      },
      (play, _ann, bob) => then(play, bob, play.state.fighters[2]!),
    )
  const hurt = (faces: number[], victim: FigureDetails = {}, kind: 'combat' | 'fire' = 'combat') => {
    const match = blood(faces, (play, bob, vic) => blow(play, bob, vic, kind), victim)
    return [fighterNamed(match, 'Bob').wounds, eventArgs(match, 'damage.read')[0]?.result ?? 'killed']
  }

  test('each Wound or death the target deals in the chest heals it by one degree', () => {
    expect(hurt([4, 4])).toEqual([1, 'wound.serious'])
    expect(hurt([4, 4], {}, 'fire')).toEqual([1, 'wound.serious'])
    expect(hurt([5, 4], { res: 0, abilities: ['vulnerable'] })).toEqual([1, 'wound.killed'])
    expect(hurt([5, 3])).toEqual([2, 'wound.serious'])
  })

  test('Constructs, Living-dead and elemental beings heal nobody', () => {
    for (const id of ['construct', 'living-dead']) expect(hurt([4, 4], { abilities: [id] })[0]).toBe(2)
    expect(hurt([4, 4], { army: 'elementals' })[0]).toBe(2)
  })

  test('in each maintenance phase a 1 ends it, and the target suffers a Damage roll of STR 0', () => {
    const stays = blood([2], (play) => maintenancePhase(play))
    expect(fighterNamed(stays, 'Bob').effects).toMatchObject([{ object: 'under-the-blood-of-discord' }])
    expect(damageTotals(stays)).toEqual([])
    const turns = blood([1, 6, 1], (play) => maintenancePhase(play))
    // 6 + 0 - 5.
    expect(fighterNamed(turns, 'Bob').effects).toEqual([])
    expect(damageTotals(turns)).toEqual([1])
  })
})

test('CF-REV-ACHERON-13, CF-FEAR-06: an enemy in contact faces the raised FEAR', () => {
  const singer = magician('Ann', 0, 20, 30, {
    ...{ spells: ['mortal-litany'], gems: { darkness: 2 } },
    card: { fear: 6, abilities: ['warrior-mage'] },
  })
  const match = turn([singer, figure('Bob', 1, 22.5, 30, {}, { immuneToFear: 6 })], {
    answers: ['done', '0:cast', '0:nothing'],
    dice: [4, 2],
  })
  expect(eventArgs(match, 'test.failed')).toMatchObject([{ fighter: 'Bob', final: 6, difficulty: 7 }])
  expect(fighterNamed(match, 'Bob').inRout).toBe(true)
  expect(fearOf(match, fighterNamed(match, 'Ann'))).toBe(7)
})

describe('CF-REV-ACHERON-12: Hymn of Despair', () => {
  const WATER = { level: 'adept', elements: ['water', 'darkness'], paths: ['circaeus'], intensity: 8 }
  const DARK = { ...WATER, elements: ['darkness'] }
  const sing = (magic: FigureDetails, held: Record<string, number>, answers: Json[] = [], bob: FigureDetails = {}) =>
    spellScene(
      {
        ...{ spell: 'hymn-of-despair', gems: held, onHerself: true, dice: [4, 4, 1], on: enemy(bob) },
        ann: { card: { magic } },
        answers,
      },
      (play, ann, victim) => {
        const strength = characteristic(play, ann, 'str').total
        return rollDamage(play, { victim, by: ann, kind: 'combat', strength, rules: [] })
      },
    )

  test('CF-REV-ACHERON-12: the bonus does not count against an elemental being of Water', () => {
    const against = (name: string) => {
      const ann = figure('Ann', 0, 20, 30, {}, { effects: [{ object: 'under-hymn-of-despair', x: 2 }] })
      const play = loadPosition({ figures: [ann, figure(name, 1, 25, 30, { army: 'elementals', res: 5 })] })
      const [by, victim] = [fighterNamed(play, 'Ann'), fighterNamed(play, name)]
      const strength = characteristic(play, by, 'str').total
      return damageResult(play, { victim, by, kind: 'combat', strength, rules: [] }, 4).total
    }
    expect(against('Elemental of Earth')).toBe(4)
    expect(against('Elemental of Water')).toBe(2)
  })

  test('adds one STR, and one more for each further gem of the Element that paid for it', () => {
    // 4 + 3 + 1 - 5.
    expect(damageTotals(sing(WATER, { water: 1 }))).toEqual([3])
    const more = sing(WATER, { water: 3, darkness: 1 }, [gems({ water: 1 }, {}, { water: 2, darkness: 1 }), '2'])
    expect(damageTotals(more)).toEqual([5])
    expect(fighterNamed(more, 'Ann').gems).toEqual({ darkness: 1 })
  })

  test('a caster without Water pays with Darkness', () => {
    const dark = sing(DARK, { darkness: 3 }, [payDarkness(3, 1), '2'])
    expect(damageTotals(dark)).toEqual([5])
    expect(fighterNamed(dark, 'Ann').gems).toEqual({})
  })

  test('the bonus does not count against masters of Water, whatever paid for it', () => {
    expect(damageTotals(sing(DARK, { darkness: 1 }, [], { pow: 3, magic: WATER }))).toEqual([2])
    expect(damageTotals(sing(DARK, { darkness: 1 }, [], { pow: 3, magic: DARK }))).toEqual([3])
  })

  test('magicians of Acheron learn it without Water, others of its path need Water', () => {
    const learningFaults = (army: 'acheron' | 'lions', profile: string) =>
      faultsOf(armyOf([{ profile, spells: ['hymn-of-despair'] }], { army, points: 1000 }))
    expect(learningFaults('acheron', 'acheron-quaestor-of-acheron')).toEqual([])
    expect(learningFaults('acheron', 'acheron-azael-the-unfaithful')).toEqual(['spell-path'])
    const circaean = profiles.find((profile) => profile.army === 'lions' && profile.magic?.paths.includes('circaeus'))!
    expect(learningFaults('lions', circaean.id)).toEqual(['spell-element'])
  })
})

describe('CF-REV-ACHERON-25: Arrows of Hecate', () => {
  const shoot = (fire: number, at: number, extra?: number, others: Json[] = [], more: Json[] = []) =>
    spellScene({
      ...{ spell: 'arrows-of-hecate', gems: { fire: 3 + fire }, on: { ...enemy(), at: [at, 30] as const } },
      dice: [5, ...((extra ?? 0) * 10 + 32.5 + 20 >= at ? [4, 1] : [])],
      others,
      answers: [
        ...(fire > 0 ? [gems({ fire: 3 }, {}, { fire })] : []),
        ...more,
        ...(extra === undefined ? [] : [String(extra)]),
      ],
    })

  test('deals a Damage roll of STR 5 within 30 cm', () => {
    // 4 + 5 - 5.
    expect(damageTotals(shoot(0, 52.5))).toEqual([4])
    expect(eventArgs(shoot(0, 52.6), 'cast.short')).toHaveLength(1)
  })

  test('one to three further gems of Fire add 10 cm each, paid before the distance is known', () => {
    expect(damageTotals(shoot(1, 62.5, 1))).toEqual([4])
    const short = shoot(1, 62.6, 1)
    expect(eventArgs(short, 'cast.short')).toHaveLength(1)
    expect(fighterNamed(short, 'Ann').gems).toEqual({})
    const asks = shoot(4, 62.5)
    expect(optionKeys(asks)).toEqual(['0', '1', '2', '3'])
  })

  test('enemy magicians within its greatest possible range may counter it', () => {
    const counters = (fire: number, x: number) => {
      const enemyMage = magician('Eve', 1, x, 40, { gems: { air: 1 } })
      const match = turn(
        [magician('Ann', 0, 20, 30, { spells: ['arrows-of-hecate'], gems: { fire: 3 + fire } }), enemyMage],
        {
          answers: ['done', '0:cast', 'arrows-of-hecate:1', ...(fire > 0 ? [gems({ fire: 3 }, {}, { fire })] : [])],
          dice: fire > 0 ? [] : [1],
        },
      )
      return promptId(match)
    }
    // 45 cm off, more or less: out of the spell's own range.
    expect(counters(2, 66)).toBe('ask.counter-magic')
    expect(counters(0, 66)).not.toBe('ask.counter-magic')
  })
})
