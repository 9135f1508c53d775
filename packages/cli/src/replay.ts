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
import { loadGameOfFile } from './load-game.ts'
import { type AnyMatch, Teller } from './teller.ts'

interface Options {
  readonly events: boolean
  readonly commitment?: string
}

export function replay(program: Command): void {
  program
    .command('replay')
    .description('replay a saved match and check that it is the same down to the last die')
    .argument('<file>', 'saved match')
    .option('--events', 'print everything that happened', false)
    .option('--commitment <hash>', 'commitment shown before the first die; verifies the dice')
    .action(async (file: string, { events, commitment }: Options) => {
      const record = readRecord(await readJsonFile('match', file))
      const game = await loadGameOfFile('match file', record.game)
      const match = replayRecord(game, record)
      const teller = Teller.of(game, match)
      const story = events ? match.events.flatMap((event) => teller.describeEvent(event)) : []
      const dice = commitment === undefined ? undefined : verify(game, record, commitment.toLowerCase())
      console.log([...story, ...summary(match, teller), ...diceLines(record, dice)].join('\n'))
      if (dice?.verified === false) throw new ReplayError(`the dice are not verified: ${teller.say(dice.reason)}`)
    })
}

function summary(match: AnyMatch, teller: Teller): string[] {
  const { game, answers, events } = match
  return [
    `${teller.say(game.content.title)} (${game.id}, version ${game.version}): the replay is identical.`,
    `${answers.length} answers, ${events.length} events.`,
    match.outcome
      ? teller.describeOutcome(match.outcome)
      : `Not over: ${match.pending.map((decision) => teller.describeDecision(decision))}`,
  ]
}

/** Says whether the dice are verified. A record cannot vouch for itself: only the commitment shown at the start can. */
function diceLines({ commitment, forcedDice = [] }: MatchRecord, dice: Verification | undefined): string[] {
  if (dice?.verified) return ['The dice are verified: they match the commitment shown before the first one was rolled.']
  if (dice) return []
  if (forcedDice.length > 0) return [`Not all dice were rolled: ${forcedDice.length} were set.`]
  if (commitment === undefined) return ['The dice were not committed to beforehand.']
  return [`The record claims the commitment ${commitment}; verify it with --commitment and the one you were shown.`]
}
