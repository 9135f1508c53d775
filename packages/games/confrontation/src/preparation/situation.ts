import { freeze, InputError, type Problem, readInput, type StartingPosition } from '@fray/kernel'
import { isOnTable, overlaps, wholePoint } from '@fray/tabletop'
import { z } from 'zod'
import { presentKey } from '../armies/cards/former-keys.ts'
import { ARMIES } from '../armies/cards/profile.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { armySchema } from '../armies/peoples/army-names.ts'
import { fearOf } from '../fear/courage.ts'
import { contourOf } from '../ground/bodies.ts'
import { isMarkerKind, markerKinds } from '../ground/markers.ts'
import { pieceSchema, readPiece } from '../ground/scenery-input.ts'
import { inputIssue, inputProblem } from '../input-problem.ts'
import { hasRoomFor } from '../machines/passengers.ts'
import { liveCards } from '../round/sequence.ts'
import { CONQUESTS } from '../scenarios/zones.ts'
import { type Card, type Fighter, isStanding, type Marker, type State, type TurnState } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { writtenWord } from '../written-word.ts'
import { emptyState } from './beginning.ts'
import { MOST_PIECES, overlapping, type Setup, scenarioSchema, tableSchema } from './setup.ts'
import {
  addEffects,
  figureSchema,
  MOST_FIGURES,
  MOST_ROUNDS,
  type SituatedFigure,
  situatedFighter,
} from './situation-figure.ts'
import { spotsOf } from './situation-places.ts'
import { name } from './situation-profile.ts'

const seat = z.union([z.literal(0), z.literal(1)])

/** The place of a figure in the list. */
const place = z.number().int().min(0)

const places = z.array(place).max(MOST_FIGURES)
const names = z.array(name).max(MOST_FIGURES)
const compulsions = z.array(z.enum(['last-card', 'all-reserve'])).max(100)
const few = z.number().int().min(0).max(100)

const spot = z.tuple([z.number().min(-1000).max(1000), z.number().min(-1000).max(1000)])
const faces = z.array(z.number().int().min(1).max(6)).max(20)

const markerKind = z
  .string()
  .max(40)
  .transform(presentKey)
  .superRefine((kind, context) => {
    const words = () => inputIssue('fault.situation.no-marker', { kind, known: markerKinds().join(', ') })
    if (!isMarkerKind(kind)) context.addIssue({ code: 'custom', ...words() })
  })
const markerSchema = z.strictObject({
  kind: markerKind,
  by: place,
  at: spot,
  to: spot.optional(),
  x: z.number().min(0).max(100_000).optional(),
  casts: z.number().int().min(2).max(100).optional(),
})

const PHASES = [
  ...(['approach', 'deployment', 'strategic', 'activation', 'frays', 'combat', 'mystic', 'maintenance'] as const),
  'time-out',
] as const

/** CF-ROUND-03: names of the phases in the book. */
const phaseNames = Object.fromEntries(PHASES.map((phase) => [`${phase} phase`, phase]))

