import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, countermove, end, face, frontOfUnit, give, halfMove, order, refusal } from '../../testing/moving.ts'
import { eventArgs, legion, optionKeys, unit } from '../../testing/scene.ts'

const enemy = legion('Enemy', 1, 300, 100)
const loose = { type: 'regularSkirmisher', armour: 'light' }
const mover = (more: Record<string, Json> = {}) => legion('Mover', 0, 1200, 900, { figures: 4, files: 4, ...more })

/** A piece of some terrain that contains the mover. */
const around = (terrain: string, more: Record<string, Json> = {}) => ({
  terrain,
  shape: { box: [900, 500], size: [600, 500] },
  ...more,
})
/** A band or line across the path, with its near edge at 850. */
const band = (terrain: string, width: number) => ({
  terrain,
  shape: {
    course: [
      [600, 850 - width / 2],
      [1800, 850 - width / 2],
    ],
    width,
  },
})
const wall = (terrain: string) => ({
  terrain,
  shape: {
    wall: [
      [600, 850],
      [1800, 850],
    ],
  },
})

const at = (pieces: readonly Json[], more: Record<string, Json> = {}, others: readonly Json[] = []) =>
  order(countermove([mover(more), enemy, ...others], { terrain: [...pieces] }), 'Mover')

/** Gets the distance covered straight ahead in one turn, to 5 mm. */
function farthest(match: ReturnType<typeof at>): number {
  let [reach, beyond] = [0, 81]
  while (beyond - reach > 1) {
    const middle = (reach + beyond) >> 1
    if (refusal(match, ahead(middle * 5)).length === 0) reach = middle
    else beyond = middle
  }
  return reach * 5
}

test('MI-TERRAIN-01 different kinds of terrain add up, each paid once a turn', () => {
  const both = [around('ploughed'), around('rough')]
  expect(farthest(at(both))).toBe(50)
  const match = at([around('rough')])
  give(match, [ahead(40)])
  expect({ 35: refusal(match, ahead(35)), 36: refusal(match, ahead(36)) }).toEqual({ 35: [], 36: ['MI-RATE-23'] })
})

test('MI-TERRAIN-01 MI-RATE-23 a stream beyond the allowance is not reached', () => {
  const match = at([band('stream', 50)], { at: [1200, 1050] })
  expect(refusal(match, ahead(220))).toEqual(['MI-RATE-23'])
  expect(farthest(match)).toBe(150)
})

test('MI-RATE-23 MI-CHARGE-02 terrain entered during a charge reduces the bonus', () => {
  const chargeOver = (terrain: readonly Json[]) => give(give(at(terrain), [ahead(150)]), 'charge')
  const far = { terrain: 'ploughed', shape: { box: [900, 500], size: [600, 220] } }
  expect(frontOfUnit(chargeOver([]), 'Mover')).toMatchObject({ y: 900 - 150 - 75 })
  expect(frontOfUnit(chargeOver([far]), 'Mover')).toMatchObject({ y: 900 - 150 - 50 })
  const farther = { terrain: 'ploughed', shape: { box: [900, 500], size: [600, 190] } }
  expect(frontOfUnit(chargeOver([farther]), 'Mover')).toMatchObject({ y: 690 })
})

test('MI-TERRAIN-01 a unit without enough allowance left cannot enter', () => {
  const beyond = { terrain: 'rough', shape: { box: [900, 500], size: [600, 320] } }
  // 80 mm up to the edge, and 75 of 150 are left inside.
  const match = at([beyond])
  expect(refusal(match, ahead(80))).toEqual([])
  expect(refusal(match, ahead(81))).toEqual(['MI-TERRAIN-04', 'MI-TERRAIN-01'])
})

test('MI-TERRAIN-01 the mover pays half in each half move, even after leaving the terrain', () => {
  const strip = { terrain: 'ploughed', shape: { box: [900, 860], size: [600, 100] } }
  const match = order(halfMove([mover(), enemy], { terrain: [strip] }), 'Mover')
  // 75 less 12.5, rounded down.
  expect({ 62: refusal(match, ahead(62)), '62.5': refusal(match, ahead(62.5)) }).toEqual({
    62: [],
    '62.5': ['MI-RATE-23'],
  })
  give(match, [ahead(61)])
  give(match, 'stop')
  end(end(match))
  order(match, 'Mover')
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 839 })
  expect({ 62: refusal(match, ahead(62)), '62.5': refusal(match, ahead(62.5)) }).toEqual({
    62: [],
    '62.5': ['MI-RATE-23'],
  })
})

