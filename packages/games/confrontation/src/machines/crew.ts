import { abilities } from '../ability.ts'
import { inContact, isFree } from '../ground/bodies.ts'
import { type Effect, type Fighter, fighter, isStanding, type PlayState, profileOf } from '../state.ts'
import { someWith } from '../traits.ts'

/** CF-MACHINE-11: what lies on a substitute: whose doing it is is the machine, its number the machine's card. */
export const SUBSTITUTE = 'substitute'

function substitution({ effects }: Fighter): Effect | undefined {
  return effects.find(({ object }) => object === SUBSTITUTE)
}

/** CF-ABIL-89: whether it is a thing, which was built and is nobody's miniature. */
export function isObject({ effects }: Fighter): boolean {
  return effects.some(({ object }) => abilities.find(object)?.isObject === true)
}

/** CF-ABIL-89, -116: no card is called so. */
const NO_CARD = -1

/** CF-MACHINE-11: the card that activates a fighter: a substitute's is the machine's. */
export function actingCard(fighter: Fighter): number {
  // CF-ABIL-116 (c): the card of passengers stays out of the sequence.
  if (isObject(fighter) || fighter.status === 'aboard') return NO_CARD
  return substitution(fighter)?.x ?? fighter.card
}

/** CF-MACHINE-12: the machine that somebody is bound to, if it stands and is still of his camp. */
export function machineOf(play: PlayState, man: Fighter): Fighter | undefined {
  const machine = man.serves === null ? undefined : fighter(play, man.serves)
  return machine && isStanding(machine) && machine.seat === man.seat ? machine : undefined
}

/** CF-MACHINE-12: those bound to a machine by the army list who are still of its camp. */
export function servantsOf({ state }: PlayState, machine: Fighter): Fighter[] {
  return state.fighters.filter(
    (fighter) => fighter.serves === machine.id && fighter.seat === machine.seat && isStanding(fighter),
  )
}

/** CF-MACHINE-12: a servant of the machine is none of its substitutes, whatever lies on them: nobody counts twice. */
export function isSubstituteOf(man: Fighter, machine: Fighter): boolean {
  if (man.seat !== machine.seat || man.serves === machine.id) return false
  return substitution(man)?.source.bearer === machine.id
}

/** CF-MACHINE-13: in contact with the machine, and with no enemy. */
export function isCrewOf(play: PlayState, man: Fighter, machine: Fighter): boolean {
  return inContact(man, machine) && isFree(play, man)
}

/** CF-MACHINE-12, -13: the servants and substitutes who count towards the Crew value. */
export function crewOf(play: PlayState, machine: Fighter): Fighter[] {
  const substitutes = play.state.fighters.filter((fighter) => isStanding(fighter) && isSubstituteOf(fighter, machine))
  return [...servantsOf(play, machine), ...substitutes].filter((servant) => isCrewOf(play, servant, machine))
}

/** CF-MACHINE-07: how many it takes. */
export function crewNeeded(machine: Fighter): number {
  return profileOf(machine).machine?.crew ?? 0
}

/** CF-MACHINE-12, -16, CF-CARD-27: whether a fighter meets the condition that the machine's card sets, and his own does not bar him. */
export function qualifies(play: PlayState, man: Fighter, machine: Fighter): boolean {
  if (someWith(play, man, 'neverSubstitutes')) return false
  const condition = profileOf(machine).machine?.substitutes
  const { aim, dis, machine: engine } = profileOf(man)
  if (!condition || engine) return false
  return (aim ?? -1) >= condition.aim && (dis ?? -1) >= condition.dis
}
