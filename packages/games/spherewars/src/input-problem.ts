import { createInputReporter } from '@fray/kernel'
import { phrases } from './locales/phrases.ts'

/** Errors in outside input: setups, situations, tables, bands. */
export const { inputProblem, inputIssue } = createInputReporter(phrases.en)
