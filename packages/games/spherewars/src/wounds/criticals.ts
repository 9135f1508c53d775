import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { type ExclusiveCritical, exclusiveCriticals } from '../abilities/criticals.ts'
import { touches } from '../ground/board.ts'
import { settleContacts } from '../melee/contacts.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import type { Attack } from './attack.ts'
import type { Critical, Faces } from './critical.ts'

export const NO_CRITICAL: Critical = { wounds: 0, deadly: false, after: null, rules: [] }

/** SW-CRIT-06 to -09: two spheres are a brutal blow, three a deadly one; chosen after seeing the roll. */
export function* rulebookCritical(play: Play, attack: Attack, { spheres }: Faces): Procedure<Critical> {
  if (!play.setup.advanced || spheres < 2) return NO_CRITICAL
  const perfect = attack.kind === 'melee' && attack.preciseBlow > 0
  const special = isAtCloseQuarters(attack) ? raceCritical(play, attack.attacker) : null
  const args = { attacker: { figure: attack.attacker.id }, victim: { figure: attack.victim.id } }
  const details = { seat: ownerOf(play, attack.attacker) }
  if (spheres >= 3) {
    play.log('deadly-blow', args, ['SW-CRIT-08'], details)
    const after = perfect && special ? exclusiveCritical : null
    return { wounds: 0, deadly: true, after, rules: ['SW-CRIT-08', 'SW-WOUND-11'] }
  }
  play.log(perfect && special ? 'perfect-blow' : 'brutal-blow', args, ['SW-CRIT-06', 'SW-CRIT-07'], details)
  if (!special) return { ...NO_CRITICAL, wounds: 1, rules: ['SW-CRIT-06'] }
  if (perfect) return { ...NO_CRITICAL, wounds: 1, after: exclusiveCritical, rules: ['SW-CRIT-09'] }
  const chosen = yield* chooseCritical(play, attack, special)
  if (chosen === 'wound') return { ...NO_CRITICAL, wounds: 1, rules: ['SW-CRIT-07'] }
  return { ...NO_CRITICAL, after: exclusiveCritical, rules: ['SW-CRIT-07'] }
}

/** SW-CRIT-07, SW-RRULE-26: whether the attack is a fight, or a deed on an enemy in contact. */
function isAtCloseQuarters({ kind, attacker, victim }: Attack): boolean {
  return kind === 'melee' || (kind === 'deed' && touches(attacker, victim))
}

/** SW-CRIT-10: gets the race's exclusive critical; there are none without the race rules. */
function raceCritical(play: Play, { profile }: Combatant): ExclusiveCritical | null {
  return play.setup.raceRules ? exclusiveCriticals[profile.race] : null
}

function chooseCritical(
  play: Play,
  { attacker, victim }: Attack,
  special: ExclusiveCritical,
): Procedure<'wound' | 'exclusive'> {
  return play.pick({
    seat: ownerOf(play, attacker),
    figure: attacker.id,
    prompt: text('ask.critical', { attacker: { figure: attacker.id }, victim: { figure: victim.id } }),
    rules: ['SW-CRIT-07', 'SW-RRULE-26'],
    defaultAnswer: () => 'wound',
    options: [
      choice('wound', text('option.additional-wound'), {
        icon: 'drop',
        rules: ['SW-CRIT-07'],
        ...optionWithNote('note.additional-wound'),
      }),
      choice('exclusive', text(`critical.${special.id}`), { icon: special.icon, rules: [special.rule] }),
    ],
  })
}

/** SW-RRULE-26, -27: after the wounds and before any morale roll; most do nothing to the dead. */
function* exclusiveCritical(play: Play, winner: Combatant, loser: Combatant): Procedure {
  const special = raceCritical(play, winner)
  if (!special || !isStanding(winner) || (!special.worksOnTheDead && !isStanding(loser))) return
  play.log(
    'exclusive-critical',
    { winner: { figure: winner.id }, critical: { text: text(`critical.${special.id}`) } },
    [special.rule, 'SW-RRULE-27'],
    { seat: ownerOf(play, winner) },
  )
  special.apply(play, winner, loser)
  yield* settleContacts(play)
}
