import { providers } from '../command/providers.ts'
import { leaderDied } from '../morale/morale.ts'
import type { SharedRules } from './edition.ts'

/** The rules that core modules call back, for every edition. */
export const sharedRules: SharedRules = { providers, leaderDied }
