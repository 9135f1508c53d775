/** Words about replays, what-ifs and sharing, in Spanish. */
export const replayPhrases = {
  'ui.replay': 'Repetición',
  'ui.replay-no-roll': 'Sin dados en este paso',
  'ui.replay-at': 'Paso {at} de {of}',
  'ui.replay-first': 'Al principio',
  'ui.replay-back': 'Un paso atrás',
  'ui.replay-play': 'Reproducir',
  'ui.replay-pause': 'Pausa',
  'ui.replay-forward': 'Un paso adelante',
  'ui.replay-last': 'Al final',
  'ui.replay-rolls': 'Tiradas: {count}',
  'ui.replay-roll': 'Tirada siguiente',
  'ui.replay-roll-before': 'Tirada anterior',
  'ui.replay-losses': 'Bajas: {count}',
  'ui.replay-loss': 'Baja siguiente',
  'ui.replay-loss-before': 'Baja anterior',
  'ui.replay-lost': 'Baja: {names}',
  'ui.replay-speed': 'Velocidad',
  'ui.replay-speed-of': 'Velocidad: por {speed}',
  'ui.replay-speed-short': '{speed}×',
  'ui.replay-eyes': 'Ver como',
  'ui.replay-onlooker': 'Espectador',
  'ui.again': 'Ver otra vez lo que acaban de hacer los demás',
  'ui.back-to-table': 'Volver a la mesa',

  'ui.fair-fallen':
    '{count, plural, one {El primer dado de esta partida no sale} other {Los primeros # dados de esta partida no salen}} de la semilla: habían caído antes de que empezara aquí, o los fija una lección.',

  'ui.visit-missing': 'No hay ninguna partida que ver',
  'ui.visit-missing-note': 'Abre otra vez el enlace o el archivo que te dieron.',
  'ui.link-broken': 'Este enlace no se puede abrir',
  'ui.link-broken-note':
    'No ha cambiado nada: tu propia partida sigue guardada. Pide otra vez el enlace, o el archivo.',

  'ui.what-if': '¿Y si…?',
  'ui.what-if-title': '¿Y si, desde aquí…?',
  'ui.what-if-note':
    'Empieza una partida nueva desde el paso {at} ({headline}). Los dados ya tirados no cambian; los siguientes son nuevos. La partida original queda como está.',
  'ui.what-if-start': 'Jugar desde aquí',
  'ui.what-if-tag': 'Y si, desde {headline}',
  'ui.what-if-secret': 'En este dispositivo hay jugadores con secretos entre ellos: espera a que termine esta partida.',

  'ui.share': 'Compartir',
  'ui.share-title': 'Compartir esta partida',
  'ui.share-making': 'Creando el enlace…',
  'ui.share-note':
    'El enlace contiene la partida entera. Quien lo abra puede verla, comprobar los dados y jugar desde cualquier momento.',
  'ui.share-link': 'Enlace a esta partida',
  'ui.share-copy': 'Copiar el enlace',
  'ui.share-copied': 'Copiado.',
  'ui.share-not-copied': 'Este navegador no nos deja copiar: selecciona el enlace y cópialo.',
  'ui.share-too-long':
    'Esta partida es demasiado larga para un enlace: tendría {length, number} caracteres, y muchos programas cortan lo que pasa de {limit, number}. Envía el archivo.',
  'ui.share-file': 'Guardar el archivo',
  'ui.share-running':
    'Esta partida no ha terminado: quien tenga el enlace o el archivo puede averiguar qué dados vienen.',
}
