import { captureEyes } from '../magic/devices/eyes.ts'
import type { Fate, Play, Unit } from '../state.ts'

/**
 * Removes a unit from the table. Its companions share its fate: swept off in a rout (MI-LEADER-05, -28, MI-MAGE-06),
 * captured where it is destroyed in contact (MI-LEADER-26); else they stand alone.
 */
export function leaveTable(
  play: Play,
  unit: Unit,
  fate: Exclude<Fate, 'waiting' | 'fighting' | 'routing'>,
  rules: readonly string[] = GONE[fate],
): void {
  const { state } = play
  if (fate === 'surrendered' || fate === 'destroyed') captureEyes(play, unit)
  const engaged = state.contacts.some(({ attacker, defender }) => attacker === unit.id || defender === unit.id)
  state.contacts = state.contacts.filter(({ attacker, defender }) => attacker !== unit.id && defender !== unit.id)
  unit.body = null
  unit.bodyAtStepStart = null
  unit.fate = fate
  play.log(`gone.${fate}`, { unit: { figure: unit.id } }, rules, {
    seat: unit.seat,
    isOutcome: true,
    removes: [unit.id],
  })
  noteLoss(play, unit)
  // A unit that surrenders was routing, and its companions with it (MI-LEADER-05), whatever it ran into.
  const sweptOff = fate === 'routed' || fate === 'surrendered' || (engaged && fate === 'destroyed')
  for (const companion of state.units) {
    if (companion.with !== unit.id) continue
    companion.with = null
    if (sweptOff && companion.body)
      leaveTable(play, companion, 'lost', fate === 'destroyed' ? undefined : ['MI-LEADER-05'])
  }
}

const GONE: Readonly<Record<Exclude<Fate, 'waiting' | 'fighting' | 'routing'>, readonly string[]>> = {
  routed: ['MI-ROUT-05'],
  surrendered: ['MI-ROUT-06'],
  destroyed: ['MI-CASUALTY-05'],
  lost: ['MI-LEADER-26'],
  left: ['MI-SKIRMISH-02'],
}

/** MI-LEADER-06, -16, -24: applies the loss of a leader. */
function noteLoss({ state }: Play, unit: Unit): void {
  if (unit.office?.kind === 'dritlan') {
    const index = state.huitsanyal.findIndex(({ commander }) => commander === unit.id)
    const huitsan = state.huitsanyal[index]
    if (!huitsan) return
    huitsan.commander = null
    huitsan.lostOn = state.turn
    state.losses.push({ kind: 'dritlan', huitsan: index })
  }
  if (unit.office?.kind === 'kerdu' || (unit.office?.kind === 'mage' && unit.office.commands)) {
    for (const huitsan of state.huitsanyal) if (huitsan.commander === unit.id) huitsan.commander = null
    state.losses.push({ kind: 'kerdu', seat: unit.seat })
  }
}
