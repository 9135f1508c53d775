import type { Combatant, State } from '../state.ts'

/** What may be used only once, and in what: longer than the activation, which counts its own uses. */
const LIMITS = {
  'abyssal-rune': 'round',
  'annihilation-by-feat': 'round',
  'coffin-of-isha': 'round',
  'on-alert': 'round',
  sidestep: 'round',
  'mercenary-messenger': 'turn',
  'tactical-ring': 'turn',
  'venomous-spit': 'turn',
  'sulphuric-rock': 'game',
} as const satisfies Readonly<Record<string, 'round' | 'turn' | 'game'>>

export type Limited = keyof typeof LIMITS

/** The ids of everything that is limited so. */
export const LIMITED = Object.keys(LIMITS) as Limited[]

/** Whether it has been used in this round, turn or game. */
export function isSpent({ state }: { readonly state: State }, bearer: Combatant, use: Limited): boolean {
  return bearer.uses[use] === stampOf(state, use)
}

export function spend({ state }: { readonly state: State }, bearer: Combatant, use: Limited): void {
  bearer.uses[use] = stampOf(state, use)
}

/** Notes a use; false if there has been one already. */
export function useOnce(turn: { readonly state: State }, bearer: Combatant, use: Limited): boolean {
  if (isSpent(turn, bearer, use)) return false
  spend(turn, bearer, use)
  return true
}

/** A number that differs from round to round, from turn to turn, or never. */
function stampOf({ turn, round }: State, use: Limited): number {
  if (LIMITS[use] === 'game') return 1
  return LIMITS[use] === 'turn' ? turn : 2 * turn + round + 1
}
