import { providers } from './command/providers.ts'
import type { SharedRules } from './edition.ts'
import { leaderDied } from './morale/morale.ts'

/** The rules that core modules call back, for every edition. */
export const sharedRules: SharedRules = { providers, leaderDied }
