import { type Game, type Outcome, type Procedure, type Reference, type Seat, text } from '@fray/kernel'
import { scriptedIn, type TableView } from '@fray/tabletop'
import './abilities/index.ts'
import { appraise } from './appraisal.ts'
import { faults } from './faults.ts'
import { layField } from './ground/field.ts'
import { startingWeather } from './ground/weather.ts'
import { phrases } from './phrases.ts'
import { begin } from './preparation/beginning.ts'
import { deploy } from './preparation/deployment.ts'
import { isOver } from './preparation/ending.ts'
import { infiltrate } from './preparation/infiltration.ts'
import { settleTerms } from './preparation/preparation.ts'
import { presets } from './preparation/presets.ts'
import { score } from './preparation/scoring.ts'
import { readSetup, type Setup } from './preparation/setup.ts'
import { situate } from './preparation/situation.ts'
import type { Liturgy, State, Turn } from './state.ts'
import { playRound, startTurn, update } from './turn/turn.ts'
import { INCH } from './units.ts'
import { view } from './view.ts'

/** SphereWars, by the rulebook. */
export const spherewars: Game<State, Setup, TableView> = {
  id: 'spherewars',
  version: '1',
  title: text('title'),
  summary: text('summary'),
  phrases,
  presets,
  reference: async () => (await import('../data/reference.json', { with: { type: 'json' } })).default as Reference,
  faces: { S: 6 },
  secrets: true,

  readSetup,
  seats: ({ sides }) => sides.length,
  begin,
  situate,
  next,
  outcome,
  redact,
  view,
  appraise,
  faults,
  readScripted: scriptedIn(INCH),
}

/** SW-PREP-01, SW-TURN-02, -16: the preparation step by step, then turns until the game is over. */
function next(turn: Turn): Procedure {
  if (isOver(turn)) return score(turn)
  switch (turn.state.phase) {
    case 'terms':
      return settleTerms(turn)
    case 'field':
      return layField(turn)
    case 'weather':
      return startingWeather(turn)
    case 'deployment':
      return deploy(turn)
    case 'infiltration':
      return infiltrate(turn)
    case 'turn':
      return startTurn(turn)
    case 'round':
      return playRound(turn)
    case 'updating':
      return update(turn)
    case 'over':
      throw new Error('the game is over')
  }
}

/** SW-WIN-02, SW-MULTI-06: the seats of the winning side. */
function outcome({ result, bands, terms }: State): Outcome | undefined {
  if (!result) return undefined
  const { winner, glory } = result
  const seats = [...new Set(bands.map(({ seat }) => seat))]
  const sideOf = (seat: Seat) => bands.find((band) => band.seat === seat)!.side
  const winners = seats.filter((seat) => sideOf(seat) === winner)
  if (!terms.mission.scoring) {
    return { winners, reason: text(winner === null ? 'outcome.draw' : 'outcome.eliminated'), rules: ['SW-MISSION-57'] }
  }
  const scores = seats.map((seat) => glory[sideOf(seat)])
  return { winners, reason: text(winner === null ? 'outcome.draw' : 'outcome.glory'), rules: ['SW-WIN-02'], scores }
}

/** SW-ARTEFACT-03, SW-CONSUMABLE-06, SW-MULTI-05: what the other side carries in secret is not there for this seat. */
function redact(state: State, seat: Seat | undefined): void {
  const own = state.bands.find((band) => band.seat === seat)?.side
  for (const each of state.combatants) {
    if (each.side === own) continue
    each.artefacts = each.artefacts.filter((id) => each.revealed.includes(id))
    each.consumables = []
    each.pledged = []
  }
  if (state.liturgy) hideBids(state, state.liturgy, seat)
}

/** SW-SPELL-03, -26: what the other side hid is unknown until all gems are shown; the least it may be stands in. */
function hideBids(state: State, liturgy: Liturgy, seat: Seat | undefined): void {
  if (liturgy.revealed) return
  const own = state.bands.find((band) => band.seat === seat)?.side
  const casting = state.combatants[liturgy.caster]?.side
  for (const side of [0, 1] as const) if (side !== own) liturgy.bids[side] = side === casting ? 1 : 0
}
