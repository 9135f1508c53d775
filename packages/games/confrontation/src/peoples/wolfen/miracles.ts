import { isWolfen } from '../../command/savagery.ts'
import type { Test, TestKind } from '../../dice/test.ts'
import { type FaithfulRank, rankOf } from '../../divination/faith.ts'
import { miracle } from '../../divination/miracle.ts'
import { effectSourceOf, plainDice } from '../../divination/miracles/builders.ts'
import { enchant, enchantment, termOfMystery } from '../../mystic/enchantment.ts'
import type { Effect, Fighter } from '../../state.ts'
import { barToSummoning, maySummon, type Summoning, summon } from '../../summoning/summoning.ts'

const OMEN = 'blind-omen'

/** CF-REV-WOLFEN-08: the tests it affects; others do not change. */
const OMENED: readonly TestKind[] = [
  ...(['initiative', 'agility', 'attack', 'defence', 'aim', 'courage', 'discipline', 'tactical'] as const),
  ...(['incantation', 'countering', 'recovery', 'divination'] as const),
]
/** CF-REV-WOLFEN-08: the faces in pairs, and their effects. */
const [ILL, GOOD, BRIGHT] = [0, 1, 2]

miracle(OMEN, {
  mayTarget: (_play, target) => isWolfen(target),
  *effect(play, calling) {
    const [face = 1] = yield* plainDice(play, calling, 1)
    enchant(play, effectSourceOf(calling), calling.target, { x: Math.ceil(face / 2) - 1 })
  },
})

function bears({ kind }: Test, effect: Effect | null, ...omens: (number | undefined)[]): boolean {
  return OMENED.includes(kind) && omens.includes(effect?.x ?? undefined)
}

enchantment(OMEN, {
  shownAs: 'moon',
  neverRerolls: (_play, test, _bearer, effect) => test !== null && bears(test, effect, ILL),
  finalResult: ({ tally, test }, _bearer, effect) => {
    if (bears(test, effect, GOOD, BRIGHT)) tally.add(1, termOfMystery(OMEN), 'CF-REV-WOLFEN-08')
  },
  onesCount: (test, _bearer, effect) => bears(test, effect, BRIGHT),
})

const ANIMAE = 'sylvan-animae-summoning'
/** CF-REV-WOLFEN-01: calls in a round. */
const CALLS: Readonly<Record<FaithfulRank, number>> = { devout: 1, zealot: 2, dean: 3, avatar: 4 }

/** CF-REV-WOLFEN-01: one sylvan animae for each call, in front of the faithful. */
miracle(ANIMAE, {
  calls: (faithful) => CALLS[rankOf(faithful)],
  mayTarget: (play, _target, faithful) => maySummon(play, animaeOf(faithful)),
  bar: (play, faithful) => barToSummoning(play, animaeOf(faithful)),
  *effect(play, { faithful }) {
    yield* summon(play, animaeOf(faithful))
  },
})

function animaeOf(summoner: Fighter): Summoning {
  return { summoner, who: 'wolfen-sylvan-animae', within: 10, inView: true, cause: ANIMAE, rule: 'CF-REV-WOLFEN-01' }
}
