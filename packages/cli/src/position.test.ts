import { type PlayerSight, randomPlayer } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import { Match, optionsOf, playSituation, QuickDice, readSituation, situationOf } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { stateLines } from './state-lines.ts'
import type { AnyMatch } from './teller.ts'

const games = (await Promise.all(gameIds.map(loadGame))).filter((game) => game?.saves.writePosition !== undefined)

/** Positions and conditions of the figures, without their names. */
function standing({ figures }: TableView): string[] {
  return figures
    .map(({ seat, pose, body, wounds, states }) =>
      JSON.stringify([
        seat,
        pose.x,
        pose.y,
        body?.map(({ x, y }) => [x, y]),
        wounds?.left,
        states.map(({ text }) => text.id),
      ]),
    )
    .sort()
}

/** Gives random answers, up to a limit. */
function play(match: AnyMatch, answers: number, look: () => void): void {
  const player = randomPlayer('position')
  for (let given = 0; given < answers && match.pending.length > 0; given++) {
    const decision = match.pending[0]!
    const { seat } = decision
    match.answer(seat, player.choose({ seat, decision } as PlayerSight))
    look()
  }
}

test.each(games.map((game) => [game!.id, game!] as const))(
  'a position of %s written as a situation can be set up again unchanged',
  (_, game) => {
    let laidOut = 0
    const setup = game.rules.readSetup(game.content.presets[0]!.setup)
    const match = Match.start(game, { setup, state: game.rules.begin(setup) }, 'position') as AnyMatch
    play(match, 700, () => {
      const position = game.saves.writePosition!(match.state, match.setup)
      const view = game.view.show(match.state, match.setup, undefined)
      // A position can be set up only once both sides are on the table.
      if (new Set(view.figures.map(({ seat }) => seat)).size < 2 || match.answers.length % 25 > 0) return
      const again = game.saves.readPosition(JSON.parse(JSON.stringify(position)))
      expect(standing(game.view.show(again.state, again.setup, undefined))).toEqual(standing(view))
      laidOut++
    })
    expect(laidOut).toBeGreaterThan(5)
  },
  120_000,
)

/** Gets the open decisions with their answers. */
function questions(match: AnyMatch) {
  return match.pending.map((decision) => [decision.seat, decision.prompt.id, optionsOf(decision).map(({ key }) => key)])
}

test.each(games.map((game) => [game!.id, game!] as const))(
  'a moment of %s saved as a situation continues with the same figures and the same decisions',
  (_, game) => {
    let [kept, same] = [0, 0]
    const setup = game.rules.readSetup(game.content.presets[0]!.setup)
    const match = Match.start(game, { setup, state: game.rules.begin(setup) }, 'kept') as AnyMatch
    play(match, 500, () => {
      if (match.answers.length % 20 > 0) return
      const situation = situationOf(match, 'everything')
      if (!situation) return
      kept++
      const read = readSituation(JSON.parse(JSON.stringify(situation)))
      const again = playSituation(game, read, { dice: new QuickDice('') }).match as AnyMatch
      if (JSON.stringify(questions(again)) !== JSON.stringify(questions(match))) return
      same++
      expect(standing(again.view(undefined))).toEqual(standing(match.view(undefined)))
    })
    expect(kept).toBeGreaterThan(5)
    // The rest are moments before play, which a position cannot describe.
    expect(same / kept).toBeGreaterThan(0.9)
  },
  120_000,
)

test('a position is printed with one line for each figure, in the words of situations', () => {
  const position = {
    turn: 2,
    figures: [
      { name: 'Fox', seat: 0, x: 12.128, activated: true, fleeing: false, states: ['stunned'], effects: [] },
      { name: 'Hawk', seat: 1, effects: [{ ability: 'tough', until: 'turn' }] },
      { who: 'guard', seat: 1, changes: { name: 'Owl', str: 4 } },
      { who: 'guard', seat: 0 },
    ],
    orders: [1, 0],
    weather: null,
    piles: [['Fox', 'Owl'], []],
    reserves: [[], []],
    coordinators: [null, 2],
    targets: [null, null],
  }
  expect(stateLines(position)).toEqual([
    'turn 2',
    'Fox: seat 0, x 12.13, activated, states stunned',
    'Hawk: seat 1, effects (ability tough, until turn)',
    'Owl: who guard, seat 1, changes (name Owl, str 4)',
    'guard: who guard, seat 0',
    'orders 1 0',
    'piles Fox Owl | none',
    'coordinators none 2',
  ])
})
