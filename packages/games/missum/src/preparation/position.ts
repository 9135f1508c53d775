import type { Json } from '@fray/kernel'
import { DIRECTION_LENGTH, type Formation, facingOf, type Point, type Pose } from '@fray/tabletop'
import { countOf } from '../body.ts'
import type { Piece } from '../ground/piece.ts'
import type { Arm, Contact, Deeds, Entered, Loss, Office, State, TroopBody, Unit } from '../state.ts'
import { MM } from '../units.ts'
import { noDeeds } from './create-units.ts'
import type { Setup } from './setup-data.ts'

type Fields = { readonly [field: string]: Json }

/** Writes a position in the format that `situate` reads; docs/situations.md explains the fields. */
export function position(state: State, { width, depth, armies, options }: Setup): Json {
  const { phase, step, units, huitsanyal, pieces } = state
  const placed = units.filter(({ body, fate }) => body !== null || (fate !== 'waiting' && fate !== 'fighting'))
  const names = namesOf(units)
  // A unit that is not on the table yet, or is hidden from the writer, is left out.
  const isPlaced = (id: number) => placed.some((unit) => unit.id === id)
  const nameOf = (id: number) => names[id]!
  return {
    turn: phase === 'step' || phase === 'over' ? Math.max(1, state.turn) : turnsOver(state) + 1,
    step: phase === 'step' ? step : 'start',
    mover: isStarting(state) && state.turn > 1 ? 1 - state.mover : state.mover,
    units: placed.map((unit) => unitFields(state, unit, nameOf, (ids) => ids.filter(isPlaced).map(nameOf))),
    ...(phase === 'step' ? { done: state.done.filter(isPlaced).map(nameOf) } : {}),
    contacts: state.contacts
      .filter(({ attacker, defender }) => isPlaced(attacker) && isPlaced(defender))
      .map((contact) => contactFields(contact, nameOf)),
    huitsanyal: [0, 1].flatMap((side) =>
      huitsanyal
        .filter(({ seat, independent }) => seat === side && !independent)
        .map(({ seat, reserve }) => ({ seat, reserve })),
    ),
    champions: [...state.champions],
    nations: armies.map(({ nation }) => nation),
    terrain: pieces.map(pieceFields),
    arms: state.arms
      .filter(({ caster, over }) => isPlaced(caster) && (over === null || isPlaced(over.unit)))
      .map((arm) => armFields(arm, state.turn, nameOf)),
    platforms: state.platforms.map(({ owner, at }, i) => ({
      owner: nameOf(owner),
      at: pointOf(at),
      on: units.filter(({ platform, body }) => platform === i && body).map(({ id }) => nameOf(id)),
    })),
    table: { width: millimetres(width), depth: millimetres(depth) },
    options: {
      ...{ turns: options.turns, champions: options.champions, dragonLords: options.dragonLords },
      zone: millimetres(options.zone),
      objective: options.objective && {
        at: pointOf(options.objective.at),
        radius: millimetres(options.objective.radius),
      },
    },
  }
}

/**
 * Whether a question is pending at the start of a turn, after its number was logged and its roles given (MI-ORDER-03).
 */
function isStarting({ phase, step, turn }: State): boolean {
  return phase === 'turn' && step === 1 && turn > 0
}

function turnsOver(state: State): number {
  return isStarting(state) ? state.turn - 1 : state.turn
}

