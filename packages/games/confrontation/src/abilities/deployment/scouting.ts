import { accept, type Json, type Procedure, refuse, Tally, text } from '@fray/kernel'
import { type Direction, direction, directionTo, isWithinBox, readProposal, toJson } from '@fray/tabletop'
import { define } from '../../ability.ts'
import { baseOf, contourAt, gapBetween, isFree } from '../../ground/bodies.ts'
import { move } from '../../movement/move.ts'
import { fitsAt } from '../../movement/move-plan.ts'
import { zoneOf } from '../../scenarios/zones.ts'
import { areEnemies, type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { allWith, someWith, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { ability, addOwnEffect, effectOn, immediately, lasting, removeEffect, termOf } from '../builders.ts'

/** CF-ABIL-90: the distance at which an enemy finds a Scout. */
const FOUND = 10 * CENTIMETRE

function enemiesOf(play: PlayState, bearer: Fighter): Fighter[] {
  return standing(play).filter((fighter) => areEnemies(fighter, bearer))
}

/** CF-ABIL-90: placed anywhere away from enemies, and hidden if still away from them once all fighters are placed. */
const scout = ability('scout', {
  mayDeployAt: () => true,
  barsDeployingAt: (play, at, bearer) => {
    const isOutside = !isWithinBox(contourAt(bearer, at), zoneOf(play, bearer.seat))
    for (const enemy of enemiesOf(play, bearer)) {
      const { cm, rule } = isOutside ? clearanceFrom(play, enemy) : BY_ITSELF
      if (gapBetween(enemy, { ...bearer, at }) < cm * CENTIMETRE)
        return refuse(text('refused.scout-near', { cm }), rule)
    }
    return undefined
  },
  afterApproach: (play, bearer) =>
    immediately(() => {
      if (enemiesOf(play, bearer).every((enemy) => gapBetween(enemy, bearer) > FOUND)) hide(play, bearer)
    }),
})

/** The minimum distance of a Scout from an enemy when placed, in cm, and its rule. */
interface ScoutClearance {
  readonly cm: number
  readonly rule: string
}

const BY_ITSELF: ScoutClearance = { cm: FOUND / CENTIMETRE, rule: 'CF-ABIL-90' }

/** CF-REV-LION-03: outside the Scout's own zone some enemies require a larger distance. */
function clearanceFrom(play: PlayState, enemy: Fighter): ScoutClearance {
  const all = allWith(play, enemy, 'keepsScoutsOff').map(([limit, effect]) => ({
    cm: limit.keepsScoutsOff(enemy, effect),
    rule: limit.rule,
  }))
  return all.reduce((most, limit) => (limit.cm > most.cm ? limit : most), BY_ITSELF)
}

function hide(play: Play, bearer: Fighter): void {
  addOwnEffect(play, bearer, 'hidden', 'scout', 'game')
  play.log('hidden', { fighter: { figure: bearer.id } }, ['CF-ABIL-90'], { seat: bearer.seat })
}

/** CF-ABIL-90 (c) to (e): cannot be targeted until an enemy comes near or the Scout reveals itself. */
const hidden = lasting('hidden', 'scout', {
  shownAs: 'hidden',
  isHidden: (play, _from, bearer) => !isUncovered(play, bearer),
  beforeMove: (play, kind, bearer) =>
    immediately(() => {
      if (kind === 'charge' || kind === 'engagement' || kind === 'pursuit') reveal(play, bearer)
    }),
  mysticAction: reveal,
  activationEnd: (play, bearer) =>
    immediately(() => {
      if (bearer.shots > 0 || isUncovered(play, bearer)) reveal(play, bearer)
    }),
  otherActivationEnd: (play, other, bearer) =>
    immediately(() => {
      const isFound = areEnemies(other, bearer) && gapBetween(other, bearer) <= FOUND
      if (isFound || isUncovered(play, bearer)) reveal(play, bearer)
    }),
})

/** CF-ABIL-90: whether the fighter still benefits from being a Scout, undetected by enemies. */
export function isHiddenNow(play: PlayState, bearer: Fighter): boolean {
  return effectOn(bearer, 'hidden') !== undefined && !isUncovered(play, bearer)
}

/** CF-ABIL-21: whether any enemy detects the fighter. */
function isUncovered(play: PlayState, bearer: Fighter): boolean {
  return enemiesOf(play, bearer).some((enemy) => {
    return someWith(play, enemy, 'uncovers', (object, effect) => object.uncovers(play, bearer, enemy, effect))
  })
}

/** CF-ABIL-90: a revealed Scout is never hidden again. */
export function reveal(play: Play, bearer: Fighter): void {
  if (!removeEffect(bearer, 'hidden')) return
  play.log('uncovered', { fighter: { figure: bearer.id } }, ['CF-ABIL-90'], { seat: bearer.seat, isOutcome: true })
}

/** CF-ABIL-53: before the Tactical roll of the first round the fighter moves up to X cm. */
const infiltration = ability('infiltration', {
  *beforeTacticalRoll(play, bearer, effect) {
    if (play.state.round !== 1 || bearer.level > 0) return
    const x = xOf(bearer, 'infiltration', effect)
    const allowed = new Tally(termOf('infiltration')).add(x, termOf('infiltration'), 'CF-ABIL-53')
    yield* move(play, bearer, 'walk', { allowed })
  },
})

/** CF-ABIL-84: at the start of any phase a free fighter may turn. */
const reorientation = ability('reorientation', {
  *phaseStart(play, bearer) {
    const isAble = isFree(play, bearer) && !someWith(play, bearer, 'cannotTurn')
    const facing = isAble ? yield* chooseFacing(play, bearer, 'CF-ABIL-84') : null
    if (!facing) return
    bearer.at = { ...bearer.at, facing }
    play.log('reoriented', { fighter: { figure: bearer.id } }, ['CF-ABIL-84'], { seat: bearer.seat })
  },
})

/** The new facing of a fighter that turns in place; null if it does not turn. */
export function* chooseFacing(play: Play, bearer: Fighter, rule: string): Procedure<Direction | null> {
  const { at, level } = bearer
  const towards = (facing: Direction): Json => toJson({ path: [], facing })
  // CF-MOVE-02: a turned base must not overlap another one or touch an enemy.
  const fits = (facing: Direction) => fitsAt(play, bearer, { ...at, facing }, level)
  return yield* play.place<Direction | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.reorient', { fighter: { figure: bearer.id } }),
    rules: [rule],
    form: toJson({ kind: 'move', base: baseOf(bearer), from: at, reach: 0, bends: false, turns: true }),
    check: (json) => {
      const facing = readProposal(json)?.facing
      if (!facing) return refuse(text('refused.no-place'), rule)
      const turned = direction(facing.x, facing.y)
      return fits(turned) ? accept(turned) : refuse(text('refused.no-room'), rule, 'CF-MOVE-02')
    },
    suggest: (wanted) =>
      enemiesOf(play, bearer)
        .map((enemy) => directionTo(at, enemy.at))
        .filter(fits)
        .slice(0, wanted)
        .map(towards),
    alternatives: [{ key: 'stay', text: text('option.stay'), value: null }],
  })
}

define(scout, hidden, infiltration, reorientation)
