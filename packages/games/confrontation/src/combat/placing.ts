import {
  type Arrangement,
  type ArrangementAnswer,
  accepted,
  countIn,
  firstOf,
  type Procedure,
  refused,
  type Seat,
  text,
  type Verdict,
} from '@fray/kernel'
import { type Fighter, otherSeat, type Play } from '../state.ts'
import { announce, someWith } from '../traits.ts'
import { attackDice, combatDice, diceOf, type Fight, opponentsIn, present } from './fight.ts'

/** Dice of a fighter that are to be placed. */
interface Hand {
  readonly fighter: Fighter
  readonly dice: number
  /** Dice that can only be attack dice. */
  readonly fixed: number
}

/** How many of his dice a fighter places in attack. */
type Placing = ReadonlyMap<Fighter, number>

/** CF-COMBAT-07: the loser of the Initiative places the dice of all his fighters, then the winner, who has seen it. */
export function* placeDice(play: Play, fight: Fight): Procedure {
  for (const seat of [otherSeat(fight.initiative), fight.initiative]) {
    const own = present(play, fight).filter((each) => each.seat === seat)
    for (const each of own) {
      yield* announce(play, each, 'beforePlacing', (ability, effect) => {
        return ability.beforePlacing(play, fight, each, effect)
      })
    }
    const hands = own.map((each) => handOf(play, fight, each))
    const placing = yield* choosePlacing(play, seat, hands)
    for (const hand of hands) place(play, fight, hand, placing.get(hand.fighter) ?? 0)
    for (const { fighter } of hands) {
      const dice = diceOf(fight, fighter)
      yield* announce(play, fighter, 'afterPlacing', (ability, effect) => {
        return ability.afterPlacing(play, dice, fighter, effect)
      })
    }
  }
}

function handOf(play: Play, fight: Fight, who: Fighter): Hand {
  const opponents = opponentsIn(play, fight, who)
  // CF-ABIL-16: lost where all dice must go to defence.
  const fixed = who.defenceOnly ? 0 : attackDice(play, who, opponents).total
  const dice = combatDice(play, who, opponents).total
  return someWith(play, who, 'allInAttack')
    ? { fighter: who, dice: 0, fixed: dice + fixed }
    : { fighter: who, dice, fixed }
}

/** CF-COMBAT-08: how many of his free dice a fighter may place in attack at most. */
function mostInAttack({ fighter, dice, fixed }: Hand): number {
  if (fighter.defenceOnly) return 0
  // CF-ROUT-08: no more dice in attack than in defence.
  return fighter.inRout ? Math.max(0, Math.floor((dice - fixed) / 2)) : dice
}

function* choosePlacing(play: Play, seat: Seat, hands: readonly Hand[]): Procedure<Placing> {
  const free = hands.filter((hand) => mostInAttack(hand) > 0)
  if (free.length === 0) return new Map()
  return yield* play.arrange<Placing>({
    seat,
    prompt: text('ask.dice'),
    rules: ['CF-COMBAT-07'],
    ...(free.length === 1 ? { figure: free[0]!.fighter.id } : {}),
    things: free.map(({ fighter, dice }) => ({
      id: String(fighter.id),
      text: text('dice-of', { fighter: { figure: fighter.id } }),
      amount: dice,
      icon: 'dice-six-faces-five',
      figure: fighter.id,
    })),
    slots: [
      { id: 'attack', text: text('slot.attack'), icon: 'crossed-swords' },
      { id: 'defence', text: text('slot.defence'), icon: 'shield' },
    ],
    check: (arrangement) => judgePlacing(free, arrangement),
    suggest: (wanted) => firstOf(placings(free), wanted).map((counts) => answerFor(free, counts)),
  })
}

function judgePlacing(hands: readonly Hand[], arrangement: Arrangement): Verdict<Placing> {
  const placing = new Map<Fighter, number>()
  for (const hand of hands) {
    const attack = countIn(arrangement, 'attack', String(hand.fighter.id))
    if (attack > mostInAttack(hand)) {
      return refused(text('refused.in-rout', { fighter: { figure: hand.fighter.id } }), 'CF-COMBAT-08', 'CF-ROUT-08')
    }
    placing.set(hand.fighter, attack)
  }
  return accepted(placing)
}

/** Splits to consider: everything of each fighter, most of them equally brave. */
function* placings(hands: readonly Hand[]): Generator<readonly number[]> {
  const most = Math.max(...hands.map(mostInAttack))
  const told = new Set<string>()
  for (let kept = 0; kept <= most; kept++) {
    const counts = hands.map((hand) => Math.max(0, mostInAttack(hand) - kept))
    if (told.has(counts.join())) continue
    told.add(counts.join())
    yield counts
  }
}

function answerFor(hands: readonly Hand[], counts: readonly number[]): ArrangementAnswer {
  const put = (amount: (hand: Hand, i: number) => number) =>
    hands.flatMap((hand, i): [string, number][] => {
      const dice = amount(hand, i)
      return dice > 0 ? [[String(hand.fighter.id), dice]] : []
    })
  return { slots: { attack: put((_, i) => counts[i]!), defence: put(({ dice }, i) => dice - counts[i]!) } }
}

function place(play: Play, { dice }: Fight, { fighter, dice: all, fixed }: Hand, inAttack: number): void {
  const attack = inAttack + fixed
  const defence = all - inAttack
  dice.set(fighter, { attack, defence, placedAttack: attack, placedDefence: defence, sustained: false })
  play.log('dice.placed', { fighter: { figure: fighter.id }, attack, defence }, ['CF-COMBAT-07'], {
    seat: fighter.seat,
  })
}
