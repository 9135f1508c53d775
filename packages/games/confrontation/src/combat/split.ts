import {
  type Arrangement,
  type ArrangementAnswer,
  accept,
  type Procedure,
  refuse,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import { beginPhase } from '../round/phases.ts'
import { type Combat, type Fighter, fighter, type Play, standing } from '../state.ts'
import { combatOf, contactsAmong, type Fray, fraysAmong, splitsOf } from './frays.ts'

/** CF-FRAY-02, -06: the winner of the Tactical roll splits every fray before the first combat is chosen. */
export function* splitFrays(play: Play): Procedure {
  yield* beginPhase(play)
  const { state } = play
  const combats: Combat[] = []
  for (const fray of fraysAmong(standing(play))) combats.push(...(yield* splitFray(play, fray)))
  state.combats = combats
  state.picker = state.tacticalWinner
  state.phase = 'combat'
}

/** CF-FRAY-03 to -05: splits one fray as its player chooses; a fray that is a single combat needs no decision. */
export function* splitFray(play: Play, fray: Fray): Procedure<readonly Combat[]> {
  const whole = combatOf(fray)
  const combats = whole ? [whole] : yield* chooseSplit(play, fray)
  for (const { lone, many } of combats) {
    play.log('fray.combat', { lone: { figure: lone }, count: many.length, first: { figure: many[0]! } }, [
      'CF-FRAY-03',
      'CF-FRAY-06',
    ])
  }
  return combats
}

function* chooseSplit(play: Play, fray: Fray): Procedure<readonly Combat[]> {
  const camps = [0, 1].map((seat) => fray.filter((fighter) => fighter.seat === seat).length)
  // CF-FRAY-03: every combat needs at least one fighter of each camp.
  const most = Math.min(...camps)
  return yield* play.arrange<readonly Combat[]>({
    seat: play.state.tacticalWinner,
    prompt: text('ask.split'),
    rules: ['CF-FRAY-02', 'CF-FRAY-03'],
    things: fray.map(({ id }) => ({ id: String(id), text: text('named', { fighter: { figure: id } }), figure: id })),
    slots: Array.from({ length: most }, (_, i) => ({
      id: `combat-${i + 1}`,
      text: text('slot.combat', { number: i + 1 }),
      icon: 'crossed-swords',
    })),
    links: linksIn(fray),
    check: (arrangement) => judgeSplit(play, arrangement),
    suggest: (wanted) => takeFirst(splitsOf(fray), wanted).map(answerFor),
  })
}

/** CF-FRAY-04: pairs of opponents in contact, each listed once. */
function linksIn(fray: Fray): readonly (readonly [string, string])[] {
  return [...contactsAmong(fray)].flatMap(([{ id }, touching]) =>
    touching.filter((other) => other.id > id).map((other) => [String(id), String(other.id)] as const),
  )
}

/** CF-FRAY-03, -04: every used slot must be one against one or many, all in contact. */
function judgeSplit(play: Play, arrangement: Arrangement): Verdict<readonly Combat[]> {
  const combats: Combat[] = []
  for (const puts of Object.values(arrangement)) {
    if (puts.length === 0) continue
    const combat = combatOf(puts.map(({ thing }): Fighter => fighter(play, Number(thing))))
    if (!combat) return refuse(text('refused.no-combat'), 'CF-FRAY-03', 'CF-FRAY-04')
    combats.push(combat)
  }
  return accept(combats)
}

function answerFor(split: readonly Combat[]): ArrangementAnswer {
  return {
    slots: Object.fromEntries(
      split.map(({ lone, many }, i) => [`combat-${i + 1}`, [lone, ...many].sort((a, b) => a - b).map(String)]),
    ),
  }
}
