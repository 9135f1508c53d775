import { text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { wantsBetterResult } from '../../dice/reroll.ts'
import type { TestKind } from '../../dice/test.ts'
import { limits } from '../../limits.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import { xOf } from '../../traits.ts'
import { ability, addOwnEffect, askToUse, lasting, termOf } from '../builders.ts'
import { FIGHTERS_TESTS } from '../dice/rerolls.ts'

/** CF-ABIL-61: a magician's mana recovery is a test of POW, too. */
const LUCKY_TESTS: readonly TestKind[] = [...FIGHTERS_TESTS, 'incantation', 'countering', 'recovery', 'divination']

const LUCK = { id: 'luck', per: 'round' } as const

/** CF-ABIL-61: once a round a test is repeated; a passed one only if a better result has an effect. */
const luck = ability('luck', {
  *repeatsTest(play, test, result, bearer) {
    const { kind, difficulty } = test
    const { passed, failed } = result
    if (!LUCKY_TESTS.includes(kind) || limits.isSpent(play.state, bearer.uses, LUCK)) return null
    if (passed && !failed && difficulty !== null && !wantsBetterResult(test, result)) return null
    if (!(yield* askToUse(play, bearer, 'luck', text('note.luck')))) return null
    limits.spend(play.state, bearer.uses, LUCK)
    return 'as-it-falls'
  },
})

const RESOLUTION = { id: 'resolution', per: 'round' } as const
const RESOLUTE_TESTS: readonly TestKind[] = [...INITIATIVE, 'attack', 'defence', 'courage']

/** CF-ABIL-85: once a round X is added to one test, announced before it. */
const resolution = ability('resolution', {
  *beforeTest(play, { kind }, bearer, effect) {
    if (!RESOLUTE_TESTS.includes(kind) || limits.isSpent(play.state, bearer.uses, RESOLUTION)) return
    const x = xOf(bearer, 'resolution', effect)
    if (!(yield* askToUse(play, bearer, 'resolution', text('note.resolution', { x })))) return
    limits.spend(play.state, bearer.uses, RESOLUTION)
    addOwnEffect(play, bearer, 'resolute', 'resolution', 'test', x)
  },
})

const resolute = lasting('resolute', 'resolution', {
  finalResult: ({ tally }, _bearer, effect) => void tally.add(effect?.x ?? 0, termOf('resolution'), 'CF-ABIL-85'),
})

define(luck, resolution, resolute)
