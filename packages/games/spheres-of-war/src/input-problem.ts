import { createInputReporter } from '@fray/kernel'
import { phrases } from './phrases.ts'

/** Something wrong with what was given from outside: setups and situations. */
export const { inputProblem, inputIssue } = createInputReporter(phrases.en)
