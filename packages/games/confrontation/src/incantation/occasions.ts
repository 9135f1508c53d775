import { type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import {
  type Action,
  type Activity,
  type Bar,
  CAST_OUTSIDE,
  EXCLUSIVE,
  isBarredFromReacting,
  MOVED_BY_SPELL,
  newActivity,
  noteDeed,
} from '../activation/activity.ts'
import type { Prelude } from '../assault/assault.ts'
import { impossibleTest } from '../dice/impossible-test.ts'
import { neededFor } from '../dice/test.ts'
import { limits } from '../limits.ts'
import { type Fighter, isStanding, otherSeat, type Play, type PlayState, standing } from '../state.ts'
import { someWith, sumWith } from '../traits.ts'
import { cast, incantationTest } from './casting.ts'
import { gemsIn, isMagician } from './mana.ts'
import { isUnhindered } from './power.ts'
import { type Occasion, type Spell, spellsOf } from './spell.ts'
import { rangeMessage, type SpellChoice, spellChoiceOption, spellChoices } from './spell-choices.ts'
import { castRefusal, noSpellBar } from './spell-refusal.ts'

/** CF-CAST-01, -05: casting is a cumulative action, as often as gems and Frequency allow. */
export const casting: Action = {
  id: 'cast',
  icon: 'magic-swirl',
  rules: ['CF-CAST-05'],
  concerns: (_play, { fighter }) => isMagician(fighter) && spellsOf(fighter).some(({ when }) => !when),
  bar: cannotCast,
  note: (play, { fighter }) => {
    // CF-ABIL-65: POW may replace gems of the cost.
    const most = sumWith(play, fighter, 'suppliesGems', (ability, effect) =>
      ability.suppliesGems(play, fighter, effect),
    )
    const gems = gemsIn(fighter.gems)
    return most > 0 ? text('note.cast-supplied', { gems, most }) : text('note.cast', { gems })
  },
  *perform(play, activity): Procedure {
    const { fighter } = activity
    const naming = yield* chooseSpell(play, fighter, inActivation(activity))
    const before = activity.cast
    activity.cast = true
    if (!(yield* cast(play, fighter, naming))) activity.cast = before
    if (limits.isSpent(play.state, fighter.uses, MOVED_BY_SPELL)) activity.moved ??= 'walk'
  },
}

function inActivation({ fallenBefore, moved, fired, cast, called, stuck }: Activity): Occasion {
  const isFresh = moved === null && !fired && !cast && !called && !stuck
  return { moment: 'activation', fallenBefore, isFresh, isUnmoved: moved === null && !stuck }
}

/** CF-MAGE-04, -07, CF-ACT-14: what bars a magician from any incantation and from anything that counts as one. */
export function cannotUseMagic(play: PlayState, { fighter, moved, fired }: Activity): Bar | undefined {
  if (fighter.inRout) return { reason: 'barred.rout', rules: ['CF-MAGE-07'] }
  const unhindered = isUnhindered(play, fighter)
  const ran = moved === 'run' && !unhindered && !someWith(play, fighter, 'runsAndCasts')
  if (ran) return { reason: 'barred.ran-no-spell', rules: ['CF-CAST-05'] }
  return fired && !unhindered ? { reason: 'barred.fired-no-spell', rules: ['CF-ACT-14'] } : undefined
}

/** CF-MANA-12: a magician without gems cannot cast. */
function cannotCast(play: PlayState, activity: Activity): Bar | undefined {
  const { fighter } = activity
  const hindered = cannotUseMagic(play, activity)
  if (hindered) return hindered
  const occasion = inActivation(activity)
  if (spellChoices(play, fighter, occasion).length > 0) return undefined
  if (gemsIn(fighter.gems) === 0) return { reason: 'barred.no-gems', rules: ['CF-MANA-12'] }
  return noSpellBar(play, fighter, occasion)
}

function* chooseSpell(
  play: Play,
  caster: Fighter,
  occasion: Occasion,
  namings = spellChoices(play, caster, occasion),
): Procedure<SpellChoice> {
  return yield* play.pick<SpellChoice>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.spell', { fighter: { figure: caster.id } }),
    rules: ['CF-CAST-06', 'CF-CAST-07'],
    options: namings.map((naming) => spellOption(play, caster, naming)),
    whyNot: (key) => castRefusal(play, caster, occasion, key),
  })
}

