import { spheresOfWar } from '../game.ts'

const setup = spheresOfWar.rules.readSetup(spheresOfWar.content.presets[0]!.setup)

/** Every name in the data of the game that other languages translate: the combatants. */
export const catalogueNames: readonly string[] = spheresOfWar.view.show(
  spheresOfWar.rules.begin(setup),
  setup,
  undefined,
).names
