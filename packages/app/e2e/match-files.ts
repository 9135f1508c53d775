import { createBot, sightOf } from '@fray/bots'
import { loadGame } from '@fray/games'
import {
  createRecord,
  diceOf,
  type Json,
  Match,
  playSituation,
  type Situation,
  scriptOf,
  startingPosition,
} from '@fray/kernel'
import type { PlayerKind } from '@fray/session'
import type { Page } from 'playwright-core'
import { quickPreset } from '../src/shared/preset-choice.ts'
import { question } from './page/decision.ts'
import { handOverScreen } from './page/match.ts'
import { openFile } from './page/pages.ts'

/** Opens a match that begins in a situation. */
export async function openSituation(page: Page, game: string, situation: Json, players: PlayerKind[]): Promise<void> {
  await openMatch(page, await matchFile(game, situation, players))
  await question(page).or(handOverScreen(page)).first().waitFor()
}

/** Opens a match file: the rest is the same in every run, dice and bots included. */
export async function openMatch(page: Page, file: string): Promise<void> {
  await openFile(page, 'match.json', file)
}

/** Makes the file of a match that begins in a situation, after these answers of the seats asked. */
export async function matchFile(
  game: string,
  situation: Json,
  players: PlayerKind[],
  answers: readonly Json[] = [],
): Promise<string> {
  const rules = await loadGame(game)
  if (!rules) throw new Error(`no game is called ${game}`)
  const seed = 'laid out for a test'
  const match = Match.start(rules, rules.saves.readPosition(situation), seed)
  for (const [i, answer] of answers.entries()) {
    const { seat } = match.pending[0] ?? { seat: 0 }
    const answered = match.answer(seat, rules.saves.readScripted?.(answer, match.state) ?? answer)
    if (!answered.ok) throw new Error(`answers[${i}] is refused: ${answered.reason.id}`)
  }
  return JSON.stringify({ ...createRecord(match, { origin: { situation }, seed }), players, pace: 'instant' })
}

/** Makes the file of a situation after some answers of its script; the seats asked then are persons. */
export async function situationFile(
  { game, position, dice = [], answers = [], passing }: Situation,
  given: number = answers.length,
): Promise<string> {
  const rules = await loadGame(game)
  if (!rules) throw new Error(`no game is called ${game}`)
  const seed = 'a situation for a test'
  const forcedDice = scriptOf(rules, dice).values
  const played = { game, position, answers: answers.slice(0, given), passing }
  const terms = { origin: { situation: position }, seed, forcedDice: [...forcedDice] }
  const { match } = playSituation(rules, played, { dice: diceOf(terms) })
  const players = [0, 1].map((seat): PlayerKind => (match.decisionOf(seat) ? 'person' : 'recruit'))
  return JSON.stringify({ ...createRecord(match, terms), players, pace: 'instant' })
}

/** Makes the file of a battle (default: the first preset) that bots have fought until a condition holds. */
export async function battleFile(
  game: string,
  setup: Json | undefined,
  players: PlayerKind[],
  stands: (match: Match) => boolean,
  kind: string = 'random',
): Promise<string> {
  const rules = await loadGame(game)
  if (!rules) throw new Error(`no game is called ${game}`)
  const origin = { setup: setup ?? rules.content.presets[0]?.setup ?? null }
  const seed = 'a battle under way'
  const match = Match.start(rules, startingPosition(rules, origin), seed)
  const bot = createBot(kind, seed)
  while (!stands(match)) {
    const [decision] = match.pending
    if (!decision) throw new Error('the battle is over already')
    match.answer(decision.seat, bot.choose(sightOf(match, decision)))
  }
  const seats = rules.rules.seats(match.setup)
  return JSON.stringify({ ...createRecord(match, { origin, seed }), players: players.slice(0, seats), pace: 'instant' })
}

/** Makes the file of the first battle of SphereWars, Alliance against Packs, at the start of a turn. */
export async function skirmishFile(opponent: PlayerKind = 'recruit', turn = 1): Promise<string> {
  const rules = await loadGame('spherewars')
  const { setup } = quickPreset(rules?.content.presets ?? []) ?? {}
  const begins = ({ events, isPreparing, pending }: Match) => {
    const turns = events.filter(({ type }) => type === rules?.rules.turnEvent).length
    return !isPreparing && turns >= turn && pending[0]?.seat === 0
  }
  return battleFile('spherewars', setup, ['person', opponent], begins, 'anchor-greedy')
}

/** Ann of the Alliance and a friend, before a wood that hides one of three enemies. */
export function beforeTheWood(premeasuring: boolean): Json {
  const guard = (name: string, seat: number, x: number, y: number, profile: Json = {}) => {
    return { who: 'the-guard', seat, x, y, name, profile }
  }
  return {
    options: { premeasuring },
    table: { width: 40, depth: 40 },
    scenery: [
      { type: 'wood', x: 20, y: 16 },
      { type: 'hedge', x: 26, y: 25 },
    ],
    figures: [
      guard('Ann', 0, 20, 22, { rank: 'leader', com: 3, mov: 5, pre: 3, ranged: ['mechanical'] }),
      guard('Bea', 0, 16, 24),
      guard('Xan', 1, 20, 6),
      guard('Yve', 1, 28, 18),
      guard('Zoe', 1, 12, 16),
    ],
  }
}
