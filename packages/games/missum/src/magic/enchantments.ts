/** MI-SITUATION-08: spells that last on a unit for some turns (MI-MAGIC-03, -04, -06 to -08). */
import { text } from '@fray/kernel'
import { isUnder } from '../roster.ts'
import type { Enchantment, Play, Unit } from '../state.ts'

/** Adds turns of an enchantment, from this turn on; further ones of a kind extend it. */
export function enchant(play: Play, unit: Unit, kind: Enchantment['kind'], turns: number, rule: string): void {
  const now = play.state.turn
  const before = unit.enchantments.find((enchantment) => enchantment.kind === kind && enchantment.until >= now)
  const until = (before ? before.until : now - 1) + turns
  const others = unit.enchantments.filter((enchantment) => enchantment !== before)
  unit.enchantments = [...others, { kind, from: before?.from ?? now, until }]
  play.log(`enchanted.${kind}`, { unit: { figure: unit.id }, turns: until - now + 1 }, [rule], {
    seat: unit.seat,
    isOutcome: true,
  })
}

/** Removes those whose last turn is over. */
export function endEnchantments(play: Play): void {
  const now = play.state.turn
  for (const unit of play.state.units) {
    for (const { kind, until } of unit.enchantments) {
      if (until > now || !unit.body) continue
      if (kind === 'cloak') play.reveal()
      play.log('enchantment.over', { unit: { figure: unit.id }, spell: { text: text(`state.${kind}`) } }, RULES[kind], {
        seat: unit.seat,
      })
    }
    unit.enchantments = unit.enchantments.filter(({ until }) => until > now)
  }
}

const RULES: Readonly<Record<Enchantment['kind'], readonly string[]>> = {
  pleasures: ['MI-MAGIC-03'],
  grace: ['MI-MAGIC-04'],
  cloak: ['MI-MAGIC-06'],
  gift: ['MI-MAGIC-07'],
  peace: ['MI-MAGIC-08'],
}

/** MI-MAGIC-06: ends the cloak of a unit that fights, attacks, meets an enemy or is touched by Knowledge. */
export function uncloak(play: Play, unit: Unit): void {
  if (!isUnder(play.state, unit, 'cloak')) return
  unit.enchantments = unit.enchantments.filter(({ kind }) => kind !== 'cloak')
  play.reveal()
  play.log('uncloaked', { unit: { figure: unit.id } }, ['MI-MAGIC-06'], { seat: unit.seat })
}
