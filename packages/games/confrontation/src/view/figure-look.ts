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
import type { ArmyId, Profile } from '../armies/cards/profile.ts'
import { holds, type WeaponGrip } from './weapon-looks.ts'

/** The looks of a people: its bodies, dress and colours. */
interface PeopleLook {
  readonly body: BodyPlan
  readonly clothing: Clothing
  readonly heads: readonly HeadGear[]
  readonly shield: HandHeld
  readonly colours: FigureColours
  readonly extras?: readonly FigureExtra[]
}

const PEOPLES: Readonly<Record<ArmyId, PeopleLook>> = {
  lions: {
    ...{ body: 'human', clothing: 'plate', heads: ['great-helm', 'crest', 'kettle'], shield: 'kite-shield' },
    colours: { cloth: '#264a8c', second: '#e4dac2', trim: '#d9a13a', skin: '#d39a72', metal: '#aab2bd' },
  },
  griffins: {
    ...{ body: 'human', clothing: 'plate', heads: ['helmet', 'plumed', 'great-helm'], shield: 'tower-shield' },
    colours: { cloth: '#8c1f2a', second: '#ece2cc', trim: '#c99a3a', skin: '#d2a07a', metal: '#9aa0a8' },
  },
  cynwall: {
    ...{ body: 'elf', clothing: 'mail', heads: ['plumed', 'helmet', 'winged'], shield: 'round-shield' },
    colours: { cloth: '#d9b24a', second: '#f2ecd8', trim: '#b5832a', skin: '#e2b994', metal: '#c2b68a' },
  },
  sessairs: {
    ...{ body: 'human', clothing: 'cloth', heads: ['hair', 'helmet', 'horned'], shield: 'round-shield' },
    colours: { cloth: '#3d6b3a', second: '#a8763e', trim: '#c9a24a', skin: '#dba683', metal: '#8d8c86' },
    extras: ['fur'],
  },
  acheron: {
    ...{ body: 'undead', clothing: 'leather', heads: ['helmet', 'hood', 'none'], shield: 'round-shield' },
    colours: { cloth: '#3d2a4a', second: '#5d6152', trim: '#8fae4a', skin: '#9aa088', metal: '#5f6468' },
  },
  dirz: {
    ...{ body: 'human', clothing: 'plate', heads: ['mask', 'helmet', 'hood'], shield: 'tower-shield' },
    colours: { cloth: '#7a6a1e', second: '#3a3a34', trim: '#a8d03a', skin: '#c8b08a', metal: '#6f7a5e' },
  },
  drune: {
    ...{ body: 'human', clothing: 'leather', heads: ['horned', 'hair', 'mask'], shield: 'round-shield' },
    colours: { cloth: '#4a1f1c', second: '#2e2a28', trim: '#8a6a3a', skin: '#b89a86', metal: '#5a5652' },
    extras: ['fur'],
  },
  midnor: {
    ...{ body: 'dwarf', clothing: 'leather', heads: ['mask', 'hood', 'none'], shield: 'round-shield' },
    colours: { cloth: '#5a2a3c', second: '#8a7a6a', trim: '#b5483a', skin: '#b09a9a', metal: '#6a5e5a' },
  },
  akkyshan: {
    ...{ body: 'elf', clothing: 'cloth', heads: ['hair', 'mask', 'hood'], shield: 'round-shield' },
    colours: { cloth: '#3a1f5a', second: '#1f1a2a', trim: '#b04ac8', skin: '#a79ab8', metal: '#6a6078' },
  },
  ophidian: {
    ...{ body: 'reptile', clothing: 'leather', heads: ['none', 'crown', 'hood'], shield: 'tower-shield' },
    colours: { cloth: '#1f5a4a', second: '#c8b46a', trim: '#d8a03a', skin: '#4f8a5a', metal: '#b59a4a' },
    extras: ['tail'],
  },
  tirnabor: {
    ...{ body: 'dwarf', clothing: 'mail', heads: ['helmet', 'horned', 'kettle'], shield: 'round-shield' },
    colours: { cloth: '#9a4a1c', second: '#4a4a52', trim: '#c9862a', skin: '#d09a74', metal: '#8c8a86' },
  },
  goblins: {
    ...{ body: 'goblin', clothing: 'leather', heads: ['kettle', 'cap', 'none'], shield: 'round-shield' },
    colours: { cloth: '#b0341f', second: '#2f2a26', trim: '#d0a03a', skin: '#8aa04a', metal: '#77726a' },
  },
  orcs: {
    ...{ body: 'orc', clothing: 'leather', heads: ['horned', 'none', 'cap'], shield: 'round-shield' },
    colours: { cloth: '#7d2f22', second: '#bfa06a', trim: '#b07c3a', skin: '#6d7f45', metal: '#5d5752' },
    extras: ['fur'],
  },
  wolfen: {
    ...{ body: 'wolfen', clothing: 'leather', heads: ['none'], shield: 'round-shield' },
    colours: { cloth: '#4a5a6a', second: '#7a6a4e', trim: '#a8a29a', skin: '#837b74', metal: '#8a8a90' },
    extras: ['fur'],
  },
  devourers: {
    ...{ body: 'wolfen', clothing: 'bare', heads: ['none', 'horned'], shield: 'round-shield' },
    colours: { cloth: '#6a1414', second: '#2a1c1a', trim: '#a83a2a', skin: '#7d4a3c', metal: '#6a5a54' },
    extras: ['spines'],
  },
  daikinee: {
    ...{ body: 'elf', clothing: 'cloth', heads: ['hood', 'hair', 'horned'], shield: 'round-shield' },
    colours: { cloth: '#2c6a3c', second: '#8a6a3a', trim: '#b8c84a', skin: '#c9b48c', metal: '#7d8a5e' },
  },
  sphinx: {
    ...{ body: 'human', clothing: 'cloth', heads: ['mask', 'hood'], shield: 'round-shield' },
    colours: { cloth: '#c08a2a', second: '#efe0b8', trim: '#2f7a8c', skin: '#a8744a', metal: '#b59a5a' },
  },
  elementals: {
    ...{ body: 'elemental', clothing: 'bare', heads: ['none'], shield: 'round-shield' },
    colours: { cloth: '#ff7a1c', second: '#ffd24a', trim: '#fff2c0', skin: '#ff7a1c', metal: '#ff7a1c' },
  },
}