const schema = z.strictObject({
  table: tableSchema,
  scenery: z.array(pieceSchema).max(MOST_PIECES).default([]),
  figures: z.array(figureSchema).min(1).max(MOST_FIGURES),
  scenario: scenarioSchema,
  rounds: z.number().int().min(1).max(MOST_ROUNDS).default(6),
  /** CF-DEPLOY-06: the seat with the left half. */
  leftHalf: seat.default(0),
  /** CF-SCENARIO-13: the names of the enemies that each player must eliminate. */
  targets: z.tuple([name.nullable(), name.nullable()]).default([null, null]),
  round: z.number().int().min(1).max(MOST_ROUNDS).default(1),
  /** The phase; `strategic` is the beginning of the named round. */
  phase: writtenWord(PHASES, phaseNames).default('activation'),
  /** Names and peoples of the armies (default: those of the first figure of each). */
  camps: z
    .array(z.strictObject({ name, army: armySchema(ARMIES) }))
    .length(2)
    .optional(),
  /**
   * The turn under way: its cards have been played, and these activated fighters have still to act, by their places.
   */
  acting: z
    .strictObject({
      seat,
      pending: places,
      activated: places,
      announced: z.boolean().default(false),
      walked: places.default([]),
      busy: places.default([]),
      /** CF-CAST-17, CF-CALL-19: deeds that exclude others in this turn. */
      done: z.partialRecord(z.enum(['ran', 'fired', 'cast', 'called']), places).optional(),
    })
    .optional(),
  /** CF-COMBAT-01: unresolved combats, by places in the list; without them the phase `combat` begins with its frays. */
  combats: z
    .array(z.strictObject({ lone: place, many: places.min(1) }))
    .max(MOST_FIGURES)
    .optional(),
  /** CF-COMBAT-02: the seat that picks the next combat (default: the winner of the Tactical roll). */
  picker: seat.optional(),
  /** CF-SCENARIO-10: the zones that figures standing in two count for, by places in the list. */
  zonesChosen: z.record(name, z.enum(CONQUESTS)).default({}),
  /** CF-SCENARIO-02: whether a player without enemies plays on alone. */
  playsOn: z.boolean().default(false),
  /** CF-STRATEGIC-06: the winner of the latest Tactical roll. */
  tacticalWinner: seat.default(0),
  lead: seat.default(0),
  /**
   * CF-STRATEGIC-02: the piles, by the names of the cards (default: all cards of a camp in the order of the figures).
   */
  piles: z.tuple([names.nullable(), names.nullable()]).default([null, null]),
  reserves: z.tuple([names, names]).default([[], []]),
  /** CF-DRAW-05, -07: reserve placements and passes left. */
  placements: z.tuple([few, few]).optional(),
  /** CF-ABIL-07: counters of Authority left. */
  counters: z.tuple([few, few]).default([0, 0]),
  countersUsed: z.tuple([z.boolean(), z.boolean()]).default([false, false]),
  passes: z.tuple([few, few]).default([0, 0]),
  /** CF-DRAW-07: how often each camp has passed by right in this round. */
  passed: z.tuple([few, few]).default([0, 0]),
  /** CF-BOOK-13: each camp's coordinator, by place in the list. */
  coordinators: z.tuple([place.nullable(), place.nullable()]).default([null, null]),
  /** CF-SPELL-29, -46: duties of each camp's next leads. */
  compelled: z.tuple([compulsions, compulsions]).default([[], []]),
  /** CF-PACK-11: dice that each camp rolled before the approach and still has. */
  paradoxDice: z.tuple([faces, faces]).default([[], []]),
  /** Objects that spells have left on the ground: the spell's rule, the caster's place in the list, and where. */
  markers: z.array(markerSchema).max(100).default([]),
})

type WrittenSituation = z.infer<typeof schema>
type PlacedSituation = Omit<WrittenSituation, 'figures' | 'combats'> & {
  readonly figures: readonly SituatedFigure[]
  readonly combats: NonNullable<WrittenSituation['combats']>
}

/** Lays out a situation; docs/situations.md explains its form. */
export function situate(json: unknown): StartingPosition<State, Setup> {
  const problems: Problem[] = []
  const given = placeFigures(readInput('situation', schema, json), problems)
  const cards = cardsOf(given.figures)
  const fighters = given.figures.map((figure, id) => {
    return situatedFighter(figure, id, cardIndex(cards, figure), servedMachine(given.figures, figure), problems)
  })
  const pieces = given.scenery.map(readPiece)
  if (problems.length > 0) throw new InputError('situation', problems)
  const setup: Setup = freeze({
    table: { width: given.table.width * CENTIMETRE, depth: given.table.depth * CENTIMETRE },
    armies: [],
    scenario: given.scenario,
    rounds: given.rounds,
    left: null,
    scenery: pieces,
  })
  const state = stateOf(given, cards, fighters)
  for (const fighter of fighters) fighter.fearShown = fearOf({ state, setup }, fighter) ?? 0
  problems.push(
    ...overlapping(pieces),
    ...findMisplaced(state, setup),
    ...findUncarried({ state, setup }),
    ...pilesOf(given, state),
    ...targetsOf(given, state),
    ...findUnknownPlaces(given),
  )
  if (problems.length > 0) throw new InputError('situation', problems)
  addEffects(given.figures, { state, setup }, problems)
  if (problems.length > 0) throw new InputError('situation', problems)
  return { setup, state }
}

/** Determines all places; CF-FRAY-01: a combat phase without written combats begins with its frays. */
function placeFigures({ figures, combats, ...given }: WrittenSituation, problems: Problem[]): PlacedSituation {
  const spots = spotsOf(figures, problems)
  const begins = given.phase === 'combat' && combats === undefined && figures.every(({ fought }) => !fought)
  return {
    ...given,
    combats: combats ?? [],
    phase: begins ? 'frays' : given.phase,
    figures: figures.map(({ beside: _, ...figure }, i) => ({ ...figure, ...spots[i]! })),
  }
}

