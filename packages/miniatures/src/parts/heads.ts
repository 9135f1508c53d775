import type { BodyPlan, HeadGear } from '@fray/tabletop'
import type { Sculpt } from '../geometry/sculpt.ts'
import { addBall, addBox, addCurve, addLathe, addLimb, addPlate, addSpike } from '../geometry/shapes.ts'
import { combine, rotation, scaling, translation } from '../geometry/transform.ts'
import type { Colour } from '../paint/colour.ts'
import { BONE, CLOTH, DARK, FLESH, LEATHER, METAL, type Palette, POLISHED } from './palette.ts'

type HeadPart = (sculpt: Sculpt, colours: Palette) => void

const HAIR: readonly Colour[] = ['#3a2616', '#6b4a2a', '#a9793c', '#1d1712', '#8d3f1c']

/** Sculpts a face of the people and what it wears, around the middle of the head. */
export function addHead(sculpt: Sculpt, body: BodyPlan, gear: HeadGear, colours: Palette, seed: number): void {
  const closed = gear === 'great-helm' || gear === 'mask'
  if (!closed) FACES[body]?.(sculpt, colours)
  if (gear === 'hair' && HAIRY.has(body)) addHair(sculpt, HAIR[seed % HAIR.length]!)
  GEAR[gear]?.(sculpt, colours)
}

const HAIRY: ReadonlySet<BodyPlan> = new Set(['human', 'elf', 'dwarf', 'orc', 'giant'])

function addFace(sculpt: Sculpt, { skin }: Palette): void {
  addBall(sculpt, [0, 0, 0], [0.33, 0.39, 0.35], skin, FLESH)
  addBall(sculpt, [0, -0.04, 0.34], [0.06, 0.09, 0.08], skin, FLESH, 6)
  for (const side of [-1, 1]) addBall(sculpt, [side * 0.13, 0.06, 0.3], [0.05, 0.035, 0.05], DARK, METAL, 5)
}

function addPointedEars(sculpt: Sculpt, skin: Colour, length: number): void {
  for (const side of [-1, 1]) {
    addSpike(sculpt, [side * 0.28, 0, 0], [side * (0.35 + length), 0.18 + length * 0.4, -0.12], 0.12, skin, FLESH, 5)
  }
}

function addTusks(sculpt: Sculpt): void {
  for (const side of [-1, 1])
    addSpike(sculpt, [side * 0.18, -0.24, 0.34], [side * 0.24, 0.06, 0.44], 0.07, BONE, METAL, 5)
}

function addGlowingEyes(sculpt: Sculpt, colour: Colour, z = 0.34): void {
  for (const side of [-1, 1]) addBall(sculpt, [side * 0.14, 0.06, z], 0.055, colour, { glow: 0.8 }, 5)
}

function addBrute(sculpt: Sculpt, { skin }: Palette): void {
  addBall(sculpt, [0, 0.02, 0], [0.38, 0.36, 0.38], skin, FLESH)
  addBall(sculpt, [0, -0.2, 0.14], [0.34, 0.22, 0.28], skin, FLESH)
  addBall(sculpt, [0, 0.13, 0.29], [0.28, 0.07, 0.13], skin, FLESH)
}

function addSnout(sculpt: Sculpt, skin: Colour, length: number, width: number): void {
  addBall(sculpt, [0, 0, -0.05], [0.34, 0.36, 0.38], skin, CLOTH)
  addLimb(sculpt, [0, -0.06, 0.2], [0, -0.14, 0.2 + length], [width, width * 0.6], skin, CLOTH)
  addBall(sculpt, [0, -0.08, 0.24 + length], width * 0.45, DARK, METAL, 6)
}

