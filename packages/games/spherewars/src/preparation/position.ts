import type { Json } from '@fray/kernel'
import { usesOf } from '../abilities/uses.ts'
import { effectOf as effectId } from '../ability.ts'
import type { Profile } from '../bands/profile.ts'
import type { Edition } from '../editions/edition.ts'
import { editionOf } from '../editions/edition.ts'
import type { Piece } from '../ground/scenery.ts'
import type { Combatant, Effect, State } from '../state.ts'
import { INCH } from '../units.ts'
import { MISSION_IDS } from './missions/index.ts'
import type { Setup } from './setup-data.ts'

type Fields = { readonly [field: string]: Json }

/** A position in the form that `situate` reads; docs/situations.md tells what the fields mean. */
export function situationOf(state: State, setup: Setup): Json {
  const { phase, turn, round, first, near, bands, sides, preparation } = state
  const names = namesOf(state.combatants)
  const { mission } = state.terms
  return {
    turn: phase === 'turn' ? turn + 1 : Math.max(1, turn),
    ...{ round, first, near },
    sequence: phase === 'terms' ? 'field' : phase === 'over' ? 'updating' : phase,
    mission: MISSION_IDS.find((id) => id === mission.id) ?? (mission as unknown as Json),
    ...{ size: setup.size, density: state.terms.density, scenario: state.terms.scenario as unknown as Json },
    table: { width: setup.width / INCH, depth: setup.depth / INCH },
    ...writeWeather(state),
    ...(preparation ? { preparation: { ...preparation } } : {}),
    ...(setup.weatherChanges ? { weatherChanges: true } : {}),
    sides: bands.map(({ side }) => side),
    gems: sides.map(({ gems }) => gems),
    castingGems: sides.map(({ castingGems }) => castingGems),
    dispellingGems: sides.map(({ dispellingGems }) => dispellingGems),
    orders: bands.map(({ orders }) => orders),
    extraOrders: bands.map(({ extraOrders }) => extraOrders),
    figures: state.combatants.map((combatant) => figureOf(state, editionOf(setup), combatant, names)),
    scenery: state.pieces.map(pieceOf),
    options: {
      advanced: setup.advanced,
      raceRules: setup.raceRules,
      premeasuring: setup.premeasuring,
      turnCap: setup.turnCap,
    },
  }
}

/** The weather, or how it will be settled; a written weather would be there already (SW-WEATHER-07). */
function writeWeather({ weather, terms, phase }: State): Fields {
  if (weather) return { weather }
  const isOpen = phase === 'terms' || phase === 'field' || phase === 'weather'
  if (terms.weather === 'off' || terms.weather === 'rolled') return { weather: terms.weather }
  return { weather: isOpen ? terms.weather : 'off' }
}

/** Names that tell everybody apart: of those who share one the later have a number. */
function namesOf(combatants: readonly Combatant[]): string[] {
  const names: string[] = []
  for (const { profile } of combatants) {
    let name = profile.name
    for (let number = 2; names.includes(name); number++) name = `${profile.name} ${number}`
    names.push(name)
  }
  return names
}

function figureOf(state: State, edition: Edition, combatant: Combatant, names: readonly string[]): Fields {
  const { profile, id, band, at, floor, status, wounds, fatigue, states, effects, orders, artefacts } = combatant
  const { activated, moved, fleeing, areaLost, lastMove, revealed, consumables, consumed, group, value, summoned } =
    combatant
  const entry = edition.entryNamed(profile.id)
  const member = Math.max(0, entry?.members.findIndex((other) => other.id === profile.id) ?? 0)
  return definedFields({
    name: names[id]!,
    who: profile.id,
    member: member || null,
    seat: band,
    ...(status === 'standing' ? { x: at.x / INCH, y: at.y / INCH, floor: floor || null } : { status }),
    wounds: status === 'standing' && !profile.ephemeral ? wounds : null,
    fatigue: fatigue || null,
    ...{ activated, moved, fleeing, areaLost, lastMove },
    states: states.map(({ kind }) => kind),
    effects: effects.map((effect) => effectOf(effect, id, names)),
    ...{ orders, artefacts, revealed, consumables, consumed },
    used: usesOf({ state }, combatant),
    ...{ group, value, summoned },
    profile: differences(profile, entry?.members[member]),
  })
}

function effectOf({ object, until, source, amount, against }: Effect, bearer: number, names: readonly string[]): Json {
  const ability = object.startsWith(LEFT) ? object.slice(LEFT.length) : object
  return definedFields({
    ability,
    by: source.object === ability ? null : source.object,
    until,
    source: source.bearer === bearer ? null : names[source.bearer]!,
    amount: amount === 1 ? null : amount,
    against: against === null ? null : names[against]!,
  })
}

/** The effect of an ability has the name of the ability. */
const LEFT = effectId('')

/** Leaves out flags that are false. */
function definedFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => {
      if (value === null || value === false) return false
      return typeof value !== 'object' || Object.keys(value).length > 0
    }),
  )
}

const FIGURES = [
  ...['title', 'race', 'faction', 'people', 'rank', 'movement', 'mov', 'com', 'dex', 'pre', 'str', 'fur', 'pow'],
  ...['conMundane', 'conArcane', 'wounds', 'ephemeral', 'morale', 'firm', 'fear', 'height', 'mounted'],
  ...['weapons', 'ranged', 'armour', 'abilities', 'ap'],
] as (keyof Profile)[]

/** The fields in which a profile differs from the roster's. */
function differences(profile: Profile, printed: Profile | undefined): Fields {
  const differs = FIGURES.filter((field) => JSON.stringify(profile[field]) !== JSON.stringify(printed?.[field]))
  const base = profile.base.radius === printed?.base.radius ? {} : { baseMm: profile.base.radius / 50 }
  return { ...Object.fromEntries(differs.map((field) => [field, profile[field] as unknown as Json])), ...base }
}

function pieceOf({ type, name, shape, height, density, features, floors, roof, size, ...rest }: Piece): Fields {
  const inches = ({ x, y }: { readonly x: number; readonly y: number }) => [x / INCH, y / INCH]
  const footprint: Fields =
    shape.kind === 'disc'
      ? { x: shape.centre.x / INCH, y: shape.centre.y / INCH, diameter: (2 * shape.radius) / INCH }
      : shape.kind === 'line'
        ? { from: inches(shape.from), to: inches(shape.to) }
        : { outline: shape.outline.map(inches) }
  return {
    type,
    ...(name === null ? {} : { name }),
    ...footprint,
    ...{ height, density, features, floors, roof, size },
    openings: rest.openings.map(({ kind, from, to }) => ({ kind, from: inches(from), to: inches(to) })),
    crossings: rest.crossings.map(({ from, to, width }) => ({
      from: inches(from),
      to: inches(to),
      width: width / INCH,
    })),
    ...(rest.objective === null ? {} : { objective: rest.objective }),
  }
}
