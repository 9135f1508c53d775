import type { Locator, Page } from 'playwright-core'

/** Gets the table with everything on it. */
export function table(page: Page): Locator {
  return page.getByRole('group', { name: /^Table, / })
}

/** Gets all figures; a single one has a name: see `figureOn`. */
export function figures(page: Page): Locator {
  return page.locator('[data-figure]')
}

/** Gets the figures of a seat. */
export function figuresOf(page: Page, seat: number): Locator {
  return figures(page).and(page.locator(`[data-seat="${seat}"]`))
}

/** Reads the name of a figure, without its side and state. */
export async function nameOf(figure: Locator): Promise<string> {
  return (await figure.getAttribute('aria-label'))?.split(',')[0] ?? ''
}

/** Gets a figure by its name. */
export function figureOn(page: Page, name: string): Locator {
  return figures(page).and(page.getByRole('button', { name: new RegExp(`^${name}[,:]`) }))
}

/** Gets the base that is being placed, or the formation that is being ordered. */
export function placedBase(page: Page): Locator {
  return table(page).getByRole('button', { name: /^(Placing|Ordering) / })
}

/** Gets the formation that is being ordered. */
export function orderedFormation(page: Page): Locator {
  return table(page).getByRole('button', { name: /^Ordering / })
}

/** Gets the placed base once the rules allow its place. */
export function allowedBase(page: Page): Locator {
  return table(page).getByRole('button', { name: /^(Placing|Ordering) .*: allowed here\./ })
}

/** Gets the placed base once the rules refuse its place. */
export function refusedBase(page: Page): Locator {
  return table(page).getByRole('button', { name: /^(Placing|Ordering) .*: Not here/ })
}

/** Drawings without a name: readers hear of them in words elsewhere. */
const DRAWINGS = {
  'acting ring': '.acting-ring',
  'aim line': '.aim-line',
  base: '.base-body',
  'base of the lifted figure': '.figure-lifted .base-body',
  'concerned ring': '.concerned-ring',
  'contact mark': '.contact-mark',
  'cut link': '.group-apart',
  'drag line': '.drag-line',
  'facing handle': '.facing-grip',
  'figure icon': '.figure-icon',
  'goal of the lesson': '.lesson-goal',
  'goal of the lesson, as an outline': 'path.lesson-goal',
  'hidden area': '.overlay-dark',
  lava: '.lava-body',
  'outline after an order': '.march-outline',
  'outline of the placed base': '.ghost-edge',
  'path corner': '.way-bend',
  'path of the stopped figure': '.slide-line',
  'placed marker': '.ghost-base',
  'reachable area': '.guides .region',
  'size handle': '[data-handle="size"]',
  tape: '.tape',
  template: '.template',
  terrain: '.scenery > *',
  trail: '.trail',
  'turn handle': '.grip-turn circle, [data-handle="turn"]',
  'verdict mark': '.verdict-marks > g',
  'wheel handle, left': '[data-pivot="left"]',
  'wheel handle, right': '[data-pivot="right"]',
} as const

export type Drawing = keyof typeof DRAWINGS

/** Gets drawings of a kind on the table, or within one of its parts. */
export function drawing(within: Page | Locator, what: Drawing): Locator {
  return within.locator(DRAWINGS[what])
}

/** Gets the base of a figure on the table. */
export function baseOf(page: Page, name: string): Locator {
  return drawing(figureOn(page, name), 'base')
}

/** Gets regions of an overlay: near or far ones, or all of them. */
export function overlayRegions(page: Page, kind: string, distance: 'near' | 'far' | 'region' = 'region'): Locator {
  return page.locator(`[data-kind="${kind}"] .overlay-${distance}`)
}

/** Gets the marks of an overlay that say yes or no of a figure. */
export function verdictMarks(page: Page, verdict: 'full' | 'none'): Locator {
  return drawing(page, 'verdict mark').locator(`.verdict-${verdict}`)
}

/** Gets the links within a group of a fray that is being split. */
export function linksInGroup(page: Page, group: number): Locator {
  return page.locator(`.group-numbers [data-group="${group}"] .group-link`)
}

/** Gets the part of the table that zooming and panning move. */
export function scene(page: Page, state: 'at rest' | 'moving' | 'any' = 'any'): Locator {
  return page.locator(
    { any: '[data-scene]', moving: '[data-scene][data-moving]', 'at rest': '[data-scene]:not([data-moving])' }[state],
  )
}
