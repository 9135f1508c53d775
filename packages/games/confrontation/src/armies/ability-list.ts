import { freeze, idsByPrintedName } from '@fray/kernel'
import list from '../../data/abilities.json' with { type: 'json' }
import { equipment } from './equipment.ts'
import type { Trait } from './profile.ts'
import { translatedNames } from './translated-names.ts'

/** CF-COST-10, -11: what an ability costs in the model; by its X where it has one. */
interface AbilityCost {
  /** Priced for a fighter of middling body and worth more to a better one. */
  readonly combat?: number
  readonly flat?: number
  readonly perX?: number
  /** X counts from the bearer's STR. */
  readonly aboveStr?: boolean
  readonly combatByX?: Readonly<Record<string, number>>
  readonly flatByX?: Readonly<Record<string, number>>
}

/** CF-ABIL: an ability as it may stand on a card. */
interface ListedAbility {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** CF-ABILGEN-01. */
  readonly kind: 'active' | 'passive'
  /** CF-ABILGEN-06: its X is a number. */
  readonly number?: boolean
  /** CF-ABIL-64, CF-ABIL-92: what that number is where a card prints none. */
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

/** The ability that a trait is one of: "immunity-fear" is an immunity. */
export function listedAbility(id: string): ListedAbility | undefined {
  return byId.get(id) ?? worded.find((ability) => wordOf(ability, id) !== undefined)
}

/** What stands behind the slash of an ability that has a word there: "fear" of "immunity-fear". */
export function wordOf({ id, words }: ListedAbility, trait: string): string | undefined {
  if (words === undefined || !trait.startsWith(`${id}-`)) return undefined
  const word = trait.slice(id.length + 1)
  return words === 'character' || words.includes(word) ? word : undefined
}

/** The object with hooks that a trait stands for: one for all Characters whom it may name. */
export function objectOf({ ability }: Trait): string {
  const listed = byId.has(ability) ? undefined : listedAbility(ability)
  return listed?.words === 'character' ? listed.id : ability
}

/** An ability as cards are written: "leadership/10", "mutagenic/-1", "immunity-fear" or "immunity/fear", "scout". */
export function traitOf(written: string): Trait {
  const [ability = '', x] = written.split('/')
  if (x === undefined) return { ability, x: byId.get(ability)?.missing ?? null }
  return Number.isNaN(Number(x)) ? { ability: `${ability}-${x}`, x: null } : { ability, x: Number(x) }
}

/** What French and Spanish cards print, before the slash if there is one. */
const idAbroad = idsByPrintedName(translatedNames([...listedAbilities, ...equipment]))

/** An ability by the name that a card prints: "War fury", "Immunity/Exceptional Wounds", "Bull's-eye", "Spirit of Light", "Rage guerrière". */
export function traitPrinted(name: string): Trait {
  const [ability = '', ...behind] = name.split('/')
  const id = [idAbroad(ability), ...behind].join('/').toLowerCase().replaceAll(/['’]/g, '').replaceAll(' ', '-')
  return traitOf(id.replace(/^spirit-of-/, 'spirit-'))
}

/** An ability as cards are written, whether somebody wrote it so or as it is printed: "immunity-fear" for "Immunity/Fear". */
export function abilityWritten(written: string): string {
  if (isAbility(written)) return written
  const { ability, x } = traitPrinted(written)
  const id = x === null ? ability : `${ability}/${x}`
  return isAbility(id) ? id : written
}

/** CF-ABILGEN-06: whether the number or the word is missing that an ability is nothing without. */
export function lacksX({ ability, x }: Trait): boolean {
  const listed = byId.get(ability)
  return listed !== undefined && (listed.words !== undefined || (listed.number === true && x === null))
}

/** Whether an ability is written as it must be: a known one, with a number if it has one, with one of its words if it has such. */
export function isAbility(written: string): boolean {
  const { ability, x } = traitOf(written)
  const listed = listedAbility(ability)
  if (!listed || lacksX({ ability, x })) return false
  return listed.number ? Number.isFinite(x) : x === null
}
