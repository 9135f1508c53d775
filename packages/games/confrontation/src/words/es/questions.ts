import type { Phrases } from '@fray/kernel'

/** What questions are about, for whoever is asked them for the first time. */
export const questions: Phrases = {
  'ask.sequence.note':
    'Una carta vale por los combatientes que nombra. Tu adversario y tú jugáis una carta por turnos, cada uno de la primera a la última; sus combatientes {phase, select, approach {se ponen en la mesa} other {actúan}} cuando se juega.',
  'ask.coordinator.note':
    'Cada bando tira un dado y suma la Disciplina (DIS) de quien nombra, que no arriesga nada. El ganador dice quién juega la primera carta, y puede guardar dos cartas en vez de una.',
  'ask.first-lead.note':
    'Quien tiene la mano juega una carta; cuando sus combatientes han actuado, la mano pasa al otro.',
  'ask.lead.note':
    '{phase, select, approach {Tu adversario y tú colocáis por turnos a los combatientes de una carta.} other {Sus combatientes actúan enseguida. Una carta guardada espera, boca abajo, a otro turno tuyo.}} Después juega tu adversario.',
  'ask.announce.note':
    'Las cargas van primero. Quien no carga contra nadie puede después andar, correr, disparar, lanzar hechizos o invocar milagros.',
  'ask.arrival.note': 'Allí las peanas se tocan. La distancia se mide cuando va: si es demasiada, se queda corto.',
  'ask.split.note':
    'Los enemigos que se tocan forman una refriega. Se divide en combates, cada uno de un combatiente contra uno o varios a los que toca; cada cual lucha en uno de ellos.',
  'ask.combat.note': 'Todos se luchan en esta fase; los bandos eligen el siguiente por turnos.',
  'ask.initiative.note':
    'Un dado e INI contra el enemigo. Quien pierde reparte los dados primero, a la vista del ganador; el ganador golpea primero.',
  'ask.dice.note':
    'Cada dado en ataque es un golpe: dado + ATA. Cada dado en defensa puede parar un golpe: dado + DEF debe ser al menos igual. Un 1 siempre falla. Los dados de defensa que sobran al final se pierden.',
  'ask.defence.note': 'Lo eliges antes de que se tire el golpe. De varios dados cuenta el mejor.',
  'ask.damage-dice.note':
    'El dado más bajo dice dónde da el golpe; el más alto, con FUE contra RES, con qué gravedad. Un doble lo empeora.',
  'ask.target.note': 'Para este golpe se usa un dado de ataque.',
  'ask.attacker.note':
    'Cada uno de tus combatientes con un dado en ataque golpea una vez antes de que responda el enemigo.',
  'ask.pursuer.note':
    'Quien no tiene ya enemigos en su combate puede avanzar la mitad de su MOV, y volver a luchar enseguida si alcanza a alguien.',
  'ask.shot.note':
    'La distancia se mide cuando dispara. Para pasar de 6 el dado debe mostrar un 6, que se tira otra vez y se suma.',
  'ask.spell.note': 'Su dado y su POD juntos deben alcanzar la dificultad. Las gemas se gastan en todo caso.',
  'ask.miracle.note': 'Su dado y su FE juntos deben alcanzar la dificultad. El Fervor se quita de su fe en todo caso.',
  'ask.bond.note': 'Cada punto es un dado más; cuenta el mejor dado.',
}
