import { abilities } from '../ability.ts'
import { inContact, isFree } from '../ground/bodies.ts'
import { type Effect, type Fighter, fighter, isStanding, type PlayState, profileOf } from '../state.ts'
import { someWith } from '../traits.ts'

/** CF-MACHINE-11: the effect on a substitute: its source is the machine, its number the machine's card. */
export const SUBSTITUTE = 'substitute'

function substitution({ effects }: Fighter): Effect | undefined {
  return effects.find(({ object }) => object === SUBSTITUTE)
}

/** CF-ABIL-89: whether it is an object that was built and belongs to no camp. */
export function isObject({ effects }: Fighter): boolean {
  return effects.some(({ object }) => abilities.find(object)?.isObject === true)
}

/** CF-ABIL-89, -116: an index that no card has. */
const NO_CARD = -1

/** CF-MACHINE-11: the card that activates a fighter; for a substitute it is the machine's. */
export function actingCard(fighter: Fighter): number {
  // CF-ABIL-116 (c): the card of passengers stays out of the sequence.
  if (isObject(fighter) || fighter.status === 'aboard') return NO_CARD
  return substitution(fighter)?.x ?? fighter.card
}

/** CF-MACHINE-12: the machine that a fighter is bound to, while it is in play and in the fighter's camp. */
export function machineOf(play: PlayState, man: Fighter): Fighter | undefined {
  const machine = man.serves === null ? undefined : fighter(play, man.serves)
  return machine && isStanding(machine) && machine.seat === man.seat ? machine : undefined
}

/** CF-MACHINE-12: fighters bound to a machine by the army list and still of its camp. */
export function servantsOf({ state }: PlayState, machine: Fighter): Fighter[] {
  return state.fighters.filter(
    (fighter) => fighter.serves === machine.id && fighter.seat === machine.seat && isStanding(fighter),
  )
}

/**
 * CF-MACHINE-12: a servant of the machine is never its substitute, whatever its effects, so that no fighter counts
 * twice.
 */
export function isSubstituteOf(man: Fighter, machine: Fighter): boolean {
  if (man.seat !== machine.seat || man.serves === machine.id) return false
  return substitution(man)?.source.bearer === machine.id
}

/** CF-MACHINE-13: in contact with the machine, and with no enemy. */
export function isCrewOf(play: PlayState, man: Fighter, machine: Fighter): boolean {
  return inContact(man, machine) && isFree(play, man)
}

/** CF-MACHINE-12, -13: the servants and substitutes that count towards the Crew value. */
export function crewOf(play: PlayState, machine: Fighter): Fighter[] {
  const substitutes = play.state.fighters.filter((fighter) => isStanding(fighter) && isSubstituteOf(fighter, machine))
  return [...servantsOf(play, machine), ...substitutes].filter((servant) => isCrewOf(play, servant, machine))
}

/** CF-MACHINE-07: the number of servants needed. */
export function crewNeeded(machine: Fighter): number {
  return profileOf(machine).machine?.crew ?? 0
}

/**
 * CF-MACHINE-12, -16, CF-CARD-27: whether a fighter meets the condition of the machine's card and its own card allows
 * it.
 */
export function qualifies(play: PlayState, man: Fighter, machine: Fighter): boolean {
  if (someWith(play, man, 'neverSubstitutes')) return false
  const condition = profileOf(machine).machine?.substitutes
  const { aim, dis, machine: engine } = profileOf(man)
  if (!condition || engine) return false
  return (aim ?? -1) >= condition.aim && (dis ?? -1) >= condition.dis
}
