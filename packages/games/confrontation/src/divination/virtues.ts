import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, immediately, lasting, rollDie, termOf } from '../abilities/builders.ts'
import { isDying } from '../abilities/resilience/resilience.ts'
import { type Ability, define } from '../ability.ts'
import type { Action } from '../activation/activity.ts'
import { isElementalBeing } from '../armies/cards/terms.ts'
import { virtueNamed, virtues } from '../armies/extras/virtues.ts'
import { hasTrait, standingOf } from '../armies/peoples/alliance.ts'
import { limits } from '../limits.ts'
import { camp, type Fighter, type Play, profileOf } from '../state.ts'
import { someWith } from '../traits.ts'
import { inflict } from '../wounds/health.ts'
import { gainFaith, spendFaith } from './faith.ts'
import { type Miracle, miraclesOf } from './miracle.ts'

/** CF-VIRTUE-01, -19: a virtue works like an ability. */
function virtue(id: string, hooks: Omit<Ability, 'id' | 'name' | 'rule'>): Ability {
  const { name, rule } = virtueNamed(id)!
  return { id, name, rule, ...hooks }
}

/** CF-VIRTUE-06: contact does not disturb faith. */
const meditation = virtue('virtue-meditation', { faithUndisturbed: true })

/** CF-VIRTUE-07: friends of any people that are Allies, Mercenaries or Stateless; without effect for iconoclasts. */
const mission = virtue('virtue-mission', {
  converts(play, fighter, bearer) {
    const profile = profileOf(fighter)
    if (profile.dis === null || isElementalBeing(profile) || someWith(play, bearer, 'iconoclast')) return false
    const standing = standingOf(profile, camp(play, bearer.seat).army, null)
    return standing === 'ally' || standing === 'hired' || hasTrait(profile, 'mercenary')
  },
})

const SACRIFICE = { id: 'virtue-sacrifice', per: 'round' } as const

/** CF-VIRTUE-08: a Wound for faith; a fighter that has used it can never be healed again. */
const shedBlood: Action = {
  id: 'shed-blood',
  icon: 'droplets',
  rules: ['CF-VIRTUE-08'],
  free: true,
  concerns: ({ state }, { fighter }) => !limits.isSpent(state, fighter.uses, SACRIFICE),
  bar: () => undefined,
  *perform(play, { fighter }): Procedure {
    limits.spend(play.state, fighter.uses, SACRIFICE)
    addOwnEffect(play, fighter, 'unhealable', SACRIFICE.id, 'game')
    yield* inflict(play, fighter, 'light', { by: null, rules: ['CF-VIRTUE-08'] })
    if (fighter.status === 'standing' && !isDying(fighter)) gainFaith(play, fighter, 2, 'CF-VIRTUE-08')
  },
}

const sacrifice = virtue(SACRIFICE.id, { active: true, actions: [shedBlood] })
const unhealable = lasting('unhealable', SACRIFICE.id, { cannotHeal: true })

/** CF-VIRTUE-09: Piety/1, or one more than the present value. */
const veneration = virtue('virtue-veneration', { active: true, faithKept: () => 1 })

/** CF-VIRTUE-10, -11: the growth of an aura, in cm. */
const WIDER = 2.5

/** CF-VIRTUE-10: a wider aura. */
const devotion = virtue('virtue-devotion', {
  faithAura: ({ tally }) => void tally.add(WIDER, termOf('virtue-devotion'), 'CF-VIRTUE-10'),
})

/** CF-VIRTUE-11: once for every Wound, healed or not. */
const penitence = virtue('virtue-penitence', {
  onWound: (play, bearer) =>
    immediately(() => {
      addOwnEffect(play, bearer, 'penitent', 'virtue-penitence', 'game', (effectOn(bearer, 'penitent')?.x ?? 0) + 1)
    }),
})

const penitent = lasting('penitent', 'virtue-penitence', {
  faithAura: ({ tally }, _bearer, effect) =>
    void tally.add(WIDER * (effect?.x ?? 0), termOf('virtue-penitence'), 'CF-VIRTUE-11'),
})