function unitFields(
  state: State,
  unit: Unit,
  nameOf: (id: number) => string,
  namesOfPlaced: (ids: readonly number[]) => string[],
): Fields {
  const { body, fate, troop, rout, load, devices, huitsan } = unit
  // At the start of a turn, `now` still describes the turn before.
  const [now, before] = isStarting(state) ? [unit.before, noDeeds()] : [unit.now, unit.before]
  const lost = fate !== 'fighting' && fate !== 'routing'
  return dropDefaults({
    name: nameOf(unit.id),
    seat: unit.seat,
    ...(body ? standing(body) : { gone: goneFields(state, unit, nameOf) }),
    original: unit.original,
    crew: troop.engine ? { value: unit.crew } : null,
    ...troopFields(unit),
    ...officeFields(unit.office),
    huitsan: huitsan === null ? null : numberOf(state, huitsan) || null,
    with: unit.with === null ? null : nameOf(unit.with),
    height: millimetres(unit.height) || null,
    points: unit.points,
    tested: unit.tested,
    mayCharge: unit.office ? null : { value: unit.mayCharge },
    charged: now.charged,
    disorganized: unit.disorganized && { ...unit.disorganized },
    ...(troop.missile || troop.engine
      ? { loaded: { value: load.loaded }, reloading: load.turns || null, shots: load.shots, supply: unit.supply }
      : {}),
    resupplying: unit.resupplying || null,
    stand: unit.stand === 'untried' ? null : unit.stand,
    // A unit that has run off the table is not routing any more.
    routing: body && rout && { value: rout.from.map(nameOf) },
    stalled: body !== null && (rout?.stalled ?? false),
    newlyCommitted: unit.newlyCommitted,
    ...{ committedOn: unit.committedOn, nextEnd: unit.nextEnd, lends: unit.lends },
    heading: unit.heading === null ? null : (namesOfPlaced([unit.heading])[0] ?? null),
    building: unit.building && {
      ...{ at: pointOf(unit.building.at), facing: facing(unit.building.at), turns: unit.building.turns },
    },
    crossing: unit.crossing && { piece: unit.crossing.piece, paid: millimetres(unit.crossing.paid) },
    role: unit.office ? null : unit.role,
    enchantments: unit.enchantments
      .filter(({ until }) => until >= state.turn)
      .map(({ kind, until }) => ({ kind, turns: until - Math.max(1, state.turn) + 1 })),
    eyes: devices.flatMap(({ kind }) => (kind === 'acid' ? [] : [kind])),
    charges: devices[0]?.charges ?? null,
    spells: unit.office?.kind === 'mage' ? [...unit.spells] : null,
    transferred: unit.transferred,
    now: deedsFields(now, namesOfPlaced),
    before: { ...deedsFields(before, namesOfPlaced), ...(before.charged ? { charged: true } : {}) },
    ...(lost ? { figures: unit.original } : {}),
  })
}

/**
 * Gets how, when and before which enemies it left the table. The morale record knows when, for losses that it counts.
 */
function goneFields(state: State, { id, fate, huitsan, seat, office }: Unit, nameOf: (id: number) => string): Fields {
  const isOwn = (line: Loss | Entered) =>
    (line.kind === 'routed' && line.unit === id) ||
    (line.kind === 'kerdu' && office !== null && office.kind !== 'dritlan' && line.seat === seat)
  const pending = state.losses.find(isOwn)
  // MI-LEADER-06 counts from the loss of a dritlán, which the huitsán stores.
  const lostOn = office?.kind === 'dritlan' && huitsan !== null ? state.huitsanyal[huitsan]!.lostOn : null
  const turn = lostOn ?? (pending ? state.turn : (state.recorded.find(isOwn)?.turn ?? state.turn - 1))
  const by = pending?.kind === 'routed' ? pending.credit.map(nameOf) : []
  return { how: fate, turn: Math.max(1, turn), ...(by.length > 0 ? { by } : {}) }
}

function deedsFields(deeds: Deeds, namesOfPlaced: (ids: readonly number[]) => string[]): Fields {
  const { hurried, stirred, reformed, halted, contacted, meleed, struck, passedThrough, evaded, cast } = deeds
  return dropDefaults({
    moved: millimetres(deeds.moved) || null,
    ...{ hurried, shots: [...deeds.shots] },
    ...{ spent: millimetres(deeds.spent) || null, used: millimetres(deeds.used) || null },
    ...{ facings: deeds.facings || null, stirred, reformed, halted, contacted },
    ...{ meleed, struck, passedThrough, evaded, cast, ground: [...deeds.ground], gazed: [...deeds.gazed] },
    declared: deeds.declared,
    ...{ targets: namesOfPlaced(deeds.targets), hurtBy: namesOfPlaced(deeds.hurtBy) },
    inCommand: deeds.inCommand === null ? null : { value: deeds.inCommand },
  })
}

