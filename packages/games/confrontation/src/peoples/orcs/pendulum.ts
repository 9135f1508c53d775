import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { askToUse } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { actAtOnce } from '../../activation/immediate-actions.ts'
import { resolveOpposition } from '../../dice/opposition.ts'
import type { Test } from '../../dice/test.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { limits } from '../../limits.ts'
import { actingCard } from '../../machines/crew.ts'
import { mayAimPower, passesSpotting } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { camp, card, type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { artefact } from '../builders.ts'

const PENDULUM = 'the-pendulum-of-mesmerism'
const RULE = 'CF-REV-ORC-07'
const SWUNG = { id: PENDULUM, per: 'round' } as const
/** CF-REV-ORC-07: its reach. */
const REACH = 40 * CENTIMETRE

/** CF-REV-ORC-07: fighters of either camp, seen or not, that have not been activated in this round. */
function mesmerizableFighters(play: PlayState, bearer: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    return (
      fighter !== bearer &&
      !fighter.activated &&
      gapBetween(bearer, fighter) <= REACH &&
      mayAimPower(play, bearer, fighter)
    )
  })
}

/** CF-REV-ORC-07: when the bearer's card is played, before any action. */
const pendulum = artefact(PENDULUM, {
  active: true,
  *turnStart(play, bearer) {
    const able = mesmerizableFighters(play, bearer)
    if (able.length === 0 || limits.isSpent(play.state, bearer.uses, SWUNG)) return
    if (!(yield* askToUse(play, bearer, PENDULUM))) return
    const target = yield* pickFighter(play, bearer.seat, able, 'ask.mesmerized', [RULE])
    if (!(yield* passesSpotting(play, bearer, target, 'power'))) return
    limits.spend(play.state, bearer.uses, SWUNG)
    const test = { kind: 'initiative', rules: [RULE], difficulty: null, dice: 1 } as const
    const own: Test = { ...test, fighter: bearer, against: target }
    if ((yield* resolveOpposition(play, own, { ...test, fighter: target, against: bearer })) === 1) return
    play.log('mesmerized', { fighter: { figure: target.id } }, [RULE], { seat: bearer.seat, isOutcome: true })
    withdraw(play, bearer)
    yield* actAtOnce(play, target.seat, [target])
    yield* putBack(play, bearer)
  },
})

function withdraw({ state }: Play, bearer: Fighter): void {
  const { turn } = state
  if (turn) turn.pending = turn.pending.filter((id) => id !== bearer.id)
}

/** CF-REV-ORC-07: anywhere in the pile; the place is the player's secret. */
function* putBack(play: Play, bearer: Fighter): Procedure {
  const own = camp(play, bearer.seat)
  const id = actingCard(bearer)
  const place = yield* play.pick<number>({
    seat: bearer.seat,
    prompt: text('ask.put-back', { card: card(play, id).profile.name }),
    rules: [RULE],
    secret: true,
    options: Array.from({ length: own.pile.length + 1 }, (_, i): DecisionOption<number> => {
      return { key: String(i), text: text('option.put-back', { before: i }), value: i }
    }),
  })
  own.pile = own.pile.toSpliced(place, 0, id)
  play.log('put-back', { seat: { seat: bearer.seat }, card: card(play, id).profile.name }, [RULE], {
    seat: bearer.seat,
  })
}

define(pendulum)
