import rules from '../../../data/army-rules.json' with { type: 'json' }
import { type Listed, priceOf } from '../army-builder.ts'
import { artefactNamed } from '../extras/armoury.ts'
import { standingOf } from '../peoples/alliance.ts'
import { retinueOf } from './check-composition.ts'
import { isOfGroup, SHARES } from './check-limits.ts'
import { tournamentValue } from './check-tournament.ts'
import type { Surroundings } from './surroundings.ts'

/** A share that a line adds to a limited sum: its name ("ap", "relic:the-book"), the amount, and the place of a fault. */
export type ArmyShare = readonly [name: string, amount: number, place: string]

/** Gets everything that one line adds to the sums of an army. */
export function sharesOf(army: Surroundings, line: Listed): ArmyShare[] {
  const { profile, listed, place } = line
  const { count } = listed
  const shares: ArmyShare[] = []
  const add = (name: string, amount: number, at = place) => {
    if (amount !== 0) shares.push([name, amount, at])
  }
  const price = priceOf(line)
  const standing = standingOf(profile, army.list.army, army.list.faction)
  add('ap', price)
  add('figures', count)
  for (const share of SHARES) if (isOfGroup(share, line, standing)) add(share, price)
  if (standing === 'ally') add(`ally:${profile.people}`, 1)
  if (profile.character || profile.unique) add(`single:${profile.id}`, count)
  if (profile.own) add(`own:${profile.id}`, count)
  if (profile.character && army.list.tournament) add('tournament-characters', tournamentValue(army, line) * count)
  for (const retinue of rules.retinues) {
    if (profile.id === retinue.profile) add(`retinue:${retinue.profile}`, count)
    add(`followed:${retinue.profile}`, retinueOf(profile, retinue) * count)
  }
  if (listed.consecrated) add('consecrated', count)
  for (const id of listed.capacities) add(`capacity:${id}`, count)
  for (const [i, id] of listed.artefacts.entries()) {
    const artefact = artefactNamed(id)
    if (artefact?.family === 'rune-of-healing') add('runes', count)
    // CF-RELIC-01, CF-REV-DIRZ-15: several copies on one fighter count once.
    if (!artefact || listed.artefacts.indexOf(id) < i) continue
    add(`artefact:${id}`, count, `${place}.artefacts[${i}]`)
    if (artefact.relic) add(`relic:${id}`, 1, `${place}.artefacts[${i}]`)
  }
  return shares
}

/** Gets the kind of a share: "relic" of "relic:the-book", "ap" of "ap". */
export function kindOfShare(name: string): string {
  const end = name.indexOf(':')
  return end < 0 ? name : name.slice(0, end)
}
