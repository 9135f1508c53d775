import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { spellNamed } from '../../armies/extras/armoury.ts'
import { isInAura } from '../../command/aura.ts'
import { addPurses, gemArgs, keyOf, type Purse, paymentsOf, spendGems } from '../../incantation/mana.ts'
import { type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { has } from '../../traits.ts'
import { innate, isNear } from '../builders.ts'

const CHORUS = 'salauels-chorus'
const CORYPHAEUS = 'leader-of-the-chorus'
/** CF-REV-ACHERON-11: how near quaestors must be, in cm, and the most gems each gives. */
const EARSHOT = 10
const MOST_GIVEN = 2

/** CF-REV-ACHERON-11: no ground slows a quaestor, and quaestors nearby help master its Circaean spells. */
const chorus = innate(CHORUS, {
  crossesEncumbered: true,
  *borrowsMastery(play, { id }, bearer) {
    let given: Purse = {}
    if (!spellNamed(id)?.paths.includes('circaeus')) return given
    for (const singer of singersWith(play, bearer)) {
      const gift = yield* chooseGift(play, bearer, singer)
      spendGems(singer, gift)
      given = addPurses(given, gift)
    }
    return given
  },
})

/** CF-REV-ACHERON-37: all quaestors in the aura of leadership count as near one another. */
const coryphaeus = innate(CORYPHAEUS, {})

function singersWith(play: PlayState, caster: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    if (fighter === caster || fighter.seat !== caster.seat || fighter.inRout || !has(play, fighter, CHORUS))
      return false
    return isNear(caster, fighter, EARSHOT) || areJoined(play, caster, fighter)
  })
}

function areJoined(play: PlayState, fighter: Fighter, other: Fighter): boolean {
  return standing(play).some((leader) => {
    return has(play, leader, CORYPHAEUS) && isInAura(play, leader, fighter) && isInAura(play, leader, other)
  })
}

function* chooseGift(play: Play, caster: Fighter, giver: Fighter): Procedure<Purse> {
  const gifts = Array.from({ length: MOST_GIVEN + 1 }, (_, gems) => gems).flatMap((gems) =>
    paymentsOf([{ gems, element: 'neutral' }], giver.gems),
  )
  if (gifts.length === 1) return {}
  const words = { fighter: { figure: giver.id }, target: { figure: caster.id } }
  return yield* play.pick<Purse>({
    seat: giver.seat,
    figure: giver.id,
    prompt: text('ask.chorus', words),
    rules: ['CF-REV-ACHERON-11', 'CF-CAST-11'],
    options: gifts.map((gift): DecisionOption<Purse> => {
      const none = keyOf(gift) === ''
      const words = none ? text('option.chorus-none') : text('option.chorus', gemArgs(gift))
      return { key: none ? 'none' : keyOf(gift), text: words, icon: none ? 'hand' : 'gems', value: gift }
    }),
  })
}

define(chorus, coryphaeus)
