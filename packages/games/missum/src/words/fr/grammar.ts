import type { Phrases } from '@fray/kernel'

/** Names that are plural in French although they do not end like a plural. */
export const grammar: Phrases = {
  'grammar.Tinalíya': 'many',
  'grammar.Ssú': 'many',
  'grammar.Hlýss': 'many',
  'grammar.Shén': 'many',
  'grammar.Ahoggyá': 'many',
  'grammar.N’lýss': 'many',
  'grammar.Hlutrgú': 'many',
  'grammar.Sérudla de la côte': 'many',
  'grammar.Shén de la Griffe de fer': 'many',
  'grammar.Páchi Léi de la Main renversée': 'many',
  'grammar.Tinalíya des terriers': 'many',
  'grammar.Ssú gris de la Première Maison': 'many',
  'grammar.Ssú noirs de la Salle profonde': 'many',
  'grammar.Hlýss de la Troisième Ruche': 'many',
  'grammar.Hlutrgú du marais': 'many',
  'grammar.Chyrstálli du verre': 'many',
  'grammar.Hláka des hautes cavernes': 'many',
  'grammar.Hláka de Jaggé': 'many',
  'grammar.Pé Chói de Do Cháka': 'many',
  'grammar.Ennemis de l’homme': 'many',
  'grammar.Villageois': 'many',
  'grammar.Les hommes et leurs alliés': 'many',
}
