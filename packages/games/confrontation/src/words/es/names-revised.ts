import type { NameList } from '@fray/kernel'

/** Artefacts, capacities and spells of the revised cards of the peoples. */
export const revised: NameList = {
  'Djinn treatment': 'Tratamiento Djinn',
  "The Insane's panache": 'El penacho del Loco',
  'Antiome treatment': 'Tratamiento Antiome',
  'Anthemis treatment': 'Tratamiento Anthemis',
  'Atlas treatment': 'Tratamiento Atlas',
  Excrescences: 'Excrecencias',
  'The Skull of Souls': 'El cráneo de las almas',
  'The Homunculus': 'El homúnculo',
  'The Cloak of Crawling': 'La capa reptante',
  'Keratis warriors': 'Guerreros keratis',
  'Skorize charge': 'Carga skorize',
  'The Dominator': 'El dominador',
  'Psychic echo': 'Eco psíquico',
  'Psychic relay': 'Relevo psíquico',
  'Mental energy': 'Energía mental',
  'Psychic powers': 'Poderes psíquicos',
  'The Asp in a fray': 'El Áspid en la refriega',
  'Poisoned projectile': 'Proyectil envenenado',
}
