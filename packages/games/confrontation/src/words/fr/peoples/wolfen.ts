import type { NameList, Phrases } from '@fray/kernel'

export const wolfen: Phrases = {
  'ask.protected': 'Qui les runes protègent-elles ?',
  protected: '{fighter} protège {target} : RES +2 jusqu’à la fin du tour',
  'ask.rapidity': 'Combien de RES {fighter} cède-t-il pour sa vitesse ?',
  'option.rapidity': '{points, plural, =0 {Rien} one {RES −#, MOU +{cm}} other {RES −#, MOU +{cm}}}',
}

export const wolfenNames: NameList = {
  'The Protectors of Yllia': 'Les protecteurs d’Yllia',
  'Arrows of Alabaster': 'Flèches d’albâtre',
  'Astrolabe of Destiny': 'Astrolabe du destin',
  'Ring of Mire': 'Anneau de fange',
  'Sparkle of Ice': 'Éclat de glace',
  'Deluge of Idabaath': 'Déluge d’Idabaath',
  Rapidity: 'Rapidité',
}
