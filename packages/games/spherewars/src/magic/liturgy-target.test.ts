import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playConcentration } from '../testing/concentration.ts'
import { plain } from '../testing/duel.ts'
import { eventArgs, figure, optionKeys, path, placeOf, promptId, type Scene } from '../testing/scene.ts'

const fighter = (name: string, seat: 0 | 1, x: number, y: number, profile: Record<string, Json> = {}) => {
  const [who, more] = plain(name, profile) as readonly [string, Record<string, Json>]
  return figure(who, seat, x, y, more)
}

/** Ana casts at Bor; Kol leads the other side near by and cannot be targeted, because Gus is in contact with Kol. */
const ANA = fighter('Ana', 0, 10, 10, { pow: 3, abilities: ['mindfreeze'] })
const KOL = fighter('Kol', 1, 14, 15.5, { rank: 'leader', com: 1 })
const GUS = fighter('Gus', 0, 15.2, 15.5)

function cast(
  bor: readonly [number, number],
  others: readonly Json[],
  answers: readonly Json[],
  dice: readonly number[] = [],
  more: object = {},
): Scene {
  const figures = [ANA, fighter('Bor', 1, ...bor), KOL, GUS, ...others]
  const position = { figures, gems: [3, 0], orders: [0, 1], ...more }
  return playConcentration(position as Json, { answers: ['mindfreeze', ...answers], dice })
}

