import { type Message, Tally, text } from '@fray/kernel'
import type { Characteristic } from '../armies/cards/profile.ts'
import { characteristic } from '../characteristics.ts'
import { lentValue } from '../command/transmission.ts'
import { staffBonus } from '../command/war-staff.ts'
import { structurePenalty } from '../machines/structure.ts'
import { enemiesInCombat, type Fighter, type PlayState, profileOf } from '../state.ts'
import { count } from '../traits.ts'
import { woundPenalty } from '../wounds/health.ts'
import type { Test, TestKind } from './test.ts'

/** CF-CALL-11: a divination names the tested characteristic itself. */
const CHARACTERISTIC_OF: Readonly<Record<Exclude<TestKind, 'divination'>, Characteristic>> = {
  initiative: 'ini',
  attack: 'att',
  defence: 'def',
  aim: 'aim',
  courage: 'cou',
  discipline: 'dis',
  tactical: 'dis',
  agility: 'ini',
  force: 'str',
  strength: 'str',
  resilience: 'res',
  incantation: 'pow',
  countering: 'pow',
  recovery: 'pow',
}

/** CF-WOUND-15, CF-DISENGAGE-05: tests to which Wound penalties apply. */
const HURT: readonly TestKind[] = ['initiative', 'attack', 'defence', 'aim', 'agility', 'force']
/**
 * CF-CHARGE-15, CF-DISENGAGE-03: tests to which charge penalties apply; disengaging by agility is an Initiative test.
 */
export const SHAKEN: readonly TestKind[] = ['initiative', 'attack', 'defence', 'aim', 'agility']

/** CF-TEST-05, -06: the additions to the natural result, term by term. */
export function modifiersFor(play: PlayState, test: Test): Tally {
  const { kind, fighter } = test
  const value = testedValue(play, test)
  const final = new Tally(text(`test.${kind}`)).add(value.total, value.name, value.rule)
  if (test.unalterable) return final
  if (test.unmodified) return final
  addStaff(play, test, final)
  if (HURT.includes(kind)) final.add(woundPenalty(play, fighter), text('term.wounds'), 'CF-WOUND-15')
  if (fighter.chargePenalty && SHAKEN.includes(kind)) final.add(-1, text('term.charged'), 'CF-CHARGE-15')
  if (SHAKEN.includes(kind)) final.add(structurePenalty(fighter), text('term.structure'), 'CF-MACHINE-39')
  test.modifiers?.(final)
  count(fighter, 'finalResult', { play, tally: final, test })
  for (const enemy of enemiesInCombat(play, fighter)) count(enemy, 'hampersOpponents', { play, tally: final, test })
  return final
}

/**
 * CF-DICE-01, CF-FEAR-02: the tested characteristic, with FEAR in place of COU where the card has it, or a commander's
 * if that is better.
 */
export function testedValue(play: PlayState, { kind, fighter, value, unled }: Test): TestedValue {
  const given = typeof value === 'function' ? value() : value
  const own = given ?? characteristic(play, fighter, testedCharacteristic(kind, fighter))
  const led = LED[kind]
  const lent = led && kind !== 'tactical' && !unled ? lentValue(play, fighter, led) : null
  if (!lent || lent.value <= own.total) return { total: own.total, name: own.name, rule: 'CF-DICE-01' }
  const name = text('term.commander', { commander: { figure: lent.commander.id } })
  return { total: lent.value, name, rule: 'CF-LEAD-05' }
}

/** CF-COURAGE-02: the name of a test: fighters with FEAR test it instead of Courage. */
export function testedAs({ kind, fighter }: Pick<Test, 'kind' | 'fighter'>): TestKind | 'fear' {
  return kind === 'courage' && profileOf(fighter).fear !== null ? 'fear' : kind
}

function testedCharacteristic(kind: TestKind, fighter: Fighter): Characteristic {
  if (kind === 'divination') throw new Error('a divination names what is tested')
  return kind === 'courage' && profileOf(fighter).fear !== null ? 'fear' : CHARACTERISTIC_OF[kind]
}

interface TestedValue {
  readonly total: number
  readonly name: Message
  readonly rule: string
}

/** CF-STAFF-07 to -12: adds what a war-staff contributes. */
function addStaff(play: PlayState, { kind, fighter }: Test, final: Tally): void {
  const led = LED[kind]
  const bonus = led && staffBonus(play, fighter, led)
  if (bonus) final.add(bonus.amount, text(bonus.term), bonus.rule)
}

/** CF-LEAD-05, CF-STAFF-09 to -11: tests helped by leaders. The Tactical roll never uses another fighter's DIS. */
const LED: Readonly<Partial<Record<TestKind, 'courage' | 'discipline'>>> = {
  courage: 'courage',
  discipline: 'discipline',
  tactical: 'discipline',
}
