import { valueAt } from './force-change.ts'
import type { ProfileField, ProfileForm, ProfileSection } from './profile-form.ts'
import type { Json } from './seat.ts'

/** The fields of a section for a profile as it is now: of what there are several, those of each. */
export function entriesOf({ several, fields }: ProfileSection, profile: Json): readonly (readonly ProfileField[])[] {
  if (!several) return [fields]
  const entries = valueAt(profile, several.place)
  return Array.from({ length: Array.isArray(entries) ? entries.length : 0 }, (_, i) =>
    fields.map((field) => ({ ...field, place: `${several.place}[${i}].${field.place}` })),
  )
}

/** Every field of a form for a profile as it is now, with those of the parts. */
export function profileFields({ sections }: ProfileForm, profile: Json): readonly ProfileField[] {
  return sections.flatMap((section) => entriesOf(section, profile).flat())
}
