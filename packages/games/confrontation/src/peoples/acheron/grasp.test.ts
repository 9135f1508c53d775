import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { maintenancePhase } from '../../round/phases.ts'
import { faithful } from '../../testing/faithful.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  type Script,
} from '../../testing/scene.ts'
import { has } from '../../traits.ts'
import { inflict } from '../../wounds/health.ts'

const GRASP = 'grasp-of-the-demon'
const marked = { effects: [{ object: 'corrupt-servant', x: 1, until: 'game', source: { figure: 0 } }] }
const ejhin = (faith: number, more: FigureDetails = {}) =>
  faithful('Ann', 0, 20, 30, {
    ...{ miracles: [GRASP, 'ruin'], faith, aspects: { creation: 1, alteration: 1, destruction: 2 } },
    more: { extras: ['seal-of-the-corrupt'], ...more },
  })
const servant = (name: string, x: number, more: FigureDetails = marked, card: FigureDetails = {}) =>
  figure(name, 0, x, 30, card, { card: name, ...more })

const killVictim = (faith: number, others: Json[], script: Script, more: FigureDetails = {}) =>
  playRule(
    { figures: [ejhin(faith, more), ...others, figure('Bob', 1, 90, 50)] },
    (play) => inflict(play, fighterNamed(play, 'Ann'), 'killed', { by: null, rules: [] }),
    script,
  )

describe('CF-REV-ACHERON-36: Grasp of the Demon', () => {
  test('may be called when Ejhin is Killed Outright, on a corrupt servant within 15 cm', () => {
    const match = killVictim(3, [servant('Sid', 30)], {})
    expect(promptId(match)).toBe('ask.miracle')
    expect(optionKeys(match)).toEqual([`${GRASP}:1`, 'none'])
    expect(promptId(killVictim(3, [servant('Sid', 30, {})], {}))).toBeUndefined()
    expect(promptId(killVictim(0, [servant('Sid', 30)], {}))).toBeUndefined()
    expect(promptId(killVictim(3, [servant('Sid', 30)], {}, { inRout: true }))).toBeUndefined()
    const far = killVictim(1, [servant('Sid', 37.6)], { answers: [`${GRASP}:1`], dice: [5] })
    expect(eventArgs(far, 'call.short').length).toBe(1)
    expect(fighterNamed(far, 'Sid').faith).toBe(0)
  })

  test('the servant gains Ejhin’s faith, Aspects, miracles, Seal and remaining points, and the rank of Zealot', () => {
    // Difficulty 8: Aspects 4 and a 5.
    const match = killVictim(4, [servant('Sid', 30)], { answers: [`${GRASP}:1`, '1'], dice: [2, 5] })
    const { member, faith, status } = fighterNamed(match, 'Sid')
    expect(faith).toBe(2)
    expect(status).toBe('standing')
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
    expect(member.profile.faith).toMatchObject({
      level: 'zealot',
      aura: 17.5,
      creation: 1,
      alteration: 1,
      destruction: 2,
    })
    expect(member.miracles).toEqual([GRASP, 'ruin'])
    expect(member.profile.name).toBe('Sid')
    expect(has(match, fighterNamed(match, 'Sid'), 'seal-of-the-corrupt')).toBe(true)
  })

  test('a failed call passes nothing on', () => {
    const match = killVictim(1, [servant('Sid', 30)], { answers: [`${GRASP}:1`], dice: [2] })
    expect(fighterNamed(match, 'Sid').member.profile.faith).toBe(null)
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
  })

  test('the possessed servant dies at the end of the maintenance phase, and the soul may pass on', () => {
    const passes = (card: FigureDetails = {}) =>
      playRule(
        {
          figures: [ejhin(4), servant('Sid', 30, marked, card), servant('Sue', 35), figure('Bob', 1, 90, 50)],
          phase: 'maintenance',
        },
        function* (play) {
          yield* inflict(play, fighterNamed(play, 'Ann'), 'killed', { by: null, rules: [] })
          yield* maintenancePhase(play)
        },
        { answers: [`${GRASP}:1`, '0', `${GRASP}:2`, '0'], dice: [5, 5] },
      )
    const match = passes()
    expect(fighterNamed(match, 'Sid').status).toBe('eliminated')
    expect(fighterNamed(match, 'Sue').status).toBe('standing')
    expect(fighterNamed(match, 'Sue').faith).toBe(2)
    for (const abilities of [['enormous'], ['fierce']]) {
      const protectedMatch = passes({ abilities })
      expect(fighterNamed(protectedMatch, 'Sid').status).toBe('eliminated')
      expect(fighterNamed(protectedMatch, 'Sue').faith).toBe(2)
    }
  })
})
