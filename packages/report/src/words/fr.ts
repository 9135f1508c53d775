import type { Phrases } from '@fray/kernel'

export const fr: Phrases = {
  'report.title': '{game} : {first} contre {second}',
  'report.title-many': '{game} : {sides}',
  'report.result': 'Victoire : {sides} ({reason}).',
  'report.draw': 'Match nul : {reason}.',
  'report.unfinished': 'La partie n’est pas finie.',
  'report.mission': '{name}. {goal}',
  'report.forces': 'Les forces',
  'report.force': '{side}, {figures, plural, one {# figurine} other {# figurines}} :',
  'report.kind': '{name} ({count})',
  'report.standing': 'Restent à la fin : {sides}.',
  'report.side-standing': '{side} {left} sur {had}',
  'report.score': 'Score ({of}) : {points}.',
  'report.side-score': '{side} {value}',
  'report.idle':
    '{count, plural, one {Une fois encore les dés sont tombés sans rien changer} other {# fois encore les dés sont tombés sans rien changer}}',
  'report.strengths': 'Qui menait',
  'report.strengths-note':
    'Au-dessus du milieu, le premier camp mène ; au-dessous, l’autre. Les points sont les moments décisifs, les nombres les tours.',
  'report.preparation': 'Avant la bataille',
  'report.no-results': 'Personne n’a été touché.',
  'report.losses': 'Pertes',
  'report.no-losses': 'aucune',
  'report.luck': 'La chance aux dés',
  'report.luck-line':
    '{side} : {dice, plural, one {un dé} other {# dés}}, {direction, select, higher {{height, number, ::percent .} plus haut que ce} lower {{height, number, ::percent .} plus bas que ce} other {à la hauteur de ce}} qu’on pouvait attendre : {verdict}.',
  'report.luck.good':
    'plus de chance que la plupart, d’une valeur de {worth, number, ::percent .} de toutes les forces',
  'report.luck.fair': 'ni chance ni malchance à signaler',
  'report.luck.bad': 'moins de chance que la plupart, au prix de {worth, number, ::percent .} de toutes les forces',
  'report.no-dice': '{side} : aucun dé.',
  'report.moments': 'Ce qui a décidé de la partie',
  'report.moment': '{headline}, avantage {side} :',
  'report.luck-note':
    'La hauteur des dés, et la chance que ce fut à côté de tout ce qui aurait pu tomber : haut n’est pas toujours bon.',
  'report.chance': '(La probabilité en était d’environ {chance, number, ::percent .}.)',
  'report.loss': '{headline} : {names}',
  'report.left': 'il en reste {left} sur {had}',
  'report.made-with': 'Fait avec Fray à partir de l’enregistrement de la partie.',
  'report.picture': 'La table : {headline}',
}
