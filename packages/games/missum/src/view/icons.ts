import type { Unit } from '../state.ts'

/** Gets an icon of the game-icons set for a unit. */
export function iconOf({ office, troop }: Unit): string {
  if (office) return OFFICES[office.kind]
  if (troop.engine) return troop.engine.endsWith('DartThrower') ? 'ballista' : 'catapult'
  if (troop.race !== 'human' && troop.race !== 'nlyss') return RACES[troop.race] ?? 'evil-minion'
  if (troop.missile) return missileIcon(troop.missile)
  const [weapon = ''] = troop.weapons
  return WEAPONS[weapon] ?? 'barbute'
}

function missileIcon(missile: string): string {
  const name = missile.toLowerCase()
  if (name.endsWith('crossbow')) return 'crossbow'
  if (name.endsWith('sling')) return 'sling'
  if (name.endsWith('javelin')) return 'thrown-spear'
  if (name.endsWith('dart')) return 'dart'
  return 'bowman'
}

const OFFICES = {
  dritlan: 'tattered-banner',
  kerdu: 'crown',
  mage: 'wizard-staff',
  guards: 'guards',
} as const

const RACES: Readonly<Record<string, string>> = {
  ahoggya: 'octopus',
  hlaka: 'feathered-wing',
  pachiLei: 'forest-camp',
  peChoi: 'praying-mantis',
  pygmyFolk: 'mouse',
  serudla: 'sea-dragon',
  shen: 'lizardman',
  swampFolk: 'frog',
  sro: 'spiked-dragon-head',
  tinaliya: 'bad-gnome',
  chyrstalli: 'crystal-growth',
  hlutrgu: 'frog-foot',
  hlyss: 'wasp-sting',
  shunnedOne: 'cowled',
  graySsu: 'brain-tentacle',
  blackSsu: 'tentacles-skull',
}

const WEAPONS: Readonly<Record<string, string>> = {
  longPike: 'pikeman',
  shortPike: 'pikeman',
  longSpear: 'spears',
  shortSpear: 'spears',
  halberd: 'halberd',
  twoHandedSword: 'two-handed-sword',
  twoHandedAx: 'battle-axe',
  poleax: 'halberd',
  mace: 'flanged-mace',
  ax: 'battle-axe',
  peasantWeapon: 'pitchfork',
}
