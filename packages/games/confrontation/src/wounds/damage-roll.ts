import {
  type ExplainedNumber,
  type Message,
  type MessageArg,
  type Procedure,
  type RollReader,
  type Seat,
  Tally,
  text,
} from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { listedAbility } from '../armies/cards/ability-list.ts'
import { traitName } from '../armies/cards/trait-name.ts'
import { characteristic } from '../characteristics.ts'
import type { AttackMode } from '../combat/exchange.ts'
import type { Fight } from '../combat/fight.ts'
import type { TestResult } from '../dice/test.ts'
import { type Fighter, isEliminated, type Play, type PlayState, type WoundLevel } from '../state.ts'
import { allWith, announce, announceToAll, count, someWith } from '../traits.ts'
import type { Cause } from './elimination.ts'
import { inflict } from './health.ts'
import { locationOf, type WoundLocation, type WoundResult, woundAt } from './wound-table.ts'

export type { WoundResult } from './wound-table.ts'

/** CF-WOUND-01: a hit whose damage is to be rolled. */
export interface DamageRoll {
  readonly victim: Fighter
  /** The attacker; null for a trap, a fall and the like. */
  readonly by: Fighter | null
  /** CF-WOUND-01: who rolls without an attacker; by default the victim's player. */
  readonly thrower?: Seat
  readonly kind: 'combat' | 'fire' | 'effect'
  /** CF-ABIL-112, CF-STEAM-13: sheer force, such as a crash or a bursting boiler. */
  readonly mechanical?: true
  /** CF-ARTEFACT-39: whether it was fired by artillery. */
  readonly artillery?: boolean
  /** STR of the attack. */
  readonly strength: number
  /** CF-REV-DIRZ-06: the STR belongs to an object and ignores bonuses of the attacker. */
  readonly ownStrength?: boolean
  /** CF-REV-DIRZ-16: no ability may change the roll. */
  readonly unalterable?: boolean
  /**
   * CF-REV-LION-02: the hit lands on an object held up by the victim, who is not hurt and whose abilities do not apply.
   */
  readonly hitsThing?: boolean
  /** CF-REV-ELEMENTAL-17: the name of the object, if the victim only stands in for it. */
  readonly thing?: Message
  /** CF-REV-ACHERON-19: no ability can spare the victim this roll. */
  readonly unavoidable?: boolean
  /** CF-TOXIC-05, CF-STEAM-13: replaces the victim's RES. */
  readonly resistance?: number
  readonly rules: readonly string[]
  /** The combat and the kind of attack it comes from. */
  readonly fight?: Fight
  readonly manner?: AttackMode
  /** CF-REV-SESSAIR-01, CF-REV-LION-11: the Attack test that caused it. */
  readonly attack?: TestResult
  /** CF-REV-GRIFFIN-20: all dice rolled, if there were more than two. */
  readonly thrown?: readonly number[]
  /** CF-WOUND-03: adds further terms to the result. */
  readonly modifiers?: (result: Tally) => void
  /** CF-WOUND-02, -06: the dice that count, higher first, once rolled. */
  readonly dice?: DamageDice
  /** CF-WOUND-02: the location hit, once rolled. */
  readonly location?: WoundLocation | null
  /** CF-REV-ACHERON-18: the table's result before conversions; null if the table was not read. */
  readonly read?: WoundResult | null
}

/** CF-WOUND-02: where a Damage roll hit, once rolled; a double 6 has no location. */
export function locationHit({ location }: DamageRoll): WoundLocation | null {
  return location ?? null
}

/** Words for what was hit. */
function wordsFor({ victim, thing }: DamageRoll) {
  return thing ? { text: thing } : { figure: victim.id }
}

/** The result of a Damage roll, and whether the roll itself eliminated the victim (CF-ARTILLERY-08). */
export interface Damage {
  readonly result: WoundResult
  readonly eliminated: boolean
}

/** CF-WOUND-01 to -07: rolls damage and returns the Wound suffered. */
export function* rollDamage(play: Play, roll: DamageRoll): Procedure<WoundResult> {
  const { result } = yield* resolveDamage(play, roll)
  return result
}

