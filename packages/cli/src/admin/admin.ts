import { resolve } from 'node:path'
import type { MatchStatus } from '@fray/protocol'
import type { Admin } from '@fray/server/admin'
import { type Command, Option } from 'commander'
import { parseWholeNumber } from '../arguments.ts'
import { AdminFailure } from './admin-failure.ts'
import { matchLine, reportLines, userLine } from './admin-lines.ts'

const STATUSES: readonly MatchStatus[] = ['open', 'choosing', 'agreeing', 'running', 'over', 'cancelled']

interface PlaceOptions {
  readonly data: string
}

interface ListOptions extends PlaceOptions {
  readonly json: boolean
  readonly limit: number
}

/** Commands for the operators of a server: its matches and people. */
export function admin(program: Command): void {
  const group = program.command('admin').description('matches, users, bans and reports of a server')
  addMatchCommands(group)
  addUserCommands(group)
  addReportCommands(group)
}

function addMatchCommands(group: Command): void {
  addListOptions(group.command('matches').description('list matches, the last played first'))
    .addOption(new Option('--status <status>', 'only matches of this status').choices(STATUSES))
    .action((options: ListOptions & { readonly status?: MatchStatus }) =>
      withAdmin(options, async (server) => {
        const matches = await server.listMatches(options.status, options.limit)
        print(options, matches, matches.map(matchLine))
      }),
    )
  addPlace(group.command('delete-match').description('delete a match for everybody').argument('<code>')).action(
    (code: string, options: PlaceOptions) =>
      withAdmin(options, async (server) => {
        await server.deleteMatch(code)
        console.log(`Deleted match ${code}.`)
      }),
  )
}

function addUserCommands(group: Command): void {
  addListOptions(group.command('users').description('list people, the newest first'))
    .addOption(new Option('--only <which>', 'only these').choices(['accounts', 'banned']))
    .action((options: ListOptions & { readonly only?: 'accounts' | 'banned' }) =>
      withAdmin(options, async (server) => {
        const users = await server.listUsers(options.only ?? 'all', options.limit)
        print(options, users, users.map(userLine))
      }),
    )
  const userCommand = (name: string, description: string) =>
    addPlace(group.command(name).description(description).argument('<user>', 'id or sign-in name'))
  userCommand('ban', 'keep someone from creating and joining matches, and from writing')
    .requiredOption('--reason <text>', 'why, for other operators')
    .action((user: string, options: PlaceOptions & { readonly reason: string }) =>
      withAdmin(options, async (server) => console.log(`Banned ${(await server.ban(user, options.reason)).name}.`)),
    )
  userCommand('unban', 'end a ban').action((user: string, options: PlaceOptions) =>
    withAdmin(options, async (server) => console.log(`${(await server.unban(user)).name} is not banned any more.`)),
  )
  userCommand('delete-user', 'delete everything about someone; others keep their matches').action(
    (user: string, options: PlaceOptions) =>
      withAdmin(options, async (server) => console.log(`Deleted ${(await server.deleteUser(user)).name}.`)),
  )
  userCommand('reset-password', 'give an account a new password, and print it').action(
    (user: string, options: PlaceOptions) =>
      withAdmin(options, async (server) => console.log(await server.resetPassword(user))),
  )
}

function addReportCommands(group: Command): void {
  addPlace(group.command('reports').description('list messages that people have reported'))
    .option('--all', 'those that are resolved too', false)
    .option('--json', 'print JSON instead of text', false)
    .action((options: PlaceOptions & { readonly all: boolean; readonly json: boolean }) =>
      withAdmin(options, async (server) => {
        const reports = await server.listReports(options.all ? 'all' : 'open')
        print(options, reports, reports.flatMap(reportLines))
      }),
    )
  addPlace(group.command('resolve').description('mark a report as resolved').argument('<report>', 'its id')).action(
    (report: string, options: PlaceOptions) =>
      withAdmin(options, async (server) => {
        await server.resolveReport(report)
        console.log('Resolved.')
      }),
  )
}

function addPlace(command: Command): Command {
  return command.option('--data <folder>', 'data folder of the server, unless DATABASE_URL names a database', 'data')
}

function addListOptions(command: Command): Command {
  return addPlace(command)
    .option('--limit <number>', 'how many to list', parseWholeNumber(1), 50)
    .option('--json', 'print JSON instead of text', false)
}

function print({ json }: { readonly json: boolean }, data: unknown, lines: readonly string[]): void {
  console.log(json ? JSON.stringify(data, undefined, 2) : lines.length > 0 ? lines.join('\n') : 'None.')
}

/** Opens the database for one command. */
async function withAdmin({ data }: PlaceOptions, carryOut: (server: Admin) => Promise<void>): Promise<void> {
  // Loaded here, as no other command needs a database.
  const { Admin, AdminError } = await import('@fray/server/admin')
  const url = process.env.DATABASE_URL
  const server = await Admin.open(url ? { url } : { folder: resolve(data) }).catch((error: Error) => {
    // In use by a running server, unreachable, no rights: the message says which.
    throw new AdminFailure(`cannot open the database: ${error.message}`)
  })
  try {
    await carryOut(server)
  } catch (error) {
    throw error instanceof AdminError ? new AdminFailure(error.message) : error
  } finally {
    await server.close()
  }
}
