import type { Phrases } from '@fray/kernel'

export const input: Phrases = {
  'fault.situation.no-unit': 'ninguna unidad se llama «{name}»',
  'fault.situation.gone': '«{name}» ya no está, y no huye más',
  'fault.situation.nowhere': '«{name}» no está en ninguna parte',
  'fault.shape.repeated': 'no lleva a ninguna parte: dos puntos seguidos son el mismo',
  'fault.shape.turns-back': 'vuelve sobre sí mismo',
  'fault.shape.flat': 'no encierra nada: sus esquinas están en una línea',
  'fault.setup.zone':
    'los ejércitos se desplegarían uno dentro de otro: como mucho {most}, la mitad del fondo de la mesa',
  'fault.setup.objective': 'no está en la mesa',
  'fault.situation.off-table': '«{name}» no cabe por entero en la mesa',
  'fault.situation.taken': 'el nombre «{name}» ya está en uso',
  'fault.situation.overlap': '«{name}» pisa a «{other}» (MI-PASS-05)',
  'fault.situation.weapon': '«{weapon}» no es un arma de esta raza; las conocidas son {known} (MI-MELEEFACTOR-33)',
  'fault.situation.apart': '"{name}" no toca a "{other}"',
  'fault.situation.friends': '"{name}" y "{other}" son del mismo bando',
  'fault.situation.original': 'es menos de las que hay ahora',
  'fault.situation.spells': '"{name}" no es un hechicero',
  'fault.situation.last-turn': 'la batalla tiene {limit} turnos (MI-VICTORY-02)',
  'fault.situation.reserve': 'un bando tiene como mucho {most} legiones en reserva (MI-DIVISION-03)',
  'fault.change.no-piece': 'no hay ningún elemento {piece}',
  'fault.change.no-terrain': 'ningún terreno se llama «{kind}»',
  'fault.change.no-offer': 'nada se llama «{offer}»',
  'fault.profile.taken': 'es el identificador de tropas que se ofrecen de todos modos',
  'fault.profile.twice': '«{id}» está dos veces',
  'fault.profile.weapon': '«{weapon}» no es un arma de la raza «{race}» ({rule})',
}
