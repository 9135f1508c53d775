import type { HandHeld } from '@fray/tabletop'
import type { Sculpt } from '../geometry/sculpt.ts'
import { addBall, addBox, addCurve, addLimb, addPlate, addRing, addSpike } from '../geometry/shapes.ts'
import { combine, pointing, rotation, scaling, translation } from '../geometry/transform.ts'
import type { Vector } from '../geometry/vector.ts'
import { addBanner } from './banners.ts'
import { BLADE, BONE, CLOTH, DARK, HIDE, LEATHER, METAL, type Palette, POLISHED, WOOD } from './palette.ts'
import { addShield } from './shields.ts'

/** Sculpts a thing in a hand: it points along a direction from the hand at the origin. */
type HeldPart = (sculpt: Sculpt, colours: Palette) => void

/** Sculpts what a hand holds. The grip stays upright in the figure's front; `lean` is the direction of a weapon. */
export function addHandHeld(sculpt: Sculpt, held: HandHeld, hand: Vector, lean: Vector, colours: Palette): void {
  if (held === 'kite-shield' || held === 'round-shield' || held === 'tower-shield') {
    const at = combine(
      translation([hand[0] * 1.05, hand[1] - 0.1, hand[2] + 0.24]),
      rotation(0, hand[0] > 0 ? 0.35 : -0.35),
    )
    sculpt.within(at, () => addShield(sculpt, held, colours))
  } else if (held === 'banner') {
    sculpt.within(translation([hand[0], 0.1, hand[2]]), () =>
      addBanner(sculpt, colours, { height: 5.4, width: 1.8, drop: 2 }),
    )
  } else if (UPRIGHT.has(held)) {
    sculpt.within(translation(hand), () => HELD[held]?.(sculpt, colours))
  } else {
    sculpt.within(pointing(hand, lean), () => HELD[held]?.(sculpt, colours))
  }
}

/** Things that are aimed forwards or carried level, whatever the arm does. */
const UPRIGHT: ReadonlySet<HandHeld> = new Set([
  'bow',
  'crossbow',
  'pistol',
  'rifle',
  'orb',
  'book',
  'drum',
  'horn',
  'claw',
])

const HELD: Partial<Record<HandHeld, HeldPart>> = {
  sword: (sculpt, colours) => addBlade(sculpt, colours, 1.7, 0.13),
  greatsword: (sculpt, colours) => addBlade(sculpt, colours, 2.4, 0.18),
  dagger: (sculpt, colours) => addBlade(sculpt, colours, 0.8, 0.11),
  sabre: addSabre,
  axe: (sculpt, colours) => addAxe(sculpt, colours, 1.4, 1, false),
  'great-axe': (sculpt, colours) => addAxe(sculpt, colours, 1.9, 1.35, true),
  hammer: (sculpt, colours) => addHammer(sculpt, colours),
  mace: (sculpt, colours) => addMace(sculpt, colours),
  club: (sculpt) => addClub(sculpt),
  claw: (sculpt) => addClaws(sculpt),
  spear: (sculpt, colours) => addPole(sculpt, colours, 2.5, 1.7),
  pike: (sculpt, colours) => addPole(sculpt, colours, 3.8, 1.7),
  halberd: (sculpt, colours) => {
    addPole(sculpt, colours, 2.3, 1.7)
    sculpt.within(translation([0, 1.75, 0]), () => addAxeHead(sculpt, 0.9))
  },
  trident: (sculpt, colours) => {
    addPole(sculpt, colours, 2.1, 1.7)
    for (const side of [-1, 1]) {
      addCurve(
        sculpt,
        [
          [0, 1.9, 0],
          [side * 0.3, 2.05, 0],
          [side * 0.32, 2.6, 0],
        ],
        () => 0.05,
        BLADE,
        METAL,
      )
    }
  },
  scythe: (sculpt) => {
    addLimb(sculpt, [0, -1.6, 0], [0, 2, 0], [0.06, 0.05], WOOD, LEATHER, 6)
    addCurve(
      sculpt,
      [
        [0, 1.95, 0],
        [0.5, 2.1, 0],
        [1, 1.95, 0],
        [1.35, 1.6, 0],
      ],
      (share) => 0.12 * (1 - share * 0.8),
      BLADE,
      METAL,
    )
  },
  staff: (sculpt, colours) => {
    addLimb(sculpt, [0, -2, 0], [0, 1.6, 0], [0.07, 0.06], WOOD, LEATHER, 6)
    addRing(sculpt, [0, 1.85, 0], 0.24, 0.05, colours.trim, METAL)
    addBall(sculpt, [0, 1.88, 0], 0.2, '#9fdcff', { glow: 1 }, 8)
  },
  bow: (sculpt) => addBow(sculpt),
  crossbow: (sculpt) => addCrossbow(sculpt),
  pistol: (sculpt) => addGun(sculpt, 0.8),
  rifle: (sculpt) => addGun(sculpt, 2),
  sling: (sculpt) => {
    addCurve(
      sculpt,
      [
        [0, 0, 0],
        [0.1, 0.7, -0.2],
        [0.35, 1.2, -0.4],
      ],
      () => 0.03,
      HIDE,
      LEATHER,
    )
    addBall(sculpt, [0.38, 1.25, -0.42], 0.14, '#8a8478', {}, 7)
  },
  orb: (sculpt) => addBall(sculpt, [0, 0.28, 0.05], 0.2, '#a6e8ff', { glow: 1 }, 8),
  book: (sculpt, colours) => {
    addBox(sculpt, [0, 0.1, 0.15], [0.62, 0.14, 0.5], colours.cloth, CLOTH)
    addBox(sculpt, [0, 0.19, 0.15], [0.56, 0.06, 0.44], '#efe6cc', CLOTH)
  },
  horn: (sculpt) => {
    addCurve(
      sculpt,
      [
        [0, 0, 0],
        [0, 0.3, 0.35],
        [0, 0.75, 0.5],
      ],
      (share) => 0.06 + 0.16 * share,
      BONE,
      LEATHER,
    )
  },
  drum: (sculpt, colours) => {
    addLimb(sculpt, [0, -0.35, 0.3], [0, 0.25, 0.3], [0.5, 0.5], colours.cloth, CLOTH, 12)
    addRing(sculpt, [0, 0.45, 0.3], 0.5, 0.06, colours.trim, METAL)
  },
}

