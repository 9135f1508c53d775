import { type Barred, choice, type Option, type Procedure, text } from '@fray/kernel'
import { type Ability, abilityNamed } from '../ability.ts'
import { window } from '../command/windows.ts'
import { isInTheDeep } from '../ground/ground.ts'
import { isDecided } from '../preparation/ending.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Turn } from '../state.ts'
import { lastingWith } from '../traits.ts'
import { type DeedAbility, furyLeft, hasDeedTarget, performDeed } from './deeds.ts'
import { castSpell } from './liturgy.ts'
import { isBarredFromMagic } from './power.ts'
import { hasSpellTarget, type SpellAbility } from './spells.ts'

/** SW-ARTEFACT-13: what an artefact does when it is activated. */
export interface Activated {
  /** Why it cannot be activated now, as a phrase id; null if it can. */
  barred?(turn: Turn, bearer: Combatant): string | null
  effect(turn: Turn, bearer: Combatant): Procedure
}

type ActivatedAbility = Ability & { readonly activated: Activated }

/** Something to do in the concentration phase: the reason why not, if there is one, as a phrase and its rule. */
export interface Action {
  readonly ability: Ability
  readonly icon: string
  readonly barred: readonly [reason: string, rule: string] | null
  perform(): Procedure
}

/** SW-ACT-04 to -06: deeds, spells and artefacts in any order. */
export function* concentrationPhase(turn: Turn, active: Combatant): Procedure {
  if (!hasAnything(active)) return
  yield* window(turn, { at: 'before-concentration', acting: active })
  while (mayGoOn(turn, active)) {
    const action = yield* pickAction(turn, active, actionsOf(turn, active))
    if (!action) return
    yield* action.perform()
    yield* window(turn, { at: 'after-concentration', acting: active })
  }
}

/** SW-ACT-06. */
export function hasAnything(active: Combatant): boolean {
  return hasOwn(active, 'deed') || hasOwn(active, 'spell') || hasOwn(active, 'activated')
}

/** A lasting effect of somebody's deed or spell, on whomever it lies, is not the deed or spell itself. */
export function ownWith<K extends 'deed' | 'spell' | 'activated'>(active: Combatant, kind: K) {
  return lastingWith(active, kind)
}

function hasOwn(active: Combatant, kind: 'deed' | 'spell' | 'activated'): boolean {
  return lastingWith(active, kind).length > 0
}

/** SW-ACT-15, SW-MISSION-16. */
export function mayGoOn(turn: Turn, active: Combatant): boolean {
  return isStanding(active) && !active.fleeing && !turn.state.acting!.over && !isDecided(turn)
}

function actionsOf(turn: Turn, active: Combatant): Action[] {
  const actions: Action[] = []
  for (const ability of ownWith(active, 'deed')) actions.push(deedAction(turn, active, ability))
  for (const ability of ownWith(active, 'spell')) actions.push(spellAction(turn, active, ability))
  for (const ability of ownWith(active, 'activated')) actions.push(artefactAction(turn, active, ability))
  return actions
}

const DONE: Option<Action | null> = { ...choice('done', text('option.done'), { icon: 'check' }), value: null }

export function pickAction(turn: Turn, active: Combatant, actions: readonly Action[]): Procedure<Action | null> {
  const options = [DONE]
  const barred: Barred[] = []
  for (const action of actions) {
    const { id, name, rule } = action.ability
    const shown = { key: id, text: text('option.ability', { name }), icon: action.icon }
    if (action.barred) barred.push({ ...shown, reason: text(action.barred[0]), rules: [action.barred[1]] })
    else options.push({ ...shown, rules: [rule], value: action })
  }
  return turn.pick({
    seat: ownerOf(turn, active),
    figure: active.id,
    prompt: text('ask.concentrate', { active: { figure: active.id } }),
    rules: ['SW-ACT-04'],
    options,
    barred,
  })
}

function deedAction(turn: Turn, owner: Combatant, ability: DeedAbility): Action {
  const barred = deedBar(turn, owner, ability)
  return { ability, icon: 'fist', barred, perform: () => performDeed(turn, owner, ability) }
}

