import { Random } from '@fray/kernel'
import type { Bot } from '../player.ts'
import { saneAnswer } from './propose.ts'

interface PolicyOptions {
  readonly name: string
  /** By what share of a distance it is off, at most, where the rules forbid to measure. */
  readonly misjudgement: number
}

/** Does what the game's policy proposes first, without looking ahead. */
export function policyPlayer(seed: string, { name, misjudgement }: PolicyOptions): Bot {
  const random = Random.fromSeed(seed)
  return {
    name,
    choose: (sight) => {
      const { state, setup } = sight.imagine({ recording: false })
      return saneAnswer(sight.game, { state, setup, decision: sight.decision, random, misjudgement })
    },
  }
}
