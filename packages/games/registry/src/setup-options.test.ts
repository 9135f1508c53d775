import { choiceIn, InputError, type Json, type SetupOption, withChoice } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type AnyGame, gameIds, loadGame } from './index.ts'

/** Gets the reason why a game refuses a setup; undefined if it accepts it. Other errors are thrown. */
function faultOf(game: AnyGame, setup: Json): string | undefined {
  try {
    game.rules.readSetup(setup)
    return undefined
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

const games = (await Promise.all(gameIds.map(loadGame))) as AnyGame[]
const withOptions = games.filter(({ content: { setupOptions = [] } }) => setupOptions.length > 0)

describe.each(withOptions.map((game) => [game.id, game] as const))('what players of %s may agree on', (_, game) => {
  const options: readonly SetupOption[] = game.content.setupOptions ?? []

  test.each(options.map((option) => [option.id, option] as const))('%s: shown as every preset has it', (_, option) => {
    for (const { setup } of game.content.presets) {
      const chosen = choiceIn(setup, option)!
      expect(game.rules.readSetup(withChoice(setup, chosen))).toEqual(game.rules.readSetup(setup))
    }
  })

  test.each(
    options.flatMap((option) => option.choices.map((choice) => [option.id, choice.id, option, choice] as const)),
  )('%s, %s: some preset may be played so, and says it then', (_, __, option, choice) => {
    const setups = game.content.presets.map(({ setup }) => withChoice(setup, choice))
    expect(setups.some((setup) => faultOf(game, setup) === undefined)).toBe(true)
    for (const setup of setups) expect(choiceIn(setup, option)).toBe(choice)
  })
})
