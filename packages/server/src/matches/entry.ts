import type { Json, Seat } from '@fray/kernel'

/** One step of a match: an answer, or going back to an earlier number of answers. */
export interface Entry {
  readonly kind: 'answer' | 'rewind'
  readonly seat: Seat
  readonly data: Json
  readonly callId: string | undefined
}
