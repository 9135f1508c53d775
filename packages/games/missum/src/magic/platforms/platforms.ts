/** MI-PLATFORM-04, -05, -07: units on platforms. */
import { type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import { facingOf, quarterTurn, wholePoint } from '@fray/tabletop'
import { areTouching, baseOf, CONTACT, countOf, rankedBody } from '../../body.ts'
import type { Platform } from '../../ground/piece.ts'
import { gapToContour } from '../../ground/terrain.ts'
import { isEngaged, isPresent, type Present, present } from '../../roster.ts'
import type { Play, State, TroopBody, Unit } from '../../state.ts'
import { displace } from '../../turn/standing.ts'
import { mm } from '../../units.ts'
import { ahead } from '../areas.ts'
import { FOOTPRINT, platformContour } from './platform-work.ts'

/** MI-PLATFORM-05: four human bases; others count by their area. */
const CAPACITY = 4 * mm(15) * mm(20)

/** MI-PLATFORM-04, -07: mounts finished platforms at the start of a turn. */
export function* mountPlatforms(play: Play): Procedure {
  const { state } = play
  for (const index of state.platforms.keys()) {
    for (;;) {
      const unit = yield* askWho(play, index)
      if (!unit) break
      mount(play, unit, index)
    }
  }
}

/** MI-PLATFORM-05: asks the owner among units that touch it and have room; null: no one else. */
function* askWho(play: Play, index: number): Procedure<Present | null> {
  const { state } = play
  const platform = state.platforms[index]!
  const able = present(state, platform.seat).filter((unit) => mayMount(state, unit, platform, index))
  if (able.length === 0) return null
  const options: DecisionOption<Present | null>[] = able.map((unit) => ({
    key: String(unit.id),
    text: text('option.mount', { unit: { figure: unit.id } }),
    value: unit,
    figure: unit.id,
    ...optionWithNote('note.mount'),
  }))
  return yield* play.pick({
    seat: platform.seat,
    prompt: text('ask.mount', { mage: { figure: platform.owner } }),
    rules: ['MI-PLATFORM-04', 'MI-PLATFORM-05'],
    options: [
      ...options,
      { key: 'nobody', text: text('option.nobody-mounts'), value: null, ...optionWithNote('note.nobody-mounts') },
    ],
  })
}

/** MI-PLATFORM-05, -07: whether a unit on the ground touches it, is not in melee and fits on it. */
function mayMount(state: State, unit: Present, platform: Platform, index: number): boolean {
  if (unit.platform !== null || unit.fate !== 'fighting' || unit.height > 0 || isEngaged(state, unit)) return false
  if (areaOfBases(unit.body) > CAPACITY - usedArea(state, index)) return false
  return gapToContour(unit.body, platformContour(platform)) <= CONTACT
}

function areaOfBases(body: TroopBody): number {
  const { width, depth } = baseOf(body)
  return countOf(body) * width * depth
}

function occupants(state: State, index: number): Present[] {
  return state.units.filter(isPresent).filter(({ platform }) => platform === index)
}

function usedArea(state: State, index: number): number {
  return occupants(state, index).reduce((sum, { body }) => sum + areaOfBases(body), 0)
}

/** MI-PLATFORM-04: mounts for free, without movement, beside the units already on it. */
function mount(play: Play, unit: Present, index: number): void {
  const { state } = play
  displace(unit, bodyOn(state, unit, index))
  unit.platform = index
  leaveCompany(state, unit)
  play.log('platform.mounted', { unit: { figure: unit.id } }, ['MI-PLATFORM-04', 'MI-PLATFORM-07'], { seat: unit.seat })
}

/** A gap between two units, so that rounding causes no overlap. */
const BETWEEN = 3

/** Places units side by side in one row: what fits by area fits by width too. */
export function bodyOn(state: State, { body, original, troop: { base } }: Unit, index: number): TroopBody {
  const { at } = state.platforms[index]!
  const facing = facingOf(at)
  const filled = occupants(state, index).reduce(
    (sum, present) => sum + countOf(present.body) * baseOf(present.body).width + BETWEEN,
    0,
  )
  const figures = body ? countOf(body) : original
  const aside = filled + (figures * base.width) / 2 - FOOTPRINT.width / 2
  const place = ahead(ahead(at, facing, base.depth / 2), quarterTurn(facing), aside)
  return rankedBody(base, figures, figures, { ...wholePoint(place.x, place.y), facing })
}

/** MI-LEADER-03: a leader who no longer touches their legion leaves it. */
function leaveCompany(state: State, unit: Present): void {
  const legion = unit.with === null ? undefined : state.units[unit.with]
  if (!legion?.body || !areTouching(legion.body, unit.body)) unit.with = null
}
