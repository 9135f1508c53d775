import { type Answer, type DecisionOption, optionsOf } from '@fray/kernel'
import { type Combatant, isStanding } from '../state.ts'
import { inches } from '../units.ts'
import { estimateGap, type Question } from './outlook.ts'

/** SW-ORDER-18: how far an order carries, for anybody without a gift for it. */
const ORDER_REACH = inches(5)

/** Passes first, then what can make a difference now. */
export function proposePass(question: Question): readonly Answer[] {
  const { decision } = question
  const pass = decision.interruption!.pass
  const isHeard = partiesOf(question).some((party) => isHeardBySomeone(question, party))
  const useful = optionsOf(decision).filter(
    (option) => option.key !== pass && option.reaction?.matters() !== false && (isHeard || !isOrder(option)),
  )
  return [pass, ...useful.map(({ key }) => key)]
}

function isOrder({ reaction }: DecisionOption): boolean {
  return reaction?.source.startsWith('order:') ?? false
}

/** The combatants of the asked seat that act or are aimed at: orders to others hardly ever matter. */
function partiesOf({ state, decision }: Question): Combatant[] {
  const { acting, target } = decision.prompt.args ?? {}
  return [acting, target].flatMap((party) => {
    const found = typeof party === 'object' && 'figure' in party ? state.combatants[party.figure] : undefined
    return found && state.bands[found.band]?.seat === decision.seat ? [found] : []
  })
}

/** SW-ORDER-18, -19: an order to somebody too far to hear it is wasted. */
export function proposeRecipients(question: Question): readonly Answer[] | undefined {
  const { state, decision } = question
  const usual = decision.defaultAnswer?.()
  const heard = optionsOf(decision).flatMap(({ key }) => {
    const recipient = state.combatants[Number(key)]
    return recipient && isHeardBySomeone(question, recipient) ? [key] : []
  })
  return heard.sort((a, b) => Number(b === usual) - Number(a === usual)).slice(0, 3)
}

export function proposeIssuers({ decision }: Question): readonly Answer[] | undefined {
  const usual = decision.defaultAnswer?.()
  return usual === undefined ? undefined : [usual]
}

function isHeardBySomeone(question: Question, combatant: Combatant): boolean {
  const { state, decision } = question
  return state.bands.some(({ leader, seat }) => {
    const issuer = leader === null || seat !== decision.seat ? undefined : state.combatants[leader]
    if (!issuer || !isStanding(issuer)) return false
    return issuer.id === combatant.id || estimateGap(question, issuer, combatant) <= ORDER_REACH
  })
}
