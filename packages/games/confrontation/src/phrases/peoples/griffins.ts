import type { Phrases } from '@fray/kernel'

export const griffins: Phrases = {
  'option.cast-after-engaging': '{fighter} casts Wave of Fervour after engaging',
  'label.cast-after-engaging': 'Wave of Fervour',
  'ask.anathema': 'Whom does the Anathema of Merin strike?',
  'ask.anathema-reserve': 'What does {victim} lose?',
  'option.anathema-gem': 'A gem of mana',
  'option.anathema-faith': 'A point of faith',
  'ask.anathema-gem': 'Which gem does {victim} lose?',
  'anathema.gem': '{fighter} curses {victim}, whose mana ebbs',
  'anathema.faith': '{fighter} curses {victim}, whose faith ebbs',
  'ask.anathema-point': 'Who gains from the Anathema of {fighter}?',
  'option.anathema-point': '{fighter}: {characteristic} +1 until the end of the round',
  'label.anathema-point': '{characteristic} +1',
  'anathema.point': '{fighter}: {characteristic} +1 until the end of the round',
  'roll.combined-weapon': 'The combined weapon of {fighter}',
  'combined-weapon.jammed': 'The combined weapon of {fighter} jams, and the attack is lost',
}
