import type { NameList, Phrases } from '@fray/kernel'

export const wolfen: Phrases = {
  'ask.protected': 'Qui les runes protègent-elles ?',
  protected: '{fighter} protège {target} : RES +2 jusqu’à la fin du tour',
  'ask.rapidity': 'Combien de RES {fighter} cède-t-il pour sa vitesse ?',
  'option.rapidity': '{points, plural, =0 {Rien} one {RES −#, MOU +{cm}} other {RES −#, MOU +{cm}}}',
  'ask.eternal-cycle': 'Que fait le Cycle éternel à {fighter} ?',
  'option.cycle.disenchantment': 'Désenchantement : tous ses sortilèges prennent fin (difficulté {difficulty})',
  'option.cycle.purification': 'Purification : il est retiré du jeu (difficulté {difficulty})',
  'option.cycle.rebirth': 'Renaissance : toutes ses blessures guérissent (difficulté {difficulty})',
  'ask.spout': 'Combien de gemmes gardent {fighter} assourdi ?',
  'option.spout':
    '{gems, plural, =0 {Aucune : cela prend fin} one {# gemme, contre un test d’Initiative de {difficulty}} other {# gemmes, contre un test d’Initiative de {difficulty}}}',
  'ask.sceptre': 'Sur qui ?',
  'roll.sceptre': 'Le sceptre de {fighter}',
  'option.sceptre-offering': '{fighter} soulève quelqu’un par le sceptre',
  'label.sceptre-offering': 'Offrande céleste',
  'option.sceptre-radiation': '{fighter} frappe quelqu’un par le sceptre',
  'label.sceptre-radiation': 'Radiation lunaire',
  'option.sceptre-apogee': '{fighter} soulève et frappe quelqu’un par le sceptre',
  'label.sceptre-apogee': 'Apogée stellaire',
  'sceptre.offering': '{fighter} : Offrande céleste sur {target}',
  'sceptre.radiation': '{fighter} : Radiation lunaire sur {target}',
  'sceptre.apogee': '{fighter} : Apogée stellaire sur {target}',
}

export const wolfenNames: NameList = {
  'The Protectors of Yllia': 'Les protecteurs d’Yllia',
  'Arrows of Alabaster': 'Flèches d’albâtre',
  'Astrolabe of Destiny': 'Astrolabe du destin',
  'Ring of Mire': 'Anneau de fange',
  'Sparkle of Ice': 'Éclat de glace',
  'Deluge of Idabaath': 'Déluge d’Idabaath',
  Rapidity: 'Rapidité',
  'Eternal Cycle': 'Cycle éternel',
  'Deafening Spout': 'Jet assourdissant',
  'Sceptre of Nocturnal Sacrifice': 'Sceptre du sacrifice nocturne',
}
