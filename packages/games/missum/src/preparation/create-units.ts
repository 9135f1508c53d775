import type { Seat } from '@fray/kernel'
import { type Army, baseFor, type Legion, troopOf } from '../army/army.ts'
import { GIVEN_NAMES } from '../army/given-names.ts'
import type { Race, Troop } from '../army/troop.ts'
import { engineRow, eyeRow, guardsOf } from '../charts.ts'
import { spellsFor } from '../magic/allowance.ts'
import { fullSupply } from '../missiles/supply.ts'
import type { Deeds, Device, Office, State, Unit } from '../state.ts'
import type { Setup } from './setup-data.ts'

/** Creates a battle before anything is laid out. */
export function createState({ armies, terrain }: Setup): State {
  const units: Unit[] = []
  armies.forEach((army, seat) => {
    for (const unit of createArmy(army, seat)) units.push({ ...unit, id: units.length })
  })
  return { ...emptyState(), phase: terrain ? 'plan' : 'terrain', units, pieces: terrain ? [...terrain] : [] }
}

export function emptyState(): State {
  return {
    phase: 'terrain',
    turn: 0,
    step: 1,
    layout: null,
    mover: 0,
    done: [],
    moving: null,
    units: [],
    huitsanyal: [],
    order: [[], []],
    contacts: [],
    pieces: [],
    platforms: [],
    arms: [],
    spells: [],
    champions: [0, 0],
    shaken: [],
    losses: [],
    recorded: [],
    result: null,
  }
}

type NewUnit = Omit<Unit, 'id'>

function createArmy(army: Army, seat: Seat): NewUnit[] {
  const legions = army.legions.map((legion) => createLegion(legion, seat))
  const led = dritlanyalFor(army)
  const dritlanyal = Array.from({ length: led }, (_, i) =>
    createLeader(seat, numberName(GIVEN_NAMES.dritlan, i, led), { kind: 'dritlan' }, army.kerdu.race, 3),
  )
  const kerdu = createLeader(seat, GIVEN_NAMES.kerdu, { kind: 'kerdu' }, army.kerdu.race, 4)
  const mages = army.teams.flatMap((listed, team) => createTeam(army, listed, team, seat))
  return [...legions, ...dritlanyal, kerdu, ...mages]
}

/** Numbers one of several alike; a single one needs no number. */
export function numberName(name: string, index: number, of: number): string {
  return of > 1 ? `${name} ${index + 1}` : name
}

/** MI-LEADER-17: crew count, command and magic figures do not. */
function dritlanyalFor({ legions }: Army): number {
  const figures = legions.reduce(
    (sum, { figures, engine }) => sum + figures * (engine ? engineRow(engine)!.crew : 1),
    0,
  )
  return Math.max(1, Math.ceil(figures / 150))
}

export function createLegion(listed: Legion, seat: Seat): NewUnit {
  const troop = troopOf(listed)
  const crew = troop.engine ? engineRow(troop.engine)!.crew * listed.figures : 0
  const devices = listed.eyes.map(deviceOf)
  // MI-EYE-10: each sérudla has its own acid.
  const acid = Array.from({ length: troop.race === 'serudla' ? listed.figures : 0 }, () => deviceOf('acid'))
  return { ...newUnit(seat, listed.name, troop, null, listed.figures), crew, devices: [...devices, ...acid] }
}

/** MI-EYE-02, -10: the charges of an eye or acid. */
function deviceOf(kind: Device['kind']): Device {
  return { kind, charges: eyeRow(kind).charges }
}

/** MI-LEADER-26, MI-MAGE-05: the arms of leaders and magic users when they are alone. */
export function createLeader(seat: Seat, name: string, office: Office, race: Race, figures: number): NewUnit {
  const armed = office.kind !== 'mage'
  const troop: Troop = {
    race,
    engine: null,
    type: 'regularSkirmisher',
    standing: office.kind === 'guards' ? 'fanatic' : 'regular',
    armour: armed ? 'heavy' : 'light',
    shield: armed,
    weapons: race === 'human' ? [armed ? 'longSword' : 'dagger'] : [],
    missile: null,
    paired: false,
    morale: null,
    mixed: [],
    base: baseFor(race, null, 'line'),
  }
  return newUnit(seat, name, troop, office, figures)
}

/** MI-MAGE-01, MI-SPECIAL-02: creates the casters of a team and their guards. */
function createTeam(army: Army, { level, race, acolytes }: Army['teams'][number], team: number, seat: Seat): NewUnit[] {
  const mages = (['attack', 'defence'] as const).map((art) => {
    const office = { kind: 'mage', team, art, level, commands: false } as const
    const called = art === 'attack' ? GIVEN_NAMES.attackMage : GIVEN_NAMES.defenceMage
    const name = numberName(called, team, army.teams.length)
    const mage = createLeader(seat, name, office, race, 1)
    return { ...mage, spells: spellsFor(army.nation, level, acolytes) }
  })
  if (army.nation !== 'livyani') return mages
  const guards = numberName(GIVEN_NAMES.guards, team, army.teams.length)
  return [...mages, createLeader(seat, guards, { kind: 'guards', team }, race, guardsOf(level))]
}

function newUnit(seat: Seat, name: string, troop: Troop, office: Office | null, figures: number): NewUnit {
  return {
    seat,
    name,
    troop,
    office,
    original: figures,
    body: null,
    bodyAtStepStart: null,
    fate: 'waiting',
    huitsan: null,
    with: null,
    role: office || troop.type !== 'line' ? 'skirmish' : 'line',
    height: 0,
    crew: 0,
    nextEnd: null,
    lends: false,
    mayCharge: office === null && troop.engine === null,
    load: { loaded: true, shots: troop.missile === 'repeatingCrossbow' ? 2 : 1, turns: 0 },
    supply: fullSupply(troop),
    resupplying: 0,
    points: 0,
    tested: false,
    stand: 'untried',
    disorganized: null,
    enchantments: [],
    devices: [],
    spells: [0, 0, 0],
    transferred: false,
    building: null,
    platform: null,
    newlyCommitted: false,
    committedOn: null,
    heading: null,
    crossing: null,
    rout: null,
    now: noDeeds(),
    before: noDeeds(),
  }
}

export function noDeeds(): Deeds {
  return {
    moved: 0,
    spent: 0,
    used: 0,
    declared: null,
    facings: 0,
    stirred: false,
    reformed: false,
    charged: false,
    inCommand: null,
    ground: [],
    halted: false,
    seenBy: [],
    contacted: false,
    shots: [],
    targets: [],
    hurried: false,
    meleed: false,
    struck: false,
    passedThrough: false,
    evaded: false,
    cast: false,
    gazed: [],
    hurtBy: [],
  }
}