describe('Relocate! against a spell', () => {
  test('SW-SPELL-22 SW-ORDER-13 after the designation the other side may relocate, before gems are hidden', () => {
    const match = cast([10, 20], [], [])
    expect(match.pending).toMatchObject([{ seat: 1, prompt: { id: 'window.after-designation' } }])
    expect(optionKeys(match)).toContain('relocate')
    expect(promptId(cast([10, 20], [], ['pass']))).toBe('ask.cast')
  })

  test('SW-SPELL-34 an enemy that enters the line becomes the target, at no cost', () => {
    const cid = fighter('Cid', 1, 12, 12)
    const match = cast([10, 20], [cid], ['1', 'relocate', '4', path([10, 12]), '1'], [3])
    expect(eventArgs(match, 'target-blocked')).toEqual([{ caster: 'Ana', target: 'Cid' }])
    expect(eventArgs(match, 'spell-succeeds')).toEqual([{ caster: 'Ana', spell: 'Mindfreeze', target: 'Cid' }])
  })

  test('SW-SPELL-34 SW-SPELL-40 an enemy in front of the relocated target becomes the target, and a target change may follow', () => {
    const others = [fighter('Cid', 1, 10, 13), fighter('Dan', 1, 5, 14)]
    const match = cast([12, 16], others, ['1', 'relocate', '1', path([10.2, 16])])
    expect(eventArgs(match, 'target-blocked')).toEqual([{ caster: 'Ana', target: 'Cid' }])
    expect([promptId(match), ...optionKeys(match)]).toEqual(['ask.redirect', 'keep', '5'])
  })

  test('SW-SPELL-34 among several enemies in the way the nearest to the caster becomes the target', () => {
    const others = [fighter('Dan', 1, 12, 14.5), fighter('Cid', 1, 9.45, 13)]
    const match = cast([10, 20], others, ['1', 'relocate', '4', path([10.62, 14])])
    expect(eventArgs(match, 'target-blocked')).toEqual([{ caster: 'Ana', target: 'Cid' }])
  })

  test('SW-SPELL-34 if a friend and an enemy hide it together, the enemy becomes the target even if the friend is nearer', () => {
    const others = [fighter('Dan', 1, 12, 14.5), fighter('Cid', 0, 9.45, 13)]
    const match = cast([10, 20], others, ['1', 'relocate', '4', path([10.62, 14])])
    expect(eventArgs(match, 'target-blocked')).toEqual([{ caster: 'Ana', target: 'Dan' }])
  })

  test('SW-SPELL-34 SW-SPELL-36 a fighting enemy in the way cannot be targeted: the casting is lost', () => {
    const others = [fighter('Cid', 1, 10, 13), fighter('Fay', 0, 8.8, 13)]
    const match = cast([12, 16], others, ['relocate', '1', path([10.2, 16])])
    expect(eventArgs(match, 'target-blocked')).toEqual([])
    expect(eventArgs(match, 'spell-lost').length).toBe(1)
  })

  test('SW-SPELL-35 scenery that leaves partial sight changes nothing, and the target may be changed', () => {
    const scenery = [{ type: 'wood', x: 10, y: 23.5, diameter: 4 }]
    const dan = fighter('Dan', 1, 5, 14)
    const moved = ['1', 'relocate', '1', path([10, 21.4])]
    const asking = cast([10, 20], [dan], moved, [], { scenery })
    expect([promptId(asking), ...optionKeys(asking)]).toEqual(['ask.redirect', 'keep', '4'])
    const kept = cast([10, 20], [dan], [...moved, 'keep', '1'], [3], { scenery })
    expect(eventArgs(kept, 'spell-out-of-range').length).toBe(1)
  })

  test('SW-SPELL-38 SW-SPELL-40 EX-SW-33 Laroc is relocated away from Sull, who keeps the target or changes it, unmeasured', () => {
    const position = {
      figures: [
        figure('sull', 0, 10, 10, { name: 'Sull' }),
        figure('laroc', 1, 10, 21, { name: 'Laroc' }),
        figure('taem', 1, 15, 21, { name: 'Taem' }),
      ],
      gems: [4, 0],
      orders: [0, 1],
    }
    const moved = ['mindfreeze', '1', 'relocate', '1', '2', path([10, 23])]
    const asking = playConcentration(position, { answers: moved })
    expect([promptId(asking), ...optionKeys(asking)]).toEqual(['ask.redirect', 'keep', '2'])
    const kept = playConcentration(position, { answers: [...moved, 'keep', '1'], dice: [4] })
    expect(eventArgs(kept, 'spell-out-of-range')).toEqual([{ caster: 'Sull', spell: 'Mindfreeze', target: 'Laroc' }])
  })

  test('SW-SPELL-36 behind a friend of the caster only another target saves the casting, and giving up spends no gems', () => {
    const others = [fighter('Fay', 0, 10, 13), fighter('Dan', 1, 5, 14)]
    const behind = ['1', 'relocate', '1', path([10.2, 16])]
    const asking = cast([12, 16], others, behind)
    expect(optionKeys(asking)).toEqual(['keep', '5'])
    expect(asking.pending).toMatchObject([{ options: [{ text: { id: 'option.give-up' } }, {}] }])
    const given = cast([12, 16], others, [...behind, 'keep'])
    expect(eventArgs(given, 'spell-lost').length).toBe(1)
    expect(given.state.sides[0].gems).toBe(3)
    const turned = cast([12, 16], others, [...behind, '5', '1'], [4])
    expect(eventArgs(turned, 'spell-succeeds')).toEqual([{ caster: 'Ana', spell: 'Mindfreeze', target: 'Dan' }])
  })

  test('SW-SPELL-36 without another target the casting is lost and counts as cast', () => {
    const match = cast([12, 16], [fighter('Fay', 0, 10, 13)], ['relocate', '1', path([10.2, 16])])
    expect(eventArgs(match, 'spell-lost').length).toBe(1)
    expect(match.state.sides[0].gems).toBe(3)
    expect(match.outcome).toBeDefined()
  })

  test('SW-SPELL-36 SW-WOUND-16 an ephemeral target destroyed by a relocating friend of the caster is treated the same', () => {
    const fay = fighter('Fay', 0, 12.5, 16, { rank: 'leader', com: 1 })
    const ash = figure('ash', 1, 10, 16, { name: 'Ash' })
    const position = {
      figures: [ANA, ash, fay, fighter('Dan', 1, 38, 38), fighter('Gil', 0, 36.8, 38)],
      gems: [3, 0],
      orders: [1, 0],
    }
    const match = playConcentration(position, { answers: ['mindfreeze', 'relocate', '2', path([10.8, 16])] })
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Ash' }])
    expect({ spellLostCount: eventArgs(match, 'spell-lost').length, gems: match.state.sides[0].gems }).toEqual({
      spellLostCount: 1,
      gems: 3,
    })
  })

  test('SW-SPELL-37 SW-SIGHT-25 impassable scenery in the way works like a friend', () => {
    const scenery = [{ type: 'hill', features: [], x: 10.6, y: 14, diameter: 1.6, height: 5, density: 'impassable' }]
    const match = cast([13.2, 17], [], ['relocate', '1', path([11.4, 17.8])], [], { scenery })
    expect(eventArgs(match, 'spell-lost').length).toBe(1)
  })

  test('SW-SPELL-39 a spell that needs no sight keeps its target', () => {
    const ana = fighter('Ana', 0, 10, 10, { pow: 3, abilities: ['throbbing-heart'] })
    const fay = fighter('Fay', 0, 12, 16, { rank: 'leader', com: 1 })
    const cid = fighter('Cid', 1, 10, 13)
    const position = { figures: [ana, fay, cid], gems: [3, 0], orders: [1, 0] }
    const match = playConcentration(position, {
      answers: ['throbbing-heart', '1', 'relocate', '1', path([10.2, 16]), 'keep', '1'],
      dice: [4],
    })
    expect(placeOf(match, 'Fay')).toEqual([10.2, 16])
    expect(eventArgs(match, 'spell-succeeds')).toEqual([{ caster: 'Ana', spell: 'Throbbing Heart', target: 'Fay' }])
  })
})

