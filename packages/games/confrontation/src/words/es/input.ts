import type { Phrases } from '@fray/kernel'

export const input: Phrases = {
  'fault.and-advice': '{fault} {advice} ({rules})',
  'fault.setup.no-army': 'no hay ningún ejército listo “{army}”',
  'fault.setup.tournament-table': 'un torneo se juega en {width} × {depth} cm',
  'fault.setup.overlap': 'está sobre otra pieza',
  'fault.situation.nobody':
    'ninguna carta se llama “{written}”, ni por su id (“lions-guard-of-alahan”) ni como está impreso (“Guard of Alahan”)',
  'fault.situation.no-ability': 'ninguna habilidad se llama “{written}”',
  'fault.situation.bare-ability':
    '“{ability}” no dice nada sin lo que va tras la barra: escríbela como “Toxic/3” o “Immunity/Fear”',
  'fault.situation.no-trace': '“{name}” no deja nada en nadie',
  'fault.situation.parts': '“{name}” deja varias cosas, cada una con su propio nombre: {parts}',
  'fault.situation.no-amount': 'di cuánto da o quita al final “{written}”, como "x": 2',
  'fault.situation.no-use': 'nada de lo que se cuenta se llama “{written}”',
  'fault.situation.no-extra': 'nada que se compre se llama “{written}”',
  'fault.situation.near': '{fault}; quizá {near}',
  'fault.situation.no-spot': 'di dónde: x e y, o junto a quién (beside)',
  'fault.situation.no-neighbour': 'nadie antes de esta miniatura en la lista se llama “{name}”',
  'fault.situation.no-card': 'ninguna carta de este bando se llama “{name}”',
  'fault.situation.no-target': 'ningún enemigo se llama “{name}”',
  'fault.situation.no-place': 'la lista no tiene miniatura {id}; se cuenta desde 0',
  'fault.situation.off-table': '{name} está fuera de la mesa',
  'fault.situation.overlap': '{name} está sobre {other}',
  'fault.situation.no-room-aboard': '{vehicle} no transporta a {name} (CF-ABIL-116)',
}
