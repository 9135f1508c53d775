import type { Seat } from '@fray/kernel'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { isInAura, leadersOf } from '../command/aura.ts'
import { pointBlank } from '../fire/firing.ts'
import { gapBetween } from '../ground/bodies.ts'
import { actingCard } from '../machines/crew.ts'
import { chargeReach } from '../movement/potential.ts'
import {
  areEnemies,
  camp,
  type Fighter,
  isStanding,
  otherSeat,
  type PlayState,
  profileOf,
  type State,
  standing,
} from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import {
  afterChargePenalty,
  type ExpectedAttacks,
  handOf,
  harmOf,
  opponentsByFighter,
  type Prowess,
  prowessOf,
} from './melee.ts'

/** The weight of a combat that is fought only in the next round. */
const LATER = 0.6
/** The weight of a charge that may be made in the turn under way, later in the round, and in the next round. */
const CHARGE_NOW = 0.85
const CHARGE_SOON = 0.5
const CHARGE_LATER = 0.2
/** How much likelier a charge is for the camp with the lead, and how much less likely for a card under others. */
const LEAD = 0.05
const WAITING = 0.03
const MOST_WAITING = 5
/** The weight of standing near the enemy, and how near that is. */
const PLACES = 0.04
const FAR = 60 * CENTIMETRE
/** The weight of a step nearer to the enemy where nothing is measured, and the shortest length that counts as one. */
const APPROACH = 0.25
const SAME_PLACE = 0.1 * CENTIMETRE
/** CF-LEAD-01: the weight of having all fighters led by a commander. */
const LED = 0.01

/** Estimates what will come of the places where all fighters stand. */
export class LeadEstimate {
  readonly #play: PlayState
  readonly #worth: (fighter: Fighter) => number
  readonly #prowess = new Map<Fighter, Prowess>()
  readonly #opponents: ReadonlyMap<Fighter, readonly Fighter[]>
  readonly #standing: readonly Fighter[]
  readonly #seen: State | undefined

  /**
   * `worth` gets a fighter's present share of all that is at stake. CF-MOVE-05: beside the position seen now, fighters
   * are only nearer to enemies or farther away than there, and every enemy counts as within reach of a charge.
   */
  constructor(play: PlayState, worth: (fighter: Fighter) => number, seen?: State) {
    this.#seen = seen
    this.#play = play
    this.#worth = worth
    this.#standing = standing(play)
    this.#opponents = opponentsByFighter(play)
  }

