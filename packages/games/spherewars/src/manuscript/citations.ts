import type {
  Arrangement,
  BarredOption,
  Decision,
  DecisionOption,
  ExplainedNumber,
  GameEvent,
  Json,
  Procedure,
  ProcedureRequest,
  Verdict,
} from '@fray/kernel'
import type { Play } from '../state.ts'

/**
 * Rules that both books have, by their ids in the later one, whose code the editions share: the Manuscript cites them
 * by its own ids. Rules that it borrows (SM-MISSING-01) keep the ids of the book they come from.
 */
export const citedInstead: Readonly<Record<string, string>> = {
  'SW-ACT-01': 'SM-ACT-01',
  'SW-ACT-04': 'SM-ACT-02',
  'SW-ATTACK-02': 'SM-PROFILE-09',
  'SW-CRIT-04': 'SM-CRIT-02',
  'SW-DEED-04': 'SM-FEAT-02',
  'SW-DEED-09': 'SM-FEAT-05',
  'SW-DEED-10': 'SM-FEAT-03',
  'SW-DEFAREA-16': 'SM-MELEE-02',
  'SW-DEPLOY-03': 'SM-DEPLOY-01',
  'SW-DEPLOY-04': 'SM-DEPLOY-02',
  'SW-DEPLOY-05': 'SM-DEPLOY-02',
  'SW-DEPLOY-06': 'SM-BAND-06',
  'SW-DEPLOY-08': 'SM-FIELD-04',
  'SW-DICE-10': 'SM-DICE-09',
  'SW-DICE-16': 'SM-DICE-07',
  'SW-DICE-17': 'SM-DICE-04',
  'SW-DICE-18': 'SM-DICE-07',
  'SW-DICE-19': 'SM-DICE-08',
  'SW-FATIGUE-01': 'SM-MULTI-04',
  'SW-FIELD-04': 'SM-FIELD-03',
  'SW-FIELD-13': 'SM-FIELD-03',
  'SW-MELEE-01': 'SM-MELEE-04',
  'SW-MELEE-03': 'SM-MULTI-03',
  'SW-MELEE-06': 'SM-MELEE-05',
  'SW-MELEE-08': 'SM-MELEE-06',
  'SW-MELEE-11': 'SM-MULTI-05',
  'SW-MOVE-07': 'SM-ACT-04',
  'SW-MOVE-14': 'SM-MELEE-01',
  'SW-MOVE-19': 'SM-MELEE-02',
  'SW-MOVE-22': 'SM-MELEE-02',
  'SW-PROFILE-10': 'SM-PROFILE-04',
  'SW-PROFILE-12': 'SM-PROFILE-06',
  'SW-PROFILE-14': 'SM-PROFILE-08',
  'SW-PROFILE-18': 'SM-PROFILE-11',
  'SW-SCENERY-05': 'SM-SCENERY-03',
  'SW-SCENERY-08': 'SM-SCENERY-05',
  'SW-SCENERY-09': 'SM-SCENERY-07',
  'SW-SCENERY-17': 'SM-TERRAIN-01',
  'SW-SCENERY-18': 'SM-SCENERY-07',
  'SW-SHOOT-06': 'SM-SHOOT-02',
  'SW-SPELL-32': 'SM-DICE-12',
  'SW-SPELL-41': 'SM-TURN-05',
  'SW-SUPPORT-01': 'SM-MULTI-01',
  'SW-TURN-09': 'SM-TURN-08',
  'SW-WOUND-10': 'SM-MELEE-07',
}

function own(rule: string): string {
  return citedInstead[rule] ?? rule
}

function manuscriptRules(rules: readonly string[]): readonly string[] {
  return rules.some((rule) => citedInstead[rule]) ? [...new Set(rules.map(own))] : rules
}

/** Runs rules so that all their events and decisions cite the Manuscript's own ids. */
export function* citing(play: Play, rules: Procedure): Procedure {
  const { events } = play
  let last = events.at(-1)
  let reply: unknown
  for (;;) {
    const step = rules.next(reply)
    // Events may have been removed for a seat that must not learn of them, so look for the last one.
    for (let i = last ? events.lastIndexOf(last) + 1 : 0; i < events.length; i++) events[i] = ownEvent(events[i]!)
    last = events.at(-1)
    if (step.done) return
    reply = yield ownRequest(step.value)
  }
}

function ownEvent(event: GameEvent): GameEvent {
  const { rules, numbers } = event
  return { ...event, rules: manuscriptRules(rules), ...(numbers ? { numbers: numbers.map(ownNumber) } : {}) }
}

function ownNumber(number: ExplainedNumber): ExplainedNumber {
  const terms = number.terms.map((term) => (term.rule === undefined ? term : { ...term, rule: own(term.rule) }))
  return { ...number, terms }
}

function ownRequest(request: ProcedureRequest): ProcedureRequest {
  if (request.kind === 'simultaneous') {
    return { ...request, parts: request.parts.map(({ seat, procedure }) => ({ seat, procedure: ownPart(procedure) })) }
  }
  if (request.kind === 'roll') return { ...request, rules: manuscriptRules(request.rules) }
  return ownDecision(request)
}

/** Cites its own rules in the decisions of a secret part. Its log entries come to light with the others' events. */
function* ownPart<T>(part: Procedure<T>): Procedure<T> {
  let step = part.next()
  while (!step.done) step = part.next(yield ownRequest(step.value))
  return step.value
}

function ownDecision(decision: Decision): Decision {
  const { whyNot } = decision
  if (!whyNot) return ownChoices(decision)
  const refusal = (key: string) => {
    const why = whyNot(key)
    return why && { ...why, rules: manuscriptRules(why.rules) }
  }
  return { ...ownChoices(decision), whyNot: refusal }
}

function ownChoices(decision: Decision): Decision {
  const rules = manuscriptRules(decision.rules)
  if (decision.kind === 'pick') {
    const { options, barred } = decision
    return { ...decision, rules, options: options.map(ownOption), ...(barred ? { barred: barred.map(ownOption) } : {}) }
  }
  const { alternatives } = decision
  const others = alternatives ? { instead: alternatives.map(ownOption) } : {}
  if (decision.kind === 'arrange') {
    return {
      ...decision,
      rules,
      ...others,
      check: (arrangement: Arrangement) => ownVerdict(decision.check(arrangement)),
    }
  }
  return { ...decision, rules, ...others, check: (proposal: Json) => ownVerdict(decision.check(proposal)) }
}

function ownOption<T extends DecisionOption | BarredOption>(option: T): T {
  return option.rules ? { ...option, rules: manuscriptRules(option.rules) } : option
}

function ownVerdict<P>(verdict: Verdict<P>): Verdict<P> {
  return verdict.ok ? verdict : { ...verdict, rules: manuscriptRules(verdict.rules) }
}
