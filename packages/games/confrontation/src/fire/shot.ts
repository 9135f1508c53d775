import { type Procedure, type RollReader, Tally, text } from '@fray/kernel'
import type { RangeWeapon } from '../armies/cards/profile.ts'
import { haltFire, isIncident } from '../artillery/incident.ts'
import { type Projectile, projectileOf } from '../artillery/projectile.ts'
import { makeTest, type Test } from '../dice/test.ts'
import { gapBetween, inContact } from '../ground/bodies.ts'
import { isObject } from '../machines/crew.ts'
import { survivesTargeting } from '../mystic/targeting.ts'
import { fighterOption } from '../pick-fighter.ts'
import { type Fighter, isStanding, type Marker, type Play, standing } from '../state.ts'
import { allWith, announce, someWith } from '../traits.ts'
import { inCentimetres } from '../units.ts'
import { beginAttack, endAttack } from '../wounds/attack.ts'
import { type Damage, resolveDamage } from '../wounds/damage-roll.ts'
import { aimDifficulty, type FireRange, rangeTo } from './difficulty.ts'

/** CF-FIRE-02, CF-SEQ-04: a shot with a named target. */
export interface Shot {
  /** The fighter whose AIM is used. */
  readonly marksman: Fighter
  /** CF-MACHINE-31: the fighter that fires: the marksman, or the machine it serves. */
  readonly from: Fighter
  readonly weapon: RangeWeapon
  readonly target: Fighter
  /** CF-FIRE-07: whether the marksman moves or turns in this activation, before or after the shot. */
  readonly moves: boolean
  /** CF-FIRE-10: the weapon's STR and its bonuses known before the Damage roll. */
  readonly strength: Tally
  readonly special: SpecialShot
}

/** How a shot differs from a normal one. */
export interface SpecialShot {
  readonly rules?: readonly string[]
  /** CF-ABIL-44: a movement other than a walk was announced. */
  readonly moves?: true
  /** CF-MACHINE-27: a machine with a Weight runs before or after the shot. */
  readonly runs?: true
  /** CF-ABIL-06: a fixed difficulty without modifiers. */
  readonly fixedDifficulty?: number
  /** CF-MACHINE-31, CF-ABIL-55, -93: the marksman replaces a machine's servants. */
  readonly bySubstitute?: true
  /** CF-REV-DIRZ-31: a hit always hits the target, never a friend in contact. */
  readonly hitsTarget?: true
  /** CF-REV-GOBLIN-06: a projectile that replaces the weapon's own after the Aim test. */
  readonly projectile?: Projectile
  /** CF-MACHINE-35: the marker that is fired at instead of a fighter. */
  readonly thing?: Marker
  /** CF-INCARN-08: adds terms to the difficulty. */
  readonly harder?: (difficulty: Tally) => void
  /** CF-ABIL-17: adds STR by the margin of the Aim test. */
  readonly stronger?: (strength: Tally, margin: number) => void
}

export function shotAt(
  marksman: Fighter,
  weapon: RangeWeapon,
  target: Fighter,
  moves: boolean,
  special: SpecialShot = {},
  from: Fighter = marksman,
): Shot {
  const strength = new Tally(text('number.shot-strength')).add(weapon.strength, text('term.weapon'), 'CF-FIRE-10')
  return { marksman, from, weapon, target, moves, strength, special }
}

/** CF-FIRE-04: a target's distance in cm and its range; null beyond the weapon's reach. */
interface ShotMeasurement {
  readonly range: FireRange | null
  readonly distance: number
}

function measureShot(play: Play, shot: Shot): ShotMeasurement {
  return { range: rangeTo(play, shot), distance: inCentimetres(gapBetween(shot.from, shot.target)) }
}

/** CF-FIRE-02, -04, -09 to -13: measures, tests Aim, finds who is hit, and rolls damage. */
export function* fire(play: Play, shot: Shot): Procedure {
  const { marksman, from, target, special } = shot
  from.shots++
  const names = { marksman: { figure: marksman.id }, target: { figure: target.id } }
  play.log('shot', names, ['CF-FIRE-02', ...(special.rules ?? [])], { seat: marksman.seat })
  if (!(yield* survivesTargeting(play, marksman, target))) return
  yield* announce(play, marksman, 'loads', (ability, effect) => ability.loads(play, shot, marksman, effect))
  // CF-MOVE-05: the distance is only measured now.
  const { range, distance } = play.measure<ShotMeasurement>(() => measureShot(play, shot), {
    range: 'short',
    distance: 0,
  })
  if (range === null) {
    play.log('shot.too-far', { ...names, distance }, ['CF-FIRE-04'], { seat: marksman.seat, isOutcome: true })
    return endAttack(marksman)
  }
  const difficulty = aimDifficulty(play, shot, range)
  play.log('shot.difficulty', { ...names, difficulty: difficulty.total, distance }, ['CF-FIRE-06'], {
    seat: marksman.seat,
    numbers: [difficulty.explain()],
  })
  yield* beginAttack(play, marksman, target)
  yield* loose(play, shot, difficulty.total)
  endAttack(marksman)
}

