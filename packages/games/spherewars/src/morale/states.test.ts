import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { ableSorcerers } from '../magic/power.ts'
import { exertsArea } from '../movement/defence-area.ts'
import { usableWeapons } from '../shooting/shooting.ts'
import type { Play, StateKind } from '../state.ts'
import { dexterities, duel, type Fighter, plain } from '../testing/duel.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  type Script,
} from '../testing/scene.ts'
import { activation, archer, at, shoot, shootingTarget, shotNumbers } from '../testing/shooting.ts'
import { newActing } from '../turn/activation.ts'
import { update } from '../turn/turn.ts'
import { addEffect, endDueEffects } from './effects.ts'
import { endStates, enterState } from './states.ts'

const ALL: readonly StateKind[] = ['stunned', 'paralysed', 'fearful', 'concussed']

const inState = (state: StateKind, profile: Record<string, Json> = {}): Fighter =>
  plain('Bor', { mov: 4, ...profile }, { states: [state] })

/** Bor at (20, 20), in a state, is activated; the enemies are as given. */
function playActivation(
  fighter: Fighter,
  script: Script = {},
  others: readonly Json[] = [],
  more: Record<string, Json> = {},
): Scene {
  return activation({ figures: [at(fighter, 0, 20, 20), at(plain('Far'), 1, 2, 38), ...others], ...more }, script)
}

/** The states Bor is in after something has happened. */
function after(fighter: Fighter, events: (play: Play) => void): string[] {
  const play = loadPosition({ figures: [at(fighter, 0, 20, 20), at(plain('Far'), 1, 2, 38)], gems: [5, 0] })
  events(play)
  return combatantNamed(play, 'Bor').states.map(({ kind }) => kind)
}

/** Bor's own activation, in which something may happen. */
function ownActivation(play: Play, events: () => void = () => {}): void {
  const bor = combatantNamed(play, 'Bor')
  play.state.acting = newActing(bor)
  events()
  endStates(play, bor)
  play.state.acting = null
}

