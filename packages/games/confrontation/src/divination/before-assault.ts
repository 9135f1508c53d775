import { type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import { type Action, newActivity } from '../activation/activity.ts'
import { wordsFor } from '../activation/free-actions.ts'
import type { Prelude } from '../assault/assault.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../state.ts'
import { allWith } from '../traits.ts'
import { call, cannotCall } from './calling.ts'
import { isFaithful, isWarriorMonk } from './faith.ts'
import { type MiracleChoice, miracleChoiceOption, miracleChoices, rangeMessage } from './miracle-choices.ts'

const NO_MIRACLE: DecisionOption<null> = {
  key: 'none',
  text: text('option.no-miracle'),
  icon: 'hand',
  ...optionWithNote('note.no-miracle'),
  value: null,
}

/**
 * CF-ACT-11, CF-RELIC-13: the miracle that a Warrior-monk announces before an assault, or the wonder to be used; null
 * for neither.
 */
export function* miracleBeforeAssault(play: Play, monk: Fighter): Procedure<Prelude | null> {
  if (!isFaithful(monk) || !isWarriorMonk(play, monk)) return null
  const callable = cannotCall(play, newActivity(play, monk)) ? [] : miracleChoices(play, monk, 'activation')
  const first = callable.filter(({ miracle }, i) => callable.findIndex((naming) => naming.miracle === miracle) === i)
  const miracles = first.map(({ miracle, variant }): DecisionOption<Prelude> => {
    return {
      key: miracle.id,
      text: text('option.miracle-before', {
        miracle: miracle.name,
        price: { text: rangeMessage({ miracle, variant }) },
      }),
      icon: 'prayer',
      rules: [miracle.rule],
      value: { kind: 'miracle', id: miracle.id },
    }
  })
  const options = [...miracles, ...wondersOf(play, monk).map((wonder) => wonderOption(monk, wonder))]
  if (options.length === 0) return null
  return yield* play.pick<Prelude | null>({
    seat: monk.seat,
    figure: monk.id,
    prompt: text('ask.miracle-before', { fighter: { figure: monk.id } }),
    rules: ['CF-ACT-11'],
    abstention: NO_MIRACLE.key,
    options: [NO_MIRACLE, ...options],
  })
}

/** CF-RELIC-13: wonders that the monk can use before an assault. */
function wondersOf(play: PlayState, monk: Fighter): Action[] {
  const activity = newActivity(play, monk)
  const own = allWith(play, monk, 'actions').flatMap(([{ actions }]) => actions)
  return own.filter((action) => action.beforeAssault && action.concerns(play, activity) && !action.bar(play, activity))
}

function wonderOption(monk: Fighter, wonder: Action): DecisionOption<Prelude> {
  const { id, icon, rules } = wonder
  return { key: id, text: wordsFor(monk, wonder).option, icon, rules, value: { kind: 'wonder', id } }
}

/** CF-RELIC-13, CF-ACT-11: optional after a failed Courage test. */
export function* useFirst(play: Play, monk: Fighter, id: string, dares: boolean): Procedure {
  const wonder = wondersOf(play, monk).find((action) => action.id === id)
  if (!wonder) return
  const used = dares || (yield* askToUseAfterFailure(play, monk, wonder))
  if (used) yield* wonder.perform(play, newActivity(play, monk))
}

function* askToUseAfterFailure(play: Play, monk: Fighter, wonder: Action): Procedure<boolean> {
  return yield* play.pick<boolean>({
    seat: monk.seat,
    figure: monk.id,
    prompt: text('ask.miracle-afraid', { fighter: { figure: monk.id } }),
    rules: ['CF-ACT-11'],
    options: [
      { ...wonderOption(monk, wonder), value: true },
      { ...NO_MIRACLE, value: false },
    ],
  })
}

/** CF-ACT-11, CF-VIRTUE-12: once, or twice with Perseverance; optional after a failed Courage test. */
export function* callFirst(play: Play, monk: Fighter, miracle: string, dares: boolean): Procedure {
  for (let calls = 0; isStanding(monk) && !monk.inRout; calls++) {
    const namings = miracleChoices(play, monk, 'activation').filter((otherNaming) => otherNaming.miracle.id === miracle)
    if (namings.length === 0) return
    const naming = yield* chooseNaming(play, monk, namings, { dares, mayLeave: calls > 0 || !dares })
    if (!naming) return
    yield* call(play, monk, naming)
  }
}

function* chooseNaming(
  play: Play,
  monk: Fighter,
  namings: readonly MiracleChoice[],
  { dares, mayLeave }: { readonly dares: boolean; readonly mayLeave: boolean },
): Procedure<MiracleChoice | null> {
  return yield* play.pick<MiracleChoice | null>({
    seat: monk.seat,
    figure: monk.id,
    prompt: text(dares ? 'ask.miracle' : 'ask.miracle-afraid', { fighter: { figure: monk.id } }),
    rules: ['CF-ACT-11'],
    options: [...namings.map((naming) => miracleChoiceOption(play, monk, naming)), ...(mayLeave ? [NO_MIRACLE] : [])],
  })
}
