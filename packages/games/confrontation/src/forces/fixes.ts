import { type ForceChange, type ForceFault, type ForceFix, text } from '@fray/kernel'
import rules from '../../data/army-rules.json' with { type: 'json' }
import tournament from '../../data/tournament.json' with { type: 'json' }
import { sumOf } from '../armies/army-builder.ts'
import { profiles } from '../armies/cards/profiles.ts'
import { groupOf, mostFigures, type Share } from '../armies/checks/check-limits.ts'
import type { Difference } from '../armies/checks/difference.ts'
import type { Examination } from '../armies/checks/examination.ts'
import { capacityNamed } from '../armies/extras/capacities/index.ts'
import { type ArmyList, PLAYABLE_ARMIES } from '../armies/list.ts'
import { standingOf } from '../armies/peoples/alliance.ts'
import { enlistmentFor } from '../armies/peoples/enlistment.ts'
import { recruitable } from './catalogue.ts'
import {
  type FaultCase,
  faultNumber,
  keepFirst,
  keepOnlyOne,
  lineOf,
  reduceNumbers,
  remove,
  removeLine,
  removeListed,
  set,
  setPoints,
} from './remedies.ts'

/** More fixes than these do not help. */
const OFFERED = 4

/**
 * Gets the fixes of a fault, the likeliest first. Every remedy is tried, and only those that remove the fault are
 * offered: first those that leave no fault, then those that leave one instead.
 */
function fixesFor(given: FaultCase, after: (changes: readonly ForceChange[]) => Difference): readonly ForceFix[] {
  const { id } = given.fault.fault
  const clean: ForceFix[] = []
  const others: ForceFix[] = []
  for (const remedy of REMEDIES[id.replace('fault.', '')]?.(given) ?? []) {
    if (clean.length === OFFERED) break
    if (!canAdd(given.list, remedy.changes)) continue
    const difference = after(remedy.changes)
    if (difference.of(id) >= 0) continue
    if (!difference.isWorse) clean.push(remedy)
    else if (difference.total <= 0) others.push(remedy)
  }
  return [...clean, ...others].slice(0, OFFERED)
}

/** Whether the army may take every fighter that a remedy adds; servants on a card of their own are not offered. */
function canAdd(list: ArmyList, changes: readonly ForceChange[]): boolean {
  const added = changes.flatMap((change) => (change.kind === 'add' && change.to === undefined ? change.offer : []))
  return [...new Set(added)].every((offer) => recruitable(list).some(({ id }) => id === offer))
}

/**
 * Further faults get their fixes when the first ones are gone: the cost of an edit must not grow with faults times
 * entries.
 */
const FIXED_AT_ONCE = 25

/** Gets every fault of an army with its fixes. */
export function faultsWithFixes(
  examination: Examination,
  change: (list: ArmyList, change: ForceChange) => ArmyList,
): readonly ForceFault[] {
  const { list, everybody, faults } = examination
  const tried = new Map<string, Difference>()
  const after = (changes: readonly ForceChange[]) => {
    const key = JSON.stringify(changes)
    const difference = tried.get(key) ?? examination.differenceTo(changes.reduce(change, list))
    tried.set(key, difference)
    return difference
  }
  return faults.map((fault, i) => ({
    place: fault.field,
    text: fault.fault,
    advice: fault.advice,
    rules: fault.rules,
    fixes: i < FIXED_AT_ONCE ? fixesFor({ list, fault, everybody }, after) : [],
  }))
}

