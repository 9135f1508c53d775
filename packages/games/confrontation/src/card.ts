import type { GameCard } from '@fray/kernel'
import en from './locales/en/card.json' with { type: 'json' }

export const card = {
  id: 'confrontation',
  icon: 'crossed-axes',
  phrases: { en },
  translations: {
    es: async () => (await import('./locales/es/card.json', { with: { type: 'json' } })).default,
    fr: async () => (await import('./locales/fr/card.json', { with: { type: 'json' } })).default,
  },
  hasLessons: true,
  hasForces: true,
} satisfies GameCard
