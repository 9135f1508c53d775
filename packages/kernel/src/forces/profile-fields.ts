import type { Json } from '../match/seat.ts'
import { valueAt } from './force-change.ts'
import type { ProfileField, ProfileForm, ProfileSection } from './profile-form.ts'

/** Gets the fields of a section for a profile as it is now, for each of its repeated parts. */
export function entriesOf({ several, fields }: ProfileSection, profile: Json): readonly (readonly ProfileField[])[] {
  if (!several) return [fields]
  const entries = valueAt(profile, several.place)
  return Array.from({ length: Array.isArray(entries) ? entries.length : 0 }, (_, i) =>
    fields.map((field) => ({ ...field, place: `${several.place}[${i}].${field.place}` })),
  )
}

/** Gets every field of a form for a profile as it is now, including those of its parts. */
export function profileFields({ sections }: ProfileForm, profile: Json): readonly ProfileField[] {
  return sections.flatMap((section) => entriesOf(section, profile).flat())
}
