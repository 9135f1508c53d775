import type { Json } from '../match/seat.ts'
import { type Message, text } from '../texts/message.ts'
import type { FieldOption, ForcePlace } from './force-field.ts'

/** The form for a custom figure or troop. Places are relative to the profile: "weapon.strength". */
export interface ProfileForm {
  /** The starting point of a new profile: valid as it is. */
  readonly blank: Json
  readonly sections: readonly ProfileSection[]
}

export interface ProfileSection {
  readonly label: Message
  /** For an optional part: its place, and its starting point. */
  readonly part?: { readonly place: ForcePlace; readonly blank: Json }
  /**
   * For a repeated part: the place of its list, the starting point of a new one, and the maximum. Places are relative
   * to one of them.
   */
  readonly several?: { readonly place: ForcePlace; readonly blank: Json; readonly max: number }
  readonly fields: readonly ProfileField[]
}

interface Blank {
  readonly place: ForcePlace
  readonly label: Message
  readonly hint?: Message
  /** The term of the game's guide that explains it. */
  readonly term?: string
}

export type ProfileField =
  | (Blank & { readonly kind: 'text'; readonly maxLength: number })
  /** If `optional`, an empty field is null. */
  | (Blank & {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly step?: number
      readonly optional?: boolean
      /** Names for its numbers, from the lowest on. */
      readonly names?: readonly Message[]
    })
  /** With `pictures` its values are names of icons, which are shown. */
  | (Blank & {
      readonly kind: 'select'
      readonly options: readonly FieldOption<string | null>[]
      readonly pictures?: boolean
    })
  | (Blank & { readonly kind: 'toggle' })
  /** Any number of entries: options are proposed, others may be typed. If `optional`, an empty list is null. */
  | (Blank & { readonly kind: 'list'; readonly options: readonly FieldOption<string>[]; readonly optional?: boolean })

/** The texts of a field; its label is the phrase of its place, "form.weapon.strength", by default. */
type FieldDetails = Partial<Pick<Blank, 'label' | 'hint' | 'term'>>

/** Makes the fields of a form. */
export const profileField = {
  text: (place: ForcePlace, maxLength: number, said?: FieldDetails): ProfileField => ({
    kind: 'text',
    ...namedField(place, said),
    maxLength,
  }),
  number: (
    place: ForcePlace,
    min: number,
    max: number,
    {
      step,
      optional,
      names,
      ...said
    }: FieldDetails & { readonly step?: number; readonly optional?: boolean; readonly names?: readonly Message[] } = {},
  ): ProfileField => ({
    kind: 'number',
    ...namedField(place, said),
    min,
    max,
    ...(step === undefined ? {} : { step }),
    ...(optional ? { optional } : {}),
    ...(names ? { names } : {}),
  }),
  select: (place: ForcePlace, options: readonly FieldOption<string | null>[], said?: FieldDetails): ProfileField => ({
    kind: 'select',
    ...namedField(place, said),
    options,
  }),
  picture: (place: ForcePlace, options: readonly FieldOption<string>[]): ProfileField => ({
    ...{ kind: 'select', ...namedField(place, undefined), options, pictures: true },
  }),
  toggle: (place: ForcePlace, said?: FieldDetails): ProfileField => ({ kind: 'toggle', ...namedField(place, said) }),
  list: (
    place: ForcePlace,
    options: readonly FieldOption<string>[],
    { optional, ...said }: FieldDetails & { readonly optional?: boolean } = {},
  ): ProfileField => ({ kind: 'list', ...namedField(place, said), options, ...(optional ? { optional } : {}) }),
} as const

function namedField(place: ForcePlace, said: FieldDetails | undefined): Blank {
  return { place, label: text(`form.${place}`), ...said }
}

/** Makes options for values of one kind, each named by its phrase: "rank.elite". */
export function optionsOfKind(kind: string, values: readonly string[]): FieldOption<string>[] {
  return values.map((value) => ({ value, text: text(`${kind}.${value}`) }))
}

/** Puts "none of them" before the options. */
export function withNone(none: Message, options: readonly FieldOption<string>[]): FieldOption<string | null>[] {
  return [{ value: null, text: none }, ...options]
}
