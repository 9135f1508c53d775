import { type Procedure, type Tally, text } from '@fray/kernel'
import { revealedBy } from '../command/artefacts.ts'
import { window } from '../command/windows.ts'
import { type CountedRoll, targetRoll } from '../dice.ts'
import { measureWithin } from '../ground/measuring.ts'
import { isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { inches } from '../units.ts'
import { damageRoll } from '../wounds/damage.ts'
import { kill } from '../wounds/wounds.ts'
import { rangedCategory } from './ranged-weapons.ts'
import { precisionDice, type Shot, shotDifficulty } from './shot-numbers.ts'

/** SW-SHOOT-04 from the modifiers on: precision roll, measuring, damage. */
export function* fire(play: Play, shot: Shot): Procedure {
  const { shooter, target } = shot
  if (target.profile.ephemeral) return yield* shatter(play, shot)
  for (const [ability, effect] of hooks.all(play, shooter, 'takingAim'))
    yield* ability.takingAim(play, shooter, target, effect)
  const spheres = yield* precisionRoll(play, shot, precisionDice(play, shot), RULES)
  if (spheres === null || !isStanding(target)) return
  if (!reaches(play, shot)) return missOutOfRange(play, shot, 'SW-SHOOT-15')
  yield* damageRoll(play, {
    attacker: shooter,
    victim: target,
    kind: 'shot',
    arcane: false,
    strength: null,
    weapon: shot.weapon,
    preciseBlow: preciseBlow(play, shot, spheres),
    rules: ['SW-SHOOT-17', 'SW-DICE-18'],
  })
}

/** The rules by which an edition rolls for precision, hits and misses. */
export interface PrecisionRules {
  readonly roll: readonly string[]
  readonly hit: string
  readonly miss: string
}

const RULES: PrecisionRules = { roll: ['SW-SHOOT-06', 'SW-DICE-15'], hit: 'SW-SHOOT-07', miss: 'SW-SHOOT-06' }

/** SW-SHOOT-06, -07; SM-SHOOT-02: one success is enough. Returns the spheres rolled, or null for a miss. */
export function* precisionRoll(play: Play, shot: Shot, dice: Tally, rules: PrecisionRules): Procedure<number | null> {
  const { shooter, target } = shot
  const difficulty = shotDifficulty(play, shot)
  revealedBy(play, dice, difficulty)
  hooks.each(play, target, 'shotAt', (ability, effect) => ability.shotAt(play, target, shooter, effect))
  const seat = ownerOf(play, shooter)
  const args = { shooter: { figure: shooter.id }, target: { figure: target.id }, difficulty: difficulty.total }
  const purpose = text('roll.precision', args)
  const [count, number] = [dice.total, difficulty.total]
  const { successes, spheres } = yield* targetRoll(play, purpose, rules.roll, seat, count, number, play.setup.advanced)
  const roll: CountedRoll = { count, difficulty: number, successes }
  yield* window(play, { at: 'after-precision', acting: shooter, target, roll })
  const hit = roll.successes > 0
  play.log(hit ? 'shot-hit' : 'shot-missed', names(shot), [hit ? rules.hit : rules.miss], {
    seat,
    numbers: [dice.explain(), difficulty.explain()],
    isOutcome: true,
  })
  return hit ? spheres : null
}

/** SW-CRIT-04: two spheres +1, three +2; lost if no damage roll follows (SW-CRIT-18). */
function preciseBlow(play: Play, { shooter }: Shot, spheres: number): number {
  if (!play.setup.advanced || spheres < 2) return 0
  play.log('precise-blow', { winner: { figure: shooter.id }, strength: spheres - 1 }, ['SW-CRIT-04'], {
    seat: ownerOf(play, shooter),
  })
  return spheres - 1
}

/** SW-SHOOT-15: measures only now, which reveals the distance. A shot at a charger is never measured (SW-RANGED-10). */
function reaches(play: Play, { shooter, target, weapon, special }: Shot): boolean {
  if (special === 'against-charge') return true
  return measureWithin(play, shooter, target, inches(rangedCategory(weapon).range))
}

function missOutOfRange(play: Play, shot: Shot, rule: string): void {
  play.log('shot-out-of-range', names(shot), [rule], { seat: ownerOf(play, shot.shooter), isOutcome: true })
}

/** SW-WOUND-14: an ephemeral target in range is destroyed without a roll. */
function* shatter(play: Play, shot: Shot): Procedure {
  if (!reaches(play, shot)) return missOutOfRange(play, shot, 'SW-WOUND-14')
  yield* kill(play, shot.target, { by: shot.shooter, kind: 'shot', rules: ['SW-WOUND-14'] })
}

function names({ shooter, target }: Shot) {
  return { shooter: { figure: shooter.id }, target: { figure: target.id } }
}
