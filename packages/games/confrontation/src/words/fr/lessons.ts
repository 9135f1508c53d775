import type { Phrases } from '@fray/kernel'

/** The lessons in French. They name options of the game and buttons of the app as those are called in French. */
export const lessons: Phrases = {
  'lesson.first-blood.title': 'Premier sang',
  'lesson.first-blood.summary': 'Chargez, répartissez vos dés, blessez et parez.',
  'lesson.first-blood.fighters': 'Les combattants',
  'lesson.first-blood.fighters.text':
    'Vous menez les Lions d’Alahan, au bord proche. Un combattant a une face avant, marquée sur son socle. Pointez-le pour lire sa fiche : Initiative, Attaque, Force, Défense, Résistance et le reste. Presque tout est un dé ajouté à l’un de ces nombres.',
  'lesson.first-blood.charge': 'D’abord l’annonce',
  'lesson.first-blood.charge.text':
    'Les charges s’annoncent avant que quiconque bouge, et rien n’est mesuré avant : jugez à l’œil. On charge jusqu’au double de son mouvement, 20 cm pour l’Épéiste, et le Maraudeur semble assez près.',
  'lesson.first-blood.charge.hint': 'Choisissez « Charger Maraudeur drune ».',
  'lesson.first-blood.side': 'Quel côté ?',
  'lesson.first-blood.side.text':
    'Les socles sont carrés, et vous choisissez le côté de l’ennemi contre lequel vous placer. Qui subit une charge en est ébranlé et se bat moins bien pendant un tour.',
  'lesson.first-blood.side.hint': 'Allez à l’anneau devant le Maraudeur, et confirmez.',
  'lesson.first-blood.dice': 'Attaque ou défense',
  'lesson.first-blood.dice.text':
    'Les deux ont lancé leur Initiative ; vous l’emportez, et le Maraudeur a dû répartir ses dés le premier, sous vos yeux. Un dé en attaque porte un coup, un dé en défense en pare un. Faites glisser vos dés, ou touchez-les puis touchez leur place.',
  'lesson.first-blood.dice.hint': 'Mettez un dé en attaque et un en défense, et confirmez.',
  'lesson.first-blood.parry': 'Coup pour coup',
  'lesson.first-blood.parry.text':
    'Votre attaque faisait 9, sa parade bien moins : touché. Deux dés ont dit où et avec quelle force : la poitrine, une Blessure critique. À lui de frapper, avec le peu que vaut un blessé.',
  'lesson.first-blood.parry.hint': 'Choisissez « Parer avec 1 dé ».',
  'lesson.first-blood.round': 'Les blessures restent',
  'lesson.first-blood.round.text':
    'Paré. Les blessures pèsent sur tous les jets du blessé, et une de plus, quelle qu’elle soit, peut l’achever. Le tour est fini ; on empile à nouveau les cartes : c’est la leçon suivante.',

  'lesson.cards.title': 'Les cartes',
  'lesson.cards.summary': 'Empilez vos cartes en secret, prenez la main, jouez-en une, et tirez.',
  'lesson.cards.deck': 'Qui agit, et quand',
  'lesson.cards.deck.text':
    'Chaque combattant, ou groupe de combattants semblables, a une carte. Au début d’un tour, chaque camp empile les siennes face cachée ; puis on les tire à tour de rôle, et qui est sur la carte agit. Personne d’autre ne connaît votre ordre.',
  'lesson.cards.stack': 'Empilez-les',
  'lesson.cards.stack.text':
    'La première de la rangée est tirée la première. L’Archer doit tirer avant que quelqu’un se mette en travers, et l’Épéiste attend de voir où va l’ennemi. Faites glisser les cartes dans cet ordre.',
  'lesson.cards.stack.hint': 'Mettez l’Archer d’abord, puis le Garde, enfin l’Épéiste, et confirmez.',
  'lesson.cards.roll': 'Le jet de Tactique',
  'lesson.cards.roll.text':
    'Un combattant de chaque camp lance un dé et ajoute sa Discipline. Le vainqueur décide qui prend la main en premier.',
  'lesson.cards.roll.hint': 'Choisissez Épéiste d’Alahan ; tous les vôtres ont une Discipline de 3.',
  'lesson.cards.lead': 'La main',
  'lesson.cards.lead.text':
    'Huit contre quatre : à vous de décider. Qui commence tire ou charge le premier ; qui attend en voit davantage.',
  'lesson.cards.lead.hint': 'Choisissez « Je la prends ».',
  'lesson.cards.play': 'Jouer ou garder',
  'lesson.cards.play.text':
    'La carte du dessus est jouée, ou mise en réserve pour être jouée plus tard avec une autre. Un camp qui a moins de cartes peut aussi passer.',
  'lesson.cards.play.hint': 'Choisissez « Jouer Archer d’Alahan ».',
  'lesson.cards.fire': 'Marcher, courir ou tirer',
  'lesson.cards.fire.text':
    'Après les annonces, ceux de la carte agissent un par un. Un archer qui reste sur place peut tirer.',
  'lesson.cards.fire.hint': 'Choisissez « Tirer ».',
  'lesson.cards.target': 'Le tir',
  'lesson.cards.target.text':
    'La portée donne la difficulté ; le couvert et la taille la changent ; sa valeur de TIR et un dé doivent l’atteindre. La leçon s’achève sur ce tir, et la suite du combat est à vous.',
  'lesson.cards.target.hint': 'Choisissez Maraudeur drune 1.',

  'lesson.magic.title': 'La magie',
  'lesson.magic.summary': 'Payez un sortilège en gemmes, maîtrisez-le, et annulez-en un de l’ennemi.',
  'lesson.magic.gems': 'Les gemmes',
  'lesson.magic.gems.text':
    'Migail le Sélénite est magicien : l’insigne de son socle et sa fiche disent le mana qu’il a, six gemmes de Lumière. Les gemmes paient les sortilèges et annulent ceux des autres. Le Devin drune a des gemmes de Terre et de Ténèbres ; sur la table, les gemmes de personne ne sont secrètes.',
  'lesson.magic.announce': 'Rien à annoncer',
  'lesson.magic.announce.text':
    'C’est maintenant que s’annonceraient les charges. La magie et les miracles ne s’annoncent pas.',
  'lesson.magic.announce.hint': 'Choisissez « Rien d’autre à annoncer ».',
  'lesson.magic.cast': 'Incanter',
  'lesson.magic.cast.text':
    'Un magicien incante pendant sa propre activation, aussi souvent qu’il a des gemmes et des sortilèges pour cela. Il peut marcher en plus.',
  'lesson.magic.cast.hint': 'Choisissez « Incanter un sortilège ».',
  'lesson.magic.spell': 'Lequel, et sur qui',
  'lesson.magic.spell.text':
    'Il doit voir sa cible. Chaque choix dit sa difficulté ; si la cible est assez près n’est mesuré qu’une fois les dés tombés.',
  'lesson.magic.spell.hint': 'Choisissez Flèche de mana sur Maraudeur drune.',
  'lesson.magic.mastery': 'Des gemmes pour des dés',
  'lesson.magic.mastery.text':
    'Deux gemmes font le coût. Chaque gemme en maîtrise ajoute un dé au test, dont le meilleur compte : POU 4 et le dé doivent atteindre 8. Le tableau au-dessous donne les chances de chaque répartition.',
  'lesson.magic.mastery.hint': 'Mettez 2 gemmes en Coût, 1 en Maîtrise, gardez-en 3, et confirmez.',
  'lesson.magic.done': 'Contré en vain',
  'lesson.magic.done.text':
    'Le Devin a payé une gemme de Terre pour contrer et devait atteindre votre 9, mais n’a fait que 6. La Flèche blesse le Maraudeur au ventre, comme le dit maintenant sa fiche.',
  'lesson.magic.done.hint': 'Choisissez « Plus rien ».',
  'lesson.magic.absorb': 'À vous d’annuler',
  'lesson.magic.absorb.text':
    'Le Devin incante à son tour, avec deux gemmes de Ténèbres. Contrer coûte une gemme et un test contre son résultat. Absorber coûte autant de gemmes opposées qu’il en a dépensé, et n’échoue jamais ; la Lumière s’oppose aux Ténèbres.',
  'lesson.magic.absorb.hint': 'Choisissez « Migail le Sélénite l’absorbe à coup sûr ».',
  'lesson.magic.recovery': 'Le mana revient',
  'lesson.magic.recovery.text':
    'Absorbé, et le Devin n’a plus de gemmes. À la phase mystique, en fin de tour, les magiciens en récupèrent, jusqu’au double de leur POU. La leçon suivante parle de la foi.',

  'lesson.faith.title': 'La foi',
  'lesson.faith.summary': 'Appelez un miracle, renforcez le lien, et censurez-en un de l’ennemi.',
  'lesson.faith.faith': 'La foi temporaire',
  'lesson.faith.faith.text':
    'Misan le Clairvoyant est un fidèle. Son insigne et sa fiche disent combien de foi temporaire il a : quatre points. Elle est publique, et ce qui en reste à la fin du tour est perdu. Le Prêtre de Cernunnos a deux points.',
  'lesson.faith.announce': 'Rien à annoncer',
  'lesson.faith.announce.text':
    'C’est maintenant que s’annonceraient les charges. La magie et les miracles ne s’annoncent pas.',
  'lesson.faith.announce.hint': 'Choisissez « Rien d’autre à annoncer ».',
  'lesson.faith.call': 'Appeler',
  'lesson.faith.call.text':
    'Les fidèles appellent leurs miracles pendant leur propre activation, aussi souvent que leur foi y suffit.',
  'lesson.faith.call.hint': 'Choisissez « Appeler un miracle ».',
  'lesson.faith.miracle': 'Lequel, et sur qui',
  'lesson.faith.miracle.text':
    'Chaque choix dit sa difficulté et sa ferveur, les points qu’il coûte. L’Égide donne Esquive à qui la reçoit jusqu’à la fin du tour.',
  'lesson.faith.miracle.hint': 'Choisissez Égide de ferveur sur Épéiste d’Alahan.',
  'lesson.faith.bond': 'Le lien',
  'lesson.faith.bond.text':
    'La somme de ses Aspects, 3, et un dé doivent atteindre 6. Chaque point mis dans le lien ajoute un dé, dont le meilleur compte. Pointez un choix pour lire ses chances.',
  'lesson.faith.bond.hint': 'Choisissez « 1 point : 2 dés ».',
  'lesson.faith.done': 'Censuré en vain',
  'lesson.faith.done.text':
    'Le Prêtre a dépensé un point pour censurer l’appel, ce qui retirait un à votre résultat : 5 et 3 moins 1 font 7, et c’est assez. L’Épéiste a Esquive.',
  'lesson.faith.done.hint': 'Choisissez « Plus rien ».',
  'lesson.faith.censure': 'À vous de censurer',
  'lesson.faith.censure.text':
    'Le Prêtre appelle une Égide pour lui-même : un dé et 2, contre 6. La question dit tout. Chacun de vos points lui retire un ; avec deux points il lui faut un 6.',
  'lesson.faith.censure.hint': 'Choisissez « 2 points ».',
  'lesson.faith.round': 'La foi se rassemble',
  'lesson.faith.round.text':
    'Son 4 ne suffit pas. À la phase mystique les fidèles rassemblent à nouveau leur foi : la leur, et davantage grâce aux croyants qui sont dans leur aura, que les calques de la table dessinent. Une petite bataille clôt le cours.',

  'lesson.battle.title': 'Une petite bataille',
  'lesson.battle.summary': 'Trois contre trois avec des cartes, jusqu’au bout, avec de vrais dés.',
  'lesson.battle.sides': 'Votre patrouille',
  'lesson.battle.sides.text':
    'Épéiste, Garde et Archer d’Alahan contre deux Maraudeurs sur une carte et un Karnagh, que mène un bot. La fiche au-dessus de la table dit ce qui fait gagner.',
  'lesson.battle.advice': 'Avant de commencer',
  'lesson.battle.advice.text':
    'Laissez-les user leurs cartes avant que sorte celle de l’Épéiste, et chargez plutôt que de subir la charge. Contre un coup puissant, gardez des dés en défense ; contre un blessé, mettez-les en attaque. « Conseil » dit ce que ferait un bot à votre place.',
}