test('MI-TERRAIN-01 a unit inside with nothing left still moves 25 mm', () => {
  const match = at([around('swamp')], { weapons: ['longPike'] })
  expect({ 25: refusal(match, ahead(25)), 26: refusal(match, ahead(26)) }).toEqual({ 25: [], 26: ['MI-RATE-23'] })
})

test('MI-TERRAIN-01 a crossing may be paid over several turns while waiting at the edge', () => {
  const match = order(halfMove([mover(), enemy], { terrain: [band('stream', 50)] }), 'Mover', [ahead(75)])
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 850 })
  expect(eventArgs(match, 'halted.crossing')).toHaveLength(1)
  expect(unit(match, 'Mover').crossing).toEqual({ piece: 0, paid: expect.closeTo(2500, -1) })
  end(end(match))
  order(match, 'Mover', [ahead(10)])
  expect(unit(match, 'Mover').crossing).toEqual({ piece: 0, paid: expect.closeTo(10_000, -1) })
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 850 })
})

test('MI-TERRAIN-01 a payment is lost when the unit leaves the edge', () => {
  const back = halfMove([mover({ at: [1200, 850] }), enemy], { terrain: [band('stream', 50)] })
  order(back, 'Mover', [ahead(10)])
  expect(unit(back, 'Mover').crossing).toEqual({ piece: 0, paid: expect.closeTo(7_500, -1) })
  end(end(back))
  order(back, 'Mover', [face('about'), ahead(20)])
  expect(unit(back, 'Mover').crossing).toBeNull()
})

test('MI-TERRAIN-01 each crossing is paid separately: two ditches cost twice', () => {
  const second = {
    terrain: 'narrowStream',
    shape: {
      course: [
        [600, 780],
        [1800, 780],
      ],
      width: 25,
    },
  }
  const match = at([band('narrowStream', 25), second], { armour: 'light', enchantments: [{ kind: 'grace', turns: 1 }] })
  expect(farthest(match)).toBe(250)
})

/** Rule, terrain, the distance of heavy infantry with 150 mm, whether it disorganizes, whether charges are allowed. */
const FIELDS: readonly (readonly [string, string, number, boolean, boolean])[] = [
  ['MI-TERRAIN-03', 'ploughed', 125, false, true],
  ['MI-TERRAIN-04', 'rough', 75, true, false],
  ['MI-TERRAIN-10', 'village', 100, true, false],
  ['MI-TERRAIN-10', 'town', 100, true, false],
  ['MI-TERRAIN-12', 'openWoods', 75, true, false],
  ['MI-TERRAIN-12', 'orchard', 75, true, false],
  ['MI-TERRAIN-14', 'swamp', 50, true, false],
  ['MI-TERRAIN-14', 'mud', 50, true, false],
]

test.each(FIELDS)(
  '%s MI-DISORG-07 in %s heavy line goes %s mm, disorganized: %s, charges: %s',
  (_rule, terrain, reach, disorder, charges) => {
    const match = at([around(terrain)])
    expect(optionKeys(match).includes('charge')).toBe(charges)
    expect(farthest(match)).toBe(reach)
    give(match, [ahead(10)])
    expect(unit(match, 'Mover').disorganized !== null).toBe(disorder)
  },
)

test('MI-TERRAIN-04 skirmishers keep their order on rough ground and may charge over it', () => {
  const match = at([around('rough')], loose)
  expect(optionKeys(match)).toContain('charge')
  expect(farthest(match)).toBe(125)
  give(match, [ahead(10)])
  expect(unit(match, 'Mover').disorganized).toBeNull()
})

const hill = (diameter: number, level: number) => ({ terrain: 'hill', level, shape: { disc: [1200, 700], diameter } })

