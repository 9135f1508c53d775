import { addOwnEffect, effectOn, immediately, lasting, removeEffect, termOf } from '../../abilities/builders.ts'
import { heal } from '../../abilities/resilience/upkeep.ts'
import { define } from '../../ability.ts'
import { isHurt } from '../../incantation/spells/builders.ts'
import { structurePoints } from '../../machines/structure.ts'
import { areEnemies, type Fighter, type Play, profileOf } from '../../state.ts'
import { xOf } from '../../traits.ts'
import { type DamageRoll, locationHit } from '../../wounds/damage-roll.ts'
import type { WoundResult } from '../../wounds/wound-table.ts'
import { addEffectTo } from '../apply-effect.ts'
import { artefact, fightersNear, innate } from '../builders.ts'

/** CF-REV-ACHERON-08: the profiles that count, the distance in cm, and the STR it never exceeds. */
const CENTAURS = ['acheron-centaur-of-acheron', 'acheron-sephiroth-the-reaper', 'sessairs-kelt-centaur']
const HERD = 15
const MIGHTIEST = 15

/** CF-REV-ACHERON-08: STR rises for every centaur nearby, of either camp, the bearer included. */
const mizar = artefact('mizar', {
  stage: { characteristic: 'limit' },
  characteristic: ({ play, which, tally }, bearer) => {
    if (which !== 'str') return
    const others = fightersNear(play, bearer, HERD).filter(
      (fighter) => fighter !== bearer && CENTAURS.includes(profileOf(fighter).id),
    )
    const gained = Math.min(1 + others.length, Math.max(0, MIGHTIEST - tally.total))
    tally.add(gained, termOf('mizar'), 'CF-REV-ACHERON-08')
  },
})

/** CF-REV-ACHERON-10: the data grant War fury; the hook makes blows hard to parry. */
const fist = artefact('the-fist-of-kain', {
  hampersOpponents: ({ test, tally }, bearer) => {
    if (test.kind !== 'defence' || test.against !== bearer) return
    tally.add(-2, termOf('the-fist-of-kain'), 'CF-REV-ACHERON-10')
  },
})

/** CF-REV-ACHERON-04: reads hand-to-hand blows one line lower; the data add the printed abilities. */
const bitterness = artefact('bitterness', {
  shiftsLine: (_play, { by, kind }, bearer) => (by === bearer && kind === 'combat' ? 1 : 0),
})

const WOUNDS: readonly WoundResult[] = ['light', 'serious', 'critical']

/** CF-REV-ACHERON-18: a Wound in the chest kills outright and heals the spectre; structures are unaffected. */
const heartrender = innate('heartrender', {
  mindsDice: true,
  convertsDealt: (result, roll, bearer) => (isHeart(roll, bearer) && WOUNDS.includes(result) ? 'killed' : result),
  afterDamage: (play, roll, _result, bearer) =>
    immediately(() => {
      const rent = isHeart(roll, bearer) && roll.read != null && WOUNDS.includes(roll.read)
      if (rent && isHurt(bearer)) heal(play, bearer, 'CF-REV-ACHERON-18')
    }),
})

function isHeart(roll: DamageRoll, spectre: Fighter): boolean {
  if (roll.by !== spectre || roll.kind === 'effect' || structurePoints(roll.victim) !== null) return false
  return locationHit(roll) === 'chest'
}

const SCEPTRE = 'sceptre-of-dark-absolution'
/** CF-REV-ACHERON-22: the most counters it holds, and its reach in cm before Leadership/X. */
const MOST_COUNTERS = 6
const FELT = 15

/** CF-REV-ACHERON-22: each kill by its bearer makes it harder for enemies nearby to rally. */
const sceptre = artefact(SCEPTRE, {
  kills: (play, _victim, bearer) =>
    immediately(() => {
      const counters = Math.min(MOST_COUNTERS, (effectOn(bearer, 'absolutions')?.x ?? 0) + 1)
      addOwnEffect(play, bearer, 'absolutions', SCEPTRE, 'game', counters)
    }),
  roundStart: (play, bearer) => immediately(() => absolve(play, bearer)),
})

const absolutions = lasting('absolutions', SCEPTRE, { shownAs: 'skull-staff' })

function absolve(play: Play, bearer: Fighter): void {
  const counters = removeEffect(bearer, 'absolutions')?.x ?? 0
  if (counters === 0) return
  const radius = FELT + xOf(bearer, 'leadership', null)
  for (const fighter of fightersNear(play, bearer, radius)) {
    if (!areEnemies(fighter, bearer) || (effectOn(fighter, 'unabsolved')?.x ?? 0) >= counters) continue
    addEffectTo(play, fighter, 'unabsolved', { bearer: bearer.id, object: SCEPTRE }, 'round', counters)
  }
}

const unabsolved = lasting('unabsolved', SCEPTRE, { hampersRallying: (_bearer, effect) => effect?.x ?? 0 })

/** CF-REV-ACHERON-28: the throne is the base and not a separate obstacle, which the figures of the card already say. */
const kingOfAshes = innate('the-king-of-ashes', {})

define(mizar, fist, bitterness, heartrender, sceptre, absolutions, unabsolved, kingOfAshes)
