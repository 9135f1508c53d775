import { createHash } from 'node:crypto'
import type { DecisionData } from '@fray/kernel'

/** Numbers a question by its content and the number of answers that the seat has given before: 48 bits of a hash. */
export function questionNumber(answered: number, decision: DecisionData): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([answered, decision]))
    .digest()
  return hash.readUIntBE(0, 6)
}
