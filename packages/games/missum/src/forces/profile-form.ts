import {
  type Json,
  optionsOfKind,
  type ProfileField,
  type ProfileForm,
  profileField,
  text,
  withNone,
} from '@fray/kernel'
import { ARMOURS, ENGINES, MISSILES, RACES, STANDINGS, TYPES } from '../army/army.ts'
import { weaponsOf } from '../army/check.ts'

/** MI-UNIT-02: the form for a player's own kind of troops; the checks of written troops apply to it too. */
export function profileForm(blank: Json): ProfileForm {
  return {
    blank,
    sections: [
      { label: text('form.who'), fields: WHO },
      { label: text('force.card.arms'), fields: ARMS },
    ],
  }
}

const { list, number, select, toggle, text: words } = profileField

const NONE = text('force.none')

const WHO: readonly ProfileField[] = [
  words('name', 60, { label: text('force.legion') }),
  select('race', optionsOfKind('race', RACES), { label: text('force.race') }),
  select('type', optionsOfKind('force.type', TYPES), { label: text('force.type') }),
  select('standing', optionsOfKind('force.standing', STANDINGS), { label: text('force.standing') }),
  number('figures', 1, 200, { label: text('force.figures') }),
  number('morale', 1, 20, { label: text('force.figure.morale'), hint: text('form.morale.hint'), optional: true }),
]

/** MI-MELEEFACTOR-33: every melee weapon that some race knows. */
const MELEE = [...new Set(RACES.flatMap(weaponsOf))]

const ARMS: readonly ProfileField[] = [
  select('armour', optionsOfKind('armour', ARMOURS), { label: text('force.armour') }),
  toggle('shield', { label: text('force.shield') }),
  list('weapons', optionsOfKind('weapon', MELEE), { label: text('force.weapons') }),
  select('missile', withNone(NONE, optionsOfKind('weapon', MISSILES)), { label: text('force.missile') }),
  toggle('paired', { label: text('force.paired') }),
  select('engine', withNone(NONE, optionsOfKind('weapon', ENGINES)), { label: text('form.engine') }),
]
