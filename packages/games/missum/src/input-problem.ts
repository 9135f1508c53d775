import { createInputReporter } from '@fray/kernel'
import { phrases } from './phrases.ts'

/** Something wrong with what was given from outside: setups, situations, fields, armies. */
export const { inputProblem, inputIssue } = createInputReporter(phrases.en)
