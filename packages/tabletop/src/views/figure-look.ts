/**
 * The looks of a figure as a miniature: games derive it from the figure's equipment, people and rank, and an interface
 * that knows no game sculpts it. It says nothing that the figure's card does not say.
 */
export interface FigureLook {
  readonly body: BodyPlan
  readonly clothing: Clothing
  readonly head: HeadGear
  readonly right?: HandHeld
  readonly left?: HandHeld
  readonly extras?: readonly FigureExtra[]
  readonly mount?: Mount
  /** Characters stand out: taller, with gold on the base. */
  readonly hero?: boolean
  readonly colours: FigureColours
  /** Small differences between figures of one kind. */
  readonly seed?: number
}

export type BodyPlan =
  | 'human'
  | 'elf'
  | 'dwarf'
  | 'orc'
  | 'goblin'
  | 'undead'
  | 'wolfen'
  | 'reptile'
  | 'insect'
  | 'bird'
  | 'giant'
  | 'beast'
  | 'elemental'
  | 'machine'

export type Clothing = 'bare' | 'cloth' | 'leather' | 'mail' | 'plate' | 'robe'

export type HeadGear =
  | 'none'
  | 'hair'
  | 'hood'
  | 'cap'
  | 'helmet'
  | 'great-helm'
  | 'kettle'
  | 'crest'
  | 'winged'
  | 'horned'
  | 'plumed'
  | 'mage'
  | 'mask'
  | 'crown'

export type HandHeld =
  | 'sword'
  | 'greatsword'
  | 'sabre'
  | 'axe'
  | 'great-axe'
  | 'hammer'
  | 'mace'
  | 'club'
  | 'dagger'
  | 'claw'
  | 'spear'
  | 'pike'
  | 'halberd'
  | 'trident'
  | 'scythe'
  | 'staff'
  | 'bow'
  | 'crossbow'
  | 'pistol'
  | 'rifle'
  | 'sling'
  | 'orb'
  | 'book'
  | 'horn'
  | 'drum'
  | 'banner'
  | 'kite-shield'
  | 'round-shield'
  | 'tower-shield'

export type FigureExtra = 'cloak' | 'fur' | 'wings' | 'quiver' | 'tail' | 'horns' | 'spines' | 'banner'

export type Mount = 'horse' | 'wolf' | 'boar' | 'lizard' | 'lion' | 'bird'

/** Colours as "#264a8c". */
export interface FigureColours {
  readonly cloth: HexColour
  readonly second: HexColour
  readonly trim: HexColour
  readonly skin: HexColour
  readonly metal: HexColour
}

export type HexColour = `#${string}`

/** Gets the seed of small differences from a figure's id, so that one kind always looks the same. */
export function lookSeed(id: string): number {
  let seed = 0
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973
  return seed
}
