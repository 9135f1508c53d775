import type { Phrases } from '@fray/kernel'

/** What a battle is fought for, and how it ends. */
export const scenarios: Phrases = {
  'scenario.blood-bath': 'Baño de sangre',
  'scenario.blood-bath.goal':
    'Tras la última ronda el campo es de quien tiene en él más Potencia y más P.A.; las Heridas restan P.A.',
  'scenario.blood-bath.score': 'P.A. en el campo de batalla',
  'scenario.conquest': 'Conquista',
  'scenario.conquest.goal':
    'Tras la última ronda cada zona es de quien tiene en ella más Potencia y más P.A.: 1 punto por la propia, 2 por el centro, 3 por la enemiga.',
  'scenario.conquest.score': 'puntos de victoria',
  'scenario.execution': 'Ejecución',
  'scenario.execution.goal': 'Elimina al enemigo de más valor y conserva al tuyo.',
  'scenario.execution.score': 'objetivos eliminados',
  'ask.half': '¿Qué mitad de la mesa es la tuya?',
  'option.half.left': 'La mitad izquierda',
  'option.half.right': 'La mitad derecha',
  'half.chosen': '{seat} toma la mitad {half, select, left {izquierda} other {derecha}}',
  'ask.zone': '{fighter} está en dos zonas: ¿para cuál cuenta?',
  'option.zone.own': 'Nuestra propia zona',
  'option.zone.neutral': 'El centro',
  'option.zone.enemy': 'La zona enemiga',
  'ask.target-of-execution': 'Varios enemigos tienen el mayor valor: ¿a cuál hay que ejecutar?',
  'execution.target': '{seat} debe eliminar a {target}',
  'ask.end': 'No queda nadie contra ti. ¿Acabar la batalla?',
  'option.end': 'Acabarla ya',
  'option.go-on': 'Jugar las rondas que quedan',
  'option.place-first': 'Colocar primero a {fighter}',
  'label.place-first': 'Primero {fighter}',
  'term.musician': 'músico',
  'term.war-staff': 'estado mayor completo',
  'zone.neutral': 'Zona neutral',
  'outcome.controlled': 'el campo de batalla está bajo control',
  'outcome.contested': 'nadie controla el campo de batalla',
  'outcome.victory-points': 'más puntos de victoria',
  'outcome.executed': 'el objetivo ha sido eliminado',
  'outcome.even': 'ningún bando lo ha hecho mejor',
}
