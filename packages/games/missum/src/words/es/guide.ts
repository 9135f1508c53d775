import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms in Spanish. */
export const guide: Phrases = {
  'guide.term.morale':
    'Moral: un d20 no debe superarla cuando amenaza el pánico; también dice cuántas bajas aguanta la legión.',
  'guide.term.points':
    'Puntos de moral hasta ahora: miniaturas perdidas y malas noticias, bajo cero. Si son demasiados, la legión se pone a prueba o se desbanda.',
  'guide.term.supply': 'Cuántas veces más puede disparar antes de abastecerse.',
  'guide.term.spells': 'Hechizos que quedan de fuerza I, II y III para el resto de la batalla.',
  'guide.chapter.scale': 'Escala, razas y unidades',
  'guide.chapter.scale.text':
    'Una miniatura representa a cien hombres, y una legión es un bloque de ellas en filas e hileras. Raza, armadura, armas y condición dan sus factores; las legiones de línea sostienen el campo, los hostigadores molestan.',
  'guide.chapter.command': 'Mando',
  'guide.chapter.command.text':
    'El kérdu lleva el ejército y guarda una reserva; cada dritlán lleva un huitsán de legiones. Una legión que empieza a moverse a más de 300 mm de su dritlán va a media velocidad y no puede atacar.',
  'guide.chapter.field': 'El campo y la victoria',
  'guide.chapter.field.text':
    'El terreno se dispone por tablas o por acuerdo; frena, desordena, resguarda o detiene. Cada ejército despliega junto a su borde. Gana quien conserva la última legión de línea en el campo.',
  'guide.chapter.turn': 'El turno',
  'guide.chapter.turn.text':
    'Diez pasos: desbandada, magia, media jugada de un bando, disparos, el movimiento del otro, disparos, la otra mitad, disparos, cuerpo a cuerpo y cuenta de la moral. Quién mueve primero cambia cada turno.',
  'guide.chapter.movement': 'Movimiento',
  'guide.chapter.movement.text':
    'Un bloque avanza, oblicua hasta 45 grados, pivota sobre una esquina o cambia de frente y de hileras. Una vez por batalla puede tomar la bonificación de carga. El contacto por el flanco o la espalda desordena a quien lo sufre. Los hostigadores se mueven libremente y ceden.',
  'guide.chapter.missiles': 'Proyectiles',
  'guide.chapter.missiles.text':
    'Ambos bandos disparan a la vez. El factor de ataque del arma menos el de defensa del objetivo, y cuántos disparan, dan bajas por la tabla; lo que sobra es una probabilidad sobre cien. El largo alcance quita 5.',
  'guide.chapter.melee': 'Cuerpo a cuerpo',
  'guide.chapter.melee.text':
    'Luchan los que se tocan, primero las armas más largas. Los factores y la tabla son como en los disparos; los cambian la carga, el desorden, el flanco y la espalda. Las miniaturas que rebasan el frente enemigo pueden sumarse.',
  'guide.chapter.morale': 'Moral y desbandada',
  'guide.chapter.morale.text':
    'Los sustos repentinos exigen una prueba de pánico; las bajas y las malas noticias cuestan puntos de moral hasta que la legión se pone a prueba o se rompe. Una legión desbandada huye, lleva el desorden a los suyos y desaparece. Una rodeada puede intentar su última resistencia.',
  'guide.chapter.magic': 'Magia',
  'guide.chapter.magic.text':
    'Quienes usan magia atacan o defienden con hechizos de fuerza I a III, tantos por batalla. Las fuerzas se eligen en secreto; un ataque al que se opone su contrario debe romperlo, y después quienes toca se salvan o lo sufren.',
  'guide.win': 'Cómo se gana',
  'guide.win.1': 'Gana en el acto el único que tenga en el campo una legión de línea sin desbandar.',
  'guide.win.2':
    'Tras el turno 12: quien tenga más miniaturas de línea en la mitad ajena de la mesa o, si no, más en total.',
  'guide.turn': 'Los diez pasos de un turno',
  'guide.turn.1': 'Huyen las legiones desbandadas.',
  'guide.turn.2': 'Magia.',
  'guide.turn.3': 'Quien mueve primero mueve la mitad.',
  'guide.turn.4': 'Disparos.',
  'guide.turn.5': 'Mueve el otro bando.',
  'guide.turn.6': 'Disparos.',
  'guide.turn.7': 'Quien movió primero mueve la otra mitad.',
  'guide.turn.8': 'Disparos.',
  'guide.turn.9': 'Cuerpo a cuerpo.',
  'guide.turn.10': 'Se apunta la moral.',
  'guide.rates': 'Movimiento, en milímetros',
  'guide.heavy': 'Pesada',
  'guide.medium': 'Media',
  'guide.light': 'Ligera',
  'guide.light-others': 'Otras',
  'guide.troop.humanHalberdPikeHeavyCrossbow': 'alabardas, picas, ballestas pesadas',
  'guide.troop.humanOther': 'otros humanos',
  'guide.troop.chargeBonus': 'bonificación de carga, una vez',
  'guide.melee': 'Factores cuerpo a cuerpo de humanos',
  'guide.weapon': 'Arma',
  'guide.attack': 'Ataque',
  'guide.melee.spear': 'lanza',
  'guide.melee.shortPike': 'pica corta',
  'guide.melee.longPike': 'pica larga',
  'guide.melee.halberd': 'alabarda',
  'guide.melee.twoHanded': 'a dos manos',
  'guide.melee.daggerPeasantJavelin': 'daga, aperos, jabalina',
  'guide.melee.swordMaceEtc': 'espada, maza, hacha',
  'guide.missiles': 'Proyectiles',
  'guide.short': 'Corto hasta',
  'guide.long': 'Largo hasta',
  'guide.odds': 'Bajas por miniatura, según ataque menos defensa',
  'guide.difference': 'Diferencia',
  'guide.each': 'Cada una',
  'guide.points': 'Puntos de moral',
  'guide.event': 'Suceso',
  'guide.count': 'Puntos',
  'guide.points.figureLost': 'miniatura perdida',
  'guide.points.lineLegionRouted1to20': 'legión propia desbandada, hasta 20',
  'guide.points.lineLegionRouted21to40': 'hasta 40 miniaturas',
  'guide.points.lineLegionRouted41to60': 'hasta 60 miniaturas',
  'guide.points.enemyLineLegionRouted': 'legión enemiga desbandada',
  'guide.points.dritlanLost': 'dritlán perdido',
  'guide.points.kerduLost': 'kérdu perdido',
}
