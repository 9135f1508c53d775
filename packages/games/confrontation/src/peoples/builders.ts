import type { Procedure } from '@fray/kernel'
import { SIDES, touchedSides } from '@fray/tabletop'
import type { Ability } from '../ability.ts'
import type { Action } from '../activation/activity.ts'
import { isElementalBeing } from '../armies/cards/terms.ts'
import { artefactNamed } from '../armies/extras/armoury.ts'
import { innateCapacity } from '../armies/extras/innate-capacities.ts'
import { bodyOf, gapBetween, opponentsOf } from '../ground/bodies.ts'
import { type Fighter, type Play, type PlayState, profileOf, standing } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

type Hooks = Omit<Ability, 'id' | 'name' | 'rule'>

/** A card that is bought: an artefact, a treatment, a module. */
export function artefact(id: string, hooks: Hooks): Ability {
  const found = artefactNamed(id)
  if (!found) throw new Error(`no artefact is called ${id}`)
  return { id, name: found.name, rule: found.rule, ...hooks }
}

/** CF-CARD-06: an ability printed on a single card. */
export function innate(id: string, hooks: Hooks): Ability {
  const found = innateCapacity(id)
  if (!found) throw new Error(`no capacity is called ${id}`)
  return { ...found, ...hooks }
}

/** CF-REV-07: an action its bearer may take in addition to others, before or after moving; not in rout. */
export function freeAction(
  thing: string,
  given: Pick<Action, 'icon' | 'rules' | 'note'> & {
    isOpen(play: PlayState, bearer: Fighter): boolean
    use(play: Play, bearer: Fighter): Procedure
    /** One of several uses of an object, with texts of its own. */
    readonly part?: string
  },
): Action {
  const { icon, rules, isOpen, use, part, note } = given
  return {
    id: part ?? `use-${thing}`,
    icon,
    rules,
    ...(part === undefined ? { thing } : {}),
    ...(note ? { note } : {}),
    free: true,
    concerns: (play, { fighter }) => !fighter.inRout && isOpen(play, fighter),
    bar: () => undefined,
    perform: (play, { fighter }) => use(play, fighter),
  }
}

/** CF-REV-DIRZ-28, CF-REV-LION-09: opponents touch all edges of the fighter's base. */
export function isSurrounded(play: PlayState, fighter: Fighter): boolean {
  const closed = opponentsOf(play, fighter).flatMap((opponent) => touchedSides(bodyOf(fighter), bodyOf(opponent)))
  return new Set(closed.map(({ side }) => side)).size === SIDES.length
}

/** CF-REV-28: tells whether a fighter is within some cm of another at the same level; a fighter is near itself. */
export function isNear(fighter: Fighter, other: Fighter, cm: number): boolean {
  if (fighter === other) return true
  return fighter.level === other.level && gapBetween(fighter, other) <= cm * CENTIMETRE
}

/** CF-REV-28: all fighters within some cm of one at its level, itself included. */
export function fightersNear(play: PlayState, centre: Fighter, cm: number): Fighter[] {
  return standing(play).filter((fighter) => isNear(centre, fighter, cm))
}

export function isOfArmy(fighter: Fighter, army: string): boolean {
  return profileOf(fighter).people === army
}

/** CF-REV-17: an elemental being, Familiars included. */
export function isElemental(fighter: Fighter): boolean {
  return isElementalBeing(profileOf(fighter))
}
