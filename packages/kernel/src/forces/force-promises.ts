import { Random } from '../dice/random.ts'
import type { Game } from '../game/game.ts'
import type { Json } from '../match/seat.ts'
import { type Message, type Names, Speaker } from '../texts/message.ts'
import {
  type Catalogue,
  entriesIn,
  type ForceChange,
  type ForceEntry,
  type ForceFault,
  type Forces,
  type ForceView,
  fieldsOf,
  type Lineup,
} from './force.ts'
import { isWithin } from './force-change.ts'
import type { ForceField } from './force-field.ts'

/** How thoroughly promises are tried. */
interface Trial {
  /** Seeds of the random forces and walks. */
  readonly seeds: readonly string[]
  /** How many forces of a random walk from the blank one are examined. */
  readonly steps?: number
}

/**
 * Lists what the forces of a game promise and do not keep; empty if all is well. Used by the games' tests: it adds
 * everything offered, sets every field, applies every fix, and examines the result.
 */
export async function findBrokenPromises(game: Game, { seeds, steps = 6 }: Trial): Promise<string[]> {
  const forces = await game.content.forces?.()
  if (!forces) return [`${game.id} has no forces`]
  const found = new Set<string>()
  const examiner = new Examiner(forces, speakerOf(game, forces), (fault) => found.add(fault))
  examiner.examineReady()
  examiner.examineRandom(seeds)
  examiner.examine('blank', forces.blank())
  for (const seed of seeds) examiner.walk(seed, steps)
  examineSetups(game, forces, seeds, (fault) => found.add(fault))
  return [...found]
}

const NAMES: Names = { figure: String, seat: String }

function speakerOf(game: Game, forces: Forces): (words: Message) => string {
  const speaker = new Speaker({ en: { ...game.content.phrases.en, ...forces.phrases.en } })
  return (words) => speaker.say(words, NAMES)
}

/** Forces of one scale can meet in every preset. */
function examineSetups(game: Game, forces: Forces, seeds: readonly string[], tell: (fault: string) => void): void {
  for (const seed of seeds) {
    const [first, second] = [
      forces.random(seed),
      forces.random(`${seed} other`, { like: forces.random(seed), faction: 'any' }),
    ]
    for (const { id, setup } of game.content.presets.slice(0, 3)) {
      try {
        game.rules.readSetup(forces.setup(setup, [first, second]))
        game.rules.readSetup(forces.setup(setup, []))
      } catch (error) {
        tell(`two random forces cannot meet in preset ${id}: ${(error as Error).message}`)
      }
    }
    for (const lineup of forces.lineups ?? []) examineLineup(game, forces, seed, lineup, tell)
  }
}

/** Random forces can meet in every line-up, with as many seats as it says. */
function examineLineup(game: Game, forces: Forces, seed: string, lineup: Lineup, tell: (fault: string) => void): void {
  const like = forces.random(seed)
  const given = lineup.forces.map((_, i) => forces.random(`${seed} ${i}`, { like, faction: 'any' }))
  const seats = new Set(lineup.forces.map(({ seat }) => seat))
  try {
    const setup = game.rules.readSetup(forces.setup(game.content.presets[0]?.setup ?? null, given, lineup.id))
    if (game.rules.seats(setup) !== seats.size) tell(`line-up ${lineup.id} does not take ${seats.size} seats`)
  } catch (error) {
    tell(`random forces cannot meet in line-up ${lineup.id}: ${(error as Error).message}`)
  }
}

class Examiner {
  readonly #forces: Forces
  readonly #say: (words: Message) => string
  readonly #tell: (fault: string) => void

  constructor(forces: Forces, say: (words: Message) => string, tell: (fault: string) => void) {
    this.#forces = forces
    this.#say = say
    this.#tell = tell
  }

  examineReady(): void {
    const { ready } = this.#forces
    if (new Set(ready.map(({ id }) => id)).size < ready.length) this.#tell('two ready-made forces have the same id')
    for (const { id, force } of ready) {
      this.#expectLegal(`ready ${id}`, force)
      this.#examineForm(`ready ${id}`, force)
      this.#examineWords(`ready ${id}`, force)
    }
  }

