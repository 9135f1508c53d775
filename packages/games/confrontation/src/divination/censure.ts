import { type DecisionOption, type MessageArgs, type Procedure, type Refusal, refuse, text } from '@fray/kernel'
import { inContact } from '../ground/bodies.ts'
import { isBlindTo, perceives } from '../mystic/perception.ts'
import { areEnemies, type Fighter, otherSeat, type Play, type PlayState, standing } from '../state.ts'
import { allWith, someWith } from '../traits.ts'
import { devote, isFaithful } from './faith.ts'
import type { Calling } from './miracle.ts'
import { isWithin } from './miracle-choices.ts'

/** CF-CALL-14: the faithful that censures a call, and the number of points spent. */
interface Censure {
  readonly censor: Fighter
  readonly points: number
}

/** CF-CALL-13, -14: at most one faithful of the other camp censures, knowing the caller's dice; returns the penalty. */
export function* resolveCensure(play: Play, calling: Calling, stakes: () => MessageArgs): Procedure<number> {
  if (!calling.miracle.censurable) return 0
  const means = standing(play)
    .filter((fighter) => mayCensure(play, calling, fighter))
    .flatMap((censor) => Array.from({ length: censor.faith }, (_, i): Censure => ({ censor, points: i + 1 })))
  const chosen = yield* chooseCensure(play, calling, stakes, means)
  if (!chosen) return 0
  const { censor, points } = chosen
  yield* devote(play, censor, points)
  const args = { censor: { figure: censor.id }, miracle: calling.miracle.name, points }
  play.log('call.censured', args, ['CF-CALL-14'], { seat: censor.seat })
  return Math.floor(points / priceOf(play, calling.faithful))
}

/** CF-VIRTUE-13: one point for each −1, unless the caller raises the price. */
function priceOf(play: PlayState, faithful: Fighter): number {
  const prices = allWith(play, faithful, 'censurePrice').map(([ability, effect]) => {
    return ability.censurePrice(faithful, effect)
  })
  return Math.max(1, ...prices)
}

/** CF-CALL-13, CF-FAITH-14: the faithful that see the caller within the miracle's range. */
function mayCensure(play: PlayState, { faithful, from, miracle }: Calling, censor: Fighter): boolean {
  if (!areEnemies(from, censor) || !isFaithful(censor) || censor.inRout) return false
  if (someWith(play, censor, 'cannotCall') || isBlindTo(play, censor, from)) return false
  const { range } = miracle
  if (range === 'personal' || range === 'contact') return inContact(from, censor)
  if (Math.abs(from.level - censor.level) > 1) return false
  const aware = perceives(play, censor, from) || someWith(play, censor, 'opposesUnseen')
  return aware && isWithin(play, miracle, faithful, censor, from)
}

function* chooseCensure(
  play: Play,
  calling: Calling,
  stakes: () => MessageArgs,
  means: readonly Censure[],
): Procedure<Censure | null> {
  const { miracle, faithful, target } = calling
  const names = { faithful: { figure: faithful.id }, miracle: miracle.name }
  const aim = { target: { figure: target.id }, alone: target === faithful ? 'yes' : 'no' }
  const none: DecisionOption<Censure | null> = {
    key: 'pass',
    text: text('option.no-censure'),
    icon: 'hand',
    value: null,
  }
  return yield* play.pick<Censure | null>({
    seat: otherSeat(faithful.seat),
    prompt: text('ask.censure', { ...names, ...aim, ...stakes(), price: priceOf(play, faithful) }),
    rules: ['CF-CALL-13', 'CF-CALL-14'],
    interruption: {
      moment: text('moment.miracle', names),
      key: `${play.state.round}:${miracle.id}:${faithful.id}:${faithful.faith}`,
      interrupted: faithful.seat,
      acting: faithful.id,
      hostile: true,
      pass: 'pass',
    },
    options: [...means.map(censureOption), none],
    whyNot: (key) => whyNotCensured(play, calling, key),
  })
}

/** Why a faithful cannot censure, or not with this many points, for a player who tries. */
function whyNotCensured(play: PlayState, calling: Calling, key: string): Refusal | undefined {
  const censor = play.state.fighters[Number(key.split(':')[0])]
  const { from, miracle } = calling
  if (!censor || !areEnemies(from, censor) || !isFaithful(censor)) return undefined
  const named = { target: { figure: from.id }, name: miracle.name }
  if (mayCensure(play, calling, censor)) return refuse(text('refused.censure-faith'), 'CF-CALL-14')
  if (censor.inRout) return refuse(text('barred.rout'), 'CF-FAITH-14')
  if (someWith(play, censor, 'cannotCall')) return refuse(text('barred.prayed'), 'CF-MIRACLE-04')
  if (miracle.range === 'personal' || miracle.range === 'contact') {
    return refuse(text('refused.named-contact', named), 'CF-CALL-13')
  }
  const seen = perceives(play, censor, from) || someWith(play, censor, 'opposesUnseen')
  return refuse(text(seen ? 'refused.out-of-range' : 'refused.named-unseen', named), 'CF-CALL-13')
}

function censureOption(censure: Censure): DecisionOption<Censure> {
  const { censor, points } = censure
  const words = { censor: { figure: censor.id }, points }
  return {
    key: `${censor.id}:${points}`,
    text: text('option.censure', words),
    figure: censor.id,
    icon: 'prayer',
    rules: ['CF-CALL-14'],
    group: {
      text: text('group.censure', { censor: words.censor }),
      icon: 'prayer',
      label: text('label.censure', words),
    },
    reaction: { source: 'censure', matters: () => true },
    value: censure,
  }
}
