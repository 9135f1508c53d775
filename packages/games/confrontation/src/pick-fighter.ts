import { type Procedure, type Seat, type Text, text } from '@fray/kernel'
import type { Fighter, Play } from './state.ts'

/** Asks a player which of several fighters it is; the only one needs no question. */
export function* pickFighter(
  play: Play,
  seat: Seat,
  fighters: readonly Fighter[],
  prompt: string,
  rules: readonly string[],
  noteOf?: (fighter: Fighter) => Text,
): Procedure<Fighter> {
  return yield* play.pick<Fighter>({
    seat,
    prompt: text(prompt),
    rules,
    usual: () => String(fighters[0]!.id),
    options: fighters.map((each) => ({
      key: String(each.id),
      text: text('named', { fighter: { figure: each.id } }),
      figure: each.id,
      value: each,
      ...(noteOf ? { note: () => noteOf(each) } : {}),
    })),
  })
}

/** Deals with every fighter of a list, in the order that a player chooses as he goes along. */
export function* inChosenOrder(
  play: Play,
  seat: Seat,
  fighters: readonly Fighter[],
  prompt: string,
  rules: readonly string[],
  each: (fighter: Fighter) => Procedure,
): Procedure {
  let left = fighters
  while (left.length > 0) {
    const next = yield* pickFighter(play, seat, left, prompt, rules)
    left = left.filter((other) => other !== next)
    yield* each(next)
  }
}
