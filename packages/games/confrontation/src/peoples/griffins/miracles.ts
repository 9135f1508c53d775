import type { Procedure } from '@fray/kernel'
import { atOnce, lying } from '../../abilities/making.ts'
import { gainFaith } from '../../divination/faith.ts'
import { keptForFaith } from '../../divination/maintenance.ts'
import { miracle } from '../../divination/miracle.ts'
import { doingOf, lastingMiracle, plainDice } from '../../divination/miracles/making.ts'
import { enchant, enchantment, enchantmentOf, grant, onCharacteristic } from '../../mystic/enchantment.ts'
import { type Effect, type Fighter, type Play, profileOf } from '../../state.ts'
import { has } from '../../traits.ts'
import { isNear, isOfArmy } from '../making.ts'

/** CF-REV-GRIFFIN-06: the least sum of the two dice. */
const FORESEEN = 8

/** CF-REV-GRIFFIN-06: as much Fervour as she likes; twice that comes back, or nothing. */
miracle('CF-REV-GRIFFIN-06', {
  variants: (_play, _target, { faith }) =>
    Array.from({ length: faith }, (_, i) => ({ x: i + 1, fervour: i + 1, difficulty: 3 })),
  *effect(play, calling) {
    const { faithful, fervour } = calling
    const faces = yield* plainDice(play, calling, 2)
    const sum = faces.reduce((total, face) => total + face, 0)
    if (sum >= FORESEEN) gainFaith(play, faithful, 2 * fervour, 'CF-REV-GRIFFIN-06')
  },
})

/** CF-REV-GRIFFIN-14: by how many cm each range of his camp's marksmen is longer. */
const LONGER = [10, 15, 20] as const

lastingMiracle('CF-REV-GRIFFIN-14', {
  shownAs: 'targeted',
  rangesAgainst: (marksman, bearer) => (marksman.seat === bearer.seat ? [0, 0, 0] : LONGER),
})

/** CF-REV-GRIFFIN-24: Leadership/10, which two points of faith prolong. */
miracle('CF-REV-GRIFFIN-24', {
  effect: (play, calling) =>
    atOnce(() => {
      const { faithful } = calling
      if (has(play, faithful, 'leadership')) return
      grant(play, doingOf(calling), faithful, 'leadership', { x: 10, until: 'game' })
      enchant(play, doingOf(calling), faithful, { until: 'game' })
    }),
})
enchantment('CF-REV-GRIFFIN-24', keptForFaith(2, "Merin's Inspiration", 'CF-REV-GRIFFIN-24'))

/** CF-REV-GRIFFIN-25: AIM +1, and bullets that work like sacred weapons but for the friends of Merin. */
lastingMiracle('CF-REV-GRIFFIN-25', {
  ...onCharacteristic('CF-REV-GRIFFIN-25', 'aim', 1),
  killsOutright: ([high, low], { kind, victim }) => kind === 'fire' && high === low && !isSacred(victim),
})

function isSacred(victim: Fighter): boolean {
  const { traits, faith } = profileOf(victim)
  const is = (id: string) => traits.some(({ ability }) => ability === id)
  return (is('immortal') && is('being-of-light')) || is('righteous') || faith?.cult === 'Merin'
}

const PSALM = 'CF-REV-GRIFFIN-26'
/** CF-REV-GRIFFIN-26: how near the dead must be, in cm, and what each gives. */
const MOURNED = 5
const GIVEN = 2

/** CF-REV-GRIFFIN-26: every Griffin of his camp who dies near him gives faith that stays until it is spent. */
miracle(PSALM, {
  mayTarget: (_play, target) => lying(target, enchantmentOf(PSALM)) === undefined,
  effect: (play, calling) => atOnce(() => keepPoints(play, calling.faithful, 0)),
})

function keepPoints(play: Play, faithful: Fighter, x: number): void {
  enchant(play, { id: PSALM, by: faithful }, faithful, { until: 'game', x })
}

/** CF-REV-GRIFFIN-26: other points are spent first, which is never to the owner's loss. */
function pointsLeft({ faith }: Fighter, effect: Effect | null): number {
  return Math.min(faith, effect?.x ?? 0)
}

function recount(play: Play, bearer: Fighter, effect: Effect | null): Procedure {
  return atOnce(() => keepPoints(play, bearer, pointsLeft(bearer, effect)))
}

enchantment(PSALM, {
  shownAs: 'prayer',
  faithLasting: (bearer, effect) => pointsLeft(bearer, effect),
  settle: recount,
  mysticPhase: recount,
  onDeathOf: (play, victim, bearer, effect) =>
    atOnce(() => {
      if (victim === bearer || victim.seat !== bearer.seat) return
      if (!isOfArmy(victim, 'griffins') || !isNear(bearer, victim, MOURNED)) return
      keepPoints(play, bearer, pointsLeft(bearer, effect) + GIVEN)
      gainFaith(play, bearer, GIVEN, PSALM)
    }),
})
