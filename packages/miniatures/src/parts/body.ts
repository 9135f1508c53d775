import type { BodyPlan, Clothing } from '@fray/tabletop'
import type { Finish, Sculpt } from '../geometry/sculpt.ts'
import { addBall, addBox, addLathe, addLimb, addPlate, addRing } from '../geometry/shapes.ts'
import { combine, rotation, scaling, translation } from '../geometry/transform.ts'
import { add, between, type Vector } from '../geometry/vector.ts'
import type { Colour } from '../paint/colour.ts'
import { BONE, CLOTH, FLESH, LEATHER, METAL, type Palette } from './palette.ts'

/** The pose of a body: where its hands are, and whether it rides. */
export interface Pose {
  readonly right: Vector
  readonly left: Vector
  readonly isSeated: boolean
}

/** The build of a people, beside a human of the same height. */
export interface Build {
  readonly width: number
  readonly height: number
  readonly head: number
  /** Leaning forward, in radians. */
  readonly stoop: number
}

export const BUILDS: Readonly<Record<BodyPlan, Build>> = {
  human: { width: 1, height: 1, head: 1, stoop: 0 },
  elf: { width: 0.88, height: 1.06, head: 0.95, stoop: 0 },
  dwarf: { width: 1.24, height: 0.8, head: 1.18, stoop: 0 },
  orc: { width: 1.18, height: 1.02, head: 1.02, stoop: 0.1 },
  goblin: { width: 0.86, height: 0.86, head: 1.25, stoop: 0.14 },
  undead: { width: 0.86, height: 1, head: 1, stoop: 0.06 },
  wolfen: { width: 1.2, height: 1.06, head: 1.1, stoop: 0.12 },
  reptile: { width: 1.08, height: 1, head: 1.05, stoop: 0.12 },
  insect: { width: 0.95, height: 1, head: 1.05, stoop: 0.08 },
  bird: { width: 1, height: 1, head: 1.05, stoop: 0.06 },
  giant: { width: 1.42, height: 1, head: 0.85, stoop: 0.16 },
  beast: { width: 1, height: 1, head: 1, stoop: 0 },
  elemental: { width: 1, height: 1, head: 1, stoop: 0 },
  machine: { width: 1, height: 1, head: 1, stoop: 0 },
}

/** Materials of the parts that clothing covers. */
interface Materials {
  readonly torso: Colour
  readonly torsoFinish: Finish
  readonly legs: Colour
  readonly legFinish: Finish
  readonly arms: Colour
  readonly armFinish: Finish
}

function materialsOf(body: BodyPlan, clothing: Clothing, { cloth, second, metal, skin, hide }: Palette): Materials {
  const flesh = body === 'undead' ? BONE : skin
  const bareLegs = { legs: flesh, legFinish: FLESH }
  const bareArms = { arms: flesh, armFinish: FLESH }
  const furry = body === 'wolfen' || body === 'reptile' || body === 'insect' || body === 'bird'
  switch (clothing) {
    case 'bare':
      return { torso: flesh, torsoFinish: FLESH, ...bareLegs, ...bareArms }
    case 'cloth':
      return { torso: cloth, torsoFinish: CLOTH, legs: furry ? flesh : second, legFinish: CLOTH, ...bareArms }
    case 'leather':
      return { torso: hide, torsoFinish: LEATHER, legs: furry ? flesh : second, legFinish: CLOTH, ...bareArms }
    case 'mail':
      return {
        torso: '#7f858d',
        torsoFinish: { shine: 0.4 },
        legs: hide,
        legFinish: LEATHER,
        arms: '#7f858d',
        armFinish: { shine: 0.4 },
      }
    case 'plate':
      return { torso: metal, torsoFinish: METAL, legs: metal, legFinish: METAL, arms: metal, armFinish: METAL }
    case 'robe':
      return { torso: cloth, torsoFinish: CLOTH, legs: cloth, legFinish: CLOTH, arms: cloth, armFinish: CLOTH }
  }
}

/** Sculpts legs, torso, skirt and arms, the feet at the origin and the head's middle at y 2.95. */
export function addBody(sculpt: Sculpt, body: BodyPlan, clothing: Clothing, pose: Pose, colours: Palette): void {
  const materials = materialsOf(body, clothing, colours)
  if (clothing === 'robe' && !pose.isSeated) addRobe(sculpt, colours)
  else addLegs(sculpt, pose, materials, colours)
  addTorso(sculpt, materials)
  if (clothing !== 'robe') addSkirt(sculpt, clothing, colours)
  if (clothing === 'plate') addTabard(sculpt, colours)
  addRing(sculpt, [0, 1.56, 0], 0.44, 0.07, colours.hide, LEATHER, [1, 0.78])
  addBox(sculpt, [0, 1.56, 0.38], [0.2, 0.17, 0.08], colours.trim, METAL)
  addArm(sculpt, -1, pose.right, clothing, materials, colours)
  addArm(sculpt, 1, pose.left, clothing, materials, colours)
}

