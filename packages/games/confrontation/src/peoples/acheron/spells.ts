import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { immediately, rollDie } from '../../abilities/builders.ts'
import { isDying } from '../../abilities/resilience/resilience.ts'
import { printedName } from '../../armies/cards/printed-name.ts'
import { characteristic, printedValue } from '../../characteristics.ts'
import { failCourage } from '../../fear/assault-fear.ts'
import { passesCourage } from '../../fear/courage.ts'
import { maintainedForGems } from '../../incantation/maintenance.ts'
import { amountOf, type Gem, isMagician, kindsIn, masteredBy, spendGems } from '../../incantation/mana.ts'
import { gainGems } from '../../incantation/reserve.ts'
import { type Casting, effectSourceOf, spell } from '../../incantation/spell.ts'
import { damage, extraGems, healOne, lastingSpell } from '../../incantation/spells/builders.ts'
import {
  enchant,
  enchantment,
  enchantmentOf,
  grant,
  onCharacteristic,
  termOfMystery,
} from '../../mystic/enchantment.ts'
import {
  type Effect,
  type Fighter,
  fighter,
  isInPlay,
  type Play,
  type PlayState,
  profileOf,
  standing,
} from '../../state.ts'
import { has } from '../../traits.ts'
import { locationHit, rollDamage } from '../../wounds/damage-roll.ts'
import { inflict } from '../../wounds/health.ts'
import { isElemental, isNear } from '../builders.ts'

/** Tells whether a spell or a part of it affects a fighter. */
function hasSpellEffect({ effects }: Fighter, id: string, part?: string): boolean {
  return effects.some(({ object }) => object === enchantmentOf(id, part))
}

/** Every number of gems of a kind that a magician could still spend. */
function payableAmounts({ gems }: Fighter, gem: Gem): number[] {
  return Array.from({ length: amountOf(gems, gem) }, (_, i) => i + 1)
}

const HYMN = 'hymn-of-despair'

/** CF-REV-ACHERON-12: Water, or Darkness for casters who do not master it. */
function elementOfHymn(caster: Fighter): Gem {
  return masteredBy(caster).includes('water') ? 'water' : 'darkness'
}

/** CF-REV-ACHERON-12: STR for every gem, but not against victims of Water. */
spell(HYMN, {
  variants: (_play, _target, caster) => [{ x: 0, cost: [{ gems: 1, element: elementOfHymn(caster) }], difficulty: 7 }],
  *effect(play, casting) {
    const { caster } = casting
    const gem = elementOfHymn(caster)
    const more = yield* extraGems(play, casting, gem, payableAmounts(caster, gem))
    enchant(play, effectSourceOf(casting), caster, { x: 1 + more })
  },
})
enchantment(HYMN, {
  shownAs: 'muscle-up',
  ...onCharacteristic(HYMN, 'str'),
  damage: ({ roll, tally }, _bearer, effect) => {
    const byStrength = roll.kind === 'combat' && !roll.ownStrength
    if (byStrength && isOfWater(roll.victim)) tally.add(0 - (effect?.x ?? 0), termOfMystery(HYMN), 'CF-REV-ACHERON-12')
  },
})

/** CF-REV-ACHERON-12: magicians who master Water, and elemental beings of it. */
function isOfWater(victim: Fighter): boolean {
  if (isMagician(victim) && masteredBy(victim).includes('water')) return true
  return isElemental(victim) && /water/i.test(printedName(profileOf(victim)))
}

const LITANY = 'mortal-litany'

/** CF-REV-ACHERON-13: what each number of extra gems raises, and by how much. */
const LITANIES = [
  { gems: 0, raised: ['fear'], by: 1 },
  { gems: 4, raised: ['fear', 'str', 'res'], by: 1 },
  { gems: 8, raised: ['fear', 'att', 'str', 'def', 'res'], by: 1 },
  { gems: 10, raised: ['fear', 'att', 'str', 'def', 'res'], by: 2 },
  { gems: 14, raised: ['fear', 'att', 'str', 'def', 'res'], by: 2, dreadful: true },
] as const

/** CF-REV-ACHERON-13: extra gems make it stronger; one at a time, while it is paid for. */
spell(LITANY, {
  mayTarget: (_play, caster) => !hasSpellEffect(caster, LITANY),
  *effect(play, casting) {
    const amounts = LITANIES.map(({ gems }) => gems).filter((gems) => gems > 0)
    const gems = yield* extraGems(play, casting, 'darkness', amounts)
    const row = LITANIES.findLastIndex((litany) => litany.gems <= gems)
    enchant(play, effectSourceOf(casting), casting.caster, { x: row })
    if ('dreadful' in LITANIES[row]!)
      grant(play, effectSourceOf(casting), casting.caster, 'dreadful', { until: 'game' })
  },
})
enchantment(LITANY, {
  lasts: 'game',
  ...maintainedForGems('darkness', 4, 'Mortal Litany', 'CF-REV-ACHERON-13'),
  shownAs: 'death-note',
  characteristic: ({ which, tally }, _bearer, effect) => {
    const { raised, by } = LITANIES[effect?.x ?? 0]!
    if ((raised as readonly string[]).includes(which)) tally.add(by, termOfMystery(LITANY), 'CF-REV-ACHERON-13')
  },
})

