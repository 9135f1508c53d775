import type { Phrases } from '@fray/kernel'

/** What options mean, by their words, or by their rules where one wording serves many. */
export const options: Phrases = {
  'option.attack.heavy.note': 'se tira con un solo dado; si no es parado, la FUE del Daño sube en {strength}',
  'option.attack.blades.note': 'se gasta un dado de las hojas; conserva los demás',
  'option.attack.shot.note': 'una prueba de Puntería que necesita 7; no puede pararse. El dado del disparo se gasta',
  'option.falcon-fly.note':
    'un amigo a menos de 20 cm tiene Conciencia hasta el final de la ronda: percibe a los enemigos cercanos que no ve',
  'option.falcon-kill.note':
    'un enemigo a menos de 20 cm tiene −1 para atacar, parar, lanzar e invocar hasta el final de la ronda',
  'option.censure.note': 'cada punto baja en 1 la tirada enemiga; los puntos se gastan',
  'option.rapid-fire.note': 'dos disparos en vez de uno, cada uno más difícil en 2; no hace nada más',
  'option.bulls-eye.note': 'solo dispara; lo que le sobre en la prueba se suma a la FUE del Daño. Una vez por ronda',
  'option.harass-fire.note': 'un disparo, más difícil en 1 por moverse; después corre',
  'option.harass-move.note': 'anda, corre y vuelve a andar, y nada más; nada de ello lo lleva al contacto',
  'option.dragon.note':
    'un dado es la FUE de las llamas: alcanzan a todos a 10 cm delante de él, también a los amigos. Con un 1 hay un incidente, sin llamas',
  'option.power-preservation.note':
    '4 puntos: alguien a 10 cm tiene Instinto de supervivencia hasta el final de la ronda',
  'option.power-intimidation.note':
    '5 puntos: alguien a 10 cm debe poner al menos un dado en defensa en cada combate de esta ronda',
  'option.power-rage.note':
    '8 puntos: alguien a 10 cm puede encadenar golpes (Encadenamiento/1) hasta el final de la ronda',
  'option.power-reprisal.note': '9 puntos: alguien a 10 cm puede contraatacar hasta el final de la ronda',
  'option.counter.use.note': 'la ficha se gasta',
  'option.counter.no.note': 'la ficha queda para más tarde',
  'option.pressure.note': 'los dados se suman; con un 1 la máquina puede averiarse',
  'option.pressure.no.note': 'no se arriesga nada',
  'option.no-pursuit.note': 'los demás se quedan donde están',
  'option.keep.note': 'el resultado vale',
  'CF-REV-DIRZ-15.note':
    'un dado más, y todos sus dados atacan, hasta el final de la ronda; pero golpea el último en cada intercambio',
  'CF-REV-DIRZ-16.note':
    'se renuncia al dado de Mutágeno; hasta el final de la ronda puede sumarse un dado a su FUE o RES antes de cada tirada. Un 1 no suma nada; con 10 o más se hiere a sí mismo',
  'CF-REV-DIRZ-32.note': 'si el disparo hiere, sigue una segunda tirada de Daño, FUE 2 contra RES 0. Una vez por ronda',
  'CF-REV-DIRZ-31.note':
    'un dado de ataque se vuelve un disparo contra alguien en contacto: necesita 7 y no puede pararse',
  'CF-REV-DEVOURER-06.note': 'se renuncia a un dado de combate por DEF +2 hasta el final de la ronda',
  'CF-REV-GRIFFIN-07.note':
    'se tira un dado: con un 1 el golpe se pierde, con 5 o 6 la pistola también hiere. Una vez por ronda',
  'CF-REV-GRIFFIN-22.note':
    'un mago o fiel a 20 cm pierde una gema o un punto de fe, y un amigo gana +1 en una característica esta ronda. Una vez por ronda',
  'CF-REV-ORC-01.note': 'su carta espera en reserva, además de las que puedas poner',
  'CF-REV-ORC-02.note':
    'se gasta una dosis: herida leve con un 1; si no, una tirada de Mutágeno, mejor cuanto más alto el dado',
  'CF-REV-ORC-03.note':
    'cada matador Amok a 15 cm da un punto, que se gasta enseguida: FUE +2, RES +2, hechizos más baratos o sin heridas excepcionales esta ronda',
  'CF-REV-WOLFEN-07.note': 'un Wolfen en su aura de fe tiene RES +2 hasta el final de la ronda. Una vez por ronda',
  'CF-ABIL-78.note':
    'todos los tuyos en desbandada se reagrupan enseguida, y todos tienen +1 en Coraje esta ronda. Una vez por batalla',
  'CF-ABIL-79.note': 'tres veces su MOV en vez de dos',
  'CF-PACK-36.note':
    'todos los vinculados a Laverne sufren uno menos por cada herida hasta el final de la ronda. Una vez por batalla',
  'CF-REV-SESSAIR-09.note': 'la tirada se repite con un dado y −1; vale el nuevo resultado',
  'CF-MIRACLE-24.note': 'la prueba se repite, y el fiel gana 4 puntos de fe',
}
