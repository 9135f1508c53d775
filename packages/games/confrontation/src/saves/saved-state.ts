import { areIndexesOf, checkSavedState, type Json, type ReportContradiction, stateSchemas } from '@fray/kernel'
import { z } from 'zod'
import { abilities } from '../ability.ts'
import type { ExclusiveActions } from '../activation/exclusive.ts'
import type { Member } from '../armies/army.ts'
import {
  ARMIES,
  BASES,
  CHARACTERISTICS,
  COST_BASES,
  ELEMENTS,
  type Profile,
  RANKS,
  ROLES,
  SIZES,
} from '../armies/cards/profile.ts'
import { miracleNamed, spellNamed } from '../armies/extras/armoury.ts'
import type { CombatDice, Fight } from '../combat/fight.ts'
import { isMarkerKind } from '../ground/markers.ts'
import { GEMS } from '../incantation/mana.ts'
import type { Setup } from '../preparation/setup.ts'
import { CONQUESTS } from '../scenarios/zones.ts'
import { type Fighter, type State, type TurnState, UNTIL } from '../state.ts'
import { LOCATIONS } from '../wounds/wound-table.ts'

const { count, whole, word, words, point, direction } = stateSchemas
const seat = z.union([z.literal(0), z.literal(1)])
const ids = z.array(count).max(1000)
const level = z.union([z.literal(0), z.literal(1), z.literal(2)])
const stance = z.strictObject({ ...point.shape, facing: direction })
const figure = z.number().min(-100).max(1000)
const side = z.enum(['front', 'right', 'rear', 'left'])
const rank = z.enum(RANKS)
const trait = z.strictObject({ ability: word, x: figure.nullable() })
const category = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
/** A record by fighter ids. */
const byFighter = <T extends z.ZodType>(value: T) => z.record(z.string().regex(/^\d{1,4}$/), value)

/** Profiles from data have a few extra fields that no rule reads. */
const profile: z.ZodType<Profile> = z.looseObject({
  id: word,
  name: word,
  printedName: word.exactOptional(),
  army: z.enum(ARMIES),
  people: word,
  rank,
  category,
  rankWords: words,
  role: z.enum(ROLES),
  character: z.boolean(),
  unique: z.boolean(),
  summonOnly: z.boolean(),
  icon: word,
  size: z.enum(SIZES),
  base: z.enum(BASES),
  force: figure,
  mov: figure.nullable(),
  flight: figure.nullable(),
  ini: figure.nullable(),
  att: figure.nullable(),
  str: figure.nullable(),
  def: figure.nullable(),
  res: figure,
  aim: figure.nullable(),
  cou: figure.nullable(),
  fear: figure.nullable(),
  dis: figure.nullable(),
  pow: figure.nullable(),
  weapon: z.strictObject({ name: word, strength: figure, ranges: z.tuple([figure, figure, figure]) }).nullable(),
  traits: z.array(trait).max(200),
  equipment: words,
  bold: z.array(z.enum(CHARACTERISTICS)),
  capacities: words,
  command: z.enum(['commander', 'musician', 'standard-bearer']).nullable(),
  magic: z
    .strictObject({ level: rank, elements: z.array(z.enum(ELEMENTS)), paths: words, intensity: figure })
    .nullable(),
  faith: z
    .strictObject({
      level: rank,
      cult: word,
      aura: figure,
      creation: figure,
      alteration: figure,
      destruction: figure,
      iconoclast: z.boolean(),
    })
    .nullable(),
  spells: words,
  miracles: words,
  machine: z
    .strictObject({
      artillery: z.enum(['light', 'light-zone', 'heavy', 'heavy-zone', 'chariot']),
      mobile: z.boolean(),
      weight: figure.nullable(),
      structurePoints: figure.nullable(),
      crew: figure.nullable(),
      turret: z.boolean(),
      access: z.array(side).nullable(),
      servant: word.nullable(),
      substitutes: z.strictObject({ aim: figure, dis: figure }).nullable(),
    })
    .nullable(),
  ap: figure,
  sources: z.strictObject({ ap: z.enum(COST_BASES), public: words, house: words }),
  estranged: z.literal(true).exactOptional(),
  own: z.boolean(),
})

const member: z.ZodType<Member> = z.strictObject({
  profile,
  extras: z.array(trait).max(200),
  spells: words,
  miracles: words,
  ap: z.number().min(0).max(100_000),
})

const purse = z.partialRecord(z.enum(GEMS), count) as unknown as z.ZodType<Fighter['gems']>

const effect = z.strictObject({
  id: count,
  object: word,
  source: z.strictObject({ bearer: count, object: word }),
  until: z.enum(UNTIL),
  suspends: words.exactOptional(),
  x: figure.nullable(),
})

