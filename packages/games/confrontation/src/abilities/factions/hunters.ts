import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { wholePoint } from '@fray/tabletop'
import { type Ability, define } from '../../ability.ts'
import { fitsAt } from '../../movement/move-plan.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Card, type Fighter, isStanding, type Play, type PlayState, profileOf, type Stance } from '../../state.ts'
import { has } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { capacity, rollDie } from '../builders.ts'
import { chooseFacing } from '../deployment/scouting.ts'
import { onceForCamp } from './camp-uses.ts'

/** CF-PACK-29, -50: the lowest face that lets two more cards swap places. */
const GOES_ON = 4

type Pair = readonly [Card, Card]

/** CF-PACK-29, -50: the fighters of two cards swap places before the battle, and with luck those of further pairs. */
function hunters(id: string): Ability {
  const made = capacity(id, {})
  return {
    ...made,
    beforeBattle: (play, bearer) =>
      onceForCamp(play, bearer, id, 'game', function* () {
        const done: Card[] = []
        const pairs = () => pairsOf(cardsOf(play, bearer.seat, id).filter((card) => !done.includes(card)))
        while (pairs().length > 0) {
          if (done.length > 0 && (yield* rollDie(play, bearer, made.rule, 'roll.hunters')) < GOES_ON) return true
          const pair = yield* choosePair(play, bearer.seat, pairs(), made.rule)
          if (!pair) return true
          yield* exchange(play, pair, made.rule)
          done.push(...pair)
        }
        return true
      }),
  }
}

/** Lists the cards of the faction on the table, without machines and Scouts. */
function cardsOf(play: PlayState, seat: number, id: string): Card[] {
  return play.state.cards.filter((card) => {
    const own = fightersOf(play, card)
    return card.seat === seat && own.length > 0 && own.every((fighter) => mayChange(play, fighter, id))
  })
}

function mayChange(play: PlayState, fighter: Fighter, id: string): boolean {
  return (
    has(play, fighter, id) &&
    profileOf(fighter).machine === null &&
    fighter.serves === null &&
    !has(play, fighter, 'scout')
  )
}

function fightersOf({ state }: PlayState, { id }: Card): Fighter[] {
  return state.fighters.filter((fighter) => fighter.card === id && isStanding(fighter))
}

function pairsOf(open: readonly Card[]): Pair[] {
  return open.flatMap((card, i) => open.slice(i + 1).map((other): Pair => [card, other]))
}

function* choosePair(play: Play, seat: number, pairs: readonly Pair[], rule: string): Procedure<Pair | null> {
  const none: DecisionOption<Pair | null> = { key: 'none', text: text('option.hunters.none'), value: null }
  return yield* play.pick<Pair | null>({
    seat,
    prompt: text('ask.hunters'),
    rules: [rule],
    options: [
      none,
      ...pairs.map((pair) => ({
        key: pair.map(({ id }) => id).join(':'),
        text: text('option.hunters', { one: pair[0].profile.name, other: pair[1].profile.name }),
        figure: fightersOf(play, pair[0])[0]!.id,
        value: pair,
      })),
    ],
  })
}

/** Swaps fighters one for one, as their player pairs them; a fighter without a partner stays. */
function* exchange(play: Play, pair: Pair, rule: string): Procedure {
  const [fewer, more] = pair.map((card) => fightersOf(play, card)).sort((a, b) => a.length - b.length)
  let left = more!
  for (const fighter of fewer!) {
    const other = yield* pickFighter(play, fighter.seat, left, 'ask.hunters.with', [rule])
    left = left.filter((otherFighter) => otherFighter !== other)
    const [from, to] = [fighter.at, other.at]
    fighter.at = to
    other.at = from
    play.log('hunters.changed', { fighter: { figure: fighter.id }, other: { figure: other.id } }, [rule], {
      seat: fighter.seat,
    })
    for (const moved of [fighter, other]) yield* settleDown(play, moved, rule)
  }
}

/** Moves a fighter whose base does not fit to the nearest place where it does; the player chooses its facing. */
function* settleDown(play: Play, moved: Fighter, rule: string): Procedure {
  moved.at = nearestFit(play, moved)
  const facing = yield* chooseFacing(play, moved, rule)
  if (facing && fitsAt(play, moved, { ...moved.at, facing }, 0)) moved.at = { ...moved.at, facing }
}

/** Places are tried half a centimetre apart, the nearest first. */
const STEP = CENTIMETRE / 2
const REACH = 20

const OFFSETS = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, i) => {
  return [(i % (2 * REACH + 1)) - REACH, Math.floor(i / (2 * REACH + 1)) - REACH] as const
}).sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by))

function nearestFit(play: PlayState, moved: Fighter): Stance {
  const { at } = moved
  const spots = OFFSETS.map(([dx, dy]) => ({ ...at, ...wholePoint(at.x + dx * STEP, at.y + dy * STEP) }))
  return spots.find((spot) => fitsAt(play, moved, spot, 0)) ?? at
}

define(hunters('master-hunters'), hunters('guerrilla'))
