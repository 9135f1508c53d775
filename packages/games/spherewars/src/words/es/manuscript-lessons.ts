import type { Phrases } from '@fray/kernel'

/** The lessons of the Manuscript in Spanish. */
export const manuscriptLessons: Phrases = {
  'lesson.field': 'El campo',
  'lesson.field.text':
    'Llevas a la Alianza, en el borde cercano; los puntos del borde son las heridas que quedan. Los bandos juegan rondas por turno, y en la suya un bando activa a todos sus combatientes, uno tras otro. Señala una miniatura para leer su ficha.',
  'lesson.activate': 'Elige quién actúa',
  'lesson.activate.hint': 'Activa a Vigía: en la lista o en la mesa.',
  'lesson.stand': 'Buen pulso',
  'lesson.stand.hint': 'Elige «Quedarse».',
  'lesson.shoot': 'Dispara',
  'lesson.shoot.hint': 'Dispara a Batallador.',
  'lesson.kill': 'Muerto',
  'lesson.title': 'Dispara y carga',
  'lesson.summary': 'Activa, dispara, carga: una ronda con la edición anterior.',
  'lesson.activate.text':
    'Quien se activa elige una forma de moverse y después puede disparar o luchar. Batallador tiene heridas y está al alcance de Vigía.',
  'lesson.stand.text': 'Un tirador que no se ha movido tira un dado más de precisión.',
  'lesson.shoot.text':
    'Señala un objetivo y lee abajo las probabilidades. Primero los dados deben acertar, y cuanto más rápido es el objetivo, más difícil resulta; luego cada dado de fuerza que llega a su constitución es una herida.',
  'lesson.charge': 'Ahora, Montaraz',
  'lesson.charge.text':
    'Una herida. «¿Por qué?», en la crónica, enseña de dónde sale cada uno de sus números. Batallador está lo bastante cerca para cargar, y una carga golpea más fuerte: un dado más.',
  'lesson.charge.hint': 'Elige «Cargar».',
  'lesson.whom': 'Di el objetivo',
  'lesson.whom.text':
    'Dices contra quién cargas antes de medir nada. Después ambos tiran su destreza, uno contra otro, y golpea el mejor.',
  'lesson.whom.hint': 'Carga contra Batallador.',
  'lesson.kill.text':
    'Montaraz sacó mejores dados y golpeó: dos heridas, y Batallador está fuera de la partida. Quien mata en combate puede moverse hasta dos pulgadas. Lacayo sigue ahí.',
  'lesson.kill.hint': 'Mueve a Montaraz hasta el aro de la mesa, y confirma.',
  'lesson.differs': 'Junto al otro SphereWars',
  'lesson.differs.text':
    'Si conoces el juego del reglamento: aquí no hay áreas defensivas, ni saltos, ni tiempo atmosférico. La carga exige ver al enemigo y llegar con un solo movimiento, un tirador quieto tira un dado más, y los dados iguales hacen golpes especiales. Las próximas lecciones lo enseñan todo.',
  'lesson.battle.title': 'Una pequeña batalla',
  'lesson.battle.summary': 'Tres contra tres con la edición anterior, hasta el final y con dados de verdad.',
  'lesson.battle.sides': 'Tu banda',
  'lesson.battle.sides.text':
    'Bárbara, Montaraz y Vigía contra Batallador, Demonio y Lacayo, que juega un bot. Nadie te dice qué hacer; «Consejo» cuenta qué haría un bot en tu lugar.',

  'lesson.speeds.title': 'Dos velocidades',
  'lesson.speeds.summary': 'Corre o esprinta, rodea una cobertura y cuenta los dados de un disparo.',
  'lesson.speeds.paces': 'Correr o esprintar',
  'lesson.speeds.paces.text':
    'Hay dos velocidades. Corriendo se avanzan tantas pulgadas como el movimiento (MOV) del combatiente; esprintando, el doble. El terreno también cuenta: señala el muro y el bosque para leer qué cuestan.',
  'lesson.speeds.activate': 'Sitio para esprintar',
  'lesson.speeds.activate.text':
    'Nadie esprinta con un enemigo a 5 pulgadas o menos, y quien ha esprintado no dispara ni lanza hechizos en esa activación. Montaraz no tiene arco ni enemigos cerca.',
  'lesson.speeds.activate.hint': 'Activa a Montaraz.',
  'lesson.speeds.sprint': 'El doble de lejos',
  'lesson.speeds.sprint.text':
    'Montaraz mueve 6 pulgadas, así que un esprint son 12. Después aún se puede luchar, pero aquí todavía no hay nadie a quien alcanzar.',
  'lesson.speeds.sprint.hint': 'Elige «Esprintar».',
  'lesson.speeds.past': 'Junto al bosque',
  'lesson.speeds.past.text':
    'Un bosque es terreno difícil, y no es sitio para esprintar: solo se cruza corriendo, y cuesta una pulgada. Un muro bajo cuesta una pulgada a quien corre y dos a quien esprinta. Así que Montaraz pasa de largo.',
  'lesson.speeds.past.hint':
    'Esprinta en línea recta junto al bosque hasta el aro, y confirma. Si no ves el aro, aleja la vista.',
  'lesson.speeds.run': 'Tras un muro',
  'lesson.speeds.run.text':
    'Ahora, Vigía. Tiene dos dados de precisión. Quedarse quieta añadiría uno, pero el muro cubre a Batallador y quita uno. A 6 pulgadas o menos un disparo tiene un dado más: puede valer la pena moverse.',
  'lesson.speeds.run.hint': 'Elige «Correr».',
  'lesson.speeds.round': 'Por la esquina',
  'lesson.speeds.round.text':
    'La cobertura cuenta si oculta la mitad del objetivo o más. Desde un lado, el muro apenas oculta nada.',
  'lesson.speeds.round.hint': 'Corre hasta el aro de la mesa, y confirma.',
  'lesson.speeds.shoot': 'Tres dados',
  'lesson.speeds.shoot.text':
    'Dos de precisión y uno por estar cerca; el muro ya no cuenta. Cada dado debe llegar a 5, el movimiento de Batallador. Señala a Batallador para leer abajo las probabilidades.',
  'lesson.speeds.shoot.hint': 'Dispara a Batallador.',
  'lesson.speeds.end': 'Valió la carrera',
  'lesson.speeds.end.text':
    'Bastó un 5 para acertar, y los dos dados de fuerza hirieron: Batallador ha muerto. A más de 12 pulgadas un disparo tiene un dado menos; contra un objetivo dentro o detrás de terreno difícil, dos menos; desde un terreno más alto golpea más fuerte. Un disparo que mata no da ningún movimiento después; un golpe, sí. Esa es la próxima lección.',

  'lesson.strikes.title': 'Golpes, empujones, aniquilaciones',
  'lesson.strikes.summary':
    'Golpea con dados iguales, empuja a un enemigo, traba combate desde lejos y sigue hasta el próximo.',
  'lesson.strikes.doubles': 'Dados iguales',
  'lesson.strikes.doubles.text':
    'En lugar del 6, un dado lleva una S, la Esfera. En una lucha los dados iguales hacen más que herir. Dos S entre los dados de destreza de quien gana añaden un dado de fuerza. Entre los dados de fuerza, dos 5 empujan al enemigo, dos S te dejan elegir y tres S matan en el acto.',
  'lesson.strikes.activate': 'Bastante cerca',
  'lesson.strikes.activate.text':
    'Batallador está intacto: le quedan sus seis heridas. Montaraz lo ve, y hasta él hay un camino recto de menos de 6 pulgadas.',
  'lesson.strikes.activate.hint': 'Activa a Montaraz.',
  'lesson.strikes.charge': 'Carga',
  'lesson.strikes.charge.text':
    'Se carga corriendo, en línea recta contra un enemigo a la vista, y eso añade un dado de fuerza. Desde ahí la lucha va sola: ambos tiran su destreza, y golpea el mejor.',
  'lesson.strikes.charge.hint': 'Elige «Cargar»; la lección nombra a Batallador.',
  'lesson.strikes.perfect': 'Un golpe perfecto',
  'lesson.strikes.perfect.text':
    'Dos S en destreza: cinco dados de fuerza en vez de cuatro. ¡Y otra vez dos S! Tres heridas seguras. Ahora puedes añadir una más, empujar a Batallador 2 pulgadas, o ambas cosas.',
  'lesson.strikes.perfect.hint': 'Elige «Ambos».',
  'lesson.strikes.engage': 'Fuera del alcance de una carga',
  'lesson.strikes.engage.text':
    'Cuatro heridas, y Batallador vuelve a estar libre. También está cansado: un dado menos por cada lucha que ha tenido en este turno. Corazón cercano mueve 3 pulgadas y está a cuatro, demasiado lejos para cargar. Para trabar combate se puede esprintar, incluso sin ver al enemigo; solo se pierde el dado de la carga.',
  'lesson.strikes.engage.hint': 'Elige «Trabar combate»; la lección nombra a Batallador.',
  'lesson.strikes.way': 'Por donde quieras',
  'lesson.strikes.way.text':
    'Al trabar combate eliges el camino y el punto de contacto. Un amigo que también tocara a Batallador añadiría un dado, y cuentan tres amigos como mucho; el empujón ha dejado fuera a Montaraz.',
  'lesson.strikes.way.hint': 'Ve al aro junto a Batallador, y confirma.',
  'lesson.strikes.on': 'Aniquilación',
  'lesson.strikes.on.text':
    'Tres dados contra dos, dos heridas, y Batallador ha muerto. Quien mata en una lucha y no toca a otro enemigo puede moverse enseguida 2 pulgadas: lejos, a cubierto o hasta el siguiente.',
  'lesson.strikes.on.hint': 'Mueve a Corazón cercano hasta el aro junto a Lacayo, y confirma.',
  'lesson.strikes.end': 'Sin escapatoria',
  'lesson.strikes.end.text':
    'Corazón cercano y Lacayo se tocan, pero no luchan antes de que empiece la próxima ronda. Es la de los Vástagos, ahora: quien toca a un enemigo no puede marcharse, así que Lacayo tendrá que luchar cuando se active. Recuerda que Corazón cercano ya está cansado.',

  'lesson.nerve.title': 'Gestas, temple y victoria',
  'lesson.nerve.summary':
    'Reagrupa a un amigo, haz una gesta antes de luchar, da caza a quien se quiebra y aprende qué gana.',
  'lesson.nerve.flight': 'Temple',
  'lesson.nerve.flight.text':
    'Vigía ha perdido el temple y huye: lo dice el signo de su peana. El librito de esta edición no trae la moral ni las misiones; ahí valen las reglas del reglamento. Una tirada de moral es un dado: las tropas necesitan 4 o más, los héroes 3, los valientes uno menos.',
  'lesson.nerve.regroup': 'Reagruparse',
  'lesson.nerve.regroup.text':
    'Quien huye tira al activarse. Si lo logra, se detiene, y es todo lo que hace en esta ronda; si no, sigue corriendo, y al final sale de la mesa.',
  'lesson.nerve.regroup.hint': 'Activa a Vigía.',
  'lesson.nerve.feat': 'Una gesta',
  'lesson.nerve.feat.text':
    'Un 4: ya no huye. Bárbara toca a Batallador y debe luchar; pero entre moverse y luchar hay sitio para gestas o para un hechizo, no para ambos. Cada gesta se hace como mucho una vez por turno.',
  'lesson.nerve.feat.hint': 'Elige «Ira salvaje».',
  'lesson.nerve.fury': 'Dados de furia',
  'lesson.nerve.fury.text':
    'Bárbara tiene tres dados de furia, y puede repartirlos entre sus gestas. Ira salvaje necesita 5 o más: un éxito es un dado más de destreza, y el segundo añade un dado de fuerza.',
  'lesson.nerve.fury.hint': 'Elige «3 dados».',
  'lesson.nerve.pursue': 'Quebrado',
  'lesson.nerve.pursue.text':
    'Un 5 y una S: dos éxitos. Bárbara ganó la lucha e hirió dos veces a Batallador. Quien pierde y es herido por alguien más temido que él tira por su temple: un 2, y Batallador huye. Si persigues, ambos tiran un dado por cada pulgada de su movimiento.',
  'lesson.nerve.pursue.hint': 'Elige «Perseguir».',
  'lesson.nerve.winning': 'Qué gana una partida',
  'lesson.nerve.winning.text':
    'El mejor dado de Bárbara fue más alto: Batallador es alcanzado y muere sin luchar. Los muertos valen puntos de sangre, pero gana la gloria, y casi toda viene de la misión: la ficha sobre la mesa dice qué pide y cómo vas. Aquí, como en la próxima batalla, se trata de no dejar a nadie del otro bando. Ahora, una batalla tuya.',
}
