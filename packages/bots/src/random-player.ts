import { type Answer, type ArrangeDecision, optionsOf, type PlaceDecision, Random } from '@fray/kernel'
import type { Bot } from './player.ts'
import { randomArrangement } from './random-arrangement.ts'
import { isTaken, pickOption } from './random-option.ts'

/** The alternatives of a place or arrange decision are each taken one time in this many. */
const ALTERNATIVE_ONE_IN = 3

/**
 * Gives a random legal answer. All options of a list are equally likely, except those with a lower random weight;
 * earlier suggestions are likelier than later ones.
 */
export function randomPlayer(seed: string): Bot {
  const random = Random.fromSeed(seed)
  return {
    name: 'random',
    choose: ({ decision }) =>
      decision.kind === 'pick' ? pickOption(decision.options, random).key : propose(decision, random),
  }
}

function propose(decision: PlaceDecision | ArrangeDecision, random: Random): Answer {
  const instead = optionsOf(decision)
  if (random.between(0, instead.length - 1 + ALTERNATIVE_ONE_IN) < instead.length) {
    const option = random.pick(instead)
    if (isTaken(option, random)) return option.key
  }
  const proposal = decision.kind === 'place' ? pickSuggestion(decision, random) : randomArrangement(decision, random)
  return proposal ?? pickOption(instead, random).key
}

/** Picks a suggestion. Each takes time to compute, so after each one a coin toss decides whether to continue. */
function pickSuggestion(decision: PlaceDecision, random: Random): Answer | undefined {
  let wanted = 1
  while (random.between(0, 1) === 0) wanted++
  return decision.suggest(wanted).slice(0, wanted).at(-1)
}
