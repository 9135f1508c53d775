import type { Listed } from '../army-builder.ts'
import type { ArmyList, ListedCard, ListedMember } from '../list.ts'
import { type ChangedLine, changedLines, haveSameTerms } from '../list-change.ts'
import type { ArmyContext, ArmyFault } from './army-fault.ts'
import { assessCompany, assessLine, type LineAssessment } from './assessment.ts'
import { CHECKS } from './checks.ts'
import { type CheckedFault, Difference } from './difference.ts'
import { type ArmyShare, kindOfShare } from './shares.ts'
import { Sums } from './sums.ts'
import { factsOf, type Surroundings, settleFacts, surroundingsOf } from './surroundings.ts'

const known = new WeakMap<ArmyList, Examination>()

/** Gets the examination of an army, which is made once for each list. */
export function examinationOf(list: ArmyList): Examination {
  const found = known.get(list) ?? new Examination(surroundingsOf(list))
  known.set(list, found)
  return found
}

/** A checked card: each of its members, and their common faults. */
interface ExaminedCard {
  readonly lines: readonly LineAssessment[]
  readonly found: readonly CheckedFault[]
}

/**
 * An army that has been checked line by line, with the shares of each line in the sums. The effect of a change is
 * computed from this: only the lines that it touches are checked again.
 */
export class Examination {
  readonly everybody: readonly Listed[]
  readonly #army: Surroundings
  readonly #cards: readonly ExaminedCard[]
  readonly #sums = new Sums()
  /** Counts the lines that establish each fact about others. */
  readonly #facts = new Sums()
  /** Examinations of the same army under other facts, by those facts. */
  readonly #supposed = new Map<string, Examination>()
  #found: readonly CheckedFault[] | undefined

