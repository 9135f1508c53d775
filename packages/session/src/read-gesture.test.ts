import { loadGame } from '@fray/games'
import {
  accept,
  type DecisionOption,
  type Game,
  type Json,
  Match,
  type Play,
  type Procedure,
  startingPosition,
  text,
} from '@fray/kernel'
import { type Point, readProposal, toJson } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import type { Gesture } from './gesture.ts'
import { menuOf, readGesture } from './read-gesture.ts'
import type { TableMatch } from './table-match.ts'
import { toyGame } from './testing/toy-game.ts'

const INCH = 2540

/** Starts a match of a game from a situation. */
async function startSituation(game: string, situation: Json): Promise<TableMatch> {
  const rules = (await loadGame(game))!
  return Match.start(rules, rules.saves.readPosition(situation), 'dragged') as TableMatch
}

const guard = (name: string, seat: number, x: number, y: number, profile: Json = {}) => {
  return { who: 'the-guard', seat, x, y, name, profile }
}

/** Ann with a bow, and Xan in front of her. */
const archer = {
  table: { width: 40, depth: 40 },
  options: { premeasuring: true },
  figures: [
    guard('Ann', 0, 20, 30, { mov: 5, pre: 3, ranged: ['tension'] }),
    guard('Bea', 0, 30, 30),
    guard('Xan', 1, 20, 22),
    guard('Yve', 1, 5, 5),
  ],
}

function dragOptions(match: TableMatch, figure: number, inches: Point, onto?: number): Gesture {
  const { pose } = match.view(0).figures.find(({ id }) => id === figure)!
  const to = { x: Math.round(inches.x * INCH), y: Math.round(inches.y * INCH) }
  return { seat: 0, figure, from: { x: pose.x, y: pose.y }, to, onto }
}

describe('a figure dragged over the ground', () => {
  test('is chosen, runs, and goes there', async () => {
    const match = await startSituation('spherewars', archer)
    const { ways } = readGesture(match, dragOptions(match, 0, { x: 22, y: 28 }))
    expect(ways.map(({ answers }) => answers)).toEqual([['0', 'run', { path: [{ x: 55880, y: 71120 }] }]])
    expect(match.answers).toEqual([])
  })

  test('is refused with the rule where it cannot go', async () => {
    const match = await startSituation('spherewars', archer)
    const { ways, refusal } = readGesture(match, dragOptions(match, 0, { x: 20, y: 12 }))
    expect(ways).toEqual([])
    expect(refusal).toMatchObject({ reason: { id: 'refuse.too-far' }, rules: expect.arrayContaining(['SW-MOVE-08']) })
  })

  test('goes around obstacles', async () => {
    const crowd = guard('Cid', 0, 20, 28)
    const match = await startSituation('spherewars', { ...archer, figures: [...archer.figures, crowd] })
    const { ways } = readGesture(match, dragOptions(match, 0, { x: 20, y: 26.2 }))
    const path = readProposal(ways[0]?.answers.at(-1) ?? null)?.path ?? []
    expect(path.length).toBeGreaterThan(1)
    expect(path.at(-1)).toEqual({ x: 50800, y: Math.round(26.2 * INCH) })
  })

  test("is refused with the game's reason if it cannot act", async () => {
    const match = await startSituation('spherewars', archer)
    expect(readGesture(match, dragOptions(match, 2, { x: 20, y: 20 })).refusal?.reason.id).toBe('barred.not-own')
  })

  test('of Spheres of War moves in one drag, towards or away, as far as it is dropped', async () => {
    const figures = [
      { name: 'Ann', seat: 0, x: 12, y: 16 },
      { name: 'Xan', seat: 1, x: 12, y: 8 },
      { name: 'Bea', seat: 0, x: 4, y: 16 },
      { name: 'Yve', seat: 1, x: 4, y: 8 },
    ]
    const match = await startSituation('spheres-of-war', { figures, sequence: 'matches' })
    const answers = (x: number, y: number, onto?: number) => {
      const { ways } = readGesture(match, dragOptions(match, 0, { x, y }, onto))
      expect(ways).toHaveLength(1)
      return ways[0]?.answers
    }
    // Names the pair as well where there are several to choose from.
    const twoAhead = ['0-1', 'move', 'toward', { path: [{ x: 12 * INCH, y: 14 * INCH }] }]
    expect(answers(12, 10)).toEqual(twoAhead)
    expect(answers(12, 8, 1)).toEqual(twoAhead)
    match.answer(0, '0-1')
    expect(answers(12.4, 15)).toEqual(['move', 'toward', { path: [{ x: 12 * INCH, y: 15 * INCH }] }])
    expect(answers(12, 9)).toEqual(['move', 'toward', { path: [{ x: 12 * INCH, y: 14 * INCH }] }])
    expect(answers(12, 17)).toEqual(['move', 'away', { path: [{ x: 12 * INCH, y: 17 * INCH }] }])
    // Drops are imprecise: the next whole step is meant.
    const [, , near] = answers(12, 15.0031) ?? []
    expect(readProposal(near ?? null)?.path).toEqual([{ x: 12 * INCH, y: 15 * INCH }])
  })

  test('of Spheres of War says which figure leaves it no step to take', async () => {
    const figures = [
      { name: 'Ann', seat: 0, x: 12, y: 16 },
      { name: 'Bea', seat: 0, x: 12, y: 14.996, inert: true },
      { name: 'Xan', seat: 1, x: 12, y: 8 },
    ]
    const match = await startSituation('spheres-of-war', { figures, sequence: 'matches' })
    const { ways } = readGesture(match, dragOptions(match, 0, { x: 12, y: 8 }, 2))
    expect(ways).toMatchObject([{ reason: { id: 'hopeless.blocked', args: { blocker: { figure: 1 } } } }])
  })
})

