import { type Json, type Procedure, text } from '@fray/kernel'
import { type Point, toJson } from '@fray/tabletop'
import { checkSpot, type DeploymentGround, freeFloors, suggestSpots } from '../ground/field/spots.ts'
import { corners } from '../ground/zones.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'

/** Asks the owner to place a figure on the ground, in full view (SW-DEPLOY-10). */
export function* putDown(
  play: Play,
  figure: Combatant,
  ground: DeploymentGround,
  suggest: (wanted?: number) => readonly Json[] = (wanted) => suggestSpots(play, figure, ground, wanted),
): Procedure {
  const { rules, zone } = ground
  const seat = ownerOf(play, figure)
  const at = yield* play.place({
    seat,
    figure: figure.id,
    prompt: text('ask.place', { combatant: { figure: figure.id } }),
    rules,
    form: toJson({ kind: 'deploy', base: figure.profile.base, turns: false }),
    check: (proposal) => checkSpot(play, figure, ground, proposal),
    suggest,
    ...(zone ? { region: () => toJson([corners(zone)]) } : {}),
  })
  figure.floor = yield* chooseFloor(play, figure, at)
  figure.at = at
  figure.status = 'standing'
  play.log('deployed', { combatant: { figure: figure.id } }, rules, { seat })
}

/** SW-SCENERY-33, SW-DEPLOY-10: figures may be placed on upper floors. */
function chooseFloor(play: Play, figure: Combatant, at: Point): Procedure<number> {
  return play.pick({
    seat: ownerOf(play, figure),
    figure: figure.id,
    prompt: text('ask.standing-floor', { combatant: { figure: figure.id } }),
    rules: ['SW-DEPLOY-10', 'SW-SCENERY-33'],
    options: freeFloors(play, figure, at).map((floor) => ({
      key: `floor-${floor}`,
      text: text('floor', { floor }),
      value: floor,
    })),
  })
}
