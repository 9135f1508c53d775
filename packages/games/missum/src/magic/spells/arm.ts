import { text } from '@fray/kernel'
import { type Contour, type Point, verticesOf, wholePoint } from '@fray/tabletop'
import { centreOf } from '../../body.ts'
import { gapToContour } from '../../ground/terrain.ts'
import { present } from '../../roster.ts'
import type { Arm, State, Strength } from '../../state.ts'
import { mm } from '../../units.ts'
import { casterOf, touchedFigures } from '../areas.ts'
import type { Mage } from '../casters.ts'
import { release } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-02: the longest time an Arm lasts. */
const TURNS = 6
/** Troops this near a line of Arms carry it with them. */
const BESIDE = mm(50)

/** MI-MAGIC-02: a wall against missiles, eyes and acid; it needs no save and is spent when cast. */
export const arm: SpellKind = {
  id: 'arm',
  type: 1,
  art: 'defence',
  rule: 'MI-MAGIC-02',
  name: text('spell.arm'),
  icon: 'magic-shield',
  line: 'free',
  *resolve(play, spell) {
    const { state } = play
    const caster = casterOf(state, spell)
    const { area } = yield* release(play, spell)
    const raised = raise(state, caster, area, spell.strength)
    state.arms = [...state.arms, raised]
    play.log('arm.raised', { caster: { figure: caster.id }, turns: TURNS }, ['MI-MAGIC-02'], { seat: caster.seat })
  },
}

function raise(state: State, caster: Mage, area: Contour, strength: Strength): Arm {
  return {
    caster: caster.id,
    seat: caster.seat,
    strength,
    over: troopsUnder(state, caster, area),
    outline: verticesOf(area).map(({ x, y }) => wholePoint(x, y)),
    until: state.turn + TURNS - 1,
  }
}

/** Gets the friends with most figures under it, else the nearest close beside it. */
function troopsUnder(state: State, caster: Mage, area: Contour): Arm['over'] {
  const friends = present(state, caster.seat).map((unit) => ({
    unit,
    touched: touchedFigures(state, caster, area, unit).length,
    gap: gapToContour(unit.body, area),
  }))
  const [best] = friends.sort((a, b) => b.touched - a.touched || a.gap - b.gap)
  if (!best || (best.touched === 0 && best.gap > BESIDE)) return null
  const from: Point = centreOf(best.unit.body)
  return { unit: best.unit.id, from: wholePoint(from.x, from.y) }
}
