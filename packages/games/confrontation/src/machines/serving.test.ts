import { describe, expect, test } from 'vitest'
import { ASIDE, BEHIND, gun, gunner } from '../testing/gun.ts'
import { annActs, difficulties, outcomes, targetAt } from '../testing/marksman.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  rolledDice,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const turnTo = (x: number, y: number) => ({ path: [], facing: { x, y } })

describe('CF-MACHINE-42 serving a machine', () => {
  const figures = [gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), targetAt(40)]

  test('CF-MACHINE-10 and CF-MACHINE-42 the card activates machine and servants, and lets it fire once', () => {
    const match = annActs(figures)
    expect(optionKeys(match).filter((key) => key.startsWith('0:'))).toEqual([
      '0:haul',
      '0:haul-run',
      '0:turn-machine',
      '0:serve',
      '0:serve-move',
      '0:nothing',
    ])
    const fired = annActs(figures, { answers: ['0:serve-move', '2'], dice: [1] })
    expect(optionKeys(fired)).not.toContain('0:serve')
  })

  test("CF-MACHINE-26, CF-MACHINE-31 the range is the machine's, the AIM the servant’s", () => {
    // 10 at a distance of 60 + 0.625 cm from the machine: long range; AIM 3 needs a 6 and 1 more.
    const far = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), figure('Bob', 1, 83.5, 30)], {
      answers: ['0:serve', '2', 'again'],
      dice: [6, 2, 1, 1],
    })
    expect(difficulties(far)).toEqual(['10: 10 range.long CF-FIRE-06'])
    expect(outcomes(far)).toEqual(['shot.hit Bob'])
    const near = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), figure('Bob', 1, 83, 30)], {
      answers: ['0:serve', '2'],
      dice: [4, 1, 1],
    })
    expect(difficulties(near)).toEqual(['7: 7 range.medium CF-FIRE-06'])
    expect(fighterNamed(near, 'Gun').shots).toBe(1)
  })

  test('CF-MACHINE-31 the die needed depends on the AIM of the chosen servant', () => {
    const noteWith = (aim: number) => {
      const match = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND, { aim }), targetAt(40)], {
        answers: ['0:serve'],
      })
      const [decision] = match.pending
      return decision?.kind === 'pick' ? decision.options[0]?.note?.().args : undefined
    }
    expect(noteWith(3)).toMatchObject({ short: 2, medium: 4, long: 7 })
    expect(noteWith(1)).toMatchObject({ short: 3, medium: 6, long: 9 })
  })

  test('CF-MACHINE-26 it fires only at targets before its front', () => {
    const around = [figure('Bob', 1, 10, 10), figure('Ben', 1, 40, 10)]
    const match = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), ...around], { answers: ['0:serve'] })
    // The last fighter is in a far corner before it.
    expect(promptId(match)).toBe('ask.shot')
    expect(optionKeys(match)).toEqual(['3', '4'])
    const west = annActs([gun('Gun', 0, 20, 30, {}, {}, { facing: 'west' }), gunner('Gil', [23.125, 30])])
    expect(barReason(west, '0:serve')).toBe('barred.no-target CF-FIRE-03')
  })

  test('CF-MACHINE-28 a turret fires all round', () => {
    const figures = [gun('Gun', 0, 20, 30, { turret: true }), gunner('Gil', BEHIND), figure('Bob', 1, 10, 10)]
    expect(optionKeys(annActs(figures, { answers: ['0:serve'] }))).toEqual(['2', '3'])
  })

  test('CF-MACHINE-28, CF-MACHINE-30 a turret fires at opponents in contact on any side', () => {
    const touching = (turret: boolean) => {
      const bobs = [figure('Bob', 1, 20, 26.875), figure('Ben', 1, 60, 30)]
      const figures = [gun('Gun', 0, 20, 30, { turret }), gunner('Gil', BEHIND), ...bobs]
      return optionKeys(annActs(figures, { answers: ['0:serve'] }))
    }
    expect(touching(true)).toEqual(['2', '3', '4'])
    expect(touching(false)).toEqual(['3', '4'])
  })

  test('CF-PROFILE-06, CF-MACHINE-31 a servant without AIM helps to serve it and never aims it', () => {
    const crew = (aim: number | null) => [
      gun('Gun', 0, 20, 30, { crew: 2 }),
      gunner('Gil', BEHIND, { aim }),
      gunner('Gus', ASIDE, { aim: null }),
      targetAt(40),
    ]
    // Whose AIM to use is not asked.
    expect(promptId(annActs(crew(3), { answers: ['0:serve'] }))).toBe('ask.shot')
    expect(barReason(annActs(crew(null)), '0:serve')).toBe('barred.crew CF-MACHINE-14')
  })

  test('CF-MACHINE-07, CF-MACHINE-13 and CF-MACHINE-14 fewer servants than the Crew value cannot fire it', () => {
    const two = { crew: 2 }
    const alone = annActs([gun('Gun', 0, 20, 30, two), gunner('Gil', BEHIND), targetAt(40)])
    expect(barReason(alone, '0:serve')).toBe('barred.crew CF-MACHINE-14')
    const away = annActs([gun('Gun', 0, 20, 30, two), gunner('Gil', BEHIND), gunner('Gus', [20, 36]), targetAt(40)])
    expect(barReason(away, '0:serve')).toBe('barred.crew CF-MACHINE-14')
    const both = annActs([gun('Gun', 0, 20, 30, two), gunner('Gil', BEHIND), gunner('Gus', ASIDE), targetAt(40)])
    expect(optionKeys(both)).toContain('0:serve')
    // A servant in contact with an enemy does not count.
    const enemy = figure('Ben', 1, 20, 35.625)
    const beset = annActs([gun('Gun', 0, 20, 30, two), gunner('Gil', BEHIND), gunner('Gus', ASIDE), enemy])
    expect(barReason(beset, '0:serve')).toBe('barred.crew CF-MACHINE-14')
  })

  test('CF-MACHINE-42 a fighter that cast a spell in this activation cannot serve it, except for a Warrior-mage', () => {
    const magic = { level: 'master', elements: ['light', 'air'], paths: ['solaris'], intensity: 8 }
    const cast = (abilities: string[]) => {
      const mage = { pow: 4, magic, abilities }
      const learnt = { spells: ['arrow-of-mana'], gems: { light: 2 } }
      const crew = [gunner('Gil', BEHIND), gunner('Gus', ASIDE, mage, learnt)]
      const figures = [gun('Gun', 0, 20, 30, { crew: 2 }), ...crew, targetAt(40)]
      expect(optionKeys(annActs(figures))).toContain('0:serve')
      return annActs(figures, { answers: ['2:cast', 'arrow-of-mana:3', '2:nothing'], dice: [1] })
    }
    expect(barReason(cast([]), '0:serve')).toBe('barred.crew CF-MACHINE-14')
    expect(optionKeys(cast(['warrior-mage']))).toContain('0:serve')
  })

  test('CF-MACHINE-42 a fighter in rout does not serve it', () => {
    const match = annActs([
      gun('Gun', 0, 20, 30, { crew: 2 }),
      gunner('Gil', BEHIND),
      gunner('Gus', ASIDE, {}, { inRout: true, card: 'Other' }),
      targetAt(40),
    ])
    expect(barReason(match, '0:serve')).toBe('barred.crew CF-MACHINE-14')
  })

  test('CF-MACHINE-31 the player chooses whose AIM counts, together with the Wounds and charge penalties of that servant', () => {
    const crew = [
      gunner('Gil', BEHIND, { aim: 2 }),
      gunner('Gus', ASIDE, { aim: 5 }, { wounds: 'serious', chargePenalty: true }),
    ]
    const match = annActs([gun('Gun', 0, 20, 30), ...crew, targetAt(40)], { answers: ['0:serve'] })
    expect(promptId(match)).toBe('ask.aims')
    expect(optionKeys(match)).toEqual(['2', '1'])
    // 7 to reach: 5 - 2 - 1 and a 4 is 6, 2 and a 4 is 6 as well, 2 and a 5 hits.
    const fireGun = (who: string, ...dice: number[]) =>
      outcomes(annActs([gun('Gun', 0, 20, 30), ...crew, targetAt(40)], { answers: ['0:serve', who, '3'], dice }))
    expect(fireGun('2', 4)).toEqual(['shot.missed Bob'])
    expect(fireGun('2', 5, 1, 1)).toEqual(['shot.hit Bob'])
    expect(fireGun('1', 4)).toEqual(['shot.missed Bob'])
  })

  test('CF-MACHINE-32 and CF-MACHINE-42 servants that helped to fire it cannot fire or run, and may walk unless they aimed', () => {
    const bow = { weapon: { name: 'Bow', strength: 6, ranges: [20, 40, 60] } }
    const crew = [gunner('Gil', BEHIND, bow), gunner('Gus', ASIDE, bow), gunner('Guy', [20, 26.875], bow)]
    const match = annActs([gun('Gun', 0, 20, 30, { crew: 2 }), ...crew, targetAt(40)], {
      answers: ['0:serve', '1', '4'],
      dice: [1],
    })
    // Gil aimed, Gus helped, Guy was not needed.
    const keys = (id: number) => optionKeys(match).filter((key) => key.startsWith(`${id}:`))
    expect(keys(1)).toEqual(['1:nothing'])
    expect(keys(2)).toEqual(['2:walk', '2:nothing'])
    expect(keys(3)).toEqual(['3:walk', '3:run', '3:fire', '3:fire-walk', '3:nothing'])
    expect(barReason(match, '2:run')).toBe('barred.run-only CF-ACT-14')
  })

  test('CF-MACHINE-42 servants that have already acted help before others, unless needed to aim', () => {
    const bow = { weapon: { name: 'Bow', strength: 6, ranges: [20, 40, 60] } }
    const crew = [gunner('Gil', BEHIND, bow), gunner('Gus', ASIDE, bow), gunner('Guy', [20, 26.875], bow)]
    const match = annActs([gun('Gun', 0, 20, 30, { crew: 2 }), ...crew, targetAt(40)], {
      answers: ['3:nothing', '0:serve', '1', '4'],
      dice: [1],
    })
    const keys = (id: number) => optionKeys(match).filter((key) => key.startsWith(`${id}:`))
    expect(keys(2)).toEqual(['2:walk', '2:run', '2:fire', '2:fire-walk', '2:nothing'])
  })

  test('CF-MACHINE-32 a fighter that fired its own weapon cannot serve it', () => {
    const bow = { weapon: { name: 'Bow', strength: 6, ranges: [20, 40, 60] } }
    const match = annActs([gun('Gun', 0, 20, 30), gunner('Gil', ASIDE, bow), targetAt(30)], {
      answers: ['1:fire', '2'],
      dice: [1],
    })
    expect(barReason(match, '0:serve')).toBe('barred.crew CF-MACHINE-14')
  })

  test('CF-MACHINE-42 a servant may walk up to it first, which makes the shot harder by 1 if that servant aims', () => {
    const crew = [gunner('Gil', [15, 30])]
    const match = annActs([gun('Gun', 0, 20, 30), ...crew, targetAt(40)], {
      answers: ['1:walk', { path: [{ x: 16_875, y: 30_000 }], facing: { x: 1, y: 0 } }, '0:serve', '2'],
      dice: [1],
    })
    expect(difficulties(match)).toEqual(['8: 7 range.medium CF-FIRE-06 1 term.moves CF-MACHINE-29'])
  })

  test('CF-MACHINE-42 a fighter that announced an assault cannot serve it, even without having moved', () => {
    // Gus cannot move at all, and so falls short in place.
    const figures = [
      gun('Gun', 0, 20, 30, { crew: 2 }),
      gunner('Gil', BEHIND),
      gunner('Gus', ASIDE, { mov: 0 }),
      figure('Bob', 1, 40, 30),
    ]
    expect(optionKeys(turn(figures, { answers: ['done'] }))).toContain('0:serve')
    const match = turn(figures, { answers: ['2:charge:3', { to: [37.5, 30] }, 'done'] })
    expect(eventArgs(match, 'assault.short')).toMatchObject([{ fighter: 'Gus' }])
    expect(barReason(match, '0:serve')).toBe('barred.crew CF-MACHINE-14')
  })

  test('CF-MACHINE-42 a fighter that ran or moved under cover cannot serve it', () => {
    const crew = [gunner('Gil', [15, 30])]
    const ran = annActs([gun('Gun', 0, 20, 30), ...crew, targetAt(40)], {
      answers: ['1:run', { path: [{ x: 16_875, y: 30_000 }], facing: { x: 1, y: 0 } }],
    })
    expect(barReason(ran, '0:serve')).toBe('barred.crew CF-MACHINE-14')
    const hidden = turn([gun('Gun', 0, 20, 30), ...crew, targetAt(40)], {
      answers: ['1:cover', { path: [{ x: 16_875, y: 30_000 }], facing: { x: 1, y: 0 } }],
    })
    expect(barReason(hidden, '0:serve')).toBe('barred.crew CF-MACHINE-14')
  })
})

