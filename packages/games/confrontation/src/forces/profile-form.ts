import { type FieldOption, type Json, type ProfileField, type ProfileForm, text } from '@fray/kernel'
import { listedAbilities } from '../armies/ability-list.ts'
import { equipment } from '../armies/equipment.ts'
import { ICONS } from '../armies/icons.ts'
import { ARMIES, BASES, CHARACTERISTICS, ELEMENTS, RANKS, ROLES, SIZES } from '../armies/profile.ts'
import { traitName } from '../armies/trait-name.ts'

/** CF-CARD-01: a reference card to be filled in; what it holds and what it may hold is checked as that of any card. */
export function profileForm(blank: Json): ProfileForm {
  return {
    blank,
    sections: [
      { label: text('form.who'), fields: WHO },
      { label: text('form.figures'), fields: FIGURES },
      { label: text('form.abilities'), fields: abilityFields() },
      { label: text('field.weapon'), part: { place: 'weapon', blank: WEAPON }, fields: WEAPON_FIELDS },
      {
        label: text('field.magic'),
        part: { place: 'magic', blank: { elements: [], paths: [] } },
        fields: MAGIC_FIELDS,
      },
      { label: text('field.faith'), part: { place: 'faith', blank: FAITH }, fields: FAITH_FIELDS },
      { label: text('field.machine'), part: { place: 'machine', blank: MACHINE }, fields: MACHINE_FIELDS },
    ],
  }
}

const WEAPON: Json = { name: 'Bow', strength: 3, ranges: [20, 40, 60] }
const FAITH: Json = { cult: 'universal', aura: 10, creation: 0, alteration: 0, destruction: 0 }
const MACHINE: Json = {
  ...{ artillery: 'light', mobile: false, weight: 2, structurePoints: 3, crew: 2, servant: '' },
  ...{ substitutes: { aim: 2, dis: 3 }, access: [] },
}

type Option = FieldOption<string>

const options = (values: readonly string[], kind: string): Option[] =>
  values.map((value) => ({ value, text: text(`${kind}.${value}`) }))
const orNone = (list: readonly Option[]): FieldOption<string | null>[] => [
  { value: null, text: text('form.none') },
  ...list,
]
const label = (place: string) => text(`form.${place}`)
const words = (place: string, longest = 60): ProfileField => ({ kind: 'text', place, label: label(place), longest })
const select = (place: string, list: readonly FieldOption<string | null>[]): ProfileField => {
  return { kind: 'select', place, label: label(place), options: list }
}
const toggle = (place: string): ProfileField => ({ kind: 'toggle', place, label: label(place) })
const number = (
  place: string,
  most: number,
  more: { step?: number; least?: number; optional?: true } = {},
): ProfileField => {
  return { kind: 'number', place, label: label(place), least: 0, most, ...more }
}

const WHO: readonly ProfileField[] = [
  words('name'),
  select('army', options(ARMIES, 'people')),
  select('rank', options(RANKS, 'rank')),
  { kind: 'list', place: 'rankWords', label: label('rankWords'), options: [] },
  select('role', options(ROLES, 'form.role')),
  select('size', options(SIZES, 'form.size')),
  select('base', options(BASES, 'form.base')),
  select(
    'icon',
    ICONS.map((value) => ({ value, text: text('trait', { name: value.replaceAll('-', ' ') }) })),
  ),
  toggle('character'),
  toggle('unique'),
  number('ap', 1000, { least: 1, optional: true }),
]

/** CF-PROFILE-02 to -09: what he does not have is left empty. */
const FIGURES: readonly ProfileField[] = [
  ...['mov', 'flight'].map((place) => ({
    ...number(place, 60, { step: 0.5, optional: true }),
    label: text(`field.${place}`),
  })),
  ...CHARACTERISTICS.map((place) => ({
    ...number(place, 30, place === 'res' ? {} : { optional: true }),
    label: text(`field.${place}`),
  })),
  { kind: 'list', place: 'bold', label: label('bold'), options: options(CHARACTERISTICS, 'field') },
]

function abilityFields(): readonly ProfileField[] {
  const things = equipment.map(({ id, name }): Option => ({ value: id, text: text('trait', { name }) }))
  return [
    {
      kind: 'list',
      place: 'abilities',
      label: text('field.abilities'),
      hint: text('form.abilities.hint'),
      options: ABILITIES,
    },
    { kind: 'list', place: 'equipment', label: text('field.equipment'), options: things },
    select('command', orNone(options(['commander', 'musician', 'standard-bearer'], 'form.command'))),
  ]
}

/** As they are written on a card; X is 1 until somebody changes it. */
const ABILITIES: readonly Option[] = listedAbilities.flatMap(({ id, number: hasX, words: known }): Option[] => {
  if (known === 'character') return []
  const written = known ? known.map((word) => `${id}-${word}`) : [id]
  return written.map((ability) => ({
    value: hasX ? `${ability}/1` : ability,
    text: traitName({ ability, x: hasX ? 1 : null }),
  }))
})

const WEAPON_FIELDS: readonly ProfileField[] = [
  words('weapon.name', 40),
  number('weapon.strength', 30),
  number('weapon.ranges[0]', 300),
  number('weapon.ranges[1]', 300),
  number('weapon.ranges[2]', 300),
]

const MAGIC_FIELDS: readonly ProfileField[] = [
  { kind: 'list', place: 'magic.elements', label: label('magic.elements'), options: options(ELEMENTS, 'element') },
  { kind: 'list', place: 'magic.paths', label: label('magic.paths'), options: [] },
  select('magic.level', orNone(options(['initiate', 'adept', 'master', 'virtuoso'], 'rank'))),
]

const FAITH_FIELDS: readonly ProfileField[] = [
  words('faith.cult', 40),
  number('faith.aura', 60, { step: 0.5 }),
  ...['creation', 'alteration', 'destruction'].map((aspect) => number(`faith.${aspect}`, 10)),
  select('faith.level', orNone(options(['devout', 'zealot', 'dean', 'avatar'], 'rank'))),
]

const MACHINE_FIELDS: readonly ProfileField[] = [
  select('machine.artillery', options(['light', 'light-zone', 'heavy', 'heavy-zone', 'chariot'], 'artillery')),
  toggle('machine.mobile'),
  toggle('machine.turret'),
  number('machine.weight', 20, { least: 1, optional: true }),
  number('machine.structurePoints', 50, { least: 1, optional: true }),
  number('machine.crew', 10, { least: 1, optional: true }),
  // CF-MACHINE-12: by its id, so that it may be a card of one's own.
  { ...words('machine.servant'), hint: text('form.machine.servant.hint') },
  number('machine.substitutes.aim', 30),
  number('machine.substitutes.dis', 30),
  {
    ...{ kind: 'list', place: 'machine.access', label: label('machine.access') },
    hint: text('form.machine.access.hint'),
    options: options(['front', 'right', 'rear', 'left'], 'form.side'),
  },
]