const REMEDIES: Readonly<Record<string, (given: FaultCase) => readonly ForceFix[]>> = {
  empty: (given) => addCheapest(given),
  unknown: removeLine,
  summoned: removeLine,
  stranger: (given) => [...enlist(given), ...changePeople(given), ...removeLine(given)],
  'allies-apart': removePeople,
  copies: (given) => [...keepOnlyOne(given), ...removeLine(given)],
  needs: (given) => [...addNeeded(given), ...removeLine(given)],
  'own-price': modelPrices,
  'too-dear': (given) => [...reduceNumbers(cheapestFirst(given)), ...setPoints(nextHundred(sumOf(given.everybody)))],
  'too-many': (given) => [
    ...reduceNumbers(cheapestFirst(given)),
    ...setPoints(pointsFor(faultNumber(given, 'figures'))),
  ],
  characters: (given) => lessOf(given, 'characters'),
  machines: (given) => lessOf(given, 'machines'),
  allies: (given) => lessOf(given, 'allies'),
  guests: (given) => lessOf(given, 'guests'),
  'card-size': spread,
  'servant-alone': removeLine,
  'no-staff': dismissCompany,
  'staff-commander': keepOnlyOne,
  'no-bearer': removeLine,
  'staff-double': (given) => [...keepOnlyOne(given), ...removeLine(given)],
  'machine-card': keepOnlyOne,
  'no-servant': removeLine,
  crew: addCrew,
  'artefact-number': keepFirst,
  forbidden: removeListed,
  'no-artefact': removeListed,
  'artefact-bearer': removeListed,
  'artefact-ability': removeListed,
  'artefact-copies': removeListed,
  'artefact-twice': removeListed,
  'tournament-points': () => [...setPoints(tournament.points), leaveTournament()],
  'tournament-figures': (given) => [...reduceNumbers(cheapestFirst(given)), leaveTournament()],
  'tournament-dear': (given) => [...removeLine(given), leaveTournament()],
  'tournament-characters': () => [leaveTournament()],
  'tournament-allies': (given) => [...removeLine(given), leaveTournament()],
  'no-faction': () => [set('faction', null, text('by.no-faction'))],
  'faction-bound': (given) => [...removeLine(given), set('faction', null, text('by.no-faction'))],
  'no-capacity': removeListed,
  'capacity-bearer': removeListed,
  'capacity-twice': removeListed,
  'capacity-number': leaveCapacity,
  runes: leaveRunes,
  retinue: leaveFollowers,
  'relic-twice': removeListed,
  'no-magician': forgetAll,
  'no-spell': removeListed,
  'spell-reserved': removeListed,
  'spell-path': removeListed,
  'spell-element': removeListed,
  'spell-twice': removeListed,
  intensity: keepFirst,
  'no-faithful': forgetAll,
  'no-miracle': removeListed,
  'miracle-cult': removeListed,
  'miracle-aspects': removeListed,
  'miracle-twice': removeListed,
  'miracle-number': keepFirst,
  'no-virtue': removeListed,
  'virtue-faithful': removeListed,
  'virtue-monk': removeListed,
  'virtue-path': removeListed,
  'virtue-barred': removeListed,
  'virtue-twice': removeListed,
  'virtue-number': keepFirst,
  'consecrated-bearer': leaveConsecrations,
  consecrations: leaveConsecrations,
}

function nextHundred(points: number): number {
  return Math.ceil(points / 100) * 100
}

/** CF-ARMY-02: the A.P. that allow this many miniatures. */
function pointsFor(figures: number): number {
  return nextHundred((figures * 100) / mostFigures(100))
}

/** Lines by the cost of one fighter, so that the least is removed first. */
function cheapestFirst({ everybody }: FaultCase): FaultCase['everybody'] {
  return everybody.toSorted((a, b) => a.ap - b.ap)
}

function addCheapest({ list }: FaultCase): ForceFix[] {
  return recruitable(list)
    .toSorted((a, b) => a.ap - b.ap)
    .slice(0, OFFERED)
    .map(({ id, name }) => ({ text: text('by.add', { name }), changes: [{ kind: 'add', offer: id }] }))
}

/** CF-REV-OPHIDIAN-01: buys the capacity that makes an outsider a member of this people. */
function enlist(given: FaultCase): ForceFix[] {
  const line = lineOf(given)
  if (!line) return []
  return enlistmentFor(line.profile, given.list).map((id) => {
    const { name, price } = capacityNamed(id)!
    const words = text('by.buy', { name: line.profile.name, capacity: name, ap: price(line.profile) })
    return set(`${line.place}.capacities`, [...line.listed.capacities, id], words)
  })
}

function changePeople(given: FaultCase): ForceFix[] {
  const { army } = lineOf(given)?.profile ?? {}
  const people = PLAYABLE_ARMIES.find((candidate) => candidate === army)
  return people ? [set('army', people, text('by.people', { people: { text: text(`people.${people}`) } }))] : []
}

/** CF-ALLY-02: removes one of the peoples that are not allied. */
function removePeople({ list, everybody }: FaultCase): ForceFix[] {
  const allies = everybody.filter(({ profile }) => standingOf(profile, list.army, list.faction) === 'ally')
  return [...new Set(allies.map(({ profile }) => profile.people))].map((people) => {
    const gone = allies.filter(({ profile }) => profile.people === people)
    const cards = gone.filter(({ place }) => !gone.some((listed) => place.startsWith(`${listed.place}.`)))
    return remove(
      cards.map(({ place }) => place),
      cards.map(({ profile }) => profile.name),
    )
  })
}

function addNeeded({ fault }: FaultCase): ForceFix[] {
  const need = rules.needs.find(({ capacity }) => fault.rules.includes(capacity))
  return profiles
    .filter(({ capacities }) => need?.oneOf.some((capacity) => capacities.includes(capacity)))
    .map(({ id, name }) => ({ text: text('by.add', { name }), changes: [{ kind: 'add', offer: id }] }))
}

/** CF-COST-01: prices own cards as the model says. */
function modelPrices({ list }: FaultCase): ForceFix[] {
  return (list.profiles ?? []).map((_, i) => set(`profiles[${i}].ap`, null, text('by.model')))
}

