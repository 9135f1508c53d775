import { boxPoints, type SceneryKind, type SceneryView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { groundOf } from './ground.ts'

/** A box of 20 by 10 cm, or the line along its upper edge. */
function piece(kind: SceneryKind, closed = true): SceneryView {
  const outline = boxPoints(10_000, 10_000, 20_000, 10_000)
  return { kind, closed, outline: closed ? outline : outline.slice(0, 2) } as unknown as SceneryView
}

/** The points of every polygon, as [x, y] in millimetres. */
function polygons(svg: string): number[][][] {
  return [...svg.matchAll(/<polygon points="([^"]*)"/g)].map(([, points]) =>
    points!.split(' ').map((point) => point.split(',').map(Number)),
  )
}

const BOX = [
  [100, 100],
  [300, 100],
  [300, 200],
  [100, 200],
]

test('an area is drawn with its outline and colour; an unknown kind looks like bare ground', () => {
  expect(polygons(groundOf(piece('field')))).toEqual([BOX])
  expect(groundOf(piece('field'))).toContain('fill="#a08f4c" stroke="#2a2317"')
  expect(groundOf(piece('water'))).toContain('fill="#4c7d99" stroke="#315b73"')
  expect(groundOf(piece('nothing' as SceneryKind))).toContain('fill="#7d7b6a"')
})

test.each([
  ...['wood', 'leafy-wood', 'orchard', 'field', 'swamp', 'water', 'stream', 'ford', 'lava', 'hill', 'cliff', 'road'],
  ...['bridge', 'building', 'village', 'town', 'monument', 'wall', 'hedge', 'fence', 'palisade', 'earthwork'],
] as SceneryKind[])('%s has a colour of its own', (kind) => {
  const [, colour] = /fill="(#\w{6})"/.exec(groundOf(piece(kind))) ?? []
  expect(colour).toBeDefined()
  expect(colour).not.toBe('#7d7b6a')
})

test('a line is as wide as its kind, 6 mm by default', () => {
  const width = (kind: SceneryKind) => /stroke-width="(\d+)"/.exec(groundOf(piece(kind, false)))![1]
  expect(groundOf(piece('wall', false))).toContain('<polyline points="100,100 300,100" fill="none" stroke="#a49d8d"')
  expect({ wall: width('wall'), road: width('road'), cliff: width('cliff') }).toEqual({
    wall: '5',
    road: '24',
    cliff: '6',
  })
})

test('a hill has two contours round its middle, a building the ridge of its roof', () => {
  const [, outer, inner] = polygons(groundOf(piece('hill')))
  expect(outer).toEqual([
    [132, 116],
    [268, 116],
    [268, 184],
    [132, 184],
  ])
  expect(inner![0]).toEqual([162, 131])
  expect(polygons(groundOf(piece('building')))[1]).toEqual([
    [170, 135],
    [230, 135],
    [230, 165],
    [170, 165],
  ])
})

test('a wood has three rings of crowns, with fewer towards its middle', () => {
  const outline = Array.from({ length: 18 }, (_, i) => ({ x: 1000 * i, y: i % 2 === 0 ? 0 : 9000 }))
  for (const kind of ['wood', 'leafy-wood'] as const) {
    const svg = groundOf({ ...piece(kind), outline })
    const crowns = [...svg.matchAll(/<circle cx="([^"]*)" cy="([^"]*)"/g)].map(([, x, y]) => [Number(x), Number(y)])
    // Every second of the eighteen corners, every third, every sixth.
    expect(crowns).toHaveLength(9 + 6 + 3)
    expect(crowns[0]).toEqual([15.3, 8.1])
    expect(crowns[1]).toEqual([31.7, 8.1])
    expect(crowns[9]).toEqual([42.5, 22.5])
    expect(crowns[15]).toEqual([68, 36])
  }
  expect(groundOf(piece('orchard'))).not.toContain('<circle')
})
