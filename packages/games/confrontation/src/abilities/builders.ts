import { endEffects } from '@fray/hooks'
import { choice, type Message, optionWithNote, type Procedure, text } from '@fray/kernel'
import type { Ability, Affecting } from '../ability.ts'
import { listedAbility } from '../armies/cards/ability-list.ts'
import { thingNamed, traitRule } from '../armies/cards/trait-name.ts'
import { capacityNamed } from '../armies/extras/capacities/index.ts'
import { applyEffect } from '../lasting-effects.ts'
import type { Effect, Fighter, Play, Until } from '../state.ts'

type Hooks = Omit<Ability, 'id' | 'name' | 'rule' | 'active' | 'once'>

/** Builds an ability of the list, which supplies its name, its rule and whether it must be announced. */
export function ability(id: string, hooks: Hooks): Ability {
  const listed = listedAbility(id)
  if (!listed) throw new Error(`no ability is called ${id}`)
  const { name, rule, kind } = listed
  // CF-ABILGEN-06: an ability held twice counts once, with the better number.
  return { id, name, rule, once: true, ...(kind === 'active' ? { active: true } : {}), ...hooks }
}

/** CF-CARD-06, CF-PACK-04: builds a capacity that is bought in addition to the card. */
export function capacity(id: string, hooks: Hooks): Ability {
  const found = capacityNamed(id)
  if (!found) throw new Error(`no capacity is called ${id}`)
  const { name, rule } = found
  return { id, name, rule, ...hooks }
}

/** Builds an effect that an ability or object leaves on its bearer for a time, named after its origin. */
export function lasting(id: string, of: string, hooks: Omit<Ability, 'id' | 'name' | 'rule'>): Ability {
  return { id, name: nameOf(of), rule: ruleOf(of), ...hooks }
}

function nameOf(id: string): string {
  return listedAbility(id)?.name ?? thingNamed(id)?.name ?? id
}

export function ruleOf(id: string): string {
  const rule = traitRule({ ability: id, x: null })
  if (rule === undefined) throw new Error(`nothing is called ${id}`)
  return rule
}

/** Names the ability or object that a term of a number comes from. */
export function termOf(id: string): Message {
  return text('trait', { name: nameOf(id) })
}

/** Wraps a plain function as a hook that must be a procedure. */
// biome-ignore lint/correctness/useYield: see above.
export function* immediately(act: () => void): Procedure {
  act()
}

/** Wraps a known value as a hook that must be a procedure. */
// biome-ignore lint/correctness/useYield: see above.
export function* returnValue<T>(value: T): Procedure<T> {
  return value
}

const SPARED = {
  spell: { sparesSpell: () => returnValue(true) },
  miracle: { sparesMiracle: () => returnValue(true) },
  damage: { sparesDamage: () => returnValue(true) },
} as const

/** Makes the bearer immune: enemies see it before they try, and the attempt has no effect. */
export function immuneTo(...by: readonly Affecting[]): Pick<Ability, 'unaffectedBy'> {
  return Object.assign({ unaffectedBy: by }, ...by.map((affecting) => SPARED[affecting]))
}

/** Adds the effect that an ability leaves on its own bearer, replacing an earlier one. */
export function addOwnEffect(
  play: Play,
  bearer: Fighter,
  object: string,
  of: string,
  until: Until,
  x: number | null = null,
): Effect {
  return applyEffect(play, bearer, { object, source: { bearer: bearer.id, object: of }, until, x })
}

/** Rolls one die for something of the bearer's. */
export function* rollDie(play: Play, bearer: Fighter, rule: string, purpose: string): Procedure<number> {
  const [[face = 1] = []] = yield* play.rollDice(
    text(purpose, { fighter: { figure: bearer.id } }),
    [rule],
    [{ seat: bearer.seat, count: 1, sides: 6 }],
  )
  return face
}

/** Removes the effect with this name from a fighter and returns it. */
export function removeEffect(bearer: Fighter, object: string): Effect | undefined {
  return endEffects(bearer, (effect) => effect.object === object)[0]
}

/** Gets the effect with this name on a fighter. */
export function effectOn({ effects }: Fighter, object: string): Effect | undefined {
  return effects.find((effect) => effect.object === object)
}

/**
 * CF-ABILGEN-01: asks whether an ability is used now; skipped without a click if its use makes no sense. The note says
 * what the ability does here; without one, its rule has to say it.
 */
export function* askToUse(play: Play, bearer: Fighter, id: string, note?: Message): Procedure<boolean> {
  const rule = ruleOf(id)
  const args = { fighter: { figure: bearer.id }, ability: { text: termOf(id) } }
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.ability', args),
    rules: [rule],
    defaultAnswer: () => 'no',
    options: [
      choice('use', text('option.ability.use', args), { rules: [rule], ...(note ? { note: () => note } : {}) }),
      choice('no', text('option.ability.no', args), optionWithNote('note.ability.no')),
    ],
  })
  if (answer !== 'use') return false
  play.log('ability.used', args, [rule], { seat: bearer.seat })
  return true
}
