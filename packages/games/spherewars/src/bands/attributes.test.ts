import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../testing/scene.ts'

const PLAIN = { abilities: [], weapons: [], ranged: [], dex: 2, str: 2, fear: 0, fur: null }

function soldier(name: string, seat: 0 | 1, x: number, y: number, profile: Record<string, Json> = {}, more = {}): Json {
  return figure('battler', seat, x, y, { name, profile: { ...PLAIN, ...profile }, ...more })
}

const CID = soldier('Cid', 0, 35, 35)

/** Ana is activated with these enemies about; Cid waits. */
function act(ana: Record<string, Json>, enemies: readonly Json[], { answers = [], dice = [] }: Script = {}, more = {}) {
  const figures = [soldier('Ana', 0, 10, 10, ana), CID, ...enemies]
  return scene({ figures, ...more }, { answers: ['0', ...answers], dice })
}

const FAR = soldier('Far', 1, 35, 5)

describe('uses of attributes', () => {
  test('SW-PROFILE-10 MOV is the length of a run in inches', () => {
    expect(placeOf(act({ mov: 5 }, [FAR], { answers: ['run', path([15, 10])] }), 'Ana')).toEqual([15, 10])
    expect(() => act({ mov: 5 }, [FAR], { answers: ['run', path([15.1, 10])] })).toThrow('SW-MOVE-08')
  })

  test.each([
    [3, 1],
    [4, 0],
  ])('SW-PROFILE-10 SW-DICE-15 MOV is the number a shot must reach, 3 against MOV %i hits %i times', (mov, hits) => {
    const target = soldier('Bor', 1, 15, 10, { mov })
    const archer = { ranged: ['tension'], pre: 1, str: 1 }
    const match = act(archer, [target], { answers: ['stand', '2'], dice: hits ? [3, 1] : [3] })
    expect(eventArgs(match, 'shot-hit').length).toBe(hits)
  })

  test('SW-PROFILE-10 SW-DICE-20 MOV gives the dice of a pursuit and the inches of a flight', () => {
    const bor = soldier('Bor', 1, 11.2, 10, { mov: 4 })
    const feared = { mov: 5, fear: 2, str: 1 }
    const dice = [5, 1, 1, 1, 5, 1, 5, 1, 1, 1, 1, 5, 4, 1, 1]
    const pursued = act(feared, [bor], { answers: ['pursue'], dice: dice.slice(0, 15) })
    expect(rolledDice(pursued)).toContain('roll.pursuit 5 4')
    const fled = act(feared, [bor], { answers: ['let-go'], dice: [5, 1, 1, 1, 5, 1] })
    expect(placeOf(fled, 'Bor')).toEqual([15.2, 10])
  })

  test('SW-PROFILE-13 SW-DICE-15 PRE gives the dice of the precision roll to combatants with a ranged weapon', () => {
    const bor = soldier('Bor', 1, 15, 10, { mov: 6 })
    const match = act({ ranged: ['tension'], pre: 3 }, [bor], { answers: ['stand', '2'], dice: [1, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.precision 3'])
    expect(act({ pre: null }, [bor], { answers: ['stand'] }).pending[0]?.figure).toBe(1)
  })

  test('SW-PROFILE-17 SW-DICE-16 SW-DEED-03 FUR limits the dice for deeds in one activation', () => {
    const match = act({ abilities: ['regeneration-offering'], fur: 3 }, [FAR], {
      answers: ['stand', 'regeneration-offering'],
    })
    expect(optionKeys(match)).toEqual(['1', '2', '3'])
    const rolledDeed = act({ abilities: ['regeneration-offering'], fur: 3 }, [FAR], {
      answers: ['stand', 'regeneration-offering', '2'],
      dice: [1, 1],
    })
    expect(rolledDice(rolledDeed)).toEqual(['roll.deed 2'])
  })

  test('SW-PROFILE-17 SW-PROFILE-20 a combatant without FUR does no deeds', () => {
    const match = act({ abilities: ['regeneration-offering'], fur: null }, [FAR], { answers: ['stand'] })
    expect(optionKeys(match)).not.toContain('regeneration-offering')
  })

  test('SW-PROFILE-18 POW adds gems to the pool, which are lost when the combatant dies', () => {
    const mage = soldier('Mage', 1, 11.2, 10, { pow: 3 }, { wounds: 1 })
    const match = act({ str: 3 }, [mage, FAR], { answers: ['stay'], dice: [5, 1, 1, 1, 5, 1, 1] }, { gems: [0, 5] })
    expect(combatantNamed(match, 'Mage').status).toBe('dead')
    expect(match.state.sides[1].gems).toBe(2)
  })

  test('SW-PROFILE-19 SW-PROFILE-20 a combatant without POW does not cast', () => {
    const spell = { abilities: ['throbbing-heart'], race: 'alliance' }
    const barred = act({ ...spell, pow: null }, [FAR], { answers: ['stand'] }, { gems: [3, 0] })
    expect(optionKeys(barred)).not.toContain('throbbing-heart')
    const able = act({ ...spell, pow: 1 }, [FAR], { answers: ['stand'] }, { gems: [3, 0] })
    expect(optionKeys(able)).toContain('throbbing-heart')
  })

  test('SW-PROFILE-24 fear levels decide whether the loser of a fight rolls, and at which difficulty', () => {
    const loseAgainst = (fear: number, dice: number[]) => {
      const bor = soldier('Bor', 1, 11.2, 10, { fear: 0 })
      return act({ fear, str: 1 }, [bor], { dice: [5, 1, 1, 1, 5, ...dice] })
    }
    expect(rolledDice(loseAgainst(0, [])).length).toBe(2)
    for (const [fear, die] of [
      [1, 4],
      [2, 5],
      [3, 6],
    ] as const) {
      expect(eventArgs(loseAgainst(fear, [die]), 'morale-passed')).toEqual([{ roller: 'Bor' }])
      expect(eventArgs(loseAgainst(fear, [die - 1]), 'morale-failed')).toEqual([{ roller: 'Bor' }])
    }
  })

  test('SW-PROFILE-25 SW-DICE-19 morale levels change the number needed on the one die', () => {
    const loseWith = (morale: string, die: number) => {
      const bor = soldier('Bor', 1, 11.2, 10, { morale })
      return act({ fear: 1, str: 1 }, [bor], { dice: [5, 1, 1, 1, 5, die] })
    }
    for (const [morale, needed] of [
      ['coward', 5],
      ['common', 4],
      ['brave', 3],
    ] as const) {
      expect(rolledDice(loseWith(morale, needed)).at(-1)).toBe('roll.morale 1')
      expect(eventArgs(loseWith(morale, needed), 'morale-passed').length).toBe(1)
      expect(eventArgs(loseWith(morale, needed - 1), 'morale-failed').length).toBe(1)
    }
    const unbreakable = act({ fear: 1, str: 1 }, [soldier('Bor', 1, 11.2, 10, { morale: 'unbreakable' })], {
      dice: [5, 1, 1, 1, 5],
    })
    expect(eventArgs(unbreakable, 'flees')).toEqual([])
  })

  test('SW-PROFILE-26 height decides the roll for blood when fear is equal', () => {
    const bor = soldier('Bor', 1, 11.2, 10, { firm: true })
    const match = act({ fear: 1, str: 1 }, [bor], { dice: [5, 1, 1, 1, 5, 1] })
    expect(promptId(match)).toBe('ask.firm')
    const failed = act({ fear: 1, str: 1 }, [bor], { dice: [5, 1, 1, 1, 5, 1, 1], answers: ['reroll'] })
    expect(promptId(failed)).toBe('ask.pursue')
  })

  test('SW-PROFILE-23 only hand-to-hand combat tires', () => {
    const tall = act({ height: 3, str: 1 }, [soldier('Bor', 1, 11.2, 10)], { dice: [5, 1, 1, 1, 5, 5] })
    expect(eventArgs(tall, 'morale-passed')).toEqual([{ roller: 'Bor' }])
  })

  test('SW-FATIGUE-03 nothing but hand-to-hand combat tires', () => {
    const busy = { abilities: ['regeneration-offering'], fur: 1, ranged: ['tension'], pre: 1 }
    const bor = soldier('Bor', 1, 20, 10, { mov: 6 })
    const match = act(busy, [bor], {
      answers: ['run', path([13, 10]), 'regeneration-offering', '2'],
      dice: [1, 1],
    })
    expect(combatantNamed(match, 'Ana')).toMatchObject({ activated: true, fatigue: 0 })
    expect(combatantNamed(match, 'Bor').fatigue).toBe(0)
  })
})

describe('the deeds of the sample profile', () => {
  const liehhan = (deed: string) => ({ abilities: [deed], fur: 2, str: 1 })
  const bor = soldier('Bor', 1, 11.2, 10, { dex: 3 })

  test('SW-PROFILE-05 Smothering Embrace lowers the target’s DEX by one with one success', () => {
    const match = act(liehhan('smothering-embrace'), [bor], {
      answers: ['smothering-embrace', '2'],
      dice: [5, 4, 1, 1, 1, 1],
    })
    expect(rolledDice(match)).toEqual(['roll.deed 2', 'roll.dexterity 2 2'])
    expect(combatantNamed(match, 'Bor')).toMatchObject({ wounds: 6, effects: [] })
  })

  test('SW-PROFILE-05 Smothering Embrace with two successes also deals a direct wound without a damage roll', () => {
    const match = act(liehhan('smothering-embrace'), [bor], {
      answers: ['smothering-embrace', '2'],
      dice: [5, 'S', 1, 1, 1, 1],
    })
    expect(rolledDice(match)).toEqual(['roll.deed 2', 'roll.dexterity 2 2'])
    expect(combatantNamed(match, 'Bor').wounds).toBe(5)
  })

  test.each([
    [3, ['stunned']],
    [4, []],
  ])('SW-PROFILE-06 Bellow stuns an enemy within 4 inches unless it passes a morale roll: %i', (die, states) => {
    const near = soldier('Bor', 1, 15, 10)
    const match = act(liehhan('bellow'), [near, FAR], { answers: ['stand', 'bellow', '2', '1'], dice: [5, die] })
    expect(combatantNamed(match, 'Bor').states.map(({ kind }) => kind)).toEqual(states)
  })

  test('SW-PROFILE-06 Bellow names its target first and measures only after a success', () => {
    const beyond = act(liehhan('bellow'), [FAR, soldier('Bor', 1, 15.3, 10)], {
      answers: ['stand', 'bellow', '3', '1'],
      dice: [5],
    })
    expect(combatantNamed(beyond, 'Bor').states).toEqual([])
  })
})

describe('dice rolls', () => {
  test('SW-DICE-04 a roll is opposed or against a number: two pools or one', () => {
    const match = act({}, [soldier('Bor', 1, 11.2, 10)], { dice: [5, 1, 1, 1, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })

  test('SW-DICE-13 dice are public: both seats see them at once, and nothing before them can be undone', () => {
    const match = act({}, [soldier('Bor', 1, 11.2, 10)], { dice: [5, 1, 1, 1, 1, 1] })
    const faces = (seat: 0 | 1) => match.eventsFor(seat).flatMap(({ dice }) => dice ?? [])
    expect(faces(0)).toEqual(faces(1))
    expect(faces(0).length).toBe(3)
    expect(match.undoable).toBe(0)
  })
})

describe('the concentration phase', () => {
  const busy = {
    abilities: ['throbbing-heart', 'regeneration-offering', 'deadly-tail'],
    fur: 2,
    pow: 2,
    race: 'alliance',
    mov: 4,
  }
  const gems = { gems: [2, 0] }
  const choices = (match: ReturnType<typeof scene>) => optionKeys(match).filter((key) => key !== 'done')

  test('SW-ACT-04 deeds, spells and artefacts come in any order and number, or not at all', () => {
    const match = act(busy, [FAR], { answers: ['stand'] }, gems)
    expect(choices(match)).toEqual(['regeneration-offering', 'throbbing-heart'])
    const after = act(busy, [FAR], { answers: ['stand', 'regeneration-offering', '1'], dice: [1] }, gems)
    expect(choices(after)).toEqual(['throbbing-heart'])
    expect(act(busy, [FAR], { answers: ['stand', 'done'] }, gems).pending[0]?.figure).toBe(1)
  })

  test('SW-ACT-05 after running everything is allowed, after speeding up only deeds', () => {
    expect(choices(act(busy, [FAR], { answers: ['run', path([12, 10])] }, gems))).toContain('throbbing-heart')
    const fast = act(busy, [FAR], { answers: ['speed-up', path([16, 10])] }, gems)
    expect(choices(fast)).toEqual(['regeneration-offering'])
  })

  test('SW-ACT-05 SW-ABIL-12 after a charge everything is allowed, after an engagement only deeds, unless it counts as a charge', () => {
    const near = soldier('Bor', 1, 10, 13)
    const far = soldier('Bor', 1, 10, 17)
    const charge = act(busy, [near], { answers: ['join', path([10, 11.8])] }, gems)
    expect(choices(charge)).toContain('throbbing-heart')
    const engage = act(busy, [far], { answers: ['join', path([10, 15.8])] }, gems)
    expect(choices(engage)).not.toContain('throbbing-heart')
    const hardened = { ...busy, abilities: [...busy.abilities, 'hardened-attacker'] }
    for (const weapons of [[], ['long']]) {
      const match = act({ ...hardened, weapons }, [far], { answers: ['join', path([10, 15.8])] }, gems)
      expect(choices(match)).toContain('throbbing-heart')
    }
  })
})
