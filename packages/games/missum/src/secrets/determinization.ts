import type { Random, Seat } from '@fray/kernel'
import { direction, isOnTable } from '@fray/tabletop'
import { CONTACT, contoursOf, gapBetween, rankedBody } from '../body.ts'
import { spellsFor } from '../magic/allowance.ts'
import { isMage } from '../magic/casters.ts'
import { filesFor } from '../preparation/deployment.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { isUnder, present } from '../roster.ts'
import type { State, TroopBody, Unit } from '../state.ts'

/**
 * MI-GEN-11: fills in the other side's remaining spells, the strengths it cast, and the places of its cloaked legions.
 */
export function determinize(state: State, seat: Seat, random: Random, setup: Setup): void {
  for (const unit of state.units) {
    if (unit.seat === seat) continue
    if (isMage(unit)) unit.spells = someLeft(unit, setup, random)
    if (state.phase !== 'plan' && unit.fate === 'fighting' && isUnder(state, unit, 'cloak')) {
      unit.body = somewhere(state, setup, unit, random)
      unit.bodyAtStepStart = unit.body
      if (unit.body) delete unit.hidden
    }
  }
  for (const spell of state.spells) {
    if (!spell.shown && state.units[spell.caster]?.seat !== seat) spell.strength = random.pick([1, 2, 3])
  }
}

/** MI-ALLOWANCE: never more than it began with. */
function someLeft({ seat, office }: Unit, { armies }: Setup, random: Random): Unit['spells'] {
  const army = armies[seat as 0 | 1]
  const team = office?.kind === 'mage' ? army.teams[office.team] : undefined
  const [one, two, three] = team ? spellsFor(army.nation, team.level, team.acolytes) : [0, 0, 0]
  return [random.between(0, one), random.between(0, two), random.between(0, three)]
}

/** Places tried before giving up. */
const TRIES = 400

/** Finds a free place on the table for the figures that are left. */
export function somewhere(state: State, setup: Setup, unit: Unit, random: Random): TroopBody | null {
  const { width, depth } = setup
  const figures = unit.hidden ?? unit.original
  for (let i = 0; i < TRIES; i++) {
    const facing = direction(random.between(-1000, 1000), random.between(1, 1000) * random.pick([-1, 1]))
    const place = { x: random.between(0, width), y: random.between(0, depth), facing }
    const body = rankedBody(unit.troop.base, Math.min(filesFor(unit, setup), figures), figures, place)
    if (!contoursOf(body).every((block) => isOnTable(block, setup))) continue
    if (present(state).every((other) => gapBetween(other.body, body) > CONTACT)) return body
  }
  return null
}