const fighter: z.ZodType<Fighter> = z.strictObject({
  id: count,
  seat,
  card: count,
  member,
  serves: count.nullable(),
  status: z.enum(['waiting', 'standing', 'aboard', 'eliminated']),
  vehicle: count.nullable(),
  at: stance,
  level,
  wounds: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  hits: z.array(z.enum(LOCATIONS)).max(100),
  extraWounds: count,
  structureLost: count,
  stunned: z.boolean(),
  inRout: z.boolean(),
  immuneToFear: whole,
  fearShown: whole,
  underCover: z.boolean(),
  activated: z.boolean(),
  assaulted: z.boolean(),
  chargedBy: ids,
  charged: ids,
  chargePenalty: z.boolean(),
  defenceOnly: z.boolean(),
  defenceOnlySince: count,
  dived: z.boolean(),
  levelChanged: z.boolean(),
  shots: count,
  fought: z.boolean(),
  pursuits: count,
  arrivedInRound: count,
  hasFallen: z.boolean(),
  gems: purse,
  stored: purse,
  faith: count,
  effects: z.array(effect).max(1000),
  uses: z.record(word, z.strictObject({ stretch: whole, times: count })),
})

const marker = z.strictObject({
  id: count,
  kind: word,
  by: count,
  at: point,
  to: point.exactOptional(),
  x: whole.exactOptional(),
  casts: count.exactOptional(),
})

const card = z.strictObject({ id: count, seat, profile, warStaff: z.boolean(), label: word.exactOptional() })

const camp = z.strictObject({
  seat,
  name: word,
  army: z.enum(ARMIES),
  pile: ids,
  pileAsKnown: ids.exactOptional(),
  reserve: ids,
  placements: count,
  passes: count,
  passed: count.exactOptional(),
  counters: count,
  counterUsed: z.boolean(),
  diceBefore: z.array(z.number().int().min(1).max(6)).max(100).exactOptional(),
  compelled: z.array(z.enum(['last-card', 'all-reserve'])),
})

const combat = z.strictObject({ lone: count, many: ids })

const dice: z.ZodType<CombatDice> = z.strictObject({
  attack: count,
  defence: count,
  held: count,
  ward: count,
  blades: count,
  shots: count,
  placedAttack: count,
  placedDefence: count,
  placedBlades: count,
  sustained: z.boolean(),
})

const fight: z.ZodType<Fight> = z.strictObject({
  combat,
  next: z.enum(['initiative', 'dice', 'strikes', 'replies', 'end', 'pursuits', 'nothing']),
  dice: byFighter(dice),
  initiative: seat,
  isLastExchange: z.boolean(),
  isPicked: z.boolean(),
  pursuers: ids.nullable(),
  pursued: ids,
  within: z.lazy(() => fight.nullable()),
})

const exclusive: z.ZodType<ExclusiveActions> = z.strictObject({
  next: z.enum(['announcement', 'assaults', 'cover', 'end']),
  assaults: z
    .array(
      z.strictObject({
        assailant: count,
        kind: z.enum(['charge', 'engagement', 'pursuit']),
        arrival: z.strictObject({
          target: count,
          side,
          stance,
          slides: z.array(z.strictObject({ fighter: count, stance })).max(100),
        }),
        targets: ids,
        dive: z.boolean(),
        prelude: z
          .discriminatedUnion('kind', [
            z.strictObject({ kind: z.literal('spell'), id: word, fallenBefore: ids }),
            z.strictObject({ kind: z.enum(['miracle', 'wonder']), id: word }),
          ])
          .exactOptional(),
      }),
    )
    .max(1000),
  covering: ids,
  covered: count,
  outlooks: byFighter(
    z.strictObject({
      isHeld: z.boolean(),
      reach: z.number().min(0).max(10_000_000),
      sketches: z
        .array(z.strictObject({ kind: z.enum(['charge', 'engagement']), dive: z.boolean(), targets: ids.min(1) }))
        .max(10_000),
      far: ids,
    }),
  ),
})

const turn: z.ZodType<TurnState> = z.strictObject({
  seat,
  pending: ids,
  activated: ids,
  announced: z.boolean(),
  walked: ids,
  busy: ids,
  exclusive: exclusive.optional(),
  activity: z
    .strictObject({
      fighter: count,
      moved: z.enum(['walk', 'run']).nullable(),
      walkAnnounced: z.boolean(),
      fired: z.boolean(),
      cast: z.boolean(),
      called: z.boolean(),
      onlyFires: word.exactOptional(),
      stuck: z.boolean(),
      beganInContact: z.boolean(),
      fallenBefore: ids,
    })
    .optional(),
  done: z.partialRecord(z.enum(['ran', 'fired', 'cast', 'called']), ids).exactOptional() as never,
})