test('MI-TERRAIN-05 a gentle slope costs 50 up or across and nothing down', () => {
  // Tiers of 600 and 200: contours 200 mm apart.
  const gentle = [hill(600, 1), hill(200, 2)]
  expect(farthest(at(gentle))).toBe(100)
  expect(refusal(at(gentle, { facing: 'east' }), ahead(101))).toEqual(['MI-RATE-23'])
  expect(farthest(at(gentle, { facing: 'south' }))).toBe(150)
  expect(optionKeys(at(gentle))).toContain('charge')
  const up = give(at(gentle), [ahead(50)])
  expect(unit(up, 'Mover').disorganized).toBeNull()
})

test('MI-TERRAIN-06 a steep slope costs 100, disorganizes line and forbids its charge; its top tier is gentle', () => {
  // Contours 50 mm apart.
  const steep = [hill(420, 1), hill(320, 2)]
  const match = at(steep)
  // The top begins 40 mm farther, and the two costs use up the allowance.
  expect(farthest(match)).toBe(40)
  expect(farthest(at([hill(420, 1), hill(330, 2)], { armour: 'light' }))).toBe(50)
  expect(optionKeys(match)).not.toContain('charge')
  give(match, [ahead(10)])
  expect(unit(match, 'Mover').disorganized).not.toBeNull()
  const top = order(
    countermove([legion('Mover', 0, 1200, 780, { figures: 4, files: 4 }), enemy], { terrain: steep }),
    'Mover',
  )
  expect({ 100: refusal(top, ahead(100)), 101: refusal(top, ahead(101)) }).toEqual({ 100: [], 101: ['MI-RATE-23'] })
})

test('MI-TERRAIN-07 cliffs are impassable', () => {
  const cliff = {
    terrain: 'cliff',
    shape: {
      wall: [
        [900, 850],
        [1500, 850],
      ],
    },
  }
  const match = at([cliff])
  expect({ 50: refusal(match, ahead(50)), 51: refusal(match, ahead(51)) }).toEqual({ 50: [], 51: ['MI-TERRAIN-07'] })
  // Contours less than 10 mm apart also form a cliff.
  const sheer = at([hill(300, 1), hill(290, 2)])
  expect(refusal(sheer, ahead(60))).toEqual(['MI-TERRAIN-07'])
})

/** Rule, obstacle, cost, whether line is disorganized, whether line may charge across. */
const CROSSINGS: readonly (readonly [string, Json, number, boolean, boolean])[] = [
  ['MI-TERRAIN-08', wall('earthworks'), 50, true, true],
  ['MI-TERRAIN-08', wall('barricade'), 50, true, true],
  ['MI-TERRAIN-09', wall('stockade'), 150, true, false],
  ['MI-TERRAIN-09', wall('lowWall'), 150, true, false],
  ['MI-TERRAIN-15', band('narrowStream', 25), 75, true, false],
  ['MI-TERRAIN-15', band('irrigationDitch', 25), 75, true, false],
  ['MI-TERRAIN-16', band('stream', 50), 150, true, false],
]

test.each(CROSSINGS)(
  '%s MI-DISORG-07 crossing %j costs %s, disorganizes line: %s, charges: %s',
  (_rule, piece, cost, disorder, charges) => {
    const hasty = { enchantments: [{ kind: 'grace', turns: 1 }] }
    const match = at([piece], hasty)
    expect(farthest(match)).toBe(300 - cost)
    give(match, [ahead(60)])
    expect(unit(match, 'Mover').disorganized !== null).toBe(disorder)
    const charge = order(countermove([mover(hasty), enemy], { terrain: [piece] }), 'Mover', 'charge')
    expect(frontOfUnit(charge, 'Mover')!.y < 850).toBe(charges)
  },
)

test('MI-TERRAIN-08 MI-TERRAIN-09 MI-TERRAIN-02 a wall defended by an enemy is not crossed but fought across', () => {
  const behind = legion('Defender', 1, 1200, 848, { figures: 4 })
  const match = give(at([wall('lowWall')], {}, [behind]), [ahead(100)])
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 2, side: 'front', across: 0 }])
  expect(unit(match, 'Mover')).toMatchObject({ disorganized: null, now: { used: expect.closeTo(5200, -2) } })
})

test('MI-TERRAIN-02 an attacker standing in a stream fights across it', () => {
  const beyond = legion('Defender', 1, 1200, 822, { figures: 4 })
  const elsewhere = { terrain: 'rough', shape: { box: [100, 100], size: [50, 50] } }
  const match = give(at([elsewhere, band('narrowStream', 25)], { armour: 'light' }, [beyond]), [ahead(100)])
  expect(match.state.contacts).toMatchObject([{ defender: 2, across: 1 }])
})