/** Faces by people. Skulls, snouts and beaks make each people known by its outline. */
const FACES: Partial<Record<BodyPlan, HeadPart>> = {
  human: addFace,
  elf: (sculpt, colours) => {
    addFace(sculpt, colours)
    addPointedEars(sculpt, colours.skin, 0.3)
  },
  dwarf: (sculpt, colours) => {
    addFace(sculpt, colours)
    sculpt.within(translation([0, -0.3, 0.24]), () =>
      addLathe(
        sculpt,
        [
          [0.1, 0.2],
          [0.36, 0.1],
          [0.32, -0.3],
          [0, -0.85],
        ],
        '#9a5a2a',
        CLOTH,
        9,
      ),
    )
  },
  orc: (sculpt, colours) => {
    addBrute(sculpt, colours)
    addTusks(sculpt)
    addPointedEars(sculpt, colours.skin, 0.22)
    addGlowingEyes(sculpt, '#ffcf3a', 0.36)
  },
  goblin: (sculpt, colours) => {
    addBall(sculpt, [0, 0, 0], [0.4, 0.36, 0.36], colours.skin, FLESH)
    addLimb(sculpt, [0, -0.02, 0.3], [0, -0.14, 0.62], [0.1, 0.06], colours.skin, FLESH, 6)
    addPointedEars(sculpt, colours.skin, 0.6)
    addGlowingEyes(sculpt, '#ffe04a')
  },
  undead: (sculpt) => {
    addBall(sculpt, [0, 0.06, 0], [0.33, 0.34, 0.36], BONE, LEATHER)
    addBox(sculpt, [0, -0.26, 0.14], [0.34, 0.2, 0.26], BONE, LEATHER)
    for (const side of [-1, 1]) addBall(sculpt, [side * 0.14, 0.02, 0.3], [0.09, 0.09, 0.08], DARK, {}, 6)
  },
  wolfen: (sculpt, { skin }) => {
    addSnout(sculpt, skin, 0.5, 0.2)
    for (const side of [-1, 1])
      addSpike(sculpt, [side * 0.2, 0.24, -0.1], [side * 0.32, 0.72, -0.16], 0.15, skin, CLOTH, 5)
    addGlowingEyes(sculpt, '#f6d23c', 0.28)
  },
  reptile: (sculpt, { skin, trim }) => {
    addSnout(sculpt, skin, 0.42, 0.24)
    for (let i = 0; i < 4; i++)
      addSpike(
        sculpt,
        [0, 0.32 - i * 0.12, -0.1 - i * 0.12],
        [0, 0.66 - i * 0.14, -0.35 - i * 0.1],
        0.1,
        trim,
        CLOTH,
        4,
      )
    addGlowingEyes(sculpt, '#e8d23c', 0.24)
  },
  insect: (sculpt, { skin }) => {
    addBall(sculpt, [0, 0, 0], [0.36, 0.3, 0.42], skin, METAL)
    for (const side of [-1, 1]) {
      addBall(sculpt, [side * 0.26, 0.08, 0.2], [0.14, 0.17, 0.16], DARK, POLISHED, 8)
      addCurve(
        sculpt,
        [
          [side * 0.12, 0.2, 0.2],
          [side * 0.3, 0.6, 0.3],
          [side * 0.45, 0.75, 0.6],
        ],
        () => 0.035,
        skin,
        METAL,
      )
      addSpike(sculpt, [side * 0.12, -0.16, 0.34], [side * 0.05, -0.34, 0.62], 0.08, BONE, METAL, 4)
    }
  },
  bird: (sculpt, { skin, trim }) => {
    addBall(sculpt, [0, 0, 0], [0.34, 0.36, 0.36], skin, CLOTH)
    addSpike(sculpt, [0, -0.02, 0.26], [0, -0.26, 0.72], 0.17, trim, METAL, 6)
    for (let i = 0; i < 3; i++) addSpike(sculpt, [0, 0.26, -0.1 * i], [0, 0.6, -0.3 - 0.2 * i], 0.1, skin, CLOTH, 4)
    addGlowingEyes(sculpt, '#ffd84a', 0.28)
  },
  giant: (sculpt, colours) => {
    addBrute(sculpt, colours)
    addTusks(sculpt)
  },
}

function addHair(sculpt: Sculpt, colour: Colour): void {
  addBall(sculpt, [0, 0.1, -0.08], [0.37, 0.36, 0.36], colour, CLOTH)
  addBall(sculpt, [0, -0.16, -0.2], [0.32, 0.36, 0.22], colour, CLOTH)
}

function addBowl(sculpt: Sculpt, colour: Colour): void {
  addLathe(
    sculpt,
    [
      [0, 0.54],
      [0.22, 0.48],
      [0.38, 0.28],
      [0.42, 0],
      [0.36, -0.02],
    ],
    colour,
    METAL,
  )
}

function addHornPair(sculpt: Sculpt, height: number, spread: number): void {
  for (const side of [-1, 1]) {
    const points = [
      [side * 0.32, 0.28, 0],
      [side * (0.4 + spread * 0.5), 0.42, 0],
      [side * (0.4 + spread), 0.42 + height, 0.08],
    ] as const
    addCurve(sculpt, points, (share) => 0.14 * (1 - share * 0.85), BONE, LEATHER)
  }
}

