import type { Phrases } from '@fray/kernel'

export const input: Phrases = {
  'fault.situation.no-unit': 'aucune unité ne s’appelle « {name} »',
  'fault.situation.gone': '« {name} » n’est plus là et ne fuit plus',
  'fault.situation.nowhere': '« {name} » n’est nulle part',
  'fault.shape.repeated': 'ne mène nulle part : deux points de suite sont le même',
  'fault.shape.turns-back': 'revient sur lui-même',
  'fault.shape.flat': 'n’enferme rien : ses coins sont sur une ligne',
  'fault.setup.zone':
    'les armées se déploieraient l’une dans l’autre : au plus {most}, la moitié de la profondeur de la table',
  'fault.setup.objective': 'n’est pas sur la table',
  'fault.situation.off-table': '« {name} » dépasse de la table',
  'fault.situation.taken': 'le nom « {name} » est déjà pris',
  'fault.situation.overlap': '« {name} » empiète sur « {other} » (MI-PASS-05)',
  'fault.situation.weapon': '« {weapon} » n’est pas une arme de cette race ; on connaît {known} (MI-MELEEFACTOR-33)',
  'fault.situation.apart': '"{name}" ne touche pas "{other}"',
  'fault.situation.friends': '"{name}" et "{other}" sont du même camp',
  'fault.situation.original': 'est moins que l’effectif présent',
  'fault.situation.spells': '"{name}" n’est pas un mage',
  'fault.situation.last-turn': 'la bataille compte {limit} tours (MI-VICTORY-02)',
  'fault.situation.reserve': 'un camp a au plus {most} légions en réserve (MI-DIVISION-03)',
  'fault.change.no-piece': 'il n’y a pas d’élément {piece}',
  'fault.change.no-terrain': 'aucun terrain ne s’appelle « {kind} »',
  'fault.change.no-offer': 'rien ne s’appelle « {offer} »',
  'fault.profile.taken': 'est l’identifiant de troupes proposées de toute façon',
  'fault.profile.twice': '« {id} » y est deux fois',
  'fault.profile.weapon': '« {weapon} » n’est pas une arme de la race « {race} » ({rule})',
}
