import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { moraleRoll } from '../../morale/morale.ts'
import { movementOf } from '../../movement/movement.ts'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { duel, type Fighter, inContact, joining, plain } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  optionKeys,
  path,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { soldier, trooper, windowAt } from '../../testing/soldiers.ts'

function carrier(name: string, consumables: readonly string[], profile: Record<string, Json> = {}, more = {}): Fighter {
  return plain(name, profile, { consumables: [...consumables], ...more })
}

const damageOf = (match: Scene) =>
  match.events.findLast(({ type }) => type === 'damage')?.numbers?.map(({ total }) => total)
const untilOf = (match: Scene, name: string) => combatantNamed(match, name).effects.map(({ until }) => until)

const GRADES = [
  ['inferior', 'combat'],
  ['superior', 'round'],
  ['sublime', 'turn'],
] as const

/** Drinks a potion before the dexterity roll of a fight that Ana wins, and shows what it left on her. */
function drinkAndStrike(potion: string, dice: number[]): Scene {
  return duel(carrier('Ana', [potion]), plain('Bor'), { answers: [`${potion}:0`], dice })
}

describe('potions that raise an attribute', () => {
  test.each(GRADES)('SW-CONSUMABLE-13 SW-CONSUMABLE-14 SW-CONSUMABLE-15 %s Vigour Potion: STR +1', (grade, until) => {
    const match = drinkAndStrike(`${grade}-vigour-potion`, [5, 5, 1, 1, 1, 1, 1])
    expect(damageOf(match)?.[0]).toBe(3)
    expect(untilOf(match, 'Ana')).toEqual(until === 'combat' ? [] : [until])
  })

  test.each(GRADES)('SW-CONSUMABLE-28 SW-CONSUMABLE-29 SW-CONSUMABLE-30 %s Agility Potion: DEX +1', (grade, until) => {
    const match = drinkAndStrike(`${grade}-agility-potion`, [5, 5, 5, 1, 1, 1, 1])
    expect(rolledDice(match)[0]).toBe('roll.dexterity 3 2')
    expect(untilOf(match, 'Ana')).toEqual(until === 'combat' ? [] : [until])
  })

  test.each(GRADES)('SW-CONSUMABLE-45 SW-CONSUMABLE-46 SW-CONSUMABLE-47 %s Combat Potion: both', (grade, until) => {
    const match = drinkAndStrike(`${grade}-combat-potion`, [5, 5, 5, 1, 1, 1, 1, 1])
    expect(rolledDice(match)).toEqual(['roll.dexterity 3 2', 'roll.damage 3'])
    expect(untilOf(match, 'Ana')).toEqual(until === 'combat' ? [] : [until])
  })

  test.each(GRADES)('SW-CONSUMABLE-16 SW-CONSUMABLE-17 SW-CONSUMABLE-18 %s Stamina Potion: CON +1', (grade, until) => {
    const potion = `${grade}-stamina-potion`
    const match = duel(plain('Ana'), carrier('Bor', [potion]), { answers: [`${potion}:1`], dice: [5, 5, 1, 1, 1, 1] })
    expect(damageOf(match)?.[1]).toBe(5)
    expect(untilOf(match, 'Bor')).toEqual(until === 'combat' ? [] : [until])
  })

  test('SW-CONSUMABLE-28 SW-FATIGUE-05 agility raises the attribute, so the minimum includes it', () => {
    const tired = carrier('Ana', ['inferior-agility-potion'], { dex: 2, abilities: ['unequipped'] })
    const match = duel(tired, plain('Bor'), { answers: ['inferior-agility-potion:0'], dice: [5, 5, 1, 1, 1] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
  })

  test('SW-CONSUMABLE-16 SW-ATTACK-03 stamina drunk after the designation also counts against arcane attacks', () => {
    const caster = ['battler', { name: 'Ana', profile: { pow: 3, abilities: ['destroying-ball'] } }] as const
    const position = spellPosition(caster, trooper('Bor', {}, { consumables: ['inferior-stamina-potion'] }), 5, {})
    const match = playConcentration(position, {
      answers: ['destroying-ball', 'inferior-stamina-potion:1', '1'],
      dice: [5, 1, 1],
    })
    expect(damageOf(match)?.[1]).toBe(5)
    expect(combatantNamed(match, 'Bor').effects).toEqual([])
  })

  test('SW-CONSUMABLE-16 stamina may be drunk before a deed', () => {
    const position = inContact(
      plain('Ana', { fur: 1, abilities: ['stings'] }),
      carrier('Bor', ['inferior-stamina-potion']),
    )
    const match = playConcentration(position, { answers: ['stings', 'inferior-stamina-potion:1'], dice: [5, 1] })
    expect(damageOf(match)?.[1]).toBe(5)
  })

  test('SW-CONSUMABLE-13 SW-RANGED-15 vigour drunk before a precision roll helps weapons that use the bearer’s strength', () => {
    const shootWith = (weapon: string) =>
      scene(
        {
          figures: [
            soldier('Ana', 0, 10, 10, { ranged: [weapon], pre: 1 }, { consumables: ['inferior-vigour-potion'] }),
            soldier('Bor', 1, 10, 14, { mov: 2 }),
            soldier('Waits', 0, 30, 30),
          ],
        },
        { answers: ['0', 'stand', '1', 'inferior-vigour-potion:0'], dice: [5, 1, 1, 1] },
      )
    expect(damageOf(shootWith('tension'))?.[0]).toBe(3)
    expect(damageOf(shootWith('mechanical'))?.[0]).toBe(3)
  })

  test('SW-CONSUMABLE-08 SW-CONSUMABLE-14 a potion lasts until the end of its round or turn', () => {
    const figures = [
      soldier(
        'Ana',
        0,
        10,
        10,
        {},
        {
          effects: [
            { ability: 'vigour', until: 'round' },
            { ability: 'stamina', until: 'turn' },
          ],
        },
      ),
      soldier('Bor', 1, 30, 30),
    ]
    const match = scene({ figures }, { answers: ['stand'] })
    expect({ round: match.state.round, until: untilOf(match, 'Ana') }).toEqual({ round: 1, until: ['turn'] })
    const later = scene({ figures }, { answers: ['stand', 'stand'], dice: [5, 1] })
    expect({ turn: later.state.turn, until: untilOf(later, 'Ana') }).toEqual({ turn: 2, until: [] })
  })

  test('SW-CONSUMABLE-05 two potions that raise the same attribute never apply together', () => {
    const keys = [
      'inferior-vigour-potion:0',
      'inferior-stamina-potion:0',
      'inferior-combat-potion:0',
      'inferior-agility-potion:0',
    ]
    const all = carrier(
      'Ana',
      keys.map((key) => key.split(':')[0]!),
    )
    expect(optionKeys(duel(all, plain('Bor')))).toEqual(['pass', ...keys])
    const match = duel(all, plain('Bor'), { answers: ['inferior-combat-potion:0'] })
    expect(optionKeys(match)).toEqual(['pass', 'inferior-stamina-potion:0'])
    const other = duel(all, plain('Bor'), { answers: ['inferior-vigour-potion:0'] })
    expect(optionKeys(other)).toEqual(['pass', 'inferior-stamina-potion:0', 'inferior-agility-potion:0'])
  })

  test('SW-CONSUMABLE-05 any number may be used at the same moment, in either round', () => {
    const both = ['inferior-vigour-potion', 'inferior-agility-potion']
    const match = duel(
      carrier('Ana', both),
      plain('Bor'),
      { answers: both.map((id) => `${id}:0`), dice: [5, 5, 5, 1, 1, 1, 1, 1] },
      { more: { round: 1 } },
    )
    expect(rolledDice(match)).toEqual(['roll.dexterity 3 2', 'roll.damage 3'])
  })
})

describe('Speed Potions', () => {
  const runner = (consumables: string[], profile: Record<string, Json> = {}) => ({
    figures: [
      soldier('Ana', 0, 10, 10, { mov: 4, ...profile }, { consumables }),
      soldier('Waits', 0, 30, 5),
      soldier('Bor', 1, 10, 35),
    ],
  })

  test.each([
    ['SW-CONSUMABLE-31', 'inferior-speed-potion', 5],
    ['SW-CONSUMABLE-32', 'superior-speed-potion', 6],
  ] as const)('%s %s: MOV %i', (_rule, id, mov) => {
    const match = scene(runner([id]), { answers: ['0', `${id}:0`, 'run'] })
    expect(match.check(0, path([10, 10 + mov]))).toBeUndefined()
    expect(match.check(0, path([10, 10.1 + mov]))?.reason.id).toBe('refuse.too-far')
  })

  test('SW-CONSUMABLE-31 SW-CONSUMABLE-32 it is drunk only when the user itself is activated', () => {
    const match = scene(runner(['inferior-speed-potion']), { answers: ['1'] })
    expect(promptId(match)).toBe('ask.action')
    const own = scene(runner(['inferior-speed-potion']), { answers: ['0'] })
    expect(promptId(own)).toBe('window.before-activation')
  })

  test('SW-CONSUMABLE-31 SW-SHOOT-08 it lasts the turn, also for shots at the user, its flight and its pursuit', () => {
    const match = scene(runner(['inferior-speed-potion']), { answers: ['0', 'inferior-speed-potion:0', 'stand'] })
    expect(untilOf(match, 'Ana')).toEqual(['turn'])
    const play = loadPosition({
      figures: [
        soldier('Ana', 0, 10, 10, { mov: 4 }, { effects: [{ ability: 'speed', until: 'turn', amount: 2 }] }),
        soldier('Bor', 1, 30, 30),
      ],
    })
    const uses = ['run', 'shot-at', 'flight', 'pursuit'] as const
    expect(uses.map((use) => movementOf(play, combatantNamed(play, 'Ana'), use).total)).toEqual([6, 6, 6, 6])
  })

  test('SW-CONSUMABLE-07 it carries a flyer further too', () => {
    const match = scene(runner(['superior-speed-potion'], { movement: 'flying' }), {
      answers: ['0', 'superior-speed-potion:0', 'run'],
    })
    expect(match.check(0, path([10, 16]))).toBeUndefined()
  })
})

describe('potions that give an ability', () => {
  test('SW-CONSUMABLE-25 SW-ABIL-12 the Attack Potion turns an engagement into a charge', () => {
    const attacker = carrier('Ana', ['attack-potion'], { mov: 4 })
    const match = joining(attacker, plain('Bor'), 6, { answers: ['attack-potion:0'], dice: [5, 5, 1, 1, 1, 1, 1] })
    expect(damageOf(match)?.[0]).toBe(3)
    expect(untilOf(match, 'Ana')).toEqual(['turn'])
    const plainly = joining(plain('Ana', { mov: 4 }), plain('Bor'), 6, { dice: [5, 5, 1, 1, 1, 1] })
    expect(damageOf(plainly)?.[0]).toBe(2)
  })

  test('SW-CONSUMABLE-25 SW-MOVE-20 it is drunk when the join is declared, and spent even if the join falls short', () => {
    const attacker = carrier('Ana', ['attack-potion'], { mov: 4 })
    const match = joining(attacker, plain('Bor'), 9, { answers: ['attack-potion:0'] })
    expect(eventArgs(match, 'fell-short').length).toBe(1)
    expect(combatantNamed(match, 'Ana').consumables).toEqual([])
  })

  test('SW-CONSUMABLE-25 only the joiner may drink it', () => {
    const target = carrier('Bor', ['attack-potion'])
    const match = joining(plain('Ana'), target, 3, { dice: [5, 5, 1, 1, 1, 1, 1] })
    expect(eventArgs(match, 'consumable-used')).toEqual([])
    expect(damageOf(match)?.[0]).toBe(3)
    expect({
      consumables: combatantNamed(match, 'Bor').consumables,
      effects: combatantNamed(match, 'Bor').effects,
    }).toEqual({
      consumables: ['attack-potion'],
      effects: [],
    })
  })

  test('SW-CONSUMABLE-26 SW-ABIL-13 the Defence Potion removes the charge bonus', () => {
    const defender = carrier('Bor', ['defence-potion'])
    const match = joining(plain('Ana'), defender, 3, { answers: ['defence-potion:2'], dice: [5, 5, 1, 1, 1, 1] })
    expect(damageOf(match)?.[0]).toBe(2)
    expect(untilOf(match, 'Bor')).toEqual(['turn'])
  })
})

describe('Potion of Courage', () => {
  const coward = (more: object = {}) => ({
    figures: [
      soldier('Bor', 0, 10, 10, {}, { consumables: ['potion-of-courage'], ...more }),
      soldier('Waits', 0, 30, 5),
      soldier('Foe', 1, 30, 30),
    ],
  })

  test.each(['blood', 'leader-death', 'nerve', 'uncontrolled', 'effect'] as const)(
    'SW-CONSUMABLE-27 SW-MORALE-09 it passes a roll for any cause: %s',
    (cause) => {
      const match = playRule(coward(), (play) => moraleRoll(play, combatantNamed(play, 'Bor'), cause, null), {
        answers: ['potion-of-courage:0'],
      })
      expect(eventArgs(match, 'morale-held')).toEqual([{ roller: 'Bor' }])
      expect(combatantNamed(match, 'Bor').effects).toEqual([])
    },
  )

  test('SW-CONSUMABLE-27 SW-REGROUP-03 a regroup passed with it ends the activation', () => {
    const match = scene(coward({ fleeing: true }), { answers: ['0', 'potion-of-courage:0'] })
    expect(combatantNamed(match, 'Bor')).toMatchObject({ fleeing: false, activated: true })
    expect(match.pending[0]?.figure).toBe(1)
  })

  test('SW-CONSUMABLE-27 it helps only with the user’s own roll', () => {
    const match = playRule(coward(), (play) => moraleRoll(play, combatantNamed(play, 'Waits'), 'effect', null), {
      dice: [5],
    })
    expect(rolledDice(match)).toEqual(['roll.morale 1'])
  })
})

describe('healing', () => {
  const HEALING = [
    ['SW-CONSUMABLE-38', 'inferior-healing-potion', 1],
    ['SW-CONSUMABLE-39', 'superior-healing-potion', 2],
    ['SW-CONSUMABLE-40', 'sublime-healing-potion', 3],
  ] as const

  test.each(HEALING)('%s %s heals %i', (_rule, id, count) => {
    const match = duel(plain('Ana'), carrier('Bor', [id], {}, { wounds: 2 }), {
      answers: [`${id}:1`],
      dice: [5, 4, 5, 4],
    })
    expect(combatantNamed(match, 'Bor').wounds).toBe(2 + count)
  })

  test.each([
    [1, 1],
    [3, 2],
    [6, 3],
  ])('SW-CONSUMABLE-41 the Healing Ointment heals D3: %i gives %i', (die, count) => {
    const match = duel(plain('Ana'), carrier('Bor', ['healing-ointment'], {}, { wounds: 2 }), {
      answers: ['healing-ointment:1'],
      dice: [5, 4, 5, 4, die],
    })
    expect(combatantNamed(match, 'Bor').wounds).toBe(2 + count)
  })

  test('SW-CONSUMABLE-38 SW-WOUND-13 heals never above the profile, and after a damage roll before the new wounds', () => {
    const match = duel(plain('Ana', { str: 3 }), carrier('Bor', ['sublime-healing-potion'], {}, { wounds: 5 }), {
      answers: ['pass', 'sublime-healing-potion:1'],
      dice: [5, 5, 1, 1, 5, 5, 5],
    })
    expect(eventArgs(match, 'healed')).toEqual([{ combatant: 'Bor', wounds: 1, left: 6 }])
    expect(combatantNamed(match, 'Bor').wounds).toBe(3)
  })

  test('SW-CONSUMABLE-38 SW-CRIT-08 does not undo a deadly blow', () => {
    const match = duel(plain('Ana', { str: 3 }), carrier('Bor', ['sublime-healing-potion'], {}, { wounds: 1 }), {
      answers: ['pass', 'sublime-healing-potion:1'],
      dice: [5, 5, 1, 1, 6, 6, 6],
    })
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
  })

  test('SW-CONSUMABLE-38 SW-MORALE-15 does not cancel the roll for receiving blood', () => {
    const match = duel(plain('Ana', { fear: 2 }), carrier('Bor', ['sublime-healing-potion'], {}, { wounds: 5 }), {
      answers: ['pass', 'sublime-healing-potion:1'],
      dice: [5, 5, 1, 1, 5, 1, 6],
    })
    expect(rolledDice(match).at(-1)).toBe('roll.morale 1')
  })

  test('SW-CONSUMABLE-38 five windows: after a precision, dexterity, deed or damage roll, or when gems are hidden', () => {
    const figures = [
      soldier('Bor', 0, 10, 10, {}, { consumables: ['inferior-healing-potion'], wounds: 2 }),
      soldier('Foe', 1, 30, 30),
      soldier('Third', 1, 35, 30),
    ]
    const roll = { count: 1, difficulty: 4, successes: 0 }
    const more = { roll, dice: null, deed: 'stings', spell: 'stings' }
    const isOpen = (at: Parameters<typeof windowAt>[0], target: string) =>
      !playRule({ figures }, windowAt(at, 'Foe', target, more)).outcome
    const rolls = ['after-precision', 'after-dexterity', 'after-deed', 'after-damage'] as const
    expect(rolls.map((at) => isOpen(at, 'Bor'))).toEqual([true, true, true, true])
    expect(rolls.map((at) => isOpen(at, 'Third'))).toEqual([false, false, false, false])
    expect(isOpen('after-hiding', 'Third')).toBe(true)
    expect(isOpen('before-hiding', 'Bor')).toBe(false)
  })

  test('SW-CONSUMABLE-38 it may be used after a missed shot', () => {
    const figures = [
      soldier('Ana', 0, 10, 10, { ranged: ['tension'], pre: 1 }),
      soldier('Bor', 1, 10, 14, { mov: 4 }, { consumables: ['inferior-healing-potion'], wounds: 2 }),
      soldier('Waits', 0, 30, 30),
    ]
    const match = scene({ figures }, { answers: ['0', 'stand', '1', 'inferior-healing-potion:1'], dice: [1] })
    expect(eventArgs(match, 'shot-missed').length).toBe(1)
    expect(combatantNamed(match, 'Bor').wounds).toBe(3)
  })
})

describe('users', () => {
  const drinker = (more: object) => ({
    figures: [
      soldier('Bor', 0, 10, 10, {}, { consumables: ['inferior-stamina-potion'], ...more }),
      soldier('Foe', 1, 11.2, 10),
      soldier('Third', 1, 30, 30),
    ],
  })
  const isOpen = (more: object, target = 'Bor') =>
    !playRule(drinker(more), windowAt('before-dexterity', 'Foe', target)).outcome

  test('SW-CONSUMABLE-05 SW-REACT-12 only the acting combatant or its target may use one, for itself', () => {
    expect(isOpen({})).toBe(true)
    expect(isOpen({}, 'Third')).toBe(false)
  })

  test('SW-CONSUMABLE-05 a paralysed carrier cannot use one; other states and flight do not matter', () => {
    expect(isOpen({ states: ['paralysed'] })).toBe(false)
    expect(isOpen({ states: ['stunned'] })).toBe(true)
    expect(isOpen({ states: ['fearful'] })).toBe(true)
    expect(isOpen({ fleeing: true })).toBe(true)
  })

  test('SW-CONSUMABLE-02 each works once and is gone', () => {
    const match = playRule(drinker({}), windowAt('before-dexterity', 'Foe', 'Bor'), {
      answers: ['inferior-stamina-potion:0'],
    })
    expect(eventArgs(match, 'consumable-used')).toEqual([{ carrier: 'Bor', consumable: 'Inferior Stamina Potion' }])
    expect(combatantNamed(match, 'Bor').consumables).toEqual([])
    expect(match.outcome).toBeDefined()
  })
})
