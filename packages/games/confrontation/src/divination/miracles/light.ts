import { accept, type Procedure, refuse, text } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { abilities, traitsOf } from '../../ability.ts'
import { characteristic } from '../../characteristics.ts'
import { gapBetween, opponentsOf } from '../../ground/bodies.ts'
import {
  dissipate,
  enchant,
  enchantment,
  enchantmentOf,
  grant,
  INITIATIVE,
  isFreedFrom,
  leavesAbility,
  onTests,
  raise,
  termOfMystery,
} from '../../mystic/enchantment.ts'
import { carryOutShift, mayShift, type Shift } from '../../mystic/shift.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { areEnemies, camp, card, type Fighter, isStanding, type Play, profileOf, standing } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { isInAura } from '../aura.ts'
import { isSpared } from '../calling.ts'
import { isFaithful, spendFaith } from '../faith.ts'
import { defineReaction, miracle } from '../miracle.ts'
import { reacts } from '../reactions.ts'
import {
  effectSourceOf,
  extraFaith,
  grantingMiracle,
  healDegrees,
  isHurt,
  isOwnBeliever,
  lastingMiracle,
  ownInAura,
  plainDice,
  spreads,
} from './builders.ts'

/** CF-MIRACLE-11: puts unplayed cards in a new order, with as many in reserve as before. */
miracle('divine-intuition', {
  *effect(play, { faithful: { seat } }) {
    const own = camp(play, seat)
    const cards = [...own.pile, ...own.reserve]
    const [, another] = cards
    if (another === undefined) return
    Object.assign(own, yield* rearrangeCards(play, seat, own.reserve.length, cards))
    delete own.pileAsKnown
    const args = { seat: { seat }, cards: own.pile.length, reserve: own.reserve.length }
    play.log('sequence.rebuilt', args, ['CF-MIRACLE-11'], { seat })
  },
})

interface Cards {
  readonly pile: number[]
  readonly reserve: number[]
}

function* rearrangeCards(play: Play, seat: number, reserved: number, cards: readonly number[]): Procedure<Cards> {
  const pile = { id: 'pile', text: text('slot.pile'), note: text('slot.pile.note'), icon: 'card-draw', ordered: true }
  const reserve = { id: 'reserve', text: text('counter.reserve'), icon: 'card-pickup' }
  const size = cards.length - reserved
  return yield* play.arrange<Cards>({
    seat,
    prompt: text('ask.rebuild', { reserved }),
    rules: ['CF-MIRACLE-11'],
    secret: true,
    things: cards.map((id) => {
      const { profile } = card(play, id)
      const fighters = play.state.fighters.filter((fighter) => fighter.card === id && fighter.status !== 'eliminated')
      const words = text('card', { name: profile.name, count: fighters.length })
      return { id: String(id), text: words, icon: profile.icon, ...(fighters[0] ? { figure: fighters[0].id } : {}) }
    }),
    slots: reserved > 0 ? [pile, reserve] : [pile],
    check: (arrangement) => {
      const inSlot = (slot: string) => (arrangement[slot] ?? []).map(({ thing }) => Number(thing))
      if (inSlot('reserve').length !== reserved) return refuse(text('refused.reserve', { reserved }), 'CF-MIRACLE-11')
      return accept({ pile: inSlot('pile'), reserve: inSlot('reserve') })
    },
    suggest: (wanted = 2) =>
      [cards, cards.toReversed()].slice(0, wanted).map((order) => {
        const names = order.map(String)
        const rest = names.slice(size)
        return { slots: { pile: names.slice(0, size), ...(reserved > 0 ? { reserve: rest } : {}) } }
      }),
  })
}

/** CF-MIRACLE-12: one extra die for a counter-attack. */
lastingMiracle('avenging-arm', {
  testDice: ({ test, tally }) => {
    if (test.counterAttack) tally.add(1, termOfMystery('avenging-arm'), 'CF-MIRACLE-12')
  },
})

