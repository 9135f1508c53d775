import { choice, optionWithNote, type Procedure, type RollReader, text } from '@fray/kernel'
import { discBase, type Point, pathLength } from '@fray/tabletop'
import { editionOf } from '../editions/edition.ts'
import { densityCost } from '../ground/terrain-costs.ts'
import { rushBlindly, rushImpetuously } from '../melee/rush.ts'
import { type Combatant, isIn, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { standStill } from '../turn/action-choice.ts'
import { INCH } from '../units.ts'
import type { MoveAllowance } from './move-action.ts'
import { firstPart } from './move-allowance.ts'
import { rolledMovement } from './movement.ts'
import { asInches } from './paths/path-points.ts'

/** The roll of a random mover, the higher die first; a clumsy mover has one die. */
type Rolled = readonly [number, number]

export function isRandomMover({ profile }: Combatant): boolean {
  return profile.movement === 'variable' || profile.movement === 'clumsy'
}

const reader: RollReader<Rolled> = { id: 'random-move', read: ([dice = []]) => [dice[0] ?? 0, dice[1] ?? 0] }

/** Actions that a mover must take regardless of its owner. */
export interface Compulsion {
  readonly frenzied: boolean
  readonly impetuous: boolean
}

/** SW-RANDMOVE-01 to -10: rolls first unless it stands still; then its owner chooses how to use the roll. */
export function* moveRandomly(play: Play, mover: Combatant, { frenzied, impetuous }: Compulsion): Procedure {
  if (!frenzied && !impetuous && !(yield* choosesToRoll(play, mover))) return standStill(play, mover)
  const rolled = yield* rollMovement(play, mover)
  const moveAllowance = rolledAllowance(play, mover, rolled)
  play.log(
    'rolled-movement',
    { mover: { figure: mover.id }, inches: asInches(moveAllowance.reach('run')) },
    ['SW-RANDMOVE-02'],
    {
      seat: ownerOf(play, mover),
      numbers: [moveAllowance.explain('run')],
    },
  )
  if (frenzied || rushesOn(play, mover, rolled)) return yield* rushBlindly(play, mover, moveAllowance)
  if (impetuous && (yield* rushImpetuously(play, mover, moveAllowance))) return
  yield* editionOf(play.setup).chooseAction(play, mover, moveAllowance)
}

function* choosesToRoll(play: Play, mover: Combatant): Procedure<boolean> {
  const clumsy = mover.profile.movement === 'clumsy'
  const chosen = yield* play.pick({
    seat: ownerOf(play, mover),
    figure: mover.id,
    prompt: text('ask.random-move', { mover: { figure: mover.id } }),
    rules: ['SW-RANDMOVE-02', 'SW-RANDMOVE-03', 'SW-RANDMOVE-08'],
    options: [
      choice('stand', text('option.stand'), {
        icon: 'halt',
        rules: ['SW-RANDMOVE-08'],
        ...optionWithNote('note.stand'),
      }),
      choice('roll', text('option.roll-movement'), {
        icon: 'rolling-dices',
        rules: [clumsy ? 'SW-RANDMOVE-03' : 'SW-RANDMOVE-02'],
        ...optionWithNote(clumsy ? 'note.roll-clumsy' : 'note.roll-variable'),
      }),
    ],
  })
  return chosen === 'roll'
}

/** SW-RANDMOVE-02, -03: two dice for variable, one for clumsy movement, before anything else is chosen. */
function rollMovement(play: Play, mover: Combatant): Procedure<Rolled> {
  const clumsy = mover.profile.movement === 'clumsy'
  const pools = [{ seat: ownerOf(play, mover), count: clumsy ? 1 : 2, sides: 6 }]
  const rules = [clumsy ? 'SW-RANDMOVE-03' : 'SW-RANDMOVE-02']
  return play.roll(text('roll.random-move', { mover: { figure: mover.id } }), rules, pools, reader)
}

/** SW-RACE-79: whether the roll replaces the owner's choice. */
function rushesOn(play: Play, mover: Combatant, rolled: Rolled): boolean {
  let rushes = false
  if (isIn(mover, 'fearful')) return false
  hooks.each(play, mover, 'rushesOn', (ability, effect) => {
    rushes ||= ability.rushesOn(play, mover, rolled, effect)
  })
  return rushes
}

/** SW-RANDMOVE-02 to -07: the sum in the open; in scenery the variable mover has its higher die only. */
function rolledAllowance(play: Play, mover: Combatant, [high, low]: Rolled): MoveAllowance {
  const tally = rolledMovement(play, mover, high + low)
  const sum = tally.total * INCH
  const best = Math.max(1, tally.total - low) * INCH
  return {
    random: true,
    reach: () => sum,
    allowance: (_action, points) => (best === sum || !isHampered(play, mover, points, best) ? sum : best),
    through: (_action, terrainCosts) => (terrainCosts.length === 0 ? sum : best),
    explain: () => tally.explain(),
  }
}

/**
 * SW-RANDMOVE-06: whether a path meets scenery that leaves only the higher die. Scenery beyond that die may be entered
 * with both, but no further than with half the base: its centre stops on the edge.
 */
function isHampered(play: Play, mover: Combatant, points: readonly Point[], best: number): boolean {
  if (densityCost(play, mover, points) === 0) return false
  if (pathLength(points) <= best || densityCost(play, mover, firstPart(points, best)) > 0) return true
  return entersWithCentre(play, mover, points)
}

/** A base so small that it stands for the centre alone, and how near to an edge is on it. */
const CENTRE = discBase(1.5)
const ON_EDGE = 3

function entersWithCentre(play: Play, mover: Combatant, points: readonly Point[]): boolean {
  const centre: Combatant = { ...mover, profile: { ...mover.profile, base: CENTRE } }
  return densityCost(play, centre, firstPart(points, pathLength(points) - ON_EDGE)) > 0
}
