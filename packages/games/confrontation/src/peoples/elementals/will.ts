import type { Procedure } from '@fray/kernel'
import { addOwnEffect, effectOn, removeEffect } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { beginActivation, endActivation } from '../../activation/activity.ts'
import { type AssaultTarget, announceAssault, assaultTargetsOf, engagementTargets } from '../../assault/announcement.ts'
import { resolveAssaults } from '../../assault/resolution.ts'
import { resolveOpposition } from '../../dice/opposition.ts'
import type { Test } from '../../dice/test.ts'
import { gapBetween, inContact, isFree } from '../../ground/bodies.ts'
import { passesSpottingOfAll } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Effect, type Fighter, isStanding, otherSeat, type Play } from '../../state.ts'

const DISCORD = 'CF-REV-ELEMENTAL-06'
const ALLIANCE = 'CF-REV-ELEMENTAL-07'

/** CF-REV-ELEMENTAL-15: the effect on an Earth Elemental that has become stone. */
export const STONE = 'turned-to-stone'

/** CF-REV-ELEMENTAL-06: it has lost the Initiative and waits until its summoner has acted. */
const ABOUT = 'about-to-rebel'

/** CF-REV-ELEMENTAL-06: activated with its summoner, the one with more Initiative first; without one it stays idle. */
export function* actInDiscord(play: Play, bearer: Fighter, effect: Effect | null): Procedure {
  const summoner = effect ? play.state.fighters[effect.source.bearer]! : null
  bearer.activated = true
  if (!summoner || !isStanding(summoner) || summoner.activated || effectOn(bearer, STONE)) return
  const winner = yield* resolveOpposition(play, initiativeOf(bearer), initiativeOf(summoner))
  if (winner === 0) yield* rebel(play, bearer, summoner)
  else addOwnEffect(play, bearer, ABOUT, ABOUT, 'activation-phase')
}

/** CF-REV-ELEMENTAL-06: its summoner has acted before it. */
export function* finishDiscord(play: Play, other: Fighter, bearer: Fighter, effect: Effect | null): Procedure {
  if (other.id !== effect?.source.bearer || !removeEffect(bearer, ABOUT)) return
  if (isStanding(other)) yield* rebel(play, bearer, other)
}

function initiativeOf(who: Fighter): Test {
  return { kind: 'initiative', fighter: who, rules: [DISCORD], difficulty: null, against: null, dice: 1 }
}

/** CF-REV-ELEMENTAL-06: it assaults only its summoner; in contact with the summoner the enemy controls it. */
function* rebel(play: Play, elemental: Fighter, summoner: Fighter): Procedure {
  elemental.seat = otherSeat(summoner.seat)
  if (!inContact(elemental, summoner)) {
    const prospect = engagementTargets(play, elemental).find(({ targets }) => targets[0] === summoner)
    yield* assault(play, elemental, prospect)
  }
  leaveDiscord(elemental, summoner)
}

/** CF-REV-ELEMENTAL-06: out of contact with its summoner it belongs to the summoner's camp. */
export function leaveDiscord(elemental: Fighter, summoner: Fighter): void {
  if (!inContact(elemental, summoner)) elemental.seat = summoner.seat
}

/** CF-REV-ELEMENTAL-07: it charges or engages the nearest enemy it may assault; in contact it stays and fights. */
export function* chargeNearest(play: Play, bearer: Fighter): Procedure {
  bearer.activated = true
  if (!isFree(play, bearer) || effectOn(bearer, STONE)) return
  const open = assaultTargetsOf(play, bearer).filter(({ targets, dive }) => targets.length === 1 && !dive)
  const enemies = [...new Set(open.map(({ targets }) => targets[0]!))]
  if (enemies.length === 0) return
  const least = Math.min(...enemies.map((enemy) => gapBetween(enemy, bearer)))
  const nearest = enemies.filter((enemy) => gapBetween(enemy, bearer) === least)
  const target = yield* pickFighter(play, bearer.seat, nearest, 'ask.nearest', [ALLIANCE])
  yield* assault(
    play,
    bearer,
    open.find(({ targets }) => targets[0] === target),
  )
}

/** CF-CHARGE-07: out of reach it goes as far as it can. */
function* assault(play: Play, elemental: Fighter, prospect: AssaultTarget | undefined): Procedure {
  const { turn } = play.state
  if (!prospect || !turn || !(yield* passesSpottingOfAll(play, elemental, prospect.targets))) return
  yield* beginActivation(play, turn, elemental)
  yield* resolveAssaults(play, [yield* announceAssault(play, elemental, prospect)])
  yield* endActivation(play, elemental)
}

define({ id: ABOUT, name: 'Discord', rule: DISCORD })
