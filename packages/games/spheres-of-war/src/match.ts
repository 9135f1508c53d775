import { choice, type Procedure, text } from '@fray/kernel'
import { fightOn, startFight } from './combat.ts'
import { touching } from './contact.ts'
import { move } from './movement.ts'
import { ACTIONS, isStanding, type PlacedCombatant, type Play, standing } from './state.ts'

/** SO-1-15 to SO-1-19: the two opponents act in turn, Instigator first, until the actions are used or one is gone. */
export function* playMatch(play: Play, instigator: number, retaliator: number): Procedure {
  const { state } = play
  const [a, b] = [standing(state, instigator), standing(state, retaliator)]
  yield* touching(a, b) ? fightOn(play, a, b) : approach(play, a, b)
  a.inert = b.inert = true
  play.log('resolved', { a: { figure: a.id }, b: { figure: b.id } }, ['SO-1-19', 'SO-1-20'])
}

/** SO-1-24: opponents who do not touch may only wait or move. */
function* approach(play: Play, instigator: PlacedCombatant, retaliator: PlacedCombatant): Procedure {
  for (let action = 1; action <= ACTIONS; action++) {
    const [actor, opponent] = action % 2 === 1 ? [instigator, retaliator] : [retaliator, instigator]
    yield* act(play, actor, opponent, action)
    if (!isStanding(actor)) return
    if (touching(actor, opponent)) return yield* startFight(play, actor, opponent, action)
  }
}

function* act(play: Play, actor: PlacedCombatant, opponent: PlacedCombatant, action: number): Procedure {
  const chosen = yield* play.pick({
    seat: actor.seat,
    figure: actor.id,
    prompt: text('ask.act', { actor: { figure: actor.id }, opponent: { figure: opponent.id }, action, of: ACTIONS }),
    rules: ['SO-1-16', 'SO-1-17', 'SO-1-24'],
    options: [
      choice('wait', text('option.wait'), {
        icon: 'hourglass',
        rules: ['SO-1-25'],
        note: () => text(action === ACTIONS ? 'note.wait-last' : 'note.wait', { opponent: { figure: opponent.id } }),
      }),
      choice('move', text('option.move'), {
        icon: 'sprint',
        rules: ['SO-1-26'],
        gesture: 'move',
        note: () => text('note.move'),
      }),
    ],
    barred: [
      {
        key: 'fight',
        text: text('option.fight'),
        icon: 'crossed-swords',
        reason: text('refuse.no-contact'),
        rules: ['SO-1-24', 'SO-1-34'],
      },
    ],
  })
  if (chosen === 'move') return yield* move(play, actor, opponent, action)
  play.log('waited', { actor: { figure: actor.id }, action }, ['SO-1-25'], { seat: actor.seat })
}
