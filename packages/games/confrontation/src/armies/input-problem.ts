import { createInputReporter, type IdAfter } from '@fray/kernel'
import armies from '../locales/en/armies.json' with { type: 'json' }

/** The faults that a card can have. */
export type CardFault = IdAfter<'fault.card.', keyof typeof armies>

/** Creates the error for something wrong with an army or a card from outside. */
export const { inputProblem, inputIssue } = createInputReporter(armies)
