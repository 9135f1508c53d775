import { type Outcome, type Seat, text } from '@fray/kernel'
import { distance, type MissionView, type Point, type ResourceView } from '@fray/tabletop'
import { figurePosesOf } from '../body.ts'
import { missileOf } from '../combat/factors.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { isLegion, knownFiguresOf, type Present, present } from '../roster.ts'
import type { Play, Result, State, Unit } from '../state.ts'

/** MI-VICTORY-01 (a): whether only one army has an unrouted line legion on the table; checked between savepoints. */
export function holdsTheField(state: State): boolean {
  if (state.phase !== 'turn' && state.phase !== 'step') return false
  return state.turn > 0 && [0, 1].some((seat) => lineLegions(state, seat).length === 0)
}

/** MI-VICTORY-01: decides which side holds the battlefield. */
export function endBattle(play: Play): void {
  const { state, setup } = play
  state.result = resultOf(state, setup)
  state.phase = 'over'
  play.log(`ended.${state.result.by}`, {}, ['MI-VICTORY-01'])
}

function resultOf(state: State, { depth, options: { objective } }: Setup): Result {
  const legions = [lineLegions(state, 0), lineLegions(state, 1)] as const
  const figures = legions.map(figuresOf) as [number, number]
  const [ours, theirs] = legions.map((legion) => legion.length > 0)
  if (ours !== theirs) return { winner: ours ? 0 : 1, by: 'field', figures }
  if (objective) {
    const held = legions.map((legion) => figuresNear(legion, objective)) as [number, number]
    if (held[0] !== held[1]) return { winner: held[0] > held[1] ? 0 : 1, by: 'agreed', figures }
  }
  const beyond = legions.map((legion, seat) => figuresBeyond(legion, seat, depth)) as [number, number]
  if (beyond[0] !== beyond[1]) return { winner: beyond[0] > beyond[1] ? 0 : 1, by: 'enemy-half', figures }
  if (figures[0] !== figures[1]) return { winner: figures[0] > figures[1] ? 0 : 1, by: 'figures', figures }
  return { winner: null, by: 'draw', figures }
}

function lineLegions(state: State, seat: Seat): Present[] {
  return present(state, seat).filter(isUnroutedLine)
}

function isUnroutedLine(unit: Unit): boolean {
  return isLegion(unit) && unit.troop.type === 'line' && unit.fate === 'fighting'
}

/** Counts figures in the enemy's half of the table: seat 0 has the near (southern) edge. */
function figuresBeyond(legions: readonly Present[], seat: Seat, depth: number): number {
  const beyond = (y: number) => (seat === 0 ? y < depth / 2 : y > depth / 2)
  return legions.reduce((sum, { body }) => sum + figurePosesOf(body).filter(({ y }) => beyond(y)).length, 0)
}

function figuresNear(legions: readonly Present[], { at, radius }: { at: Point; radius: number }): number {
  return legions.reduce((sum, { body }) => {
    return sum + figurePosesOf(body).filter((pose) => distance(pose, at) <= radius).length
  }, 0)
}

/** MI-VICTORY-01, -02: the goal of both armies; the troops that count are public. */
export function missionView(state: State, { options: { turns, objective } }: Setup): MissionView {
  return {
    name: text('mission.name'),
    icon: 'black-flag',
    aim: text(objective ? 'mission.aim-agreed' : 'mission.aim', { turns }),
    goal: text(objective ? 'mission.goal-agreed' : 'mission.goal', { turns }),
    rules: ['MI-VICTORY-01', 'MI-VICTORY-02'],
    score: {
      of: text('mission.score'),
      points: [0, 1].map((seat) => ({ seat, value: knownLine(state, seat) })),
    },
    resources: resourcesIn(state),
  }
}

/** MI-CHARGE-02, MI-ALLOWANCE-01, MI-SUPPLY-01: the limited resources of a battle, and their use. */
function resourcesIn({ units }: State): ResourceView[] {
  const resource = (id: string, icon: string): ResourceView => {
    return { icon, name: text(`resource.${id}`), use: text(`resource.${id}.use`) }
  }
  return [
    resource('charge', 'charging-bull'),
    ...(units.some(missileOf) ? [resource('missiles', 'quiver')] : []),
    ...(units.some(({ office }) => office?.kind === 'mage') ? [resource('spells', 'magic-swirl')] : []),
  ]
}

/** Counts figures in unrouted line legions; MI-MAGIC-06: a cloak hides their place, not their existence. */
function knownLine({ units }: State, seat: Seat): number {
  const line = units.filter((unit) => unit.seat === seat && isUnroutedLine(unit))
  return line.reduce((sum, unit) => sum + knownFiguresOf(unit), 0)
}

function figuresOf(legions: readonly Present[]): number {
  return legions.reduce((sum, { body }) => sum + figurePosesOf(body).length, 0)
}

export function outcome({ result }: State): Outcome | undefined {
  if (!result) return undefined
  const { winner, by, figures } = result
  return {
    winners: winner === null ? [] : [winner],
    reason: text(`outcome.${by}`),
    rules: ['MI-VICTORY-01'],
    scores: figures,
  }
}
