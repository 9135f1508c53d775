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

const NONE: readonly Scroll[] = []

/** What is used leaves the list, which then is another one. */
const scrollsAmong = new WeakMap<readonly string[], readonly Scroll[]>()

export function commandScrolls({ consumables }: Combatant): readonly Scroll[] {
  if (consumables.length === 0) return NONE
  let scrolls = scrollsAmong.get(consumables)
  if (!scrolls) {
    scrolls = consumables.flatMap((id) => {
      const repeats = REPEATS[id]
      const { name, rule } = registry.named(id)
      return repeats ? [{ id, name, rule, repeats }] : []
    })
    scrollsAmong.set(consumables, scrolls)
  }
  return scrolls
}
