import { type Limit, Limits } from '@fray/hooks'
import type { Combatant, State } from '../state.ts'

type Scope = 'round' | 'turn' | 'game'

/** What may be used only once, and in what: longer than the activation, which counts its own uses. */
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

/** The ids of everything that is limited so. */
export const LIMITED = Object.keys(LIMITS) as Limited[]

const limits = new Limits<State, Scope>({
  round: ({ turn, round }) => 2 * turn + round,
  turn: ({ turn }) => turn,
  game: () => 0,
})

const FEAT = 'feat '

/** SM-FEAT-10: each feat once in a turn. */
export function featUse(feat: string): Limit<'turn'> {
  return { id: `${FEAT}${feat}`, per: 'turn' }
}

/** All that somebody has used and may not use again yet, as situations write it. */
export function usedBy(play: { readonly state: State }, bearer: Combatant): string[] {
  const feats = Object.keys(bearer.uses).flatMap((id) => (id.startsWith(FEAT) ? [id.slice(FEAT.length)] : []))
  return [
    ...LIMITED.filter((use) => isSpent(play, bearer, use)),
    ...feats.filter((feat) => isSpent(play, bearer, featUse(feat))).map((feat) => featUse(feat).id),
  ]
}

/** What a situation says has been used: something that is limited, or a feat. */
export function useNamed(written: string): Use {
  return written.startsWith(FEAT) ? featUse(written.slice(FEAT.length)) : (written as Limited)
}

/** What is limited, by the id of the list above or by a limit of its own. */
type Use = Limited | Limit<Scope>

function limitOf(use: Use): Limit<Scope> {
  return typeof use === 'string' ? { id: use, per: LIMITS[use] } : use
}

/** Whether it has been used in this round, turn or game. */
export function isSpent({ state }: { readonly state: State }, bearer: Combatant, use: Use): boolean {
  return limits.isSpent(state, bearer.uses, limitOf(use))
}

export function spend({ state }: { readonly state: State }, bearer: Combatant, use: Use): void {
  limits.spend(state, bearer.uses, limitOf(use))
}

/** Notes a use; false if there has been one already. */
export function useOnce({ state }: { readonly state: State }, bearer: Combatant, use: Use): boolean {
  return limits.use(state, bearer.uses, limitOf(use))
}
