import { type Ability, define } from '../../ability.ts'
import { officeOf } from '../../command/aura.ts'
import { giveMark, MARK } from '../../command/savagery.ts'
import { type Fighter, type PlayState, profileOf } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { ability, termOf } from '../builders.ts'

/**
 * CF-ABIL-56: an aura; a commander also rolls two dice for the Tactical roll, a musician or standard-bearer does not.
 * CF-WOLFEN-03: a pack chief gives a mark.
 */
const leadership = ability('leadership', {
  leadershipAura: (bearer, effect) => xOf(bearer, 'leadership', effect),
  testDice: ({ play, test, tally }, bearer) => {
    if (test.kind !== 'tactical' || officeOf(bearer) !== 'commander' || isOutcast(play, bearer)) return
    tally.add(1, termOf('leadership'), 'CF-ABIL-56')
  },
  beforeTacticalRoll: giveMark,
})

/** CF-ABIL-72: whether a commander is a Pariah, whom others of the people do not follow. */
function isOutcast(play: PlayState, commander: Fighter): boolean {
  const { people } = profileOf(commander)
  return (
    has(play, commander, 'pariah') &&
    play.state.fighters.some((fighter) => {
      if (fighter.seat !== commander.seat || profileOf(fighter).people !== people || profileOf(fighter).summonOnly)
        return false
      return !['pariah', 'mercenary', 'stateless'].some((id) => has(play, fighter, id))
    })
  )
}

/** CF-ABIL-72, CF-WOLFEN-08: only Pariahs lead a Pariah, and only Pariahs mark each other. */
const pariah = ability('pariah', {
  refusesLeader: (play, leader) => !has(play, leader, 'pariah'),
  refusesMark: (play, other) => !has(play, other, 'pariah'),
})

/** CF-WOLFEN-09: the mark gives War fury. */
const mark: Ability = { id: MARK, name: 'Mark of Savagery', rule: 'CF-WOLFEN-09', grants: ['war-fury'] }

define(leadership, pariah, mark)
