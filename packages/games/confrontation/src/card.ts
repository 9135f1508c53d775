import type { GameCard } from '@fray/kernel'

export const card = {
  id: 'confrontation',
  icon: 'crossed-axes',
  phrases: {
    en: {
      title: 'Confrontation',
      summary: 'Third edition: skirmishes in Aarklash with cards, facing, frays and dice that explode.',
    },
  },
  translations: {
    es: async () => (await import('./words/es/card.ts')).card,
    fr: async () => (await import('./words/fr/card.ts')).card,
  },
  hasLessons: true,
  hasForces: true,
} satisfies GameCard
