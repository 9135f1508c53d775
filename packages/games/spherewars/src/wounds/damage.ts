import { type Dice, type Procedure, type RollReader, text } from '@fray/kernel'
import { revealChanging, revealedBy } from '../command/artefacts.ts'
import { window } from '../command/windows.ts'
import { type CountedRoll, confirm, SPHERE } from '../dice.ts'
import { editionOf } from '../editions/edition.ts'
import { hasChargeBonus } from '../melee/charge.ts'
import { isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import type { Attack } from './attack.ts'
import { constitutionOf } from './constitution.ts'
import type { Faces } from './critical.ts'
import { strengthOf } from './strength.ts'
import { dealWounds, kill } from './wounds.ts'

export interface DamageReport {
  readonly wounds: number
  /** All natural spheres of the roll. */
  readonly spheres: number
  readonly killed: boolean
}

/**
 * SW-DICE-18, SW-CRIT-06 to -19, SW-MELEE-08, -10: counts strength and constitution, rolls, applies criticals and deals
 * the wounds. Death is resolved when it returns, except for annihilation, which is left to the caller.
 */
export function* damageRoll(play: Play, attack: Attack): Procedure<DamageReport> {
  const { attacker, victim, kind } = attack
  if (!isStanding(victim)) return { wounds: 0, spheres: 0, killed: false }
  if (victim.profile.ephemeral) return yield* shatter(play, attack)
  for (const [ability, effect] of hooks.all(play, attacker, 'beforeDamageRoll')) {
    yield* ability.beforeDamageRoll(play, attacker, victim, kind, effect)
  }
  const strength = strengthOf(play, attack)
  const difficulty = constitutionOf(play, attack, strength.total)
  revealedBy(play, strength, difficulty)
  if (kind === 'melee') revealChanging(play, [attacker, victim], () => hasChargeBonus(play, attacker, victim))
  const dice = yield* throwDice(play, attack, strength.total, difficulty.total)
  const roll: CountedRoll = { count: strength.total, difficulty: difficulty.total, successes: dice.successes }
  play.log(
    'damage',
    { attacker: { figure: attacker.id }, victim: { figure: victim.id }, wounds: roll.successes },
    attack.rules,
    {
      seat: ownerOf(play, attacker),
      numbers: [strength.explain(), difficulty.explain()],
    },
  )
  yield* window(play, { at: 'after-damage', acting: attacker, target: victim, roll })
  const wounds = yield* wound(play, attack, roll.successes, dice)
  for (const [ability, effect] of hooks.all(play, attacker, 'afterDamage')) {
    yield* ability.afterDamage(play, attacker, victim, wounds, kind, effect)
  }
  return { wounds, spheres: dice.spheres, killed: !isStanding(victim) }
}

/** SW-WOUND-14: a victim without wounds is destroyed by any hit, without a roll. */
function* shatter(play: Play, { attacker, victim, kind, rules, casualties }: Attack): Procedure<DamageReport> {
  yield* kill(play, victim, { by: attacker, kind, rules: [...rules, 'SW-WOUND-14'], casualties })
  return { wounds: 0, spheres: 0, killed: true }
}

/**
 * SW-MORALE-27, SW-RRULE-27: deals the wounds with any additional one, or kills outright; then applies the exclusive
 * critical.
 */
function* wound(play: Play, attack: Attack, successes: number, faces: Faces): Procedure<number> {
  const { attacker, victim, kind, rules, casualties } = attack
  const critical = yield* editionOf(play.setup).criticals.of(play, attack, faces)
  const cause = { by: attacker, kind, rules: [...rules, ...critical.rules], casualties }
  let dealt = victim.wounds
  if (critical.deadly) yield* kill(play, victim, cause)
  else dealt = yield* dealWounds(play, victim, successes + critical.wounds, cause)
  if (critical.after) yield* critical.after(play, attacker, victim)
  return dealt
}

/**
 * SW-DICE-10, SW-CRIT-11, -12: against 7 or more a single sphere must be confirmed; those of a critical need not be.
 */
function* throwDice(
  play: Play,
  attack: Attack,
  count: number,
  difficulty: number,
): Procedure<Faces & { readonly successes: number }> {
  if (count <= 0) return { successes: 0, spheres: 0, fives: 0 }
  const seat = ownerOf(play, attack.attacker)
  const again = rerollsOnes(play, attack)
  const first = yield* throwOnce(play, attack, count, difficulty, again)
  const second = first.ones > 0 ? yield* throwOnce(play, attack, first.ones, difficulty, false) : NOTHING
  const { spheres, fives } = first
  if (difficulty <= SPHERE) return { successes: first.hits + second.hits, spheres, fives }
  const isCertain = play.setup.advanced && editionOf(play.setup).criticals.certain && spheres >= 2
  const certain = isCertain ? spheres : 0
  const confirmed = yield* confirm(play, seat, spheres - certain + second.spheres, difficulty - 5)
  return { successes: certain + confirmed, spheres, fives }
}

interface DamageReading extends Faces {
  readonly hits: number
  readonly ones: number
}

const NOTHING: DamageReading = { hits: 0, spheres: 0, fives: 0, ones: 0 }

function throwOnce(
  play: Play,
  { attacker, victim, rules }: Attack,
  count: number,
  difficulty: number,
  again: boolean,
): Procedure<DamageReading> {
  const args = { attacker: { figure: attacker.id }, victim: { figure: victim.id }, difficulty }
  const pools = [{ seat: ownerOf(play, attacker), count, sides: SPHERE }]
  const { fives } = editionOf(play.setup).criticals
  return play.roll(text('roll.damage', args), rules, pools, damageReader(difficulty, again, fives))
}

const readers = new Map<number, RollReader<DamageReading>>()

/** Reads ones and fives only where they matter, so that other rolls do not branch more than they need to. */
function damageReader(difficulty: number, again: boolean, withFives: boolean): RollReader<DamageReading> {
  const kind = 4 * difficulty + 2 * Number(again) + Number(withFives)
  let reader = readers.get(kind)
  if (!reader) {
    const id = `damage ${difficulty} ${again} ${withFives}`
    reader = { id, read: (dice) => readDamage(dice, difficulty, again, withFives) }
    readers.set(kind, reader)
  }
  return reader
}

function readDamage([dice = []]: Dice, difficulty: number, again: boolean, withFives: boolean): DamageReading {
  let [hits, spheres, fives, ones] = [0, 0, 0, 0]
  for (const die of dice) {
    if (die >= difficulty) hits++
    if (die === SPHERE) spheres++
    if (withFives && die === 5) fives++
    if (again && die === 1) ones++
  }
  return { hits, spheres, fives, ones }
}

function rerollsOnes(play: Play, { attacker, kind }: Attack): boolean {
  return hooks.some(play, attacker, 'rerollsOnes', (ability, effect) =>
    ability.rerollsOnes(play, attacker, kind, effect),
  )
}
