import {
  type Arrangement,
  accept,
  type Json,
  optionWithNote,
  type Procedure,
  refuse,
  Tally,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import {
  directionTo,
  halfTurn,
  type Point,
  pathLength,
  pointTowards,
  readProposal,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { type Action, type Activity, type Bar, beginActivation, endActivation } from '../activation/activity.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { baseOf, gapBetween, isFree } from '../ground/bodies.ts'
import { interruptMove } from '../movement/interruption.ts'
import { isRooted, notifyTravel } from '../movement/move.ts'
import { lengthAllowed, mov } from '../movement/potential.ts'
import { areEnemies, type Fighter, isStanding, type Play, type PlayState, profileOf, standing } from '../state.ts'
import { has } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { crewOf, servantsOf } from './crew.ts'
import { type Group, type GroupPlan, judgeGroup, planGroup } from './group.ts'
import { hasEnemyInContact, MOVED, noteUse, TURNED } from './serving.ts'

/** CF-MACHINE-22, -24: free servants in contact that have not acted yet. */
function haulers(play: PlayState, machine: Fighter): Fighter[] {
  const pending = play.state.turn?.pending ?? []
  return servantsOf(play, machine).filter((servant) => {
    const isAble =
      !servant.inRout && isFree(play, servant) && !isRooted(play, servant) && !has(play, servant, 'served-machine')
    return isAble && pending.includes(servant.id) && crewOf(play, machine).includes(servant)
  })
}

/** CF-MACHINE-22: the lowest MOV of the haulers minus the Weight, which each further hauler lowers by 2. */
function reducedMov(play: PlayState, { machine, men }: Group, times: 1 | 2): Tally {
  const slowest = Math.min(...men.map((man) => mov(play, man, 'walk').total))
  const weight = profileOf(machine).machine?.weight ?? 0
  const penalty = Math.max(0, weight - 2 * (men.length - 1))
  const once = Math.max(0, slowest - penalty)
  return new Tally(text(times === 1 ? 'move.walk' : 'move.run'))
    .add(slowest, text('term.slowest'), 'CF-MACHINE-22')
    .add(once - slowest, text('term.weight'), 'CF-MACHINE-22')
    .add(once * (times - 1), text('term.run'), 'CF-MACHINE-22')
}

/** CF-MACHINE-17, -22, -29, -30: why a machine cannot be moved now. */
function cannotHaul(play: PlayState, { fighter: machine, fired }: Activity): Bar | undefined {
  if (machine.shots > 0 || fired) return { reason: 'barred.machine-fired', rules: ['CF-MACHINE-29'] }
  if (hasEnemyInContact(play, machine)) return { reason: 'barred.beset', rules: ['CF-MACHINE-22', 'CF-MACHINE-30'] }
  const men = haulers(play, machine)
  if (men.length === 0) return { reason: 'barred.no-servants', rules: ['CF-MACHINE-12', 'CF-MACHINE-17'] }
  const far = reducedMov(play, { machine, men }, 1).total
  return far === 0 ? { reason: 'barred.too-heavy', rules: ['CF-MACHINE-22'] } : undefined
}

function hauling(id: 'haul' | 'haul-run', times: 1 | 2): Action {
  return {
    id,
    icon: times === 1 ? 'push' : 'run',
    rules: ['CF-MACHINE-22'],
    ...(times === 1 ? { gesture: 'move' as const } : {}),
    note: (play, { fighter: machine }) => {
      const men = haulers(play, machine)
      return text('note.haul', { reach: reducedMov(play, { machine, men }, times).total, men: men.length })
    },
    concerns: (_play, { fighter, moved }) => isImmobile(profileOf(fighter)) && moved === null,
    bar: cannotHaul,
    *perform(play, activity): Procedure {
      const { fighter: machine } = activity
      activity.moved = 'run'
      const men = yield* chooseHaulers(play, machine)
      const { turn } = play.state
      for (const man of men) yield* beginActivation(play, turn!, man)
      yield* moveGroup(play, { machine, men }, reducedMov(play, { machine, men }, times), 'ask.haul')
      noteUse(play, machine, MOVED)
      // CF-MACHINE-24: its haulers do nothing else in this activation.
      turn!.busy.push(...men.map(({ id }) => id))
      for (const man of men) yield* endActivation(play, man)
    },
  }
}

/** CF-MACHINE-22: all servants who can, or some of them; the others act for themselves (CF-MACHINE-25). */
function* chooseHaulers(play: Play, machine: Fighter): Procedure<readonly Fighter[]> {
  const able = haulers(play, machine)
  if (able.length === 1) return able
  const answer = (some: readonly Fighter[]) => ({
    slots: {
      haul: some.map(({ id }) => String(id)),
      stay: able.filter((fighter) => !some.includes(fighter)).map(({ id }) => String(id)),
    },
  })
  return yield* play.arrange<readonly Fighter[]>({
    seat: machine.seat,
    figure: machine.id,
    prompt: text('ask.haulers', { machine: { figure: machine.id } }),
    rules: ['CF-MACHINE-22', 'CF-MACHINE-25'],
    things: able.map(({ id }) => ({ id: String(id), text: text('named', { fighter: { figure: id } }), figure: id })),
    slots: [
      { id: 'haul', text: text('slot.haul'), icon: 'push' },
      { id: 'stay', text: text('slot.stay'), icon: 'hand' },
    ],
    check: (arrangement) => judgeHaulers(able, arrangement),
    suggest: (wanted) => takeFirst([able, able.slice(0, 1)], wanted).map(answer),
  })
}

function judgeHaulers(able: readonly Fighter[], { haul = [] }: Arrangement): Verdict<readonly Fighter[]> {
  const men = able.filter(({ id }) => haul.some(({ thing }) => thing === String(id)))
  return men.length === 0 ? refuse(text('refused.nobody-hauls'), 'CF-MACHINE-22') : accept(men)
}

/** CF-MACHINE-29, -30: turns the machine in place to any heading with at least one servant; its crew turns with it. */
const turning: Action = {
  id: 'turn-machine',
  icon: 'clockwise-rotation',
  rules: ['CF-MACHINE-29'],
  note: () => text('note.turn-machine'),
  concerns: (_play, { fighter, moved }) => isImmobile(profileOf(fighter)) && moved === null,
  bar: cannotTurn,
  *perform(play, activity): Procedure {
    const { fighter: machine } = activity
    activity.moved = 'walk'
    const still = new Tally(text('move.turn'))
    if (yield* moveGroup(play, { machine, men: crewOf(play, machine) }, still, 'ask.turn-machine')) {
      noteUse(play, machine, TURNED)
    }
  },
}

function cannotTurn(play: PlayState, { fighter: machine, fired, walkAnnounced }: Activity): Bar | undefined {
  if (has(play, machine, 'just-captured')) return { reason: 'barred.just-captured', rules: ['CF-MACHINE-41'] }
  if (hasEnemyInContact(play, machine)) return { reason: 'barred.beset', rules: ['CF-MACHINE-30'] }
  if (fired && !walkAnnounced) return { reason: 'barred.fired', rules: ['CF-MACHINE-29'] }
  return crewOf(play, machine).some(({ inRout }) => !inRout)
    ? undefined
    : { reason: 'barred.nobody-mans', rules: ['CF-MACHINE-29'] }
}

/** CF-MACHINE-22: moves the whole group at once; returns whether it has moved or turned at all. */
function* moveGroup(play: Play, group: Group, allowed: Tally, prompt: string): Procedure<boolean> {
  const { machine } = group
  const far = lengthAllowed(allowed)
  const plan = yield* play.place<GroupPlan | null>({
    seat: machine.seat,
    figure: machine.id,
    prompt: text(prompt, { machine: { figure: machine.id } }),
    rules: ['CF-MACHINE-22', 'CF-MACHINE-29'],
    form: toJson({
      kind: 'move',
      base: baseOf(machine),
      from: machine.at,
      reach: far,
      bends: true,
      turns: true,
    }),
    check: (json) => {
      const proposal = readProposal(json)
      if (!proposal) return refuse(text('refused.no-place'), 'CF-MOVE-02')
      return judgeGroup(play, planGroup(play, group, proposal), allowed)
    },
    suggest: (wanted) => takeFirst(suggestions(play, group, allowed), wanted),
    alternatives: [{ key: 'stay', text: text('option.stay'), ...optionWithNote('note.stay'), value: null }],
  })
  if (plan) yield* goTogether(play, plan)
  return plan !== null
}

/** CF-ABIL-68: a marker on the path of one member interrupts all; the survivors go on. */
function* goTogether(play: Play, plan: GroupPlan): Procedure {
  const ways = new Map([...plan.ends].map(([each, end]) => [each, wayIn(plan, each, end)]))
  for (const [mover, end] of plan.ends) {
    const companions = [...plan.ends.keys()].filter((fighter) => fighter !== mover && isStanding(fighter))
    if (isStanding(mover)) yield* interruptMove(play, { mover, points: ways.get(mover)!, end, companions }, false)
  }
  carryGroup(play, plan, ways)
  for (const [each, points] of ways) if (isStanding(each)) yield* notifyTravel(play, each, points)
}

/** The path of one member, parallel to the machine's. */
function wayIn({ group: { machine }, points }: GroupPlan, { at }: Fighter, end: Point): Point[] {
  return [...points.slice(0, -1).map(({ x, y }) => ({ x: x + at.x - machine.at.x, y: y + at.y - machine.at.y })), end]
}

/** Towards the nearest enemies, away from the nearest, or only turned to them. */
function* suggestions(play: PlayState, group: Group, allowed: Tally): Generator<Json> {
  const { machine } = group
  const enemies = standing(play)
    .filter((fighter) => areEnemies(fighter, machine))
    .sort((a, b) => gapBetween(machine, a) - gapBetween(machine, b))
    .slice(0, 3)
  const far = lengthAllowed(allowed)
  const judgePath = (path: readonly Point[], facing: Point): Json | undefined => {
    const proposal = { path, facing }
    return judgeGroup(play, planGroup(play, group, proposal), allowed).ok ? toJson(proposal) : undefined
  }
  for (const enemy of enemies) {
    const facing = directionTo(machine.at, enemy.at)
    const back = halfTurn(facing)
    const ways = [enemy.at, { x: machine.at.x + back.x, y: machine.at.y + back.y }].map((goal) => {
      const end = pointTowards(machine.at, goal, Math.floor(far))
      return [wholePoint(end.x, end.y)]
    })
    for (const path of far >= CENTIMETRE ? [[], ...ways] : [[]]) {
      const found = judgePath(path, facing)
      if (found) yield found
    }
  }
}

/** The one place where a group changes the table. */
function carryGroup(
  play: Play,
  { group, points, ends }: GroupPlan,
  ways: ReadonlyMap<Fighter, readonly Point[]>,
): void {
  const { machine } = group
  const left = [...ends].filter(([each]) => isStanding(each))
  const paths = left.map(([each]) => ({
    figure: each.id,
    points: ways.get(each)!.map(({ x, y }) => [x, y] as const),
  }))
  for (const [each, end] of left) each.at = end
  const [event, rule] = points.length > 1 ? ['machine.moved', 'CF-MACHINE-22'] : ['machine.turned', 'CF-MACHINE-29']
  const cm = Math.round(pathLength(points) / (CENTIMETRE / 10)) / 10
  play.log(event, { machine: { figure: machine.id }, cm }, [rule], { seat: machine.seat, paths })
}

export const haul = hauling('haul', 1)
export const haulRunning = hauling('haul-run', 2)
export const turnMachine = turning
