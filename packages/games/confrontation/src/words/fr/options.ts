import type { Phrases } from '@fray/kernel'

/** What options mean, by their words, or by their rules where one wording serves many. */
export const options: Phrases = {
  'option.attack.heavy.note':
    'lancé avec un seul dé ; s’il n’est pas paré, la FOR des Blessures augmente de {strength}',
  'option.attack.blades.note': 'un dé des lames est dépensé ; il garde les autres',
  'option.attack.shot.note': 'un test de Tir qui demande 7 ; la touche ne peut être parée. Le dé du tir est dépensé',
  'option.falcon-fly.note':
    'un ami à moins de 20 cm a Conscience jusqu’à la fin du tour : il perçoit les ennemis proches qu’il ne voit pas',
  'option.falcon-kill.note':
    'un ennemi à moins de 20 cm a −1 pour attaquer, parer, incanter et appeler jusqu’à la fin du tour',
  'option.censure.note': 'chaque point abaisse de 1 le jet ennemi ; les points sont dépensés',
  'option.rapid-fire.note': 'deux tirs au lieu d’un, chacun plus difficile de 2 ; il ne fait rien d’autre',
  'option.bulls-eye.note':
    'il ne fait que tirer ; sa marge de réussite s’ajoute à la FOR des Blessures. Une fois par tour',
  'option.harass-fire.note': 'un tir, plus difficile de 1 à cause du mouvement ; puis il court',
  'option.harass-move.note': 'il marche, court et marche encore, et rien d’autre ; rien de cela ne l’amène au contact',
  'option.dragon.note':
    'un dé donne la FOR des flammes : elles touchent tout le monde à 10 cm devant lui, amis compris. Sur 1, un incident, sans flammes',
  'option.power-preservation.note': '4 points : quelqu’un à 10 cm a Instinct de survie jusqu’à la fin du tour',
  'option.power-intimidation.note':
    '5 points : quelqu’un à 10 cm doit mettre au moins un dé en défense dans chaque combat de ce tour',
  'option.power-rage.note': '8 points : quelqu’un à 10 cm peut enchaîner (Enchaînement/1) jusqu’à la fin du tour',
  'option.power-reprisal.note': '9 points : quelqu’un à 10 cm peut contre-attaquer jusqu’à la fin du tour',
  'option.counter.use.note': 'le pion est utilisé',
  'option.counter.no.note': 'le pion reste pour plus tard',
  'option.pressure.note': 'les dés s’y ajoutent ; sur un 1, la machine peut tomber en panne',
  'option.pressure.no.note': 'rien n’est risqué',
  'option.no-pursuit.note': 'les autres restent où ils sont',
  'option.keep.note': 'le résultat reste',
  'CF-REV-DIRZ-15.note':
    'un dé de plus, et tous ses dés attaquent, jusqu’à la fin du tour ; mais il frappe le dernier à chaque échange',
  'CF-REV-DIRZ-16.note':
    'le dé Mutagène est abandonné ; jusqu’à la fin du tour un dé peut s’ajouter à sa FOR ou RES avant chaque jet. Un 1 n’ajoute rien ; à 10 ou plus il se blesse lui-même',
  'CF-REV-DIRZ-32.note': 'si le tir blesse, un second jet de Blessures suit, FOR 2 contre RES 0. Une fois par tour',
  'CF-REV-DIRZ-31.note': 'un dé d’attaque devient un tir sur quelqu’un au contact : il demande 7 et ne peut être paré',
  'CF-REV-DEVOURER-06.note': 'un dé de combat est abandonné contre DEF +2 jusqu’à la fin du tour',
  'CF-REV-GRIFFIN-07.note':
    'un dé est lancé : sur 1 le coup est perdu, sur 5 ou 6 le pistolet blesse aussi. Une fois par tour',
  'CF-REV-GRIFFIN-22.note':
    'un magicien ou fidèle à 20 cm perd une gemme ou un point de foi, et un ami gagne +1 dans une caractéristique pour ce tour. Une fois par tour',
  'CF-REV-ORC-01.note': 'sa carte attend en réserve, en plus de celles que vous pouvez y mettre',
  'CF-REV-ORC-02.note':
    'une dose est consommée : une Blessure légère sur 1, sinon un jet de Mutagène, d’autant meilleur que le dé est haut',
  'CF-REV-ORC-03.note':
    'chaque tueur Amok à 15 cm donne un point, dépensé aussitôt : FOR +2, RES +2, sorts moins chers ou pas de blessures exceptionnelles ce tour',
  'CF-REV-WOLFEN-07.note': 'un Wolfen dans son aura de foi a RES +2 jusqu’à la fin du tour. Une fois par tour',
  'CF-ABIL-78.note':
    'tous les vôtres en déroute sont ralliés aussitôt, et tous ont +1 en Courage ce tour. Une fois par bataille',
  'CF-ABIL-79.note': 'trois fois son MOU au lieu de deux',
  'CF-PACK-36.note':
    'tous ceux liés à Laverne souffrent d’un de moins par blessure jusqu’à la fin du tour. Une fois par bataille',
  'CF-REV-SESSAIR-09.note': 'le jet est refait avec un dé et −1 ; le nouveau résultat reste',
  'CF-MIRACLE-24.note': 'le test est refait, et le fidèle gagne 4 points de foi',
}
