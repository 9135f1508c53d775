import type { GameCard } from '@fray/kernel'
import manuscript from './locales/en/manuscript/card.json' with { type: 'json' }
import rulebook from './locales/en/rulebook/card.json' with { type: 'json' }

export const rulebookCard = {
  id: 'spherewars',
  icon: 'fire-gem',
  phrases: { en: rulebook },
  translations: {
    es: async () => (await import('./locales/es/rulebook/card.json', { with: { type: 'json' } })).default,
    fr: async () => (await import('./locales/fr/rulebook/card.json', { with: { type: 'json' } })).default,
  },
  hasLessons: true,
  hasForces: true,
} satisfies GameCard

export const manuscriptCard = {
  id: 'spherewars-manuscript',
  icon: 'scroll-quill',
  phrases: { en: manuscript },
  translations: {
    es: async () => (await import('./locales/es/manuscript/card.json', { with: { type: 'json' } })).default,
    fr: async () => (await import('./locales/fr/manuscript/card.json', { with: { type: 'json' } })).default,
  },
  hasLessons: true,
  hasForces: true,
} satisfies GameCard
