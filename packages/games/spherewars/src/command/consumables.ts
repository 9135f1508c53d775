import { type Procedure, type Seat, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { type Moment, provide, type Use } from './windows.ts'

/** SW-CONSUMABLE-05: when a consumable may be used and what it does. */
export interface Usage {
  readonly id: string
  readonly icon: string
  readonly at: readonly Moment['at'][]
  /** Whether the carrier may use it at such a moment, and to any purpose. */
  suits(play: Play, moment: Moment, carrier: Combatant): boolean
  effect(play: Play, moment: Moment, carrier: Combatant, later: Procedure[]): Procedure
}

/** What may be used at each moment, by id. */
const usages = new Map<Moment['at'], Map<string, Usage>>()

/** Makes consumables usable in windows. */
export function offer(...offered: readonly Usage[]): void {
  for (const usage of offered) {
    for (const at of usage.at) {
      const usable = usages.get(at) ?? new Map<string, Usage>()
      usages.set(at, usable.set(usage.id, usage))
    }
  }
}

/** What a seat's combatants may use at this moment; most of the time nothing. */
function consumableUses(play: Play, moment: Moment, seat: Seat): readonly Use[] {
  const usable = usages.get(moment.at)
  if (!usable) return NOTHING
  let uses: Use[] | undefined
  for (const carrier of carriersAmong(play.state.combatants)) {
    if (carrier.consumables.length === 0 || !mayUse(play, carrier, seat)) continue
    for (const id of carrier.consumables) {
      const usage = usable.get(id)
      if (!usage?.suits(play, moment, carrier)) continue
      uses ??= []
      uses.push(useOf(play, moment, carrier, usage))
    }
  }
  return uses ?? NOTHING
}

provide(consumableUses)

let lastCombatants: readonly Combatant[] | undefined
let lastCarriers: readonly Combatant[] = []

/** Those who have or had consumables: what is used up is never replaced, and most have none. */
function carriersAmong(combatants: readonly Combatant[]): readonly Combatant[] {
  if (combatants !== lastCombatants) {
    lastCombatants = combatants
    lastCarriers = combatants.filter(({ consumables }) => consumables.length > 0)
  }
  return lastCarriers
}

const NOTHING: readonly Use[] = []

/** SW-CONSUMABLE-05: not while paralysed; other states and flight do not prevent it. */
function mayUse(play: Play, carrier: Combatant, seat: Seat): boolean {
  return isStanding(carrier) && ownerOf(play, carrier) === seat && !isIn(carrier, 'paralysed')
}

function useOf(play: Play, moment: Moment, carrier: Combatant, usage: Usage): Use {
  const { name, rule } = registry.named(usage.id)
  return {
    key: `${usage.id}:${carrier.id}`,
    text: text('option.consumable', { carrier: { figure: carrier.id }, consumable: name }),
    icon: usage.icon,
    rules: [rule],
    perform: (later) => use(play, moment, carrier, usage, later),
  }
}

function* use(play: Play, moment: Moment, carrier: Combatant, usage: Usage, later: Procedure[]): Procedure {
  spendConsumable(play, carrier, usage.id)
  yield* usage.effect(play, moment, carrier, later)
}

/** SW-CONSUMABLE-02, -06: it is gone, and everybody has seen it. */
export function spendConsumable(play: Play, carrier: Combatant, id: string): void {
  const { name, rule } = registry.named(id)
  carrier.consumables = carrier.consumables.filter((each) => each !== id)
  play.log('consumable-used', { carrier: { figure: carrier.id }, consumable: name }, [rule, 'SW-CONSUMABLE-02'], {
    seat: ownerOf(play, carrier),
  })
  play.reveal()
}

/** SW-CONSUMABLE-05: the user must be the one who acts or the one acted upon. */
export function takesPart(moment: Moment, { id }: Combatant): boolean {
  return moment.acting.id === id || ('target' in moment && moment.target?.id === id)
}
