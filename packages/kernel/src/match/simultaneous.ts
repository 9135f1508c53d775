import type { Decision } from '../decisions/decision.ts'
import { RuleFault } from '../input/errors.ts'
import type { GameEvent } from './event.ts'
import type { Procedure, ProcedureRequest, SimultaneousPart } from './procedure.ts'

/** Secret parts under way: seats choose at once, and nobody learns anything before all have chosen. */
export class SimultaneousRun {
  /** The procedure that waits for all of them. */
  readonly procedure: Procedure<unknown>
  readonly parts: readonly SimultaneousPart[]
  /** The number of answers when it began. */
  readonly answerCount: number
  /** Its number among those that began after the same answer and the same savepoint. */
  readonly number: number
  /** What each part came to. */
  readonly results: unknown[] = []
  /** What each part logged, held back until all have chosen. */
  readonly #heldBack: readonly GameEvent[][]

  constructor(procedure: Procedure<unknown>, parts: readonly SimultaneousPart[], answerCount: number, number: number) {
    this.procedure = procedure
    this.parts = parts
    this.answerCount = answerCount
    this.number = number
    this.#heldBack = parts.map(() => [])
  }

  /** All that was held back, in the order of the parts. */
  get heldBackEvents(): readonly GameEvent[] {
    return this.#heldBack.flat()
  }

  /** Whether a part has ended. Its seat may still be asked a formality, so that others do not notice. */
  hasEnded(index: number): boolean {
    return index in this.results
  }

  /** Lets a part go on until it asks its seat again; undefined when it has ended. Takes the events it logs. */
  advance(index: number, reply: unknown, events: GameEvent[]): Decision | undefined {
    const part = this.parts[index] as SimultaneousPart
    const before = events.length
    const step = part.procedure.next(reply)
    this.#heldBack[index]?.push(...events.splice(before))
    if (!step.done) return expectOwnDecision(part, step.value)
    this.results[index] = step.value
    return undefined
  }
}

/** A secret choice of one seat reveals nothing to others, so it may neither roll dice nor ask them. */
function expectOwnDecision({ seat }: SimultaneousPart, request: ProcedureRequest): Decision {
  if (request.kind === 'roll' || request.kind === 'simultaneous') {
    throw new RuleFault(`a secret choice of seat ${seat} asked for a ${request.kind}`)
  }
  if (request.seat === seat) return request
  throw new RuleFault(`a secret choice of seat ${seat} asked seat ${request.seat}`)
}