/** CF-CAST-11, -12: the number that the die must show; gems beyond the price add dice. */
function spellOption(play: PlayState, caster: Fighter, naming: SpellChoice): DecisionOption<SpellChoice> {
  const { spell, target, variant, relay } = naming
  const option = spellChoiceOption(play, caster, naming)
  if (spell.noDifficulty || spell.jointDifficulty) return option
  const named = { spell, caster, target, targets: [target], difficulty: variant.difficulty, x: variant.x }
  const gems = { cost: variant.cost, paid: {}, used: {}, mastery: 0 }
  const casting = { ...named, ...gems, ...(relay ? { relay } : {}) }
  const test = () => incantationTest(play, casting, null)
  return {
    ...option,
    note: () => text('note.needed', { needed: neededFor(play, test()) }),
    cannotSucceed: () => impossibleTest(play, test()) ?? option.cannotSucceed?.(),
  }
}

const NO_SPELL: DecisionOption<null> = {
  key: 'none',
  text: text('option.spell-none'),
  icon: 'hand',
  ...optionWithNote('note.spell-none'),
  value: null,
}

/** Offers a spell, which the player may decline. */
function* offerSpell(
  play: Play,
  seat: number,
  namings: readonly (readonly [Fighter, SpellChoice])[],
  prompt: ReturnType<typeof text>,
  rules: readonly string[],
): Procedure<readonly [Fighter, SpellChoice] | null> {
  const option = (named: readonly [Fighter, SpellChoice]): DecisionOption<readonly [Fighter, SpellChoice]> => {
    const { key, value: _, ...rest } = spellOption(play, ...named)
    const casters = new Set(namings.map(([caster]) => caster))
    return { ...rest, key: casters.size > 1 ? `${named[0].id}:${key}` : key, value: named }
  }
  return yield* play.pick<readonly [Fighter, SpellChoice] | null>({
    seat,
    prompt,
    rules,
    ...(namings[0] ? { figure: namings[0][0].id } : {}),
    options: [...namings.map(option), NO_SPELL],
  })
}

/** CF-CAST-04: before anything else of the strategic phase, the loser of the latest Tactical roll first. */
export function* castAtRoundStart(play: Play): Procedure {
  const loser = otherSeat(play.state.tacticalWinner)
  for (const seat of [loser, otherSeat(loser)]) {
    for (const magician of play.state.fighters.filter((fighter) => fighter.seat === seat)) {
      yield* castAt(play, magician, 'strategic', 'CF-CAST-04')
    }
  }
}

/** CF-PACK-54: between the sequences and the Tactical roll. */
export function castBeforeRoll(play: Play, magician: Fighter): Procedure {
  return castAt(play, magician, 'tactical', 'CF-STRATEGIC-01')
}

/** CF-REV-MIDNOR-11: when the other camp has got the lead, until a spell has taken effect. */
export function* castAtOpposingLead(play: Play, magician: Fighter, isDone: () => boolean): Procedure {
  if (mayAnswer(play, magician)) yield* castAt(play, magician, 'opposing-lead', 'internal-chaos', isDone)
}

/** CF-REV-08: spells of a moment outside the activations, as often as the player likes and the rules allow. */
export function* castAt(
  play: Play,
  magician: Fighter,
  moment: OwnMoment,
  rule: string,
  isDone: () => boolean = () => false,
): Procedure {
  while (isStanding(magician) && !magician.inRout && !isDone()) {
    const namings = spellChoices(play, magician, { moment })
    if (namings.length === 0) return
    const prompt = text('ask.spell', { fighter: { figure: magician.id } })
    const pairs = namings.map((naming) => [magician, naming] as const)
    const chosen = yield* offerSpell(play, magician.seat, pairs, prompt, [rule])
    if (!chosen) return
    if (yield* cast(play, ...chosen)) countOutside(play, magician)
  }
}

type OwnMoment = 'strategic' | 'tactical' | 'combat' | 'initiative' | 'opposing-lead'

/**
 * CF-CAST-17: in the activation phase such a casting excludes an exclusive action, and in the same turn whatever
 * casting excludes.
 */
