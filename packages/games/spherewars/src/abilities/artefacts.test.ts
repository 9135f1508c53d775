import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dexterities, duel, type Fighter, joining, plain } from '../testing/duel.ts'
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
  scene,
} from '../testing/scene.ts'
import { soldier } from '../testing/soldiers.ts'

/** A plain fighter who carries artefacts. */
function bearer(name: string, artefacts: readonly string[], profile: Record<string, Json> = {}): Fighter {
  return plain(name, profile, { artefacts: [...artefacts] })
}

const artefactsRevealed = (match: Scene) => eventArgs(match, 'artefact-revealed').map(({ artefact }) => artefact)
const lastDifficulty = (match: Scene) => match.events.findLast(({ type }) => type === 'damage')?.numbers?.[1]?.total
const lastStrength = (match: Scene) => match.events.findLast(({ type }) => type === 'damage')?.numbers?.[0]?.total

describe('attack runes', () => {
  test('SW-ARTEFACT-19 SW-ABIL-08 the Rune of the Skilful makes an Expert Combatant', () => {
    const dice = [5, 4, 1, 5, 4, 4, 1, 1]
    const expert = duel(bearer('Ana', ['rune-of-the-skilful'], { dex: 3 }), plain('Bor', { dex: 3 }), { dice })
    expect(eventArgs(expert, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    const plainly = duel(plain('Ana', { dex: 3 }), plain('Bor', { dex: 3 }), { dice })
    expect(eventArgs(plainly, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test('SW-ARTEFACT-19 SW-ABIL-05 the Rune of the Skilful also makes a Bodyguard', () => {
    const company = { friends: [bearer('Guard', ['rune-of-the-skilful'])] }
    const match = duel(plain('Ana'), plain('Bor', { dex: 3 }), { dice: [5, 4, 1, 5, 4, 4, 1, 1] }, company)
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    expect(artefactsRevealed(match)).toEqual(['Rune of the Skilful'])
  })

  test('SW-ARTEFACT-20 SW-ABIL-04 the Rune of Vigour gives Assault', () => {
    const match = joining(bearer('Ana', ['rune-of-vigour']), plain('Bor'), 3, { dice: [5, 5, 5, 1, 1, 1, 1, 1] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 3 2')
    expect(artefactsRevealed(match)).toEqual(['Rune of Vigour'])
  })

  test('SW-ARTEFACT-17 SW-ABIL-01 an ability the bearer already has is not doubled, and the rune stays secret', () => {
    const match = joining(bearer('Ana', ['rune-of-vigour'], { abilities: ['assault'] }), plain('Bor'), 3, {
      dice: [5, 5, 5, 1, 1, 1, 1, 1],
    })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 3 2')
    expect(artefactsRevealed(match)).toEqual([])
  })
})

const SKINRIPPERS = ['skinripper-rune', 'skinscorcher-lava', 'skinripper-favour']
const PENETRATING = ['skin-penetrating-rune', 'skinburner-lava', 'skin-penetrating-favour']

describe.each(SKINRIPPERS)('%s', (id) => {
  const rule = { 'skinripper-rune': 'SW-ARTEFACT-21', 'skinscorcher-lava': 'SW-RGEAR-20' }[id] ?? 'SW-RGEAR-30'

  test(`${rule} gives one die against CON-m 6 or more`, () => {
    expect(dexterities(bearer('Ana', [id]), plain('Bor', { conMundane: 6 }))[0]).toBe(3)
    expect(dexterities(bearer('Ana', [id]), plain('Bor', { conMundane: 5, conArcane: 7 }))[0]).toBe(2)
  })

  test(`${rule} SW-WOUND-07 also counts against an enemy that is extremely difficult to kill`, () => {
    expect(dexterities(bearer('Ana', [id]), plain('Bor', { wounds: 8 }))[0]).toBe(3)
    expect(dexterities(bearer('Ana', [id]), plain('Bor', { wounds: 7 }))[0]).toBe(2)
  })

  test(`${rule} SW-ABIL-13 the bearer is a Hardened Defender when that enemy charges`, () => {
    const charge = (conMundane: number) =>
      joining(plain('Bor', { conMundane }), bearer('Ana', [id]), 3, {
        dice: [5, 5, 1, 1, 1, 1, 1],
      })
    expect(lastStrength(charge(6))).toBe(2)
    expect(lastStrength(charge(5))).toBe(3)
  })

  test(`${rule} SW-ARTEFACT-25 SW-ARTEFACT-15 the Protecting Skin Rune cancels it`, () => {
    const enemy = bearer('Bor', ['protecting-skin-rune'], { conMundane: 6 })
    expect(dexterities(bearer('Ana', [id]), enemy)[0]).toBe(2)
    const match = joining(enemy, bearer('Ana', [id]), 3, { dice: [5, 5, 1, 1, 1, 1, 1] })
    expect(lastStrength(match)).toBe(3)
  })
})

test('SW-ARTEFACT-21 the enemy’s current CON counts', () => {
  const drunk = plain('Bor', { conMundane: 5 }, { effects: [{ ability: 'stamina', until: 'turn' }] })
  expect(dexterities(bearer('Ana', ['skinripper-rune']), drunk)[0]).toBe(3)
})

describe.each(PENETRATING)('%s', (id) => {
  const rule = { 'skin-penetrating-rune': 'SW-ARTEFACT-22', 'skinburner-lava': 'SW-RGEAR-21' }[id] ?? 'SW-RGEAR-31'
  const blow = (enemy: Fighter, profile: Record<string, Json> = {}) =>
    lastDifficulty(duel(bearer('Ana', [id], profile), enemy, { dice: [5, 5, 1, 1, 1, 1] }))

  test(`${rule} CON-m 6 or more counts as two lower`, () => {
    expect(blow(plain('Bor', { conMundane: 6 }))).toBe(4)
    expect(blow(plain('Bor', { conMundane: 5 }))).toBe(5)
  })

  test(`${rule} SW-WOUND-07 so does the CON of an enemy that is extremely difficult to kill`, () => {
    expect(blow(plain('Bor', { conMundane: 5, wounds: 8 }))).toBe(3)
  })

  test(`${rule} the threshold is tested before any reduction`, () => {
    expect(blow(plain('Bor', { conMundane: 6 }), { abilities: ['tough'] })).toBe(3)
  })

  test(`${rule} SW-ARTEFACT-25 the Protecting Skin Rune cancels it`, () => {
    expect(blow(bearer('Bor', ['protecting-skin-rune'], { conMundane: 6 }))).toBe(6)
  })
})

test('SW-ARTEFACT-22 SW-ARTEFACT-08 the rune only helps in hand-to-hand combat', () => {
  const figures = [
    soldier('Ana', 0, 10, 10, { ranged: ['tension'], pre: 2 }, { artefacts: ['skin-penetrating-rune'] }),
    soldier('Bor', 1, 10, 14, { conMundane: 6 }),
    soldier('Waits', 0, 30, 30),
  ]
  const match = scene({ figures }, { answers: ['0', 'stand', '1'], dice: [5, 5, 1, 1] })
  expect(lastDifficulty(match)).toBe(6)
})

test('SW-ARTEFACT-05 SW-ARTEFACT-33 blows with engraved weapons are mundane', () => {
  const enemy = plain('Bor', { conMundane: 6, conArcane: 2 })
  const match = duel(bearer('Ana', ['skin-penetrating-rune']), enemy, { dice: [5, 5, 1, 1, 1, 1] })
  expect(lastDifficulty(match)).toBe(4)
})

describe('defence runes', () => {
  test('SW-ARTEFACT-23 SW-MORALE-03 the Rune of Unbreakable Courage makes morale rolls unnecessary', () => {
    const brave = duel(plain('Ana', { fear: 3 }), bearer('Bor', ['rune-of-unbreakable-courage']), {
      dice: [5, 5, 1, 1, 5, 1],
    })
    expect(rolledDice(brave)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
    expect(artefactsRevealed(brave)).toEqual(['Rune of Unbreakable Courage'])
    const shaken = duel(plain('Ana', { fear: 3 }), plain('Bor'), { dice: [5, 5, 1, 1, 5, 1, 6] })
    expect(rolledDice(shaken).at(-1)).toBe('roll.morale 1')
  })

  test('SW-ARTEFACT-24 SW-ABIL-13 the Rune of Doubt cancels the charge bonus', () => {
    const dice = [5, 5, 1, 1, 1, 1]
    const match = joining(plain('Ana'), bearer('Bor', ['rune-of-doubt']), 3, { dice })
    expect(lastStrength(match)).toBe(2)
    expect(artefactsRevealed(match)).toEqual(['Rune of Doubt'])
    expect(lastStrength(joining(plain('Ana'), plain('Bor'), 3, { dice: [...dice, 1] }))).toBe(3)
  })

  test('SW-ARTEFACT-09 two defence runes work together', () => {
    const both = bearer('Bor', ['rune-of-doubt', 'rune-of-unbreakable-courage'])
    const match = joining(plain('Ana', { fear: 3 }), both, 3, { dice: [5, 5, 1, 1, 5, 1] })
    expect(lastStrength(match)).toBe(2)
    expect(rolledDice(match).length).toBe(2)
  })
})

describe('sorcerers’ artefacts', () => {
  const sorcerer = (profile: Record<string, Json>, more: Record<string, Json>) =>
    soldier('Mage', 0, 10, 10, { pow: 2, ...profile }, more)
  const stand = (mage: Json, more: object = {}) =>
    scene({ figures: [mage, soldier('Foe', 1, 30, 30)], ...more }, { answers: ['stand'] })

  test('SW-ABIL-06 Channelling yields a gem at once for standing still', () => {
    expect(stand(sorcerer({ abilities: ['channelling'] }, {})).state.sides[0].gems).toBe(1)
    expect(stand(sorcerer({}, {})).state.sides[0].gems).toBe(0)
  })

  test('SW-ABIL-06 Channelling yields nothing for moving', () => {
    const figures = [sorcerer({ abilities: ['channelling'] }, {}), soldier('Foe', 1, 30, 30)]
    const match = scene({ figures }, { answers: ['run', path([11, 10])] })
    expect(match.state.sides[0].gems).toBe(0)
  })

  test('SW-ABIL-06 forced standing still counts for Channelling, in contact or stunned', () => {
    const channeller = sorcerer({ abilities: ['channelling'] }, {})
    const figures = [channeller, soldier('Foe', 1, 11.2, 10), soldier('Waits', 0, 30, 5), soldier('Other', 0, 35, 5)]
    const fighting = scene({ figures }, { answers: ['0'], dice: [1, 1, 1, 1] })
    expect(fighting.state.sides[0].gems).toBe(1)
    const stunned = sorcerer({ abilities: ['channelling'] }, { states: ['stunned'] })
    expect(scene({ figures: [stunned, soldier('Foe', 1, 30, 30)] }).state.sides[0].gems).toBe(1)
  })

  test.each([['paralysed'], ['concussed']])('SW-ABIL-06 a combatant that is %s channels nothing', (state) => {
    const mage = sorcerer({ abilities: ['channelling'] }, { states: [state] })
    const answers = state === 'paralysed' ? [] : ['stand']
    expect(scene({ figures: [mage, soldier('Foe', 1, 30, 30)] }, { answers }).state.sides[0].gems).toBe(0)
  })

  test('SW-ABIL-06 EX-SW-EQ-03 Laroc is activated, stands still and gains one gem', () => {
    const figures = [figure('laroc', 0, 10, 10), soldier('Waits', 0, 5, 5), soldier('Foe', 1, 30, 30)]
    const match = scene({ figures, gems: [2, 0] }, { answers: ['0', 'stand'] })
    expect(match.state.sides[0].gems).toBe(3)
  })

  test('SW-ABIL-06 SW-TURN-11 the updating removes a channelled gem', () => {
    const figures = [sorcerer({ abilities: ['channelling'] }, { activated: true }), soldier('Foe', 1, 30, 30)]
    const match = scene({ figures, gems: [3, 0], sequence: 'updating' }, { dice: [5, 1] })
    expect(match.state.sides[0].gems).toBe(2)
  })

  test('SW-ARTEFACT-28 the Staff of the Thousand Eyes gives Channelling or doubles it', () => {
    const staff = { artefacts: ['staff-of-the-thousand-eyes'] }
    const given = stand(sorcerer({}, staff))
    expect({ gems: given.state.sides[0].gems, artefactsRevealed: artefactsRevealed(given) }).toEqual({
      gems: 1,
      artefactsRevealed: ['Staff of the Thousand Eyes'],
    })
    const doubled = stand(sorcerer({ abilities: ['channelling'] }, staff))
    expect({ gems: doubled.state.sides[0].gems, artefactsRevealed: artefactsRevealed(doubled) }).toEqual({
      gems: 2,
      artefactsRevealed: ['Staff of the Thousand Eyes'],
    })
  })

  test('SW-ARTEFACT-26 SW-ARTEFACT-27 SW-SPELL-44 the cloaks set aside a gem for dispelling or casting each round', () => {
    const figures = [
      sorcerer({}, { artefacts: ['arcane-attack-cloak', 'arcane-defence-cloak'] }),
      soldier('Foe', 1, 30, 30),
    ]
    const match = scene({ figures, sequence: 'turn' }, { dice: [5, 1], answers: ['begin'] })
    expect(match.state.sides[0]).toMatchObject({ castingGems: 1, dispellingGems: 0 })
    expect(artefactsRevealed(match)).toEqual(['Arcane Attack Cloak'])
    match.answer(0, 'stand')
    expect(match.state.round).toBe(1)
    expect(match.state.sides[0]).toMatchObject({ castingGems: 0, dispellingGems: 1 })
    expect(artefactsRevealed(match)).toEqual(['Arcane Attack Cloak', 'Arcane Defence Cloak'])
  })
})

describe('Staff of the Wayfarer', () => {
  const DEED = { pow: 2, fur: 1, abilities: ['wild-wrath'] }
  /** The deed ensures that there is a concentration phase. */
  const wanderer = (more: Record<string, Json> = {}, foe: readonly [number, number] = [10, 14]) => ({
    figures: [
      soldier('Mage', 0, 10, 10, DEED, { artefacts: ['staff-of-the-wayfarer'], ...more }),
      soldier('Waits', 0, 30, 5),
      soldier('Foe', 1, foe[0], foe[1]),
    ],
  })

  test.each([
    [1, 1],
    [4, 2],
    ['S', 3],
  ] as const)('SW-ARTEFACT-29 SW-ARTEFACT-13 a %s carries its bearer up to %i inches', (die, inches) => {
    const match = scene(wanderer(), { answers: ['0', 'stand', 'staff-of-the-wayfarer'], dice: [die] })
    expect(promptId(match)).toBe('ask.wayfarer')
    expect(match.check(0, path([10 + inches, 10]))).toBeUndefined()
    expect(match.check(0, path([10.1 + inches, 10]))?.reason.id).toBe('refuse.too-far')
  })

  test('SW-ARTEFACT-29 the Wayfarer cannot end in contact and may stay in place', () => {
    const match = scene(wanderer(), { answers: ['0', 'stand', 'staff-of-the-wayfarer'], dice: ['S'] })
    expect(match.check(0, path([10, 12.8]))?.reason.id).toBe('refuse.contact')
    match.answer(0, 'stay')
    expect(placeOf(match, 'Mage')).toEqual([10, 10])
  })

  test('SW-ARTEFACT-29 scenery costs the Wayfarer its usual MOV', () => {
    const scenery = [{ type: 'wood', density: 'sparse', diameter: 4, x: 13, y: 10 }]
    const match = scene({ ...wanderer(), scenery }, { answers: ['0', 'stand', 'staff-of-the-wayfarer'], dice: ['S'] })
    expect(match.check(0, path([12, 10]))).toBeUndefined()
    expect(match.check(0, path([12.1, 10]))?.reason.id).toBe('refuse.too-far')
    expect(match.check(0, path([10, 7]))).toBeUndefined()
  })

  test('SW-ARTEFACT-13 the staff works once per activation', () => {
    const match = scene(wanderer(), { answers: ['0', 'stand', 'staff-of-the-wayfarer', 'stay'], dice: [1] })
    expect(promptId(match)).toBe('ask.concentrate')
    expect(match.check(0, 'staff-of-the-wayfarer')?.reason.id).toBe('barred.activated')
  })

  test('SW-ARTEFACT-29 the staff does not work in hand-to-hand combat', () => {
    const match = scene(wanderer({}, [11.2, 10]), { answers: ['0'] })
    expect(match.check(0, 'staff-of-the-wayfarer')?.reason.id).toBe('barred.in-combat')
  })

  test.each([['stunned'], ['concussed'], ['fearful']])(
    'SW-ARTEFACT-13 SW-STATE-06 the staff does not work while %s',
    (state) => {
      const answers = state === 'stunned' ? ['0'] : ['0', 'stand']
      const match = scene(wanderer({ states: [state] }), { answers })
      expect(match.check(0, 'staff-of-the-wayfarer')?.reason.id).toBe('barred.state')
    },
  )

  test('SW-ARTEFACT-14 SW-ACT-05 the staff works after a run, not after speeding up', () => {
    const far = wanderer({}, [10, 30])
    const ran = scene(far, { answers: ['0', 'run', path([11, 10])] })
    expect(optionKeys(ran)).toContain('staff-of-the-wayfarer')
    const sped = scene(far, { answers: ['0', 'speed-up', path([18, 10])] })
    expect(sped.check(0, 'staff-of-the-wayfarer')?.reason.id).toBe('barred.hurried')
  })

  test('SW-ARTEFACT-29 SW-SHOOT-26 the Wayfarer’s move does not count as a move action: a later shot loses no die', () => {
    const figures = [
      soldier('Mage', 0, 10, 10, { pow: 2, ranged: ['mechanical'], pre: 2 }, { artefacts: ['staff-of-the-wayfarer'] }),
      soldier('Waits', 0, 30, 5),
      soldier('Foe', 1, 10, 16),
    ]
    const match = scene(
      { figures },
      { answers: ['0', 'stand', 'staff-of-the-wayfarer', path([11, 10]), '2'], dice: [1, 1, 1] },
    )
    expect(rolledDice(match).at(-1)).toBe('roll.precision 2')
  })

  test('SW-ARTEFACT-18 the staff carries a flyer too', () => {
    const figures = [
      soldier('Mage', 0, 10, 10, { pow: 2, movement: 'flying' }, { artefacts: ['staff-of-the-wayfarer'] }),
      soldier('Waits', 0, 30, 5),
      soldier('Foe', 1, 10, 30),
    ]
    const match = scene({ figures }, { answers: ['0', 'stand', 'staff-of-the-wayfarer', path([12, 10])], dice: [4] })
    expect(placeOf(match, 'Mage')).toEqual([12, 10])
  })
})

describe('jewellery', () => {
  const beast = (profile: Record<string, Json>, artefacts: string[]) => ({
    figures: [
      soldier('Beast', 0, 10, 10, { abilities: ['stings'], ...profile }, { artefacts }),
      soldier('Waits', 0, 30, 5),
      soldier('Foe', 1, 11.2, 10),
    ],
  })

  test('SW-ARTEFACT-30 the Fang of Fury gives one FUR die', () => {
    const match = scene(beast({ fur: 2 }, ['fang-of-fury']), { answers: ['0', 'stings'] })
    expect(optionKeys(match)).toEqual(['1', '2', '3'])
  })

  test('SW-ARTEFACT-30 SW-ARTEFACT-03 the Fang of Fury is revealed when more dice are rolled than the profile has', () => {
    const two = scene(beast({ fur: 2 }, ['fang-of-fury']), { answers: ['0', 'stings', '2'], dice: [1, 1, 1, 1, 1, 1] })
    expect(artefactsRevealed(two)).toEqual([])
    const three = scene(beast({ fur: 2 }, ['fang-of-fury']), {
      answers: ['0', 'stings', '3'],
      dice: [1, 1, 1, 1, 1, 1, 1],
    })
    expect(artefactsRevealed(three)).toEqual(['Fang of Fury'])
  })

  test('SW-ARTEFACT-30 the Fang of Fury does nothing without FUR', () => {
    const match = scene(beast({ fur: null }, ['fang-of-fury']), { answers: ['0'], dice: [1, 1, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2'])
  })
})

test('SW-ARTEFACT-12 permanent artefacts work for fleeing, stunned, concussed and paralysed bearers', () => {
  for (const state of ['stunned', 'concussed']) {
    const wearer = plain('Bor', { pow: 1 }, { artefacts: ['rune-of-the-paralysing-mirror'], states: [state] })
    expect(dexterities(plain('Ana', { dex: 3 }), wearer)[0]).toBe(2)
  }
  const paralysed = plain('Bor', {}, { artefacts: ['rune-of-the-paralysing-mirror'], states: ['paralysed'] })
  expect(dexterities(plain('Ana', { dex: 3 }), paralysed)[0]).toBe(2)
})

test('SW-ARTEFACT-03 an artefact that changes nothing stays secret', () => {
  const match = duel(bearer('Ana', ['rune-of-doubt', 'rune-of-vigour', 'fang-of-fury']), plain('Bor'), {
    dice: [5, 5, 1, 1, 1, 1],
  })
  expect(combatantNamed(match, 'Ana').revealed).toEqual([])
})

test('SW-ARTEFACT-03 asking about a hidden artefact that stays unused does not count as a step for others', () => {
  const carrying = (artefacts: string[], answers: string[]) =>
    scene(
      {
        figures: [
          soldier('Mage', 0, 10, 10, { abilities: [] }, { artefacts }),
          soldier('Waits', 0, 30, 5),
          soldier('Foe', 1, 30, 30, { abilities: [] }),
        ],
      } as never,
      { answers: ['0', 'stand', ...answers] },
    )
  const [hidden, bare] = [carrying(['staff-of-the-wayfarer'], ['done']), carrying([], [])]
  expect(hidden.answers.length).toBe(bare.answers.length + 1)
  for (const seat of [1, undefined]) {
    expect(hidden.stepsFor(seat)).toHaveLength(bare.stepsFor(seat).length)
    expect(hidden.undoableFor(1)).toBe(bare.undoableFor(1))
  }
  expect(hidden.stepsFor(0)).toHaveLength(bare.stepsFor(0).length + 1)
})
