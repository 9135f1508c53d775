import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { isDying } from '../../abilities/resilience/resilience.ts'
import { heal } from '../../abilities/resilience/upkeep.ts'
import { traitsOf } from '../../ability.ts'
import { characteristic } from '../../characteristics.ts'
import type { TestKind } from '../../dice/test.ts'
import { passengersOf } from '../../machines/passengers.ts'
import { type Area, inArea } from '../../mystic/area.ts'
import { addEffectFrom, durationOf, enchant, enchantment, type Hooks, leavesAbility } from '../../mystic/enchantment.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import { type Fighter, isInPlay, type Play, type Until } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'
import { amountOf, type Gem, spendGems } from '../mana.ts'
import { isSpared, newlyAffected } from '../power.ts'
import { type Casting, effectSourceOf, type Spell, spell, type Variant } from '../spell.ts'
import { countSuccess, isUnder } from '../spell-choices.ts'

type Behaviour = Parameters<typeof spell>[1]

/** A spell that adds an effect with hooks to its target until the end of the round. */
export function lastingSpell(id: string, hooks: Hooks, more: Partial<Behaviour> = {}): void {
  spell(id, {
    effect: (play, casting) => immediately(() => enchant(play, effectSourceOf(casting), casting.target)),
    ...more,
  })
  enchantment(id, hooks)
}

/** CF-BOOK-05: a spell that gives an ability until the end of the round to a target without it. */
export function grantingSpell(id: string, ability: string, more: Partial<Behaviour> = {}): void {
  const effect: Spell['effect'] = (play, casting) => immediately(() => grant(play, casting, ability))
  spell(id, { effect, ...more })
  leavesAbility(id, ability)
}

/**
 * CF-SPELL-21, -31, -65: a spell that raises the number of an ability, up to a limit, whether or not the target has it.
 */
export function raisingSpell(id: string, ability: string, by: number, most: number, more: Partial<Behaviour> = {}) {
  const effect: Spell['effect'] = (play, casting) =>
    immediately(() => {
      const x = xOf(casting.target, ability, null)
      if (x < most) raise(play, casting, ability, x + by)
    })
  spell(id, { effect, ...more })
  leavesAbility(id, ability, { numberFor: (bearer) => Math.min(most, xOf(bearer, ability, null) + by) })
}

/** CF-BOOK-05: gives an ability to a target that does not benefit from it already. */
export function grant(play: Play, casting: Casting, ability: string, given: EffectSettings = {}): void {
  const { to = casting.target } = given
  if (!has(play, to, ability)) addSpellEffect(play, casting, ability, given)
}

/** Settings of a grant that differ from the default: its number, bearer and duration. */
interface EffectSettings {
  readonly x?: number
  readonly to?: Fighter
  readonly until?: Until
}

/** Adds an effect to the target for its usual duration, in place of another one of its kind. */
export function addSpellEffect(play: Play, casting: Casting, object: string, given: EffectSettings = {}): void {
  const { x = null, to = casting.target, until = durationOf(object) } = given
  addEffectFrom(play, effectSourceOf(casting), to, object, until, x)
}

/** Raises the number of an ability, up to a limit, whether or not the target had it. */
export function raise(play: Play, casting: Casting, ability: string, x: number): void {
  addSpellEffect(play, casting, ability, { x })
}

/**
 * CF-SPELL-14, -38: Concentration/2 on the characteristics that the enchantment names, unless the target has it
 * already.
 */
export function concentrate(play: Play, casting: Casting, until: Until): void {
  if (has(play, casting.target, 'concentration')) return
  addSpellEffect(play, casting, 'concentration', { x: 2, until })
  enchant(play, effectSourceOf(casting), casting.target, { until: until })
}

export type FriendlyArea = Area & { readonly friends: true }

/** CF-BOOK-08: gets the friends in an area around the caster, including the caster, that the spell affects. */
export function* friendsNear(play: Play, casting: Casting, area: FriendlyArea): Procedure<Fighter[]> {
  const { caster } = casting
  const touched: Fighter[] = []
  for (const fighter of newlyAffected(play, casting, inArea(play, area, caster, caster))) {
    if (!(yield* isSpared(play, casting, fighter))) touched.push(fighter)
  }
  return touched
}

/** CF-SPELL-04, -64: tests of combat, of Power except mana recovery, and of divination. */
export const FIGHTING_AND_MYSTERIES: readonly TestKind[] = [
  'initiative',
  'agility',
  'attack',
  'defence',
  'aim',
  'incantation',
  'countering',
  'divination',
]

/** CF-CAST-09: how far above POW a caster may set a free difficulty. */
const BEYOND_POWER = 12

