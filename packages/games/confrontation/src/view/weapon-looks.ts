import type { FigureLook, HandHeld } from '@fray/tabletop'

/** The things that the hands of a figure hold. */
export type WeaponGrip = Pick<FigureLook, 'right' | 'left'>

/** Words in the names of weapons and pictures, and what a hand then holds. The first that is found counts. */
const HELD_BY_WORD: readonly (readonly [RegExp, HandHeld, HandHeld?])[] = [
  [/pistol/i, 'pistol', 'sword'],
  [/rifle|musket|gunshot|spitter|flamethrower|cannon/i, 'rifle'],
  [/crossbow|arbalest/i, 'crossbow'],
  [/\bbow|high-shot|bowman/i, 'bow'],
  [/twin|paired|curved swords|katanas|crossed-sabres|cutlass/i, 'sabre', 'sabre'],
  [/daggers|knives|sickles/i, 'dagger', 'dagger'],
  [/claw/i, 'claw', 'claw'],
  [/great.?axe|two-handed axe|execution|battered-axe|sword-axe/i, 'great-axe'],
  [/two axes/i, 'axe', 'axe'],
  [/axe/i, 'axe'],
  [/moon|great.?(sword|blade)|carnage|judge|heavy blades|katana|two-handed/i, 'greatsword'],
  [/halberd|naginata|hooked/i, 'halberd'],
  [/scythe/i, 'scythe'],
  [/trident/i, 'trident'],
  [/lance|pike/i, 'pike'],
  [/spear|javelin/i, 'spear'],
  [/tree|club/i, 'club'],
  [/hammer|maul|pick/i, 'hammer'],
  [/mace|scourge/i, 'mace'],
  [/sabre|falchion|rapier/i, 'sabre'],
  [/cleaver|blade|sword/i, 'sword'],
]

/** Gets what a figure holds from the names of its weapons and of its picture, the most telling name first. */
export function holds(names: readonly string[]): WeaponGrip {
  for (const name of names) {
    const found = HELD_BY_WORD.find(([word]) => word.test(name))
    if (found) return { right: found[1], ...(found[2] ? { left: found[2] } : {}) }
  }
  return { right: 'sword' }
}
