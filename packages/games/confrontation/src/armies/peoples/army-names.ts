import armies from '../../locales/en/armies.json' with { type: 'json' }
import { writtenWord } from '../../written-word.ts'
import { ARMIES, type ArmyId } from '../cards/profile.ts'

/** Peoples by the land, the clan or the creature that the book names them after. */
const SHORT: Readonly<Record<string, ArmyId>> = {
  Alahan: 'lions',
  Akkylannie: 'griffins',
  Ophidian: 'ophidian',
  Drunes: 'drune',
  'Bran-Ô-Kor': 'orcs',
  'No-Dan-Kar': 'goblins',
}

const FULL = Object.fromEntries(ARMIES.map((army) => [armies[`people.${army}`], army]))

/** Reads an army by its id or by a name of its people. */
export function armySchema<const T extends readonly [ArmyId, ...ArmyId[]]>(among: T) {
  return writtenWord(among, { ...FULL, ...SHORT } as Readonly<Record<string, T[number]>>)
}
