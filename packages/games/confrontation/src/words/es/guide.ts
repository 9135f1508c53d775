import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms in Spanish. */
export const guide: Phrases = {
  'guide.term.mov': 'Movimiento en centímetros: lo que anda; corre o carga el doble. Tras el punto, lo que vuela.',
  'guide.term.ini':
    'Iniciativa: se suma a un dado antes de un combate; el más alto ve al otro repartir antes sus dados.',
  'guide.term.att': 'Ataque: se suma a cada dado de ataque.',
  'guide.term.str': 'Fuerza: se suma al daño de un golpe.',
  'guide.term.def': 'Defensa: se suma a cada dado que para; debe llegar al ataque.',
  'guide.term.res': 'Resistencia: se resta del daño de un golpe.',
  'guide.term.aim': 'Puntería: se suma al dado de un disparo, contra su dificultad.',
  'guide.term.cou': 'Coraje: se suma a un dado contra el miedo que da un enemigo.',
  'guide.term.fear': 'Miedo: lo que los demás deben alcanzar con su coraje para hacerle frente.',
  'guide.term.dis': 'Disciplina: se suma a la tirada de Táctica y a las pruebas de entereza.',
  'guide.term.pow': 'Poder: se suma a los dados con que lanza hechizos.',
  'guide.chapter.cards': 'Cartas y combatientes',
  'guide.chapter.cards.text':
    'Cada combatiente, o grupo de combatientes iguales, tiene una carta con sus características, rango y capacidades. Las peanas son cuadradas u oblongas y tienen un frente.',
  'guide.chapter.dice': 'Dados, pruebas y heridas',
  'guide.chapter.dice.text':
    'Casi toda prueba es un dado sumado a una característica. Un 6 puede volver a tirarse y sumarse, un 1 falla sin más. El daño son dos dados: el menor dice el lugar; el mayor, con Fuerza menos Resistencia, la línea de la tabla. Las heridas pesan en las tiradas siguientes.',
  'guide.chapter.sight': 'Visión y contacto',
  'guide.chapter.sight.text':
    'Un combatiente ve ante sí, mientras nada lo oculte. Quien toca la peana de un enemigo está en contacto, por el frente o por otro lado.',
  'guide.chapter.round': 'La ronda',
  'guide.chapter.round.text':
    'Se apilan las cartas en secreto y se hace la tirada de Táctica; luego se sacan por turno y actúa quien está en ellas; se resuelven las refriegas; se reúnen magia y fe; y se cierra la ronda.',
  'guide.chapter.moving': 'Mover, cargar y volar',
  'guide.chapter.moving.text':
    'Cargas y trabados se anuncian primero y pueden medirse. A quien se carga le afecta durante la ronda. Quien vuela cambia de nivel y puede caer en picado. Salir de una refriega exige una prueba.',
  'guide.chapter.fire': 'Disparo',
  'guide.chapter.fire.text':
    'El alcance del arma da la dificultad; movimiento, cobertura, altura y tamaño la cambian. La Puntería y un dado deben llegar a ella. Un disparo a una refriega puede dar a un amigo.',
  'guide.chapter.combat': 'Refriegas y combates',
  'guide.chapter.combat.text':
    'Quienes están en contacto forman una refriega, que se divide en combates de uno contra uno o varios. Los dados se reparten entre ataque y defensa; los golpes se alternan, y cada uno se para o hiere. Quien vence puede perseguir.',
  'guide.chapter.fear': 'Miedo y desbandada',
  'guide.chapter.fear.text':
    'Quien se enfrenta a algo más temible que su coraje lo pone a prueba una vez. Quien falla se desbanda: huye, y se rehace después por coraje o disciplina.',
  'guide.chapter.command': 'Mando',
  'guide.chapter.command.text':
    'Los jefes prestan su coraje y disciplina a quienes tienen cerca; portaestandartes y músicos forman un estado mayor. Los señores de los muertos y los Wolfen tienen sus propias maneras.',
  'guide.chapter.machines': 'Máquinas de guerra y vapor',
  'guide.chapter.machines.text':
    'Las máquinas tienen estructura y dotación; la artillería se desvía y aplasta. El vapor empuja más que la carne, y puede estallar.',
  'guide.chapter.armies': 'Ejércitos, escenarios y despliegue',
  'guide.chapter.armies.text':
    'Un ejército se compra con puntos dentro de su pueblo, con aliados y personajes en sus límites. La aproximación decide dónde está cada cual; el escenario dice qué gana.',
  'guide.chapter.abilities': 'Capacidades y equipo',
  'guide.chapter.abilities.text':
    'Lo que distingue a los combatientes: capacidades, mutágenos y venenos, equipo con reglas y artefactos.',
  'guide.chapter.magic': 'Magia',
  'guide.chapter.magic.text':
    'Los magos tienen gemas de elementos. Un hechizo cuesta gemas y una prueba de poder; otros pueden absorberlo o contrarrestarlo. Las gemas vuelven en la fase mística.',
  'guide.chapter.faith': 'Fe',
  'guide.chapter.faith.text':
    'Los fieles obtienen fe temporal de los creyentes cercanos y con ella invocan milagros; otros pueden censurar la invocación. Letanías, liturgias, virtudes y reliquias son de los cultos.',
  'guide.chapter.factions': 'Facciones y revisiones',
  'guide.chapter.factions.text':
    'Lo que añaden facciones y lotes de ejército, lo que cambiaron las revisiones posteriores de cartas y cómo se juegan los torneos.',
  'guide.win': 'Cómo se gana',
  'guide.win.1': 'Lo dice el escenario: la tarjeta sobre la mesa muestra su objetivo y cómo vas.',
  'guide.win.2': '«Baño de sangre»: tener más Potencia y también más P.A. en el campo de batalla tras la última ronda.',
  'guide.turn': 'Una ronda',
  'guide.turn.1': 'Fase estratégica: apilar las cartas y tirada de Táctica.',
  'guide.turn.2': 'Activación: sacar cartas por turno; anunciar, y luego mover, cargar o disparar.',
  'guide.turn.3': 'Combate: dividir las refriegas, resolver cada combate, perseguir.',
  'guide.turn.4': 'Fase mística: vuelven gemas y fe.',
  'guide.turn.5': 'Mantenimiento: lo que dura se paga o acaba.',
  'guide.combat': 'Un combate',
  'guide.combat.1': 'Cada cual tira Iniciativa; quien pierde reparte antes sus dados.',
  'guide.combat.2':
    'Golpes por turno: ATA y un dado contra DEF y un dado. Un 6 puede volver a tirarse y sumarse; un 1 falla.',
  'guide.combat.3': 'Un impacto: dos dados de daño, que se leen en la tabla de heridas.',
  'guide.combat.4': 'La defensa sostenida conserva el dado con una prueba más dura; el contraataque para y golpea.',
  'guide.wounds': 'Heridas: dado mayor + FUE − RES, en el lugar del dado menor',
  'guide.result': 'Resultado',
  'guide.fire': 'Dificultad de un disparo',
  'guide.range': 'Alcance',
  'guide.difficulty': 'Dificultad',
}
