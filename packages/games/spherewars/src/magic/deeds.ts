import { type Option, type Procedure, Tally, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { revealUsed } from '../command/artefacts.ts'
import { window } from '../command/windows.ts'
import { type CountedRoll, targetOf, targetRoll } from '../dice.ts'
import { enemiesInContact, isWithin, touches } from '../ground/board.ts'
import { sightToJoin, sightToTarget } from '../ground/sight.ts'
import { endEffects } from '../morale/effects.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { eachWith } from '../traits.ts'
import { annihilation } from '../wounds/annihilation.ts'
import type { Act, ActOn } from './act.ts'
import { chooseTarget } from './targets.ts'

/** SW-DEED-08, -12: a heroic deed, on the owner (or everybody around it) or on somebody named before the roll. */
export type Deed = OwnDeed | AimedDeed

interface AnyDeed {
  /** Target number of its dice; 6 needs a sphere, 0 no roll at all (SM-FEAT-06). */
  readonly difficulty: number
  /** Why it cannot be done at all now, as a phrase id; null if it can. */
  barred?(turn: Turn, owner: Combatant): string | null
}

export interface OwnDeed extends AnyDeed {
  readonly aim: 'own'
  effect(turn: Turn, act: Act): Procedure
}

export interface AimedDeed extends AnyDeed {
  /** Friends are those of the own band (SW-MULTI-22), the owner among them. */
  readonly aim: 'enemy' | 'friend'
  /** Contact, or inches that are measured only after a success (SW-RGEN-03). */
  readonly reach: 'contact' | number
  /** Of ranged deeds: whether full or partial sight is needed. */
  readonly sight: boolean
  /** What else the target must be. Never asks for a distance. */
  mayTarget?(turn: Turn, owner: Combatant, target: Combatant): boolean
  effect(turn: Turn, act: ActOn): Procedure
}

/** An ability that is a deed. */
export type DeedAbility = Ability & { readonly deed: Deed }

/** SW-DEED-03: FUR dice of an activation, with what artefacts and orders add. None without FUR (SW-DEED-01). */
export function furyOf(turn: Turn, owner: Combatant): Tally {
  const tally = new Tally(text('number.fury')).atLeast(0)
  const { fur } = owner.profile
  if (fur === null) return tally
  tally.add(fur, text('attribute.fur'), 'SW-PROFILE-17')
  eachWith(owner, 'furyDice', (ability, effect) => {
    ability.furyDice({ turn, tally, actor: owner, ability: null }, owner, effect)
  })
  return tally
}

export function furyLeft(turn: Turn, owner: Combatant): number {
  return furyOf(turn, owner).total - turn.state.acting!.fury
}

/** SW-RGEN-03: whom a deed may be aimed at. Distances are no reason, since nobody may measure yet (SW-BASE-06). */
export function deedTargets(turn: Turn, owner: Combatant, { id, deed }: DeedAbility): Combatant[] {
  if (deed.aim === 'own') return []
  return turn.state.combatants.filter((each) => isDeedTarget(turn, owner, id, deed, each))
}

/** Whether there is anybody to aim a deed at; one that is done on its owner needs nobody. */
export function hasDeedTarget(turn: Turn, owner: Combatant, { id, deed }: DeedAbility): boolean {
  if (deed.aim === 'own') return true
  return turn.state.combatants.some((each) => isDeedTarget(turn, owner, id, deed, each))
}

function isDeedTarget(turn: Turn, owner: Combatant, id: string, deed: AimedDeed, target: Combatant): boolean {
  if (!isStanding(target)) return false
  if (deed.aim === 'enemy' ? target.side === owner.side : target.band !== owner.band) return false
  return isInAim(turn, owner, id, deed, target) && (deed.mayTarget?.(turn, owner, target) ?? true)
}

function isInAim(turn: Turn, owner: Combatant, id: string, deed: AimedDeed, target: Combatant): boolean {
  if (target.id === owner.id || touches(owner, target)) return true
  if (deed.reach === 'contact') return longArm(turn, owner, id) > 0 && sightToReach(turn, owner, target)
  return !deed.sight || sightToTarget(turn, owner, target) !== 'none'
}

/** SW-RACE-05: somebody in hand-to-hand combat with others may be reached too. */
function sightToReach(turn: Turn, owner: Combatant, target: Combatant): boolean {
  return sightToJoin(turn, owner, target) !== 'none'
}

/** How far beyond contact one of the owner's contact deeds reaches, in inches. */
function longArm(turn: Turn, owner: Combatant, deed: string): number {
  let reach = 0
  eachWith(owner, 'deedReach', (ability) => {
    reach = Math.max(reach, ability.deedReach(turn, owner, deed))
  })
  return reach
}

/** SW-DEED-04 to -10: a deed from naming its target to its last consequence. */
export function* performDeed(turn: Turn, owner: Combatant, ability: DeedAbility): Procedure {
  const { id, deed } = ability
  const target =
    deed.aim === 'own' ? null : yield* chooseTarget(turn, owner, ability, deedTargets(turn, owner, ability))
  const dice = yield* chooseDice(turn, owner, ability)
  const acting = turn.state.acting!
  acting.deeds.push(id)
  acting.fury += dice
  // SW-ARTEFACT-03: an artefact's die has been used once more are spent than the profile gives.
  if (acting.fury > (owner.profile.fur ?? 0)) revealUsed(turn, owner, furyOf(turn, owner))
  tellDeed(turn, 'deed', owner, ability, target, ['SW-DEED-04'])
  yield* window(turn, { at: 'before-deed', acting: owner, target, deed: id })
  const roll = yield* deedRoll(turn, owner, ability, target, dice)
  if (roll.successes === 0) tellDeed(turn, 'deed-fails', owner, ability, target, ['SW-DEED-09'])
  else yield* takeEffect(turn, owner, ability, target, roll.successes)
  endEffects(turn, 'combat')
}

/** SW-DEED-04, -10: from one die to all that are left. */
export function chooseDice(turn: Turn, owner: Combatant, ability: DeedAbility): Procedure<number> {
  const left = furyLeft(turn, owner)
  const options: Option<number>[] = []
  for (let dice = 1; dice <= left; dice++)
    options.push({ key: String(dice), text: text('option.dice', { dice }), value: dice })
  return turn.pick({
    seat: ownerOf(turn, owner),
    figure: owner.id,
    prompt: text('ask.fury', { owner: { figure: owner.id }, deed: ability.name }),
    rules: ['SW-DEED-04', 'SW-DEED-10'],
    options,
  })
}

/** SW-DICE-16: the committed dice against the deed's difficulty. */
export function* deedRoll(
  turn: Turn,
  owner: Combatant,
  ability: DeedAbility,
  target: Combatant | null,
  dice: number,
): Procedure<CountedRoll> {
  const difficulty = deedDifficulty(turn, owner, ability)
  const number = targetOf(difficulty.total)
  const purpose = text('roll.deed', { owner: { figure: owner.id }, deed: ability.name, difficulty: number })
  const rules = [ability.rule, 'SW-DICE-16']
  const { successes } = yield* targetRoll(turn, purpose, rules, ownerOf(turn, owner), dice, number)
  const roll: CountedRoll = { count: dice, difficulty: number, successes }
  turn.log('deed-rolled', { owner: { figure: owner.id }, deed: ability.name, successes }, ['SW-DEED-09'], {
    seat: ownerOf(turn, owner),
    numbers: [difficulty.explain()],
  })
  yield* window(turn, { at: 'after-deed', acting: owner, target, deed: ability.id, roll })
  return roll
}

function deedDifficulty(turn: Turn, owner: Combatant, { id, rule, deed }: DeedAbility): Tally {
  const tally = new Tally(text('number.deed')).add(deed.difficulty, text('term.deed'), rule)
  eachWith(owner, 'deedDifficulty', (ability, effect) => {
    ability.deedDifficulty({ turn, tally, actor: owner, ability: id }, owner, effect)
  })
  return tally.atLeast(2)
}

/** SW-RGEN-03, SW-DEED-14, SW-ANNIH-14: measured if need be, then the effect, then the annihilation move. */
function* takeEffect(
  turn: Turn,
  owner: Combatant,
  ability: DeedAbility,
  target: Combatant | null,
  successes: number,
): Procedure {
  const { deed } = ability
  const act: Act = { kind: 'deed', actor: owner, successes, rules: [ability.rule] }
  if (deed.aim === 'own') {
    const enemies = enemiesInContact(turn, owner)
    yield* deed.effect(turn, act)
    return yield* annihilate(turn, owner, enemies)
  }
  if (!target) return
  if (!deedReaches(turn, owner, ability.id, deed, target)) {
    return tellDeed(turn, 'deed-out-of-range', owner, ability, target, ['SW-RGEN-03'])
  }
  const enemies = target.side !== owner.side && touches(owner, target) ? [target] : []
  yield* deed.effect(turn, { ...act, target })
  yield* annihilate(turn, owner, enemies)
}

/** SW-RGEN-03: what is not in contact is measured now. */
export function deedReaches(turn: Turn, owner: Combatant, id: string, deed: AimedDeed, target: Combatant): boolean {
  if (target.id === owner.id || touches(owner, target)) return true
  turn.reveal()
  return isWithin(owner, target, deed.reach === 'contact' ? longArm(turn, owner, id) : deed.reach)
}

/** SW-DEED-14, SW-RACE-07: one annihilation move at most, whoever fell. */
function* annihilate(turn: Turn, owner: Combatant, enemies: readonly Combatant[]): Procedure {
  const slain = enemies.find(({ status }) => status === 'dead')
  if (slain) yield* annihilation(turn, owner, slain)
}

export function tellDeed(
  turn: Turn,
  type: string,
  owner: Combatant,
  ability: DeedAbility,
  target: Combatant | null,
  rules: readonly string[],
): void {
  turn.log(
    type,
    { owner: { figure: owner.id }, deed: ability.name, target: { figure: target?.id ?? owner.id } },
    [ability.rule, ...rules],
    { seat: ownerOf(turn, owner), tells: type !== 'deed' },
  )
}
