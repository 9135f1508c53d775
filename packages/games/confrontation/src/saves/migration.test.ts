import { readFileSync } from 'node:fs'
import { continueMatch, type Json, type MatchRecord, readJson, readRecord } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { listedAbilities } from '../armies/cards/ability-list.ts'
import { presentKey } from '../armies/cards/former-keys.ts'
import { artefacts, miracles, spells } from '../armies/extras/armoury.ts'
import { capacities } from '../armies/extras/capacities/index.ts'
import { innateCapacities } from '../armies/extras/innate-capacities.ts'
import { forces } from '../forces/forces.ts'
import { confrontation } from '../game.ts'
import { readScripted } from '../written-answer.ts'

const FORMER = /"[^" ]*cf-[a-z]+(-[a-z]+)?-\d+[^" ]*"/gi

function recordOfVersion12(phase: string): MatchRecord {
  const file = new URL(`../../earlier/confrontation-version-12-${phase}.json`, import.meta.url)
  return readRecord(readJson(file.href, readFileSync(file, 'utf8')))
}

function formerKeysIn(data: unknown): string[] {
  return [...new Set(JSON.stringify(data).match(FORMER))]
}

/** Capacities of profiles that are rules for whole armies: nothing stands for them in play. */
const RULES_OF_ARMIES = ['"CF-CRYHAVOC-03"', '"CF-REV-GRIFFIN-18"']

describe.each(['activation', 'combat', 'mystic'])('a match of version 12 saved in the %s phase', (phase) => {
  const record = recordOfVersion12(phase)

  test('holds former keys, and none after its state has been migrated', () => {
    const { state } = record.savepoint!
    expect(formerKeysIn(state).length).toBeGreaterThan(20)
    const migrated = confrontation.saves.migrate!(state, '12')
    expect(formerKeysIn(migrated).filter((key) => !RULES_OF_ARMIES.includes(key))).toEqual([])
  })

  test('goes on with the same fighters, effects and counted uses', () => {
    const { fighters } = record.savepoint!.state as unknown as SavedState
    const { match } = continueMatch(confrontation, record)
    for (const [i, { uses, effects, member }] of match.state.fighters.entries()) {
      const former = fighters[i]!
      expect(Object.values(uses)).toEqual(Object.values(former.uses))
      expect(effects.map(({ id, x }) => ({ id, x }))).toEqual(former.effects.map(({ id, x }) => ({ id, x })))
      expect(member.spells.map(ruleOf)).toEqual(former.member.spells)
      expect(member.miracles.map(ruleOf)).toEqual(former.member.miracles)
    }
  })
})

interface SavedState {
  readonly fighters: readonly {
    readonly uses: Readonly<Record<string, unknown>>
    readonly effects: readonly { readonly id: number; readonly x: number | null }[]
    readonly member: { readonly spells: readonly string[]; readonly miracles: readonly string[] }
  }[]
}

function ruleOf(id: string): string | undefined {
  return [...spells, ...miracles].find((card) => card.id === id)?.rule
}

describe('keys of former versions', () => {
  test.each([
    ['CF-SPELL-34', 'trap-of-the-winds'],
    ['cf-spell-34', 'under-trap-of-the-winds'],
    ['cf-rev-orc-10-turning', `under-${presentKey('CF-REV-ORC-10')}-turning`],
    ['cast:CF-REV-ELEMENTAL-01', 'cast:elemental-source'],
    ['CF-REV-ELEMENTAL-01-AIR:3', 'elemental-source-air:3'],
    ['17:use-CF-REV-GRIFFIN-22', '17:use-anathema-of-merin'],
    ['CF-SPELL-999', 'CF-SPELL-999'],
    ['trap-of-the-winds', 'trap-of-the-winds'],
  ])('%s is %s', (former, present) => {
    expect(presentKey(former)).toBe(present)
  })

  const figureWith = (fields: Record<string, Json>) => ({
    figures: [
      { who: 'cynwall-galhyan', seat: 0, x: 20, y: 30, ...fields },
      { seat: 1, name: 'Bob', x: 60, y: 30 },
    ],
  })

  test('a situation with them is the situation with the present ones', () => {
    const position = (fields: Record<string, Json>) => confrontation.saves.readPosition(figureWith(fields)).state
    expect(
      position({
        spells: ['CF-SPELL-12', 'CF-SPELL-01'],
        gems: { light: 3 },
        effects: [
          { object: 'CF-SPELL-73', x: 2 },
          { object: 'cf-spell-12', source: { figure: 1, object: 'CF-SPELL-12' } },
        ],
        uses: { 'cast:CF-SPELL-12': { stretch: 1, times: 1 } },
      }),
    ).toEqual(
      position({
        spells: [presentKey('CF-SPELL-12'), 'arrow-of-mana'],
        gems: { light: 3 },
        effects: [
          { object: presentKey('CF-SPELL-73'), x: 2 },
          { object: presentKey('cf-spell-12'), source: { figure: 1, object: presentKey('CF-SPELL-12') } },
        ],
        uses: { [presentKey('cast:CF-SPELL-12')]: { stretch: 1, times: 1 } },
      }),
    )
  })

  test('a scripted answer with them is the answer with the present ones', () => {
    const { state } = confrontation.saves.readPosition(figureWith({}))
    expect(readScripted('CF-SPELL-01:Bob', state)).toBe('arrow-of-mana:1')
  })

  test('a force with them is the force with the present ones', () => {
    const army = (spell: string) => ({
      army: 'cynwall',
      points: 400,
      cards: [{ profile: 'cynwall-galhyan', spells: [spell] }],
    })
    expect(forces.read(army('CF-SPELL-01'))).toEqual(forces.read(army('arrow-of-mana')))
    const setup = (spell: string) => ({ armies: [army(spell), 'orcs-400'] })
    expect(confrontation.rules.readSetup(setup('CF-SPELL-01'))).toEqual(
      confrontation.rules.readSetup(setup('arrow-of-mana')),
    )
  })
})

test('no two cards, capacities or abilities share an id', () => {
  const all = [...spells, ...miracles, ...innateCapacities, ...capacities, ...artefacts, ...listedAbilities]
  const ids = all.map(({ id }) => id)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})
