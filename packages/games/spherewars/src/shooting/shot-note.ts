import { type Tally, type Text, text } from '@fray/kernel'
import { isHiddenTerm } from '../command/artefacts.ts'
import { targetOf } from '../dice.ts'
import type { Play } from '../state.ts'
import { precisionDice, type Shot, shotDifficulty } from './shot-numbers.ts'

/** SW-SHOOT-22: what distance does to the dice. */
const DISTANCE = ['SW-SHOOT-22']

/** What a shot would be, by what the shooter's player knows: no distance before it is told (SW-BASE-06), no hidden artefact (SW-ARTEFACT-03). */
export function shotNote(play: Play, shot: Shot): Text {
  const measured = play.setup.premeasuring || shot.told || shot.special !== 'plain'
  const dice = knownTotal(play, shot, precisionDice(play, shot), measured ? [] : DISTANCE)
  return text(measured ? 'note.shot' : 'note.shot-unmeasured', { dice, needed: neededFor(play, shot) })
}

/** What each die needs. */
export function neededFor(play: Play, shot: Shot): number {
  return targetOf(knownTotal(play, shot, shotDifficulty(play, shot), []))
}

/** A number without what the shooter's player cannot know: what the target carries in secret, and some rules' terms. */
export function knownTotal(play: Play, { target }: Shot, tally: Tally, without: readonly string[]): number {
  let known = 0
  for (const term of tally.terms) {
    if (without.includes(term.rule ?? '') || (term.source && isHiddenTerm(play, target, term.source))) continue
    known += term.amount
  }
  return Math.max(1, known)
}
