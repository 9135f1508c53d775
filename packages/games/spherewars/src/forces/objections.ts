import type { Objection } from '@fray/kernel'
import type { BandFault } from '../bands/band-fault.ts'
import type { BandList } from '../bands/band-list.ts'
import type { Recruitment } from '../bands/recruitment.ts'

/** Gets the new faults of a changed band, if any; some faults may be ignored. */
export function objectionTo(
  before: readonly BandFault[],
  after: BandList,
  { check }: Recruitment,
  ignored: readonly string[] = [],
): Objection | undefined {
  const [worst] = newFaults(before, check(after)).filter(({ fault }) => !ignored.includes(fault.id))
  return worst && { reason: worst.fault, rules: worst.rules }
}

/** Lists the kinds of faults that increased. */
export function newFaults(before: readonly BandFault[], after: readonly BandFault[]): readonly BandFault[] {
  return after.filter(({ fault }) => countOf(after, fault.id) > countOf(before, fault.id))
}

export function countOf(faults: readonly BandFault[], id: string): number {
  return faults.filter(({ fault }) => fault.id === id).length
}
