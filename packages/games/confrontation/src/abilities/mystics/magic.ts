import type { Procedure } from '@fray/kernel'
import { define } from '../../ability.ts'
import { ELEMENTS } from '../../armies/cards/profile.ts'
import { characteristic } from '../../characteristics.ts'
import { gainMastered } from '../../incantation/reserve.ts'
import { limits } from '../../limits.ts'
import { areEnemies, type Effect, type Fighter, type Play } from '../../state.ts'
import { xOf } from '../../traits.ts'
import { ability, addOwnEffect, lasting, rollDie, termOf } from '../builders.ts'

/** CF-ABIL-42: rerolls a 5 in incantations. */
const focus = ability('focus', { rerolls: ({ kind }) => (kind === 'incantation' ? [5] : []) })

/** CF-ABIL-94: helps with spells whose cost is this Element alone; gems for mastery do not matter. */
const spirits = ELEMENTS.map((element) =>
  ability(`spirit-${element}`, {
    onesCount: ({ casting }) => casting?.cost.every((part) => part.element === element) ?? false,
  }),
)

/** CF-ABIL-54: an enemy's spell or miracle may fail against the bearer; the player is not asked. */
const insensitive = ability('insensitive', {
  lowestCounts: true,
  sparesSpell: (play, { caster }, bearer, effect) => resists(play, caster, bearer, effect),
  sparesMiracle: (play, { faithful }, bearer, effect) => resists(play, faithful, bearer, effect),
})

function* resists(play: Play, by: Fighter, bearer: Fighter, effect: Effect | null): Procedure<boolean> {
  if (!areEnemies(by, bearer)) return false
  const face = yield* rollDie(play, bearer, 'CF-ABIL-54', 'roll.insensitive')
  return face >= xOf(bearer, 'insensitive', effect)
}

/** CF-ABIL-70: may counter spells without seeing them. */
const negation = ability('negation', { opposesUnseen: true })

/** CF-ABIL-80: after the recovery roll, even a failed one. */
const recovery = ability('recovery', {
  afterRecovery: (play, bearer, effect) => gainMastered(play, bearer, xOf(bearer, 'recovery', effect), ['CF-ABIL-80']),
})

const ARCANA = { id: 'mastery-of-the-arcana', per: 'round' } as const

/** CF-ABIL-65: once a round POW replaces missing gems; it never falls below 1. */
const masteryOfTheArcana = ability(ARCANA.id, {
  suppliesGems(play, bearer) {
    if (limits.isSpent(play.state, bearer.uses, ARCANA)) return 0
    return Math.max(0, characteristic(play, bearer, 'pow').total - 1)
  },
  onSupply(play, gems, bearer) {
    limits.spend(play.state, bearer.uses, ARCANA)
    addOwnEffect(play, bearer, 'lowered-power', ARCANA.id, 'cast', gems)
  },
})

/** CF-ABIL-65: for this incantation only. */
const loweredPower = lasting('lowered-power', ARCANA.id, {
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'pow') tally.add(0 - (effect?.x ?? 0), termOf(ARCANA.id), 'CF-ABIL-65')
  },
})

define(focus, ...spirits, insensitive, negation, recovery, masteryOfTheArcana, loweredPower)
