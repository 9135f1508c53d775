import { type ForceChange, type ForceFix, listOf, text } from '@fray/kernel'
import { artefactNamed, consumableNamed } from '../bands/armoury.ts'
import { bearerOf, chooseMostPower } from '../bands/artefact-choice.ts'
import { recruitsOf, totalOf } from '../bands/band.ts'
import { countedRank } from '../bands/band-fault.ts'
import type { BandList } from '../bands/band-list.ts'
import { FACTIONS, optionsOf } from '../bands/recruiting.ts'
import { sizeNamed } from '../bands/sizes.ts'
import { recruitableEntries } from './add-entry.ts'
import { countOf, newFaults } from './objections.ts'
import {
  addCopies,
  at,
  entryIn,
  type FaultCase,
  faultNumber,
  keepOneCopy,
  lineOf,
  linesWhere,
  removeCopies,
  removeLine,
  set,
} from './remedies.ts'

/** Maximum number of fixes offered. */
const OFFERED = 4

/**
 * Lists fixes for a fault, the most likely first. Every fix is tried, and only those that remove the fault are offered:
 * first those that leave no new fault, then those that leave one other thing to do (such as a band with too few
 * troops).
 */
export function fixesFor(
  given: FaultCase,
  change: (list: BandList, change: ForceChange) => BandList,
): readonly ForceFix[] {
  const { list, fault, recruitment } = given
  const before = recruitment.check(list)
  const clean: ForceFix[] = []
  const others: ForceFix[] = []
  for (const remedy of REMEDIES[fault.fault.id.replace('fault.', '')]?.(given) ?? []) {
    if (clean.length === OFFERED) break
    const after = recruitment.check(remedy.changes.reduce(change, list))
    if (countOf(after, fault.fault.id) >= countOf(before, fault.fault.id)) continue
    if (newFaults(before, after).length === 0) clean.push(remedy)
    else if (after.length <= before.length) others.push(remedy)
  }
  return [...clean, ...others].slice(0, OFFERED)
}

const REMEDIES: Readonly<Record<string, (given: FaultCase) => readonly ForceFix[]>> = {
  unknown: remove,
  superior: remove,
  stranger: (given) => [...changeRace(given), ...remove(given)],
  'no-option': chooseOption,
  'no-such-pack': (given) => [set(at(lineOf(given), 'members'), null, text('by.usual-number'))],
  'faction-open': chooseFaction,
  'faction-fixed': (given) => [set(at(lineOf(given), 'faction'), null, text('by.take-none'))],
  'scout-hero': (given) => [
    ...remove(given),
    playFor(sizeNamed('skirmish').least),
    playFor(sizeNamed('sovereign').least),
  ],
  'no-leader': addLeader,
  leaders: (given) =>
    keepOneCopy(
      given,
      linesWhere(given, ({ profile }) => profile.rank === 'leader'),
    ),
  'leader-count': (given) =>
    faultNumber(given, 'count') === 0
      ? addLeader(given)
      : keepOneCopy(
          given,
          linesWhere(given, ({ profile }) => profile.rank === 'leader'),
        ),
  'avatar-barred': (given) => [...remove(given), playFor(sizeNamed('sovereign').least)],
  avatars: (given) =>
    keepOneCopy(
      given,
      linesWhere(given, ({ profile }) => profile.rank === 'avatar'),
    ),
  messengers: (given) => fewerOfRank(given, 'messenger'),
  'troops-missing': (given) =>
    addCopies(
      recruitableEntries(given.list, given.recruitment).filter(
        ({ profile }) => countedRank(profile) === rankTold(given),
      ),
      faultNumber(given, 'missing'),
    ),
  troops: (given) => fewerOfRank(given, rankTold(given)),
  'barred-by-leader': removeKind,
  'few-under-leader': fewerOfKind,
  soimi: (given) => [
    ...removeCopies(
      given,
      linesWhere(given, ({ profile }) => profile.people === 'soimi'),
      faultNumber(given, 'surplus'),
    ),
    ...addCopies(recruitableEntries(given.list, given.recruitment).filter(({ profile }) => profile.people === 'regor')),
  ],
  'needs-leader': removeKind,
  copies: fewerOfKind,
  'too-dear': savePoints,
  'no-arcane-power': (given) => [set(at(lineOf(given), 'artefacts'), [], text('by.take-none'))],
  'no-artefact': leaveBehind,
  'artefact-twice': leaveBehind,
  'other-race': leaveBehind,
  'no-race-gear': leaveBehind,
  'leaders-only': leaveBehind,
  'sorcerers-only': leaveBehind,
  'wrong-type': leaveBehind,
  'wrong-weapon': leaveBehind,
  'artefact-types': carryMostPower,
  runes: carryMostPower,
  'too-much-power': carryMostPower,
  'power-unused': carryMostPower,
  'no-consumables': (given) => [set(at(lineOf(given), 'consumables'), [], text('by.take-none'))],
  consumables: carryFewer,
  'no-consumable': leaveBehind,
  'typology-twice': leaveBehind,
}

function remove(given: FaultCase): ForceFix[] {
  return [removeLine(given, lineOf(given))]
}

