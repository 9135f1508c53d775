import { type DecisionOption, optionWithNote, type Procedure, type Refusal, refuse, text } from '@fray/kernel'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { type AnnouncedAssault, announcedAssault, assaultOf } from '../assault/announced-assault.ts'
import {
  type AssaultOptions,
  type AssaultTarget,
  announceAssault,
  assaultOptions,
  assaultRefusal,
  assaultTargetsIn,
  assaultTargetsOf,
  barredAssault,
  findAssaultOptions,
} from '../assault/announcement.ts'
import { resolveAssaults } from '../assault/resolution.ts'
import { resolveCombat } from '../combat/combat.ts'
import { combatOf } from '../combat/frays.ts'
import { hasReacted, mayStillAssault, noteExclusive } from '../divination/reactions.ts'
import { inContact, isFree } from '../ground/bodies.ts'
import { isUnhindered } from '../incantation/power.ts'
import { limits } from '../limits.ts'
import { isRooted, move } from '../movement/move.ts'
import { potential } from '../movement/potential.ts'
import { passesSpottingOfAll } from '../mystic/spotting.ts'
import {
  areEnemies,
  type Fighter,
  fighter,
  isStanding,
  type Play,
  type PlayState,
  profileOf,
  standing,
  type TurnState,
} from '../state.ts'
import { someWith } from '../traits.ts'
import { type Action, beginActivation, CAST_OUTSIDE, endActivation } from './activity.ts'
import { freeActionOptions, offerFreeActions, useFreely } from './free-actions.ts'
import { choosePrelude } from './prelude.ts'

/** CF-ACT-03: what a fighter may announce before any fighter acts. */
type AnnouncedAction =
  | { readonly action: 'assault'; readonly fighter: Fighter; readonly prospect: AssaultTarget }
  | { readonly action: 'cover'; readonly fighter: Fighter }
  | { readonly action: 'use'; readonly fighter: Fighter; readonly used: Action }
  | { readonly action: 'done' }

/**
 * CF-ACT-02: the exclusive actions of a turn, with a savepoint before each step. Immutable: each step makes a new one.
 */
export interface ExclusiveActions {
  /** The next step. */
  readonly next: 'announcement' | 'assaults' | 'cover' | 'end'
  readonly assaults: readonly AnnouncedAssault[]
  /** Ids of the fighters who move under cover; `covered` counts those who have moved. */
  readonly covering: readonly number[]
  readonly covered: number
  /** Possible assaults by fighter, for the current rules only; hidden from players. */
  readonly outlooks: Readonly<AssaultOptionsById>
}

const NOTHING_ANNOUNCED: ExclusiveActions = {
  next: 'announcement',
  assaults: [],
  covering: [],
  covered: 0,
  outlooks: {},
}

/** The actions that may still be announced. */
interface OpenAction {
  /** CF-ACT-02: assaults come before moves under cover. */
  readonly assaults: boolean
  /** CF-REV-07: free actions come before any exclusive action of the turn is announced. */
  readonly uses: boolean
}

/**
 * CF-ACT-02 (1): plays one step of the exclusive actions. All are announced first, assaults before moves under cover,
 * and then resolved.
 */
export function* exclusiveActions(play: Play, turn: TurnState): Procedure {
  const underWay = turn.exclusive ?? NOTHING_ANNOUNCED
  switch (underWay.next) {
    case 'announcement':
      return yield* announceNext(play, turn, underWay)
    case 'assaults':
      return yield* resolveAnnounced(play, turn, underWay)
    case 'cover':
      return yield* coverNext(play, turn, underWay)
    case 'end':
      return yield* endExclusive(play, turn, underWay)
  }
}

