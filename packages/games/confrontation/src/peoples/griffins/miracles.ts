import { type Procedure, text } from '@fray/kernel'
import { effectOn, immediately } from '../../abilities/builders.ts'
import { makeTest } from '../../dice/test.ts'
import { isInAura } from '../../divination/aura.ts'
import { isSpared } from '../../divination/calling.ts'
import { gainFaith, isFaithful } from '../../divination/faith.ts'
import { keepForFaith } from '../../divination/maintenance.ts'
import { defineReaction, miracle, type Variant } from '../../divination/miracle.ts'
import { damage, effectSourceOf, lastingMiracle, plainDice } from '../../divination/miracles/builders.ts'
import { offerToReact } from '../../divination/reactions.ts'
import { faithAtHand } from '../../divination/stored-faith.ts'
import {
  enchant,
  enchantment,
  enchantmentOf,
  grant,
  leavesAbility,
  onCharacteristic,
} from '../../mystic/enchantment.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import { areEnemies, type Effect, type Fighter, isStanding, type Play, profileOf, standing } from '../../state.ts'
import { has, someWith } from '../../traits.ts'
import { isNear, isOfArmy } from '../builders.ts'

/** CF-REV-GRIFFIN-06: the least sum of the two dice. */
const FORESEEN = 8

/** CF-REV-GRIFFIN-06: any Fervour; twice as much comes back, or nothing. */
miracle('prophetic-clairvoyance', {
  variants: (play, _target, faithful) => fervourVariants(faithAtHand(play, faithful), () => 3),
  *effect(play, calling) {
    const { faithful, fervour } = calling
    const faces = yield* plainDice(play, calling, 2)
    const sum = faces.reduce((total, face) => total + face, 0)
    if (sum >= FORESEEN) gainFaith(play, faithful, 2 * fervour, 'CF-REV-GRIFFIN-06')
  },
})

const MESSENGER = 'divine-messenger'

/** CF-REV-GRIFFIN-08: a believer that is not a faithful stores Fervour for others' calls, up to its printed DIS. */
miracle(MESSENGER, {
  mayTarget: (_play, target) => !isFaithful(target),
  variants: (play, _target, faithful) => fervourVariants(faithAtHand(play, faithful), (fervour) => fervour + 4),
  effect: (play, calling) =>
    immediately(() => {
      const { target, fervour } = calling
      const stored = effectOn(target, enchantmentOf(MESSENGER))?.x ?? 0
      const x = Math.min(profileOf(target).dis ?? 0, stored + fervour)
      if (x > 0) enchant(play, effectSourceOf(calling), target, { x })
    }),
})
/** CF-REV-GRIFFIN-08: for the faithful of the holder's camp, and for Iconoclasts of either. */
enchantment(MESSENGER, {
  lasts: 'game',
  shownAs: 'prayer',
  storesFaith: (play, faithful, bearer, effect) => {
    const may = faithful.seat === bearer.seat || someWith(play, faithful, 'iconoclast')
    return may ? (effect?.x ?? 0) : 0
  },
})

/** Every Fervour from 1 up, with the difficulty of its call. */
function fervourVariants(most: number, difficulty: (fervour: number) => number): Variant[] {
  return Array.from({ length: most }, (_, i) => ({ x: i + 1, fervour: i + 1, difficulty: difficulty(i + 1) }))
}

const OATH = 'oath-of-the-condemned'
/** CF-REV-GRIFFIN-09: the most Fervour, and what each point adds to the difficulties and to the STR. */
const SWORN = { most: 6, each: 3 }

/** CF-REV-GRIFFIN-09: after each Wound; enemies in the aura that fail their Discipline test are hurt. */
miracle(OATH, {
  calls: () => Number.POSITIVE_INFINITY,
  variants: (play, _target, faithful) =>
    fervourVariants(Math.min(SWORN.most, faithAtHand(play, faithful)), (fervour) => SWORN.each * fervour),
  *effect(play, calling) {
    const { faithful, fervour } = calling
    const strength = SWORN.each * fervour
    const failed: Fighter[] = []
    for (const fighter of standing(play)) {
      if (
        !areEnemies(fighter, faithful) ||
        !isInAura(play, faithful, fighter) ||
        (yield* isSpared(play, calling, fighter))
      )
        continue
      const test = { kind: 'discipline', fighter, rules: ['CF-REV-GRIFFIN-09'], against: faithful, dice: 1 } as const
      if (!(yield* makeTest(play, { ...test, difficulty: strength })).passed) failed.push(fighter)
    }
    yield* forEachInChosenOrder(
      play,
      faithful.seat,
      failed,
      'ask.victim-order',
      ['CF-REV-GRIFFIN-09'],
      function* (fighter) {
        if (isStanding(fighter)) yield* damage(play, effectSourceOf(calling), fighter, strength)
      },
    )
  },
})
defineReaction(OATH, {
  *onWound(play, bearer) {
    yield* offerToReact(play, bearer, OATH, text('ask.oath', { fighter: { figure: bearer.id } }))
  },
})

