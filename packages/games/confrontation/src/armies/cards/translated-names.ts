import {
  translatedNames as abroadIn,
  withTranslatedNames as inLanguages,
  type NamedItem,
  type NameList,
} from '@fray/kernel'
import abilitiesEs from '../../locales/es/names/abilities.json' with { type: 'json' }
import equipmentEs from '../../locales/es/names/equipment.json' with { type: 'json' }
import faithEs from '../../locales/es/names/faith.json' with { type: 'json' }
import darknessEs from '../../locales/es/names/figures-darkness.json' with { type: 'json' }
import destinyEs from '../../locales/es/names/figures-destiny.json' with { type: 'json' }
import lightEs from '../../locales/es/names/figures-light.json' with { type: 'json' }
import spellsEs from '../../locales/es/names/spells.json' with { type: 'json' }
import abilitiesFr from '../../locales/fr/names/abilities.json' with { type: 'json' }
import equipmentFr from '../../locales/fr/names/equipment.json' with { type: 'json' }
import faithFr from '../../locales/fr/names/faith.json' with { type: 'json' }
import darknessFr from '../../locales/fr/names/figures-darkness.json' with { type: 'json' }
import destinyFr from '../../locales/fr/names/figures-destiny.json' with { type: 'json' }
import lightFr from '../../locales/fr/names/figures-light.json' with { type: 'json' }
import spellsFr from '../../locales/fr/names/spells.json' with { type: 'json' }

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
