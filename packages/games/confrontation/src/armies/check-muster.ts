import { listOf, namesNear } from '@fray/kernel'
import rules from '../../data/army-rules.json' with { type: 'json' }
import { standingOf } from './alliance.ts'
import { complain, type Examined } from './army-fault.ts'
import { leastPrice } from './own-profile.ts'
import { areAllied, peopleNamed } from './peoples.ts'
import { profiles } from './profiles.ts'

/** Who may be in the army at all. */
export function checkMuster(army: Examined): void {
  for (const check of [
    checkPresence,
    checkNames,
    checkPeople,
    checkAllies,
    checkUnique,
    checkNeeds,
    checkRetinues,
    checkPrices,
  ])
    check(army)
}

/** CF-ARMY-02: there is no least number, but nobody fights with nobody. */
function checkPresence(army: Examined): void {
  if (army.list.cards.length === 0) complain(army, 'empty', {}, '', 'CF-ARMY-20')
}

/** CF-CARD-01. */
function checkNames(army: Examined): void {
  const { list, named } = army
  for (const [i, card] of list.cards.entries()) {
    for (const [j, { profile }] of [card, ...card.with].entries()) {
      if (named(profile)) continue
      const near = namesNear(profile, [...(list.profiles ?? []), ...profiles]).join(', ')
      const args = { id: profile, near, hasNear: near === '' ? 'no' : 'yes' }
      complain(army, 'unknown', args, j === 0 ? `cards[${i}]` : `cards[${i}].with[${j - 1}]`, 'CF-CARD-01')
    }
  }
}

/** CF-ARMY-20, CF-ALLY-04, CF-PROFILES-07: one people, its Allies, and nobody who can only be summoned. */
function checkPeople(army: Examined): void {
  const { list, everybody } = army
  for (const { profile, place } of everybody) {
    if (profile.summonOnly) complain(army, 'summoned', { name: profile.name }, place, 'CF-PROFILES-07')
    else if (standingOf(profile, list.army, list.faction) === 'stranger') {
      complain(army, 'stranger', { name: profile.name }, place, 'CF-ARMY-20', 'CF-ALLY-04', allyRule(list.army))
    }
  }
}

/** CF-ALLY-05 to -21: the line that names a people's allies. */
function allyRule(army: string): string {
  return peopleNamed(army)?.rule ?? 'CF-ALLY-04'
}

/** CF-ALLY-02: allied peoples must be allied with each other. */
function checkAllies(army: Examined): void {
  const { list, everybody } = army
  const allies = everybody.filter(({ profile }) => standingOf(profile, list.army, list.faction) === 'ally')
  const present = [...new Set(allies.map(({ profile }) => profile.people))]
  for (const [i, one] of present.entries()) {
    for (const other of present.slice(i + 1)) {
      if (areAllied(one, other)) continue
      const args = { one: { text: { id: `people.${one}` } }, other: { text: { id: `people.${other}` } } }
      complain(army, 'allies-apart', args, '', 'CF-ALLY-02', allyRule(one))
    }
  }
}

/** CF-ARMY-06, CF-CARD-05. */
function checkUnique(army: Examined): void {
  const { everybody } = army
  const single = everybody.filter(({ profile }) => profile.character || profile.unique)
  for (const id of new Set(single.map(({ profile }) => profile.id))) {
    const copies = single.filter(({ profile }) => profile.id === id)
    const count = copies.reduce((sum, { listed }) => sum + listed.count, 0)
    const [
      {
        profile: { name },
      } = copies[0]!,
    ] = copies
    if (count > 1) complain(army, 'copies', { name, count }, copies.at(-1)!.place, 'CF-ARMY-06')
  }
}

/** Cards that come only with others, by their own rule (CF-REV-GRIFFIN-18). */
function checkNeeds(army: Examined): void {
  for (const { capacity, oneOf, name: needed } of rules.needs) {
    const met = army.everybody.some(({ profile }) => oneOf.some((each) => profile.capacities.includes(each)))
    if (met) continue
    for (const { profile, place } of army.everybody) {
      if (!profile.capacities.includes(capacity)) continue
      complain(army, 'needs', { name: profile.name, needed: listOf([needed]) }, place, capacity)
    }
  }
}

/** CF-REV-WOLFEN-02: so many of a kind as the faithful of a Way bring with them. */
function checkRetinues(army: Examined): void {
  for (const { profile: id, way, byLevel, character, instead, rule } of rules.retinues) {
    const followers = army.everybody.filter(({ profile }) => profile.id === id)
    const count = followers.reduce((sum, { listed }) => sum + listed.count, 0)
    const more: Readonly<Record<string, number>> = instead
    const levels: Readonly<Record<string, number>> = byLevel
    const most = army.everybody.reduce((sum, { profile, listed }) => {
      if (!profile.faith || peopleNamed(profile.people)?.path !== way) return sum
      const own = (levels[profile.faith.level] ?? 0) + (profile.character ? (more[profile.id] ?? character) : 0)
      return sum + own * listed.count
    }, 0)
    if (count <= most) continue
    const { profile, place } = followers.at(-1)!
    complain(army, 'retinue', { name: profile.name, count, most, surplus: count - most }, place, rule)
  }
}

/** CF-COST-01, -14: a card of a player's own costs about what the model says, not less. */
function checkPrices(army: Examined): void {
  for (const made of army.list.profiles ?? []) {
    const least = leastPrice(made)
    const used = army.everybody.some(({ profile }) => profile.id === made.id)
    if (!used || least === null || made.ap === undefined || made.ap >= least) continue
    complain(army, 'own-price', { name: made.name, ap: made.ap, least }, '', 'CF-COST-01', 'CF-COST-14')
  }
}
