import { type DecisionOption, type Procedure, type Refusal, refuse, type Tally, text } from '@fray/kernel'
import type { Ability, Blades, HeavyAttack } from '../ability.ts'
import { traitName, traitRule } from '../armies/cards/trait-name.ts'
import { characteristic } from '../characteristics.ts'
import { impossibleTest } from '../dice/impossible-test.ts'
import { modifiersFor } from '../dice/modifiers.ts'
import { makeTest, type Test, type TestResult } from '../dice/test.ts'
import { type Fighter, isStanding, type Play } from '../state.ts'
import { allWith, announce, someWith } from '../traits.ts'
import { beginAttack, endAttack } from '../wounds/attack.ts'
import { rollDamage, type WoundResult } from '../wounds/damage-roll.ts'
import { woundPenalty } from '../wounds/health.ts'
import { chooseResponseMode } from './attack-mode.ts'
import { type CombatDice, diceOf, type Fight, opponentsIn, takeUp } from './fight.ts'

/** CF-COMBAT-17, -23, -26: the defence announced before the Attack test. */
export interface Defence {
  readonly kind: 'none' | 'parry' | 'sustained' | 'counter'
  /** Defence dice committed. */
  readonly dice: number
  /** CF-RELIC-06, CF-REV-GOBLIN-02: how many of them are reserved parry dice. */
  readonly ward?: number
  /** By how much the defence must beat the attack. */
  readonly margin: number
}

/** One attack and its result. */
export interface Exchange {
  readonly fight: Fight
  readonly attacker: Fighter
  readonly target: Fighter
  readonly defence: Defence
  readonly attack: TestResult
  /** Null if no parry was rolled. */
  readonly parry: TestResult | null
  readonly outcome: 'failed' | 'parried' | 'hit'
  readonly manner: AttackMode
}

/** CF-ABIL-64, CF-REV-DIRZ-09: how an attack differs from one with a single plain die, and what caused it. */
export interface AttackMode {
  readonly heavy: HeavyAttack | null
  readonly blades: Blades | null
  /** CF-REV-DIRZ-31: a shot instead of an attack. */
  readonly shot?: true
  /** CF-ABIL-03, -23: the ability by which this attack answers one that was parried or failed. */
  readonly answers?: AttackResponse
}

type AttackResponse = 'ambidextrous' | 'counter-attack'

const PLAIN: AttackMode = { heavy: null, blades: null }

const NO_DEFENCE: Defence = { kind: 'none', dice: 0, margin: 0 }
/** CF-COMBAT-24: how much harder a sustained defence is than a parry. */
const SUSTAINED_MARGIN = 2

/** CF-COMBAT-14, -16 to -21: resolves one attack, from the announced defence to the damage. */
export function* attack(
  play: Play,
  fight: Fight,
  attacker: Fighter,
  target: Fighter,
  manner: AttackMode = PLAIN,
): Procedure {
  spendAttack(diceOf(fight, attacker), manner)
  if (manner.shot)
    return yield* announce(play, attacker, 'shoots', (ability, effect) => ability.shoots(play, attacker, effect))
  play.log('attacks', { attacker: { figure: attacker.id }, target: { figure: target.id } }, ['CF-COMBAT-16'], {
    seat: attacker.seat,
  })
  yield* beginAttack(play, attacker, target)
  const afterwards = someWith(play, target, 'defendsAfterwards')
  const before = isUnstoppable(play, attacker, manner)
    ? NO_DEFENCE
    : afterwards
      ? null
      : yield* announceDefence(play, fight, attacker, target, null)
  const result = yield* makeTest(play, attackTest(play, attacker, target, before ?? bestDefence(fight, target), manner))
  const defence = before ?? (yield* announceDefence(play, fight, attacker, target, result))
  const parry = result.failed || defence.dice === 0 ? null : yield* parryTest(play, attacker, target, defence, result)
  const outcome = result.failed ? 'failed' : parry?.passed ? 'parried' : 'hit'
  const exchange: Exchange = { fight, attacker, target, defence, attack: result, parry, outcome, manner }
  spendDefence(exchange)
  // CF-STEAM-13: an exploding boiler may have killed either fighter.
  const stand = isStanding(attacker) && isStanding(target)
  const dealt = stand && outcome === 'hit' ? yield* strike(play, exchange) : null
  endAttack(attacker)
  if (dealt) yield* notifyHit(play, exchange, dealt)
  if (stand && outcome !== 'hit') yield* answer(play, exchange)
}