test('MI-TERRAIN-08 a bent wall costs allowance wherever it is crossed', () => {
  const bends = [
    [600, 850],
    [2350, 850],
    [2350, 600],
  ]
  const hasty = { enchantments: [{ kind: 'grace', turns: 1 }] }
  const bent = at([{ terrain: 'lowWall', shape: { wall: bends } }], hasty)
  expect(farthest(bent)).toBe(farthest(at([wall('lowWall')], hasty)))
  expect(farthest(bent)).toBeLessThan(farthest(at([], hasty)))
})

test('MI-TERRAIN-19 a ford costs by the stream it crosses, not by another', () => {
  const ford = { terrain: 'ford', shape: { box: [1185, 825], size: [30, 25] } }
  const other = {
    terrain: 'wideStream',
    shape: {
      course: [
        [100, 0],
        [100, 500],
      ],
      width: 100,
    },
  }
  const column = { figures: 8, files: 2, armour: 'light', enchantments: [{ kind: 'grace', turns: 1 }] }
  expect(farthest(at([other, band('narrowStream', 25), ford], column))).toBe(350)
})

test('MI-TERRAIN-10 columns treat villages and towns as open ground', () => {
  const match = at([around('village')], { figures: 8, files: 2 })
  expect(farthest(match)).toBe(150)
  give(match, [ahead(50)])
  expect(unit(match, 'Mover').disorganized).toBeNull()
})

test('MI-TERRAIN-11 ruins are rough ground between two low walls', () => {
  const ruins = [around('rough'), wall('lowWall')]
  expect(farthest(at(ruins, { enchantments: [{ kind: 'grace', turns: 1 }] }))).toBe(75)
})

test.each(['peChoi', 'pachiLei'])(
  'MI-TERRAIN-12 MI-TERRAIN-13 MI-CREATURE-01 open woods are clear and dense woods open to %s',
  (race) => {
    const folk = { race, weapons: [] }
    const open = at([around('openWoods')], folk)
    expect(farthest(open)).toBe(150)
    expect(optionKeys(open)).toContain('charge')
    give(open, [ahead(10)])
    expect(unit(open, 'Mover').disorganized).toBeNull()
    const dense = at([around('denseWoods')], folk)
    expect(farthest(dense)).toBe(75)
    expect(optionKeys(dense)).not.toContain('charge')
    give(dense, [ahead(10)])
    expect(unit(dense, 'Mover').disorganized).not.toBeNull()
  },
)

test('MI-TERRAIN-01 MI-TERRAIN-13 line formed after passing through dense woods still pays for them', () => {
  const match = countermove([mover(), enemy])
  unit(match, 'Mover').now.ground = ['MI-TERRAIN-13']
  order(match, 'Mover')
  expect({ 25: refusal(match, ahead(25)), 26: refusal(match, ahead(26)) }).toEqual({ 25: [], 26: ['MI-RATE-23'] })
})

test('MI-TERRAIN-13 dense woods are closed to line; skirmishers lose 125, are disorganized and cannot charge', () => {
  const woods = { terrain: 'denseWoods', shape: { box: [900, 500], size: [600, 350] } }
  expect(refusal(at([woods]), ahead(51))).toEqual(['MI-TERRAIN-13'])
  const match = at([around('denseWoods')], loose)
  expect(farthest(match)).toBe(75)
  expect(optionKeys(match)).not.toContain('charge')
  give(match, [ahead(10)])
  expect(unit(match, 'Mover').disorganized).not.toBeNull()
})

test.each(['ahoggya', 'swampFolk', 'hlutrgu'])(
  'MI-TERRAIN-14 MI-CREATURE-02 %s lose 50 in a swamp, keep their order and may charge',
  (race) => {
    const match = at([around('swamp')], { race, weapons: [], armour: 'light' })
    expect(optionKeys(match)).toContain('charge')
    expect(farthest(match)).toBe(race === 'swampFolk' ? 100 : 150)
    give(match, [ahead(10)])
    expect(unit(match, 'Mover').disorganized).toBeNull()
  },
)

