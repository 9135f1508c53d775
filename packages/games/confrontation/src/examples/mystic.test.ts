import { Play } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { Characteristic } from '../armies/cards/profile.ts'
import { characteristic } from '../characteristics.ts'
import { roomFor } from '../incantation/mana.ts'
import { chooseReserves, recoverMana } from '../incantation/reserve.ts'
import type { Fighter } from '../state.ts'
import { faithful } from '../testing/faithful.ts'
import { gems, magician } from '../testing/magician.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const adept = (elements: readonly string[]) => ({ level: 'adept', elements: [...elements], paths: [], intensity: 8 })
const far = figure('Enemy', 1, 100, 30)

function numberOf(match: Scene, fighter: Fighter, which: Characteristic): number {
  return characteristic(new Play(match.state, match.setup), fighter, which).total
}

describe('the reserve of mana', () => {
  test('EX-CF-201 a magician with POW 5 begins with five gems', () => {
    const ann = magician('Ann', 0, 20, 30, { card: { pow: 5, magic: adept(['light']) } })
    const match = playRule({ figures: [ann, far] }, chooseReserves)
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 5 })
  })

  test('EX-CF-203 a magician with POW 4 holds at most eight gems', () => {
    const play = loadPosition({ figures: [magician('Ann', 0, 20, 30, { gems: { light: 5, air: 1 } }), far] })
    expect(roomFor(play, fighterNamed(play, 'Ann'))).toBe(2)
  })
})

test('EX-CF-207 two Earth and one Fire absorb two gems of Air and one of Water, and so does Darkness in their place', () => {
  const caster = magician('Ann', 0, 20, 30, {
    ...{ spells: ['mystical-galvanisation'], gems: { air: 2, water: 1 } },
    card: { magic: adept(['air', 'water']) },
  })
  const foe = (held: Record<string, number>) =>
    turn([caster, magician('Bob', 1, 30, 30, { gems: held })], { answers: ['done', '0:cast'] })
  const ways = optionKeys(foe({ earth: 2, fire: 1, darkness: 1 })).filter((key) => key.startsWith('absorb'))
  expect(ways.sort()).toEqual(['absorb:1:earth1-fire1-darkness1', 'absorb:1:earth2-darkness1', 'absorb:1:earth2-fire1'])
  const poor = optionKeys(foe({ earth: 2, air: 5 }))
  expect(poor.some((key) => key.startsWith('absorb'))).toBe(false)
})

describe('the recovery of mana', () => {
  const recovering = (pow: number, elements: readonly string[], held: Record<string, number>, die: number) =>
    playRule(
      { figures: [magician('Ann', 0, 20, 30, { gems: held, card: { pow, magic: adept(elements) } }), far] },
      recoverMana,
      { dice: [die] },
    )

  test('EX-CF-209 an Adept with POW 5 and six gems rolls a 5: six by the table, room for four', () => {
    const open = recovering(5, ['air', 'water'], { air: 3, water: 3 }, 5)
    expect(promptId(open)).toBe('ask.recovery')
    const match = giveAnswers(open, { slots: { air: [['gem', 1]], water: [['gem', 3]] } })
    expect(eventArgs(match, 'mana.gained')).toMatchObject([{ gems: 4, lost: 2, air: 1, water: 3 }])
    expect(fighterNamed(match, 'Ann').gems).toEqual({ air: 4, water: 6 })
  })

  test('EX-CF-211 Sardar, POW 6, has eight and a result of 9: five by the table, room for four', () => {
    const open = recovering(6, ['light', 'earth'], { light: 5, earth: 3 }, 3)
    const match = giveAnswers(open, { slots: { light: [['gem', 3]], earth: [['gem', 1]] } })
    expect(eventArgs(match, 'mana.gained')).toMatchObject([{ gems: 4, lost: 1 }])
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 8, earth: 4 })
  })

  test('CF-RECOVER-03, CF-RECOVER-05 Velrys, POW 5, has four and rolls a 5: six by the table, room for all', () => {
    const open = recovering(5, ['darkness', 'water'], { darkness: 2, water: 2 }, 5)
    const match = giveAnswers(open, { slots: { darkness: [['gem', 4]], water: [['gem', 2]] } })
    expect(fighterNamed(match, 'Ann').gems).toEqual({ darkness: 6, water: 4 })
  })
})

