import type { Json } from '@fray/kernel'
import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { moraleRoll } from '../../morale/morale.ts'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { duel, type Fighter, inContact, plain } from '../../testing/duel.ts'
import { playRule } from '../../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { leader, soldier, trooper } from '../../testing/soldiers.ts'

function carrier(name: string, consumable: string, profile: Record<string, Json> = {}, more = {}): Fighter {
  return plain(name, profile, { consumables: [consumable], ...more })
}

describe('of the Scions', () => {
  test('SW-RGEAR-41 the Concoction rolls the failed dice of a deed again, once', () => {
    const beast = carrier('Ana', 'concoction-of-the-changing-rage', { fur: 3, abilities: ['stings'] })
    const match = playConcentration(inContact(beast, plain('Bor')), {
      answers: ['stings', '3', 'concoction-of-the-changing-rage:0'],
      dice: [5, 1, 2, 5, 1, 1, 1],
    })
    expect(rolledDice(match)).toEqual(['roll.deed 3', 'roll.concoction 2', 'roll.damage 2'])
  })

  test('SW-RGEAR-41 without failed dice there is nothing to roll again', () => {
    const beast = carrier('Ana', 'concoction-of-the-changing-rage', { fur: 1, abilities: ['stings'] })
    const match = playConcentration(inContact(beast, plain('Bor')), { answers: ['stings'], dice: [5, 1] })
    expect(rolledDice(match)).toEqual(['roll.deed 1', 'roll.damage 1'])
  })

  test('SW-RGEAR-41 it does not help with another’s deed', () => {
    const beast = plain('Ana', { fur: 2, abilities: ['stings'] })
    const match = playConcentration(inContact(beast, carrier('Bor', 'concoction-of-the-changing-rage')), {
      answers: ['stings', '2'],
      dice: [5, 1, 1],
    })
    expect({ rollsMade: rolledDice(match), pending: match.pending }).toEqual({
      rollsMade: ['roll.deed 2', 'roll.damage 1'],
      pending: [],
    })
  })

  /** The combat phase needs an activation under way: the unnerved are remembered in it. */
  const panic = (bor: Record<string, Json>, dice: number[]) =>
    scene(
      {
        figures: [
          soldier('Ana', 0, 10, 10, { fear: 2 }, { consumables: ['ointment-of-panic'] }),
          soldier('Waits', 0, 30, 5),
          soldier('Bor', 1, 11.2, 10, bor),
        ],
      },
      { answers: ['0', 'ointment-of-panic:0'], dice },
    )

  test('SW-RGEAR-42 SW-ABIL-20(c) the Ointment of Panic: an opponent that fails a morale roll can only draw', () => {
    const match = panic({}, [3, 1, 1, 5, 5])
    expect(rolledDice(match)).toEqual(['roll.morale 1', 'roll.dexterity 2 2'])
    expect(eventArgs(match, 'draw').length).toBe(1)
  })

  test('SW-RGEAR-42 an opponent that passes wins as usual; fear does not count', () => {
    const match = panic({}, [4, 1, 1, 5, 5, 1, 1])
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test('SW-RGEAR-42 the defender may use it too', () => {
    const match = duel(plain('Ana'), carrier('Bor', 'ointment-of-panic'), {
      answers: ['ointment-of-panic:1'],
      dice: [5, 1, 1, 5, 5, 1, 1],
    })
    expect(eventArgs(match, 'morale-passed')).toEqual([{ roller: 'Ana' }])
  })
})

describe('of the Adepts', () => {
  const breath = (distance: number) => [
    soldier('Ana', 0, 10, 10, { fur: 1, abilities: ['wild-wrath'] }, { consumables: ['fear-blow'] }),
    soldier('Bor', 1, 10, 11.2 + distance),
    soldier('Cid', 1, 30, 30),
  ]

  test('SW-RGEAR-44 the Fear Blow: an enemy within 6 inches is fearful unless it passes a morale roll', () => {
    const answers = ['fear-blow:0', '1']
    const failed = playConcentration({ figures: breath(6) }, { answers, dice: [3] })
    expect(combatantNamed(failed, 'Bor').states.map(({ kind }) => kind)).toEqual(['fearful'])
    const passed = playConcentration({ figures: breath(6) }, { answers, dice: [4] })
    expect(combatantNamed(passed, 'Bor').states).toEqual([])
  })

  test('SW-RGEAR-44 SW-BASE-06 the enemy is named before the distance is measured', () => {
    const start = playConcentration({ figures: breath(6.1) }, { answers: ['fear-blow:0'] })
    expect(optionKeys(start)).toEqual(['1', '2'])
    const match = playConcentration({ figures: breath(6.1) }, { answers: ['fear-blow:0', '1'] })
    expect(eventArgs(match, 'blow-falls-short').length).toBe(1)
    expect(rolledDice(match)).toEqual([])
  })

  test('SW-RGEAR-44 SW-BASE-06 its odds do not reveal how far the enemy is', () => {
    const [near, far] = [4, 12].map((distance) =>
      forecast(playConcentration({ figures: breath(distance) }, { answers: ['fear-blow:0'] }), 0, '1'),
    )
    expect(near!.chances.length).toBeGreaterThan(1)
    expect(far).toEqual(near)
  })

  test('SW-RGEAR-44 SW-RACE-74 it cannot frighten the dead or Ashes', () => {
    const others = [figure('battler', 1, 5, 5, { status: 'dead' }), figure('ash', 1, 8, 5)]
    const match = playConcentration({ figures: [...breath(6), ...others] }, { answers: ['fear-blow:0'] })
    expect(optionKeys(match)).toEqual(['1', '2'])
  })

  test('SW-RGEAR-44 it also works before a dexterity roll of the user: a fearful enemy can only draw', () => {
    const match = duel(carrier('Ana', 'fear-blow'), plain('Bor'), {
      answers: ['fear-blow:0'],
      dice: [1, 1, 1, 5, 5],
    })
    expect(eventArgs(match, 'draw').length).toBe(1)
  })

  const choice = (profile: Record<string, Json> = {}) => carrier('Ana', 'choice-blow', profile)

  test('SW-RGEAR-45 the Choice Blow turns a die to 5; in a dexterity roll the user chooses which', () => {
    const start = duel(choice(), plain('Bor'), { dice: [2, 1, 4, 4] })
    expect(optionKeys(start)).toEqual(['pass', 'choice-blow:0'])
    start.answer(0, 'choice-blow:0')
    expect({ decisionAsked: promptId(start), optionsOffered: optionKeys(start) }).toEqual({
      decisionAsked: 'ask.choice-blow',
      optionsOffered: ['2', '1'],
    })
    const match = duel(choice(), plain('Bor'), { answers: ['choice-blow:0', '1'], dice: [2, 1, 4, 4, 1, 1] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-RGEAR-45 the defender turns a die of its own', () => {
    const match = duel(plain('Bor'), choice(), { answers: ['choice-blow:1', '1'], dice: [4, 4, 2, 1, 1, 1] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-RGEAR-45 in a damage roll it adds a wound if a die failed that a 5 would not', () => {
    const match = duel(choice(), plain('Bor'), { answers: ['pass', 'choice-blow:0'], dice: [5, 4, 1, 1, 4, 1] })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 2 }])
    const hard = duel(choice(), plain('Bor', { conMundane: 6 }), { answers: ['pass'], dice: [5, 4, 1, 1, 4, 1] })
    expect(eventArgs(hard, 'wounded')).toEqual([])
    expect(hard.outcome).toBeDefined()
  })

  test('SW-RGEAR-45 it works in precision, deed and morale rolls', () => {
    const figures = [
      soldier('Ana', 0, 10, 10, { ranged: ['tension'], pre: 1 }, { consumables: ['choice-blow'] }),
      soldier('Waits', 0, 30, 5),
      soldier('Bor', 1, 10, 14, { mov: 4 }),
    ]
    const shot = scene({ figures }, { answers: ['0', 'stand', '2', 'choice-blow:0'], dice: [1, 1, 1] })
    expect(eventArgs(shot, 'shot-hit').length).toBe(1)
    const beast = choice({ fur: 1, abilities: ['stings'] })
    const deed = playConcentration(inContact(beast, plain('Bor')), {
      answers: ['stings', 'choice-blow:0'],
      dice: [1, 1],
    })
    expect(rolledDice(deed)).toEqual(['roll.deed 1', 'roll.damage 1'])
    const nerve = playRule({ figures }, (play) => moraleRoll(play, combatantNamed(play, 'Ana'), 'effect', null), {
      answers: ['choice-blow:0'],
      dice: [1],
    })
    expect(eventArgs(nerve, 'morale-passed').length).toBe(1)
  })

  test('SW-RGEAR-45 it works in a casting roll of the user', () => {
    const mage = [
      'battler',
      { name: 'Ana', profile: { pow: 3, abilities: ['destroying-ball'] }, consumables: ['choice-blow'] },
    ] as const
    const match = playConcentration(spellPosition(mage, trooper('Bor'), 5, {}), {
      answers: ['destroying-ball', '2', 'choice-blow:0'],
      dice: [1, 1, 1, 1],
    })
    expect(eventArgs(match, 'spell-succeeds').length).toBe(1)
  })

  test('SW-RGEAR-45 it does not change another’s roll', () => {
    const match = duel(plain('Bor', {}, {}), choice(), { answers: ['pass'], dice: [5, 5, 1, 1, 1, 1] })
    expect(eventArgs(match, 'damage').length).toBe(1)
  })

  test('SW-RGEAR-45 it is not offered for dice that gain nothing', () => {
    const others = duel(plain('Bor'), choice(), { answers: ['pass'], dice: [5, 5, 1, 1, 1, 1] })
    expect(others.pending).toEqual([])
    // Fives and spheres in the dexterity roll, and a damage roll without a failure.
    expect(duel(choice(), plain('Bor'), { dice: [5, 'S', 4, 4, 5, 5] }).pending).toEqual([])
    // The only die below 5 needs no choosing.
    const match = duel(choice(), plain('Bor'), { answers: ['choice-blow:0'], dice: [5, 1, 5, 4, 1, 1] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })
})

describe('of the Alliance', () => {
  test('SW-RGEAR-46 the Tears of Isha end all states as the user is activated', () => {
    const figures = [
      soldier('Ana', 0, 10, 10, { pow: 1 }, { consumables: ['tears-of-isha'], states: ['stunned', 'concussed'] }),
      soldier('Waits', 0, 30, 5),
      soldier('Bor', 1, 30, 30),
    ]
    const match = scene({ figures }, { answers: ['0', 'tears-of-isha:0'] })
    expect(combatantNamed(match, 'Ana').states).toEqual([])
    expect(optionKeys(match)).toContain('run')
  })

  test('SW-RGEAR-46 the activation goes on without the Tears; they cannot be used in another’s activation', () => {
    const figures = [
      soldier('Ana', 0, 10, 10, {}, { consumables: ['tears-of-isha'], states: ['stunned'] }),
      soldier('Waits', 0, 30, 5),
      soldier('Bor', 1, 30, 30),
    ]
    const match = scene({ figures }, { answers: ['0', 'tears-of-isha:0'] })
    expect({ figure: match.pending[0]?.figure, decisionAsked: promptId(match) }).toEqual({
      figure: 0,
      decisionAsked: 'ask.action',
    })
    expect(promptId(scene({ figures }, { answers: ['1'] }))).toBe('ask.action')
  })

  test('SW-RGEAR-46 SW-CONSUMABLE-05 the paralysed and those without a state cannot use them', () => {
    const figures = (states: string[]) => [
      soldier('Ana', 0, 10, 10, {}, { consumables: ['tears-of-isha'], states }),
      soldier('Waits', 0, 30, 5),
      soldier('Bor', 1, 30, 30),
    ]
    expect(promptId(scene({ figures: figures([]) }, { answers: ['0'] }))).toBe('ask.action')
    expect(promptId(scene({ figures: figures(['paralysed']) }, { answers: ['0'] }))).not.toBe(
      'window.before-activation',
    )
  })

  const hearts = [
    soldier('Ana', 0, 10, 10, {}, { consumables: ['draught-of-the-hundred-hearts'] }),
    soldier('Near', 0, 11.2, 10),
    soldier('Far', 0, 20, 10),
    soldier('Bor', 1, 30, 30),
  ]
  const nerve = (name: string, script: object) =>
    playRule({ figures: hearts }, (play) => moraleRoll(play, combatantNamed(play, name), 'effect', null), script)

  test('SW-RGEAR-47 SW-MORALE-08 the Draught: the user and friends in contact are Firm until the end of the turn', () => {
    const match = nerve('Near', { answers: ['draught-of-the-hundred-hearts:0', 'reroll'], dice: [1, 5] })
    expect(eventArgs(match, 'morale-passed')).toEqual([{ roller: 'Near' }])
    const firm = match.state.combatants.filter(({ effects }) => effects.some(({ object }) => object === 'firm'))
    expect(firm.map(({ profile }) => profile.name)).toEqual(['Ana', 'Near'])
    expect(firm.map(({ effects }) => effects[0]?.until)).toEqual(['turn', 'turn'])
  })

  test('SW-RGEAR-47 it is used before a roll of the user or of a friend in contact only', () => {
    expect(promptId(nerve('Ana', {}))).toBe('window.before-morale')
    expect(rolledDice(nerve('Far', { dice: [5] }))).toEqual(['roll.morale 1'])
    expect(rolledDice(nerve('Bor', { dice: [5] }))).toEqual(['roll.morale 1'])
  })

  test('SW-RGEAR-47 it does not help enemies in contact', () => {
    const figures = [...hearts, soldier('Foe', 1, 10, 11.2)]
    const match = playRule({ figures }, (play) => moraleRoll(play, combatantNamed(play, 'Ana'), 'effect', null), {
      answers: ['draught-of-the-hundred-hearts:0'],
      dice: [5],
    })
    expect(combatantNamed(match, 'Foe').effects).toEqual([])
  })
})

describe('of the Packs', () => {
  test('SW-RGEAR-48 SW-RGEN-11 Ember Brew: a victim that survives the user’s wounds has a lingering wound', () => {
    const match = duel(carrier('Ana', 'ember-brew'), plain('Bor'), {
      answers: ['ember-brew:0'],
      dice: [5, 5, 1, 1, 5, 1],
    })
    expect(eventArgs(match, 'lingering-wound')).toEqual([{ victim: 'Bor' }])
    expect(combatantNamed(match, 'Ana').effects).toMatchObject([{ object: 'under-ember-brew', until: 'round' }])
    const unhurt = duel(carrier('Ana', 'ember-brew'), plain('Bor'), {
      answers: ['ember-brew:0'],
      dice: [5, 5, 1, 1, 1, 1],
    })
    expect(eventArgs(unhurt, 'lingering-wound')).toEqual([])
  })

  test('SW-RGEAR-48 it does nothing to the dead', () => {
    const match = duel(carrier('Ana', 'ember-brew'), plain('Bor', {}, { wounds: 1 }), {
      answers: ['ember-brew:0', 'stay'],
      dice: [5, 5, 1, 1, 5, 1],
    })
    expect(eventArgs(match, 'lingering-wound')).toEqual([])
  })

  const censer = (messengers: Json[] = [], com = 1) => ({
    figures: [
      leader('Ana', 0, 10, 10, { com, fur: 1, abilities: ['wild-wrath'] }, { consumables: ['ash-censer'] }),
      ...messengers,
      soldier('Bor', 1, 30, 30),
    ],
  })

  test('SW-RGEAR-49 SW-RGEN-13 the Ash Censer summons an Ash wholly within 3 inches', () => {
    const match = playConcentration(censer(), { answers: ['ash-censer:0'] })
    expect(match.check(0, path([13.1, 10]))?.rules).toContain('SW-RGEN-13')
    match.answer(0, path([12.9, 10]))
    expect(combatantNamed(match, 'Ash')).toMatchObject({ summoned: true, status: 'standing', activated: true })
  })

  test('SW-RGEAR-49 it is barred while the band has as many messengers as its leader’s command', () => {
    const oneAsh = [figure('ash', 0, 20, 20)]
    expect(promptId(playConcentration(censer(oneAsh)))).toBe('ask.concentrate')
    expect(promptId(playConcentration(censer(oneAsh, 2)))).toBe('window.before-concentration')
  })
})
