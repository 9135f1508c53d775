import type { Phrases } from '@fray/kernel'

export const input: Phrases = {
  'fault.and-advice': '{fault} {advice} ({rules})',
  'fault.setup.no-army': 'il n’y a pas d’armée prête « {army} »',
  'fault.setup.tournament-table': 'un tournoi se joue sur {width} × {depth} cm',
  'fault.setup.overlap': 'se trouve sur un autre élément',
  'fault.situation.nobody':
    'aucune carte ne s’appelle « {written} », ni par son id (« lions-guard-of-alahan ») ni comme imprimé (« Guard of Alahan »)',
  'fault.situation.no-ability': 'aucune compétence ne s’appelle « {written} »',
  'fault.situation.bare-ability':
    '« {ability} » ne dit rien sans ce qui suit la barre : écrivez-la comme « Toxic/3 » ou « Immunity/Fear »',
  'fault.situation.no-trace': '« {name} » ne laisse rien sur personne',
  'fault.situation.parts': '« {name} » laisse plusieurs choses, chacune sous son propre nom : {parts}',
  'fault.situation.no-amount': 'dites combien « {written} » donne ou retire en fin de compte, comme "x": 2',
  'fault.situation.no-use': 'rien de ce qui se compte ne s’appelle « {written} »',
  'fault.situation.no-extra': 'rien de ce qui s’achète ne s’appelle « {written} »',
  'fault.situation.near': '{fault} ; peut-être {near}',
  'fault.situation.no-spot': 'dites où : x et y, ou à côté de qui (beside)',
  'fault.situation.no-neighbour': 'personne avant cette figurine dans la liste ne s’appelle « {name} »',
  'fault.situation.no-card': 'aucune carte de ce camp ne s’appelle « {name} »',
  'fault.situation.no-target': 'aucun ennemi ne s’appelle « {name} »',
  'fault.situation.no-place': 'la liste n’a pas de figurine {id} ; on compte à partir de 0',
  'fault.situation.off-table': '{name} est hors de la table',
  'fault.situation.overlap': '{name} se trouve sur {other}',
  'fault.situation.no-room-aboard': '{vehicle} ne transporte pas {name} (CF-ABIL-116)',
}
