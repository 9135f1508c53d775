import { freeze, idsByPrintedName } from '@fray/kernel'
import list from '../../../data/abilities.json' with { type: 'json' }
import { equipment } from './equipment.ts'
import type { Trait } from './profile.ts'
import { translatedNames } from './translated-names.ts'

/** CF-COST-10, -11: the price of an ability in the model, by its X if it has one. */
interface AbilityCost {
  /** Price for an average body; a better body pays more. */
  readonly combat?: number
  readonly flat?: number
  readonly perX?: number
  /** X counts from the bearer's STR. */
  readonly aboveStr?: boolean
  readonly combatByX?: Readonly<Record<string, number>>
  readonly flatByX?: Readonly<Record<string, number>>
}

/** CF-ABIL: an ability that a card may have. */
interface ListedAbility {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** CF-ABILGEN-01: active abilities must be announced. */
  readonly kind: 'active' | 'passive'
  /** CF-ABILGEN-06: its X is a number. */
  readonly number?: boolean
  /** CF-ABIL-64, CF-ABIL-92: the number if a card prints none. */
  readonly missing?: number
  /** Its X is one of these words, or the name of a Character. */
  readonly words?: readonly string[] | 'character'
  /** CF-ABILGEN-05: may be acquired through Stateless. */
  readonly acquirable?: boolean
  readonly cost?: AbilityCost
}

export const listedAbilities: readonly ListedAbility[] = freeze(list as readonly ListedAbility[])

const byId = new Map(listedAbilities.map((ability) => [ability.id, ability]))
const worded = listedAbilities.filter(({ words }) => words !== undefined)

/** Gets the ability that a trait belongs to: "immunity-fear" is an immunity. */
export function listedAbility(id: string): ListedAbility | undefined {
  return byId.get(id) ?? worded.find((ability) => wordOf(ability, id) !== undefined)
}

/** Gets the word behind the slash of a trait: "fear" of "immunity-fear". */
export function wordOf({ id, words }: ListedAbility, trait: string): string | undefined {
  if (words === undefined || !trait.startsWith(`${id}-`)) return undefined
  const word = trait.slice(id.length + 1)
  return words === 'character' || words.includes(word) ? word : undefined
}

/** Gets the id of the object with hooks for a trait; abilities that name a Character share one. */
export function objectOf({ ability }: Trait): string {
  const listed = byId.has(ability) ? undefined : listedAbility(ability)
  return listed?.words === 'character' ? listed.id : ability
}

/**
 * Reads an ability as cards are written: "leadership/10", "mutagenic/-1", "immunity-fear" or "immunity/fear", "scout".
 */
export function traitOf(written: string): Trait {
  const [ability = '', x] = written.split('/')
  if (x === undefined) return { ability, x: byId.get(ability)?.missing ?? null }
  return Number.isNaN(Number(x)) ? { ability: `${ability}-${x}`, x: null } : { ability, x: Number(x) }
}

/** Ids by the names that French and Spanish cards print before a slash. */
const idAbroad = idsByPrintedName(translatedNames([...listedAbilities, ...equipment]))

/**
 * Reads an ability by its printed name: "War fury", "Immunity/Exceptional Wounds", "Bull's-eye", "Spirit of Light",
 * "Rage guerrière".
 */
export function traitByPrintedName(name: string): Trait {
  const [ability = '', ...behind] = name.split('/')
  const id = [idAbroad(ability), ...behind].join('/').toLowerCase().replaceAll(/['’]/g, '').replaceAll(' ', '-')
  return traitOf(id.replace(/^spirit-of-/, 'spirit-'))
}

/** Gets the written form of an ability from its written or printed form: "immunity-fear" for "Immunity/Fear". */
export function readAbility(written: string): string {
  if (isAbility(written)) return written
  const { ability, x } = traitByPrintedName(written)
  const id = x === null ? ability : `${ability}/${x}`
  return isAbility(id) ? id : written
}

/** CF-ABILGEN-06: whether a required number or word is missing. */
export function lacksX({ ability, x }: Trait): boolean {
  const listed = byId.get(ability)
  return listed !== undefined && (listed.words !== undefined || (listed.number === true && x === null))
}

/** Whether an ability is known, with a number if it takes one, or with one of its words. */
export function isAbility(written: string): boolean {
  const { ability, x } = traitOf(written)
  const listed = listedAbility(ability)
  if (!listed || lacksX({ ability, x })) return false
  return listed.number ? Number.isFinite(x) : x === null
}
