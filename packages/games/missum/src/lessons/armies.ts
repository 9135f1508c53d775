/** The units of the lessons. */
export const CITADEL = { name: 'Legion of the Citadel', seat: 0, weapons: ['longSword'] }
export const SPEARS = {
  name: 'Spears of the Citadel',
  seat: 0,
  figures: 20,
  files: 5,
  armour: 'medium',
  weapons: ['longSpear', 'shortSword'],
}
export const BOWS = {
  name: 'Bows of the Citadel',
  seat: 0,
  figures: 20,
  files: 10,
  armour: 'light',
  shield: false,
  weapons: ['shortSword'],
  missile: 'longBow',
}
export const LEVY = {
  name: 'Levy of the hills',
  seat: 1,
  standing: 'peasant',
  armour: 'none',
  shield: false,
  weapons: ['peasantWeapon'],
}
export const RED_GUARD = { name: 'Red Guard', seat: 1, armour: 'medium', weapons: ['longSword'] }
