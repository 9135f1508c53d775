import { addEffect } from '@fray/hooks'
import { freeze, type Problem } from '@fray/kernel'
import { wholePoint } from '@fray/tabletop'
import { z } from 'zod'
import { abilities } from '../ability.ts'
import { boughtTraits, priceFor } from '../armies/army-builder.ts'
import { lacksX, listedAbility, traitByPrintedName } from '../armies/cards/ability-list.ts'
import { withArtefacts, withCapacities } from '../armies/cards/bound-card.ts'
import { equipmentNamed } from '../armies/cards/equipment.ts'
import { presentKey } from '../armies/cards/former-keys.ts'
import { profileNamed } from '../armies/cards/profiles.ts'
import { artefactNamed, miracleNamed, spellNamed } from '../armies/extras/armoury.ts'
import { capacityNamed } from '../armies/extras/capacities/index.ts'
import { CONSECRATION } from '../armies/extras/consecration.ts'
import { virtueCost, virtueNamed } from '../armies/extras/virtues.ts'
import { GEMS } from '../incantation/mana.ts'
import { inputProblem } from '../input-problem.ts'
import { durationOf, effectsLeftBy, type LeftEffect } from '../mystic/enchantment.ts'
import { type Fighter, type PlayState, UNTIL, type WoundLevel } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { LOCATIONS } from '../wounds/wound-table.ts'
import { writtenWord } from '../written-word.ts'
import { newFighter } from './beginning.ts'
import { isCounted } from './counted-uses.ts'
import { besideSchema, facingSchema, type Spot } from './situation-places.ts'
import { changesSchema, MOST_TRAITS, name, profileWith, renameProfile, value } from './situation-profile.ts'
import { figureReader } from './written-figure.ts'
import {
  bareAbility,
  extraId,
  isBought,
  miracleId,
  noAbility,
  noAmount,
  noEffect,
  noExtra,
  noMiracle,
  noProfile,
  noSpell,
  profileId,
  spellId,
} from './written-names.ts'

/** The default card, whose abilities are left out: a fighter without a card has none. */
export const PLAIN = 'lions-guard-of-alahan'

/** The most figures of a situation, and the most rounds. */
export const MOST_FIGURES = 400
export const MOST_ROUNDS = 100

export const WOUNDS = ['none', 'light', 'serious', 'critical'] as const
const level = z.union([z.literal(0), z.literal(1), z.literal(2)])

const count = z.number().int().min(0).max(1000)

/** The id of something that stands in a state; keys of former versions are understood. */
const key = name.transform(presentKey)

/** A temporary effect, by the id of its object, and its source: a place in the list (default: its bearer). */
const effectSchema = z.strictObject({
  object: key,
  /** By default as its rule says. */
  until: z.enum(UNTIL).optional(),
  x: z.number().min(-1000).max(1000).nullable().default(null),
  source: z.strictObject({ figure: count.optional(), object: key.optional() }).default({}),
  suspends: z.array(key).max(MOST_TRAITS).optional(),
})

const purse = z.partialRecord(writtenWord(GEMS), z.number().int().min(0).max(60))

