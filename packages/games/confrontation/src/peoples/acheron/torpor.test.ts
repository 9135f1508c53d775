import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { obstaclesFor } from '../../ground/obstacles.ts'
import { liveCards } from '../../round/sequence.ts'
import type { Fighter, Play } from '../../state.ts'
import { eventTexts } from '../../testing/displayed-text.ts'
import { faithful } from '../../testing/faithful.ts'
import { magician } from '../../testing/magician.ts'
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
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'
import { inflict } from '../../wounds/health.ts'

const TORPOR = 'eternal-torpor'

/** The Gorgon (POW 9) looks at Bob (INI 3), 7.5 cm ahead. */
const look = (
  dice: number[],
  bob: FigureDetails = {},
  more: FigureDetails = {},
  then?: (play: Play, ann: Fighter, bob: Fighter) => Procedure,
  answers: Json[] = [],
) =>
  spellScene(
    { ...{ spell: TORPOR, gems: { darkness: 4 }, dice, answers }, ann: { card: { pow: 9 } }, on: { card: bob, more } },
    then,
  )

const damageTotals = (match: Scene) => eventArgs(match, 'damage.read').map(({ total }) => total)
const stones = (match: Scene) => match.state.markers ?? []

test('CF-REV-ACHERON-23: only the Gorgon may learn Eternal Torpor', () => {
  const learningFaults = (profile: string) =>
    faultsOf(armyOf([{ profile, spells: [TORPOR] }], { army: 'acheron', points: 1000 }))
  expect(learningFaults('acheron-the-gorgon')).toEqual([])
  expect(learningFaults('acheron-azael-the-unfaithful')).toEqual(['spell-reserved'])
})

