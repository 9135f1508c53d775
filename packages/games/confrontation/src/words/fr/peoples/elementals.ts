import type { NameList, Phrases } from '@fray/kernel'

export const elementals: Phrases = {
  'ask.artifice': '{fighter} : où placer la gemme d’artifice ?',
  'ask.wall-from': '{fighter} : où commence le mur ?',
  'ask.wall-to': '{fighter} : où finit le mur ?',
  'ask.keep-marker': '{spell} : le garder un tour de plus pour {gems} de {element} ?',
  'option.keep-marker': 'Payer {gems} de {element}',
  'ask.tornado': '{fighter} : que devient la tornade ?',
  'option.tornado-keep': 'La laisser sur place pour {gems} de {element}',
  'option.tornado-send': 'L’envoyer sur {fighter} pour {gems} de {element}',
  'option.tornado-end': 'La laisser mourir',
  'refused.somebody-near': 'Quelqu’un se tient à moins de {cm} cm',
  'refused.wall-length': 'Les bouts du mur ne sont pas à la distance voulue',
  artifice: '{fighter} fait éclater une gemme d’artifice',
  'marker.kept': '{spell} reste pour {gems} de {element}',
  'marker.gone': '{spell} disparaît',
}

export const elementalsNames: NameList = {
  Tornado: 'Tornade',
  'Veil of Fog': 'Voile de brume',
  'Gem of Artifice': 'Gemme d’artifice',
  'Wall of Fire': 'Mur de feu',
  'Wall of Earth': 'Mur de terre',
}
