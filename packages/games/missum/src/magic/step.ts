import type { Procedure } from '@fray/kernel'
import { isPresent, unitOf } from '../roster.ts'
import type { Spell, Turn } from '../state.ts'
import { nextStep } from '../turn/sequence.ts'
import { aimGaze } from './accuracy.ts'
import { keepArms } from './arms.ts'
import { arrangeTeams } from './arranging.ts'
import { castSpells, showStrengths } from './casting.ts'
import { survivesDuels } from './duel.ts'
import { placeSpells } from './placing.ts'
import { spellOf } from './spells/index.ts'

/** MI-SEQUENCE-02: transfers, secret attacks, secret defences, placements, duels, effects. */
export function* magicStep(turn: Turn): Procedure {
  const { state } = turn
  keepArms(turn)
  yield* arrangeTeams(turn)
  yield* castSpells(turn, 'attack')
  yield* castSpells(turn, 'defence')
  if (state.spells.length > 0) {
    yield* placeSpells(turn)
    yield* resolveSpells(turn)
    state.spells = []
  }
  nextStep(state)
}

/** MI-DUEL-07, -08: strengths are shown, Gazes aimed; then attacks, then aids, each in order of placement. */
function* resolveSpells(turn: Turn): Procedure {
  const { state } = turn
  showStrengths(turn)
  const attacks = state.spells.filter((spell) => spell.art === 'attack')
  for (const spell of attacks) if (spell.type === 1 && isAlive(turn, spell)) yield* aimGaze(turn, spell)
  for (const spell of attacks) {
    if (isAlive(turn, spell) && (yield* survivesDuels(turn, spell))) yield* spellOf(spell).resolve(turn, spell)
  }
  for (const spell of state.spells) {
    // MI-MAGIC-11: a counter that met nothing lapses; it was never an aid.
    if (spell.use === 'aid' && isAlive(turn, spell)) yield* spellOf(spell).resolve(turn, spell)
  }
}

/** It was placed, no duel has ended it, and its caster is still there. */
function isAlive({ state }: Turn, { at, spent, caster }: Spell): boolean {
  return at !== null && !spent && isPresent(unitOf(state, caster))
}
