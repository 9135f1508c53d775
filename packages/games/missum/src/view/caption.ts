import { type Message, text } from '@fray/kernel'
import { isSkirmishing } from '../roster.ts'
import type { Unit } from '../state.ts'

/** Describes a unit in a few words: the office of leaders and magic users, the arms of all others. */
export function captionOf(unit: Unit): Message {
  const { office, troop } = unit
  if (office?.kind === 'mage') return text(`caption.mage-${office.art}`, { level: office.level })
  if (office) return text(`caption.${office.kind}`)
  const race = { text: text(`race.${troop.race}`) }
  if (troop.engine) return text('caption.engine', { race, engine: { text: text(`weapon.${troop.engine}`) } })
  const words = { race, armour: { text: text(`armour.${troop.armour}`) }, arms: { text: armsOf(unit) } }
  return text(isSkirmishing(unit) ? 'caption.skirmish' : 'caption.line', words)
}

function armsOf({ troop: { weapons, missile } }: Unit): Message {
  const melee = text(`weapon.${weapons[0] ?? 'dagger'}`)
  return missile
    ? text('caption.arms', { melee: { text: melee }, missile: { text: text(`weapon.${missile}`) } })
    : melee
}
