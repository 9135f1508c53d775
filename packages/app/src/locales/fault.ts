import { createInputReporter, InputError, type Message, type MessageArgs, type Problem } from '@fray/kernel'
import faults from './en/faults.json' with { type: 'json' }
import type { PhraseTranslator } from './translator.ts'

/** The problems of external input: by field, or as a whole. */
export type Fault = readonly Problem[]

type ReportableError = Error & { readonly problems?: readonly Problem[]; readonly text?: Message }

/** Gets the faults of an error. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return [{ field: '', message: String(error) }]
  const { problems, text: words, message }: ReportableError = error
  return problems ?? [{ field: '', message, ...(words ? { text: words } : {}) }]
}

/** Formats a fault in the language of the page, as far as it is translated; field names are not. */
export function formatFault(fault: Fault, { say }: Pick<PhraseTranslator, 'say'>): string {
  return fault
    .map(({ field, message, text: words }) => {
      const told = words ? say(words) : message
      return field === '' ? told : `${field}: ${told}`
    })
    .join('\n')
}

const { inputProblem } = createInputReporter(faults)

/** Makes an error about external input that the app itself has checked. */
export function inputError(what: string, field: string, id: keyof typeof faults, args: MessageArgs = {}): InputError {
  return new InputError(what, [inputProblem(field, id, args)])
}
