import { choice, type DecisionOption, optionWithNote, type Procedure, type Refusal, refuse, text } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { enemiesOf, gapBetween, isInCombat } from '../ground/board.ts'
import { isInTheDeep } from '../ground/ground.ts'
import { measureOrAssume } from '../ground/measuring.ts'
import { sight, sightToTarget, sightWithout } from '../ground/sight/sight.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { shotNote, whyShort } from './shot-note.ts'
import { isLongRange, type Shot } from './shot-numbers.ts'

/** A shot from its declaration to the moment nothing can change it any more. */
export interface AimedShot extends Pick<Shot, 'weapon' | 'special'> {
  target: Combatant
  changed: boolean
  /** SW-SHOOT-22, -28: whether its player knows if the target is far. */
  told: boolean
  /** SW-CONSUMABLE-10: combatants that a mist scroll hides from this shot. */
  readonly hidden: number[]
}

/** SW-SHOOT-02, -05, -30: gets all enemies in full or partial sight, however far. */
export function targetsOf(play: Play, shooter: Combatant): Combatant[] {
  return enemiesOf(play, shooter).filter((enemy) => isTarget(play, shooter, enemy))
}

function isTarget(play: Play, shooter: Combatant, enemy: Combatant): boolean {
  if (sightToTarget(play, shooter, enemy) !== 'none') return true
  return isInCombat(play, enemy) && shootsIntoCombat(play, shooter, enemy) && sight(play, shooter, enemy) !== 'none'
}

/** SW-SHOOT-31: some profiles may shoot into combat. */
function shootsIntoCombat(play: Play, shooter: Combatant, enemy: Combatant): boolean {
  return hooks.some(play, shooter, 'shootsIntoCombat', (ability, effect) =>
    ability.shootsIntoCombat(play, shooter, enemy, effect),
  )
}

/** Explains why a combatant cannot be shot at; undefined for a key that names no standing enemy. */
export function whyNoTarget(play: Play, shooter: Combatant, key: string): Refusal | undefined {
  const enemy = enemiesOf(play, shooter).find(({ id }) => String(id) === key)
  if (!enemy) return undefined
  const names = { shooter: { figure: shooter.id }, target: { figure: enemy.id } }
  return isInCombat(play, enemy)
    ? refuse(text('barred.target-in-combat', names), 'SW-SHOOT-30', 'SW-SIGHT-19')
    : refuse(text('barred.target-unseen', names), 'SW-SHOOT-02')
}

export function targetOption(play: Play, shot: Shot): DecisionOption<Combatant> {
  const { target } = shot
  return {
    key: String(target.id),
    text: text('option.shoot', { target: { figure: target.id } }),
    icon: 'targeting',
    figure: target.id,
    note: () => shotNote(play, shot),
    cannotSucceed: () => whyShort(play, shot),
    value: target,
  }
}

/**
 * SW-SHOOT-11 to -16, -28: lets the opponent's orders change the shot, then the shooter change target once, after which
 * orders may answer again. Returns false if the shot has lost its target.
 */
export function* aim(play: Play, shooter: Combatant, shot: AimedShot): Procedure<boolean> {
  const { target } = shot
  const [at, orders] = [target.at, target.orders.length]
  const kept = yield* outlastReactions(play, shooter, shot)
  if (isKeptFromShooting(play, shooter)) return false
  const isUntouched = shot.target === target && target.at === at && target.orders.length === orders
  const other = yield* changeTarget(play, shooter, shot, kept, isUntouched)
  if (!other) return kept
  shot.target = other
  shot.changed = true
  shot.told = false
  return (yield* outlastReactions(play, shooter, shot)) && !isKeptFromShooting(play, shooter)
}

/** SW-SHOOT-01, -32: whether a Relocate! has taken the shooter into a fight, deep water or lava. */
function isKeptFromShooting(play: Play, shooter: Combatant): boolean {
  return isInCombat(play, shooter) || isInTheDeep(play, shooter)
}

/**
 * SW-SHOOT-11 to -14, -40: whether the shot still has a target, perhaps a new one, after the other side has reacted.
 */
