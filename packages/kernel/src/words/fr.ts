import type { Phrases } from '../phrasebook.ts'

/** The kernel's words in French. */
export const fr: Phrases = {
  rolled: '{purpose}',
  'kernel.not-offered': '« {answer} » ne fait pas partie des choix',
  'kernel.not-asked': 'le camp {seat} n’a rien à décider maintenant',
  'kernel.match-over': 'la partie est finie',
  'kernel.not-yours': 'la dernière réponse vient du camp {seat}',
  'kernel.minimum': 'au moins {floor}',
  'kernel.nothing-to-undo': 'rien ne peut être annulé : des dés ou un secret ont été montrés depuis',
}
