import type { WindowUse } from '@fray/hooks'
import { optionsOf, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { asProcedure } from '../abilities/builders.ts'
import { define } from '../ability.ts'
import { combatant, type Play } from '../state.ts'
import { bidAnswers, playConcentration, spellPosition } from '../testing/concentration.ts'
import { playRule } from '../testing/rule.ts'
import { combatantNamed, eventArgs, figure, optionKeys, rolledDice, type Scene } from '../testing/scene.ts'
import { newActing } from '../turn/activation.ts'
import { concentrationPhase } from './concentration.ts'

const SULL = ['sull', { name: 'Sull' }] as const
const SCIONS = [figure('shaman', 0, 30, 10, { name: 'Sha' }), figure('dowser', 0, 33, 10, { name: 'Dow' })]
const LAROC = figure('laroc', 1, 30, 30, { name: 'Laroc' })
const RODANES = ['rodanes', { name: 'Rodanes' }] as const

define({
  id: 'test-scare',
  name: 'Scares',
  rule: 'SW-SPELL-28',
  reaction: { at: ['after-hiding'], use: scare },
})

/** The combatant called Traitor runs away. */
function scare({ state }: Play): WindowUse | null {
  const traitor = state.combatants.find(({ profile }) => profile.name === 'Traitor')
  if (!traitor || traitor.fleeing) return null
  return {
    key: 'scare',
    text: text('option.pass'),
    icon: 'hand',
    rules: [],
    reaction: { source: 'test:scare', matters: () => true },
    perform: () =>
      asProcedure(() => {
        traitor.fleeing = true
      }),
  }
}

const pool = (match: Scene) => match.state.sides.map(({ gems }) => gems)

/** The bids a seat may make now. */
function bidsOf(match: Scene, seat: 0 | 1): string[] {
  const decision = match.decisionOf(seat)
  return decision?.kind === 'pick' ? decision.options.map(({ key }) => key) : []
}

describe('gem bids', () => {
  const duel = spellPosition(SULL, RODANES, 8, { gems: [8, 9], figures: [...SCIONS, LAROC] })
  const cast = ['mindfreeze', '1', 'keep']

  test('SW-SPELL-23 SW-SPELL-24 SW-SPELL-25 SW-SPELL-27 EX-SW-27 EX-SW-29 six of eight gems are bid against three of nine', () => {
    const choosing = playConcentration(duel, { answers: ['mindfreeze', '1', 'keep'] })
    expect(bidsOf(choosing, 0)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(bidsOf(choosing, 1)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    const shown = playConcentration(duel, {
      answers: [...cast, ...bidAnswers(6, 3)],
      dice: [3, 3, 4, 4, 5, 5, 1, 1, 2],
    })
    expect(rolledDice(shown)).toEqual(['roll.liturgy 6 3'])
    expect(eventArgs(shown, 'gems-shown')).toEqual([{ caster: 'Sull', casting: 6, dispelling: 3 }])
    const terms = shown.events.find(({ type }) => type === 'gems-shown')?.numbers?.[0]?.terms
    expect(terms?.map(({ amount }) => amount)).toEqual([4, 1, 1])
  })

  test.each([
    ['without a gem', [8, 0], RODANES, 'cannot-dispel.gems'],
    ['without a sorcerer', [8, 9], ['battler', { name: 'Bor' }], 'cannot-dispel.sorcerer'],
  ] as const)('SW-SPELL-25 only a side that cannot dispel %s is told so', (_, gems, target, why) => {
    const match = playConcentration(spellPosition(SULL, target, 8, { gems, figures: SCIONS }), {
      answers: ['mindfreeze', '1'],
      dice: [1],
    })
    expect(eventArgs(match, 'gems-shown')).toMatchObject([{ casting: 1, dispelling: 0 }])
    const heard = ([0, 1] as const).map((seat) => match.eventsFor(seat).some(({ type }) => type === why))
    expect(heard).toEqual([false, true])
  })

  test('SW-ARTEFACT-26 SW-SPELL-25 gems of the round add to the pool’s for dispelling', () => {
    const caster = ['battler', { name: 'Ana', profile: { pow: 3, abilities: ['destroying-ball'] } }] as const
    const position = spellPosition(caster, ['battler', { name: 'Bor', profile: { pow: 1 } }], 5, { gems: [3, 1] })
    const match = playRule(
      position,
      function* (play) {
        play.state.sides[1].dispellingGems = 1
        play.state.acting = { ...newActing(combatant(play, 0)), move: 'stand' }
        yield* concentrationPhase(play, combatant(play, 0))
      },
      { answers: ['destroying-ball'] },
    )
    const decision = match.decisionOf(1)
    expect(decision?.kind === 'pick' && decision.options.map(({ key }) => key)).toEqual(['0', '1', '2'])
  })

  test('SW-SPELL-02 SW-SPELL-04 SW-SPELL-05 every gem is a die and leaves the common pool, whatever the outcome', () => {
    const failed = playConcentration(duel, { answers: [...cast, ...bidAnswers(5, 2)], dice: [1, 2, 2, 3, 3, 5, 4] })
    expect(eventArgs(failed, 'spell-fails').length).toBe(1)
    expect(pool(failed)).toEqual([3, 7])
  })

  test('SW-SPELL-23 bids are simultaneous and secret', () => {
    const choosing = playConcentration(duel, { answers: cast })
    expect(choosing.pending.map(({ seat }) => seat)).toEqual([0, 1])
    expect(choosing.answer(0, '6').ok).toBe(true)
    expect(JSON.stringify(choosing.eventsFor(1))).not.toContain('gems-shown')
    const [few, many] = ['1', '6'].map((bid) => {
      const match = playConcentration(duel, { answers: cast })
      match.answer(0, bid)
      return JSON.stringify([match.view(1), match.eventsFor(1), match.pending])
    })
    expect(few).toBe(many)
    expect(choosing.imagine(1).state.liturgy?.bids).toEqual([1, 0])
  })

  test('SW-SPELL-27 revealed bids cannot be undone', () => {
    const match = playConcentration(duel, {
      answers: [...cast, ...bidAnswers(6, 3)],
      dice: [3, 3, 4, 4, 5, 5, 1, 1, 2],
    })
    expect(match.undoable).toBe(0)
  })

  test('SW-SPELL-24 a bid is at least one gem and at most the pool', () => {
    const poor = spellPosition(SULL, RODANES, 8, { gems: [2, 0], figures: SCIONS })
    expect(optionKeys(playConcentration(poor, { answers: ['mindfreeze'] }))).toEqual(['1', '2'])
  })

  test('SW-SPELL-24 fleeing, concussed or paralysed sorcerers give no support', () => {
    const helpers = [
      figure('shaman', 0, 30, 10, { fleeing: true }),
      figure('dowser', 0, 33, 10, { states: ['paralysed'] }),
      figure('dowser', 0, 36, 10, { states: ['concussed'] }),
      figure('dowser', 0, 36, 13, { states: ['stunned'] }),
    ]
    const match = playConcentration(spellPosition(SULL, RODANES, 8, { gems: [9, 0], figures: helpers }), {
      answers: ['mindfreeze'],
    })
    expect(optionKeys(match)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('SW-SPELL-24 with an empty pool a spell cannot be designated', () => {
    const match = playConcentration(spellPosition(['laroc', { name: 'Laroc' }], ['sull'], 8, { gems: [0, 5] }))
    expect(match.outcome).toBeDefined()
    const stung = playConcentration(spellPosition(SULL, ['laroc'], 8, { gems: [0, 0] }))
    expect(optionKeys(stung)).toEqual(['done', 'sensory-howl'])
    expect(stung.check(0, 'mindfreeze')).toMatchObject({ reason: { id: 'barred.gems' }, rules: ['SW-SPELL-24'] })
  })

  test('SW-SPELL-24 SW-CONSUMABLE-22 with a papyrus it can, and the papyrus must then be used', () => {
    const caster = ['sull', { name: 'Sull', consumables: ['superior-enchantment-papyrus'] }] as const
    const match = playConcentration(spellPosition(caster, RODANES, 8, { gems: [0, 0] }), {
      answers: ['mindfreeze', 'pass'],
      dice: [1, 2],
    })
    expect(rolledDice(match)).toEqual(['roll.liturgy 2'])
    expect(combatantNamed(match, 'Sull').consumables).toEqual([])
  })

  test('SW-SPELL-24 SW-CONSUMABLE-22 a consumable without gems does not count as the papyrus', () => {
    const carrying = (...consumables: string[]) =>
      spellPosition(['sull', { name: 'Sull', consumables }], RODANES, 8, { gems: [0, 0] })
    // There is nothing to choose, and the phase is over.
    expect(playConcentration(carrying('inferior-stamina-potion')).outcome).toBeDefined()
    const both = playConcentration(carrying('inferior-stamina-potion', 'superior-enchantment-papyrus'), {
      answers: ['mindfreeze', 'pass'],
      dice: [1, 2],
    })
    expect({ rollsMade: rolledDice(both), consumables: combatantNamed(both, 'Sull').consumables }).toEqual({
      rollsMade: ['roll.liturgy 2'],
      consumables: ['inferior-stamina-potion'],
    })
    expect(eventArgs(both, 'papyrus')).toMatchObject([{ caster: 'Sull', gems: 2 }])
  })

  test('SW-CONSUMABLE-22 a bid shows the papyrus’s gems among its dice', () => {
    const caster = ['sull', { name: 'Sull', consumables: ['superior-enchantment-papyrus'] }] as const
    const match = playConcentration(spellPosition(caster, RODANES, 8, { gems: [3, 0] }), {
      answers: ['mindfreeze', 'superior-enchantment-papyrus'],
    })
    const notes = optionsOf(match.pending[0]!).map(({ key, note }) => [key, note?.().args?.dice])
    expect(notes).toContainEqual(['1', 3])
  })

  test('SW-SPELL-09 a side without gems goes through the liturgy and bids none', () => {
    const match = playConcentration(spellPosition(SULL, RODANES, 8, { gems: [1, 0] }), {
      answers: ['mindfreeze'],
      dice: [2],
    })
    expect(rolledDice(match)).toEqual(['roll.liturgy 1'])
    expect(eventArgs(match, 'gems-shown')).toEqual([{ caster: 'Sull', casting: 1, dispelling: 0 }])
  })

  test('SW-SPELL-17 SW-SPELL-18 SW-REACT-02 gems without a sorcerer able to use them do not dispel', () => {
    const barred = figure('laroc', 1, 30, 30, { states: ['paralysed'] })
    const position = spellPosition(SULL, RODANES, 8, { gems: [1, 5], figures: [barred] })
    const match = playConcentration(position, { answers: ['mindfreeze', '1', 'keep'], dice: [2] })
    expect(rolledDice(match)).toEqual(['roll.liturgy 1'])
    const able = spellPosition(SULL, RODANES, 8, { gems: [1, 5], figures: [LAROC] })
    expect(bidsOf(playConcentration(able, { answers: ['mindfreeze', '1', 'keep'] }), 1).length).toBe(6)
  })

  test('SW-SPELL-44 gems of artefacts dispel even without a sorcerer', () => {
    const hero = figure('igniis', 1, 30, 30, { artefacts: ['obsidian-heart'] })
    const position = spellPosition(SULL, ['scorcher', { name: 'Sco' }], 8, { gems: [1, 3], figures: [hero] })
    const match = playConcentration(position, { answers: ['mindfreeze', '1', 'keep'] })
    expect(bidsOf(match, 1)).toEqual(['0', '1'])
    const spent = spellPosition(SULL, ['scorcher', { name: 'Sco' }], 8, { gems: [1, 0], figures: [hero] })
    expect(rolledDice(playConcentration(spent, { answers: ['mindfreeze', '1', 'keep'], dice: [1] }))).toEqual([
      'roll.liturgy 1',
    ])
  })

  test('SW-SPELL-49 SW-ARTEFACT-27 a casting gem of the round counts within the maximum and is used first', () => {
    const caster = ['dowser', { name: 'Dow', artefacts: ['arcane-attack-cloak'] }] as const
    const position = spellPosition(caster, RODANES, 6, { gems: [2, 0], figures: [SCIONS[0]!] })
    const match = playConcentration(position, { answers: ['lightning-sphere'] })
    match.state.sides[0].castingGems = 1
    expect(optionKeys(match)).toEqual(['1', '2'])
    const spent = playConcentration(position, { answers: ['lightning-sphere', '2'], dice: [1, 2] })
    expect(pool(spent)).toEqual([0, 0])
  })

  test('SW-SPELL-28 only legal bids are offered', () => {
    const choosing = playConcentration(duel, { answers: cast })
    expect(choosing.check(0, '0')).toMatchObject({ ok: false })
    expect(choosing.check(0, '7')).toMatchObject({ ok: false })
    expect(choosing.check(1, '10')).toMatchObject({ ok: false })
  })

  test('SW-SPELL-26 SW-SPELL-28 a bid that a rule makes illegal is spent and concusses the caster', () => {
    const position = spellPosition(SULL, ['rodanes', { name: 'Rodanes', profile: { abilities: ['test-scare'] } }], 8, {
      gems: [9, 0],
      figures: [figure('dowser', 0, 30, 10, { name: 'Traitor' })],
    })
    const match = playConcentration(position, { answers: ['mindfreeze', '5', 'scare'] })
    expect(combatantNamed(match, 'Sull').states).toMatchObject([{ kind: 'concussed' }])
    expect(rolledDice(match)).toEqual([])
    // Five bid, and the four of Sull's own power.
    expect(pool(match)).toEqual([0, 0])
  })
})
