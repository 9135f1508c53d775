import {
  type MatchRecord,
  ReplayError,
  readRecord,
  readSeedAgreement,
  replay as replayRecord,
  type SeedAgreement,
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
    .argument('<file>', 'saved match, or the record of a finished online match')
    .option('--events', 'print everything that happened', false)
    .option('--commitment <hash>', 'commitment shown before the first die; verifies the dice')
    .action(async (file: string, { events, commitment }: Options) => {
      const { record, agreement } = readMatchFile(await readJsonFile('match', file))
      const game = await loadGameOfFile('match file', record.game)
      const match = replayRecord(game, record)
      const teller = Teller.of(game, match)
      const story = events ? match.events.flatMap((event) => teller.describeEvent(event)) : []
      const shown = commitment?.toLowerCase() ?? agreement
      const dice = shown === undefined ? undefined : verify(game, record, shown)
      console.log([...story, ...summary(match, teller), ...diceLines(record, dice, agreement)].join('\n'))
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

interface MatchFile {
  readonly record: MatchRecord
  /** The agreement on the seed of an online match, with every seat's part. */
  readonly agreement?: SeedAgreement
}

/** Reads a saved match, or what a server tells of a finished one (`GET /api/matches/:code/record`). */
function readMatchFile(json: unknown): MatchFile {
  const finished = (json ?? {}) as { readonly record?: unknown; readonly agreement?: unknown }
  if (finished.record === undefined || finished.agreement === undefined) return { record: readRecord(json) }
  return { record: readRecord(finished.record), agreement: readSeedAgreement(finished.agreement) }
}

/** Lists the parts of a seed. They come from the file itself, so that a player still has to find their own among them. */
function partLines({ contributions }: SeedAgreement): string[] {
  return [
    `The dice are verified: the seed is made of the server's part and ${contributions.length} parts of seats.`,
    'They prove something to a player who finds the part that their browser has kept:',
    ...contributions.map(([seat, { secret }]) => `  seat ${seat + 1}: ${secret}`),
  ]
}

/** Says whether the dice are verified. A record cannot vouch for itself: only the commitment shown at the start can. */
function diceLines(
  { commitment, forcedDice = [] }: MatchRecord,
  dice: Verification | undefined,
  agreement: SeedAgreement | undefined,
): string[] {
  if (dice?.verified && agreement) return partLines(agreement)
  if (dice?.verified) return ['The dice are verified: they match the commitment shown before the first one was rolled.']
  if (dice) return []
  if (forcedDice.length > 0) return [`Not all dice were rolled: ${forcedDice.length} were set.`]
  if (commitment === undefined) return ['The dice were not committed to beforehand.']
  return [`The record claims the commitment ${commitment}; verify it with --commitment and the one you were shown.`]
}
