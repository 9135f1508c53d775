import type { Phrases } from '@fray/kernel'

export const steam: Phrases = {
  'ask.pressure':
    '{fighter}, {device} : {fuel, select, naphtha {jet d’injection} other {jet de pression}} pour {raised} ?',
  'option.pressure': 'Faire le {fuel, select, naphtha {jet d’injection} other {jet de pression}}',
  'option.pressure.no': 'Pas maintenant',
  'roll.pressure':
    '{fuel, select, naphtha {Jet d’injection} other {Jet de pression}} de {fighter}, {device} : un 1 est un incident',
  'ask.pressure-again': '{fighter}, {device} : {dice}{incident, select, yes {, un incident} other {}}. Relancer ?',
  'option.pressure-again': 'Relancer ; ce résultat vaut',
  'option.pressure-keep': 'Le garder',
  'roll.incident': 'Incident de {fighter}, {device} : 1 explosion, 2 ou 3 panne, plus surchauffe',
  pressure: '{fighter}, {device} : {raised} +{bonus}',
  'incident.explosion': 'La chaudière de {fighter} explose',
  'incident.breakdown': 'La chaudière de {fighter} est en panne jusqu’à la fin de la partie',
  'incident.overheating': 'La chaudière de {fighter} surchauffe et s’arrête jusqu’au tour suivant',
  'term.pressure': 'pression',
}