/** CF-WOUND-01 to -07: resolves damage in the order of CF-ABILGEN-09. */
export function* resolveDamage(play: Play, roll: DamageRoll): Procedure<Damage> {
  const { victim, by } = roll
  for (const [ability, effect] of roll.unavoidable ? [] : answering(play, roll, victim, 'sparesDamage')) {
    if (yield* ability.sparesDamage(play, roll, victim, effect)) return { result: 'none', eliminated: false }
  }
  const concerned = roll.unalterable ? [] : [by, roll.hitsThing ? null : victim].filter((fighter) => fighter !== null)
  yield* announceToAll(
    play,
    () => concerned,
    'beforeDamage',
    (fighter, ability, effect) => ability.beforeDamage(play, roll, fighter, effect),
  )
  // CF-REV-DIRZ-16: the victim may have died from an effect used for this roll.
  if (isEliminated(victim)) return { result: 'none', eliminated: false }
  const { dice, thrown } = yield* throwDamage(play, roll)
  const moved = yield* relocateHit(play, thrown.length > 2 ? { ...roll, thrown } : roll, dice)
  const rolled = yield* withAdditions(play, moved, dice)
  const { result, read } = readDamage(play, rolled, dice)
  if (roll.hitsThing) return { result, eliminated: false }
  const fallen = { ...rolled, dice, read, location: locateHit(play, rolled, dice) }
  const { wounds, extraWounds } = victim
  yield* inflict(play, victim, result, { by, rules: roll.rules })
  const worse = victim.wounds > wounds || victim.extraWounds > extraWounds
  if (fallen.location && worse) noteHit(victim, fallen.location, wounds)
  const eliminated = isEliminated(victim)
  for (const fighter of concerned) {
    yield* announce(play, fighter, 'afterDamage', (ability, effect) =>
      ability.afterDamage(play, fallen, result, fighter, effect),
    )
  }
  return { result, eliminated }
}

/** CF-WOUND-02: a fighter who was unhurt before has no old Wounds to keep. */
function noteHit(victim: Fighter, location: WoundLocation, before: WoundLevel): void {
  const old = before === 0 ? [] : victim.hits
  victim.hits = [...old, location]
}

/** CF-REV-TIRNABOR-08: lets abilities add to the roll once its dice are known. */
function* withAdditions(play: Play, roll: DamageRoll, dice: DamageDice): Procedure<DamageRoll> {
  const { by } = roll
  if (!by) return roll
  let rolled = roll
  for (const [ability, effect] of answering(play, roll, by, 'addsToDamage')) {
    const more = yield* ability.addsToDamage(play, roll, dice, by, effect)
    const { modifiers } = rolled
    const addTo = (tally: Tally) => {
      modifiers?.(tally)
      tally.add(more, text('trait', { name: ability.name }), ability.rule)
    }
    if (more > 0) rolled = { ...rolled, modifiers: addTo }
  }
  return rolled
}

/** A fighter's effects that answer a hook of a Damage roll; none if the roll cannot be altered. */
function answering<K extends keyof Ability & string>(play: PlayState, roll: DamageRoll, who: Fighter, hook: K) {
  const isIdle = roll.unalterable || (roll.hitsThing && who === roll.victim)
  return isIdle ? [] : allWith(play, who, hook)
}

/**
 * CF-ABIL-05, CF-REV-GRIFFIN-20: how many dice beyond two are rolled: all that the attacker's abilities add, up to
 * their lowest maximum.
 */
function furtherDice(play: PlayState, roll: DamageRoll): number {
  const { by } = roll
  if (!by) return 0
  const most = answering(play, roll, by, 'mostDamageDice').map(([ability, effect]) =>
    ability.mostDamageDice(by, effect),
  )
  const more = answering(play, roll, by, 'damageDice').reduce((sum, [ability, effect]) => {
    return sum + ability.damageDice(play, roll, by, effect)
  }, 0)
  return Math.min(more, ...most)
}

interface ThrownDamage {
  readonly dice: DamageDice
  readonly thrown: readonly number[]
}

