import { describe, expect, test } from 'vitest'
import { leader } from '../testing/soldiers.ts'
import {
  archer,
  bor,
  combatantNamed,
  eventArgs,
  man,
  optionKeys,
  path,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from './testing/scene.ts'

const DONE = { activated: true }

/** The last activation of turn 1: Bor, of the side that goes second, stands still, and turn 2 begins. */
function nextTurn(
  figures: readonly Parameters<typeof scene>[0][],
  dice: readonly number[] = [5, 1],
  more: object = {},
): Scene {
  return scene({ figures: [...figures], round: 1, first: 0, ...more } as never, { answers: ['stand'], dice })
}

describe('the turn', () => {
  const ann = man('Ann', 0, 10, 20, {}, DONE)

  test('SM-TURN-01 SM-TURN-07 actualisation first, its strategic roll last, then the action phase', () => {
    const sorcerer = man('Ann', 0, 10, 20, { pow: 2, com: 1, rank: 'leader' }, DONE)
    const match = nextTurn([sorcerer, bor(8)])
    const types = match.events.map(({ type }) => type)
    const from = types.indexOf('turn')
    expect(types.slice(from)).toEqual([
      ...['turn', 'gems-refilled', 'orders-refilled', 'rolled', 'strategic-won', 'round'],
      ...types.slice(from + 6),
    ])
  })

  test('SM-TURN-03 SW-SPELL-44 SW-ARTEFACT-03 an artefact that adds a gem to the pool is seen', () => {
    const match = nextTurn([man('Ann', 0, 10, 20, {}, { ...DONE, artefacts: ['obsidian-heart'] }), bor(8)])
    expect(match.state.sides.map(({ gems }) => gems)).toEqual([1, 0])
    expect(eventArgs(match, 'artefact-revealed')).toEqual([{ bearer: 'Ann', artefact: 'Obsidian Heart' }])
  })

  test('SM-TURN-02 the game lasts as many turns as were agreed, or until the mission is decided', () => {
    const match = scene(
      { figures: [ann, bor(8)], round: 1, first: 0, options: { turnCap: 1 } },
      { answers: ['stand'], dice: [] },
    )
    expect(match.outcome).toBeDefined()
    const figures = [man('Ann', 0, 10, 20), bor(0, {}, { wounds: 1 })]
    const slain = scene({ figures }, { dice: [4, 4, 1, 1, 4, 1], answers: ['stay'] })
    expect(slain.outcome?.winners).toEqual([0])
  })

  test('SM-TURN-03 SM-PROFILE-11 gems are the POD of all on the table, fleeing or concussed ones too', () => {
    const figures = [
      man('Ann', 0, 10, 20, { pow: 2 }, DONE),
      man('Abe', 0, 10, 25, { pow: 3 }, { ...DONE, fleeing: true }),
      man('Amy', 0, 10, 30, { pow: 4 }, { ...DONE, states: ['concussed'] }),
      man('Art', 0, 10, 35, { pow: 5 }, { status: 'dead' }),
      bor(8, { pow: 1 }),
    ]
    const match = nextTurn(figures, [5, 1])
    expect(match.state.sides.map(({ gems }) => gems)).toEqual([9, 1])
  })

  test('SM-TURN-03 gems left from the last turn are not carried over', () => {
    const match = nextTurn([man('Ann', 0, 10, 20, { pow: 2 }, DONE), bor(8)], [5, 1], { gems: [7, 5] })
    expect(match.state.sides.map(({ gems }) => gems)).toEqual([2, 0])
  })

  test('SM-TURN-04 SM-PROFILE-05 orders are the MAN of all on the table', () => {
    const figures = [
      leader('Ann', 0, 10, 20, { com: 3 }, DONE),
      man('Abe', 0, 10, 25, { com: 1 }, DONE),
      leader('Boss', 1, 30, 30, { com: 2 }),
    ]
    const match = nextTurn(figures, [5, 1, 1, 4, 3])
    expect(match.state.bands.map(({ orders }) => orders)).toEqual([4, 2])
  })

  test('SM-TURN-04 leftover orders are not carried over', () => {
    // Stunned, she could not call any of the five.
    const ann = leader('Ann', 0, 10, 20, { com: 3 }, { ...DONE, states: ['stunned'] })
    const match = nextTurn([ann, leader('Boss', 1, 30, 30, { com: 2 })], [5, 1, 1, 4, 3], { orders: [5, 0] })
    expect(match.state.bands.map(({ orders }) => orders)).toEqual([3, 2])
  })

  test('SM-TURN-05 all enchantments end, but effects of feats do not', () => {
    const effects = [
      { ability: 'terrifying-countenance', until: 'latent', source: 'Ann' },
      { ability: 'protection-sphere', until: 'latent', source: 'Bor' },
      { ability: 'blinding-aura', until: 'game', source: 'Bor' },
      { ability: 'pounding-cry', until: 'my-next-round', source: 'Bor' },
    ]
    const figures = [man('Ann', 0, 10, 20, {}, { ...DONE, effects }), bor(8)]
    const match = nextTurn(figures, [5, 1])
    expect(combatantNamed(match, 'Ann').effects.map(({ object }) => object)).toEqual(['under-pounding-cry'])
  })

  test('SM-TURN-06 states continue', () => {
    const figures = [man('Ann', 0, 10, 20, {}, { ...DONE, states: ['stunned'] }), bor(8)]
    const match = nextTurn(figures, [1, 5])
    expect(match.state.turn).toBe(2)
    expect(combatantNamed(match, 'Ann').states.map(({ kind }) => kind)).toEqual(['stunned'])
  })

  test('SM-TURN-08 one player activates all their combatants, in any order, then the other', () => {
    const figures = [ann, man('Abe', 0, 10, 25), man('Amy', 0, 10, 30), bor(8), man('Ben', 1, 30, 30)]
    const match = scene({ figures }, { answers: ['2', 'stand', 'stand'] })
    expect(eventArgs(match, 'activated').map(({ combatant }) => combatant)).toEqual(['Amy', 'Abe'])
    expect(match.state.round).toBe(1)
    expect(optionKeys(match)).toEqual(['3', '4'])
  })

  test('SM-TURN-09 SM-ACT-01 each combatant is activated once per turn', () => {
    const figures = [ann, man('Abe', 0, 10, 25), man('Amy', 0, 10, 30), bor(8)]
    const match = scene({ figures }, { answers: ['1', 'stand'] })
    expect(match.pending[0]?.figure).toBe(2)
    match.answer(0, 'stand')
    expect({ round: match.state.round, figure: match.pending[0]?.figure }).toEqual({ round: 1, figure: 3 })
  })

  test('SM-TURN-10 the leaders’ MAN decides the strategic roll, and the winner takes the first round', () => {
    const figures = [leader('Ann', 0, 10, 20, { com: 3 }, DONE), leader('Boss', 1, 30, 30, { com: 2 })]
    const match = nextTurn(figures, [4, 1, 1, 5, 3])
    expect(rolledDice(match).at(-1)).toBe('roll.strategic 3 2')
    expect({ first: match.state.first, round: match.state.round }).toEqual({ first: 1, round: 1 })
  })

  test('SM-TURN-10 of several leaders the highest MAN counts', () => {
    const figures = [
      leader('Ann', 0, 10, 20, { com: 1 }, DONE),
      leader('Abe', 0, 10, 25, { com: 4 }, DONE),
      leader('Boss', 1, 30, 30, { com: 2 }),
    ]
    expect(rolledDice(nextTurn(figures, [4, 1, 1, 1, 5, 3])).at(-1)).toBe('roll.strategic 4 2')
  })

  test('SM-TURN-10 a fleeing leader still counts, and spheres win no extra orders', () => {
    const figures = [
      leader('Ann', 0, 10, 20, { com: 3, morale: 'common' }, { ...DONE, fleeing: true }),
      leader('Boss', 1, 30, 30, { com: 2 }),
    ]
    const match = nextTurn(figures, [6, 6, 6, 1, 1])
    expect(rolledDice(match)[0]).toBe('roll.strategic 3 2')
    expect(match.state.bands.map(({ extraOrders }) => extraOrders)).toEqual([0, 0])
  })

  test('SM-TURN-11 a player who has lost a leader rolls one die', () => {
    const figures = [
      leader('Ann', 0, 10, 20, { com: 3 }, { status: 'dead' }),
      man('Abe', 0, 10, 25, {}, DONE),
      leader('Boss', 1, 30, 30, { com: 2 }),
    ]
    expect(rolledDice(nextTurn(figures, [4, 5, 3])).at(-1)).toBe('roll.strategic 1 2')
    const deputy = leader('Ace', 0, 10, 30, { com: 4 }, DONE)
    expect(rolledDice(nextTurn([...figures, deputy], [4, 5, 3])).at(-1)).toBe('roll.strategic 1 2')
    const fled = [{ ...(figures[0] as object), status: 'fled' } as never, ...figures.slice(1)]
    expect(rolledDice(nextTurn(fled, [4, 5, 3])).at(-1)).toBe('roll.strategic 1 2')
  })

  test('SM-TURN-11 losing any other combatant costs no dice', () => {
    const figures = [
      leader('Ann', 0, 10, 20, { com: 3 }, DONE),
      man('Abe', 0, 10, 25, {}, { status: 'dead' }),
      man('Amy', 0, 10, 30, {}, { status: 'fled' }),
      leader('Boss', 1, 30, 30, { com: 2 }),
    ]
    expect(rolledDice(nextTurn(figures, [4, 1, 1, 5, 3])).at(-1)).toBe('roll.strategic 3 2')
  })

  test('SM-TURN-10 turn 1 needs no roll: the deployment roll still counts', () => {
    const match = scene({ figures: [man('Ann', 0, 10, 20), bor(8)], sequence: 'turn', turn: 1, first: 1 })
    expect(rolledDice(match)).toEqual([])
    expect({ turn: match.state.turn, round: match.state.round }).toEqual({ turn: 1, round: 1 })
  })

  test('SM-SHOOT-08 a new turn resets who has moved', () => {
    const figures = [archer('Ann', 0, 10, 20, {}, { ...DONE, moved: true }), bor(8)]
    const match = scene({ figures, round: 1 }, { answers: ['run', path([20, 20])], dice: [5, 1] })
    expect({ Ann: combatantNamed(match, 'Ann').moved, Bor: combatantNamed(match, 'Bor').moved }).toEqual({
      Ann: false,
      Bor: false,
    })
    expect(promptId(match)).toBe('ask.action')
  })
})
