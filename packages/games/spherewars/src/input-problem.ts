import { type Args, issueTold, type Problem, problemTold, Speaker, text } from '@fray/kernel'
import { phrases } from './phrases.ts'

const english = new Speaker(phrases)

/** Something wrong with what was given from outside: setups, tables, bands. */
export function inputProblem(field: string, id: string, args: Args = {}): Problem {
  return problemTold(field, text(id, args), english)
}

/** The same where a schema's own check finds it. */
export function inputIssue(id: string, args: Args = {}) {
  return issueTold(text(id, args), english)
}
