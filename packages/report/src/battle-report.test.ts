import { playOut, randomPlayer } from '@fray/bots'
import { type AnyGame, gameIds, loadGame } from '@fray/games'
import { Match, type MatchOrigin, type Names, ScriptedDice, Speaker, startingPosition } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { battleReport } from './battle-report.ts'
import type { ReportedMatch } from './history.ts'
import { reportTranslations } from './locales/phrases.ts'
import { summarize } from './summary.ts'

/** Two figures an inch apart, so the next step is a fight. */
const DUEL: MatchOrigin = {
  situation: {
    figures: [
      { name: 'Fox <b>', seat: 0, x: 12, y: 14 },
      { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
    ],
  },
}

const NOBODY: Names = { figure: String, seat: String }

async function duel(): Promise<ReportedMatch> {
  const game = (await loadGame('spheres-of-war')) as AnyGame
  const match: ReportedMatch = Match.start(game, startingPosition(game, DUEL), 'duel', {
    dice: new ScriptedDice([2, 6], 0, undefined),
  })
  playOut(match, [randomPlayer('a'), randomPlayer('b')])
  return match
}

describe("a duel's report", () => {
  test('shows the winner, the losses, and the rolls beside their average', async () => {
    const match = await duel()
    const summary = summarize(match)
    const [loss] = summary.losses
    expect(summary.losses).toHaveLength(1)
    expect(match.outcome?.winners).toEqual([1 - loss!.seat])
    expect(summary.luck.reduce((sum, { dice }) => sum + dice, 0)).toBe(2)
    expect(summary.luck.reduce((sum, { thrown }) => sum + thrown, 0)).toBe(8)
    expect(summary.leads.at(-1)).toEqual(loss!.seat === 0 ? [-1, 1] : [1, -1])
    expect(summary.moments[0]).toMatchObject({ at: match.answers.length, seat: 1 - loss!.seat })
    // Each blow hits on a third, so the second to strike wins two fights out of five.
    expect(summary.moments[0]!.chance).toBeCloseTo(2 / 5)
    expect(summary.musters[loss!.seat]).toMatchObject({ seat: loss!.seat, had: 1, left: 0 })
    expect(summary.musters[1 - loss!.seat]).toMatchObject({ seat: 1 - loss!.seat, had: 1, left: 1 })

    const html = battleReport(match, undefined, summary)
    expect(html.match(/<figure>/g)).toHaveLength(summary.chapters.length)
    expect(html).toContain('defeats')
    // The parried blow is left out; the deciding die appears under the key moments and in its turn.
    expect(html.match(/class="die" data-seat="\d">(\d)/g)).toHaveLength(2)
    expect(html).toMatch(/class="die" data-seat="\d">6</)
    expect(html).toContain('(Chance: about 40%.)')
  })

  test('escapes names in the markup', async () => {
    const html = battleReport(await duel())
    expect(html).not.toContain('Fox <b>')
    expect(html).toContain('Fox &lt;b&gt;')
  })

  test("uses the reader's language", async () => {
    const match = await duel()
    const [game, own] = await Promise.all([match.game.content.translations?.fr?.(), reportTranslations.fr?.()])
    const html = battleReport(match, { language: 'fr', phrases: { ...game, ...own } })
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('Pertes')
    expect(html).not.toContain('Losses')
  })

  test('translates the figure names in its pictures', async () => {
    const match = await duel()
    const [game, own] = await Promise.all([match.game.content.translations?.fr?.(), reportTranslations.fr?.()])
    const html = battleReport(match, { language: 'fr', phrases: { ...game, ...own } })
    expect(html).toMatch(/<text[^>]*>Faucon</)
    expect(html).not.toContain('>Hawk<')
  })
})

test.each(gameIds)('the report of a %s match covers every turn', async (id) => {
  const game = (await loadGame(id)) as AnyGame
  const setup = game.content.presets[0]!.setup
  const match: ReportedMatch = Match.start(game, startingPosition(game, { setup }), 'report')
  playOut(
    match,
    [0, 1, 2, 3].map((seat) => randomPlayer(`${seat}`)),
  )
  const shares: number[] = []
  const summary = summarize(match, (share) => shares.push(share))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  const html = battleReport(match, undefined, summary)
  const speaker = new Speaker(game.content.phrases)
  expect(summary.chapters.map(({ from }) => from)).toEqual(
    summary.chapters.map(({ from }) => from).toSorted((a, b) => a - b),
  )
  expect(summary.chapters.flatMap(({ exchanges }) => exchanges.flatMap(({ events }) => events))).toEqual(match.events)
  expect(html).not.toMatch(/undefined|NaN|\[object/)
  // The picture before the battle includes the figure that was placed last.
  const [first, second] = summary.chapters
  if (first!.turn === 0) expect(first!.view.figures).toEqual(match.at(second!.from).view(undefined).figures)
  // A chapter is named after its turn, not after what was going on when it began.
  const turns = summary.chapters.filter(({ turn }) => turn > 0)
  // It starts with the start of its turn, even when the same answer ended the turn before.
  expect(turns.map(({ exchanges }) => exchanges[0]?.events[0]?.type)).toEqual(turns.map(() => game.rules.turnEvent))
  expect(turns.map(({ headline }) => speaker.say(headline, NOBODY))).toEqual(
    turns.map(({ turn }) => expect.stringMatching(new RegExp(`^(Turn|Round) ${turn}$`))),
  )
})
