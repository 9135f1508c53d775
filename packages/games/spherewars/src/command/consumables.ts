import type { WindowUse } from '@fray/hooks'
import { type Procedure, type ReactionOffer, type Seat, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { barredFrom, consumableNamed } from '../bands/armoury.ts'
import type { Profile } from '../bands/profile.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { isAnswerable } from './prospect.ts'
import type { WindowMoment } from './window-moment.ts'
import type { WindowProvider } from './window-provider.ts'

/** SW-CONSUMABLE-05: when a consumable may be used and what it does. */
export interface Usage {
  readonly id: string
  readonly icon: string
  readonly at: readonly WindowMoment['at'][]
  /** Whether the carrier may use it now, and to some purpose. */
  suits(play: Play, moment: WindowMoment, carrier: Combatant): boolean
  /**
   * Whether it might suit, judged by public knowledge of the moment. It must hold whenever `suits` does, and may be
   * left out if `suits` looks at public knowledge only.
   */
  mightSuit?(play: Play, moment: WindowMoment, carrier: Combatant): boolean
  /** Whether this is the moment to use it, as no later one would do as well. Left out if any moment is. */
  matters?(moment: WindowMoment, carrier: Combatant): boolean
  effect(play: Play, moment: WindowMoment, carrier: Combatant, later: Procedure[]): Procedure
}

/** Consumables usable in windows, by id. */
const usages = new Map<string, Usage>()

/** Makes consumables usable in windows. */
export function offer(...offered: readonly Usage[]): void {
  for (const usage of offered) usages.set(usage.id, usage)
}

/** Gets what a seat's combatants may use at this moment, usually nothing. */
function consumableUses(play: Play, moment: WindowMoment, seat: Seat): readonly WindowUse[] {
  let uses: WindowUse[] | undefined
  for (const carrier of carriersAmong(play.state.combatants)) {
    if (carrier.consumables.length === 0 || !mayUse(play, carrier, seat)) continue
    for (const usage of usagesOf(carrier)) {
      if (!usage.at.includes(moment.at) || !usage.suits(play, moment, carrier)) continue
      uses ??= []
      uses.push(useOf(play, moment, carrier, usage))
    }
  }
  return uses ?? NOTHING
}

/** SW-CONSUMABLE-06: whether a carrier of the seat might have something for this moment, as far as the others know. */
function mightUse(play: Play, moment: WindowMoment, seat: Seat): boolean {
  for (const carrier of carriersAmong(play.state.combatants)) {
    if (!hasRoomFor(carrier) || !mayUse(play, carrier, seat)) continue
    for (const usage of possibleFor(play, carrier, moment.at)) {
      if ((usage.mightSuit ?? usage.suits)(play, moment, carrier) && mightHave(carrier, usage.id)) return true
    }
  }
  return false
}

export const consumables: WindowProvider = {
  serves: (at) => usagesAt(at).length > 0,
  uses: consumableUses,
  mightHaveUse: mightUse,
  offersOf: consumablesHeld,
}

function consumablesHeld(play: Play, seat: Seat): readonly ReactionOffer[] {
  const carriers = play.state.combatants.filter(
    (combatant) => isStanding(combatant) && ownerOf(play, combatant) === seat,
  )
  return carriers.flatMap((carrier) => usagesOf(carrier).map((usage) => offerOf(carrier, usage)))
}

/** SW-CONSUMABLE-06: only its own seat knows what a combatant carries. */
function offerOf(carrier: Combatant, { id, icon }: Usage): ReactionOffer {
  const consumable = registry.get(id).name
  const words = text('option.consumable', { carrier: { figure: carrier.id }, consumable })
  return { source: `consumable:${id}`, text: words, icon, secret: true }
}

/** Whether the carrier may still have consumables that it has not used. */
export function hasRoomFor({ carries, consumed }: Combatant): boolean {
  return consumed.length < carries
}

/** SW-CONSUMABLE-04: one consumable of each typology; after using one, a combatant has no other of it. */
export function mightHave({ consumed }: Combatant, id: string): boolean {
  return consumed.length === 0 || !consumed.some((used) => typologyOf(used) === typologyOf(id))
}

/** Whether a combatant might still carry a consumable, as far as the others know. */
export function mightCarry({ setup }: Play, carrier: Combatant, id: string): boolean {
  if (!hasRoomFor(carrier) || !mightHave(carrier, id)) return false
  return carrier.freelyEquipped || mayCarry(id, carrier.profile, setup.raceRules)
}

function typologyOf(id: string): string {
  return consumableNamed(id)?.typology ?? id
}

/** For play with race rules, without them, and for combatants that may have anything. */
const possible = [1, 2, 3].map(() => new WeakMap<Profile, Map<WindowMoment['at'], readonly Usage[]>>())

/**
 * Gets what a combatant of this profile may have for a kind of moment. Of consumables that suit alike, only one need be
 * asked.
 */
function possibleFor(
  { setup }: Play,
  { profile, freelyEquipped }: Combatant,
  at: WindowMoment['at'],
): readonly Usage[] {
  const byProfile = possible[freelyEquipped ? 2 : setup.raceRules ? 0 : 1]!
  let byMoment = byProfile.get(profile)
  if (!byMoment) {
    byMoment = new Map()
    byProfile.set(profile, byMoment)
  }
  let found = byMoment.get(at)
  if (!found) {
    found = usagesAt(at).filter((usage) => freelyEquipped || mayCarry(usage.id, profile, setup.raceRules))
    byMoment.set(at, found)
  }
  return found
}

/** SW-RGEAR-50: whether the rules let a combatant carry a consumable at all. */
function mayCarry(id: string, profile: Profile, raceRules: boolean): boolean {
  const consumable = consumableNamed(id)
  return consumable !== undefined && barredFrom(consumable, profile, raceRules) === null
}

let lastCombatants: readonly Combatant[] | undefined
let lastCarriers: readonly Combatant[] = []

/** Filters those that may have had consumables; most may not. */
function carriersAmong(combatants: readonly Combatant[]): readonly Combatant[] {
  if (combatants !== lastCombatants) {
    lastCombatants = combatants
    lastCarriers = combatants.filter(({ carries }) => carries > 0)
  }
  return lastCarriers
}

function usagesAt(at: WindowMoment['at']): readonly Usage[] {
  return [...usages.values()].filter((usage) => usage.at.includes(at))
}

/** The latest answer by carrier number. A used consumable leaves the list, which is then a new array. */
const latest: { readonly consumables: readonly string[]; readonly usages: readonly Usage[] }[] = []

/** Gets what a carrier can use in windows. */
function usagesOf({ id, consumables }: Combatant): readonly Usage[] {
  const known = latest[id]
  if (known?.consumables === consumables) return known.usages
  const found = consumables.flatMap((consumable) => usages.get(consumable) ?? [])
  latest[id] = { consumables, usages: found }
  return found
}

const NOTHING: readonly WindowUse[] = []

/** SW-CONSUMABLE-05: not while paralysed; other states and flight do not prevent it. */
function mayUse(play: Play, carrier: Combatant, seat: Seat): boolean {
  return isStanding(carrier) && ownerOf(play, carrier) === seat && !isIn(carrier, 'paralysed')
}

function useOf(play: Play, moment: WindowMoment, carrier: Combatant, usage: Usage): WindowUse {
  const { source, text, icon = usage.icon } = offerOf(carrier, usage)
  return {
    key: `${usage.id}:${carrier.id}`,
    text,
    icon,
    rules: [registry.get(usage.id).rule],
    reaction: {
      source,
      matters: () => isAnswerable(moment) && (usage.matters?.(moment, carrier) ?? true),
    },
    secret: true,
    perform: (later) => use(play, moment, carrier, usage, later),
  }
}

function* use(play: Play, moment: WindowMoment, carrier: Combatant, usage: Usage, later: Procedure[]): Procedure {
  spendConsumable(play, carrier, usage.id)
  yield* usage.effect(play, moment, carrier, later)
}

/** SW-CONSUMABLE-02, -06: removes the consumable; everyone has seen it used. */
export function spendConsumable(play: Play, carrier: Combatant, id: string): void {
  const { name, rule } = registry.get(id)
  carrier.consumables = carrier.consumables.filter((consumable) => consumable !== id)
  carrier.consumed.push(id)
  play.log('consumable-used', { carrier: { figure: carrier.id }, consumable: name }, [rule, 'SW-CONSUMABLE-02'], {
    seat: ownerOf(play, carrier),
  })
  play.reveal()
}

/** Whether a combatant is acting or being acted upon, as users of consumables must be (SW-CONSUMABLE-05). */
export function takesPart(moment: WindowMoment, { id }: Combatant): boolean {
  return moment.acting.id === id || ('target' in moment && moment.target?.id === id)
}
