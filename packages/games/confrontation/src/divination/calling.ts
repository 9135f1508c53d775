import { type DecisionOption, type Procedure, type Tally, text } from '@fray/kernel'
import { reveal } from '../abilities/deployment/scouting.ts'
import type { Action, Activity, Bar } from '../activation/activity.ts'
import { impossibleTest } from '../dice/impossible-test.ts'
import { makeTest, neededFor, stakesOf, type Test } from '../dice/test.ts'
import { hasLost, passesSpotting } from '../mystic/spotting.ts'
import { survivesTargeting } from '../mystic/targeting.ts'
import { type Fighter, type Play, type PlayState, standing } from '../state.ts'
import { allWith, announce, bearersOf, someWith } from '../traits.ts'
import { isInAura } from './aura.ts'
import { resolveCensure } from './censure.ts'
import { aspectsOf, isDisturbed, isFaithful, isWarriorMonk } from './faith.ts'
import { type Called, type Calling, miraclesOf } from './miracle.ts'
import {
  countAttempt,
  countSuccess,
  isWithin,
  type MiracleChoice,
  miracleChoiceOption,
  miracleChoices,
} from './miracle-choices.ts'
import { callRefusal, noMiracleBar } from './miracle-refusal.ts'
import { faithAtHand, spendOnCall } from './stored-faith.ts'

/** CF-CALL-02, -03: calling is a cumulative action, repeated as long as faith and miracles are left. */
export const calling: Action = {
  id: 'call',
  icon: 'prayer',
  rules: ['CF-CALL-02'],
  concerns: (_play, { fighter }) =>
    isFaithful(fighter) && miraclesOf(fighter).some(({ when }) => when === 'activation'),
  bar: cannotCall,
  note: (play, { fighter }) => text('note.call', { points: faithAtHand(play, fighter) }),
  *perform(play, activity): Procedure {
    const { fighter } = activity
    const naming = yield* chooseMiracle(play, fighter)
    const before = activity.called
    activity.called = true
    yield* call(play, fighter, naming)
    if (hasLost(play, fighter, naming.target, 'miracle')) activity.called = before
  },
}

/** CF-FAITH-05, -14, CF-ACT-14, CF-MIRACLE-04: why a faithful cannot call now. */
export function cannotCall(play: PlayState, { fighter, moved, fired }: Activity): Bar | undefined {
  if (fighter.inRout) return { reason: 'barred.rout', rules: ['CF-FAITH-14'] }
  if (someWith(play, fighter, 'cannotCall')) return { reason: 'barred.prayed', rules: ['CF-MIRACLE-04'] }
  const hindered = !isWarriorMonk(play, fighter)
  const ran = moved === 'run' && hindered && !someWith(play, fighter, 'runsAndCalls')
  if (ran) return { reason: 'barred.ran-no-miracle', rules: ['CF-CALL-02'] }
  if (fired && hindered) return { reason: 'barred.fired-no-miracle', rules: ['CF-ACT-14'] }
  const nothing = miracleChoices(play, fighter, 'activation').length === 0
  return nothing ? noMiracleBar(play, fighter, 'activation') : undefined
}

function* chooseMiracle(play: Play, faithful: Fighter): Procedure<MiracleChoice> {
  return yield* play.pick<MiracleChoice>({
    seat: faithful.seat,
    figure: faithful.id,
    prompt: text('ask.miracle', { fighter: { figure: faithful.id } }),
    rules: ['CF-CALL-04', 'CF-CALL-05'],
    options: miracleChoices(play, faithful, 'activation').map((naming) => miracleOption(play, faithful, naming)),
    whyNot: (key) => callRefusal(play, faithful, 'activation', key),
  })
}

/** CF-CALL-10, -11: the face the die needs; faith put into the bond adds dice. */
function miracleOption(play: Play, faithful: Fighter, naming: MiracleChoice): DecisionOption<MiracleChoice> {
  const { miracle, target, variant, relay: from = faithful } = naming
  const { fervour, difficulty, x } = variant
  const calling: Calling = { miracle, faithful, from, target, difficulty, fervour, x, spent: fervour }
  const test = () => divination(play, calling, 1, 0)
  const option = miracleChoiceOption(play, faithful, naming)
  return {
    ...option,
    note: () => text('note.needed', { needed: neededFor(play, test()) }),
    cannotSucceed: () => impossibleTest(play, test()) ?? option.cannotSucceed?.(),
  }
}

/** CF-CALL-04: plays the eight steps; returns whether the miracle took effect. */
export function* call(play: Play, faithful: Fighter, naming: MiracleChoice): Procedure<boolean> {
  const { miracle, target, variant, relay: from = faithful } = naming
  if (!(yield* passesSpotting(play, faithful, target, 'miracle', from))) return false
  if (miracle.on !== 'nobody' && !(yield* survivesTargeting(play, faithful, target))) return false
  const { fervour, difficulty, x } = variant
  const calling: Calling = { miracle, faithful, from, target, difficulty, fervour, x, spent: fervour }
  // CF-CALL-05, CF-ABIL-90: a call reveals a hidden faithful.
  reveal(play, faithful)
  yield* spendOnCall(play, faithful, fervour)
  countAttempt(play, faithful, miracle)
  logCall(play, 'call.announced', calling, ['CF-CALL-04', 'CF-CALL-09'], { difficulty: difficulty ?? 0, fervour })
  const effective = yield* resolve(play, calling)
  // CF-REV-ACHERON-35: consequences for the caller also apply to the friend that relayed it.
  miracle.afterwards?.(play, { ...calling, faithful: from })
  return effective
}

