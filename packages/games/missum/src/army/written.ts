/** Reads names of the charts as people write them: with or without accents, hyphens and capitals. */
import { z } from 'zod'

/** Names of the book that differ from the ids by more than their spelling. */
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

function normalize(written: string): string {
  return written
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Finds the id that was written; anything else is passed on for the schema to judge. */
export function findIdIn(ids: readonly string[]): (written: unknown) => unknown {
  const known = new Map(ids.map((id) => [normalize(id), id]))
  return (written) => {
    if (typeof written !== 'string' || ids.includes(written)) return written
    const word = normalize(written)
    const alias = ALIASES[word]
    return known.get(word) ?? known.get(word.replace(/s$/, '')) ?? (alias && ids.includes(alias) ? alias : written)
  }
}

/** Accepts one of a list in any spelling. */
export const oneOf = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.preprocess(findIdIn(ids), z.enum(ids as unknown as [Ids[number], ...Ids[number][]]))