function addBlade(sculpt: Sculpt, { trim, hide }: Palette, length: number, width: number): void {
  addLimb(sculpt, [0, -0.3, 0], [0, 0.1, 0], [0.06, 0.06], hide, LEATHER, 6)
  addBall(sculpt, [0, -0.38, 0], 0.1, trim, METAL, 7)
  addBox(sculpt, [0, 0.16, 0], [0.6, 0.1, 0.13], trim, METAL)
  const edge = [
    [-width, 0.2],
    [width, 0.2],
    [width * 0.75, length],
    [0, length + 0.35],
    [-width * 0.75, length],
  ] as const
  addPlate(sculpt, edge, 0.07, BLADE, POLISHED)
}

function addSabre(sculpt: Sculpt, { trim, hide }: Palette): void {
  addLimb(sculpt, [0, -0.3, 0], [0, 0.1, 0], [0.06, 0.06], hide, LEATHER, 6)
  addBox(sculpt, [0, 0.16, 0], [0.45, 0.1, 0.13], trim, METAL)
  const edge = [
    [-0.1, 0.2],
    [0.13, 0.2],
    [0.26, 0.9],
    [0.5, 1.75],
    [0.12, 1.3],
    [-0.06, 0.8],
  ] as const
  addPlate(sculpt, edge, 0.07, BLADE, POLISHED)
}

function addAxeHead(sculpt: Sculpt, size: number): void {
  const edge = [
    [0.04, 0.24],
    [0.36, 0.4],
    [0.62, 0.62],
    [0.74, 0.1],
    [0.64, -0.45],
    [0.36, -0.28],
    [0.04, -0.18],
  ] as const
  addPlate(
    sculpt,
    edge.map(([x, y]) => [x * size, y * size] as const),
    0.09,
    '#c3c7cd',
    METAL,
  )
}

function addAxe(sculpt: Sculpt, { hide }: Palette, length: number, size: number, isDouble: boolean): void {
  addLimb(sculpt, [0, -0.7, 0], [0, length, 0], [0.08, 0.07], hide, LEATHER, 6)
  sculpt.within(translation([0, length - 0.25, 0]), () => {
    addAxeHead(sculpt, size)
    if (isDouble) sculpt.within(scaling(-1, 1, 1), () => addAxeHead(sculpt, size))
    else addSpike(sculpt, [0, 0, 0], [-0.45 * size, 0.05, 0], 0.1, '#8d8f96', METAL)
  })
}

function addHammer(sculpt: Sculpt, { hide, trim }: Palette): void {
  addLimb(sculpt, [0, -0.7, 0], [0, 1.5, 0], [0.08, 0.07], hide, LEATHER, 6)
  addBox(sculpt, [0, 1.55, 0], [0.95, 0.5, 0.5], '#9aa0a8', METAL)
  for (const x of [-0.38, 0.38]) addBox(sculpt, [x, 1.55, 0], [0.1, 0.56, 0.56], trim, METAL)
}

