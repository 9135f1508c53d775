import { type FieldOption, type Json, type ProfileField, type ProfileForm, text } from '@fray/kernel'
import { ARMOURS, ENGINES, MISSILES, RACES, STANDINGS, TYPES } from '../army/army.ts'
import { weaponsOf } from '../army/check.ts'

/** MI-UNIT-02: a kind of troops of one's own to be filled in; what it may carry is checked as when it is written. */
export function profileForm(blank: Json): ProfileForm {
  return {
    blank,
    sections: [
      { label: text('form.who'), fields: WHO },
      { label: text('force.card.arms'), fields: ARMS },
    ],
  }
}

type Option = FieldOption<string>

const options = (values: readonly string[], kind: string): Option[] =>
  values.map((value) => ({ value, text: text(`${kind}.${value}`) }))
const orNone = (list: readonly Option[]): FieldOption<string | null>[] => [
  { value: null, text: text('force.none') },
  ...list,
]
const select = (place: string, label: string, list: readonly FieldOption<string | null>[]): ProfileField => {
  return { kind: 'select', place, label: text(label), options: list }
}

const WHO: readonly ProfileField[] = [
  { kind: 'text', place: 'name', label: text('force.legion'), longest: 60 },
  select('race', 'force.race', options(RACES, 'race')),
  select('type', 'force.type', options(TYPES, 'force.type')),
  select('standing', 'force.standing', options(STANDINGS, 'force.standing')),
  { kind: 'number', place: 'figures', label: text('force.figures'), least: 1, most: 200 },
  {
    ...{ kind: 'number', place: 'morale', label: text('force.figure.morale'), least: 1, most: 20, optional: true },
    hint: text('form.morale.hint'),
  },
]

/** MI-MELEEFACTOR-33. */
const MELEE = [...new Set(RACES.flatMap(weaponsOf))]

const ARMS: readonly ProfileField[] = [
  select('armour', 'force.armour', options(ARMOURS, 'armour')),
  { kind: 'toggle', place: 'shield', label: text('force.shield') },
  { kind: 'list', place: 'weapons', label: text('force.weapons'), options: options(MELEE, 'weapon') },
  select('missile', 'force.missile', orNone(options(MISSILES, 'weapon'))),
  { kind: 'toggle', place: 'paired', label: text('force.paired') },
  select('engine', 'form.engine', orNone(options(ENGINES, 'weapon'))),
]
