import type { MessageArgs } from '@fray/kernel'
import { z } from 'zod'
import { type CardFault, inputIssue } from '../input-problem.ts'
import { isAbility, readAbility, traitOf } from './ability-list.ts'
import { sizeOf } from './bases.ts'
import { equipmentNamed } from './equipment.ts'
import { ICONS } from './icons.ts'
import { ARMIES, BASES, CHARACTERISTICS, RANKS, ROLES, SIZES } from './profile.ts'
import { isOldTerm, readAbilities } from './terms.ts'

const characteristic = z.number().int().min(0).max(30).nullable().default(null)
/** CF-PROFILE-02: in cm, in steps of a half. */
const movement = z.number().multipleOf(0.5).min(0).max(60).nullable().default(null)

const ability = z
  .string()
  .max(60)
  .overwrite(readAbility)
  .refine((written) => isAbility(written) || isOldTerm(written), inputIssue('fault.card.ability'))
const thing = z
  .string()
  .max(60)
  .refine((id) => equipmentNamed(id) !== undefined, inputIssue('fault.card.equipment'))

const weapon = z.strictObject({
  name: z.string().min(1).max(40),
  strength: z.number().int().min(0).max(30),
  /** CF-FIRE-05: short, medium and long range in cm. */
  ranges: z
    .tuple([z.number().int().min(0).max(300), z.number().int().min(0).max(300), z.number().int().min(0).max(300)])
    .refine(([short, medium, long]) => short <= medium && medium <= long, inputIssue('fault.card.ranges')),
})

const magic = z.strictObject({
  elements: z.array(z.enum(['air', 'earth', 'fire', 'water', 'light', 'darkness'])).max(6),
  paths: z.array(z.string().min(1).max(40)).max(6),
  /** The level, if the rank does not say it. */
  level: z.enum(['initiate', 'adept', 'master', 'virtuoso']).optional(),
})

const aspect = z.number().int().min(0).max(10)
const faith = z.strictObject({
  cult: z.string().min(1).max(40),
  aura: z.number().multipleOf(0.5).min(0).max(60),
  creation: aspect,
  alteration: aspect,
  destruction: aspect,
  level: z.enum(['devout', 'zealot', 'dean', 'avatar']).optional(),
})

export const machineSchema = z.strictObject({
  artillery: z.enum(['light', 'light-zone', 'heavy', 'heavy-zone', 'chariot']),
  mobile: z.boolean(),
  weight: z.number().int().min(1).max(20).nullable().default(null),
  structurePoints: z.number().int().min(1).max(50).nullable().default(null),
  crew: z.number().int().min(1).max(10).nullable().default(null),
  turret: z.boolean().default(false),
  /** CF-ABIL-116: the sides where passengers get on and off. */
  access: z
    .array(z.enum(['front', 'right', 'rear', 'left']))
    .max(4)
    .nullable()
    .default(null)
    .transform((sides) => (sides?.length ? sides : null)),
  /** Empty for none. */
  servant: z
    .string()
    .max(60)
    .nullable()
    .default(null)
    .transform((id) => id || null),
  substitutes: z
    .strictObject({ aim: z.number().int().min(0).max(30), dis: z.number().int().min(0).max(30) })
    .nullable()
    .default(null),
})

/** CF-CARD-01: the figures of a reference card as data write them. A fighter lacks what is left out. */
export const cardFields = {
  id: z
    .string()
    .max(60)
    .refine((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), inputIssue('fault.card.id')),
  name: z.string().min(1).max(60),
  army: z.enum(ARMIES),
  rank: z.enum(RANKS),
  rankWords: z.array(z.string().min(1).max(40)).max(6).default([]),
  role: z.enum(ROLES).default('troop'),
  character: z.boolean().default(false),
  unique: z.boolean().default(false),
  icon: z
    .string()
    .max(60)
    .refine((name) => ICONS.includes(name), inputIssue('fault.card.icon'))
    .default('swordman'),
  size: z.enum(SIZES),
  base: z.enum(BASES),
  mov: movement,
  flight: movement,
  ini: characteristic,
  att: characteristic,
  str: characteristic,
  def: characteristic,
  res: z.number().int().min(0).max(30),
  aim: characteristic,
  cou: characteristic,
  fear: characteristic,
  dis: characteristic,
  pow: characteristic,
  weapon: weapon.nullable().default(null),
  abilities: z.array(ability).max(20).default([]).transform(readAbilities),
  equipment: z.array(thing).max(10).default([]),
  /** CF-ABIL-20: characteristics printed bold. */
  bold: z.array(z.enum(CHARACTERISTICS)).max(10).default([]),
  command: z.enum(['commander', 'musician', 'standard-bearer']).nullable().default(null),
  magic: magic.nullable().default(null),
  faith: faith.nullable().default(null),
  machine: machineSchema.nullable().default(null),
}

const figures = z.strictObject(cardFields)
export type CardFigures = z.infer<typeof figures>

type ReportProblem = (field: string, which: CardFault, args?: MessageArgs) => void

/** Reports contradictions in a card. */
export function checkCard(card: CardFigures, context: z.RefinementCtx): void {
  const complain: ReportProblem = (field, which, args = {}) =>
    context.addIssue({ code: 'custom', path: [field], ...inputIssue(`fault.card.${which}`, args) })
  for (const check of [checkBody, checkSize, checkArms, checkStanding, checkMystic]) check(card, complain)
}

/** CF-PROFILE-02 to -08: every fighter moves, fights and has COU or FEAR, except an immobile machine. */
function checkBody(card: CardFigures, complain: ReportProblem): void {
  if (card.machine && !card.machine.mobile) return
  for (const field of ['mov', 'ini', 'att', 'str', 'def'] as const) if (card[field] === null) complain(field, 'missing')
  if ((card.cou === null) === (card.fear === null)) complain('cou', 'courage')
}

/** CF-BASE-11: Very Large and its abilities go together. */
function checkSize(card: CardFigures, complain: ReportProblem): void {
  if ((sizeOf(card) === 'very-large') !== (card.size === 'very-large')) complain('size', 'size')
}

/** CF-PROFILE-06, CF-FIRE-01: a range weapon needs AIM. A machine may be aimed by its servants. */
function checkArms({ weapon: arms, aim, machine: engine }: CardFigures, complain: ReportProblem): void {
  if (arms && aim === null && !engine) complain('aim', 'aim')
}

/** CF-LEAD-01, -03, CF-ABIL-20, -41, CF-STEAM-01: abilities need the figures they belong to. */
function checkStanding(card: CardFigures, complain: ReportProblem): void {
  const has = (ability: string) => card.abilities.some((other) => traitOf(other).ability === ability)
  if ((card.command !== null) !== has('leadership')) complain('command', 'command')
  if ((card.flight !== null) !== has('flight')) complain('flight', 'flight')
  if (card.bold.length > 0 !== has('concentration')) complain('bold', 'bold')
  const engine = card.equipment.find((id) => equipmentNamed(id)?.fuel === 'steam')
  if (engine && !card.equipment.includes('boiler')) complain('equipment', 'boiler', { id: engine })
}

/** CF-PROFILE-09, -10, CF-RANK-18: magicians and faithful need their figures. */
function checkMystic({ pow, magic: arts, faith: creed, abilities }: CardFigures, complain: ReportProblem): void {
  if ((pow === null) !== (arts === null)) complain('pow', 'pow')
  if (!arts && abilities.includes('warrior-mage')) complain('abilities', 'warrior-mage')
  if (!creed && abilities.includes('warrior-monk')) complain('abilities', 'warrior-monk')
}