describe('CF-MACHINE-29 moving or turning, and firing', () => {
  const figures = [gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), targetAt(40)]

  test('a turn to any heading before the shot makes it 1 harder, and the crew turns with the machine', () => {
    const match = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), figure('Bob', 1, 20, 10)], {
      answers: ['0:turn-machine', turnTo(0, -1), '0:serve'],
      dice: [1],
    })
    expect(difficulties(match)).toEqual(['5: 4 range.short CF-FIRE-06 1 term.moves CF-MACHINE-29'])
    expect(fighterNamed(match, 'Gil').at).toMatchObject({ x: 20_000, y: 33_125 })
  })

  test('a turn after the shot is announced before it and makes it 1 harder, once', () => {
    const match = annActs(figures, { answers: ['0:serve-move', '2'], dice: [1] })
    expect(difficulties(match)).toEqual(['8: 7 range.medium CF-FIRE-06 1 term.moves CF-MACHINE-29'])
    expect(optionKeys(match).filter((key) => key.startsWith('0:'))).toEqual(['0:turn-machine', '0:nothing'])
    const still = annActs(figures, { answers: ['0:serve', '2'], dice: [1] })
    expect(barReason(still, '0:turn-machine')).toBeUndefined()
    expect(optionKeys(still).filter((key) => key.startsWith('0:'))).toEqual([])
  })

  test('a machine without a crew cannot be turned', () => {
    const match = annActs([gun('Gun', 0, 20, 30), gunner('Gil', [10, 30]), targetAt(40)])
    expect(barReason(match, '0:turn-machine')).toBe('barred.nobody-mans CF-MACHINE-29')
  })

  test('a machine moved in this round cannot fire, and one that fired cannot be moved', () => {
    const moved = annActs([...figures, gunner('Gus', ASIDE)], {
      answers: ['0:haul', { slots: { haul: ['1'], stay: ['3'] } }, path([21, 30])],
    })
    expect(optionKeys(moved)).toEqual(['3:walk', '3:run', '3:nothing'])
    const fired = annActs(figures, { answers: ['0:serve-move', '2'], dice: [1] })
    expect(barReason(fired, '0:haul')).toBe('barred.machine-fired CF-MACHINE-29')
  })
})

