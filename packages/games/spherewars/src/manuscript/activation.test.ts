import { describe, expect, test } from 'vitest'
import {
  activation,
  ana,
  archer,
  barReason,
  bor,
  eventArgs,
  fighting,
  man,
  optionKeys,
  path,
  promptId,
  rolledDice,
  scene,
  terms,
} from './testing/scene.ts'

const FAR = man('Far', 1, 38, 2)
const GIFTS = ['regeneration-offering', 'swipe', 'terrifying-countenance', 'inner-blessing']
const gifted = ana({ abilities: GIFTS, pow: 2, fur: 2 }, { wounds: 4, artefacts: ['staff-of-the-wayfarer'] })
const gems = { gems: [4, 0] } as const

describe('an activation', () => {
  test('SM-ACT-01 happens only in the side’s own round, one combatant at a time', () => {
    const figures = [ana(), man('Abe', 0, 20, 20), bor(12)]
    const match = scene({ figures })
    expect({ seat: match.pending[0]?.seat, optionsOffered: optionKeys(match) }).toEqual({
      seat: 0,
      optionsOffered: ['0', '1'],
    })
    match.answer(0, '0')
    expect(match.check(0, '1')).toBeDefined()
    expect(match.decisionOf(1)).toBeUndefined()
  })

  test('SM-ACT-02 goes from movement over feats, objects or a spell to one attack', () => {
    const shooter = archer('Ana', 0, 10, 20, { abilities: ['regeneration-offering'], fur: 1 }, { wounds: 4 })
    const match = activation(shooter, [bor(7), FAR])
    const asks: (string | undefined)[] = [promptId(match)]
    for (const answer of ['run', path([10, 21]), 'done']) {
      match.answer(0, answer)
      asks.push(promptId(match))
    }
    expect(asks).toEqual(['ask.action', 'ask.run', 'ask.concentrate', 'ask.target'])
  })

  test('SM-ACT-02 a spell closes step 2', () => {
    const answers = ['stand', 'terrifying-countenance', '1']
    const match = activation(gifted, [FAR], { answers, dice: [3] }, gems)
    expect({ decisionAsked: promptId(match), figure: match.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
  })

  test('SM-ACT-02 a feat rules out spells, but allows another feat or an object', () => {
    const answers = ['stand', 'regeneration-offering', '1']
    const match = activation(gifted, [FAR], { answers, dice: [1] }, gems)
    expect(optionKeys(match)).toEqual(['done', 'staff-of-the-wayfarer'])
    expect(barReason(match, 'terrifying-countenance')).toBe('barred.other-branch SM-ACT-02')
    expect(barReason(match, 'swipe')).toMatch('barred.target')
  })

  test('SM-ACT-02 an object and feats may come in any order, with one object and no spell', () => {
    const answers = ['stand', 'staff-of-the-wayfarer', 'stay', 'regeneration-offering', '1']
    const match = activation(gifted, [FAR], { answers: answers.slice(0, 3), dice: [1] }, gems)
    expect(optionKeys(match)).toEqual(['done', 'regeneration-offering'])
    expect(barReason(match, 'staff-of-the-wayfarer')).toBe('barred.one-object SM-ACT-02')
    expect(barReason(match, 'inner-blessing')).toBe('barred.other-branch SM-ACT-02')
    const both = activation(gifted, [FAR], { answers, dice: [1, 5] }, gems)
    expect(eventArgs(both, 'healed').length).toBe(1)
  })

  test('SM-ACT-02 SW-RGEAR-18 an object that helps a feat without being activated does not count', () => {
    const bearer = man(
      'Ana',
      0,
      10,
      20,
      { abilities: ['swipe'], fur: 1 },
      { artefacts: ['tooth-of-kurgan', 'skull-staff'] },
    )
    const match = activation(bearer, [bor(0), FAR], {
      answers: ['swipe', 'tooth-of-kurgan'],
      dice: [1],
    })
    expect(optionKeys(match)).toEqual(['done', 'skull-staff'])
  })

  test('SM-ACT-02 every step may be left out', () => {
    const shooter = archer('Ana', 0, 10, 20, { abilities: ['regeneration-offering'], fur: 1 })
    const match = activation(shooter, [bor(7), FAR], { answers: ['stand', 'done', 'hold'] })
    expect(match.pending[0]?.figure).toBe(1)
    expect(rolledDice(match)).toEqual([])
  })

  test('SM-ACT-02 allows one attack: a combatant that has fought does not shoot as well', () => {
    const script = { dice: [4, 4, 1, 1, 4, 1], answers: ['stay'] }
    const shooter = archer('Ana', 0, 10, 20)
    const match = activation(shooter, [bor(0, {}, { wounds: 1 }), man('Cor', 1, 15, 20)], script)
    expect(eventArgs(match, 'slain').length).toBe(1)
    expect({ decisionAsked: promptId(match), figure: match.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
  })

  test('SM-ACT-03 a combatant in contact must fight and cannot shoot', () => {
    const match = activation(archer('Ana', 0, 10, 20), [bor(0), man('Cor', 1, 15, 20)], { dice: [4, 4, 1, 1, 1, 1] })
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })

  test('SM-ACT-04 staying still is a choice, with a bonus for a shot', () => {
    const still = activation(archer('Ana', 0, 10, 20), [bor(7), FAR], { answers: ['stand', '2'], dice: [1, 1, 1] })
    expect(terms(still, 'shot-missed', 0)).toMatchObject({ 'term.shot.shooterNotMoved': 1 })
  })

  test('SM-ACT-04 gives no bonus after an earlier move in the turn', () => {
    const moved = archer('Ana', 0, 10, 20, {}, { moved: true })
    const match = activation(moved, [bor(7), FAR], { answers: ['stand', '2'], dice: [1, 1] })
    expect(terms(match, 'shot-missed', 0)).not.toHaveProperty('term.shot.shooterNotMoved')
  })

  test('SM-ACT-05 allows feats and then close combat after a sprint', () => {
    const match = activation(gifted, [bor(6), FAR], { answers: ['engage', '2', path([16, 20])] }, gems)
    expect(optionKeys(match)).toEqual(['done', 'regeneration-offering', 'swipe'])
    const answers = ['engage', '2', path([16, 20]), 'done']
    const fought = activation(gifted, [bor(6), FAR], { answers, dice: [4, 4, 1, 1, 1, 1] }, gems)
    expect(eventArgs(fought, 'fight').length).toBe(1)
  })

  test('SM-ACT-06 a combatant already in contact may use step 2 before the fight', () => {
    const profile = { abilities: ['swipe'], fur: 1 }
    const asking = fighting(profile, {}, {}, [FAR])
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'ask.concentrate',
      optionsOffered: ['done', 'swipe'],
    })
    const match = fighting(profile, {}, { answers: ['swipe'], dice: [5, 1, 1, 4, 4, 1, 1, 1, 1] }, [FAR])
    const types = match.events.map(({ type }) => type)
    expect(types.indexOf('deed')).toBeLessThan(types.indexOf('fight'))
  })
})