describe('arcane target change', () => {
  const cid = fighter('Cid', 1, 5, 14)
  const quiet = { orders: [0, 0], gems: [3, 2] }

  test('SW-SPELL-40 it is allowed without any Relocate!, and the caster’s threes then fail', () => {
    const kept = cast([10, 19], [cid], ['1', 'keep', '1'], [3], quiet)
    expect(eventArgs(kept, 'spell-succeeds')).toMatchObject([{ target: 'Bor' }])
    const changed = cast([10, 19], [cid], ['1', '4', '1'], [3], quiet)
    expect(eventArgs(changed, 'target-changed')).toEqual([{ caster: 'Ana', target: 'Cid' }])
    expect(eventArgs(changed, 'spell-fails')).toMatchObject([{ target: 'Cid' }])
  })

  test('SW-SPELL-40 the dispeller’s threes still count', () => {
    const laroc = figure('laroc', 1, 35, 35, { name: 'Lar' })
    const bids = [
      { seat: 0, answer: '2' },
      { seat: 1, answer: '1' },
    ]
    const match = cast([10, 19], [cid, laroc], ['1', '4', ...bids], [4, 4, 3], quiet)
    expect(eventArgs(match, 'spell-succeeds').length).toBe(1)
    const opposed = cast(
      [10, 19],
      [cid, laroc],
      ['1', '4', { seat: 0, answer: '1' }, { seat: 1, answer: '2' }],
      [4, 3, 4],
      quiet,
    )
    expect(eventArgs(opposed, 'spell-fails').length).toBe(1)
  })

  test('SW-SPELL-40 it is allowed once per spell, and the other side is asked once more afterwards', () => {
    const match = cast([10, 19], [cid], ['1', 'pass', '4'])
    expect(match.pending).toMatchObject([{ seat: 1, prompt: { id: 'window.after-designation' } }])
    expect(match.answer(1, 'pass').ok).toBe(true)
    expect(promptId(match)).toBe('ask.cast')
  })

  test('SW-SPELL-52 SW-CONSUMABLE-10 a target hidden by a mist scroll must be changed, or the casting is lost', () => {
    const misty = plain('Bor', {}, { consumables: ['sublime-mist-scroll'] }) as readonly [string, Record<string, Json>]
    const bor = figure(misty[0], 1, 10, 19, misty[1])
    const position = (others: Json[]) => ({ figures: [ANA, bor, ...others], gems: [3, 0] })
    const alone = playConcentration(position([]), { answers: ['mindfreeze', 'sublime-mist-scroll:1'] })
    expect(eventArgs(alone, 'spell-lost').length).toBe(1)
    const two = playConcentration(position([cid]), {
      answers: ['mindfreeze', '1', 'sublime-mist-scroll:1', '1'],
      dice: [3],
    })
    expect(eventArgs(two, 'spell-fails')).toMatchObject([{ target: 'Cid' }])
  })

  test('SW-CONSUMABLE-10 SW-SPELL-34 a combatant hidden by mist that steps in the way does not become the target', () => {
    const [who, more] = plain('Bor', {}, { consumables: ['sublime-mist-scroll'] }) as readonly [string, object]
    const bor = figure(who, 1, 10, 14, more as Record<string, Json>)
    const figures = [ANA, bor, KOL, GUS, fighter('Dan', 1, 11.9, 16)]
    const answers = ['mindfreeze', '1', 'sublime-mist-scroll:1', 'pass', 'relocate', '4', path([10, 16])]
    const match = playConcentration({ figures, gems: [3, 0], orders: [0, 1] }, { answers })
    expect(eventArgs(match, 'relocated').length).toBe(1)
    expect({
      targetBlocked: eventArgs(match, 'target-blocked'),
      spellLostCount: eventArgs(match, 'spell-lost').length,
    }).toEqual({ targetBlocked: [], spellLostCount: 1 })
  })
})