function addMace(sculpt: Sculpt, { hide }: Palette): void {
  addLimb(sculpt, [0, -0.5, 0], [0, 1.1, 0], [0.07, 0.06], hide, LEATHER, 6)
  addBall(sculpt, [0, 1.25, 0], 0.26, '#8f949c', METAL, 8)
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    addSpike(sculpt, [x * 0.2, 1.25, z * 0.2], [x * 0.45, 1.25, z * 0.45], 0.08, '#b7bcc4', METAL, 4)
  }
}

function addClub(sculpt: Sculpt): void {
  addLimb(sculpt, [0, -0.4, 0], [0, 1.5, 0], [0.1, 0.3], '#6a4526', LEATHER, 8)
  for (let i = 0; i < 7; i++) {
    const [angle, y] = [i * 2.4, 0.9 + i * 0.1]
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    addSpike(sculpt, [x * 0.24, y, z * 0.24], [x * 0.5, y + 0.05, z * 0.5], 0.07, '#b9bcc2', METAL, 4)
  }
}

function addClaws(sculpt: Sculpt): void {
  for (const x of [-0.13, 0, 0.13]) {
    addCurve(
      sculpt,
      [
        [x, 0, 0.05],
        [x * 1.3, 0.02, 0.4],
        [x * 1.5, -0.2, 0.75],
      ],
      (share) => 0.07 * (1 - share * 0.8),
      BONE,
      METAL,
    )
  }
}

function addPole(sculpt: Sculpt, { trim }: Palette, up: number, down: number): void {
  addLimb(sculpt, [0, -down, 0], [0, up, 0], [0.06, 0.05], WOOD, LEATHER, 6)
  const edge = [
    [-0.05, up - 0.1],
    [0.05, up - 0.1],
    [0.15, up + 0.2],
    [0, up + 0.7],
    [-0.15, up + 0.2],
  ] as const
  addPlate(sculpt, edge, 0.08, BLADE, POLISHED)
  addBall(sculpt, [0, up - 0.2, 0], 0.1, trim, METAL, 6)
}

function addBow(sculpt: Sculpt): void {
  const limb: Vector[] = Array.from({ length: 9 }, (_, i) => {
    const angle = -1 + i * 0.25
    return [0, 1.3 * Math.sin(angle), 0.9 * Math.cos(angle) - 0.62]
  })
  addCurve(sculpt, limb, (share) => 0.075 - 0.08 * Math.abs(share - 0.5), '#7b4a22', LEATHER)
  const [low, high] = [limb[0]!, limb[8]!]
  const nocked: Vector = [0, 0, -0.85]
  for (const tip of [low, high]) addLimb(sculpt, tip, nocked, [0.02, 0.02], '#eee3c4', {}, 4)
  addLimb(sculpt, nocked, [0, 0, 0.45], [0.03, 0.03], '#d8c08e', {}, 4)
  addSpike(sculpt, [0, 0, 0.45], [0, 0, 0.75], 0.07, BLADE, METAL, 4)
}

function addCrossbow(sculpt: Sculpt): void {
  addBox(sculpt, [0, 0, 0.2], [0.18, 0.2, 1.5], WOOD, LEATHER)
  const limb: Vector[] = [
    [-0.85, 0.05, 0.5],
    [-0.45, 0.08, 0.75],
    [0, 0.08, 0.82],
    [0.45, 0.08, 0.75],
    [0.85, 0.05, 0.5],
  ]
  addCurve(sculpt, limb, () => 0.07, '#6e7178', METAL)
  for (const side of [-0.85, 0.85]) addLimb(sculpt, [side, 0.05, 0.5], [0, 0.12, 0], [0.02, 0.02], '#eee3c4', {}, 4)
}

function addGun(sculpt: Sculpt, length: number): void {
  addLimb(sculpt, [0, 0.08, 0.1], [0, 0.14, length], [0.09, 0.07], '#4a4c52', METAL, 8)
  addRing(sculpt, [0, 0.14, length], 0.05, 0.04, DARK, METAL)
  addBox(sculpt, [0, -0.02, 0.1], [0.14, 0.22, Math.min(0.9, length * 0.5)], WOOD, LEATHER)
  addBox(sculpt, [0, -0.2, -0.2], [0.13, 0.45, 0.2], WOOD, LEATHER)
}