function lessOf(given: FaultCase, share: Share): ForceFix[] {
  const group = groupOf(share, given.list, given.everybody)
  const enough = Math.ceil((faultNumber(given, 'ap') * 100) / rules.percent[share])
  return [
    ...reduceNumbers(group.toSorted((a, b) => a.ap - b.ap)),
    ...withoutOptions(group),
    ...setPoints(nextHundred(enough)),
  ]
}

/** Removes everything that was bought for a line. */
function withoutOptions(group: FaultCase['everybody']): ForceFix[] {
  return group.flatMap(({ place, listed, profile }) => {
    const all = ['artefacts', 'spells', 'miracles', 'capacities', 'virtues'] as const
    const parts = all.filter((part) => listed[part].length > 0)
    const changes = parts.map((part): ForceChange => ({ kind: 'set', place: `${place}.${part}`, value: [] }))
    return changes.length > 0 ? [{ text: text('by.bare', { name: profile.name }), changes }] : []
  })
}

/** CF-ARMY-19: splits fighters among several cards, or removes some. */
function spread(given: FaultCase): ForceFix[] {
  const line = lineOf(given)
  if (!line) return []
  const most = rules.figuresPerCard
  const fill: ForceChange = { kind: 'set', place: `${line.place}.count`, value: most }
  const more = Array.from({ length: line.listed.count - most }, (): ForceChange => {
    return { kind: 'add', offer: line.profile.id }
  })
  return [
    { text: text('by.spread'), changes: [fill, ...more] },
    { text: text('by.fewer', { name: line.profile.name, count: line.listed.count - most }), changes: [fill] },
  ]
}

function dismissCompany(given: FaultCase): ForceFix[] {
  const line = lineOf(given)
  return line ? [set(`${line.place}.with`, [], text('by.alone', { name: line.profile.name }))] : []
}

/** CF-MACHINE-07: adds the missing crew. */
function addCrew(given: FaultCase): ForceFix[] {
  const line = lineOf(given)
  const servant = line?.profile.machine?.servant
  if (!line || !servant) return removeLine(given)
  const changes = Array.from({ length: faultNumber(given, 'missing') }, (): ForceChange => {
    return { kind: 'add', offer: servant, to: line.place }
  })
  return [{ text: text('by.crew'), changes }, ...removeLine(given)]
}

function leaveRunes({ everybody }: FaultCase): ForceFix[] {
  return everybody.flatMap(({ place, listed, profile }) => {
    const kept = listed.artefacts.filter((id) => !id.endsWith('rune-of-healing'))
    if (kept.length === listed.artefacts.length) return []
    return [set(`${place}.artefacts`, kept, text('by.bare', { name: profile.name }))]
  })
}

/** CF-REV-WOLFEN-02: removes surplus followers, from the last card on. */
function leaveFollowers(given: FaultCase): ForceFix[] {
  const followers = given.everybody.filter(({ profile }) => profile.id === lineOf(given)?.profile.id)
  let surplus = faultNumber(given, 'surplus')
  const changes = followers.toReversed().flatMap(({ place, listed }): ForceChange[] => {
    const leaving = Math.min(surplus, listed.count)
    surplus -= leaving
    if (leaving === 0) return []
    if (leaving === listed.count) return [{ kind: 'remove', place }]
    return [{ kind: 'set', place: `${place}.count`, value: listed.count - leaving }]
  })
  const name = followers[0]?.profile.name ?? ''
  return [{ text: text('by.fewer', { name, count: faultNumber(given, 'surplus') }), changes }]
}

/** CF-LITURGY-01, -02: removes the consecration at fault, or any of them. */
function leaveConsecrations({ everybody, fault }: FaultCase): ForceFix[] {
  const meant = everybody.filter(({ listed, place }) => {
    return listed.consecrated && (fault.field === '' || fault.field.startsWith(`${place}.`))
  })
  return meant.map(({ place, profile }) => set(`${place}.consecrated`, false, text('by.bare', { name: profile.name })))
}

/** CF-TOURN-01: drops the rules of tournaments. */
function leaveTournament(): ForceFix {
  return set('tournament', false, text('by.freely'))
}

function leaveCapacity({ everybody, fault }: FaultCase): ForceFix[] {
  return everybody.flatMap(({ place, listed, profile }) => {
    const kept = listed.capacities.filter((id) => !fault.rules.includes(capacityNamed(id)?.rule ?? ''))
    if (kept.length === listed.capacities.length) return []
    return [set(`${place}.capacities`, kept, text('by.bare', { name: profile.name }))]
  })
}

function forgetAll({ fault }: FaultCase): ForceFix[] {
  return [set(fault.field, [], text('by.leave'))]
}
