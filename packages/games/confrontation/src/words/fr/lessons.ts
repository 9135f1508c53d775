import type { Phrases } from '@fray/kernel'

/** The lessons in French. They name options of the game and buttons of the app as those are called in French. */
export const lessons: Phrases = {
  'lesson.first-blood.title': 'Premier sang',
  'lesson.first-blood.summary': 'Chargez, répartissez vos dés, blessez et parez.',
  'lesson.first-blood.fighters': 'Les combattants',
  'lesson.first-blood.fighters.text':
    'Vous menez les Lions d’Alahan, au bord vert. Un combattant a une face avant, marquée sur son socle. Pointez-le pour lire sa fiche : Initiative, Attaque, Force, Défense, Résistance et le reste. Presque tout est un dé ajouté à l’un de ces nombres.',
  'lesson.first-blood.charge': 'D’abord l’annonce',
  'lesson.first-blood.charge.text':
    'Les charges s’annoncent avant que quiconque bouge, et tout peut être mesuré. On charge jusqu’au double de son mouvement ; l’Épéiste a 10 cm, et le Maraudeur est assez près.',
  'lesson.first-blood.charge.hint': 'Choisissez « Épéiste d’Alahan charge Maraudeur drune ».',
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
    'La première de la rangée est tirée la première. L’Archer doit tirer avant que quelqu’un se mette en travers, et l’Épéiste attend de voir où va l’ennemi. Faites glisser les cartes, ou servez-vous des flèches.',
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
  'lesson.cards.fire.hint': 'Choisissez « Archer d’Alahan tire ».',
  'lesson.cards.target': 'Le tir',
  'lesson.cards.target.text':
    'La portée donne la difficulté ; le couvert et la taille la changent ; sa valeur de TIR et un dé doivent l’atteindre. La leçon s’achève sur ce tir, et la suite du combat est à vous.',
  'lesson.cards.target.hint': 'Tirez sur Maraudeur drune 1.',

  'lesson.battle.title': 'Une petite bataille',
  'lesson.battle.summary': 'Trois contre trois avec des cartes, jusqu’au bout, avec de vrais dés.',
  'lesson.battle.sides': 'Votre patrouille',
  'lesson.battle.sides.text':
    'Épéiste, Garde et Archer d’Alahan contre deux Maraudeurs sur une carte et un Karnagh, que mène un bot. La fiche au-dessus de la table dit ce qui fait gagner.',
  'lesson.battle.advice': 'Avant de commencer',
  'lesson.battle.advice.text':
    'Laissez-les user leurs cartes avant que sorte celle de l’Épéiste, et chargez plutôt que de subir la charge. Contre un coup puissant, gardez des dés en défense ; contre un blessé, mettez-les en attaque. « Conseil » dit ce que ferait un bot à votre place.',
}