const schema: z.ZodType<State> = z.strictObject({
  phase: z.enum([
    ...(['approach', 'deployment', 'strategic', 'activation', 'frays'] as const),
    ...(['combat', 'mystic', 'maintenance', 'time-out', 'over'] as const),
  ]),
  round: count,
  step: count.optional(),
  roundBegun: z.boolean().exactOptional(),
  fighters: z.array(fighter).max(1000),
  cards: z.array(card).max(1000),
  camps: z.array(camp).length(2),
  tacticalWinner: seat,
  coordinators: z.array(count.nullable()).length(2),
  lead: seat,
  turn: turn.nullable(),
  combats: z.array(combat).max(1000),
  fighting: fight.nullable(),
  picker: seat,
  effectsMade: count,
  markers: z.array(marker).max(1000),
  lordsAtAnnouncement: byFighter(ids).nullable(),
  leftHalf: seat,
  targets: z.array(count.nullable()).length(2),
  zonesChosen: byFighter(z.enum(CONQUESTS)),
  playsOn: z.boolean(),
  result: z
    .strictObject({
      winner: seat.nullable(),
      scores: z.array(z.number()).length(2),
      reason: z.enum(['controlled', 'contested', 'victory-points', 'executed', 'even']),
    })
    .nullable(),
})

/** Checks the state of a savepoint from a file. */
export function checkState(json: Json, _setup: Setup): void {
  checkSavedState(schema, json, (state, contradict) => {
    const { cards, camps, fighters } = state
    for (const [i, own] of fighters.entries()) checkFighter(state, own, i, contradict)
    for (const [i, { id }] of cards.entries()) if (id !== i) contradict(`cards[${i}].id`)
    for (const [i, { seat: owner, pile, pileAsKnown = [], reserve }] of camps.entries()) {
      if (owner !== i) contradict(`camps[${i}].seat`)
      for (const [field, list] of Object.entries({ pile, pileAsKnown, reserve })) {
        if (!areIndexesOf(list, cards) || new Set(list).size < list.length) contradict(`camps[${i}].${field}`)
      }
    }
    for (const [i, { kind }] of state.markers.entries()) if (!isMarkerKind(kind)) contradict(`markers[${i}].kind`)
    checkLists(state, contradict)
  })
}

function checkFighter(
  { fighters, cards, effectsMade }: State,
  own: Fighter,
  i: number,
  contradict: ReportContradiction,
): void {
  const wrong = (field: string) => contradict(`fighters[${i}].${field}`)
  const { id, card: shown, member: bought, serves, vehicle, chargedBy, charged, effects } = own
  if (id !== i) wrong('id')
  if (!areIndexesOf([shown], cards)) wrong('card')
  if (!bought.spells.every((spell) => spellNamed(spell))) wrong('member.spells')
  if (!bought.miracles.every((miracle) => miracleNamed(miracle))) wrong('member.miracles')
  if (!areIndexesOf([serves], fighters)) wrong('serves')
  if (!areIndexesOf([vehicle], fighters) || (own.status === 'aboard') !== (vehicle !== null)) wrong('vehicle')
  if (!areIndexesOf([...chargedBy, ...charged], fighters)) wrong('charged')
  for (const [j, { id: number, object, source }] of effects.entries()) {
    const isSound = number < effectsMade && abilities.find(object) !== undefined
    if (!isSound || !areIndexesOf([source.bearer], fighters)) wrong(`effects[${j}]`)
  }
}

/** Checks that every fighter named in a list exists. */
function checkLists({ fighters, turn: now, fighting, ...state }: State, contradict: ReportContradiction): void {
  const { exclusive: announced, activity } = now ?? {}
  const named: Record<string, readonly (number | null | undefined)[]> = {
    coordinators: state.coordinators,
    targets: state.targets,
    combats: state.combats.flatMap(({ lone, many }) => [lone, ...many]),
    markers: state.markers.map(({ by }) => by),
    zonesChosen: Object.keys(state.zonesChosen).map(Number),
    lordsAtAnnouncement: Object.entries(state.lordsAtAnnouncement ?? {}).flatMap(([id, lords]) => [
      Number(id),
      ...lords,
    ]),
    'turn.pending': now?.pending ?? [],
    'turn.activated': now?.activated ?? [],
    'turn.walked': [...(now?.walked ?? []), ...(now?.busy ?? [])],
    'turn.done': Object.values(now?.done ?? {}).flat(),
    'turn.activity': activity ? [activity.fighter, ...activity.fallenBefore] : [],
    'turn.exclusive': announced ? idsInExclusive(announced) : [],
    fighting: idsInFight(fighting),
  }
  for (const [field, list] of Object.entries(named)) if (!areIndexesOf(list, fighters)) contradict(field)
}

function idsInExclusive({ assaults, covering, outlooks }: ExclusiveActions): number[] {
  return [
    ...covering,
    ...assaults.flatMap(({ assailant, arrival, targets }) => {
      return [assailant, arrival.target, ...targets, ...arrival.slides.map(({ fighter: slid }) => slid)]
    }),
    ...Object.entries(outlooks).flatMap(([id, { sketches, far }]) => [
      Number(id),
      ...far,
      ...sketches.flatMap(({ targets }) => targets),
    ]),
  ]
}

function idsInFight(now: Fight | null): number[] {
  if (!now) return []
  const { combat: fought, dice: placed, pursuers, pursued, within } = now
  return [
    fought.lone,
    ...fought.many,
    ...Object.keys(placed).map(Number),
    ...(pursuers ?? []),
    ...pursued,
    ...idsInFight(within),
  ]
}