/** CF-REV-MIDNOR-18: whether the attack is one that cannot be parried. */
function isUnstoppable(play: Play, attacker: Fighter, manner: AttackMode): boolean {
  return someWith(play, attacker, 'cannotBeParried', (ability, effect) => {
    return ability.cannotBeParried(manner, attacker, effect)
  })
}

/**
 * CF-COMBAT-17: defences are announced before the Attack test. CF-MIRACLE-23: some fighters announce theirs after it
 * and know its result.
 */
function* announceDefence(
  play: Play,
  fight: Fight,
  attacker: Fighter,
  target: Fighter,
  known: TestResult | null,
): Procedure<Defence> {
  if (known && (!isStanding(attacker) || !isStanding(target))) return NO_DEFENCE
  const defence = yield* chooseDefence(play, fight, attacker, target, known?.failed === true)
  commit(diceOf(fight, target), defence)
  logDefence(play, target, defence)
  return defence
}

/** CF-COMBAT-24, CF-ABIL-23: announces a harder kind of parry before the attack is rolled. */
function logDefence(play: Play, { id, seat }: Fighter, { kind, dice, margin }: Defence): void {
  if (kind !== 'sustained' && kind !== 'counter') return
  const rules = kind === 'sustained' ? ['CF-COMBAT-22', 'CF-COMBAT-24'] : ['CF-COMBAT-26', 'CF-ABIL-23']
  play.log(`defence.${kind}`, { target: { figure: id }, dice, margin }, rules, { seat })
}

/** CF-MIRACLE-23: the strongest parry an attacker has to expect while the defence is still unknown. */
function bestDefence(fight: Fight, target: Fighter): Defence {
  const { defence, ward } = diceOf(fight, target)
  return { kind: 'parry', dice: defence + ward, margin: 0 }
}

function spendAttack(dice: CombatDice, { heavy, blades, shot }: AttackMode): void {
  if (blades) dice.blades--
  else if (shot) dice.shots--
  else dice.attack -= heavy?.dice ?? 1
}

/**
 * CF-ABIL-37: a held die becomes a defence die if the defence needs it; otherwise a sustained defence turns it into an
 * attack die.
 */
function commit(dice: CombatDice, defence: Defence): void {
  const { kind } = defence
  if (ownDice(defence) > dice.defence) takeUp(dice, 'defence')
  if (kind !== 'sustained') return
  dice.sustained = true
  if (dice.held > 0) takeUp(dice, 'attack')
}

/** CF-RELIC-06: committed dice without the reserved ones. */
function ownDice({ dice, ward }: Defence): number {
  return dice - (ward ?? 0)
}

/** CF-COMBAT-18: an Attack test has no difficulty. CF-FLY-14: a dive adds to it. */
function attackTest(play: Play, attacker: Fighter, target: Fighter, defence: Defence, { heavy }: AttackMode): Test {
  return {
    ...(heavy ? { heavy } : {}),
    kind: 'attack',
    fighter: attacker,
    rules: ['CF-COMBAT-18'],
    difficulty: null,
    against: target,
    dice: 1,
    // By default a 6 is rolled again only if a parry with a 5 could stop the result: a 1 would spoil it.
    rollsOn: (result) =>
      defence.dice > 0 && modifiersFor(play, defenceTest(attacker, target, defence, 0)).total + 5 >= result,
    modifiers: (final) => addDive(final, attacker),
  }
}

