import { readRecord, replay as replayRecord } from '@fray/kernel'
import type { Command } from 'commander'
import { readJsonFile } from './files.ts'
import { gameOfFile } from './loading.ts'
import { type AnyMatch, Teller } from './telling.ts'

interface Options {
  readonly events: boolean
}

export function replay(program: Command): void {
  program
    .command('replay')
    .description('play a saved match again and check that it is the same to the last die')
    .argument('<file>', 'saved match')
    .option('--events', 'tell everything that happened', false)
    .action(async (file: string, { events }: Options) => {
      const record = readRecord(await readJsonFile('match', file))
      const game = await gameOfFile('match file', record.game)
      const match = replayRecord(game, record)
      const teller = Teller.of(game, match)
      const story = events ? match.events.flatMap((event) => teller.event(event)) : []
      console.log([...story, ...summary(match, teller)].join('\n'))
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
