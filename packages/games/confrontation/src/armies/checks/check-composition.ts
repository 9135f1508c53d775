import { listOf, similarNames } from '@fray/kernel'
import rules from '../../../data/army-rules.json' with { type: 'json' }
import type { Listed } from '../army-builder.ts'
import { leastPrice, profileFinder } from '../cards/own-profile.ts'
import type { Profile } from '../cards/profile.ts'
import { profileNamed, profiles } from '../cards/profiles.ts'
import type { ListedMember } from '../list.ts'
import { standingOf } from '../peoples/alliance.ts'
import { areAllied, peopleNamed, peoples } from '../peoples/peoples.ts'
import { type ArmyContext, addFault, type LineContext } from './army-fault.ts'

/** CF-ARMY-02: an army needs at least one fighter. */
export function checkPresence(army: ArmyContext): void {
  if (army.list.cards.length === 0) addFault(army, 'empty', {}, '', 'CF-ARMY-20')
}

/** CF-CARD-01: every line must name a known card. */
export function checkName(army: LineContext, { profile }: ListedMember, place: string): void {
  const { list, named } = army
  if (named(profile)) return
  const near = similarNames(profile, [...(list.profiles ?? []), ...profiles]).join(', ')
  addFault(army, 'unknown', { id: profile, near, hasNear: near === '' ? 'no' : 'yes' }, place, 'CF-CARD-01')
}

/** CF-ARMY-20, CF-ALLY-04, CF-PROFILES-07: one people and its Allies, without fighters that can only be summoned. */
export function checkPeople(army: LineContext, { profile, place }: Listed): void {
  const { list } = army
  if (profile.summonOnly) addFault(army, 'summoned', { name: profile.name }, place, 'CF-PROFILES-07')
  else if (standingOf(profile, list.army, list.faction) === 'stranger') {
    addFault(army, 'stranger', { name: profile.name }, place, 'CF-ARMY-20', 'CF-ALLY-04', allyRule(list.army))
  }
}

/** CF-ALLY-05 to -21: gets the rule that lists a people's allies. */
function allyRule(army: string): string {
  return peopleNamed(army)?.rule ?? 'CF-ALLY-04'
}

/** CF-ALLY-02: allied peoples must be allied with each other. */
export function checkAllies(army: ArmyContext): void {
  const present = peoples.map(({ id }) => id).filter((id) => army.sum(`ally:${id}`) > 0)
  for (const [i, one] of present.entries()) {
    for (const other of present.slice(i + 1)) {
      if (areAllied(one, other)) continue
      const args = { one: { text: { id: `people.${one}` } }, other: { text: { id: `people.${other}` } } }
      addFault(army, 'allies-apart', args, '', 'CF-ALLY-02', allyRule(one))
    }
  }
}

/** CF-ARMY-06, CF-CARD-05: Characters and unique creatures appear once. */
export function checkUnique(army: ArmyContext): void {
  for (const id of army.ids('single')) {
    const count = army.sum(`single:${id}`)
    if (count <= 1) continue
    const { name } = profileFinder(army.list)(id)!
    addFault(army, 'copies', { name, count }, army.places(`single:${id}`).at(-1) ?? '', 'CF-ARMY-06')
  }
}

/** CF-REV-GRIFFIN-18: cards that only come with others. */
export function checkNeeds(army: LineContext, { profile, place }: Listed): void {
  for (const { capacity, oneOf, name: needed } of rules.needs) {
    if (!profile.capacities.includes(capacity) || oneOf.some((option) => army.facts.has(`brought:${option}`))) continue
    addFault(army, 'needs', { name: profile.name, needed: listOf([needed]) }, place, capacity)
  }
}

/** CF-REV-WOLFEN-02: the size of a retinue depends on the faithful of its Way. */
export function checkRetinues(army: ArmyContext): void {
  for (const { profile: id, rule } of rules.retinues) {
    const [count, most] = [army.sum(`retinue:${id}`), army.sum(`followed:${id}`)]
    if (count <= most) continue
    const { name } = profileNamed(id)!
    const place = army.places(`retinue:${id}`).at(-1) ?? ''
    addFault(army, 'retinue', { name, count, most, surplus: count - most }, place, rule)
  }
}

/** CF-REV-WOLFEN-02: how many followers one of these brings. */
export function retinueOf({ faith, people, character, id }: Profile, retinue: (typeof rules.retinues)[number]): number {
  if (!faith || peopleNamed(people)?.path !== retinue.way) return 0
  const instead: Readonly<Record<string, number>> = retinue.instead
  const levels: Readonly<Record<string, number>> = retinue.byLevel
  return (levels[faith.level] ?? 0) + (character ? (instead[id] ?? retinue.character) : 0)
}

/** CF-COST-01, -14: a player's own card costs about as much as the model says, not less. */
export function checkPrices(army: ArmyContext): void {
  for (const made of army.list.profiles ?? []) {
    if (made.ap === undefined || army.sum(`own:${made.id}`) === 0) continue
    const least = leastPrice(made)
    if (least === null || made.ap >= least) continue
    addFault(army, 'own-price', { name: made.name, ap: made.ap, least }, '', 'CF-COST-01', 'CF-COST-14')
  }
}
