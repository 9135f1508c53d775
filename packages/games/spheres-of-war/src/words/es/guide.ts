import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms in Spanish. */
export const guide: Phrases = {
  'guide.chapter.rules': 'Las reglas',
  'guide.chapter.rules.text':
    'Dos bandos, el Instigador y el Represor. Los enemigos se enfrentan en duelos, primero la pareja más cercana, y comparten cinco acciones: esperar, mover hasta dos pulgadas hacia el rival o en sentido contrario, o luchar en contacto. Quien recibe el golpe tira un dado: 4 o menos aguanta y lo devuelve; más es la derrota.',
  'guide.chapter.gaps': 'Donde las reglas callan',
  'guide.chapter.gaps.text': 'El fragmento deja cosas abiertas. Aquí está lo que no dice, y cómo se juega.',
  'guide.aim': 'Para qué',
  'guide.aim.1': 'Pierde quien se queda sin nadie en la mesa; quien sale de la mesa está fuera de la partida.',
  'guide.aim.2':
    'Una moneda hace de un bando el Instigador para toda la partida: actúa primero y elige cuando varias parejas podrían enfrentarse.',
  'guide.aim.3': 'Nadie mide antes de haber decidido que mueve.',
  'guide.turn': 'Un turno',
  'guide.turn.1': 'Las parejas que aún se tocan siguen luchando.',
  'guide.turn.2':
    'La pareja de enemigos más cercana que aún no se ha enfrentado este turno tiene su duelo; los empates se eligen.',
  'guide.turn.3': 'Cuando no queda nadie por enfrentarse, acaba el turno.',
  'guide.match': 'Un duelo',
  'guide.match.1': 'Actúa primero el combatiente del Instigador, y luego por turno.',
  'guide.match.2': 'Esperar, o mover hacia el rival o en sentido contrario; llegar al contacto es golpear al momento.',
  'guide.match.3': 'Quien recibe el golpe tira; quien aguanta lo devuelve, hasta que uno cae o se gastan las acciones.',
  'guide.match.4': 'Un golpe dado con la última acción espera: el turno siguiente empieza con él.',
  'guide.numbers': 'Números',
  'guide.what': 'Qué',
  'guide.how-much': 'Cuánto',
  'guide.actions': 'acciones de un duelo',
  'guide.move': 'movimiento más largo',
  'guide.shortest': 'movimiento más corto',
  'guide.holds': 'dado que aguanta',
  'guide.holds-value': '{value} o menos',
  'guide.fights': 'Probabilidades en una lucha',
  'guide.rolls-left': 'Acciones que quedan',
  'guide.strikes-first': 'Gana quien golpea primero',
  'guide.rolls-first': 'Gana quien tira primero',
  'guide.base': 'ancho de una peana',
}