describe('a figure dragged onto an enemy', () => {
  test('offers what is possible there: to stand and shoot, or to join combat', async () => {
    const match = await startSituation('spherewars', archer)
    const { ways } = readGesture(match, dragOptions(match, 0, { x: 20, y: 22 }, 2))
    expect(ways.map(({ answers }) => answers)).toEqual([
      ['0', 'stand', '2'],
      ['0', 'join', '2'],
    ])
    // Each option says what is done to whom, and what to expect.
    const [stand, join] = ways
    expect(stand?.text.id).toBe('option.stand')
    expect(stand?.note?.id).toBe('note.stand-shoot')
    expect(stand?.onto).toMatchObject({ text: { id: 'option.shoot' }, note: { id: 'note.shot' } })
    expect(join?.text.id).toBe('option.join')
    expect(join?.onto?.text.id).toBe('option.combatant')
    expect(join?.reason).toBeUndefined()
  })

  test('says why an offered action cannot succeed', async () => {
    const match = await startSituation('spherewars', archer)
    const { ways } = readGesture(match, dragOptions(match, 1, { x: 5, y: 5 }, 3))
    expect(ways).toMatchObject([{ answers: ['1', 'join', '3'], reason: { id: 'hopeless.too-far' } }])
  })

  test('does the only possible action', async () => {
    const match = await startSituation('spherewars', archer)
    const { ways } = readGesture(match, dragOptions(match, 1, { x: 20, y: 22 }, 2))
    expect(ways.map(({ answers }) => answers)).toEqual([['1', 'join', '2']])
  })

  test('acts on the enemy without asking about optional extras', async () => {
    const withDeeds = (who: string) => ({
      ...archer,
      gems: [3, 0],
      figures: [
        { ...guard('Ann', 0, 20, 30), who },
        guard('Bea', 0, 30, 30),
        guard('Xan', 1, 20, 24),
        guard('Yve', 1, 30, 5),
      ],
    })
    const dragOnto = async (who: string) => {
      const match = await startSituation('spherewars', withDeeds(who))
      return readGesture(match, dragOptions(match, 0, { x: 20, y: 24 }, 2)).ways.map(({ answers }) => answers)
    }
    expect(await dragOnto('taem')).toEqual([['0', 'join', '2']])
    expect(await dragOnto('tax-collector')).toEqual([
      ['0', 'stand', 'done', '2'],
      ['0', 'join', '2'],
    ])
  })

  const taem = { ...guard('Dea', 0, 30, 36), who: 'taem' }

  test('activates if it is already in contact: it is asked for deeds, or fights', async () => {
    const fighting = (who: string) => ({
      ...archer,
      figures: [{ ...guard('Ann', 0, 20, 30), who }, guard('Bea', 0, 30, 30), guard('Xan', 1, 20, 28.8)],
    })
    const fight = async (who: string, more: object = {}) => {
      const match = await startSituation('spherewars', { ...fighting(who), ...more })
      const { ways } = readGesture(match, dragOptions(match, 0, { x: 20, y: 28.8 }, 2))
      expect(ways.map(({ answers }) => answers)).toEqual([['0']])
    }
    await fight('taem')
    await fight('the-guard')
    // Orders that could be called first are called when the action is carried out.
    await fight('taem', { orders: [2, 0] })
    await fight('the-guard', { orders: [2, 0], figures: [...fighting('the-guard').figures, taem] })
  })

  test('fights the enemy it is in contact with, even if others could react first', async () => {
    const chief = (name: string, seat: number, x: number) => guard(name, seat, x, 35, { rank: 'leader', com: 4 })
    const figures = [guard('Ann', 0, 20, 30), chief('Bea', 0, 22), guard('Xan', 1, 20, 28.8), chief('Yve', 1, 18)]
    const match = await startSituation('spherewars', { ...archer, orders: [3, 3], figures })
    const { ways } = readGesture(match, dragOptions(match, 0, { x: 20, y: 28.8 }, 2))
    expect(ways.map(({ answers }) => answers)).toEqual([['0']])
  })

  test('charges or engages by the Manuscript', async () => {
    const match = await startSituation('spherewars-manuscript', {
      table: { width: 40, depth: 40 },
      figures: [
        { who: 'battler', seat: 0, x: 20, y: 30, name: 'Ann' },
        { who: 'battler', seat: 1, x: 20, y: 26, name: 'Xan' },
      ],
    })
    const { ways } = readGesture(match, dragOptions(match, 0, { x: 20, y: 26 }, 1))
    expect(ways.map(({ text: { id } }) => id)).toEqual(['option.charge', 'option.engage'])
    // If a friend blocks the straight path, the drag still means that enemy, and the path is asked for.
    const barred = await startSituation('spherewars-manuscript', {
      table: { width: 40, depth: 40 },
      figures: [
        { who: 'battler', seat: 0, x: 20, y: 31, name: 'Ann' },
        { who: 'battler', seat: 1, x: 20, y: 26, name: 'Xan' },
        { who: 'battler', seat: 0, x: 20, y: 28.5, name: 'Bea' },
      ],
    })
    const round = readGesture(barred, dragOptions(barred, 0, { x: 20, y: 26 }, 1))
    expect(round.refusal).toBeUndefined()
    expect(round.ways.map(({ answers }) => answers)).toEqual([['0', 'engage']])
  })
})

