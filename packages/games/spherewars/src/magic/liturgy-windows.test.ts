import { describe, expect, test } from 'vitest'
import { playConcentration, spellPosition } from '../testing/concentration.ts'
import { combatantNamed, eventArgs, figure, optionKeys, promptId, rolledDice, scene } from '../testing/scene.ts'

/** A sorcerer of POW 6 with the spells given, and a target with wounds to spare. */
const mage = (abilities: string[], more = {}) =>
  ['battler', { name: 'Ana', profile: { pow: 6, abilities, ...more } }] as const
const BOR = ['battler', { name: 'Bor', profile: { conMundane: 2, conArcane: 4 } }] as const

describe('latent spells', () => {
  const tax = ['tax-collector', { name: 'Tia' }] as const
  const countSpells = (match: ReturnType<typeof scene>) =>
    combatantNamed(match, 'Tia').effects.filter(({ object }) => object === 'under-terrifying-countenance').length

  test('SW-SPELL-41 they last until the start of the next friendly round of the caster’s side', () => {
    const position = spellPosition(tax, ['mole-boy', { name: 'Mol' }], 15, { gems: [1, 0] })
    const cast = ['stand', 'terrifying-countenance', 'hold']
    const enemyRound = scene(position, { answers: cast, dice: [4] })
    expect(enemyRound.state.round).toBe(1)
    expect(countSpells(enemyRound)).toBe(1)
    const next = scene(position, { answers: [...cast, 'stand', 'done'], dice: [4, 5, 1] })
    expect({ decisionAsked: promptId(next), countSpells: countSpells(next) }).toEqual({
      decisionAsked: 'ask.who-begins',
      countSpells: 1,
    })
    expect(next.answer(0, 'follow').ok).toBe(true)
    expect({ round: next.state.round, spells: countSpells(next) }).toEqual({ round: 1, spells: 1 })
    expect(next.undo().ok).toBe(true)
    expect(next.answer(0, 'begin').ok).toBe(true)
    expect({ round: next.state.round, spells: countSpells(next) }).toEqual({ round: 0, spells: 0 })
  })

  test('SW-SPELL-41 SW-STATE-06 they end when the caster enters a state or dies, not when it flees', () => {
    const lasting = { ability: 'terrifying-countenance', until: 'latent', source: 'Tia' }
    const castAtCursed = (more: object) =>
      spellPosition(['sull', { name: 'Sull' }], ['tax-collector', { name: 'Tia', effects: [lasting], ...more }], 5)
    const stunned = playConcentration(castAtCursed({}), { answers: ['mindfreeze', '1'], dice: [4] })
    expect(countSpells(stunned)).toBe(0)
    const wounded = playConcentration(castAtCursed({}), { answers: ['wrath-of-sull', '1'], dice: [4, 5, 1] })
    expect(countSpells(wounded)).toBe(1)
    const fleeing = playConcentration(castAtCursed({ fleeing: true }), {
      answers: ['wrath-of-sull', '1'],
      dice: [4, 1, 1],
    })
    expect(countSpells(fleeing)).toBe(1)
  })

  test('SW-SPELL-41 SW-STATE-06 spells of other casters stay', () => {
    const lasting = (source: string) => ({ ability: 'terrifying-countenance', until: 'latent', source })
    const countKept = (source: string) => {
      const tia = ['tax-collector', { name: 'Tia', effects: [lasting(source)] }] as const
      const gus = figure('tax-collector', 0, 30, 30, { name: 'Gus' })
      return spellPosition(['sull', { name: 'Sull' }], tia, 5, { figures: [gus] })
    }
    const stun = { answers: ['mindfreeze', '1'], dice: [4] }
    expect({
      Gus: countSpells(playConcentration(countKept('Gus'), stun)),
      Tia: countSpells(playConcentration(countKept('Tia'), stun)),
    }).toEqual({ Gus: 1, Tia: 0 })
  })

  test('SW-SPELL-42 the caster goes on casting and shoots', () => {
    const position = spellPosition(
      ['laroc', { name: 'Lar', profile: { ranged: ['tension'], pre: 1 } }],
      ['sull', { name: 'Sull' }],
      5,
      {
        gems: [7, 0],
      },
    )
    const match = scene(position, {
      answers: ['stand', 'blinding-aura', '1', 'destroying-ball', '1', 'done', '1'],
      dice: [4, 4, 1, 1, 1],
    })
    expect(rolledDice(match)).toEqual(['roll.liturgy 1', 'roll.liturgy 1', 'roll.damage 2', 'roll.precision 1'])
    expect(combatantNamed(match, 'Lar').effects).toMatchObject([{ object: 'under-blinding-aura' }])
  })

  test('SW-SPELL-43 SW-ARTEFACT-13 activated artefacts do not work in a state or while fleeing', () => {
    const bearer = (states: string[]) => ['sull', { name: 'Sull', artefacts: ['skull-staff'], states }] as const
    const offers = (states: string[]) =>
      optionKeys(playConcentration(spellPosition(bearer(states), ['laroc'], 5))).includes('skull-staff')
    expect([[], ['stunned'], ['fearful'], ['concussed']].map(offers)).toEqual([true, false, false, false])
  })
})

