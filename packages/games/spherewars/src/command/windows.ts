import { type WindowQuestion, Windows } from '@fray/hooks'
import { type Procedure, type Seat, text } from '@fray/kernel'
import { type MoraleCause, registry, type ShotQuery } from '../ability.ts'
import type { CountedRoll } from '../dice.ts'
import type { LiturgyDice } from '../magic/liturgy-roll.ts'
import { isDecided } from '../preparation/ending.ts'
import type { Setup } from '../preparation/setup.ts'
import { type BandState, type Combatant, ownerOf, type Play, type Side, type State } from '../state.ts'

/**
 * A moment at which players may react: issue orders (SW-ORDER-11, -13), use consumables (SW-CONSUMABLE-05) or abilities
 * that answer it.
 */
export type WindowMoment =
  | { readonly at: 'before-activation' | 'after-activation'; readonly acting: Combatant }
  /** Before and after the movement action, each concentration action and the combat action. */
  | { readonly at: 'before-movement' | 'after-movement'; readonly acting: Combatant }
  | { readonly at: 'before-concentration' | 'after-concentration'; readonly acting: Combatant }
  | { readonly at: 'before-combat' | 'after-combat'; readonly acting: Combatant }
  /** SW-ORDER-32: a join is declared, nothing is measured yet. */
  | {
      readonly at: 'before-join'
      readonly acting: Combatant
      readonly target: Combatant
      /** SW-RANDMOVE-02, -03: how far a random mover gets by its public roll; null for others. */
      readonly rolled: number | null
    }
  /** A shot is declared; no order answers one against a charge (SW-ORDER-12, SW-RANGED-10). */
  | {
      readonly at: 'before-precision'
      readonly acting: Combatant
      readonly target: Combatant
      readonly special: ShotQuery['special']
      /** SW-CONSUMABLE-10: combatants that a mist scroll hides from this shot; the window may add to them. */
      readonly hidden: number[]
    }
  /** Nothing is measured yet; turning a die changes the successes. */
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
      /** The dice of acting and target, if one of them has something that changes them; else null. */
      readonly dice: readonly [number[], number[]] | null
    }
  /** The deed is named and its dice are committed. */
  | { readonly at: 'before-deed'; readonly acting: Combatant; readonly target: Combatant | null; readonly deed: string }
  | {
      readonly at: 'after-deed'
      readonly acting: Combatant
      readonly target: Combatant | null
      readonly deed: string
      /** Re-rolling or turning dice changes the successes. */
      readonly roll: CountedRoll
    }
  /** The wounds are not dealt yet; turning a die changes the successes. */
  | { readonly at: 'after-damage'; readonly acting: Combatant; readonly target: Combatant; readonly roll: CountedRoll }
  /** `acting` is the combatant that rolls. */
  | { readonly at: 'before-morale'; readonly acting: Combatant; readonly cause: MoraleCause }
  | { readonly at: 'after-morale'; readonly acting: Combatant; readonly cause: MoraleCause; readonly roll: CountedRoll }
  /** `target` fled from `acting`, which pursued it or let it go; it may have been trapped (SW-PURSUIT-13, -14). */
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
  /** The dice of a liturgy have been rolled; null unless someone has something that changes them. */
  | {
      readonly at: 'after-casting'
      readonly acting: Combatant
      readonly target: Combatant | null
      readonly spell: string
      readonly dice: LiturgyDice | null
    }

const windows = new Windows<State, Setup, WindowMoment>({
  order: speakingOrder,
  providers: ({ setup }, moment) => setup.edition.providers(moment),
  // SW-MISSION-16: the game stops with the action that decided it.
  isOver: isDecided,
  ask: question,
  pass: text('option.pass'),
})

/**
 * SW-ORDER-33, SW-MELEE-05: the player of the friendly round reacts first, then the others, until all pass in
 * succession. A seat that publicly has nothing to use is not asked.
 */
export function window(play: Play, moment: WindowMoment): Procedure {
  return windows.open(play, moment)
}

function question(play: Play, moment: WindowMoment, seat: Seat): WindowQuestion {
  const { acting, at } = moment
  const target = 'target' in moment ? moment.target : null
  const prompt = text(`window.${at}`, {
    acting: { figure: acting.id },
    ...(target ? { target: { figure: target.id } } : {}),
    ...('spell' in moment ? { spell: registry.get(moment.spell).name } : {}),
    ...('deed' in moment ? { deed: registry.get(moment.deed).name } : {}),
  })
  const interruption = {
    moment: prompt,
    key: keyOf(play, moment),
    interrupted: ownerOf(play, acting),
    acting: acting.id,
    hostile: isHostile(play, moment, seat),
  }
  return { prompt, rules: ['SW-ORDER-11'], figure: acting.id, interruption }
}

/** Identifies a moment by turn, round, activation, and the action and combatants in question. */
function keyOf({ state: { turn, round, acting } }: Play, moment: WindowMoment): string {
  const target = 'target' in moment ? moment.target?.id : undefined
  return [turn, round, acting?.id ?? '', moment.at, moment.acting.id, target ?? ''].join(' ')
}

/** Whether an enemy acts, or the moment falls in an enemy's activation. */
function isHostile({ state: { acting, combatants, bands } }: Play, moment: WindowMoment, seat: Seat): boolean {
  const side = bands.find((band) => band.seat === seat)?.side
  return moment.acting.side !== side || (acting !== null && combatants[acting.id]?.side !== side)
}

let lastBands: readonly BandState[] | undefined
let lastRound: Side = 0
let lastOrder: readonly Seat[] = []

/**
 * Gets the seats of the side whose round it is, in their order, then the others. Cached, since the bands of a match do
 * not change.
 */
function speakingOrder({ state: { bands, round } }: Play): readonly Seat[] {
  if (bands === lastBands && round === lastRound) return lastOrder
  const seats = (mine: boolean) => bands.filter(({ side }) => (side === round) === mine).map(({ seat }) => seat)
  lastBands = bands
  lastRound = round
  lastOrder = [...new Set([...seats(true), ...seats(false)])]
  return lastOrder
}
