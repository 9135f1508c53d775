import { accept, type Procedure, text } from '@fray/kernel'
import { effectOn, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { limits } from '../../limits.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../../state.ts'
import { addEffectTo } from '../apply-effect.ts'
import { artefact, fightersNear, freeAction } from '../builders.ts'

const BILLHOOK = 'the-billhook-of-thorns'
const RULE = 'CF-REV-SESSAIR-06'
/** CF-REV-SESSAIR-06: points of STR in a round, and their reach in cm. */
const POINTS = { id: BILLHOOK, per: 'round', times: 5 } as const
const REACH = 10

/** CF-REV-SESSAIR-06: Kelts of either clan. */
const KELTS = ['sessairs', 'drune']

/** CF-REV-SESSAIR-06: its points may be given before and after moving. */
const billhook = artefact(BILLHOOK, {
  actions: [
    freeAction(BILLHOOK, {
      icon: 'muscle-up',
      rules: [RULE],
      isOpen: (play, bearer) => !limits.isSpent(play.state, bearer.uses, POINTS),
      use: share,
    }),
  ],
})

function receiversOf(play: PlayState, bearer: Fighter): Fighter[] {
  return fightersNear(play, bearer, REACH).filter((fighter) => {
    return fighter === bearer || (fighter.seat === bearer.seat && KELTS.includes(profileOf(fighter).people))
  })
}

type Shares = readonly (readonly [Fighter, number])[]

function* share(play: Play, bearer: Fighter): Procedure {
  for (const [receiver, points] of yield* chooseShares(play, bearer)) {
    for (let i = 0; i < points; i++) limits.spend(play.state, bearer.uses, POINTS)
    const x = (effectOn(receiver, 'thorns')?.x ?? 0) + points
    addEffectTo(play, receiver, 'thorns', { bearer: bearer.id, object: BILLHOOK }, 'round', x)
    play.log('billhook', { fighter: { figure: receiver.id }, points }, [RULE], { seat: bearer.seat })
  }
}

/** CF-REV-SESSAIR-06: without a limit for one fighter; remaining points may be given later in the round. */
function* chooseShares(play: Play, bearer: Fighter): Procedure<Shares> {
  const left = limits.left(play.state, bearer.uses, POINTS)
  const receivers = receiversOf(play, bearer)
  const slots = receivers.map((receiver) => ({
    id: String(receiver.id),
    text: text('named', { fighter: { figure: receiver.id } }),
    figure: receiver.id,
  }))
  return yield* play.arrange<Shares>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.billhook', { fighter: { figure: bearer.id }, points: left }),
    rules: [RULE],
    things: [{ id: 'point', text: text('billhook-point'), amount: left, icon: 'muscle-up' }],
    slots: [...slots, { id: 'kept', text: text('slot.billhook-kept') }],
    check: (arrangement) => {
      const shares = receivers.map((receiver) => {
        const points = arrangement[String(receiver.id)] ?? []
        return [receiver, points.reduce((sum, { count }) => sum + count, 0)] as const
      })
      return accept(shares.filter(([, points]) => points > 0))
    },
    suggest: (wanted = receivers.length) =>
      receivers.slice(0, wanted).map(({ id }) => ({ slots: { [String(id)]: [['point', left]] } })),
  })
}

const thorns = lasting('thorns', BILLHOOK, {
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'str') tally.add(effect?.x ?? 0, termOf(BILLHOOK), RULE)
  },
})

define(billhook, thorns)
