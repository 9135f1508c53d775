import { text } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import type { SecondChance } from '../../dice/second-chance.ts'
import type { TestKind } from '../../dice/test.ts'
import { defineReaction, miracle } from '../../divination/miracle.ts'
import { ANSWERED, reactsToTest } from '../../divination/reactions.ts'

const FAVOUR = 'favour-of-danu'
const FAVOURED: readonly TestKind[] = [
  ...ANSWERED,
  ...(['divination', 'incantation', 'countering', 'recovery'] as const),
]

/** CF-REV-SESSAIR-09: a single die and −1, for any first roll. */
const SINGLE_DIE: SecondChance = { dice: 1, added: -1, term: text('term.favour'), rule: 'CF-REV-SESSAIR-09' }

miracle(FAVOUR, { unlimited: true, effect: () => immediately(() => {}) })
defineReaction(FAVOUR, {
  *givesSecondChance(play, test, bearer) {
    // The call itself is never repeated by it.
    if (!FAVOURED.includes(test.kind) || test.miracle === FAVOUR) return null
    return (yield* reactsToTest(play, bearer, FAVOUR, test)) ? SINGLE_DIE : null
  },
})
