/** Words about files and links that cannot be used, in Spanish. */
export const faultPhrases = {
  'ui.fault.link-cut-off': 'el enlace está cortado o se han cambiado letras',
  'ui.fault.link-letters': 'el enlace contiene caracteres no válidos',
  'ui.fault.link-no-text': 'el enlace no contiene texto',
  'ui.fault.link-too-long': 'el enlace contiene más de lo que ocupa una partida',
  'ui.fault.object': 'debe ser un objeto JSON',
  'ui.fault.format': 'debe ser «{format}»',
  'ui.fault.game-id': 'debe ser el id de un juego',
  'ui.fault.game-missing': 'falta: elige el juego de este ejército',
  'ui.fault.not-kept': 'ya no se conserva en este navegador',
  'ui.fault.game-unknown': '«{game}» no es un juego de esta versión de Fray',
  'ui.fault.no-forces': '«{game}» no tiene ejércitos que formar',
  'ui.fault.no-tables': '«{game}» no tiene mesas que preparar',
  'ui.fault.no-lesson': '«{lesson}» no es una lección de {game}',
  'ui.fault.no-match':
    'Esto no es una partida, un ejército ni una situación de Fray. Las mesas se abren en el editor de mesas.',
  'ui.fault.thread-ended':
    'El navegador ha cerrado la parte de Fray que trabajaba en esto, quizá por falta de memoria.',
  'ui.fault.players': 'debe ser una lista de {kinds}',
}
