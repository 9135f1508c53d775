import { type SetupOption, text } from '@fray/kernel'

/** The default comes first. */
const TURNS = [12, 6, 8, 20]

/** MI-VICTORY-02: the number of turns. */
const length: SetupOption = {
  id: 'turns',
  text: text('setup.turns'),
  choices: TURNS.map((turns) => ({
    id: `${turns}`,
    text: text('setup.turns.of', { turns }),
    changes: { options: { turns } },
  })),
}

/** MI-CHAMPION: champions before the battle. */
const champions: SetupOption = {
  id: 'champions',
  text: text('setup.champions'),
  choices: [
    { id: 'fight', text: text('setup.champions.fight'), changes: { options: { champions: true } } },
    { id: 'none', text: text('setup.champions.none'), changes: { options: { champions: false } } },
  ],
}

export const setupOptions: readonly SetupOption[] = [length, champions]
