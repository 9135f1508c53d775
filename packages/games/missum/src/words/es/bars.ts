import type { Phrases } from '@fray/kernel'

/** Why something cannot be done now. */
export const bars: Phrases = {
  'bar.moved': '{unit} ya se {unit_number, select, many {han} other {ha}} movido en este paso',
  'bar.routing':
    '{unit} {unit_number, select, many {están} other {está}} en desbandada y no {unit_number, select, many {obedecen} other {obedece}} órdenes',
  'bar.pleasures':
    '{unit} no {unit_number, select, many {pueden} other {puede}} moverse bajo los Placeres de Dlamélish',
  'bar.shot-twice':
    '{unit} ya {unit_number, select, many {han} other {ha}} disparado dos veces este turno y no {unit_number, select, many {pueden} other {puede}} moverse',
  'bar.engaged': '{unit} {unit_number, select, many {están} other {está}} en combate y sin un ala libre para pivotar',
  'bar.halted':
    '{unit} no {unit_number, select, many {pueden} other {puede}} moverse tras un alto o un contacto este turno',
  'bar.faced-twice':
    '{unit} ya {unit_number, select, many {han} other {ha}} encarado dos veces, y eso acaba el movimiento',
  'bar.with-router': '{unit} {unit_number, select, many {deben} other {debe}} ir adonde vaya su legión en desbandada',
  'bar.only-turns': '{unit} solo {unit_number, select, many {pueden} other {puede}} girar, y no queda ningún giro',
  'bar.ring':
    '{unit} {unit_number, select, many {forman} other {forma}} un círculo, que ahora no puede volver a formar ni pivotar',
  'bar.shape.skirmish': 'los hostigadores no tienen formación que cambiar',
  'bar.shape.engaged': 'está en combate',
  'bar.shape.few': 'dos miniaturas no tienen otra formación',
  'bar.charge.MI-CHARGE-09': 'solo cargan las legiones, no las máquinas',
  'bar.charge.MI-CHARGE-01': 'ya ha gastado su bonificación de carga',
  'bar.charge.MI-CHARGE-08': 'ya ha cambiado de formación en este paso',
  'bar.charge.MI-LASTSTAND-08': 'hace aquí su última resistencia',
  'bar.charge.MI-DIVISION-04': 'está en reserva',
  'bar.charge.MI-LEADER-12': 'acaba de salir de la reserva y aún no ha estado cerca de su nuevo dritlán',
  'bar.charge.MI-CHARGE-07': 'estaba fuera de mando al empezar el turno',
  'bar.charge.nowhere': 'en línea recta no puede ir a ninguna parte',
  'bar.height': 'no puede alcanzar ninguna altura en la que quede libre',
  'bar.no-flyer': 'no puede volar',
  'bar.column': 'no está en columna, o está retenida donde está',
  'bar.commit': 'solo se puede asignar una legión de la reserva que no se haya movido',
  'bar.spell-spent': 'a {mage} no le queda ningún hechizo de esa fuerza',
  'bar.spell-of-other-art': '{mage} {mage_number, select, many {practican} other {practica}} el otro arte',
  'bar.divide': 'no hay dos objetivos a los que disparar a la vez',
  'bar.two-targets':
    '{unit} ya {unit_number, select, many {han} other {ha}} disparado a otros dos objetivos este turno',
  'bar.not-alone':
    '{target} {target_number, select, many {están} other {está}} con una legión y no {target_number, select, many {son} other {es}} un objetivo aparte',
  'bar.out-of-range': '{target} {target_number, select, many {están} other {está}} fuera de alcance',
  'bar.no-aim': 'ninguna miniatura de {unit} que pueda disparar tiene a {target} en su arco, a la vista y a su alcance',
}
