import { candidates } from '@fray/bots'
import { type Answer, type Match, Random, type Seat } from '@fray/kernel'
import * as Comlink from 'comlink'
import type { Bot, Terms } from './match-host.ts'
import type { BotKind } from './protocol.ts'
import type { Thinker } from './thinker.ts'

/** Longer than this nobody waits for a bot: it must answer without thinking. */
const PATIENCE = 6000

/** Bots think in a thread of their own, so that the match answers persons meanwhile. */
export class BotThread {
  readonly #open: () => Worker
  #worker: Worker | undefined
  #thinker: Comlink.Remote<Thinker> | undefined

  constructor(open: () => Worker) {
    this.#open = open
  }

  /** The bot that sits at a seat. It is given what its seat sees and nothing more. */
  bot(kind: BotKind, seed: string): Bot {
    const random = Random.seeded(seed)
    return async (match, seat, terms) => {
      const answer = await this.#within(PATIENCE, this.#think(kind, seed, match as Match, seat, terms))
      return answer ?? hasty(match as Match, seat, random)
    }
  }

  #think(kind: BotKind, seed: string, match: Match, seat: Seat, terms: Terms): Promise<Answer | undefined> {
    const { origin, fallen } = terms
    const answers = match.answers.map((given) => [given.seat, given.answer] as const)
    const record = { game: match.game.id, origin, seed: terms.seed, ...(fallen ? { fallen } : {}), answers }
    return this.#ready.choose({ kind, seed, seat, record })
  }

  get #ready(): Comlink.Remote<Thinker> {
    this.#worker ??= this.#open()
    this.#thinker ??= Comlink.wrap<Thinker>(this.#worker)
    return this.#thinker
  }

  /** What is thought in time; a thread that takes longer is given up. */
  async #within(time: number, thought: Promise<Answer | undefined>): Promise<Answer | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        this.#worker?.terminate()
        this.#worker = this.#thinker = undefined
        resolve(undefined)
      }, time)
    })
    const answer = await Promise.race([thought, late])
    clearTimeout(timer)
    return answer
  }
}

/** The rules' best suggestion for a place, anything for a pick. */
function hasty(match: Match, seat: Seat, random: Random): Answer {
  const decision = match.decisionOf(seat)
  if (!decision) throw new Error(`seat ${seat} has nothing to decide`)
  const suggested = decision.kind === 'place' ? decision.suggest()[0] : undefined
  return suggested ?? random.pick(candidates(decision))
}
