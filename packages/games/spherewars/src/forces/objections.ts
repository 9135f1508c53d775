import type { Objection } from '@fray/kernel'
import type { BandList } from '../bands/band.ts'
import type { BandFault } from '../bands/band-fault.ts'
import type { Recruitment } from '../bands/recruitment.ts'

/** What the rules would have against a changed band besides what was wrong before; some faults may be no matter. */
export function objectionTo(
  before: readonly BandFault[],
  after: BandList,
  { check }: Recruitment,
  ignored: readonly string[] = [],
): Objection | undefined {
  const [worst] = worsened(before, check(after)).filter(({ fault }) => !ignored.includes(fault.id))
  return worst && { reason: worst.fault, rules: worst.rules }
}

/** Faults of a kind that there were fewer of before. */
export function worsened(before: readonly BandFault[], after: readonly BandFault[]): readonly BandFault[] {
  return after.filter(({ fault }) => countOf(after, fault.id) > countOf(before, fault.id))
}

export function countOf(faults: readonly BandFault[], id: string): number {
  return faults.filter(({ fault }) => fault.id === id).length
}
