import { endEffects } from '@fray/hooks'
import type { Procedure } from '@fray/kernel'
import { gatherFaith } from '../divination/faith.ts'
import { callBeforeRoll } from '../divination/windows.ts'
import { rally } from '../fear/rally.ts'
import { testRisingFear } from '../fear/rising-fear.ts'
import { kindOf, markersOf } from '../ground/markers.ts'
import { castAtRoundStart, castBeforeRoll } from '../incantation/occasions.ts'
import { recoverMana } from '../incantation/reserve.ts'
import { nameSubstitutes } from '../machines/substitutes.ts'
import { isInPlay, isStanding, type Play } from '../state.ts'
import { allWith, announce, announceToAll, someWith } from '../traits.ts'
import { loserFirst } from './loser-first.ts'
import { settleUpkeep } from './maintenance.ts'
import { buildSequences } from './sequence.ts'
import { nextStep } from './steps.ts'
import { openDrawing, tacticalRoll } from './tactical-roll.ts'

/** CF-ABIL-84: starts a phase. */
export function* beginPhase(play: Play): Procedure {
  yield* announceToAll(play, loserFirst, 'phaseStart', (fighter, ability, effect) =>
    ability.phaseStart(play, fighter, effect),
  )
}

/** CF-REV-28: updates what depends on positions, after every action. */
export function* settle(play: Play): Procedure {
  yield* announceToAll(play, loserFirst, 'settle', (fighter, ability, effect) => ability.settle(play, fighter, effect))
}

/** CF-STRATEGIC-01, CF-SEQ-01: everything before the first turn of a round. */
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
  yield* announceToAll(play, loserFirst, 'roundStart', (fighter, ability, effect) =>
    ability.roundStart(play, fighter, effect),
  )
  yield* rally(play)
  yield* nameSubstitutes(play)
}

function* beforeRoll(play: Play): Procedure {
  for (const other of loserFirst(play, (fighter) => isStanding(fighter) || someWith(play, fighter, 'actsAbroad'))) {
    yield* announce(play, other, 'beforeTacticalRoll', (ability, effect) => {
      return ability.beforeTacticalRoll(play, other, effect)
    })
    if (!isStanding(other)) continue
    yield* callBeforeRoll(play, other)
    yield* castBeforeRoll(play, other)
  }
  // CF-FEAR-06: a fighter that has become more frightening is tested against at once.
  yield* testRisingFear(play)
}

function* openRound(play: Play): Procedure {
  const { state } = play
  yield* announceToAll(play, loserFirst, 'afterTacticalRoll', (fighter, ability, effect) => {
    return ability.afterTacticalRoll(play, fighter, effect)
  })
  yield* openDrawing(play)
  state.phase = 'activation'
  state.roundBegun = false
  yield* beginPhase(play)
}

/** CF-MYSTIC-01, -02: faith first, then mana. */
export function* mysticPhase(play: Play): Procedure {
  yield* beginPhase(play)
  yield* announceToAll(play, loserFirst, 'mysticPhase', (fighter, ability, effect) =>
    ability.mysticPhase(play, fighter, effect),
  )
  gatherFaith(play)
  yield* announceToAll(play, loserFirst, 'afterGathering', (fighter, ability, effect) =>
    ability.afterGathering(play, fighter, effect),
  )
  yield* recoverMana(play)
  for (const marker of markersOf(play)) yield* kindOf(marker).mysticPhase?.(play, marker) ?? []
  play.state.phase = 'maintenance'
}

/** CF-MAINT-01: plays the maintenance phase at the end of a round. */
export function* maintenancePhase(play: Play): Procedure {
  yield* beginPhase(play)
  yield* settleUpkeep(play)
  play.state.phase = 'time-out'
}

/** CF-END-02, -03: ends effects that last for a round, without doing anything else. */
export function expireRoundEffects(play: Play): void {
  const { state } = play
  for (const fighter of state.fighters) {
    for (const [ability, effect] of isInPlay(fighter) ? allWith(play, fighter, 'roundEnd') : []) {
      ability.roundEnd(play, fighter, effect)
    }
    fighter.stunned = false
    fighter.chargePenalty = false
    fighter.defenceOnly = false
    fighter.dived = false
    fighter.activated = false
    fighter.assaulted = false
    fighter.chargedBy = []
    fighter.charged = []
    fighter.levelChanged = false
    fighter.shots = 0
    fighter.fought = false
    fighter.pursuits = 0
    endEffects(fighter, ({ until }) => until === 'round')
  }
  state.phase = 'strategic'
}
