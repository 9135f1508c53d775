import { type DecisionOption, type Message, type Procedure, text } from '@fray/kernel'
import { traitName } from '../armies/cards/trait-name.ts'
import { markerActions } from '../ground/markers.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../state.ts'
import { allWith, bearersWith } from '../traits.ts'
import { type Action, newActivity } from './activity.ts'

/** How an action is presented: by its own phrase or by the name of the object used. */
export function wordsFor({ id }: Fighter, { id: action, thing }: Pick<Action, 'id' | 'thing'>): ActionWords {
  const fighter = { figure: id }
  if (thing === undefined) return { option: text(`option.${action}`, { fighter }), label: text(`label.${action}`) }
  const ability = { text: traitName({ ability: thing, x: null }) }
  return { option: text('option.use', { fighter, ability }), label: text('label.use', { ability }) }
}

interface ActionWords {
  readonly option: Message
  readonly label: Message
}

/** CF-ABIL-27: actions a fighter has from its own abilities, from friends and from markers on the table. */
export function specialActionsOf(play: PlayState, acting: Fighter): Action[] {
  const own = allWith(play, acting, 'actions').flatMap(([{ actions }]) => actions)
  const friends = bearersWith(play, 'actionsForFriends').filter((bearer) => {
    return bearer !== acting && bearer.seat === acting.seat && isStanding(bearer)
  })
  const through = friends.flatMap((friend) => allWith(play, friend, 'actionsForFriends'))
  const given = new Set(through.flatMap(([{ actionsForFriends }]) => actionsForFriends))
  return [...own, ...given, ...markerActions(play)]
}

/** CF-REV-07: objects a fighter may use now in addition to its actions. */
function freeActionsOf(play: PlayState, who: Fighter): Action[] {
  if (!isStanding(who)) return []
  const activity = newActivity(play, who)
  return specialActionsOf(play, who).filter((action) => {
    return action.free && action.concerns(play, activity) && !action.bar(play, activity)
  })
}

export function freeActionOptions<T>(play: PlayState, who: Fighter, value: (action: Action) => T): DecisionOption<T>[] {
  return freeActionsOf(play, who).map((action) => {
    const { option, label } = wordsFor(who, action)
    return {
      key: `${who.id}:${action.id}`,
      text: option,
      figure: who.id,
      icon: action.icon,
      rules: action.rules,
      group: { text: text('group.fighter', { fighter: { figure: who.id } }), label },
      ...(action.note ? { note: () => action.note!(play, newActivity(play, who)) } : {}),
      value: value(action),
    }
  })
}

export function useFreely(play: Play, who: Fighter, action: Action): Procedure {
  return action.perform(play, newActivity(play, who))
}

/** CF-REV-07: offers what may still be used after an exclusive action, even a failed assault. */
export function* offerFreeActions(play: Play, who: Fighter): Procedure {
  for (;;) {
    const options = freeActionOptions<Action | null>(play, who, (action) => action)
    if (options.length === 0) return
    const action = yield* play.pick<Action | null>({
      seat: who.seat,
      figure: who.id,
      prompt: text('ask.action-of', { fighter: { figure: who.id } }),
      rules: ['CF-REV-07'],
      options: [...options, { key: `${who.id}:nothing`, text: text('option.use-nothing'), icon: 'hand', value: null }],
    })
    if (!action) return
    yield* useFreely(play, who, action)
  }
}
