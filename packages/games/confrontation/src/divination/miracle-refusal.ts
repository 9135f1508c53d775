import { type Refusal, refuse, text } from '@fray/kernel'
import type { Bar } from '../activation/activity.ts'
import type { Fighter, PlayState } from '../state.ts'
import { type CallMoment, type Miracle, miraclesOf } from './miracle.ts'
import { isExhausted, isTargetable, isUnder, mayTarget, miracleChoicesOn, targetsOf } from './miracle-choices.ts'

/** CF-CALL-03, -05, -07, -09: why a faithful with miracles for this moment can announce none of them. */
export function noMiracleBar(play: PlayState, faithful: Fighter, moment: CallMoment): Bar {
  const open = miraclesAt(faithful, moment).filter((miracle) => !isExhausted(play, faithful, miracle))
  if (open.length === 0) return { reason: 'barred.miracles-called', rules: ['CF-CALL-03'] }
  const hasTarget = open.some((miracle) => targetsOf(play, faithful, miracle, faithful).length > 0)
  if (hasTarget) return { reason: 'barred.miracles-unpaid', rules: ['CF-CALL-09'] }
  const bar = open.map((miracle) => miracle.bar?.(play, faithful)).find((otherBar) => otherBar)
  if (bar) return bar
  return { reason: 'barred.miracles-no-target', rules: ['CF-CALL-05', 'CF-CALL-07', 'CF-SUMMON-05'] }
}

/**
 * Explains which rule a miracle breaks, for a player who tries to announce it; reasons that a call changes come last,
 * as for spells.
 */
export function callRefusal(play: PlayState, faithful: Fighter, moment: CallMoment, key: string): Refusal | undefined {
  const [id, number] = key.split(':')
  const miracle = miraclesOf(faithful).find((otherMiracle) => otherMiracle.id === id)
  const target = play.state.fighters[Number(number)]
  if (!miracle || !target) return undefined
  const named = { name: miracle.name, target: { figure: target.id }, fighter: { figure: faithful.id } }
  if (miracle.when !== moment) return refuse(text('refused.named-moment', named), 'CF-CALL-01', miracle.rule)
  if (!isTargetable(play, faithful, target, miracle)) return whyNotNamable(faithful, miracle, target)
  if (isUnder(play, target, miracle)) return refuse(text('refused.named-under', named), 'CF-CALL-07')
  const bar = miracle.bar?.(play, faithful)
  if (bar) return refuse(text(bar.reason), ...bar.rules)
  if (!mayTarget(play, faithful, miracle, target)) return refuse(text('refused.named-for', named), miracle.rule)
  if (isExhausted(play, faithful, miracle)) return refuse(text('refused.named-often', named), 'CF-CALL-03')
  const isPaid = miracleChoicesOn(play, faithful, miracle, target).length > 0
  return isPaid ? undefined : refuse(text('refused.named-faith', named), 'CF-CALL-09')
}

/** CF-CALL-05, -06: why this target cannot be named. */
function whyNotNamable(faithful: Fighter, { range }: Miracle, target: Fighter): Refusal {
  const named = { target: { figure: target.id } }
  if (range === 'contact') return refuse(text('refused.named-contact', named), 'CF-CALL-05')
  const isFarUp = Math.abs(faithful.level - target.level) > 1
  if (isFarUp) return refuse(text('refused.named-level', named), 'CF-CALL-06')
  return refuse(text('refused.named-unseen', named), 'CF-CALL-05')
}

function miraclesAt(faithful: Fighter, moment: CallMoment): Miracle[] {
  return miraclesOf(faithful).filter(({ when }) => when === moment)
}
