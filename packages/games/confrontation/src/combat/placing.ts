import {
  type ArrangeDecision,
  type Arrangement,
  type ArrangementAnswer,
  accept,
  countIn,
  type Procedure,
  refuse,
  type Seat,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { type Fighter, otherSeat, type Play, type PlayState, profileOf } from '../state.ts'
import { allWith, announce, someWith, sumWith } from '../traits.ts'
import { attackDice, bladesOf, combatDice, diceOf, type Fight, opponentsIn, present } from './fight.ts'
import { grantedDice } from './granted-dice.ts'

/** A fighter's dice before they are placed. */
interface DiceToPlace {
  readonly fighter: Fighter
  readonly dice: number
  /** Dice that must be attack dice. */
  readonly fixed: number
  /** CF-ABIL-37: how many dice the fighter may hold. */
  readonly holdable: number
  /** CF-REV-DIRZ-24: how many dice the fighter must place in defence. */
  readonly least: number
}

/** How many free dice a fighter attacks with or holds; the rest go to defence. */
interface DiceSplit {
  readonly attack: number
  readonly held: number
}

type DicePlacements = ReadonlyMap<Fighter, DiceSplit>

const ALL_IN_DEFENCE: DiceSplit = { attack: 0, held: 0 }

/** CF-COMBAT-07: the loser of the Initiative places all its fighters' dice, then the winner, who sees the result. */
export function* placeDice(play: Play, fight: Fight): Procedure {
  for (const seat of [otherSeat(fight.initiative), fight.initiative]) {
    const own = present(play, fight).filter((fighter) => fighter.seat === seat && !isImmobile(profileOf(fighter)))
    for (const fighter of own) {
      yield* announce(play, fighter, 'beforePlacing', (ability, effect) => {
        return ability.beforePlacing(play, fight, fighter, effect)
      })
    }
    const hands = own.map((fighter) => handOf(play, fighter, opponentsIn(play, fight, fighter)))
    const placing = yield* choosePlacing(play, seat, hands)
    for (const hand of hands) place(play, fight, hand, placing.get(hand.fighter) ?? ALL_IN_DEFENCE)
    for (const { fighter } of hands) {
      const dice = diceOf(fight, fighter)
      yield* announce(play, fighter, 'afterPlacing', (ability, effect) => {
        return ability.afterPlacing(play, dice, fighter, effect)
      })
    }
  }
}

/** CF-MACHINE-35: how many attacks a fighter makes when nothing can strike back, so that every possible die attacks. */
export function attacksAgainst(play: PlayState, who: Fighter, opponents: readonly Fighter[]): number {
  const hand = handOf(play, who, opponents)
  return hand.fixed + mostInAttack(hand)
}

function handOf(play: PlayState, who: Fighter, opponents: readonly Fighter[]): DiceToPlace {
  const driven = mustPutAllInAttack(play, who)
  // CF-ABIL-16: forced attack dice are lost if all dice must defend.
  const fixed = who.defenceOnly && !driven ? 0 : attackDice(play, who, opponents).total
  const counted = combatDice(play, who, opponents)
  const dice = counted.total
  if (driven) {
    const given = someWith(play, who, 'allInAttack') ? 0 : Math.min(dice, grantedDice(who, counted))
    return { fighter: who, dice: given, fixed: dice - given + fixed, holdable: 0, least: 0 }
  }
  if (someWith(play, who, 'allInAttack')) return { fighter: who, dice: 0, fixed: dice + fixed, holdable: 0, least: 0 }
  const holdable = sumWith(play, who, 'heldDice', (ability, effect) => ability.heldDice(who, effect))
  return { fighter: who, dice, fixed, holdable, least: Math.min(dice, leastInDefence(play, who)) }
}

/** CF-REV-25, CF-REV-DIRZ-29: whether an effect forbids defence and no later one forbids attacks. */
function mustPutAllInAttack(play: PlayState, who: Fighter): boolean {
  const { defenceOnly, defenceOnlySince } = who
  return someWith(play, who, 'noDefence', (_, effect) => !defenceOnly || (effect?.id ?? 0) >= defenceOnlySince)
}

/** CF-REV-DIRZ-24: the number of dice an effect forces into defence. */
export function leastInDefence(play: PlayState, who: Fighter): number {
  return Math.max(0, ...allWith(play, who, 'leastInDefence').map(([each, effect]) => each.leastInDefence(who, effect)))
}

/** CF-COMBAT-08: the maximum number of free dice in attack. */
function mostInAttack({ fighter, dice, fixed, least }: DiceToPlace): number {
  if (fighter.defenceOnly) return 0
  // CF-ROUT-08: in rout, no more dice in attack than in defence.
  const most = fighter.inRout ? Math.max(0, Math.floor((dice - fixed) / 2)) : dice
  return Math.min(most, dice - least)
}

/**
 * CF-ABIL-37, CF-ROUT-08: how many dice the fighter may hold besides those in attack; in rout only as many as it might
 * still attack with.
 */
function mostHeld(hand: DiceToPlace, attack: number): number {
  const { fighter, dice, holdable, least } = hand
  const room = fighter.inRout ? mostInAttack(hand) - attack : dice - attack - least
  return Math.max(0, Math.min(holdable, room))
}

function* choosePlacing(play: Play, seat: Seat, hands: readonly DiceToPlace[]): Procedure<DicePlacements> {
  const choosing = hands.filter((hand) => mostInAttack(hand) > 0)
  const free = choosing.length > 0 ? choosing : hands.filter(({ dice }) => dice > 0)
  const ask: Omit<ArrangeDecision<DicePlacements>, 'kind'> = {
    seat,
    prompt: text('ask.dice'),
    rules: ['CF-COMBAT-07'],
    ...(free.length === 1 ? { figure: free[0]!.fighter.id } : {}),
    things: free.map(({ fighter, dice }) => ({
      id: String(fighter.id),
      text: text('dice-of', { fighter: { figure: fighter.id } }),
      amount: dice,
      icon: 'dice-six-faces-five',
      piece: 'die',
      figure: fighter.id,
    })),
    slots: [
      { id: 'attack', text: text('slot.attack'), icon: 'crossed-swords' },
      { id: 'defence', text: text('slot.defence'), icon: 'shield' },
      ...(free.some(({ holdable }) => holdable > 0) ? [{ id: 'held', text: text('slot.held'), icon: 'hand' }] : []),
    ],
    rest: 'defence',
    compared: COMPARED,
    defaultAnswer: () => answerFor(free, free.map(evenly)),
    check: (arrangement) => judgePlacing(free, arrangement),
    suggest: (wanted) => takeFirst(placings(free), wanted).map((splits) => answerFor(free, splits)),
  }
  return yield* play.arrange(ask, choosing.length > 0 ? undefined : new Map())
}

/** Maximum number of splits worth comparing. */
const COMPARED = 5

/** The usual split when nothing speaks for another: half the dice each, an odd one in attack. */
function evenly(hand: DiceToPlace): DiceSplit {
  return { attack: Math.ceil(mostInAttack(hand) / 2), held: 0 }
}

function judgePlacing(hands: readonly DiceToPlace[], arrangement: Arrangement): Verdict<DicePlacements> {
  const placing = new Map<Fighter, DiceSplit>()
  for (const hand of hands) {
    const [attack = 0, held = 0] = ['attack', 'held'].map((slot) => countIn(arrangement, slot, String(hand.fighter.id)))
    const fighter = { figure: hand.fighter.id }
    if (hand.dice - attack - held < hand.least) return refuse(text('refused.must-defend', { fighter }), 'CF-COMBAT-08')
    if (attack > mostInAttack(hand)) return refuse(text('refused.in-rout', { fighter }), 'CF-COMBAT-08', 'CF-ROUT-08')
    if (held > hand.holdable) return refuse(text('refused.held', { fighter }), 'CF-ABIL-37')
    if (held > mostHeld(hand, attack)) return refuse(text('refused.in-rout', { fighter }), 'CF-ABIL-37', 'CF-ROUT-08')
    placing.set(hand.fighter, { attack, held })
  }
  return accept(placing)
}

/**
 * Generates splits to consider: every split of a single fighter, and for several mostly the same share of attack dice,
 * then the same with held dice.
 */
function* placings(hands: readonly DiceToPlace[]): Generator<readonly DiceSplit[]> {
  const most = Math.max(...hands.map(mostInAttack))
  const told = new Set<string>()
  const holding = hands.some(({ holdable }) => holdable > 0) ? [false, true] : [false]
  for (const holds of holding) {
    for (let kept = 0; kept <= most; kept++) {
      const splits = hands.map((hand) => splitOf(hand, kept, holds))
      const key = JSON.stringify(splits)
      if (told.has(key)) continue
      told.add(key)
      yield splits
    }
  }
}

function splitOf(hand: DiceToPlace, kept: number, holds: boolean): DiceSplit {
  const attack = Math.max(0, mostInAttack(hand) - kept)
  return { attack, held: holds ? mostHeld(hand, attack) : 0 }
}

function answerFor(hands: readonly DiceToPlace[], splits: readonly DiceSplit[]): ArrangementAnswer {
  const put = (amount: (hand: DiceToPlace, split: DiceSplit) => number) =>
    hands.flatMap((hand, i): [string, number][] => {
      const dice = amount(hand, splits[i]!)
      return dice > 0 ? [[String(hand.fighter.id), dice]] : []
    })
  const aside = put((_, { held }) => held)
  return {
    slots: {
      attack: put((_, { attack }) => attack),
      defence: put(({ dice }, { attack, held }) => dice - attack - held),
      ...(aside.length > 0 ? { held: aside } : {}),
    },
  }
}

function place(play: Play, { dice }: Fight, { fighter, dice: all, fixed }: DiceToPlace, split: DiceSplit): void {
  const { held } = split
  const blades = bladesOf(play, fighter).reduce((sum, otherBlades) => sum + otherBlades.dice, 0)
  const attack = split.attack + fixed
  const defence = all - split.attack - held
  const ward = sumWith(play, fighter, 'wardDice', (ability, effect) => ability.wardDice(fighter, effect))
  const placed = { placedAttack: attack, placedDefence: defence + ward, placedBlades: blades }
  dice[fighter.id] = { attack, defence, held, ward, blades, shots: 0, ...placed, sustained: false }
  const told = { fighter: { figure: fighter.id }, attack: attack + blades, defence, held }
  play.log('dice.placed', told, ['CF-COMBAT-07'], {
    seat: fighter.seat,
  })
}
