import type { AnyGame } from '@fray/games'
import { choiceIn, type Json, type SetupOption, withChoice } from '@fray/kernel'
import { faultOf } from '../../locales/fault.ts'
import type { AgreedSetup, OfferedOption } from '../../shared/protocol.ts'

/** Applies the options that the players have agreed on, as far as they are allowed, and lists the remaining choices. */
export function applyAgreedOptions(game: AnyGame, setup: Json, wanted: Readonly<Record<string, string>>): AgreedSetup {
  const options: readonly SetupOption[] = game.content.setupOptions ?? []
  const agreed = options.reduce((so, { id, choices }) => {
    const choice = choices.find((setupChoice) => setupChoice.id === wanted[id])
    const changed = choice && withChoice(so, choice)
    return changed !== undefined && faultInSetup(game, changed) === undefined ? changed : so
  }, setup)
  return { setup: agreed, options: options.map((option) => offerOption(game, agreed, option)) }
}

function offerOption(game: AnyGame, setup: Json, option: SetupOption): OfferedOption {
  const choices = option.choices.map(({ id, text, note, changes }) => {
    const barred = faultInSetup(game, withChoice(setup, { changes }))
    return { id, text, ...(note && { note }), ...(barred && { barred }) }
  })
  return { id: option.id, text: option.text, chosen: choiceIn(setup, option)?.id, choices }
}

/** Gets what the rules have against a setup. */
function faultInSetup(game: AnyGame, setup: Json) {
  try {
    game.rules.readSetup(setup)
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}
