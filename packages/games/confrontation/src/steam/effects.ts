import { addEffect } from '@fray/hooks'
import { text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import type { Fighter, Play, Until } from '../state.ts'
import type { RaisableValue } from './pressure.ts'

/** Adds the effect of a device for a time, once at a time; those of other devices are separate (CF-STEAM-08). */
export function addSteamEffect(
  play: Play,
  bearer: Fighter,
  object: string,
  device: string,
  until: Until,
  x: number | null = null,
): void {
  const source = { bearer: bearer.id, object: device }
  addEffect(play.state, bearer, { object, source, until, x }, (other) => {
    return other.object === object && other.source.object === device
  })
}

const PRESSURE = text('term.pressure')

/** The amount a device has raised a value by: the number of the effect. */
function raisedBy(raised: RaisableValue, rule: string, hooks: Omit<Ability, 'id' | 'name' | 'rule'>): Ability {
  return { id: `raised-${raised}`, name: 'Pressure', rule, ...hooks }
}

/** CF-STEAM-04, -07: a characteristic, for one test or one assault. */
const characteristics = (['ini', 'att', 'def', 'aim', 'fear'] as const).map((raised) => {
  const rule = raised === 'fear' ? 'CF-STEAM-07' : 'CF-STEAM-04'
  return raisedBy(raised, rule, {
    characteristic: ({ which, tally }, _bearer, effect) => {
      if (which === raised) tally.add(effect?.x ?? 0, PRESSURE, rule)
    },
  })
})

/** CF-STEAM-05: STR of one attack in hand-to-hand combat. */
const strength = raisedBy('str', 'CF-STEAM-05', {
  damage: ({ tally, roll }, _bearer, effect) => {
    if (roll.kind === 'combat') tally.add(effect?.x ?? 0, PRESSURE, 'CF-STEAM-05')
  },
})

/** CF-STEAM-03: MOV, until the end of the activation or for one pursuit. */
const movement = raisedBy('mov', 'CF-STEAM-03', {
  movement: ({ play, kind, tally }, bearer, effect) => {
    const counts = effect?.until === 'move' ? kind === 'pursuit' : play.state.turn?.activated.includes(bearer.id)
    if (counts) tally.add(effect?.x ?? 0, PRESSURE, 'CF-STEAM-03')
  },
})

/** CF-STEAM-13 to -15: prevents pressure rolls as long as it lasts. */
export const boilerOutOfOrder: Ability = {
  id: 'boiler-out',
  name: 'Boiler out of order',
  rule: 'CF-STEAM-14',
  shownAs: 'steam',
}

/** CF-STEAM-13: an explosion fails the test that the roll was made for, and stops movement in that phase. */
const burstTest: Ability = { id: 'burst-test', name: 'Explosion', rule: 'CF-STEAM-13', failsTest: () => true }
const burstMoving = (['activation', 'combat'] as const).map((phase): Ability => {
  return {
    id: `burst-${phase}`,
    name: 'Explosion',
    rule: 'CF-STEAM-13',
    cannotMove: ({ state }) => state.phase === phase,
  }
})

define(...characteristics, strength, movement, boilerOutOfOrder, burstTest, ...burstMoving)