export function* outlastReactions(play: Play, shooter: Combatant, shot: AimedShot): Procedure<boolean> {
  const { target, special, hidden } = shot
  if (!isStanding(target)) return false
  yield* announce(play, shooter, target)
  yield* window(play, { at: 'before-precision', acting: shooter, target, special, hidden })
  if (!isStanding(shooter) || !isStanding(target)) return false
  if (hidden.includes(target.id)) return false
  if (isTarget(play, shooter, target)) return true
  const blocker = enemyInTheWay(play, shooter, target)
  if (!blocker || hidden.includes(blocker.id)) return false
  shot.target = blocker
  const names = { shooter: { figure: shooter.id }, target: { figure: blocker.id } }
  play.log('shot-drawn', names, ['SW-SHOOT-12'], { seat: ownerOf(play, shooter) })
  yield* announce(play, shooter, blocker)
  return true
}

function* announce(play: Play, shooter: Combatant, target: Combatant): Procedure {
  for (const [ability, effect] of hooks.all(play, target, 'shotDeclared')) {
    yield* ability.shotDeclared(play, target, shooter, effect)
  }
}

/** SW-SHOOT-12: gets the nearest enemy that alone blocks sight of the target, if it may be shot at itself. */
function enemyInTheWay(play: Play, shooter: Combatant, target: Combatant): Combatant | null {
  let nearest: Combatant | null = null
  for (const enemy of enemiesOf(play, shooter)) {
    if (enemy.id === target.id || sightWithout(play, shooter, target, enemy) === 'none') continue
    if (!nearest || gapBetween(shooter, enemy) < gapBetween(shooter, nearest)) nearest = enemy
  }
  return nearest && isTarget(play, shooter, nearest) ? nearest : null
}

/**
 * SW-SHOOT-22, -28, -29: once in an activation, after learning whether the target is far, at one more difficulty. A
 * player whose target is near and unprotected hardly ever wants another one.
 */
function* changeTarget(
  play: Play,
  shooter: Combatant,
  shot: AimedShot,
  kept: boolean,
  isUntouched: boolean,
): Procedure<Combatant | null> {
  const acting = play.state.acting
  if (!acting || acting.targetChanged) return null
  const others = targetsOf(play, shooter).filter((target) => target.id !== shot.target.id)
  if (others.length === 0) return null
  // The answer about 8″ is a measurement.
  if (kept && shot.special === 'plain') {
    shot.told = measureOrAssume(
      play,
      () => true,
      () => false,
    )
  }
  const chosen = yield* play.pick<Combatant | null>({
    seat: ownerOf(play, shooter),
    figure: shooter.id,
    prompt: text(kept ? 'ask.change-target' : 'ask.other-target', { shooter: { figure: shooter.id } }),
    rules: ['SW-SHOOT-28', 'SW-SHOOT-29'],
    options: [
      ...stayOptions(play, shooter, shot, kept),
      // SW-BASE-06: distances to these targets are still unknown.
      ...others.map((target) =>
        targetOption(play, { ...plainShot(shooter, shot), target, changed: true, told: false }),
      ),
    ],
    whyNot: (key) => whyNoTarget(play, shooter, key),
    ...(kept ? { defaultAnswer: () => 'keep', isRoutine: isUntouched && !isFar(shooter, shot) } : {}),
  })
  if (!chosen) return null
  acting.targetChanged = true
  play.log('shot-target-changed', { shooter: { figure: shooter.id }, target: { figure: chosen.id } }, ['SW-SHOOT-28'], {
    seat: ownerOf(play, shooter),
  })
  return chosen
}

/** SW-CONSUMABLE-10 to -12: a target hidden by mist must be replaced; a target lost otherwise may be given up. */
function stayOptions(play: Play, shooter: Combatant, shot: AimedShot, kept: boolean): DecisionOption<null>[] {
  if (kept) {
    const kept = plainShot(shooter, shot)
    const said = { note: () => shotNote(play, kept), cannotSucceed: () => whyShort(play, kept) }
    const words = text('option.keep-target', { target: { figure: shot.target.id } })
    const keep = choice('keep', words, { icon: 'targeting', figure: shot.target.id, ...said })
    return [{ ...keep, value: null }]
  }
  if (shot.hidden.includes(shot.target.id)) return []
  return [
    { ...choice('lose', text('option.lose-shot'), { icon: 'halt', ...optionWithNote('note.lose-shot') }), value: null },
  ]
}

/** SW-SHOOT-22, SW-RANGED-11: distance takes nothing from a hurried shot. */
function isFar(shooter: Combatant, { special, target }: AimedShot): boolean {
  return special === 'plain' && isLongRange(shooter, target)
}

/** The shot as it would be taken now, for describing it. */
function plainShot(shooter: Combatant, { weapon, special, target, changed, told }: AimedShot): Shot {
  return { shooter, weapon, special, target, changed, told, divided: false }
}
