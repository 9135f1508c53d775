import { text } from '@fray/kernel'
import { addOwnEffect, effectOn, immediately, lasting, rollDie, termOf } from '../../abilities/builders.ts'
import { isDying } from '../../abilities/resilience/resilience.ts'
import { type Ability, define } from '../../ability.ts'
import { diceOf } from '../../combat/fight.ts'
import type { Fighter, Play } from '../../state.ts'
import { has } from '../../traits.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'
import type { WoundResult } from '../../wounds/wound-table.ts'
import { artefact } from '../builders.ts'

const SERMON = 'the-sermon-of-shaon'

/** Hand-to-hand with the weapon itself, not with blades that have a STR of their own. */
function isBlow({ kind, ownStrength }: DamageRoll): boolean {
  return kind === 'combat' && !ownStrength
}

/** CF-REV-LION-11: raises printed values, and adds the die of an attack, with its rerolls, to the damage. */
const sermon = artefact(SERMON, {
  grants: ['brutal', 'counter-attack'],
  prints: (which) => (which === 'att' || which === 'def' ? 1 : 0),
  damage: ({ roll, tally }) => {
    if (isBlow(roll)) tally.add(roll.attack?.natural ?? 0, termOf(SERMON), 'CF-REV-LION-11')
  },
})

const ALLMOON = 'armour-of-allmoon'
const ALLMOON_RES = 5

/** CF-REV-LION-18: takes a die from each opponent, blades excepted. */
const armourOfAllmoon = artefact(ALLMOON, {
  stage: { characteristic: 'set' },
  characteristic: ({ which, tally }) => {
    if (which === 'res') tally.replace(ALLMOON_RES, termOf(ALLMOON), 'CF-REV-LION-18')
  },
  opponentDice: ({ tally }) => void tally.add(-1, termOf(ALLMOON), 'CF-REV-LION-18'),
})

const HARMLESS: readonly WoundResult[] = ['none', 'stunned']

/** CF-REV-LION-21: hits the chest, and every Wound costs an attack die. */
const deliverance = artefact('deliverance', {
  locates: (play, location, _dice, roll) => {
    const isProof = has(play, roll.victim, 'construct') || has(play, roll.victim, 'righteous')
    return isBlow(roll) && !isProof ? 'chest' : location
  },
  afterDamage: (_play, roll, result, bearer) =>
    immediately(() => {
      const { by, victim, fight } = roll
      if (by !== bearer || !fight || !isBlow(roll) || HARMLESS.includes(result)) return
      // CF-WOUND-09, CF-ABIL-39: Killed Outright is not a Wound, even if the target fights on.
      if (result === 'killed' && isDying(victim)) return
      const dice = diceOf(fight, victim)
      if (dice.attack > 0) dice.attack--
    }),
})

const SHIELD_RULE = 'CF-REV-LION-02'
const SHIELD_RES = 7
const SHIELD_POINTS = 3
/** CF-REV-LION-02: structure points each result costs the shield. */
const COST: Readonly<Record<WoundResult, number>> = {
  none: 0,
  stunned: 0,
  light: 1,
  serious: 2,
  critical: 3,
  killed: 4,
}

/** CF-REV-LION-02: from this face on the shield takes the hit for its bearer, while it has points. */
function shieldOfTheBaronies(face: number): Ability {
  const id = `shield-of-the-baronies-${face}`
  return artefact(id, {
    stage: { sparesDamage: 'set' },
    *sparesDamage(play, roll, bearer) {
      if (armsWorn(bearer) >= SHIELD_POINTS) return false
      if ((yield* rollDie(play, bearer, SHIELD_RULE, 'roll.shield')) < face) return false
      const rules = [...roll.rules, SHIELD_RULE]
      const words = { fighter: { figure: bearer.id } }
      play.log('shield.struck', words, [SHIELD_RULE], { seat: bearer.seat })
      const thing = text('thing.shield', words)
      const result = yield* rollDamage(play, { ...roll, resistance: SHIELD_RES, hitsThing: true, thing, rules })
      wearDown(play, bearer, id, COST[result])
      return true
    },
  })
}

function armsWorn(bearer: Fighter): number {
  return effectOn(bearer, 'shield-worn')?.x ?? 0
}

function wearDown(play: Play, bearer: Fighter, id: string, points: number): void {
  const left = Math.max(0, SHIELD_POINTS - armsWorn(bearer) - points)
  addOwnEffect(play, bearer, 'shield-worn', id, 'game', SHIELD_POINTS - left)
  play.log('shield', { fighter: { figure: bearer.id }, left }, [SHIELD_RULE], { seat: bearer.seat, isOutcome: true })
}

const FACES = [5, 4, 3] as const
const shieldWorn = lasting('shield-worn', 'shield-of-the-baronies-5', { shownAs: 'cracked-shield' })

define(sermon, armourOfAllmoon, deliverance, ...FACES.map(shieldOfTheBaronies), shieldWorn)
