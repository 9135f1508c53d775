import { choice, type DecisionOption, type Message, optionWithNote, type Procedure, Tally, text } from '@fray/kernel'
import modifiers from '../../../data/manuscript/shooting-modifiers.json' with { type: 'json' }
import type { ShotQuery } from '../../ability.ts'
import type { RangedWeapon } from '../../bands/profile.ts'
import { gapBetween, isInCombat } from '../../ground/board.ts'
import { estimateLength, isUnmeasured, measureWithin } from '../../ground/measuring.ts'
import { targetOption } from '../../magic/targets.ts'
import { endDueEffects } from '../../morale/effects.ts'
import { outOfRange } from '../../out-of-range.ts'
import { type AimedShot, outlastReactions, targetsOf, whyNoTarget } from '../../shooting/aiming.ts'
import { rangedCategory } from '../../shooting/ranged-weapons.ts'
import { mayShoot } from '../../shooting/shooting.ts'
import { type PrecisionRules, precisionRoll } from '../../shooting/shot.ts'
import { knownTotal, neededFor, shelterIn } from '../../shooting/shot-note.ts'
import { addPrecision, type Shot } from '../../shooting/shot-numbers.ts'
import { type Combatant, ownerOf, type Play } from '../../state.ts'
import { hooks } from '../../traits.ts'
import { inches } from '../../units.ts'
import { damageRoll } from '../../wounds/damage.ts'
import { kill } from '../../wounds/wounds.ts'
import { coverOf } from '../terrain.ts'

/**
 * SM-SHOOT-01, -03: one shot at a visible enemy that is not in close combat; nothing is measured before it is named.
 */
export function* shoot(play: Play, shooter: Combatant): Procedure {
  const targets = mayShoot(play, shooter) ? targetsOf(play, shooter) : []
  if (targets.length === 0) return
  const aimed = yield* declare(play, shooter, targets)
  if (!aimed) return
  if (reaches(play, shooter, aimed)) yield* takeShot(play, shooter, aimed)
  else tell(play, 'shot-out-of-range', shooter, aimed.target, ['SM-BASE-05'])
  endDueEffects(play, 'combat')
}

function* declare(play: Play, shooter: Combatant, targets: readonly Combatant[]): Procedure<AimedShot | null> {
  const weapon = yield* chooseWeapon(play, shooter)
  const hold: DecisionOption<Combatant | null> = {
    ...choice('hold', text('option.hold-fire'), { icon: 'halt', ...optionWithNote('note.no-shot') }),
    value: null,
  }
  const target = yield* play.pick<Combatant | null>({
    seat: ownerOf(play, shooter),
    figure: shooter.id,
    prompt: text('ask.target', {
      shooter: { figure: shooter.id },
      weapon: rangedCategory(weapon).name,
      range: { text: rangeOf(weapon) },
    }),
    rules: ['SM-SHOOT-01', 'SM-SHOOT-03'],
    options: [...targets.map((combatant) => shotOption(play, shooter, weapon, combatant)), hold],
    whyNot: (key) => whyNoTarget(play, shooter, key),
  })
  if (!target) return null
  const names = { shooter: { figure: shooter.id }, target: { figure: target.id } }
  play.log('shot-declared', names, ['SM-SHOOT-01'], { seat: ownerOf(play, shooter) })
  return { weapon, target, special: 'plain', changed: false, told: false, hidden: [] }
}

function shotOption(
  play: Play,
  shooter: Combatant,
  weapon: RangedWeapon,
  target: Combatant,
): DecisionOption<Combatant> {
  const shot: Shot = { shooter, target, weapon, special: 'plain', changed: false, divided: false }
  return {
    ...targetOption(target),
    icon: 'targeting',
    note: () => shotNote(play, shot),
    cannotSucceed: () => outOfRange(play, shooter, target, rangedCategory(weapon).range),
  }
}

/** SM-SHOOT-06, -07: describes a shot. The effect of distance is unknown before measuring (SM-BASE-05). */
function shotNote(play: Play, shot: Shot): Message {
  const { premeasuring } = play.setup
  const tally = precisionDice(play, shot)
  const dice = knownTotal(play, shot, tally, premeasuring ? [] : ['SM-SHOOT-06', 'SM-SHOOT-07'])
  return text('note.shot', { dice, needed: neededFor(play, shot), shelter: shelterIn(tally), range: 'any' })
}

/** SM-SHOOT-06, -07: describes a weapon's range, with the dice that distance adds and removes within it. */
function rangeOf(weapon: RangedWeapon): Message {
  const { range } = rangedCategory(weapon)
  const band = range <= NEAR ? 'near' : range <= FAR ? 'middle' : 'far'
  return text('range.banded', { near: NEAR, far: FAR, range, band })
}