describe('CF-MACHINE-30 enemies against the machine', () => {
  const enemy = figure('Ben', 1, 23.125, 30)
  const figures = [gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), enemy]

  test('a machine in contact fires while its crew is free, cannot move or turn, and may target opponents before its front', () => {
    const match = annActs(figures)
    expect(optionKeys(match)).toContain('0:serve')
    expect(barReason(match, '0:haul')).toBe('barred.beset CF-MACHINE-22')
    expect(barReason(match, '0:turn-machine')).toBe('barred.beset CF-MACHINE-30')
    giveAnswers(match, '0:serve')
    expect(promptId(match)).not.toBe('ask.aims')
  })

  test('a machine cannot target opponents in contact behind its front', () => {
    const around = [figure('Ben', 1, 20, 33.125), figure('Bob', 1, 60, 30)]
    const match = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), ...around], { answers: ['0:serve'] })
    expect(optionKeys(match)).toEqual(['3', '4'])
  })

  test('a machine itself is never the friend that is hit', () => {
    const match = annActs(figures, { answers: ['0:serve', '2'], dice: [4, 1, 1] })
    expect(rolledDice(match)).not.toContain('roll.distribution 1')
    expect(eventArgs(match, 'shot.hit')).toMatchObject([{ target: 'Ben' }])
  })
})