/** CF-WOUND-01: rolls two dice, higher first; of more dice the roller keeps two. */
function* throwDamage(play: Play, roll: DamageRoll): Procedure<ThrownDamage> {
  const { by, victim, thrower } = roll
  const seat = by?.seat ?? thrower ?? victim.seat
  const more = furtherDice(play, roll)
  const [thrown = []] = yield* play.rollDice(
    text('roll.damage', { victim: wordsFor(roll) }),
    ['CF-WOUND-01'],
    [{ seat, count: 2 + more, sides: 6 }],
    more === 0 && !(by && someWith(play, by, 'addsToDamage')) ? () => byResult(play, roll) : undefined,
  )
  const pairs = pairsOf(thrown)
  return { dice: pairs.length === 1 ? pairs[0]! : yield* keepTwo(play, roll, seat, pairs), thrown }
}

/** Two Damage dice, higher first. */
type DamageDice = readonly [number, number]

function pairsOf(dice: readonly number[]): DamageDice[] {
  const pairs = dice.flatMap((a, i) => dice.slice(i + 1).map((b): DamageDice => [Math.max(a, b), Math.min(a, b)]))
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()]
}

/**
 * CF-ABIL-05: asks which two dice to keep. The lower is the location, the higher the severity, and a pair an
 * Exceptional Wound.
 */
function* keepTwo(play: Play, roll: DamageRoll, seat: Seat, pairs: readonly DamageDice[]): Procedure<DamageDice> {
  return yield* play.pick<DamageDice>({
    seat,
    prompt: text('ask.damage-dice', { victim: wordsFor(roll) }),
    rules: ['CF-ABIL-05'],
    options: pairs.map((pair) => ({
      key: pair.join('-'),
      text: text('option.damage-dice', { high: pair[0], low: pair[1] }),
      value: pair,
    })),
  })
}

/** CF-WOUND-03: higher die plus STR minus RES, and modifiers. */
export function damageResult(play: PlayState, roll: DamageRoll, higherDie: number): Tally {
  const { by, strength, unalterable } = roll
  const tally = new Tally(text('damage.result'))
    .add(higherDie, text('term.higher-die'), 'CF-WOUND-03')
    .add(strength, text('characteristic.str'), 'CF-WOUND-03')
  if (by && !unalterable) count(by, 'damage', { play, tally, roll })
  tally.add(0 - resistanceTo(play, roll), text('characteristic.res'), 'CF-WOUND-03')
  roll.modifiers?.(tally)
  if (!unalterable && !roll.hitsThing) count(roll.victim, 'damageSuffered', { play, tally, roll })
  return tally
}

/** CF-WOUND-03, CF-SPELL-44, -61, CF-BOOK-07: the RES that counts against this roll; halving comes last. */
function resistanceTo(play: PlayState, roll: DamageRoll): number {
  const { victim, by } = roll
  const changed = answering(play, roll, victim, 'resistanceTo').reduce((sum, [ability, effect]) => {
    return sum + ability.resistanceTo(roll, victim, effect)
  }, 0)
  const full = Math.max(0, (roll.resistance ?? characteristic(play, victim, 'res').total) + changed)
  const caps = by
    ? answering(play, roll, by, 'capsResistance').map(([ability, effect]) => ability.capsResistance(roll, by, effect))
    : []
  const resistance = Math.min(full, ...caps)
  const halved =
    by &&
    answering(play, roll, by, 'halvesResistance').some(([ability, effect]) => {
      return ability.halvesResistance(roll, by, effect)
    })
  return halved ? Math.floor(resistance / 2) : resistance
}

/** What two dice mean. */
interface DamageReading {
  readonly result: WoundResult
  /** The table's result before conversions; null if the table was not read. */
  readonly read: WoundResult | null
  readonly how: 'ignored' | 'double-six' | 'outright' | 'read'
  readonly location: WoundLocation | null
  readonly tally: Tally | null
  /** The ability that ignores the roll. */
  readonly ignoring?: Ability
}

