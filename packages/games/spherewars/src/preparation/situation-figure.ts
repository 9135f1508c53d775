import { freeze, type IdAfter, type MessageArgs, type Problem } from '@fray/kernel'
import { discBase, millimetres } from '@fray/tabletop'
import { z } from 'zod'
import { LIMITED } from '../abilities/uses.ts'
import { isLasting, registry } from '../ability.ts'
import { MOST_CONSUMABLES } from '../bands/armoury.ts'
import { costOfConsumables } from '../bands/band.ts'
import { createCombatant } from '../bands/initial-state.ts'
import { isHero, type Profile } from '../bands/profile.ts'
import { findAbilityId, findRecruit, similarAbilities, similarRecruits } from '../bands/written-names.ts'
import type { Edition } from '../editions/edition.ts'
import { inputIssue, inputProblem } from '../input-problem.ts'
import type { PhraseId } from '../locales/phrases.ts'
import type { Side } from '../side.ts'
import type { Combatant } from '../state.ts'
import { inches } from '../units.ts'
import { besideSchema } from './situation-place.ts'

/** Anything that has hooks or figures of its own goes by the id that the lists give it, or by its printed name. */
const ability = z
  .string()
  .overwrite((written) => (registry.find(written) ? written : findAbilityId(written)))
  .superRefine((id, context) => {
    if (registry.find(id)) return
    const near = similarAbilities(id)
    const issue =
      near.length > 0
        ? inputIssue('fault.situation.unknown-near', { id, near: near.join(', ') })
        : inputIssue('fault.situation.unknown', { id })
    context.addIssue({ code: 'custom', ...issue })
  })
const lasting = ability.superRefine((id, context) => {
  if (!registry.find(id) || isLasting(id)) return
  context.addIssue({ code: 'custom', ...inputIssue('fault.situation.no-effect', { id }) })
})
/** An ability with limited uses, by its id, or a feat of the turn (SM-FEAT-10). */
const use = z.string().superRefine((written, context) => {
  const isKnown = written.startsWith('feat ') ? registry.find(written.slice(5)) : LIMITED.some((id) => id === written)
  if (!isKnown) context.addIssue({ code: 'invalid_value', values: [...LIMITED], input: written })
})
const abilities = z.array(ability).max(60)
const level = (least: number, most: number) => z.number().int().min(least).max(most)
const attribute = level(0, 30)
/** A level by its number or by its name (SW-PROFILE-23, -24). */
const namedSchema = (names: readonly [string, ...string[]]) =>
  z.union([level(0, names.length - 1), z.enum(names).transform((name) => names.indexOf(name))])
const orNone = attribute.nullable()

/** Differences from the roster, in the terms of a profile; `baseMm` is the diameter of the base. */
const profileSchema = z.strictObject({
  title: z.string().nullable(),
  race: z.enum(['scions', 'alliance', 'urueh', 'adepts']),
  faction: z.string().nullable(),
  people: z.enum(['soimi', 'regor']).nullable(),
  rank: z.enum(['leader', 'avatar', 'messenger', 'regular', 'average', 'elite', 'superior', 'escort']),
  baseMm: z.number().min(5).max(200),
  movement: z.enum(['fixed', 'flying', 'variable', 'clumsy']),
  mov: attribute,
  ...{ com: orNone, dex: orNone, pre: orNone, str: orNone, fur: orNone, pow: orNone },
  conMundane: attribute,
  conArcane: attribute,
  wounds: attribute,
  ephemeral: z.boolean(),
  morale: z.enum(['coward', 'common', 'brave', 'unbreakable']).nullable(),
  firm: z.boolean(),
  fear: namedSchema(['common', 'respectable', 'frightening', 'terrifying']),
  height: namedSchema(['flat', 'small', 'common', 'large', 'huge', 'colossal']),
  mounted: z.boolean(),
  weapons: abilities,
  ranged: abilities,
  armour: abilities,
  abilities,
  ap: attribute,
})

/** States are written as the book has them: as what somebody is or suffers, in capitals or not. */
const SPELLINGS: Readonly<Record<string, string>> = {
  paralyzed: 'paralysed',
  paralysis: 'paralysed',
  concussion: 'concussed',
  frightened: 'fearful',
}
function spelledOut(state: unknown): unknown {
  if (typeof state !== 'string') return state
  const small = state.toLowerCase()
  return SPELLINGS[small] ?? small
}

const effectSchema = z.strictObject({
  ability: lasting,
  until: z.enum(['combat', 'activation', 'next-activation', 'round', 'turn', 'my-next-round', 'latent', 'game']),
  source: z.string().optional(),
  /** What laid it, if that is not the ability itself. */
  by: ability.optional(),
  amount: z.number().min(-100).max(100).default(1),
  against: z.string().optional(),
})

