import { type DecisionOption, type ExplainedNumber, type Procedure, Tally, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { revealedBy } from '../command/artefacts.ts'
import { mightAnswer, publicStateOf } from '../command/hidden.ts'
import { window } from '../command/windows.ts'
import { type CountedRoll, targetOf, targetRoll } from '../dice.ts'
import { enemiesInContact, touches } from '../ground/board.ts'
import { measureWithin } from '../ground/measuring.ts'
import { sightToJoin, sightToTarget } from '../ground/sight/sight.ts'
import { endDueEffects } from '../morale/effects.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { inches } from '../units.ts'
import { annihilation } from '../wounds/annihilation.ts'
import type { Act } from './act.ts'
import type { AimedDeed, Deed } from './deed.ts'
import { chooseTarget } from './targets.ts'

/** An ability that is a deed. */
export type DeedAbility = Ability & { readonly deed: Deed }

/**
 * SW-DEED-03: gets the FUR dice of an activation, with those of artefacts and orders; none without FUR (SW-DEED-01).
 */
export function furyOf(play: Play, owner: Combatant): Tally {
  const tally = new Tally(text('number.fury')).atLeast(0)
  const { fur } = owner.profile
  if (fur === null) return tally
  tally.add(fur, text('attribute.fur'), 'SW-PROFILE-17')
  hooks.count(play, owner, 'furyDice', { play, tally, actor: owner, ability: null })
  return tally
}

export function furyLeft(play: Play, owner: Combatant): number {
  return furyOf(play, owner).total - play.state.acting!.fury
}

/**
 * SW-RGEN-03: lists possible targets. Distance does not exclude any, because it cannot be measured yet (SW-BASE-06).
 */
function deedTargets(play: Play, owner: Combatant, { id, deed }: DeedAbility): Combatant[] {
  if (deed.aim === 'own') return []
  const isLong = longArm(play, owner, id) > 0
  return play.state.combatants.filter((combatant) => isDeedTarget(play, owner, deed, isLong, combatant))
}

/** Whether the deed has a target or needs none. */
export function hasDeedTarget(play: Play, owner: Combatant, { id, deed }: DeedAbility): boolean {
  if (deed.aim === 'own') return true
  const isLong = longArm(play, owner, id) > 0
  return play.state.combatants.some((combatant) => isDeedTarget(play, owner, deed, isLong, combatant))
}

function isDeedTarget(play: Play, owner: Combatant, deed: AimedDeed, isLong: boolean, target: Combatant): boolean {
  if (!isStanding(target)) return false
  if (deed.aim === 'enemy' ? target.side === owner.side : target.band !== owner.band) return false
  return isInAim(play, owner, deed, isLong, target) && (deed.mayTarget?.(play, owner, target) ?? true)
}

function isInAim(play: Play, owner: Combatant, deed: AimedDeed, isLong: boolean, target: Combatant): boolean {
  if (target.id === owner.id || touches(owner, target)) return true
  if (deed.reach === 'contact') return isLong && sightToReach(play, owner, target)
  return !deed.sight || sightToTarget(play, owner, target) !== 'none'
}

/** SW-RACE-05: targets in hand-to-hand combat with others can also be reached. */
function sightToReach(play: Play, owner: Combatant, target: Combatant): boolean {
  return sightToJoin(play, owner, target) !== 'none'
}

/** Gets how far beyond contact the owner's contact deeds reach, in inches. */
function longArm(play: Play, owner: Combatant, deed: string): number {
  let reach = 0
  hooks.each(play, owner, 'deedReach', (ability) => {
    reach = Math.max(reach, ability.deedReach(play, owner, deed))
  })
  return reach
}

/** SW-DEED-04 to -10: performs a deed, from naming its target to its last consequence. */
export function* performDeed(play: Play, owner: Combatant, ability: DeedAbility): Procedure {
  const { id, deed } = ability
  const target = deed.aim === 'own' ? null : yield* chooseDeedTarget(play, owner, ability, deed)
  const dice = yield* chooseDice(play, owner, ability)
  const acting = play.state.acting!
  acting.deeds.push(id)
  acting.fury += dice
  // SW-ARTEFACT-03: spending more dice than the profile has reveals the artefact that gave them.
  if (acting.fury > (owner.profile.fur ?? 0)) revealedBy(play, furyOf(play, owner))
  tellDeed(play, 'deed', owner, ability, target, ['SW-DEED-04'])
  yield* window(play, { at: 'before-deed', acting: owner, target, deed: id })
  const roll = yield* deedRoll(play, owner, ability, target, dice, 'SW-DEED-09')
  if (roll.successes > 0) yield* takeEffect(play, owner, ability, target, roll.successes)
  endDueEffects(play, 'combat')
}

export function chooseDeedTarget(
  play: Play,
  owner: Combatant,
  ability: DeedAbility,
  deed: AimedDeed,
): Procedure<Combatant> {
  return chooseTarget(play, owner, ability, deedTargets(play, owner, ability), reachOf(play, owner, ability.id, deed))
}

/** SW-DEED-04, -10: from one die to all remaining ones. */
export function chooseDice(play: Play, owner: Combatant, ability: DeedAbility): Procedure<number> {
  const left = furyLeft(play, owner)
  const options: DecisionOption<number>[] = []
  const neededRoll = () => targetOf(deedDifficulty(play, owner, ability).total)
  for (let dice = 1; dice <= left; dice++) {
    const note = () => text('note.fury', { needed: neededRoll(), left: left - dice })
    options.push({ key: String(dice), text: text('option.dice', { dice }), note, value: dice })
  }
  const isUntold = mightSecretlySpendMore(play, owner)
  return play.pick(
    {
      seat: ownerOf(play, owner),
      figure: owner.id,
      prompt: text('ask.fury', { owner: { figure: owner.id }, deed: ability.name }),
      rules: ['SW-DEED-04', 'SW-DEED-10'],
      options,
      silentOption: isUntold ? options[0]!.key : undefined,
    },
    isUntold && play.holdsFormalities,
  )
}

/** SW-ARTEFACT-03: whether others know of one die only, and cannot tell whether a hidden artefact gives more. */
function mightSecretlySpendMore(play: Play, owner: Combatant): boolean {
  return furyLeft(play, publicStateOf(owner)) <= 1 && mightAnswer(play, owner, 'furyDice')
}

/** SW-DICE-16: rolls the committed dice against the difficulty; logged once they can no longer change. */
export function* deedRoll(
  play: Play,
  owner: Combatant,
  ability: DeedAbility,
  target: Combatant | null,
  dice: number,
  failureRule: string,
): Procedure<CountedRoll> {
  const difficulty = deedDifficulty(play, owner, ability)
  const number = targetOf(difficulty.total)
  const purpose = text('roll.deed', { owner: { figure: owner.id }, deed: ability.name, difficulty: number })
  const rules = [ability.rule, 'SW-DICE-16']
  const { successes } = yield* targetRoll(play, purpose, rules, ownerOf(play, owner), dice, number)
  const roll: CountedRoll = { count: dice, difficulty: number, successes }
  yield* window(play, { at: 'after-deed', acting: owner, target, deed: ability.id, roll })
  const numbers = [difficulty.explain()]
  if (roll.successes === 0) tellDeed(play, 'deed-fails', owner, ability, target, [failureRule], numbers)
  else {
    const args = { owner: { figure: owner.id }, deed: ability.name, successes: roll.successes }
    play.log('deed-rolled', args, ['SW-DEED-09'], { seat: ownerOf(play, owner), numbers })
  }
  return roll
}

function deedDifficulty(play: Play, owner: Combatant, { id, rule, deed }: DeedAbility): Tally {
  const tally = new Tally(text('number.deed')).add(deed.difficulty, text('term.deed'), rule)
  hooks.count(play, owner, 'deedDifficulty', { play, tally, actor: owner, ability: id })
  return tally.atLeast(2)
}

/** SW-RGEN-03, SW-DEED-14, SW-ANNIH-14: measures if needed, then applies the effect and the annihilation move. */
function* takeEffect(
  play: Play,
  owner: Combatant,
  ability: DeedAbility,
  target: Combatant | null,
  successes: number,
): Procedure {
  const { deed } = ability
  const act: Act = { kind: 'deed', actor: owner, successes, rules: [ability.rule] }
  if (deed.aim === 'own') {
    const enemies = enemiesInContact(play, owner)
    yield* deed.effect(play, act)
    return yield* annihilate(play, owner, enemies)
  }
  if (!target) return
  if (!deedReaches(play, owner, ability.id, deed, target)) {
    return tellDeed(play, 'deed-out-of-range', owner, ability, target, ['SW-RGEN-03'])
  }
  const enemies = target.side !== owner.side && touches(owner, target) ? [target] : []
  yield* deed.effect(play, { ...act, target })
  yield* annihilate(play, owner, enemies)
}

/** SW-RGEN-03: measures to a target that is not in contact. */
export function deedReaches(play: Play, owner: Combatant, id: string, deed: AimedDeed, target: Combatant): boolean {
  if (target.id === owner.id || touches(owner, target)) return true
  return measureWithin(play, owner, target, inches(reachOf(play, owner, id, deed)))
}

/** In inches. */
function reachOf(play: Play, owner: Combatant, id: string, { reach }: AimedDeed): number {
  return reach === 'contact' ? longArm(play, owner, id) : reach
}

/** SW-DEED-14, SW-RACE-07: at most one annihilation move, regardless of the number killed. */
function* annihilate(play: Play, owner: Combatant, enemies: readonly Combatant[]): Procedure {
  const slain = enemies.find(({ status }) => status === 'dead')
  if (slain) yield* annihilation(play, owner, slain)
}

export function tellDeed(
  play: Play,
  type: string,
  owner: Combatant,
  ability: DeedAbility,
  target: Combatant | null,
  rules: readonly string[],
  numbers: readonly ExplainedNumber[] = [],
): void {
  play.log(
    type,
    { owner: { figure: owner.id }, deed: ability.name, target: { figure: target?.id ?? owner.id } },
    [ability.rule, ...rules],
    { seat: ownerOf(play, owner), isOutcome: type !== 'deed', ...(numbers.length > 0 ? { numbers } : {}) },
  )
}
