import type { Random, Seat } from '@fray/kernel'
import {
  artefactNamed,
  artefacts,
  barredFrom,
  type Consumable,
  consumableNamed,
  consumables,
} from '../bands/armoury.ts'
import { chooseMostPower, powerOf, typesWithoutRaceRules } from '../bands/artefact-choice.ts'
import { bloodOf } from '../preparation/scoring/scoring.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Side } from '../side.ts'
import { type Combatant, isStanding, type Liturgy, type State } from '../state.ts'

/**
 * SW-ARTEFACT-03, SW-CONSUMABLE-06, SW-SPELL-26: fills in what the other side may carry in secret, and how many gems it
 * may have hidden.
 */
export function determinize(state: State, seat: Seat, random: Random, { raceRules }: Setup): void {
  const own = state.bands.find((band) => band.seat === seat)?.side
  for (const combatant of state.combatants) {
    if (combatant.side === own || !isStanding(combatant)) continue
    equip(state, combatant, random, raceRules)
    provide(combatant, random, raceRules)
  }
  if (state.liturgy && !state.liturgy.revealed) bid(state, state.liturgy, own, random)
}

/** SW-ARTEFACT-02, -07: gives as many artefacts as its power allows, each at most once per band. */
export function equip({ combatants }: State, bearer: Combatant, random: Random, raceRules: boolean): void {
  const { profile, band, artefacts: shown } = bearer
  const left = profile.ap - powerOf(shown.flatMap((id) => artefactNamed(id) ?? []))
  if (left <= 0) return
  const taken = combatants.flatMap((combatant) => (combatant.band === band ? combatant.artefacts : []))
  const types = typesWithoutRaceRules(profile)
  const chosen = chooseMostPower(
    { profile: { ...profile, ap: left }, types, raceRules },
    taken,
    random.shuffle(artefacts),
  )
  bearer.artefacts = [...shown, ...chosen.map(({ id }) => id)]
}

/** SW-CONSUMABLE-04: fills the free slots with allowed consumables, one of each typology. */
export function provide(carrier: Combatant, random: Random, raceRules = false): void {
  const consumed = carrier.consumed.flatMap((id) => consumableNamed(id) ?? [])
  const room = carrier.carries - consumed.length
  const open = random.shuffle(
    consumables.filter((consumable) => barredFrom(consumable, carrier.profile, raceRules) === null),
  )
  // SW-WIN-15: once a combatant is scored, what was paid for it is public.
  const paid = bloodOf(carrier) === 0 ? null : carrier.provisions - costOf(consumed)
  const carried = paid === null ? someOf(open, room, consumed, random) : worth(paid, open, room, consumed)
  carrier.consumables = carried.map(({ id }) => id)
  if (paid === null) carrier.provisions = costOf(consumed) + costOf(carried)
}

function someOf(
  open: readonly Consumable[],
  room: number,
  consumed: readonly Consumable[],
  random: Random,
): Consumable[] {
  const carried: Consumable[] = []
  const wanted = random.between(0, Math.max(0, room))
  for (const consumable of open) {
    if (carried.length >= wanted) break
    if (isOpen(consumable, [...consumed, ...carried])) carried.push(consumable)
  }
  return carried
}

/** Chooses consumables that cost exactly this much; none if that is impossible. */
function worth(
  cost: number,
  open: readonly Consumable[],
  room: number,
  before: readonly Consumable[],
): readonly Consumable[] {
  if (cost === 0 || room <= 0) return []
  for (const consumable of open) {
    if (consumable.cost > cost || !isOpen(consumable, before)) continue
    if (consumable.cost === cost) return [consumable]
    const more = worth(cost - consumable.cost, open, room - 1, [...before, consumable])
    if (more.length > 0) return [consumable, ...more]
  }
  return []
}

function isOpen({ typology }: Consumable, before: readonly Consumable[]): boolean {
  return !before.some((consumable) => consumable.typology === typology)
}

function costOf(bought: readonly Consumable[]): number {
  return bought.reduce((sum, { cost }) => sum + cost, 0)
}

/** SW-SPELL-23, -26: hides anything from the fewest gems possible to all there are. */
function bid({ sides }: State, { bids }: Liturgy, own: Side | undefined, random: Random): void {
  for (const side of [0, 1] as const) {
    if (side !== own) bids[side] = random.between(bids[side], Math.max(bids[side], sides[side].gems))
  }
}
