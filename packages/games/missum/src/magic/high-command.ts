/** MI-SPECIAL-01, -05: armies led by their most powerful magic user. */
import { type DecisionOption, type Procedure, type Seat, text } from '@fray/kernel'
import { magicNations } from '../charts.ts'
import { createLeader } from '../preparation/create-units.ts'
import type { Play, State, Unit } from '../state.ts'
import { isMage, type MageOffice } from './casters.ts'

type Caster = Unit & { readonly office: MageOffice }

/**
 * Appoints kérdus before the armies are drawn up: always for the Livyáni, on a roll for other peoples of great magic.
 */
export function* appointKerdus(play: Play): Procedure {
  for (const seat of [0, 1]) {
    if (highestCasters(play.state, seat).length === 0 || !(yield* isLedByMage(play, seat))) continue
    appoint(play, yield* chooseHighest(play, seat))
  }
}

function* isLedByMage(play: Play, seat: Seat): Procedure<boolean> {
  const { nation } = play.setup.armies[seat as 0 | 1]
  const people = magicNations.find(({ army }) => army === nation)
  if (people?.topMageIsKerdu) return true
  const chance = people?.topMageIsKerduChance
  if (chance === undefined) return false
  const purpose = text('roll.mage-kerdu', { chance })
  return yield* play.roll(purpose, ['MI-SPECIAL-05'], [{ seat, count: 1, sides: 100 }], {
    id: `at-most-${chance}`,
    read: ([die]) => die![0]! <= chance,
  })
}

function highestCasters(state: State, seat: Seat): Caster[] {
  const casters = state.units.filter((unit): unit is Caster => {
    return unit.seat === seat && isMage(unit) && unit.office.art === 'attack'
  })
  const highest = Math.max(...casters.map(({ office }) => office.level))
  return casters.filter(({ office }) => office.level === highest)
}

/** MI-SPECIAL-01: the owner chooses among equals. */
function* chooseHighest(play: Play, seat: Seat): Procedure<Caster> {
  return yield* play.pick({
    seat,
    prompt: text('ask.mage-kerdu'),
    rules: ['MI-SPECIAL-01'],
    options: highestCasters(play.state, seat).map(
      (caster): DecisionOption<Caster> => ({
        key: String(caster.id),
        text: text('option.mage', { mage: { figure: caster.id } }),
        value: caster,
      }),
    ),
  })
}

/** MI-SPECIAL-01: makes the mage the officer of the kérdu's group, whose standard-bearers and musician come along. */
function appoint(play: Play, caster: Caster): void {
  const { state } = play
  const { seat, office, troop } = caster
  const { original, troop: staff } = createLeader(seat, caster.name, { kind: 'kerdu' }, troop.race, STAFF)
  const kerdu: Unit = { ...caster, office: { ...office, commands: true }, original, troop: staff }
  state.units = state.units
    .filter((unit) => unit.seat !== seat || unit.office?.kind !== 'kerdu')
    .map((unit, id) => ({ ...(unit === caster ? kerdu : unit), id }))
  const named = state.units.find((unit) => unit.name === caster.name && unit.seat === seat)!
  play.log('mage-kerdu', { mage: { figure: named.id } }, ['MI-SPECIAL-01'], { seat })
}

/** MI-LEADER-18: officer, two standard-bearers and a musician. */
const STAFF = 4
