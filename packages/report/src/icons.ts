import { escaped } from './escaped.ts'

/** Outlines of icons by their names, each 512 by 512. */
export type Drawings = Readonly<Record<string, string>>

/** An icon of the game-icons set is paths; together they are one outline. */
export function outlineOf(body: string): string {
  return [...body.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]).join('')
}

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where an icon is to be seen in a picture, once the page has been illustrated. */
export function iconOf(name: string, { x, y, size }: Place, colour: string): string {
  const [left, top] = [x, y].map((place) => Math.round(place * 10) / 10)
  return `<use href="#icon-${escaped(name)}" x="${left}" y="${top}" width="${size}" height="${size}" fill="${colour}"/>`
}

/** Where the drawings of a page stand. */
export const DRAWN = '<defs id="drawn">'

/** A report with the icons that its pictures show, each drawn once; those that nobody has drawn are not seen. */
export function illustrated(page: string, drawings: Drawings): string {
  const names = new Set([...page.matchAll(/<use href="#icon-([^"]*)"/g)].map(([, name]) => name!))
  const symbols = [...names].sort().flatMap((name) => {
    const outline = drawings[name]
    return outline ? `<symbol id="icon-${name}" viewBox="0 0 512 512"><path d="${outline}"/></symbol>` : []
  })
  return page.replace(DRAWN, () => `${DRAWN}${symbols.join('')}`)
}
