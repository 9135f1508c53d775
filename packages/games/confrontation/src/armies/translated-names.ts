import {
  translatedNames as abroadIn,
  withTranslatedNames as inLanguages,
  type NamedItem,
  type NameList,
} from '@fray/kernel'
import { abilities as abilitiesEs } from '../words/es/names-abilities.ts'
import { equipment as equipmentEs } from '../words/es/names-equipment.ts'
import { faith as faithEs } from '../words/es/names-faith.ts'
import { figuresDarkness as darknessEs } from '../words/es/names-figures-darkness.ts'
import { figuresDestiny as destinyEs } from '../words/es/names-figures-destiny.ts'
import { figuresLight as lightEs } from '../words/es/names-figures-light.ts'
import { spells as spellsEs } from '../words/es/names-spells.ts'
import { abilities as abilitiesFr } from '../words/fr/names-abilities.ts'
import { equipment as equipmentFr } from '../words/fr/names-equipment.ts'
import { faith as faithFr } from '../words/fr/names-faith.ts'
import { figuresDarkness as darknessFr } from '../words/fr/names-figures-darkness.ts'
import { figuresDestiny as destinyFr } from '../words/fr/names-figures-destiny.ts'
import { figuresLight as lightFr } from '../words/fr/names-figures-light.ts'
import { spells as spellsFr } from '../words/fr/names-spells.ts'

/** French and Spanish names that people write in situations and lists. */
const ABROAD: readonly NameList[] = [
  { ...lightFr, ...darknessFr, ...destinyFr, ...abilitiesFr, ...equipmentFr, ...faithFr, ...spellsFr },
  { ...lightEs, ...darknessEs, ...destinyEs, ...abilitiesEs, ...equipmentEs, ...faithEs, ...spellsEs },
]

/** Adds the names of other languages to the English ones. */
export function inEveryLanguage(cards: readonly NamedItem[]): readonly NamedItem[] {
  return inLanguages(cards, ABROAD)
}

/** Gets the names of other languages only. */
export function translatedNames(cards: readonly NamedItem[]): readonly NamedItem[] {
  return abroadIn(cards, ABROAD)
}