test('Confrontation: a fighter dragged over the ground walks, or runs beyond walking range; dragged onto an enemy they charge', async () => {
  const fighter = (name: string, seat: number, x: number, y: number) => {
    return { seat, x, y, facing: seat === 0 ? 'east' : 'west', changes: { name, abilities: [], command: null } }
  }
  const figures = [fighter('Ann', 0, 20, 30), fighter('Bob', 1, 30, 30), fighter('Bea', 1, 50, 50)]
  const match = await startSituation('confrontation', { figures, piles: [['Ann'], null] })
  if (match.pending[0]?.prompt.id === 'ask.lead') match.answer(0, 'play')
  const at = (x: number, y: number, onto?: number): Gesture => {
    return { seat: 0, figure: 0, from: { x: 20000, y: 30000 }, to: { x: x * 1000, y: y * 1000 }, onto }
  }
  const keys = (gesture: Gesture) => readGesture(match, gesture).ways.map(({ answers }) => answers.slice(0, 2))
  expect(keys(at(20, 34))).toEqual([['done', '0:walk']])
  expect(keys(at(20, 46))).toEqual([['done', '0:run']])
  expect(keys(at(30, 30, 1))).toEqual([['0:charge:1']])
})

test("Confrontation: one drag plays a fighter's card, ends the announcements and moves them, also if others share the card", async () => {
  const fighter = (name: string, card: string, seat: number, x: number, y: number) => {
    const changes = { name, abilities: [], command: null }
    return { seat, x, y, card, facing: seat === 0 ? 'east' : 'west', changes }
  }
  const figures = [
    fighter('Ann', 'Guards', 0, 20, 30),
    fighter('Ada', 'Guards', 0, 20, 40),
    fighter('Bob', 'Bob', 1, 34, 30),
    fighter('Kim', 'Kim', 0, 20, 52),
  ]
  const match = await startSituation('confrontation', { figures, piles: [['Guards', 'Kim'], null] })
  expect(match.pending[0]?.prompt.id).toBe('ask.lead')
  const drag = (figure: number, x: number, y: number, onto?: number): Gesture => {
    return { seat: 0, figure, from: { x: 20000, y: 30000 }, to: { x: x * 1000, y: y * 1000 }, onto }
  }
  const keys = (gesture: Gesture) => readGesture(match, gesture).ways.map(({ answers }) => answers.slice(0, 3))
  expect(keys(drag(0, 20, 26))).toEqual([['play', 'done', '0:walk']])
  expect(keys(drag(0, 34, 30, 2))).toEqual([['play', '0:charge:2']])
  // The other fighter's card lies deeper in the pile.
  const { ways, refusal } = readGesture(match, drag(3, 20, 55))
  expect(ways).toEqual([])
  expect(refusal).toMatchObject({ reason: { id: 'barred.card-not-up', args: { fighter: { figure: 3 } } } })
})

