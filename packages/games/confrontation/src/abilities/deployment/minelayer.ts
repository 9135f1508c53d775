import { choice, type Procedure, refuse, text } from '@fray/kernel'
import { isWithinBox, type Point } from '@fray/tabletop'
import { define } from '../../ability.ts'
import { contourOf } from '../../ground/bodies.ts'
import { addMarker, changeMarker, discOutline, markerKind, removeMarker } from '../../ground/markers.ts'
import {
  choosePoint,
  fightersReached,
  gapToPoint,
  hasPoint,
  type PointRequest,
} from '../../incantation/ground-point.ts'
import { machineOf } from '../../machines/crew.ts'
import { zoneOf } from '../../scenarios/zones.ts'
import { areEnemies, type Fighter, isStanding, type Marker, type Play, type PlayState, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { ability, askToUse } from '../builders.ts'

const RULE = 'CF-ABIL-68'
/** CF-ABIL-68, in cm: the maximum distance of a counter from the machine, and its minimum distance from enemies. */
const REACH = 20
const APART = 6
/** CF-ABIL-68, in cm: the distance at which a counter is turned over, and the radius and STR of a trap. */
const NEAR = 5
const BLAST = 10
const STRENGTH = 6
/** CF-TOKEN-02, -03: the number of a counter says which kind it is. */
const DECOY = 0
const TRAP = 1

/** CF-ABIL-68: two counters face down near the machine; only the minelayer's player knows which one is the trap. */
const minelayer = ability('minelayer', {
  *cardDeployed(play, bearer) {
    const pointing = pointingOf(play, bearer)
    if (!pointing || !hasPoint(play, pointing)) return
    if (!(yield* askToUse(play, bearer, 'minelayer', text('note.minelayer')))) return
    const first = yield* lay(play, bearer, pointing)
    const second = yield* lay(play, bearer, pointing)
    const trap = yield* play.pick<Marker>({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.trap', { fighter: { figure: bearer.id } }),
      rules: ['CF-TOKEN-02', 'CF-TOKEN-03'],
      secret: true,
      options: [
        { ...choice('first', text('option.trap.first')), value: first },
        { ...choice('second', text('option.trap.second')), value: second },
      ],
    })
    for (const marker of [first, second]) changeMarker(play, marker, { x: marker.id === trap.id ? TRAP : DECOY })
  },
})

function pointingOf(play: Play, bearer: Fighter): PointRequest | undefined {
  const machine = machineOf(play, bearer)
  if (!machine) return undefined
  const bar = (point: Point) =>
    isTooNear(play, bearer, point) ? refuse(text('refused.near-enemy', { cm: APART }), RULE) : undefined
  const around = BLAST * CENTIMETRE
  return { caster: bearer, from: machine, prompt: 'ask.counter', rule: RULE, within: REACH, around, bar }
}

/** CF-ABIL-68: enemies that have left their own zone do not restrict the place. */
function isTooNear(play: PlayState, bearer: Fighter, point: Point): boolean {
  return standing(play).some((fighter) => {
    if (!areEnemies(fighter, bearer) || gapToPoint(fighter, point) >= APART * CENTIMETRE) return false
    return isWithinBox(contourOf(fighter), zoneOf(play, fighter.seat))
  })
}

function* lay(play: Play, bearer: Fighter, pointing: PointRequest): Procedure<Marker> {
  const at = yield* choosePoint(play, pointing)
  const counter = addMarker(play, { kind: minelayer.id, by: bearer.id, at: at! })
  play.log('counter.laid', { fighter: { figure: bearer.id } }, [RULE], { seat: bearer.seat })
  return counter
}

markerKind(
  minelayer.id,
  {
    icon: 'land-mine',
    outline: ({ at }) => discOutline(at, CENTIMETRE),
    faceDown: true,
    label: ({ x }) => text(x === undefined ? 'counter.face-down' : x === TRAP ? 'counter.trap' : 'counter.decoy'),
    // CF-ABIL-68: flyers neither turn a counter over nor suffer from it.
    meetsAt: ({ at }, mover, points, end) =>
      mover.level > 0 ? undefined : fightersReached(mover, points, end, at, NEAR * CENTIMETRE),
    onMeeting: turnOver,
    *onTravel(play, counter, mover) {
      // A fighter that has dived is on the ground at its place.
      if (mover.level === 0 && gapToPoint(mover, counter.at) <= NEAR * CENTIMETRE) yield* turnOver(play, counter, mover)
    },
  },
  minelayer,
)

/** CF-ABIL-68: a decoy does nothing, a trap hits friends and enemies, the nearest first. */
function* turnOver(play: Play, counter: Marker, mover: Fighter): Procedure {
  removeMarker(play, counter)
  const isTrap = counter.x === TRAP
  const type = isTrap ? 'counter.trap-sprung' : 'counter.decoy-turned'
  const rules = [RULE, isTrap ? 'CF-TOKEN-02' : 'CF-TOKEN-03']
  play.log(type, { fighter: { figure: mover.id } }, rules, { seat: mover.seat, isOutcome: true })
  play.reveal()
  if (!isTrap) return
  const far = (fighter: Fighter) => gapToPoint(fighter, counter.at)
  const victims = standing(play).filter((fighter) => fighter.level === 0 && far(fighter) <= BLAST * CENTIMETRE)
  for (const victim of victims.sort((a, b) => far(a) - far(b) || a.id - b.id)) {
    if (isStanding(victim)) yield* rollDamage(play, { victim, by: null, kind: 'effect', strength: STRENGTH, rules })
  }
}

define(minelayer)
