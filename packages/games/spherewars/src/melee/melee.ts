import type { Procedure } from '@fray/kernel'
import type { FightReport } from '../ability.ts'
import { window } from '../command/windows.ts'
import { touches } from '../ground/board.ts'
import { endEffects } from '../morale/effects.ts'
import { receiveBlood } from '../morale/morale.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { allWith } from '../traits.ts'
import { annihilation } from '../wounds/annihilation.ts'
import { damageRoll } from '../wounds/damage.ts'
import { type DexterityResult, dexterityRoll } from '../wounds/dexterity-roll.ts'
import { tire } from '../wounds/fatigue.ts'

const UNDECIDED: FightReport = { winner: null, wounds: 0, killed: false }

/**
 * SW-MELEE-21: one hand-to-hand combat, from the windows to its last consequence. False if the contact was lost before the
 * roll and nothing was fought (SW-MELEE-22, SW-ORDER-35).
 */
export function* fight(turn: Turn, attacker: Combatant, defender: Combatant): Procedure<boolean> {
  yield* window(turn, { at: 'before-dexterity', acting: attacker, target: defender })
  if (!isStanding(attacker) || !isStanding(defender) || !touches(attacker, defender)) {
    turn.log('contact-lost', names(attacker, defender), ['SW-MELEE-22'], { seat: ownerOf(turn, attacker) })
    // SW-ORDER-35: what was given for this fight is spent.
    endEffects(turn, 'combat')
    return false
  }
  turn.log('fight', names(attacker, defender), ['SW-MELEE-01'], { seat: ownerOf(turn, attacker) })
  const report = yield* crossWeapons(turn, attacker, defender)
  yield* fightOver(turn, attacker, defender, report)
  yield* fightOver(turn, defender, attacker, report)
  endEffects(turn, 'combat')
  return true
}

/** SW-MELEE-02: the dexterity roll tells who hits, and the damage roll how hard. */
function* crossWeapons(turn: Turn, attacker: Combatant, defender: Combatant): Procedure<FightReport> {
  yield* beforeRoll(turn, attacker, defender)
  yield* beforeRoll(turn, defender, attacker)
  if (!isStanding(attacker) || !isStanding(defender)) return UNDECIDED
  const result = yield* dexterityRoll(turn, attacker, defender)
  tire(turn, attacker, defender)
  tell(turn, attacker, defender, result)
  const { winner, spheres } = result
  if (!winner) return UNDECIDED
  return yield* strike(turn, winner, winner === attacker ? defender : attacker, spheres)
}

function tell(turn: Turn, attacker: Combatant, defender: Combatant, { winner, dice }: DexterityResult): void {
  const numbers = dice.map((each) => each.explain())
  if (!winner) {
    const details = { seat: ownerOf(turn, attacker), numbers, tells: true }
    turn.log('draw', names(attacker, defender), ['SW-MELEE-07'], details)
    return
  }
  const loser = winner === attacker ? defender : attacker
  const args = { winner: { figure: winner.id }, loser: { figure: loser.id } }
  turn.log('dexterity-won', args, ['SW-MELEE-06'], { seat: ownerOf(turn, winner), numbers })
}

/** SW-MELEE-08, -13, SW-MORALE-27: the winner's blow and what comes of it. */
function* strike(turn: Turn, winner: Combatant, loser: Combatant, spheres: number): Procedure<FightReport> {
  const preciseBlow = preciseBlowOf(turn, winner, spheres)
  for (const [ability, effect] of allWith(loser, 'dexterityLost')) {
    yield* ability.dexterityLost(turn, loser, winner, effect)
  }
  if (!isStanding(winner) || !isStanding(loser)) return { ...UNDECIDED, winner }
  if (!(yield* wantsToStrike(turn, winner, loser, spheres))) return { ...UNDECIDED, winner }
  const { wounds, killed } = yield* damageRoll(turn, {
    attacker: winner,
    victim: loser,
    kind: 'melee',
    arcane: false,
    strength: null,
    weapon: null,
    preciseBlow,
    rules: ['SW-MELEE-08', 'SW-DICE-18'],
  })
  if (killed) yield* annihilation(turn, winner, loser)
  else if (wounds > 0) yield* receiveBlood(turn, loser, winner)
  return { winner, wounds, killed }
}

/** SW-CRIT-04: strength for the blow that follows; it lapses if none does (SW-CRIT-18). */
function preciseBlowOf(turn: Turn, winner: Combatant, spheres: number): number {
  const strength = turn.setup.advanced ? turn.setup.edition.criticals.precise(spheres) : 0
  if (strength === 0) return 0
  turn.log('precise-blow', { winner: { figure: winner.id }, strength }, ['SW-CRIT-04'], {
    seat: ownerOf(turn, winner),
  })
  return strength
}

function* wantsToStrike(turn: Turn, winner: Combatant, loser: Combatant, spheres: number): Procedure<boolean> {
  for (const [ability, effect] of allWith(winner, 'dexterityWon')) {
    if (!(yield* ability.dexterityWon(turn, winner, loser, effect, spheres))) return false
  }
  return true
}

function* beforeRoll(turn: Turn, fighter: Combatant, enemy: Combatant): Procedure {
  for (const [ability, effect] of allWith(fighter, 'beforeDexterityRoll')) {
    if (!isStanding(fighter) || !isStanding(enemy)) return
    yield* ability.beforeDexterityRoll(turn, fighter, enemy, effect)
  }
}

function* fightOver(turn: Turn, fighter: Combatant, enemy: Combatant, report: FightReport): Procedure {
  for (const [ability, effect] of allWith(fighter, 'afterFight')) {
    yield* ability.afterFight(turn, fighter, enemy, report, effect)
  }
}

function names(attacker: Combatant, defender: Combatant) {
  return { attacker: { figure: attacker.id }, defender: { figure: defender.id } }
}
