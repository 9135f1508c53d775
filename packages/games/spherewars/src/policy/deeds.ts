import { type Answer, optionsOf } from '@fray/kernel'
import { registry } from '../ability.ts'
import { gapBetween } from '../ground/board.ts'
import { type Combatant, isStanding } from '../state.ts'
import { CONTACT, INCH, inches } from '../units.ts'
import { estimateGap, isInContact, type Question } from './outlook.ts'

/** The targets of a deed or spell and its range. */
interface Aiming {
  readonly aim: 'enemy' | 'friend' | 'either'
  readonly reach: number
}

/** SW-DEED-08, SW-SPELL-21: gets the targets and range of a deed or spell, or undefined if it needs no target. */
function aimingOf(id: string): Aiming | undefined {
  const { deed, spell } = registry.find(id) ?? {}
  if (deed && deed.aim !== 'own') return { aim: deed.aim, reach: deed.reach === 'contact' ? ARM : inches(deed.reach) }
  return spell && spell.aim !== 'own' ? { aim: spell.aim, reach: inches(spell.range) } : undefined
}

/** A deed in contact may have a long arm. */
const ARM = INCH

/** Finds the deed or spell that a target is chosen for, by its printed name. */
function reachNamed({ profile }: Combatant, name: unknown): number | undefined {
  const id = profile.abilities.find((ability) => registry.find(ability)?.name === name)
  return id === undefined ? undefined : aimingOf(id)?.reach
}

/** SW-ACT-04: fury is worth most where somebody is at hand, and nothing is aimed where nobody can be reached. */
export function proposeConcentration(question: Question): readonly Answer[] | undefined {
  const { state, decision } = question
  const actor = decision.figure === undefined ? undefined : state.combatants[decision.figure]
  if (!actor) return undefined
  const keys = optionsOf(decision).map(({ key }) => key)
  const actions = keys.filter((key) => key !== 'done' && hasTarget(question, actor, key))
  const hasActed = (state.acting?.deeds.length ?? 0) > 0
  return isInContact(question, actor) && !hasActed ? [...actions, 'done'] : ['done', ...actions]
}

function hasTarget(question: Question, actor: Combatant, id: string): boolean {
  const aiming = aimingOf(id)
  if (!aiming) return true
  return question.state.combatants.some((other) => {
    if (other.id === actor.id || !isStanding(other)) return false
    // A deed that reaches further than an arm is only for combatants out of contact.
    if (aiming.reach > ARM && other.side !== actor.side && gapBetween(actor, other) <= CONTACT) return false
    const isSought = aiming.aim === 'either' || (aiming.aim === 'friend') === (other.side === actor.side)
    return isSought && estimateGap(question, actor, other) <= aiming.reach
  })
}

/** SW-DEED-11, SW-SPELL-21: the dear and near targets first, none that is thought to be out of reach. */
export function proposeAims(question: Question): readonly Answer[] | undefined {
  const { state, decision } = question
  const actor = decision.figure === undefined ? undefined : state.combatants[decision.figure]
  if (!actor) return undefined
  const reach = reachNamed(actor, decision.prompt.args?.ability) ?? Number.POSITIVE_INFINITY
  const targets = optionsOf(decision).flatMap(({ key }) => {
    const target = state.combatants[Number(key)]
    return target ? [{ key, target, gap: estimateGap(question, actor, target) }] : []
  })
  const reached = targets.filter(({ gap }) => gap <= reach)
  return (reached.length > 0 ? reached : targets)
    .map(({ key, target, gap }) => ({ key, worth: (target.value + 1) / (inches(3) + gap) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key }) => key)
}
