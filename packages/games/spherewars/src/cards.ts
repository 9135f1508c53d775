import type { GameCard } from '@fray/kernel'

export const rulebookCard = {
  id: 'spherewars',
  icon: 'fire-gem',
  phrases: {
    en: {
      title: 'SphereWars',
      summary: 'Skirmish on the fields of Golothar: reactions, shouted orders, secret bids of power.',
    },
  },
  translations: {
    es: async () => (await import('./words/es/cards.ts')).rulebookCard,
    fr: async () => (await import('./words/fr/cards.ts')).rulebookCard,
  },
  hasLessons: true,
  hasForces: true,
} satisfies GameCard

export const manuscriptCard = {
  id: 'spherewars-manuscript',
  icon: 'scroll-quill',
  phrases: {
    en: {
      title: 'SphereWars: the Manuscript',
      summary: 'The earlier edition: simpler and more brutal, with pushes, annihilations and two speeds.',
    },
  },
  translations: {
    es: async () => (await import('./words/es/cards.ts')).manuscriptCard,
    fr: async () => (await import('./words/fr/cards.ts')).manuscriptCard,
  },
  hasLessons: true,
  hasForces: true,
} satisfies GameCard
