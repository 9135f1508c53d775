import type { Phrases } from '@fray/kernel'

/** What both editions say of chapters and terms, in Spanish. */
export const sharedGuide: Phrases = {
  'guide.win': 'Cómo se gana',
  'guide.win.1': 'Gana la gloria, una vez acabado el último turno de la misión; si es igual, los puntos de sangre.',
  'guide.win.2': 'La misión dice qué da puntos de misión, y su diferencia se convierte en gloria.',
  'guide.win.3': 'Cada enemigo abatido o huido vale sus puntos en sangre.',
  'guide.term.mov':
    'Movimiento: cuántas pulgadas corre; el doble al acelerar. También es lo difícil que resulta acertarle con un disparo.',
  'guide.term.com': 'Mando: las órdenes de la banda de un líder en cada turno, y sus dados en la tirada estratégica.',
  'guide.term.dex': 'Destreza: dados para ganar una lucha. Tras el punto, la precisión: dados para acertar un disparo.',
  'guide.term.str': 'Fuerza: dados de daño de quien ha ganado la lucha.',
  'guide.term.con':
    'Constitución: lo que debe alcanzar cada dado de daño para herir. Tras el punto, contra ataques arcanos.',
  'guide.term.fur': 'Furia: dados para gestas.',
  'guide.term.pow': 'Poder: conoce hechizos, aporta tantas gemas a la reserva y puede apostar tantas en un hechizo.',
  'guide.term.wounds': 'Heridas: cuántas aguanta; con la última muere.',
  'guide.term.sphere':
    'Esfera: la mejor cara. Vale 6 y es un éxito; si hace falta más de 6, hay que confirmarla. Dos o tres en una tirada pueden ser un crítico.',
  'guide.chapter.basics': 'Dados, peanas y visión',
  'guide.chapter.basics.text':
    'Los dados muestran de 1 a 5 y S, que vale 6 y siempre es un éxito, como el 1 siempre es un fallo. Las distancias se miden de peana a peana. Quién ve a quién depende de lo que hay en medio y de su altura: la visión es total, parcial o nula.',
  'guide.chapter.combatants': 'Combatientes y bandas',
  'guide.chapter.combatants.text':
    'Cada combatiente tiene un perfil de unos pocos números, un rango y capacidades. Una banda la lidera un héroe y se compra con puntos, dentro de los límites de su raza y del tamaño de la partida.',
  'guide.chapter.turn': 'Turno y activación',
  'guide.chapter.turn.text':
    'Un turno empieza con la tirada estratégica; quien la gana juega la primera ronda. En su ronda un bando activa a sus combatientes uno tras otro: cada cual se mueve, puede concentrarse para gestas o hechizos, y luego lucha o dispara. Cuando ambos han jugado su ronda, vuelven las gemas, las órdenes y el aliento.',
  'guide.chapter.moving': 'Movimiento y escenografía',
  'guide.chapter.moving.text':
    'Se elige quedarse, correr hasta MOV pulgadas, acelerar hasta el doble sin hechizo ni disparo después, o entrar en combate. Los bosques y similares cuestan movimiento y dan cobertura; los muros y el agua detienen. Quien vuela o se mueve al azar tiene reglas propias.',
  'guide.chapter.fighting': 'Lucha y heridas',
  'guide.chapter.fighting.text':
    'Ambos tiran su destreza y comparan los dados más altos; el mejor golpea con su fuerza, y cada dado que llega a la constitución del otro es una herida. La carga suma fuerza, los amigos en contacto suman dados, y cada lucha cansa. Quien mata puede moverse un poco.',
  'guide.chapter.shooting': 'Disparo',
  'guide.chapter.shooting.text':
    'Un disparo primero debe acertar: dados de precisión contra el movimiento del objetivo, con dados de más o de menos por tamaño, alcance, cobertura y demás. Luego se tira la fuerza del arma como en una lucha. No se mide nada antes de decir el objetivo.',
  'guide.chapter.reactions': 'Áreas defensivas y órdenes',
  'guide.chapter.reactions.text':
    'En la ronda enemiga cada cual guarda el terreno en torno a su peana: contra un enemigo que entra en esa área defensiva se puede saltar para detenerlo. Líderes y mensajeros dan órdenes en momentos fijados de cualquier ronda, mientras dure la reserva del líder.',
  'guide.chapter.magic': 'Gestas y hechizos',
  'guide.chapter.magic.text':
    'Las gestas se tiran con la furia. Para un hechizo ambos bandos apuestan gemas en secreto, un dado cada una; los 1 y los 2 no cuentan y los tres mejores dados se enfrentan uno a uno. Quien confía demasiado en el poder puede perder su control.',
  'guide.chapter.morale': 'Moral y huida',
  'guide.chapter.morale.text':
    'Una herida de un enemigo más temido, la muerte del líder y otros sustos exigen una tirada de moral. Quien falla huye; quien gana puede perseguir, y quien es alcanzado muere. Quien huye intenta reagruparse al activarse.',
  'guide.chapter.gear': 'Capacidades y equipo',
  'guide.chapter.gear.text':
    'Lo que puede tener cualquier raza: capacidades universales, armas de mano y a distancia, armaduras, artefactos y cosas que se gastan.',
  'guide.chapter.races': 'Razas',
  'guide.chapter.races.text':
    'Lo propio de cada raza: sus capacidades, gestas y hechizos, sus reglas especiales y su equipo.',
  'guide.chapter.battle': 'Campo de batalla, misiones y victoria',
  'guide.chapter.battle.text':
    'Antes de la batalla se acuerdan o se tiran el tamaño, la misión, el escenario, el campo y el tiempo, y ambos bandos despliegan. Los puntos de misión se vuelven gloria, y gana quien tiene más; los puntos por los muertos deshacen empates.',
}

