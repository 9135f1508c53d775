import { type Procedure, text } from '@fray/kernel'
import { rollDie } from '../../abilities/builders.ts'
import { define, traitsOf } from '../../ability.ts'
import type { Action, Activity, Bar } from '../../activation/activity.ts'
import type { Profile } from '../../armies/cards/profile.ts'
import { profiles } from '../../armies/cards/profiles.ts'
import { hasTrait } from '../../armies/peoples/alliance.ts'
import { cannotUseMagic } from '../../incantation/occasions.ts'
import { limits, registerCounter } from '../../limits.ts'
import type { Fighter, Play, PlayState } from '../../state.ts'
import { maySummon, type Summoning, summon } from '../../summoning/summoning.ts'
import { artefact } from '../builders.ts'

const DOLL = 'doll-of-servitude'
const RULE = 'CF-REV-MIDNOR-10'
/** CF-REV-MIDNOR-10: one doll in a round. */
const SACRIFICED = { id: registerCounter('sacrificed-doll'), per: 'round' } as const
/** CF-REV-MIDNOR-10: the greatest A.P. of the servant, by the die. */
const WORTH: readonly number[] = [13, 13, 21, 21, 31, 31]

/** CF-REV-MIDNOR-10: the Possessed of Mid-Nor other than Characters and machines. */
const SERVANTS: readonly Profile[] = profiles.filter((profile) => {
  return profile.army === 'midnor' && !profile.character && profile.machine === null && hasTrait(profile, 'possessed')
})

/** As many as were bought. */
function dollsOf(bearer: Fighter) {
  return { id: DOLL, per: 'game', times: traitsOf(bearer).filter(({ ability }) => ability === DOLL).length } as const
}

const sacrifice: Action = {
  id: `use-${DOLL}`,
  thing: DOLL,
  icon: 'voodoo-doll',
  rules: [RULE],
  concerns: ({ state }, { fighter: { uses }, fighter }) => {
    return !limits.isSpent(state, uses, SACRIFICED) && !limits.isSpent(state, uses, dollsOf(fighter))
  },
  bar: cannotSacrifice,
  *perform(play, activity): Procedure {
    const { fighter: lictor } = activity
    activity.cast = true
    limits.spend(play.state, lictor.uses, SACRIFICED)
    limits.spend(play.state, lictor.uses, dollsOf(lictor))
    const most = WORTH[(yield* rollDie(play, lictor, RULE, 'roll.doll')) - 1]!
    const args = { fighter: { figure: lictor.id }, ap: most }
    play.log('doll.sacrificed', args, [RULE], { seat: lictor.seat })
    const open = servantsFor(play, lictor).filter(({ ap }) => ap <= most)
    if (open.length > 0) yield* summon(play, summoning(lictor, yield* chooseServant(play, lictor, open)))
  },
}

/**
 * CF-REV-MIDNOR-10, CF-SUMMON-02, -05: counts as an incantation, and needs room on the table and below the control
 * limit.
 */
function cannotSacrifice(play: PlayState, activity: Activity): Bar | undefined {
  const hindered = cannotUseMagic(play, activity)
  if (hindered) return hindered
  const lacksServants = servantsFor(play, activity.fighter).length === 0
  return lacksServants ? { reason: 'barred.no-summoning', rules: ['CF-SUMMON-02', 'CF-SUMMON-05'] } : undefined
}

function servantsFor(play: PlayState, lictor: Fighter): Profile[] {
  return SERVANTS.filter((profile) => maySummon(play, summoning(lictor, profile)))
}

function summoning(summoner: Fighter, { id }: Profile): Summoning {
  return { summoner, who: id, within: 10, cause: DOLL, rule: RULE }
}

function* chooseServant(play: Play, lictor: Fighter, open: readonly Profile[]): Procedure<Profile> {
  return yield* play.pick<Profile>({
    seat: lictor.seat,
    figure: lictor.id,
    prompt: text('ask.servant', { fighter: { figure: lictor.id } }),
    rules: [RULE],
    options: open.map((profile) => ({
      key: profile.id,
      text: text('option.servant', { name: profile.name, ap: profile.ap }),
      value: profile,
    })),
  })
}

define(artefact(DOLL, { active: true, actions: [sacrifice] }))