const givenSchema = z.strictObject({
  /** A profile by its id or printed name (default: a plain fighter). */
  who: name.optional(),
  /** The name in the match; short for a change of the name. */
  name: name.optional(),
  seat: z.union([z.literal(0), z.literal(1)]),
  /** The middle of the base, in cm. */
  x: z.number().min(-1000).max(1000).optional(),
  y: z.number().min(-1000).max(1000).optional(),
  facing: facingSchema.optional(),
  beside: besideSchema.optional(),
  changes: changesSchema.default({}),
  /** The name of the fighter's card (default: its own name). */
  card: name.optional(),
  warStaff: z.boolean().default(false),
  status: writtenWord(['standing', 'waiting', 'eliminated'], { dead: 'eliminated', killed: 'eliminated' }).default(
    'standing',
  ),
  level: level.default(0),
  wounds: writtenWord(WOUNDS, {
    healthy: 'none',
    'Light Wound': 'light',
    'Serious Wound': 'serious',
    'Critical Wound': 'critical',
  }).default('none'),
  /** CF-WOUND-02: locations of hits. */
  hits: z.array(writtenWord(LOCATIONS)).max(20).default([]),
  stunned: z.boolean().default(false),
  inRout: z.boolean().default(false),
  immuneToFear: value.default(0),
  underCover: z.boolean().default(false),
  assaulted: z.boolean().default(false),
  chargePenalty: z.boolean().default(false),
  defenceOnly: z.boolean().default(false),
  dived: z.boolean().default(false),
  /** CF-CHARGE-13: places in the list of fighters it has charged in this activation phase. */
  charged: z.array(count).max(MOST_FIGURES).default([]),
  levelChanged: z.boolean().default(false),
  /** CF-MAGE-05: learnt spells. */
  spells: z.array(z.string().max(40)).max(40).default([]),
  /** CF-MANA-01: gems of the reserve. */
  gems: purse.default({}),
  /** CF-REV-LION-12: gems that count for no limit. */
  stored: purse.optional(),
  /** CF-FAITH-07: temporary faith. */
  faith: count.default(0),
  /** CF-SCENARIO-07: round of arrival; 0 for deployed fighters. */
  arrivedInRound: count.default(0),
  activated: z.boolean().default(false),
  fought: z.boolean().default(false),
  /** CF-ABIL-19, -31, -43: absorbed Killed Outright results. */
  extraWounds: count.default(0),
  /** CF-MACHINE-38: structure points lost. */
  structureLost: count.default(0),
  /** CF-MACHINE-12: place in the list of the machine it is bound to (default: the immobile machine of its card). */
  serves: count.optional(),
  /** CF-ABIL-116: place in the list of the vehicle that carries it, instead of a place on the table. */
  aboard: count.optional(),
  /** CF-FIRE-12: shots taken this round. */
  shots: count.default(0),
  /** CF-PURSUIT-02: pursuit movements made this round. */
  pursuits: count.default(0),
  /** CF-SCENARIO-13: has been eliminated once; eliminated fighters always have. */
  hasFallen: z.boolean().default(false),
  effects: z.array(effectSchema).max(MOST_TRAITS).default([]),
  /** Counted uses, and the stretch of play they were in. */
  uses: z.record(key, z.strictObject({ stretch: z.number().int(), times: count })).default({}),
  /** Options bought with the card: capacities and artefacts as cards write abilities. */
  extras: z.array(key).max(MOST_TRAITS).default([]),
  miracles: z.array(name).max(MOST_TRAITS).default([]),
})

const readFigure = figureReader(Object.keys(givenSchema.shape), Object.keys(changesSchema.shape))

export const figureSchema = z
  .preprocess(readFigure, givenSchema)
  .transform(({ changes: told, who, name: called, ...given }) => {
    const card = profileNamed(who === undefined ? PLAIN : profileId(who))
    const changes = who === undefined ? { abilities: [], ...told } : told
    const rest = {
      ...given,
      spells: given.spells.map(spellId),
      miracles: given.miracles.map(miracleId),
      extras: given.extras.map(extraId),
    }
    const printed = card ?? profileNamed(PLAIN)!
    const named = called === undefined || called === printed.name ? changes : { name: called, ...changes }
    const changed = profileWith(printed, named, rest.gems)
    const profile = who === undefined ? changed : renameProfile(changed, printed)
    return {
      ...rest,
      who: who ?? PLAIN,
      unknown: card === undefined,
      profile: withArtefacts(withCapacities(profile, rest.extras), rest.extras),
    }
  })

type WrittenFigure = z.infer<typeof figureSchema>

/** A figure of a situation, and where it stands. */
export type SituatedFigure = Omit<WrittenFigure, 'beside' | keyof Spot> & Spot

/** Makes the fighter of a figure; its faults are added to the problems. */
export function situatedFighter(
  figure: SituatedFigure,
  id: number,
  card: number,
  serves: number | null,
  problems: Problem[],
): Fighter {
  const { profile, seat, status, x, y, facing } = figure
  if (figure.unknown) problems.push(noProfile(`figures[${id}].who`, figure.who))
  for (const trait of profile.traits) {
    const { ability } = trait
    const isKnown =
      abilities.find(ability) ?? listedAbility(ability) ?? equipmentNamed(ability) ?? capacityNamed(ability)
    if (!isKnown) problems.push(noAbility(`figures[${id}].changes.abilities`, ability))
    else if (lacksX(trait)) problems.push(bareAbility(`figures[${id}].changes.abilities`, ability))
  }
  for (const extra of figure.extras) {
    if (isBought(extra)) continue
    problems.push(noExtra(`figures[${id}].extras`, extra))
  }
  for (const spell of figure.spells) {
    if (!spellNamed(spell)) problems.push(noSpell(`figures[${id}].spells`, spell))
  }
  for (const miracle of figure.miracles) {
    if (!miracleNamed(miracle)) problems.push(noMiracle(`figures[${id}].miracles`, miracle))
  }
  for (const counted of Object.keys(figure.uses)) {
    if (!isCounted(counted))
      problems.push(inputProblem(`figures[${id}].uses`, 'fault.situation.no-use', { written: counted }))
  }
  const bought = boughtTraits(figure.extras.filter((extra) => !capacityNamed(extra)))
  const member = freeze({
    ...{ profile, extras: bought, spells: figure.spells, miracles: figure.miracles },
    ap: profile.ap + costOfOptions(figure),
  })
  return {
    ...newFighter(id, seat, card, member, serves),
    ...conditionOf(figure),
    status,
    ...(figure.aboard === undefined ? {} : { status: 'aboard', vehicle: figure.aboard }),
    hasFallen: figure.hasFallen || status === 'eliminated',
    at: { ...wholePoint(x * CENTIMETRE, y * CENTIMETRE), facing },
    wounds: WOUNDS.indexOf(figure.wounds) as WoundLevel,
    hits: [...figure.hits],
    charged: [...figure.charged],
    gems: { ...figure.gems },
    stored: { ...figure.stored },
    uses: { ...figure.uses },
  }
}

