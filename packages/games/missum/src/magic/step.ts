import type { Procedure } from '@fray/kernel'
import { isPresent, unitOf } from '../roster.ts'
import type { Play, Spell } from '../state.ts'
import { nextStep } from '../turn/sequence.ts'
import { aimGaze } from './accuracy.ts'
import { keepArms } from './arms.ts'
import { arrangeTeams } from './arranging.ts'
import { castSpells, showStrengths } from './casting.ts'
import { survivesDuels } from './duel.ts'
import { placeSpells } from './placing.ts'
import { spellOf } from './spells/index.ts'

/** MI-SEQUENCE-02: transfers, secret attacks, secret defences, placements, duels, effects. */
export function* magicStep(play: Play): Procedure {
  const { state } = play
  keepArms(play)
  yield* arrangeTeams(play)
  yield* castSpells(play, 'attack')
  yield* castSpells(play, 'defence')
  if (state.spells.length > 0) {
    yield* placeSpells(play)
    yield* resolveSpells(play)
    state.spells = []
  }
  nextStep(state)
}

/** MI-DUEL-07, -08: reveals strengths and aims Gazes; then resolves attacks, then aids, each in order of placement. */
function* resolveSpells(play: Play): Procedure {
  const { state } = play
  showStrengths(play)
  const attacks = state.spells.filter((spell) => spell.art === 'attack')
  for (const spell of attacks) if (spell.type === 1 && isAlive(play, spell)) yield* aimGaze(play, spell)
  for (const spell of attacks) {
    if (isAlive(play, spell) && (yield* survivesDuels(play, spell))) yield* spellOf(spell).resolve(play, spell)
  }
  for (const spell of state.spells) {
    // MI-MAGIC-11: a counter that met no attack lapses; it was never an aid.
    if (spell.use === 'aid' && isAlive(play, spell)) yield* spellOf(spell).resolve(play, spell)
  }
}

/** Whether it was placed, lost no duel, and its caster is still there. */
function isAlive({ state }: Play, { at, spent, caster }: Spell): boolean {
  return at !== null && !spent && isPresent(unitOf(state, caster))
}
