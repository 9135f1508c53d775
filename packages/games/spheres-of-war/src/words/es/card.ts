import type { Phrases } from '@fray/kernel'

export const card: Phrases = {
  title: 'Spheres of War',
  summary: 'Cinco contra cinco. Acércate, golpea, defiéndete: dado a dado.',
}
