import { choice, NOTHING_TO_DO, type Option, type Procedure, type Seat, type Text, text } from '@fray/kernel'
import type { MoraleCause, ShotQuery } from '../ability.ts'
import type { CountedRoll } from '../dice.ts'
import type { LiturgyDice } from '../magic/liturgy-roll.ts'
import { isDecided } from '../preparation/ending.ts'
import type { BandState, Combatant, Play, Side } from '../state.ts'

/**
 * A moment at which players may speak up: issue orders (SW-ORDER-11, -13), use consumables (SW-CONSUMABLE-05) or
 * abilities that answer it.
 */
export type Moment =
  | { readonly at: 'before-activation' | 'after-activation'; readonly acting: Combatant }
  /** Before and after the movement action, each concentration action and the combat action. */
  | { readonly at: 'before-movement' | 'after-movement'; readonly acting: Combatant }
  | { readonly at: 'before-concentration' | 'after-concentration'; readonly acting: Combatant }
  | { readonly at: 'before-combat' | 'after-combat'; readonly acting: Combatant }
  /** SW-ORDER-32: a join is declared, nothing is measured yet. */
  | { readonly at: 'before-join'; readonly acting: Combatant; readonly target: Combatant }
  /** A shot is declared; no order answers one against a charge (SW-ORDER-12, SW-RANGED-10). */
  | {
      readonly at: 'before-precision'
      readonly acting: Combatant
      readonly target: Combatant
      readonly special: ShotQuery['special']
      /** SW-CONSUMABLE-10: those whom a mist scroll hides from this shot; the window may add to them. */
      readonly hidden: number[]
    }
  /** Nothing is measured yet; whoever turns a die changes the successes. */
  | {
      readonly at: 'after-precision'
      readonly acting: Combatant
      readonly target: Combatant
      readonly roll: CountedRoll
    }
  | { readonly at: 'before-dexterity'; readonly acting: Combatant; readonly target: Combatant }
  | {
      readonly at: 'after-dexterity'
      readonly acting: Combatant
      readonly target: Combatant
      /** The dice of acting and target, to be changed, if one of them has something that changes them; else null. */
      readonly dice: readonly [number[], number[]] | null
    }
  /** The deed is named, its dice are committed. */
  | { readonly at: 'before-deed'; readonly acting: Combatant; readonly target: Combatant | null; readonly deed: string }
  | {
      readonly at: 'after-deed'
      readonly acting: Combatant
      readonly target: Combatant | null
      readonly deed: string
      /** Whoever rolls dice again or turns one changes the successes. */
      readonly roll: CountedRoll
    }
  /** The wounds are not dealt yet; whoever turns a die changes the successes. */
  | { readonly at: 'after-damage'; readonly acting: Combatant; readonly target: Combatant; readonly roll: CountedRoll }
  /** `acting` is the one that rolls. */
  | { readonly at: 'before-morale'; readonly acting: Combatant; readonly cause: MoraleCause }
  | { readonly at: 'after-morale'; readonly acting: Combatant; readonly cause: MoraleCause; readonly roll: CountedRoll }
  /** `target` fled from `acting`, who pursued it or let it go; it may have been trapped (SW-PURSUIT-13, -14). */
  | {
      readonly at: 'after-pursuit'
      readonly acting: Combatant
      readonly target: Combatant
      readonly pursued: boolean
    }
  /** SW-SPELL-52: the windows of a liturgy. */
  | {
      readonly at: 'after-designation' | 'before-hiding' | 'after-hiding' | 'after-revealing' | 'after-outcome'
      readonly acting: Combatant
      readonly target: Combatant | null
      readonly spell: string
    }
  /** The dice of a liturgy have fallen; null unless somebody has something that changes them. */
  | {
      readonly at: 'after-casting'
      readonly acting: Combatant
      readonly target: Combatant | null
      readonly spell: string
      readonly dice: LiturgyDice | null
    }

/** Something a seat may do in a window. */
export interface Use {
  readonly key: string
  readonly text: Text
  readonly icon: string
  readonly rules: readonly string[]
  /**
   * Carries it out, asking whatever else it needs; what must wait until the window closes goes into `later`. It calls a
   * procedure of the module: a generator function made anew for every use would be a new kind of object each time.
   */
  perform(later: Procedure[]): Procedure
}

/** What a kind of thing (orders, consumables) offers a seat at a moment. Must be quick to say "nothing". */
export type Provider = (play: Play, moment: Moment, seat: Seat) => readonly Use[]

const providers: Provider[] = []

export function provide(provider: Provider): void {
  providers.push(provider)
}

/**
 * SW-ORDER-33, SW-MELEE-05: the player of the friendly round speaks first, then the others, until all pass in
 * succession. Nobody is asked who has nothing to use. Most windows stay shut, so nothing is made ready for one before
 * somebody turns out to have something.
 */
export function window(play: Play, moment: Moment): Procedure {
  const seats = speakingOrder(play)
  for (let i = 0; i < seats.length; i++) {
    const uses = usesOf(play, moment, seats[i]!)
    // SW-MISSION-16: the game stops with the action that decided it.
    if (uses.length > 0) return isDecided(play) ? NOTHING_TO_DO : openWindow(play, moment, seats, i, uses)
  }
  return NOTHING_TO_DO
}

/** A window from the first seat that has something to use, and what that is. */
function* openWindow(
  play: Play,
  moment: Moment,
  seats: readonly Seat[],
  first: number,
  firstUses: readonly Use[],
): Procedure {
  const later: Procedure[] = []
  let passed = first
  let uses = firstUses
  for (let i = first; passed < seats.length; uses = usesOf(play, moment, seats[i]!)) {
    const use = uses.length === 0 ? null : yield* chooseUse(play, moment, seats[i]!, uses)
    if (use) {
      passed = 0
      yield* use.perform(later)
    } else {
      passed++
    }
    i = (i + 1) % seats.length
  }
  for (const procedure of later) yield* procedure
}

const NO_USES: readonly Use[] = []

function usesOf(play: Play, moment: Moment, seat: Seat): readonly Use[] {
  let all = NO_USES
  for (let i = 0; i < providers.length; i++) {
    const uses = providers[i]!(play, moment, seat)
    if (uses.length > 0) all = all.length === 0 ? uses : [...all, ...uses]
  }
  return all
}

let lastBands: readonly BandState[] | undefined
let lastRound: Side = 0
let lastOrder: readonly Seat[] = []

/** Seats of the side whose round it is first, in their order, then the others; the bands of a match do not change. */
function speakingOrder({ state: { bands, round } }: Play): readonly Seat[] {
  if (bands === lastBands && round === lastRound) return lastOrder
  const seats = (mine: boolean) => bands.filter(({ side }) => (side === round) === mine).map(({ seat }) => seat)
  lastBands = bands
  lastRound = round
  lastOrder = [...new Set([...seats(true), ...seats(false)])]
  return lastOrder
}

const PASS: Option<Use | null> = { ...choice('pass', text('option.pass'), { icon: 'hand' }), value: null }

function useOption(use: Use): Option<Use> {
  const { key, text, icon, rules } = use
  return { key, text, icon, rules, value: use }
}

function chooseUse(play: Play, moment: Moment, seat: Seat, uses: readonly Use[]): Procedure<Use | null> {
  return play.pick<Use | null>({
    seat,
    figure: moment.acting.id,
    prompt: text(`window.${moment.at}`, { acting: { figure: moment.acting.id } }),
    rules: ['SW-ORDER-11'],
    options: [PASS, ...uses.map(useOption)],
  })
}
