import type { Phrases } from '@fray/kernel'

export const card: Phrases = {
  title: 'Confrontation',
  summary: 'Troisième édition : escarmouches en Aarklash avec cartes, orientation, mêlées et dés relancés.',
}