  constructor(army: Surroundings) {
    const { cards } = army.list
    this.#army = army
    this.#cards = cards.map((card, i) => {
      const lines = membersOf(card).map((_, j) => assessLine(army, card, i, j))
      return { lines, found: assessCompany(army, card, i, lines[0]!.listed) }
    })
    const lines = this.#cards.flatMap((card) => card.lines)
    this.everybody = lines.flatMap(({ listed }) => listed ?? [])
    for (const { shares } of lines) addAll(this.#sums, shares)
    this.#sums.add('cards', cards.length)
    for (const member of cards.flatMap(membersOf)) addFacts(this.#facts, factsOf(army, member), 1)
  }

  get list(): ArmyList {
    return this.#army.list
  }

  /** CF-ARMY-01: the cost of the army. */
  get total(): number {
    return this.#sums.get('ap')
  }

  /** All faults, in the order of the checks. */
  get faults(): readonly ArmyFault[] {
    return this.#allFound().map(({ fault }) => fault)
  }

  /** Gets the faults that would come and go if the list changed to this one. */
  differenceTo(after: ArmyList): Difference {
    const difference = new Difference()
    if (!haveSameTerms(this.#army.list, after)) {
      this.#replaceBy(examinationOf(after), difference)
      return difference
    }
    const touched = changedLines(this.#army.list.cards, after.cards)
    const before = this.#supposing(this.#factsAfter(touched, after))
    if (before !== this) this.#replaceBy(before, difference)
    before.#compare(touched, after, difference)
    return difference
  }

  #allFound(): readonly CheckedFault[] {
    this.#found ??= [
      ...this.#cards.flatMap(({ lines, found }) => [...lines.flatMap((line) => line.found.flat()), ...found]),
      ...foundInSums({ list: this.#army.list, ...this.#wholeArmy() }),
    ].toSorted((a, b) => a.check - b.check)
    return this.#found
  }

  #wholeArmy(): Pick<ArmyContext, 'sum' | 'ids' | 'places'> {
    const places = new Map<string, string[]>()
    for (const [name, , place] of this.#cards.flatMap(({ lines }) => lines.flatMap(({ shares }) => shares))) {
      const found = places.get(name) ?? []
      found.push(place)
      places.set(name, found)
    }
    return {
      sum: (name) => this.#sums.get(name),
      ids: (kind) => idsOf(kind, places.keys()),
      places: (name) => places.get(name) ?? [],
    }
  }

  #replaceBy(other: Examination, difference: Difference): void {
    for (const found of this.#allFound()) difference.go(found)
    for (const found of other.#allFound()) difference.come(found)
  }

  /** Gets the facts after a change; most changes alter nothing about others. */
  #factsAfter(touched: readonly ChangedLine[], after: ArmyList): ReadonlySet<string> {
    const { list } = this.#army
    const facts = new Sums(this.#facts)
    for (const other of touched) {
      for (const j of other.gone) addFacts(facts, factsOf(this.#army, membersOf(list.cards[other.before!]!)[j]!), -1)
      for (const j of other.come) addFacts(facts, factsOf(this.#army, membersOf(after.cards[other.after!]!)[j]!), 1)
    }
    const hasTurned = (fact: string) => facts.get(fact) > 0 !== this.#facts.get(fact) > 0
    return [...facts.changedNames()].some(hasTurned) ? settleFacts(facts.names()) : this.#army.facts
  }

  #supposing(facts: ReadonlySet<string>): Examination {
    const key = [...facts].join()
    if (facts === this.#army.facts || key === [...this.#army.facts].join()) return this
    const found = this.#supposed.get(key) ?? new Examination({ ...this.#army, facts })
    this.#supposed.set(key, found)
    return found
  }

  /** Checks the lines that a change touches, and the sums that it alters. */
  #compare(touched: readonly ChangedLine[], after: ArmyList, difference: Difference): void {
    const sums = new Sums(this.#sums)
    sums.add('cards', after.cards.length - this.#army.list.cards.length)
    for (const other of touched) this.#compareCard(other, after, sums, difference)
    const changed = [...sums.changedNames()].filter((name) => sums.get(name) !== this.#sums.get(name))
    const kinds = new Set(changed.map(kindOfShare))
    const scope = { ids: (kind: string) => idsOf(kind, changed), places: () => [] }
    const { list } = this.#army
    const before = { list, sum: (name: string) => this.#sums.get(name), ...scope }
    for (const found of foundInSums(before, kinds)) difference.go(found)
    for (const found of foundInSums({ ...before, list: after, sum: (name) => sums.get(name) }, kinds)) {
      difference.come(found)
    }
  }

  #compareCard({ before, after, gone, come }: ChangedLine, list: ArmyList, sums: Sums, difference: Difference): void {
    const old = before === undefined ? undefined : this.#cards[before]
    const fresh = new Map<number, LineAssessment>()
    for (const j of come) {
      const line = assessLine(this.#army, list.cards[after!]!, after!, j, gone.includes(j) ? old?.lines[j] : undefined)
      fresh.set(j, line)
      addAll(sums, line.shares)
      for (const [k, found] of line.found.entries()) {
        if (found !== old?.lines[j]?.found[k]) for (const other of found) difference.come(other)
      }
    }
    for (const j of gone) {
      const line = old!.lines[j]!
      addAll(sums, line.shares, -1)
      for (const [k, found] of line.found.entries()) {
        if (found !== fresh.get(j)?.found[k]) for (const other of found) difference.go(other)
      }
    }
    for (const found of old?.found ?? []) difference.go(found)
    if (after === undefined) return
    const owner = fresh.get(0) ?? old?.lines[0]
    for (const found of assessCompany(this.#army, list.cards[after]!, after, owner?.listed)) difference.come(found)
  }
}

function membersOf(card: ListedCard): ListedMember[] {
  return [card, ...card.with]
}

function addAll(sums: Sums, shares: readonly ArmyShare[], sign = 1): void {
  for (const [name, amount] of shares) sums.add(name, sign * amount)
}

function addFacts(facts: Sums, told: readonly string[], sign: number): void {
  for (const fact of told) facts.add(fact, sign)
}

function idsOf(kind: string, names: Iterable<string>): string[] {
  return [...names].filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1))
}

/** Gets the faults of sums, or only of the checks that read these kinds. */
function foundInSums(army: Omit<ArmyContext, 'faults'>, kinds?: ReadonlySet<string>): readonly CheckedFault[] {
  const found: CheckedFault[] = []
  for (const [check, each] of CHECKS.entries()) {
    if (each.of !== 'army' || (kinds && !each.reads.some((kind) => kinds.has(kind)))) continue
    const faults: ArmyFault[] = []
    each.check({ ...army, faults })
    for (const fault of faults) found.push({ check, fault })
  }
  return found
}
