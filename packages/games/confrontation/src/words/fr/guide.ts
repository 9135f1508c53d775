import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms in French. */
export const guide: Phrases = {
  'guide.term.mov':
    'Mouvement en centimètres : il marche d’autant, court ou charge du double. Après le point, ce qu’il vole.',
  'guide.term.ini':
    'Initiative : ajoutée à un dé avant un combat ; le plus haut voit l’autre répartir ses dés d’abord.',
  'guide.term.att': 'Attaque : ajoutée à chaque dé d’attaque.',
  'guide.term.str': 'Force : ajoutée aux dégâts d’un coup.',
  'guide.term.def': 'Défense : ajoutée à chaque dé qui pare ; elle doit atteindre l’attaque.',
  'guide.term.res': 'Résistance : retirée des dégâts d’un coup.',
  'guide.term.aim': 'Tir : ajouté au dé d’un tir, contre sa difficulté.',
  'guide.term.cou': 'Courage : ajouté à un dé contre la peur qu’inspire un ennemi.',
  'guide.term.fear': 'Peur : ce que les autres doivent atteindre avec leur courage pour lui faire face.',
  'guide.term.dis': 'Discipline : ajoutée au jet de Tactique et aux tests de sang-froid.',
  'guide.term.pow': 'Pouvoir : ajouté aux dés avec lesquels il incante.',
  'guide.chapter.cards': 'Cartes et combattants',
  'guide.chapter.cards.text':
    'Chaque combattant, ou groupe de combattants semblables, a une carte avec ses caractéristiques, son rang et ses compétences. Les socles sont carrés ou oblongs et ont une face avant.',
  'guide.chapter.dice': 'Dés, tests et blessures',
  'guide.chapter.dice.text':
    'Presque tout test est un dé ajouté à une caractéristique. Un 6 peut se relancer et s’ajouter, un 1 échoue d’office. Les dégâts sont deux dés : le plus petit dit le lieu ; le plus grand, avec Force moins Résistance, la ligne du tableau. Les blessures pèsent sur les jets suivants.',
  'guide.chapter.sight': 'Vue et contact',
  'guide.chapter.sight.text':
    'Un combattant voit devant lui, tant que rien ne cache. Qui touche le socle d’un ennemi est en contact, de face ou par un autre côté.',
  'guide.chapter.round': 'Le tour',
  'guide.chapter.round.text':
    'Les cartes sont empilées en secret et le jet de Tactique est fait ; puis elles sont tirées tour à tour et ceux qui y sont agissent ; les mêlées se règlent ; magie et foi se reprennent ; et l’on range.',
  'guide.chapter.moving': 'Bouger, charger et voler',
  'guide.chapter.moving.text':
    'Charges et engagements s’annoncent d’abord et peuvent être mesurés. Qui est chargé en est ébranlé pour le tour. Ceux qui volent changent de niveau et peuvent piquer. Quitter une mêlée demande un test.',
  'guide.chapter.fire': 'Tir',
  'guide.chapter.fire.text':
    'La portée de l’arme donne la difficulté ; mouvement, couvert, hauteur et taille la changent. Le TIR et un dé doivent l’atteindre. Un tir dans une mêlée peut frapper un ami.',
  'guide.chapter.combat': 'Mêlées et combats',
  'guide.chapter.combat.text':
    'Ceux qui sont en contact forment une mêlée, qui se sépare en combats d’un contre un ou plusieurs. Les dés se répartissent entre attaque et défense ; les coups alternent, chacun est paré ou blesse. Les vainqueurs peuvent poursuivre.',
  'guide.chapter.fear': 'Peur et déroute',
  'guide.chapter.fear.text':
    'Qui affronte plus effrayant que son courage le met à l’épreuve une fois. Ceux qui échouent sont en déroute : ils fuient, et se rallient plus tard par le courage ou la discipline.',
  'guide.chapter.command': 'Commandement',
  'guide.chapter.command.text':
    'Les chefs prêtent courage et discipline à ceux qui sont près d’eux ; étendards et musiciens forment un état-major. Les seigneurs des morts et les Wolfen ont leurs propres usages.',
  'guide.chapter.machines': 'Machines de guerre et vapeur',
  'guide.chapter.machines.text':
    'Les machines ont une structure et un équipage ; l’artillerie dévie et écrase. La vapeur pousse plus fort que la chair, et peut éclater.',
  'guide.chapter.armies': 'Armées, scénarios et déploiement',
  'guide.chapter.armies.text':
    'Une armée s’achète avec des points au sein de son peuple, alliés et personnages dans leurs limites. L’approche décide où chacun se tient ; le scénario dit ce qui gagne.',
  'guide.chapter.abilities': 'Compétences et équipement',
  'guide.chapter.abilities.text':
    'Ce qui distingue les combattants : compétences, mutagènes et poisons, équipement à règles, et artefacts.',
  'guide.chapter.magic': 'Magie',
  'guide.chapter.magic.text':
    'Les magiciens tiennent des gemmes d’éléments. Un sort coûte des gemmes et un test de pouvoir ; d’autres peuvent l’absorber ou le contrer. Les gemmes reviennent en phase mystique.',
  'guide.chapter.faith': 'Foi',
  'guide.chapter.faith.text':
    'Les fidèles tirent une foi temporaire des croyants proches et appellent avec elle des miracles ; d’autres peuvent censurer l’appel. Litanies, liturgies, vertus et reliques sont aux cultes.',
  'guide.chapter.factions': 'Factions et révisions',
  'guide.chapter.factions.text':
    'Ce qu’ajoutent factions et lots d’armée, ce qu’ont changé les révisions ultérieures de cartes, et comment se jouent les tournois.',
  'guide.win': 'Comment on gagne',
  'guide.win.1': 'Le scénario le dit : la carte au-dessus de la table montre son but et où vous en êtes.',
  'guide.win.2':
    '« Bain de sang » : avoir à la fois plus de Puissance et plus de P.A. sur le champ de bataille après le dernier tour.',
  'guide.turn': 'Un tour',
  'guide.turn.1': 'Phase stratégique : empiler les cartes, jet de Tactique.',
  'guide.turn.2': 'Activation : tirer les cartes tour à tour ; annoncer, puis bouger, charger ou tirer.',
  'guide.turn.3': 'Combat : séparer les mêlées, régler chaque combat, poursuivre.',
  'guide.turn.4': 'Phase mystique : gemmes et foi reviennent.',
  'guide.turn.5': 'Entretien : ce qui dure se paie ou cesse.',
  'guide.combat': 'Un combat',
  'guide.combat.1': 'Chacun lance l’Initiative ; le perdant répartit ses dés d’abord.',
  'guide.combat.2':
    'Coups tour à tour : ATT et un dé contre DEF et un dé. Un 6 peut se relancer et s’ajouter ; un 1 échoue.',
  'guide.combat.3': 'Une touche : deux dés de dégâts, lus dans le tableau des blessures.',
  'guide.combat.4': 'La défense soutenue garde son dé au prix d’un test plus dur ; la contre-attaque pare et frappe.',
  'guide.wounds': 'Blessures : plus grand dé + FOR − RES, au lieu du plus petit',
  'guide.result': 'Résultat',
  'guide.fire': 'Difficulté d’un tir',
  'guide.range': 'Portée',
  'guide.difficulty': 'Difficulté',
}
