import type { Seat } from '@fray/kernel'
import type { BodyPlan, Clothing, FigureColours, FigureExtra, FigureLook, HandHeld, HeadGear } from '@fray/tabletop'
import type { Armour, Race, Troop } from '../army/troop.ts'
import type { Office, Unit } from '../state.ts'

/** The colours of the two armies: lacquered teal and gold against red and violet. */
const COLOURS: readonly FigureColours[] = [
  { cloth: '#1d6f86', second: '#e9d9a0', trim: '#e2b33c', skin: '#b98150', metal: '#3a8fa4' },
  { cloth: '#a8321f', second: '#3a2a3c', trim: '#cfa35a', skin: '#c08a5c', metal: '#a35a40' },
]

/** Bodies and skins of the peoples of Tékumel; humans have those of their army. */
const RACES: Partial<Record<Race, { readonly body: BodyPlan; readonly skin: FigureColours['skin'] }>> = {
  ahoggya: { body: 'giant', skin: '#7a6a4a' },
  hlaka: { body: 'bird', skin: '#8a8f96' },
  pachiLei: { body: 'reptile', skin: '#4f7a3c' },
  peChoi: { body: 'insect', skin: '#d8d4c8' },
  pygmyFolk: { body: 'goblin', skin: '#6a5a4a' },
  serudla: { body: 'reptile', skin: '#5a7a8a' },
  shen: { body: 'reptile', skin: '#2f5a3a' },
  swampFolk: { body: 'reptile', skin: '#9a9a7a' },
  sro: { body: 'reptile', skin: '#8a5a2a' },
  tinaliya: { body: 'goblin', skin: '#c9a06a' },
  chyrstalli: { body: 'elemental', skin: '#a8d8e8' },
  hlutrgu: { body: 'goblin', skin: '#5a7a5a' },
  hlyss: { body: 'insect', skin: '#8a6a1e' },
  shunnedOne: { body: 'undead', skin: '#b8b8a8' },
  graySsu: { body: 'insect', skin: '#8a8a90' },
  blackSsu: { body: 'insect', skin: '#2a2a30' },
}

const CLOTHING: Readonly<Record<Armour, Clothing>> = { none: 'cloth', light: 'leather', medium: 'mail', heavy: 'plate' }
const HEADS: Readonly<Record<Armour, HeadGear>> = { none: 'hair', light: 'cap', medium: 'helmet', heavy: 'plumed' }

/** Derives the looks of a unit's figures from its race, armour, weapons and office. */
export function lookOf({ seat, troop, office }: Pick<Unit, 'seat' | 'troop' | 'office'>): FigureLook {
  const race = RACES[troop.race]
  const body = race?.body ?? 'human'
  const extras = extrasOf(troop, office)
  return {
    body: troop.engine ? 'machine' : body,
    clothing: office?.kind === 'mage' ? 'robe' : CLOTHING[troop.armour],
    head: office?.kind === 'mage' ? 'mage' : body === 'human' ? HEADS[troop.armour] : 'none',
    ...handsOf(troop, office),
    ...(extras.length > 0 ? { extras } : {}),
    ...(office && office.kind !== 'guards' ? { hero: true } : {}),
    colours: coloursOf(seat, race?.skin),
  }
}

function coloursOf(seat: Seat, skin: FigureColours['skin'] | undefined): FigureColours {
  const army = COLOURS[seat % COLOURS.length]!
  return skin ? { ...army, skin } : army
}

function handsOf({ missile, weapons, shield }: Troop, office: Office | null): Pick<FigureLook, 'right' | 'left'> {
  if (office?.kind === 'mage') return { right: 'staff', left: 'orb' }
  if (office?.kind === 'dritlan') return { right: 'banner' }
  const right = missile ? missileHeld(missile) : weaponHeld(weapons[0] ?? 'sword')
  return shield && !TWO_HANDED.has(right) ? { right, left: 'tower-shield' } : { right }
}

const TWO_HANDED: ReadonlySet<HandHeld> = new Set(['bow', 'crossbow', 'sling', 'greatsword', 'great-axe', 'halberd'])

function missileHeld(missile: string): HandHeld {
  const name = missile.toLowerCase()
  if (name.endsWith('crossbow')) return 'crossbow'
  if (name.endsWith('sling')) return 'sling'
  return /javelin|dart/.test(name) ? 'spear' : 'bow'
}

/** Words in the ids of melee weapons, the longer ones first. */
const HELD_BY_WORD: readonly (readonly [RegExp, HandHeld])[] = [
  [/pike/i, 'pike'],
  [/spear/i, 'spear'],
  [/halberd|pole/i, 'halberd'],
  [/twoHandedSword/i, 'greatsword'],
  [/twoHandedAx/i, 'great-axe'],
  [/ax/i, 'axe'],
  [/mace/i, 'mace'],
  [/peasant/i, 'club'],
]

function weaponHeld(weapon: string): HandHeld {
  return HELD_BY_WORD.find(([word]) => word.test(weapon))?.[1] ?? 'sword'
}

function extrasOf({ race, missile }: Troop, office: Office | null): FigureExtra[] {
  const extras: FigureExtra[] = []
  if (race === 'hlaka') extras.push('wings')
  if (race === 'shen' || race === 'sro' || race === 'serudla') extras.push('tail')
  if (office) extras.push('cloak')
  if (missile?.toLowerCase().endsWith('bow')) extras.push('quiver')
  return extras
}