describe('windows of a liturgy', () => {
  test('SW-SPELL-22 SW-SPELL-52 SW-CONSUMABLE-50 orders and scrolls follow the designation, papyri precede hiding, healing follows it, cancellation follows showing and the outcome', () => {
    const all = ['sublime-dispelling-papyrus', 'inferior-healing-potion', 'inferior-cancellation-papyrus']
    const leader = figure('taem', 1, 14, 16, {
      name: 'Taem',
      wounds: 1,
      consumables: [...all, 'sublime-cancellation-papyrus'],
    })
    const target = ['laroc', { name: 'Lar', consumables: ['sublime-mist-scroll'] }] as const
    const position = spellPosition(mage(['destroying-ball']), target, 5, {
      gems: [6, 1],
      figures: [leader],
      orders: [0, 1],
    })
    const match = playConcentration(position, { answers: ['destroying-ball', '1'] })
    const seen: unknown[] = []
    const step = (answer: string | { seat: number; answer: string }) => {
      seen.push([
        promptId(match),
        ...optionKeys(match)
          .filter((key) => key !== 'pass')
          .sort(),
      ])
      const { seat, answer: given } = typeof answer === 'string' ? { seat: match.pending[0]!.seat, answer } : answer
      expect(match.answer(seat, given)).toEqual({ ok: true })
    }
    step('pass')
    step('keep')
    step('pass')
    expect(match.answer(0, '1').ok).toBe(true)
    expect(match.answer(1, '1').ok).toBe(true)
    step('pass')
    expect(promptId(match)).toBe('window.after-revealing')
    expect(seen).toEqual([
      ['window.after-designation', 'relocate', 'sublime-mist-scroll:1'],
      ['ask.redirect', '2', 'keep'],
      ['window.before-hiding', 'sublime-dispelling-papyrus:2'],
      ['window.after-hiding', 'inferior-healing-potion:2'],
    ])
    expect(optionKeys(match)).toEqual(['pass', 'inferior-cancellation-papyrus:2'])
  })

  test('SW-SPELL-52 the caster’s player is asked first', () => {
    const own = figure('nekorg', 0, 14, 10, { name: 'Nek', consumables: [] })
    const taem = figure('taem', 1, 14, 16, { name: 'Taem' })
    const position = spellPosition(mage(['destroying-ball']), BOR, 5, {
      gems: [1, 0],
      figures: [own, taem],
      orders: [1, 1],
    })
    const match = playConcentration(position, { answers: ['destroying-ball', '1'] })
    expect(match.pending[0]?.seat).toBe(0)
    expect(match.answer(0, 'pass').ok).toBe(true)
    expect(match.pending[0]).toMatchObject({ seat: 1, prompt: { id: 'window.after-designation' } })
  })

  test('SW-CONSUMABLE-36 a spell cancelled before the dice has no effect, unless a power is released', () => {
    const hero = figure('taem', 1, 35, 35, { consumables: ['inferior-cancellation-papyrus'] })
    const position = spellPosition(mage(['destroying-ball']), BOR, 5, { gems: [6, 0], figures: [hero] })
    const answers = ['destroying-ball', '1', 'keep', '3', 'inferior-cancellation-papyrus:2']
    const cancelled = playConcentration(position, { answers, dice: [4, 3, 5] })
    expect(eventArgs(cancelled, 'spell-cancelled').length).toBe(1)
    expect(cancelled.state.sides[0].gems).toBe(3)
    const freed = playConcentration(position, { answers, dice: ['S', 'S', 5, 1, 1, 1, 1, 1] })
    expect(rolledDice(freed)).toEqual(['roll.liturgy 3', 'roll.damage 5'])
  })

  test('SW-CONSUMABLE-37 after the outcome only a superior power defeats the papyrus', () => {
    const hero = figure('taem', 1, 35, 35, { consumables: ['sublime-cancellation-papyrus'] })
    const position = spellPosition(mage(['destroying-ball']), BOR, 5, { gems: [6, 0], figures: [hero] })
    const answers = ['destroying-ball', '1', 'keep', '3', 'sublime-cancellation-papyrus:2']
    expect(eventArgs(playConcentration(position, { answers, dice: ['S', 'S', 5] }), 'spell-cancelled').length).toBe(1)
    const assured = playConcentration(position, { answers, dice: ['S', 'S', 'S', 1, 1, 1, 1, 1] })
    expect(eventArgs(assured, 'spell-cancelled')).toEqual([])
    expect(rolledDice(assured)).toEqual(['roll.liturgy 3', 'roll.damage 5'])
  })
})
