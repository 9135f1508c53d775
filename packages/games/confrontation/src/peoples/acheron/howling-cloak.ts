import type { Procedure } from '@fray/kernel'
import { gap } from '@fray/tabletop'
import { addOwnEffect, effectOn, immediately, lasting, removeEffect } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { failCourage } from '../../fear/assault-fear.ts'
import { passesCourage, rout } from '../../fear/courage.ts'
import { contourAt, contourOf } from '../../ground/bodies.ts'
import { limits } from '../../limits.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import { areEnemies, type Fighter, isStanding, type Play, type PlayState, type Stance } from '../../state.ts'
import { someWith } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { artefact, fightersNear, freeAction, isNear } from '../builders.ts'

const CLOAK = 'the-howling-cloak'
const RULE = 'CF-REV-ACHERON-03'
/** CF-REV-ACHERON-03: the radius of the howl in cm, and its FEAR. */
const HEARD = 25
const FEAR = 12
const HOWLED = { id: CLOAK, per: 'game' } as const

/** CF-REV-ACHERON-03: once in a game; until the bearer moves, coming near takes a Courage test. */
const cloak = artefact(CLOAK, {
  actions: [
    freeAction(CLOAK, {
      icon: 'screaming',
      rules: [RULE],
      isOpen: ({ state }, { uses }) => !limits.isSpent(state, uses, HOWLED),
      use: howl,
    }),
  ],
})

function* howl(play: Play, bearer: Fighter): Procedure {
  limits.spend(play.state, bearer.uses, HOWLED)
  const enemies = fightersNear(play, bearer, HEARD).filter(
    (fighter) => areEnemies(fighter, bearer) && !isDeaf(play, fighter, bearer),
  )
  yield* forEachInChosenOrder(
    play,
    bearer.seat,
    enemies,
    'ask.courage-order',
    [RULE, 'CF-COURAGE-08'],
    function* (fighter) {
      if (!isStanding(fighter) || (yield* passesCourage(play, fighter, FEAR, []))) return
      yield* failCourage(play, fighter, FEAR, [bearer])
    },
  )
  if (!isStanding(bearer)) return
  addOwnEffect(play, bearer, 'howling', CLOAK, 'game', bearer.at.x / CENTIMETRE)
  addOwnEffect(play, bearer, 'howling-place', CLOAK, 'game', bearer.at.y / CENTIMETRE)
}

/** CF-REV-ACHERON-03, CF-FEAR-05: already immune to such FEAR, or to all fear. */
function isDeaf(play: PlayState, who: Fighter, bearer: Fighter): boolean {
  if (who.immuneToFear >= FEAR) return true
  return someWith(play, who, 'fearless', (ability, effect) => ability.fearless(play, bearer, who, effect))
}

/**
 * CF-REV-ACHERON-03: both camps test before they enter; it ends when its bearer moves. Its number and that of
 * `howling-place` are the bearer's coordinates in cm.
 */
const howling = lasting('howling', CLOAK, {
  shownAs: 'screaming',
  *keepsOut(play, mover, end, bearer) {
    if (mover === bearer || isDeaf(play, mover, bearer) || !enters(mover, end, bearer)) return false
    if (yield* passesCourage(play, mover, FEAR, [])) return false
    rout(play, mover)
    return true
  },
  afterMove: (_play, _points, bearer) => immediately(() => fallSilent(bearer)),
  settle: (_play, bearer, effect) =>
    immediately(() => {
      const { x, y } = bearer.at
      const moved = effect?.x !== x / CENTIMETRE || effectOn(bearer, 'howling-place')?.x !== y / CENTIMETRE
      if (moved) fallSilent(bearer)
    }),
})
const howlingPlace = lasting('howling-place', CLOAK, {})

function fallSilent(bearer: Fighter): void {
  removeEffect(bearer, 'howling')
  removeEffect(bearer, 'howling-place')
}

function enters(mover: Fighter, end: Stance, bearer: Fighter): boolean {
  if (mover.level !== bearer.level || isNear(bearer, mover, HEARD)) return false
  return gap(contourAt(mover, end), contourOf(bearer)) <= HEARD * CENTIMETRE
}

define(cloak, howling, howlingPlace)
