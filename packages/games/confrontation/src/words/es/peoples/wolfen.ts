import type { NameList, Phrases } from '@fray/kernel'

export const wolfen: Phrases = {
  'ask.protected': '¿A quién protegen las runas?',
  protected: '{fighter} protege a {target}: RES +2 hasta el final de la ronda',
  'ask.rapidity': '¿Cuánta RES cede {fighter} a cambio de velocidad?',
  'option.rapidity': '{points, plural, =0 {Nada} one {RES −#, MOV +{cm}} other {RES −#, MOV +{cm}}}',
}

export const wolfenNames: NameList = {
  'The Protectors of Yllia': 'Los protectores de Yllia',
  'Arrows of Alabaster': 'Flechas de alabastro',
  'Astrolabe of Destiny': 'Astrolabio del destino',
  'Ring of Mire': 'Anillo de fango',
  'Sparkle of Ice': 'Destello de hielo',
  'Deluge of Idabaath': 'Diluvio de Idabaath',
  Rapidity: 'Rapidez',
}
