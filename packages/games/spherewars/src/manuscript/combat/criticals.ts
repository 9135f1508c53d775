import { choice, type Procedure, text } from '@fray/kernel'
import { firstHit, pathLength } from '@fray/tabletop'
import { barriersFor, mayStandAt } from '../../ground/ground.ts'
import { baseUnder } from '../../ground/surroundings.ts'
import { settleContacts } from '../../melee/contacts.ts'
import { movingBase } from '../../movement/paths/obstruction.ts'
import { asInches, figurePath } from '../../movement/paths/path-points.ts'
import { opposite, straightWay } from '../../movement/paths/straight-way.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../../state.ts'
import { inches } from '../../units.ts'
import type { Attack } from '../../wounds/attack.ts'
import type { Critical, CriticalRules, Faces } from '../../wounds/critical.ts'
import { NO_CRITICAL } from '../../wounds/criticals.ts'

/** SM-CRIT-01 to -06, SM-DICE-09: criticals of close combat and their dice. */
export const criticals: CriticalRules = {
  // SM-CRIT-02: only a double counts.
  precise: (spheres) => (spheres >= 2 ? 1 : 0),
  fives: true,
  certain: false,
  of: criticalOf,
}

/** SM-CRIT-01, SM-SHOOT-12: applies in close combat; shots only have the Mortal Strike, feats and spells nothing. */
function* criticalOf(play: Play, attack: Attack, { spheres, fives }: Faces): Procedure<Critical> {
  const { kind } = attack
  if (kind !== 'melee' && kind !== 'shot') return NO_CRITICAL
  if (spheres >= 3) return tell(play, attack, 'mortal-strike', { ...NO_CRITICAL, deadly: true, rules: ['SM-CRIT-06'] })
  if (kind === 'shot') return NO_CRITICAL
  const brutal: Critical = { ...NO_CRITICAL, after: pushBack, rules: ['SM-CRIT-03'] }
  if (spheres === 2) return tell(play, attack, 'perfect-strike', yield* perfectStrike(play, attack, fives >= 2))
  return fives >= 2 ? tell(play, attack, 'brutal-strike', brutal) : NO_CRITICAL
}

function tell(play: Play, { attacker, victim }: Attack, type: string, critical: Critical): Critical {
  const names = { attacker: { figure: attacker.id }, victim: { figure: victim.id } }
  play.log(type, names, critical.rules, { seat: ownerOf(play, attacker) })
  return critical
}

/** SM-CRIT-04, -05: a Brutal Strike, a Devastating Blow, both or neither; a double 5 always pushes, and only once. */
function* perfectStrike(play: Play, { attacker, victim }: Attack, pushes: boolean): Procedure<Critical> {
  const brutal = choice('brutal', text('option.brutal-strike'), { icon: 'push', rules: ['SM-CRIT-03'] })
  const both = choice('both', text('option.both-strikes'), { icon: 'sword-brandish', rules: ['SM-CRIT-04'] })
  const chosen = yield* play.pick({
    seat: ownerOf(play, attacker),
    figure: attacker.id,
    prompt: text('ask.perfect-strike', { attacker: { figure: attacker.id }, victim: { figure: victim.id } }),
    rules: ['SM-CRIT-04'],
    defaultAnswer: () => (pushes ? 'devastating' : 'both'),
    options: [
      choice('devastating', text('option.devastating-blow'), { icon: 'drop', rules: ['SM-CRIT-05'] }),
      ...(pushes ? [] : [brutal, both]),
      choice('neither', text('option.neither-strike'), { icon: 'hand' }),
    ],
  })
  return {
    ...NO_CRITICAL,
    wounds: chosen === 'devastating' || chosen === 'both' ? 1 : 0,
    after: pushes || chosen === 'brutal' || chosen === 'both' ? pushBack : null,
    rules: ['SM-CRIT-04'],
  }
}

/** SM-CRIT-03: the victim is pushed 2 inches. */
const PUSH = inches(2)

/**
 * SM-CRIT-03: pushes the full 2 inches straight away from the striker, or not at all: the victim must find a free place
 * there, and nothing crosses impassable terrain (SM-SCENERY-07). The dead stay where they fell.
 */
function* pushBack(play: Play, attacker: Combatant, victim: Combatant): Procedure {
  if (!isStanding(victim)) return
  const { at, profile } = victim
  const way = straightWay(victim, opposite(victim, attacker.at), PUSH)
  const end = way[1]!
  const hit = firstHit(movingBase(at, profile.base.radius), end.x - at.x, end.y - at.y, barriersFor(play, victim))
  if (hit.time <= 1 || baseUnder(play, victim, end) || !mayStandAt(play, victim, end)) return
  victim.at = end
  play.log('pushed', { victim: { figure: victim.id }, inches: asInches(pathLength(way)) }, ['SM-CRIT-03'], {
    seat: ownerOf(play, victim),
    paths: [figurePath(victim, way)],
  })
  yield* settleContacts(play)
}