function addDive(tally: Tally, { dived }: Fighter): void {
  if (dived) tally.add(2, text('term.dive'), 'CF-FLY-14')
}

/** CF-COMBAT-20, -24: a Defence test with all committed dice against the result of the attack. */
function* parryTest(play: Play, attacker: Fighter, target: Fighter, defence: Defence, against: TestResult) {
  const onlyWhether = !someWith(play, target, 'afterDefence') && !someWith(play, target, 'repeatsTest')
  const margins = allWith(play, target, 'parryMargin').map(([ability, effect]) => ability.parryMargin(target, effect))
  const answers = defence.kind === 'parry' && margins.length > 0
  const better = answers ? { betterFrom: against.final + Math.min(...margins) } : {}
  return yield* makeTest(play, { ...defenceTest(attacker, target, defence, against.final), onlyWhether, ...better })
}

function defenceTest(attacker: Fighter, target: Fighter, { kind, dice, margin }: Defence, attack: number): Test {
  return {
    kind: 'defence',
    fighter: target,
    rules: ['CF-COMBAT-20'],
    difficulty: attack + margin,
    against: attacker,
    dice,
    ...(kind === 'counter' ? { counterAttack: true } : {}),
  }
}

/** CF-COMBAT-19, -21, -24: removes the committed dice that are lost. */
function spendDefence({ fight, target, defence, outcome }: Exchange): void {
  const kept =
    defence.kind !== 'counter' && (outcome === 'failed' || (defence.kind === 'sustained' && outcome === 'parried'))
  if (kept) return
  const dice = diceOf(fight, target)
  dice.defence -= ownDice(defence)
  dice.ward -= defence.ward ?? 0
}

/** CF-COMBAT-17: asks how the target defends itself, before the Attack test. */
function* chooseDefence(
  play: Play,
  fight: Fight,
  attacker: Fighter,
  target: Fighter,
  failed: boolean,
): Procedure<Defence> {
  const dice = diceOf(fight, target)
  const available = dice.defence + dice.held
  if (available + dice.ward === 0) return NO_DEFENCE
  // CF-COMBAT-25: once announced, a sustained defence must meet every attack.
  const margins = allWith(play, target, 'sustainedMargin').map(([ability, effect]) =>
    ability.sustainedMargin(target, effect),
  )
  const sustained: Defence = { kind: 'sustained', dice: 1, margin: Math.min(SUSTAINED_MARGIN, ...margins) }
  if (dice.sustained) return sustained
  const defences: Defence[] = []
  // CF-MIRACLE-23: a failed attack needs no parry, unless a parry could trigger an answer.
  const parries = !failed || (isAnswerable(play, attacker) && someWith(play, target, 'afterDefence'))
  for (let count = 1; parries && count <= available; count++) defences.push({ kind: 'parry', dice: count, margin: 0 })
  if (!failed && dice.ward > 0) defences.push(...wards(dice.ward, available))
  // CF-COMBAT-22, CF-RELIC-06, CF-REV-DIRZ-08: reserved dice count as defence dice here, but none of them can be the
  // last die.
  const anyway = someWith(play, target, 'sustainsAnyway')
  const isLast = dice.defence === 1 && dice.ward === 0 && dice.placedBlades === 0
  const mayHold = !failed && isLast && (anyway || dice.placedDefence >= dice.placedAttack)
  if (mayHold && !someWith(play, target, 'cannotSustain')) defences.push(sustained)
  defences.push(...(isAnswerable(play, attacker) ? counters(play, target, available) : []), NO_DEFENCE)
  return yield* play.pick({
    seat: target.seat,
    figure: target.id,
    prompt: text('ask.defence', { attacker: { figure: attacker.id }, target: { figure: target.id } }),
    rules: ['CF-COMBAT-17', 'CF-COMBAT-22'],
    defaultAnswer: () =>
      available === 0 ? 'ward:1' : `parry:${Math.ceil(available / attacksOn(play, fight, target))}`,
    options: defences.map((defence) => defenceOption(play, attacker, target, defence)),
    whyNot: (key) => whyNoDefence(play, fight, attacker, target, key),
  })
}