test('MI-TERRAIN-17 MI-TERRAIN-18 wide streams, ponds and lakes are crossed only by fords and bridges', () => {
  expect(refusal(at([band('wideStream', 100)]), ahead(51))).toEqual(['MI-TERRAIN-17'])
  for (const terrain of ['pond', 'lake']) {
    const water = { terrain, shape: { box: [900, 500], size: [600, 350] } }
    expect(refusal(at([water]), ahead(51))).toEqual(['MI-TERRAIN-18'])
  }
  const bridge = { terrain: 'bridge', shape: { box: [1185, 740], size: [30, 120] } }
  const column = { figures: 8, files: 2 }
  expect(farthest(at([band('wideStream', 100), bridge], column))).toBe(150)
  // Four abreast are too broad for it.
  expect(refusal(at([band('wideStream', 100), bridge]), ahead(51))).toEqual(['MI-TERRAIN-17'])
})

test.each([
  ['narrowStream', 25, 50],
  ['stream', 50, 100],
  ['wideStream', 100, 200],
] as const)(
  'MI-TERRAIN-19 a ford through a %s %s mm wide costs %s, forbids charges of line and disorganizes nobody',
  (terrain, width, cost) => {
    const ford = { terrain: 'ford', shape: { box: [1185, 850 - width], size: [30, width] } }
    const column = { figures: 8, files: 2, armour: 'light', enchantments: [{ kind: 'grace', turns: 1 }] }
    const match = at([band(terrain, width), ford], column)
    expect(farthest(match)).toBe(400 - cost)
    give(match, [ahead(60)])
    expect(unit(match, 'Mover').disorganized).toBeNull()
    const charge = order(
      countermove([mover(column), enemy], { terrain: [band(terrain, width), ford] }),
      'Mover',
      'charge',
    )
    expect(frontOfUnit(charge, 'Mover')).toMatchObject({ y: 850 })
  },
)

test('MI-TERRAIN-20 a column on a road ignores the terrain under it', () => {
  const road = {
    terrain: 'road',
    shape: {
      course: [
        [1200, 500],
        [1200, 1200],
      ],
      width: 30,
    },
  }
  const match = at([around('swamp'), road], { figures: 8, files: 2 })
  expect(farthest(match)).toBe(150)
  // Only a road or a bridge carries it.
  expect(farthest(at([around('swamp')], { figures: 8, files: 2 }))).toBeLessThan(150)
  give(match, [ahead(50)])
  expect(unit(match, 'Mover').disorganized).toBeNull()
  expect(farthest(at([around('swamp'), road]))).toBe(50)
})

test('MI-TERRAIN-21 flying Hláka ignore terrain', () => {
  const hlaka = { race: 'hlaka', weapons: [], armour: 'light', height: 100, figures: 1, files: 1 }
  expect(
    farthest(
      at(
        [
          around('swamp'),
          band('wideStream', 100),
          {
            terrain: 'cliff',
            shape: {
              wall: [
                [900, 700],
                [1500, 700],
              ],
            },
          },
        ],
        hlaka,
      ),
    ),
  ).toBe(400)
})

test('MI-TERRAIN-13 MI-TYPE-06 a legion that becomes line inside dense woods may leave them', () => {
  const woods = { terrain: 'denseWoods', shape: { box: [1100, 850], size: [200, 150] } }
  const guard = legion('Guard', 0, 1200, 900, {
    type: 'regularSkirmisher',
    armour: 'light',
    figures: 4,
    standing: 'bodyguard',
  })
  const match = order(countermove([guard, legion('Far', 1, 300, 100)], { terrain: [woods] }), 'Guard', 'line')
  expect(refusal(match, ahead(60))).toEqual([])
})

test('MI-TERRAIN-17 a base astride a stream is in it, whatever bridge there is elsewhere', () => {
  // Figures 30 mm deep over 10 mm of water: no corner is wet.
  const bridge = { terrain: 'bridge', shape: { box: [1500, 830], size: [30, 40] } }
  const astride = (pieces: readonly Json[]) =>
    refusal(at(pieces, { race: 'shen', weapons: [], figures: 2, files: 2 }), ahead(65))
  const water = band('wideStream', 10)
  expect(astride([water])).toEqual(['MI-TERRAIN-17'])
  expect(astride([water, bridge])).toEqual(['MI-TERRAIN-17'])
  expect(astride([bridge])).toEqual([])
})