/** CF-FIRE-09 to -11, -13: the Aim test and its consequences. */
function* loose(play: Play, shot: Shot, difficulty: number): Procedure {
  const { marksman, target, special } = shot
  yield* announce(play, marksman, 'beforeAim', (ability, effect) => ability.beforeAim(play, shot, marksman, effect))
  const projectile = special.projectile ?? projectileOf(play, shot.from)
  const onesAreWorse = projectile?.hasIncidents === true
  const result = yield* makeTest(play, { ...aimTest(shot, difficulty), onesAreWorse })
  // CF-STEAM-13: an exploding boiler may have killed the marksman.
  if (!isStanding(marksman)) return
  if (projectile?.hasIncidents && isIncident(result)) return haltFire(play, shot)
  if (!result.passed) {
    const names = { marksman: { figure: marksman.id }, target: { figure: target.id } }
    play.log('shot.missed', names, ['CF-FIRE-11'], { seat: marksman.seat, isOutcome: true })
    if (projectile) yield* projectile.onMiss(play, shot)
    return
  }
  special.stronger?.(shot.strength, result.final - difficulty)
  const victim = yield* resolveVictim(play, shot)
  if (!victim) return
  const damage = yield* hit(play, shot, victim, projectile !== null)
  if (projectile) yield* projectile.onHit(play, shot, victim, damage.eliminated)
}

/** CF-FIRE-09: an Aim test against the difficulty of the shot. */
export function aimTest(shot: Shot, difficulty: number): Test {
  return {
    kind: 'aim',
    fighter: shot.marksman,
    rules: ['CF-FIRE-09'],
    difficulty,
    against: shot.target,
    dice: 1,
    shot,
    // CF-ABIL-17: the margin counts.
    resultCounts: shot.special.stronger !== undefined,
    modifiers: (final) => {
      if (shot.special.bySubstitute) final.add(-1, text('term.substitute'), 'CF-MACHINE-31')
    },
  }
}

/** CF-FIRE-10, CF-WOUND-15: one Damage roll at the STR of the weapon, without Wound penalties. */
function* hit(play: Play, shot: Shot, victim: Fighter, artillery: boolean): Procedure<Damage> {
  const { marksman, strength } = shot
  const names = { marksman: { figure: marksman.id }, target: { figure: victim.id } }
  play.log('shot.hit', names, ['CF-FIRE-10'], {
    seat: marksman.seat,
    isOutcome: true,
    numbers: [strength.explain()],
  })
  return yield* resolveDamage(play, {
    victim,
    by: marksman,
    kind: 'fire',
    artillery,
    strength: strength.total,
    rules: ['CF-FIRE-10'],
  })
}

/** CF-FIRE-13: possible victims of a shot into a fray. */
export type Distribution = 'target' | 'friend' | 'nobody'

/** CF-FIRE-13: either the target or a friend of the marksman in contact with it. */
function* resolveVictim(play: Play, shot: Shot): Procedure<Fighter | null> {
  const { marksman, from, target, special } = shot
  // CF-MACHINE-30: a firing machine never hits itself; CF-ABIL-89: nor is a barricade hit.
  const friends = standing(play).filter((fighter) => {
    if (fighter.seat !== marksman.seat || isObject(fighter)) return false
    return (fighter !== from || from === marksman) && inContact(fighter, target)
  })
  if (friends.length === 0 || special.hitsTarget || someWith(play, marksman, 'hitsIntendedTarget')) return target
  switch (yield* distribute(play, shot)) {
    case 'target':
      return target
    case 'friend':
      return yield* nearestFriend(play, shot, friends)
    case 'nobody': {
      const names = { marksman: { figure: marksman.id }, target: { figure: target.id } }
      play.log('shot.astray', names, ['CF-FIRE-13'], { seat: marksman.seat, isOutcome: true })
      return null
    }
  }
}

/** CF-DICE-09, CF-FIRE-13: a plain roll; 1 to 3 hits the target, unless an ability says otherwise. */
function* distribute(play: Play, { marksman, special }: Shot): Procedure<Distribution> {
  const [other] = special.bySubstitute ? [] : allWith(play, marksman, 'distribution')
  const on = (face: number): Distribution => {
    if (other) return other[0].distribution(face, marksman, other[1])
    return face <= 3 ? 'target' : 'friend'
  }
  const reader: RollReader<Distribution> = {
    id: `distribution:${other?.[0].id ?? ''}`,
    read: ([[face = 1] = []]) => on(face),
  }
  return yield* play.roll(
    text('roll.distribution', { marksman: { figure: marksman.id } }),
    ['CF-FIRE-13'],
    [{ seat: marksman.seat, count: 1, sides: 6 }],
    reader,
  )
}

/** CF-FIRE-13: the friend nearest to the marksman; between equally near ones the player chooses. */
function* nearestFriend(play: Play, { marksman, from }: Shot, friends: readonly Fighter[]): Procedure<Fighter> {
  const least = Math.min(...friends.map((friend) => gapBetween(from, friend)))
  const nearest = friends.filter((friend) => gapBetween(from, friend) === least)
  return yield* play.pick<Fighter>({
    seat: marksman.seat,
    figure: marksman.id,
    prompt: text('ask.struck-friend'),
    rules: ['CF-FIRE-13'],
    options: nearest.map((fighter) => fighterOption(fighter)),
  })
}
