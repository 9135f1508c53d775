import { type Tally, text } from '@fray/kernel'
import { leaderRow, situationEffect } from '../charts.ts'
import { isDisorganized } from '../morale/disorder.ts'
import { commandsArmy, companionsOf, isUnder, type Present } from '../roster.ts'
import type { Play, State, Unit } from '../state.ts'

/**
 * Adds the modifiers shared by melee and missiles: leaders with either side (MI-LEADER-13, -14, -21, -22, -27),
 * disorganization (MI-DISORG-11), Gift and Peace (MI-MAGIC-07, -08).
 */
export function addCommonModifiers({ state }: Play, tally: Tally, attacker: Present, target: Present): void {
  addLeaders(state, tally, attacker, target)
  const disorder = situationEffect('disorganized')
  if (isDisorganized(attacker)) tally.add(disorder.attack!, text('term.attacker-disorganized'), 'MI-DISORG-11')
  if (isDisorganized(target)) tally.add(disorder.enemyAttack!, text('term.target-disorganized'), 'MI-DISORG-11')
  for (const { kind, chart, rule } of SPELLS) {
    const { attack, enemyAttack } = situationEffect(chart)
    if (isUnder(state, attacker, kind)) tally.add(attack!, text(`term.own-${kind}`), rule)
    if (isUnder(state, target, kind)) tally.add(enemyAttack!, text(`term.target-${kind}`), rule)
  }
}

const SPELLS = [
  { kind: 'gift', chart: 'giftOfHryy', rule: 'MI-MAGIC-07' },
  { kind: 'peace', chart: 'peaceOfHnalla', rule: 'MI-MAGIC-08' },
] as const

function addLeaders(state: State, tally: Tally, attacker: Present, target: Present): void {
  const ours = leaderWith(state, attacker)
  if (ours) {
    const rule = ours === 'kerdu' ? 'MI-LEADER-21' : 'MI-LEADER-13'
    tally.add(leaderRow(ours)!.attackMod, text(`term.with-${ours}`), rule)
  }
  const theirs = leaderWith(state, target)
  if (!theirs) return
  const rule = theirs === 'kerdu' ? 'MI-LEADER-22' : 'MI-LEADER-14'
  tally.add(leaderRow(theirs)!.enemyAttackMod, text(`term.target-${theirs}`), rule)
}

/**
 * MI-LEADER-02, -27: gets the leader whose presence counts for a legion: the kérdu before a dritlán, who serves only
 * their own.
 */
export function leaderWith(state: State, legion: Unit): 'dritlan' | 'kerdu' | undefined {
  const companions = companionsOf(state, legion)
  if (companions.some(commandsArmy)) return 'kerdu'
  const own = companions.some(({ office, huitsan }) => office?.kind === 'dritlan' && huitsan === legion.huitsan)
  return own ? 'dritlan' : undefined
}
