import { describe, expect, test } from 'vitest'
import type { BandList } from '../../bands/band-list.ts'
import { setupProblems, warband } from '../testing/started-match.ts'
import { presetWarbands } from './ready-bands.ts'

/** Gets what is wrong with a warband for a number of points. */
function faults(list: BandList, more: object = {}): string[] {
  return setupProblems({ warbands: [list, 'scions-500'], points: 1000, ...more })
    .filter((problem) => problem.startsWith('warbands[0]'))
    .map((problem) => problem.replace('warbands[0]', '').replace(/^[.:] ?/, ''))
}

describe('recruiting', () => {
  test('SM-BAND-01 allows leader, avatar, messengers and troops, but no superiors', () => {
    const all = warband(
      'adepts',
      1000,
      { id: 'yenay', artefacts: YENAY },
      { id: 'miuhalo', artefacts: MIUHALO },
      'eagle-man',
    )
    expect(
      faults({
        ...all,
        entries: [...all.entries, ...warband('adepts', 1, 'mole-boy', 'goat-man', 'moray-man').entries],
      }),
    ).toEqual([])
    const superior = warband('scions', 1000, 'tirabe', 'leviathan')
    expect(faults(superior)).toEqual([
      'entries[1].id: Leviathan is a superior, and the Manuscript does not use superiors; remove Leviathan (SM-BAND-01, SM-MISSING-03)',
    ])
  })

  test('SM-BAND-02 the races’ own rules take precedence', () => {
    // An escort comes only with its leader, and Wild Sorreps in greater numbers than others.
    const alone = warband(
      'urueh',
      1000,
      { id: 'avernal-lance', artefacts: ['skinburner-lava', 'tactical-ring'] },
      'igneous-guard',
    )
    expect(faults(alone).join()).toMatch('SW-RRULE-15')
    const many = warband(
      'urueh',
      1000,
      { id: 'avernal-lance', artefacts: ['skinburner-lava', 'tactical-ring'] },
      {
        id: 'wild-sorrep',
        count: 8,
      },
    )
    expect(faults(many)).toEqual([])
  })

  test('SM-BAND-02 SW-ROSTER-06 a leader bars the same combatants as in the later book', () => {
    const tirabe = { id: 'tirabe', artefacts: ['rune-of-vigour'] }
    expect(faults(warband('scions', 1000, tirabe, 'shaman')).join()).toMatch('SW-RRULE-06')
    expect(faults(warband('scions', 1000, tirabe, 'battler')).join()).not.toMatch('SW-RRULE-06')
  })

  test('SM-BAND-03 SM-PROFILE-05 at most as many messengers as the leader’s MAN', () => {
    expect(faults(warband('scions', 1000, 'tirabe', { id: 'transmitter', count: 2 }))).toEqual([])
    expect(faults(warband('scions', 1000, 'tirabe', { id: 'transmitter', count: 3 })).join()).toMatch('(SM-BAND-03)')
  })

  test('SM-BAND-04 at most five of the same combatant', () => {
    expect(faults(warband('scions', 1000, 'tirabe', { id: 'battler', count: 5 }))).toEqual([])
    expect(faults(warband('scions', 1000, 'tirabe', { id: 'battler', count: 6 })).join()).toMatch('(SM-BAND-04)')
  })

  test('SM-BAND-05 at most three squads of a kind', () => {
    const nirlem = { id: 'nirlem', option: 'blunt', artefacts: ['light-attack-rune'] }
    expect(faults(warband('alliance', 1000, nirlem, { id: 'cohort-of-postulants', count: 3 }))).toEqual([])
    const four = warband('alliance', 1000, nirlem, { id: 'cohort-of-postulants', count: 4 })
    expect(faults(four).join()).toMatch('(SM-BAND-05)')
  })

  test('SM-BAND-07 SM-PROFILE-02 every combatant costs its PE, within the total', () => {
    // Tir'Abe 163, a Battler 69.
    const list = warband('scions', 232, 'tirabe', 'battler')
    expect(faults(list, { points: 232 })).toEqual([])
    expect(faults(list, { points: 231 }).join()).toMatch('costs 232 points; the limit is 231')
  })

  test('SM-BAND-07 one leader unless the mission says otherwise', () => {
    const none = warband('scions', 500, 'battler')
    expect(faults(none)).toEqual(['the warband has no leader; take exactly 1 (SM-BAND-07)'])
    const two = warband('scions', 1000, 'tirabe', { id: 'nekorg', artefacts: ['tooth-of-kurgan'] })
    expect(faults(two)).toEqual(['the warband has 2 leaders; take exactly 1 (SM-BAND-07)'])
    const position = setupProblems({ warbands: [two, two], leaders: 2 })
    expect(position).toEqual([])
  })

  test('SM-MISSING-03 the ready warbands are valid and use nearly all their points', () => {
    for (const { id, list } of presetWarbands) {
      expect(setupProblems({ warbands: [id, id] }), id).toEqual([])
      expect(setupProblems({ warbands: [id, id], points: Math.floor(0.95 * list.points) })).not.toEqual([])
    }
  })
})

const YENAY = ['rune-of-the-skilful', 'arcane-attack-cloak', 'staff-of-the-thousand-eyes']
const MIUHALO = ['branch-of-ludeba', 'ring-of-xialio', 'favour-of-the-wood']
