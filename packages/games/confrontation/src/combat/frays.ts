import { inContact } from '../ground/bodies.ts'
import { areEnemies, type Combat, type Fighter, type PlayState } from '../state.ts'

/** CF-FRAY-01: a cluster of miniatures linked by contact between opponents. */
export type Fray = readonly Fighter[]

/** Gets each fighter's opponents in contact, among the given fighters. */
export function contactsAmong(fighters: readonly Fighter[]): Map<Fighter, Fighter[]> {
  const contacts = new Map(fighters.map((fighter) => [fighter, [] as Fighter[]]))
  fighters.forEach((a, i) => {
    for (const b of fighters.slice(i + 1)) {
      if (!areEnemies(a, b) || !inContact(a, b)) continue
      contacts.get(a)!.push(b)
      contacts.get(b)!.push(a)
    }
  })
  return contacts
}

/** CF-FRAY-01: groups fighters into frays, leaving out those who touch no opponent. */
export function fraysAmong(fighters: readonly Fighter[]): Fray[] {
  const contacts = contactsAmong(fighters)
  const seen = new Set<Fighter>()
  const frays: Fray[] = []
  for (const [start, touching] of contacts) {
    if (touching.length === 0 || seen.has(start)) continue
    const cluster = [start]
    seen.add(start)
    for (const fighter of cluster) {
      for (const next of contacts.get(fighter) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        cluster.push(next)
      }
    }
    frays.push(cluster.sort((a, b) => a.id - b.id))
  }
  return frays
}

/**
 * CF-FRAY-03, -04: the combat these fighters form: one against one or many, all touching. Undefined if they form none.
 */
export function combatOf(group: readonly Fighter[]): Combat | undefined {
  const sides = [0, 1].map((seat) => group.filter((fighter) => fighter.seat === seat))
  const [first = [], second = []] = sides
  const [lone, many] = first.length === 1 ? [first[0], second] : [second.length === 1 ? second[0] : undefined, first]
  if (!lone || many.length === 0 || !many.every((fighter) => inContact(lone, fighter))) return undefined
  return { lone: lone.id, many: many.map(({ id }) => id) }
}

/**
 * CF-FRAY-05: generates some legal ways to split a fray. Starts with a few and varies them: one fighter moves to
 * another combat, or one combat's fighters join others. Listing all of them would take too long.
 */
export function* splitsOf(fray: Fray): Generator<Combat[]> {
  const contacts = contactsAmong(fray)
  const told = new Set<string>()
  const isNew = (split: Combat[]): boolean => {
    const key = JSON.stringify(split.map(({ lone, many }) => [lone, ...many].sort((a, b) => a - b)).sort())
    if (told.has(key)) return false
    told.add(key)
    return true
  }
  const first = fray.map((root) => splitFrom(root, contacts)).filter(isNew)
  yield* first
  for (const split of first) for (const other of variations(split, fray)) if (isNew(other)) yield other
}

function* variations(split: readonly Combat[], fray: Fray): Generator<Combat[]> {
  const byId = new Map(fray.map((fighter) => [fighter.id, fighter]))
  const groups = split.map(({ lone, many }) => [lone, ...many].map((id) => byId.get(id)!))
  for (const group of groups) {
    const others = groups.filter((other) => other !== group)
    for (const mover of group) {
      const rest = group.filter((fighter) => fighter !== mover)
      if (combatOf(rest)) yield* joinGroups(others, [mover], [rest])
    }
    yield* joinGroups(others, group, [])
  }
}

/** Every way in which the given fighters, one after another, can join the combats. */
function* joinGroups(
  groups: readonly Fighter[][],
  joining: readonly Fighter[],
  kept: readonly Fighter[][],
): Generator<Combat[]> {
  const [next, ...rest] = joining
  if (!next) {
    const all = [...groups, ...kept].map((group) => combatOf(group))
    if (all.every((combat) => combat !== undefined)) yield all
    return
  }
  for (const group of groups) {
    const larger = [...group, next]
    if (!combatOf(larger)) continue
    yield* joinGroups(
      groups.map((other) => (other === group ? larger : other)),
      rest,
      kept,
    )
  }
}

function splitFrom(root: Fighter, contacts: ReadonlyMap<Fighter, readonly Fighter[]>): Combat[] {
  const order = [root]
  const below = new Map<Fighter, Fighter[]>([[root, []]])
  for (const fighter of order) {
    for (const next of contacts.get(fighter) ?? []) {
      if (below.has(next)) continue
      below.set(next, [])
      below.get(fighter)!.push(next)
      order.push(next)
    }
  }
  const stars = new Map<Fighter, Fighter[]>()
  const covered = new Set<Fighter>()
  for (const fighter of order.toReversed()) {
    const open = below.get(fighter)!.filter((next) => !covered.has(next))
    if (open.length === 0) continue
    stars.set(fighter, open)
    for (const otherFighter of [fighter, ...open]) covered.add(otherFighter)
  }
  if (!covered.has(root)) stars.get(below.get(root)![0]!)!.push(root)
  return [...stars].map(([lone, many]) => ({ lone: lone.id, many: many.map(({ id }) => id) }))
}

/** All fighters in a combat. */
export function fightersIn({ state }: PlayState, { lone, many }: Combat): Fighter[] {
  return [lone, ...many].map((id) => state.fighters[id]!)
}
