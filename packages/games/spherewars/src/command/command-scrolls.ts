import { registry } from '../ability.ts'
import type { Combatant } from '../state.ts'

/** SW-CONSUMABLE-33 to -35: a scroll that is an order itself. */
export interface Scroll {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** Whether its order may go to one that has had another, or even the same, in this round. */
  readonly repeats: 'never' | 'different' | 'same'
}

const REPEATS: Readonly<Record<string, Scroll['repeats']>> = {
  'inferior-command-scroll': 'never',
  'superior-command-scroll': 'different',
  'sublime-command-scroll': 'same',
}

/** The one that allows most: whoever may have a scroll may have this one. */
export const BEST_SCROLL: Scroll = scrollNamed('sublime-command-scroll', 'same')

function scrollNamed(id: string, repeats: Scroll['repeats']): Scroll {
  const { name, rule } = registry.named(id)
  return { id, name, rule, repeats }
}

const NONE: readonly Scroll[] = []

/** The latest answer for each carrier's number: what is used leaves the list, which then is another one. */
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