/** CF-CAST-09: the caster sets the difficulty, which is the variant's number. */
export function freeDifficulty(cost: Spell['cost']): Pick<Spell, 'variants'> {
  return {
    variants: (play, _target, caster) => {
      const most = characteristic(play, caster, 'pow').total + BEYOND_POWER
      return Array.from({ length: most }, (_, i): Variant => ({ x: i + 1, cost, difficulty: i + 1 }))
    },
  }
}

/** CF-BOOK-11: a Damage roll that a spell causes. */
export function* damage(
  play: Play,
  casting: Casting,
  victim: Fighter,
  strength: number,
  against: Pick<DamageRoll, 'resistance'> = {},
): Procedure<boolean> {
  // CF-CAST-15: targets of a spell without an area have been asked already.
  const asked = !casting.spell.area && casting.targets.includes(victim)
  if (!asked && (yield* isSpared(play, casting, victim))) return false
  const before = harmOf(victim)
  const rules = [casting.spell.rule]
  yield* rollDamage(play, { victim, by: casting.caster, kind: 'effect', strength, rules, ...against })
  return victim.status === 'eliminated' || harmOf(victim) > before
}

/** CF-SPELL-87: counts Wounds, or lost Structure Points. */
function harmOf({ wounds, extraWounds, structureLost }: Fighter): number {
  return wounds + extraWounds + structureLost
}

/**
 * CF-BOOK-11: deals with all fighters of a fixed list in an order that the caster's player chooses, except those
 * eliminated meanwhile.
 */
export function* forEachTarget(
  play: Play,
  { caster, spell }: Casting,
  victims: readonly Fighter[],
  perform: (victim: Fighter) => Procedure<unknown>,
): Procedure {
  yield* forEachInChosenOrder(
    play,
    caster.seat,
    victims,
    'ask.victim-order',
    [spell.rule, 'CF-BOOK-11'],
    function* (victim) {
      if (isInPlay(victim)) yield* perform(victim)
    },
  )
}

/** CF-SPELL-76: the reach of a burst; its die hits from 5 on. */
export const BURST: Area = { reach: 2.5 }
const BURST_HITS = 5

/**
 * CF-SPELL-76: the target suffers a Damage roll, and a die decides for each fighter around it whether it suffers one of
 * half the STR.
 */
export function* burst(play: Play, casting: Casting, strength: number): Procedure {
  const { target, spell: cast } = casting
  const near = inArea(play, BURST, target, casting.caster).filter((fighter) => fighter !== target)
  // CF-ABIL-113 (e): passengers of the target are in contact with it.
  const around = [...near, ...passengersOf(play, target)].filter((fighter) => !isUnder(play, fighter, cast))
  yield* damage(play, casting, target, strength)
  yield* forEachTarget(play, casting, around, function* (fighter) {
    if ((yield* plainDie(play, casting)) < BURST_HITS) return
    // CF-CAST-08: it cannot hit this fighter again in this round.
    countSuccess(play, fighter, cast)
    yield* damage(play, casting, fighter, Math.ceil(strength / 2))
  })
}

/** CF-BOOK-10: whether a fighter has Wounds that can be healed. */
export function isHurt(fighter: Fighter): boolean {
  return (fighter.wounds > 0 || fighter.extraWounds > 0) && !isDying(fighter)
}

export function healOne(play: Play, patient: Fighter, rule: string): void {
  if (isHurt(patient)) heal(play, patient, rule)
}

export function isOf(fighter: Fighter, trait: string): boolean {
  return traitsOf(fighter).some(({ ability }) => ability === trait)
}

/** CF-CAST-15: rolls one plain die of the caster for an effect (CF-DICE-09). */
export function* plainDie(play: Play, { spell: { name, rule }, caster }: Casting): Procedure<number> {
  const [[face = 1] = []] = yield* play.rollDice(
    text('roll.spell', { spell: name }),
    [rule],
    [{ seat: caster.seat, count: 1, sides: 6 }],
  )
  return face
}

/** CF-CAST-15: asks once for further gems of an Element that strengthen a successful spell. */
export function* extraGems(
  play: Play,
  casting: Casting,
  element: Gem,
  amounts: readonly number[],
  compulsory = false,
): Procedure<number> {
  const { caster, spell: cast } = casting
  const payable = amounts.filter((gems) => gems <= amountOf(caster.gems, element))
  if (compulsory && payable.length === 0) return 0
  const option = (gems: number): DecisionOption<number> => ({
    key: String(gems),
    text: text('option.extra-gems', { gems, element: { text: text(`element.${element}`) } }),
    value: gems,
  })
  const gems = yield* play.pick<number>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.extra-gems', { spell: cast.name, target: { figure: casting.target.id } }),
    rules: [cast.rule, 'CF-CAST-15'],
    options: (compulsory ? payable : [0, ...payable]).map(option),
  })
  if (gems > 0) spendGems(caster, { [element]: gems })
  return gems
}
