/** The game-icons picture of each combatant, by entry id; members of a group may have their own. */
const ICONS: Readonly<Record<string, string>> = {
  // Scions of Kurgan
  nekorg: 'triton-head',
  tirabe: 'minotaur',
  sull: 'brain-tentacle',
  raggarth: 'reaper-scythe',
  transmitter: 'telepathy',
  lackey: 'goblin-head',
  'soimi-regular-shooter': 'harpoon-trident',
  'regor-regular-tail': 'scorpion-tail',
  battler: 'fish-monster',
  fiend: 'brute',
  dowser: 'water-diviner-stick',
  ripper: 'wolverine-claws',
  henchman: 'trident',
  devastator: 'ogre',
  shaman: 'skull-staff',
  leviathan: 'sea-serpent',
  // Alliance
  rodanes: 'centurion-helmet',
  nirlem: 'templar-shield',
  taem: 'swordwoman',
  laroc: 'woman-elf-face',
  postman: 'tied-scroll',
  explorer: 'spyglass',
  'cohort-of-postulants': 'roman-shield',
  'cohort-of-postulants/Postulant': 'surrounded-shield',
  lookout: 'crossbow',
  'the-guard': 'spears',
  'the-guard/Superior Guardian': 'sharp-halberd',
  'near-heart': 'templar-heart',
  ranger: 'cavalry',
  'tax-collector': 'strongbox',
  amazon: 'mounted-knight',
  'equestrian-heart': 'horse-head',
  barbarian: 'barbarian',
  ikarus: 'saber-and-pistol',
  // Packs of Urueh
  'avernal-lance': 'flaming-trident',
  pyronus: 'pyromaniac',
  igniis: 'burning-skull',
  'igneous-guard': 'fire-shield',
  satanor: 'devil-mask',
  ash: 'dust-cloud',
  'pack-of-blowpipers': 'dart',
  'pack-of-imps': 'imp',
  'wild-sorrep': 'velociraptor',
  rider: 'dinosaur-rex',
  'pack-of-summoners': 'three-burning-balls',
  scorcher: 'rock-golem',
  stevedore: 'troll',
  'miz-rider': 'cloaked-figure-on-horseback',
  hinos: 'cannon',
  // Adepts of Malesur
  shaogi: 'boar',
  liehhan: 'bear-head',
  yenay: 'praying-mantis',
  miuhalo: 'tree-face',
  'eagle-man': 'eagle-head',
  'hedgehog-girl': 'hedgehog',
  'mole-boy': 'mole',
  'snake-man': 'cobra',
  'goat-man': 'goat',
  'pack-of-mongoose-boys': 'badger',
  werelynx: 'lynx-head',
  'moray-man': 'eel',
  'crab-man': 'crab',
  werebull: 'bull',
}

/** The picture of a home-made combatant, unless it has one of those above. */
const HOUSE_ICON = 'hooded-figure'

/** The pictures to choose from for a home-made combatant. */
export const HOUSE_ICONS: readonly string[] = [...new Set([HOUSE_ICON, ...Object.values(ICONS)])].toSorted()

/** Whether a picture of this name can be chosen. */
export function isIcon(name: string): boolean {
  return HOUSE_ICONS.includes(name)
}

/** Gets the picture of an entry, or of a member of it that looks different. */
export function iconOf(id: string, member?: string): string {
  const icon = (member === undefined ? undefined : ICONS[`${id}/${member}`]) ?? ICONS[id]
  if (icon === undefined) throw new Error(`no icon for ${id}`)
  return icon
}
