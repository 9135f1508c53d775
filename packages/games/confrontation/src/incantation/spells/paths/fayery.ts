import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { immediately } from '../../../abilities/builders.ts'
import { characteristic } from '../../../characteristics.ts'
import { enchantment, onCharacteristic, termOfMystery } from '../../../mystic/enchantment.ts'
import { type Fighter, type Play, profileOf } from '../../../state.ts'
import { amountOf, type Gem, kindsIn, type Purse, spendGems } from '../../mana.ts'
import { type Casting, spell } from '../../spell.ts'
import {
  addSpellEffect,
  damage,
  type FriendlyArea,
  friendsNear,
  grantingSpell,
  healOne,
  lastingSpell,
  plainDie,
} from '../builders.ts'

/** CF-SPELL-81: Brutal. */
grantingSpell('vigour-of-the-wave', 'brutal')

/** CF-SPELL-82: −4 on Damage rolls of the target's attacks. */
lastingSpell('weakening', {
  damage: ({ tally, roll }) => {
    if (roll.kind === 'combat') tally.add(-4, termOfMystery('weakening'), 'CF-SPELL-82')
  },
})

/** CF-SPELL-83: rolls a die for the caster and each friendly Daïkinee around. */
const DAIKINEES: FriendlyArea = {
  reach: 10,
  friends: true,
  isMeant: (fighter, caster) => fighter === caster || profileOf(fighter).people === 'daikinee',
}

spell('calming-flow', {
  on: 'self',
  area: DAIKINEES,
  *effect(play, casting) {
    const near = yield* friendsNear(play, casting, DAIKINEES)
    for (const fighter of near) if ((yield* plainDie(play, casting)) >= 4) healOne(play, fighter, 'CF-SPELL-83')
  },
})

/** CF-SPELL-84: a target that has charged already gets nothing. */
spell('force-of-nature', {
  effect: (play, casting) =>
    immediately(() => {
      if (casting.target.charged.length === 0) addSpellEffect(play, casting, 'under-force-of-nature')
    }),
})
enchantment('force-of-nature', {
  characteristic: ({ which, tally }, bearer) => {
    if (which === 'str' && bearer.charged.length > 0) tally.add(4, termOfMystery('force-of-nature'), 'CF-SPELL-84')
  },
})

/** CF-SPELL-79: the most points of DEF that go to ATT or to STR. */
const MOST_TO_EACH = 2

spell('deadly-resolution', {
  *effect(play, casting) {
    const def = characteristic(play, casting.target, 'def').total
    if (def === 0) return
    const split = yield* chooseSplit(play, casting, Math.min(def, 2 * MOST_TO_EACH))
    addSpellEffect(play, casting, 'under-deadly-resolution', { x: 0 - def })
    addSpellEffect(play, casting, 'under-deadly-resolution-att', { x: split.att })
    addSpellEffect(play, casting, 'under-deadly-resolution-str', { x: split.str })
  },
})
enchantment('deadly-resolution', { ...onCharacteristic('deadly-resolution', 'def'), amount: 'taken' })
enchantment('deadly-resolution', onCharacteristic('deadly-resolution', 'att'), 'att')
enchantment('deadly-resolution', onCharacteristic('deadly-resolution', 'str'), 'str')

interface Split {
  readonly att: number
  readonly str: number
}

/** CF-SPELL-79: the target's player must place every point. */
function* chooseSplit(play: Play, { target, spell: { name, rule } }: Casting, points: number): Procedure<Split> {
  const options = [0, 1, 2].flatMap((att): DecisionOption<Split>[] => {
    const split = { att, str: points - att }
    if (split.str < 0 || split.str > MOST_TO_EACH) return []
    return [{ key: `${split.att}-${split.str}`, text: text('option.resolution', { ...split }), value: split }]
  })
  return yield* play.pick<Split>({
    seat: target.seat,
    figure: target.id,
    prompt: text('ask.resolution', { spell: name, fighter: { figure: target.id }, points }),
    rules: [rule],
    options,
  })
}

/** CF-SPELL-80: the effects of gems of Water, and of another Element. */
interface Roots {
  readonly water: number
  readonly other: number
  readonly slows: number
  readonly strength: number
}

const ROOTS: readonly Roots[] = [
  { water: 0, other: 0, slows: 2, strength: 0 },
  { water: 1, other: 0, slows: 3, strength: 0 },
  { water: 2, other: 0, slows: 5, strength: 0 },
  { water: 2, other: 1, slows: 5, strength: 3 },
  { water: 2, other: 2, slows: 5, strength: 6 },
]

spell('roots-of-wrath', {
  *effect(play, casting) {
    const { slows, strength } = yield* chooseRoots(play, casting)
    addSpellEffect(play, casting, 'under-roots-of-wrath', { x: 0 - slows })
    if (strength > 0) yield* damage(play, casting, casting.target, strength)
  },
})
enchantment('roots-of-wrath', {
  lasts: 'activation-phase',
  amount: 'taken',
  movement: ({ tally }, _bearer, effect) => {
    tally.add(effect?.x ?? 0, termOfMystery('roots-of-wrath'), 'CF-SPELL-80').atLeast(0)
  },
})

/** CF-CAST-15, CF-MANA-09: one decision; gems of the second kind share one Element. */
function* chooseRoots(play: Play, { caster, target, spell: { name, rule } }: Casting): Procedure<Roots> {
  const ways = ROOTS.flatMap((roots) => pricesOf(roots, caster).map((price) => ({ roots, price })))
  const chosen = yield* play.pick<(typeof ways)[number]>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.extra-gems', { spell: name, target: { figure: target.id } }),
    rules: [rule, 'CF-CAST-15'],
    options: ways.map((way) => {
      const { slows, strength, water, other } = way.roots
      const [second] = kindsIn(way.price).filter((gem) => gem !== 'water')
      const element = second ? { text: text(`element.${second}`) } : ''
      return {
        key: [water, other, ...(second ? [second] : [])].join(':'),
        text: text('option.roots', { slows, strength, water, other, element }),
        value: way,
      }
    }),
  })
  spendGems(caster, chosen.price)
  return chosen.roots
}

/** Lists every way in which a magician can pay for roots. */
function pricesOf({ water, other }: Roots, { gems }: Fighter): Purse[] {
  if (amountOf(gems, 'water') < water) return []
  const own: Purse = water > 0 ? { water } : {}
  if (other === 0) return [own]
  const second = kindsIn(gems).filter((gem): gem is Gem => gem !== 'water' && amountOf(gems, gem) >= other)
  return second.map((gem) => ({ ...own, [gem]: other }))
}