/** A huitsán is numbered within its side. */
function numberOf({ huitsanyal }: State, huitsan: number): number {
  const own = huitsanyal[huitsan]!
  return huitsanyal.filter(({ seat }) => seat === own.seat).indexOf(own)
}

/** Makes names unique: later units of the same name get a number. */
function namesOf(units: readonly Unit[]): string[] {
  const names: string[] = []
  for (const unit of units) {
    let name = unit.name
    for (let number = 2; names.includes(name); number++) name = `${unit.name} ${number}`
    names.push(name)
  }
  return names
}

function troopFields({ office, troop }: Unit): Fields {
  const { race, engine, type, standing, armour, shield, weapons, missile, paired, morale, mixed } = troop
  if (office) return { race }
  return {
    ...{ race, engine, type, standing, armour, missile, paired, morale },
    shield: { value: shield },
    weapons: [...weapons],
    mixed: [...mixed],
  }
}

function officeFields(office: Office | null): Fields {
  if (!office) return {}
  if (office.kind !== 'mage') return { office: office.kind, ...(office.kind === 'guards' ? { team: office.team } : {}) }
  const { art, level, team, commands } = office
  return { office: art === 'attack' ? 'attackMage' : 'defenceMage', level, team, commands }
}

/** Writes where figures stand: in ranks with the middle of the front, or each in its own place. */
function standing(body: TroopBody): Fields {
  if (body.kind === 'ranks') {
    const { formation, wings } = body
    const figures = formation.ranks.reduce((sum, rank) => sum + rank, 0)
    return {
      ...ranksFields(formation),
      figures,
      wings: wings.map((wing) => ({ ...ranksFields(wing), figures: figuresIn(wing) })),
    }
  }
  return {
    at: pointOf(body.figures[0]!),
    figures: countOf(body),
    placed: {
      ...(body.shape ? { shape: body.shape } : {}),
      figures: body.figures.map((pose) => [...pointOf(pose), ...facing(pose)]),
    },
  }
}

function figuresIn({ ranks }: Formation): number {
  return ranks.reduce((sum, rank) => sum + rank, 0)
}

function ranksFields({ pose, files }: Formation): Fields {
  return { at: pointOf(pose), facing: facing(pose), files }
}

function facing(pose: Pose): number[] {
  const { x, y } = facingOf(pose)
  return [x / DIRECTION_LENGTH, y / DIRECTION_LENGTH]
}

function millimetres(length: number): number {
  return length / MM
}

function pointOf({ x, y }: Point): number[] {
  return [millimetres(x), millimetres(y)]
}

function contactFields(contact: Contact, nameOf: (id: number) => string): Fields {
  const { attacker, defender, side, rounds, weapons, across, faced } = contact
  return dropDefaults({
    ...{ attacker: nameOf(attacker), defender: nameOf(defender), side, faced, across },
    rounds: rounds || null,
    weapons: dropDefaults({ ...weapons }),
  })
}

function armFields(
  { caster, over, outline, strength, until }: Arm,
  turn: number,
  nameOf: (id: number) => string,
): Json {
  return dropDefaults({
    caster: nameOf(caster),
    over: over && nameOf(over.unit),
    outline: outline.map(pointOf),
    strength,
    turns: until - Math.max(1, turn) + 1,
  })
}

function pieceFields({ terrain, level, shelters, outline, closed, course }: Piece): Fields {
  const shape: Fields = course
    ? { course: course.line.map(pointOf), width: millimetres(course.width) }
    : { [closed ? 'outline' : 'wall']: outline.map(pointOf) }
  return {
    terrain,
    ...(level === undefined ? {} : { level }),
    ...(shelters === undefined ? {} : { shelters }),
    shape,
  }
}

/** Drops values that equal the default, unless requested. */
function dropDefaults(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]): [string, Json][] => {
      if (value === null || value === false) return []
      if (typeof value !== 'object') return [[field, value]]
      if (!Array.isArray(value) && 'value' in value) return [[field, value.value as Json]]
      return Object.keys(value).length > 0 ? [[field, value]] : []
    }),
  )
}
