import { describe, expect, test } from 'vitest'
import { barReason, playConcentration, spellPosition } from '../testing/concentration.ts'
import { inContact, plain } from '../testing/duel.ts'
import { combatantNamed, optionKeys } from '../testing/scene.ts'

const BOR = plain('Bor')

describe('the concentration phase', () => {
  test('SW-ACT-06 combatants without deeds, spells or activated artefacts skip it', () => {
    const match = playConcentration(inContact(plain('Ana', { fur: 2, pow: 2 }), BOR, { more: { gems: [3, 0] } }))
    expect(match.outcome).toBeDefined()
  })

  test('SW-ACT-04 a combatant takes any number of actions, or none', () => {
    const ana = plain('Ana', { fur: 3, abilities: ['swipe', 'boar-headbutt', 'regeneration-offering'] })
    const match = playConcentration(inContact(ana, BOR), {
      answers: ['swipe', '1', 'boar-headbutt', '1'],
      dice: [1, 1],
    })
    expect(optionKeys(match)).toEqual(['done', 'regeneration-offering'])
    expect(playConcentration(inContact(ana, BOR), { answers: ['done'] }).outcome).toBeDefined()
  })

  test('SW-STATE-09 SW-STATE-19 SW-STATE-25 SW-STATE-33 the paralysed do no deeds; others do', () => {
    const deeds = (states: string[]) => {
      const ana = plain('Ana', { fur: 1, pow: 1, abilities: ['swipe'] }, { states })
      return optionKeys(playConcentration(inContact(ana, BOR)))
    }
    for (const state of ['stunned', 'fearful', 'concussed']) expect(deeds([state])).toEqual(['done', 'swipe'])
    expect(deeds(['paralysed'])).toEqual([])
  })

  test('SW-ACT-15 a caster that dies does nothing more', () => {
    const caster = ['battler', { name: 'Ana', profile: { pow: 3, abilities: ['destroying-ball', 'swipe'] } }] as const
    const match = playConcentration(spellPosition(caster, ['battler', { name: 'Bor' }], 5), {
      answers: ['destroying-ball', '3'],
      dice: [1, 1, 1],
    })
    expect(combatantNamed(match, 'Ana').status).toBe('dead')
    expect(match.outcome).toBeDefined()
  })

  test('SW-ARTEFACT-13 an artefact works once per activation', () => {
    const ana = ['sull', { name: 'Ana', artefacts: ['skull-staff'] }] as const
    const match = playConcentration(spellPosition(ana, ['laroc'], 5), { answers: ['skull-staff'], dice: [1] })
    expect(barReason(match, 'skull-staff')).toBe('barred.activated SW-ARTEFACT-13')
    expect(match.state.combatants[0]?.revealed).toEqual(['skull-staff'])
  })
})
