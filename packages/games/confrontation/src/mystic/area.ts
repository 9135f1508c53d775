import type { DecisionOption } from '@fray/kernel'
import { type PlacedTemplate, toJson } from '@fray/tabletop'
import { baseOf, gapBetween } from '../ground/bodies.ts'
import { type Fighter, type PlayState, standing } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

/** CF-BOOK-08: what is touched round somebody, from base to base and at his level. */
export interface Area {
  /** In cm. */
  readonly reach: number
  /** Those of the caster's camp alone. */
  readonly friends?: true
  /** Who of them is meant; everybody unless told. */
  isMeant?(fighter: Fighter, caster: Fighter): boolean
}

/** Whom it touches, him in its middle included. */
export function inArea(play: PlayState, area: Area, centre: Fighter, caster: Fighter): Fighter[] {
  return meantBy(play, area, centre, caster).filter((fighter) => {
    return fighter === centre || gapBetween(centre, fighter) <= area.reach * CENTIMETRE
  })
}

function meantBy(play: PlayState, area: Area, centre: Fighter, caster: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    if (fighter.level !== centre.level || (area.friends && fighter.seat !== caster.seat)) return false
    return area.isMeant?.(fighter, caster) ?? true
  })
}

/** An area that somebody may choose to lay on the table. */
interface AreaPlacement {
  readonly area: Area
  readonly centre: Fighter
  readonly caster: Fighter
  /** Whom it goes out from. */
  readonly origin: Fighter
  /** CF-CAST-08: whom it would not touch again. */
  isUnder(fighter: Fighter): boolean
}

type WithTemplate = Pick<DecisionOption, 'template'>

/**
 * CF-MOVE-05: what lies round whom he names is shown. Whether he from whom it goes out is in it is not told, which would
 * measure how far off his target is; nor is what lies round himself, but for friends.
 */
export function areaTemplate(play: PlayState, { area, centre, caster, origin, isUnder }: AreaPlacement): WithTemplate {
  const isOpen = (fighter: Fighter) => fighter === centre || !isUnder(fighter)
  if (centre.id === origin.id)
    return area.friends ? friendsTemplate(centre, inArea(play, area, centre, caster).filter(isOpen)) : {}
  const { x, y, facing } = centre.at
  const meant = meantBy(play, area, centre, caster).filter((fighter) => isOpen(fighter) && fighter.id !== origin.id)
  const takes = meant.map(({ id }) => id)
  const reach = area.reach * CENTIMETRE
  return placeTemplate({ shape: 'around', base: baseOf(centre), facing, reach, takes, at: { x, y } })
}

/** CF-MOVE-05: friends by their names; no circle is drawn, which would measure how far enemies are. */
export function friendsTemplate({ at: { x, y } }: Fighter, friends: readonly Fighter[]): WithTemplate {
  return placeTemplate({ shape: 'list', takes: friends.map(({ id }) => id), at: { x, y } })
}

function placeTemplate(template: PlacedTemplate): WithTemplate {
  return { template: toJson(template) }
}
