import type { Phrases } from '@fray/kernel'

export const steam: Phrases = {
  'ask.pressure':
    '{fighter}, {device}: ¿{fuel, select, naphtha {tirada de inyección} other {tirada de presión}} para {raised}?',
  'option.pressure': 'Hacer la {fuel, select, naphtha {tirada de inyección} other {tirada de presión}}',
  'option.pressure.no': 'Ahora no',
  'roll.pressure':
    '{fuel, select, naphtha {Tirada de inyección} other {Tirada de presión}} de {fighter}, {device}: un 1 es un incidente',
  'ask.pressure-again': '{fighter}, {device}: {dice}{incident, select, yes {, un incidente} other {}}. ¿Otra tirada?',
  'option.pressure-again': 'Tirar otra vez; ese resultado vale',
  'option.pressure-keep': 'Quedarse con ella',
  'roll.incident': 'Incidente de {fighter}, {device}: 1 explosión, 2 o 3 avería, más sobrecalentamiento',
  pressure: '{fighter}, {device}: {raised} +{bonus}',
  'incident.explosion': 'La caldera de {fighter} explota',
  'incident.breakdown': 'La caldera de {fighter} queda averiada hasta el final de la partida',
  'incident.overheating': 'La caldera de {fighter} se sobrecalienta y se para hasta el turno siguiente',
  'term.pressure': 'presión',
}
