import { createInputReporter } from '@fray/kernel'
import { armies } from '../phrases/armies.ts'

/** Creates the error for something wrong with an army or a card from outside. */
export const { inputProblem, inputIssue } = createInputReporter(armies)
