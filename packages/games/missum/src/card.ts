import type { GameCard } from '@fray/kernel'

export const card = {
  id: 'missum',
  icon: 'spartan',
  phrases: {
    en: {
      title: 'Missúm!',
      summary: 'Legions of Tékumel: hundreds of figures wheel, charge, break and run; priests duel in secret.',
    },
  },
  translations: {
    es: async () => (await import('./words/es/card.ts')).card,
    fr: async () => (await import('./words/fr/card.ts')).card,
  },
  hasLessons: true,
  hasForces: true,
} satisfies GameCard