/** CF-MIRACLE-13: all fighters of the faithful's camp and people, as long as they are near. */
miracle('martial-exaltation', {
  friendsTouched: ownInAura,
  effect: (play, calling) =>
    immediately(() => {
      const { faithful } = calling
      enchant(play, effectSourceOf(calling), faithful, { part: 'source' })
      // Includes fighters that enter later in the round.
      for (const fighter of play.state.fighters)
        if (isOwnBeliever(faithful, fighter)) enchant(play, effectSourceOf(calling), fighter)
    }),
})
enchantment(
  'martial-exaltation',
  {
    onNewcomer: (play, newcomer, bearer) => {
      if (isOwnBeliever(bearer, newcomer)) enchant(play, { id: 'martial-exaltation', by: bearer }, newcomer)
    },
  },
  'source',
)
enchantment('martial-exaltation', {
  grantsWhile: [
    { gives: ['fanaticism'], holds: (play, bearer, effect) => spreads(play, effect, 'martial-exaltation', bearer) },
  ],
})

/** CF-MIRACLE-14: the distance an assailant is set back, in cm. */
const SET_BACK = 1

function setBack(assailant: Fighter, faithful: Fighter, faced: Fighter): Shift {
  const common = { prompt: 'ask.set-back', rule: 'CF-MIRACLE-14', exact: true, isMovement: true, facing: faced }
  return { ...common, moved: assailant, length: SET_BACK, chosenBy: faithful.seat }
}

/** CF-MIRACLE-14: only if there is room to set it back; the assault's own code handles the consequences. */
miracle('renouncement', {
  mayTarget: (play, assailant, faithful) => {
    const [first] = opponentsOf(play, assailant)
    return first !== undefined && mayShift(play, setBack(assailant, faithful, first))
  },
  difficulty: (play, target) => characteristic(play, target, 'att').total + 2,
  *effect(play, { faithful, target }) {
    const opponents = opponentsOf(play, target)
    const faced = yield* pickFighter(play, faithful.seat, opponents, 'ask.faced', ['CF-MIRACLE-14'])
    yield* carryOutShift(play, setBack(target, faithful, faced))
  },
})

defineReaction('renouncement', {
  undoesAssault(play, assailant, assaulted, bearer) {
    const args = { fighter: { figure: assailant.id }, target: { figure: assaulted.id } }
    return reacts(play, bearer, 'renouncement', assailant, text('moment.assault', args))
  },
})

/** CF-MIRACLE-15: enemies nearby in the maintenance phase may lose a degree. */
const severity = miracle('aura-of-severity', {
  *effect(play, calling) {
    const points = yield* extraFaith(play, calling, [3])
    enchant(play, effectSourceOf(calling), calling.faithful, { x: points > 0 ? 5 : 6 })
  },
})
enchantment('aura-of-severity', {
  shownAs: 'sundial',
  maintenance: {
    step: 'adverse',
    *perform(play, faithful, effect) {
      const near = standing(play).filter(
        (fighter) => areEnemies(fighter, faithful) && isInAura(play, faithful, fighter),
      )
      for (const fighter of near) {
        if (!isStanding(fighter) || has(play, fighter, 'ephemeral') || isFreedFrom(fighter, effect)) continue
        if (yield* isSpared(play, { miracle: severity, faithful }, fighter)) continue
        const fading = enchant(play, { id: severity.id, by: faithful }, fighter, { part: 'fading', x: effect?.x ?? 6 })
        yield* abilities.get('ephemeral').maintenance!.perform(play, fighter, fading)
      }
    },
  },
})

/** CF-MIRACLE-15, CF-ABIL-32: fighters subject to it never regenerate. */
enchantment('aura-of-severity', { suspends: ['regeneration'] }, 'fading')

/** CF-MIRACLE-16: ends effects of spells and miracles. */
miracle('purifying-clarity', {
  reachesStone: true,
  effect: (play, { target }) => immediately(() => dissipate(play, target)),
})

/** CF-MIRACLE-17: the lowest face that heals. */
const HEALING = 5

miracle('wish-of-the-healer', {
  mayTarget: (_play, target) => isHurt(target),
  difficulty: (play, target) => characteristic(play, target, 'res').total,
  *effect(play, calling) {
    const { faithful, target } = calling
    const points = yield* extraFaith(
      play,
      calling,
      Array.from({ length: faithful.faith }, (_, i) => i + 1),
    )
    const faces = yield* plainDice(play, calling, 1 + points)
    healDegrees(play, target, faces.filter((face) => face >= HEALING).length, 'CF-MIRACLE-17')
  },
})

const STRIKE = 'master-strike'

