import { abilities } from '../ability.ts'
import { miracleNamed, spellNamed } from '../armies/armoury.ts'
import { isBought } from './written-names.ts'

/** What is counted for something else: `cast:CF-SPELL-12`. */
const ABOUT = ['call', 'camp', 'cast', 'discarded', 'given', 'served', 'under', 'unspotted', 'wonder']

/** What is counted under a name that nothing else has. */
const MOMENTS = [
  ...['acolyte', 'anathema-point', 'called-in-reaction', 'carrion-fowl-moved', 'cast-outside-activation', 'cured'],
  ...['dose-of-combat-drugs', 'exclusive-action', 'eye-of-the-abyss', 'falcon-order', 'moved-by-spell'],
  ...['psychic-power', 'reinforcements', 'repair', 'sacrificed-doll'],
]

/** Whether any rule counts what somebody does under this name. */
export function isCounted(name: string): boolean {
  const [first = '', ...rest] = name.split(':')
  if (rest.length > 0 && ABOUT.includes(first)) return true
  if (MOMENTS.includes(name) || isBought(first)) return true
  const rule = first.toUpperCase()
  return abilities.known(first) !== undefined || spellNamed(rule) !== undefined || miracleNamed(rule) !== undefined
}
