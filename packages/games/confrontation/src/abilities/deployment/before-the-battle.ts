import { choice, type DecisionOption, type Procedure, text } from '@fray/kernel'
import { abilities, define } from '../../ability.ts'
import { listedAbility } from '../../armies/cards/ability-list.ts'
import type { Characteristic, Trait } from '../../armies/cards/profile.ts'
import { traitName } from '../../armies/cards/trait-name.ts'
import { type Fighter, type Play, profileOf } from '../../state.ts'
import { ability, addOwnEffect, lasting, rollDie, termOf } from '../builders.ts'
import { raising } from '../dice/points.ts'

/** CF-ABIL-91: rolls the moon of the battle; a full moon leaves a choice. */
const selenite = ability('selenite', {
  *gameStart(play, bearer) {
    const face = yield* rollDie(play, bearer, 'CF-ABIL-91', 'roll.selenite')
    const moon = face <= 2 ? 'crescent' : face <= 4 ? 'half' : face === 5 ? 'gibbous' : 'full'
    const args = { fighter: { figure: bearer.id }, moon }
    play.log('selenite', args, ['CF-ABIL-91'], { seat: bearer.seat })
    for (const which of RAISED[moon]) addOwnEffect(play, bearer, moonlit(which), 'selenite', 'game', 1)
    if (moon === 'full') yield* rollMoon(play, bearer)
  },
})

/** CF-ABIL-91: the characteristics that rise by 1 without a choice. */
const RAISED: Readonly<Record<'crescent' | 'half' | 'gibbous' | 'full', readonly Characteristic[]>> = {
  crescent: [],
  half: ['ini'],
  gibbous: ['cou', 'fear', 'dis'],
  full: [],
}

function moonlit(which: Characteristic): string {
  return `moonlit-${which}`
}

const moonlight = (['ini', 'cou', 'fear', 'dis', 'pow'] as const).map((which) =>
  lasting(moonlit(which), 'selenite', raising('selenite', which)),
)

function* rollMoon(play: Play, bearer: Fighter): Procedure {
  const ask = (prompt: string, options: readonly DecisionOption<string>[]) =>
    play.pick({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text(prompt, { fighter: { figure: bearer.id } }),
      rules: ['CF-ABIL-91'],
      options,
    })
  const gift = yield* ask('ask.selenite-ability', [
    choice('possessed', termOf('possessed')),
    choice('born-killer', termOf('born-killer')),
  ])
  addOwnEffect(play, bearer, gift, 'selenite', 'game')
  const raised = yield* ask('ask.selenite-characteristic', [
    choice('pow', text('characteristic.pow')),
    choice('dis', text('characteristic.dis')),
  ])
  addOwnEffect(play, bearer, moonlit(raised as Characteristic), 'selenite', 'game', 1)
}

/** CF-ABIL-95: copies the most common ability of the army; the player chooses between equally common ones. */
const stateless = ability('stateless', {
  neverBelieves: true,
  *gameStart(play, bearer) {
    const candidates = commonest(play, bearer)
    if (candidates.length === 0) return
    const { ability: id, x } = yield* chooseTrait(play, bearer, candidates)
    addOwnEffect(play, bearer, id, 'stateless', 'game', x)
    const args = { fighter: { figure: bearer.id }, ability: { text: traitName({ ability: id, x }) } }
    play.log('ability.gained', args, ['CF-ABIL-95'], { seat: bearer.seat })
  },
})

/**
 * CF-ABIL-95, CF-ABILGEN-05, -07: finds the most common printed abilities of the other fighters, including those from
 * artefacts (CF-ARTEFACT-03), counted by fighters and then by value.
 */
function commonest({ state }: Play, bearer: Fighter): Trait[] {
  const others = state.fighters.filter((fighter) => fighter.seat === bearer.seat && !isStateless(fighter))
  const printed = others.flatMap(({ member }) => [...member.profile.traits, ...member.extras].filter(mayBeAcquired))
  const tops = most(printed, (trait) => trait.ability)
  return tops.flatMap((top) =>
    most(
      printed.filter((trait) => trait.ability === top.ability),
      ({ x }) => String(x),
    ),
  )
}

function isStateless(fighter: Fighter): boolean {
  return profileOf(fighter).traits.some((trait) => trait.ability === 'stateless')
}

function mayBeAcquired(trait: Trait): boolean {
  return listedAbility(trait.ability)?.acquirable === true && abilities.find(trait.ability) !== undefined
}

/** Keeps one trait of each kind that occurs most often. */
function most(traits: readonly Trait[], kind: (trait: Trait) => string): Trait[] {
  const kinds = new Map<string, Trait[]>()
  for (const trait of traits) kinds.set(kind(trait), [...(kinds.get(kind(trait)) ?? []), trait])
  const highest = Math.max(0, ...[...kinds.values()].map(({ length }) => length))
  return [...kinds.values()].filter(({ length }) => length === highest).map(([first]) => first!)
}

function* chooseTrait(play: Play, bearer: Fighter, candidates: readonly Trait[]): Procedure<Trait> {
  return yield* play.pick<Trait>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.stateless', { fighter: { figure: bearer.id } }),
    rules: ['CF-ABIL-95'],
    options: candidates.map((trait) => ({
      key: trait.x === null ? trait.ability : `${trait.ability}/${trait.x}`,
      text: traitName(trait),
      value: trait,
    })),
  })
}

define(selenite, ...moonlight, stateless)