/** If all entries belong to another race, the list itself may have the wrong race. */
function changeRace(given: FaultCase): ForceFix[] {
  const race = entryIn(given, lineOf(given))?.race
  return race ? [set('race', race, text('by.race', { race: { text: text(`race.${race}`) } }))] : []
}

function chooseOption(given: FaultCase): ForceFix[] {
  const [line, place] = [lineOf(given), at(lineOf(given), 'option')]
  const offered = optionsOf(entryIn(given, line)!, given.recruitment.raceRules)
  return [
    ...offered.map(({ weapon, name }) => set(place, weapon, text('by.take', { name }))),
    set(place, null, text('by.take-none')),
  ]
}

function chooseFaction(given: FaultCase): ForceFix[] {
  const place = at(lineOf(given), 'faction')
  return Object.entries(FACTIONS).map(([id, { name }]) => set(place, id, text('by.take', { name })))
}

function playFor(points: number): ForceFix {
  return set('points', points, text('by.points', { points }))
}

function addLeader({ list, recruitment }: FaultCase): ForceFix[] {
  return addCopies(recruitableEntries(list, recruitment).filter(({ profile }) => profile.rank === 'leader'))
}

function rankTold({ fault }: FaultCase): string {
  return String(fault.fault.args?.rank)
}

/** Removes from one line if that is enough, otherwise from the last ones. */
function fewerOfRank(given: FaultCase, rank: string): ForceFix[] {
  const lines = linesWhere(given, ({ profile }) => countedRank(profile) === rank)
  const surplus = faultNumber(given, 'surplus')
  const fromOne = lines.flatMap((line) => removeCopies(given, [line], surplus))
  return fromOne.length > 0 ? fromOne : removeCopies(given, lines, surplus)
}

function removeKind(given: FaultCase): ForceFix[] {
  const id = given.list.entries[lineOf(given)]!.id
  const lines = linesWhere(given, (entry) => entry.id === id)
  return removeCopies(
    given,
    lines,
    lines.reduce((sum, line) => sum + given.list.entries[line]!.count, 0),
  )
}

function fewerOfKind(given: FaultCase): ForceFix[] {
  const id = given.list.entries[lineOf(given)]!.id
  return removeCopies(
    given,
    linesWhere(given, (entry) => entry.id === id),
    faultNumber(given, 'surplus'),
  )
}

/** Removes the cheapest line that saves enough, or raises the points. */
function savePoints(given: FaultCase): ForceFix[] {
  const { list, recruitment } = given
  const surplus = faultNumber(given, 'surplus')
  const recruits = recruitsOf(list, recruitment.raceRules, recruitment.named)
  const lines = recruits
    .filter(({ price }) => price >= surplus)
    .toSorted((a, b) => a.price - b.price)
    .map(({ line }) => line)
  const total = totalOf(list, recruitment.raceRules, recruitment.named)
  const [first, ...others] = [...new Set(lines)].flatMap((line) => removeCopies(given, [line], 1))
  return [...(first ? [first] : []), playFor(total), ...others, ...saveFromTheEnd(given, surplus)]
}

/** If no single line saves enough, removes as many as necessary from the end, but never the leader. */
function saveFromTheEnd(given: FaultCase, surplus: number): ForceFix[] {
  const { list, recruitment } = given
  const lines = linesWhere(given, ({ profile }) => profile.rank !== 'leader')
  const prices = recruitsOf(list, recruitment.raceRules, recruitment.named)
    .filter(({ line }) => lines.includes(line))
    .map(({ price }) => price)
    .toReversed()
  let saved = 0
  const count = prices.findIndex((price) => {
    saved += price
    return saved >= surplus
  })
  return count < 0 ? [] : removeCopies(given, lines, count + 1)
}

function leaveBehind(given: FaultCase): ForceFix[] {
  const { field, fault } = given.fault
  const item = String(fault.args?.item ?? fault.args?.id)
  const left: ForceFix = { text: text('by.leave', { item }), changes: [{ kind: 'remove', place: field }] }
  return field.includes('artefacts') ? [left, ...carryMostPower(given)] : [left]
}

/** SW-BAND-14: fills up the power with artefacts, keeping as many of the present ones as possible. */
function carryMostPower(given: FaultCase): ForceFix[] {
  const { list, recruitment } = given
  const line = lineOf(given)
  const entry = entryIn(given, line)
  if (!entry) return []
  const listed = list.entries[line]!
  const taken = list.entries.flatMap(({ artefacts }, i) => (i === line ? [] : artefacts))
  const suggested = chooseMostPower(bearerOf(entry, listed, recruitment.raceRules), taken)
  if (suggested.length === 0) return []
  const items = listOf(suggested.map(({ name }) => name))
  return [
    set(
      at(line, 'artefacts'),
      suggested.map(({ id }) => id),
      text('by.carry', { items }),
    ),
  ]
}

function carryFewer(given: FaultCase): ForceFix[] {
  const line = lineOf(given)
  const kept = given.list.entries[line]!.consumables.slice(0, faultNumber(given, 'most'))
  const items = listOf(kept.map((id) => consumableNamed(id)?.name ?? artefactNamed(id)?.name ?? id))
  return [set(at(line, 'consumables'), kept, text('by.carry', { items }))]
}
