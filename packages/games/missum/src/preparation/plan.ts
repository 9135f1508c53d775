import { type DecisionOption, optionWithNote, type Procedure, type Seat, text } from '@fray/kernel'
import { GIVEN_NAMES } from '../army/given-names.ts'
import { appointKerdus } from '../magic/high-command.ts'
import { bodyOn } from '../magic/platforms/platforms.ts'
import { joinTouched } from '../movement/command/leaders.ts'
import { isLegion } from '../roster.ts'
import type { Huitsan, Play, State, TroopBody, Unit } from '../state.ts'
import { numberName } from './create-units.ts'
import { deploy } from './deploy.ts'
import { centrePose, dritlanyalOf, joinsOnPlatform, standsOnPlatform } from './deployment.ts'

/** MI-DIVISION-03: the most legions in reserve. */
const RESERVE = 2

/** MI-DIVISION-01 to -03, MI-DEPLOY-01: both sides divide and deploy their armies in secret, then reveal them. */
export function* planBattle(play: Play): Procedure {
  const { state } = play
  yield* appointKerdus(play)
  state.huitsanyal = [0, 1].flatMap((seat) => huitsanyalFor(state, seat))
  yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: planArmy(play, seat) })))
  state.phase = 'champions'
  for (const unit of state.units) {
    if (unit.body && standsOnPlatform(unit, play.setup)) mountReady(play, unit, unit.body)
  }
  for (const unit of state.units) {
    if (!unit.body) {
      unit.fate = 'left'
      continue
    }
    unit.fate = 'fighting'
  }
  play.log('plans-shown', {}, ['MI-DEPLOY-01'])
  yield* joinTouched(play)
}

/** MI-PLATFORM-02, -07: places a platform built before the battle under its owner and their team. */
function mountReady({ state, setup }: Play, owner: Unit, body: TroopBody): void {
  const index = state.platforms.length
  state.platforms.push({ seat: owner.seat, owner: owner.id, at: centrePose(body), dismantling: null })
  const partners = state.units.filter((unit) => isPartner(owner, unit) && joinsOnPlatform(unit, setup))
  for (const unit of [owner, ...partners]) {
    unit.body = bodyOn(state, unit, index)
    unit.platform = index
    unit.with = null
  }
}

function isPartner({ seat, office }: Unit, other: Unit): boolean {
  if (office?.kind !== 'mage' || other.office?.kind !== 'mage') return false
  return other.seat === seat && other.office.team === office.team
}

/** MI-DIVISION-01: creates one for each dritlán, and the reserve under the kérdu. */
function huitsanyalFor(state: State, seat: Seat): Huitsan[] {
  const fresh = { seat, lostOn: null, independent: false, routed: false }
  const led = dritlanyalOf(state, seat).map((dritlan, i, { length }) => {
    return { ...fresh, name: numberName(GIVEN_NAMES.huitsan, i, length), reserve: false, commander: dritlan.id }
  })
  return [...led, { ...fresh, name: GIVEN_NAMES.reserve, reserve: true, commander: null }]
}

function* planArmy(play: Play, seat: Seat): Procedure {
  yield* divide(play, seat)
  yield* deploy(play, seat)
}

/** MI-DIVISION-02: assigns every legion to one huitsán. */
function* divide(play: Play, seat: Seat): Procedure {
  const { state } = play
  const legions = state.units.filter((unit) => unit.seat === seat && isLegion(unit))
  const own = state.huitsanyal.flatMap((huitsan, index) => (huitsan.seat === seat ? [index] : []))
  const led = own.filter((index) => !state.huitsanyal[index]!.reserve)
  const evenly = yield* play.pick({
    seat,
    prompt: text('ask.divide'),
    rules: ['MI-DIVISION-02'],
    options: [
      { key: 'evenly', text: text('option.divide-evenly'), value: true, ...optionWithNote('note.divide-evenly') },
      { key: 'each', text: text('option.divide-each'), value: false, ...optionWithNote('note.divide-each') },
    ],
  })
  for (const [i, legion] of legions.entries()) {
    legion.huitsan = evenly
      ? led[Math.floor((i * led.length) / legions.length)]!
      : yield* assign(play, legion, legions, own)
  }
  for (const index of led) state.units[state.huitsanyal[index]!.commander!]!.huitsan = index
}

/** MI-DIVISION-03: any number under a dritlán, at most two legions in the reserve. */
function* assign(play: Play, legion: Unit, legions: readonly Unit[], own: readonly number[]): Procedure<number> {
  const { huitsanyal } = play.state
  const held = legions.filter(({ huitsan }) => huitsan !== null && huitsanyal[huitsan]!.reserve).length
  const options = own
    .filter((index) => !huitsanyal[index]!.reserve || held < RESERVE)
    .map((index): DecisionOption<number> => {
      const words = text('option.huitsan', { huitsan: huitsanyal[index]!.name })
      const note = huitsanyal[index]!.reserve ? 'note.reserve' : 'note.huitsan'
      return { key: String(index), text: words, value: index, ...optionWithNote(note) }
    })
  const prompt = text('ask.assign', { legion: { figure: legion.id } })
  return yield* play.pick({
    seat: legion.seat,
    prompt,
    rules: ['MI-DIVISION-02', 'MI-DIVISION-03'],
    options,
    figure: legion.id,
  })
}
