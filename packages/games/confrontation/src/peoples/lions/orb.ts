import { accept, countIn, type Procedure, refuse, text } from '@fray/kernel'
import { addOwnEffect, effectOn, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { TestKind } from '../../dice/test.ts'
import {
  addPurses,
  amountOf,
  gemArgs,
  gemsIn,
  ICONS,
  keyOf,
  kindsIn,
  type Purse,
  paymentsOf,
  reserveOf,
  spendGems,
} from '../../incantation/mana.ts'
import { limits } from '../../limits.ts'
import { areEnemies, type Fighter, type Play, type PlayState } from '../../state.ts'
import { artefact, freeAction, isNear } from '../builders.ts'

const ORB = 'orb-of-the-immortals'
const RULE = 'CF-REV-LION-12'
const HOLDS = 10
const SHONE = { id: ORB, per: 'round' } as const
/** CF-REV-LION-12: the radius in cm for each number of gems. */
const AREAS = [
  { gems: 1, cm: 10 },
  { gems: 3, cm: 20 },
  { gems: 6, cm: 30 },
] as const

/** CF-REV-LION-12: stores gems before the mystic phase, and sheds a light that hinders enemies nearby. */
const orb = artefact(ORB, {
  aura: { gives: ['orb-dazzled'], reaches: dazzles },
  *phaseStart(play, bearer) {
    if (play.state.phase !== 'mystic') return
    const room = Math.min(HOLDS - gemsIn(bearer.stored), gemsIn(reserveOf(bearer)))
    if (room <= 0) return
    const laidBy = yield* chooseStored(play, bearer, room)
    if (gemsIn(laidBy) === 0) return
    bearer.stored = addPurses(bearer.stored, laidBy)
    const args = { fighter: { figure: bearer.id }, gems: gemsIn(laidBy), ...gemArgs(laidBy) }
    play.log('orb.stored', args, [RULE], { seat: bearer.seat })
  },
  actions: AREAS.map(({ gems, cm }) =>
    freeAction(ORB, {
      icon: 'dragon-orb',
      rules: [RULE],
      part: `orb-${gems}`,
      isOpen: ({ state }, bearer) => !limits.isSpent(state, bearer.uses, SHONE) && gemsIn(bearer.gems) >= gems,
      *use(play, bearer): Procedure {
        spendGems(bearer, yield* choosePrice(play, bearer, gems))
        limits.spend(play.state, bearer.uses, SHONE)
        addOwnEffect(play, bearer, 'orb-shining', ORB, 'round', cm)
        play.log('orb.shines', { fighter: { figure: bearer.id }, cm }, [RULE], { seat: bearer.seat, isOutcome: true })
      },
    }),
  ),
})

/** CF-REV-LION-12: the area moves with the bearer. */
function dazzles(_play: PlayState, bearer: Fighter, other: Fighter): boolean {
  const cm = effectOn(bearer, 'orb-shining')?.x
  return cm != null && areEnemies(bearer, other) && isNear(bearer, other, cm)
}

function* chooseStored(play: Play, bearer: Fighter, room: number): Procedure<Purse> {
  const reserve = reserveOf(bearer)
  const kinds = kindsIn(reserve)
  return yield* play.arrange<Purse>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.orb', { fighter: { figure: bearer.id }, room }),
    rules: [RULE],
    things: kinds.map((gem) => ({
      id: gem,
      text: text(`element.${gem}`),
      amount: amountOf(reserve, gem),
      icon: ICONS[gem],
    })),
    slots: [
      { id: 'orb', text: text('slot.orb'), icon: 'dragon-orb' },
      { id: 'kept', text: text('slot.kept'), icon: 'swap-bag' },
    ],
    check: (arrangement) => {
      const amounts = kinds.map((gem) => [gem, countIn(arrangement, 'orb', gem)] as const)
      const laidBy: Purse = Object.fromEntries(amounts.filter(([, amount]) => amount > 0))
      return gemsIn(laidBy) > room ? refuse(text('refused.orb', { room }), RULE) : accept(laidBy)
    },
    suggest: (wanted = 2) => {
      const all = kinds.map((gem): [string, number] => [gem, amountOf(reserve, gem)])
      const ways =
        gemsIn(reserve) <= room ? [{ slots: { orb: all } }, { slots: { kept: all } }] : [{ slots: { kept: all } }]
      return ways.slice(0, wanted)
    },
  })
}

function* choosePrice(play: Play, bearer: Fighter, gems: number): Procedure<Purse> {
  return yield* play.pick<Purse>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.orb-price', { fighter: { figure: bearer.id }, gems }),
    rules: [RULE],
    options: paymentsOf([{ gems, element: 'neutral' }], bearer.gems).map((price) => ({
      key: keyOf(price),
      text: text('option.orb-price', { gems, ...gemArgs(price) }),
      value: price,
    })),
  })
}

const shining = lasting('orb-shining', ORB, { shownAs: 'dragon-orb' })

const DAZZLED: readonly TestKind[] = ['initiative', 'agility', 'attack', 'defence']

const dazzled = lasting('orb-dazzled', ORB, {
  finalResult: ({ test, tally }) => {
    if (DAZZLED.includes(test.kind)) tally.add(-1, termOf(ORB), RULE)
  },
})

define(orb, shining, dazzled)
