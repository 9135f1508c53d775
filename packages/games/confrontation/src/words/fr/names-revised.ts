import type { NameList } from '@fray/kernel'

/** Artefacts, capacities and spells of the revised cards of the peoples. */
export const revised: NameList = {
  'Djinn treatment': 'Traitement Djinn',
  "The Insane's panache": 'Le panache du Dément',
  'Antiome treatment': 'Traitement Antiome',
  'Anthemis treatment': 'Traitement Anthémis',
  'Atlas treatment': 'Traitement Atlas',
  Excrescences: 'Excroissances',
  'The Skull of Souls': 'Le crâne des âmes',
  'The Homunculus': 'L’homoncule',
  'The Cloak of Crawling': 'La cape grouillante',
  'Keratis warriors': 'Guerriers kératis',
  'Skorize charge': 'Charge skorize',
  'The Dominator': 'Le dominateur',
  'Psychic echo': 'Écho psychique',
  'Psychic relay': 'Relais psychique',
  'Mental energy': 'Énergie mentale',
  'Psychic powers': 'Pouvoirs psychiques',
  'The Asp in a fray': 'L’Aspic dans la mêlée',
  'Poisoned projectile': 'Projectile empoisonné',
}
