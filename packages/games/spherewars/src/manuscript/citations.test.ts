import { describe, expect, test } from 'vitest'
import { spherewarsManuscript } from './game.ts'
import { activation, ana, bidAnswers, bor, fighting, man, refusal, type Scene, scene } from './testing/scene.ts'

/** Gets every rule that events, numbers and the pending decisions of a match cite. */
function citationsIn(match: Scene): string[] {
  const found = new Set<string>()
  JSON.stringify([match.events, match.pending], (key, value) => {
    if (key === 'rules') for (const rule of value) found.add(rule)
    if (key === 'rule') found.add(value)
    return value
  })
  return [...found]
}

describe('shared rules are cited by their ids in the Manuscript', () => {
  test('SM-MELEE-04 SM-MELEE-05 SM-MELEE-06 SM-PROFILE-06 in a fight', () => {
    const rules = citationsIn(fighting({}, {}, { dice: [5, 4, 1, 1, 4, 1] }))
    expect(rules).toEqual(expect.arrayContaining(['SM-MELEE-04', 'SM-MELEE-05', 'SM-MELEE-06', 'SM-PROFILE-06']))
    expect(rules.filter((rule) => /^SW-(MELEE-0[168]|PROFILE|DICE)/.test(rule))).toEqual([])
  })

  test('SM-MULTI-01 SM-MULTI-04 in the terms of numbers', () => {
    const friend = man('Dan', 0, 12.4, 20)
    const rules = citationsIn(activation(ana({}, { fatigue: 1 }), [bor(0), friend], { dice: [5, 4, 1, 1, 1, 1] }))
    expect(rules).toEqual(expect.arrayContaining(['SM-MULTI-01', 'SM-MULTI-04']))
  })

  test('SM-ACT-01 SM-TURN-08 in what is asked, SM-FIELD-04 in what is refused', () => {
    const match = scene({ figures: [ana(), man('Dan', 0, 20, 30), bor(8)] })
    expect(match.pending[0]?.rules).toEqual(['SM-ACT-01', 'SM-TURN-08'])
    expect(refusal(match, '2')).toBe('barred.not-own SM-ACT-01')
    const waiting = (seat: number) => ({ who: 'battler', seat, status: 'reserve' })
    const deploying = scene(
      { sequence: 'deployment', figures: [waiting(0), waiting(1)] },
      { dice: [5, 1], answers: ['near'] },
    )
    expect(refusal(deploying, { path: [{ x: 50000, y: 50000 }] })).toMatch(/SM-FIELD-04/)
  })

  test('SM-DICE-12 after secret bids too', () => {
    const mage = man('Ana', 0, 10, 20, { pow: 4, abilities: ['mindfreeze'] })
    const foes = [bor(4), man('Tom', 1, 30, 30, { pow: 2 })]
    const script = { answers: ['stand', 'mindfreeze', '2', 'keep', ...bidAnswers(2, 1)], dice: [5, 4, 1] }
    expect(citationsIn(activation(mage, foes, script, { gems: [4, 2] }))).toContain('SM-DICE-12')
  })
})

test('every cited rule is in the reference', async () => {
  const reference = await spherewarsManuscript.content.reference()
  const { citedInstead } = await import('./citations.ts')
  for (const [later, own] of Object.entries(citedInstead))
    expect([reference[later], reference[own]]).not.toContain(undefined)
})
