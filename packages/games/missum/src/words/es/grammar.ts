import type { Phrases } from '@fray/kernel'

/** Names that are plural in Spanish although they do not end like a plural. */
export const grammar: Phrases = {
  'grammar.Tinalíya': 'many',
  'grammar.Ssú': 'many',
  'grammar.Hlýss': 'many',
  'grammar.Shén': 'many',
  'grammar.Ahoggyá': 'many',
  'grammar.N’lýss': 'many',
  'grammar.Hlutrgú': 'many',
  'grammar.Sérudla de la costa': 'many',
  'grammar.Shén de la Garra de Hierro': 'many',
  'grammar.Páchi Léi de la Mano Invertida': 'many',
  'grammar.Tinalíya de las madrigueras': 'many',
  'grammar.Ssú Grises de la Primera Casa': 'many',
  'grammar.Ssú Negros del Salón Profundo': 'many',
  'grammar.Hlýss de la Tercera Colmena': 'many',
  'grammar.Hlutrgú de la marisma': 'many',
  'grammar.Chyrstálli del cristal': 'many',
  'grammar.Hláka de las cuevas altas': 'many',
  'grammar.Hláka de Jaggé': 'many',
  'grammar.Pé Chói de Do Cháka': 'many',
}
