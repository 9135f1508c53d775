import type { Phrases } from '../phrasebook.ts'

/** The kernel's words in Spanish. */
export const es: Phrases = {
  rolled: '{purpose}',
  'kernel.list': '{first}, {rest}',
  'kernel.not-offered': '«{answer}» no es una de las opciones',
  'kernel.not-asked': 'ahora no hay nada que decidir para {seat}',
  'kernel.match-over': 'la partida ha terminado',
  'kernel.not-yours': 'la última respuesta es de {seat}',
  'kernel.minimum': 'al menos {floor}',
  'kernel.step.multiply':
    '× {by}{rounding, select, up {, redondeando hacia arriba} down {, redondeando hacia abajo} other {}}',
  'kernel.step.halve': 'la mitad, redondeando hacia {rounding, select, up {arriba} other {abajo}}',
  'kernel.step.cap': 'como mucho {limit}',
  'kernel.step.replace': '{value} en su lugar',
  'kernel.arrange.form': 'un reparto nombra los lugares y lo que hay en cada uno',
  'kernel.arrange.no-slot': 'no hay ningún «{slot}» donde poner nada',
  'kernel.arrange.no-thing': 'no hay ningún «{thing}» que colocar',
  'kernel.arrange.amount': '{thing}: colocados {placed} de {amount}',
  'kernel.arrange.fixed': '{thing}: su lugar es {slot} y ahí se queda',
  'kernel.arrange.few': '{slot}: {count} son muy pocos, hacen falta al menos {min}',
  'kernel.arrange.many': '{slot}: {count} son demasiados, caben como mucho {max}',
  'kernel.input.missing': 'falta',
  'kernel.input.or': '{first}, o {second}',
  'kernel.input.at': '{field, select, none {} other {{field}: }}{message}',
  'kernel.input.not-json': 'no es JSON: {why}',
  'kernel.input.other-game': 'es «{game}», no «{wanted}»',
  'kernel.input.version':
    'esta partida se jugó con la versión {version} de {game}; estas reglas son la versión {wanted}',
  'kernel.input.refused': 'answers[{index}] de {seat} no se admite',
  'kernel.input.ends-otherwise': 'la repetición acaba de otro modo que el registro',
  'kernel.input.not-there': 'no está ahí para cambiarlo',
  'kernel.nothing-to-undo': 'no se puede deshacer nada: desde entonces se han visto dados o un secreto',
}