function addLegs(sculpt: Sculpt, { isSeated }: Pose, { legs, legFinish }: Materials, { hide }: Palette): void {
  const stance: readonly (readonly [hip: Vector, knee: Vector, foot: Vector])[] = isSeated
    ? [
        [
          [-0.24, 1.42, 0],
          [-0.66, 1.3, 0.4],
          [-0.74, 0.6, 0.2],
        ],
        [
          [0.24, 1.42, 0],
          [0.66, 1.3, 0.4],
          [0.74, 0.6, 0.2],
        ],
      ]
    : [
        [
          [-0.24, 1.42, 0],
          [-0.42, 0.8, 0.02],
          [-0.48, 0.16, -0.28],
        ],
        [
          [0.24, 1.42, 0],
          [0.42, 0.82, 0.34],
          [0.46, 0.16, 0.3],
        ],
      ]
  for (const [hip, knee, foot] of stance) {
    addLimb(sculpt, hip, knee, [0.25, 0.2], legs, legFinish)
    addLimb(sculpt, knee, foot, [0.2, 0.15], hide, LEATHER)
    addBall(sculpt, add(foot, [0, -0.02, 0.13]), [0.18, 0.14, 0.32], hide, LEATHER, 8)
  }
}

function addTorso(sculpt: Sculpt, { torso, torsoFinish }: Materials): void {
  const outline = [
    [0.38, 1.2],
    [0.44, 1.42],
    [0.4, 1.62],
    [0.55, 2.08],
    [0.57, 2.3],
    [0.4, 2.52],
    [0.16, 2.64],
    [0, 2.66],
  ] as const
  sculpt.within(scaling(1, 1, 0.76), () => addLathe(sculpt, outline, torso, torsoFinish, 14))
}

function addRobe(sculpt: Sculpt, { cloth, trim }: Palette): void {
  sculpt.within(scaling(1, 1, 0.86), () =>
    sculpt.addGrid(
      20,
      5,
      (u, v) => {
        const angle = u * 2 * Math.PI
        const radius = 0.42 + 0.42 * v + 0.05 * v * Math.sin(angle * 7)
        return [Math.sin(angle) * radius, 1.7 - 1.66 * v, Math.cos(angle) * radius]
      },
      ([, y]) => (y < 0.25 ? trim : cloth),
      CLOTH,
      true,
    ),
  )
}

function addSkirt(sculpt: Sculpt, clothing: Clothing, { cloth, hide, second }: Palette): void {
  const colour = clothing === 'bare' ? hide : cloth
  sculpt.addGrid(
    20,
    3,
    (u, v) => {
      const angle = u * 2 * Math.PI
      const radius = (0.44 + 0.17 * v) * (1 + 0.08 * v * Math.sin(angle * 8))
      return [
        Math.sin(angle) * radius,
        1.6 - 0.72 * v - 0.06 * v * Math.cos(angle * 4),
        Math.cos(angle) * radius * 0.82,
      ]
    },
    ([, y]) => (y < 0.98 && clothing !== 'bare' ? second : colour),
    CLOTH,
    true,
  )
}

/** The cloth over a breastplate, with a charge in the second colour. */
function addTabard(sculpt: Sculpt, { cloth, second }: Palette): void {
  sculpt.within(combine(translation([0, 1.5, 0.45]), rotation(-0.08)), () => {
    addPlate(
      sculpt,
      [
        [-0.28, 0.86],
        [0.28, 0.86],
        [0.33, -0.5],
        [0, -0.74],
        [-0.33, -0.5],
      ],
      0.06,
      cloth,
      CLOTH,
    )
    addPlate(
      sculpt,
      [
        [0, 0.72],
        [0.16, 0.46],
        [0, 0.1],
        [-0.16, 0.46],
      ],
      0.06,
      second,
      CLOTH,
      [0, 0, 0.03],
    )
  })
}

function addArm(
  sculpt: Sculpt,
  side: -1 | 1,
  hand: Vector,
  clothing: Clothing,
  { arms, armFinish }: Materials,
  { skin, metal, trim, hide }: Palette,
): void {
  const shoulder: Vector = [side * 0.6, 2.32, 0]
  const elbow = add(between(shoulder, hand, 0.5), [side * 0.18, -0.2, -0.12])
  addLimb(sculpt, shoulder, elbow, [0.2, 0.16], arms, armFinish)
  addLimb(sculpt, elbow, hand, [0.17, 0.12], clothing === 'plate' ? metal : clothing === 'robe' ? arms : hide, LEATHER)
  addBall(sculpt, hand, 0.15, clothing === 'plate' ? hide : skin, FLESH, 7)
  if (clothing !== 'plate' && clothing !== 'mail') return
  addBall(sculpt, [side * 0.66, 2.38, 0], [0.34, 0.27, 0.34], metal, METAL)
  addRing(sculpt, [side * 0.68, 2.26, 0], 0.3, 0.045, trim, METAL)
}