function countOutside(play: Play, magician: Fighter): void {
  const { state } = play
  if (state.phase !== 'activation') return
  limits.spend(state, magician.uses, CAST_OUTSIDE)
  noteDeed(play, magician, 'cast')
}

/** CF-ACT-11: the spell that a Warrior-mage announces before its assault; null for none. */
export function* spellBeforeAssault(play: Play, mage: Fighter): Procedure<Prelude | null> {
  const activity = newActivity(play, mage)
  if (!isMagician(mage) || !isUnhindered(play, mage) || cannotCast(play, activity)) return null
  const occasion: Occasion = { moment: 'activation', fallenBefore: activity.fallenBefore }
  const namings = spellChoices(play, mage, occasion)
  const spells = namings.filter(({ spell }, i) => namings.findIndex((naming) => naming.spell === spell) === i)
  const chosen = yield* play.pick<Spell | null>({
    seat: mage.seat,
    figure: mage.id,
    prompt: text('ask.spell-before', { fighter: { figure: mage.id } }),
    rules: ['CF-ACT-11'],
    abstention: NO_SPELL.key,
    options: [
      NO_SPELL,
      ...spells.map(({ spell, variant }) => ({
        key: spell.id,
        text: text('option.spell-before', { spell: spell.name, price: { text: rangeMessage({ spell, variant }) } }),
        icon: 'magic-swirl',
        rules: [spell.rule],
        value: spell,
      })),
    ],
  })
  return chosen && { kind: 'spell', id: chosen.id, fallenBefore: activity.fallenBefore }
}

/** CF-ACT-11: once, or as often as its Frequency allows; a mage that failed its courage test may drop it. */
export function* castFirst(play: Play, mage: Fighter, spell: string, occasion: Occasion, dares: boolean): Procedure {
  for (let casts = 0; isStanding(mage) && !mage.inRout; casts++) {
    const namings = spellChoices(play, mage, occasion).filter((otherNaming) => otherNaming.spell.id === spell)
    if (namings.length === 0) return
    const prompt = text(dares ? 'ask.spell' : 'ask.spell-afraid', { fighter: { figure: mage.id } })
    const pairs = namings.map((naming) => [mage, naming] as const)
    const naming =
      casts === 0 && dares
        ? yield* chooseSpell(play, mage, occasion, namings)
        : (yield* offerSpell(play, mage.seat, pairs, prompt, ['CF-ACT-11']))?.[1]
    if (!naming) return
    yield* cast(play, mage, naming)
  }
}

/**
 * CF-CAST-17: magicians of a camp may answer a death, each once, in an order of their player's choice. Called for every
 * magician that has learnt such a spell; the first of a camp handles all.
 */
export function* answerDeath(play: Play, spell: string, victim: Fighter, bearer: Fighter): Procedure {
  if (victim.seat !== bearer.seat) return
  const occasion: Occasion = { moment: 'death', victim }
  let able = standing(play).filter((fighter) => {
    return fighter.seat === bearer.seat && fighter !== victim && fighter.member.spells.includes(spell)
  })
  if (able[0] !== bearer) return
  for (;;) {
    const namings = able
      .filter((fighter) => isStanding(fighter) && mayAnswer(play, fighter))
      .flatMap((fighter) => spellChoices(play, fighter, occasion).map((naming) => [fighter, naming] as const))
    if (namings.length === 0) return
    const prompt = text('ask.spell-death', { victim: { figure: victim.id } })
    const chosen = yield* offerSpell(play, bearer.seat, namings, prompt, ['CF-CAST-17', spell])
    if (!chosen) return
    const [caster] = chosen
    able = able.filter((fighter) => fighter !== caster)
    if (yield* cast(play, ...chosen)) countOutside(play, caster)
  }
}

/**
 * CF-MAGE-07, CF-CAST-17: not in rout, not in the activation phase of an exclusive action, and not in the turn of a run
 * or a shot.
 */
function mayAnswer(play: PlayState, magician: Fighter): boolean {
  const { state } = play
  if (magician.inRout || state.phase !== 'activation') return !magician.inRout
  return !limits.isSpent(state, magician.uses, EXCLUSIVE) && !isBarredFromReacting(play, magician, 'cast')
}
