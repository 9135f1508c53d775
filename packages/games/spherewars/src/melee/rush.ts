import { type Procedure, text } from '@fray/kernel'
import { distance, firstHit, type Point, pointTowards, wholePoint } from '@fray/tabletop'
import { enemiesOf, gapBetween } from '../ground/board.ts'
import { mayStandAt } from '../ground/ground.ts'
import { baseUnder, enemiesTouchedAt, surroundingsOf } from '../ground/surroundings.ts'
import { covers, firstPart, type Gait, lengthCovered } from '../movement/gait.ts'
import { goAlong } from '../movement/run.ts'
import { type Aim, aimAt } from '../movement/trajectory.ts'
import { movingBase } from '../movement/way.ts'
import { type Combatant, ownerOf, type Turn } from '../state.ts'
import { allWith } from '../traits.ts'
import { CONTACT } from '../units.ts'

/** The enemies a combatant may join at all: some effects forbid it some or all of them. */
export function joinableBy(turn: Turn, joiner: Combatant): Combatant[] {
  if (joiner.profile.ephemeral) return []
  const enemies = enemiesOf(turn, joiner)
  const limits = allWith(joiner, 'mayJoin')
  if (limits.length === 0) return enemies
  return enemies.filter((enemy) => limits.every(([limit, effect]) => limit.mayJoin(turn, joiner, enemy, effect)))
}

/**
 * SW-ABIL-14(a), (c), (e), (f): the nearest enemy that can be reached is joined by the shortest path. False if none can,
 * and the bearer is free.
 */
export function* rushImpetuously(turn: Turn, bearer: Combatant, gait: Gait): Procedure<boolean> {
  const action = turn.state.acting!.stealthy ? 'charge' : 'engage'
  const aim = yield* nearestOf(turn, bearer, gait.reach(action), (each) => covers(gait, action, each.shortest.points))
  turn.reveal()
  if (!aim) return false
  turn.log('impetuous', { bearer: { figure: bearer.id }, target: { figure: aim.target.id } }, ['SW-ABIL-14'], {
    seat: ownerOf(turn, bearer),
  })
  yield* turn.setup.edition.join(aim, gait, 'impetuous')
  return true
}

/** SW-ABIL-27(c) to (f): towards the nearest enemy that has room beside it, as far as it goes, joining it on contact. */
export function* rushBlindly(turn: Turn, bearer: Combatant, gait: Gait): Procedure {
  const aim = yield* nearestOf(turn, bearer, Number.POSITIVE_INFINITY, () => true)
  turn.reveal()
  if (aim) {
    turn.log('frenzied', { bearer: { figure: bearer.id }, target: { figure: aim.target.id } }, ['SW-ABIL-27'], {
      seat: ownerOf(turn, bearer),
    })
    return yield* turn.setup.edition.join(aim, gait, 'frenzied')
  }
  turn.state.acting!.move = gait.random ? 'run' : 'speed-up'
  const nearest = joinableBy(turn, bearer).sort((a, b) => gapBetween(bearer, a) - gapBetween(bearer, b))[0]
  if (!nearest) return
  const way = wayTowards(turn, bearer, nearest, gait)
  yield* goAlong(turn, bearer, gait, way, gait.random ? 'run' : 'speed-up')
}

/** The nearest enemy to whom a way within reach leads that will do; the owner chooses among equally near ones. */
function* nearestOf(
  turn: Turn,
  bearer: Combatant,
  reach: number,
  willDo: (aim: Aim) => boolean,
): Procedure<Aim | undefined> {
  const enemies = joinableBy(turn, bearer).map((enemy) => ({ enemy, gap: gapBetween(bearer, enemy) }))
  enemies.sort((a, b) => a.gap - b.gap || a.enemy.id - b.enemy.id)
  while (enemies.length > 0) {
    const { gap } = enemies[0]!
    const level = enemies.splice(0, enemies.findLastIndex((each) => each.gap <= gap + CONTACT) + 1)
    const aims = level.flatMap(({ enemy }) => aimAt(turn, bearer, enemy, reach) ?? []).filter(willDo)
    if (aims.length > 0) return yield* chooseAim(turn, bearer, aims)
  }
  return undefined
}

function chooseAim(turn: Turn, bearer: Combatant, aims: readonly Aim[]): Procedure<Aim> {
  return turn.pick({
    seat: ownerOf(turn, bearer),
    figure: bearer.id,
    prompt: text('ask.equally-near', { bearer: { figure: bearer.id } }),
    rules: ['SW-ABIL-14', 'SW-ABIL-27'],
    options: aims.map((aim) => ({
      key: String(aim.target.id),
      text: text('option.combatant', { combatant: { figure: aim.target.id } }),
      figure: aim.target.id,
      value: aim,
    })),
  })
}

/** SW-ABIL-27: no way leads to anybody: straight at the nearest enemy, short of whatever cannot be skirted. */
function wayTowards(turn: Turn, bearer: Combatant, enemy: Combatant, gait: Gait): readonly Point[] {
  const { at, profile } = bearer
  const length = Math.min(distance(at, enemy.at), gait.reach('engage'))
  const aimed = pointTowards(at, enemy.at, length)
  const { contours } = surroundingsOf(turn, bearer, length)
  const hit = firstHit(movingBase(at, profile.base.radius), aimed.x - at.x, aimed.y - at.y, contours)
  const end = pointTowards(at, enemy.at, length * Math.min(1, hit.time))
  const way = [at, wholePoint(end.x, end.y)]
  return shortened(turn, bearer, firstPart(way, lengthCovered(gait, 'engage', way)))
}

/** A straight way cut back until its end is free ground out of contact. */
function shortened(turn: Turn, bearer: Combatant, way: readonly Point[]): readonly Point[] {
  const [from, to] = [way[0]!, way.at(-1)!]
  for (let length = distance(from, to); length > 0; length -= 2 * CONTACT) {
    const { x, y } = pointTowards(from, to, length)
    const end = wholePoint(x, y)
    if (baseUnder(turn, bearer, end) || enemiesTouchedAt(turn, bearer, end).length > 0) continue
    if (mayStandAt(turn, bearer, end)) return [from, end]
  }
  return [from, from]
}