/** Helmets and hats, around the middle of the head. */
const GEAR: Partial<Record<HeadGear, HeadPart>> = {
  helmet: (sculpt, { metal }) => {
    addBowl(sculpt, metal)
    addBox(sculpt, [0, 0.02, 0.38], [0.09, 0.4, 0.08], metal, METAL)
  },
  'great-helm': (sculpt, { metal, trim }) => {
    addLathe(
      sculpt,
      [
        [0, 0.5],
        [0.22, 0.48],
        [0.38, 0.34],
        [0.41, -0.05],
        [0.36, -0.42],
        [0.28, -0.44],
      ],
      metal,
      METAL,
    )
    addBox(sculpt, [0, 0.08, 0.34], [0.56, 0.08, 0.2], DARK, {})
    addBox(sculpt, [0, -0.04, 0.38], [0.09, 0.62, 0.12], trim, METAL)
  },
  kettle: (sculpt, { metal }) => {
    addLathe(
      sculpt,
      [
        [0, 0.56],
        [0.24, 0.48],
        [0.38, 0.22],
        [0.62, 0.1],
        [0.58, 0.06],
        [0.36, 0.08],
      ],
      metal,
      METAL,
      14,
    )
  },
  cap: (sculpt, { hide, second }) => {
    addLathe(
      sculpt,
      [
        [0, 0.52],
        [0.26, 0.46],
        [0.41, 0.22],
        [0.42, 0.04],
      ],
      hide,
      LEATHER,
    )
    addBall(sculpt, [0, 0.06, 0], [0.44, 0.08, 0.44], second, CLOTH, 12)
  },
  hood: (sculpt, { cloth }) => {
    sculpt.within(combine(translation([0, 0, -0.1]), rotation(-0.18)), () =>
      addLathe(
        sculpt,
        [
          [0, 0.64],
          [0.18, 0.52],
          [0.4, 0.24],
          [0.44, -0.1],
          [0.5, -0.44],
          [0.6, -0.56],
        ],
        cloth,
        CLOTH,
      ),
    )
  },
  crest: (sculpt, { metal, cloth, trim }) => {
    addBowl(sculpt, metal)
    addBox(sculpt, [0, 0.05, 0.36], [0.5, 0.08, 0.12], trim, METAL)
    for (let i = 0; i < 7; i++) {
      const angle = -1 + i * 0.4
      addBall(
        sculpt,
        [0, 0.26 + 0.38 * Math.cos(angle), -0.1 - 0.46 * Math.sin(angle)],
        [0.1, 0.22, 0.2],
        cloth,
        CLOTH,
        7,
      )
    }
  },
  winged: (sculpt, { metal, trim, second }) => {
    addBowl(sculpt, metal)
    addBox(sculpt, [0, 0.05, 0.36], [0.5, 0.08, 0.12], trim, METAL)
    for (const side of [-1, 1]) {
      sculpt.within(
        combine(translation([side * 0.38, 0.1, -0.05]), combine(scaling(side, 1, 1), rotation(0, 0.5))),
        () =>
          addPlate(
            sculpt,
            [
              [0, -0.1],
              [0.16, 0.5],
              [0.36, 1],
              [0.44, 0.5],
              [0.3, 0],
            ],
            0.07,
            ([, y]) => (y > 0.6 ? second : trim),
            METAL,
          ),
      )
    }
  },
  horned: (sculpt, { metal }) => {
    addBowl(sculpt, metal)
    addHornPair(sculpt, 0.5, 0.55)
  },
  plumed: (sculpt, { metal, second, cloth }) => {
    addBowl(sculpt, metal)
    for (let i = -2; i <= 2; i++) {
      addBall(sculpt, [i * 0.14, 0.74 - Math.abs(i) * 0.1, -0.1], [0.1, 0.34, 0.13], i % 2 ? cloth : second, CLOTH, 7)
    }
  },
  mage: (sculpt, { cloth, trim }) => {
    sculpt.within(combine(translation([0, 0.1, -0.08]), rotation(-0.15)), () => {
      addLathe(
        sculpt,
        [
          [0, 1.25],
          [0.1, 0.9],
          [0.26, 0.45],
          [0.42, 0.2],
          [0.75, 0.12],
          [0.7, 0.08],
        ],
        cloth,
        CLOTH,
        14,
      )
      addLathe(
        sculpt,
        [
          [0.37, 0.34],
          [0.43, 0.28],
          [0.43, 0.2],
        ],
        trim,
        METAL,
        14,
      )
    })
  },
  mask: (sculpt, { trim, cloth }) => {
    addBall(sculpt, [0, 0, 0], [0.36, 0.42, 0.36], trim, METAL)
    addGlowingEyes(sculpt, DARK, 0.35)
    addLathe(
      sculpt,
      [
        [0, 0.6],
        [0.3, 0.46],
        [0.42, 0.16],
        [0.44, 0],
      ],
      cloth,
      CLOTH,
    )
  },
  crown: (sculpt, { trim }) => {
    addLathe(
      sculpt,
      [
        [0.36, 0.2],
        [0.37, 0.34],
        [0.33, 0.34],
        [0.32, 0.2],
      ],
      trim,
      POLISHED,
      14,
    )
    for (let i = 0; i < 7; i++) {
      const angle = (i * 2 * Math.PI) / 7
      const [x, z] = [Math.sin(angle) * 0.35, Math.cos(angle) * 0.35]
      addSpike(sculpt, [x, 0.32, z], [x * 1.15, 0.58, z * 1.15], 0.07, trim, POLISHED, 4)
    }
  },
}

export function addHorns(sculpt: Sculpt): void {
  addHornPair(sculpt, 0.6, 0.45)
}
