import { type BarredOption, choice, type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import { type Ability, registry } from '../ability.ts'
import { hasNothingHidden, mightAnswer, mightHide, publicStateOf } from '../command/hidden.ts'
import { window } from '../command/windows.ts'
import { isInTheDeep } from '../ground/ground.ts'
import { isDecided } from '../preparation/ending.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import type { Activated } from './activated.ts'
import { type DeedAbility, furyLeft, hasDeedTarget, performDeed } from './deeds.ts'
import { castSpell } from './liturgy.ts'
import { isBarredFromMagic } from './power.ts'
import { hasSpellTarget, type SpellAbility } from './spells.ts'

type ActivatedAbility = Ability & { readonly activated: Activated }

/** Why it cannot be used, as a phrase and its rule; null if it can. */
export type Bar = readonly [reason: string, rule: string] | null

/** An action of the concentration phase. */
export interface Action {
  readonly ability: Ability
  readonly icon: string
  findBar(): Bar
  perform(): Procedure
}

/** SW-ACT-04 to -06: deeds, spells and artefacts in any order. */
export function* concentrationPhase(play: Play, active: Combatant): Procedure {
  if (isSkipped(play, active)) return
  yield* window(play, { at: 'before-concentration', acting: active })
  while (mayGoOn(play, active)) {
    const action = yield* pickAction(play, active, actionsOf)
    if (!action) return
    yield* action.perform()
    yield* window(play, { at: 'after-concentration', acting: active })
  }
}

/**
 * SW-ACT-06, SW-ARTEFACT-03: skips the phase if everyone knows that there is nothing to use; otherwise the wait itself
 * would tell others.
 */
export function isSkipped(play: Play, active: Combatant): boolean {
  if (hasAnything(active)) return false
  return !play.holdsFormalities || !mightAnswer(play, active, 'activated')
}

/** Whether it has anything to use in the concentration phase. */
export function hasAnything(active: Combatant): boolean {
  return hasOwn(active, 'deed') || hasOwn(active, 'spell') || hasOwn(active, 'activated')
}

/** Lists its own deeds, spells or artefacts, without lasting effects of other combatants' deeds and spells. */
export function abilityAction<K extends 'deed' | 'spell' | 'activated'>(active: Combatant, kind: K) {
  return hooks.lastingObjects(active, kind)
}

function hasOwn(active: Combatant, kind: 'deed' | 'spell' | 'activated'): boolean {
  return hooks.lastingObjects(active, kind).length > 0
}

/** SW-ACT-15, SW-MISSION-16: whether the activation goes on after what has happened. */
export function mayGoOn(play: Play, active: Combatant): boolean {
  return isStanding(active) && !active.fleeing && !play.state.acting!.over && !isDecided(play)
}

function actionsOf(play: Play, active: Combatant): Action[] {
  const actions: Action[] = []
  for (const ability of abilityAction(active, 'deed')) actions.push(deedAction(play, active, ability))
  for (const ability of abilityAction(active, 'spell')) actions.push(spellAction(play, active, ability))
  for (const ability of abilityAction(active, 'activated')) actions.push(artefactAction(play, active, ability))
  return actions
}

const DONE: DecisionOption<Action | null> = {
  ...choice('done', text('option.done'), { icon: 'check', ...optionWithNote('note.done') }),
  value: null,
}

type Actions = (play: Play, active: Combatant) => readonly Action[]

/** Asks for the next action, if there is one. */
export function pickAction(play: Play, active: Combatant, actionsOf: Actions): Procedure<Action | null> {
  const options = [DONE]
  const barred: BarredOption[] = []
  for (const action of actionsOf(play, active)) {
    const { id, name, rule } = action.ability
    const shown = { key: id, text: text('option.ability', { name }), icon: action.icon }
    const bar = action.findBar()
    if (bar) barred.push({ ...shown, reason: text(bar[0]), rules: [bar[1]] })
    else options.push({ ...shown, rules: [rule], value: action })
  }
  const isUntold = mightHide(active) && !isKnownToChoose(play, active, actionsOf, options.length > 1)
  return play.pick(
    {
      seat: ownerOf(play, active),
      figure: active.id,
      prompt: text('ask.concentrate', { active: { figure: active.id } }),
      rules: ['SW-ACT-04'],
      options,
      barred,
      silentOption: isUntold ? DONE.key : undefined,
      defaultAnswer: () => DONE.key,
    },
    isUntold && play.holdsFormalities,
  )
}

/** SW-ARTEFACT-03, SW-CONSUMABLE-06: whether others know of an action, so that asking reveals nothing. */
function isKnownToChoose(play: Play, active: Combatant, actionsOf: Actions, mayChoose: boolean): boolean {
  if (!mayChoose || hasNothingHidden(active)) return mayChoose
  return actionsOf(play, publicStateOf(active)).some((action) => action.findBar() === null)
}

function deedAction(play: Play, owner: Combatant, ability: DeedAbility): Action {
  const findBar = () => deedBar(play, owner, ability)
  return { ability, icon: 'fist', findBar, perform: () => performDeed(play, owner, ability) }
}

/** SW-DEED-03, -05, -12, SW-STATE-19: why a deed cannot be done now. */
function deedBar(play: Play, owner: Combatant, ability: DeedAbility): Bar {
  if (isIn(owner, 'paralysed')) return ['barred.paralysed', 'SW-STATE-19']
  if (play.state.acting!.deeds.includes(ability.id)) return ['barred.deed-done', 'SW-DEED-05']
  if (furyLeft(play, owner) <= 0) return ['barred.fury', 'SW-DEED-03']
  const own = ability.deed.findBar?.(play, owner)
  if (own) return [own, ability.rule]
  return hasDeedTarget(play, owner, ability) ? null : ['barred.target', ability.rule]
}

function spellAction(play: Play, caster: Combatant, ability: SpellAbility): Action {
  const findBar = () => spellBar(play, caster, ability)
  return { ability, icon: 'magic-swirl', findBar, perform: () => castSpell(play, caster, ability) }
}

/** SW-SPELL-11, -14, -18, -24, -50: why a spell cannot be cast now. */
export function spellBar(play: Play, caster: Combatant, { id, rule, spell }: SpellAbility): Bar {
  const acting = play.state.acting!
  if (acting.spells.includes(id)) return ['barred.spell-cast', 'SW-SPELL-11']
  if (hasHurried(play)) return ['barred.hurried', 'SW-SPELL-14']
  if (caster.profile.pow === null || isBarredFromMagic(caster)) return ['barred.magic', 'SW-SPELL-18']
  if (isInTheDeep(play, caster)) return ['barred.deep', 'SW-SPELL-50']
  if (!hasGems(play, caster)) return ['barred.gems', 'SW-SPELL-24']
  const own = spell.findBar?.(play, caster)
  if (own) return [own, rule]
  return hasSpellTarget(play, caster, spell) ? null : ['barred.target', 'SW-SPELL-21']
}

/** SW-ACT-05: after speeding up or engaging there are deeds only. */
export function hasHurried(play: Play): boolean {
  const { move } = play.state.acting!
  return move === 'speed-up' || move === 'engage'
}

/** SW-SPELL-24: whether there are gems in the pool, or a papyrus that brings its own. */
function hasGems(play: Play, caster: Combatant): boolean {
  const { gems, castingGems } = play.state.sides[caster.side]
  return gems + castingGems > 0 || caster.consumables.some((id) => registry.get(id).castingGems !== undefined)
}

function artefactAction(play: Play, bearer: Combatant, ability: ActivatedAbility): Action {
  const findBar = () => artefactBar(play, bearer, ability)
  return { ability, icon: 'gem-pendant', findBar, perform: () => activateArtefact(play, bearer, ability) }
}

/** SW-ARTEFACT-13, -14: why an artefact cannot be activated now. */
export function artefactBar(play: Play, bearer: Combatant, { id, rule, activated }: ActivatedAbility): Bar {
  if (play.state.acting!.artefacts.includes(id)) return ['barred.activated', 'SW-ARTEFACT-13']
  if (bearer.states.length > 0) return ['barred.state', 'SW-ARTEFACT-13']
  if (hasHurried(play)) return ['barred.hurried', 'SW-ARTEFACT-14']
  const own = activated.findBar?.(play, bearer)
  return own ? [own, rule] : null
}

/** SW-ARTEFACT-03, -13: once per activation; activating an artefact reveals it. */
export function* activateArtefact(play: Play, bearer: Combatant, ability: ActivatedAbility): Procedure {
  play.state.acting!.artefacts.push(ability.id)
  if (!bearer.revealed.includes(ability.id)) bearer.revealed.push(ability.id)
  play.log('activates', { bearer: { figure: bearer.id }, artefact: ability.name }, [ability.rule, 'SW-ARTEFACT-13'], {
    seat: ownerOf(play, bearer),
  })
  yield* ability.activated.effect(play, bearer)
}
