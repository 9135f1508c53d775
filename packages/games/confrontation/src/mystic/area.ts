import type { DecisionOption } from '@fray/kernel'
import { type PlacedTemplate, toJson } from '@fray/tabletop'
import { baseOf, gapBetween } from '../ground/bodies.ts'
import { type Fighter, type PlayState, standing } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

/** CF-BOOK-08: an area around a fighter, from base to base and at its level. */
export interface Area {
  /** In cm. */
  readonly reach: number
  /** Only fighters of the caster's camp. */
  readonly friends?: true
  /** Limits the fighters affected; all of them by default. */
  isMeant?(fighter: Fighter, caster: Fighter): boolean
}

/** The fighters in it, the one in its middle included. */
export function inArea(play: PlayState, area: Area, centre: Fighter, caster: Fighter): Fighter[] {
  return fightersInArea(play, area, centre, caster).filter((fighter) => {
    return fighter === centre || gapBetween(centre, fighter) <= area.reach * CENTIMETRE
  })
}

function fightersInArea(play: PlayState, area: Area, centre: Fighter, caster: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    if (fighter.level !== centre.level || (area.friends && fighter.seat !== caster.seat)) return false
    return area.isMeant?.(fighter, caster) ?? true
  })
}

/** An area that an option may show on the table. */
interface AreaPlacement {
  readonly area: Area
  readonly centre: Fighter
  readonly caster: Fighter
  /** The origin. */
  readonly origin: Fighter
  /** CF-CAST-08: fighters that it would not affect again. */
  isUnder(fighter: Fighter): boolean
}

type WithTemplate = Pick<DecisionOption, 'template'>

/**
 * CF-MOVE-05: shows the area around a named target. Does not reveal whether the origin is in it, which would measure
 * the target's distance; around the caster only friends are shown.
 */
export function areaTemplate(play: PlayState, { area, centre, caster, origin, isUnder }: AreaPlacement): WithTemplate {
  const isOpen = (fighter: Fighter) => fighter === centre || !isUnder(fighter)
  if (centre.id === origin.id)
    return area.friends ? friendsTemplate(centre, inArea(play, area, centre, caster).filter(isOpen)) : {}
  const { x, y, facing } = centre.at
  const meant = fightersInArea(play, area, centre, caster).filter(
    (fighter) => isOpen(fighter) && fighter.id !== origin.id,
  )
  const takes = meant.map(({ id }) => id)
  const reach = area.reach * CENTIMETRE
  return placeTemplate({ shape: 'around', base: baseOf(centre), facing, reach, takes, at: { x, y } })
}

/** CF-MOVE-05: names friends; without a circle, which would measure distances to enemies. */
export function friendsTemplate({ at: { x, y } }: Fighter, friends: readonly Fighter[]): WithTemplate {
  return placeTemplate({ shape: 'list', takes: friends.map(({ id }) => id), at: { x, y } })
}

function placeTemplate(template: PlacedTemplate): WithTemplate {
  return { template: toJson(template) }
}
