import { type Message, text } from '@fray/kernel'
import type { MissionView, ResourceView, ScoreView } from '@fray/tabletop'
import type { Side } from '../side.ts'
import type { State } from '../state.ts'
import { turnLimit } from './ending.ts'
import { bloodPoints } from './scoring/scoring.ts'
import type { Setup } from './setup-data.ts'

/** SW-WIN-01, SW-WIN-15: what the mission asks for; of the points only the blood is public before the end. */
export function missionView(state: State, setup: Setup): MissionView {
  const { mission } = state.terms
  return {
    name: text('mission', { name: mission.name }),
    icon: 'crossed-swords',
    aim: aimOf(state, setup),
    goal: goalOf(state, setup),
    rules: mission.scoring ? ['SW-WIN-01', 'SW-WIN-07'] : ['SW-WIN-15'],
    ...(mission.scoring ? { score: bloodShed(state) } : {}),
    resources: RESOURCES,
  }
}

function aimOf(state: State, setup: Setup): Message {
  const from = state.terms.mission.scoring?.points.from ?? 'survive'
  return text(`mission.aim.${from}`, { turns: turnLimit({ state, setup }) ?? 0 })
}

function goalOf(state: State, setup: Setup): Message {
  const { scoring } = state.terms.mission
  if (!scoring) return text('mission.goal.survive')
  const special = scoring.special ? { text: text(`mission.special.${scoring.special.for}`) } : ''
  return text(`mission.goal.${scoring.points.from}`, { turns: turnLimit({ state, setup }) ?? 0, special })
}

function bloodShed(state: State): ScoreView {
  const seatOf = (side: Side) => state.bands.find((band) => band.side === side)?.seat ?? side
  const points = ([0, 1] as const).map((side) => ({ seat: seatOf(side), value: bloodPoints(state, side) }))
  return { of: text('counter.blood'), points }
}

const RESOURCES: readonly ResourceView[] = [
  { icon: 'emerald', name: text('counter.gems'), use: text('resource.gems') },
  { icon: 'megaphone', name: text('counter.orders'), use: text('resource.orders') },
]
