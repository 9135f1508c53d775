import type { GameCard } from '@fray/kernel'

export const card = {
  id: 'spheres-of-war',
  phrases: {
    en: {
      title: 'Spheres of War',
      summary: 'Five against five. Close in, strike, defend: one die at a time.',
    },
  },
  teaches: true,
  musters: false,
} satisfies GameCard
