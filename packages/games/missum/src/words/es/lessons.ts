import type { Phrases } from '@fray/kernel'

/** The lessons in Spanish. They name options of the game and buttons of the app as those are called in Spanish. */
export const lessons: Phrases = {
  'lesson.first-charge.title': 'Cuerpo a cuerpo y moral',
  'lesson.first-charge.summary': 'Carga, haz que luchen todas las espadas y desbanda a un enemigo.',
  'lesson.first-charge.morale': 'Nadie lucha hasta el último hombre',
  'lesson.first-charge.morale.text':
    'Cada miniatura que cae le cuesta a su legión un punto de moral. Tras unos cuantos debe tirar por su valor, y tras algunos más huye sin tirada: así se ganan las batallas. La Leva de las colinas son campesinos, que huyen tras dos.',
  'lesson.first-charge.near': 'A su alcance',
  'lesson.first-charge.near.text':
    'La leva está a 70 mm de tu legión. Quien toca a un enemigo después de mover lucha en el paso de cuerpo a cuerpo de este turno; para eso no hace falta ninguna orden.',
  'lesson.first-charge.near.hint': 'Elige «Legión de la Ciudadela».',
  'lesson.first-charge.charge': '¡A la carga!',
  'lesson.first-charge.charge.text':
    'Una vez por batalla, una legión puede tomar 75 mm más, de frente. Si llega a chocar, lucha con +3 este turno.',
  'lesson.first-charge.charge.hint': 'Elige «Tomar la bonificación de carga».',
  'lesson.first-charge.lend': 'La línea larga',
  'lesson.first-charge.lend.text':
    'Solo luchan las miniaturas que tocan al enemigo. Tu línea rebasa los dos extremos de la suya, así que a cada lado puede sumarse una miniatura.',
  'lesson.first-charge.lend.hint': 'Haz que se sumen dos miniaturas más.',
  'lesson.first-charge.blows': 'Golpe por golpe',
  'lesson.first-charge.blows.text':
    'La leva golpeó primero, pues sus herramientas son largas: cayó uno de los tuyos. Luego golpearon ocho de los tuyos, y cayeron ocho de los suyos. Como con los proyectiles, una tabla convierte en bajas la diferencia de dos factores; «¿Por qué?», en la crónica, enseña cada término, tu +3 por la carga entre ellos.',
  'lesson.first-charge.rout': 'Se desbandan',
  'lesson.first-charge.rout.text':
    'Ocho perdidos donde solo aguantan dos: la leva huyó y desapareció del campo. Las legiones que luchaban a su lado pierden por ello un punto de moral, y las tuyas ganan uno. Golpea, pues, donde el enemigo se rompe antes, y el resto cederá con más facilidad.',

  'lesson.moving.title': 'Mover legiones',
  'lesson.moving.summary': 'Legiones en filas e hileras: oblicuar, avanzar y pivotar.',
  'lesson.moving.turn': 'Un turno, diez pasos',
  'lesson.moving.turn.text':
    'La legión del borde cercano es tuya. Cada bloque es una legión que se mueve como un todo. Un turno tiene diez pasos de magia, movimiento, disparos y lucha; arriba, junto a la fila de turnos, se lee cuál es. Un bando mueve en dos mitades; el otro, en medio.',
  'lesson.moving.choose': '¿Quién mueve?',
  'lesson.moving.choose.text': 'Mueves tus legiones de una en una, en el orden que quieras.',
  'lesson.moving.choose.hint': 'Elige «Legión de la Ciudadela».',
  'lesson.moving.drift': 'Un avance oblicuo',
  'lesson.moving.drift.text':
    'Una legión va de frente, pivota sobre una esquina del frente u oblicua hasta 45 grados sin que su frente deje de ser paralelo. En este paso tiene la mitad de sus 150 mm. Arrastra el propio bloque; la medida se ve al lado.',
  'lesson.moving.drift.hint': 'Arrastra la legión al contorno claro, hacia delante y a la derecha, y confirma.',
  'lesson.moving.stop': 'La otra mitad',
  'lesson.moving.stop.text':
    'Quedan unos milímetros, muy pocos para nada. Ahora mueve el enemigo, y después llega la segunda mitad de tu movimiento.',
  'lesson.moving.stop.hint': 'Elige «Quedarse aquí».',
  'lesson.moving.wheel': 'Pivotar',
  'lesson.moving.wheel.text':
    'Un bloque gira despacio: pivota sobre una esquina del frente, y cuesta lo que recorre la otra. Se hace con los tiradores de las esquinas del frente; arrastra el izquierdo hacia delante, y la derecha queda quieta.',
  'lesson.moving.wheel.hint': 'Arrastra la esquina izquierda hasta que la legión llene el contorno claro, y confirma.',

  'lesson.missiles.title': 'Proyectiles',
  'lesson.missiles.summary': 'Dispara al objetivo adecuado, desde la distancia adecuada.',
  'lesson.missiles.bows': 'El paso de disparo',
  'lesson.missiles.bows.text':
    'Ambos bandos eligen sus objetivos sin verse y disparan a la vez. Solo disparan las primeras filas: de tus veinte arcos, los que ven con claridad. A cada movimiento le sigue un paso de disparo.',
  'lesson.missiles.near': 'Cerca y lejos',
  'lesson.missiles.near.text':
    'Un arco tiene un factor de ataque; la armadura y el escudo, un factor de defensa; la tabla convierte la diferencia, y cuántos disparan, en bajas. La leva está cerca y no tiene armadura. Cada objetivo dice qué se puede esperar.',
  'lesson.missiles.near.hint': 'Dispara a «Leva de las colinas».',
  'lesson.missiles.far': 'A largo alcance',
  'lesson.missiles.far.text':
    'Cayeron cinco, más de lo que aguantan los campesinos: la leva ya no está. Avanza la Guardia Roja; tiene armadura y escudos, y está lejos, lo que quita 5 al factor.',
  'lesson.missiles.far.hint': 'Dispara de todos modos a «Guardia Roja».',
  'lesson.missiles.done': 'Parte de una baja',
  'lesson.missiles.done.text':
    'La tabla dio 0,80 de baja, así que se tiró un dado de cien: 80 o menos es una. «¿Por qué?», en la crónica, lo enseña todo. Los proyectiles se agotan, y algunas armas hay que recargarlas: lo dice la ficha de la legión.',

  'lesson.magic.title': 'Magia',
  'lesson.magic.summary': 'Elige un hechizo y su fuerza, apúntalo y lee las salvaciones.',
  'lesson.magic.mage': 'Un mago',
  'lesson.magic.mage.text':
    'Quienes usan magia están aparte de las legiones. Unos atacan, otros defienden. Cada cual tiene unos hechizos de fuerza I, II y III para toda la batalla: lo lanzado se ha ido.',
  'lesson.magic.spell': 'Hechizo y fuerza',
  'lesson.magic.spell.text':
    'El paso 2 es de la magia. Ambos bandos eligen en secreto la fuerza de un hechizo; el otro solo ve cuál es. Mirada de Vimúhla quema: cada miniatura que toca se salva o muere.',
  'lesson.magic.spell.hint': 'Elige Mirada de Vimúhla con fuerza II.',
  'lesson.magic.shape': 'Zona o línea',
  'lesson.magic.shape.text':
    'Este hechizo puede tomar una zona o una línea. Una línea recorre una fila; una zona es mejor contra un bloque profundo.',
  'lesson.magic.shape.hint': 'Elige «Una zona».',
  'lesson.magic.aim': 'Apunta',
  'lesson.magic.aim.text':
    'El contorno es lo que cubrirá el hechizo. Arrástralo sobre toda la Guardia Roja que puedas.',
  'lesson.magic.aim.hint': 'Ponlo en el aro en medio de la Guardia Roja, y confirma.',
  'lesson.magic.spread': 'Una vez o dos',
  'lesson.magic.spread.text':
    'La fuerza que pasa de I se usa de dos maneras: concentrada, y cada miniatura debe salvarse más de una vez, o extendida a una zona mayor.',
  'lesson.magic.spread.hint': 'Elige «Concentrar».',
  'lesson.magic.saves': 'Seis miniaturas, cinco muertes',
  'lesson.magic.saves.text':
    'Cada una de las seis tiró un dado por salvación y necesitaba 10 o menos, la defensa mágica de su legión. Un mago enemigo con una defensa podría haberla opuesto a tu hechizo, y habrían decidido las fuerzas. Ahora lanza tu legión detrás.',

  'lesson.command.title': 'Mando',
  'lesson.command.summary': 'Kérdu y dritlán, la reserva, y por qué un jefe debe estar cerca.',
  'lesson.command.officers': 'Quién manda',
  'lesson.command.officers.text':
    'El kérdu es el general, detrás del ejército. Sus legiones se reparten en huitsányal, cada uno bajo un dritlán, que va con una de sus legiones. Como mucho dos legiones esperan en reserva.',
  'lesson.command.reserve': 'La reserva',
  'lesson.command.reserve.text':
    'Las Lanzas de la Ciudadela están en reserva. Allí pueden moverse, pero no luchar. En cualquier paso de movimiento puedes asignarlas a un huitsán, y es para siempre.',
  'lesson.command.reserve.hint': 'Elige «Lanzas de la Ciudadela».',
  'lesson.command.commit': 'Asignada',
  'lesson.command.commit.text': 'Lo ves entre lo que puede hacer la legión, junto a sus movimientos.',
  'lesson.command.commit.hint': 'Elige «Asignar a Huitsán 1».',
  'lesson.command.advance': 'A 300 mm',
  'lesson.command.advance.text':
    'Quien empieza a moverse a 300 mm o menos de su dritlán se mueve con normalidad. Más lejos, una legión va a media velocidad y no puede cargar ni entrar en contacto.',
  'lesson.command.advance.hint': 'Lleva las Lanzas 75 mm de frente, y confirma; la lección mueve también la Legión.',
  'lesson.command.dritlan': 'El dritlán sigue',
  'lesson.command.dritlan.text':
    'Un dritlán debe estar con una legión suya al acabar el paso: la legión ha avanzado, así que tiene que seguirla. A su lado, resiste mejor cuando se prueba su moral.',
  'lesson.command.dritlan.hint': 'Elige «Dritlán».',
  'lesson.command.follow': 'Junto a su legión',
  'lesson.command.follow.text':
    'Los jefes se mueven como hostigadores: más que una legión y en cualquier dirección. Si se pierde, su huitsán queda sin mando hasta que lo toma el kérdu.',
  'lesson.command.follow.hint': 'Llévalo 75 mm de frente, junto a la legión, y confirma.',

  'lesson.battle.title': 'Una pequeña batalla',
  'lesson.battle.summary': 'Tres legiones contra tres, hasta el final, con dados de verdad.',
  'lesson.battle.sides': 'Tu ejército',
  'lesson.battle.sides.text':
    'Espadas, lanzas y arcos de la Ciudadela contra la Guardia Roja, una leva y honderos de las colinas, que lleva un bot. Gana quien conserve la última legión de línea en el campo.',
  'lesson.battle.advice': 'Antes de empezar',
  'lesson.battle.advice.text':
    'Dispara primero a quien no tiene armadura. Guarda la carga para la legión que decide. A quien se toma de flanco o por la espalda se desorganiza: cuida los tuyos y busca los suyos. «Consejo» dice qué haría un bot en tu lugar.',
}
