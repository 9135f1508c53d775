import { escapeHtml } from './escape-html.ts'

/** Icon outlines by name, each 512 by 512. */
export type Drawings = Readonly<Record<string, string>>

/** Joins the paths of a game-icons.net icon into one outline. */
export function outlineOf(body: string): string {
  return [...body.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]).join('')
}

interface IconPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Refers to an icon at a place in a picture; `illustrated` adds its drawing. */
export function iconOf(name: string, { x, y, size }: IconPlace, colour: string): string {
  const [left, top] = [x, y].map((place) => Math.round(place * 10) / 10)
  return `<use href="#icon-${escapeHtml(name)}" x="${left}" y="${top}" width="${size}" height="${size}" fill="${colour}"/>`
}

/** Marks the place for a page's icon drawings. */
export const ICON_DEFINITIONS = '<defs id="drawn">'

/** Adds the drawings of a report's icons, each once; icons without a drawing stay invisible. */
export function withIcons(page: string, drawings: Drawings): string {
  const names = new Set([...page.matchAll(/<use href="#icon-([^"]*)"/g)].map(([, name]) => name!))
  const symbols = [...names].sort().flatMap((name) => {
    const outline = drawings[name]
    return outline ? `<symbol id="icon-${name}" viewBox="0 0 512 512"><path d="${outline}"/></symbol>` : []
  })
  return page.replace(ICON_DEFINITIONS, () => `${ICON_DEFINITIONS}${symbols.join('')}`)
}
