import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attackMage, defenceMage, magic } from '../testing/magic.ts'
import { eventArgs, legion, optionKeys, promptId, unit } from '../testing/scene.ts'

const foe = legion('Enemy', 1, 1200, 500, { files: 5 })
const alone = (more: Record<string, Json> = {}): Json[] => [attackMage('Ama', 0, 1200, 900, more), foe]

describe('who may cast', () => {
  test('MI-CAST-01 casting a spell uses up one of its strength', () => {
    const units = alone({ spells: [1, 0, 2] })
    expect(optionKeys(magic(units))).toEqual(
      ['none'].concat(['gaze', 'pleasures', 'knowledge', 'gift', 'abode'].flatMap((id) => [`${id}-I`, `${id}-III`])),
    )
    const match = magic(units, { answers: ['gift-III'] })
    expect(unit(match, 'Ama').spells).toEqual([1, 0, 1])
  })

  test('MI-MAGE-01 MI-MAGE-03 attack casters cast attacks only, defence casters defences only', () => {
    const match = magic([...alone(), defenceMage('Dema', 0, 1100, 900)], { answers: ['done', 'none'] })
    expect(promptId(match)).toBe('ask.cast-defence')
    expect(optionKeys(match)).toContain('cloak-I')
    expect(optionKeys(match).filter((key) => /gaze|pleasures|knowledge|gift|abode/.test(key))).toEqual([])
    expect(optionKeys(magic(alone())).filter((key) => /arm|grace|cloak|peace|illumination/.test(key))).toEqual([])
  })

  test('MI-CAST-02 each magic user casts one spell a turn, so a team casts one attack and one defence', () => {
    const match = magic([...alone(), defenceMage('Dema', 0, 1100, 900)], {
      answers: ['done', 'abode-I', 'peace-I', { to: [1200, 490] }, { to: [1100, 905] }],
      dice: [1],
    })
    expect(eventArgs(match, 'cast.attack')).toEqual([{ mage: 'Ama', spell: 'spell.abode' }])
    expect(eventArgs(match, 'cast.defence')).toEqual([{ mage: 'Dema', spell: 'spell.peace' }])
    expect(match.pending).toEqual([])
  })

  test('MI-CAST-05 a magic user without spells cannot cast', () => {
    expect(magic(alone({ spells: [0, 0, 0] })).pending).toEqual([])
  })

  test.each([
    ['MI-CAST-06 who moved in the turn before', { before: { moved: 1 } }],
    ['MI-CAST-06 who evaded', { before: { evaded: true } }],
    ['MI-CAST-07 who was in melee', { before: { meleed: true } }],
    ['MI-CAST-07 whom missiles reached', { before: { struck: true } }],
    ['MI-CAST-08 MI-DISORG-14 who is disorganized', { disorganized: true }],
    ['MI-CAST-09 MI-PASS-04 through whom others passed', { before: { passedThrough: true } }],
  ])('%s cannot cast', (_, more) => {
    expect(promptId(magic(alone()))).toBe('ask.cast-attack')
    expect(magic(alone(more as Record<string, Json>)).pending).toEqual([])
  })

  test("MI-CAST-07 a missile that passes a lone magic user's shields stops them casting next turn", () => {
    const match = magic([...alone({ before: { struck: true } }), attackMage('Bama', 0, 900, 900, { team: 1 })])
    expect(match.pending.map(({ figure }) => figure)).toEqual([2])
  })

  test('MI-MAGE-05 each caster of a team works without the other', () => {
    expect(promptId(magic([defenceMage('Dema', 0, 1200, 900), foe], { answers: ['done'] }))).toBe('ask.cast-defence')
    expect(promptId(magic(alone()))).toBe('ask.cast-attack')
  })

  test('MI-SPECIAL-03 guards that moved or fought stop their team from casting', () => {
    const guards = (before: Json): Json => ({ name: 'Guards', seat: 0, at: [1200, 950], office: 'guards', before })
    expect(promptId(magic([...alone(), guards({})]))).toBe('ask.cast-attack')
    expect(magic([...alone(), guards({ moved: 10 })]).pending).toEqual([])
    expect(magic([...alone(), guards({ meleed: true })]).pending).toEqual([])
    expect(magic([...alone(), guards({ evaded: true })]).pending).toEqual([])
    expect(promptId(magic([...alone({ team: 1 }), guards({ moved: 10 })]))).toBe('ask.cast-attack')
  })
})

test('MI-SEQUENCE-02 all casting happens in step 2, before movement', () => {
  const match = magic(alone(), { answers: ['gift-I', { to: [1200, 480] }], dice: [1] })
  expect(match.state).toMatchObject({ step: 3, spells: [] })
  expect(match.state.units[0]!.now.cast).toBe(true)
})

describe('secret choices', () => {
  const both = [...alone(), attackMage('Ema', 1, 1200, 300), defenceMage('Eda', 1, 1100, 300)]

  test('MI-CAST-03 both sides choose their attacks before any type is revealed', () => {
    const match = magic(both, { answers: ['done'] })
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1])
    const half = magic(both, { answers: ['done', { seat: 1, answer: 'gaze-I' }] })
    expect(half.eventsFor(0).map(({ type }) => type)).toEqual([])
    expect(half.view(0)).toEqual(match.view(0))
  })

  test('MI-CAST-03 MI-CAST-04 types are then revealed, and defences are chosen with that knowledge', () => {
    const answers = ['done', { seat: 0, answer: 'gift-II' }, { seat: 1, answer: 'none' }]
    const match = magic(both, { answers })
    expect(promptId(match)).toBe('ask.cast-defence')
    expect(match.eventsFor(1)).toMatchObject([{ type: 'cast.attack', args: { spell: { text: { id: 'spell.gift' } } } }])
    expect(JSON.stringify(match.eventsFor(1))).not.toContain('II')
  })

  test('MI-CAST-04 MI-DUEL-07 MI-GEN-11 strengths stay hidden until all spells are placed', () => {
    const answers = ['done', { seat: 0, answer: 'gift-II' }, { seat: 1, answer: 'none' }, 'peace-I']
    const hidden = magic(both, { answers })
    expect(hidden.stateFor(1).spells.map(({ strength }) => strength)).toEqual([1, 1])
    expect(hidden.stateFor(0).spells.map(({ strength }) => strength)).toEqual([2, 1])
    expect(hidden.stateFor(undefined).spells.map(({ strength }) => strength)).toEqual([1, 1])
    expect(eventArgs(hidden, 'strength-shown')).toEqual([])
    const attributesFor = magic(both, { answers: [...answers, { to: [1200, 490] }, 'counter-0'], dice: [1] })
    expect(eventArgs(attributesFor, 'strength-shown')).toEqual([
      { mage: 'Ama', spell: 'spell.gift', strength: 'II' },
      { mage: 'Eda', spell: 'spell.peace', strength: 'I' },
    ])
    expect(attributesFor.undoable).toBe(0)
  })

  test('MI-GEN-11 only the owner sees the remaining spells', () => {
    const match = magic(both)
    expect(match.stateFor(1).units[0]!.spells).toEqual([0, 0, 0])
    expect(match.stateFor(0).units[0]!.spells).toEqual([2, 2, 2])
    const attributesFor = (seat: number) => match.view(seat).figures[0]!.attributes.map(({ label }) => label.id)
    expect(attributesFor(0)).toContain('attribute.spells')
    expect(attributesFor(1)).not.toContain('attribute.spells')
  })
})