/** Why the target cannot use this defence. */
function whyNoDefence(play: Play, fight: Fight, attacker: Fighter, target: Fighter, key: string): Refusal | undefined {
  const dice = diceOf(fight, target)
  const named = { fighter: { figure: target.id } }
  const [manner] = key.split(':')
  if (manner === 'sustained') {
    if (someWith(play, target, 'cannotSustain')) return refuse(text('barred.never-sustains', named), 'CF-COMBAT-22')
    if (dice.defence > 1 || dice.ward > 0) return refuse(text('barred.not-last-die', named), 'CF-COMBAT-22')
    return refuse(text('barred.more-attack', named), 'CF-COMBAT-22')
  }
  if (manner === 'counter' && !someWith(play, target, 'counterAttack'))
    return refuse(text('barred.no-counter', named), 'CF-COMBAT-26')
  const barring = manner === 'counter' ? barToAnswer(play, attacker) : undefined
  if (barring) {
    const words = { fighter: { figure: attacker.id }, ability: { text: text('trait', { name: barring.name }) } }
    return refuse(text('barred.unanswerable', words), barring.rule)
  }
  const known = manner === 'counter' || manner === 'parry' || manner === 'ward'
  return known
    ? refuse(text('barred.defence-dice', { ...named, dice: dice.defence + dice.held }), 'CF-COMBAT-17')
    : undefined
}

/**
 * CF-RELIC-06, CF-REV-GOBLIN-02: parries with reserved dice. These have no other use, so they are spent before others.
 */
function wards(apart: number, others: number): Defence[] {
  return Array.from({ length: apart + others }, (_, i) => {
    return { kind: 'parry', ward: Math.min(apart, i + 1), dice: i + 1, margin: 0 }
  })
}

/** How many more attacks the target may face in this combat, including the current one. */
function attacksOn(play: Play, fight: Fight, target: Fighter): number {
  return opponentsIn(play, fight, target).reduce((sum, fighter) => sum + diceOf(fight, fighter).attack, 1)
}

/** CF-REV-GOBLIN-09: whether this fighter's attacks may be answered with a counter-attack. */
function isAnswerable(play: Play, attacker: Fighter): boolean {
  return !barToAnswer(play, attacker)
}

/** CF-REV-GOBLIN-09: the ability that prevents counter-attacks against this fighter. */
function barToAnswer(play: Play, attacker: Fighter): Ability | undefined {
  const [barring] =
    allWith(play, attacker, 'cannotBeAnswered').find(([ability, effect]) => {
      return ability.cannotBeAnswered(play, attacker, effect)
    }) ?? []
  return barring
}

/** CF-COMBAT-26: counter-attacks with one die or more, for abilities that allow them. */
function counters(play: Play, target: Fighter, most: number): Defence[] {
  const margins = allWith(play, target, 'counterAttack').map(([ability, effect]) => {
    return ability.counterAttack(play, target, effect)
  })
  if (margins.length === 0) return []
  const margin = Math.min(...margins)
  return Array.from({ length: most }, (_, i) => ({ kind: 'counter', dice: i + 1, margin }))
}

function defenceOption(play: Play, attacker: Fighter, target: Fighter, defence: Defence): DecisionOption<Defence> {
  const { kind, dice, ward = 0, margin } = defence
  const word = ward > 0 ? 'ward' : kind
  const key = kind === 'none' || kind === 'sustained' ? kind : `${word}:${dice}`
  // The bonus on the target's dice, which the attack must beat.
  const bonus = () => modifiersFor(play, defenceTest(attacker, target, defence, 0)).total
  return {
    key,
    text: text(`option.defence.${word}`, { dice, ward }),
    icon: DEFENCE_ICONS[kind],
    note: () => text(`note.defence.${word}`, { added: kind === 'none' ? 0 : bonus(), margin }),
    cannotSucceed: () =>
      kind === 'none' ? undefined : impossibleTest(play, defenceTest(attacker, target, defence, 0)),
    value: defence,
  }
}

