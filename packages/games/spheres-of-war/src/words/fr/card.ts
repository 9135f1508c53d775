import type { Phrases } from '@fray/kernel'

export const card: Phrases = {
  title: 'Spheres of War',
  summary: 'Cinq contre cinq. Approchez, frappez, défendez-vous : un dé à la fois.',
}
