import { type Limit, Limits } from '@fray/hooks'
import type { Combatant, State } from '../state.ts'

type Scope = 'round' | 'turn' | 'game'

/** Uses limited to once per round, turn or game. The activation counts its own uses. */
export const LIMITS = {
  'abyssal-rune': 'round',
  'annihilation-by-feat': 'round',
  'coffin-of-isha': 'round',
  'on-alert': 'round',
  sidestep: 'round',
  'mercenary-messenger': 'turn',
  'tactical-ring': 'turn',
  'venomous-spit': 'turn',
  'sulphuric-rock': 'game',
} as const satisfies Readonly<Record<string, Scope>>

type Limited = keyof typeof LIMITS

/** Ids of everything with such a limit. */
export const LIMITED = Object.keys(LIMITS) as Limited[]

const limits = new Limits<State, Scope>({
  round: ({ turn, round }) => 2 * turn + round,
  turn: ({ turn }) => turn,
  game: () => 0,
})

const FEAT = 'feat '

/** SM-FEAT-10: each feat may be used once per turn. */
export function featUse(feat: string): Limit<'turn'> {
  return { id: `${FEAT}${feat}`, per: 'turn' }
}

/** Lists what a combatant has used and cannot use again yet, in the notation of situations. */
export function usesOf(play: { readonly state: State }, bearer: Combatant): string[] {
  const feats = Object.keys(bearer.uses).flatMap((id) => (id.startsWith(FEAT) ? [id.slice(FEAT.length)] : []))
  return [
    ...LIMITED.filter((use) => isSpent(play, bearer, use)),
    ...feats.filter((feat) => isSpent(play, bearer, featUse(feat))).map((feat) => featUse(feat).id),
  ]
}

/** Reads a use from a situation: a limited ability or a feat. */
export function useNamed(written: string): Use {
  return written.startsWith(FEAT) ? featUse(written.slice(FEAT.length)) : (written as Limited)
}

/** A limited ability, by its id in the list above or with a limit of its own. */
type Use = Limited | Limit<Scope>

function limitOf(use: Use): Limit<Scope> {
  return typeof use === 'string' ? { id: use, per: LIMITS[use] } : use
}

/** Whether it has already been used in this round, turn or game. */
export function isSpent({ state }: { readonly state: State }, bearer: Combatant, use: Use): boolean {
  return limits.isSpent(state, bearer.uses, limitOf(use))
}

export function recordUse({ state }: { readonly state: State }, bearer: Combatant, use: Use): void {
  limits.spend(state, bearer.uses, limitOf(use))
}

/** Records a use; returns false if there already was one. */
export function useOnce({ state }: { readonly state: State }, bearer: Combatant, use: Use): boolean {
  return limits.use(state, bearer.uses, limitOf(use))
}
