import { abilities } from '../ability.ts'
import { miracleNamed, spellNamed } from '../armies/extras/armoury.ts'
import { isCountingName } from '../limits.ts'
import { isBought } from './written-names.ts'

/** Whether any rule counts uses under this name. */
export function isCounted(name: string): boolean {
  const [first = ''] = name.split(':')
  if (isCountingName(name) || isBought(first)) return true
  return abilities.find(first) !== undefined || (spellNamed(first) ?? miracleNamed(first)) !== undefined
}
