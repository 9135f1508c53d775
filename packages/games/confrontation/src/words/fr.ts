import type { Phrases } from '@fray/kernel'
import { card } from './fr/card.ts'
import * as parts from './fr/index.ts'

/**
 * Confrontation in French, its mother tongue, in its players' own terms: activation sequence = séquence d'activation, aim =
 * Tir, charge = charge, combat dice = dés de combat, moving under cover = déplacement à couvert,
 * damage roll = jet de Blessures, engagement = engagement, fear = Peur, fray = mêlée, lead = main, rout = déroute, stunned =
 * Sonné, Tactical roll = jet de Tactique, war-staff = état-major.
 */
export const fr: Phrases = Object.assign({}, card, ...Object.values(parts))