  examineRandom(seeds: readonly string[]): void {
    for (const seed of seeds) {
      const force = this.#forces.random(seed)
      if (JSON.stringify(force) !== JSON.stringify(this.#forces.random(seed)))
        this.#tell(`random ${seed} gives two different forces`)
      this.#expectLegal(`random ${seed}`, force)
      this.examine(`random ${seed}`, force)
      const other = this.#forces.random(`${seed} like`, { like: force, faction: 'same' })
      if (this.#forces.describe(other).scale !== this.#forces.describe(force).scale) {
        this.#tell(`random ${seed} has another scale`)
      }
    }
  }

  /** Walks from the blank force by random offers, whatever the rules have against them. */
  walk(seed: string, steps: number): void {
    const random = Random.fromSeed(seed)
    let force = this.#forces.blank()
    for (let step = 0; step < steps; step++) {
      const { offers } = this.#forces.catalogue(force)
      if (offers.length === 0) break
      force = this.#forces.change(force, { kind: 'add', offer: random.pick(offers).id })
      this.examine(`blank with ${step + 1} more`, force)
    }
  }

  /** Examines everything about one force. */
  examine(what: string, force: unknown): void {
    this.#examineForm(what, force)
    this.#examineWords(what, force)
    const view = this.#forces.describe(force)
    this.#examinePlaces(what, view)
    this.#examineOffers(what, force, view)
    for (const entry of entriesIn(view)) this.#examineEntry(what, force, entry)
    for (const field of view.fields) this.#examineField(what, force, field)
    for (const fault of view.faults) this.#examineMends(what, force, fault, view.faults)
  }

  #expectLegal(what: string, force: unknown): void {
    const { faults } = this.#forces.describe(force)
    if (faults.length > 0) this.#tell(`${what} is not legal: ${faults.map(({ text }) => this.#say(text)).join('; ')}`)
  }

  /** Written data is read back unchanged. */
  #examineForm(what: string, force: unknown): void {
    const written = JSON.stringify(force)
    if (JSON.stringify(this.#forces.read(JSON.parse(written))) !== written)
      this.#tell(`${what} is read back as a different force`)
  }

  #examineWords(what: string, force: unknown): void {
    const shown = [this.#forces.describe(force), this.#forces.catalogue(force), this.#forces.cards(force)]
    for (const words of textsIn(shown as unknown as Json)) {
      try {
        this.#say(words)
      } catch (error) {
        this.#tell(`${what}: ${(error as Error).message}`)
      }
    }
  }

  #examinePlaces(what: string, view: ForceView): void {
    const entries = entriesIn(view)
    const fields = [...view.fields, ...entries.flatMap(fieldsOf)]
    const places = [...entries, ...fields].map(({ place }) => place)
    if (new Set(places).size < places.length) this.#tell(`${what}: two things share a place`)
    for (const { place } of view.faults) {
      if (place !== '' && !places.some((other) => isWithin(place, other)))
        this.#tell(`${what}: there is nothing at ${place}`)
    }
  }

  /** An offer without objection adds no fault. */
  #examineOffers(what: string, force: unknown, before: ForceView): void {
    const { facets, offers }: Catalogue = this.#forces.catalogue(force)
    for (const offer of offers) {
      for (const [id, values] of Object.entries(offer.facets)) {
        const known = facets.find((facet) => facet.id === id)?.values.map((value) => value.id) ?? []
        if (values.some((value) => !known.includes(value))) this.#tell(`${what}: facet ${id} of ${offer.id} is unknown`)
      }
      const after = this.#changed(what, force, { kind: 'add', offer: offer.id })
      if (after === undefined) continue
      const taken = this.#forces.catalogue(after).offers.find(({ id }) => id === offer.id)?.taken
      if (taken !== offer.taken + 1) this.#tell(`${what}: ${offer.id} was added but is missing`)
      const worse = newFaults(before.faults, this.#forces.describe(after).faults)
      if (!offer.objection && worse.length > 0)
        this.#tell(`${what}: ${offer.id} causes without warning ${worse.join(', ')}`)
    }
  }

  #examineEntry(what: string, force: unknown, entry: ForceEntry): void {
    for (const field of fieldsOf(entry)) this.#examineField(what, force, field)
    const count = entriesIn(this.#forces.describe(force)).length
    const sizes = (['copy', 'remove'] as const).map((kind) => {
      const after = this.#changed(what, force, { kind, place: entry.place })
      return after === undefined ? count : entriesIn(this.#forces.describe(after)).length
    })
    if ((sizes[0] ?? 0) <= count || (sizes[1] ?? 0) >= count)
      this.#tell(`${what}: ${entry.place} is not copied or removed`)
  }

  /** A field that is set has its value afterwards. */
  #examineField(what: string, force: unknown, field: ForceField): void {
    for (const value of valuesFor(field)) {
      const after = this.#changed(what, force, { kind: 'set', place: field.place, value })
      if (after === undefined) continue
      const view = this.#forces.describe(after)
      const fields = [...view.fields, ...entriesIn(view).flatMap(fieldsOf)]
      // A choice may remove other fields, but not itself.
      const shown = fields.find(({ place }) => place === field.place)?.value
      if (JSON.stringify(shown) !== JSON.stringify(value)) this.#tell(`${what}: ${field.place} is not ${String(value)}`)
    }
  }

  #examineMends(what: string, force: unknown, fault: ForceFault, before: readonly ForceFault[]): void {
    for (const { text, changes } of fault.fixes) {
      let after: unknown = force
      for (const change of changes) after = this.#changed(what, after, change) ?? after
      const { faults } = this.#forces.describe(after)
      const left = countOf(faults, fault.text.id) >= countOf(before, fault.text.id)
      if (left) this.#tell(`${what}: ${fault.text.id} is still there after "${this.#say(text)}"`)
      if (faults.length > before.length) this.#tell(`${what}: "${this.#say(text)}" causes more faults than it fixes`)
    }
  }

