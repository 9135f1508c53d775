import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { type Duellist, dice, duel } from '../../testing/duel.ts'
import { playPhase } from '../../testing/phase.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, rolledDice } from '../../testing/scene.ts'

const STONE = 'stone-of-survival'
const holding = (gems: number) => ({ effects: [{ object: 'stone-gems', until: 'game', x: gems }] })
const gemsOf = (match: ReturnType<typeof duel>, name: string) =>
  fighterNamed(match, name).effects.find(({ object }) => object === 'stone-gems')?.x

describe('CF-REV-GOBLIN-02 the Stone of Survival', () => {
  const bearer = (more: Record<string, Json> = {}, card = {}): Duellist => ({
    card,
    more: { extras: [STONE], ...more },
  })

  test('CF-REV-GOBLIN-02: starts with two gems; each pair buys a defence die, asked before the Initiative', () => {
    const asks = (more: Record<string, Json> = {}) => duel({}, bearer(more), [], [])
    expect(promptId(asks())).toBe('ask.stone-of-survival')
    expect(optionKeys(asks())).toEqual(['0', '1'])
    expect(optionKeys(asks(holding(3)))).toEqual(['0', '1'])
    expect(optionKeys(asks(holding(4)))).toEqual(['0', '1', '2'])
    const match = duel({}, bearer(), ['1'], [5, 2])
    expect(gemsOf(match, 'Bob')).toBe(0)
  })

  /** Bob has placed two dice in attack, and Ann attacks. */
  const defend = (gems: number, bought: string, card = {}, effects: Json[] = []) => {
    const gemEffects = holding(gems).effects
    const bob = bearer({ effects: [...gemEffects, ...effects] as Json }, card)
    const placed = effects.length > 0 ? [] : [dice({ 1: [2, 0] })]
    return duel({}, bob, [bought, ...placed, dice({ 0: [2, 0] })], [5, 2])
  }

  test('CF-REV-GOBLIN-02: they parry in addition to other dice, one or both of them, but cannot answer', () => {
    expect(optionKeys(defend(4, '2'))).toEqual(['ward:1', 'ward:2', 'none'])
    expect(optionKeys(defend(4, '1'))).toEqual(['ward:1', 'none'])
    expect(optionKeys(defend(4, '2', { abilities: ['counter-attack'] }))).toEqual(['ward:1', 'ward:2', 'none'])
    // 3 + 2 against 3 + 6: a parry that an ambidextrous fighter would answer.
    const parried = duel(
      {},
      bearer(holding(4), { abilities: ['ambidextrous'] }),
      ['2', dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), 'ward:1'],
      [5, 2, 2, 5, 1],
    )
    expect(eventArgs(parried, 'parried')).toHaveLength(1)
    expect(rolledDice(parried).filter((roll) => roll.startsWith('roll.defence'))).toEqual(['roll.defence 1'])
    // Bob's attack of this exchange comes now, and the other die is left for the next attack.
    expect(promptId(parried)).toBe('ask.defence')
    expect(optionKeys(parried)).toEqual(['ward:1', 'none'])
  })

  test('CF-REV-GOBLIN-02: effects that force all dice into attack do not affect them', () => {
    const match = defend(2, '1', {}, [{ object: 'not-defending' }])
    expect(eventArgs(match, 'dice.placed')[0]).toMatchObject({ fighter: 'Bob', attack: 2, defence: 0 })
    expect(optionKeys(match)).toEqual(['ward:1', 'none'])
  })

  test('CF-REV-GOBLIN-02: they last for one combat', () => {
    const match = duel({}, bearer(), ['1'], [5, 2])
    expect(fighterNamed(match, 'Bob').effects).toContainEqual(
      expect.objectContaining({ object: 'survival-dice', until: 'combat', x: 1 }),
    )
  })

  test.each([
    [1, 2, 2],
    [2, 1, 4],
    [4, 0, 3],
    [5, 0, 4],
    [6, 0, 4],
  ])('CF-REV-GOBLIN-02: a %d in the mystic phase changes %d gems to %d', (face, before, after) => {
    const bob = figure('Bob', 1, 60, 30, {}, { extras: [STONE], inRout: true, ...holding(before) })
    const match = playPhase('mystic', { figures: [figure('Ann', 0, 20, 30), bob] }, { dice: [face] })
    expect(gemsOf(match, 'Bob')).toBe(after)
  })

  test('CF-REV-GOBLIN-02: a Character of the goblin pirates may carry it, one in an army', () => {
    const list = (...profiles: string[]) =>
      armyOf(
        profiles.map((profile) => ({ profile, artefacts: [STONE] })),
        { army: 'goblins', points: 400 },
      )
    expect(faultsOf(list('goblins-captain-krill'))).toEqual([])
    expect(faultsOf(list('goblins-captain-krill', 'goblins-mister-dhypter'))).toEqual(['artefact-copies'])
    for (const other of ['goblins-bazuka', 'goblins-baron-samedi']) {
      expect(faultOf(list(other), 'artefact-bearer').rules).toContain('CF-REV-GOBLIN-02')
    }
  })
})
