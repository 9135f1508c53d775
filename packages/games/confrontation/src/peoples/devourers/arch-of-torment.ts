import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, immediately, lasting } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { RANKS, type Rank } from '../../armies/cards/profile.ts'
import { gainFaith } from '../../divination/faith.ts'
import { healOne, isHurt } from '../../incantation/spells/builders.ts'
import { limits } from '../../limits.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../../state.ts'
import { xOf } from '../../traits.ts'
import { artefact, fightersNear, isNear, isOfArmy } from '../builders.ts'

const ARCH = 'the-arch-of-torment'
const RULE = 'CF-REV-DEVOURER-01'

/** CF-REV-DEVOURER-01: cm of Leadership, cm of the area, counters at the beginning and at most. */
const LEADERSHIP = 10
const AREA = 15
const FIRST = 3
const MOST = 20
/** CF-REV-DEVOURER-03: cm by which the area grows each time. */
const GROWTH = 2.5

function counters(bearer: Fighter): number {
  return effectOn(bearer, 'torment')?.x ?? FIRST
}

function setCounters(play: Play, bearer: Fighter, count: number): void {
  addOwnEffect(play, bearer, 'torment', ARCH, 'game', Math.min(MOST, count))
}

/** The radius of the area in cm. */
function area(bearer: Fighter): number {
  return AREA + GROWTH * (effectOn(bearer, 'arch-grown')?.x ?? 0)
}

/** CF-REV-DEVOURER-02 to -05: what counters are spent on. */
interface Power {
  readonly id: string
  readonly rule: string
  readonly price: number
  isOpen(play: PlayState, bearer: Fighter): boolean
  use(play: Play, bearer: Fighter): Procedure
}

function listeners(play: PlayState, bearer: Fighter): Fighter[] {
  return fightersNear(play, bearer, area(bearer)).filter((fighter) => {
    return fighter.seat === bearer.seat && profileOf(fighter).faith?.cult === 'Vile-Tis'
  })
}

/** CF-REV-DEVOURER-02: gives a friendly faithful of Vile-Tis a point of faith. */
const echo: Power = {
  ...{ id: 'echo', rule: 'CF-REV-DEVOURER-02', price: 1 },
  isOpen: (play, bearer) => listeners(play, bearer).length > 0,
  *use(play, bearer) {
    const faithful = yield* pickFighter(play, bearer.seat, listeners(play, bearer), 'ask.arch-echo', [echo.rule])
    gainFaith(play, faithful, 1, echo.rule)
  },
}

/** CF-REV-DEVOURER-03: widens the area for the rest of the game. */
const aura: Power = {
  ...{ id: 'aura', rule: 'CF-REV-DEVOURER-03', price: 2 },
  isOpen: () => true,
  use: (play, bearer) =>
    immediately(
      () => void addOwnEffect(play, bearer, 'arch-grown', ARCH, 'game', (effectOn(bearer, 'arch-grown')?.x ?? 0) + 1),
    ),
}

function patients(play: PlayState, bearer: Fighter): Fighter[] {
  return fightersNear(play, bearer, area(bearer)).filter((fighter) => {
    return fighter.seat === bearer.seat && (fighter === bearer || isOfArmy(fighter, 'devourers')) && isHurt(fighter)
  })
}

/** CF-REV-DEVOURER-04: heals the bearer or a Devourer in the area by one degree. */
const blood: Power = {
  ...{ id: 'blood', rule: 'CF-REV-DEVOURER-04', price: 3 },
  isOpen: (play, bearer) => patients(play, bearer).length > 0,
  *use(play, bearer) {
    const patient = yield* pickFighter(play, bearer.seat, patients(play, bearer), 'ask.arch-blood', [blood.rule])
    healOne(play, patient, blood.rule)
  },
}

const ONCE = { id: 'arch-spirit', per: 'game' } as const

/** CF-REV-DEVOURER-05: once a game, against one rank for the rest of it. */
const spirit: Power = {
  ...{ id: 'spirit', rule: 'CF-REV-DEVOURER-05', price: 5 },
  isOpen: ({ state }, bearer) => !limits.isSpent(state, bearer.uses, ONCE),
  *use(play, bearer) {
    limits.spend(play.state, bearer.uses, ONCE)
    const rank = yield* chooseRank(play, bearer)
    addOwnEffect(play, bearer, 'arch-spirit', ARCH, 'game', RANKS.indexOf(rank))
  },
}

function* chooseRank(play: Play, bearer: Fighter): Procedure<Rank> {
  return yield* play.pick<Rank>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.arch-rank', { fighter: { figure: bearer.id } }),
    rules: [spirit.rule],
    options: RANKS.map((rank) => ({ key: rank, text: text(`rank.${rank}`), value: rank })),
  })
}

/** CF-REV-DEVOURER-05: works as Bane does (CF-ABIL-08). */
const spiritOfTheArch = lasting('arch-spirit', ARCH, {
  shiftsLine: (_play, { by, victim }, bearer, effect) =>
    by === bearer && RANKS.indexOf(profileOf(victim).rank) === effect?.x ? 1 : 0,
})

const POWERS: readonly Power[] = [echo, aura, blood, spirit]

/** CF-REV-DEVOURER-01: counters for each death in the area, spent when an activation or a combat phase begins. */
const arch = artefact(ARCH, {
  leadershipAura: (bearer) => xOf(bearer, 'leadership', null) + LEADERSHIP,
  onEliminationOf: (play, victim, bearer) =>
    immediately(() => {
      if (isNear(bearer, victim, area(bearer))) setCounters(play, bearer, counters(bearer) + 1)
    }),
  *phaseStart(play, bearer) {
    if (play.state.phase !== 'activation' && play.state.phase !== 'frays') return
    for (;;) {
      const power = yield* choosePower(play, bearer)
      if (!power) return
      setCounters(play, bearer, counters(bearer) - power.price)
      const args = { fighter: { figure: bearer.id }, power: { text: text(`arch-power.${power.id}`) } }
      play.log('arch', { ...args, left: counters(bearer) }, [power.rule, RULE], { seat: bearer.seat })
      yield* power.use(play, bearer)
    }
  },
})

function* choosePower(play: Play, bearer: Fighter): Procedure<Power | null> {
  const open = POWERS.filter((power) => power.price <= counters(bearer) && power.isOpen(play, bearer))
  if (open.length === 0) return null
  const option = (power: Power): DecisionOption<Power> => ({
    key: power.id,
    text: text('option.arch-power', { power: { text: text(`arch-power.${power.id}`) }, price: power.price }),
    rules: [power.rule],
    value: power,
  })
  return yield* play.pick<Power | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.arch-power', { fighter: { figure: bearer.id }, counters: counters(bearer) }),
    rules: [RULE],
    defaultAnswer: () => 'none',
    options: [...open.map(option), { key: 'none', text: text('option.arch-none'), icon: 'hand', value: null }],
  })
}

const torment = lasting('torment', ARCH, { shownAs: 'tribal-pendant' })
const grown = lasting('arch-grown', ARCH, {})

define(arch, torment, grown, spiritOfTheArch)
