import type { NameList, Phrases } from '@fray/kernel'

export const griffins: Phrases = {
  'option.cast-after-engaging': '{fighter} lanza Ola de fervor tras trabarse',
  'label.cast-after-engaging': 'Ola de fervor',
  'ask.anathema': '¿A quién golpea el Anatema de Merin?',
  'ask.anathema-reserve': '¿Qué pierde {victim}?',
  'option.anathema-gem': 'Una gema de maná',
  'option.anathema-faith': 'Un punto de fe',
  'ask.anathema-gem': '¿Qué gema pierde {victim}?',
  'anathema.gem': '{fighter} maldice a {victim}, cuyo maná mengua',
  'anathema.faith': '{fighter} maldice a {victim}, cuya fe mengua',
  'ask.anathema-point': '¿A quién beneficia el Anatema de {fighter}?',
  'option.anathema-point': '{fighter}: {characteristic} +1 hasta el final del asalto',
  'label.anathema-point': '{characteristic} +1',
  'anathema.point': '{fighter}: {characteristic} +1 hasta el final del asalto',
  'roll.combined-weapon': 'El arma combinada de {fighter}',
  'combined-weapon.jammed': 'El arma combinada de {fighter} se encasquilla y el ataque se pierde',
}

export const griffinsNames: NameList = {
  'Masters of the Temple': 'Maestres del Temple',
  'War-staff of the Temple': 'Estado mayor del Temple',
  'Miracles or sentences': 'Milagros o sentencias',
  Chastisement: 'Castigo',
  'Seal of the Temple': 'Sello del Temple',
  'Combined weapon': 'Arma combinada',
  'Support of inquisitors': 'Apoyo de inquisidores',
  'The Ardent among inquisitors': 'El Ardiente entre inquisidores',
  'Anathema of Merin': 'Anatema de Merin',
  'The Ring of Redemption': 'El anillo de la redención',
  'Griffin armour': 'Armadura del grifo',
  'Sceptre of Submission': 'Cetro de sumisión',
  'Wave of Fervour': 'Ola de fervor',
  'Incandescent Chastisement': 'Castigo incandescente',
  'Sentence of the Condemned': 'Sentencia del condenado',
  "Merin's Inspiration": 'Inspiración de Merin',
  "Merin's Hand": 'Mano de Merin',
}