export const figureSchema = z.strictObject({
  name: z.string().min(1).max(80).optional(),
  /** Id or printed name of a roster entry, or the name of a figure of a group. */
  who: z.string(),
  member: z.number().int().min(0).max(50).optional(),
  /** Whose band it belongs to. */
  seat: z.number().int().min(0).max(3),
  x: z.number().optional(),
  y: z.number().optional(),
  beside: besideSchema.optional(),
  status: z.enum(['standing', 'reserve', 'dead', 'fled']).default('standing'),
  floor: z.number().int().min(0).max(9).default(0),
  profile: profileSchema.partial().default({}),
  wounds: z.number().int().min(1).optional(),
  fatigue: z.number().int().min(0).max(100).default(0),
  activated: z.boolean().default(false),
  moved: z.boolean().default(false),
  fleeing: z.boolean().default(false),
  states: z
    .array(z.preprocess(spelledOut, z.enum(['stunned', 'paralysed', 'fearful', 'concussed'])))
    .max(4)
    .default([]),
  effects: z.array(effectSchema).max(60).default([]),
  orders: z.array(z.string()).max(20).default([]),
  areaLost: z.boolean().default(false),
  /** The movement action of its latest activation. */
  lastMove: z.enum(['stand', 'run', 'speed-up', 'charge', 'engage']).nullable().default(null),
  /** The uses already spent, of abilities limited by round, turn or game. */
  used: z.array(use).max(60).default([]),
  artefacts: abilities.default([]),
  /** Those of its artefacts that the enemy knows of (SW-ARTEFACT-03). */
  revealed: abilities.default([]),
  consumables: abilities.default([]),
  /** Consumables it had and has used, which are part of its price (SW-WIN-09). */
  consumed: abilities.default([]),
  group: z.number().int().optional(),
  value: z.number().int().min(0).optional(),
  summoned: z.boolean().default(false),
})

export type SituatedFigure = z.infer<typeof figureSchema>

/** The combatant that a figure of a situation describes; what is wrong with it goes to the problems. */
export function situatedCombatant(
  figure: SituatedFigure,
  id: number,
  sides: readonly Side[],
  edition: Edition,
  problems: Problem[],
): Combatant {
  const field = `figures[${id}]`
  const complain = (where: string, which: IdAfter<'fault.situation.', PhraseId>, args: MessageArgs = {}) =>
    problems.push(inputProblem(`${field}${where}`, `fault.situation.${which}`, args))
  const side = sides[figure.seat]
  if (side === undefined) complain('.seat', 'no-side')
  const placed = figure.x !== undefined && figure.y !== undefined
  if (figure.beside && (figure.x !== undefined || figure.y !== undefined)) complain('.beside', 'placed')
  if (figure.status === 'standing' && !placed && !figure.beside) complain('', 'nowhere')
  const written = findRecruit(figure.who)
  const entry = edition.entryNamed(figure.who) ?? (written && edition.entryNamed(written.id))
  const printed = entry?.members[figure.member ?? written?.member ?? 0]
  if (!entry) {
    const near = similarRecruits(figure.who)
    if (near.length > 0) complain('.who', 'no-combatant-near', { who: figure.who, near: near.join(', ') })
    else complain('.who', 'no-combatant', { who: figure.who })
  } else if (!printed) complain('.member', 'member', { name: entry.name, members: entry.members.length })
  if (!entry || !printed) return createCombatant(id, figure.seat, side ?? 0, {} as Profile)
  const profile = profileOf(figure, printed)
  if (profile.abilities.includes('flying') && profile.movement !== 'flying') complain('.profile.movement', 'flying')
  if ((figure.wounds ?? 0) > profile.wounds) complain('.wounds', 'wounds', { wounds: profile.wounds })
  const { artefacts, revealed, consumables, consumed, summoned } = figure
  revealed.forEach((artefact, i) => {
    if (!artefacts.includes(artefact)) complain(`.revealed[${i}]`, 'not-carried', { artefact })
  })
  const combatant = createCombatant(id, figure.seat, side ?? 0, profile, {
    group: figure.group ?? null,
    value: figure.value ?? Math.floor(entry.bp / entry.members.length),
    provisions: costOfConsumables([...consumables, ...consumed]),
    ...{ artefacts, consumables, summoned },
    carries: Math.max(isHero(profile) ? MOST_CONSUMABLES : 0, consumables.length + consumed.length),
    // A figure that could have something hidden may have anything: that it has must not show.
    freelyEquipped: isHero(profile) || artefacts.length + consumables.length > 0,
  })
  const { status, floor, fatigue, activated, moved, fleeing, orders, areaLost, lastMove } = figure
  return Object.assign(combatant, {
    ...{ status, floor, fatigue, activated, moved, fleeing, orders, areaLost, lastMove, revealed, consumed },
    at: { x: inches(figure.x ?? 0), y: inches(figure.y ?? 0) },
    wounds: figure.wounds ?? profile.wounds,
    states: figure.states.map((kind) => ({ kind, gainedThisActivation: false })),
  })
}

function profileOf({ profile: { baseMm, ...given }, name }: SituatedFigure, printed: Profile): Profile {
  const base = baseMm === undefined ? printed.base : discBase(millimetres(baseMm / 2))
  return freeze({ ...printed, ...given, base, name: name ?? printed.name }) as Profile
}
