import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import type { MoveKind } from '../ability.ts'
import { type Fighter, type Level, type Play, profileOf } from '../state.ts'
import { move } from './move.ts'
import { fitsAt } from './move-plan.ts'

/** CF-FLY-06, -07: one level up or down, before or after its movement. */
interface LevelChange {
  readonly to: Level
  readonly when: 'before' | 'after'
}

/** CF-FLY-06 to -08: level changes a flyer may still make this round. No movement is possible after landing. */
export function levelChanges(flyer: Fighter): LevelChange[] {
  if (profileOf(flyer).flight === null || flyer.levelChanged) return []
  const both = (to: Level): LevelChange[] => [
    { to, when: 'before' },
    { to, when: 'after' },
  ]
  if (flyer.level === 0) return both(1)
  return flyer.level === 2 ? both(1) : [...both(2), { to: 0, when: 'after' }]
}

/** CF-FLY-03, -05 to -08: a walk or run, with any change of level announced first. */
export function* moveAtLevels(play: Play, mover: Fighter, kind: MoveKind): Procedure {
  const changes = levelChanges(mover)
  const change = changes.length === 0 ? null : yield* chooseChange(play, mover, changes)
  if (change === null) return yield* move(play, mover, kind)
  if (change.when === 'before') changeLevel(play, mover, change.to)
  yield* move(play, mover, kind, { special: { changesLevel: true }, endsAt: change.to })
  if (change.when === 'before') return
  // CF-FLY-08: landing needs room for the base.
  if (change.to > 0 || fitsAt(play, mover, mover.at, 0)) changeLevel(play, mover, change.to)
}

function* chooseChange(play: Play, mover: Fighter, changes: readonly LevelChange[]): Procedure<LevelChange | null> {
  const stay: DecisionOption<LevelChange | null> = { key: 'same', text: text('option.level.same'), value: null }
  const options = changes.map((change): DecisionOption<LevelChange | null> => {
    const { to, when } = change
    const words = text(`option.level.${when}`, { to })
    return { key: `${to}:${when}`, text: words, icon: to > mover.level ? 'feathered-wing' : 'falling', value: change }
  })
  return yield* play.pick({
    seat: mover.seat,
    figure: mover.id,
    prompt: text('ask.level', { fighter: { figure: mover.id } }),
    rules: ['CF-FLY-06', 'CF-FLY-07'],
    options: [stay, ...options],
  })
}

/** CF-FLY-06: once per round; CF-TOKEN-08: every player sees it. */
export function changeLevel(play: Play, flyer: Fighter, to: Level): void {
  flyer.level = to
  flyer.levelChanged = true
  play.log('level', { fighter: { figure: flyer.id }, to }, ['CF-FLY-06', 'CF-TOKEN-08'], { seat: flyer.seat })
}
