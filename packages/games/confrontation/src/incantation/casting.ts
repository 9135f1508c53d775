import { endEffects } from '@fray/hooks'
import { type Procedure, text } from '@fray/kernel'
import { makeTest, stakesOf, type Test, type TestResult } from '../dice/test.ts'
import { passesSpotting } from '../mystic/spotting.ts'
import { survivesTargeting } from '../mystic/targeting.ts'
import { pickFighter } from '../pick-fighter.ts'
import type { Fighter, Play, PlayState } from '../state.ts'
import { allWith, announce } from '../traits.ts'
import { absorbs, announceCounterMagic, type CounterMagic, isCountered } from './counter-magic.ts'
import { addPurses, gemArgs, gemsIn, type Purse, spendGems } from './mana.ts'
import { originOf } from './origin.ts'
import { chooseGemsFor } from './payment.ts'
import { addContact, isSpared, logCasting } from './power.ts'
import type { Casting, Spell } from './spell.ts'
import {
  cardNames,
  countAttempt,
  countSuccess,
  discard,
  extendRange,
  isWithin,
  type SpellChoice,
  targetsOf,
} from './spell-choices.ts'

/** CF-CAST-06: the ten steps; false if the target was not made out and nothing was cast (CF-REV-LION-22). */
export function* cast(play: Play, caster: Fighter, naming: SpellChoice): Procedure<boolean> {
  const targets = yield* chooseTargets(play, caster, naming)
  if (targets === 'unspotted') return false
  if (targets) yield* castOn(play, caster, naming, targets)
  return true
}

function* castOn(play: Play, caster: Fighter, naming: SpellChoice, targets: readonly Fighter[]): Procedure {
  const casting = yield* announceSpell(play, caster, naming, targets)
  yield* incant(play, casting)
  if (naming.spell.afterwards) yield* naming.spell.afterwards(play, casting)
  yield* announce(play, caster, 'afterCasting', (ability, effect) => ability.afterCasting(play, caster, effect))
  endEffects(caster, ({ until }) => until === 'cast')
}

/** CF-CAST-06 (5 to 10): the test, counter-magic and the effect. */
function* incant(play: Play, announced: Casting): Procedure {
  const { spell, targets } = announced
  const counter = yield* announceCounterMagic(play, announced, () => {
    return stakesOf(play, incantationTest(play, announced, null))
  })
  if (counter && absorbs(play, announced, counter)) return
  const casting = spell.settles ? { ...announced, ...(yield* spell.settles(play, announced)) } : announced
  const test = yield* makeTest(play, incantationTest(play, casting, counter))
  // CF-MIRACLE-35: the dice of the test may have killed the caster.
  if (!test.passed || casting.caster.status === 'eliminated') return yield* fail(play, casting, test)
  if (!casting.onGround) for (const target of targets) countSuccess(play, target, spell)
  if (counter && (yield* isCountered(play, casting, counter, test.final))) return
  if (spell.discarded) discard(play, casting)
  yield* takeEffect(play, { ...casting, result: test.final })
}

function* fail(play: Play, casting: Casting, { natural }: TestResult): Procedure {
  const { spell, target } = casting
  logCasting(play, 'cast.failed', casting, ['CF-CAST-12'])
  const backfires = natural === null && play.measure(() => isWithin(spell.range, originOf(play, casting), target), true)
  if (backfires && spell.backfire) yield* spell.backfire(play, casting)
  if (spell.whenFailed) yield* spell.whenFailed(play, casting)
}

/** Event types of incantations without a target fighter. */
const ANNOUNCED: Readonly<Partial<Record<Spell['on'], string>>> = {
  cards: 'cast.announced-cards',
  ground: 'cast.announced-ground',
}

/** CF-CAST-06 (1 to 4): the choices are made and logged, the gems are spent, and the attempt counts. */
function* announceSpell(
  play: Play,
  caster: Fighter,
  naming: SpellChoice,
  targets: readonly Fighter[],
): Procedure<Casting> {
  const { spell, target, variant, relay } = naming
  const { x, cost } = variant
  const difficulty = spell.jointDifficulty?.(play, targets) ?? variant.difficulty
  const spot = spell.marks ? yield* spell.marks(play, caster) : null
  const named = {
    spell,
    caster,
    target,
    targets,
    difficulty,
    x,
    cost,
    ...(spot ? { spot } : {}),
    ...(relay ? { relay } : {}),
  }
  const aimed = variant.onGround ? { onGround: true as const } : {}
  const casting: Casting = { ...named, ...aimed, ...(yield* sacrifice(play, caster, naming, difficulty)) }
  countAttempt(play, caster, spell)
  logCasting(play, ANNOUNCED[variant.onGround ? 'ground' : spell.on] ?? 'cast.announced', casting, ['CF-CAST-06'], {
    difficulty,
    alone: spell.on === 'self' ? 'yes' : 'no',
    ...gemArgs(casting.used),
    cards: cardNames(play.state, variant),
  })
  for (const [ability, effect] of allWith(play, caster, 'mysticAction')) ability.mysticAction(play, caster, effect)
  return casting
}

