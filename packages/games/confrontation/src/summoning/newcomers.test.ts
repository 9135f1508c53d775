import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../characteristics.ts'
import type { Fighter, Play } from '../state.ts'
import { miracleScene } from '../testing/faithful.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { has } from '../traits.ts'
import { summon } from './summoning.ts'

/**
 * Summons reapers of Mid-Nor for Ann at these places, and reads something of each newcomer and of one that leaves
 * again.
 */
function* reapers<T>(play: Play, summoner: Fighter, read: (newcomer: Fighter) => T, seen: T[]) {
  const summoning = {
    summoner,
    who: 'midnor-reaper-of-mid-nor',
    within: 10,
    cause: 'doll-of-servitude',
    rule: 'CF-REV-09',
  }
  const come = yield* summon(play, summoning)
  seen.push(read(come!))
  come!.at = { ...come!.at, x: summoner.at.x + 60_000 }
  seen.push(read(come!))
}

const PLACE: Json = { path: [{ x: 25_000, y: 30_000 }] }

describe('fighters summoned later in a round', () => {
  const fanaticReapers = (people: string) => {
    const seen: boolean[] = []
    const given = { miracle: 'martial-exaltation', faith: 2, onHerself: true, ann: { card: { people, category: 2 } } }
    miracleScene({ ...given, on: { at: [110, 30] }, dice: [3], answers: [PLACE] }, (play, ann) =>
      reapers(play, ann, (newcomer) => has(play, newcomer, 'fanaticism'), seen),
    )
    return seen
  }

  test('CF-MIRACLE-13 have Fanaticism inside the aura of a faithful of their people, not outside', () => {
    expect(fanaticReapers('midnor')).toEqual([true, false])
    expect(fanaticReapers('lions')).toEqual([false, false])
  })

  const glorifiedReapers = (people: string) => {
    const seen: number[] = []
    const commander = { people, abilities: ['leadership/10'], command: 'commander' }
    spellScene(
      {
        ...{ spell: 'crown-of-glory', gems: { light: 3 }, on: { seat: 0, card: commander, at: [32, 30] } },
        ...{ ann: { card: { category: 2 } }, dice: [6], answers: [PLACE] },
      },
      (play, ann) =>
        reapers(
          play,
          ann,
          (newcomer) => characteristic(play, newcomer, 'str').total - (newcomer.member.profile.str ?? 0),
          seen,
        ),
    )
    return seen
  }

  test('CF-SPELL-11 hit harder inside the aura of a crowned leader of their people, not outside', () => {
    expect(glorifiedReapers('midnor')).toEqual([1, 0])
    expect(glorifiedReapers('lions')).toEqual([0, 0])
  })
})