  #changed(what: string, force: unknown, change: ForceChange): unknown {
    const written = JSON.stringify(force)
    try {
      const after = this.#forces.change(force, change)
      if (JSON.stringify(force) !== written) this.#tell(`${what}: a change modified the force in place`)
      return after
    } catch (error) {
      this.#tell(`${what}: ${JSON.stringify(change)} is refused: ${(error as Error).message}`)
      return undefined
    }
  }
}

/** Lists every value an interface could set. */
function valuesFor(field: ForceField): readonly Json[] {
  switch (field.kind) {
    case 'number':
      return [field.min, field.max, ...(field.defaultValue ?? [])]
    case 'select':
      return field.options.filter(({ barred }) => !barred).map(({ value }) => value)
    case 'several':
      return [
        [],
        ...field.options.filter(({ barred }) => !barred).map(({ value }) => [value]),
        ...field.options.filter(({ again }) => again && !again.barred).map(({ value }) => [...field.value, value]),
      ]
    case 'toggle':
      return field.barred ? [false] : [true, false]
    case 'text':
      return ['Ash']
  }
}

function newFaults(before: readonly ForceFault[], after: readonly ForceFault[]): string[] {
  const ids = new Set(after.map(({ text }) => text.id))
  return [...ids].filter((id) => countOf(after, id) > countOf(before, id))
}

function countOf(faults: readonly ForceFault[], id: string): number {
  return faults.filter(({ text }) => text.id === id).length
}

const TEXT_FIELDS = [
  'title',
  'summary',
  'unit',
  'note',
  'label',
  'name',
  'caption',
  'hint',
  'text',
  'cost',
  'advice',
  'reason',
]

/** Lists all messages in the shown data, found by the names of fields that hold messages. */
function textsIn(shown: Json): Message[] {
  if (typeof shown !== 'object' || shown === null) return []
  return Object.entries(shown).flatMap(([key, part]: [string, Json]) => {
    const words = part as { readonly id?: unknown } | null
    const isText = TEXT_FIELDS.includes(key) && typeof words === 'object' && typeof words?.id === 'string'
    return [...(isText ? [words as Message] : []), ...textsIn(part)]
  })
}