/** CF-PROFILE-13: options bought with the card count for the strategic value. */
function costOfOptions({ profile, extras, spells, miracles }: SituatedFigure): number {
  const things = extras.map((id) => {
    if (id === CONSECRATION.id) return CONSECRATION.ap
    const virtue = virtueNamed(id)
    return virtue ? virtueCost(profile, virtue) : priceFor(profile, artefactNamed(id) ?? FREE)
  })
  const learnt = [
    ...spells.map((id) => priceFor(profile, spellNamed(id) ?? FREE)),
    ...miracles.map((id) => miracleNamed(id)?.ap ?? 0),
  ]
  return [...things, ...learnt].reduce((sum, ap) => sum + ap, 0)
}

const FREE = { ap: 0 }

/** Fields of a figure that are fields of a fighter too. */
export const CONDITION = [
  ...([
    'level',
    'extraWounds',
    'structureLost',
    'immuneToFear',
    'arrivedInRound',
    'shots',
    'pursuits',
    'faith',
  ] as const),
  ...(['stunned', 'inRout', 'underCover', 'activated', 'assaulted', 'chargePenalty'] as const),
  ...(['defenceOnly', 'dived', 'levelChanged', 'fought'] as const),
] as const

function conditionOf(figure: SituatedFigure): Pick<Fighter, (typeof CONDITION)[number]> {
  return Object.fromEntries(CONDITION.map((field) => [field, figure[field]])) as Pick<
    Fighter,
    (typeof CONDITION)[number]
  >
}

/** Adds the effects of all figures, numbered through the match; their faults are added to the problems. */
export function addEffects(figures: readonly SituatedFigure[], play: PlayState, problems: Problem[]): void {
  const { state } = play
  for (const [id, { effects }] of figures.entries()) {
    for (const [i, { source, object: told, until, x: amount, suspends }] of effects.entries()) {
      const field = `figures[${id}].effects[${i}]`
      const bearer = state.fighters[id]!
      const laid = effectsNamed(told)
      const maker = { bearer: source.figure ?? id, object: source.object ?? readRule(told) }
      if (laid.length === 0) problems.push(noEffect(`${field}.object`, told))
      for (const { object, numberFor, isFor, until: usual } of laid) {
        if (isFor?.(play, bearer) === false) continue
        const x = signedAmount(object, amount ?? numberFor?.(bearer) ?? null)
        if (lacksAmount(object, x)) problems.push(noAmount(`${field}.x`, told))
        addEffect(state, bearer, { object, until: until ?? usual, x, source: maker, ...(suspends ? { suspends } : {}) })
      }
    }
  }
}

/** A taken amount may be written without its sign. */
function signedAmount(object: string, x: number | null): number | null {
  return x !== null && abilities.find(object)?.amount === 'taken' ? 0 - Math.abs(x) : x
}

function lacksAmount(object: string, x: number | null): boolean {
  return x === null && (abilities.find(object)?.amount !== undefined || lacksX({ ability: object, x }))
}

/** Gets the rule of a spell or a miracle written by its name. */
function readRule(told: string): string {
  return abilities.find(told) ? told : miracleId(spellId(told))
}

/** Gets the effects of a spell or a miracle by its rule or its name; abilities are written as cards print them. */
function effectsNamed(told: string): readonly LeftEffect[] {
  const rule = readRule(told)
  const isMystery = spellNamed(rule) !== undefined || miracleNamed(rule) !== undefined
  if (isMystery) return effectsLeftBy(rule)
  const { ability, x } = abilities.find(told) ? { ability: told, x: null } : traitByPrintedName(told)
  if (!abilities.find(ability)) return []
  return [{ object: ability, until: durationOf(ability), ...(typeof x === 'number' ? { numberFor: () => x } : {}) }]
}
