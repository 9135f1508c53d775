import type { Procedure } from '@fray/kernel'
import { featUse, isSpent, recordUse } from '../abilities/uses.ts'
import { revealedBy } from '../command/artefacts.ts'
import { window } from '../command/windows.ts'
import { enemiesInContact, enemiesOf } from '../ground/board.ts'
import type { Act } from '../magic/act.ts'
import type { Bar } from '../magic/concentration.ts'
import {
  chooseDeedTarget,
  chooseDice,
  type DeedAbility,
  deedReaches,
  deedRoll,
  furyLeft,
  furyOf,
  hasDeedTarget,
  tellDeed,
} from '../magic/deeds.ts'
import { endDueEffects } from '../morale/effects.ts'
import { type Combatant, isIn, type Play } from '../state.ts'
import { moveAfterKill, tellContact } from './combat/melee.ts'

/** SM-FEAT-06: whether the feat is marked "A". */
function isAutomatic({ deed }: DeedAbility): boolean {
  return deed.difficulty === 0
}

/** SM-FEAT-02, -03, -10: explains why a feat is not possible now; null if it is. */
export function featBar(play: Play, owner: Combatant, ability: DeedAbility): Bar {
  const { id, rule, deed } = ability
  if (isIn(owner, 'paralysed')) return ['barred.paralysed', 'SW-STATE-19']
  if (isSpent(play, owner, featUse(id))) return ['barred.feat-done', 'SM-FEAT-10']
  if (!isAutomatic(ability) && furyLeft(play, owner) <= 0) return ['barred.fury', 'SM-FEAT-03']
  const own = deed.findBar?.(play, owner)
  if (own) return [own, rule]
  return hasDeedTarget(play, owner, ability) ? null : ['barred.target', rule]
}

/** SM-FEAT-02 to -08, SM-BASE-05: target and dice are declared, then the reach is measured and the dice are rolled. */
export function* performFeat(play: Play, owner: Combatant, ability: DeedAbility): Procedure {
  const { id, deed } = ability
  const target = deed.aim === 'own' ? null : yield* chooseDeedTarget(play, owner, ability, deed)
  const dice = isAutomatic(ability) ? 0 : yield* chooseDice(play, owner, ability)
  commit(play, owner, id, dice)
  tellDeed(play, 'deed', owner, ability, target, ['SM-FEAT-02'])
  if (target && deed.aim !== 'own' && !deedReaches(play, owner, id, deed, target)) {
    tellDeed(play, 'deed-out-of-range', owner, ability, target, ['SM-BASE-05'])
  } else {
    yield* attempt(play, owner, ability, target, dice)
  }
  endDueEffects(play, 'combat')
}

/** SM-FEAT-03: commits dice before the roll. */
function commit(play: Play, owner: Combatant, feat: string, dice: number): void {
  const acting = play.state.acting!
  acting.deeds.push(feat)
  acting.fury += dice
  recordUse(play, owner, featUse(feat))
  // SW-ARTEFACT-03: spending more dice than the profile gives reveals the artefact that added one.
  if (acting.fury > (owner.profile.fur ?? 0)) revealedBy(play, furyOf(play, owner))
}

function* attempt(
  play: Play,
  owner: Combatant,
  ability: DeedAbility,
  target: Combatant | null,
  dice: number,
): Procedure {
  yield* window(play, { at: 'before-deed', acting: owner, target, deed: ability.id })
  const successes = isAutomatic(ability)
    ? 1
    : (yield* deedRoll(play, owner, ability, target, dice, 'SM-FEAT-02')).successes
  if (successes === 0) return
  const enemies = enemiesOf(play, owner)
  const act: Act = { kind: 'deed', actor: owner, successes, rules: [ability.rule] }
  if (ability.deed.aim === 'own') yield* ability.deed.effect(play, act)
  else if (target) yield* ability.deed.effect(play, { ...act, target })
  // SW-WOUND-18: destroying an ephemeral enemy is not a kill.
  const slain = enemies.some(({ status, profile }) => status === 'dead' && !profile.ephemeral)
  if (slain) yield* annihilationByFeat(play, owner)
}

/** SM-FEAT-08, -09: once per round; an enemy met may be fought in this very activation. */
function* annihilationByFeat(play: Play, owner: Combatant): Procedure {
  if (isSpent(play, owner, 'annihilation-by-feat')) return
  if (!(yield* moveAfterKill(play, owner, ['SM-FEAT-08', 'SM-FEAT-09']))) return
  recordUse(play, owner, 'annihilation-by-feat')
  for (const enemy of enemiesInContact(play, owner)) tellContact(play, owner, enemy, 'SM-FEAT-08')
}