const DEFENCE_ICONS = { none: 'hand', parry: 'shield', sustained: 'shield-reflect', counter: 'sword-clash' } as const

/** CF-DAMAGE-01: a hit causes a Damage roll at once, unless an ability replaces it. */
function* strike(play: Play, exchange: Exchange): Procedure<WoundResult> {
  const { attacker, target } = exchange
  play.log('hit', { attacker: { figure: attacker.id }, target: { figure: target.id } }, ['CF-COMBAT-20'], {
    seat: attacker.seat,
  })
  for (const [ability, effect] of allWith(play, attacker, 'insteadOfDamage')) {
    if (yield* ability.insteadOfDamage(play, exchange, attacker, effect)) return 'none'
  }
  return yield* dealDamage(play, exchange)
}

/** CF-DAMAGE-01, -02: rolls the damage of a hit with the attacker's STR and Wound penalty. */
export function* dealDamage(play: Play, { fight, attacker, target, attack, manner }: Exchange): Procedure<WoundResult> {
  const { heavy, blades } = manner
  if (!blades)
    yield* announce(play, attacker, 'beforeBlow', (ability, effect) => ability.beforeBlow(play, attacker, effect))
  return yield* rollDamage(play, {
    victim: target,
    by: attacker,
    kind: 'combat',
    strength: blades?.strength ?? characteristic(play, attacker, 'str').total,
    ...(blades ? { ownStrength: true } : {}),
    manner,
    rules: ['CF-DAMAGE-01'],
    fight,
    attack,
    modifiers: (result) => {
      if (heavy) addHeavy(play, result, target, heavy)
      result.add(woundPenalty(play, attacker), text('term.wounds'), 'CF-WOUND-15')
      addDive(result, attacker)
    },
  })
}

/** CF-REV-MIDNOR-02: lets abilities react to a hit, such as a further attack after a Wound. */
function* notifyHit(play: Play, exchange: Exchange, dealt: WoundResult): Procedure {
  const { attacker } = exchange
  yield* announce(play, attacker, 'afterHit', (ability, effect) => {
    return ability.afterHit(play, exchange, dealt, attacker, effect)
  })
}

/** CF-ABIL-51, -64: adds the bonus of a master strike unless the target is immune to it. */
function addHeavy(play: Play, result: Tally, target: Fighter, { ability, strength }: HeavyAttack): void {
  if (someWith(play, target, 'withstandsHeavyAttacks')) return
  result.add(strength, traitName({ ability, x: null }), traitRule({ ability, x: null }))
}

/** CF-ABIL-03, -23: an attack that answers a defence, with a die of its own. */
export function* respond(
  play: Play,
  fight: Fight,
  attacker: Fighter,
  target: Fighter,
  answers: AttackResponse,
): Procedure {
  diceOf(fight, attacker).attack++
  const manner = yield* chooseResponseMode(play, fight, attacker)
  yield* attack(play, fight, attacker, target, { ...manner, answers })
}

/** CF-COMBAT-19, CF-ABIL-23: a successful counter-attack strikes at once; abilities define the other answers. */
function* answer(play: Play, exchange: Exchange): Procedure {
  const { fight, attacker, target, defence, outcome } = exchange
  play.log(
    outcome === 'parried' ? 'parried' : 'attack-failed',
    { attacker: { figure: attacker.id }, target: { figure: target.id } },
    [outcome === 'parried' ? 'CF-COMBAT-20' : 'CF-COMBAT-19'],
    { seat: target.seat },
  )
  if (defence.kind === 'counter') return yield* respond(play, fight, target, attacker, 'counter-attack')
  if (diceOf(fight, target).sustained || defence.ward || !isAnswerable(play, attacker)) return
  yield* announce(play, target, 'afterDefence', (ability, effect) => {
    return ability.afterDefence(play, exchange, target, effect)
  })
}
