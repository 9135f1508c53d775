import { type Procedure, text } from '@fray/kernel'
import type { Action, Activity, Bar } from '../activation/activity.ts'
import { artefactNamed } from '../armies/extras/armoury.ts'
import { isFree } from '../ground/bodies.ts'
import { limits, registerCounterKind } from '../limits.ts'
import { perceives } from '../mystic/perception.ts'
import { mayAimPower, passesSpotting } from '../mystic/spotting.ts'
import { fighterOption } from '../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, standing } from '../state.ts'
import { someWith } from '../traits.ts'
import { isInAura } from './aura.ts'
import { isWarriorMonk, spendFaith } from './faith.ts'

const wonderOf = registerCounterKind('wonder')

/** CF-RELIC-05: a relic's action in its bearer's activation. */
export interface RelicPower {
  readonly relic: string
  /** Its cost in points of faith. */
  readonly faith: number
  /** CF-RELIC-05: limits the targets. */
  mayTarget(play: PlayState, target: Fighter, bearer: Fighter): boolean
  /** Its target need not be in the bearer's aura. */
  readonly anywhere?: true
  /** Its target need not be seen. */
  readonly unseen?: true
  /** Only while the bearer is free of opponents. */
  readonly free?: true
  /** Whether it has no effect on this target, as both players know beforehand. */
  spares?(play: PlayState, target: Fighter, bearer: Fighter): boolean
  effect(play: Play, target: Fighter, bearer: Fighter): Procedure
}

/** CF-RELIC-05, -13: used like a miracle once a round, but without a test or a censure. */
export function relicPowerAction(wonder: RelicPower): Action {
  const { name, rule } = artefactNamed(wonder.relic)!
  return {
    id: 'wonder',
    icon: 'prayer',
    rules: [rule, 'CF-RELIC-05'],
    beforeAssault: true,
    concerns: ({ state }, { fighter }) => !limits.isSpent(state, fighter.uses, usesOf(wonder)),
    bar: (play, activity) => cannotUse(play, activity, wonder),
    *perform(play, activity): Procedure {
      const { fighter } = activity
      const target = yield* chooseTarget(play, fighter, wonder)
      if (!(yield* passesSpotting(play, fighter, target, 'power'))) return
      activity.called = true
      spendFaith(fighter, wonder.faith)
      limits.spend(play.state, fighter.uses, usesOf(wonder))
      const args = { relic: name, fighter: { figure: fighter.id }, target: { figure: target.id } }
      play.log('wonder', args, [rule], { seat: fighter.seat, isOutcome: true })
      if (wonder.spares?.(play, target, fighter)) {
        return play.log('wonder.spared', args, [rule], { seat: fighter.seat, isOutcome: true })
      }
      yield* wonder.effect(play, target, fighter)
    },
  }
}

function usesOf({ relic }: RelicPower) {
  return { id: wonderOf(relic), per: 'round' } as const
}

/** CF-RELIC-13: like miracles. */
function cannotUse(play: PlayState, { fighter, moved, fired }: Activity, wonder: RelicPower): Bar | undefined {
  if (fighter.inRout) return { reason: 'barred.rout', rules: ['CF-RELIC-13'] }
  const hindered = !isWarriorMonk(play, fighter)
  const ran = moved === 'run' && hindered && !someWith(play, fighter, 'runsAndCalls')
  if (ran) return { reason: 'barred.ran-no-miracle', rules: ['CF-RELIC-13'] }
  if (fired && hindered) return { reason: 'barred.fired-no-miracle', rules: ['CF-RELIC-13'] }
  if (fighter.faith < wonder.faith) return { reason: 'barred.no-faith', rules: ['CF-RELIC-13'] }
  if (wonder.free && !isFree(play, fighter)) return { reason: 'barred.contact', rules: ['CF-RELIC-05'] }
  return targetsOf(play, fighter, wonder).length > 0
    ? undefined
    : { reason: 'barred.no-wonder', rules: ['CF-RELIC-05'] }
}

function targetsOf(play: PlayState, bearer: Fighter, { mayTarget, anywhere, unseen }: RelicPower): Fighter[] {
  return standing(play).filter((fighter) => {
    if (!anywhere && !isInAura(play, bearer, fighter)) return false
    if (fighter !== bearer && !mayAimPower(play, bearer, fighter)) return false
    if (!unseen && fighter !== bearer && !perceives(play, bearer, fighter)) return false
    return mayTarget(play, fighter, bearer)
  })
}

function* chooseTarget(play: Play, bearer: Fighter, wonder: RelicPower): Procedure<Fighter> {
  const { name, rule } = artefactNamed(wonder.relic)!
  return yield* play.pick<Fighter>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.wonder', { relic: name, fighter: { figure: bearer.id } }),
    rules: [rule],
    options: targetsOf(play, bearer, wonder).map((target) => ({
      ...fighterOption(target),
      cannotSucceed: () => {
        const isSpared = wonder.spares?.(play, target, bearer) ?? false
        return isSpared ? text('hopeless.wonder', { relic: name, fighter: { figure: target.id } }) : undefined
      },
    })),
  })
}
