import { Limits } from '@fray/hooks'
import type { State } from './state.ts'

/** What may be used only so often. */
export const limits = new Limits<State, 'round' | 'game'>({ round: ({ round }) => round, game: () => 0 })
