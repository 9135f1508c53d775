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
import { listedAbilities } from '../armies/cards/ability-list.ts'
import { equipment } from '../armies/cards/equipment.ts'
import { ICONS } from '../armies/cards/icons.ts'
import { ARMIES, BASES, CHARACTERISTICS, ELEMENTS, RANKS, ROLES, SIZES } from '../armies/cards/profile.ts'
import { traitName } from '../armies/cards/trait-name.ts'

/** CF-CARD-01: the form for a reference card; its content is checked as that of any card. */
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

type FormOption = FieldOption<string>

const { list, number, picture, select, toggle, text: words } = profileField

const NONE = text('form.none')

const WHO: readonly ProfileField[] = [
  words('name', 60),
  select('army', optionsOfKind('people', ARMIES)),
  select('rank', optionsOfKind('rank', RANKS)),
  list('rankWords', []),
  select('role', optionsOfKind('form.role', ROLES)),
  select('size', optionsOfKind('form.size', SIZES)),
  select('base', optionsOfKind('form.base', BASES)),
  picture(
    'icon',
    ICONS.map((value) => ({ value, text: text('trait', { name: value.replaceAll('-', ' ') }) })),
  ),
  toggle('character'),
  toggle('unique'),
  number('ap', 1, 1000, { optional: true }),
]

/** CF-PROFILE-02 to -09: missing characteristics stay empty. */
const FIGURES: readonly ProfileField[] = [
  ...['mov', 'flight'].map((place) =>
    number(place, 0, 60, { label: text(`field.${place}`), term: 'characteristic.mov', step: 0.5, optional: true }),
  ),
  ...CHARACTERISTICS.map((place) =>
    number(place, 0, 30, { label: text(`field.${place}`), term: `characteristic.${place}`, optional: place !== 'res' }),
  ),
  list('bold', optionsOfKind('field', CHARACTERISTICS)),
]

function abilityFields(): readonly ProfileField[] {
  const things = equipment.map(({ id, name }): FormOption => ({ value: id, text: text('trait', { name }) }))
  return [
    list('abilities', ABILITIES, { label: text('field.abilities'), hint: text('form.abilities.hint') }),
    list('equipment', things, { label: text('field.equipment') }),
    select('command', withNone(NONE, optionsOfKind('form.command', ['commander', 'musician', 'standard-bearer']))),
  ]
}

/** Abilities as cards write them; X is 1 until it is changed. */
const ABILITIES: readonly FormOption[] = listedAbilities.flatMap(({ id, number: hasX, words: known }): FormOption[] => {
  if (known === 'character') return []
  const written = known ? known.map((word) => `${id}-${word}`) : [id]
  return written.map((ability) => ({
    value: hasX ? `${ability}/1` : ability,
    text: traitName({ ability, x: hasX ? 1 : null }),
  }))
})

const WEAPON_FIELDS: readonly ProfileField[] = [
  words('weapon.name', 40),
  number('weapon.strength', 0, 30),
  number('weapon.ranges[0]', 0, 300),
  number('weapon.ranges[1]', 0, 300),
  number('weapon.ranges[2]', 0, 300),
]

const MAGIC_FIELDS: readonly ProfileField[] = [
  list('magic.elements', optionsOfKind('element', ELEMENTS)),
  list('magic.paths', []),
  select('magic.level', withNone(NONE, optionsOfKind('rank', ['initiate', 'adept', 'master', 'virtuoso']))),
]

const FAITH_FIELDS: readonly ProfileField[] = [
  words('faith.cult', 40),
  number('faith.aura', 0, 60, { step: 0.5 }),
  ...['creation', 'alteration', 'destruction'].map((aspect) => number(`faith.${aspect}`, 0, 10)),
  select('faith.level', withNone(NONE, optionsOfKind('rank', ['devout', 'zealot', 'dean', 'avatar']))),
]

const MACHINE_FIELDS: readonly ProfileField[] = [
  select('machine.artillery', optionsOfKind('artillery', ['light', 'light-zone', 'heavy', 'heavy-zone', 'chariot'])),
  toggle('machine.mobile'),
  toggle('machine.turret'),
  number('machine.weight', 1, 20, { optional: true }),
  number('machine.structurePoints', 1, 50, { optional: true }),
  number('machine.crew', 1, 10, { optional: true }),
  // CF-MACHINE-12: by id, so that it may be a player's own card.
  words('machine.servant', 60, { hint: text('form.machine.servant.hint') }),
  number('machine.substitutes.aim', 0, 30),
  number('machine.substitutes.dis', 0, 30),
  list('machine.access', optionsOfKind('form.side', ['front', 'right', 'rear', 'left']), {
    hint: text('form.machine.access.hint'),
  }),
]
