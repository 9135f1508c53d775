import type { Phrases } from '@fray/kernel'

/** Names that are plural although they do not end like a plural. */
export const grammar: Phrases = {
  'grammar.Tinalíya': 'many',
  'grammar.Ssú': 'many',
  'grammar.Hlýss': 'many',
  'grammar.Shén': 'many',
  'grammar.Ahoggyá': 'many',
  'grammar.N’lýss': 'many',
  'grammar.Hlutrgú': 'many',
  'grammar.Sérudla of the coast': 'many',
  'grammar.Shén of the Iron Claw': 'many',
  'grammar.Páchi Léi of the Inverted Hand': 'many',
  'grammar.Tinalíya of the burrows': 'many',
  'grammar.Gray Ssú of the First House': 'many',
  'grammar.Black Ssú of the Deep Hall': 'many',
  'grammar.Hlýss of the Third Hive': 'many',
  'grammar.Hlutrgú of the marsh': 'many',
  'grammar.Chyrstálli of the glass': 'many',
  'grammar.Hláka of the high caves': 'many',
  'grammar.Hláka of Jaggé': 'many',
  'grammar.Pé Chói of Do Cháka': 'many',
}
