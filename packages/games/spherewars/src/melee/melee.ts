import type { Procedure } from '@fray/kernel'
import type { FightReport } from '../ability.ts'
import { window } from '../command/windows.ts'
import { editionOf } from '../editions/edition.ts'
import { touches } from '../ground/board.ts'
import { endDueEffects } from '../morale/effects.ts'
import { receiveBlood } from '../morale/morale.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { annihilation } from '../wounds/annihilation.ts'
import { damageRoll } from '../wounds/damage.ts'
import { type DexterityResult, dexterityRoll } from './dexterity-roll.ts'
import { tire } from './fatigue.ts'

const UNDECIDED: FightReport = { winner: null, wounds: 0, killed: false }

/**
 * SW-MELEE-21: one hand-to-hand combat, from the windows to its last consequence. Returns false if the contact was lost
 * before the roll, so that nothing was fought (SW-MELEE-22, SW-ORDER-35).
 */
export function* fight(play: Play, attacker: Combatant, defender: Combatant): Procedure<boolean> {
  yield* window(play, { at: 'before-dexterity', acting: attacker, target: defender })
  if (!isStanding(attacker) || !isStanding(defender) || !touches(attacker, defender)) {
    play.log('contact-lost', names(attacker, defender), ['SW-MELEE-22'], { seat: ownerOf(play, attacker) })
    // SW-ORDER-35: effects meant for this fight end.
    endDueEffects(play, 'combat')
    return false
  }
  play.log('fight', names(attacker, defender), ['SW-MELEE-01'], { seat: ownerOf(play, attacker) })
  const report = yield* crossWeapons(play, attacker, defender)
  yield* fightOver(play, attacker, defender, report)
  yield* fightOver(play, defender, attacker, report)
  endDueEffects(play, 'combat')
  return true
}

/** SW-MELEE-02: the dexterity roll decides who hits, and the damage roll how hard. */
function* crossWeapons(play: Play, attacker: Combatant, defender: Combatant): Procedure<FightReport> {
  yield* beforeRoll(play, attacker, defender)
  yield* beforeRoll(play, defender, attacker)
  if (!isStanding(attacker) || !isStanding(defender)) return UNDECIDED
  const result = yield* dexterityRoll(play, attacker, defender)
  tire(play, attacker, defender)
  tell(play, attacker, defender, result)
  const { winner, spheres } = result
  if (!winner) return UNDECIDED
  return yield* strike(play, winner, winner === attacker ? defender : attacker, spheres)
}

function tell(play: Play, attacker: Combatant, defender: Combatant, { winner, dice }: DexterityResult): void {
  const numbers = dice.map((die) => die.explain())
  if (!winner) {
    const details = { seat: ownerOf(play, attacker), numbers, isOutcome: true }
    play.log('draw', names(attacker, defender), ['SW-MELEE-07'], details)
    return
  }
  const loser = winner === attacker ? defender : attacker
  const args = { winner: { figure: winner.id }, loser: { figure: loser.id } }
  play.log('dexterity-won', args, ['SW-MELEE-06'], { seat: ownerOf(play, winner), numbers })
}

/** SW-MELEE-08, -13, SW-MORALE-27: the winner's blow and its consequences. */
function* strike(play: Play, winner: Combatant, loser: Combatant, spheres: number): Procedure<FightReport> {
  const preciseBlow = preciseBlowOf(play, winner, spheres)
  for (const [ability, effect] of hooks.all(play, loser, 'dexterityLost')) {
    yield* ability.dexterityLost(play, loser, winner, effect)
  }
  if (!isStanding(winner) || !isStanding(loser)) return { ...UNDECIDED, winner }
  if (!(yield* wantsToStrike(play, winner, loser, spheres))) return { ...UNDECIDED, winner }
  const { wounds, killed } = yield* damageRoll(play, {
    attacker: winner,
    victim: loser,
    kind: 'melee',
    arcane: false,
    strength: null,
    weapon: null,
    preciseBlow,
    rules: ['SW-MELEE-08', 'SW-DICE-18'],
  })
  if (killed) yield* annihilation(play, winner, loser)
  else if (wounds > 0) yield* receiveBlood(play, loser, winner)
  return { winner, wounds, killed }
}

/** SW-CRIT-04: extra strength for the blow that follows; it is lost if there is none (SW-CRIT-18). */
function preciseBlowOf(play: Play, winner: Combatant, spheres: number): number {
  const strength = play.setup.advanced ? editionOf(play.setup).criticals.precise(spheres) : 0
  if (strength === 0) return 0
  play.log('precise-blow', { winner: { figure: winner.id }, strength }, ['SW-CRIT-04'], {
    seat: ownerOf(play, winner),
  })
  return strength
}

function* wantsToStrike(play: Play, winner: Combatant, loser: Combatant, spheres: number): Procedure<boolean> {
  for (const [ability, effect] of hooks.all(play, winner, 'dexterityWon')) {
    if (!(yield* ability.dexterityWon(play, winner, loser, effect, spheres))) return false
  }
  return true
}

function* beforeRoll(play: Play, fighter: Combatant, enemy: Combatant): Procedure {
  for (const [ability, effect] of hooks.all(play, fighter, 'beforeDexterityRoll')) {
    if (!isStanding(fighter) || !isStanding(enemy)) return
    yield* ability.beforeDexterityRoll(play, fighter, enemy, effect)
  }
}

function* fightOver(play: Play, fighter: Combatant, enemy: Combatant, report: FightReport): Procedure {
  for (const [ability, effect] of hooks.all(play, fighter, 'afterFight')) {
    yield* ability.afterFight(play, fighter, enemy, report, effect)
  }
}

function names(attacker: Combatant, defender: Combatant) {
  return { attacker: { figure: attacker.id }, defender: { figure: defender.id } }
}
