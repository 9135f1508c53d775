import { randomUUID } from 'node:crypto'
import { botNames, createBot } from '@fray/bots'
import { beginMatch, commitmentTo } from '@fray/kernel'
import { type Command, Option } from 'commander'
import { parseWholeNumber } from './arguments.ts'
import { lineAsker } from './line-asker.ts'
import { addSetupOptions, loadGameArgument, loadSetupArgument } from './load-game.ts'
import { promptAsker } from './prompt-asker.ts'
import { Session } from './session.ts'

interface Options {
  readonly preset?: string
  readonly setup?: string
  readonly seed?: string
  readonly bot: string
  readonly seat: number
  readonly save?: string
}

export function play(program: Command): void {
  const command = program
    .command('play')
    .description('play a match against a bot in this terminal')
    .argument('<game>', 'id of a game; see "fray games"')
    .option('--seed <seed>', 'dice seed (default: random)')
    .addOption(new Option('--bot <name>', 'bot for the other seats').choices(botNames).default('soldier'))
    .option('--seat <number>', 'your seat, counted from 0', parseWholeNumber(0), 0)
    .option('--save <file>', 'save the match here when you quit and when it ends')
  addSetupOptions(command).action(async (id: string, options: Options) => {
    const { seat, save, seed = randomUUID() } = options
    const game = await loadGameArgument(command, id)
    const origin = { setup: await loadSetupArgument(command, game, options) }
    const terms = { origin, seed, salt: randomUUID() }
    const match = beginMatch(game, terms)
    if (seat >= match.seats)
      command.error(`error: seat ${seat} does not exist: the seats of ${id} are 0 to ${match.seats - 1}`)
    const bot = createBot(options.bot, `${seed}/bot`)
    const { stdin, stdout } = process
    const asker = stdin.isTTY && stdout.isTTY ? promptAsker(stdin, stdout) : lineAsker(stdin, stdout)
    const file = save ?? `${id}.fray.json`
    const session = new Session({ match, terms, seat, bot, asker, file })
    asker.tell([`Commitment to the dice: ${commitmentTo(terms.seed, terms.salt)}`])
    await session.play().finally(() => asker.close())
    if (save !== undefined) await session.save()
  })
}
