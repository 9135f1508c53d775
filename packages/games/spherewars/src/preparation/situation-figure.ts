import { freeze, type Problem } from '@fray/kernel'
import { discBase, millimetres } from '@fray/tabletop'
import { z } from 'zod'
import { knownAbility } from '../ability.ts'
import { newCombatant } from '../bands/muster.ts'
import type { Profile } from '../bands/profile.ts'
import type { Edition } from '../edition.ts'
import type { Combatant, Side } from '../state.ts'
import { inches } from '../units.ts'

/** Anything that has hooks or figures of its own goes by the id that the lists give it. */
const ability = z.string().refine((id) => knownAbility(id) !== undefined, {
  error: ({ input }) => `"${String(input)}" is nothing that the game knows; ids stand in data/abilities.json`,
})
const abilities = z.array(ability)
const level = (least: number, most: number) => z.number().int().min(least).max(most)
const attribute = level(0, 30)
const orNone = attribute.nullable()

/** What may differ from the roster, in the terms of a profile; `baseMm` is the diameter of the base. */
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
  fear: level(0, 3),
  height: level(0, 5),
  mounted: z.boolean(),
  weapons: abilities,
  ranged: abilities,
  armour: abilities,
  abilities,
  ap: attribute,
})

const effectSchema = z.strictObject({
  ability,
  until: z.enum(['combat', 'activation', 'next-activation', 'round', 'turn', 'my-next-round', 'latent', 'game']),
  source: z.string().optional(),
  amount: z.number().default(1),
  against: z.string().optional(),
})

export const figureSchema = z.strictObject({
  name: z.string().min(1).optional(),
  /** Id of a roster entry; for a group, of one of its members. */
  who: z.string(),
  member: z.number().int().min(0).default(0),
  /** Whose band it belongs to. */
  seat: z.number().int().min(0).max(3),
  x: z.number().optional(),
  y: z.number().optional(),
  status: z.enum(['standing', 'reserve', 'dead', 'fled']).default('standing'),
  floor: z.number().int().min(0).default(0),
  profile: profileSchema.partial().default({}),
  wounds: z.number().int().min(1).optional(),
  fatigue: z.number().int().min(0).default(0),
  activated: z.boolean().default(false),
  moved: z.boolean().default(false),
  fleeing: z.boolean().default(false),
  states: z.array(z.enum(['stunned', 'paralysed', 'fearful', 'concussed'])).default([]),
  effects: z.array(effectSchema).default([]),
  orders: z.array(z.string()).default([]),
  areaLost: z.boolean().default(false),
  artefacts: abilities.default([]),
  consumables: abilities.default([]),
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
  const complain = (message: string, ...where: string[]) =>
    problems.push({ field: [field, ...where].join('.'), message })
  const side = sides[figure.seat]
  if (side === undefined) complain('is on no side', 'seat')
  if (figure.status === 'standing' && (figure.x === undefined || figure.y === undefined)) complain('needs x and y')
  const entry = edition.entryNamed(figure.who)
  const printed = entry?.members[figure.member]
  if (!entry) complain(`no combatant is called "${figure.who}"`, 'who')
  else if (!printed) complain(`${entry.name} has ${entry.members.length}, counted from 0`, 'member')
  if (!entry || !printed) return newCombatant(id, figure.seat, side ?? 0, {} as Profile)
  const profile = profileOf(figure, printed)
  if ((figure.wounds ?? 0) > profile.wounds) complain(`has ${profile.wounds} at most`, 'wounds')
  const { artefacts, consumables, summoned, status, floor, fatigue, activated, moved, fleeing, orders, areaLost } =
    figure
  const combatant = newCombatant(id, figure.seat, side ?? 0, profile, {
    group: figure.group ?? null,
    value: figure.value ?? Math.floor(entry.bp / entry.members.length),
    artefacts,
    consumables,
    summoned,
  })
  return Object.assign(combatant, {
    ...{ status, floor, fatigue, activated, moved, fleeing, orders, areaLost },
    at: { x: inches(figure.x ?? 0), y: inches(figure.y ?? 0) },
    wounds: figure.wounds ?? profile.wounds,
    states: figure.states.map((kind) => ({ kind, fresh: false })),
  })
}

function profileOf({ profile: { baseMm, ...given }, name }: SituatedFigure, printed: Profile): Profile {
  const base = baseMm === undefined ? printed.base : discBase(millimetres(baseMm / 2))
  return freeze({ ...printed, ...given, base, name: name ?? printed.name }) as Profile
}
