import type { Phrases } from '@fray/kernel'

/** The lessons in French. They name options of the game and buttons of the app as those are called in French. */
export const lessons: Phrases = {
  'lesson.first-charge.title': 'Mêlée et moral',
  'lesson.first-charge.summary': 'Chargez, faites frapper toutes les épées et brisez un ennemi.',
  'lesson.first-charge.morale': 'Nul ne se bat jusqu’au dernier',
  'lesson.first-charge.morale.text':
    'Chaque figurine qui tombe coûte à sa légion un point de moral. Après quelques-uns elle doit lancer le dé pour tenir, et après quelques autres elle fuit sans jet : c’est ainsi que se gagnent les batailles. La Levée des collines, ce sont des paysans, qui fuient après deux.',
  'lesson.first-charge.near': 'À portée',
  'lesson.first-charge.near.text':
    'La levée est à 70 mm de votre légion. Qui touche un ennemi après le mouvement se bat à l’étape de mêlée de ce tour ; aucun ordre n’est nécessaire.',
  'lesson.first-charge.near.hint': 'Choisissez « Légion de la Citadelle ».',
  'lesson.first-charge.charge': 'Chargez !',
  'lesson.first-charge.charge.text':
    'Une fois par bataille, une légion peut faire 75 mm de plus, tout droit. Si elle atteint l’ennemi, elle se bat à +3 ce tour-ci.',
  'lesson.first-charge.charge.hint': 'Choisissez « Prendre le bonus de charge ».',
  'lesson.first-charge.lend': 'La longue ligne',
  'lesson.first-charge.lend.text':
    'Seules se battent les figurines qui touchent l’ennemi. Votre ligne dépasse la sienne aux deux bouts : une figurine de chaque côté peut donc s’y joindre.',
  'lesson.first-charge.lend.hint': 'Laissez deux figurines de plus se joindre au combat.',
  'lesson.first-charge.blows': 'Coup pour coup',
  'lesson.first-charge.blows.text':
    'La levée a frappé la première, car ses outils sont longs : un des vôtres est tombé. Puis huit des vôtres ont frappé, et huit des siens sont tombés. Comme pour le tir, une table change en pertes la différence de deux facteurs ; « Pourquoi ? », dans la chronique, montre chaque terme, dont votre +3 pour la charge.',
  'lesson.first-charge.rout': 'L’ennemi cède',
  'lesson.first-charge.rout.text':
    'Huit perdus là où deux sont tout ce qu’elle supporte : la levée a fui et a quitté le champ. Les légions qui se battaient à ses côtés y perdent un point de moral, et les vôtres en gagnent un. Frappez donc là où l’ennemi cède le plus tôt, et le reste cédera plus aisément.',

  'lesson.moving.title': 'Faire bouger les légions',
  'lesson.moving.summary': 'Des légions en rangs et en files : obliquer, avancer, faire une conversion.',
  'lesson.moving.turn': 'Dix étapes par tour',
  'lesson.moving.turn.text':
    'La légion du bord proche est la vôtre. Chaque bloc est une légion qui bouge d’une pièce. Un tour a dix étapes de magie, de mouvement, de tir et de combat ; celle en cours se lit en haut, à côté de la rangée des tours. L’un bouge en deux moitiés, l’autre entre les deux.',
  'lesson.moving.choose': 'Qui bouge ?',
  'lesson.moving.choose.text': 'Vous bougez vos légions une à une, dans l’ordre qui vous plaît.',
  'lesson.moving.choose.hint': 'Choisissez « Légion de la Citadelle ».',
  'lesson.moving.drift': 'Une avance oblique',
  'lesson.moving.drift.text':
    'Une légion va tout droit, fait une conversion sur un coin de son front, ou oblique de 45 degrés au plus, son front restant parallèle. Dans cette étape, elle a la moitié de ses 150 mm. Faites glisser le bloc lui-même ; la longueur se lit à côté.',
  'lesson.moving.drift.hint': 'Faites glisser la légion dans le contour clair, en avant et à droite, et confirmez.',
  'lesson.moving.stop': 'L’autre moitié',
  'lesson.moving.stop.text':
    'Il reste quelques millimètres, trop peu pour rien. L’ennemi bouge, puis vient la seconde moitié de votre mouvement.',
  'lesson.moving.stop.hint': 'Choisissez « Rester ici ».',
  'lesson.moving.wheel': 'Une conversion',
  'lesson.moving.wheel.text':
    'Un bloc tourne lentement : il pivote sur un coin de son front, et le chemin de l’autre coin est ce qu’il en coûte. Les poignées des coins du front le font ; tirez celle de gauche vers l’avant, et la droite reste en place.',
  'lesson.moving.wheel.hint': 'Tirez le coin gauche jusqu’à ce que la légion remplisse le contour clair, et confirmez.',

  'lesson.missiles.title': 'Le tir',
  'lesson.missiles.summary': 'Tirez sur la bonne cible, à la bonne distance.',
  'lesson.missiles.bows': 'L’étape du tir',
  'lesson.missiles.bows.text':
    'Les deux camps choisissent leurs cibles sans se voir et tirent à la fois. Seuls tirent les premiers rangs : de vos vingt arcs, ceux qui ont la vue libre. Chaque mouvement est suivi d’une étape de tir.',
  'lesson.missiles.near': 'De près, de loin',
  'lesson.missiles.near.text':
    'Un arc a un facteur d’attaque, l’armure et le bouclier un facteur de défense ; la table change la différence, et le nombre de tireurs, en pertes. La levée est proche et sans armure. Chaque cible dit à quoi s’attendre.',
  'lesson.missiles.near.hint': 'Tirez sur « Levée des collines ».',
  'lesson.missiles.far': 'À longue portée',
  'lesson.missiles.far.text':
    'Cinq sont tombés, plus que n’en supportent des paysans : la levée n’est plus là. La Garde rouge avance ; elle a armure et boucliers, et elle est loin, ce qui ôte 5 au facteur.',
  'lesson.missiles.far.hint': 'Tirez tout de même sur « Garde rouge ».',
  'lesson.missiles.done': 'Une part de perte',
  'lesson.missiles.done.text':
    'La table donnait 0,80 perte ; un dé de cent a donc été lancé : 80 ou moins en fait une. « Pourquoi ? », dans la chronique, montre tout. Les projectiles s’épuisent, et certaines armes se rechargent : la fiche d’une légion le dit.',

  'lesson.magic.title': 'La magie',
  'lesson.magic.summary': 'Choisissez un sort et sa force, visez, et lisez les sauvegardes.',
  'lesson.magic.mage': 'Un mage',
  'lesson.magic.mage.text':
    'Les mages se tiennent à l’écart des légions. Les uns attaquent, les autres défendent. Chacun a des sorts de force I, II et III pour toute la bataille : ce qui est lancé est perdu.',
  'lesson.magic.spell': 'Le sort et sa force',
  'lesson.magic.spell.text':
    'L’étape 2 est celle de la magie. Chaque camp choisit en secret la force d’un sort ; l’autre voit seulement lequel c’est. Regard de Vimúhla brûle : chaque figurine touchée se sauve ou meurt.',
  'lesson.magic.spell.hint': 'Choisissez Regard de Vimúhla avec la force II.',
  'lesson.magic.shape': 'Zone ou ligne',
  'lesson.magic.shape.text':
    'Ce sort peut prendre une zone ou une ligne. Une ligne suit un rang ; une zone vaut mieux contre un bloc profond.',
  'lesson.magic.shape.hint': 'Choisissez « Une zone ».',
  'lesson.magic.aim': 'Visez',
  'lesson.magic.aim.text':
    'Le contour est ce que couvrira le sort. Faites-le glisser sur le plus possible de la Garde rouge.',
  'lesson.magic.aim.hint': 'Mettez-le sur l’anneau au milieu de la Garde rouge, et confirmez.',
  'lesson.magic.spread': 'Une fois ou deux',
  'lesson.magic.spread.text':
    'La force au-delà de I s’emploie de deux façons : concentrée, et chaque figurine doit se sauver plus d’une fois, ou étendue à une zone plus grande.',
  'lesson.magic.spread.hint': 'Choisissez « Concentrer ».',
  'lesson.magic.saves': 'Six figurines, cinq mortes',
  'lesson.magic.saves.text':
    'Chacune des six a lancé un dé par sauvegarde et devait faire 10 ou moins, la défense magique de sa légion. Un mage ennemi aurait pu opposer une défense à votre sort, et leurs forces auraient décidé. Lancez maintenant votre légion.',

  'lesson.command.title': 'Le commandement',
  'lesson.command.summary': 'Kérdu et dritlán, la réserve, et pourquoi un chef doit être proche.',
  'lesson.command.officers': 'Qui commande',
  'lesson.command.officers.text':
    'Le kérdu est le général, derrière l’armée. Ses légions sont réparties en huitsányal, chacun mené par un dritlán, qui va avec une de ses légions. Deux légions au plus attendent en réserve.',
  'lesson.command.reserve': 'La réserve',
  'lesson.command.reserve.text':
    'Les Lances de la Citadelle sont en réserve. Elles peuvent y bouger, mais pas se battre. À toute étape de mouvement vous pouvez les affecter à un huitsán, et c’est pour de bon.',
  'lesson.command.reserve.hint': 'Choisissez « Lances de la Citadelle ».',
  'lesson.command.commit': 'Affectée',
  'lesson.command.commit.text': 'Vous le voyez parmi ce que peut faire la légion, à côté de ses mouvements.',
  'lesson.command.commit.hint': 'Choisissez « Affecter à Huitsán 1 ».',
  'lesson.command.advance': 'À 300 mm',
  'lesson.command.advance.text':
    'Qui commence son mouvement à 300 mm au plus de son dritlán bouge normalement. Au-delà, une légion va à mi-vitesse et ne peut ni charger ni venir au contact.',
  'lesson.command.advance.hint':
    'Menez les Lances 75 mm tout droit, et confirmez ; la leçon fait aussi bouger la Légion.',
  'lesson.command.dritlan': 'Le dritlán suit',
  'lesson.command.dritlan.text':
    'Un dritlán doit être avec une de ses légions à la fin de l’étape : la légion a avancé, il doit donc la suivre. Près de lui, elle tient mieux quand son moral est éprouvé.',
  'lesson.command.dritlan.hint': 'Choisissez « Dritlán ».',
  'lesson.command.follow': 'Près de sa légion',
  'lesson.command.follow.text':
    'Les chefs bougent comme des tirailleurs : plus loin qu’une légion et dans tous les sens. S’il est perdu, son huitsán est sans chef jusqu’à ce que le kérdu le reprenne.',
  'lesson.command.follow.hint': 'Menez-le 75 mm tout droit, près de la légion, et confirmez.',

  'lesson.battle.title': 'Une petite bataille',
  'lesson.battle.summary': 'Trois légions contre trois, jusqu’au bout, avec de vrais dés.',
  'lesson.battle.sides': 'Votre armée',
  'lesson.battle.sides.text':
    'Épées, lances et arcs de la Citadelle contre la Garde rouge, une levée et des frondeurs des collines, que mène un bot. Qui a la dernière légion de ligne sur le champ l’emporte.',
  'lesson.battle.advice': 'Avant de commencer',
  'lesson.battle.advice.text':
    'Tirez d’abord sur ceux qui n’ont pas d’armure. Gardez la charge pour la légion qui décide. Qui est pris de flanc ou à revers est désorganisé : gardez les vôtres et cherchez les leurs. « Conseil » dit ce que ferait un bot à votre place.',
}