/** CF-WOUND-02 to -07, CF-ABILGEN-09: interprets the dice in the order of the rules. */
export function judgeDamage(play: PlayState, thrown: DamageRoll, dice: DamageDice): DamageReading {
  const location = locateHit(play, thrown, dice)
  const roll = { ...thrown, dice, location }
  const { victim, by } = roll
  const [high] = dice
  const [ignoring] =
    answering(play, roll, victim, 'ignoresDamage').find(([ability, effect]) => {
      return ability.ignoresDamage(dice, roll, victim, effect)
    }) ?? []
  if (ignoring) return { result: 'none', read: null, how: 'ignored', location: null, tally: null, ignoring }
  // CF-WOUND-07: only a double 6 names no location.
  if (!location) return { result: 'killed', read: 'killed', how: 'double-six', location, tally: null }
  const killing =
    by &&
    answering(play, roll, by, 'killsOutright').some(([ability, effect]) => {
      return ability.killsOutright(dice, roll, by, effect)
    })
  if (killing) return { result: 'killed', read: null, how: 'outright', location, tally: null }
  const tally = damageResult(play, roll, high)
  const read = woundAt(tally.total, shiftOf(play, roll), location)
  return { result: convertResult(play, read, roll), read, how: 'read', location, tally }
}

/** CF-REV-OPHIDIAN-03: lets the attacker choose the location, if an ability allows it. */
function* relocateHit(play: Play, roll: DamageRoll, dice: DamageDice): Procedure<DamageRoll> {
  const { by } = roll
  let location = locateHit(play, roll, dice)
  const choices = by && location ? answering(play, roll, by, 'relocates') : []
  if (!by || !location || choices.length === 0) return roll
  for (const [ability, effect] of choices) location = yield* ability.relocates(play, location, roll, by, effect)
  return { ...roll, location }
}

/** CF-WOUND-02, CF-REV-LION-21: the location of the lower die, unless an ability of the attacker changes it. */
function locateHit(play: PlayState, roll: DamageRoll, dice: DamageDice): WoundLocation | null {
  if (roll.location !== undefined) return roll.location
  const { by } = roll
  const [high, low] = dice
  const location = locationOf(low)
  if (!by || !location || high === low) return location
  return answering(play, roll, by, 'locates').reduce((found, [ability, effect]) => {
    return ability.locates(play, found, dice, roll, by, effect)
  }, location)
}

/**
 * For odds, dice are equivalent if they cause the same Wound and the same table result, where that matters
 * (CF-SPELL-57).
 */
function byResult(play: PlayState, roll: DamageRoll): RollReader<string> {
  const { by, victim } = roll
  const matters = by !== null && someWith(play, by, 'damageRead')
  const minded = [by, victim].some((fighter) => fighter && someWith(play, fighter, 'mindsDice'))
  const outcome = (dice: readonly number[]) => {
    const pair = pairsOf(dice)[0]!
    const { result, read } = judgeDamage(play, roll, pair)
    if (minded) return `${result} ${read} ${pair.join()}`
    return matters ? `${result} ${read}` : result
  }
  const all = FACES.flatMap((a) => FACES.filter((b) => b <= a).map((b) => outcome([a, b])))
  return { id: `damage ${all.join()}`, read: ([dice = []]) => outcome(dice) }
}

const FACES = [1, 2, 3, 4, 5, 6] as const

function readDamage(play: Play, roll: DamageRoll, dice: DamageDice): DamageReading {
  const { victim } = roll
  const [high, low] = dice
  const reading = judgeDamage(play, roll, dice)
  const { result, read, how, location, tally, ignoring } = reading
  if (read) notifyRead(play, roll, read)
  if (ignoring) {
    logIgnored(play, ignoring, wordsFor(roll), victim, roll.rules)
    return reading
  }
  if (!tally) {
    const rules = how === 'double-six' ? ['CF-WOUND-07'] : [...roll.rules, 'CF-WOUND-06']
    play.log(`damage.${how}`, { victim: wordsFor(roll) }, rules, { seat: victim.seat })
    return reading
  }
  play.log(
    'damage.read',
    {
      victim: wordsFor(roll),
      location: { text: text(`location.${location}`) },
      total: tally.total,
      read: { text: text(`wound.${read}`) },
      result: { text: text(`wound.${result}`) },
      exceptional: high === low ? 'yes' : 'no',
    },
    [...roll.rules, high === low ? 'CF-WOUND-06' : 'CF-WOUND-04'],
    { seat: victim.seat, numbers: [tally.explain(), ...lineShifts(play, { ...roll, dice, location })] },
  )
  convertResult(play, read!, { ...roll, dice, location }, conversionLogger(play, victim))
  return reading
}