describe('states', () => {
  test('SW-STATE-01 four states exist, and a situation may assign any of them', () => {
    for (const kind of ALL) {
      const states = after(plain('Bor', { pow: 2 }), (play) => enterState(play, combatantNamed(play, 'Bor'), kind, []))
      expect(states).toEqual([kind])
    }
  })

  test('SW-RGEN-12 SW-STATE-02 an effect to the end of the next activation that begins during its own activation lasts through the next one', () => {
    const play = loadPosition({
      figures: [figure('battler', 0, 10, 10, { name: 'Ana' }), figure('battler', 1, 30, 30)],
    })
    const ana = combatantNamed(play, 'Ana')
    const slow = () =>
      addEffect(play, ana, {
        object: 'under-ice-vortex',
        until: 'next-activation',
        source: { bearer: 1, object: 'ice-vortex' },
      })
    slow()
    endDueEffects(play, 'activation', ana)
    expect(ana.effects).toEqual([])
    play.state.acting = newActing(ana)
    slow()
    endDueEffects(play, 'activation', ana)
    expect(ana.effects.length).toBe(1)
    endDueEffects(play, 'activation', ana)
    expect(ana.effects).toEqual([])
  })

  test('SW-STATE-02 SW-STATE-34 each state ends with the first own activation that begins after it', () => {
    expect(after(inState('fearful'), (play) => ownActivation(play))).toEqual([])
  })

  test('SW-STATE-02 a state entered in its own activation lasts to the end of the next one', () => {
    const hit = (play: Play) => enterState(play, combatantNamed(play, 'Bor'), 'stunned', [])
    expect(after(plain('Bor'), (play) => ownActivation(play, () => hit(play)))).toEqual(['stunned'])
    expect(
      after(plain('Bor'), (play) => {
        ownActivation(play, () => hit(play))
        ownActivation(play)
      }),
    ).toEqual([])
  })

  test('SW-STATE-02 the end of a state is reported when it happens, not before', () => {
    const figures = [at(plain('Bor'), 0, 20, 20), at(plain('Far'), 1, 2, 38)]
    const endingsLogged = (later: (play: Play) => void) => {
      const match = playRule({ figures }, function* (play) {
        ownActivation(play, () => enterState(play, combatantNamed(play, 'Bor'), 'stunned', []))
        later(play)
        yield* []
      })
      return eventArgs(match, 'state-ended').length
    }
    expect(endingsLogged(() => {})).toBe(0)
    expect(endingsLogged(ownActivation)).toBe(1)
  })

  test('SW-STATE-02 SW-REGROUP-04 an activation spent on regrouping counts', () => {
    const match = playActivation(plain('Bor', { mov: 4 }, { fleeing: true, states: ['stunned'] }), { dice: [1] })
    expect(combatantNamed(match, 'Bor').states).toEqual([])
  })

  test('SW-STATE-03 the same state twice has no extra effect, but each ends separately', () => {
    const twice = (play: Play) => {
      ownActivation(play, () => enterState(play, combatantNamed(play, 'Bor'), 'stunned', []))
    }
    expect(after(inState('stunned'), twice)).toEqual(['stunned'])
    const double = archer('Bor', {}, { states: ['stunned', 'stunned'] })
    expect(shotNumbers(shoot(double, shootingTarget('Ana'), { first: [], dice: [1, 1] }))[1]).toBe(5)
  })

  test('SW-STATE-04 different states all count, each separately', () => {
    const match = playActivation(plain('Bor', { mov: 4 }, { states: ['stunned', 'fearful'] }))
    expect(eventArgs(match, 'state-ended').map(({ state }) => state)).toEqual(['state.stunned', 'state.fearful'])
    const both = (play: Play) => ownActivation(play, () => enterState(play, combatantNamed(play, 'Bor'), 'fearful', []))
    expect(after(inState('stunned'), both)).toEqual(['fearful'])
  })

  test('SW-STATE-05 SW-TURN-15 the updating ends no state', () => {
    const match = playRule({ figures: [at(inState('paralysed'), 0, 20, 20), at(plain('Far'), 1, 2, 38)] }, (play) =>
      update(play),
    )
    expect(combatantNamed(match, 'Bor').states.length).toBe(1)
  })

  test('SW-STATE-06 SW-SPELL-41 a sorcerer that enters a state loses its latent spells', () => {
    const latent = { effects: [{ ability: 'terrifying-countenance', until: 'latent', source: 'Bor', amount: 2 }] }
    const play = loadPosition({
      figures: [at(plain('Bor', { pow: 2 }), 0, 20, 20), at(plain('Ana', {}, latent), 1, 10, 10)],
    })
    enterState(play, combatantNamed(play, 'Bor'), 'fearful', [])
    expect(combatantNamed(play, 'Ana').effects).toEqual([])
  })

  test('SW-STATE-06 SW-ARTEFACT-12 SW-ARTEFACT-13 in a state activated artefacts stop working and permanent ones continue', () => {
    const bearer = (states: StateKind[], artefact: string) =>
      plain('Bor', { rank: 'avatar', mov: 4, pow: 1 }, { states, artefacts: [artefact] })
    const staff = (states: StateKind[]) =>
      optionKeys(
        playActivation(bearer(states, 'staff-of-the-wayfarer'), { answers: states.length > 0 ? [] : ['stand'] }),
      )
    expect(staff([])).toContain('staff-of-the-wayfarer')
    expect(staff(['stunned'])).not.toContain('staff-of-the-wayfarer')
    const steady = duel(plain('Ana', { fear: 1 }), bearer(['stunned'], 'rune-of-unbreakable-courage'), {
      dice: [5, 3, 1, 1, 4, 1],
    })
    expect(rolledDice(steady).length).toBe(2)
  })

  test('SW-STATE-34 a combatant in a state is activated and does what its state allows', () => {
    const match = playActivation(archer('Bor', {}, { states: ['stunned'] }), {}, [at(plain('Ana'), 1, 20, 25)])
    expect(promptId(match)).toBe('ask.target')
  })

  test('SW-RACE-74 ephemeral combatants cannot be put into a state', () => {
    const play = loadPosition({ figures: [figure('ash', 0, 20, 20), at(plain('Far'), 1, 2, 38)] })
    enterState(play, combatantNamed(play, 'Ash'), 'stunned', [])
    expect(combatantNamed(play, 'Ash').states).toEqual([])
  })
})

