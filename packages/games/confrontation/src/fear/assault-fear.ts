import type { Procedure } from '@fray/kernel'
import { touchedAt } from '../assault/announcement.ts'
import type { Assault } from '../assault/assault.ts'
import { isFree, opponentsOf } from '../ground/bodies.ts'
import type { Fighter, Play } from '../state.ts'
import { facesFear, fearFaced, fearOf, rout } from './courage.ts'
import { awayFrom, flee } from './flight.ts'

/** Those whom an assault would bring into contact (CF-CHARGE-10). */
function contactsOf(play: Play, { assailant, arrival, targets }: Assault): Fighter[] {
  const level = arrival.target.level
  const touched = touchedAt(play, assailant, arrival.stance, level)
  return [...new Set([...targets, ...touched])]
}

/** CF-COURAGE-01, -02, -09, -10: an assailant who fails stays where he is, not in rout. */
export function* assailantDares(play: Play, assault: Assault): Procedure<boolean> {
  const { assailant } = assault
  const fear = fearFaced(play, assailant, contactsOf(play, assault), [])
  if (fear === null || (yield* facesFear(play, assailant, fear))) return true
  play.log('assault.afraid', { fighter: { figure: assailant.id } }, ['CF-COURAGE-10'], { seat: assailant.seat })
  return false
}

/** CF-COURAGE-03 to -06, -08, -11, -12: each defender tests once, against those who will really arrive. */
export function* defendersStand(play: Play, assaults: readonly Assault[]): Procedure {
  const contacts = assaults.map((assault) => ({ assault, touched: contactsOf(play, assault) }))
  const defenders = new Set(contacts.flatMap(({ touched }) => touched))
  for (const defender of defenders) {
    const newcomers = contacts.flatMap(({ assault, touched }) =>
      touched.includes(defender) ? [assault.assailant] : [],
    )
    yield* stand(play, defender, newcomers)
  }
}

function* stand(play: Play, defender: Fighter, newcomers: readonly Fighter[]): Procedure {
  const mayFlee = play.state.phase === 'activation' && !defender.activated && isFree(play, defender)
  // CF-ROUT-04: whoever is in rout already flees from any assault.
  if (defender.inRout && mayFlee) return yield* flee(play, defender, awayFrom(defender, worst(play, newcomers)))
  const fear = fearFaced(play, defender, newcomers, opponentsOf(play, defender))
  if (fear === null || (yield* facesFear(play, defender, fear))) return
  rout(play, defender)
  if (mayFlee) yield* flee(play, defender, awayFrom(defender, worst(play, newcomers)))
}

/** CF-ROUT-16: the most frightening; FEAR counts before COU. */
function worst(play: Play, newcomers: readonly Fighter[]): Fighter {
  return newcomers.reduce((most, each) => ((fearOf(play, each) ?? 0) > (fearOf(play, most) ?? 0) ? each : most))
}
