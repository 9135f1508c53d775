import rules from '../../../data/tournament.json' with { type: 'json' }
import { type Listed, optionsOf } from '../army-builder.ts'
import { hasTrait, standingOf } from '../peoples/alliance.ts'
import { type ArmyContext, addFault, type LineContext } from './army-fault.ts'
import type { Surroundings } from './surroundings.ts'

/** CF-TOURN-01, -02: 400 A.P., 4 to 20 miniatures. */
export function checkTournamentSize(army: ArmyContext): void {
  const { points, tournament } = army.list
  if (!tournament) return
  const { least, most } = rules.figures
  if (points !== rules.points) addFault(army, 'tournament-points', { points: rules.points }, 'points', 'CF-TOURN-01')
  const figures = army.sum('figures')
  if (figures < least || figures > most)
    addFault(army, 'tournament-figures', { figures, least, most }, '', 'CF-TOURN-02')
}

/** CF-TOURN-02: the most that one fighter may cost. */
export function checkTournamentPrice(army: LineContext, { profile, ap, place }: Listed): void {
  if (!army.list.tournament || ap <= rules.dearest) return
  addFault(army, 'tournament-dear', { name: profile.name, ap, most: rules.dearest }, place, 'CF-TOURN-02')
}

/** CF-TOURN-03: at least one Character, and a total between two limits. */
export function checkTournamentCharacters(army: ArmyContext): void {
  if (!army.list.tournament) return
  const { least, most } = rules.characters
  const ap = army.sum('tournament-characters')
  if (ap < least || ap > most) addFault(army, 'tournament-characters', { ap, least, most }, '', 'CF-TOURN-03')
}

/** CF-TOURN-03: the printed value with artefacts, spells and miracles; other options do not count. */
export function tournamentValue({ named }: Surroundings, { profile, listed }: Listed): number {
  const bought = optionsOf(profile, { ...listed, virtues: [], consecrated: false })
  return named(listed.profile)!.ap + bought.reduce((sum, { ap }) => sum + ap, 0)
}

/** CF-TOURN-01, -05: one people, with Stateless and its own Mercenaries, but without Allies and guests. */
export function checkTournamentPeople(army: LineContext, { profile, place }: Listed): void {
  if (!army.list.tournament) return
  const standing = standingOf(profile, army.list.army, army.list.faction)
  const isForeign = standing === 'ally' || standing === 'guest'
  const barred = isForeign || (standing === 'hired' && !hasTrait(profile, 'stateless'))
  if (barred) addFault(army, 'tournament-allies', { name: profile.name }, place, 'CF-TOURN-01', 'CF-TOURN-05')
}
