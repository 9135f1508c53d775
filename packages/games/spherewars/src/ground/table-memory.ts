import type { Contour, Point, Route } from '@fray/tabletop'
import type { Profile } from '../bands/profile.ts'
import type { Setup } from '../preparation/setup.ts'
import type { Combatant, Play, Status } from '../state.ts'
import type { Piece } from './scenery.ts'
import type { SightLevel } from './sight.ts'

/** How answers about sight are written down; 0 is a question not asked yet. */
const LEVELS: readonly SightLevel[] = ['full', 'partial', 'none']

/** How many tables are remembered: forks of a match go through the latest ones again and again. */
const MOST_TABLES = 8

/** What asks for a way into contact depends on, besides the table: what bars the joiner, and how long it may be. */
interface KnownWay {
  readonly barriers: readonly Contour[]
  readonly limit: number
  readonly route: Route | undefined
}

/** What has been found out about a table as it stands: who sees whom, and the ways from one to another. */
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

  /** Forgets what it knew and begins anew with a table. */
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

/** The tables of the latest moments, the latest first. */
const tables: KnownTable[] = []

/**
 * What is known of the table as it stands. Whether anybody has moved, climbed, come or gone is looked up at every question,
 * so that no rule that moves somebody can forget to say so; that is far cheaper than to look or search again.
 */
function tableNow(play: Play): KnownTable {
  const latest = tables[0]
  if (latest?.isTableOf(play)) return latest
  // Where nobody forks, nobody comes back to an earlier one.
  return latest && !play.isForkable ? latest.become(play) : earlierTable(play)
}

/** A table of an earlier moment, or of none yet, which then is the latest. */
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

/** Whether both stand in the state, and are not only thought to stand somewhere. */
function areOnTable({ state: { combatants } }: Play, a: Combatant, b: Combatant): boolean {
  return combatants[a.id] === a && combatants[b.id] === b
}

/**
 * Whoever of the state stands where this one is thought to stand: one of whom others know less sees and is seen alike, and
 * is not in its own way.
 */
function ownPlace({ state: { combatants } }: Play, combatant: Combatant): Combatant {
  const own = combatants[combatant.id]
  if (own === undefined || own === combatant) return combatant
  const { at, floor, status, profile } = combatant
  return own.at === at && own.floor === floor && own.status === status && own.profile === profile ? own : combatant
}

/** What the viewer sees of the target, remembered or found by `look`. */
export function rememberedSight(
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

/** A way into contact, remembered or found by `search`; it begins with the joiner's own place. */
export function rememberedWay(
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
