import { InputError, type Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { army, battle, foot, setupOf } from '../testing/battle.ts'
import { unit } from '../testing/scene.ts'

/** Gets the faults of the first army, as "field: message". */
function faultsOf(first: Json, options: Json = {}): string[] {
  try {
    missum.rules.readSetup(setupOf({ armies: [first, army()], options }))
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

const withLegion = (more: { readonly [field: string]: Json }, nation = 'other') =>
  army({ nation, legions: [foot('Line'), foot('Odd', more)] })

test('MI-ARMY-01 MI-GEN-09 an army may be anything the players agree on', () => {
  expect(faultsOf(army())).toEqual([])
  expect(faultsOf(army({ legions: [foot('One', { figures: 200 })] }))).toEqual([])
})

test('MI-ARMY-02 MI-MAGE-01 every army needs a team of magic users', () => {
  expect(faultsOf(army({ teams: [] }))).toEqual([expect.stringMatching(/^armies\[0\]\.teams: .*MI-ARMY-02/)])
})

test('MI-RACE-05 MI-NATION-02 only Ghatóni may field sérudla', () => {
  const serudla = { race: 'serudla', armour: 'light', weapons: ['sword'], figures: 2 }
  expect(faultsOf(withLegion(serudla))).toEqual([
    expect.stringMatching(/^armies\[0\]\.legions\[1\]\.race: .*MI-RACE-05/),
  ])
  expect(faultsOf(withLegion(serudla, 'ghatoni'))).toEqual([])
})

test("MI-RACE-06 only armies of the Dragon Lords' time may field the sró", () => {
  const sro = withLegion({ race: 'sro', armour: 'light', weapons: ['sword'], figures: 1 })
  expect(faultsOf(sro)).toEqual([expect.stringContaining('MI-RACE-06')])
  expect(faultsOf(sro, { dragonLords: true })).toEqual([])
})

test('MI-RACE-07 MI-EYE-04 animals carry no eyes and serve no engines', () => {
  const beast = { race: 'serudla', armour: 'light', weapons: ['sword'], eyes: ['weakEye'] }
  expect(faultsOf(withLegion(beast, 'ghatoni'))).toEqual([expect.stringContaining('MI-EYE-04')])
})

test('MI-RACE-07 MI-UNIT-05 only animals are kept from eyes and engines', () => {
  const crew = { race: 'serudla', armour: 'light', weapons: [], engine: 'lightDartThrower', figures: 2 }
  expect(faultsOf(withLegion(crew, 'ghatoni'))).toEqual([
    expect.stringMatching(/^armies\[0\]\.legions\[1\]\.race: .*MI-UNIT-05/),
  ])
  expect(faultsOf(withLegion({ ...crew, race: 'human' }))).toEqual([])
  expect(faultsOf(withLegion({ eyes: ['weakEye'] }))).toEqual([])
})

test('MI-VICTORY-01 an army without a line legion cannot hold the field; engines do not count as line', () => {
  const engines = foot('Engines', { engine: 'lightDartThrower', figures: 2, weapons: [] })
  const slingers = foot('Slingers', { type: 'regularSkirmisher', armour: 'light', missile: 'shotSling' })
  for (const legion of [engines, slingers])
    expect(faultsOf(army({ legions: [legion] }))).toEqual([
      expect.stringMatching(/^armies\[0\]\.legions: .*MI-VICTORY-01/),
    ])
  expect(faultsOf(army({ legions: [slingers, foot('Line')] }))).toEqual([])
})

test('MI-UNIT-02 MI-SCALE-08 MI-ARTILLERY-01 soldiers need a weapon; crews have neither weapons nor missiles of their own', () => {
  expect(faultsOf(withLegion({ weapons: [] }))).toEqual([expect.stringContaining('MI-UNIT-02')])
  expect(faultsOf(withLegion({ race: 'peChoi', armour: 'medium', weapons: [] }))).toEqual([])
  const engine = { engine: 'lightDartThrower', figures: 2 }
  expect(faultsOf(withLegion({ ...engine, weapons: ['dagger'] }))).toEqual([expect.stringContaining('MI-SCALE-08')])
  expect(faultsOf(withLegion({ ...engine, weapons: [], missile: 'longBow' }))).toEqual([
    expect.stringContaining('MI-ARTILLERY-01'),
  ])
})

test('MI-MISSFACTOR-11 MI-MISSFACTOR-12 MI-NATION-03 weapons forbidden to everyone else are allowed to their own nation', () => {
  expect(faultsOf(withLegion({ race: 'shen', armour: 'light', weapons: ['spear'], missile: 'shenCrossbow' }))).toEqual(
    [],
  )
  expect(faultsOf(withLegion({ race: 'hlaka', armour: 'light', weapons: ['sword'], missile: 'hlakaJavelin' }))).toEqual(
    [],
  )
  expect(faultsOf(withLegion({ mixed: [16] }))).toEqual([expect.stringContaining('MI-NATION-03')])
  expect(faultsOf(withLegion({ mixed: [16] }, 'yanKor'))).toEqual([])
  const folk = { type: 'irregularSkirmisher', race: 'pygmyFolk', armour: 'light', weapons: ['sword'] }
  expect(faultsOf(withLegion(folk))).toEqual([])
})

test('MI-MELEEFACTOR-32 MI-RATE-21 a race wears only the armour listed in the charts', () => {
  expect(faultsOf(withLegion({ race: 'hlaka', armour: 'heavy', weapons: ['sword'] }))).toEqual([
    expect.stringContaining('MI-MELEEFACTOR-32'),
  ])
  expect(faultsOf(withLegion({ race: 'shen', armour: 'medium', weapons: ['spear'] }))).toHaveLength(1)
  expect(faultsOf(withLegion({ race: 'chyrstalli', armour: 'heavy', weapons: ['rapier'] }))).toHaveLength(1)
  expect(faultsOf(withLegion({ race: 'shen', armour: 'light', weapons: ['spear'] }))).toEqual([])
})

test('MI-MELEEFACTOR-33 a race carries only the weapons of its own rows', () => {
  expect(faultsOf(withLegion({ race: 'peChoi', armour: 'medium', weapons: ['longPike'] }))).toEqual([
    'armies[0].legions[1].weapons[0]: Pé Chói cannot carry "longPike", only sword (MI-MELEEFACTOR-33)',
  ])
  expect(faultsOf(withLegion({ race: 'pygmyFolk', armour: 'light', weapons: ['spear', 'dagger'] }))).toEqual([])
})

test('MI-MISSFACTOR-11 MI-MISSFACTOR-12 only the Shén and the Hláka may use their weapons', () => {
  expect(faultsOf(withLegion({ missile: 'shenCrossbow' }))).toEqual([expect.stringContaining('MI-MISSFACTOR-11')])
  expect(faultsOf(withLegion({ missile: 'hlakaJavelin' }))).toEqual([expect.stringContaining('MI-MISSFACTOR-12')])
})

test('MI-RELOAD-04 only crossbowmen pair up', () => {
  expect(faultsOf(withLegion({ missile: 'longBow', paired: true }))).toEqual([expect.stringContaining('MI-RELOAD-04')])
  expect(faultsOf(withLegion({ missile: 'lightCrossbow', paired: true }))).toEqual([])
})

test('MI-TYPE-04 MI-TYPE-05 the usual arms of skirmishers are not compulsory', () => {
  const regulars = { type: 'regularSkirmisher', armour: 'light' }
  expect(faultsOf(withLegion(regulars))).toEqual([])
  const rabble = { type: 'irregularSkirmisher', armour: 'light' }
  expect(faultsOf(withLegion({ ...rabble, missile: 'longBow', weapons: ['longSword'] }))).toEqual([])
})

test('MI-UNIT-05 each kind of engine has its own crew size', () => {
  const crew = (engine: string) => {
    const listed = foot('Engines', { engine, figures: 3, weapons: [] })
    return unit(battle(setupOf({ armies: [army({ legions: [foot('Line'), listed] }), army()] })), 'Engines').crew
  }
  expect({
    lightDartThrower: crew('lightDartThrower'),
    lightStoneThrower: crew('lightStoneThrower'),
    mediumStoneThrower: crew('mediumStoneThrower'),
  }).toEqual({ lightDartThrower: 6, lightStoneThrower: 12, mediumStoneThrower: 12 })
})

test('an invalid setup names the faulty field', () => {
  expect(faultsOf({ ...army(), banner: 'red' } as Json)).toEqual([expect.stringContaining('banner')])
  expect(faultsOf(army({ legions: [foot('X', { armour: 'mithril' })] }))).toEqual([
    expect.stringMatching(/^armies\[0\]\.legions\[0\]\.armour/),
  ])
})

/** Frontage and depth of the base of a legion of the race, in millimetres. */
function baseOf(more: { readonly [field: string]: Json }): [number, number] {
  const listed = foot('Odd', { figures: 2, ...more })
  const options = { dragonLords: true }
  const nation = 'ghatoni'
  const match = battle(setupOf({ options, armies: [army({ nation, legions: [foot('Line'), listed] }), army()] }))
  const { base } = unit(match, 'Odd').troop
  return [base.width / 100, base.depth / 100]
}

test.each([
  ['MI-BASE-02', 'human', { armour: 'light' }, [15, 20]],
  ['MI-BASE-02', 'pygmyFolk', { armour: 'light', weapons: ['sword'] }, [15, 20]],
  ['MI-BASE-02', 'tinaliya', { armour: 'light', weapons: ['spear'] }, [15, 20]],
  ['MI-BASE-02', 'hlutrgu', { armour: 'light', weapons: ['javelin'] }, [15, 20]],
  ['MI-BASE-03', 'nlyss', { armour: 'light', weapons: ['twoHandedSword'] }, [20, 30]],
  ['MI-BASE-03', 'peChoi', { armour: 'light', weapons: ['sword'] }, [20, 30]],
  ['MI-BASE-03', 'pachiLei', { armour: 'light', weapons: ['clubs'] }, [20, 30]],
  ['MI-BASE-03', 'swampFolk', { armour: 'light', weapons: ['spear'] }, [20, 30]],
  ['MI-BASE-03 MI-RACE-04', 'graySsu', { armour: 'light', weapons: ['sword'] }, [20, 30]],
  ['MI-BASE-03', 'shunnedOne', { armour: 'light', weapons: ['spear'] }, [20, 30]],
  ['MI-BASE-04', 'ahoggya', { armour: 'light', weapons: ['sword'] }, [30, 30]],
  ['MI-BASE-04', 'shen', { armour: 'light', weapons: ['spear'] }, [30, 30]],
  ['MI-BASE-04', 'human', { armour: 'light', type: 'regularSkirmisher', missile: 'shotSling' }, [30, 30]],
  ['MI-BASE-04 MI-RACE-04', 'blackSsu', { armour: 'light', weapons: ['sword'] }, [30, 30]],
  ['MI-BASE-04', 'hlyss', { armour: 'light', weapons: ['sword'] }, [30, 30]],
  ['MI-BASE-04', 'chyrstalli', { armour: 'light', weapons: ['rapier'] }, [30, 30]],
  ['MI-BASE-05', 'hlaka', { armour: 'light', weapons: ['sword'] }, [60, 60]],
  ['MI-BASE-06', 'serudla', { armour: 'light', weapons: ['sword'] }, [75, 150]],
  ['MI-BASE-07', 'sro', { armour: 'light', weapons: ['sword'] }, [75, 225]],
  ['MI-BASE-08', 'human', { engine: 'lightDartThrower', weapons: [] }, [45, 45]],
  ['MI-BASE-09', 'human', { engine: 'lightStoneThrower', weapons: [] }, [90, 90]],
  ['MI-BASE-09', 'human', { engine: 'mediumDartThrower', weapons: [] }, [90, 90]],
  ['MI-BASE-09', 'human', { engine: 'mediumStoneThrower', weapons: [] }, [90, 90]],
  [
    'MI-BASE-10',
    'peChoi',
    { armour: 'light', type: 'regularSkirmisher', weapons: ['sword'], missile: 'longBow' },
    [20, 30],
  ],
])('%s %s stands on its base %j', (_, race, more, size) => {
  expect(baseOf({ race, ...more })).toEqual(size)
})

test('MI-BASE-10 command figures and magic users use the line base of their race', () => {
  const match = battle(
    setupOf({ armies: [army({ kerdu: { race: 'nlyss' }, teams: [{ level: 3, race: 'nlyss' }] }), army()] }),
  )
  for (const name of ['Kérdu', 'Dritlán', 'Attack mage']) {
    expect(unit(match, name).troop.base).toMatchObject({ width: 2000, depth: 3000 })
  }
})

test('MI-SPECIAL-06 only the peoples entitled to acolytes may attach them to their teams', () => {
  const teams = [{ level: 5, acolytes: true }]
  expect(faultsOf(army({ teams, nation: 'tsolyanu' }))).toEqual([
    expect.stringMatching(/^armies\[0\]\.teams\[0\]\.acolytes: .*MI-SPECIAL-06/),
  ])
  expect(faultsOf(army({ teams, nation: 'livyani' }))).toHaveLength(1)
  expect(faultsOf(army({ teams, nation: 'ssu' }))).toEqual([])
})
