import type { Message } from '../texts/message.ts'

/**
 * Where something stands in a force, written as errors name fields: "entries[2].option"; empty for the force itself. A
 * fault at "entries[2].option[0]" concerns the field "entries[2].option" and the entry "entries[2]".
 */
export type ForcePlace = string

interface ForceFieldBase {
  readonly place: ForcePlace
  readonly label: Message
  /** An explanation, if the label alone is not clear. */
  readonly hint?: Message
}

/** A whole number. */
export interface NumberField extends ForceFieldBase {
  readonly kind: 'number'
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  /** Values that are often wanted. */
  readonly defaultValue?: readonly number[]
}

/** One value of a list; null stands for none. */
export interface SelectField extends ForceFieldBase {
  readonly kind: 'select'
  readonly value: string | null
  readonly options: readonly FieldOption<string | null>[]
}

/** Any number of values of a list. */
export interface MultiSelectField extends ForceFieldBase {
  readonly kind: 'several'
  readonly value: readonly string[]
  readonly options: readonly FieldOption<string>[]
}

export interface ToggleField extends ForceFieldBase {
  readonly kind: 'toggle'
  readonly value: boolean
  readonly cost?: Message
  readonly barred?: Objection
}

export interface TextField extends ForceFieldBase {
  readonly kind: 'text'
  readonly value: string
  readonly maxLength: number
}

export type ForceField = NumberField | SelectField | MultiSelectField | ToggleField | TextField

export interface FieldOption<Value> {
  readonly value: Value
  readonly text: Message
  readonly cost?: Message
  readonly rule?: string
  readonly house?: boolean
  /** Why it cannot be chosen here. */
  readonly barred?: Objection
  /** For an option chosen already: it may be chosen once more, unless that is barred. */
  readonly again?: { readonly barred?: Objection }
}

/** A reason against something, with its rules. */
export interface Objection {
  readonly reason: Message
  readonly rules: readonly string[]
}