describe('stunned and paralysed', () => {
  test('SW-STATE-07 SW-STATE-16 SW-MOVE-06 they can only stand still', () => {
    for (const state of ['stunned', 'paralysed'] as const) {
      const match = playActivation(inState(state))
      expect({
        stoodCount: eventArgs(match, 'stood').length,
        place: placeOf(match, 'Bor'),
        decisionAsked: promptId(match),
      }).toEqual({ stoodCount: 1, place: [20, 20], decisionAsked: undefined })
    }
  })

  test('SW-STATE-07 others may move them', () => {
    const gale = duel(plain('Ana', { race: 'adepts' }), plain('Bor', {}, { states: ['stunned'] }), {
      dice: [5, 3, 1, 1, 'S', 'S'],
      answers: ['exclusive'],
    })
    expect(placeOf(gale, 'Bor')).toEqual([23.2, 20])
  })

  test('SW-STATE-08 the stunned cast and dispel, and their gems stay', () => {
    const play = loadPosition({
      figures: [at(plain('Bor', { pow: 3 }), 0, 20, 20), at(plain('Far'), 1, 2, 38)],
      gems: [5, 0],
    })
    enterState(play, combatantNamed(play, 'Bor'), 'stunned', [])
    expect({ gems: play.state.sides[0].gems, ableSorcererCount: ableSorcerers(play, 0).length }).toEqual({
      gems: 5,
      ableSorcererCount: 1,
    })
  })

  test('SW-STATE-18 the paralysed neither cast nor dispel and bring no gems in the updating; gems in the pool stay', () => {
    const gemsLeft = (state: StateKind) =>
      playRule(
        {
          figures: [at(plain('Bor', { pow: 3 }, { states: [state] }), 0, 20, 20), at(plain('Far'), 1, 2, 38)],
          gems: [5, 0],
        },
        (play) => update(play),
      ).state.sides[0].gems
    expect({ stunned: gemsLeft('stunned'), paralysed: gemsLeft('paralysed') }).toEqual({ stunned: 3, paralysed: 0 })
    const play = loadPosition({
      figures: [at(plain('Bor', { pow: 3 }), 0, 20, 20), at(plain('Far'), 1, 2, 38)],
      gems: [5, 0],
    })
    enterState(play, combatantNamed(play, 'Bor'), 'paralysed', [])
    expect({ gems: play.state.sides[0].gems, ableSorcererCount: ableSorcerers(play, 0).length }).toEqual({
      gems: 5,
      ableSorcererCount: 0,
    })
  })

  test('SW-STATE-09 SW-STATE-19 the stunned do deeds, the paralysed do neither deeds nor shots', () => {
    const doer = (state: StateKind) => plain('Bor', { fur: 2, abilities: ['stings'] }, { states: [state] })
    const foe = at(plain('Ana'), 1, 21.2, 20)
    expect(optionKeys(playActivation(doer('stunned'), {}, [foe]))).toContain('stings')
    const stiff = playActivation(doer('paralysed'), { dice: [1, 1, 1] }, [foe])
    expect({ decisionAsked: promptId(stiff), fightCount: eventArgs(stiff, 'fight').length }).toEqual({
      decisionAsked: undefined,
      fightCount: 1,
    })
    const play = loadPosition({
      figures: [at(archer('Bor', {}, { states: ['paralysed'] }), 0, 20, 20), at(plain('Far'), 1, 2, 38)],
    })
    expect(usableWeapons(play, combatantNamed(play, 'Bor'))).toEqual([])
  })

  test('SW-STATE-12 the stunned fight as inexpert, a stunned expert as neither, and an inexpert one no worse', () => {
    const against = (...abilities: string[]) => {
      const match = duel(plain('Ana'), plain('Bor', { abilities }, { states: ['stunned'] }), {
        dice: abilities.includes('expert-combatant') ? [5, 3, 5, 3] : [5, 3, 5, 3, 1, 1],
      })
      return eventArgs(match, 'dexterity-won').map(({ winner }) => winner)
    }
    expect({
      against: against(),
      inexpertCombatantAgainst: against('inexpert-combatant'),
      expertCombatantAgainst: against('expert-combatant'),
    }).toEqual({ against: ['Ana'], inexpertCombatantAgainst: ['Ana'], expertCombatantAgainst: [] })
  })

  test('SW-STATE-13 SW-STATE-28 the stunned and the fearful cannot support, but can be supported', () => {
    for (const state of ['stunned', 'fearful'] as const) {
      const dazed = plain('Eik', {}, { states: [state] })
      expect(dexterities(plain('Ana'), plain('Bor'), { friends: [dazed] })).toEqual([2, 2])
      expect(dexterities(plain('Ana', {}, { states: [state] }), plain('Bor'), { friends: [plain('Eik')] })).toEqual([
        3, 2,
      ])
    }
  })

  test('SW-STATE-14 SW-STATE-22 SW-STATE-29 stunned, paralysed or fearful combatants make no annihilation move', () => {
    const killer = (states: StateKind[]) => plain('Ana', {}, { states })
    const dying = plain('Bor', {}, { wounds: 1 })
    const far = { more: { figures: [figure('battler', 1, 2, 38)] } }
    expect(promptId(duel(killer([]), dying, { dice: [5, 3, 1, 1, 4, 1] }, far))).toBe('ask.annihilation')
    expect(promptId(duel(killer(['stunned']), dying, { dice: [5, 3, 1, 1, 4, 1] }, far))).toBeUndefined()
    const stings = (state: StateKind) => plain('Bor', { fur: 2, abilities: ['stings'], mov: 4 }, { states: [state] })
    const match = playActivation(stings('fearful'), { answers: ['stings', '2'], dice: [5, 5, 4, 4] }, [
      at(plain('Ana', {}, { wounds: 1 }), 1, 21.2, 20),
    ])
    expect({ slainCount: eventArgs(match, 'slain').length, decisionAsked: promptId(match) }).toEqual({
      slainCount: 1,
      decisionAsked: undefined,
    })
  })

  test('SW-STATE-15 SW-STATE-22 SW-STATE-29 SW-STATE-33 the stunned and concussed exert their area, the paralysed and fearful do not', () => {
    const exerts = (state: StateKind) => {
      const play = loadPosition({ figures: [at(inState(state, { pow: 1 }), 1, 20, 20), at(plain('Far'), 0, 2, 38)] })
      return exertsArea(play.state, play.setup, combatantNamed(play, 'Bor'))
    }
    expect(ALL.map(exerts)).toEqual([true, false, false, true])
  })

  /** Tests whether a leader who can no longer receive orders may still give one to a friend. */
  function hasOrders(chief: Record<string, Json>, friend: Record<string, Json>): boolean {
    const figures = [
      at(plain('Ana'), 1, 35, 35),
      at(plain('Kol', { rank: 'leader', com: 3, pow: 1 }, chief), 0, 20, 20),
      at(plain('Bor', { pow: 1 }, friend), 0, 20, 23),
    ]
    return promptId(activation({ figures, orders: [2, 0] })) === 'window.before-activation'
  }

  test('SW-STATE-15 SW-STATE-23 SW-STATE-30 SW-STATE-33 SW-ORDER-20 each state decides whether orders can be issued and received', () => {
    const spent = { orders: ['spent'] }
    const issues = ALL.map((state) => hasOrders({ ...spent, states: [state] }, {}))
    expect(issues).toEqual([false, false, true, true])
    const receives = ALL.map((state) => hasOrders(spent, { states: [state] }))
    expect(receives).toEqual([true, false, true, true])
  })

  test('SW-STATE-15 SW-STATE-23 SW-STATE-30 SW-ORDER-10 only a paralysed leader does not update its orders', () => {
    const left = ALL.map((state) => {
      const chief = plain('Kol', { rank: 'leader', com: 3, pow: 1 }, { states: [state] })
      const position = { figures: [at(chief, 0, 20, 20), at(plain('Far'), 1, 2, 38)], orders: [1, 0] }
      return playRule(position, (play) => update(play)).state.bands[0]!.orders
    })
    expect(left).toEqual([3, 1, 3, 3])
  })

  test('SW-STATE-17 the paralysed must fight if in contact, with a single die, and a win counts as a tie', () => {
    const stiff = plain('Bor', { dex: 4, weapons: ['conventional'] }, { states: ['paralysed'] })
    expect(dexterities(stiff, plain('Ana'), { friends: [plain('Eik')] })).toEqual([1, 2])
    const match = playActivation(stiff, { dice: [5, 1, 1] }, [at(plain('Ana'), 1, 21.2, 20)])
    expect({ drawCount: eventArgs(match, 'draw').length, rollsMade: rolledDice(match) }).toEqual({
      drawCount: 1,
      rollsMade: ['roll.dexterity 1 2'],
    })
  })

  test('SW-STATE-17 SW-WEAPON-05 a paralysed bearer’s long weapon does not stop a charge bonus', () => {
    const strength = (states: StateKind[]) => {
      const spearman = plain('Bor', { weapons: ['long'], dex: 1 }, { states })
      const figures = [at(plain('Ana', { mov: 4 }), 0, 10, 10), at(spearman, 1, 14, 10)]
      const dice = states.length > 0 ? [5, 3, 1, 1, 1, 1] : [5, 3, 1, 1, 1]
      const match = activation({ figures }, { answers: ['join', { path: [{ x: 32_000, y: 25_000 }] }], dice })
      return rolledDice(match)[1]
    }
    expect(strength([])).toBe('roll.damage 2')
    expect(strength(['paralysed'])).toBe('roll.damage 3')
  })

  test('SW-STATE-17 SW-STATE-27 against another paralysed or fearful fighter the paralysed cannot win or lose', () => {
    const match = duel(plain('Ana', {}, { states: ['fearful'] }), plain('Bor', {}, { states: ['paralysed'] }), {
      dice: [5, 5, 1],
    })
    expect(eventArgs(match, 'draw').length).toBe(1)
  })

  test('SW-STATE-21 the paralysed cannot be supported', () => {
    const stiff = plain('Ana', {}, { states: ['paralysed'] })
    expect(dexterities(stiff, plain('Bor'), { friends: [plain('Eik')] })[0]).toBe(1)
  })
})

