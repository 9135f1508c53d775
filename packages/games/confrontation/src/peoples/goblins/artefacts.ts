import { addOwnEffect, askToUse, effectOn, lasting, removeEffect, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { artefact } from '../builders.ts'

/** CF-REV-GOBLIN-07: grants Authority and Rallying cry. */
const bell = artefact('the-bell-of-the-god-rat', { grants: ['authority', 'rallying-cry'] })

/** CF-REV-GOBLIN-09: its noise prevents answers to the bearer's attacks, and Scout. */
const chimingArmour = artefact('the-chiming-armour', { suspends: ['scout'], cannotBeAnswered: () => true })

/** CF-REV-GOBLIN-10: DIS +2 as if printed. */
const sceptre = artefact('the-sceptre-of-communion', { prints: (which) => (which === 'dis' ? 2 : 0) })

const TZUNAMI = 'tzunami'

/** CF-REV-GOBLIN-16: attacks under fury cannot be answered, and the bearer may calm down after the Initiative. */
const tzunami = artefact(TZUNAMI, {
  cannotBeAnswered: (_play, bearer) => effectOn(bearer, 'furious') !== undefined,
  *beforePlacing(play, _fight, bearer) {
    if (!effectOn(bearer, 'furious') || !(yield* askToUse(play, bearer, TZUNAMI))) return
    removeEffect(bearer, 'furious')
    addOwnEffect(play, bearer, 'wave-broken', TZUNAMI, 'combat')
    addOwnEffect(play, bearer, 'calmed-down', TZUNAMI, 'round')
  },
})

/** CF-REV-GOBLIN-16: what renouncing costs in this combat. */
const waveBroken = lasting('wave-broken', TZUNAMI, {
  finalResult: ({ test, tally }) => {
    if (test.kind === 'attack') tally.add(-1, termOf(TZUNAMI), 'CF-REV-GOBLIN-16')
  },
  damage: ({ tally }) => void tally.add(-1, termOf(TZUNAMI), 'CF-REV-GOBLIN-16'),
})

/** CF-REV-GOBLIN-16: no fury again in this round, even if an effect forces it. */
const calmedDown = lasting('calmed-down', TZUNAMI, { suspends: ['war-fury', 'furious'] })

define(bell, chimingArmour, sceptre, tzunami, waveBroken, calmedDown)
