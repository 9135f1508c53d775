import type { WindowUse } from '@fray/hooks'
import { type Procedure, type ReactionOffer, type Seat, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { barredFrom, consumableNamed } from '../bands/armoury.ts'
import type { Profile } from '../bands/profile.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { isAnswerable } from './prospect.ts'
import type { WindowProvider } from './providers.ts'
import type { WindowMoment } from './windows.ts'

/** SW-CONSUMABLE-05: when a consumable may be used and what it does. */
export interface Usage {
  readonly id: string
  readonly icon: string
  readonly at: readonly WindowMoment['at'][]
  /** Whether the carrier may use it at such a moment, and to any purpose. */
  suits(play: Play, moment: WindowMoment, carrier: Combatant): boolean
  /**
   * Whether it might suit, by what everybody knows of the moment; the same as `suits` where that looks at nothing else. It
   * holds whenever `suits` does.
   */
  mightSuit?(play: Play, moment: WindowMoment, carrier: Combatant): boolean
  /** Whether a moment that it suits is the time for it, and none that follows would do as well; else any is. */
  matters?(moment: WindowMoment, carrier: Combatant): boolean
  effect(play: Play, moment: WindowMoment, carrier: Combatant, later: Procedure[]): Procedure
}

/** What may be used in windows, by id. */
const usages = new Map<string, Usage>()

/** Makes consumables usable in windows. */
export function offer(...offered: readonly Usage[]): void {
  for (const usage of offered) usages.set(usage.id, usage)
}

/** What a seat's combatants may use at this moment; most of the time nothing. */
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

/** SW-CONSUMABLE-06: whether a carrier of the seat might have something for this moment, by all that the others know. */
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
  might: mightUse,
  held: consumablesHeld,
}

function consumablesHeld(play: Play, seat: Seat): readonly ReactionOffer[] {
  const carriers = play.state.combatants.filter(
    (combatant) => isStanding(combatant) && ownerOf(play, combatant) === seat,
  )
  return carriers.flatMap((carrier) => usagesOf(carrier).map((usage) => offerOf(carrier, usage)))
}

/** SW-CONSUMABLE-06: what somebody carries is the seat's own business. */
function offerOf(carrier: Combatant, { id, icon }: Usage): ReactionOffer {
  const consumable = registry.named(id).name
  const words = text('option.consumable', { carrier: { figure: carrier.id }, consumable })
  return { source: `consumable:${id}`, text: words, icon, secret: true }
}

/** Whether not all that the carrier may have had is used. */
export function hasRoomFor({ carries, consumed }: Combatant): boolean {
  return consumed.length < carries
}

/** SW-CONSUMABLE-04: one of a typology; who has used it has no other. */
export function mightHave({ consumed }: Combatant, id: string): boolean {
  return consumed.length === 0 || !consumed.some((used) => typologyOf(used) === typologyOf(id))
}

/** Whether somebody might carry a consumable still, by all that the others know. */
export function mightCarry({ setup }: Play, carrier: Combatant, id: string): boolean {
  if (!hasRoomFor(carrier) || !mightHave(carrier, id)) return false
  return carrier.freelyEquipped || mayCarry(id, carrier.profile, setup.raceRules)
}

function typologyOf(id: string): string {
  return consumableNamed(id)?.typology ?? id
}

/** With race rules, without them, and for those who may have anything. */
const possible = [1, 2, 3].map(() => new WeakMap<Profile, Map<WindowMoment['at'], readonly Usage[]>>())

/** What one of this profile may have for a kind of moment; of those that suit alike only one need be asked. */
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

/** SW-RGEAR-50: whether the rules let somebody carry a consumable at all. */
function mayCarry(id: string, profile: Profile, raceRules: boolean): boolean {
  const consumable = consumableNamed(id)
  return consumable !== undefined && barredFrom(consumable, profile, raceRules) === null
}

let lastCombatants: readonly Combatant[] | undefined
let lastCarriers: readonly Combatant[] = []

/** Those who may have had consumables: most may not. */
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

/** The latest answer for each carrier's number: what is used leaves the list, which then is another one. */
const latest: { readonly consumables: readonly string[]; readonly usages: readonly Usage[] }[] = []

/** What a carrier has for windows. */
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
    rules: [registry.named(usage.id).rule],
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

/** SW-CONSUMABLE-02, -06: it is gone, and everybody has seen it. */
export function spendConsumable(play: Play, carrier: Combatant, id: string): void {
  const { name, rule } = registry.named(id)
  carrier.consumables = carrier.consumables.filter((consumable) => consumable !== id)
  carrier.consumed.push(id)
  play.log('consumable-used', { carrier: { figure: carrier.id }, consumable: name }, [rule, 'SW-CONSUMABLE-02'], {
    seat: ownerOf(play, carrier),
  })
  play.reveal()
}

/** Whether a combatant is the one who acts or the one acted upon, as users of consumables must be (SW-CONSUMABLE-05). */
export function takesPart(moment: WindowMoment, { id }: Combatant): boolean {
  return moment.acting.id === id || ('target' in moment && moment.target?.id === id)
}
