import { type DecisionOption, type Message, RARE_WEIGHT, Tally, text } from '@fray/kernel'
import { gapBetween, inContact } from '../ground/bodies.ts'
import { limits, registerCounterKind } from '../limits.ts'
import { friendsTemplate } from '../mystic/area.ts'
import { isUntargetable, perceives } from '../mystic/perception.ts'
import { hasLost } from '../mystic/spotting.ts'
import { noEffectOn } from '../mystic/unaffected.ts'
import { areEnemies, type Fighter, isStanding, type PlayState } from '../state.ts'
import { allWith, count, someWith, sumWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { reachesFrom } from './aura.ts'
import { isFriendlyBeliever } from './believers.ts'
import { type CallMoment, type Miracle, miraclesOf, type Variant } from './miracle.ts'
import { faithAtHand } from './stored-faith.ts'

const callOf = registerCounterKind('call')
const under = registerCounterKind('under')

/** CF-CALL-04 (1): a miracle and its target. */
export interface MiracleChoice {
  readonly miracle: Miracle
  readonly target: Fighter
  readonly variant: Variant
  /** CF-REV-ACHERON-35: the friend that relays it. */
  readonly relay?: Fighter
}

/** CF-CALL-03: the number of attempts by a faithful. */
function attempts(play: PlayState, faithful: Fighter, { id, onceOnly, calls, unlimited }: Miracle) {
  if (unlimited) return { id: callOf(id), per: 'round', times: Number.POSITIVE_INFINITY } as const
  const extra = sumWith(play, faithful, 'extraCalls', (ability, effect) => ability.extraCalls(id, faithful, effect))
  return { id: callOf(id), per: 'round', times: onceOnly ? 1 : (calls?.(faithful) ?? 1) + extra } as const
}

/** CF-CALL-07: a target of a successful test this round. */
function successOn({ id }: Miracle) {
  return { id: under(id), per: 'round' } as const
}

export function countAttempt(play: PlayState, faithful: Fighter, miracle: Miracle): void {
  limits.spend(play.state, faithful.uses, attempts(play, faithful, miracle))
}

/** CF-CALL-07; CF-MIRACLE-02, -33: one success counts for all the faithful of a camp. */
export function countSuccess({ state }: PlayState, faithful: Fighter, target: Fighter, miracle: Miracle): void {
  // CF-VIRTUE-12: a miracle without a target may succeed again.
  if (miracle.calls || miracle.inAura || (miracle.on === 'nobody' && !miracle.oncePerCamp)) return
  const done = miracle.oncePerCamp ? state.fighters.filter(({ seat }) => seat === faithful.seat) : [target]
  for (const fighter of done) limits.spend(state, fighter.uses, successOn(miracle))
}

/** CF-CALL-07: the fighters in an aura that the miracle has not affected in this round; marks them as affected. */
export function newlyAffected({ state }: PlayState, miracle: Miracle, near: readonly Fighter[]): Fighter[] {
  return near.filter(({ uses }) => {
    const touched = limits.isSpent(state, uses, successOn(miracle))
    if (!touched) limits.spend(state, uses, successOn(miracle))
    return !touched
  })
}

/** CF-CALL-01, -03, -05, -07, -09: everything a faithful can announce now. */
export function miracleChoices(play: PlayState, faithful: Fighter, moment: CallMoment): MiracleChoice[] {
  return miraclesOf(faithful)
    .filter(({ when }) => when === moment)
    .flatMap((miracle) => [
      ...targetsOf(play, faithful, miracle, faithful).flatMap((target) =>
        miracleChoicesOn(play, faithful, miracle, target),
      ),
      ...relaysOf(play, faithful, miracle).flatMap((relay) => relayedChoices(play, faithful, miracle, relay)),
    ])
}

/** CF-REV-ACHERON-35: the friends that may relay a miracle; none for a personal one. */
function relaysOf(play: PlayState, faithful: Fighter, { on, range }: Miracle): Fighter[] {
  if (on === 'self' || on === 'nobody' || range === 'personal') return []
  return allWith(play, faithful, 'relays').flatMap(([ability, effect]) => ability.relays(play, faithful, effect))
}

function relayedChoices(play: PlayState, faithful: Fighter, miracle: Miracle, relay: Fighter): MiracleChoice[] {
  return targetsOf(play, faithful, miracle, relay).flatMap((target) => {
    return miracleChoicesOn(play, faithful, miracle, target).map((naming) => ({ ...naming, relay }))
  })
}

/** CF-CALL-03; CF-MIRACLE-02, -33: whether the faithful, or its camp, has used up its calls. */
export function isExhausted(play: PlayState, faithful: Fighter, miracle: Miracle): boolean {
  if (limits.isSpent(play.state, faithful.uses, attempts(play, faithful, miracle))) return true
  return miracle.oncePerCamp === true && isUnder(play, faithful, miracle)
}

/** CF-CALL-07: whether the miracle has been called successfully on this target in this round. */
export function isUnder({ state }: PlayState, { uses }: Fighter, miracle: Miracle): boolean {
  return limits.isSpent(state, uses, successOn(miracle))
}

/** CF-CALL-03, -09: a call that cannot be paid is not announced. */
export function miracleChoicesOn(
  play: PlayState,
  faithful: Fighter,
  miracle: Miracle,
  target: Fighter,
): MiracleChoice[] {
  if (isExhausted(play, faithful, miracle)) return []
  const variants = miracle.variants?.(play, target, faithful) ?? fixedVariants(play, faithful, miracle, target)
  const most = faithAtHand(play, faithful)
  return variants.filter(({ fervour }) => fervour <= most).map((variant) => ({ miracle, target, variant }))
}

/** CF-REV-TIRNABOR-09: one call, or one for each of its purposes. */
function fixedVariants(play: PlayState, faithful: Fighter, miracle: Miracle, target: Fighter): Variant[] {
  const fervour = fervourOf(play, faithful, miracle)
  const difficulty = miracle.difficulty(play, target, faithful)
  return miracle.manners?.map((manner, x) => ({ x, fervour, difficulty, manner })) ?? [{ x: 0, fervour, difficulty }]
}

/** CF-VIRTUE-15: a fixed Fervour may be lowered. */
function fervourOf(play: PlayState, faithful: Fighter, { fervour, rule }: Miracle): number {
  const tally = new Tally(text('number.fervour')).add(fervour, text('term.card'), rule)
  count(faithful, 'fervour', { play, tally })
  return tally.total
}

export function targetsOf(play: PlayState, faithful: Fighter, miracle: Miracle, from: Fighter): Fighter[] {
  const { on } = miracle
  const choice =
    on === 'self' || on === 'nobody'
      ? [faithful]
      : play.state.fighters.filter((fighter) => isThere(play, miracle, fighter))
  return choice.filter((fighter) => mayTarget(play, faithful, miracle, fighter, from))
}

/** CF-REV-TIRNABOR-14: on the table, or petrified and freed by this miracle. */
function isThere(play: PlayState, { reachesStone }: Miracle, fighter: Fighter): boolean {
  return isStanding(fighter) || (reachesStone === true && someWith(play, fighter, 'petrified'))
}

/** CF-CALL-05 to -07: whether a faithful may target a fighter now; nothing is measured. */
export function mayTarget(
  play: PlayState,
  faithful: Fighter,
  miracle: Miracle,
  target: Fighter,
  from: Fighter = faithful,
): boolean {
  if (!isOnSide(play, miracle, faithful, target)) return false
  if (isUnder(play, target, miracle)) return false
  if (!isTargetable(play, from, target, miracle)) return false
  return miracle.mayTarget?.(play, target, faithful) ?? true
}

function isOnSide(play: PlayState, { on }: Miracle, faithful: Fighter, target: Fighter): boolean {
  if (on === 'self' || on === 'nobody') return target === faithful
  if (on === 'believer') return isFriendlyBeliever(play, faithful, target)
  return on === 'anybody' || (on === 'enemy') === areEnemies(faithful, target)
}

/**
 * CF-CALL-05, -06: seen, or targeted without sight; at most one level away, and in contact if the range requires it.
 */
export function isTargetable(play: PlayState, faithful: Fighter, target: Fighter, { range }: Miracle): boolean {
  if (target === faithful) return true
  if (range === 'contact') return inContact(faithful, target)
  if (Math.abs(faithful.level - target.level) > 1 || isUntargetable(play, faithful, target)) return false
  if (hasLost(play, faithful, target, 'miracle')) return false
  return someWith(play, faithful, 'callsUnseen') || perceives(play, faithful, target)
}

/** CF-CALL-13, -16: whether a distance is within range; personal and contact are not measured. */
export function isWithin(
  play: PlayState,
  { range }: Miracle,
  faithful: Fighter,
  other: Fighter,
  from: Fighter = faithful,
): boolean {
  if (range === 'aura') return reachesFrom(play, faithful, from, other)
  return typeof range !== 'number' || gapBetween(from, other) <= range * CENTIMETRE
}

export function miracleChoiceOption(
  play: PlayState,
  faithful: Fighter,
  naming: MiracleChoice,
): DecisionOption<MiracleChoice> {
  const { miracle, target, variant, relay } = naming
  const { fervour, difficulty, manner } = variant
  const words = {
    ...{ miracle: miracle.name, fighter: { figure: target.id }, difficulty: difficulty ?? 0, fervour },
    ...(manner === undefined ? {} : { manner: { text: text(manner) } }),
    ...(relay ? { relay: { figure: relay.id } } : {}),
  }
  const alone = miracle.on === 'self' || miracle.on === 'nobody'
  const option = alone ? 'miracle' : relay ? 'miracle-relayed' : manner === undefined ? 'miracle-on' : 'miracle-for'
  const chosen = miracle.variants || miracle.manners ? [variant.x] : []
  return {
    key: [miracle.id, target.id, ...chosen, ...(relay ? [`by-${relay.id}`] : [])].join(':'),
    text: text(`option.${option}`, words),
    figure: target.id,
    icon: 'prayer',
    rules: [miracle.rule],
    group: {
      text: text('group.miracle', { miracle: miracle.name }),
      note: rangeMessage(naming),
      icon: 'prayer',
      label: text(`label.${option}`, words),
    },
    value: naming,
    cannotSucceed: () => (alone ? undefined : noEffectOn(play, target, 'miracle')),
    ...templateOf(play, faithful, miracle),
    // CF-CALL-05: nothing is measured before the test, so targets out of range may be named.
    ...(isWithin(play, miracle, faithful, target, relay) ? {} : { randomWeight: RARE_WEIGHT }),
  }
}

/** The cost and range of a miracle; nothing is measured yet (CF-MOVE-05). */
export function rangeMessage({ miracle, variant: { fervour } }: Pick<MiracleChoice, 'miracle' | 'variant'>): Message {
  const { range } = miracle
  if (typeof range === 'number') return text('note.miracle', { fervour, range })
  return text(range === 'aura' ? 'note.miracle-aura' : 'note.miracle-price', { fervour })
}

/** CF-LITANY-04, CF-CALL-07: friends that it would affect. */
function templateOf(play: PlayState, faithful: Fighter, miracle: Miracle): Pick<DecisionOption, 'template'> {
  const friends = miracle.friendsTouched?.(play, faithful)
  if (!friends) return {}
  const touched = friends.filter((friend) => !isUnder(play, friend, miracle))
  return friendsTemplate(faithful, touched)
}
