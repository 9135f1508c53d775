import type { Json, Random } from '@fray/kernel'
import { NATIONS } from '../army/army.ts'
import { battles } from './battles.ts'

type Fields = Record<string, Json>

/**
 * Makes a random battle: two slightly changed armies of the ready battles, on one of their fields or one from the
 * charts.
 */
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

/** Varies a ready army: sometimes another nation, eyes, another standing or platforms. */
function randomArmy(random: Random): Fields {
  const { setup } = random.pick(battles) as unknown as { setup: { armies: Fields[] } }
  const army = random.pick(setup.armies)
  const legions = (army.legions as Fields[]).map((legion) => withEyes(withStanding(legion, random), random))
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

/** MI-EYE-04: animals have no eyes. */
function withEyes(legion: Fields, random: Random): Fields {
  if (legion.race === 'serudla' || random.between(1, 5) > 1) return legion
  return { ...legion, eyes: random.pick([['strongEye'], ['weakEye'], ['strongEye', 'weakEye']]) }
}

/** MI-TYPE-06, MI-FANATIC: sometimes fanatics or a bodyguard, skirmishers too. */
function withStanding(legion: Fields, random: Random): Fields {
  if (legion.race === 'serudla' || legion.engine || random.between(1, 6) > 1) return legion
  return { ...legion, standing: random.pick(['fanatic', 'bodyguard']) }
}
