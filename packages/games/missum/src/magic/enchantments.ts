/** MI-SITUATION-08: spells that stay with a unit for some turns (MI-MAGIC-03, -04, -06 to -08). */
import { text } from '@fray/kernel'
import { isUnder } from '../roster.ts'
import type { Enchantment, Turn, Unit } from '../state.ts'

/** Adds turns of an enchantment, from this turn on; more of a kind follow one another. */
export function enchant(turn: Turn, unit: Unit, kind: Enchantment['kind'], turns: number, rule: string): void {
  const now = turn.state.turn
  const before = unit.enchantments.find((each) => each.kind === kind && each.until >= now)
  const until = (before ? before.until : now - 1) + turns
  const others = unit.enchantments.filter((each) => each !== before)
  unit.enchantments = [...others, { kind, from: before?.from ?? now, until }]
  turn.log(`enchanted.${kind}`, { unit: { figure: unit.id }, turns: until - now + 1 }, [rule], {
    seat: unit.seat,
    tells: true,
  })
}

/** Those whose last turn is over are gone. */
export function endEnchantments(turn: Turn): void {
  const now = turn.state.turn
  for (const unit of turn.state.units) {
    for (const { kind, until } of unit.enchantments) {
      if (until > now || !unit.body) continue
      if (kind === 'cloak') turn.reveal()
      turn.log('enchantment.over', { unit: { figure: unit.id }, spell: { text: text(`state.${kind}`) } }, RULES[kind], {
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

/** MI-MAGIC-06: who fights, attacks or meets an enemy, or is touched by Knowledge, is seen again. */
export function uncloak(turn: Turn, unit: Unit): void {
  if (!isUnder(turn.state, unit, 'cloak')) return
  unit.enchantments = unit.enchantments.filter(({ kind }) => kind !== 'cloak')
  turn.reveal()
  turn.log('uncloaked', { unit: { figure: unit.id } }, ['MI-MAGIC-06'], { seat: unit.seat })
}
