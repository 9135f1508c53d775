import type { Json } from '@fray/kernel'
import { pack, unpack } from '../../share/model/codec.ts'

const WAY = '#/situation/'

/** Gets a link to a situation. */
export async function linkToSituation(situation: string): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}${WAY}${await pack(situation)}`
}

/** Gets the situation from pasted text: as it stands, or from a link. */
export async function parseSituation(pasted: string): Promise<string> {
  const at = pasted.indexOf(WAY)
  return at < 0 ? pasted : unpack(pasted.slice(at + WAY.length).trim())
}

/** Whether a file is a situation, whatever else is wrong with it: it names a game and no format of ours. */
export function isSituationFile(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && 'game' in data && !('format' in data)
  } catch {
    return false
  }
}

/** Formats a situation as a file: its texts first, one line per figure. */
export function formatSituation(situation: Json, title: string): string {
  const { game, ...rest } = situation as Readonly<Record<string, Json>>
  const fields = { game: game!, ...(title === '' ? {} : { title }), ...rest }
  const lines = Object.entries(fields).map(([field, value]) => `  ${JSON.stringify(field)}: ${formatJson(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

function formatJson(value: Json): string {
  const isList = Array.isArray(value) && value.some((item) => typeof item === 'object')
  if (!isList) return JSON.stringify(value)
  return `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
}

/** Gets the names of the figures of a situation, by their index. */
export function nameInSituation(text: string): (id: number) => string {
  const names = namesIn(text)
  return (id) => names[id] ?? String(id)
}

function namesIn(text: string): readonly (string | undefined)[] {
  try {
    const { figures, units } = JSON.parse(text) as { figures?: unknown; units?: unknown }
    const listed = Array.isArray(figures) ? figures : Array.isArray(units) ? units : []
    return listed.map((entry: { name?: unknown; changes?: { name?: unknown } } | null) => {
      const name = entry?.name ?? entry?.changes?.name
      return typeof name === 'string' ? name : undefined
    })
  } catch {
    return []
  }
}
