import type { Text } from './text.ts'

/**
 * Where something stands in a force, written as errors name fields: "entries[2].option". Empty for the force itself. A
 * fault at "entries[2].option[0]" concerns the field "entries[2].option" and, above it, the entry "entries[2]".
 */
export type ForcePlace = string

interface Field {
  readonly place: ForcePlace
  readonly label: Text
  /** What it is about, where the label alone does not say. */
  readonly hint?: Text
}

/** A whole number. */
export interface NumberField extends Field {
  readonly kind: 'number'
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step?: number
  /** Numbers that are often wanted. */
  readonly usual?: readonly number[]
}

/** One of a list; null stands for none of it. */
export interface SelectField extends Field {
  readonly kind: 'select'
  readonly value: string | null
  readonly options: readonly FieldOption<string | null>[]
}

/** Any number of a list. */
export interface SeveralField extends Field {
  readonly kind: 'several'
  readonly value: readonly string[]
  readonly options: readonly FieldOption<string>[]
}

export interface ToggleField extends Field {
  readonly kind: 'toggle'
  readonly value: boolean
  readonly cost?: Text
  readonly barred?: Objection
}

export interface TextField extends Field {
  readonly kind: 'text'
  readonly value: string
  readonly longest: number
}

export type ForceField = NumberField | SelectField | SeveralField | ToggleField | TextField

export interface FieldOption<Value> {
  readonly value: Value
  readonly text: Text
  readonly cost?: Text
  readonly rule?: string
  readonly house?: boolean
  /** Why it cannot be chosen here. */
  readonly barred?: Objection
  /** Of something chosen among several: it may be chosen once more, unless that is barred. */
  readonly again?: { readonly barred?: Objection }
}

/** Why not, by which rules. */
export interface Objection {
  readonly reason: Text
  readonly rules: readonly string[]
}
