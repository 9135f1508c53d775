import { type Procedure, text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import { equipment, equipmentNamed } from '../armies/cards/equipment.ts'
import type { Test, TestKind } from '../dice/test.ts'
import { type Fighter, isStanding, type Play } from '../state.ts'
import { has } from '../traits.ts'
import { addSteamEffect } from './effects.ts'
import { type Device, pressure, type RaisableValue } from './pressure.ts'

/** CF-STEAM-04 to -06: values raised right before a test. */
const BEFORE_TEST: Readonly<Partial<Record<TestKind, readonly RaisableValue[]>>> = {
  initiative: ['ini'],
  agility: ['ini'],
  attack: ['att', 'str'],
  defence: ['def'],
  aim: ['aim', 'ranged-str'],
}

/** CF-STEAM-02, -09: the behaviour of a device; its rolls count as active. */
export function device(thing: Device, hooks: Partial<Ability> = {}): Ability {
  const { id, name, rule, raises } = thing
  return {
    id,
    name,
    rule: rule!,
    active: true,
    ...(raises.some((raised) => raised !== 'mov' && raised !== 'fear')
      ? { beforeTest: (play, test, bearer) => beforeTest(play, test, bearer, thing) }
      : {}),
    ...(raises.includes('mov') ? hooksOfMov(thing) : {}),
    ...(raises.includes('fear')
      ? { assaultAnnounced: (play, _assault, bearer) => raiseFear(play, bearer, thing) }
      : {}),
    ...hooks,
  }
}

export function hooksOfMov(thing: Device): Pick<Ability, 'turnStart' | 'beforeMove'> {
  return {
    // CF-STEAM-03: before the fighter announces any action.
    turnStart: (play, bearer) => raiseFor(play, bearer, thing, 'mov', 'round'),
    *beforeMove(play, kind, bearer) {
      if (kind === 'pursuit') yield* raiseFor(play, bearer, thing, 'mov', 'move')
    },
  }
}

function* beforeTest(play: Play, test: Test, bearer: Fighter, thing: Device): Procedure {
  for (const raised of BEFORE_TEST[test.kind] ?? []) {
    if (!thing.raises.includes(raised) || !isStanding(bearer)) continue
    // CF-REV-TIRNABOR-08: the STR of the projectile, not of the weapon.
    const printed = raised === 'ranged-str' ? test.shot?.strength.total : undefined
    const { bonus, burst } = yield* pressure(play, bearer, thing, raised, printed)
    if (burst) addSteamEffect(play, bearer, 'burst-test', thing.id, 'test')
    else if (raised === 'ranged-str') test.shot?.strength.add(bonus, text('term.pressure'), 'CF-STEAM-06')
    else if (bonus > 0)
      addSteamEffect(play, bearer, `raised-${raised}`, thing.id, raised === 'str' ? 'attack' : 'test', bonus)
  }
}

/** CF-STEAM-07: once per assault; a redirected assault keeps the bonus. */
function* raiseFear(play: Play, bearer: Fighter, thing: Device): Procedure {
  if (!has(play, bearer, 'raised-fear')) yield* raiseFor(play, bearer, thing, 'fear', 'move')
}

/** CF-STEAM-03, -07, -13: a bonus for a while; an explosion prevents the faster movement. */
export function* raiseFor(
  play: Play,
  bearer: Fighter,
  thing: Device,
  raised: 'mov' | 'fear',
  until: 'round' | 'move',
): Procedure {
  const { bonus, burst } = yield* pressure(play, bearer, thing, raised)
  if (bonus > 0) addSteamEffect(play, bearer, `raised-${raised}`, thing.id, until, bonus)
  if (!burst || raised !== 'mov') return
  addSteamEffect(
    play,
    bearer,
    play.state.phase === 'activation' ? 'burst-activation' : 'burst-combat',
    thing.id,
    'round',
  )
}

/** CF-STEAM-01: the boiler that drives the other devices. */
function drive(id: string): Ability {
  const { name, rule } = equipmentNamed(id)!
  return { id, name, rule: rule! }
}

const devices = equipment.filter((equipment): equipment is Device => equipment.fuel !== undefined)

define(
  drive('boiler'),
  drive('carburettor'),
  // CF-REV-GOBLIN-04: the armour has its own carburettor.
  ...devices.map((other) => device(other, other.id === 'golgoth-armour' ? { grants: ['carburettor'] } : {})),
)
