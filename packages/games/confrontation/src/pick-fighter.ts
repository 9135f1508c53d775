import { type DecisionOption, type Message, type Procedure, type Seat, text } from '@fray/kernel'
import type { Characteristic } from './armies/cards/profile.ts'
import { characteristic } from './characteristics.ts'
import type { Fighter, Play, PlayState } from './state.ts'

/** Note and odds of a fighter that may be picked. */
type FighterNote = Pick<DecisionOption, 'note' | 'cannotSucceed'>

/** Asks a player to pick one of several fighters; a single fighter needs no question. */
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

/** The option for a fighter, by name. */
export function fighterOption(fighter: Fighter, told?: FighterNote): DecisionOption<Fighter> {
  const { id } = fighter
  return { key: String(id), text: text('named', { fighter: { figure: id } }), figure: id, value: fighter, ...told }
}

/** Combat values that help to choose between fighters. */
export function combatNote(play: PlayState, fighter: Fighter): Message {
  const value = (which: Characteristic) => characteristic(play, fighter, which).total
  return text('note.fighter', { att: value('att'), def: value('def'), res: value('res') })
}

/** Values that help to choose between fighters for tests of courage. */
export function courageNote(play: PlayState, fighter: Fighter): FighterNote {
  const value = (which: Characteristic) => characteristic(play, fighter, which).total
  return { note: () => text('note.nerve', { cou: value('cou'), dis: value('dis') }) }
}

/** Deals with every fighter of a list in an order that the player chooses step by step. */
export function* forEachInChosenOrder(
  play: Play,
  seat: Seat,
  fighters: readonly Fighter[],
  prompt: string,
  rules: readonly string[],
  perform: (fighter: Fighter) => Procedure,
  tell?: (fighter: Fighter) => FighterNote,
): Procedure {
  let left = fighters
  while (left.length > 0) {
    const next = yield* pickFighter(play, seat, left, prompt, rules, tell)
    left = left.filter((other) => other !== next)
    yield* perform(next)
  }
}
