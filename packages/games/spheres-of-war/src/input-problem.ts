import { createInputReporter } from '@fray/kernel'
import { phrases } from './locales/phrases.ts'

/** Reports faults of input from outside: setups and situations. */
export const { inputProblem, inputIssue } = createInputReporter(phrases.en)
