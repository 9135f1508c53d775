import type { Phrases } from '@fray/kernel'

export const rulebookCard: Phrases = {
  title: 'SphereWars',
  summary: 'Escarmouches dans les champs de Golothar : réactions, ordres criés, enchères secrètes de pouvoir.',
}

export const manuscriptCard: Phrases = {
  title: 'SphereWars : le Manuscrit',
  summary: 'L’édition antérieure : plus simple et plus brutale, avec poussées, annihilations et deux allures.',
}
