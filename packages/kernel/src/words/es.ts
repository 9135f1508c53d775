import type { Phrases } from '../phrasebook.ts'

/** The kernel's words in Spanish. */
export const es: Phrases = {
  rolled: '{purpose}',
  'kernel.not-offered': '«{answer}» no es una de las opciones',
  'kernel.not-asked': 'ahora no hay nada que decidir para {seat}',
  'kernel.match-over': 'la partida ha terminado',
  'kernel.not-yours': 'la última respuesta es de {seat}',
  'kernel.minimum': 'al menos {floor}',
  'kernel.nothing-to-undo': 'no se puede deshacer nada: desde entonces se han visto dados o un secreto',
}
