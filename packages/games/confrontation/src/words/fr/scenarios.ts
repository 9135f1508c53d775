import type { Phrases } from '@fray/kernel'

/** What a battle is fought for, and how it ends. */
export const scenarios: Phrases = {
  'scenario.blood-bath': 'Bain de sang',
  'scenario.blood-bath.goal':
    'Après le dernier tour, le champ de bataille revient à qui y compte plus de Puissance et plus de P.A. ; les Blessures font perdre des P.A.',
  'scenario.blood-bath.score': 'P.A. sur le champ de bataille',
  'scenario.conquest': 'Conquête',
  'scenario.conquest.goal':
    'Après le dernier tour, chaque zone revient à qui y compte plus de Puissance et plus de P.A. : 1 point pour la vôtre, 2 pour le milieu, 3 pour celle de l’ennemi.',
  'scenario.conquest.score': 'points de victoire',
  'scenario.execution': 'Exécution',
  'scenario.execution.goal': 'Éliminez l’ennemi qui a le plus de valeur et gardez le vôtre.',
  'scenario.execution.score': 'cibles éliminées',
  'ask.half': 'Quelle moitié de la table est la vôtre ?',
  'option.half.left': 'La moitié gauche',
  'option.half.right': 'La moitié droite',
  'half.chosen': '{seat} prend la moitié {half, select, left {gauche} other {droite}}',
  'ask.zone': '{fighter} se trouve dans deux zones : pour laquelle compte-t-il ?',
  'option.zone.own': 'Notre propre zone',
  'option.zone.neutral': 'Le milieu',
  'option.zone.enemy': 'La zone ennemie',
  'ask.target-of-execution': 'Plusieurs ennemis ont la plus haute valeur : lequel faut-il exécuter ?',
  'execution.target': '{seat} doit éliminer {target}',
  'ask.end': 'Il ne reste personne face à vous. Finir la bataille ?',
  'option.end': 'La finir maintenant',
  'option.go-on': 'Jouer les tours restants',
  'option.place-first': 'Placer d’abord {fighter}',
  'label.place-first': '{fighter} d’abord',
  'term.musician': 'musicien',
  'term.war-staff': 'état-major complet',
  'zone.neutral': 'Zone neutre',
  'outcome.controlled': 'le champ de bataille est contrôlé',
  'outcome.contested': 'personne ne contrôle le champ de bataille',
  'outcome.victory-points': 'plus de points de victoire',
  'outcome.executed': 'la cible est éliminée',
  'outcome.even': 'aucun camp n’a fait mieux',
}