/** A card for each name that figures of a seat give; a figure without one has its own. */
interface SituatedCard extends Card {
  readonly name: string
}

function cardsOf(figures: readonly SituatedFigure[]): SituatedCard[] {
  const cards: SituatedCard[] = []
  figures.forEach((figure) => {
    const name = cardName(figure)
    if (cards.some((card) => card.name === name && card.seat === figure.seat)) return
    cards.push({ id: cards.length, seat: figure.seat, profile: figure.profile, warStaff: figure.warStaff, name })
  })
  return cards
}

function cardName({ card, profile }: SituatedFigure): string {
  return card ?? profile.name
}

function cardIndex(cards: readonly SituatedCard[], figure: SituatedFigure): number {
  return cards.findIndex(({ name, seat: of }) => name === cardName(figure) && of === figure.seat)
}

/** CF-MACHINE-12: gets the machine that a figure is bound to: the written one, or the immobile machine of its card. */
function servedMachine(figures: readonly SituatedFigure[], figure: SituatedFigure): number | null {
  if (figure.serves !== undefined) return figure.serves
  if (isImmobile(figure.profile)) return null
  const shared = figures.findIndex((situatedFigure) => {
    return (
      isImmobile(situatedFigure.profile) &&
      situatedFigure.seat === figure.seat &&
      cardName(situatedFigure) === cardName(figure)
    )
  })
  return shared < 0 ? null : shared
}

function stateOf(given: PlacedSituation, cards: SituatedCard[], fighters: Fighter[]): State {
  const { phase, round, tacticalWinner, lead, leftHalf, passes, placements } = given
  const armyOf = (of: number) => fighters.find((fighter) => fighter.seat === of)?.member.profile.army ?? 'lions'
  const camps = given.camps ?? [0, 1].map((of) => ({ name: armyOf(of), army: armyOf(of) }))
  const state: State = {
    ...emptyState(
      camps,
      cards.map(({ name, ...card }) => (name === card.profile.name ? card : { ...card, label: name })),
      fighters,
    ),
    phase,
    round: phase === 'strategic' ? round - 1 : phase === 'deployment' ? 0 : round,
    tacticalWinner,
    coordinators: [...given.coordinators],
    lead,
    leftHalf,
    picker: given.picker ?? tacticalWinner,
    turn: given.acting ? turnOf(given.acting) : null,
    combats: given.combats,
    zonesChosen: { ...given.zonesChosen },
    playsOn: given.playsOn,
    markers: given.markers.map(markerOf),
  }
  state.effectsMade = given.markers.length
  for (const charger of fighters) for (const id of charger.charged) fighters[id]?.chargedBy.push(charger.id)
  for (const camp of state.camps) {
    camp.passes = passes[camp.seat as 0 | 1]
    const passed = given.passed[camp.seat as 0 | 1]
    if (passed > 0) camp.passed = passed
    camp.counters = given.counters[camp.seat as 0 | 1]
    camp.compelled = [...given.compelled[camp.seat as 0 | 1]]
    const dice = given.paradoxDice[camp.seat as 0 | 1]
    if (dice.length > 0) camp.diceBefore = [...dice]
    camp.counterUsed = given.countersUsed[camp.seat as 0 | 1]
    camp.placements = placements?.[camp.seat as 0 | 1] ?? (camp.seat === tacticalWinner ? 2 : 1)
  }
  return state
}

function turnOf({ done, ...acting }: NonNullable<PlacedSituation['acting']>): TurnState {
  return { ...acting, ...(done ? { done } : {}) }
}

function markerOf({ kind, by, at, to, x: count, casts }: PlacedSituation['markers'][number], id: number): Marker {
  const whole = ([x, y]: readonly [number, number]) => wholePoint(x * CENTIMETRE, y * CENTIMETRE)
  return {
    ...{ id, kind, by, at: whole(at) },
    ...(to ? { to: whole(to) } : {}),
    ...(count === undefined ? {} : { x: count }),
    ...(casts === undefined ? {} : { casts }),
  }
}

