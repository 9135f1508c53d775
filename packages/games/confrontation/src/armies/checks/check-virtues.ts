import type { Listed } from '../army-builder.ts'
import { isRepeated, mostVirtues, virtueNamed, virtueRefusal } from '../extras/virtues.ts'
import { addFault, type LineContext } from './army-fault.ts'

/** CF-VIRTUE-01 to -05, -11, -14: the virtues of a fighter. */
export function checkVirtues(army: LineContext, { profile, listed, place }: Listed): void {
  if (listed.virtues.length === 0) return
  const { name } = profile
  const { virtues } = listed
  for (const [i, id] of virtues.entries()) {
    const at = `${place}.virtues[${i}]`
    const virtue = virtueNamed(id)
    if (!virtue) {
      addFault(army, 'no-virtue', { id }, at, 'CF-VIRTUE-01')
      continue
    }
    const args = { name, virtue: virtue.name }
    const refusal = virtueRefusal(profile, virtue)
    if (refusal) addFault(army, refusal.fault, args, at, refusal.rule)
    if (isRepeated(virtue, virtues.slice(0, i))) addFault(army, 'virtue-twice', args, at, 'CF-VIRTUE-04')
  }
  const most = mostVirtues(profile)
  const count = virtues.length
  if (profile.faith && count > most) {
    addFault(army, 'virtue-number', { name, count, most }, `${place}.virtues`, 'CF-VIRTUE-02')
  }
}
