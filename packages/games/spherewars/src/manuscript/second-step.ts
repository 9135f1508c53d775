import type { Procedure } from '@fray/kernel'
import { registry } from '../ability.ts'
import { window } from '../command/windows.ts'
import {
  type Action,
  abilityAction,
  activateArtefact,
  artefactBar,
  type Bar,
  isSkipped,
  mayGoOn,
  pickAction,
  spellBar,
} from '../magic/concentration.ts'
import type { SpellAbility } from '../magic/spells.ts'
import type { Combatant, Play } from '../state.ts'
import { featBar, performFeat } from './feats.ts'
import { castSpell } from './spells.ts'

/** SM-ACT-02, -05, -06: an arcane object and feats in any order, or one spell; only feats after a sprint. */
export function* secondStep(play: Play, active: Combatant): Procedure {
  if (isSkipped(play, active)) return
  yield* window(play, { at: 'before-concentration', acting: active })
  while (mayGoOn(play, active) && play.state.acting!.spells.length === 0) {
    const action = yield* pickAction(play, active, actionsOf)
    if (!action) return
    yield* action.perform()
    yield* window(play, { at: 'after-concentration', acting: active })
  }
}

function actionsOf(play: Play, active: Combatant): Action[] {
  const feats = abilityAction(active, 'deed').map((ability) => ({
    ability,
    icon: 'fist',
    findBar: () => featBar(play, active, ability),
    perform: () => performFeat(play, active, ability),
  }))
  const spells = abilityAction(active, 'spell').map((ability) => ({
    ability,
    icon: 'magic-swirl',
    findBar: () => enchantmentBar(play, active, ability),
    perform: () => castSpell(play, active, ability),
  }))
  const objects = abilityAction(active, 'activated').map((ability) => ({
    ability,
    icon: 'gem-pendant',
    findBar: (): Bar => (hasUsedObject(play) ? ['barred.one-object', 'SM-ACT-02'] : artefactBar(play, active, ability)),
    perform: () => activateArtefact(play, active, ability),
  }))
  return [...feats, ...spells, ...objects]
}

/** SM-ACT-02: closes the other branch once one has been taken. */
function enchantmentBar(play: Play, caster: Combatant, ability: SpellAbility): Bar {
  const { deeds } = play.state.acting!
  if (deeds.length > 0 || hasUsedObject(play)) return ['barred.other-branch', 'SM-ACT-02']
  return spellBar(play, caster, ability)
}

/** An object that helps a feat without being activated (SW-RGEAR-18) does not count. */
function hasUsedObject(play: Play): boolean {
  return play.state.acting!.artefacts.some((id) => registry.get(id).activated)
}
