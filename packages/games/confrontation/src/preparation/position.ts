import type { Json } from '@fray/kernel'
import { DIRECTION_LENGTH, type Point } from '@fray/tabletop'
import { printedName } from '../armies/cards/printed-name.ts'
import type { Profile, Trait } from '../armies/cards/profile.ts'
import { profileNamed } from '../armies/cards/profiles.ts'
import type { Piece } from '../ground/scenery.ts'
import { gemsIn } from '../incantation/mana.ts'
import { type Card, type Effect, type Fighter, isInPlay, type Marker, type State, type TurnState } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { cardNamesOf } from '../view/card-names.ts'
import type { Setup } from './setup.ts'
import { CONDITION, PLAIN, WOUNDS } from './situation-figure.ts'
import { changesSchema } from './situation-profile.ts'

type Fields = { readonly [field: string]: Json }

/** A position in the form that `situate` reads; docs/situations.md explains its fields. */
export function position(state: State, { table, scenario, rounds, scenery }: Setup): Json {
  const { phase, round, camps, fighters, tacticalWinner, lead, leftHalf, turn, targets } = state
  const cards = cardNamesOf(state)
  const cardNames = (ids: readonly number[]) => ids.map((id) => cards[id]!)
  return {
    table: { width: table.width / CENTIMETRE, depth: table.depth / CENTIMETRE },
    scenery: scenery.map(pieceOf),
    ...{ scenario, rounds, leftHalf, tacticalWinner, lead },
    targets: targets.map((id) => (id === null ? null : fighters[id]!.member.profile.name)),
    round: phase === 'strategic' && !state.roundBegun ? round + 1 : Math.max(1, round),
    phase: phase === 'over' ? 'time-out' : phase,
    camps: camps.map(({ name, army }) => ({ name, army })),
    piles: camps.map(({ pile }) => cardNames(pile)),
    reserves: camps.map(({ reserve }) => cardNames(reserve)),
    placements: camps.map(({ placements }) => placements),
    counters: camps.map(({ counters }) => counters),
    countersUsed: camps.map(({ counterUsed }) => counterUsed),
    passes: camps.map(({ passes }) => passes),
    passed: camps.map(({ passed = 0 }) => passed),
    coordinators: [...state.coordinators],
    paradoxDice: camps.map(({ diceBefore = [] }) => [...diceBefore]),
    compelled: camps.map(({ compelled }) => [...compelled]),
    ...(turn ? { acting: actingIn(turn) } : {}),
    combats: state.combats.map(({ lone, many }) => ({ lone, many: [...many] })),
    picker: state.picker,
    zonesChosen: { ...state.zonesChosen },
    playsOn: state.playsOn,
    figures: fighters.map((fighter) => figureOf(fighter, cards, state.cards)),
    ...(state.markers.length > 0 ? { markers: state.markers.map(markerOf) } : {}),
  }
}

/** The turn under way, without unfinished actions. */
function actingIn({ exclusive: _, activity: __, ...turn }: TurnState): Json {
  const { pending, activated, walked, busy } = turn
  return { ...turn, pending: [...pending], activated: [...activated], walked: [...walked], busy: [...busy] } as Json
}

function figureOf(fighter: Fighter, names: readonly string[], cards: readonly Card[]): Fields {
  const { member, seat, at, status, card, wounds, charged, effects, uses, hasFallen, gems, stored, serves } = fighter
  const { hits } = fighter
  const { profile, extras, spells, miracles } = member
  const printed = cardOf(profile)
  return {
    ...(printed ? { who: profile.id } : {}),
    name: profile.name,
    ...{ seat, x: at.x / CENTIMETRE, y: at.y / CENTIMETRE },
    facing: [at.facing.x / DIRECTION_LENGTH, at.facing.y / DIRECTION_LENGTH],
    ...presentFields({
      status: isInPlay(fighter) ? null : status,
      aboard: fighter.vehicle === null ? null : { value: fighter.vehicle },
      card: names[card] === profile.name ? null : names[card]!,
      warStaff: cards[card]!.warStaff,
      wounds: wounds === 0 ? null : WOUNDS[wounds],
      hits: [...hits],
      ...Object.fromEntries(CONDITION.map((field) => [field, fighter[field]])),
      charged: [...charged],
      serves: serves === null ? null : { value: serves },
      hasFallen: hasFallen && status !== 'eliminated',
      effects: effects.map((effect) => effectOf(effect, fighter.id)),
      uses: uses as unknown as Fields,
      gems: { ...gems },
      ...(gemsIn(stored) > 0 ? { stored: { ...stored } } : {}),
      extras: extras.map(writeTrait),
      ...{ spells: [...spells], miracles: [...miracles] },
      changes: changesOf(profile, printed),
    }),
  }
}

function effectOf({ object, until, x, source, suspends = [] }: Effect, bearer: number): Fields {
  const { bearer: maker, object: made } = source
  return presentFields({
    ...{ object, until, x: x === null ? null : { value: x } },
    source: presentFields({
      figure: maker === bearer ? null : { value: maker },
      object: made === object ? null : made,
    }),
    suspends: [...suspends],
  })
}

/** Gets the printed card of a fighter; a player's own card, or a fighter laid out without one, has none. */
function cardOf(profile: Profile): Profile | undefined {
  const printed = profileNamed(profile.id)
  return printed?.name === printedName(profile) ? printed : undefined
}

/** Gets the differences between a profile and its printed card. */
function changesOf(profile: Profile, card: Profile | undefined): Fields {
  if (profile === card) return {}
  const printed = card ?? profileNamed(PLAIN)!
  const { abilities: _, name: __, ...fields } = changesSchema.shape
  const figures = Object.keys(fields) as Exclude<keyof typeof fields, 'abilities' | 'name'>[]
  const differs = figures.filter((field) => JSON.stringify(profile[field]) !== JSON.stringify(printed[field]))
  const isSame = card && JSON.stringify(profile.traits) === JSON.stringify(card.traits)
  const traits = isSame ? null : profile.traits
  return {
    ...Object.fromEntries(differs.map((field) => [field, profile[field] as unknown as Json])),
    ...(traits ? { abilities: traits.map(writeTrait) } : {}),
  }
}

/** As cards write it: "toxic/2". */
function writeTrait({ ability, x }: Trait): string {
  return x === null ? ability : `${ability}/${x}`
}

function markerOf({ kind, by, at, to, x: count, casts }: Marker): Fields {
  const place = ({ x, y }: Point) => [x / CENTIMETRE, y / CENTIMETRE]
  return {
    ...{ kind, by, at: place(at) },
    ...(to ? { to: place(to) } : {}),
    ...(count === undefined ? {} : { x: count }),
    ...(casts === undefined ? {} : { casts }),
  }
}

function pieceOf({ kind, outline, ground, hides, height }: Piece): Fields {
  return { kind, outline: outline.map(({ x, y }) => [x / CENTIMETRE, y / CENTIMETRE]), ground, hides, height }
}

/** Leaves out false and empty fields; a number that may be 0 is given as a value. */
function presentFields(fields: Readonly<Record<string, Json | undefined>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]): [string, Json][] => {
      if (value === null || value === undefined || value === false || value === 0) return []
      if (typeof value !== 'object') return [[field, value]]
      if (!Array.isArray(value) && 'value' in value) return [[field, value.value as Json]]
      return Object.keys(value).length > 0 ? [[field, value]] : []
    }),
  )
}