/** Puts the cards in their written places; unknown names are problems. */
function pilesOf({ piles, reserves, figures, phase }: PlacedSituation, state: State): Problem[] {
  const problems: Problem[] = []
  const cards = cardsOf(figures)
  for (const camp of state.camps) {
    const of = camp.seat as 0 | 1
    const find = (name: string, field: string) => {
      const found = cards.find((card) => card.name === name && card.seat === of)
      if (!found) problems.push(inputProblem(field, 'fault.situation.no-card', { name }))
      return found ? [found.id] : []
    }
    camp.reserve = reserves[of].flatMap((name, i) => find(name, `reserves[${of}][${i}]`))
    const pile = piles[of]
    const drawn = phase === 'activation' || phase === 'deployment'
    if (pile) camp.pile = pile.flatMap((name, i) => find(name, `piles[${of}][${i}]`))
    else if (drawn) camp.pile = liveCards({ state }, of).filter((id) => !camp.reserve.includes(id))
  }
  return problems
}

/** Sets each player's target; names that no enemy has are problems. */
function targetsOf({ targets }: PlacedSituation, state: State): Problem[] {
  return targets.flatMap((name, of) => {
    if (name === null) return []
    const target = state.fighters.find((fighter) => fighter.seat !== of && fighter.member.profile.name === name)
    state.targets[of] = target?.id ?? null
    return target ? [] : [inputProblem(`targets[${of}]`, 'fault.situation.no-target', { name })]
  })
}

/** Gets problems for places in the list without a figure. */
function findUnknownPlaces({ figures, acting, combats, coordinators, markers }: PlacedSituation): Problem[] {
  const named: [string, number][] = [
    ...(acting?.pending ?? []).map((id, i): [string, number] => [`acting.pending[${i}]`, id]),
    ...coordinators.flatMap((id, i): [string, number][] => (id === null ? [] : [[`coordinators[${i}]`, id]])),
    ...(acting?.activated ?? []).map((id, i): [string, number] => [`acting.activated[${i}]`, id]),
    ...markers.map(({ by }, i): [string, number] => [`markers[${i}].by`, by]),
    ...combats.flatMap(({ lone, many }, i): [string, number][] => [
      [`combats[${i}].lone`, lone],
      ...many.map((id, j): [string, number] => [`combats[${i}].many[${j}]`, id]),
    ]),
    ...figures.flatMap(({ effects, charged, serves, aboard }, of): [string, number][] => [
      ...(aboard === undefined ? [] : [[`figures[${of}].aboard`, aboard] as [string, number]]),
      ...(serves === undefined ? [] : [[`figures[${of}].serves`, serves] as [string, number]]),
      ...charged.map((id, i): [string, number] => [`figures[${of}].charged[${i}]`, id]),
      ...effects.flatMap(({ source }, i): [string, number][] =>
        source.figure === undefined ? [] : [[`figures[${of}].effects[${i}].source.figure`, source.figure]],
      ),
    ]),
  ]
  return named
    .filter(([, id]) => id >= figures.length)
    .map(([field, id]) => inputProblem(field, 'fault.situation.no-place', { id }))
}

/** CF-ABIL-116: gets problems for passengers without room in their vehicle. */
function findUncarried({ state, setup }: StartingPosition<State, Setup>): Problem[] {
  return state.fighters.flatMap((fighter) => {
    const vehicle = fighter.vehicle === null ? undefined : state.fighters[fighter.vehicle]
    if (!vehicle) return []
    const outside: Fighter = { ...fighter, status: 'waiting' }
    const others = { state: { ...state, fighters: state.fighters.filter((other) => other !== fighter) }, setup }
    if (isStanding(vehicle) && hasRoomFor(others, vehicle, outside)) return []
    const [name, other] = [fighter, vehicle].map(({ member }) => member.profile.name) as [string, string]
    return [inputProblem(`figures[${fighter.id}].aboard`, 'fault.situation.no-room-aboard', { name, vehicle: other })]
  })
}

/** CF-MOVE-02: gets problems for figures in impossible places. */
function findMisplaced(state: State, setup: Setup): Problem[] {
  const standing = state.fighters.filter(isStanding)
  return standing.flatMap((fighter, i) => {
    const { name } = fighter.member.profile
    const field = `figures[${fighter.id}]`
    if (!isOnTable(contourOf(fighter), setup.table)) return [inputProblem(field, 'fault.situation.off-table', { name })]
    const other = standing.slice(0, i).find((otherFighter) => {
      return (
        otherFighter.level === fighter.level &&
        fighter.level === 0 &&
        overlaps(contourOf(otherFighter), contourOf(fighter))
      )
    })
    if (!other) return []
    return [inputProblem(field, 'fault.situation.overlap', { name, other: other.member.profile.name })]
  })
}
