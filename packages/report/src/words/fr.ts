import type { Phrases } from '@fray/kernel'

export const fr: Phrases = {
  'report.title': '{game} : {first} contre {second}',
  'report.title-many': '{game} : {sides}',
  'report.result': 'Victoire : {sides} ({reason}).',
  'report.lead.throughout': 'L’avantage est allé à {side} ({turn}) et n’a plus changé de camp.',
  'report.lead.turned': 'L’avantage a d’abord été à {other} ; puis ({turn}) la bataille a tourné en faveur de {side}.',
  'report.lead.changed':
    'L’avantage a changé de camp {changes, plural, one {une fois} other {# fois}} ; la dernière fois ({turn}), il est passé à {side}.',
  'report.lost': 'Pertes ({side}) : {names}.',
  'report.draw': 'Match nul ({reason}).',
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
    '{side} : {dice, plural, one {un dé} other {# dés}}, {thrown, number} en tout là où on pouvait attendre {expected, number} ; {verdict}.',
  'report.luck.good': 'de la chance, d’une valeur de {worth, number, ::percent .} de toute la force sur la table',
  'report.luck.fair': 'ni chance ni malchance',
  'report.luck.bad': 'de la malchance, au prix de {worth, number, ::percent .} de toute la force sur la table',
  'report.no-dice': '{side} : aucun dé.',
  'report.moments': 'Ce qui a décidé de la partie',
  'report.moment': '{headline}, avantage {side} :',
  'report.luck-note':
    'Haut n’est pas toujours bon : la chance, c’est ce que les dés ont donné à côté de tout ce qu’ils pouvaient donner.',
  'report.chance': '(La probabilité en était d’environ {chance, number, ::percent .}.)',
  'report.loss': '{headline} : {names}',
  'report.left': 'il en reste {left} sur {had}',
  'report.made-with': 'Fait avec Fray à partir de l’enregistrement de la partie. Icônes : game-icons.net, CC BY 3.0.',
  'report.picture': 'La table : {headline}',
}
