import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms in French. */
export const guide: Phrases = {
  'guide.term.morale':
    'Moral : un d20 ne doit pas le dépasser quand menace la panique ; il dit aussi combien de pertes la légion supporte.',
  'guide.term.points':
    'Points de moral jusqu’ici : figurines perdues et mauvaises nouvelles, sous zéro. S’il y en a trop, la légion est éprouvée, ou fuit.',
  'guide.term.supply': 'Combien de fois elle peut encore tirer avant d’être ravitaillée.',
  'guide.term.spells': 'Sorts restants de force I, II et III pour le reste de la bataille.',
  'guide.chapter.scale': 'Échelle, races et unités',
  'guide.chapter.scale.text':
    'Une figurine vaut cent hommes, une légion en est un bloc en rangs et en files. Race, armure, armes et condition font ses facteurs ; les légions de ligne tiennent le champ, les tirailleurs harcèlent.',
  'guide.chapter.command': 'Commandement',
  'guide.chapter.command.text':
    'Le kérdu mène l’armée et garde une réserve ; chaque dritlán mène un huitsán de légions. Une légion qui commence son mouvement à plus de 300 mm de son dritlán va à mi-vitesse et ne peut attaquer.',
  'guide.chapter.field': 'Le champ et la victoire',
  'guide.chapter.field.text':
    'Le terrain est dressé par tables ou par accord ; il ralentit, désordonne, abrite ou arrête. Chaque armée se place près de son bord. Qui a la dernière légion de ligne sur le champ l’emporte.',
  'guide.chapter.turn': 'Le tour',
  'guide.chapter.turn.text':
    'Dix étapes : déroute, magie, demi-mouvement d’un camp, tir, mouvement de l’autre, tir, seconde moitié, tir, mêlée et compte du moral. Qui bouge en premier change à chaque tour.',
  'guide.chapter.movement': 'Mouvement',
  'guide.chapter.movement.text':
    'Un bloc avance, oblique de 45 degrés au plus, fait une conversion sur un coin, ou change de face et de files. Une fois par bataille il peut prendre le bonus de charge. Un contact de flanc ou à revers désordonne qui le subit. Les tirailleurs bougent librement et cèdent.',
  'guide.chapter.missiles': 'Tir',
  'guide.chapter.missiles.text':
    'Les deux camps tirent à la fois. Le facteur d’attaque de l’arme moins celui de défense de la cible, et le nombre de tireurs, donnent des pertes par la table ; le reste est une chance sur cent. La longue portée ôte 5.',
  'guide.chapter.melee': 'Mêlée',
  'guide.chapter.melee.text':
    'Se battent ceux qui se touchent, les plus longues armes d’abord. Facteurs et table sont comme au tir ; la charge, le désordre, le flanc et le dos les changent. Les figurines qui dépassent le front ennemi peuvent se joindre au combat.',
  'guide.chapter.morale': 'Moral et déroute',
  'guide.chapter.morale.text':
    'Les frayeurs soudaines demandent un test de panique ; pertes et mauvaises nouvelles coûtent des points de moral jusqu’à ce que la légion soit éprouvée, ou cède. Une légion en déroute fuit, sème le désordre et disparaît. Une légion cernée peut livrer son dernier combat.',
  'guide.chapter.magic': 'Magie',
  'guide.chapter.magic.text':
    'Les mages attaquent ou défendent avec des sorts de force I à III, tant par bataille. Les forces sont choisies en secret ; une attaque à laquelle s’oppose son contraire doit le briser, puis ceux qu’elle touche se sauvent ou la subissent.',
  'guide.win': 'Comment on gagne',
  'guide.win.1': 'Qui est seul à avoir sur le champ une légion de ligne qui n’a pas fui l’emporte aussitôt.',
  'guide.win.2':
    'Après le tour 12 : qui a le plus de figurines de ligne dans la moitié adverse de la table, sinon le plus en tout.',
  'guide.turn': 'Les dix étapes d’un tour',
  'guide.turn.1': 'Les légions en déroute fuient.',
  'guide.turn.2': 'Magie.',
  'guide.turn.3': 'Le premier bouge de moitié.',
  'guide.turn.4': 'Tir.',
  'guide.turn.5': 'L’autre camp bouge.',
  'guide.turn.6': 'Tir.',
  'guide.turn.7': 'Le premier bouge de l’autre moitié.',
  'guide.turn.8': 'Tir.',
  'guide.turn.9': 'Mêlée.',
  'guide.turn.10': 'Le moral est noté.',
  'guide.rates': 'Mouvement, en millimètres',
  'guide.heavy': 'Lourde',
  'guide.medium': 'Moyenne',
  'guide.light': 'Légère',
  'guide.light-others': 'Autres',
  'guide.troop.humanHalberdPikeHeavyCrossbow': 'hallebardes, piques, arbalètes lourdes',
  'guide.troop.humanOther': 'autres humains',
  'guide.troop.chargeBonus': 'bonus de charge, une fois',
  'guide.melee': 'Facteurs de mêlée des humains',
  'guide.weapon': 'Arme',
  'guide.attack': 'Attaque',
  'guide.melee.spear': 'lance',
  'guide.melee.shortPike': 'pique courte',
  'guide.melee.longPike': 'pique longue',
  'guide.melee.halberd': 'hallebarde',
  'guide.melee.twoHanded': 'à deux mains',
  'guide.melee.daggerPeasantJavelin': 'dague, outils, javelot',
  'guide.melee.swordMaceEtc': 'épée, masse, hache',
  'guide.missiles': 'Projectiles',
  'guide.short': 'Courte jusqu’à',
  'guide.long': 'Longue jusqu’à',
  'guide.odds': 'Pertes par figurine, selon attaque moins défense',
  'guide.difference': 'Différence',
  'guide.each': 'Chacune',
  'guide.points': 'Points de moral',
  'guide.event': 'Événement',
  'guide.count': 'Points',
  'guide.points.figureLost': 'figurine perdue',
  'guide.points.lineLegionRouted1to20': 'légion en déroute, jusqu’à 20',
  'guide.points.lineLegionRouted21to40': 'jusqu’à 40 figurines',
  'guide.points.lineLegionRouted41to60': 'jusqu’à 60 figurines',
  'guide.points.enemyLineLegionRouted': 'légion ennemie en déroute',
  'guide.points.dritlanLost': 'dritlán perdu',
  'guide.points.kerduLost': 'kérdu perdu',
}
