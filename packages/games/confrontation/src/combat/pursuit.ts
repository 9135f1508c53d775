import { type DecisionOption, type Procedure, RARE_WEIGHT, type Refusal, refuse, text } from '@fray/kernel'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { type AssaultTarget, announceAssault, assaultOptions, engagementTargets } from '../assault/announcement.ts'
import { applyChargePenalties } from '../assault/penalties.ts'
import { resolveAssaults } from '../assault/resolution.ts'
import { opponentsOf } from '../ground/bodies.ts'
import { isRooted, move } from '../movement/move.ts'
import { lengthAllowed, potential } from '../movement/potential.ts'
import { passesSpottingOfAll } from '../mystic/spotting.ts'
import { type Fighter, isStanding, otherSeat, type Play, profileOf } from '../state.ts'
import { someWith, sumWith } from '../traits.ts'
import { type Fight, newFight } from './fight.ts'
import { fightersIn } from './frays.ts'
import { combatsOf } from './refresh-combats.ts'

type Pursuit =
  | { readonly kind: 'engage'; readonly pursuer: Fighter; readonly prospect: AssaultTarget }
  | { readonly kind: 'move' | 'hold'; readonly pursuer: Fighter }
  | { readonly kind: 'end' }

/**
 * CF-PURSUIT-01: lets one fighter pursue whose opponents in this combat are all gone, in its player's order. The combat
 * ends after the last one.
 */
export function* pursueNext(play: Play, fight: Fight): Procedure {
  const fighters = fightersIn(play, fight.combat)
  const able = fighters.filter((fighter) => isAllowed(fight, fighter) && mayPursue(play, fighters, fighter))
  const chosen: Pursuit = able.length > 0 ? yield* choosePursuit(play, able) : { kind: 'end' }
  if (chosen.kind === 'end') return conclude(play, fight)
  // CF-REV-LION-22: a pursuer who fails to spot its target may still choose something else.
  if (chosen.kind === 'engage' && !(yield* passesSpottingOfAll(play, chosen.pursuer, chosen.prospect.targets))) return
  fight.pursued = [...fight.pursued, chosen.pursuer.id]
  yield* carryOutPursuit(play, fight, chosen)
}

function isAllowed({ pursuers, pursued }: Fight, { id }: Fighter): boolean {
  return !pursued.includes(id) && (pursuers?.includes(id) ?? true)
}

/** Returns to the combat that this one interrupted. */
function conclude({ state }: Play, fight: Fight): void {
  fight.next = 'nothing'
  state.fighting = fight.within
  if (fight.isPicked) state.picker = otherSeat(state.picker)
}

/** CF-PURSUIT-01, -02, -10: whether the fighter's opponents are gone and it has a pursuit left and is not in rout. */
function mayPursue(play: Play, fighters: readonly Fighter[], who: Fighter): boolean {
  // CF-MACHINE-35: an immobile machine's crew pursues for it.
  if (!isStanding(who) || who.inRout || isImmobile(profileOf(who))) return false
  if (isRooted(play, who) || someWith(play, who, 'cannotPursue')) return false
  if (fighters.some((fighter) => fighter.seat !== who.seat && isStanding(fighter))) return false
  return who.pursuits < 1 + sumWith(play, who, 'extraPursuits', (ability, effect) => ability.extraPursuits(who, effect))
}

function* choosePursuit(play: Play, able: readonly Fighter[]): Procedure<Pursuit> {
  const end: DecisionOption<Pursuit> = {
    key: 'end',
    text: text('option.no-pursuit'),
    icon: 'hand',
    value: { kind: 'end' },
    randomWeight: RARE_WEIGHT,
  }
  return yield* play.pick<Pursuit>({
    seat: able[0]!.seat,
    prompt: text('ask.pursuer'),
    rules: ['CF-PURSUIT-01', 'CF-PURSUIT-04'],
    defaultAnswer: () => end.key,
    options: [...able.flatMap((fighter) => pursuitsOf(play, fighter)), end],
    whyNot: (key) => whyNoPursuit(play, key),
  })
}

/** CF-PURSUIT-10, CF-MACHINE-35: why a fighter does not pursue. */
function whyNoPursuit(play: Play, key: string): Refusal | undefined {
  const who = play.state.fighters.find(({ id }) => String(id) === key.split(':')[0])
  if (!who) return undefined
  const words = { fighter: { figure: who.id } }
  if (who.inRout) return refuse(text('barred.in-rout', words), 'CF-PURSUIT-10')
  if (isImmobile(profileOf(who))) return refuse(text('barred.immobile', words), 'CF-MACHINE-35')
  return isRooted(play, who) ? refuse(text('barred.rooted', words), 'CF-PURSUIT-02') : undefined
}

/** CF-PURSUIT-04, -05: engage, move away, or hold the opponents still in contact. */
function pursuitsOf(play: Play, pursuer: Fighter): DecisionOption<Pursuit>[] {
  const named = { fighter: { figure: pursuer.id } }
  const option = (kind: 'move' | 'hold', icon: string): DecisionOption<Pursuit> => ({
    key: `${pursuer.id}:${kind}`,
    text: text(`option.pursuit.${kind}`, named),
    figure: pursuer.id,
    icon,
    group: { text: text('group.fighter', named), label: text(`label.pursuit.${kind}`) },
    note: () => text(`note.pursuit.${kind}`, { reach: potential(play, pursuer, 'pursuit').total }),
    value: { kind, pursuer },
  })
  const reach = lengthAllowed(potential(play, pursuer, 'pursuit'))
  const engage = assaultOptions(play, pursuer, engagementTargets(play, pursuer), reach, (prospect): Pursuit => {
    return { kind: 'engage', pursuer, prospect }
  })
  const held = opponentsOf(play, pursuer).length > 0 ? [option('hold', 'crossed-swords')] : []
  return [...held, ...engage, option('move', 'walk')]
}

function* carryOutPursuit(play: Play, fight: Fight, pursuit: Exclude<Pursuit, { kind: 'end' }>): Procedure {
  const { pursuer } = pursuit
  pursuer.pursuits++
  if (pursuit.kind === 'move') return yield* move(play, pursuer, 'pursuit')
  if (pursuit.kind === 'engage') {
    const before = pursuer.at
    const assault = yield* announceAssault(play, pursuer, pursuit.prospect)
    yield* resolveAssaults(play, [{ ...assault, kind: 'pursuit' }])
    // CF-PURSUIT-06: a failed Courage test uses up the pursuit, even for a fighter still in contact.
    if (pursuer.at === before) return
  }
  // CF-PURSUIT-04 (b): the fighter counts as having engaged them.
  if (pursuit.kind === 'hold') applyChargePenalties(play, pursuer, opponentsOf(play, pursuer))
  yield* fightAgain(play, fight, pursuer)
}

/**
 * CF-PURSUIT-07 to -09: opponents in contact who have not fought yet are fought at once; the pursuer counts as not
 * having fought.
 */
function* fightAgain(play: Play, fight: Fight, pursuer: Fighter): Procedure {
  // CF-REV-ORC-06: outside the combat phase, the combat waits for that phase.
  if (play.state.phase === 'activation') return
  if (!isStanding(pursuer)) return
  const combats = yield* combatsOf(play, [pursuer])
  const own = combats.find(({ lone, many }) => lone === pursuer.id || many.includes(pursuer.id))
  play.state.combats.push(...combats.filter((combat) => combat !== own))
  if (own) play.state.fighting = newFight(own, { within: fight })
}
