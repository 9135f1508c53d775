import { endEffects } from '@fray/hooks'
import type { Procedure } from '@fray/kernel'
import { gatherFaith } from '../divination/faith.ts'
import { callBeforeRoll } from '../divination/windows.ts'
import { rally } from '../fear/rally.ts'
import { heedRisingFear } from '../fear/rising-fear.ts'
import { kindOf, markersOf } from '../ground/markers.ts'
import { castAtRoundStart, castBeforeRoll } from '../incantation/occasions.ts'
import { recoverMana } from '../incantation/reserve.ts'
import { nameSubstitutes } from '../machines/substitutes.ts'
import { type Fighter, isInPlay, isStanding, otherSeat, type Play } from '../state.ts'
import { allWith, announce, announceToAll, someWith } from '../traits.ts'
import { settleUpkeep } from './maintenance.ts'
import { buildSequences } from './sequence.ts'
import { nextStep } from './steps.ts'
import { openDrawing, tacticalRoll } from './tactical-roll.ts'

/** CF-ABILGEN-08: where the book leaves the order open, the loser of the latest Tactical roll comes first. */
export function loserFirst({ state }: Play, isThere: (fighter: Fighter) => boolean = isStanding): Fighter[] {
  const loser = otherSeat(state.tacticalWinner)
  const ofLoser = state.fighters.filter((each) => isThere(each) && each.seat === loser)
  for (const each of state.fighters) if (isThere(each) && each.seat !== loser) ofLoser.push(each)
  return ofLoser
}

/** CF-ABIL-84: a phase begins. */
export function* beginPhase(play: Play): Procedure {
  yield* announceToAll(play, loserFirst, 'phaseStart', (each, ability, effect) =>
    ability.phaseStart(play, each, effect),
  )
}

/** CF-REV-28: what depends on where somebody is, looked at whenever anything has been done. */
export function* settle(play: Play): Procedure {
  yield* announceToAll(play, loserFirst, 'settle', (each, ability, effect) => ability.settle(play, each, effect))
}

/** CF-STRATEGIC-01, CF-SEQ-01: what comes before the first turn of a round. */
export function strategicPhase(play: Play): Procedure {
  return nextStep(play, [beginRound, buildSequences, beforeRoll, tacticalRoll, openRound])
}

function* beginRound(play: Play): Procedure {
  const { state } = play
  state.round++
  state.roundBegun = true
  play.log('round', { round: state.round }, ['CF-ROUND-03'])
  yield* beginPhase(play)
  yield* castAtRoundStart(play)
  yield* announceToAll(play, loserFirst, 'roundStart', (each, ability, effect) =>
    ability.roundStart(play, each, effect),
  )
  yield* rally(play)
  yield* nameSubstitutes(play)
}

function* beforeRoll(play: Play): Procedure {
  for (const each of loserFirst(play, (fighter) => isStanding(fighter) || someWith(play, fighter, 'actsAbroad'))) {
    yield* announce(play, each, 'beforeTacticalRoll', (ability, effect) => {
      return ability.beforeTacticalRoll(play, each, effect)
    })
    if (!isStanding(each)) continue
    yield* callBeforeRoll(play, each)
    yield* castBeforeRoll(play, each)
  }
  // CF-FEAR-06: what has become more frightening is faced at once.
  yield* heedRisingFear(play)
}

function* openRound(play: Play): Procedure {
  const { state } = play
  yield* announceToAll(play, loserFirst, 'afterTacticalRoll', (each, ability, effect) => {
    return ability.afterTacticalRoll(play, each, effect)
  })
  yield* openDrawing(play)
  state.phase = 'activation'
  state.roundBegun = false
  yield* beginPhase(play)
}

/** CF-MYSTIC-01, -02: faith first, then mana. */
export function* mysticPhase(play: Play): Procedure {
  yield* beginPhase(play)
  yield* announceToAll(play, loserFirst, 'mysticPhase', (each, ability, effect) =>
    ability.mysticPhase(play, each, effect),
  )
  gatherFaith(play)
  yield* announceToAll(play, loserFirst, 'afterGathering', (each, ability, effect) =>
    ability.afterGathering(play, each, effect),
  )
  yield* recoverMana(play)
  for (const each of markersOf(play)) yield* kindOf(each).mysticPhase?.(play, each) ?? []
  play.state.phase = 'maintenance'
}

/** CF-MAINT-01. */
export function* maintenancePhase(play: Play): Procedure {
  yield* beginPhase(play)
  yield* settleUpkeep(play)
  play.state.phase = 'time-out'
}

/** CF-END-02, -03: nothing is done, and what lasts for a round ends. */
export function timeOut(play: Play): void {
  const { state } = play
  for (const each of state.fighters) {
    for (const [ability, effect] of isInPlay(each) ? allWith(play, each, 'roundEnd') : []) {
      ability.roundEnd(play, each, effect)
    }
    each.stunned = false
    each.chargePenalty = false
    each.defenceOnly = false
    each.dived = false
    each.activated = false
    each.assaulted = false
    each.chargedBy = []
    each.charged = []
    each.levelChanged = false
    each.shots = 0
    each.fought = false
    each.pursuits = 0
    endEffects(each, ({ until }) => until === 'round')
  }
  state.phase = 'strategic'
}