describe('CF-REV-ACHERON-23: Eternal Torpor', () => {
  test('the Gorgon’s Power less the target’s Initiative gives nothing, a Damage roll of STR 0, or one of STR equal to the difference', () => {
    // 2 + 9 - (5 + 6) = 0.
    expect(damageTotals(look([2, 5], { ini: 6 }))).toEqual([])
    // 2 + 9 - (4 + 6) = 1: 6 + 0 - 5. 5 is the most of this line.
    expect(damageTotals(look([2, 4, 6, 1], { ini: 6 }))).toEqual([1])
    expect(damageTotals(look([2, 3, 6, 1]))).toEqual([1])
    // 2 + 9 - (2 + 3) = 6: 6 + 6 - 5.
    expect(damageTotals(look([2, 2, 6, 1]))).toEqual([7])
    // 5 + 9 - (2 + 2) = 10.
    expect(damageTotals(look([5, 2, 6, 1], { ini: 2 }))).toEqual([11])
    expect(stones(look([5, 2, 6, 1], { ini: 2 }))).toEqual([])
  })

  test('CF-REV-ACHERON-23 its test has no difficulty, and none is told', () => {
    const passed = eventTexts(look([2, 2, 6, 1]), 'test.passed')
    expect(passed.length).toBeGreaterThan(0)
    for (const words of passed) expect(words).not.toContain('against 0')
  })

  test('a 1 for the Gorgon does nothing, and a 1 for the target makes its result 0', () => {
    expect(eventArgs(look([1]), 'cast.failed')).toHaveLength(1)
    expect(stones(look([2, 1], { ini: 9 }))).toHaveLength(1)
  })

  test('the target’s Wounds count', () => {
    // 2 + 9 - (3 + 3 - 2) = 7.
    expect(damageTotals(look([2, 3, 6, 1], {}, { wounds: 'serious' }))).toEqual([8])
  })

  test('from 11 on the target turns to stone: out of play, an obstacle where it stood', () => {
    const match = look([6, 2], { ini: 2 }, { wounds: 'light' }, undefined, ['keep'])
    const bob = fighterNamed(match, 'Bob')
    expect(bob.status).toBe('eliminated')
    expect(eventArgs(match, 'petrified').length).toBe(1)
    expect(eventArgs(match, 'eliminated').length).toBe(0)
    expect(liveCards(match, 1)).toEqual([])
    expect(stones(match).length).toBe(1)
    expect(obstaclesFor(match, fighterNamed(match, 'Ann')).length).toBe(1)
  })

  test('the target is free once the Gorgon is eliminated, with its Wounds and free of effects', () => {
    const under = { wounds: 'serious', effects: [{ object: 'under-gift-of-the-rhinoceros', x: 2, until: 'game' }] }
    const match = look(
      [6, 2],
      { ini: 2 },
      under,
      (play, ann) => inflict(play, ann, 'killed', { by: null, rules: [] }),
      ['keep'],
    )
    const { status, wounds, effects, hasFallen } = fighterNamed(match, 'Bob')
    expect(status).toBe('standing')
    expect(wounds).toBe(2)
    expect(effects).toEqual([])
    expect(hasFallen).toBe(false)
    expect(stones(match)).toEqual([])
  })

  test('Immortals, Living-dead and Constructs are unaffected', () => {
    for (const id of ['immortal', 'living-dead', 'construct'])
      expect(damageTotals(look([2], { abilities: [id] }))).toEqual([])
  })

  const lookAt = (bob: Json, others: Json[] = []) => {
    const gorgon = magician('Ann', 0, 20, 30, { spells: [TORPOR], gems: { darkness: 4 }, card: { pow: 9 } })
    const match = turn([gorgon, bob, ...others], { answers: ['done'] })
    return optionKeys(match).includes('0:cast') ? match : null
  }

  const castingKeys = (bob: Json) => {
    const match = lookAt(bob, [figure('Bea', 1, 30, 40)])
    return match ? optionKeys(giveAnswers(match, '0:cast')) : []
  }

  test('Gorgon and target must see each other, or be in contact', () => {
    const turned = figure('Bob', 1, 30, 30, {}, { facing: 'east' })
    expect(lookAt(figure('Bob', 1, 30, 30))).not.toBeNull()
    expect(castingKeys(figure('Bob', 1, 30, 30))).toContain(`${TORPOR}:1`)
    expect(castingKeys(turned)).not.toContain(`${TORPOR}:1`)
    expect(castingKeys(figure('Bob', 1, 22.5, 30, {}, { facing: 'east' }))).toContain(`${TORPOR}:1`)
  })

  test('CF-CAST-14, CF-ABIL-90: a target two levels higher or a hidden Scout cannot be named', () => {
    const flying = (level: number) => figure('Bob', 1, 30, 30, { flight: 10, abilities: ['flight'] }, { level })
    expect(castingKeys(flying(1))).toContain(`${TORPOR}:1`)
    expect(castingKeys(flying(2))).not.toContain(`${TORPOR}:1`)
    const hidden = { effects: [{ object: 'hidden', until: 'game' }] }
    expect(castingKeys(figure('Bob', 1, 30, 30, { abilities: ['scout'] }, hidden))).not.toContain(`${TORPOR}:1`)
  })

  test('only its target may counter or absorb it', () => {
    const counters = (target: 1 | 2) => {
      const gorgon = magician('Ann', 0, 20, 30, { spells: [TORPOR], gems: { darkness: 4 }, card: { pow: 9 } })
      const mage = magician('Eve', 1, 28, 34, { gems: { air: 1 } })
      const match = turn([gorgon, figure('Bob', 1, 28, 26), mage], {
        answers: ['done', '0:cast', `${TORPOR}:${target}`],
        dice: target === 1 ? [1] : [],
      })
      return promptId(match)
    }
    expect(counters(2)).toBe('ask.counter-magic')
    expect(counters(1)).not.toBe('ask.counter-magic')
  })

  test('CF-REV-ACHERON-23: what ends spells frees the target, with its Wounds and without other effects', () => {
    const effects = [
      { object: 'under-eternal-torpor', until: 'game', source: { figure: 2, object: TORPOR } },
      { object: 'brutal', until: 'game' },
    ]
    const stone = figure('Ben', 1, 30, 30, {}, { status: 'eliminated', wounds: 'serious', effects })
    const healer = faithful('Ann', 0, 20, 30, { miracles: ['purifying-clarity'], faith: 2 })
    const markers = [{ kind: TORPOR, by: 2, at: [30, 30], to: [31.25, 30], x: 1 }]
    const match = turn(
      [healer, stone, figure('Bob', 1, 90, 30)],
      {
        answers: ['done', '0:call', 'purifying-clarity:1'],
        dice: [3],
      },
      { markers },
    )
    expect(fighterNamed(match, 'Ben')).toMatchObject({
      status: 'standing',
      wounds: 2,
      effects: [{ object: 'cleared' }],
    })
    expect(stones(match)).toEqual([])
    expect(eventArgs(match, 'unpetrified')).toEqual([{ fighter: 'Ben' }])
  })
})
