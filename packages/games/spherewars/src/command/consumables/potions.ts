import { type Procedure, text } from '@fray/kernel'
import { asProcedure } from '../../abilities/builders.ts'
import { d3Roll } from '../../dice.ts'
import { addEffect } from '../../morale/effects.ts'
import { type Combatant, ownerOf, type Play, type Until } from '../../state.ts'
import { hooks } from '../../traits.ts'
import { heal } from '../../wounds/wounds.ts'
import { offer, takesPart, type Usage } from '../consumables.ts'
import type { WindowMoment } from '../window-moment.ts'

type Raised = 'str' | 'con' | 'dex' | 'mov'

/** The attributes that each potion's effect raises. */
const RAISES: Readonly<Record<string, readonly Raised[]>> = {
  vigour: ['str'],
  stamina: ['con'],
  agility: ['dex'],
  prowess: ['str', 'dex'],
  speed: ['mov'],
}

/** SW-CONSUMABLE-05: two effects that raise the same attribute never apply together. */
function isRaised({ effects }: Combatant, effect: string): boolean {
  return effects.some(({ object }) => RAISES[object]?.some((attribute) => RAISES[effect]!.includes(attribute)))
}

/** Effect of a potion that only leaves an object on its drinker. */
function drunk(potion: string, object: string, until: Until, amount = 1): Usage['effect'] {
  return (play, _moment, carrier) =>
    asProcedure(() =>
      addEffect(play, carrier, { object, until, source: { bearer: carrier.id, object: potion }, amount }),
    )
}

/** SW-CONSUMABLE-08: how long the three grades of a potion last. */
const LASTING = { inferior: 'combat', superior: 'round', sublime: 'turn' } as const satisfies Record<string, Until>

/** SW-CONSUMABLE-01: the three potions of a typology differ in how long they last. */
function gradedPotions(typology: string, effect: string, icon: string, at: Usage['at']): Usage[] {
  return Object.entries(LASTING).map(([grade, until]) => {
    const id = `${grade}-${typology}`
    return {
      id,
      icon,
      at,
      suits: (_play, moment, carrier) => takesPart(moment, carrier) && !isRaised(carrier, effect),
      effect: drunk(id, effect, until),
    }
  })
}

offer(
  ...gradedPotions('vigour-potion', 'vigour', 'round-potion', ['before-precision', 'before-dexterity']),
  ...gradedPotions('stamina-potion', 'stamina', 'standing-potion', [
    'before-precision',
    'before-dexterity',
    'before-deed',
    'before-hiding',
  ]),
  ...gradedPotions('agility-potion', 'agility', 'potion-ball', ['before-dexterity']),
  ...gradedPotions('combat-potion', 'prowess', 'bubbling-flask', ['before-dexterity', 'before-precision']),
)

/** SW-CONSUMABLE-31, -32: drunk when its user is activated. */
function speedPotion(id: string, amount: number): Usage {
  return {
    id,
    icon: 'walking-boot',
    at: ['before-activation'],
    suits: (_turn, moment, carrier) => moment.acting.id === carrier.id && !isRaised(carrier, 'speed'),
    effect: drunk(id, 'speed', 'turn', amount),
  }
}

/** A potion that grants a universal ability until the end of the turn. */
function gift(id: string, icon: string, at: Usage['at'], ability: string, suits: Usage['suits']): Usage {
  return { id, icon, at, suits, effect: drunk(id, ability, 'turn') }
}

const isActing: Usage['suits'] = (_turn, moment, carrier) => moment.acting.id === carrier.id

offer(
  speedPotion('inferior-speed-potion', 1),
  speedPotion('superior-speed-potion', 2),
  gift('attack-potion', 'square-bottle', ['before-join'], 'hardened-attacker', isActing),
  gift('defence-potion', 'square-bottle', ['before-dexterity'], 'hardened-defender', (_turn, moment, carrier) =>
    takesPart(moment, carrier),
  ),
  {
    id: 'potion-of-courage',
    icon: 'heart-bottle',
    at: ['before-morale'],
    suits: (play, moment, carrier) =>
      isActing(play, moment, carrier) && !hooks.answers(play, carrier, 'passesNextMorale'),
    effect: drunk('potion-of-courage', 'steadied', 'activation'),
  },
)

/** SW-CONSUMABLE-38 to -41: after a roll that involves its user, or in any liturgy; never wasted on the unhurt. */
function healing(id: string, amount: (play: Play, carrier: Combatant) => Procedure<number>): Usage {
  return {
    id,
    icon: 'health-potion',
    at: ['after-precision', 'after-dexterity', 'after-deed', 'after-hiding', 'after-damage'],
    suits: (_turn, moment, carrier) => carrier.wounds < carrier.profile.wounds && isInReach(moment, carrier),
    matters: isAboutToBeHurt,
    *effect(play, _moment, carrier) {
      heal(play, carrier, yield* amount(play, carrier))
    },
  }
}

/** Whether a shot or blow is about to wound the user. The question comes again once the damage is known. */
function isAboutToBeHurt(moment: WindowMoment, { id }: Combatant): boolean {
  if (moment.at === 'after-precision' || moment.at === 'after-dexterity') return false
  return 'target' in moment && moment.target?.id === id
}

function isInReach(moment: WindowMoment, carrier: Combatant): boolean {
  return moment.at === 'after-hiding' || takesPart(moment, carrier)
}

offer(
  healing('inferior-healing-potion', () => asProcedure(() => 1)),
  healing('superior-healing-potion', () => asProcedure(() => 2)),
  healing('sublime-healing-potion', () => asProcedure(() => 3)),
  healing('healing-ointment', (play, carrier) =>
    d3Roll(
      play,
      text('roll.ointment', { carrier: { figure: carrier.id } }),
      ['SW-CONSUMABLE-41'],
      ownerOf(play, carrier),
    ),
  ),
)
