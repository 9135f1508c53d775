import { type Point, readProposal } from '@fray/tabletop'
import type { Snapshot } from '../match/protocol.ts'

/** Where the step of a lesson wants somebody to go; nowhere unless it waits for a place. */
export function goalOf(lesson: Snapshot['lesson']): Point | undefined {
  const wanted = lesson?.wanted
  const proposal = typeof wanted === 'object' && wanted !== null ? readProposal(wanted) : undefined
  return proposal?.path.at(-1)
}
