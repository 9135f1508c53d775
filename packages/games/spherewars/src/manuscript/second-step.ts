import type { Procedure } from '@fray/kernel'
import { abilityNamed } from '../ability.ts'
import { window } from '../command/windows.ts'
import {
  type Action,
  activateArtefact,
  artefactBar,
  hasAnything,
  mayGoOn,
  ownWith,
  pickAction,
  spellBar,
} from '../magic/concentration.ts'
import type { SpellAbility } from '../magic/spells.ts'
import type { Combatant, Turn } from '../state.ts'
import { featBar, performFeat } from './feats.ts'
import { castSpell } from './spells.ts'

/** SM-ACT-02, -05, -06: an arcane object and feats in any order, or one spell; after a sprint feats only. */
export function* secondStep(turn: Turn, active: Combatant): Procedure {
  if (!hasAnything(active)) return
  yield* window(turn, { at: 'before-concentration', acting: active })
  while (mayGoOn(turn, active) && turn.state.acting!.spells.length === 0) {
    const action = yield* pickAction(turn, active, actionsOf(turn, active))
    if (!action) return
    yield* action.perform()
    yield* window(turn, { at: 'after-concentration', acting: active })
  }
}

function actionsOf(turn: Turn, active: Combatant): Action[] {
  const feats = ownWith(active, 'deed').map((ability) => ({
    ability,
    icon: 'fist',
    barred: featBar(turn, active, ability),
    perform: () => performFeat(turn, active, ability),
  }))
  const spells = ownWith(active, 'spell').map((ability) => ({
    ability,
    icon: 'magic-swirl',
    barred: enchantmentBar(turn, active, ability),
    perform: () => castSpell(turn, active, ability),
  }))
  const objects = ownWith(active, 'activated').map((ability) => ({
    ability,
    icon: 'gem-pendant',
    barred: hasUsedObject(turn) ? (['barred.one-object', 'SM-ACT-02'] as const) : artefactBar(turn, active, ability),
    perform: () => activateArtefact(turn, active, ability),
  }))
  return [...feats, ...spells, ...objects]
}

/** SM-ACT-02: the other branch is closed once one has been taken. */
function enchantmentBar(turn: Turn, caster: Combatant, ability: SpellAbility): Action['barred'] {
  const { deeds } = turn.state.acting!
  if (deeds.length > 0 || hasUsedObject(turn)) return ['barred.other-branch', 'SM-ACT-02']
  return spellBar(turn, caster, ability)
}

/** What helps a feat without being activated (SW-RGEAR-18) is no such object. */
function hasUsedObject(turn: Turn): boolean {
  return turn.state.acting!.artefacts.some((id) => abilityNamed(id).activated)
}
