import { registry } from '../ability.ts'
import type { Combatant } from '../state.ts'

/** SW-CONSUMABLE-33 to -35: a scroll that stands for an order. */
export interface Scroll {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** Whether its order may go to a combatant that has had another order, or even the same one, this round. */
  readonly repeats: 'never' | 'different' | 'same'
}

const REPEATS: Readonly<Record<string, Scroll['repeats']>> = {
  'inferior-command-scroll': 'never',
  'superior-command-scroll': 'different',
  'sublime-command-scroll': 'same',
}

/** The scroll that allows most: a combatant that may have any scroll may have this one. */
export const BEST_SCROLL: Scroll = scrollNamed('sublime-command-scroll', 'same')

function scrollNamed(id: string, repeats: Scroll['repeats']): Scroll {
  const { name, rule } = registry.get(id)
  return { id, name, rule, repeats }
}

const NONE: readonly Scroll[] = []

/** The latest answer by carrier number. A used consumable leaves the list, which is then a new array. */
const latest: { readonly consumables: readonly string[]; readonly scrolls: readonly Scroll[] }[] = []

export function commandScrolls({ id, consumables }: Combatant): readonly Scroll[] {
  if (consumables.length === 0) return NONE
  const known = latest[id]
  if (known?.consumables === consumables) return known.scrolls
  const scrolls = consumables.flatMap((consumable) => {
    const repeats = REPEATS[consumable]
    return repeats ? [scrollNamed(consumable, repeats)] : []
  })
  latest[id] = { consumables, scrolls }
  return scrolls
}
