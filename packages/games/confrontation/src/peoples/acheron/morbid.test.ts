import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { inContact } from '../../ground/bodies.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { gems, magician } from '../../testing/magician.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  refusal,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const puppet = (x: number, more: FigureDetails = {}, changes: FigureDetails = {}) =>
  catalogueFigure('acheron-morbid-puppet', 0, x, 30, changes, { card: `P${x}`, ...more })
const angel = (more: FigureDetails = {}) =>
  catalogueFigure('acheron-morbid-angel', 0, 30, 30, {}, { card: 'Angel', ...more })

/** Ann, who may control three, casts one of the spells through the public interface. */
function cast(
  spell: string,
  held: number,
  others: Json[],
  answers: Json[] = [],
  dice: number[] = [],
  card: FigureDetails = {},
) {
  const ann = magician('Ann', 0, 20, 30, {
    spells: [spell],
    gems: { darkness: held },
    card: { category: 1, abilities: ['summoner/1'], ...card },
  })
  return turn([ann, ...others, figure('Bob', 1, 90, 50)], { answers: ['done', ...answers], dice })
}

const castingKeys = (match: Scene) =>
  optionKeys(match).includes('0:cast') ? optionKeys(giveAnswers(match, '0:cast')) : []
const standing = (match: Scene) =>
  match.state.fighters
    .filter(({ status, seat }) => status === 'standing' && seat === 0)
    .map(({ member }) => member.profile.name)

test('CF-REV-ACHERON-05, CF-REV-ACHERON-06: only magicians of Acheron learn them', () => {
  const learningFaults = (profile: string, army: 'acheron' | 'dirz', spell: string) =>
    faultsOf(armyOf([{ profile, spells: [spell] }], { army, points: 1000 }))
  for (const spell of ['morbid-puppet-invocation', 'morbid-angel-invocation']) {
    expect(learningFaults('acheron-acheron-necromant', 'acheron', spell)).toEqual([])
    expect(learningFaults('dirz-kayl-kartan', 'dirz', spell)).toEqual(['spell-reserved'])
  }
})

describe('CF-REV-ACHERON-05: Morbid Puppet Invocation', () => {
  test('summons a puppet within 10 cm of the caster, on the caster’s card and inactive at first', () => {
    const asks = cast('morbid-puppet-invocation', 2, [], ['0:cast'], [4])
    expect(promptId(asks)).toBe('ask.summoned')
    expect(refusal(asks, path([33, 30]))).toBe('refused.too-far CF-REV-ACHERON-05')
    giveAnswers(asks, path([30, 30]))
    const summoned = fighterNamed(asks, 'Morbid puppet')
    expect(summoned.card).toEqual(fighterNamed(asks, 'Ann').card)
    expect(summoned.activated).toBe(true)
    expect(fighterNamed(asks, 'Ann').gems).toEqual({})
  })

  test('summons nothing beyond the control limit', () => {
    const under = { effects: [{ object: 'summoned', until: 'game', source: { figure: 0 } }] }
    const three = [30, 36, 42].map((x) => puppet(x, under))
    expect(castingKeys(cast('morbid-puppet-invocation', 2, three))).toEqual([])
  })
})