/** Logs which ability of the victim cancelled a Damage roll. */
export function logIgnored(
  play: Play,
  { id, name, rule }: Pick<Ability, 'id' | 'name' | 'rule'>,
  struck: MessageArg,
  { seat }: Fighter,
  rules: readonly string[] = [],
): void {
  // CF-ABIL-51: an immunity is named together with its object.
  const words = listedAbility(id) ? traitName({ ability: id, x: null }) : text('trait', { name })
  play.log('damage.ignored', { victim: struck, ability: { text: words } }, [...rules, rule], { seat })
}

/** Logs which ability converted a result. */
function conversionLogger(play: Play, victim: Fighter): NotifyAbility<WoundResult> {
  return ({ name, rule }, changed) => {
    const args = { ability: { text: text('trait', { name }) }, result: { text: text(`wound.${changed}`) } }
    play.log('damage.converted', args, [rule], { seat: victim.seat })
  }
}

/**
 * CF-ABIL-33, -51, -104: a fighter suffers a Wound without a Damage roll; the victim's abilities apply, the attacker's
 * do not.
 */
export function* suffer(play: Play, victim: Fighter, result: WoundResult, cause: Cause): Procedure {
  const roll: DamageRoll = { victim, by: null, kind: 'effect', strength: 0, rules: cause.rules }
  yield* inflict(play, victim, convertResult(play, result, roll, conversionLogger(play, victim)), cause)
}

/** Explains why the table was read on another line, if it was. */
function lineShifts(play: PlayState, roll: DamageRoll): ExplainedNumber[] {
  const lines = new Tally(text('damage.lines'))
  shiftOf(play, roll, ({ name, rule }, moved) => lines.add(moved, text('trait', { name }), rule))
  return lines.explain().terms.length > 0 ? [lines.explain()] : []
}

/** CF-SPELL-57: logs the table's result where an effect depends on it. */
function notifyRead(play: PlayState, roll: DamageRoll, read: WoundResult): void {
  const { by } = roll
  if (!by) return
  for (const [ability, effect] of allWith(play, by, 'damageRead')) ability.damageRead(roll, read, by, effect)
}

/** Called with each ability that changes the reading, and with the new value. */
type NotifyAbility<Value> = (ability: Ability, value: Value) => void

/** CF-ABILGEN-09 (5): by how many lines the reading moves down the table. */
function shiftOf(play: PlayState, roll: DamageRoll, notice?: NotifyAbility<number>): number {
  let shift = 0
  for (const bearer of [roll.by, roll.victim]) {
    for (const [ability, effect] of bearer ? answering(play, roll, bearer, 'shiftsLine') : []) {
      const lines = ability.shiftsLine(play, roll, bearer!, effect)
      if (lines !== 0) notice?.(ability, lines)
      shift += lines
    }
  }
  return shift
}

/** CF-ABILGEN-09 (6): applies the attacker's conversions, then the victim's. */
function convertResult(
  play: PlayState,
  read: WoundResult,
  roll: DamageRoll,
  notice?: NotifyAbility<WoundResult>,
): WoundResult {
  const { by, victim } = roll
  let result = read
  const becomes = (ability: Ability, next: WoundResult) => {
    if (next !== result) notice?.(ability, next)
    result = next
  }
  for (const [ability, effect] of by ? answering(play, roll, by, 'convertsDealt') : []) {
    becomes(ability, ability.convertsDealt(result, roll, by!, effect))
  }
  for (const [ability, effect] of answering(play, roll, victim, 'convertsSuffered')) {
    becomes(ability, ability.convertsSuffered(result, roll, victim, effect))
  }
  return result
}
