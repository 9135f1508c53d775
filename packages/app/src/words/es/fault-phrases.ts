/** Words about files and links that cannot be used, in Spanish. */
export const faultPhrases = {
  'ui.fault.link-cut-off': 'el enlace está cortado o se han cambiado letras',
  'ui.fault.link-letters': 'tiene letras que ningún enlace tiene',
  'ui.fault.link-no-text': 'el enlace no contiene texto',
  'ui.fault.link-too-long': 'el enlace contiene más que cualquier partida',
  'ui.fault.object': 'debe ser un objeto JSON',
  'ui.fault.format': 'debe ser «{format}»',
  'ui.fault.game-id': 'debe ser el id de un juego',
  'ui.fault.game-missing': 'falta: elige el juego para el que es la fuerza',
  'ui.fault.not-kept': 'ya no se conserva en este navegador',
  'ui.fault.game-unknown': '«{game}» no es un juego de esta versión de Fray',
  'ui.fault.no-forces': '«{game}» no tiene fuerzas que elegir',
  'ui.fault.no-tables': '«{game}» no tiene mesas que preparar',
  'ui.fault.no-lesson': '«{lesson}» no es una lección de {game}',
  'ui.fault.no-match':
    'Esto no lo guardó Fray. Aquí se abren partidas, fuerzas y situaciones; las mesas, donde se preparan.',
  'ui.fault.thread-ended':
    'El navegador ha cerrado la parte de Fray que trabajaba en esto, quizá por falta de memoria.',
  'ui.fault.players': 'debe ser una lista de {kinds}',
}
