import type { Procedure } from '@fray/kernel'
import { define } from '../../ability.ts'
import type { Characteristic } from '../../armies/cards/profile.ts'
import type { TestKind } from '../../dice/test.ts'
import { limits } from '../../limits.ts'
import { type Effect, type Fighter, type Play, profileOf } from '../../state.ts'
import { allWith, xOf } from '../../traits.ts'
import { ability } from '../builders.ts'
import {
  type Points,
  type RaisableValue,
  raisedObjects,
  spendPoints,
  usefulInExchange,
  usefulInTest,
} from './points.ts'

/**
 * CF-ABIL-20, CF-MUTAGENIC-05: the characteristic of a test that points can raise right before it; ATT and DEF wait for
 * an exchange.
 */
const TESTED: Readonly<Partial<Record<TestKind, Characteristic>>> = {
  initiative: 'ini',
  agility: 'ini',
  force: 'str',
  strength: 'str',
  resilience: 'res',
  aim: 'aim',
  courage: 'cou',
  discipline: 'dis',
  tactical: 'dis',
  incantation: 'pow',
  countering: 'pow',
  recovery: 'pow',
}

/** CF-ABIL-20: points that raise characteristics printed bold, or named by an effect, until the end of the round. */
const concentration = ability('concentration', {
  beforeTest: (play, test, bearer, effect) => spend(play, bearer, effect, usefulInTest(test, TESTED)),
  beforeMove: (play, _kind, bearer, effect) => spend(play, bearer, effect, ['mov']),
  exchangeStart: (play, fight, bearer, effect) => spend(play, bearer, effect, usefulInExchange(play, fight, bearer)),
  beforeBlow: (play, bearer, effect) => spend(play, bearer, effect, ['str']),
  beforeDamage: (play, { victim }, bearer, effect) => spend(play, bearer, effect, [victim === bearer && 'res']),
})

function spend(
  play: Play,
  bearer: Fighter,
  effect: Effect | null,
  useful: readonly (RaisableValue | false | undefined)[],
): Procedure {
  const limit = { id: 'concentration', per: 'round', times: xOf(bearer, 'concentration', effect) } as const
  const left = () => limits.left(play.state, bearer.uses, limit)
  const points: Points = {
    ability: 'concentration',
    left,
    room: left,
    spend(count) {
      for (let i = 0; i < count; i++) limits.spend(play.state, bearer.uses, limit)
    },
  }
  const named = allWith(play, bearer, 'concentratesOn').flatMap(([{ concentratesOn }]) => concentratesOn)
  const open = [...new Set<RaisableValue>([...profileOf(bearer).bold, ...named])].filter((which) =>
    useful.includes(which),
  )
  return spendPoints(play, bearer, points, open)
}

define(concentration, ...raisedObjects('concentration'))
