import type { Action } from '../activation/activity.ts'
import { haul, haulRunning, turnMachine } from './hauling.ts'
import { serving, servingThenMoving } from './serving.ts'

/** What the card of an immobile machine lets its servants do with it (CF-MACHINE-22, -29, -42). */
export const servingActions: readonly Action[] = [haul, haulRunning, turnMachine, serving, servingThenMoving]
