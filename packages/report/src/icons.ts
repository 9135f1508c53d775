import { escaped } from './escaped.ts'

/** Outlines of icons by their names, each 512 by 512. */
export type Drawings = Readonly<Record<string, string>>

/** An icon of the game-icons set is paths; together they are one outline. */
export function outlineOf(body: string): string {
  return [...body.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]).join('')
}

/** The icons that pictures of a page show, each drawn once. */
export function iconSymbols(names: Iterable<string>, drawings: Drawings): string {
  const symbols = [...new Set(names)].sort().flatMap((name) => {
    const outline = drawings[name]
    return outline ? `<symbol id="icon-${escaped(name)}" viewBox="0 0 512 512"><path d="${outline}"/></symbol>` : []
  })
  return symbols.join('')
}
