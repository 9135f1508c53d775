import { type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import type { Ability } from '../../ability.ts'
import { CHARACTERISTICS, type Characteristic } from '../../armies/cards/profile.ts'
import { diceOf, type Fight } from '../../combat/fight.ts'
import type { Test, TestKind } from '../../dice/test.ts'
import type { Fighter, Play, PlayState } from '../../state.ts'
import { someWith } from '../../traits.ts'
import { addOwnEffect, effectOn, lasting, ruleOf, termOf } from '../builders.ts'

/** The values that points can raise. */
export type RaisableValue = Characteristic | 'mov'

const RAISED: readonly RaisableValue[] = [...CHARACTERISTICS, 'mov']

/** Points of one round that raise characteristics until its end. */
export interface Points {
  /** The ability that gives them. */
  readonly ability: string
  /** The number of points left. */
  left(): number
  /** How many more points a characteristic may take. */
  room(which: RaisableValue): number
  /** Records spent points. */
  spend(points: number): void
}

/** CF-ABIL-20, CF-MUTAGENIC-05: the player distributes points freely and as often as they like, while any are left. */
export function* spendPoints(play: Play, bearer: Fighter, points: Points, useful: readonly RaisableValue[]): Procedure {
  for (;;) {
    const spendings = useful.flatMap((which) => {
      if (isRefused(play, bearer, which)) return []
      const most = Math.min(points.left(), points.room(which))
      return Array.from({ length: Math.max(0, most) }, (_, i): Spending => ({ which, points: i + 1 }))
    })
    if (spendings.length === 0) return
    const chosen = yield* chooseSpending(play, bearer, points, spendings)
    if (!chosen) return
    points.spend(chosen.points)
    raise(play, bearer, points.ability, chosen)
  }
}

function isRefused(play: Play, bearer: Fighter, which: RaisableValue): boolean {
  return someWith(play, bearer, 'refusesPoints', (ability, effect) => ability.refusesPoints(which, bearer, effect))
}

/**
 * CF-ABIL-20, CF-MUTAGENIC-05: offers points right before a test; CF-REV-MIDNOR-09: not if the tested value is fixed.
 */
export function usefulInTest(
  { kind, value }: Test,
  tested: Readonly<Partial<Record<TestKind, RaisableValue>>>,
): readonly RaisableValue[] {
  const which = tested[kind]
  const isSettled = typeof value === 'object'
  return which && !isSettled ? [which] : []
}

/**
 * CF-MUTAGENIC-05: values that help in an exchange with the dice left: a defence that allows a counter-attack needs
 * ATT, too.
 */
export function usefulInExchange(play: PlayState, fight: Fight, bearer: Fighter): RaisableValue[] {
  const { attack, blades, defence, ward, held, sustained } = diceOf(fight, bearer)
  const defends = defence + ward + held > 0
  const answers = someWith(play, bearer, 'counterAttack') || someWith(play, bearer, 'afterDefence')
  const attacks = attack + blades + held > 0 || (defends && !sustained && answers)
  return [...(attacks ? (['att'] as const) : []), ...(defends ? (['def'] as const) : [])]
}

interface Spending {
  readonly which: RaisableValue
  readonly points: number
}

function* chooseSpending(
  play: Play,
  bearer: Fighter,
  { ability, left }: Points,
  spendings: readonly Spending[],
): Procedure<Spending | null> {
  const none: DecisionOption<Spending | null> = {
    key: 'none',
    text: text('option.points.none'),
    ...optionWithNote('note.points.none'),
    value: null,
  }
  const args = { fighter: { figure: bearer.id }, ability: { text: termOf(ability) }, left: left() }
  return yield* play.pick<Spending | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.points', args),
    rules: [ruleOf(ability)],
    abstention: none.key,
    options: [...spendings.map((spending) => spendingOption(spending, left())), none],
  })
}

function spendingOption(spending: Spending, left: number): DecisionOption<Spending> {
  const { which, points } = spending
  const characteristic = { text: text(`characteristic.${which}`) }
  const note = () => text('note.points', { left: left - points })
  return { key: `${which}:${points}`, text: text('option.points', { characteristic, points }), note, value: spending }
}

function raise(play: Play, bearer: Fighter, ability: string, { which, points }: Spending): void {
  addOwnEffect(play, bearer, raisedBy(ability, which), ability, 'round', amountRaised(bearer, ability, which) + points)
  const characteristic = { text: text(`characteristic.${which}`) }
  const args = { fighter: { figure: bearer.id }, ability: { text: termOf(ability) }, characteristic, points }
  play.log('points-spent', args, [ruleOf(ability)], { seat: bearer.seat })
}

function raisedBy(ability: string, which: RaisableValue): string {
  return `${ability}-${which}`
}

/** The sum that an ability has added to a characteristic in this round. */
export function amountRaised(bearer: Fighter, ability: string, which: RaisableValue): number {
  return effectOn(bearer, raisedBy(ability, which))?.x ?? 0
}

/** Builds the effects that an ability's points leave on the bearer: one object per characteristic. */
export function raisedObjects(ability: string): Ability[] {
  return RAISED.map((which) => lasting(raisedBy(ability, which), ability, raising(ability, which)))
}

/** Hooks that raise a characteristic by the number of an effect. */
export function raising(of: string, which: RaisableValue): Pick<Ability, 'movement' | 'characteristic'> {
  if (which === 'mov')
    return { movement: ({ tally }, _, effect) => void tally.add(effect?.x ?? 0, termOf(of), ruleOf(of)) }
  return {
    characteristic: (q, _bearer, effect) => {
      if (q.which === which) q.tally.add(effect?.x ?? 0, termOf(of), ruleOf(of))
    },
  }
}
