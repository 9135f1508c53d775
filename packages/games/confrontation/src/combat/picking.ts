import { type DecisionOption, type Procedure, type Seat, text } from '@fray/kernel'
import { addOwnEffect, askToUse, effectOn } from '../abilities/builders.ts'
import { type Ability, define } from '../ability.ts'
import { type Combat, fighter, otherSeat, type Play, standing } from '../state.ts'
import { allWith } from '../traits.ts'
import { fightersIn } from './frays.ts'

/** CF-COMBAT-01: picks the next of several combats. */
export function* pickCombat(
  play: Play,
  seat: Seat,
  combats: readonly Combat[],
  rules: readonly string[],
): Procedure<Combat> {
  return yield* play.pick({
    seat,
    prompt: text('ask.combat'),
    rules,
    options: combats.map((combat): DecisionOption<Combat> => {
      const { lone, many } = combat
      const words = { lone: { figure: lone }, first: { figure: many[0]! }, count: many.length }
      return {
        key: String(lone),
        text: text('option.combat', words),
        figure: lone,
        figures: [lone, ...many],
        icon: 'crossed-swords',
        value: combat,
      }
    }),
  })
}

/**
 * CF-REV-MIDNOR-08, CF-REV-SESSAIR-08: the combat that is fought before any is picked. If several are claimed, the
 * winner of the Tactical roll chooses.
 */
export function* firstCombat(play: Play): Procedure<Combat | undefined> {
  const { combats, fighters, tacticalWinner } = play.state
  if (fighters.every(({ fought }) => !fought)) yield* claimFirst(play)
  const claimed = combats.filter((combat) => fightersIn(play, combat).some((fighter) => effectOn(fighter, FIRST)))
  const [only, another] = claimed
  if (!another) return only
  return yield* pickCombat(play, tacticalWinner, claimed, ['CF-REV-MIDNOR-08', 'CF-COMBAT-01'])
}

/** CF-ABILGEN-08: lets fighters claim the first combat of a round; the loser of the Tactical roll announces first. */
function* claimFirst(play: Play): Procedure {
  const { combats, tacticalWinner } = play.state
  if (combats.length === 1) return
  const loser = otherSeat(tacticalWinner)
  for (const seat of [loser, otherSeat(loser)]) {
    for (const fighter of combats
      .flatMap((combat) => fightersIn(play, combat))
      .filter((otherFighter) => otherFighter.seat === seat)) {
      const [power] = allWith(play, fighter, 'fightsFirst')
      if (power && (yield* askToUse(play, fighter, power[0].id)))
        addOwnEffect(play, fighter, FIRST, power[0].id, 'combat')
    }
    for (const other of standing(play).filter((fighter) => fighter.seat === seat)) {
      const [power] = allWith(play, other, 'namesFirst')
      if (!power) continue
      const { lone } = yield* pickCombat(play, seat, combats, [power[0].rule])
      addOwnEffect(play, fighter(play, lone), FIRST, power[0].id, 'combat')
    }
  }
}

/** Effect on a fighter who fights before the others, until it has fought. */
const FIRST = 'fighting-first'
const mark: Ability = { id: FIRST, name: 'First combat', rule: 'CF-REV-MIDNOR-08' }

define(mark)
