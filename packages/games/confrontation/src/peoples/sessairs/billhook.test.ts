import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { fighterNamed, figure, giveAnswers, optionKeys, path, promptId, type Scene } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const BILLHOOK = 'the-billhook-of-thorns'
const USE = `0:use-${BILLHOOK}`
const shares = (points: Record<string, number>): Json => ({
  slots: Object.fromEntries(Object.entries(points).map(([slot, count]) => [slot, [['point', count]]])),
})

describe('CF-REV-SESSAIR-06 the Billhook of Thorns', () => {
  const useRelic = (...answers: Json[]) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { people: 'sessairs' }, { extras: [BILLHOOK] }),
        figure('Kelt', 0, 32.5, 30, { people: 'sessairs' }, { card: 'Kelt' }),
        figure('Drune', 0, 20, 40, { people: 'drune' }, { card: 'Drune' }),
        figure('Lion', 0, 20, 20, { people: 'lions' }, { card: 'Lion' }),
        figure('Far', 0, 32.6, 36, { people: 'sessairs' }, { card: 'Far' }),
        figure('Foe', 1, 12, 30, { people: 'sessairs' }),
      ],
      { answers: ['done', ...answers] },
    )
  const strength = (match: Scene, name: string) => characteristic(match, fighterNamed(match, name), 'str').total

  test('CF-REV-SESSAIR-06: shares 5 points of STR among the bearer and friendly Kelts of either clan within 10 cm', () => {
    const open = useRelic(USE)
    const decision = open.pending[0]
    expect(promptId(open)).toBe('ask.billhook')
    expect(decision?.kind === 'arrange' && decision.slots.map(({ id }) => id)).toEqual(['0', '1', '2', 'kept'])
    const match = useRelic(USE, shares({ 0: 1, 1: 4 }))
    expect(['Ann', 'Kelt', 'Drune'].map((name) => strength(match, name))).toEqual([4, 7, 3])
    expect(fighterNamed(match, 'Kelt').effects).toMatchObject([{ until: 'round' }])
    expect(optionKeys(match)).not.toContain(USE)
  })

  test('CF-REV-SESSAIR-06: remaining points may be given after moving, and add up', () => {
    const match = useRelic(USE, shares({ 1: 2, kept: 3 }), '0:walk', path([20, 32]))
    expect(optionKeys(match)).toContain(USE)
    giveAnswers(match, USE, shares({ 1: 3 }))
    expect(strength(match, 'Kelt')).toBe(8)
  })

  test('CF-REV-SESSAIR-06: Kelt Characters that master druidism may carry it, one in an army', () => {
    const bears = (profile: string, army: 'sessairs' | 'lions' = 'sessairs') =>
      faultsOf(armyOf([{ profile, artefacts: [BILLHOOK] }], { army, points: 1000 }))
    expect(bears('sessairs-kelen-the-thirteenth-voice')).toEqual([])
    expect(bears('sessairs-kelt-druid')).toEqual(['artefact-bearer'])
    expect(bears('sessairs-enoch-the-elementalist')).toEqual(['artefact-bearer'])
    expect(bears('lions-migail-the-selenite', 'lions')).toEqual(['artefact-bearer'])
    const druid = {
      ...{ id: 'arch-druid', name: 'Arch-druid', army: 'sessairs', rank: 'adept', role: 'magician', character: true },
      ...{ size: 'medium', base: 'infantry', mov: 10, ini: 3, att: 3, str: 4, def: 3, res: 5, cou: 4, dis: 3, pow: 4 },
      ...{ magic: { elements: ['earth'], paths: ['druidism'] }, ap: 80 },
    } as const
    const two = armyOf(
      ['sessairs-kelen-the-thirteenth-voice', 'arch-druid'].map((profile) => ({ profile, artefacts: [BILLHOOK] })),
      { army: 'sessairs', points: 1000, profiles: [druid as never] },
    )
    expect(faultsOf(two)).toEqual(['artefact-copies'])
  })
})