const looks = new WeakMap<Profile, FigureLook>()

/** Derives the looks of a card's miniature from its people, role, equipment and size. */
export function lookOf(profile: Profile): FigureLook {
  const known = looks.get(profile)
  if (known) return known
  const look = deriveLook(profile)
  looks.set(profile, look)
  return look
}

function deriveLook(profile: Profile): FigureLook {
  const people = PEOPLES[profile.army]
  const seed = lookSeed(profile.id)
  if (profile.machine) return { body: 'machine', clothing: 'bare', head: 'none', colours: people.colours, seed }
  const weapons = weaponsOf(profile, people)
  const mount = mountOf(profile)
  const extras = extrasOf(profile, people)
  return {
    body: bodyOf(profile, people),
    clothing: clothingOf(profile, people),
    head: headOf(profile, people, seed),
    ...weapons,
    ...(extras.length > 0 ? { extras } : {}),
    ...(mount ? { mount } : {}),
    ...(profile.character ? { hero: true } : {}),
    colours: people.colours,
    seed,
  }
}

function bodyOf({ base, size, icon, army }: Profile, { body }: PeopleLook): BodyPlan {
  if (icon === 'spider-face') return 'insect'
  if (/tiger|hyena|monkey|lion$/.test(icon) && base === 'creature') return 'wolfen'
  if (army === 'acheron' && /angel|banshee|paladin/.test(icon)) return 'human'
  if (body !== 'wolfen' && body !== 'elemental' && (size === 'large' || size === 'very-large') && base !== 'cavalry') {
    return body === 'reptile' ? 'reptile' : 'giant'
  }
  return body
}

const ROBED = new Set(['magician', 'faithful'])

function clothingOf({ role, equipment, rank }: Profile, { clothing }: PeopleLook): Clothing {
  if (ROBED.has(role)) return 'robe'
  if (equipment.some((name) => /armour|plate/i.test(name))) return 'plate'
  if (clothing === 'plate' && (rank === 'irregular' || rank === 'regular')) return 'mail'
  return clothing
}

function headOf({ role, character, weapon }: Profile, { heads }: PeopleLook, seed: number): HeadGear {
  if (role === 'magician') return 'mage'
  if (role === 'faithful') return 'hood'
  if (weapon && heads.includes('hood')) return 'hood'
  if (character) return heads.includes('none') ? 'none' : seed % 2 === 0 ? 'winged' : 'hair'
  return heads[seed % heads.length]!
}

function weaponsOf(profile: Profile, { shield }: PeopleLook): WeaponGrip {
  if (profile.command === 'standard-bearer') return { right: 'banner' }
  if (profile.command === 'musician')
    return { right: /drum|gong|bell/i.test(profile.name) ? 'mace' : 'horn', left: 'drum' }
  const grip = holds([profile.weapon?.name ?? '', ...profile.equipment, profile.icon])
  if (ROBED.has(profile.role)) return { right: 'staff', left: profile.role === 'magician' ? 'orb' : 'book' }
  if (grip.left === undefined && profile.equipment.some((name) => /shield/i.test(name)))
    return { ...grip, left: shield }
  if (grip.left === undefined && ONE_HANDED.has(grip.right) && profile.category === 1) return { ...grip, left: shield }
  return grip
}

const ONE_HANDED: ReadonlySet<HandHeld | undefined> = new Set(['sword', 'axe', 'mace', 'spear', 'hammer'])

function mountOf({ base, army, icon }: Profile): FigureLook['mount'] {
  if (base !== 'cavalry' && !/knight|horse|centaur|cavalry/.test(icon)) return undefined
  if (army === 'orcs' || army === 'goblins' || army === 'tirnabor') return 'boar'
  if (army === 'dirz' || army === 'ophidian' || army === 'midnor') return 'lizard'
  return 'horse'
}

function extrasOf(profile: Profile, { extras = [] }: PeopleLook): FigureExtra[] {
  const found: FigureExtra[] = [...extras]
  if (profile.flight !== null) found.push('wings')
  if (profile.character || profile.category === 3) found.push('cloak')
  if (profile.weapon && /bow/i.test(profile.weapon.name)) found.push('quiver')
  if (profile.character && profile.command === 'commander') found.push('banner')
  return [...new Set(found)]
}