describe('CF-REV-ACHERON-06: Morbid Angel Invocation', () => {
  const pair = (a: FigureDetails = {}, b: FigureDetails = {}, x = 27) => [puppet(x, a), puppet(x + 2.5, b)]

  test('two puppets in contact become an unhurt angel in the place of the first', () => {
    const others = pair({ wounds: 'serious', effects: [{ object: 'under-gift-of-the-rhinoceros', x: 2 }] })
    const match = cast('morbid-angel-invocation', 1, others, ['0:cast'], [4])
    expect(standing(match)).toEqual(['Ann', 'Morbid angel'])
    const { at, wounds, effects, activated } = fighterNamed(match, 'Morbid angel')
    expect(at.x / 1000).toBe(27)
    expect(at.y / 1000).toBe(30)
    expect(wounds).toBe(0)
    expect(effects.map(({ object }) => object)).toEqual(['summoned'])
    expect(activated).toBe(true)
    expect(eventArgs(match, 'eliminated')).toEqual([])
  })

  test('one puppet must be unhurt, both free of opponents, and in contact', () => {
    const targetKeys = (others: Json[]) => castingKeys(cast('morbid-angel-invocation', 1, others))
    const hurt = { wounds: 'light' }
    const abreast = catalogueFigure('acheron-morbid-puppet', 0, 27, 32.5, {}, { card: 'Abreast' })
    expect(targetKeys([puppet(27), abreast, puppet(40)])).toEqual([
      'morbid-angel-invocation:1:1',
      'morbid-angel-invocation:2:1',
    ])
    expect(targetKeys(pair(hurt, hurt))).toEqual([])
    expect(targetKeys([puppet(27), puppet(30)])).toEqual([])
    expect(targetKeys([...pair(), figure('Foe', 1, 32, 30)])).toEqual([])
  })

  test('the second puppet must be within 10 cm, too', () => {
    // Bases of 2.5 cm: the first is 9.5 cm off, the second 12 cm.
    const far = cast('morbid-angel-invocation', 1, pair({}, {}, 32), ['0:cast'], [4])
    expect(standing(far)).toEqual(['Ann', 'Morbid puppet', 'Morbid puppet'])
  })

  test('four gems summon an angel without puppets', () => {
    const match = cast('morbid-angel-invocation', 4, [], ['0:cast'], [4])
    giveAnswers(match, path([26, 30]))
    expect(standing(match)).toEqual(['Ann', 'Morbid angel'])
    expect(fighterNamed(match, 'Ann').gems).toEqual({})
    expect(castingKeys(cast('morbid-angel-invocation', 3, []))).toEqual([])
  })

  test('the two puppets count as released, which leaves no room for a second angel without puppets', () => {
    const under = { effects: [{ object: 'summoned', until: 'game', source: { figure: 0 } }] }
    const full = [...pair(under, under), puppet(40, under)]
    const match = cast('morbid-angel-invocation', 4, full, ['0:cast', gems({ darkness: 1 }, {}, { darkness: 3 })], [4])
    expect(standing(match)).toContain('Morbid angel')
  })
})

describe('CF-REV-ACHERON-07: Morbid Division', () => {
  test('an angel becomes two puppets in contact, each with the angel’s Wounds and free of effects', () => {
    const hurt = angel({ wounds: 'serious', effects: [{ object: 'under-gift-of-the-rhinoceros', x: 2 }] })
    const asks = cast('morbid-division', 1, [hurt], ['0:cast'], [4])
    expect(promptId(asks)).toBe('ask.division')
    expect(refusal(asks, path([36, 30]))).toBe('refused.apart CF-REV-ACHERON-07')
    giveAnswers(asks, path([32.5, 30]))
    const puppets = asks.state.fighters.filter(({ member }) => member.profile.id === 'acheron-morbid-puppet')
    expect(puppets.map(({ wounds, at, effects }) => [wounds, at.x / 1000, effects.length])).toEqual([
      [2, 30, 1],
      [2, 32.5, 1],
    ])
    expect(inContact(puppets[0]!, puppets[1]!)).toBe(true)
    expect(standing(asks)).toEqual(['Ann', 'Morbid puppet', 'Morbid puppet'])
  })

  test('the angel must be on the ground, free of opponents, with room beside it and within the control limit', () => {
    const targetKeys = (others: Json[], card: FigureDetails = {}) =>
      castingKeys(cast('morbid-division', 1, others, [], [], card))
    expect(targetKeys([angel({ level: 1 })])).toEqual([])
    expect(targetKeys([angel(), figure('Foe', 1, 32.5, 30)])).toEqual([])
    const crowd = [
      [30, 27],
      [30, 33],
      [27, 30],
      [33, 30],
    ].map(([x, y], i) => figure(`C${i}`, 0, x!, y!, {}, { card: `C${i}` }))
    expect(targetKeys([angel(), ...crowd])).toEqual([])
    const under = { effects: [{ object: 'summoned', until: 'game', source: { figure: 0 } }] }
    const controlledPuppets = [40, 46].map((x) => puppet(x, under))
    // The limit is three: with two puppets there is room for one more, with one puppet for two, since the angel is
    // released.
    expect(targetKeys([angel(under), ...controlledPuppets])).toEqual([])
    expect(promptId(cast('morbid-division', 1, [angel(under), controlledPuppets[0]!], ['0:cast'], [4]))).toBe(
      'ask.division',
    )
  })
})