/** CF-CALL-04 (4 to 8): from the Fervour to the effect. */
function* resolve(play: Play, calling: Calling): Procedure<boolean> {
  const { miracle, faithful, target } = calling
  const bond = (yield* strengthenBond(play, calling)) + (yield* storedDice(play, faithful))
  const against = yield* resolveCensure(play, calling, () => stakesOf(play, divination(play, calling, 1 + bond, 0)))
  const result = yield* makeTest(play, divination(play, calling, 1 + bond, against))
  if (!result.passed || !isPresent(faithful)) {
    logCall(play, 'call.failed', calling, ['CF-CALL-11'])
    yield* announce(play, faithful, 'callFailed', (ability, effect) => {
      return ability.callFailed(play, calling, faithful, effect)
    })
    return false
  }
  countSuccess(play, faithful, target, miracle)
  const touches = yield* reaches(play, calling)
  if (touches) yield* miracle.effect(play, calling, result)
  yield* announce(play, faithful, 'afterCall', (ability, effect) => ability.afterCall(play, calling, faithful, effect))
  return touches
}

/** CF-CALL-16, -17: whether the target is in range and not spared. */
function* reaches(play: Play, calling: Calling): Procedure<boolean> {
  const { miracle, faithful, target, from } = calling
  // CF-MOVE-05: the distance is measured only now.
  if (!play.measure(() => isWithin(play, miracle, faithful, target, from), true)) {
    logCall(play, 'call.short', calling, ['CF-CALL-16'])
    return false
  }
  if (yield* isSpared(play, calling, target)) return false
  logCall(play, 'call.succeeded', calling, ['CF-CALL-17', miracle.rule])
  return true
}

/** CF-MIRACLE-35: the dice of the test may have killed the caller. */
function isPresent({ status }: Fighter): boolean {
  return status !== 'eliminated'
}

/** CF-CALL-10: points that each add a die, announced before a censure. */
function* strengthenBond(play: Play, { faithful, miracle }: Calling): Procedure<number> {
  const most = faithAtHand(play, faithful)
  const points = yield* play.pick<number>({
    seat: faithful.seat,
    figure: faithful.id,
    prompt: text('ask.bond', { fighter: { figure: faithful.id }, miracle: miracle.name }),
    rules: ['CF-CALL-10'],
    defaultAnswer: () => '0',
    options: Array.from({ length: most + 1 }, (_, count) => ({
      key: String(count),
      text: text('option.bond', { points: count, dice: count + 1 }),
      icon: 'rolling-dices',
      note: () => text('note.bond', { left: most - count }),
      value: count,
    })),
  })
  yield* spendOnCall(play, faithful, points)
  if (points > 0) logCall(play, 'call.bond', { faithful, miracle, target: faithful }, ['CF-CALL-10'], { points })
  return points
}

/** CF-RELIC-11: dice that an object stores for the caller. */
function* storedDice(play: Play, faithful: Fighter): Procedure<number> {
  let dice = 0
  for (const [ability, effect] of allWith(play, faithful, 'bondDice')) {
    dice += yield* ability.bondDice(play, faithful, effect)
  }
  return dice
}

/** CF-CALL-11, -12: the divination, with its modifiers. */
function divination(play: Play, calling: Calling, dice: number, censure: number): Test {
  const { faithful, from, target, difficulty } = calling
  return {
    kind: 'divination',
    fighter: faithful,
    miracle: calling.miracle.id,
    rules: ['CF-CALL-11'],
    difficulty,
    against: target,
    dice,
    value: aspectsOf(play, faithful),
    modifiers: (final) => {
      if (isDisturbed(play, faithful)) final.add(-1, text('term.contact'), 'CF-CALL-12')
      if (target.level !== from.level) final.add(-2, text('term.altitude'), 'CF-CALL-06')
      if (censure > 0) final.add(0 - censure, text('term.censure'), 'CF-CALL-14')
      addAid(play, faithful, final)
      for (const [ability, effect] of allWith(play, target, 'hampersCalls')) {
        ability.hampersCalls({ play, tally: final }, calling, target, effect)
      }
    },
  }
}

/** CF-PACK-22: bonuses from friends in the aura, one term per kind. */
function addAid(play: Play, faithful: Fighter, final: Tally): void {
  const near = standing(play).filter((fighter) => fighter.seat === faithful.seat && isInAura(play, faithful, fighter))
  for (const [{ aidsCalls, name, rule }, count] of bearersOf(play, near, 'aidsCalls'))
    final.add(aidsCalls(count, faithful), text('trait', { name }), rule)
}

/** CF-CALL-17, CF-ABIL-54: protection against miracles applies before the effect. */
export function* isSpared(play: Play, { miracle, faithful }: Called, touched: Fighter): Procedure<boolean> {
  for (const [ability, effect] of allWith(play, touched, 'sparesMiracle')) {
    if (!(yield* ability.sparesMiracle(play, { miracle, faithful }, touched, effect))) continue
    logCall(play, 'call.spared', { miracle, faithful, target: touched }, ['CF-CALL-17', ability.rule])
    return true
  }
  return false
}

/** Logs one step of a call for all players. */
function logCall(
  play: Play,
  event: string,
  { miracle, faithful, target }: Pick<Calling, 'miracle' | 'faithful' | 'target'>,
  rules: readonly string[],
  more: Readonly<Record<string, number>> = {},
): void {
  // Names the target only if another one was possible.
  const alone = miracle.on === 'self' || miracle.on === 'nobody' ? 'yes' : 'no'
  const args = {
    miracle: miracle.name,
    faithful: { figure: faithful.id },
    target: { figure: target.id },
    alone,
    ...more,
  }
  play.log(event, args, rules, { seat: faithful.seat, isOutcome: event === 'call.succeeded' })
}
