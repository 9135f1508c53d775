import type { FigureView, Point, TableView } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import type { FigureMove } from './chapters.ts'
import { definitionsOf, pictureOf } from './picture.ts'

const DISC = { shape: 'disc', radius: 1500 } as const
const RECTANGLE = { shape: 'rectangle', width: 4000, depth: 2000 } as const
/** 60 by 30 cm: on a table this small, lines and letters have their minimum size. */
const FRAME = { x: 0, y: 0, width: 60_000, depth: 30_000 }

function figure(name: string, x: number, y: number, more: Partial<FigureView> = {}): FigureView {
  return { name, seat: 0, icon: 'sword', base: DISC, pose: { x, y }, ...more } as FigureView
}

function move(way: readonly (readonly [x: number, y: number])[], more: Partial<FigureMove> = {}): FigureMove {
  return {
    figure: figure('Ana', 0, 0),
    way: way.map(([x, y]): Point => ({ x, y })),
    gone: false,
    ...more,
  } as FigureMove
}

interface Drawn {
  readonly figures?: readonly FigureView[]
  readonly moves?: readonly FigureMove[]
  readonly frame?: typeof FRAME
}

function picture({ figures = [], moves = [], frame = FRAME }: Drawn): string {
  const view = { figures, scenery: [] } as unknown as TableView
  return pictureOf({ view, moves, frame, label: 'Ana & Bor', nameOf: (name) => name })
}

