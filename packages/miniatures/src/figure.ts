import type { FigureLook, HandHeld } from '@fray/tabletop'
import type { Mesh } from './geometry/mesh.ts'
import { Sculpt } from './geometry/sculpt.ts'
import { combine, rotation, scaling, translation } from './geometry/transform.ts'
import type { Vector } from './geometry/vector.ts'
import { applyWash } from './paint/wash.ts'
import { addBanner } from './parts/banners.ts'
import { addBody, BUILDS, type Pose } from './parts/body.ts'
import { addCloak, addFurCollar, addQuiver, addSpines, addTail, addWings } from './parts/cloaks.ts'
import { addHead, addHorns } from './parts/heads.ts'
import { addCaparison, addMount } from './parts/mounts.ts'
import { addElemental, addMachine } from './parts/others.ts'
import { type Palette, paletteOf } from './parts/palette.ts'
import { addHandHeld } from './parts/weapons.ts'

/** Sculpts and paints a figure without its base: one unit is a centimetre, the feet stand at the origin, z is its front. */
export function sculptFigure(look: FigureLook): Mesh {
  const sculpt = new Sculpt()
  const colours = paletteOf(look.colours)
  const size = look.hero ? 1.16 : 1
  sculpt.within(scaling(size), () => addFigure(sculpt, look, colours))
  const mesh = sculpt.finish()
  applyWash(mesh)
  return mesh
}

function addFigure(sculpt: Sculpt, look: FigureLook, colours: Palette): void {
  if (look.body === 'elemental') addElemental(sculpt, colours)
  else if (look.body === 'machine') addMachine(sculpt, colours)
  else if (look.body === 'beast') addMount(sculpt, look.mount ?? 'wolf', colours.skin)
  else if (look.mount) addRider(sculpt, look, colours)
  else addFootFigure(sculpt, look, colours, false)
}

function addRider(sculpt: Sculpt, look: FigureLook, colours: Palette): void {
  addMount(sculpt, look.mount ?? 'horse')
  if (look.clothing === 'plate' || look.clothing === 'mail') addCaparison(sculpt, colours)
  sculpt.within(translation([0, 0.9, -0.1]), () => addFootFigure(sculpt, look, colours, true))
}

function addFootFigure(sculpt: Sculpt, look: FigureLook, colours: Palette, isSeated: boolean): void {
  const { body, clothing, head, right, left, seed = 0 } = look
  const build = BUILDS[body]
  const pose = poseOf(look, isSeated)
  const stance = combine(scaling(build.width, build.height, build.width), rotation(build.stoop))
  sculpt.within(stance, () => {
    addBody(sculpt, body, clothing, pose, colours)
    sculpt.within(
      combine(
        translation([0, 2.95, 0.06]),
        scaling(build.head / build.width, build.head / build.height, build.head / build.width),
      ),
      () => {
        addHead(sculpt, body, head, colours, seed)
        if (look.extras?.includes('horns')) addHorns(sculpt)
      },
    )
    addExtras(sculpt, look, colours)
    if (right) addHandHeld(sculpt, right, pose.right, leanOf(right, seed), colours)
    if (left) addHandHeld(sculpt, left, pose.left, [0.3, 0.8, 0.5], colours)
  })
}

function addExtras(sculpt: Sculpt, { extras = [] }: FigureLook, colours: Palette): void {
  for (const extra of extras) {
    if (extra === 'cloak') addCloak(sculpt, colours.cloth)
    if (extra === 'fur') addFurCollar(sculpt, colours.hide)
    if (extra === 'wings') addWings(sculpt, colours.second, colours.trim)
    if (extra === 'quiver') addQuiver(sculpt, colours)
    if (extra === 'tail') addTail(sculpt, colours.skin)
    if (extra === 'spines') addSpines(sculpt)
    if (extra === 'banner') {
      sculpt.within(combine(translation([0, 1.5, -0.5]), rotation(-0.1)), () =>
        addBanner(sculpt, colours, { height: 3.3, width: 1.3, drop: 1.6 }),
      )
    }
  }
}

const SHIELDS: ReadonlySet<HandHeld> = new Set(['kite-shield', 'round-shield', 'tower-shield'])
const LEVELLED: ReadonlySet<HandHeld> = new Set(['crossbow', 'rifle'])
const POLES: ReadonlySet<HandHeld> = new Set(['spear', 'pike', 'halberd', 'trident', 'staff', 'scythe', 'banner'])

/** Gets the places of the hands by what they hold. */
function poseOf({ right, left, hero, seed = 0 }: FigureLook, isSeated: boolean): Pose {
  if (right === 'bow') return { right: [0.1, 2.35, 1.15], left: [-0.42, 2.4, 0.42], isSeated }
  if (right && LEVELLED.has(right)) return { right: [-0.2, 2.05, 0.6], left: [0.1, 2.1, 1.1], isSeated }
  return { right: rightHand(right, hero === true, seed), left: leftHand(right, left), isSeated }
}

function rightHand(right: HandHeld | undefined, isHero: boolean, seed: number): Vector {
  if (right === undefined) return [-0.8, 1.6, 0.3]
  if (POLES.has(right)) return [-0.88, 1.95, 0.5]
  if (right === 'pistol') return [-0.55, 2.2, 1]
  if (right === 'greatsword' || right === 'great-axe') return [-0.7, 1.9, 0.65]
  if (isHero || seed % 3 === 1) return [-1, 2.75, 0.3]
  return [-1, 2.25, 0.5]
}

function leftHand(right: HandHeld | undefined, left: HandHeld | undefined): Vector {
  if (right === 'greatsword' || right === 'great-axe') return [-0.35, 1.6, 0.8]
  if (left === undefined) return [0.75, 1.55, 0.35]
  if (SHIELDS.has(left)) return [0.72, 1.8, 0.55]
  if (left === 'drum') return [0.25, 1.9, 0.55]
  return [0.95, 1.95, 0.55]
}

function leanOf(held: HandHeld, seed: number): Vector {
  if (held === 'pike') return [0, 1, 0.14]
  if (POLES.has(held)) return [0, 1, 0.05]
  if (held === 'greatsword' || held === 'great-axe') return [-0.25, 1, 0.3]
  return [-0.3, 1, seed % 2 === 0 ? 0.15 : 0.4]
}
