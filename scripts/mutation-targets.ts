// Everything that can be mutated, by name: the engine's packages, and the core rules of each game.

/** Folders of a game with texts, data or single abilities: each has a test of its own beside it. */
const NOT_CORE = ['abilities', 'artefacts', 'consumables', 'effects', 'forces', 'golden', 'locales', 'situations']

const ENGINE = ['kernel', 'odds', 'tabletop', 'hooks', 'report']
const GAMES = ['spheres-of-war', 'spherewars', 'missum', 'confrontation']

interface Target {
  readonly name: string
  readonly folder: string
  /** Globs of the files to mutate and to leave out. */
  readonly mutate: readonly string[]
}

export function targetOf(name: string): Target {
  const isGame = GAMES.includes(name)
  if (!isGame && !ENGINE.includes(name)) {
    throw new Error(`"${name}" cannot be mutated; these can: ${[...ENGINE, ...GAMES].join(', ')}`)
  }
  const folder = `packages/${isGame ? 'games/' : ''}${name}`
  const left = isGame ? NOT_CORE : ['locales', 'testing']
  const mutate = [
    `${folder}/src/**/*.ts`,
    `!${folder}/src/**/*.{test,fixture}.ts`,
    `!${folder}/src/**/{index,phrases}.ts`,
    ...left.map((folderLeft) => `!${folder}/src/**/${folderLeft}/**`),
  ]
  return { name, folder, mutate }
}