/** The sheet of the rulebook in Spanish. */
export const rulebookGuide: Phrases = {
  'guide.turn': 'Un turno',
  'guide.turn.1': 'Tirada estratégica: dados de mando; quien gana dice quién juega la primera ronda.',
  'guide.turn.2': 'Ronda de un bando: activa a sus combatientes de uno en uno.',
  'guide.turn.3': 'Ronda del otro bando.',
  'guide.turn.4': 'Actualización: se recuperan gemas y órdenes, acaba la fatiga, se cuenta el turno.',
  'guide.activation': 'Una activación',
  'guide.activation.1':
    'Moverse: quedarse, correr (MOV), acelerar (2 × MOV sin enemigos a 5″; después ni hechizo ni disparo) o entrar en combate (carga dentro de MOV y a la vista; si no, trabar combate).',
  'guide.activation.2': 'Concentrarse: gestas con dados de furia, hechizos con gemas.',
  'guide.activation.3': 'Luchar contra quien está en contacto, o disparar.',
  'guide.fight': 'Una lucha',
  'guide.fight.1': 'Ambos tiran DES; dado más alto contra más alto, y luego el siguiente.',
  'guide.fight.2': 'Quien gana tira FUE: cada dado que llega a CON es una herida. S siempre, 1 nunca.',
  'guide.fight.3':
    'Carga: +1 FUE. Apoyo: +1 dado por cada amigo que toca al enemigo, 3 como mucho. Fatiga: −1 dado por cada lucha anterior.',
  'guide.shot': 'Dados de precisión de un disparo',
  'guide.dice': 'Dados',
  'guide.shot.targetColossal': 'objetivo colosal',
  'guide.shot.targetHuge': 'objetivo enorme',
  'guide.shot.targetLarge': 'objetivo grande',
  'guide.shot.targetSmall': 'objetivo pequeño',
  'guide.shot.targetFlat': 'objetivo plano',
  'guide.shot.targetHelpless': 'objetivo indefenso',
  'guide.shot.shooterMoved': 'el tirador se ha movido',
  'guide.shot.longRange': 'a más de 8″',
  'guide.shot.partialSight': 'visión parcial',
  'guide.shot.differentTargets': 'dos armas, dos objetivos',
  'guide.shot.targetInSparse': 'en escenografía rala',
  'guide.shot.targetInDense': 'en escenografía densa',
  'guide.ranged': 'Armas a distancia',
  'guide.weapon': 'Arma',
  'guide.range': 'Alcance',
  'guide.bearer': 'del portador',
  'guide.ranged.lightTension': 'de tensión ligera',
  'guide.ranged.tension': 'de tensión',
  'guide.ranged.lightMechanical': 'mecánica ligera',
  'guide.ranged.mechanical': 'mecánica',
  'guide.ranged.lightPowder': 'de pólvora ligera',
  'guide.ranged.powder': 'de pólvora',
  'guide.ranged.projectile': 'arrojadiza',
  'guide.scenery': 'Escenografía',
  'guide.scenery.move': 'Movimiento',
  'guide.scenery.shot': 'Disparos hacia dentro: dados',
  'guide.scenery.guard': 'Quien defiende: dados',
  'guide.scenery.bare': 'despejada',
  'guide.scenery.sparse': 'rala',
  'guide.scenery.dense': 'densa',
  'guide.morale': 'Moral: lo que debe alcanzar el dado',
  'guide.target': 'Se necesita',
  'guide.morale.hero': 'héroe',
  'guide.morale.messenger': 'mensajero',
  'guide.morale.troop': 'tropas',
  'guide.morale.superior': 'tropas superiores',
  'guide.morale.coward': 'cobarde',
  'guide.morale.brave': 'valiente',
  'guide.morale.leaderPresence': 'líder a 5″ o menos',
  'guide.spell': 'Un hechizo',
  'guide.spell.1': 'Se dicen hechizo y objetivo; no se mide nada.',
  'guide.spell.2':
    'Ambos apuestan gemas en secreto: de 1 a POD (+1 por cada otro hechicero) a favor, las que se quiera en contra.',
  'guide.spell.3':
    'Se tira; los 1 y 2 se descartan, se guardan tres dados, y cada dado de quien lanza que es más alto o sin rival es un éxito.',
}

