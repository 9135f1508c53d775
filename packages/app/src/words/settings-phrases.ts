/** Settings of the reader. */
export const settingsPhrases = {
  'ui.settings': 'Settings',
  'ui.setting.speed': 'How fast figures walk and dice fall',
  'ui.setting.speed.calm': 'Calm',
  'ui.setting.speed.brisk': 'Brisk',
  'ui.setting.speed.at-once': 'At once',
  'ui.setting.textSize': 'Size of the words',
  'ui.setting.textSize.normal': 'Normal',
  'ui.setting.textSize.large': 'Large',
  'ui.setting.textSize.largest': 'Largest',
  'ui.setting.palette': 'Colours of the sides',
  'ui.setting.palette.classic': 'Green and red',
  'ui.setting.palette.distinct': 'Blue and amber',
  'ui.setting.ruleCodes': 'Codes of the rules',
  'ui.setting.ruleCodes.hidden': 'Behind a sign',
  'ui.setting.ruleCodes.shown': 'Written out',
}
