import type { NameList, Phrases } from '@fray/kernel'

export const wolfen: Phrases = {
  'ask.protected': '¿A quién protegen las runas?',
  protected: '{fighter} protege a {target}: RES +2 hasta el final de la ronda',
  'ask.rapidity': '¿Cuánta RES cede {fighter} a cambio de velocidad?',
  'option.rapidity': '{points, plural, =0 {Nada} one {RES −#, MOV +{cm}} other {RES −#, MOV +{cm}}}',
  'ask.eternal-cycle': '¿Qué le hace el Ciclo eterno a {fighter}?',
  'option.cycle.disenchantment': 'Desencantamiento: terminan todos sus sortilegios (dificultad {difficulty})',
  'option.cycle.purification': 'Purificación: se retira del juego (dificultad {difficulty})',
  'option.cycle.rebirth': 'Renacimiento: se curan todas sus heridas (dificultad {difficulty})',
  'ask.spout': '¿Cuántas gemas mantienen ensordecido a {fighter}?',
  'option.spout':
    '{gems, plural, =0 {Ninguna: termina} one {# gema, contra un test de Iniciativa de {difficulty}} other {# gemas, contra un test de Iniciativa de {difficulty}}}',
  'ask.sceptre': '¿Sobre quién?',
  'roll.sceptre': 'El cetro de {fighter}',
  'option.sceptre-offering': '{fighter} eleva a alguien con el cetro',
  'label.sceptre-offering': 'Ofrenda celeste',
  'option.sceptre-radiation': '{fighter} golpea a alguien con el cetro',
  'label.sceptre-radiation': 'Radiación lunar',
  'option.sceptre-apogee': '{fighter} eleva y golpea a alguien con el cetro',
  'label.sceptre-apogee': 'Apogeo estelar',
  'sceptre.offering': '{fighter}: Ofrenda celeste sobre {target}',
  'sceptre.radiation': '{fighter}: Radiación lunar sobre {target}',
  'sceptre.apogee': '{fighter}: Apogeo estelar sobre {target}',
}

export const wolfenNames: NameList = {
  'The Protectors of Yllia': 'Los protectores de Yllia',
  'Arrows of Alabaster': 'Flechas de alabastro',
  'Astrolabe of Destiny': 'Astrolabio del destino',
  'Ring of Mire': 'Anillo de fango',
  'Sparkle of Ice': 'Destello de hielo',
  'Deluge of Idabaath': 'Diluvio de Idabaath',
  Rapidity: 'Rapidez',
  'Eternal Cycle': 'Ciclo eterno',
  'Deafening Spout': 'Chorro ensordecedor',
  'Sceptre of Nocturnal Sacrifice': 'Cetro del sacrificio nocturno',
}
