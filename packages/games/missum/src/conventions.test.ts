import { readdirSync, readFileSync } from 'node:fs'
import { entriesIn, type Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { figureFootprints, gapBetween } from './body.ts'
import { missum } from './game.ts'
import { army, battle, DRAWN_UP, foot, setupOf } from './testing/battle.ts'
import { legion, scene, unit } from './testing/scene.ts'

const facing = (first: Record<string, Json> = {}, second: Record<string, Json> = {}): Json[] => [
  legion('South', 0, 1200, 600, { files: 5, ...first }),
  legion('North', 1, 1200, 600, { files: 5, ...second }),
  legion('Spare', 0, 300, 1100),
]

/** Gets the numbers of the attacker's first strike or shot, by phrase id. */
function numbersOf(match: ReturnType<typeof scene>, type: string, attacker: string): Record<string, number> {
  const id = unit(match, attacker).id
  const event = match.events.find((gameEvent) => gameEvent.type === type && isFigure(gameEvent.args.striker, id))
  return Object.fromEntries((event?.numbers ?? []).map(({ name, total }) => [name.id, total]))
}

function isFigure(arg: unknown, id: number): boolean {
  return typeof arg === 'object' && arg !== null && 'figure' in arg && arg.figure === id
}

test('MI-GEN-01 lengths are in millimetres, 25 to the inch', () => {
  const match = scene({ step: 3, units: [legion('South', 0, 1200, 900), legion('North', 1, 1200, 300)] })
  const { table, unit: shown } = match.view(0)
  expect(table.width / shown.length).toBe(2400)
  expect(shown.sign).toBe(' mm')
  expect(unit(match, 'South').body).toMatchObject({ formation: { pose: { x: 120_000, y: 90_000 } } })
})

test('MI-GEN-07 MI-GEN-12 every illegible figure carries a note and the ruling used instead', () => {
  const folder = new URL('../data/charts/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const rows = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { ruling?: object; note?: string }[]
    for (const row of rows) if (row.ruling) expect(row.note, `${file} ${JSON.stringify(row)}`).toBeTruthy()
  }
})

test('MI-GEN-10 the distance between legions is the shortest between any two of their base edges', () => {
  const apart = (x: number, y: number) => {
    const match = scene({
      step: 3,
      units: [legion('South', 0, 1200, 700, { files: 5 }), legion('North', 1, x, y, { files: 5 })],
    })
    return gapBetween(unit(match, 'South').body!, unit(match, 'North').body!)
  }
  expect(apart(1200, 640)).toBe(6000)
  // Five bases of 15 mm: from the corner it is 30 mm to the side and 40 ahead.
  expect(apart(1200 + 75 + 30, 660)).toBe(5000)
})

test('MI-BASE-01 every figure has its own base, aligned with its facing', () => {
  const match = scene({
    step: 3,
    units: [legion('East', 0, 1000, 700, { facing: 'east', files: 2, figures: 4 }), legion('North', 1, 1200, 300)],
  })
  const figures = figureFootprints(unit(match, 'East').body!)
  expect(figures.map(({ pose }) => [pose.x / 100, pose.y / 100])).toEqual([
    [990, 692.5],
    [990, 707.5],
    [970, 692.5],
    [970, 707.5],
  ])
  expect(figures.every(({ base }) => base.width === 1500 && base.depth === 2000)).toBe(true)
})

test('MI-GEN-05 the text overrides the play sheet: a charge is worth +3', () => {
  const charging = scene({ step: 9, units: facing({ charged: true }) }, { dice: [100, 100] })
  const standing = scene({ step: 9, units: facing() }, { dice: [100, 100] })
  expect(numbersOf(charging, 'strike', 'South')['number.attack']).toBe(
    numbersOf(standing, 'strike', 'South')['number.attack']! + 3,
  )
})

const offersOf = async (people: string) => {
  const forces = await missum.content.forces!()
  const { offers } = forces.catalogue(forces.blank())
  const named = offers.filter(({ facets }) => facets.people?.includes(people)).map(({ name }) => name.id)
  return named
    .filter((id) => id.startsWith('race.'))
    .map((id) => id.slice(5))
    .sort()
}

test('MI-RACE-02 ten races are friendly to humans', async () => {
  expect(await offersOf('friendly')).toEqual(
    ['ahoggya', 'hlaka', 'pachiLei', 'peChoi', 'pygmyFolk', 'serudla', 'shen', 'sro', 'swampFolk', 'tinaliya'].sort(),
  )
})

test('MI-RACE-03 five races are hostile; the Ssú count as two kinds', async () => {
  expect(await offersOf('hostile')).toEqual(['blackSsu', 'chyrstalli', 'graySsu', 'hlutrgu', 'hlyss', 'shunnedOne'])
})

test("MI-RACE-01 all human nations except the N'lýss have the same ratings", async () => {
  const forces = await missum.content.forces!()
  const figures = (nation: string, more: Record<string, Json> = {}) => {
    const force = forces.read(
      army({
        nation,
        legions: [foot('Odd', { armour: 'medium', weapons: ['twoHandedSword'], shield: false, ...more })],
      }),
    )
    return entriesIn(forces.describe(force))[0]!.figures.map(({ value }) => value)
  }
  expect(figures('tsolyanu')).toEqual(figures('yanKor'))
  expect(figures('tsolyanu', { race: 'nlyss' })).not.toEqual(figures('tsolyanu'))
})

test('MI-TYPE-01 a legion is line, regular skirmishers or irregular skirmishers', () => {
  const read = (type: string) => () =>
    missum.rules.readSetup(
      setupOf({
        armies: [
          army({ legions: [foot('Line'), foot('Odd', { type, missile: 'shotSling', weapons: ['javelin'] })] }),
          army(),
        ],
      }),
    )
  for (const type of ['line', 'regularSkirmisher', 'irregularSkirmisher']) expect(read(type)).not.toThrow()
  expect(read('cavalry')).toThrow('armies[0].legions[1].type')
})

test('MI-TYPE-02 line troops may carry missiles as well as melee weapons, and may be regular or irregular', () => {
  const bows = { missile: 'longBow', armour: 'light', standing: 'irregular', weapons: ['shortSword'] }
  const units = [legion('Bows', 0, 1200, 600, bows), legion('North', 1, 1200, 500)]
  const shooting = scene({ step: 4, units })
  expect(shooting.pending.map(({ seat }) => seat)).toEqual([0])
  const fighting = scene({ step: 9, units: facing({ ...bows, standing: 'regular', figures: 20 }) }, { dice: [100] })
  expect(numbersOf(fighting, 'strike', 'South')['number.attack']).toBe(4)
})

test("MI-TYPE-07 a legion's ratings follow from its race, weapons, armour and shield", async () => {
  const forces = await missum.content.forces!()
  const defence = (more: Record<string, Json>) => {
    const [entry] = entriesIn(forces.describe(forces.read(army({ legions: [foot('Odd', more)] }))))
    return entry!.figures.find(({ label }) => label.id === 'force.figure.defence')!.value
  }
  expect(defence({})).toBe('11')
  expect(defence({ armour: 'light' })).toBe('5')
  expect(defence({ weapons: ['halberd'] })).toBe('6')
  expect(defence({ race: 'shen', weapons: ['spear'] })).toBe('20')
})

test('MI-UNIT-02 all figures of a legion are alike: a list cannot mix them', () => {
  const mixed = { ...(foot('Odd') as object), others: [{ race: 'shen', figures: 5 }] } as Json
  expect(() => missum.rules.readSetup(setupOf({ armies: [army({ legions: [mixed] }), army()] }))).toThrow('others')
})

test('MI-DEPLOY-02 legions are no longer concealed once the plans are revealed', () => {
  const terrain = [{ terrain: 'openWoods', shape: { disc: [1200, 1000], diameter: 400 } }]
  const match = battle(setupOf({ terrain }), { plans: DRAWN_UP, dice: Array.from({ length: 10 }, () => [2, 1]).flat() })
  expect(match.view(1).figures.map(({ id }) => id)).toEqual(match.state.units.map(({ id }) => id))
})

test('MI-EYE-11 the army list says which legions carry eyes', () => {
  const eyes = army({ legions: [foot('Bearers', { eyes: ['strongEye', 'weakEye'] }), foot('Others')] })
  const match = battle(setupOf({ armies: [eyes, army()] }))
  expect(unit(match, 'Bearers').devices.map(({ kind, charges }) => [kind, charges])).toEqual([
    ['strongEye', 4],
    ['weakEye', 4],
  ])
  expect(unit(match, 'Others').devices).toEqual([])
})
