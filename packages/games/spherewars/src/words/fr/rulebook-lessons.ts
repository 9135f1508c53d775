import type { Phrases } from '@fray/kernel'

/** The lessons in French. They name options of the game and buttons of the app as those are called in French. */
export const rulebookLessons: Phrases = {
  'lesson.shooting.title': 'Bouger et tirer',
  'lesson.shooting.summary': 'Activez un combattant, tirez, et courez à couvert.',
  'lesson.shooting.field': 'Le champ',
  'lesson.shooting.field.text':
    'Vous menez l’Alliance, au bord proche ; les points sur un bord sont les blessures qui restent. Les camps jouent des manches à tour de rôle, et dans la sienne un camp active tous ses combattants, l’un après l’autre. Pointez une figurine pour lire sa fiche.',
  'lesson.shooting.activate': 'Choisissez qui agit',
  'lesson.shooting.activate.text':
    'Qui s’active bouge, puis peut se concentrer pour un exploit ou un sort, puis se bat ou tire. Batailleur est mal en point et se trouve à portée de Vigie.',
  'lesson.shooting.activate.hint': 'Activez Vigie : dans la liste ou sur la table.',
  'lesson.shooting.stand': 'Une main sûre',
  'lesson.shooting.stand.text':
    'Vigie est là où il faut. Ceux qui restent immobiles en ont fini avec le mouvement et passent au tir.',
  'lesson.shooting.stand.hint': 'Choisissez « Rester immobile ».',
  'lesson.shooting.target': 'Tirez',
  'lesson.shooting.target.text':
    'Pointez une cible et lisez en dessous les probabilités, touche par touche et blessure par blessure. D’abord les dés doivent toucher, et plus la cible est rapide, plus c’est difficile ; ensuite chaque dé de force qui atteint sa constitution est une blessure.',
  'lesson.shooting.target.hint': 'Tirez sur Batailleur.',
  'lesson.shooting.run': 'Au tour de Forestier',
  'lesson.shooting.run.text':
    'Batailleur est mort : une touche, et c’était sa dernière blessure. « Pourquoi ? », dans la chronique, montre d’où vient chaque nombre. Au suivant : Forestier. On peut rester immobile, courir, accélérer (deux fois plus loin, mais sans sort ni tir ensuite) ou aller au contact.',
  'lesson.shooting.run.hint': 'Choisissez « Courir ».',
  'lesson.shooting.where': 'Dans le bois',
  'lesson.shooting.where.text':
    'Faites glisser Forestier dans la région claire. Un bois coûte un pouce de mouvement et met à couvert : tirer sur qui s’y trouve est plus difficile.',
  'lesson.shooting.where.hint': 'Courez jusqu’à l’anneau sur la table, et confirmez.',

  'lesson.charging.title': 'Charger et se battre',
  'lesson.charging.summary': 'Chargez, gagnez le combat, soutenez un ami et abattez un ennemi.',
  'lesson.charging.activate': 'À portée de charge',
  'lesson.charging.activate.text':
    'Qui atteint un ennemi en un seul mouvement le charge et frappe plus fort. Forestier se déplace de 6 pouces, et Batailleur est assez près.',
  'lesson.charging.activate.hint': 'Activez Forestier.',
  'lesson.charging.join': 'Nommez la cible',
  'lesson.charging.join.text':
    'Vous dites à qui vous vous en prenez avant que rien ne soit mesuré. Si le chemin est trop long pour une charge, ce n’est qu’un engagement ; trop long pour cela aussi, on s’arrête en route.',
  'lesson.charging.join.hint': 'Choisissez « Aller au contact » ; la leçon nomme Batailleur.',
  'lesson.charging.way': 'Le chemin',
  'lesson.charging.way.text':
    'Faites glisser Forestier jusqu’à toucher Batailleur. Le chemin est d’abord tracé, puis mesuré. Une charge ajoute un dé de force.',
  'lesson.charging.way.hint': 'Allez à l’anneau près de Batailleur, et confirmez.',
  'lesson.charging.fight': 'Deux jets par combat',
  'lesson.charging.fight.text':
    'Les deux ont lancé leur dextérité, et les plus hauts dés ont été comparés un à un : Forestier gagne. Seul le gagnant frappe : chaque dé de force qui a atteint la constitution de Batailleur était une blessure. Se battre fatigue aussi : Batailleur a un dé de moins contre le suivant.',
  'lesson.charging.fight.hint':
    'À présent Cœur proche : choisissez « Aller au contact » ; la leçon nomme encore Batailleur.',
  'lesson.charging.support': 'Deux contre un',
  'lesson.charging.support.text': 'Un ami qui touche le même ennemi soutient le combat d’un dé. Forestier y est déjà.',
  'lesson.charging.support.hint': 'Menez Cœur proche à l’anneau, et confirmez.',
  'lesson.charging.kill': 'Coup fatal',
  'lesson.charging.kill.text':
    'Quatre dés contre deux, et Batailleur est hors jeu. Qui tue au combat peut bouger de deux pouces au plus ; parfois il vaut mieux rester ensemble.',
  'lesson.charging.kill.hint': 'Choisissez « Rester ici ».',

  'lesson.orders.title': 'Ordres et réactions',
  'lesson.orders.summary': 'Arrêtez un ennemi au milieu de son mouvement, et lancez un ordre au bon moment.',
  'lesson.orders.leader': 'Un chef',
  'lesson.orders.leader.text':
    'Rodanes mène votre bande. Un chef a quelques ordres par tour ; ceux qui restent se lisent en haut, près de votre nom. Ils reviennent à la fin du tour.',
  'lesson.orders.activate': 'Sur son chemin',
  'lesson.orders.activate.text':
    'Batailleur voudra s’en prendre à Vigie. Autour de chaque socle s’étend sa zone de défense : on peut bondir sur un ennemi qui y entre pendant sa propre manche. Cœur proche va lui barrer le chemin.',
  'lesson.orders.activate.hint': 'Activez Cœur proche ; la leçon choisit de courir.',
  'lesson.orders.where': 'Large comme un socle',
  'lesson.orders.where.text':
    'La zone de défense s’étend aussi loin du socle que le socle est large. Elle ne compte que pendant la manche de l’ennemi.',
  'lesson.orders.where.hint': 'Courez jusqu’à l’anneau sur la table, et confirmez.',
  'lesson.orders.stand': 'À portée de voix',
  'lesson.orders.stand.text':
    'Rodanes reste là où les autres l’entendent. Ensuite commence la manche des Rejetons, et Batailleur court.',
  'lesson.orders.stand.hint': 'Choisissez « Rester immobile » pour Rodanes.',
  'lesson.orders.jump': 'Une réaction',
  'lesson.orders.jump.text':
    'Batailleur passe en courant devant Cœur proche, et son mouvement s’arrête pour vous : c’est ce que dit le bandeau au-dessus de la table. La ligne est le chemin de Batailleur ; le socle que vous y faites glisser est Batailleur, et là où vous le laissez, il est arrêté. Cœur proche y bondit.',
  'lesson.orders.jump.hint': 'Faites glisser Batailleur jusqu’à l’anneau sur son chemin, et confirmez.',
  'lesson.orders.order': 'Un ordre',
  'lesson.orders.order.text':
    'Avant les dés d’un combat, un chef ou un messager peut lancer un ordre. « Jusqu’à la mort ! » est un dé de plus pour un ami au combat. De telles questions ne viennent que si elles comptent ; quand on vous les pose se règle sous la décision.',
  'lesson.orders.order.hint': 'Choisissez « Jusqu’à la mort ! ».',
  'lesson.orders.kill': 'Pris',
  'lesson.orders.kill.text':
    'Quatre dés contre trois, et Batailleur meurt dans sa propre manche. Qui a bondi n’a plus de zone de défense jusqu’à sa prochaine manche : réfléchissez avant de bondir.',
  'lesson.orders.kill.hint': 'Choisissez « Rester ici ».',

  'lesson.spells.title': 'Gemmes et sorts',
  'lesson.spells.summary': 'Misez en secret des gemmes de pouvoir pour un sort, et contre un autre.',
  'lesson.spells.gems': 'Le pouvoir',
  'lesson.spells.gems.text':
    'Qui a du pouvoir (POU) connaît des sorts. Les gemmes de tous les sorciers d’un camp forment une seule réserve, qui se lit en haut, près de son nom. Une gemme est un dé, pour lancer ou pour dissiper, et une fois misée elle est perdue jusqu’à la fin du tour.',
  'lesson.spells.stand': 'Se concentrer',
  'lesson.spells.stand.text':
    'Les sorts se lancent entre le mouvement et le combat. Laroc voit Chaman et n’a pas besoin de bouger ; sa canalisation ajoute une gemme à la réserve.',
  'lesson.spells.stand.hint': 'Choisissez « Rester immobile ».',
  'lesson.spells.choose': 'Un sort',
  'lesson.spells.choose.text':
    'Voici ses sorts. Pointez-en un pour lire ce qu’il fait. « Boule destructrice » frappe de loin avec une force de 5.',
  'lesson.spells.choose.hint': 'Choisissez « Boule destructrice ».',
  'lesson.spells.target': 'Une cible',
  'lesson.spells.target.text':
    'La cible est nommée d’abord ; la portée n’est mesurée qu’une fois le sort réussi. Chaman est aussi un sorcier, et vaut plus que Démon.',
  'lesson.spells.target.hint': 'Choisissez Chaman.',
  'lesson.spells.bid': 'La mise secrète',
  'lesson.spells.bid.text':
    'Les deux camps choisissent à présent des gemmes en secret. Puis tous lancent : les 1 et les 2 ne valent rien, les meilleurs dés s’affrontent un à un, et chacun des vôtres qui est plus haut, ou sans adversaire, est un succès.',
  'lesson.spells.bid.hint': 'Misez 3 gemmes.',
  'lesson.spells.done': 'Touché',
  'lesson.spells.done.text':
    'Trois gemmes contre une : la boule touche, et Chaman meurt. Avec un sorcier s’en va son pouvoir : la réserve des Rejetons a perdu trois gemmes de plus. Laroc pourrait lancer un autre sort, mais il faut aussi des gemmes pour se défendre.',
  'lesson.spells.done.hint': 'Choisissez « Passer au combat » ; puis c’est la manche des Rejetons.',
  'lesson.spells.dispel': 'Dissiper',
  'lesson.spells.dispel.text':
    'Sourcier lance Sphère de foudre sur Forestier, avec la seule gemme dont il dispose. Chaque camp peut dissiper avec les gemmes de sa réserve, où que soient ses sorciers.',
  'lesson.spells.dispel.hint': 'Misez 2 gemmes contre.',

  'lesson.morale.title': 'Le moral et la victoire',
  'lesson.morale.summary': 'Ralliez un ami, brisez un ennemi, donnez-lui la chasse, et sachez ce qui gagne une partie.',
  'lesson.morale.nerve': 'Le sang-froid',
  'lesson.morale.nerve.text':
    'Vigie a perdu son sang-froid et fuit : le signe sur son socle le dit. Un jet de moral est un dé : les troupes doivent faire 4 ou plus, les héros 3 ou plus, les braves un de moins.',
  'lesson.morale.regroup': 'Se rallier',
  'lesson.morale.regroup.text':
    'Qui fuit relance le dé à son activation. En cas de succès, la fuite s’arrête et c’est tout pour cette manche ; sinon elle continue, et finit hors de la table.',
  'lesson.morale.regroup.hint': 'Activez Vigie.',
  'lesson.morale.fight': 'Le sang et la peur',
  'lesson.morale.fight.text':
    'La fuite est finie. À Barbare de se battre : un combattant qui perd un combat, est blessé et fait face à plus redouté que lui doit éprouver son sang-froid.',
  'lesson.morale.fight.hint': 'Choisissez « Passer au combat ».',
  'lesson.morale.pursue': 'La fuite',
  'lesson.morale.pursue.text':
    'Batailleur a fait 2 et fuit. Le gagnant peut poursuivre : chacun lance un dé par pouce de son mouvement, et qui est rattrapé meurt sans combat.',
  'lesson.morale.pursue.hint': 'Choisissez « Poursuivre ».',
  'lesson.morale.winning': 'Ce qui gagne une partie',
  'lesson.morale.winning.text':
    'Rattrapé et tué. Les morts valent des points de sang, mais une bataille se gagne à la gloire, et presque toute vient de la mission : la fiche au-dessus de la table dit laquelle, et où vous en êtes. Regardez-la souvent.',

  'lesson.battle.title': 'Une petite bataille',
  'lesson.battle.summary': 'Quatre contre quatre, jusqu’au bout, avec de vrais dés. Personne ne vous dit quoi faire.',
  'lesson.battle.sides': 'Votre bande',
  'lesson.battle.sides.text':
    'Rodanes mène Cœur proche, Forestier et Vigie contre Raggarth et ses Rejetons, que joue un bot. La fiche au-dessus de la table dit quel est l’enjeu.',
  'lesson.battle.advice': 'Avant de commencer',
  'lesson.battle.advice.text':
    'Laissez-les venir pendant que Vigie tire ; gardez vos amis assez près pour se soutenir ; placez-vous là où les zones de défense ferment les passages ; et chargez avant eux dès qu’ils sont à portée. « Conseil » vous dit ce que ferait un bot à votre place.',
}
