import rules from '../../data/tournament.json' with { type: 'json' }
import { hasTrait, standingOf } from './alliance.ts'
import { complain, type Examined } from './army-fault.ts'
import { figuresIn, groupOf } from './check-limits.ts'
import { type Listed, optionsOf } from './muster.ts'

/** CF-TOURN-01 to -05: what an army must be besides, if it is for a tournament. */
export function checkTournament(army: Examined): void {
  if (!army.list.tournament) return
  for (const check of [checkSize, checkCharacters, checkOthers]) check(army)
}

/** CF-TOURN-01, -02: 400 A.P., 4 to 20 miniatures, none of them too dear. */
function checkSize(army: Examined): void {
  const { list, everybody } = army
  const { least, most } = rules.figures
  if (list.points !== rules.points)
    complain(army, 'tournament-points', { points: rules.points }, 'points', 'CF-TOURN-01')
  const figures = figuresIn(everybody)
  if (figures < least || figures > most)
    complain(army, 'tournament-figures', { figures, least, most }, '', 'CF-TOURN-02')
  for (const { profile, ap, place } of everybody) {
    if (ap > rules.dearest)
      complain(army, 'tournament-dear', { name: profile.name, ap, most: rules.dearest }, place, 'CF-TOURN-02')
  }
}

/** CF-TOURN-03: at least one Character, and a sum between two limits. */
function checkCharacters(army: Examined): void {
  const { least, most } = rules.characters
  const characters = groupOf('characters', army.list, army.everybody)
  const ap = characters.reduce((sum, each) => sum + tournamentValue(army, each) * each.listed.count, 0)
  if (ap < least || ap > most) complain(army, 'tournament-characters', { ap, least, most }, '', 'CF-TOURN-03')
}

/** CF-TOURN-03: what his card prints, his artefacts, spells and miracles; what else was bought does not count here. */
function tournamentValue({ named }: Examined, { profile, listed }: Listed): number {
  const bought = optionsOf(profile, { ...listed, virtues: [], consecrated: false })
  return named(listed.profile)!.ap + bought.reduce((sum, { ap }) => sum + ap, 0)
}

/** CF-TOURN-01, -05: one people; Stateless are welcome, Mercenaries if they are of the people, Allies and guests are not. */
function checkOthers(army: Examined): void {
  for (const { profile, place } of army.everybody) {
    const standing = standingOf(profile, army.list.army, army.list.faction)
    const isForeign = standing === 'ally' || standing === 'guest'
    const barred = isForeign || (standing === 'hired' && !hasTrait(profile, 'stateless'))
    if (barred) complain(army, 'tournament-allies', { name: profile.name }, place, 'CF-TOURN-01', 'CF-TOURN-05')
  }
}
