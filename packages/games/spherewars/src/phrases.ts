import type { Phrasebook } from '@fray/kernel'
import { bands } from './phrases/bands.ts'
import { core } from './phrases/core.ts'
import { ground } from './phrases/ground.ts'
import { magic } from './phrases/magic.ts'
import { melee } from './phrases/melee.ts'
import { missions } from './phrases/missions.ts'
import { morale } from './phrases/morale.ts'
import { movement } from './phrases/movement.ts'
import { orders } from './phrases/orders.ts'
import { races } from './phrases/races.ts'
import { shooting } from './phrases/shooting.ts'

/** All words of the game, one file for each part of the rules. */
export const phrases: Phrasebook = {
  en: {
    ...bands,
    ...core,
    ...ground,
    ...melee,
    ...magic,
    ...missions,
    ...morale,
    ...movement,
    ...orders,
    ...races,
    ...shooting,
  },
}
