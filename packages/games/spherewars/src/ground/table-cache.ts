import type { Contour, Point, Route } from '@fray/tabletop'
import type { Profile } from '../bands/profile.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Combatant, Play, Status } from '../state.ts'
import type { Piece } from './scenery.ts'
import type { SightLevel } from './sight/visibility.ts'

/** Encodes levels of sight; 0 means not computed yet. */
const LEVELS: readonly SightLevel[] = ['full', 'partial', 'none']

/** Number of cached tables: forks of a match return to the latest ones again and again. */
const MOST_TABLES = 8

/** Besides the table, a route into contact depends on the obstacles for the joiner and the maximum length. */
interface KnownWay {
  readonly barriers: readonly Contour[]
  readonly limit: number
  readonly route: Route | undefined
}

/** Cached answers about a table as it stands: who sees whom, and routes between combatants. */
class KnownTable {
  #setup: Setup | undefined
  #pieces: readonly Piece[] = []
  readonly #places: Point[] = []
  readonly #floors: number[] = []
  readonly #statuses: Status[] = []
  readonly #profiles: Profile[] = []
  #sights = new Uint8Array(0)
  readonly #ways = new Map<number, KnownWay>()

  isTableOf({ setup, state: { combatants, pieces } }: Play): boolean {
    if (setup !== this.#setup || pieces !== this.#pieces || combatants.length !== this.#places.length) return false
    for (let i = 0; i < combatants.length; i++) {
      const { at, floor, status, profile } = combatants[i]!
      const place = this.#places[i]!
      if (at !== place && (at.x !== place.x || at.y !== place.y)) return false
      if (floor !== this.#floors[i] || status !== this.#statuses[i] || profile !== this.#profiles[i]) return false
    }
    return true
  }

  /** Clears the cache and starts over with a table. */
  become({ setup, state: { combatants, pieces } }: Play): KnownTable {
    this.#setup = setup
    this.#pieces = pieces
    const count = combatants.length
    if (this.#places.length > count) this.#shorten(count)
    for (let i = 0; i < count; i++) {
      const { at, floor, status, profile } = combatants[i]!
      this.#places[i] = at
      this.#floors[i] = floor
      this.#statuses[i] = status
      this.#profiles[i] = profile
    }
    if (this.#sights.length < count * count) this.#sights = new Uint8Array(count * count)
    else this.#sights.fill(0)
    if (this.#ways.size > 0) this.#ways.clear()
    return this
  }

  #shorten(count: number): void {
    for (const list of [this.#places, this.#floors, this.#statuses, this.#profiles]) list.length = count
  }

  sight(viewer: Combatant, target: Combatant): SightLevel | undefined {
    const known = this.#sights[this.#question(viewer, target)]!
    return known > 0 ? LEVELS[known - 1]! : undefined
  }

  learnSight(viewer: Combatant, target: Combatant, level: SightLevel): void {
    this.#sights[this.#question(viewer, target)] = LEVELS.indexOf(level) + 1
  }

  way(joiner: Combatant, target: Combatant, barriers: readonly Contour[], limit: number): KnownWay | undefined {
    const known = this.#ways.get(this.#question(joiner, target))
    return known && known.barriers === barriers && known.limit === limit ? known : undefined
  }

  learnWay(joiner: Combatant, target: Combatant, way: KnownWay): void {
    this.#ways.set(this.#question(joiner, target), way)
  }

  #question(a: Combatant, b: Combatant): number {
    return a.id * this.#places.length + b.id
  }
}

/** The latest tables, most recent first. */
const tables: KnownTable[] = []

/**
 * Gets the cache for the present table. Every query compares positions, so that no rule that moves a combatant can
 * forget to invalidate it; this is far cheaper than computing sight or a route again.
 */
function tableNow(play: Play): KnownTable {
  const latest = tables[0]
  if (latest?.isTableOf(play)) return latest
  // Without forks, play never returns to an earlier table.
  return latest && !play.isForkable ? latest.become(play) : earlierTable(play)
}

/** Moves an earlier table, or a new one, to the front. */
function earlierTable(play: Play): KnownTable {
  for (let i = 1; i < tables.length; i++) if (tables[i]!.isTableOf(play)) return putFirst(i)
  if (tables.length < MOST_TABLES) tables.push(new KnownTable())
  return putFirst(tables.length - 1).become(play)
}

function putFirst(from: number): KnownTable {
  const table = tables[from]!
  for (let i = from; i > 0; i--) tables[i] = tables[i - 1]!
  tables[0] = table
  return table
}

/** Whether both are in the state at their places, rather than only assumed to be somewhere. */
function areOnTable({ state: { combatants } }: Play, a: Combatant, b: Combatant): boolean {
  return combatants[a.id] === a && combatants[b.id] === b
}

/**
 * Gets the combatant of the state at this place: a copy with hidden details sees and is seen the same way and is not in
 * its own way.
 */
function ownPlace({ state: { combatants } }: Play, combatant: Combatant): Combatant {
  const own = combatants[combatant.id]
  if (own === undefined || own === combatant) return combatant
  const { at, floor, status, profile } = combatant
  return own.at === at && own.floor === floor && own.status === status && own.profile === profile ? own : combatant
}

/** Gets what the viewer sees of the target, from the cache or by `look`. */
export function cachedSight(
  play: Play,
  viewer: Combatant,
  target: Combatant,
  look: (play: Play, viewer: Combatant, target: Combatant) => SightLevel,
): SightLevel {
  const from = ownPlace(play, viewer)
  const to = ownPlace(play, target)
  if (!areOnTable(play, from, to)) return look(play, from, to)
  const table = tableNow(play)
  const known = table.sight(from, to)
  if (known) return known
  const level = look(play, from, to)
  table.learnSight(from, to, level)
  return level
}

/** Gets a route into contact, from the cache or by `search`; it begins at the joiner's place. */
export function cachedRoute(
  play: Play,
  joiner: Combatant,
  target: Combatant,
  barriers: readonly Contour[],
  limit: number,
  search: () => Route | undefined,
): Route | undefined {
  if (!areOnTable(play, joiner, target)) return search()
  const table = tableNow(play)
  const known = table.way(joiner, target, barriers, limit)
  if (known) return known.route && { ...known.route, points: [joiner.at, ...known.route.points.slice(1)] }
  const route = search()
  table.learnWay(joiner, target, { barriers, limit, route })
  return route
}
