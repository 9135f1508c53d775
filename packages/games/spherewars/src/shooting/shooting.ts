import { choice, type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import type { RangedWeapon } from '../bands/profile.ts'
import { isInCombat } from '../ground/board.ts'
import { isInTheDeep } from '../ground/ground.ts'
import { endDueEffects } from '../morale/effects.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { type AimedShot, aim, targetOption, targetsOf, whyNoTarget } from './aiming.ts'
import { rangedCategory } from './ranged-weapons.ts'
import { fire } from './shot.ts'
import { rangeOf } from './shot-note.ts'

/** SW-SHOOT-01, -04, -39 to -41, SW-RANGED-09: shoots with one weapon, or with two. */
export function* shootingAction(play: Play, shooter: Combatant): Procedure {
  const shots = yield* declareShots(play, shooter)
  if (shots.length === 0) return
  for (const shot of shots) {
    if (!isStanding(shooter) || shooter.fleeing) break
    const hasTwoTargets = () => shots.some(({ target }) => target.id !== shot.target.id)
    yield* shoot(play, shooter, shot, hasTwoTargets)
  }
  endDueEffects(play, 'combat')
}

/** SW-SHOOT-05, -40, -41: nothing is measured, and both targets are named before the first roll. */
function* declareShots(play: Play, shooter: Combatant): Procedure<AimedShot[]> {
  const shots: AimedShot[] = []
  const weapons = usableWeapons(play, shooter)
  const targets = weapons.length > 0 ? targetsOf(play, shooter) : []
  if (targets.length === 0) return shots
  for (const [i, weapon] of weapons.entries()) {
    // Holding back one of two identical weapons holds back both.
    if (i > shots.length && weapon === weapons[i - 1]) break
    const target = yield* chooseTarget(play, shooter, weapon, targets, i === 0 ? 'ask.target' : 'ask.second-target')
    if (target) shots.push(declare(play, shooter, weapon, target))
  }
  return shots
}

function declare(play: Play, shooter: Combatant, weapon: RangedWeapon, target: Combatant): AimedShot {
  const names = { shooter: { figure: shooter.id }, target: { figure: target.id } }
  play.log('shot-declared', names, ['SW-SHOOT-05'], { seat: ownerOf(play, shooter) })
  return { weapon, target, special: specialOf(play), changed: false, told: false, hidden: [] }
}

/** SW-RANGED-11: whether the shot is a hurried one after speeding up. */
function specialOf({ state }: Play): AimedShot['special'] {
  return state.acting?.move === 'speed-up' ? 'speeding-up' : 'plain'
}

const HOLD: DecisionOption<Combatant | null> = {
  ...choice('hold', text('option.hold-fire'), { icon: 'halt', ...optionWithNote('note.no-shot') }),
  value: null,
}

function chooseTarget(
  play: Play,
  shooter: Combatant,
  weapon: RangedWeapon,
  targets: readonly Combatant[],
  prompt: 'ask.target' | 'ask.second-target',
): Procedure<Combatant | null> {
  const supposed = { shooter, weapon, special: specialOf(play), changed: false, divided: false }
  return play.pick<Combatant | null>({
    seat: ownerOf(play, shooter),
    figure: shooter.id,
    prompt: text(prompt, {
      shooter: { figure: shooter.id },
      weapon: rangedCategory(weapon).name,
      range: { text: rangeOf(weapon, supposed.special) },
    }),
    rules: prompt === 'ask.target' ? ['SW-SHOOT-01', 'SW-SHOOT-05'] : ['SW-SHOOT-39', 'SW-SHOOT-41'],
    options: [...targets.map((target) => targetOption(play, { ...supposed, target })), HOLD],
    whyNot: (key) => whyNoTarget(play, shooter, key),
  })
}

/** SW-SHOOT-04: reactions and target change, then the shot, if a target is left. */
function* shoot(play: Play, shooter: Combatant, shot: AimedShot, hasTwoTargets: () => boolean): Procedure {
  if (yield* aim(play, shooter, shot)) {
    const { weapon, target, special, changed, told } = shot
    return yield* fire(play, { shooter, weapon, target, special, changed, told, divided: hasTwoTargets() })
  }
  play.log('shot-lost', { shooter: { figure: shooter.id } }, ['SW-SHOOT-14'], {
    seat: ownerOf(play, shooter),
    isOutcome: true,
  })
}

/** SW-SHOOT-01, -03, SW-RANGED-11: gets the weapons the active combatant may still use after what it has done. */
export function usableWeapons(play: Play, shooter: Combatant): readonly RangedWeapon[] {
  if (!mayShoot(play, shooter)) return []
  const { ranged } = shooter.profile
  switch (play.state.acting?.move) {
    case 'charge':
    case 'engage':
      return []
    case 'speed-up':
      return ranged.filter((weapon) => rangedCategory(weapon).whileSpeedingUp)
    default:
      return ranged
  }
}

/**
 * SW-PROFILE-20, SW-SHOOT-32, SW-STATE-19, SW-TRAP-08: whether a combatant may shoot at all, in its own activation or
 * another's.
 */
export function mayShoot(play: Play, shooter: Combatant): boolean {
  const { pre, ranged } = shooter.profile
  if (pre === null || ranged.length === 0 || shooter.fleeing || isIn(shooter, 'paralysed')) return false
  if (isInCombat(play, shooter) || isInTheDeep(play, shooter)) return false
  let may = true
  hooks.each(play, shooter, 'mayShoot', (ability, effect) => {
    may &&= ability.mayShoot(play, shooter, effect)
  })
  return may
}
