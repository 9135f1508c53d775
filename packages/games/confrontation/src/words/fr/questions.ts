import type { Phrases } from '@fray/kernel'

/** What questions are about, for whoever is asked them for the first time. */
export const questions: Phrases = {
  'ask.sequence.note':
    'Une carte représente les combattants qu’elle nomme. Votre adversaire et vous jouez une carte tour à tour, chacun de la première à la dernière ; ses combattants {phase, select, approach {sont posés sur la table} other {agissent}} quand elle est jouée.',
  'ask.coordinator.note':
    'Chaque camp lance un dé et ajoute la Discipline (DIS) de celui qu’il nomme, qui ne risque rien. Le gagnant dit qui joue la première carte, et peut garder deux cartes au lieu d’une.',
  'ask.first-lead.note': 'Celui qui a la main joue une carte ; quand ses combattants ont agi, la main passe à l’autre.',
  'ask.lead.note':
    '{phase, select, approach {Votre adversaire et vous placez tour à tour les combattants d’une carte.} other {Ses combattants agissent aussitôt. Une carte gardée attend, face cachée, un autre de vos tours.}} Ensuite, votre adversaire joue.',
  'ask.announce.note':
    'Les charges viennent d’abord. Qui ne charge personne peut ensuite marcher, courir, tirer, lancer un sort ou appeler un miracle.',
  'ask.arrival.note':
    'Là, les socles se touchent. La distance est mesurée quand il part : si elle est trop grande, il s’arrête avant l’ennemi.',
  'ask.split.note':
    'Les ennemis qui se touchent forment une mêlée. Elle se divise en combats, chacun d’un combattant contre un ou plusieurs qu’il touche ; chacun se bat dans l’un d’eux.',
  'ask.combat.note': 'Tous se livrent dans cette phase ; les camps choisissent le suivant tour à tour.',
  'ask.initiative.note':
    'Un dé et INI contre l’ennemi. Le perdant répartit ses dés d’abord, sous les yeux du gagnant ; le gagnant frappe le premier.',
  'ask.dice.note':
    'Chaque dé en attaque est un coup : dé + ATT. Chaque dé en défense peut parer un coup : dé + DEF doit être au moins égal. Un 1 échoue toujours. Les dés de défense qui restent à la fin sont perdus.',
  'ask.defence.note': 'Vous choisissez avant que le coup soit lancé. De plusieurs dés, le meilleur compte.',
  'ask.damage-dice.note':
    'Le dé le plus bas dit où le coup porte ; le plus haut, avec FOR contre RES, sa gravité. Un double l’aggrave.',
  'ask.target.note': 'Un dé d’attaque est utilisé pour ce coup.',
  'ask.attacker.note': 'Chacun de vos combattants qui a un dé en attaque frappe une fois avant la riposte de l’ennemi.',
  'ask.pursuer.note':
    'Qui n’a plus d’ennemi dans son combat peut avancer de la moitié de son MOU, et se battre à nouveau aussitôt s’il atteint quelqu’un.',
  'ask.shot.note':
    'La distance est mesurée quand il tire. Pour dépasser 6, le dé doit montrer un 6, qui est relancé et ajouté.',
  'ask.spell.note':
    'Son dé et son POU ensemble doivent atteindre la difficulté. Les gemmes sont dépensées dans tous les cas.',
  'ask.miracle.note':
    'Son dé et sa FOI ensemble doivent atteindre la difficulté. La Ferveur est prise sur sa foi dans tous les cas.',
  'ask.bond.note': 'Chaque point est un dé de plus ; le meilleur dé compte.',
}