function* announceNext(play: Play, turn: TurnState, underWay: ExclusiveActions): Procedure {
  const { assaults, covering } = underWay
  const announcing = [...covering, ...assaults.map(({ assailant }) => assailant)]
  const free = turn.pending
    .map((id) => fighter(play, id))
    .filter((fighter) => !announcing.includes(fighter.id) && !barToExclusive(play, fighter))
  const open = { assaults: covering.length === 0, uses: announcing.length === 0 }
  const outlooks = { ...underWay.outlooks }
  const announced = yield* nextAnnouncement(play, turn, free, open, outlooks)
  switch (announced.action) {
    case 'done':
      if (announcing.length === 0) return concludeExclusive(turn)
      turn.exclusive = { ...underWay, next: 'assaults', outlooks: {} }
      return
    case 'use':
      yield* useFreely(play, announced.fighter, announced.used)
      turn.pending = turn.pending.filter((id) => isStanding(fighter(play, id)))
      turn.exclusive = { ...underWay, outlooks: {} }
      return
    case 'cover':
      turn.exclusive = { ...underWay, outlooks, covering: [...covering, announced.fighter.id] }
      return
    case 'assault':
      turn.exclusive = (yield* passesSpottingOfAll(play, announced.fighter, announced.prospect.targets))
        ? { ...underWay, outlooks, assaults: [...assaults, yield* announceWithPrelude(play, announced)] }
        : { ...underWay, outlooks: {} }
  }
}

/** Fighters with an announced action, assailants first. */
function actingIn(play: PlayState, { assaults, covering }: ExclusiveActions): Fighter[] {
  return [...assaults.map(({ assailant }) => assailant), ...covering].map((id) => fighter(play, id))
}

function* resolveAnnounced(play: Play, turn: TurnState, underWay: ExclusiveActions): Procedure {
  const { assaults, covering } = underWay
  const acting = actingIn(play, underWay)
  for (const fighter of acting) noteExclusive(play, fighter)
  for (const fighter of acting) yield* beginActivation(play, turn, fighter)
  if (assaults.length > 0)
    yield* resolveAssaults(
      play,
      assaults.map((assault) => assaultOf(play, assault)),
    )
  if (play.lookThroughPhase)
    yield* fightAtOnce(
      play,
      assaults.map(({ assailant }) => fighter(play, assailant)),
    )
  turn.exclusive = { ...underWay, next: covering.length > 0 ? 'cover' : 'end' }
}

/**
 * Used for the odds shown to players: each assailant fights the enemies it touches at once, without help from others.
 */
function* fightAtOnce(play: Play, assailants: readonly Fighter[]): Procedure {
  for (const assailant of assailants) {
    const enemies = standing(play).filter((other) => areEnemies(assailant, other) && inContact(assailant, other))
    const combat = isStanding(assailant) ? combatOf([assailant, ...enemies]) : undefined
    if (combat) yield* resolveCombat(play, combat, [])
  }
}

function* coverNext(play: Play, turn: TurnState, underWay: ExclusiveActions): Procedure {
  const { covering, covered } = underWay
  yield* moveUnderCover(play, fighter(play, covering[covered]!))
  const isLast = covered + 1 === covering.length
  turn.exclusive = { ...underWay, covered: covered + 1, next: isLast ? 'end' : 'cover' }
}

function* endExclusive(play: Play, turn: TurnState, underWay: ExclusiveActions): Procedure {
  const acting = actingIn(play, underWay)
  for (const fighter of acting) yield* offerFreeActions(play, fighter)
  // CF-MACHINE-42: fighters do nothing else after an exclusive action.
  turn.busy.push(...acting.map(({ id }) => id))
  for (const fighter of acting) yield* endActivation(play, fighter)
  concludeExclusive(turn)
}

function concludeExclusive(turn: TurnState): void {
  turn.exclusive = undefined
  turn.announced = true
}

/**
 * Possible assaults by fighter id. They stay valid while only announcements are made, since those change nothing on the
 * table.
 */
type AssaultOptionsById = Record<number, AssaultOptions>