/** CF-MIRACLE-18: the increase of a printed Master strike. */
const STRONGER = 3

function printsStrike(target: Fighter): boolean {
  return profileOf(target).traits.some(({ ability }) => ability === STRIKE)
}

miracle('weapon-of-angels', {
  difficulty: (play, target) => characteristic(play, target, 'att').total + 2,
  effect: (play, calling) =>
    immediately(() => {
      const { target } = calling
      if (printsStrike(target))
        raise(play, effectSourceOf(calling), target, STRIKE, xOf(target, STRIKE, null) + STRONGER)
      else if (!traitsOf(target).some(({ ability }) => ability === STRIKE)) {
        grant(play, effectSourceOf(calling), target, STRIKE, { x: 0 })
      }
    }),
})
leavesAbility('weapon-of-angels', STRIKE, {
  numberFor: (bearer) => (printsStrike(bearer) ? xOf(bearer, STRIKE, null) + STRONGER : 0),
})

/** CF-MIRACLE-19: the range of helping faithful, the bonus per point, and its maximum. */
const HELPERS = { within: 20, each: 2, most: 3 } as const

miracle('celestial-inspiration', {
  difficulty: (play, target) => characteristic(play, target, profileOf(target).fear === null ? 'cou' : 'fear').total,
  effect: (play, calling) => immediately(() => void enchant(play, effectSourceOf(calling), calling.target)),
})
enchantment('celestial-inspiration', {
  ...onTests('celestial-inspiration', [...INITIATIVE, 'attack', 'defence'], 1),
  *beforeDamage(play, { by, kind }, bearer) {
    if (by !== bearer || kind !== 'combat') return
    const points = yield* askForHelp(play, bearer)
    if (points > 0)
      enchant(play, { id: 'celestial-inspiration', by: bearer }, bearer, { part: 'blow', x: HELPERS.each * points })
  },
  afterDamage: (_play, { by }, _result, bearer) =>
    immediately(() => {
      if (by === bearer) bearer.effects = bearer.effects.filter(({ object }) => object !== BLOW)
    }),
})
const BLOW = enchantmentOf('celestial-inspiration', 'blow')
enchantment(
  'celestial-inspiration',
  {
    damage: ({ tally }, _bearer, effect) =>
      void tally.add(effect?.x ?? 0, termOfMystery('celestial-inspiration'), 'CF-MIRACLE-19'),
  },
  'blow',
)

/** CF-MIRACLE-19: every faithful of the camp in turn says how much it gives, before the roll. */
function* askForHelp(play: Play, striking: Fighter): Procedure<number> {
  let given = 0
  for (const fighter of standing(play)) {
    if (fighter.seat !== striking.seat || !isFaithful(fighter) || fighter.inRout || fighter.faith === 0) continue
    if (fighter !== striking && gapBetween(fighter, striking) > HELPERS.within * CENTIMETRE) continue
    const most = Math.min(fighter.faith, HELPERS.most - given)
    if (most === 0) continue
    const points = yield* play.pick<number>({
      seat: fighter.seat,
      figure: fighter.id,
      prompt: text('ask.inspiration', { faithful: { figure: fighter.id }, fighter: { figure: striking.id } }),
      rules: ['CF-MIRACLE-19'],
      options: Array.from({ length: most + 1 }, (_, count) => ({
        key: String(count),
        text: text('option.inspiration', { points: count, damage: HELPERS.each * count }),
        value: count,
      })),
    })
    spendFaith(fighter, points)
    given += points
  }
  return given
}

/** CF-MIRACLE-20: grants Harassment. */
grantingMiracle('celestial-archer', 'harassment')

/** CF-CARD-30: all damage to the target rises by the chosen Fervour. */
const PAINFUL_TRUTH = { most: 3, difficulty: 5 }

lastingMiracle(
  'painful-truth',
  {
    shownAs: 'bleeding-wound',
    amount: 'given',
    damageSuffered: ({ tally }, _bearer, effect) => {
      tally.add(effect?.x ?? 0, termOfMystery('painful-truth'), 'CF-CARD-30')
    },
  },
  {
    variants: () =>
      Array.from({ length: PAINFUL_TRUTH.most }, (_, i) => ({
        x: i + 1,
        fervour: i + 1,
        difficulty: PAINFUL_TRUTH.difficulty,
      })),
  },
)
