import { type DecisionOption, type Message, type Procedure, text } from '@fray/kernel'
import { EXCLUSIVE, isBarredFromReacting, noteDeed } from '../activation/activity.ts'
import type { Test, TestKind } from '../dice/test.ts'
import { limits, registerCounter } from '../limits.ts'
import { ruleOfMystery } from '../mystic/enchantment.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../state.ts'
import { campWith, someWith } from '../traits.ts'
import { call } from './calling.ts'
import { isWarriorMonk } from './faith.ts'
import { miraclesOf } from './miracle.ts'
import { type MiracleChoice, mayTarget, miracleChoiceOption, miracleChoicesOn } from './miracle-choices.ts'

/** CF-CALL-19: exclusive actions and calls in reaction exclude each other in one activation phase. */
const REACTED = { id: registerCounter('called-in-reaction'), per: 'round' } as const

/** CF-CALL-19: records that a fighter charges, engages or moves under cover in this activation phase. */
export function noteExclusive({ state }: PlayState, { uses }: Fighter): void {
  limits.spend(state, uses, EXCLUSIVE)
}

/** CF-CALL-19: a call in reaction rules out exclusive actions for the rest of the phase. */
export function hasReacted({ state }: PlayState, { uses }: Fighter): boolean {
  return limits.isSpent(state, uses, REACTED)
}

/**
 * CF-CALL-19: in the activation phase a call in reaction bars an exclusive action; in the same turn it also bars the
 * actions that calling bars.
 */
function noteReaction(play: Play, faithful: Fighter): void {
  const { state } = play
  if (state.phase !== 'activation') return
  limits.spend(state, faithful.uses, REACTED)
  noteDeed(play, faithful, 'called')
}

/** CF-CALL-19: an exclusive action of this activation phase, or a run or a shot of this turn. */
function hasDoneExclusiveAction(play: PlayState, faithful: Fighter): boolean {
  const { state } = play
  if (state.phase !== 'activation') return false
  return limits.isSpent(state, faithful.uses, EXCLUSIVE) || isBarredFromReacting(play, faithful, 'called')
}

/** CF-CALL-19, CF-ACT-11: a Warrior-monk may still engage. */
export function mayStillAssault(play: PlayState, fighter: Fighter): boolean {
  return !hasReacted(play, fighter) || isWarriorMonk(play, fighter)
}

/** CF-MIRACLE-14: whether an assaulted fighter undoes an assault that has just made contact. */
export function* isAssaultUndone(play: Play, assailant: Fighter, engaged: readonly Fighter[]): Procedure<boolean> {
  const [first] = engaged
  if (!first) return false
  for (const [friend, ability, effect] of campWith(play, first, 'undoesAssault')) {
    if (yield* ability.undoesAssault(play, assailant, first, friend, effect)) return true
  }
  return false
}

/** CF-CALL-18: whether a faithful reacts to a test of its camp with a miracle that takes effect. */
export function reactsToTest(play: Play, faithful: Fighter, id: string, { kind, fighter }: Test): Procedure<boolean> {
  const words = { fighter: { figure: fighter.id }, test: { text: text(`test.${kind}`) } }
  return reacts(play, faithful, id, fighter, text('moment.test', words))
}

/** CF-CALL-18: whether a faithful reacts to an event with a miracle on a fighter, and it takes effect. */
export function* reacts(
  play: Play,
  faithful: Fighter,
  id: string,
  target: Fighter,
  moment: Message,
): Procedure<boolean> {
  const naming = isStanding(target) ? reactionOf(play, faithful, id, target) : undefined
  if (!naming || !(yield* wantsTo(play, faithful, naming, moment))) return false
  noteReaction(play, faithful)
  return yield* call(play, faithful, naming)
}

/** CF-CALL-18, CF-MIRACLE-24: characteristic tests to which miracles can react. */
export const ANSWERED: readonly TestKind[] = [
  ...(['initiative', 'agility', 'attack', 'defence', 'aim', 'courage', 'discipline', 'tactical'] as const),
]

/** CF-REV-GRIFFIN-09: a fighter may react to its own misfortune by any way of calling the miracle. */
export function* offerToReact(play: Play, faithful: Fighter, id: string, prompt: Message): Procedure {
  const namings = reactionsOf(play, faithful, id, faithful)
  if (namings.length === 0) return
  const naming = yield* play.pick<MiracleChoice | null>({
    seat: faithful.seat,
    figure: faithful.id,
    prompt,
    rules: ['CF-CALL-18', ruleOfMystery(id)],
    defaultAnswer: () => 'pass',
    options: [
      { key: 'pass', text: text('option.no-miracle'), icon: 'hand', value: null },
      ...namings.map((otherNaming) => miracleChoiceOption(play, faithful, otherNaming)),
    ],
  })
  if (!naming) return
  noteReaction(play, faithful)
  yield* call(play, faithful, naming)
}

function reactionOf(play: PlayState, faithful: Fighter, id: string, target: Fighter): MiracleChoice | undefined {
  return reactionsOf(play, faithful, id, target)[0]
}

/** CF-CALL-18, -19: the calls that a fighter could make in reaction now. */
function reactionsOf(play: PlayState, faithful: Fighter, id: string, target: Fighter): MiracleChoice[] {
  const able = isStanding(faithful) && !faithful.inRout && !someWith(play, faithful, 'cannotCall')
  const miracle =
    able && !hasDoneExclusiveAction(play, faithful)
      ? miraclesOf(faithful).find((otherMiracle) => otherMiracle.id === id)
      : undefined
  if (!miracle || !mayTarget(play, faithful, miracle, target)) return []
  return miracleChoicesOn(play, faithful, miracle, target)
}

function* wantsTo(play: Play, faithful: Fighter, naming: MiracleChoice, moment: Message): Procedure<boolean> {
  const { miracle, target } = naming
  const pass: DecisionOption<boolean> = { key: 'pass', text: text('option.no-miracle'), icon: 'hand', value: false }
  const calls: DecisionOption<boolean> = {
    ...miracleChoiceOption(play, faithful, naming),
    value: true,
    reaction: { source: miracle.id, matters: () => miracle.on === 'enemy' },
  }
  return yield* play.pick<boolean>({
    seat: faithful.seat,
    figure: faithful.id,
    prompt: text('ask.reaction', { fighter: { figure: faithful.id }, miracle: miracle.name }),
    rules: ['CF-CALL-18', miracle.rule],
    interruption: {
      moment,
      key: `${play.state.round}:${miracle.id}:${faithful.id}:${target.id}:${play.state.effectsMade}`,
      interrupted: target.seat,
      acting: target.id,
      hostile: miracle.on === 'enemy',
      pass: 'pass',
    },
    options: [calls, pass],
  })
}
