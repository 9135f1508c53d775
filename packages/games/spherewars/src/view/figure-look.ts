import {
  type BodyPlan,
  type Clothing,
  type FigureColours,
  type FigureExtra,
  type FigureLook,
  type HandHeld,
  type HeadGear,
  lookSeed,
} from '@fray/tabletop'
import type { Profile, Race, RangedWeapon } from '../bands/profile.ts'
import { isHero } from '../bands/profile.ts'

const COLOURS: Readonly<Record<Race, FigureColours>> = {
  scions: { cloth: '#2d4a5a', second: '#8a7a6a', trim: '#7fb0a0', skin: '#6f8f8a', metal: '#6a7478' },
  alliance: { cloth: '#8c2430', second: '#ece2cc', trim: '#d9a13a', skin: '#d39a72', metal: '#a8b0ba' },
  urueh: { cloth: '#8a3a14', second: '#3a2a26', trim: '#ffb03a', skin: '#b5542c', metal: '#5d5450' },
  adepts: { cloth: '#3d6b3a', second: '#8a6a3e', trim: '#c9b44a', skin: '#9a7a52', metal: '#7d7a6a' },
}

/** Bodies of those whose picture is an animal or a monster; everyone else has the body of the race. */
const BODIES: Readonly<Record<string, BodyPlan>> = {
  'triton-head': 'reptile',
  minotaur: 'giant',
  'fish-monster': 'reptile',
  'scorpion-tail': 'insect',
  brute: 'giant',
  ogre: 'giant',
  'sea-serpent': 'reptile',
  'rock-golem': 'giant',
  troll: 'giant',
  velociraptor: 'reptile',
  'dust-cloud': 'elemental',
  imp: 'goblin',
  'praying-mantis': 'insect',
  'eagle-head': 'bird',
  cobra: 'reptile',
  eel: 'reptile',
  crab: 'insect',
  bull: 'giant',
  'tree-face': 'giant',
  'woman-elf-face': 'elf',
}

const RACE_BODIES: Readonly<Record<Race, BodyPlan>> = {
  scions: 'reptile',
  alliance: 'human',
  urueh: 'goblin',
  adepts: 'wolfen',
}

const HEADS: Readonly<Record<Race, readonly HeadGear[]>> = {
  scions: ['none', 'hood', 'mask'],
  alliance: ['helmet', 'crest', 'hair'],
  urueh: ['none', 'horned', 'hood'],
  adepts: ['none'],
}

const WEAPONS: Readonly<Record<string, HandHeld>> = {
  light: 'dagger',
  conventional: 'sword',
  blunt: 'mace',
  long: 'spear',
  'long-mounted': 'pike',
  'hammer-of-the-legion': 'hammer',
}

const RANGED: Readonly<Record<RangedWeapon, HandHeld>> = {
  'light-tension': 'bow',
  tension: 'bow',
  'light-mechanical': 'crossbow',
  mechanical: 'crossbow',
  'light-powder': 'pistol',
  powder: 'rifle',
  projectile: 'sling',
}

const looks = new WeakMap<Profile, FigureLook>()

/** Derives the looks of a combatant's miniature from race, rank, weapons and armour. */
export function lookOf(profile: Profile): FigureLook {
  const known = looks.get(profile)
  if (known) return known
  const look = deriveLook(profile)
  looks.set(profile, look)
  return look
}

function deriveLook(profile: Profile): FigureLook {
  const { race, icon, rank, pow } = profile
  const seed = lookSeed(profile.id)
  const body = BODIES[icon] ?? RACE_BODIES[race]
  const isMage = pow !== null && profile.ranged.length === 0
  const extras = extrasOf(profile, body)
  return {
    body,
    clothing: isMage && body !== 'giant' ? 'robe' : clothingOf(profile),
    head:
      isMage && race === 'alliance' ? 'mage' : rank === 'leader' && race === 'alliance' ? 'winged' : headOf(race, seed),
    ...handsOf(profile, isMage),
    ...(extras.length > 0 ? { extras } : {}),
    ...mountOf(profile),
    ...(isHero(profile) ? { hero: true } : {}),
    colours: COLOURS[race],
    seed,
  }
}

function headOf(race: Race, seed: number): HeadGear {
  const heads = HEADS[race]
  return heads[seed % heads.length]!
}

function clothingOf({ armour }: Profile): Clothing {
  if (armour.includes('plates') || armour.includes('orichalcum')) return 'plate'
  if (armour.includes('chainmail')) return 'mail'
  if (armour.includes('leather')) return 'leather'
  return armour.length === 0 ? 'bare' : 'cloth'
}

function handsOf({ weapons, ranged, armour }: Profile, isMage: boolean): Pick<FigureLook, 'right' | 'left'> {
  if (isMage) return { right: 'staff', left: 'orb' }
  const [right = 'club', second] = weapons.map((weapon) => WEAPONS[weapon] ?? 'sword')
  const [shot] = ranged.map((weapon) => RANGED[weapon])
  if (shot === 'pistol') return { right: 'pistol', left: right }
  if (shot) return { right: shot }
  if (armour.some((worn) => worn.includes('shield'))) return { right, left: 'kite-shield' }
  return second ? { right, left: second } : { right }
}

function mountOf({ mounted, race }: Profile): Pick<FigureLook, 'mount'> {
  if (!mounted) return {}
  return { mount: race === 'alliance' ? 'horse' : race === 'adepts' ? 'boar' : 'lizard' }
}

function extrasOf(profile: Profile, body: BodyPlan): FigureExtra[] {
  const extras: FigureExtra[] = []
  if (profile.movement === 'flying') extras.push('wings')
  if (isHero(profile)) extras.push('cloak')
  if (body === 'reptile') extras.push('tail')
  if (profile.icon === 'hedgehog') extras.push('spines')
  if (/minotaur|bull|goat|devil/.test(profile.icon)) extras.push('horns')
  if (profile.ranged.some((weapon) => RANGED[weapon] === 'bow')) extras.push('quiver')
  return extras
}
