import { createInputReporter } from '@fray/kernel'
import { phrases } from './locales/phrases.ts'

/** Reports faults of input from outside: setups, situations, fields, armies. */
export const { inputProblem, inputIssue } = createInputReporter(phrases.en)
