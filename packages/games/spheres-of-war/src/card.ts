import type { GameCard } from '@fray/kernel'

export const card = {
  id: 'spheres-of-war',
  icon: 'crossed-swords',
  phrases: {
    en: {
      title: 'Spheres of War',
      summary: 'Five against five. Close in, strike, defend: one die at a time.',
    },
  },
  translations: {
    es: async () => (await import('./words/es/card.ts')).card,
    fr: async () => (await import('./words/fr/card.ts')).card,
  },
  hasLessons: true,
  hasForces: false,
} satisfies GameCard
