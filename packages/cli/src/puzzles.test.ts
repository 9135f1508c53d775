import { gameIds, loadGame } from '@fray/games'
import {
  type Game,
  type Json,
  type Match,
  type Puzzle,
  playSituation,
  QuickDice,
  readEntry,
  readSituation,
  Speaker,
  starsFor,
} from '@fray/kernel'
import { chanceOfGoal } from '@fray/odds'
import { expect, test } from 'vitest'

/** For each puzzle, plausible answers that are worse. */
const WORSE: Readonly<Record<string, readonly Json[]>> = {
  'spheres-of-war/first-match': ['0-1'],
  'spheres-of-war/three-matches': ['0-1'],
  'spheres-of-war/go-or-wait': ['wait'],
  'spheres-of-war/just-in-reach': ['wait'],
  'spherewars/fury': ['1'],
  'spherewars/shot-in-the-wood': ['stand', '2', '1'],
  'spherewars/who-strikes': ['0'],
  'spherewars/two-foes': ['1'],
  'spherewars/wrath-and-charge': ['done'],
  'spherewars-manuscript/who-strikes': ['0'],
  'spherewars-manuscript/two-foes': ['1'],
  'spherewars-manuscript/shoot-or-charge': ['stand', '2'],
  'spherewars-manuscript/wrath-and-charge': ['done'],
  'missum/far-target': ['1'],
  'missum/divide': ['divide', '1', '2'],
  'missum/weapon': ['ax'],
  'missum/slingers': ['2'],
  'confrontation/walk-and-shoot': [
    'play',
    'done',
    '0:walk',
    { path: [{ x: 30000, y: 30000 }], facing: { x: 1000000, y: 0 } },
    '0:fire',
  ],
  'confrontation/stand-and-shoot': ['play', 'done', '0:walk', 'stay', '0:fire'],
  'confrontation/recruit': ['play', 'done', '1:fire'],
}

const games = (await Promise.all(gameIds.map(loadGame))) as unknown as Game[]
const books = await Promise.all(games.map(async (game) => [game, await game.content.puzzles?.()] as const))
const puzzles = books.flatMap(([game, book]) => (book?.puzzles ?? []).map((puzzle) => ({ game, puzzle })))

/** Gets the chance of the goal with these answers, in a match where everybody else passes. */
function chanceBy(game: Game, puzzle: Puzzle, answers: readonly Json[]): number {
  const begun = { ...(puzzle.situation as object), passing: 'unmentioned', answers: answers.slice(0, -1) }
  const match = playSituation(game, readSituation(begun), { dice: new QuickDice('puzzle') }).match as Match
  const { seat, answer } = readEntry(match, answers.at(-1)!, puzzle.id)
  expect(seat).toBe(puzzle.seat)
  expect(match.answer(seat, answer).ok).toBe(true)
  return chanceOfGoal(match, puzzle) ?? 0
}

test('there are at least twenty puzzles, with some for every game', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(20)
  expect(new Set(puzzles.map(({ game }) => game.id))).toEqual(new Set(gameIds))
})

test.each(puzzles.map(({ game, puzzle }) => [`${game.id}/${puzzle.id}`, game, puzzle] as const))(
  '%s has one solution worth three stars, and worse choices get fewer',
  (id, game, puzzle) => {
    const best = chanceBy(game, puzzle, puzzle.solution)
    expect(starsFor(puzzle, best)).toBe(3)
    // Three stars require the best possible chance: a percent less does not earn them.
    expect(starsFor(puzzle, best - 0.01)).toBe(2)
    expect(starsFor(puzzle, chanceBy(game, puzzle, WORSE[id]!))).toBeLessThan(3)
  },
  60_000,
)

test.each(books.map(([game, book]) => [game.id, book!] as const))('%s has texts for its puzzles', (_, book) => {
  const speaker = new Speaker(book.phrases)
  for (const { title, goal, why } of book.puzzles) {
    for (const words of [title, goal, why]) expect(speaker.say(words, { figure: String, seat: String })).not.toBe('')
  }
})
