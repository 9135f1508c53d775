import type { NameList, Phrases } from '@fray/kernel'

export const elementals: Phrases = {
  'ask.artifice': '{fighter}: ¿dónde queda la gema de artificio?',
  'ask.wall-from': '{fighter}: ¿dónde empieza el muro?',
  'ask.wall-to': '{fighter}: ¿dónde acaba el muro?',
  'ask.keep-marker': '{spell}: ¿mantenerlo otra ronda por {gems} de {element}?',
  'option.keep-marker': 'Pagar {gems} de {element}',
  'ask.tornado': '{fighter}: ¿qué es del tornado?',
  'option.tornado-keep': 'Dejarlo donde está por {gems} de {element}',
  'option.tornado-send': 'Enviarlo contra {fighter} por {gems} de {element}',
  'option.tornado-end': 'Dejar que se apague',
  'refused.somebody-near': 'Hay alguien a menos de {cm} cm',
  'refused.wall-length': 'Los extremos del muro no están a la distancia debida',
  artifice: '{fighter} hace estallar una gema de artificio',
  'marker.kept': '{spell} se mantiene por {gems} de {element}',
  'marker.gone': '{spell} desaparece',
}

export const elementalsNames: NameList = {
  Tornado: 'Tornado',
  'Veil of Fog': 'Velo de niebla',
  'Gem of Artifice': 'Gema de artificio',
  'Wall of Fire': 'Muro de fuego',
  'Wall of Earth': 'Muro de tierra',
}
