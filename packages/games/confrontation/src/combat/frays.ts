import { inContact } from '../ground/bodies.ts'
import { areEnemies, type Combat, type Fighter, type Position } from '../state.ts'

/** CF-FRAY-01: a cluster of miniatures linked by contact between opponents. */
export type Fray = readonly Fighter[]

/** Who of some fighters is in contact with which opponents among them. */
export function contactsAmong(fighters: readonly Fighter[]): Map<Fighter, Fighter[]> {
  const contacts = new Map(fighters.map((each) => [each, [] as Fighter[]]))
  fighters.forEach((a, i) => {
    for (const b of fighters.slice(i + 1)) {
      if (!areEnemies(a, b) || !inContact(a, b)) continue
      contacts.get(a)!.push(b)
      contacts.get(b)!.push(a)
    }
  })
  return contacts
}

/** CF-FRAY-01: the frays that some fighters are in; those who touch no opponent are in none. */
export function fraysAmong(fighters: readonly Fighter[]): Fray[] {
  const contacts = contactsAmong(fighters)
  const seen = new Set<Fighter>()
  const frays: Fray[] = []
  for (const [start, touching] of contacts) {
    if (touching.length === 0 || seen.has(start)) continue
    const cluster = [start]
    seen.add(start)
    for (const each of cluster) {
      for (const next of contacts.get(each) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        cluster.push(next)
      }
    }
    frays.push(cluster.sort((a, b) => a.id - b.id))
  }
  return frays
}

/** CF-FRAY-03, -04: the combat that a group of fighters makes: one against one or many, all touching; undefined if none. */
export function combatOf(group: readonly Fighter[]): Combat | undefined {
  const sides = [0, 1].map((seat) => group.filter((each) => each.seat === seat))
  const [first = [], second = []] = sides
  const [lone, many] = first.length === 1 ? [first[0], second] : [second.length === 1 ? second[0] : undefined, first]
  if (!lone || many.length === 0 || !many.every((each) => inContact(lone, each))) return undefined
  return { lone: lone.id, many: many.map(({ id }) => id) }
}

/**
 * CF-FRAY-05: legal ways to split a fray, not all of them: one for each fighter taken as the root of a tree of contacts.
 * From the leaves of the tree upwards whoever has somebody below him not yet in a combat fights all of those.
 */
export function* splits(fray: Fray): Generator<Combat[]> {
  const contacts = contactsAmong(fray)
  const told = new Set<string>()
  for (const root of fray) {
    const split = splitFrom(root, contacts)
    const key = JSON.stringify(split.map(({ lone, many }) => [lone, ...many].sort((a, b) => a - b)).sort())
    if (told.has(key)) continue
    told.add(key)
    yield split
  }
}

function splitFrom(root: Fighter, contacts: ReadonlyMap<Fighter, readonly Fighter[]>): Combat[] {
  const order = [root]
  const below = new Map<Fighter, Fighter[]>([[root, []]])
  for (const each of order) {
    for (const next of contacts.get(each) ?? []) {
      if (below.has(next)) continue
      below.set(next, [])
      below.get(each)!.push(next)
      order.push(next)
    }
  }
  const stars = new Map<Fighter, Fighter[]>()
  const covered = new Set<Fighter>()
  for (const each of order.toReversed()) {
    const open = below.get(each)!.filter((next) => !covered.has(next))
    if (open.length === 0) continue
    stars.set(each, open)
    for (const one of [each, ...open]) covered.add(one)
  }
  if (!covered.has(root)) stars.get(below.get(root)![0]!)!.push(root)
  return [...stars].map(([lone, many]) => ({ lone: lone.id, many: many.map(({ id }) => id) }))
}

/** Everybody in a combat. */
export function fightersIn({ state }: Position, { lone, many }: Combat): Fighter[] {
  return [lone, ...many].map((id) => state.fighters[id]!)
}
