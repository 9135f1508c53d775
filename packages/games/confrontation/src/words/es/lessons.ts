import type { Phrases } from '@fray/kernel'

/** The lessons in Spanish. They name options of the game and buttons of the app as those are called in Spanish. */
export const lessons: Phrases = {
  'lesson.first-blood.title': 'Primera sangre',
  'lesson.first-blood.summary': 'Carga, reparte tus dados, hiere y para un golpe.',
  'lesson.first-blood.fighters': 'Combatientes',
  'lesson.first-blood.fighters.text':
    'Llevas a los Leones de Alahan, en el borde cercano. Un combatiente tiene un frente, marcado en su peana. Señálalo para leer su ficha: Iniciativa, Ataque, Fuerza, Defensa, Resistencia y más. Casi todo es un dado sumado a uno de esos números.',
  'lesson.first-blood.charge': 'Primero se anuncia',
  'lesson.first-blood.charge.text':
    'Las cargas se anuncian antes de que nadie se mueva, y antes no se mide nada: hay que juzgar a ojo. Se carga hasta el doble del movimiento, 20 cm para el Espadachín, y el Merodeador parece bastante cerca.',
  'lesson.first-blood.charge.hint': 'Elige «Cargar contra Merodeador drune».',
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
    'La primera de la fila se saca primero. El Arquero debe disparar antes de que alguien se ponga en medio, y el Espadachín espera a ver adónde va el enemigo. Arrastra las cartas hasta ese orden.',
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
  'lesson.cards.fire.hint': 'Elige «Disparar».',
  'lesson.cards.target': 'El disparo',
  'lesson.cards.target.text':
    'El alcance da la dificultad; la cobertura y el tamaño la cambian; su Puntería y un dado deben llegar a ella. La lección acaba con este disparo, y el resto de la pelea es tuyo.',
  'lesson.cards.target.hint': 'Elige a Merodeador drune 1.',

  'lesson.magic.title': 'La magia',
  'lesson.magic.summary': 'Paga un sortilegio con gemas, domínalo y anula uno del enemigo.',
  'lesson.magic.gems': 'Las gemas',
  'lesson.magic.gems.text':
    'Migail el Selenita es mago: la insignia de su peana y su ficha dicen qué maná tiene, seis gemas de Luz. Las gemas pagan los sortilegios y anulan los ajenos. El Adivino drune tiene gemas de Tierra y de Tinieblas; sobre la mesa las gemas de nadie son secretas.',
  'lesson.magic.announce': 'Nada que anunciar',
  'lesson.magic.announce.text': 'Ahora se anunciarían las cargas. La magia y los milagros no se anuncian.',
  'lesson.magic.announce.hint': 'Elige «Nada más que anunciar».',
  'lesson.magic.cast': 'Lanzar',
  'lesson.magic.cast.text':
    'Un mago lanza sortilegios en su propia activación, tantas veces como gemas y sortilegios tenga. Además puede andar.',
  'lesson.magic.cast.hint': 'Elige «Lanzar un sortilegio».',
  'lesson.magic.spell': 'Cuál, y sobre quién',
  'lesson.magic.spell.text':
    'Debe ver a su objetivo. Cada opción dice su dificultad; si el objetivo está bastante cerca solo se mide cuando han caído los dados.',
  'lesson.magic.spell.hint': 'Elige Flecha de maná sobre Merodeador drune.',
  'lesson.magic.mastery': 'Gemas por dados',
  'lesson.magic.mastery.text':
    'Dos gemas son el coste. Cada gema en el dominio añade un dado a la prueba, de los que cuenta el mejor: POD 4 y el dado deben llegar a 8. La tabla de abajo da las probabilidades de cada reparto.',
  'lesson.magic.mastery.hint': 'Pon 2 gemas en Coste, 1 en Dominio, guarda 3 y confirma.',
  'lesson.magic.done': 'Contrarrestado en vano',
  'lesson.magic.done.text':
    'El adivino pagó una gema de Tierra para contrarrestarla y tenía que llegar a tu 9, pero se quedó en 6. La flecha hiere al merodeador en el vientre, como dice ahora su ficha.',
  'lesson.magic.done.hint': 'Elige «Nada más».',
  'lesson.magic.absorb': 'Te toca anular',
  'lesson.magic.absorb.text':
    'Ahora lanza el adivino, con dos gemas de Tinieblas. Contrarrestar cuesta una gema y una prueba contra su resultado. Absorber cuesta tantas gemas opuestas como él gastó, y nunca falla; la Luz se opone a las Tinieblas.',
  'lesson.magic.absorb.hint': 'Elige «Migail el Selenita lo absorbe del todo».',
  'lesson.magic.recovery': 'El maná vuelve',
  'lesson.magic.recovery.text':
    'Absorbido, y al adivino no le quedan gemas. En la fase mística, al final del turno, los magos recuperan algunas, hasta el doble de su POD. La lección siguiente trata de la fe.',

  'lesson.faith.title': 'La fe',
  'lesson.faith.summary': 'Invoca un milagro, refuerza el vínculo y censura uno del enemigo.',
  'lesson.faith.faith': 'La fe temporal',
  'lesson.faith.faith.text':
    'Misan el Clarividente es un fiel. Su insignia y su ficha dicen cuánta fe temporal tiene: cuatro puntos. Es pública, y la que sobra al final del turno se pierde. El Sacerdote de Cernunnos tiene dos puntos.',
  'lesson.faith.announce': 'Nada que anunciar',
  'lesson.faith.announce.text': 'Ahora se anunciarían las cargas. La magia y los milagros no se anuncian.',
  'lesson.faith.announce.hint': 'Elige «Nada más que anunciar».',
  'lesson.faith.call': 'Invocar',
  'lesson.faith.call.text': 'Los fieles invocan milagros en su propia activación, tantas veces como su fe alcance.',
  'lesson.faith.call.hint': 'Elige «Invocar un milagro».',
  'lesson.faith.miracle': 'Cuál, y sobre quién',
  'lesson.faith.miracle.text':
    'Cada opción dice su dificultad y su fervor, los puntos que cuesta. La Égida da Esquiva a quien la recibe hasta el final del turno.',
  'lesson.faith.miracle.hint': 'Elige Égida de fervor sobre Espadachín de Alahan.',
  'lesson.faith.bond': 'El vínculo',
  'lesson.faith.bond.text':
    'La suma de sus Aspectos, 3, y un dado deben llegar a 6. Cada punto puesto en el vínculo añade un dado, de los que cuenta el mejor. Señala una opción para leer sus probabilidades.',
  'lesson.faith.bond.hint': 'Elige «1 punto: 2 dados».',
  'lesson.faith.done': 'Censurado en vano',
  'lesson.faith.done.text':
    'El sacerdote gastó un punto en censurar la invocación, que restó uno a tu resultado: 5 y 3 menos 1 son 7, y basta. El espadachín tiene Esquiva.',
  'lesson.faith.done.hint': 'Elige «Nada más».',
  'lesson.faith.censure': 'Te toca censurar',
  'lesson.faith.censure.text':
    'Ahora el sacerdote invoca una Égida para sí: un dado y 2, contra 6. La pregunta lo dice todo. Cada punto tuyo le resta uno; con dos puntos necesita un 6.',
  'lesson.faith.censure.hint': 'Elige «2 puntos».',
  'lesson.faith.round': 'La fe se reúne de nuevo',
  'lesson.faith.round.text':
    'Su 4 no basta. En la fase mística los fieles reúnen fe de nuevo: la suya, y más de los creyentes que están en su aura, que las capas de la mesa dibujan. Una pequeña batalla cierra el curso.',

  'lesson.battle.title': 'Una pequeña batalla',
  'lesson.battle.summary': 'Tres contra tres con cartas, hasta el final, con dados de verdad.',
  'lesson.battle.sides': 'Tu patrulla',
  'lesson.battle.sides.text':
    'Espadachín, Guardia y Arquero de Alahan contra dos Merodeadores en una carta y un Karnagh, que lleva un bot. La ficha sobre la mesa dice qué gana.',
  'lesson.battle.advice': 'Antes de empezar',
  'lesson.battle.advice.text':
    'Deja que gasten sus cartas antes de que salga la del Espadachín, y mejor cargar que recibir la carga. Contra un golpe fuerte guarda dados en defensa; contra un herido ponlos en ataque. «Consejo» dice qué haría un bot en tu lugar.',
}
