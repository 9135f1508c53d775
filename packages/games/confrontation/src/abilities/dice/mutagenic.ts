import { type Procedure, text } from '@fray/kernel'
import { type Ability, define } from '../../ability.ts'
import type { TestKind } from '../../dice/test.ts'
import type { Fighter, Play, PlayState } from '../../state.ts'
import { allWith, someWith, sumWith, xOf } from '../../traits.ts'
import { ability, addOwnEffect, askToUse, effectOn, lasting, removeEffect } from '../builders.ts'
import {
  amountRaised,
  type Points,
  type RaisableValue,
  raisedObjects,
  spendPoints,
  usefulInExchange,
  usefulInTest,
} from './points.ts'
import { distributeDice } from './round-dice.ts'

const mutagenic = ability('mutagenic', {
  roundStart: (play, bearer) => distributeDice(play, bearer, 'mutagenic', 'mutagenic-die'),
})

/** CF-MUTAGENIC-04: how many points one characteristic may take in addition to X. */
const LEAST_CAP = 2

/** CF-MUTAGENIC-05: the characteristic of a test that points can raise; ATT and DEF wait for an exchange. */
const TESTED: Readonly<Partial<Record<TestKind, RaisableValue>>> = {
  initiative: 'ini',
  agility: 'ini',
  force: 'str',
  strength: 'str',
  resilience: 'res',
}

type UsePoints = (play: Play, bearer: Fighter, useful: readonly RaisableValue[]) => Procedure

/** CF-MUTAGENIC-05: the moments of a round at which dice are rolled and points spent. */
function windows(
  use: UsePoints,
): Pick<Ability, 'beforeMove' | 'beforeTest' | 'exchangeStart' | 'beforeBlow' | 'beforeDamage'> {
  return {
    beforeMove: (play, _kind, bearer) => use(play, bearer, ['mov']),
    beforeTest: (play, test, bearer) => use(play, bearer, usefulInTest(test, TESTED)),
    exchangeStart: (play, fight, bearer) => use(play, bearer, usefulInExchange(play, fight, bearer)),
    beforeBlow: (play, bearer) => use(play, bearer, ['str']),
    beforeDamage: (play, { victim }, bearer) => use(play, bearer, victim === bearer ? ['res'] : []),
  }
}

/**
 * CF-MUTAGENIC-03: the player chooses when a fighter's die is rolled; a 1 gives nothing. CF-MUTAGENIC-06: not in rout.
 */
const mutagenicDie = lasting('mutagenic-die', 'mutagenic', { shownAs: 'dna1', active: true, ...windows(rollThenSpend) })

/** CF-MUTAGENIC-03: the X of a fighter with its modifiers. */
export function mutagenOf(play: PlayState, bearer: Fighter): number {
  return (
    xOf(bearer, 'mutagenic', null) +
    sumWith(play, bearer, 'mutagen', (object, effect) => object.mutagen(bearer, effect))
  )
}

function* rollThenSpend(play: Play, bearer: Fighter, useful: readonly RaisableValue[]): Procedure {
  const note = text('note.mutagenic', { x: mutagenOf(play, bearer) })
  if (useful.length === 0 || !(yield* askToUse(play, bearer, 'mutagenic', note))) return
  removeEffect(bearer, 'mutagenic-die')
  if (yield* mutate(play, bearer)) yield* spend(play, bearer, useful)
}

/** CF-MUTAGENIC-03, CF-REV-GOBLIN-04: rolls Mutagenic dice, whose points are spent later; false if there are none. */
export function* mutate(play: Play, bearer: Fighter): Procedure<boolean> {
  const points = yield* pointsOfDie(play, bearer)
  play.log('mutagenic', { fighter: { figure: bearer.id }, points }, ['CF-MUTAGENIC-03'], { seat: bearer.seat })
  if (points > 0) addOwnEffect(play, bearer, 'mutagenic-points', 'mutagenic', 'round', points)
  return points > 0
}

/** CF-PACK-16: of several dice the best counts. */
function* rollMutagenic(play: Play, bearer: Fighter): Procedure<number> {
  const more = sumWith(play, bearer, 'mutagenicDice', (object, effect) => object.mutagenicDice(bearer, effect))
  const purpose = text('roll.mutagenic', { fighter: { figure: bearer.id } })
  const pool = { seat: bearer.seat, count: 1 + more, sides: 6 }
  const [faces = []] = yield* play.rollDice(purpose, ['CF-MUTAGENIC-03'], [pool])
  return Math.max(...faces)
}

/** CF-MUTAGENIC-03: face plus X; CF-REV-DIRZ-33: an ability may fix the points instead of a roll. */
function* pointsOfDie(play: Play, bearer: Fighter): Procedure<number> {
  const [fixed] = allWith(play, bearer, 'mutagenicPoints')
  if (fixed) return fixed[0].mutagenicPoints(bearer, fixed[1])
  const face = yield* rollMutagenic(play, bearer)
  const fails = face === 1 && !someWith(play, bearer, 'mutagenOnesCount')
  return fails ? 0 : Math.max(0, face + mutagenOf(play, bearer))
}

const mutagenicPoints = lasting('mutagenic-points', 'mutagenic', { active: true, ...windows(spend) })

function spend(play: Play, bearer: Fighter, useful: readonly RaisableValue[]): Procedure {
  const raised = sumWith(play, bearer, 'mutagenCap', (object, effect) => object.mutagenCap(bearer, effect))
  const cap = LEAST_CAP + Math.max(0, mutagenOf(play, bearer)) + raised
  const left = () => effectOn(bearer, 'mutagenic-points')?.x ?? 0
  const points: Points = {
    ability: 'mutagenic',
    left,
    room: (which) => cap - amountRaised(bearer, 'mutagenic', which),
    spend: (count) => void addOwnEffect(play, bearer, 'mutagenic-points', 'mutagenic', 'round', left() - count),
  }
  return spendPoints(play, bearer, points, useful)
}

define(mutagenic, mutagenicDie, mutagenicPoints, ...raisedObjects('mutagenic'))
