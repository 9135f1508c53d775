import type { MatchLine, ReportLine, UserLine } from '@fray/server/admin'

export function matchLine({ code, game, status, players, updatedAt }: MatchLine): string {
  return [code, day(updatedAt), status.padEnd(9), game, players.join(' – ')].join('  ')
}

export function userLine({ id, name, login, since, bannedAt, banReason }: UserLine): string {
  const ban = bannedAt ? [`banned ${day(bannedAt)}: ${banReason ?? ''}`] : []
  return [id, day(since), login === null ? 'guest' : `account "${login}"`, name, ...ban].join('  ')
}

export function reportLines({ id, code, accused, accusedName, said, reason, at, handledAt }: ReportLine): string[] {
  return [
    `${id}  ${day(at)}  match ${code}  ${handledAt ? 'resolved' : 'open'}`,
    `  ${accusedName} (${accused}): ${'text' in said ? said.text : said.phrase}`,
    `  Reason: ${reason}`,
  ]
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
