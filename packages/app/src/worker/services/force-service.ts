import type { AnyGame } from '@fray/games'
import { changeForce, type ForceChange, type Forces, type ForceView, type Json } from '@fray/kernel'
import { inputError } from '../../locales/fault.ts'
import type {
  ForceBook,
  ForceDraft,
  ForceInSetup,
  ForceService,
  ForceSummary,
  RandomForceOptions,
} from '../../shared/force-protocol.ts'

/** Answers the pages' questions about forces by the games' own rules. */
export class GamesForceService implements ForceService {
  readonly #gameWithId: (id: string) => Promise<AnyGame>

  constructor(gameWithId: (id: string) => Promise<AnyGame>) {
    this.#gameWithId = gameWithId
  }

  async book(game: string): Promise<ForceBook> {
    const forces = await this.#forcesOf(game)
    const { phrases, ready, lineups = [], profileExamples = [] } = forces
    return {
      phrases,
      ready: ready.map(({ id, force }) => ({ id, force: asJson(force), outline: summaryOf(forces.describe(force)) })),
      lineups,
      profileExamples,
      ...(forces.profileForm ? { profileForm: forces.profileForm() } : {}),
    }
  }

  async blank(game: string): Promise<Json> {
    return asJson((await this.#forcesOf(game)).blank())
  }

  async random(game: string, seed: string, wish?: RandomForceOptions): Promise<Json> {
    const forces = await this.#forcesOf(game)
    return asJson(forces.random(seed, wish && { ...wish, like: forces.read(wish.like) }))
  }

  async read(game: string, force: Json): Promise<Json> {
    return asJson((await this.#forcesOf(game)).read(force))
  }

  async outline(game: string, force: Json): Promise<ForceSummary> {
    const forces = await this.#forcesOf(game)
    return summaryOf(forces.describe(forces.read(force)))
  }

  async draft(game: string, force: Json, changes: readonly ForceChange[]): Promise<ForceDraft> {
    const forces = await this.#forcesOf(game)
    const changed = changeForce(forces, forces.read(force), changes)
    return { force: asJson(changed), view: forces.describe(changed), catalogue: forces.catalogue(changed) }
  }

  async cards(game: string, force: Json) {
    const forces = await this.#forcesOf(game)
    return forces.cards(forces.read(force))
  }

  async setup(game: string, setup: Json, given: readonly (Json | undefined)[], lineup?: string): Promise<Json> {
    const rules = await this.#gameWithId(game)
    const forces = await this.#forcesOf(game)
    const made = forces.setup(
      setup,
      given.map((force) => (force === undefined ? undefined : forces.read(force))),
      lineup,
    )
    rules.rules.readSetup(made)
    return made
  }

  async inSetup(game: string, setup: Json): Promise<readonly ForceInSetup[]> {
    const forces = await this.#forcesOf(game)
    return forces.inSetup(setup).map((force) => ({ force: asJson(force), outline: summaryOf(forces.describe(force)) }))
  }

  async #forcesOf(id: string): Promise<Forces> {
    const forces = await (await this.#gameWithId(id)).content.forces?.()
    if (forces) return forces
    throw inputError('force', 'game', 'ui.fault.no-forces', { game: id })
  }
}

/** Forces are plain data; undefined fields are dropped. */
function asJson(force: unknown): Json {
  return JSON.parse(JSON.stringify(force)) as Json
}

function summaryOf({ name, title, summary, icon, scale, budget, faults }: ForceView): ForceSummary {
  return {
    ...{ title, summary, icon, scale, faults: faults.length },
    ...(name === undefined ? {} : { name }),
    ...(budget === undefined ? {} : { budget }),
  }
}
