import type { Phrases } from '../phrasebook.ts'

/** The kernel's words in French. */
export const fr: Phrases = {
  rolled: '{purpose}',
  'kernel.list': '{first}, {rest}',
  'kernel.not-offered': '« {answer} » ne fait pas partie des choix',
  'kernel.not-asked': 'le camp {seat} n’a rien à décider maintenant',
  'kernel.match-over': 'la partie est finie',
  'kernel.not-yours': 'la dernière réponse vient du camp {seat}',
  'kernel.minimum': 'au moins {floor}',
  'kernel.step.multiply': '× {by}{rounding, select, up {, arrondi au-dessus} down {, arrondi au-dessous} other {}}',
  'kernel.step.halve': 'la moitié, arrondie {rounding, select, up {au-dessus} other {au-dessous}}',
  'kernel.step.cap': 'au plus {limit}',
  'kernel.step.replace': '{value} à la place',
  'kernel.arrange.form': 'une répartition nomme les emplacements et ce que chacun contient',
  'kernel.arrange.no-slot': 'il n’y a pas de « {slot} » où placer quoi que ce soit',
  'kernel.arrange.no-thing': 'il n’y a pas de « {thing} » à placer',
  'kernel.arrange.amount': '{thing} : {placed} sur {amount} placés',
  'kernel.arrange.fixed': '{thing} : sa place est {slot} et il y reste',
  'kernel.arrange.few': '{slot} : {count}, c’est trop peu, il en faut au moins {min}',
  'kernel.arrange.many': '{slot} : {count}, c’est trop, il y a place pour {max} au plus',
  'kernel.input.missing': 'manque',
  'kernel.input.or': '{first}, ou {second}',
  'kernel.input.at': '{field, select, none {} other {{field} : }}{message}',
  'kernel.input.not-json': 'n’est pas du JSON : {why}',
  'kernel.input.other-game': 'est « {game} », pas « {wanted} »',
  'kernel.input.version':
    'cette partie a été jouée avec la version {version} de {game} ; ces règles sont la version {wanted}',
  'kernel.input.refused': 'answers[{index}] de {seat} n’est pas admis',
  'kernel.input.ends-otherwise': 'la relecture ne finit pas comme le dit l’enregistrement',
  'kernel.input.not-there': 'n’est pas là pour être changé',
  'kernel.nothing-to-undo': 'rien ne peut être annulé : des dés ou un secret ont été montrés depuis',
}
