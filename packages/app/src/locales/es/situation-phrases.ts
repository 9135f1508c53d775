/** What the app says of situations, in Spanish: situation = situación. */
export const situationPhrases = {
  'ui.situation-open': 'Abrir una situación',
  'ui.situation-note':
    'Una situación es una posición en mitad de una partida. Elige un archivo, o pega su texto o un enlace; la juegas desde ahí, con todas las probabilidades. La hace «Guardar como situación», en el menú de una partida o de una repetición.',
  'ui.situation-file': 'Elegir un archivo',
  'ui.situation-paste': 'La situación, o un enlace a ella',
  'ui.situation-alone': 'Jugar los dos bandos (si no, un bot juega contra ti)',
  'ui.situation-play': 'Jugar',
  'ui.situation-failed': 'Esta situación no se puede jugar. No se ha perdido nada:',
  'ui.situation-broken-note': 'Pide el enlace otra vez, o la situación como archivo.',
  'ui.situation-save': 'Guardar como situación',
  'ui.situation-save-note':
    'Guarda esta posición para que cualquiera pueda seguir jugando, preguntar o enviarla con un aviso de error. Mientras la partida está en curso, contiene solo lo que puedes saber.',
  'ui.situation-making': 'Preparando la situación…',
  'ui.situation-none': 'Aún no hay situación que guardar: ambos bandos necesitan miniaturas en la mesa.',
  'ui.situation-title': 'Título',
  'ui.situation-link': 'Enlace a esta situación',
  'ui.situation-too-long': 'Es demasiado larga para un enlace: guárdala en un archivo.',
  'ui.situation-download': 'Guardar en un archivo',
}