const PSALMS = 'psalms-of-insanity'
/** CF-REV-ACHERON-14: what each further gem adds to the FEAR rolled with two dice. */
const LOUDER = 2
const DEAF = ['living-dead', 'construct', 'immunity-fear']

/** CF-REV-ACHERON-14: a FEAR rolled with two dice, which frightens as Living-dead do: everybody. */
spell(PSALMS, {
  *effect(play, casting) {
    const { caster, target } = casting
    if (profileOf(target).character || DEAF.some((id) => has(play, target, id))) return
    const gems = yield* extraGems(play, casting, 'darkness', payableAmounts(caster, 'darkness'))
    const [faces = []] = yield* play.rollDice(
      text('roll.spell', { spell: casting.spell.name }),
      ['CF-REV-ACHERON-14'],
      [{ seat: caster.seat, count: 2, sides: 6 }],
    )
    const fear = faces.reduce((sum, face) => sum + face, LOUDER * gems)
    if (!(yield* passesCourage(play, target, fear, []))) yield* failCourage(play, target, fear, [caster])
  },
})

const MARCH = 'funeral-march'
/** CF-REV-ACHERON-24: the magician's bonus against the victim, and the victim's penalty against the magician. */
const STEPS = 2

/** CF-REV-ACHERON-24: each magician has one victim and each victim one march, until that one is dead. */
spell(MARCH, {
  mayTarget: (play, target, caster) => {
    const isOfCaster = ({ object, source }: Effect) =>
      object === enchantmentOf(MARCH, 'victim') && source.bearer === caster.id
    return !hasSpellEffect(target, MARCH, 'victim') && !standing(play).some(({ effects }) => effects.some(isOfCaster))
  },
  effect: (play, casting) =>
    immediately(() => {
      const { caster, target } = casting
      enchant(play, effectSourceOf(casting), target, { x: caster.id, part: 'victim' })
      enchant(play, effectSourceOf(casting), caster, { x: target.id })
    }),
})
enchantment(MARCH, {
  lasts: 'game',
  finalResult: ({ test, tally }, _bearer, effect) => {
    const counts = test.kind === 'attack' || test.kind === 'defence'
    if (counts && test.against?.id === effect?.x) tally.add(STEPS, termOfMystery(MARCH), 'CF-REV-ACHERON-24')
  },
  damage: ({ roll, tally }, _bearer, effect) => {
    if (roll.kind === 'combat' && roll.victim.id === effect?.x)
      tally.add(STEPS, termOfMystery(MARCH), 'CF-REV-ACHERON-24')
  },
})
enchantment(
  MARCH,
  {
    lasts: 'game',
    shownAs: 'grim-reaper',
    damage: ({ roll, tally }, _bearer, effect) => {
      if (roll.kind === 'combat' && roll.victim.id === effect?.x)
        tally.add(0 - STEPS, termOfMystery(MARCH), 'CF-REV-ACHERON-24')
    },
  },
  'victim',
)

const ARROWS = 'arrows-of-hecate'
/** CF-REV-ACHERON-25: the distance each further gem adds in cm, how many may be added, and the STR. */
const CARRIED = 10
const MOST_CARRYING = 3
const BURN = 5

/** CF-REV-ACHERON-25: gems spent after the test, before the distance is known, extend the range. */
spell(ARROWS, {
  *sendsFurther(play, casting) {
    return (
      CARRIED *
      (yield* extraGems(play, casting, 'fire', payableAmounts(casting.caster, 'fire').slice(0, MOST_CARRYING)))
    )
  },
  mayReachFurther: ({ gems }) => CARRIED * Math.min(MOST_CARRYING, amountOf(gems, 'fire')),
  *effect(play, casting) {
    yield* damage(play, casting, casting.target, BURN)
  },
})

const PALLOR = 'pallid-aura'
/** CF-REV-ACHERON-26: the radius in cm, and the abilities whose bearers give nothing. */
const PALE = 10
const SOULLESS = ['living-dead', 'construct', 'possessed']