function* nextAnnouncement(
  play: Play,
  turn: TurnState,
  free: readonly Fighter[],
  open: OpenAction,
  outlooks: AssaultOptionsById,
): Procedure<AnnouncedAction> {
  const bound = open.assaults ? free.filter((fighter) => mustCharge(play, fighter)) : []
  if (open.assaults) for (const fighter of free) outlooks[fighter.id] ??= findAssaultOptions(play, fighter)
  const assaults = open.assaults
    ? free.flatMap((fighter) => assaultsOf(play, fighter, bound.includes(fighter), outlooks[fighter.id]!))
    : []
  // CF-FLY-05: no moving under cover in the air.
  const covers = (bound.length > 0 ? [] : free)
    .filter((fighter) => fighter.level === 0 && isFree(play, fighter) && !hasActedOutside(play, fighter))
    .map((fighter) => coverOption(play, fighter))
  const done: DecisionOption<AnnouncedAction> = {
    key: 'done',
    text: text('option.done'),
    icon: 'check-mark',
    ...optionWithNote('note.done'),
    // Dragging a fighter means a move, which comes after all announcements.
    gesture: 'move',
    value: { action: 'done' },
  }
  const isOpen = assaults.length + covers.length > 0
  const uses = isOpen && open.uses ? free.flatMap((fighter) => usesOf(play, fighter)) : []
  return yield* play.pick<AnnouncedAction>({
    seat: turn.seat,
    prompt: text('ask.announce'),
    rules: ['CF-ACT-02', 'CF-ACT-03'],
    ...(bound.length > 0 ? {} : { defaultAnswer: () => done.key }),
    options: [...assaults, ...covers, ...uses, ...(bound.length > 0 ? [] : [done])],
    barred:
      isOpen && open.assaults
        ? free.flatMap((fighter) => barredAssault(play, fighter, outlooks[fighter.id]!.isHeld))
        : [],
    whyNot: (key) =>
      whyNotAnnounced(play, turn, open.assaults, key) ?? (isOpen ? laterActionRefusal(play, turn, key) : undefined),
  })
}

/** CF-ACT-02: why a fighter cannot take an exclusive action, if it cannot. */
function barToExclusive(play: PlayState, fighter: Fighter): Refusal | undefined {
  const named = { fighter: { figure: fighter.id } }
  // CF-ROUT-03: in contact with an enemy, a fighter in rout does not flee but may try to disengage and engage.
  if (fighter.inRout && isFree(play, fighter)) return refuse(text('barred.in-rout', named), 'CF-ROUT-03')
  if (isImmobile(profileOf(fighter))) return refuse(text('barred.immobile', named), 'CF-MACHINE-03')
  if (isRooted(play, fighter)) return refuse(text('barred.rooted', named), 'CF-ACT-02')
  return isBound(play, fighter) ? refuse(text('barred.acted-before', named), 'CF-CAST-17', 'CF-CALL-19') : undefined
}

/** Why an assault or a move under cover cannot be announced, whether `key` names its mover or its target. */
function whyNotAnnounced(play: PlayState, turn: TurnState, assaultsOpen: boolean, key: string): Refusal | undefined {
  const [who, manner = '', whom, second] = key.split(':')
  const mover = turn.pending.map((id) => fighter(play, id)).find(({ id }) => String(id) === who)
  if (!mover) return undefined
  const named = { fighter: { figure: mover.id } }
  const bar = barToExclusive(play, mover)
  if (bar) return bar
  const bound = turn.pending.map((id) => fighter(play, id)).find((other) => mustCharge(play, other))
  const charges = manner === 'charge' || manner === 'dive'
  if (bound && assaultsOpen && !charges) {
    return refuse(text('barred.must-charge', { fighter: { figure: bound.id } }), 'CF-REV-ORC-16')
  }
  if (manner === 'cover') {
    if (mover.level > 0) return refuse(text('barred.cover-in-air', named), 'CF-FLY-05')
    return refuse(text(isFree(play, mover) ? 'barred.acted-before' : 'barred.cover-in-contact', named), 'CF-ACT-07')
  }
  const enemy = standing(play).find(({ id }) => String(id) === whom)
  if (!enemy || !['charge', 'engagement', 'dive'].includes(manner)) return undefined
  if (!assaultsOpen) return refuse(text('barred.covers-announced'), 'CF-ACT-02')
  if (second !== undefined) return refuse(text('barred.pair'), 'CF-CHARGE-09')
  return (
    barredAssault(play, mover).map(({ reason, rules }) => refuse(reason, ...rules))[0] ??
    assaultRefusal(play, mover, manner, enemy)
  )
}

const LATER: readonly string[] = ['walk', 'run', 'fire', 'fire-walk', 'cast', 'call', 'nothing']

/** CF-ACT-02: cumulative actions follow once all exclusive ones are announced. */
function laterActionRefusal(play: PlayState, turn: TurnState, key: string): Refusal | undefined {
  const [who, manner = ''] = key.split(':')
  const mover = turn.pending.map((id) => fighter(play, id)).find(({ id }) => String(id) === who)
  if (!mover || !LATER.includes(manner)) return undefined
  return refuse(text('barred.announce-first', { fighter: { figure: mover.id } }), 'CF-ACT-02')
}

