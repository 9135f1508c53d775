import type { Translations } from '@fray/kernel'
import bands from './en/bands.json' with { type: 'json' }
import core from './en/core.json' with { type: 'json' }
import ground from './en/ground.json' with { type: 'json' }
import input from './en/input.json' with { type: 'json' }
import magic from './en/magic.json' with { type: 'json' }
import manuscriptCard from './en/manuscript/card.json' with { type: 'json' }
import manuscriptCore from './en/manuscript/core.json' with { type: 'json' }
import melee from './en/melee.json' with { type: 'json' }
import missions from './en/missions.json' with { type: 'json' }
import morale from './en/morale.json' with { type: 'json' }
import movement from './en/movement.json' with { type: 'json' }
import notes from './en/notes.json' with { type: 'json' }
import options from './en/options.json' with { type: 'json' }
import orders from './en/orders.json' with { type: 'json' }
import overlays from './en/overlays.json' with { type: 'json' }
import races from './en/races.json' with { type: 'json' }
import rulebookCard from './en/rulebook/card.json' with { type: 'json' }
import shooting from './en/shooting.json' with { type: 'json' }
import tables from './en/tables.json' with { type: 'json' }

const shared = {
  ...bands,
  ...core,
  ...ground,
  ...input,
  ...magic,
  ...melee,
  ...missions,
  ...morale,
  ...movement,
  ...notes,
  ...options,
  ...orders,
  ...overlays,
  ...races,
  ...shooting,
  ...tables,
}

/** The English phrases of the rulebook edition; army builder, guide, lessons and puzzles have their own. */
export const phrases = { en: { ...shared, ...rulebookCard } }

/** The same for the Manuscript, which words some of them differently. */
export const manuscriptPhrases = { en: { ...shared, ...manuscriptCore, ...manuscriptCard } }

export type PhraseId = keyof typeof phrases.en

/** Everything in other languages. */
export const translations: Translations = {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
}

export const manuscriptTranslations: Translations = {
  es: async () => (await import('./es.ts')).manuscriptEs,
  fr: async () => (await import('./fr.ts')).manuscriptFr,
}
