import { addEffect } from '@fray/hooks'
import { choice, type Procedure, type Text, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { listedAbility } from '../armies/ability-list.ts'
import type { Effect, Fighter, Play, Until } from '../state.ts'

type Hooks = Omit<Ability, 'id' | 'name' | 'rule' | 'active'>

/** An ability of the list, which knows its name, its rule and whether it must be announced. */
export function ability(id: string, hooks: Hooks): Ability {
  const listed = listedAbility(id)
  if (!listed) throw new Error(`no ability is called ${id}`)
  const { name, rule, kind } = listed
  return { id, name, rule, ...(kind === 'active' ? { active: true } : {}), ...hooks }
}

/** What an ability leaves on its bearer for a time; it is called like the ability. */
export function lasting(id: string, of: string, hooks: Omit<Ability, 'id' | 'name' | 'rule'>): Ability {
  const { name, rule } = ability(of, {})
  return { id, name, rule, ...hooks }
}

/** How a term of a number names the ability that it comes from. */
export function termOf(id: string): Text {
  return text('trait', { name: listedAbility(id)?.name ?? id })
}

/** A hook that must be a procedure but asks for nothing. */
// biome-ignore lint/correctness/useYield: see above.
export function* atOnce(act: () => void): Procedure {
  act()
}

/** Lays what an ability leaves on its bearer, once at a time. */
export function lay(
  play: Play,
  bearer: Fighter,
  object: string,
  of: string,
  until: Until,
  x: number | null = null,
): Effect {
  const effect: Omit<Effect, 'id'> = { object, source: { bearer: bearer.id, object: of }, until, x }
  return addEffect(play.state, bearer, effect, (other) => other.object === object)
}

/** One die that something of the bearer's asks for. */
export function* rollOne(play: Play, bearer: Fighter, rule: string, purpose: string): Procedure<number> {
  const [[face = 1] = []] = yield* play.rollDice(
    text(purpose, { fighter: { figure: bearer.id } }),
    [rule],
    [{ seat: bearer.seat, count: 1, sides: 6 }],
  )
  return face
}

/** CF-ABILGEN-01: whether an ability is announced now; passed over without a click where nothing speaks for it. */
export function* announces(play: Play, bearer: Fighter, id: string): Procedure<boolean> {
  const { rule } = listedAbility(id)!
  const args = { fighter: { figure: bearer.id }, ability: { text: termOf(id) } }
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.ability', args),
    rules: [rule],
    options: [choice('use', text('option.ability.use', args)), choice('no', text('option.ability.no', args))],
  })
  if (answer !== 'use') return false
  play.log('ability.used', args, [rule], { seat: bearer.seat })
  return true
}
