import { expect, test } from 'vitest'
import { army, battle, DRAWN_UP, foot } from '../testing/battle.ts'
import { eventArgs, optionKeys, promptId, unit } from '../testing/scene.ts'

const setup = (nation: string, levels: number[]) => ({
  armies: [army({ nation, teams: levels.map((level) => ({ level })), legions: [foot('Legion')] }), army()],
  terrain: [],
  options: { champions: false },
})
/** A choice to move first on turn 1. */
const FIRST = [60, 40]

test('MI-SPECIAL-01 MI-NATION-01 the highest Livyáni magic user is their kérdu and leads their group of four', () => {
  const match = battle(setup('livyani', [3, 8]), { plans: DRAWN_UP, dice: FIRST })
  expect(eventArgs(match, 'mage-kerdu')).toEqual([{ mage: 'Attack mage 2' }])
  expect(unit(match, 'Attack mage 2')).toMatchObject({ office: { commands: true, art: 'attack' }, original: 4 })
  expect(match.state.units.filter(({ office, seat }) => seat === 0 && office?.kind === 'kerdu')).toEqual([])
  expect(match.state.units.map(({ id }, i) => id === i)).not.toContain(false)
  expect(unit(match, 'Attack mage 1').office).toMatchObject({ commands: false })
})

test('MI-SPECIAL-01 the owner chooses among equals', () => {
  const match = battle(setup('livyani', [8, 8]))
  expect({ promptId: promptId(match), offeredKeyCount: optionKeys(match).length }).toEqual({
    promptId: 'ask.mage-kerdu',
    offeredKeyCount: 2,
  })
  const chosen = battle(setup('livyani', [8, 8]), { dice: [] })
  const second = optionKeys(chosen)[1]!
  chosen.answer(0, second)
  expect(eventArgs(chosen, 'mage-kerdu')).toEqual([{ mage: 'Attack mage 2' }])
})

test('MI-SPECIAL-02 MI-SPECIAL-03 each Livyáni team has acolyte-guards according to its level', () => {
  const guards = (level: number) => {
    const match = battle(setup('livyani', [level]), { plans: DRAWN_UP, dice: FIRST })
    return unit(match, 'Acolyte-guards')
  }
  expect([1, 3, 4, 6, 7, 9, 10, 12].map((level) => guards(level).original)).toEqual([2, 2, 4, 4, 6, 6, 8, 8])
  expect(guards(1).troop).toMatchObject({ armour: 'heavy', shield: true, weapons: ['longSword'] })
})

test.each(['tinaliya', 'ssu', 'hlyss', 'shunnedOne'])(
  'MI-SPECIAL-05 MI-CREATURE-07 with %s the chance is fifty percent',
  (nation) => {
    const led = battle(setup(nation, [5]), { plans: DRAWN_UP, dice: [50, ...FIRST] })
    expect(eventArgs(led, 'mage-kerdu')).toHaveLength(1)
    const apart = battle(setup(nation, [5]), { plans: DRAWN_UP, dice: [51, ...FIRST] })
    expect(eventArgs(apart, 'mage-kerdu')).toEqual([])
    expect(unit(apart, 'Kérdu').seat).toBe(0)
    expect(apart.state.units.filter(({ office }) => office?.kind === 'guards')).toEqual([])
  },
)

test('MI-NATION-04 other armies have a kérdu who is not a magic user', () => {
  const match = battle(setup('tsolyanu', [12]), { plans: DRAWN_UP, dice: FIRST })
  expect(eventArgs(match, 'mage-kerdu')).toEqual([])
})
