import type { Json, Random } from '@fray/kernel'
import { NATIONS } from '../army/army.ts'
import { battles } from './battles.ts'

type Fields = Record<string, Json>

/** A battle by chance: any two armies of the ready battles, changed a little, on any of their fields or one by the charts. */
export function randomSetup(random: Random): Json {
  const { setup } = random.pick(battles) as unknown as { setup: Fields }
  const large = { width: 3000, depth: 1500 }
  return {
    ...setup,
    ...large,
    ...(random.pick([true, false]) ? { terrain: null } : {}),
    armies: [randomArmy(random), randomArmy(random)],
    options: {
      zone: 400,
      champions: random.pick([true, false]),
      turns: random.between(4, 12),
      objective: random.pick([null, { at: [1500, 750], radius: 200 }]),
    },
  }
}

/** A ready army, perhaps of another nation, with eyes for some and platforms for others. */
function randomArmy(random: Random): Fields {
  const { setup } = random.pick(battles) as unknown as { setup: { armies: Fields[] } }
  const army = random.pick(setup.armies)
  const legions = (army.legions as Fields[]).map((legion) => {
    const may = legion.race !== 'serudla' && random.between(1, 5) === 1
    return may ? { ...legion, eyes: random.pick([['strongEye'], ['weakEye'], ['strongEye', 'weakEye']]) } : legion
  })
  const beasts = legions.some(({ race }) => race === 'serudla')
  const teams = (army.teams as Fields[]).map((team) => ({
    ...team,
    level: random.between(1, 12),
    platform: random.pick([true, false]),
  }))
  return {
    ...army,
    nation: beasts ? 'ghatoni' : random.pick(NATIONS),
    legions,
    teams,
    kerdu: { platform: random.pick([true, false]) },
  }
}
