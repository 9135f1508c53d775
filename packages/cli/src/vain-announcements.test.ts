import { type Bot, playOut, policyPlayer } from '@fray/bots'
import { type AnyGame, gameIds, loadGame } from '@fray/games'
import { Match, optionsOf, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'

const games = (await Promise.all(gameIds.map(loadGame))).filter((game) => game?.bots.propose !== undefined)

/** Events that tell of an announcement that a look at the table would have advised against. */
const IN_VAIN = ['shot-out-of-range', 'order-unheard', 'speed-up-refused', 'shot.too-far']

/** Lets players who judge distances well fight a match, and lists what they did in vain. */
function vainDeeds(game: AnyGame, seed: string): readonly string[] {
  const start = startingPosition(game, { setup: game.bots.evenSetup! })
  const match = Match.start(game, start, seed, { retention: 'last' })
  const vain: string[] = []
  const player = (seat: number): Bot => {
    const bot = policyPlayer(`${seed}/${seat}`, { name: 'policy', misjudgement: 0 })
    return {
      name: bot.name,
      choose(sight) {
        const answer = bot.choose(sight)
        const options = optionsOf(sight.decision)
        const isHopeless = options.find(({ key }) => key === answer)?.cannotSucceed?.() !== undefined
        const isForced = options.every((option) => option.cannotSucceed?.() !== undefined)
        if (isHopeless && !isForced) vain.push(`${sight.decision.prompt.id}: ${String(answer)}`)
        return answer
      },
    }
  }
  playOut(match, [player(0), player(1)])
  return [...vain, ...match.events.flatMap(({ type }) => (IN_VAIN.includes(type) ? [type] : []))]
}

test.each(games.map((game) => game!))('$id: players who judge distances well announce nothing in vain', (game) => {
  for (const seed of ['first', 'second']) expect(vainDeeds(game, seed)).toEqual([])
})
