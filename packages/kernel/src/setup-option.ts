import type { Json } from './seat.ts'
import type { Text } from './text.ts'

/** Something that players agree on before a match, besides sides and table: what is played for, which optional rules count. */
export interface SetupOption {
  readonly id: string
  readonly text: Text
  /** The first is what a setup means that says nothing of it. */
  readonly choices: readonly SetupChoice[]
}

export interface SetupChoice {
  readonly id: string
  readonly text: Text
  /** What it means, in a sentence or two. */
  readonly note?: Text
  /** What it writes into a setup; fields within fields are written one by one. */
  readonly changes: SetupChanges
}

export type SetupChanges = { readonly [field: string]: Json }

/** What a setup says of an option. */
export function choiceIn(setup: Json, { choices }: SetupOption): SetupChoice | undefined {
  return choices.find(({ changes }) => says(setup, changes)) ?? choices[0]
}

/** The setup with a choice written into it; whether it is allowed there, the game's `readSetup` says. */
export function withChoice(setup: Json, { changes }: Pick<SetupChoice, 'changes'>): Json {
  return merged(setup, changes)
}

function says(setup: Json | undefined, wanted: Json): boolean {
  if (!isFields(wanted)) return JSON.stringify(setup) === JSON.stringify(wanted)
  return isFields(setup) && Object.entries(wanted).every(([field, value]) => says(setup[field], value))
}

function merged(setup: Json | undefined, changes: Json): Json {
  if (!isFields(changes)) return changes
  const fields = isFields(setup) ? setup : {}
  const changed = Object.entries(changes).map(([field, value]) => [field, merged(fields[field], value)])
  return { ...fields, ...Object.fromEntries(changed) }
}

function isFields(json: Json | undefined): json is SetupChanges {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
