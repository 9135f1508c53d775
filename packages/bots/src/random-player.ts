import { type Answer, type Arrange, optionsOf, type Place, Random } from '@fray/kernel'
import { arrangeByChance } from './arrangement-by-chance.ts'
import { pickOption, takes } from './option-by-chance.ts'
import type { Bot } from './player.ts'

/** A choice instead of placing or arranging is taken once in so many times, for each there is. */
const PLACING = 3

/**
 * Gives any legal answer. All options of a list have the same chance, but for those with a lower random weight; of
 * suggestions the first ones come up most.
 */
export function randomPlayer(seed: string): Bot {
  const random = Random.seeded(seed)
  return {
    name: 'random',
    choose: ({ decision }) =>
      decision.kind === 'pick' ? pickOption(decision.options, random).key : propose(decision, random),
  }
}

function propose(decision: Place | Arrange, random: Random): Answer {
  const instead = optionsOf(decision)
  if (random.between(0, instead.length - 1 + PLACING) < instead.length) {
    const option = random.pick(instead)
    if (takes(option, random)) return option.key
  }
  const proposal = decision.kind === 'place' ? suggested(decision, random) : arrangeByChance(decision, random)
  return proposal ?? pickOption(instead, random).key
}

/** Suggestions are worked out one by one, which takes time: at each an even chance decides whether to look further. */
function suggested(decision: Place, random: Random): Answer | undefined {
  let wanted = 1
  while (random.between(0, 1) === 0) wanted++
  return decision.suggest(wanted).slice(0, wanted).at(-1)
}
