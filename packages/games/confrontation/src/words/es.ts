import type { Phrases } from '@fray/kernel'
import { card } from './es/card.ts'
import * as parts from './es/index.ts'

/**
 * Confrontation in Spanish: activation sequence = secuencia de activación, aim = Puntería, charge = carga, combat dice =
 * dados de combate, damage roll = tirada de Daño, engagement = trabarse, fear = Miedo, fray = refriega, lead = mano, rout =
 * desbandada, stunned = Aturdido, Tactical roll = tirada de Táctica, war-staff = estado mayor.
 */
export const es: Phrases = Object.assign({}, card, ...Object.values(parts))