/** CF-VIRTUE-12: a miracle named when the game begins may be called twice a round; a single one needs no decision. */
const perseverance = virtue('virtue-perseverance', {
  extraCalls: (_miracle, { member }) => (member.miracles.length === 1 ? 1 : 0),
  *gameStart(play, bearer) {
    const known = miraclesOf(bearer)
    const [first, second] = known
    if (!first) return
    const chosen = second ? yield* chooseMiracle(play, bearer, known) : first
    addOwnEffect(play, bearer, 'persevering', 'virtue-perseverance', 'game', bearer.member.miracles.indexOf(chosen.id))
    const args = { fighter: { figure: bearer.id }, miracle: chosen.name }
    play.log('perseverance', args, ['CF-VIRTUE-12'], { seat: bearer.seat })
  },
})

function* chooseMiracle(play: Play, bearer: Fighter, known: readonly Miracle[]): Procedure<Miracle> {
  return yield* play.pick<Miracle>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.perseverance', { fighter: { figure: bearer.id } }),
    rules: ['CF-VIRTUE-12'],
    options: known.map(
      (miracle): DecisionOption<Miracle> => ({
        key: miracle.id,
        text: text('option.persevere', { miracle: miracle.name }),
        rules: [miracle.rule],
        value: miracle,
      }),
    ),
  })
}

const persevering = lasting('persevering', 'virtue-perseverance', {
  extraCalls(miracle, { member: { miracles } }, effect) {
    return miracles.length > 1 && miracles[effect?.x ?? -1] === miracle ? 1 : 0
  },
})

/** CF-VIRTUE-13: censors pay 2 points for each −1. */
const will = virtue('virtue-will', { censurePrice: () => 2 })

/** CF-VIRTUE-15: never below 1. */
const divineFavour = virtue('virtue-divine-favour', {
  fervour({ tally }) {
    if (tally.total > 1) tally.add(-1, termOf('virtue-divine-favour'), 'CF-VIRTUE-15')
  },
})

/** CF-VIRTUE-16: announced before any action. */
const hastenSoul: Action = {
  id: 'hasten-soul',
  icon: 'sprint',
  rules: ['CF-VIRTUE-16'],
  concerns: (_play, { fighter, moved, fired, cast, called }) =>
    moved === null && !fired && !cast && !called && fighter.faith > 0 && !effectOn(fighter, 'swift-soul'),
  bar: () => undefined,
  // biome-ignore lint/correctness/useYield: it makes no decision.
  *perform(play, { fighter }): Procedure {
    spendFaith(fighter, 1)
    addOwnEffect(play, fighter, 'swift-soul', 'virtue-celerity-of-the-soul', 'round')
    play.log('swift-soul', { fighter: { figure: fighter.id } }, ['CF-VIRTUE-16'], { seat: fighter.seat })
  },
}

const celerity = virtue('virtue-celerity-of-the-soul', { active: true, actions: [hastenSoul] })
/** CF-VIRTUE-16: lasts for this activation; there is only one per round. */
const swiftSoul = lasting('swift-soul', 'virtue-celerity-of-the-soul', { runsAndCalls: true })

/** CF-VIRTUE-17: the cost of a call, except for the bond, may be returned. */
const venality = virtue('virtue-venality-of-the-shadows', {
  *afterCall(play, { spent }, bearer) {
    const face = yield* rollDie(play, bearer, 'CF-VIRTUE-17', 'roll.venality')
    if (face >= 5 && spent > 0) gainFaith(play, bearer, spent, 'CF-VIRTUE-17')
  },
})

/** CF-VIRTUE-18: one Aspect counts as higher; it was chosen with the army. */
const inspirations = virtues
  .filter(({ aspect }) => aspect !== undefined)
  .map(({ id, rule }) => virtue(id, { aspects: ({ tally }) => void tally.add(1, termOf(id), rule) }))

define(meditation, mission, sacrifice, unhealable, veneration, devotion, penitence, penitent, perseverance, persevering)
define(will, divineFavour, celerity, swiftSoul, venality, ...inspirations)