/** SM-ACT-02: one attack, so one weapon. */
function* chooseWeapon(play: Play, shooter: Combatant): Procedure<RangedWeapon> {
  return yield* play.pick({
    seat: ownerOf(play, shooter),
    figure: shooter.id,
    prompt: text('ask.weapon', { shooter: { figure: shooter.id } }),
    rules: ['SM-ACT-02'],
    options: [...new Set(shooter.profile.ranged)].map((weapon) => {
      return choice(weapon, text('ability', { name: rangedCategory(weapon).name }))
    }),
  })
}

/** SM-BASE-05: measures after the declaration; out of range the shot is lost. */
function reaches(play: Play, shooter: Combatant, { weapon, target }: AimedShot): boolean {
  return measureWithin(play, shooter, target, inches(rangedCategory(weapon).range))
}

/** SW-SHOOT-11 to -14: lets orders change the shot, then rolls. */
function* takeShot(play: Play, shooter: Combatant, aimed: AimedShot): Procedure {
  const kept = yield* outlastReactions(play, shooter, aimed)
  if (!kept || isInCombat(play, shooter)) return tell(play, 'shot-lost', shooter, aimed.target, ['SW-SHOOT-14'])
  const { weapon, target, special } = aimed
  if (target.profile.ephemeral) {
    return yield* kill(play, target, { by: shooter, kind: 'shot', rules: ['SW-WOUND-14'] })
  }
  for (const [ability, effect] of hooks.all(play, shooter, 'takingAim'))
    yield* ability.takingAim(play, shooter, target, effect)
  const shot: Shot = { shooter, target, weapon, special, changed: false, divided: false }
  if ((yield* precisionRoll(play, shot, precisionDice(play, shot), RULES)) === null) return
  // SM-SHOOT-12, -13: no Precise Strike, and no annihilation move for a kill.
  const rules = ['SM-SHOOT-11']
  const attack = { attacker: shooter, victim: target, kind: 'shot', arcane: false, strength: null, weapon } as const
  yield* damageRoll(play, { ...attack, preciseBlow: 0, rules })
}

const RULES: PrecisionRules = { roll: ['SM-SHOOT-02', 'SM-DICE-07'], hit: 'SM-SHOOT-02', miss: 'SM-SHOOT-02' }

/** SM-SHOOT-02 to -10: counts precision and every modifier that applies, at least one die. */
function precisionDice(play: Play, shot: Shot): Tally {
  const { shooter, target } = shot
  const tally = new Tally(text('number.precision')).atLeast(1)
  const q: ShotQuery = { play, tally, ...shot }
  addPrecision(q, 'SM-PROFILE-07')
  for (const { key, precision, rule } of modifiers) {
    if (CONDITIONS[key]!(play, shooter, target)) tally.add(precision, text(`term.shot.${key}`), rule)
  }
  hooks.count(play, target, 'enemyPrecisionDice', q)
  hooks.count(play, shooter, 'precisionDice', q)
  return tally
}

/** SM-MISSING-03: where the later height levels count as large and as small. */
const ENORMOUS = 3
const SMALL = 1
const NEAR = modifiers.find(({ key }) => key === 'within')!.inches!
const FAR = modifiers.find(({ key }) => key === 'beyond')!.inches!
const SHORT_RANGE = inches(NEAR)
export const LONG_RANGE = inches(FAR)

type Condition = (play: Play, shooter: Combatant, target: Combatant) => boolean

/** Odds assume that a target is near, and bots estimate. */
function seenGap(play: Play, shooter: Combatant, target: Combatant): number {
  const gap = gapBetween(shooter, target)
  return isUnmeasured(play) ? (estimateLength(play, gap, shooter, target) ?? 0) : gap
}

/** SM-SHOOT-04 to -10: when each modifier applies. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  enormousTarget: (_turn, _shooter, { profile }) => profile.height >= ENORMOUS,
  smallTarget: (_turn, _shooter, { profile }) => profile.height <= SMALL,
  within: (play, shooter, target) => seenGap(play, shooter, target) <= SHORT_RANGE,
  beyond: (play, shooter, target) => seenGap(play, shooter, target) > LONG_RANGE,
  shooterNotMoved: (_turn, shooter) => !shooter.moved,
  lowSceneryCover: (play, shooter, target) => isCovered(play, shooter, target, 'lowScenery'),
  difficultTerrainCover: (play, shooter, target) => isCovered(play, shooter, target, 'difficult'),
}

/** SW-RACE-49: some shooters see through cover. */
function isCovered(play: Play, shooter: Combatant, target: Combatant, by: 'lowScenery' | 'difficult'): boolean {
  let sees = false
  hooks.each(play, shooter, 'seesThroughCover', ({ seesThroughCover }) => {
    sees ||= seesThroughCover
  })
  return !sees && coverOf(play, shooter, target).has(by)
}

function tell(play: Play, type: string, shooter: Combatant, target: Combatant, rules: readonly string[]): void {
  const names = { shooter: { figure: shooter.id }, target: { figure: target.id } }
  play.log(type, names, rules, { seat: ownerOf(play, shooter), isOutcome: true })
}