/** CF-REV-GRIFFIN-14: how much longer each range of the camp's marksmen is, in cm. */
const LONGER = [10, 15, 20] as const

lastingMiracle('sentence-of-the-condemned', {
  shownAs: 'targeted',
  rangesAgainst: (marksman, bearer) => (marksman.seat === bearer.seat ? [0, 0, 0] : LONGER),
})

/** CF-REV-GRIFFIN-24: Leadership/10, which two points of faith prolong. */
miracle('merins-inspiration', {
  effect: (play, calling) =>
    immediately(() => {
      const { faithful } = calling
      if (has(play, faithful, 'leadership')) return
      grant(play, effectSourceOf(calling), faithful, 'leadership', { x: 10, until: 'game' })
      enchant(play, effectSourceOf(calling), faithful)
    }),
})
leavesAbility('merins-inspiration', 'leadership', { numberFor: () => 10 })
enchantment('merins-inspiration', { lasts: 'game', ...keepForFaith(2, "Merin's Inspiration", 'CF-REV-GRIFFIN-24') })

/**
 * CF-REV-GRIFFIN-25: AIM +1; the rifle's bullets, not a machine's, work as sacred weapons, except against friends of
 * Merin.
 */
lastingMiracle('merins-hand', {
  ...onCharacteristic('merins-hand', 'aim', 1),
  killsOutright: ([high, low], { kind, artillery, victim }) => {
    return kind === 'fire' && !artillery && high === low && !isSacred(victim)
  },
})

function isSacred(victim: Fighter): boolean {
  const { traits, faith } = profileOf(victim)
  const hasAbility = (id: string) => traits.some(({ ability }) => ability === id)
  return (hasAbility('immortal') && hasAbility('being-of-light')) || hasAbility('righteous') || faith?.cult === 'Merin'
}

const PSALM = 'psalm-of-heroes'
/** CF-REV-GRIFFIN-26: the radius in cm, and the points for each death. */
const MOURNED = 5
const GIVEN = 2

/** CF-REV-GRIFFIN-26: every friendly Griffin that dies nearby gives faith that lasts until it is spent. */
miracle(PSALM, {
  mayTarget: (_play, target) => effectOn(target, enchantmentOf(PSALM)) === undefined,
  effect: (play, calling) => immediately(() => keepPoints(play, calling.faithful, 0)),
})

function keepPoints(play: Play, faithful: Fighter, x: number): void {
  enchant(play, { id: PSALM, by: faithful }, faithful, { x })
}

/** CF-REV-GRIFFIN-26: other points are spent first, which is never to the owner's loss. */
function pointsLeft({ faith }: Fighter, effect: Effect | null): number {
  return Math.min(faith, effect?.x ?? 0)
}

function recount(play: Play, bearer: Fighter, effect: Effect | null): Procedure {
  return immediately(() => keepPoints(play, bearer, pointsLeft(bearer, effect)))
}

enchantment(PSALM, {
  lasts: 'game',
  shownAs: 'prayer',
  faithLasting: (bearer, effect) => pointsLeft(bearer, effect),
  settle: recount,
  mysticPhase: recount,
  onDeathOf: (play, victim, bearer, effect) =>
    immediately(() => {
      if (victim === bearer || victim.seat !== bearer.seat) return
      if (!isOfArmy(victim, 'griffins') || !isNear(bearer, victim, MOURNED)) return
      keepPoints(play, bearer, pointsLeft(bearer, effect) + GIVEN)
      gainFaith(play, bearer, GIVEN, 'CF-REV-GRIFFIN-26')
    }),
})