/** SW-DEED-03, -05, -12, SW-STATE-19. */
function deedBar(turn: Turn, owner: Combatant, ability: DeedAbility): Action['barred'] {
  if (isIn(owner, 'paralysed')) return ['barred.paralysed', 'SW-STATE-19']
  if (turn.state.acting!.deeds.includes(ability.id)) return ['barred.deed-done', 'SW-DEED-05']
  if (furyLeft(turn, owner) <= 0) return ['barred.fury', 'SW-DEED-03']
  const own = ability.deed.barred?.(turn, owner)
  if (own) return [own, ability.rule]
  return hasDeedTarget(turn, owner, ability) ? null : ['barred.target', ability.rule]
}

function spellAction(turn: Turn, caster: Combatant, ability: SpellAbility): Action {
  const barred = spellBar(turn, caster, ability)
  return { ability, icon: 'magic-swirl', barred, perform: () => castSpell(turn, caster, ability) }
}

/** SW-SPELL-11, -14, -18, -24, -50. */
export function spellBar(turn: Turn, caster: Combatant, { id, rule, spell }: SpellAbility): Action['barred'] {
  const acting = turn.state.acting!
  if (acting.spells.includes(id)) return ['barred.spell-cast', 'SW-SPELL-11']
  if (hasHurried(turn)) return ['barred.hurried', 'SW-SPELL-14']
  if (caster.profile.pow === null || isBarredFromMagic(caster)) return ['barred.magic', 'SW-SPELL-18']
  if (isInTheDeep(turn, caster)) return ['barred.deep', 'SW-SPELL-50']
  if (!hasGems(turn, caster)) return ['barred.gems', 'SW-SPELL-24']
  const own = spell.barred?.(turn, caster)
  if (own) return [own, rule]
  return hasSpellTarget(turn, caster, spell) ? null : ['barred.target', 'SW-SPELL-21']
}

/** SW-ACT-05: after speeding up or engaging there are deeds only. */
export function hasHurried(turn: Turn): boolean {
  const { move } = turn.state.acting!
  return move === 'speed-up' || move === 'engage'
}

/** SW-SPELL-24: something in the pool, or a papyrus that brings gems of its own. */
function hasGems(turn: Turn, caster: Combatant): boolean {
  const { gems, castingGems } = turn.state.sides[caster.side]
  return gems + castingGems > 0 || caster.consumables.some((id) => abilityNamed(id).castingGems !== undefined)
}

function artefactAction(turn: Turn, bearer: Combatant, ability: ActivatedAbility): Action {
  const barred = artefactBar(turn, bearer, ability)
  return { ability, icon: 'gem-pendant', barred, perform: () => activateArtefact(turn, bearer, ability) }
}

/** SW-ARTEFACT-13, -14. */
export function artefactBar(
  turn: Turn,
  bearer: Combatant,
  { id, rule, activated }: ActivatedAbility,
): Action['barred'] {
  if (turn.state.acting!.artefacts.includes(id)) return ['barred.activated', 'SW-ARTEFACT-13']
  if (bearer.states.length > 0) return ['barred.state', 'SW-ARTEFACT-13']
  if (hasHurried(turn)) return ['barred.hurried', 'SW-ARTEFACT-14']
  const own = activated.barred?.(turn, bearer)
  return own ? [own, rule] : null
}

/** SW-ARTEFACT-03, -13: once in an activation; being activated reveals it. */
export function* activateArtefact(turn: Turn, bearer: Combatant, ability: ActivatedAbility): Procedure {
  turn.state.acting!.artefacts.push(ability.id)
  if (!bearer.revealed.includes(ability.id)) bearer.revealed.push(ability.id)
  turn.log('activates', { bearer: { figure: bearer.id }, artefact: ability.name }, [ability.rule, 'SW-ARTEFACT-13'], {
    seat: ownerOf(turn, bearer),
  })
  yield* ability.activated.effect(turn, bearer)
}
