import type { WindowUse } from '@fray/hooks'
import { type Json, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { asProcedure } from '../abilities/builders.ts'
import { define } from '../ability.ts'
import type { WindowMoment } from '../command/window-moment.ts'
import { inContact, plain } from '../testing/duel.ts'
import { combatantNamed, eventArgs, figure, promptId, rolledDice, scene } from '../testing/scene.ts'

/** What both fighters offer at the moments a test wants to see. */
const offering: { at: readonly WindowMoment['at'][]; use: ((moment: WindowMoment) => void) | null } = {
  at: [],
  use: null,
}

/** Both fighters have something that answers these moments. */
define({
  id: 'test-answer',
  name: 'Answers',
  rule: 'SW-ORDER-11',
  reaction: {
    at: ['before-combat', 'after-combat', 'before-dexterity', 'after-dexterity', 'after-damage'],
    use: (_play, moment) => (offering.at.includes(moment.at) ? useOf(moment) : null),
  },
})

function useOf(moment: WindowMoment): WindowUse {
  return {
    key: 'use',
    text: text('title'),
    icon: 'hand',
    rules: [],
    reaction: { source: 'test:use', matters: () => true },
    perform: () => asProcedure(() => offering.use?.(moment)),
  }
}

const answering = (name: string, profile: Record<string, Json> = {}, more: Record<string, Json> = {}) =>
  plain(name, { abilities: ['test-answer'], ...profile }, more)

/** Plays with something on offer at these moments. */
function offer<T>(at: readonly WindowMoment['at'][], use: ((moment: WindowMoment) => void) | null, play: () => T): T {
  Object.assign(offering, { at, use })
  try {
    return play()
  } finally {
    Object.assign(offering, { at: [], use: null })
  }
}

const WAITING = figure('battler', 0, 2, 2, { name: 'Cid', profile: { abilities: [] } })

describe('windows of a fight', () => {
  const pair = inContact(answering('Ana'), answering('Bor'), { more: { figures: [WAITING] } })

  test('SW-MELEE-05 SW-DICE-08 the window after the choice of opponent asks the active player first, until both pass', () => {
    const seats = offer(['before-dexterity'], null, () => {
      const match = scene(pair, { answers: ['0'] })
      expect(eventArgs(match, 'rolled')).toEqual([])
      const asking = [match.pending[0]?.seat]
      for (const answer of ['pass', 'use', 'use', 'pass']) {
        match.answer(match.pending[0]!.seat, answer)
        asking.push(match.pending[0]?.seat)
      }
      return asking
    })
    expect(seats).toEqual([0, 1, 0, 1, 0])
  })

  test('SW-MELEE-05 SW-ORDER-12 between the rolls only uses after the dexterity roll are offered', () => {
    const moments = ['before-combat', 'after-combat', 'before-dexterity', 'after-dexterity', 'after-damage'] as const
    const prompts = offer(moments, null, () => {
      const match = scene(pair, { answers: ['0'], dice: [] })
      return match.pending[0]?.prompt.id
    })
    expect(prompts).toBe('window.before-combat')
    const order: string[] = []
    offer(moments, null, () => {
      const passes = new Array<string>(8).fill('pass')
      const match = scene(pair, { answers: ['0', ...passes], dice: [5, 1, 1, 1, 1, 1] })
      for (const { type, args } of match.events) if (type === 'rolled') order.push(JSON.stringify(args))
      expect(promptId(match)).toBe('ask.action')
    })
    expect(order.length).toBe(2)
  })

  test('SW-MELEE-22 SW-ORDER-35 if the chosen enemy is gone before the roll, another in contact is fought', () => {
    const two = inContact(answering('Ana'), answering('Bor'), {
      foes: [answering('Eik')],
      more: { figures: [WAITING] },
    })
    const away = ({ target }: { target?: { at: object; profile: { name: string } } | null }) => {
      if (target?.profile.name === 'Bor') target.at = { x: 90000, y: 90000 }
    }
    const match = offer(['before-dexterity'], away as (moment: WindowMoment) => void, () =>
      scene(two, { answers: ['0', '1', 'use', 'pass', 'pass', 'pass', 'pass'], dice: [1, 1, 1, 1] }),
    )
    expect(eventArgs(match, 'contact-lost')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Eik' }])
  })

  test('SW-MELEE-22 with no enemy left the phase ends without a shot, and nobody is tired', () => {
    const archer = answering('Ana', { ranged: ['tension'], pre: 2 })
    const alone = inContact(archer, answering('Bor'), { more: { figures: [WAITING] } })
    const away = (moment: WindowMoment) => {
      if (moment.at === 'before-dexterity') moment.target.at = { x: 70000, y: 50000 }
    }
    const match = offer(['before-dexterity'], away, () => scene(alone, { answers: ['0', 'use', 'pass', 'pass'] }))
    expect(rolledDice(match)).toEqual([])
    expect(promptId(match)).toBe('ask.action')
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 0,
      Bor: 0,
    })
  })

  test('SW-MELEE-15 uses after the dexterity roll may change the dice before they are compared', () => {
    define({ id: 'test-die-turner', name: 'Turns a die', rule: 'SW-MELEE-15', changesDexterityDice: true })
    const carrier = answering('Ana', {}, { consumables: ['test-die-turner'] })
    const two = inContact(carrier, answering('Bor'), { more: { figures: [WAITING] } })
    const turn = (moment: WindowMoment) => {
      if (moment.at === 'after-dexterity' && moment.dice) moment.dice[0][1] = 6
    }
    const script = { answers: ['0', 'use', 'pass', 'pass'], dice: [3, 1, 5, 1, 1, 1] }
    const match = offer(['after-dexterity'], turn, () => scene(two, script))
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-MELEE-15 dice are offered for changes only if somebody can change them', () => {
    let seen: unknown
    const look = (moment: WindowMoment) => {
      if (moment.at === 'after-dexterity') seen = moment.dice
    }
    offer(['after-dexterity'], look, () => scene(pair, { answers: ['0', 'use', 'pass', 'pass'], dice: [1, 1, 1, 1] }))
    expect(seen).toBeNull()
  })

  test('SW-MELEE-15 SW-WOUND-09 uses after the damage roll come before the wounds', () => {
    const more = (moment: WindowMoment) => {
      if (moment.at === 'after-damage') moment.roll.successes++
    }
    const script = { answers: ['0', 'use', 'pass', 'pass'], dice: [5, 1, 1, 1, 4, 1] }
    const match = offer(['after-damage'], more, () => scene(pair, script))
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
  })
})