/** The elements of a kind after the table, each with its attributes. */
function elementsOf(svg: string, element: string): Record<string, string>[] {
  const onTable = svg.slice(svg.indexOf('</g>'))
  return [...onTable.matchAll(new RegExp(`<${element} ([^>]*?)/?>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries([...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  )
}

test('a picture shows its part of the table in millimetres, with a rim of eight round it', () => {
  const frame = { x: 10_000, y: 5000, width: 60_000, depth: 30_000 }
  const svg = picture({ frame })
  expect(svg).toContain('viewBox="92 42 616 316" role="img" aria-label="Ana &amp; Bor"')
  expect(definitionsOf(frame)).toContain(
    '<clipPath id="table"><rect x="100" y="50" width="600" height="300"/></clipPath>',
  )
  expect(svg).toContain('<rect x="92" y="42" width="616" height="316" rx="6"')
})

describe('figures', () => {
  test('stand at their positions, discs and rectangles, turned to their facing', () => {
    const turned = figure('Bor', 30_000, 6000, {
      base: RECTANGLE,
      pose: { x: 30_000, y: 6000, facing: { x: 1e6, y: 0 } },
    })
    const svg = picture({ figures: [figure('Ana', 10_012, 20_000), turned] })
    // Each has a shadow under it.
    const disc = { cx: '100.1', cy: '200', r: '15' }
    const box = { x: '-20', y: '-10', width: '40', height: '20', transform: 'translate(300 60) rotate(90)' }
    expect(elementsOf(svg, 'circle')).toEqual([disc, disc])
    expect(elementsOf(svg, 'rect')).toEqual([box, box])
  })

  test('have the colours of their side, and a fifth seat reuses the first colours', () => {
    const of = (seat: number) => elementsOf(picture({ figures: [figure('Ana', 0, 0, { seat })] }), 'g')[1]
    expect(new Set([0, 1, 2, 3].map((seat) => of(seat)!.fill)).size).toBe(4)
    expect(of(4)).toEqual(of(0))
  })

  test('of a body are all drawn, with thicker lines on a large table', () => {
    const body = [0, 4000, 8000].map((x) => ({ x, y: 0 }))
    expect(elementsOf(picture({ figures: [figure('Line', 0, 0, { body })] }), 'circle')).toHaveLength(2 * 3)
    const thickness = (width: number) =>
      Number(
        elementsOf(picture({ figures: [figure('Ana', 0, 0)], frame: { ...FRAME, width } }), 'g')[1]!['stroke-width'],
      )
    expect({ 60000: thickness(60_000), 180000: thickness(180_000) }).toEqual({ 60000: 1.4, 180000: 3 })
  })
})

test('have their icon; a large body has one icon for all', () => {
  const icons = (more: Partial<FigureView> = {}) =>
    elementsOf(picture({ figures: [figure('Ana', 10_000, 20_000, { icon: 'wolf', ...more })] }), 'use')
  expect(icons()).toMatchObject([{ href: '#icon-wolf', x: '89.2', y: '189.2', width: '21.6', height: '21.6' }])
  expect(icons({ body: [0, 4000, 8000].map((x) => ({ x, y: 0 })) })).toHaveLength(1)
})

describe('names', () => {
  const page = (svg: string) => svg.slice(0, svg.indexOf('<g class="names-narrow"'))
  const withName = (...figures: FigureView[]) =>
    elementsOf(page(picture({ figures })), 'text').map(({ x, y }) => [Number(x), Number(y)])

  test('stand below the middle of their figure, and below the lowest base of a body', () => {
    expect(withName(figure('Ana', 30_000, 10_000))).toEqual([[300, 100 + 15 + 9]])
    const body = [
      { x: 20_000, y: 10_000 },
      { x: 24_000, y: 12_000 },
      { x: 30_000, y: 10_000 },
    ]
    expect(withName(figure('Line', 20_000, 10_000, { base: RECTANGLE, body }))).toEqual([[250, 120 + 10 + 9]])
  })

  test('stay within the picture at its left and right edge', () => {
    const half = (4 * 9 * 0.52) / 2
    expect(withName(figure('Nora', 0, 10_000))[0]![0]).toBeCloseTo(half, 1)
    expect(withName(figure('Nora', 60_000, 10_000))[0]![0]).toBeCloseTo(600 - half, 1)
  })

  const textAt = (svg: string) => [...svg.matchAll(/>(\w+)<\/text>/g)].map(([, name]) => name)

  test('stand above a figure with another one below it, or at the lower edge', () => {
    const [low, high] = withName(figure('High', 30_000, 10_000, { id: 1 }), figure('Low', 30_000, 13_000, { id: 2 }))
    expect({ low, high }).toEqual({ low: [300, 130 + 15 + 9], high: [300, 100 - 15 - 2.2] })
    expect(withName(figure('Ana', 30_000, 28_500))).toEqual([[300, 285 - 15 - 2.2]])
  })

  test('that would overlap are left out, starting with figures higher up', () => {
    const crowd = [11_200, 10_800, 10_400].map((y, i) => figure(`N${i}`, 30_000, y, { id: i }))
    expect(textAt(page(picture({ figures: crowd })))).toEqual(['N0', 'N1'])
    const pair = (x: number) => [figure('West', 30_000, 10_000, { id: 1 }), figure('East', x, 10_000, { id: 2 })]
    expect(textAt(page(picture({ figures: pair(36_000) })))).toEqual(['West', 'East'])
  })

  test('are larger and fewer on a narrow screen, where they never cover a figure', () => {
    const figures = [10_000, 13_000, 16_000].map((y, i) => figure(`N${i}`, 30_000, y, { id: i }))
    const svg = picture({ figures })
    const narrow = svg.slice(page(svg).length)
    expect(textAt(page(svg))).toEqual(['N2', 'N1', 'N0'])
    expect(textAt(narrow)).toEqual(['N2', 'N0'])
    const sizes = (part: string) => elementsOf(`</g>${part}`, 'text').map((element) => Number(element['font-size']))
    const alone = picture({ figures: figures.slice(0, 1) })
    expect(sizes(alone.slice(page(alone).length))[0]).toBeGreaterThan(sizes(page(alone))[0]!)
  })
})

describe('paths', () => {
  test("end with an arrowhead in their side's colour at the edge of the base", () => {
    const [line] = elementsOf(
      picture({
        moves: [
          move([
            [0, 0],
            [10_000, 0],
            [10_000, 5000],
          ]),
        ],
      }),
      'polyline',
    )
    expect(line).toMatchObject({ points: '0,0 100,0 100,35', 'marker-end': 'url(#tip-0)', 'stroke-width': '1.8' })
    const turned = figure('Bor', 0, 0, { base: RECTANGLE, seat: 5 })
    const [other] = elementsOf(
      picture({
        moves: [
          move(
            [
              [0, 0],
              [6000, 8000],
            ],
            { figure: turned },
          ),
        ],
      }),
      'polyline',
    )
    expect(other).toMatchObject({ points: '0,0 54,72', 'marker-end': 'url(#tip-1)' })
  })

  test('shorter than the base are not drawn backwards', () => {
    const [line] = elementsOf(
      picture({
        moves: [
          move([
            [5000, 5000],
            [5000, 5100],
          ]),
        ],
      }),
      'polyline',
    )
    expect(line!.points).toBe('50,50 50,50')
  })

  test('of lost figures reach to their end, marked with a cross instead of an arrowhead', () => {
    const svg = picture({
      moves: [
        move(
          [
            [0, 0],
            [10_000, 0],
          ],
          { gone: true },
        ),
      ],
    })
    expect(elementsOf(svg, 'polyline')[0]).toMatchObject({ points: '0,0 100,0' })
    expect(elementsOf(svg, 'polyline')[0]!['marker-end']).toBeUndefined()
    expect(elementsOf(svg, 'path')[0]!.d).toBe('M93 -7l14 14m0 -14l-14 14')
  })

  test('are not drawn for figures that stayed; a loss without a move has a cross only', () => {
    expect(picture({ moves: [move([[0, 0]])] })).toBe(picture({}))
    expect(picture({ moves: [move([])] })).toBe(picture({}))
    const lost = picture({ moves: [move([[20_000, 10_000]], { gone: true })] })
    expect(elementsOf(lost, 'polyline')).toEqual([])
    expect(elementsOf(lost, 'path')[0]!.d).toBe('M193 93l14 14m0 -14l-14 14')
  })
})
