import { type DecisionOption, type Message, type Procedure, type Seat, text } from '@fray/kernel'
import type { Characteristic } from './armies/profile.ts'
import { characteristic } from './characteristics.ts'
import type { Fighter, Play, PlayState } from './state.ts'

/** What is said of somebody who may be chosen. */
type FighterNote = Pick<DecisionOption, 'note' | 'cannotSucceed'>

/** Asks a player which of several fighters it is; the only one needs no question. */
export function* pickFighter(
  play: Play,
  seat: Seat,
  fighters: readonly Fighter[],
  prompt: string,
  rules: readonly string[],
  tell: (fighter: Fighter) => FighterNote = (fighter) => ({ note: () => combatNote(play, fighter) }),
): Procedure<Fighter> {
  return yield* play.pick<Fighter>({
    seat,
    prompt: text(prompt),
    rules,
    defaultAnswer: () => String(fighters[0]!.id),
    options: fighters.map((fighter) => fighterOption(fighter, tell(fighter))),
  })
}

/** A fighter to be chosen, by name. */
export function fighterOption(fighter: Fighter, told?: FighterNote): DecisionOption<Fighter> {
  const { id } = fighter
  return { key: String(id), text: text('named', { fighter: { figure: id } }), figure: id, value: fighter, ...told }
}

/** What one goes by who chooses between fighters: how they fight, and what they bear. */
export function combatNote(play: PlayState, fighter: Fighter): Message {
  const value = (which: Characteristic) => characteristic(play, fighter, which).total
  return text('note.fighter', { att: value('att'), def: value('def'), res: value('res') })
}

/** What one goes by where courage is tried. */
export function courageNote(play: PlayState, fighter: Fighter): FighterNote {
  const value = (which: Characteristic) => characteristic(play, fighter, which).total
  return { note: () => text('note.nerve', { cou: value('cou'), dis: value('dis') }) }
}

/** Deals with every fighter of a list, in the order that a player chooses as he goes along. */
export function* forEachInChosenOrder(
  play: Play,
  seat: Seat,
  fighters: readonly Fighter[],
  prompt: string,
  rules: readonly string[],
  each: (fighter: Fighter) => Procedure,
  tell?: (fighter: Fighter) => FighterNote,
): Procedure {
  let left = fighters
  while (left.length > 0) {
    const next = yield* pickFighter(play, seat, left, prompt, rules, tell)
    left = left.filter((other) => other !== next)
    yield* each(next)
  }
}