  /** Gets a seat's lead, with what combats will cost and charges may bring. */
  lead(seat: Seat): number {
    return this.#play.state.fighters.reduce((sum, fighter) => {
      const left = this.#worth(fighter) * (1 - this.#harm(fighter)) + this.#prospect(fighter)
      return sum + (fighter.seat === seat ? left : -left)
    }, 0)
  }

  /**
   * Rates how close the seat's fighters are to their nearest enemies, or can come within the round; short range is
   * close enough for marksmen. Servants belong at their machine, which stays where it can fire.
   */
  nearness(seat: Seat): number {
    const own = this.#standing.filter((fighter) => fighter.seat === seat)
    if (own.length === 0 || own.length === this.#standing.length) return 0
    return (PLACES * own.reduce((sum, fighter) => sum + this.#closeness(fighter), 0)) / own.length
  }

  /** Rates how many of the seat's fighters stand in the aura of one of its commanders. */
  command(seat: Seat): number {
    const leaders = leadersOf(this.#play, seat, 'commander')
    if (leaders.length === 0) return 0
    const own = this.#standing.filter((fighter) => fighter.seat === seat)
    const led = own.filter((fighter) => leaders.some((leader) => isInAura(this.#play, leader, fighter)))
    return (LED * led.length) / own.length
  }

  /** Gets 1 at the enemy, falling to 0 far away. */
  #closeness(fighter: Fighter): number {
    const { fighters } = this.#play.state
    const machine = fighter.serves === null ? undefined : fighters[fighter.serves]
    if (machine && isStanding(machine) && machine.seat === fighter.seat) return closeness(gapBetween(fighter, machine))
    if (this.#seen) return this.#approach(fighter, this.#seen)
    const gap = this.#gapToEnemies(fighter, this.#enemiesOf(fighter))
    return closeness(gap - pointBlank(fighter) - (this.#mayAct(fighter) ? chargeReach(fighter) : 0))
  }

  #gapToEnemies(fighter: Fighter, enemies: readonly Fighter[]): number {
    return Math.min(...enemies.map((enemy) => gapBetween(fighter, enemy)))
  }

  /** Compares with the position seen now; a marksman gains nothing by going nearer. */
  #approach(fighter: Fighter, { fighters }: State): number {
    const before = fighters[fighter.id]!
    if (pointBlank(fighter) > 0 || !isStanding(before)) return 0
    const enemies = fighters.filter((enemy) => areEnemies(enemy, fighter) && isStanding(enemy))
    const gained = this.#gapToEnemies(before, enemies) - this.#gapToEnemies(fighter, enemies)
    return Math.abs(gained) < SAME_PLACE ? 0 : APPROACH * Math.sign(gained)
  }

  #enemiesOf({ seat }: Fighter): Fighter[] {
    return this.#standing.filter((fighter) => fighter.seat !== seat)
  }

  #opponentsOf(fighter: Fighter): readonly Fighter[] {
    return this.#opponents.get(fighter) ?? []
  }

  #prowessOf(fighter: Fighter): Prowess {
    let known = this.#prowess.get(fighter)
    if (!known) {
      known = prowessOf(this.#play, fighter)
      this.#prowess.set(fighter, known)
    }
    return known
  }

  /** Gets the share of its worth that the fighter's combat will cost it. */
  #harm(fighter: Fighter): number {
    const opponents = this.#opponentsOf(fighter)
    if (opponents.length === 0) return 0
    const blows = opponents.map((other): ExpectedAttacks => {
      const all = this.#opponentsOf(other)
      return { by: this.#prowessOf(other), attacks: handOf(this.#play, other, all).attack / Math.max(1, all.length) }
    })
    const harm = harmOf(this.#prowessOf(fighter), handOf(this.#play, fighter, opponents).defence, blows)
    return this.#isToFight(fighter) ? harm : LATER * harm
  }

  /** Whether the fighter's combats of this round are still to come. */
  #isToFight({ fought }: Fighter): boolean {
    const { phase } = this.#play.state
    return phase === 'activation' || phase === 'frays' || (phase === 'combat' && !fought)
  }

  /** Whether the fighter may still move in this round. */
  #mayAct({ activated }: Fighter): boolean {
    return this.#play.state.phase === 'activation' && !activated
  }

  /** Rates what the fighter's best possible charge would bring its camp. */
  #prospect(fighter: Fighter): number {
    if (!isStanding(fighter) || fighter.inRout || isImmobile(profileOf(fighter))) return 0
    if (this.#opponentsOf(fighter).length > 0) return 0
    const reach = chargeReach(fighter)
    let best = 0
    for (const enemy of this.#enemiesOf(fighter)) {
      if (this.#seen || gapBetween(fighter, enemy) <= reach) best = Math.max(best, this.#gainOfCharge(fighter, enemy))
    }
    return best * this.#chanceToCharge(fighter)
  }

  /** CF-ROUND-04, CF-STRATEGIC-02: the sooner the fighter acts, the less the other side can do about it. */
  #chanceToCharge(fighter: Fighter): number {
    const { turn, lead } = this.#play.state
    if (turn?.pending.includes(fighter.id)) return CHARGE_NOW
    if (!this.#mayAct(fighter)) return CHARGE_LATER
    const next = turn ? otherSeat(turn.seat) : lead
    const { pile } = camp(this.#play, fighter.seat)
    const waiting = Math.max(0, Math.min(MOST_WAITING, pile.indexOf(actingCard(fighter))))
    return CHARGE_SOON + (next === fighter.seat ? LEAD : -LEAD) - WAITING * waiting
  }

  /**
   * Gets how much more the enemy loses than the fighter in a combat of the two, with the enemy under charge penalties.
   */
  #gainOfCharge(fighter: Fighter, enemy: Fighter): number {
    const [mine, theirs] = [this.#prowessOf(fighter), afterChargePenalty(this.#prowessOf(enemy))]
    const [own, others] = [handOf(this.#play, fighter, [enemy]), handOf(this.#play, enemy, [fighter])]
    const dealt = harmOf(theirs, others.defence, [{ by: mine, attacks: own.attack }])
    const suffered = harmOf(mine, own.defence, [{ by: theirs, attacks: others.attack }])
    return this.#worth(enemy) * dealt - this.#worth(fighter) * suffered
  }
}

function closeness(gap: number): number {
  return Math.max(0, 1 - Math.max(0, gap) / FAR)
}
