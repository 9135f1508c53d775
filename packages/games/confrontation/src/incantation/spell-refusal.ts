import { type Refusal, refuse, text } from '@fray/kernel'
import type { Bar } from '../activation/activity.ts'
import type { Fighter, PlayState } from '../state.ts'
import { type Occasion, type Spell, spellsOf } from './spell.ts'
import { isExhausted, isTargetable, isUnder, spellChoicesOn, targetsOf } from './spell-choices.ts'

/** CF-CAST-03, -07, -08, -10: why a magician with spells for this moment can announce none. */
export function noSpellBar(play: PlayState, caster: Fighter, occasion: Occasion): Bar {
  const open = spellsAt(caster, occasion).filter((spell) => !isExhausted(play, caster, spell))
  if (open.length === 0) return { reason: 'barred.spells-cast', rules: ['CF-CAST-03'] }
  const hasTarget = open.some((spell) => targetsOf(play, caster, spell, occasion).length > 0)
  if (hasTarget) return { reason: 'barred.spells-unpaid', rules: ['CF-CAST-10'] }
  const bar = open.map((spell) => spell.bar?.(play, caster)).find((otherBar) => otherBar)
  if (bar) return bar
  return { reason: 'barred.spells-no-target', rules: ['CF-CAST-07', 'CF-CAST-08', 'CF-SUMMON-05'] }
}

/**
 * The rule that an announcement breaks if the spell is not offered. Reasons that a casting itself changes come last,
 * because a script may be told about a question that was skipped after its single answer had been carried out.
 */
export function castRefusal(play: PlayState, caster: Fighter, occasion: Occasion, key: string): Refusal | undefined {
  const [id, number] = key.split(':')
  const spell = spellsOf(caster).find((otherSpell) => otherSpell.id === id)
  const target = play.state.fighters[Number(number)]
  if (!spell || !target) return undefined
  const named = { name: spell.name, target: { figure: target.id }, fighter: { figure: caster.id } }
  const isTarget = targetsOf(play, caster, spell, occasion).includes(target)
  if (!spellsAt(caster, occasion).includes(spell)) {
    return refuse(text('refused.named-moment', named), 'CF-CAST-01', spell.rule)
  }
  if (!isTargetable(play, caster, target, spell)) return targetRefusal(caster, spell, target)
  if (isUnder(play, target, spell)) return refuse(text('refused.named-under', named), 'CF-CAST-08')
  const bar = spell.bar?.(play, caster)
  if (!isTarget && bar) return refuse(text(bar.reason), ...bar.rules)
  if (!isTarget) return refuse(text('refused.named-for', named), spell.rule)
  if (isExhausted(play, caster, spell)) return refuse(text('refused.named-often', named), 'CF-CAST-03')
  const isPaid = spellChoicesOn(play, caster, spell, target).length > 0
  return isPaid ? undefined : refuse(text('refused.named-gems', named), 'CF-CAST-10')
}

/** CF-CAST-07, -14: why a target cannot be named for a range. */
function targetRefusal(caster: Fighter, { range }: Spell, target: Fighter): Refusal {
  const named = { target: { figure: target.id } }
  if (range === 'contact') return refuse(text('refused.named-contact', named), 'CF-CAST-07')
  const isFarUp = Math.abs(caster.level - target.level) > 1
  if (isFarUp) return refuse(text('refused.named-level', named), 'CF-CAST-14')
  return refuse(text('refused.named-unseen', named), 'CF-CAST-07')
}

function spellsAt(caster: Fighter, { moment }: Occasion): Spell[] {
  return spellsOf(caster).filter(({ when = 'activation' }) => when === moment)
}
