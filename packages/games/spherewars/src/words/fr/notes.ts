import type { Phrases } from '@fray/kernel'

/** What options cost and lead to, in a line. */
export const notes: Phrases = {
  'note.condition': 'CON {con}, {wounds, plural, one {encore # blessure} other {encore # blessures}}',
  'note.fighter': 'DEX {dex}, CON {con}, {wounds, plural, one {encore # blessure} other {encore # blessures}}',
  'note.activate-mover': 'se déplace jusqu’à {inches}″',
  'note.activate-shooter': 'se déplace jusqu’à {inches}″ et peut tirer',
  'note.activate-random': 'lance les dés pour savoir jusqu’où il va',
  'note.activate-fighting': 'au corps à corps',
  'note.activate-fleeing': 'il fuit, et tente de se regrouper',
  'note.leave-to-ally': 'vous activez quelqu’un plus tard dans cette manche',
  'note.begin': 'tous les vôtres agissent d’abord, puis tous les leurs',
  'note.follow': 'tous les leurs agissent d’abord, puis tous les vôtres',
  'note.deploy-first': 'ils voient où sont les vôtres avant de placer les leurs',
  'note.deploy-second': 'vous voyez où sont les leurs avant de placer les vôtres',
  'note.accept-proposal': 'on joue ce qui est proposé',
  'note.roll-instead': 'les dés en choisissent un autre',
  'note.roll-variable': 'deux dés : autant de pouces au plus, dans n’importe quel sens',
  'note.roll-clumsy': 'un dé : autant de pouces au plus, dans n’importe quel sens',
  'note.no-stealth': 'il se déplace et agit comme d’habitude',
  'note.stealth': 'le plus haut de deux dés en pouces, avant son mouvement ; ensuite il ne peut accélérer',
  'note.stealth-shared': 'aussi loin que ce jet, avant son mouvement ; ensuite il ne peut accélérer',
  'note.share': 'il pourra faire le même mouvement furtif à son tour',
  'note.shot':
    '{dice, plural, one {# dé} other {# dés}} : {needed} ou plus sur l’un touche{shelter, select, cover { ; à couvert} partial { ; en partie caché} other {}}{range, select, far { ; au-delà de 8″} near { ; à 8″ au plus} other {}}',
  'note.shot-unmeasured':
    '{dice, plural, one {# dé} other {# dés}} : {needed} ou plus sur l’un touche{shelter, select, cover { ; à couvert} partial { ; en partie caché} other {}} ; un dé de moins au-delà de 8″',
  'note.shot-ranged':
    '{dice, plural, one {# dé} other {# dés}} : {needed} ou plus sur l’un touche{shelter, select, cover { ; à couvert} partial { ; en partie caché} other {}} ; un dé de plus jusqu’à {near}″, un de moins au-delà de {far}″ ; portée {range}″',
  'note.no-shot': 'il ne tire pas, et rien d’autre n’en découle',
  'note.lose-shot': 'on ne tire sur personne',
  'note.fury':
    '{needed} ou plus est un succès ; {left, plural, =0 {il n’en reste aucun} one {il reste # dé} other {il reste # dés}} pour plus tard',
  'note.done': 'plus rien de cela dans cette activation',
  'note.cast':
    '{dice, plural, one {# dé} other {# dés}} : {lowest} ou plus, et plus que l’ennemi ; {needed, plural, one {il faut un succès} other {il faut # succès}}',
  'note.dispel':
    '{dice, plural, =0 {rien ne s’oppose au sort} one {# dé contre les leurs} other {# dés contre les leurs, le meilleur contre le meilleur}}',
  'note.keep': 'ses 3 comptent encore',
  'note.give-up': 'l’incantation est perdue',
  'note.issuer': 'entendu jusqu’à {inches}″',
  'note.additional-wound': 'la victime subit une blessure de plus',
  'note.pursue': 'jet opposé de MOV : le rattrapé meurt ; le vôtre avance de 2″ derrière lui dans tous les cas',
  'note.let-go': 'le vôtre reste, l’ennemi s’échappe',
  'note.reroll-morale': 'le second jet compte',
  'note.accept-failure': 'le sang-froid est perdu',
  'note.reroll-one': 'un des 1 est relancé',
  'note.accept-dice': 'les dés restent comme ils sont tombés',
  'note.suffer': 'personne ne la prend à sa place',
  'note.no-spit': 'pas de venin dans cette activation',
  'note.no-surge': 'sa force est tirée coup par coup',
  'note.surge': 'une blessure ; ses coups ont une force de 4 dans cette activation',
  'note.damage': 'un jet de dégâts, comme d’habitude',
  'note.sack': 'pas de dégâts ; le perdant est étourdi s’il n’est pas trop grand',
  'note.keep-ring': 'les dés restent ; l’anneau pourra être tourné plus tard dans ce tour',
  'note.turn-ring': 'le dé le plus haut est relancé ; une fois par tour',
  'note.imp': 'un combattant rapide',
  'note.blowpiper': 'un tireur',
  'hopeless.gems':
    'il faut {needed} succès, et {dice, plural, one {# dé n’en donne} other {# dés n’en donnent}} pas plus',
}
