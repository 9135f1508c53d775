import {
  type FieldOption,
  type Json,
  optionsOfKind,
  type ProfileField,
  type ProfileForm,
  profileField,
  text,
  withNone,
} from '@fray/kernel'
import { ARTEFACT_TYPES, abilitiesOfKinds, LARGEST_GROUP, MORALES, MOVEMENTS, RANKS } from '../bands/house-profile.ts'
import { HOUSE_ICONS } from '../view/icons.ts'

/** SW-PROFILE-01: the form for a custom combatant or group; its limits are those of the schema. */
export function profileForm(blank: Json): ProfileForm {
  return {
    blank,
    sections: [
      { label: text('form.who'), fields: WHO },
      { label: text('form.attributes'), fields: ATTRIBUTES },
      { label: text('form.spirit'), fields: SPIRIT },
      { label: text('form.arms'), fields: ARMS },
      { label: text('form.artefacts'), fields: ARTEFACTS },
      // SW-ROSTER-14: a single combatant has no members.
      { label: text('form.members'), several: { place: 'members', blank: MEMBER, max: KINDS }, fields: MEMBERS },
    ],
  }
}

/** Maximum number of different figures in a group. */
const KINDS = 6
const MEMBER: Json = { name: 'Companion', count: 2 }

type FormOption = FieldOption<string>

const { number, picture, select, toggle, text: words } = profileField

/** Creates a field whose numbers have names, from the lowest. */
const levelField = (place: string, least: number, most: number): ProfileField => {
  const names = Array.from({ length: most - least + 1 }, (_, i) => text(`form.${place}.${least + i}`))
  return number(place, least, most, { names })
}

const abilities = (place: string, kinds: readonly string[], optional = false): ProfileField => {
  const list = abilitiesOfKinds(kinds).map(
    ({ id, name }): FormOption => ({ value: id, text: text('ability', { name }) }),
  )
  return profileField.list(place, list, { optional })
}

const PICTURES: readonly FormOption[] = HOUSE_ICONS.map((value) => {
  return { value, text: text('ability', { name: value.replaceAll('-', ' ') }) }
})

const WHO: readonly ProfileField[] = [
  words('name', 40),
  words('title', 60),
  words('faction', 60),
  select('rank', optionsOfKind('force.rank', RANKS)),
  number('bp', 1, 1000, { hint: text('form.bp.hint') }),
  picture('icon', PICTURES),
  number('baseMm', 20, 100, { hint: text('form.baseMm.hint') }),
  select('movement', optionsOfKind('form.movement', MOVEMENTS)),
  levelField('height', 0, 5),
  toggle('mounted'),
  select('people', withNone(text('force.option-none'), optionsOfKind('form.people', ['soimi', 'regor']))),
]

/** The guide explains precision with dexterity, and one constitution with the other. */
function termOf(place: string): string {
  return `attribute.${place === 'pre' ? 'dex' : place.startsWith('con') ? 'con' : place}`
}

/** SW-PROFILE-20: missing attributes are left empty. */
const ATTRIBUTES: readonly ProfileField[] = [
  ...['mov', 'com', 'dex', 'pre', 'str', 'conMundane', 'conArcane', 'fur', 'pow'].map((place) =>
    number(place, 1, 12, { optional: ['com', 'pre', 'fur', 'pow'].includes(place), term: termOf(place) }),
  ),
  number('wounds', 1, 20, { term: termOf('wounds') }),
]

const SPIRIT: readonly ProfileField[] = [
  select('morale', optionsOfKind('card.morale', MORALES)),
  toggle('firm'),
  levelField('fear', 0, 3),
]

const ARMS: readonly ProfileField[] = [
  abilities('weapons', ['weapon']),
  abilities('ranged', ['ranged']),
  abilities('armour', ['armour']),
  abilities('abilities', ['ability', 'universal', 'passive', 'deed', 'spell', 'item']),
]

/** SW-PROFILE-09, SW-RPROF-14: arcane power and artefacts by type. */
const ARTEFACTS: readonly ProfileField[] = [
  number('ap', 0, 12, { hint: text('form.ap.hint') }),
  ...ARTEFACT_TYPES.map((type) =>
    number(`artefactTypes.${type}`, 0, 4, { label: text(`artefact-type.${type}`), optional: true }),
  ),
]

/** SW-ROSTER-14: empty fields are taken from the group's own line. */
const MEMBERS: readonly ProfileField[] = [
  words('name', 40),
  number('count', 1, LARGEST_GROUP, { hint: text('form.count.hint') }),
  select('icon', withNone(text('form.as-group'), PICTURES)),
  ...['mov', 'dex', 'pre', 'str', 'conMundane', 'conArcane'].map((place) => number(place, 1, 12, { optional: true })),
  number('wounds', 1, 20, { optional: true }),
  abilities('weapons', ['weapon'], true),
  abilities('ranged', ['ranged'], true),
  abilities('armour', ['armour'], true),
]
