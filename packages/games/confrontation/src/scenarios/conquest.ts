import { choice, type Message, type Procedure, type Seat, text } from '@fray/kernel'
import data from '../../data/scenarios.json' with { type: 'json' }
import { type Fighter, otherSeat, type Play, type PlayState } from '../state.ts'
import { controllerOf, countingPlace, isCounted, logPresence } from './counting.ts'
import type { Scenario } from './scenario.ts'
import { CONQUESTS, type Conquest, conquestZone, isInZone } from './zones.ts'

/** CF-SCENARIO-12: victory points for each controlled zone. */
export const conquest: Scenario = {
  id: 'conquest',
  rule: 'CF-SCENARIO-12',
  icon: 'flying-flag',
  rounds: data.scenarios.find(({ id }) => id === 'conquest')!.rounds,
  lastChoices: chooseZones,
  tell: (play) => {
    for (const which of CONQUESTS) logPresence(play, nameOf(which), presentIn(play, which))
  },
  result(play) {
    const scores = [0, 1].map((seat) => pointsOf(play, seat))
    const [first = 0, second = 0] = scores
    const winner = first === second ? null : first > second ? 0 : 1
    return { winner, scores, reason: winner === null ? 'even' : 'victory-points' }
  },
}

/** Gets the zones that a fighter stands in, as the first seat sees them. */
function zonesUnder(play: PlayState, fighter: Fighter): Conquest[] {
  return CONQUESTS.filter((which) => isInZone(countingPlace(play, fighter), conquestZone(play, 0, which)))
}

function countedFighters(play: PlayState): Fighter[] {
  return play.state.fighters.filter((fighter) => isCounted(play, fighter))
}

/**
 * CF-SCENARIO-10: a fighter that stands in two zones counts for the one its player names; the loser of the last roll
 * names first.
 */
function* chooseZones(play: Play): Procedure {
  const { state } = play
  for (const seat of [otherSeat(state.tacticalWinner), state.tacticalWinner]) {
    for (const other of countedFighters(play).filter((fighter) => fighter.seat === seat)) {
      const zones = zonesUnder(play, other)
      const isChosen = zones.some((which) => which === state.zonesChosen[other.id])
      if (zones.length > 1 && !isChosen) state.zonesChosen[other.id] = yield* chooseZone(play, other, zones)
    }
  }
}

function* chooseZone(play: Play, fighter: Fighter, zones: readonly Conquest[]): Procedure<Conquest> {
  const { seat, id } = fighter
  return yield* play.pick({
    seat,
    figure: id,
    prompt: text('ask.zone', { fighter: { figure: id } }),
    rules: ['CF-SCENARIO-10'],
    options: zones.map((which) => {
      const seen = seat === 0 ? which : fromOtherSeat(which)
      return { ...choice(seen, text(`option.zone.${seen}`)), value: which }
    }),
  })
}

/** The first seat's own zone is the enemy zone of the second. */
function fromOtherSeat(which: Conquest): Conquest {
  return which === 'neutral' ? 'neutral' : which === 'own' ? 'enemy' : 'own'
}

function nameOf(which: Conquest): Message {
  return which === 'neutral' ? text('zone.neutral') : text('zone', { seat: { seat: which === 'own' ? 0 : 1 } })
}

/** CF-SCENARIO-10: the fighters that count for a zone. */
function presentIn(play: PlayState, which: Conquest): Fighter[] {
  const { zonesChosen } = play.state
  return countedFighters(play).filter((fighter) => (zonesChosen[fighter.id] ?? zonesUnder(play, fighter)[0]) === which)
}

function pointsOf(play: PlayState, seat: Seat): number {
  return CONQUESTS.reduce((sum, which) => {
    if (controllerOf(presentIn(play, which)) !== seat) return sum
    return sum + data.conquest[seat === 0 ? which : fromOtherSeat(which)]
  }, 0)
}