describe('fearful', () => {
  test('SW-STATE-24 the fearful may run, speed up or stand, but cannot join combat', () => {
    expect(optionKeys(playActivation(inState('fearful')))).toEqual(['stand', 'run', 'speed-up'])
  })

  test('SW-STATE-24 SW-ORDER-30 Relocate! may bring the fearful into contact', () => {
    const lea = at(plain('Lea', { rank: 'leader', com: 3 }), 0, 20, 23)
    const match = playActivation(
      inState('fearful'),
      { answers: ['relocate', '0', 'pass', { path: [{ x: 53_000, y: 50_000 }] }] },
      [at(plain('Ana'), 1, 22.4, 20), lea],
      { orders: [2, 0] },
    )
    expect(eventArgs(match, 'relocated-into-contact').length).toBe(1)
  })

  test('SW-STATE-25 the fearful cast, do deeds and shoot, and lose no gems', () => {
    const play = loadPosition({
      figures: [at(plain('Bor', { pow: 3 }), 0, 20, 20), at(plain('Far'), 1, 2, 38)],
      gems: [5, 0],
    })
    enterState(play, combatantNamed(play, 'Bor'), 'fearful', [])
    expect({ gems: play.state.sides[0].gems, ableSorcererCount: ableSorcerers(play, 0).length }).toEqual({
      gems: 5,
      ableSorcererCount: 1,
    })
    const shot = shoot(archer('Bor', {}, { states: ['fearful'] }), shootingTarget('Ana'), { dice: [1, 1] })
    expect(shotNumbers(shot)).toEqual([2, 4])
    const doer = plain('Bor', { fur: 2, abilities: ['stings'] }, { states: ['fearful'] })
    expect(optionKeys(playActivation(doer, {}, [at(plain('Ana'), 1, 21.2, 20)]))).toContain('stings')
  })

  test('SW-STATE-27 the fearful must fight if in contact, and a win counts as a tie', () => {
    const match = playActivation(inState('fearful'), { dice: [5, 5, 1, 1] }, [at(plain('Ana'), 1, 21.2, 20)])
    expect({ drawCount: eventArgs(match, 'draw').length, rollsMade: rolledDice(match) }).toEqual({
      drawCount: 1,
      rollsMade: ['roll.dexterity 2 2'],
    })
    const lost = playActivation(inState('fearful'), { dice: [1, 1, 5, 5, 1, 1] }, [at(plain('Ana'), 1, 21.2, 20)])
    expect(eventArgs(lost, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })
})

describe('concussed', () => {
  test('SW-STATE-31 only combatants with power can be concussed', () => {
    const hit = (play: Play) => enterState(play, combatantNamed(play, 'Bor'), 'concussed', [])
    expect(after(plain('Bor'), hit)).toEqual([])
    expect(after(plain('Bor', { pow: 1 }), hit)).toEqual(['concussed'])
  })

  test('SW-STATE-32 SW-SPELL-08 the gems of the concussed leave the pool once, and they neither cast nor dispel nor update them', () => {
    const play = loadPosition({
      figures: [at(plain('Bor', { pow: 3 }), 0, 20, 20), at(plain('Far'), 1, 2, 38)],
      gems: [8, 0],
    })
    const bor = combatantNamed(play, 'Bor')
    enterState(play, bor, 'concussed', [])
    enterState(play, bor, 'concussed', [])
    expect({ gems: play.state.sides[0].gems, ableSorcerers: ableSorcerers(play, 0) }).toEqual({
      gems: 5,
      ableSorcerers: [],
    })
    const match = playRule(
      {
        figures: [at(plain('Bor', { pow: 3 }, { states: ['concussed'] }), 0, 20, 20), at(plain('Far'), 1, 2, 38)],
        gems: [5, 0],
      },
      (otherPlay) => update(otherPlay),
    )
    expect(match.state.sides[0].gems).toBe(0)
  })

  test('SW-STATE-33 everything else works as usual: moves, deeds, shots, fights, support, annihilation', () => {
    const dull = (profile: Record<string, Json> = {}) =>
      plain('Bor', { pow: 1, mov: 4, ...profile }, { states: ['concussed'] })
    expect(optionKeys(playActivation(dull()))).toEqual(['stand', 'run', 'speed-up', 'join'])
    const shot = shoot(archer('Bor', { pow: 1 }, { states: ['concussed'] }), shootingTarget('Ana'), { dice: [1, 1] })
    expect(shotNumbers(shot)).toEqual([2, 4])
    expect(dexterities(plain('Ana'), plain('Cid'), { friends: [dull()] })).toEqual([3, 2])
    const foe = at(plain('Ana', {}, { wounds: 1 }), 1, 21.2, 20)
    const killing = playActivation(dull(), { dice: [5, 3, 1, 1, 4, 1] }, [foe])
    expect({ slainCount: eventArgs(killing, 'slain').length, decisionAsked: promptId(killing) }).toEqual({
      slainCount: 1,
      decisionAsked: 'ask.annihilation',
    })
    expect(optionKeys(playActivation(dull({ fur: 2, abilities: ['stings'] }), {}, [foe]))).toContain('stings')
  })
})