test('Confrontation: an archer dragged onto an enemy may charge or fire', async () => {
  const weapons = { weapon: { name: 'Bow', ranges: [20, 40, 60], strength: 6 }, aim: 3 }
  const figures = [
    { seat: 0, x: 20, y: 30, facing: 'east', changes: { name: 'Ann', abilities: [], command: null, ...weapons } },
    { seat: 1, x: 50, y: 30, facing: 'west', changes: { name: 'Bob', abilities: [], command: null } },
    { seat: 1, x: 50, y: 40, facing: 'west', changes: { name: 'Bea', abilities: [], command: null } },
  ]
  const match = await startSituation('confrontation', { figures, piles: [['Ann'], null] })
  const gesture: Gesture = { seat: 0, figure: 0, from: { x: 20000, y: 30000 }, to: { x: 50000, y: 40000 }, onto: 2 }
  const ways = () => readGesture(match, gesture).ways.map(({ answers }) => answers)
  // While announcements are open, the fighter may charge, or announce nothing and fire.
  expect(ways()).toEqual([
    ['play', '0:charge:2'],
    ['play', 'done', '0:fire', '2'],
  ])
  for (const answer of ['play', 'done']) match.answer(0, answer)
  expect(ways()).toEqual([['0:fire', '2']])
})

describe('Missúm!', () => {
  const legion = (name: string, seat: number, x: number, y: number) => {
    return { name, seat, at: [x, y], figures: 40, files: 10, weapons: ['longSword'] }
  }
  const field = (red: number) => {
    const units = [legion('Blue', 0, 1200, 900), legion('Guard', 0, 600, 1000), legion('Red', 1, 1200, red)]
    return startSituation('missum', { step: 5, mover: 1, units })
  }
  /** Picks a unit up somewhere in its ranks and drags it by so many millimetres. */
  const dragBy = (figure: number, dx: number, dy: number, onto?: number): Gesture => {
    return {
      seat: 0,
      figure,
      from: { x: 115_000, y: 92_000 },
      to: { x: 115_000 + dx * 100, y: 92_000 + dy * 100 },
      onto,
    }
  }

  test('a dragged legion is chosen and marches straight ahead or at a slant', async () => {
    const match = await field(150)
    expect(readGesture(match, dragBy(0, 0, -60)).ways).toMatchObject([
      { answers: ['unit-0', [{ do: 'advance', by: 6000 }]] },
    ])
    const [slant] = readGesture(match, dragBy(0, 30, -60)).ways
    expect(slant?.answers).toEqual(['unit-0', [{ do: 'drift', ahead: 6000, aside: 3000 }]])
    // If it cannot go there, it is chosen and gets handles.
    expect(readGesture(match, dragBy(0, 0, 60)).ways.map(({ answers }) => answers)).toEqual([['unit-0']])
    expect(match.answers).toEqual([])
  })

  test('dragging another unit ends the move in progress', async () => {
    const match = await field(150)
    for (const answer of ['unit-0', [{ do: 'advance', by: 3000 }]]) match.answer(0, answer)
    expect(readGesture(match, dragBy(1, 0, -60)).ways.map(({ answers }) => answers)).toEqual([
      ['stop', 'unit-1', [{ do: 'advance', by: 6000 }]],
    ])
  })

  test('a legion dragged onto an enemy may charge or march', async () => {
    const match = await field(850)
    const { ways } = readGesture(match, dragBy(0, 0, -160, 2))
    expect(ways.map(({ answers }) => answers.slice(0, 2))).toContainEqual(['unit-0', 'charge'])
  })
})

