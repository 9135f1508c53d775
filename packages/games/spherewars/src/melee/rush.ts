import { type Procedure, text } from '@fray/kernel'
import { distance, firstHit, type Point, pointTowards, wholePoint } from '@fray/tabletop'
import { combatantOption } from '../combatant-option.ts'
import { editionOf } from '../editions/edition.ts'
import { enemiesOf, gapBetween } from '../ground/board.ts'
import { mayStandAt } from '../ground/ground.ts'
import { baseUnder, enemiesTouchedAt, surroundingsOf } from '../ground/surroundings.ts'
import type { Aim } from '../movement/aim.ts'
import type { MoveAllowance } from '../movement/move-action.ts'
import { covers, firstPart, lengthCovered } from '../movement/move-allowance.ts'
import { movingBase } from '../movement/paths/obstruction.ts'
import { aimAt } from '../movement/paths/trajectory.ts'
import { goAlong } from '../movement/run.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { CONTACT } from '../units.ts'

/** Gets the enemies that a combatant may join; some effects rule out some or all of them. */
export function joinableBy(play: Play, joiner: Combatant): Combatant[] {
  if (joiner.profile.ephemeral) return []
  const enemies = enemiesOf(play, joiner)
  const limits = hooks.all(play, joiner, 'mayJoin')
  if (limits.length === 0) return enemies
  return enemies.filter((enemy) => limits.every(([limit, effect]) => limit.mayJoin(play, joiner, enemy, effect)))
}

/**
 * SW-ABIL-14(a), (c), (e), (f): joins the nearest enemy that can be reached, by the shortest path. Returns false if
 * there is none, which leaves the bearer free to act.
 */
export function* rushImpetuously(play: Play, bearer: Combatant, moveAllowance: MoveAllowance): Procedure<boolean> {
  const action = play.state.acting!.stealthy ? 'charge' : 'engage'
  const aim = yield* nearestOf(play, bearer, moveAllowance.reach(action), (otherAim) =>
    covers(moveAllowance, action, otherAim.shortest.points),
  )
  play.reveal()
  if (!aim) return false
  play.log('impetuous', { bearer: { figure: bearer.id }, target: { figure: aim.target.id } }, ['SW-ABIL-14'], {
    seat: ownerOf(play, bearer),
  })
  yield* editionOf(play.setup).join(aim, moveAllowance, 'impetuous')
  return true
}

/**
 * SW-ABIL-27(c) to (f): moves as far as possible towards the nearest enemy that has room beside it, joining on contact.
 */
export function* rushBlindly(play: Play, bearer: Combatant, moveAllowance: MoveAllowance): Procedure {
  const aim = yield* nearestOf(play, bearer, Number.POSITIVE_INFINITY, () => true)
  play.reveal()
  if (aim) {
    play.log('frenzied', { bearer: { figure: bearer.id }, target: { figure: aim.target.id } }, ['SW-ABIL-27'], {
      seat: ownerOf(play, bearer),
    })
    return yield* editionOf(play.setup).join(aim, moveAllowance, 'frenzied')
  }
  play.state.acting!.move = moveAllowance.random ? 'run' : 'speed-up'
  const nearest = joinableBy(play, bearer).sort((a, b) => gapBetween(bearer, a) - gapBetween(bearer, b))[0]
  if (!nearest) return
  const way = wayTowards(play, bearer, nearest, moveAllowance)
  yield* goAlong(play, bearer, moveAllowance, way, moveAllowance.random ? 'run' : 'speed-up')
}

/** Gets the nearest enemy that a suitable way within reach leads to; the owner chooses among equally near ones. */
function* nearestOf(
  play: Play,
  bearer: Combatant,
  reach: number,
  willDo: (aim: Aim) => boolean,
): Procedure<Aim | undefined> {
  const enemies = joinableBy(play, bearer).map((enemy) => ({ enemy, gap: gapBetween(bearer, enemy) }))
  enemies.sort((a, b) => a.gap - b.gap || a.enemy.id - b.enemy.id)
  while (enemies.length > 0) {
    const { gap } = enemies[0]!
    const level = enemies.splice(0, enemies.findLastIndex((candidate) => candidate.gap <= gap + CONTACT) + 1)
    const aims = level.flatMap(({ enemy }) => aimAt(play, bearer, enemy, reach) ?? []).filter(willDo)
    if (aims.length > 0) return yield* chooseAim(play, bearer, aims)
  }
  return undefined
}

function chooseAim(play: Play, bearer: Combatant, aims: readonly Aim[]): Procedure<Aim> {
  return play.pick({
    seat: ownerOf(play, bearer),
    figure: bearer.id,
    prompt: text('ask.equally-near', { bearer: { figure: bearer.id } }),
    rules: ['SW-ABIL-14', 'SW-ABIL-27'],
    options: aims.map((aim) => combatantOption(aim.target, aim)),
  })
}

/** SW-ABIL-27: if no way leads to any enemy, goes straight at the nearest one, short of whatever cannot be bypassed. */
function wayTowards(play: Play, bearer: Combatant, enemy: Combatant, moveAllowance: MoveAllowance): readonly Point[] {
  const { at, profile } = bearer
  const length = Math.min(distance(at, enemy.at), moveAllowance.reach('engage'))
  const aimed = pointTowards(at, enemy.at, length)
  const { contours } = surroundingsOf(play, bearer, length)
  const hit = firstHit(movingBase(at, profile.base.radius), aimed.x - at.x, aimed.y - at.y, contours)
  const end = pointTowards(at, enemy.at, length * Math.min(1, hit.time))
  const way = [at, wholePoint(end.x, end.y)]
  return shortenPath(play, bearer, firstPart(way, lengthCovered(moveAllowance, 'engage', way)))
}

/** Cuts a straight way back until its end is free ground out of contact. */
function shortenPath(play: Play, bearer: Combatant, way: readonly Point[]): readonly Point[] {
  const [from, to] = [way[0]!, way.at(-1)!]
  for (let length = distance(from, to); length > 0; length -= 2 * CONTACT) {
    const { x, y } = pointTowards(from, to, length)
    const end = wholePoint(x, y)
    if (baseUnder(play, bearer, end) || enemiesTouchedAt(play, bearer, end).length > 0) continue
    if (mayStandAt(play, bearer, end)) return [from, end]
  }
  return [from, from]
}
