import {
  type MatchRecord,
  ReplayError,
  readRecord,
  replay as replayRecord,
  type Verification,
  verify,
} from '@fray/kernel'
import type { Command } from 'commander'
import { readJsonFile } from './files.ts'
import { gameOfFile } from './loading.ts'
import { type AnyMatch, Teller } from './telling.ts'

interface Options {
  readonly events: boolean
  readonly commitment?: string
}

export function replay(program: Command): void {
  program
    .command('replay')
    .description('play a saved match again and check that it is the same to the last die')
    .argument('<file>', 'saved match')
    .option('--events', 'tell everything that happened', false)
    .option('--commitment <hash>', 'what was shown before the first die: check that the dice are those committed to')
    .action(async (file: string, { events, commitment }: Options) => {
      const record = readRecord(await readJsonFile('match', file))
      const game = await gameOfFile('match file', record.game)
      const match = replayRecord(game, record)
      const teller = Teller.of(game, match)
      const story = events ? match.events.flatMap((event) => teller.event(event)) : []
      const dice = commitment === undefined ? undefined : verify(game, record, commitment.toLowerCase())
      console.log([...story, ...summary(match, teller), ...diceLines(record, dice)].join('\n'))
      if (dice?.verified === false) throw new ReplayError(`the dice are not verified: ${teller.say(dice.reason)}`)
    })
}

function summary(match: AnyMatch, teller: Teller): string[] {
  const { game, answers, events } = match
  return [
    `${teller.say(game.title)} (${game.id}, version ${game.version}): the replay is the same.`,
    `${answers.length} answers, ${events.length} events.`,
    match.outcome ? teller.outcome(match.outcome) : `Not over: ${match.pending.map((each) => teller.question(each))}`,
  ]
}

/** What is to be said of the dice. A record cannot vouch for itself: only what was shown at the start can. */
function diceLines({ commitment, forcedDice = [] }: MatchRecord, dice: Verification | undefined): string[] {
  if (dice?.verified) return ['The dice are verified: they are those committed to before the first one fell.']
  if (dice) return []
  if (forcedDice.length > 0) return [`Not all dice were thrown: ${forcedDice.length} were set.`]
  if (commitment === undefined) return ['Nobody was shown a commitment to its dice.']
  return [`It claims that its dice were committed to as ${commitment}; give --commitment what you were shown.`]
}
