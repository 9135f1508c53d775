import { createInputReporter } from '@fray/kernel'
import { phrases } from './locales/phrases.ts'

/** Creates the error for something wrong with a setup or a situation from outside. */
export const { inputProblem, inputIssue } = createInputReporter(phrases.en)
