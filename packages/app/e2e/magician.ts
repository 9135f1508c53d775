import type { Json } from '@fray/kernel'

const orc = (name: string, x: number, y: number): Json => {
  return { seat: 1, x, y, facing: 'west', changes: { name, army: 'orcs', people: 'orcs', abilities: [] } }
}

/** A magician with three spells and several enemies in sight. */
export const MAGICIAN: Json = {
  phase: 'activation',
  table: { width: 60, depth: 40 },
  figures: [
    {
      who: 'lions-sardar-the-pure',
      seat: 0,
      x: 20,
      y: 20,
      facing: 'east',
      spells: ['arrow-of-mana', 'minor-cure', 'chastisement-of-light'],
      gems: { light: 8 },
    },
    orc('Grom', 30, 16),
    orc('Brog', 32, 20),
    orc('Zog', 30, 24),
    orc('Murg', 36, 14),
    orc('Rukh', 36, 27),
  ],
}
