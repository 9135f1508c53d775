import type { Json } from '../match/seat.ts'
import type { Message } from '../texts/message.ts'

/** Something players agree on before a match besides sides and table: the mission, optional rules. */
export interface SetupOption {
  readonly id: string
  readonly text: Message
  /** The first is the default of a setup that does not mention it. */
  readonly choices: readonly SetupChoice[]
}

export interface SetupChoice {
  readonly id: string
  readonly text: Message
  /** Its meaning, in a sentence or two. */
  readonly note?: Message
  /** The changes it makes to a setup; nested fields are written one by one. */
  readonly changes: SetupChanges
}

export type SetupChanges = { readonly [field: string]: Json }

/** Finds the choice a setup has made for an option. */
export function choiceIn(setup: Json, { choices }: SetupOption): SetupChoice | undefined {
  return choices.find(({ changes }) => matchesChanges(setup, changes)) ?? choices[0]
}

/** Writes a choice into a setup; the game's `readSetup` decides whether it is allowed there. */
export function withChoice(setup: Json, { changes }: Pick<SetupChoice, 'changes'>): Json {
  return mergeSetup(setup, changes)
}

function matchesChanges(setup: Json | undefined, wanted: Json): boolean {
  if (!isFields(wanted)) return JSON.stringify(setup) === JSON.stringify(wanted)
  return isFields(setup) && Object.entries(wanted).every(([field, value]) => matchesChanges(setup[field], value))
}

function mergeSetup(setup: Json | undefined, changes: Json): Json {
  if (!isFields(changes)) return changes
  const fields = isFields(setup) ? setup : {}
  const changed = Object.entries(changes).map(([field, value]) => [field, mergeSetup(fields[field], value)])
  return { ...fields, ...Object.fromEntries(changed) }
}

function isFields(json: Json | undefined): json is SetupChanges {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
