import { type DecisionOption, type Message, type Procedure, type Seat, text } from '@fray/kernel'
import type { MaintenanceStep } from '../ability.ts'
import { isOnTable, kindOf, markersOf } from '../ground/markers.ts'
import {
  type Effect,
  type Fighter,
  fighter,
  isInPlay,
  type Marker,
  otherSeat,
  type Play,
  type PlayState,
} from '../state.ts'
import { allWith, bearersWith } from '../traits.ts'

const STEPS: readonly MaintenanceStep[] = ['adverse', 'passive', 'active', 'other', 'returning']

/** One effect to settle in a step of the maintenance phase. */
interface Upkeep {
  readonly key: string
  /** Its source and the fighter it affects. */
  readonly object: string
  readonly words: Message
  readonly figure: number
  /** CF-MAINT-07: whether it can no longer do anything, or at least nothing that affects others of its kind. */
  isIdle(): boolean
  readonly alone: boolean
  perform(): Procedure
}

/** CF-MAINT-02 to -07: settles effects step by step, those of the winner of the Tactical roll first. */
export function* settleUpkeep(play: Play): Procedure {
  const { tacticalWinner } = play.state
  for (const step of STEPS) {
    for (const seat of [tacticalWinner, otherSeat(tacticalWinner)]) yield* settleStep(play, seat, step)
  }
}

/** CF-MAINT-07: each player orders their own effects, and is asked only if the order matters. */
function* settleStep(play: Play, seat: Seat, step: MaintenanceStep): Procedure {
  let left = upkeepsOf(play, seat, step)
  let isListed = false
  while (left.length > 0) {
    const busy = left.filter((upkeep) => !upkeep.isIdle())
    const isOpen: boolean = !isListed && isOrderOpen(busy)
    const chosen: Upkeep | null = isOpen ? yield* chooseNext(play, seat, busy) : null
    isListed ||= isOpen && chosen === null
    const next = chosen ?? busy[0] ?? left[0]!
    left = left.filter((upkeep) => upkeep !== next)
    yield* next.perform()
  }
}

function isOrderOpen(busy: readonly Upkeep[]): boolean {
  const [first] = busy
  return busy.length > 1 && !busy.every(({ object, alone }) => alone && object === first!.object)
}

function* chooseNext(play: Play, seat: Seat, busy: readonly Upkeep[]): Procedure<Upkeep | null> {
  const listed: DecisionOption<Upkeep | null> = { key: 'listed', text: text('option.upkeep-listed'), value: null }
  return yield* play.pick<Upkeep | null>({
    seat,
    prompt: text('ask.upkeep-order'),
    rules: ['CF-MAINT-07'],
    defaultAnswer: () => listed.key,
    options: [
      listed,
      ...busy.map((upkeep): DecisionOption<Upkeep> => {
        return { key: upkeep.key, text: upkeep.words, figure: upkeep.figure, value: upkeep }
      }),
    ],
  })
}

function upkeepsOf(play: Play, seat: Seat, step: MaintenanceStep): Upkeep[] {
  const carried = bearersWith(play, 'maintenance').flatMap((bearer) => upkeepsOn(play, seat, step, bearer))
  const laid = step === 'other' ? markersOf(play).filter(({ by }) => fighter(play, by).seat === seat) : []
  return [...carried, ...laid.flatMap((marker) => upkeepOf(play, marker))]
}

/** CF-MAINT-07: a fighter's own effects belong to its player, effects cast on it to their caster's player. */
function upkeepsOn(play: Play, seat: Seat, step: MaintenanceStep, bearer: Fighter): Upkeep[] {
  return allWith(play, bearer, 'maintenance').flatMap(([{ id, name, maintenance }, effect]): Upkeep[] => {
    if (maintenance.step !== step || ownerOf(play, bearer, effect) !== seat) return []
    // CF-MAINT-02, -06: eliminated fighters have no upkeep, except for those who may return.
    const isThereNow = () => (step === 'returning' || isInPlay(bearer)) && isHeld(play, bearer, id)
    const currentEffect = () => effect && (bearer.effects.find((other) => other.id === effect.id) ?? effect)
    return [
      {
        key: [bearer.id, id, ...(effect ? [effect.id] : [])].join(':'),
        object: id,
        words: text('option.upkeep', { name: { text: text('trait', { name }) }, fighter: { figure: bearer.id } }),
        figure: bearer.id,
        alone: maintenance.alone === true,
        isIdle: () => !isThereNow() || (maintenance.isIdle?.(play, bearer, currentEffect()) ?? false),
        *perform() {
          if (isThereNow()) yield* maintenance.perform(play, bearer, currentEffect())
        },
      },
    ]
  })
}

function isHeld(play: PlayState, bearer: Fighter, id: string): boolean {
  return allWith(play, bearer, 'maintenance').some(([ability]) => ability.id === id)
}

function ownerOf(play: PlayState, bearer: Fighter, effect: Effect | null): Seat {
  return effect ? fighter(play, effect.source.bearer).seat : bearer.seat
}

/** CF-MAINT-05: upkeep of a marker on the ground. */
function upkeepOf(play: Play, marker: Marker): Upkeep[] {
  const { name, maintenance } = kindOf(marker)
  if (!maintenance) return []
  return [
    {
      key: `marker:${marker.id}`,
      object: marker.kind,
      words: text('option.upkeep', { name: { text: text('trait', { name }) }, fighter: { figure: marker.by } }),
      figure: marker.by,
      alone: false,
      isIdle: () => !isOnTable(play, marker),
      *perform() {
        const there = markersOf(play).find(({ id }) => id === marker.id)
        if (there) yield* maintenance(play, there)
      },
    },
  ]
}