/** The chapters and the sheet of the Manuscript in Spanish. */
export const manuscriptGuide: Phrases = {
  'guide.chapter.ms-basics': 'El Manuscrito: dados y perfiles',
  'guide.chapter.ms-basics.text':
    'El mismo dado con una S por el 6, tres clases de tiradas, y perfiles que dicen DES, POT y MAN donde el libro posterior tiene otros nombres.',
  'guide.chapter.ms-turn': 'El Manuscrito: turno y activación',
  'guide.chapter.ms-turn.text':
    'Primero se renuevan gemas, órdenes y encantamientos y se hace la tirada estratégica; luego un bando activa a todos sus combatientes, y después el otro. Una activación normal es correr, luego gestas o un hechizo, y luego un ataque; esprintar solo permite gestas y cuerpo a cuerpo.',
  'guide.chapter.ms-moving': 'El Manuscrito: movimiento y terreno',
  'guide.chapter.ms-moving.text': 'Cuánto se anda, qué cuesta el terreno difícil y qué estorba el paso.',
  'guide.chapter.ms-fighting': 'El Manuscrito: lucha y gestas',
  'guide.chapter.ms-fighting.text':
    'Una carga ve a su enemigo y lo alcanza con un movimiento; trabar combate exige un esprint y no da bonificación. Las parejas y tríos en las tiradas de una lucha hacen golpes especiales. Las gestas se tiran con furia antes de la lucha.',
  'guide.chapter.ms-shooting': 'El Manuscrito: disparo',
  'guide.chapter.ms-shooting.text':
    'Dados de precisión contra el movimiento del objetivo, según tamaño, alcance, cobertura y si el tirador se ha movido; luego el daño.',
  'guide.chapter.ms-battle': 'El Manuscrito: bandas y campo de batalla',
  'guide.chapter.ms-battle.text': 'Cómo se forma una banda, cómo se prepara el campo y dónde empiezan los bandos.',
  'guide.chapter.ms-missing': 'El Manuscrito: lo que calla',
  'guide.chapter.ms-missing.text': 'Lo que el librillo no dice se juega como en el reglamento, cuyos capítulos siguen.',
  'guide.ms.turn': 'Un turno',
  'guide.ms.turn.1': 'Se renuevan gemas, órdenes y encantamientos; tirada estratégica.',
  'guide.ms.turn.2': 'Quien gana activa a todos los suyos, de uno en uno; luego el otro bando.',
  'guide.ms.activation': 'Una activación',
  'guide.ms.activation.1': 'Correr o quedarse, luego gestas o un hechizo, luego luchar o disparar.',
  'guide.ms.activation.2': 'O esprintar (el doble), luego gestas, luego luchar.',
  'guide.ms.activation.3': 'O cargar contra un enemigo a la vista y a un movimiento: un dado más de daño.',
  'guide.ms.shot': 'Dados de precisión de un disparo',
  'guide.ms.dice': 'Dados',
  'guide.ms.strikes': 'Golpes especiales en una lucha',
  'guide.ms.strikes.1': 'Doble S en la destreza de quien gana: un dado más de daño.',
  'guide.ms.strikes.2': 'Doble 5 en el daño: el enemigo retrocede dos pulgadas.',
  'guide.ms.strikes.3': 'Doble S en el daño: retroceso, una herida más, ambas o ninguna. Triple S: muerte.',
}