/** CF-CAST-10, -11, CF-ABIL-65: gems leave the reserve; supplied ones come from elsewhere. */
function* sacrifice(
  play: Play,
  caster: Fighter,
  naming: SpellChoice,
  difficulty: number,
): Procedure<Pick<Casting, 'paid' | 'used' | 'mastery'>> {
  const { supplied } = naming
  const { cost: own, mastery: ownMastery } = yield* chooseGemsFor(play, caster, naming, difficulty)
  const paid = addPurses(own, supplied)
  spendGems(caster, addPurses(own, ownMastery))
  const mastery = addPurses(ownMastery, yield* borrowGems(play, caster, naming))
  for (const [ability, effect] of allWith(play, caster, 'onSupply')) {
    if (gemsIn(supplied) > 0) ability.onSupply(play, gemsIn(supplied), caster, effect)
  }
  return { paid, used: addPurses(paid, mastery), mastery: gemsIn(mastery) + (yield* askFurtherDice(play, caster)) }
}

/** CF-REV-MIDNOR-13: dice of mastery that cost no gem, announced with the others. */
function* askFurtherDice(play: Play, caster: Fighter): Procedure<number> {
  let dice = 0
  for (const [ability, effect] of allWith(play, caster, 'masteryDice')) {
    dice += yield* ability.masteryDice(play, caster, effect)
  }
  return dice
}

/** CF-REV-ACHERON-11, CF-ABIL-65: gems of other fighters for mastery; none if the cost itself was supplied. */
function* borrowGems(play: Play, caster: Fighter, { spell, supplied }: SpellChoice): Procedure<Purse> {
  let gems: Purse = {}
  if (gemsIn(supplied) > 0) return gems
  for (const [ability, effect] of allWith(play, caster, 'borrowsMastery')) {
    gems = addPurses(gems, yield* ability.borrowsMastery(play, spell, caster, effect))
  }
  return gems
}

/**
 * CF-SPELL-07: the target, and the further targets of a spell cast on several, one after another; null if naming one
 * kills the caster (CF-RELIC-08).
 */
function* chooseTargets(play: Play, caster: Fighter, naming: SpellChoice): Procedure<Fighter[] | 'unspotted' | null> {
  const { spell, variant } = naming
  const targets: Fighter[] = []
  for (let next = naming.target; ; ) {
    if (!(yield* passesSpotting(play, caster, next, 'spell', originOf(play, { caster, ...naming })))) return 'unspotted'
    if (!(yield* survivesTargeting(play, caster, next))) return null
    targets.push(next)
    if (!spell.onSeveral || targets.length >= variant.x) return targets
    const open = targetsOf(play, caster, spell, { moment: 'activation', fallenBefore: [] })
    const others = open.filter((fighter) => !targets.includes(fighter))
    next = yield* pickFighter(play, caster.seat, others, 'ask.further-target', [spell.rule])
  }
}

/** CF-CAST-12, -14, CF-COUNTER-08: an announced countering compares with the result, so that its height counts. */
export function incantationTest(play: PlayState, casting: Casting, counter: CounterMagic | null): Test {
  const { spell, caster, target, targets, mastery } = casting
  const difficulty = spell.noDifficulty ? null : casting.difficulty
  return {
    kind: 'incantation',
    fighter: caster,
    rules: ['CF-CAST-12'],
    difficulty,
    against: target,
    dice: 1 + mastery,
    casting,
    ...(counter || spell.resultCounts ? { resultCounts: true } : {}),
    modifiers: (final) => {
      addContact(play, caster, final, 'CF-CAST-12')
      const elsewhere = targets.some(({ level }) => level !== originOf(play, casting).level)
      if (elsewhere) final.add(-2, text('term.altitude'), 'CF-CAST-14')
    },
  }
}

/** CF-CAST-13, -15: target by target, the distance is measured and protection from spells applies. */
function* takeEffect(play: Play, casting: Casting): Procedure {
  const { spell } = casting
  const further = spell.sendsFurther ? yield* spell.sendsFurther(play, casting) : 0
  const range = extendRange(spell.range, further)
  // CF-MOVE-05: measured only now.
  const within = casting.targets.filter((target) =>
    play.measure(() => isWithin(range, originOf(play, casting), target), true),
  )
  for (const target of casting.targets) {
    if (!within.includes(target)) logCasting(play, 'cast.short', { ...casting, target }, ['CF-CAST-13'])
  }
  const reached: Fighter[] = []
  for (const target of within) {
    if (isAskedLater(spell) || !(yield* isSpared(play, { ...casting, target }, target))) reached.push(target)
  }
  const [target] = reached
  if (!target) return
  if (spell.isAlreadyOn?.(target)) {
    return logCasting(play, 'cast.already', { ...casting, target }, ['CF-CAST-15', spell.rule])
  }
  logCasting(play, 'cast.succeeded', { ...casting, target }, ['CF-CAST-15', spell.rule])
  yield* spell.effect(play, { ...casting, target, targets: reached })
}

/** CF-BOOK-08: fighters in an area are asked when it touches them; cards are not asked at all. */
function isAskedLater({ area, on }: Spell): boolean {
  return area !== undefined || on === 'cards' || on === 'ground'
}
