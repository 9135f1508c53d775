/** What people write of the charts: names as the book prints them, with accents, hyphens and capitals or without. */
import { z } from 'zod'

/** Names of the book that differ from the ids in more than their spelling. */
const ALIASES: Readonly<Record<string, string>> = {
  livyanu: 'livyani',
  ghaton: 'ghatoni',
  muugalavya: 'mugalavya',
  muugalavyani: 'mugalavya',
  tsolyani: 'tsolyanu',
  yankoryani: 'yanKor',
  man: 'human',
  men: 'human',
  axe: 'ax',
  twohandedaxe: 'twoHandedAx',
  throwingaxe: 'throwingAx',
  poleaxe: 'poleax',
}

function plain(written: string): string {
  return written
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Finds the id that somebody has written; what is none, and what is no name, stays for the schema to judge. */
export function idAmong(ids: readonly string[]): (written: unknown) => unknown {
  const known = new Map(ids.map((id) => [plain(id), id]))
  return (written) => {
    if (typeof written !== 'string' || ids.includes(written)) return written
    const word = plain(written)
    const alias = ALIASES[word]
    return known.get(word) ?? known.get(word.replace(/s$/, '')) ?? (alias && ids.includes(alias) ? alias : written)
  }
}

/** One of a list, however people spell it. */
export const oneOf = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.preprocess(idAmong(ids), z.enum(ids as unknown as [Ids[number], ...Ids[number][]]))