/** CF-REV-ORC-16: whether a fighter must charge and has a target. */
function mustCharge(play: PlayState, fighter: Fighter): boolean {
  if (!someWith(play, fighter, 'mustCharge') || hasActedOutside(play, fighter)) return false
  return assaultTargetsOf(play, fighter).some(({ kind }) => kind === 'charge')
}

function assaultsOf(
  play: Play,
  assailant: Fighter,
  chargesOnly: boolean,
  outlook: AssaultOptions,
): DecisionOption<AnnouncedAction>[] {
  const all = assaultTargetsIn(play, assailant, outlook)
  const prospects = chargesOnly ? all.filter(({ kind }) => kind === 'charge') : all
  // CF-CAST-17, CF-CALL-19: a fighter who cast or called outside its activation engages instead of charging.
  const open = hasActedOutside(play, assailant) ? prospects.filter(isPlain).map(asEngagement) : prospects
  const announcedAssaultOn = (prospect: AssaultTarget): AnnouncedAction => ({
    action: 'assault',
    fighter: assailant,
    prospect,
  })
  return assaultOptions(play, assailant, open, outlook.reach, announcedAssaultOn, outlook)
}

/**
 * CF-CAST-17, CF-CALL-19: a fighter who cast or called outside its activation takes no exclusive action, except that
 * some may still assault.
 */
function isBound(play: PlayState, fighter: Fighter): boolean {
  return (hasCastOutside(play, fighter) && !isUnhindered(play, fighter)) || !mayStillAssault(play, fighter)
}

function hasActedOutside(play: PlayState, fighter: Fighter): boolean {
  return hasCastOutside(play, fighter) || hasReacted(play, fighter)
}

function hasCastOutside({ state }: PlayState, { uses }: Fighter): boolean {
  return limits.isSpent(state, uses, CAST_OUTSIDE)
}

/** An assault on a single enemy, without a dive. */
function isPlain({ targets, dive }: AssaultTarget): boolean {
  return targets.length === 1 && !dive
}

/** CF-ACT-11: an assault preceded by a spell or a miracle is an engagement. */
function asEngagement(prospect: AssaultTarget): AssaultTarget {
  return { ...prospect, kind: 'engagement' }
}

/** CF-ACT-11: announces an assault together with the spell or miracle before it, if any. */
function* announceWithPrelude(
  play: Play,
  { fighter: assailant, prospect }: Extract<AnnouncedAction, { action: 'assault' }>,
): Procedure<AnnouncedAssault> {
  const mayPrepare = isPlain(prospect) && !hasActedOutside(play, assailant)
  const prelude = mayPrepare ? yield* choosePrelude(play, assailant) : null
  if (!prelude) return announcedAssault(yield* announceAssault(play, assailant, prospect))
  return { ...announcedAssault(yield* announceAssault(play, assailant, asEngagement(prospect))), prelude }
}

function usesOf(play: PlayState, fighter: Fighter): DecisionOption<AnnouncedAction>[] {
  return freeActionOptions(play, fighter, (used): AnnouncedAction => ({ action: 'use', fighter, used }))
}

function coverOption(play: PlayState, fighter: Fighter): DecisionOption<AnnouncedAction> {
  const named = { fighter: { figure: fighter.id } }
  return {
    key: `${fighter.id}:cover`,
    text: text('option.cover', named),
    figure: fighter.id,
    icon: 'hidden',
    rules: ['CF-ACT-07'],
    note: () => text('note.cover', { reach: potential(play, fighter, 'cover').total }),
    group: { text: text('group.fighter', named), label: text('label.cover') },
    value: { action: 'cover', fighter },
  }
}

/** CF-ACT-07 to -09: moves half MOV; the fighter is harder to hit until its next activation. */
function* moveUnderCover(play: Play, mover: Fighter): Procedure {
  if (mover.status !== 'standing') return
  yield* move(play, mover, 'cover')
  mover.underCover = true
  play.log('covered', { fighter: { figure: mover.id } }, ['CF-ACT-09', 'CF-TOKEN-06'], { seat: mover.seat })
}
