import type { Phrases } from '@fray/kernel'

/** The lessons in Spanish. They name options of the game and buttons of the app as those are called in Spanish. */
export const lessons: Phrases = {
  'lesson.first-blood.title': 'Primera sangre',
  'lesson.first-blood.summary': 'Carga, reparte tus dados, hiere y para un golpe.',
  'lesson.first-blood.fighters': 'Combatientes',
  'lesson.first-blood.fighters.text':
    'Llevas a los Leones de Alahan, con el borde verde. Un combatiente tiene un frente, marcado en su peana. Señálalo para leer su ficha: Iniciativa, Ataque, Fuerza, Defensa, Resistencia y más. Casi todo es un dado sumado a uno de esos números.',
  'lesson.first-blood.charge': 'Primero se anuncia',
  'lesson.first-blood.charge.text':
    'Las cargas se anuncian antes de que nadie se mueva, y se puede medir todo. Se carga hasta el doble del movimiento; el Espadachín tiene 10 cm, y el Merodeador está bastante cerca.',
  'lesson.first-blood.charge.hint': 'Elige «Espadachín de Alahan carga contra Merodeador drune».',
  'lesson.first-blood.side': '¿Qué lado?',
  'lesson.first-blood.side.text':
    'Las peanas son cuadradas, y eliges contra qué lado del enemigo te colocas. A quien recibe una carga le afecta, y lucha peor durante una ronda.',
  'lesson.first-blood.side.hint': 'Ve al aro delante del Merodeador, y confirma.',
  'lesson.first-blood.dice': 'Ataque o defensa',
  'lesson.first-blood.dice.text':
    'Ambos tiraron su Iniciativa; ganaste, así que el Merodeador tuvo que repartir primero sus dados, y ves cómo. Un dado en ataque da un golpe, un dado en defensa para uno. Arrastra tus dados, o púlsalos y luego pulsa adónde van.',
  'lesson.first-blood.dice.hint': 'Pon un dado en ataque y otro en defensa, y confirma.',
  'lesson.first-blood.parry': 'Golpe por golpe',
  'lesson.first-blood.parry.text':
    'Tu ataque fue un 9 y su parada mucho menos: impacto. Dos dados dijeron dónde y con qué fuerza: el pecho, una Herida crítica. Ahora devuelve el golpe, con lo poco que vale un herido.',
  'lesson.first-blood.parry.hint': 'Elige «Parar con 1 dado».',
  'lesson.first-blood.round': 'Las heridas quedan',
  'lesson.first-blood.round.text':
    'Parado. Las heridas pesan en todas las tiradas del herido, y otra más, la que sea, puede ser su fin. La ronda ha terminado; las cartas se apilan de nuevo, y esa es la lección siguiente.',

  'lesson.cards.title': 'Las cartas',
  'lesson.cards.summary': 'Apila tus cartas en secreto, gana la mano, juega una y dispara.',
  'lesson.cards.deck': 'Quién actúa y cuándo',
  'lesson.cards.deck.text':
    'Cada combatiente, o grupo de combatientes iguales, tiene una carta. Al empezar una ronda cada bando apila las suyas boca abajo; luego se sacan por turno, y actúa quien está en la carta. Nadie más conoce tu orden.',
  'lesson.cards.stack': 'Apílalas',
  'lesson.cards.stack.text':
    'La primera de la fila se saca primero. El Arquero debe disparar antes de que alguien se ponga en medio, y el Espadachín espera a ver adónde va el enemigo. Arrastra las cartas, o usa las flechas.',
  'lesson.cards.stack.hint': 'Pon primero al Arquero, luego al Guardia y al final al Espadachín, y confirma.',
  'lesson.cards.roll': 'La tirada de Táctica',
  'lesson.cards.roll.text':
    'Un combatiente de cada bando tira un dado y suma su Disciplina. Quien gana decide quién tiene la mano primero.',
  'lesson.cards.roll.hint': 'Elige a Espadachín de Alahan; los tuyos tienen todos Disciplina 3.',
  'lesson.cards.lead': 'La mano',
  'lesson.cards.lead.text': 'Ocho contra cuatro: decides tú. Quien empieza dispara o carga antes; quien espera ve más.',
  'lesson.cards.lead.hint': 'Elige «La tomo yo».',
  'lesson.cards.play': 'Jugar o guardar',
  'lesson.cards.play.text':
    'La carta de arriba se juega, o se pone en reserva para jugarla después junto con otra. Un bando con menos cartas también puede pasar.',
  'lesson.cards.play.hint': 'Elige «Jugar Arquero de Alahan».',
  'lesson.cards.fire': 'Andar, correr o disparar',
  'lesson.cards.fire.text':
    'Tras los anuncios, los de la carta actúan de uno en uno. Un arquero que se queda donde está puede disparar.',
  'lesson.cards.fire.hint': 'Elige «Arquero de Alahan dispara».',
  'lesson.cards.target': 'El disparo',
  'lesson.cards.target.text':
    'El alcance da la dificultad; la cobertura y el tamaño la cambian; su Puntería y un dado deben llegar a ella. La lección acaba con este disparo, y el resto de la pelea es tuyo.',
  'lesson.cards.target.hint': 'Dispara a Merodeador drune 1.',

  'lesson.battle.title': 'Una pequeña batalla',
  'lesson.battle.summary': 'Tres contra tres con cartas, hasta el final, con dados de verdad.',
  'lesson.battle.sides': 'Tu patrulla',
  'lesson.battle.sides.text':
    'Espadachín, Guardia y Arquero de Alahan contra dos Merodeadores en una carta y un Karnagh, que lleva un bot. La ficha sobre la mesa dice qué gana.',
  'lesson.battle.advice': 'Antes de empezar',
  'lesson.battle.advice.text':
    'Deja que gasten sus cartas antes de que salga la del Espadachín, y mejor cargar que recibir la carga. Contra un golpe fuerte guarda dados en defensa; contra un herido ponlos en ataque. «Consejo» dice qué haría un bot en tu lugar.',
}
