import type { Phrases } from '@fray/kernel'

/** The lessons in Spanish. They name options of the game and buttons of the app as those are called in Spanish. */
export const rulebookLessons: Phrases = {
  'lesson.shooting.title': 'Mover y disparar',
  'lesson.shooting.summary': 'Activa a un combatiente, dispara y corre a cubierto.',
  'lesson.shooting.field': 'El campo',
  'lesson.shooting.field.text':
    'Llevas a la Alianza, en el borde cercano; los puntos del borde son las heridas que quedan. Los bandos juegan rondas por turno, y en la suya un bando activa a todos sus combatientes, uno tras otro. Señala una miniatura para leer su ficha.',
  'lesson.shooting.activate': 'Elige quién actúa',
  'lesson.shooting.activate.text':
    'Quien se activa se mueve, luego puede concentrarse para una gesta o un hechizo, y después lucha o dispara. Batallador está malherido y al alcance de Vigía.',
  'lesson.shooting.activate.hint': 'Activa a Vigía: en la lista o en la mesa.',
  'lesson.shooting.stand': 'Buen pulso',
  'lesson.shooting.stand.text': 'Vigía está donde debe. Quien se queda ha terminado de moverse y pasa a disparar.',
  'lesson.shooting.stand.hint': 'Elige «Quedarse».',
  'lesson.shooting.target': 'Dispara',
  'lesson.shooting.target.text':
    'Señala un objetivo y lee abajo las probabilidades, impacto a impacto y herida a herida. Primero los dados deben acertar, y cuanto más rápido es el objetivo, más difícil resulta; luego cada dado de fuerza que llega a su constitución es una herida.',
  'lesson.shooting.target.hint': 'Dispara a Batallador.',
  'lesson.shooting.run': 'Ahora, Montaraz',
  'lesson.shooting.run.text':
    'Batallador ha muerto: un impacto, y era su última herida. «¿Por qué?», en la crónica, enseña de dónde sale cada número. Sigue Montaraz. Puede quedarse, correr, acelerar (el doble, pero sin hechizo ni disparo después) o entrar en combate.',
  'lesson.shooting.run.hint': 'Elige «Correr».',
  'lesson.shooting.where': 'Al bosque',
  'lesson.shooting.where.text':
    'Arrastra a Montaraz dentro de la región clara. Un bosque cuesta una pulgada de movimiento y da cobertura: disparar a quien está dentro es más difícil.',
  'lesson.shooting.where.hint': 'Corre hasta el aro de la mesa, y confirma.',

  'lesson.charging.title': 'Cargar y luchar',
  'lesson.charging.summary': 'Carga, gana la lucha, apoya a un amigo y abate a un enemigo.',
  'lesson.charging.activate': 'A distancia de carga',
  'lesson.charging.activate.text':
    'Quien alcanza a un enemigo con un solo movimiento lo carga y golpea más fuerte. Montaraz mueve 6 pulgadas, y Batallador está bastante cerca.',
  'lesson.charging.activate.hint': 'Activa a Montaraz.',
  'lesson.charging.join': 'Di el objetivo',
  'lesson.charging.join.text':
    'Dices contra quién vas antes de medir nada. Si el camino es demasiado largo para cargar, solo se traba combate; si también lo es para eso, te quedas corto.',
  'lesson.charging.join.hint': 'Elige «Entrar en combate»; la lección nombra a Batallador.',
  'lesson.charging.way': 'El camino',
  'lesson.charging.way.text':
    'Arrastra a Montaraz hasta que toque a Batallador. El camino se traza primero y se mide después. Una carga suma un dado de fuerza.',
  'lesson.charging.way.hint': 'Ve al aro junto a Batallador, y confirma.',
  'lesson.charging.fight': 'Dos tiradas por lucha',
  'lesson.charging.fight.text':
    'Ambos tiraron su destreza y se compararon los dados más altos, uno a uno: ganó Montaraz. Solo golpea quien gana: cada dado de su fuerza que llegó a la constitución de Batallador fue una herida. Luchar también cansa: Batallador tiene un dado menos contra quien venga después.',
  'lesson.charging.fight.hint':
    'Ahora, Corazón cercano: elige «Entrar en combate»; la lección vuelve a nombrar a Batallador.',
  'lesson.charging.support': 'Dos contra uno',
  'lesson.charging.support.text':
    'Un amigo que toca al mismo enemigo apoya la lucha con un dado. Montaraz ya está ahí.',
  'lesson.charging.support.hint': 'Lleva a Corazón cercano al aro, y confirma.',
  'lesson.charging.kill': 'Muerto',
  'lesson.charging.kill.text':
    'Cuatro dados contra dos, y Batallador está fuera de la partida. Quien mata en combate puede moverse hasta dos pulgadas; a veces es mejor no separarse.',
  'lesson.charging.kill.hint': 'Elige «Quedarse aquí».',

  'lesson.orders.title': 'Órdenes y reacciones',
  'lesson.orders.summary': 'Detén a un enemigo en mitad de su movimiento y da una orden en el momento justo.',
  'lesson.orders.leader': 'Un líder',
  'lesson.orders.leader.text':
    'Rodanes lidera tu banda. Un líder tiene unas pocas órdenes por turno; las que quedan se ven arriba, junto a tu nombre. Vuelven al acabar el turno.',
  'lesson.orders.activate': 'En medio',
  'lesson.orders.activate.text':
    'Batallador querrá llegar hasta Vigía. En torno a cada peana está su área defensiva: contra un enemigo que entra en ella en su propia ronda se puede saltar. Corazón cercano le cerrará el paso.',
  'lesson.orders.activate.hint': 'Activa a Corazón cercano; la lección elige correr.',
  'lesson.orders.where': 'Tan ancha como la peana',
  'lesson.orders.where.text':
    'El área defensiva llega tan lejos de la peana como la peana es de ancha. Solo cuenta en la ronda del enemigo.',
  'lesson.orders.where.hint': 'Corre hasta el aro de la mesa, y confirma.',
  'lesson.orders.stand': 'Al alcance de la voz',
  'lesson.orders.stand.text':
    'Rodanes se queda donde los demás pueden oírle. Después empieza la ronda de los Vástagos, y Batallador corre.',
  'lesson.orders.stand.hint': 'Elige «Quedarse» para Rodanes.',
  'lesson.orders.jump': 'Una reacción',
  'lesson.orders.jump.text':
    'Batallador pasa corriendo junto a Corazón cercano, y su movimiento se detiene para ti: eso significa el rótulo sobre la mesa. La línea es el camino de Batallador; la peana que puedes deslizar por ella es Batallador, y donde la dejes, ahí se detiene. Corazón cercano salta hasta allí.',
  'lesson.orders.jump.hint': 'Desliza a Batallador hasta el aro de su camino, y confirma.',
  'lesson.orders.order': 'Una orden',
  'lesson.orders.order.text':
    'Antes de los dados de una lucha, un líder o un mensajero puede dar una orden. «¡A muerte!» es un dado más para un amigo que lucha. Estas preguntas llegan solo cuando importan; cuándo se te pregunta se elige debajo de la decisión.',
  'lesson.orders.order.hint': 'Elige «¡A muerte!».',
  'lesson.orders.kill': 'Atrapado',
  'lesson.orders.kill.text':
    'Cuatro dados contra tres, y Batallador muere en su propia ronda. Quien ha saltado no tiene área defensiva hasta su próxima ronda: piénsalo antes de saltar.',
  'lesson.orders.kill.hint': 'Elige «Quedarse aquí».',

  'lesson.spells.title': 'Gemas y hechizos',
  'lesson.spells.summary': 'Apuesta gemas de poder en secreto por un hechizo y contra otro.',
  'lesson.spells.gems': 'Poder',
  'lesson.spells.gems.text':
    'Quien tiene poder (POD) conoce hechizos. Las gemas de todos los hechiceros de un bando están en una sola reserva, que se ve arriba, junto a su nombre. Una gema es un dado, para lanzar o para disipar, y una vez apostada se pierde hasta el fin del turno.',
  'lesson.spells.stand': 'Concentrarse',
  'lesson.spells.stand.text':
    'Los hechizos se lanzan entre el movimiento y la lucha. Laroc ve a Chamán y no necesita moverse; su canalización añade una gema a la reserva.',
  'lesson.spells.stand.hint': 'Elige «Quedarse».',
  'lesson.spells.choose': 'Un hechizo',
  'lesson.spells.choose.text':
    'Estos son sus hechizos. Señala uno para leer qué hace. «Bola destructora» golpea de lejos con fuerza 5.',
  'lesson.spells.choose.hint': 'Elige «Bola destructora».',
  'lesson.spells.target': 'Un objetivo',
  'lesson.spells.target.text':
    'El objetivo se dice primero; si está al alcance se mide solo cuando el hechizo ha tenido éxito. Chamán también es hechicero, y vale más que Demonio.',
  'lesson.spells.target.hint': 'Elige a Chamán.',
  'lesson.spells.bid': 'La apuesta secreta',
  'lesson.spells.bid.text':
    'Ambos bandos eligen ahora gemas en secreto. Luego todos tiran: los 1 y los 2 no valen nada, los mejores dados se enfrentan uno a uno, y cada dado tuyo más alto, o sin rival, es un éxito.',
  'lesson.spells.bid.hint': 'Apuesta 3 gemas.',
  'lesson.spells.done': 'Impacto',
  'lesson.spells.done.text':
    'Tres gemas contra una: la bola acierta, y Chamán muere. Con un hechicero se va su poder: la reserva de los Vástagos ha perdido otras tres gemas. Laroc podría lanzar otro hechizo, pero también hacen falta gemas para defenderse.',
  'lesson.spells.done.hint': 'Elige «Pasar al combate»; después es la ronda de los Vástagos.',
  'lesson.spells.dispel': 'Disipar',
  'lesson.spells.dispel.text':
    'Zahorí lanza Esfera de rayos contra Montaraz, con la única gema que puede usar. Cualquier bando puede disipar con gemas de su reserva, estén donde estén sus hechiceros.',
  'lesson.spells.dispel.hint': 'Apuesta 2 gemas en contra.',

  'lesson.morale.title': 'Moral y victoria',
  'lesson.morale.summary': 'Reagrupa a un amigo, quiebra a un enemigo, dale caza y aprende qué gana una partida.',
  'lesson.morale.nerve': 'Temple',
  'lesson.morale.nerve.text':
    'Vigía ha perdido el temple y huye: lo dice el signo de su peana. Una tirada de moral es un dado: las tropas necesitan 4 o más, los héroes 3 o más, los valientes uno menos.',
  'lesson.morale.regroup': 'Reagruparse',
  'lesson.morale.regroup.text':
    'Quien huye vuelve a tirar al activarse. Si lo logra, se detiene y no hace nada más en esta ronda; si no, sigue corriendo, y al final sale de la mesa.',
  'lesson.morale.regroup.hint': 'Activa a Vigía.',
  'lesson.morale.fight': 'Sangre y miedo',
  'lesson.morale.fight.text':
    'Ya no huye. Ahora lucha Bárbara: un combatiente que pierde una lucha, sufre heridas y tiene delante a alguien más temido que él debe tirar por su temple.',
  'lesson.morale.fight.hint': 'Elige «Pasar al combate».',
  'lesson.morale.pursue': 'Huye',
  'lesson.morale.pursue.text':
    'Batallador sacó un 2 y huye. Quien gana puede perseguir: ambos tiran un dado por cada pulgada de su movimiento, y quien es alcanzado muere sin luchar.',
  'lesson.morale.pursue.hint': 'Elige «Perseguir».',
  'lesson.morale.winning': 'Qué gana una partida',
  'lesson.morale.winning.text':
    'Alcanzado y muerto. Los muertos valen puntos de sangre, pero una batalla se gana con gloria, y casi toda viene de la misión: la ficha sobre la mesa dice cuál es y cómo vas. Mírala a menudo.',

  'lesson.battle.title': 'Una pequeña batalla',
  'lesson.battle.summary': 'Cuatro contra cuatro, hasta el final, con dados de verdad. Nadie te dice qué hacer.',
  'lesson.battle.sides': 'Tu banda',
  'lesson.battle.sides.text':
    'Rodanes lleva a Corazón cercano, Montaraz y Vigía contra Raggarth y sus Vástagos, que juega un bot. La ficha sobre la mesa dice de qué va la batalla.',
  'lesson.battle.advice': 'Antes de empezar',
  'lesson.battle.advice.text':
    'Deja que vengan mientras Vigía dispara; mantén a los amigos cerca para que se apoyen; colócate donde las áreas defensivas cierren los huecos; y carga antes que ellos cuando estén al alcance. «Consejo» te dice qué haría un bot en tu lugar.',
}
