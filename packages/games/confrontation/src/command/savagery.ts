import { addEffect } from '@fray/hooks'
import { type DecisionOption, optionWithNote, type Procedure, type Refusal, refuse, text } from '@fray/kernel'
import { isWolfenCard } from '../armies/peoples/peoples.ts'
import { combatNote, fighterOption } from '../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, profileOf, standing } from '../state.ts'
import { has, someWith } from '../traits.ts'
import { isInAura } from './aura.ts'

/** CF-TOKEN-09: the effect on the bearer of a mark. */
export const MARK = 'mark-of-savagery'

export function isWolfen(fighter: Fighter): boolean {
  return isWolfenCard(profileOf(fighter))
}

/** CF-WOLFEN-01: a Wolfen that is a commander by its own card. */
function isChief(fighter: Fighter): boolean {
  const { traits, command } = profileOf(fighter)
  return isWolfen(fighter) && command === 'commander' && traits.some(({ ability }) => ability === 'leadership')
}

/** CF-WOLFEN-04 to -08: whether a chief may mark this fighter. */
function mayReceive(play: PlayState, chief: Fighter, wolfen: Fighter): boolean {
  const [giver, taker] = [profileOf(chief), profileOf(wolfen)]
  if (!isWolfen(wolfen) || isChief(wolfen) || taker.character || !isInAura(play, chief, wolfen)) return false
  if (taker.category > giver.category || (taker.fear ?? 0) > (giver.fear ?? 0)) return false
  // CF-WOLFEN-09: a mark gives nothing to fighters with War fury, including one from a mark of this round.
  return !has(play, wolfen, 'war-fury') && !refuses(play, chief, wolfen) && !refuses(play, wolfen, chief)
}

/** CF-WOLFEN-04 to -09: why a chief may not mark a fighter. */
function whyNotMarked(play: PlayState, chief: Fighter, key: string): Refusal | undefined {
  const other = standing(play).find(({ id }) => String(id) === key)
  if (!other || mayReceive(play, chief, other)) return undefined
  const [giver, taker] = [profileOf(chief), profileOf(other)]
  const words = { fighter: { figure: other.id }, chief: { figure: chief.id } }
  const why = (reason: string, rule: string) => refuse(text(`refused.mark-${reason}`, words), rule)
  if (!isWolfen(other)) return why('wolfen', 'CF-WOLFEN-04')
  if (isChief(other) || taker.character) return why('chief', 'CF-WOLFEN-04')
  if (!isInAura(play, chief, other)) return why('aura', 'CF-WOLFEN-04')
  if (taker.category > giver.category) return why('category', 'CF-WOLFEN-05')
  if ((taker.fear ?? 0) > (giver.fear ?? 0)) return why('fear', 'CF-WOLFEN-06')
  return has(play, other, 'war-fury') ? why('fury', 'CF-WOLFEN-09') : why('refused', 'CF-WOLFEN-08')
}

function refuses(play: PlayState, bearer: Fighter, other: Fighter): boolean {
  return someWith(play, bearer, 'refusesMark', (ability, effect) => ability.refusesMark(play, other, bearer, effect))
}

/** CF-WOLFEN-03, -09: once a round a chief may give a mark, which lasts until the end of the round. */
export function* giveMark(play: Play, chief: Fighter): Procedure {
  if (chief.inRout || !isChief(chief)) return
  const able = standing(play).filter((fighter) => mayReceive(play, chief, fighter))
  const marked = able.length === 0 ? null : yield* chooseMarked(play, chief, able)
  if (!marked) return
  const source = { bearer: chief.id, object: MARK }
  addEffect(play.state, marked, { object: MARK, source, until: 'round', x: null })
  const args = { fighter: { figure: marked.id }, chief: { figure: chief.id } }
  play.log('marked', args, ['CF-WOLFEN-03', 'CF-TOKEN-09'], { seat: chief.seat })
}

function* chooseMarked(play: Play, chief: Fighter, able: readonly Fighter[]): Procedure<Fighter | null> {
  const none: DecisionOption<Fighter | null> = {
    key: 'none',
    text: text('option.mark.none'),
    ...optionWithNote('note.mark.none'),
    value: null,
  }
  return yield* play.pick<Fighter | null>({
    seat: chief.seat,
    figure: chief.id,
    prompt: text('ask.mark', { fighter: { figure: chief.id } }),
    rules: ['CF-WOLFEN-03'],
    options: [...able.map((fighter) => fighterOption(fighter, { note: () => combatNote(play, fighter) })), none],
    whyNot: (key) => whyNotMarked(play, chief, key),
  })
}
