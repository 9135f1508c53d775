import type { NameList, Phrases } from '@fray/kernel'

export const griffins: Phrases = {
  'option.cast-after-engaging': '{fighter} lance Vague de ferveur après avoir engagé',
  'label.cast-after-engaging': 'Vague de ferveur',
  'ask.anathema': 'Qui l’Anathème de Merin frappe-t-il ?',
  'ask.anathema-reserve': 'Que perd {victim} ?',
  'option.anathema-gem': 'Une gemme de mana',
  'option.anathema-faith': 'Un point de foi',
  'ask.anathema-gem': 'Quelle gemme {victim} perd-il ?',
  'anathema.gem': '{fighter} maudit {victim}, dont le mana reflue',
  'anathema.faith': '{fighter} maudit {victim}, dont la foi reflue',
  'ask.anathema-point': 'À qui profite l’Anathème de {fighter} ?',
  'option.anathema-point': '{fighter} : {characteristic} +1 jusqu’à la fin du tour',
  'label.anathema-point': '{characteristic} +1',
  'anathema.point': '{fighter} : {characteristic} +1 jusqu’à la fin du tour',
  'roll.combined-weapon': 'L’arme combinée de {fighter}',
  'combined-weapon.jammed': 'L’arme combinée de {fighter} s’enraye et l’attaque est perdue',
}

export const griffinsNames: NameList = {
  'Masters of the Temple': 'Maîtres du Temple',
  'War-staff of the Temple': 'État-major du Temple',
  'Miracles or sentences': 'Miracles ou sentences',
  Chastisement: 'Châtiment',
  'Seal of the Temple': 'Sceau du Temple',
  'Combined weapon': 'Arme combinée',
  'Support of inquisitors': 'Soutien des inquisiteurs',
  'The Ardent among inquisitors': 'L’Ardent parmi les inquisiteurs',
  'Anathema of Merin': 'Anathème de Merin',
  'The Ring of Redemption': 'L’anneau de rédemption',
  'Griffin armour': 'Armure du griffon',
  'Sceptre of Submission': 'Sceptre de soumission',
  'Wave of Fervour': 'Vague de ferveur',
  'Incandescent Chastisement': 'Châtiment incandescent',
  'Sentence of the Condemned': 'Sentence du condamné',
  "Merin's Inspiration": 'Inspiration de Merin',
  "Merin's Hand": 'Main de Merin',
}