describe('EX-CF-213 Aura of Light', () => {
  const AURA = 'aura-of-light'
  const figures = [
    magician('Sardar', 0, 20, 30, {
      ...{ spells: [AURA, 'mystical-galvanisation'], gems: { light: 8, earth: 4 } },
      card: { pow: 6, magic: adept(['light', 'earth']) },
    }),
    ...[26, 30, 34].map((y) => figure(`Guard at ${y}`, 0, 36.5, y, {}, { card: 'guards', activated: true })),
    magician('Velrys', 1, 31, 37, {
      ...{ gems: { darkness: 6, water: 4 }, more: { activated: true } },
      card: { pow: 5, magic: adept(['darkness', 'water']) },
    }),
  ]
  const PAID = gems({ light: 3 }, { earth: 1 }, { light: 5, earth: 3 })
  const announced = ['done', '0:walk', path([26, 30]), '0:cast', `${AURA}:2`, PAID]

  test('four Darkness absorb three Light and an Earth without Air; a countering takes one gem', () => {
    const match = turn(figures, { answers: announced })
    expect(fighterNamed(match, 'Sardar').gems).toEqual({ light: 5, earth: 3 })
    expect(optionKeys(match)).toEqual(['absorb:4:darkness4', 'counter:4:water1', 'counter:4:darkness1', 'pass'])
  })

  test('11 against 8 succeeds, 10 does not counter it, and the guard at 8 cm has +1 in STR, RES and COU', () => {
    const match = turn(figures, { answers: [...announced, 'counter:4:darkness1'], dice: [5, 3, 5] })
    expect(rolledDice(match)).toEqual(['roll.incantation 2', 'roll.countering 1'])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 11, difficulty: 8 }])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ final: 10, difficulty: 11 }])
    const guard = fighterNamed(match, 'Guard at 30')
    const values = (['str', 'res', 'cou'] as const).map((which) => numberOf(match, guard, which))
    expect(values).toMatchObject([4, 6, 5])
    expect(guard.effects).toMatchObject([{ object: `under-${AURA}`, until: 'game' }])
    expect(fighterNamed(match, 'Sardar').gems).toEqual({ light: 5, earth: 3 })
    expect(fighterNamed(match, 'Velrys').gems).toEqual({ darkness: 5, water: 4 })
    // Frequency 1: another spell is offered, this one is not.
    const again = optionKeys(giveAnswers(match, '0:cast'))
    expect(again.some((key) => key.startsWith(AURA))).toBe(false)
    expect(again.includes('mystical-galvanisation:2')).toBe(true)
  })
})

test('CF-LITANY-05 Martial Inspiration has Fervour 2, difficulty DEF + 1, 10 cm, and gives Counter-attack; an enemy censures it', () => {
  const figures = [
    faithful('Ann', 0, 20, 30, { miracles: ['martial-inspiration'], faith: 4 }),
    figure('Guard', 0, 28, 30, { def: 4 }, { card: 'x', activated: true }),
    faithful('Vicar', 1, 29, 36, { faith: 5 }),
  ]
  // FAITH 4 with a bond of two dice, the best of them 3, less 1 by censure: 6 against 5.
  const match = turn(figures, { answers: ['done', '0:call', 'martial-inspiration:1', '2', '2:1'], dice: [3, 2, 1] })
  expect(eventArgs(match, 'call.announced')).toMatchObject([{ difficulty: 5, fervour: 2 }])
  expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 6 }])
  expect(fighterNamed(match, 'Guard').effects).toMatchObject([{ object: 'counter-attack', until: 'round' }])
  expect(fighterNamed(match, 'Ann').faith).toBe(0)
  expect(fighterNamed(match, 'Vicar').faith).toBe(4)
})

test('a situation names the spells and miracles that left effects by their rules', () => {
  const effects = [{ object: 'harassment-spell' }, { object: 'solar-favour' }, { object: 'force-of-darkness', x: 2 }]
  const match = scene({ figures: [figure('Ann', 0, 20, 30, {}, { effects }), far] } as never)
  const { effects: laid } = fighterNamed(match, 'Ann')
  expect(laid.map(({ object, source }) => [object, source.object])).toEqual([
    ['under-harassment-spell', 'harassment-spell'],
    ['luck', 'solar-favour'],
    ['under-force-of-darkness', 'force-of-darkness'],
  ])
  // 3, −2 and +2.
  expect(numberOf(match, fighterNamed(match, 'Ann'), 'str')).toBe(3)
})

test('CF-FAITH-03 a situation may make a faithful an iconoclast directly, or by the ability', () => {
  const creed = { level: 'devout', cult: 'Arh-Tolth', aura: 15, creation: 1, alteration: 0, destruction: 1 }
  const gathers = (card: FigureDetails) => {
    const foes = [24, 28, 32, 36].map((y) => figure(`Enemy at ${y}`, 1, 28, y))
    const figures = [figure('Vicar', 0, 20, 30, { faith: creed, ...card }), ...foes]
    return eventArgs(scene({ phase: 'mystic', figures } as never), 'faith.gathered')[0]?.faith
  }
  // Two of its own, and two for four enemies.
  expect(gathers({})).toBe(2)
  expect(gathers({ faith: { ...creed, iconoclast: true } })).toBe(4)
  expect(gathers({ abilities: ['iconoclast'] })).toBe(4)
})

test('CF-MAGE-03, CF-MANA-07 a situation needs only POW and gems of a magician', () => {
  const ann = figure('Ann', 0, 20, 30, { pow: 5, category: 2 }, { gems: { air: 3, water: 3 } })
  const match = scene({ phase: 'mystic', figures: [ann, far] } as never, { dice: [5] })
  // An Adept recovers six gems of the kinds already held, as far as there is room.
  expect(promptId(match)).toBe('ask.recovery')
  expect(fighterNamed(match, 'Ann').member.profile.magic).toMatchObject({ level: 'adept', elements: ['air', 'water'] })
  const bare = scene({ figures: [figure('Ann', 0, 20, 30, { pow: 5 }), far] } as never)
  expect(fighterNamed(bare, 'Ann').member.profile.magic?.elements).toEqual(['light'])
})
