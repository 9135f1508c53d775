import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, lasting, termOf } from '../../abilities/builders.ts'
import { type Ability, define } from '../../ability.ts'
import type { Characteristic } from '../../armies/cards/profile.ts'
import { spellNamed } from '../../armies/extras/armoury.ts'
import { limits } from '../../limits.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../../state.ts'
import { artefact, fightersNear, freeAction } from '../builders.ts'

const HORN = 'gorok-s-horn'
const RULE = 'CF-REV-ORC-03'
const BLOWN = { id: HORN, per: 'round' } as const
/** CF-REV-ORC-03: the radius in cm. */
const HEARD = 15

/** CF-REV-ORC-03: a point for every friendly Amok slayer within earshot, the bearer included. */
function awakenedOrcs(play: PlayState, bearer: Fighter): number {
  return fightersNear(play, bearer, HEARD).filter((fighter) => {
    return fighter === bearer || (fighter.seat === bearer.seat && profileOf(fighter).id === 'orcs-amok-slayer')
  }).length
}

/** CF-REV-ORC-03: what points buy until the end of the round. */
interface Awakening {
  readonly id: string
  readonly points: number
  readonly hooks: Omit<Ability, 'id' | 'name' | 'rule'>
}

const AWAKENINGS: readonly Awakening[] = [
  {
    ...{ id: 'instinct', points: 1 },
    hooks: { cheapensSpell: (spell) => (spellNamed(spell)?.paths.includes('instinctive') ? 1 : 0) },
  },
  { ...{ id: 'strength', points: 2 }, hooks: raising('str') },
  { ...{ id: 'hide', points: 2 }, hooks: raising('res') },
  { ...{ id: 'blood', points: 3 }, hooks: { grants: ['immunity-exceptional-wounds'] } },
]

function raising(raised: Characteristic): Pick<Ability, 'characteristic'> {
  return {
    characteristic: ({ which, tally }) => {
      if (which === raised) tally.add(2, termOf(HORN), RULE)
    },
  }
}

/** CF-REV-ORC-03: points that are not spent at once are lost. */
const horn = artefact(HORN, {
  actions: [
    freeAction(HORN, {
      icon: 'hunting-horn',
      rules: [RULE],
      isOpen: ({ state }, bearer) => !limits.isSpent(state, bearer.uses, BLOWN),
      *use(play, bearer) {
        limits.spend(play.state, bearer.uses, BLOWN)
        let left = awakenedOrcs(play, bearer)
        let open = AWAKENINGS
        for (;;) {
          const chosen = yield* chooseAwakening(play, bearer, left, open)
          if (!chosen) return
          left -= chosen.points
          open = open.filter((awakening) => awakening !== chosen)
          addOwnEffect(play, bearer, awakening(chosen), HORN, 'round')
        }
      },
    }),
  ],
})

function awakening({ id }: Awakening): string {
  return `awakened-${id}`
}

function* chooseAwakening(
  play: Play,
  bearer: Fighter,
  points: number,
  open: readonly Awakening[],
): Procedure<Awakening | null> {
  const payable = open.filter((awakening) => awakening.points <= points)
  if (payable.length === 0) return null
  const option = (awakening: Awakening): DecisionOption<Awakening> => {
    return {
      key: awakening.id,
      text: text(`option.awakening.${awakening.id}`, { points: awakening.points }),
      value: awakening,
    }
  }
  const none: DecisionOption<null> = { key: 'none', text: text('option.awakening.none'), value: null }
  return yield* play.pick<Awakening | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.awakening', { fighter: { figure: bearer.id }, points }),
    rules: [RULE],
    options: [...payable.map(option), none],
  })
}

define(horn, ...AWAKENINGS.map((other) => lasting(awakening(other), HORN, { shownAs: 'hunting-horn', ...other.hooks })))
