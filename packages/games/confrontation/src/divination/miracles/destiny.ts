import { choice, type Procedure, text } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { characteristic, printedValue } from '../../characteristics.ts'
import { enchant, enchantment, INITIATIVE, onTests, termOfMystery } from '../../mystic/enchantment.ts'
import { camp, card, otherSeat, type Play } from '../../state.ts'
import { gainFaith } from '../faith.ts'
import { type Calling, defineReaction, miracle, type Variant } from '../miracle.ts'
import { ANSWERED, reactsToTest } from '../reactions.ts'
import {
  effectSourceOf,
  extraFaith,
  grantingMiracle,
  healDegrees,
  isHurt,
  lastingMiracle,
  plainDice,
} from './builders.ts'

/** CF-MIRACLE-21: the STR lost after every Attack test. */
const WEAKER = 2

miracle('chains-of-fury', {
  difficulty: (play, target) => characteristic(play, target, 'att').total + 2,
  effect: (play, calling) => immediately(() => void enchant(play, effectSourceOf(calling), calling.target, { x: 0 })),
})
enchantment('chains-of-fury', {
  afterTest: (play, { kind }, bearer, effect) =>
    immediately(() => {
      if (kind !== 'attack' || !effect) return
      const by = play.state.fighters[effect.source.bearer]!
      enchant(play, { id: 'chains-of-fury', by }, bearer, { x: (effect.x ?? 0) + WEAKER })
    }),
  characteristic: ({ play, which, tally }, bearer, effect) => {
    if (which !== 'str') return
    const lost = Math.min(effect?.x ?? 0, printedValue(play, bearer, 'str'))
    tally.add(0 - lost, termOfMystery('chains-of-fury'), 'CF-MIRACLE-21')
  },
})

/** CF-MIRACLE-22: allows a sustained defence even with more dice in attack. */
lastingMiracle(
  'shield-of-fervour',
  { sustainsAnyway: true },
  { difficulty: (play, target) => characteristic(play, target, 'def').total + 2 },
)

/** CF-MIRACLE-23: the defence is announced after the attack roll. */
lastingMiracle('instinct-of-the-warrior', { defendsAfterwards: true })

/** CF-MIRACLE-24: the lowest face that can be made void, and the points that the faithful gets for it. */
const HIGH = 5
const COMPENSATION = 4

miracle('whim-of-destiny', {
  onceOnly: true,
  effect: (play, { faithful }) => immediately(() => gainFaith(play, faithful, COMPENSATION, 'CF-MIRACLE-24')),
})
defineReaction('whim-of-destiny', {
  *voidsTest(play, test, faces, bearer) {
    if (!ANSWERED.includes(test.kind) || !faces.some((face) => face >= HIGH)) return false
    return yield* reactsToTest(play, bearer, 'whim-of-destiny', test)
  },
})

/** CF-MIRACLE-25: grants Ferocious. */
grantingMiracle('cleaver-of-destiny', 'ferocious')

/** CF-MIRACLE-26: the maximum that DEF adds to STR. */
const RAGE = 5

miracle('blind-rage', {
  difficulty: (play, target) => characteristic(play, target, 'def').total + 2,
  effect: (play, calling) =>
    immediately(() => {
      const x = Math.min(RAGE, characteristic(play, calling.target, 'def').total)
      enchant(play, effectSourceOf(calling), calling.target, { x })
    }),
})
enchantment('blind-rage', {
  amount: 'given',
  stage: { characteristic: 'limit' },
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'str') tally.add(effect?.x ?? 0, termOfMystery('blind-rage'), 'CF-MIRACLE-26')
    if (which === 'def') tally.cap(0, termOfMystery('blind-rage'), 'CF-MIRACLE-26')
  },
  failsTest: ({ kind }) => kind === 'defence',
})

/** CF-MIRACLE-27: the maximum bonus of Fervour. */
const MOST_SPIRIT = 6

lastingMiracle('spirit-of-war', onTests('spirit-of-war', INITIATIVE), {
  variants: (play, target) => {
    const difficulty = Math.max(3, 8 - printedValue(play, target, 'ini'))
    return Array.from({ length: MOST_SPIRIT }, (_, i): Variant => ({ x: i + 1, fervour: i + 1, difficulty }))
  },
})

/** CF-MIRACLE-28: heals one degree, or two for 3 points more. */
miracle('blood-of-the-earth', {
  mayTarget: (_play, target) => isHurt(target),
  difficulty: (play, target) => Math.max(6, characteristic(play, target, 'res').total),
  *effect(play, calling) {
    const points = yield* extraFaith(play, calling, [3])
    healDegrees(play, calling.target, points > 0 ? 2 : 1, 'CF-MIRACLE-28')
  },
})

/** CF-MIRACLE-29: does not affect the sequence of the approach. */
miracle('wind-of-disorder', {
  mayTarget: ({ state }, _target, { seat }) =>
    state.phase === 'strategic' && state.camps[otherSeat(seat)]!.pile.length > 0,
  *effect(play, calling) {
    const other = camp(play, otherSeat(calling.faithful.seat))
    const cards = other.pile.length
    const [face = 1] = cards === 1 ? [1] : yield* plainDice(play, calling, 1, cards, [calling.faithful.seat])
    // In the order of the list, so that its place in the pile stays secret.
    const id = other.pile.toSorted((a, b) => a - b)[face - 1]!
    const place = yield* choosePlace(play, calling, id)
    const rest = other.pile.filter((card) => card !== id)
    // Its player no longer knows the order of the cards.
    if (rest.length > 0) other.pileAsKnown ??= other.pile
    other.pile = place === 'top' ? [id, ...rest] : [...rest, id]
    const args = { seat: { seat: other.seat }, place: { text: text(`place.${place}`) } }
    play.log('sequence.moved', args, ['CF-MIRACLE-29'], { seat: calling.faithful.seat })
  },
})

function* choosePlace(play: Play, { faithful }: Calling, id: number): Procedure<'top' | 'bottom'> {
  play.reveal()
  const { profile } = card(play, id)
  play.log('sequence.seen', { card: profile.name }, ['CF-MIRACLE-29'], { seat: faithful.seat, only: [faithful.seat] })
  return yield* play.pick<'top' | 'bottom'>({
    seat: faithful.seat,
    figure: faithful.id,
    prompt: text('ask.card-place', { card: profile.name }),
    rules: ['CF-MIRACLE-29'],
    secret: true,
    options: [choice('top', text('place.top')), choice('bottom', text('place.bottom'))],
  })
}

/** CF-MIRACLE-30: grants Instinctive firing. */
grantingMiracle('mark-of-blood', 'instinctive-firing')