/** CF-REV-ACHERON-26, CF-REV-26: a gem of Darkness for each death near the caster; a Fierce victim dies once. */
lastingSpell(PALLOR, {
  shownAs: 'haunting',
  onDeathOf: (play, victim, bearer) =>
    immediately(() => {
      if (victim === bearer || isDying(victim) || !isNear(bearer, victim, PALE)) return
      if (!SOULLESS.some((id) => has(play, victim, id)))
        gainGems(play, bearer, 'darkness', 1, ['CF-REV-ACHERON-26', 'CF-MANA-11'])
    }),
})

const ROT = 'putrefaction'

/** CF-REV-ACHERON-27: each gem takes a point of RES for good; the target dies when its printed RES is used up. */
spell(ROT, {
  difficulty: (play, target) => characteristic(play, target, 'res').total + 6,
  mayTarget: (_play, target) => !hasSpellEffect(target, ROT),
  *effect(play, casting) {
    const { caster, target } = casting
    const gem = yield* anyGem(play, casting)
    if (!gem) return
    spendGems(caster, { [gem]: 1 })
    yield* rot(play, caster, target, 1)
  },
})
enchantment(ROT, {
  lasts: 'game',
  amount: 'given',
  shownAs: 'half-dead',
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'res') tally.add(0 - (effect?.x ?? 0), termOfMystery(ROT), 'CF-REV-ACHERON-27')
  },
  maintenance: {
    step: 'adverse',
    isIdle: (play, _bearer, effect) => !mayFeed(fighter(play, effect!.source.bearer)),
    *perform(play, bearer, effect) {
      const caster = fighter(play, effect!.source.bearer)
      if (!mayFeed(caster)) return
      if (!(yield* chooseToFeed(play, caster, bearer))) return
      spendGems(caster, { darkness: 1 })
      yield* rot(play, caster, bearer, (effect?.x ?? 0) + 1)
    },
  },
})

function mayFeed(caster: Fighter): boolean {
  return isInPlay(caster) && amountOf(caster.gems, 'darkness') > 0
}

function* rot(play: Play, caster: Fighter, target: Fighter, points: number): Procedure {
  enchant(play, { id: ROT, by: caster }, target, { x: points })
  if (points >= printedValue(play, target, 'res'))
    yield* inflict(play, target, 'killed', { by: caster, rules: ['CF-REV-ACHERON-27'] })
}

/** CF-REV-ACHERON-27: the first gem is of any Element; null if there is none. */
function* anyGem(play: Play, { caster, spell: { name } }: Casting): Procedure<Gem | null> {
  const kinds = kindsIn(caster.gems)
  if (kinds.length === 0) return null
  return yield* play.pick<Gem>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.rot-gem', { spell: name }),
    rules: ['CF-REV-ACHERON-27'],
    options: kinds.map((gem): DecisionOption<Gem> => ({ key: gem, text: text(`element.${gem}`), value: gem })),
  })
}

function* chooseToFeed(play: Play, caster: Fighter, victim: Fighter): Procedure<boolean> {
  const args = { fighter: { figure: victim.id } }
  return yield* play.pick<boolean>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.rot', args),
    rules: ['CF-REV-ACHERON-27', 'CF-MAINT-02'],
    options: [
      { key: 'pay', text: text('option.rot-pay', args), icon: 'gems', value: true },
      { key: 'no', text: text('option.rot-no'), icon: 'hand', value: false },
    ],
  })
}

const DISCORD = 'the-blood-of-discord'
const BLOODLESS = ['construct', 'living-dead']
/** CF-REV-ACHERON-33: the face that ends it. */
const TURNS = 1

/** CF-REV-ACHERON-33: Wounds dealt in the chest heal the target; each round the blood may turn against it. */
spell(DISCORD, {
  effect: (play, casting) => immediately(() => void enchant(play, effectSourceOf(casting), casting.target)),
})
enchantment(DISCORD, {
  lasts: 'game',
  shownAs: 'bleeding-heart',
  mindsDice: true,
  afterDamage: (play, roll, result, bearer) =>
    immediately(() => {
      const isHeartWound =
        roll.by === bearer && locationHit(roll) === 'chest' && result !== 'none' && result !== 'stunned'
      if (isHeartWound && hasBlood(play, roll.victim)) healOne(play, bearer, 'CF-REV-ACHERON-33')
    }),
  maintenance: {
    step: 'adverse',
    *perform(play, bearer, effect) {
      if ((yield* rollDie(play, bearer, 'CF-REV-ACHERON-33', 'roll.discord')) !== TURNS) return
      bearer.effects = bearer.effects.filter((other) => other !== effect)
      yield* rollDamage(play, { victim: bearer, by: null, kind: 'effect', strength: 0, rules: ['CF-REV-ACHERON-33'] })
    },
  },
})

function hasBlood(play: PlayState, victim: Fighter): boolean {
  return !isElemental(victim) && !BLOODLESS.some((id) => has(play, victim, id))
}