describe('the menu of a figure', () => {
  test('has all its actions, with reasons for those that are not available', async () => {
    const match = await startSituation('spherewars', archer)
    const menu = menuOf(match, 0, 0)
    expect(menu.filter(({ answers }) => answers.length > 0).map(({ answers }) => answers)).toEqual([
      ['0', 'stand'],
      ['0', 'run'],
      ['0', 'speed-up'],
      ['0', 'join'],
    ])
    expect(menuOf(match, 0, 2)).toEqual([])
    expect(match.answers).toEqual([])
  })

  test('of an enemy has the actions against it', async () => {
    const match = await startSituation('spherewars', archer)
    for (const answer of ['0', 'join']) match.answer(0, answer)
    expect(menuOf(match, 0, 2).map(({ answers }) => answers)).toEqual([['2']])
  })
})

describe('a drag in a game of one figure', () => {
  const go = { key: 'go', text: text('go'), value: 0, gesture: 'move' as const }
  const wait = { key: 'wait', text: text('wait'), value: 0 }
  const bars = (gesture: 'move' | 'attack', reason: string) => {
    return { key: gesture, text: text(gesture), reason: text(reason), rules: ['T-1'], gesture }
  }
  const asks = (play: Play<unknown, unknown>, options: readonly DecisionOption[]) =>
    play.pick({
      seat: 0,
      figure: 0,
      prompt: text('ask'),
      rules: [],
      options,
      barred: [bars('move', 'tired'), bars('attack', 'blind')],
    })
  const matchOf = (next: (play: Play<unknown, unknown>) => Procedure) => {
    const game = { ...toyGame, rules: { ...toyGame.rules, next } } as unknown as Game
    return Match.start(game, startingPosition(game, { setup: { secret: false } }), 'dragged') as unknown as TableMatch
  }
  const drag = (onto?: number): Gesture => ({ seat: 0, figure: 0, from: { x: 0, y: 0 }, to: { x: 500, y: 0 }, onto })

  test('does not look past dice, even if the same figure is placed afterwards', () => {
    const match = matchOf(function* (play): Procedure {
      yield* asks(play, [go, wait])
      yield* play.rollDice(text('ask'), [], [{ seat: 0, count: 1, sides: 6 }])
      yield* play.place({
        seat: 0,
        figure: 0,
        prompt: text('where'),
        rules: [],
        form: toJson({ kind: 'deploy', base: { shape: 'disc', radius: 10 }, turns: false }),
        check: () => accept(0),
        suggest: () => [],
      })
    })
    expect(readGesture(match, drag()).ways.map(({ answers }) => answers)).toEqual([['go']])
  })

  test('is refused with the reason for what was meant: moving or attacking', () => {
    const match = matchOf((play) => asks(play, [wait, { ...wait, key: 'rest' }]) as Procedure)
    expect(readGesture(match, drag()).refusal?.reason.id).toBe('tired')
    expect(readGesture(match, drag(1)).refusal?.reason.id).toBe('blind')
  })
})
