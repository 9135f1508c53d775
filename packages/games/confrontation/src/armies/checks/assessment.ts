import { type Listed, listedAt, placeOf } from '../army-builder.ts'
import type { ListedCard, ListedMember } from '../list.ts'
import type { ArmyFault, LineContext } from './army-fault.ts'
import { BOUGHT, CHECKS } from './checks.ts'
import type { CheckedFault } from './difference.ts'
import { type ArmyShare, sharesOf } from './shares.ts'
import type { Surroundings } from './surroundings.ts'

/** The result of checking one line: its faults, and its shares of the army's sums. */
export interface LineAssessment {
  readonly member: ListedMember
  /** Undefined for an unknown profile. */
  readonly listed: Listed | undefined
  /** The faults of each check, in the order of `LINE_CHECKS`. */
  readonly found: readonly (readonly CheckedFault[])[]
  readonly shares: readonly ArmyShare[]
}

const LINE_CHECKS = CHECKS.flatMap((other, check) =>
  other.of === 'line' || other.of === 'writing' ? { ...other, order: check } : [],
)
const CARD_CHECKS = CHECKS.flatMap((other, check) => (other.of === 'card' ? { ...other, order: check } : []))

const NOTHING: readonly CheckedFault[] = []

/**
 * Checks the member `j` of the card `i`, 0 for its owner. If only the options of a fighter have changed, only checks
 * that look at them run again.
 */
export function assessLine(
  army: Surroundings,
  card: ListedCard,
  i: number,
  j: number,
  before?: LineAssessment,
): LineAssessment {
  const member = j === 0 ? card : card.with[j - 1]!
  const listed = listedAt(army, card, member, i, j)
  const isKnown = before?.listed !== undefined && before.listed.profile === listed?.profile
  const different = isKnown ? BOUGHT.filter((part) => before.member[part] !== member[part]) : BOUGHT
  const notes: LineContext = { list: army.list, named: army.named, facts: army.facts, faults: [] }
  const found = LINE_CHECKS.map((check, k) => {
    const isSame = isKnown && (check.of === 'writing' || !check.reads.some((part) => different.includes(part)))
    if (isSame) return before.found[k]!
    if (check.of === 'writing') check.check(notes, member, placeOf(i, j))
    else if (listed) check.check(notes, listed)
    return takeFaults(notes.faults, check.order)
  })
  return { member, listed, found, shares: listed ? sharesOf(army, listed) : [] }
}

/** Checks the fighters that share a card. */
export function assessCompany(
  army: Surroundings,
  card: ListedCard,
  i: number,
  owner: Listed | undefined,
): readonly CheckedFault[] {
  if (!owner) return NOTHING
  const notes: LineContext = { list: army.list, named: army.named, facts: army.facts, faults: [] }
  return CARD_CHECKS.flatMap((check) => {
    check.check(notes, card, owner.profile, placeOf(i, 0))
    return takeFaults(notes.faults, check.order)
  })
}

/** Takes the faults that a check has added out of its list. */
function takeFaults(faults: ArmyFault[], check: number): readonly CheckedFault[] {
  if (faults.length === 0) return NOTHING
  return faults.splice(0).map((fault) => ({ check, fault }))
}
