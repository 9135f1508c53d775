import type { FieldOption, ForcePlace } from './force-field.ts'
import type { Json } from './seat.ts'
import { type Text, text } from './text.ts'

/** How somebody fills in a figure or troop of their own. Places are those within the profile: "weapon.strength". */
export interface ProfileForm {
  /** What a new one begins with: one that may be used as it is. */
  readonly blank: Json
  readonly sections: readonly ProfileSection[]
}

export interface ProfileSection {
  readonly label: Text
  /** Of what not everybody has: where it stands, and what it begins with. */
  readonly part?: { readonly place: ForcePlace; readonly blank: Json }
  /** Of what there may be several: the list of them, what a new one begins with, and how many there are at most. Places are those within one. */
  readonly several?: { readonly place: ForcePlace; readonly blank: Json; readonly most: number }
  readonly fields: readonly ProfileField[]
}

interface Blank {
  readonly place: ForcePlace
  readonly label: Text
  readonly hint?: Text
  /** The term of the game's guide that says what it means. */
  readonly term?: string
}

export type ProfileField =
  | (Blank & { readonly kind: 'text'; readonly longest: number })
  /** Left empty it is null, where it is `optional`. */
  | (Blank & {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly step?: number
      readonly optional?: boolean
      /** What its numbers are called, from the least on, where they stand for something. */
      readonly names?: readonly Text[]
    })
  /** With `pictures` its values are names of icons, which are shown. */
  | (Blank & {
      readonly kind: 'select'
      readonly options: readonly FieldOption<string | null>[]
      readonly pictures?: boolean
    })
  | (Blank & { readonly kind: 'toggle' })
  /** Any number of entries: those of the options are proposed, and others may be written. Without any it is null, where it is `optional`. */
  | (Blank & { readonly kind: 'list'; readonly options: readonly FieldOption<string>[]; readonly optional?: boolean })

/** What a field says besides its place; it is called by the phrase of that, "form.weapon.strength", unless told. */
type Said = Partial<Pick<Blank, 'label' | 'hint' | 'term'>>

/** Fields of a form. */
export const profileField = {
  text: (place: ForcePlace, longest: number, said?: Said): ProfileField => ({
    kind: 'text',
    ...named(place, said),
    longest,
  }),
  number: (
    place: ForcePlace,
    least: number,
    most: number,
    {
      step,
      optional,
      names,
      ...said
    }: Said & { readonly step?: number; readonly optional?: boolean; readonly names?: readonly Text[] } = {},
  ): ProfileField => ({
    kind: 'number',
    ...named(place, said),
    least,
    most,
    ...(step === undefined ? {} : { step }),
    ...(optional ? { optional } : {}),
    ...(names ? { names } : {}),
  }),
  select: (place: ForcePlace, options: readonly FieldOption<string | null>[], said?: Said): ProfileField => ({
    kind: 'select',
    ...named(place, said),
    options,
  }),
  picture: (place: ForcePlace, options: readonly FieldOption<string>[]): ProfileField => ({
    ...{ kind: 'select', ...named(place, undefined), options, pictures: true },
  }),
  toggle: (place: ForcePlace, said?: Said): ProfileField => ({ kind: 'toggle', ...named(place, said) }),
  list: (
    place: ForcePlace,
    options: readonly FieldOption<string>[],
    { optional, ...said }: Said & { readonly optional?: boolean } = {},
  ): ProfileField => ({ kind: 'list', ...named(place, said), options, ...(optional ? { optional } : {}) }),
} as const

function named(place: ForcePlace, said: Said | undefined): Blank {
  return { place, label: text(`form.${place}`), ...said }
}

/** Options for values of one kind, each called by its phrase: "rank.elite". */
export function optionsOfKind(kind: string, values: readonly string[]): FieldOption<string>[] {
  return values.map((value) => ({ value, text: text(`${kind}.${value}`) }))
}

/** Options, and before them that it is none of them. */
export function orNone(none: Text, options: readonly FieldOption<string>[]): FieldOption<string | null>[] {
  return [{ value: null, text: none }, ...options]
}
