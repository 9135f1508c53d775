/** MI-DISORG: how long disorganization lasts; its causes belong to other rules. */
import type { DecisionDetails } from '@fray/kernel'
import { isPresent, isUnder } from '../roster.ts'
import type { Disorganized, Play, Unit } from '../state.ts'

export function isDisorganized({ disorganized }: Unit): boolean {
  return disorganized !== null
}

/**
 * MI-DISORG: disorganizes a unit by a rule, for at least some full turns after this one (MI-DISORG-08, MI-MAGIC-09).
 */
export function disorganize(play: Play, unit: Unit, rule: string, turns = 1): void {
  const { state } = play
  const already = unit.disorganized
  // MI-DISORG-14: causes do not add up; only the longer time counts.
  const least = already ? Math.max(turns, lastTurn(already) - state.turn) : turns
  unit.disorganized = { since: state.turn, least }
  if (already && lastTurn(already) >= state.turn + least) return
  play.log(already ? 'disorganized.longer' : 'disorganized', { unit: { figure: unit.id } }, [rule, 'MI-DISORG-08'], {
    ...knownTo(play, unit),
    isOutcome: true,
  })
}

/** MI-GEN-11: events of a hidden cloaked legion are its owner's secret. */
function knownTo({ state }: Play, unit: Unit): DecisionDetails {
  return isUnder(state, unit, 'cloak') ? { seat: unit.seat, only: [unit.seat] } : { seat: unit.seat }
}

/** Gets the turn at the end of which it may be over. */
function lastTurn({ since, least }: Disorganized): number {
  return since + least
}

/** MI-MAGIC-10: shorter by full turns, the one under way among them; reaching none ends it, even in a move or melee. */
export function shortenDisorder(play: Play, unit: Unit, turns: number): void {
  const { disorganized } = unit
  if (!disorganized) return
  const owed = lastTurn(disorganized) - Math.max(play.state.turn - 1, disorganized.since)
  if (owed <= turns) endDisorder(play, unit, ['MI-MAGIC-10'])
  else disorganized.least -= turns
}

/** MI-DISORG-08, -09: lets units recover at the end of a turn. */
export function recover(play: Play): void {
  for (const unit of play.state.units) {
    if (!isPresent(unit) || !unit.disorganized) continue
    const { moved, evaded, meleed } = unit.now
    const bodyAtStepStart = moved === 0 && !evaded && !meleed
    if (bodyAtStepStart && play.state.turn >= lastTurn(unit.disorganized))
      endDisorder(play, unit, ['MI-DISORG-08', 'MI-DISORG-09'])
  }
}

function endDisorder(play: Play, unit: Unit, rules: readonly string[]): void {
  unit.disorganized = null
  play.log('recovered', { unit: { figure: unit.id } }, rules, knownTo(play, unit))
}
