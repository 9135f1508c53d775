import type { GameCard } from '@fray/kernel'

export const rulebookCard = {
  id: 'spherewars',
  phrases: {
    en: {
      title: 'SphereWars',
      summary: 'Skirmish on the fields of Golothar: reactions, shouted orders, secret bids of power.',
    },
  },
  teaches: true,
  musters: true,
} satisfies GameCard

export const manuscriptCard = {
  id: 'spherewars-manuscript',
  phrases: {
    en: {
      title: 'SphereWars: the Manuscript',
      summary: 'The earlier edition: simpler and more brutal, with pushes, annihilations and two speeds.',
    },
  },
  teaches: true,
  musters: true,
} satisfies GameCard
