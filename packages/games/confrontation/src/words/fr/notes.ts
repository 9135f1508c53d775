import type { Phrases } from '@fray/kernel'

/** What options cost and lead to, in a line. */
export const notes: Phrases = {
  'note.nerve': 'COU {cou}, DIS {dis}',
  'note.fighter': 'ATT {att}, DEF {def}, RES {res}',
  'note.attack.plain': 'il garde ses autres dés',
  'note.held.attack': 'le dé est dépensé pour cette attaque',
  'note.held.keep': 'le dé peut encore défendre',
  'note.sequence': 'combat avec ATT {att} et DEF {def} dans ce combat',
  'note.points':
    'jusqu’à la fin du tour ; {left, plural, =0 {il n’en reste aucun} one {il en reste #} other {il en reste #}}',
  'note.points.none': 'ils peuvent être dépensés plus tard dans ce tour',
  'note.ability.no': 'rien ne change',
  'note.luck': 'le test est refait, une fois par tour ; le second résultat compte',
  'note.resolution': '+{x} au résultat du test qui suit, une fois par tour',
  'note.war-fury': 'un dé de plus jusqu’à la fin du tour, et tous ses dés attaquent',
  'note.toxic': 'si cette attaque blesse, un second jet de Dommages suit ; sinon le dé est perdu',
  'note.mutagenic':
    '{x, plural, =0 {un dé} one {un dé et #} other {un dé et #}} : autant de points pour MOU, INI, ATT, FOR, DEF ou RES ce tour-ci ; rien sur un 1',
  'note.minelayer':
    'un piège et un leurre, face cachée à 20 cm de la machine ; le piège blesse quiconque s’approche à 5 cm',
  'note.sapper': 'une barricade à 20 cm de la machine, derrière laquelle se tenir',
  'note.potion': '+{points} {characteristic} jusqu’à la fin du tour ; rien sur un 1. La dose est consommée',
  'note.acolyte': 'une fois par tour ; sur un 1 ensuite, l’acolyte est perdu pour la partie',
  'note.store-die':
    'un dé est jeté maintenant ; il pourra remplacer celui d’un test d’un ami dans son aura ce tour-ci. Un 1 est perdu',
  'note.eye':
    'tous deux mettent leur sang-froid à l’épreuve : l’ennemi a −1 au combat, au tir, en magie et en divination ce tour-ci s’il perd, et ne craint plus l’Œil s’il gagne',
  'note.finish-move': 'il poursuit avec ce qui reste de son mouvement',
  'note.halt': 'son mouvement s’arrête ici',
  'note.mark.none': 'personne n’est marqué ce tour-ci',
  'note.coordinator': 'sa Discipline s’ajoute au dé',
  'note.lead-self': 'vous jouez la première carte',
  'note.lead-other': 'vous voyez d’abord ce que fait l’adversaire',
  'note.needed': 'il faut {needed} ou plus au dé',
  'note.stay': 'il garde sa place',
  'note.chase': 'jusqu’à {reach} cm de plus',
  'note.run-on': 'jusqu’à {reach} cm de plus',
  'note.nothing': 'son activation est terminée',
  'note.done': 'ensuite ils marchent, courent, tirent, incantent et appellent un par un',
  'note.spell': '{gems, plural, one {# gemme} other {# gemmes}} ; jusqu’à {range} cm',
  'note.spell-contact': '{gems, plural, one {# gemme} other {# gemmes}} ; sur un combattant au contact',
  'note.spell-price': '{gems, plural, one {# gemme} other {# gemmes}}',
  'note.spell-none': 'il garde ses gemmes',
  'note.cast': '{gems, plural, one {# gemme} other {# gemmes}} dans sa réserve',
  'note.no-counter-magic': 'l’incantation suit son cours',
  'note.miracle': 'Ferveur {fervour} ; jusqu’à {range} cm',
  'note.miracle-aura': 'Ferveur {fervour} ; dans son aura de foi',
  'note.miracle-price': 'Ferveur {fervour}',
  'note.bond': '{left, plural, =0 {plus aucun point} one {encore # point} other {encore # points}} de foi',
  'note.call': '{points, plural, one {# point} other {# points}} de foi disponibles',
  'note.no-miracle': 'il garde sa foi',
}
