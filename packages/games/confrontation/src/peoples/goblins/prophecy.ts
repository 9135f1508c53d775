import type { Procedure } from '@fray/kernel'
import { effectOn, immediately, removeEffect, rollDie } from '../../abilities/builders.ts'
import type { Characteristic } from '../../armies/cards/profile.ts'
import { isInAura } from '../../divination/aura.ts'
import { miracle } from '../../divination/miracle.ts'
import { effectSourceOf } from '../../divination/miracles/builders.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { areEnemies, type Fighter, type Play, type PlayState, standing } from '../../state.ts'

const WRATH = 'rats-wrath'
const ACTIVE = enchantmentOf(WRATH)
const TRANSFORMED = enchantmentOf(WRATH, 'transformed')

/** CF-REV-GOBLIN-12: the lowest face that transforms, and the highest that ends the transformation. */
const TRANSFORMS = 4
const REVERTS = 2

/** CF-REV-GOBLIN-12: the bonuses of the transformation. */
const STRONGER: Readonly<Partial<Record<Characteristic, number>>> = { att: 1, str: 2, res: 2, cou: 2 }

miracle(WRATH, {
  mayTarget: (_play, target) => !effectOn(target, ACTIVE) && !effectOn(target, TRANSFORMED),
  effect: (play, calling) =>
    immediately(() => {
      if (isProvoked(play, calling.faithful)) enchant(play, effectSourceOf(calling), calling.faithful)
    }),
})

/** CF-REV-GOBLIN-12: while an enemy is in the prophet's aura; its number says that a roll has failed already. */
enchantment(WRATH, {
  lasts: 'game',
  shownAs: 'rat',
  settle: (play, prophet) =>
    immediately(() => {
      if (!isProvoked(play, prophet)) removeEffect(prophet, ACTIVE)
    }),
  *onWound(play, prophet) {
    if (isProvoked(play, prophet)) yield* rage(play, prophet)
  },
  maintenance: {
    step: 'other',
    isIdle: (play, prophet, effect) => effect?.x === null || !isProvoked(play, prophet),
    *perform(play, prophet, effect) {
      if (effect?.x !== null && isProvoked(play, prophet)) yield* rage(play, prophet)
    },
  },
})

function isProvoked(play: PlayState, prophet: Fighter): boolean {
  return standing(play).some((fighter) => areEnemies(fighter, prophet) && isInAura(play, prophet, fighter))
}

function* rage(play: Play, prophet: Fighter): Procedure {
  const by = { id: WRATH, by: prophet }
  if ((yield* rollDie(play, prophet, 'CF-REV-GOBLIN-12', 'roll.rats-wrath')) < TRANSFORMS) {
    enchant(play, by, prophet, { x: 1 })
    return
  }
  removeEffect(prophet, ACTIVE)
  enchant(play, by, prophet, { x: play.state.round, part: 'transformed' })
  logProphecy(play, prophet, 'rats-wrath.transformed')
}

function logProphecy(play: Play, prophet: Fighter, event: string): void {
  play.log(event, { fighter: { figure: prophet.id } }, ['CF-REV-GOBLIN-12'], { seat: prophet.seat, isOutcome: true })
}

/** CF-REV-GOBLIN-12: counts as printed; its number is the round of the transformation. */
enchantment(
  WRATH,
  {
    lasts: 'game',
    shownAs: 'rat',
    grants: ['war-fury', 'possessed'],
    prints: (which) => (which === 'mov' ? 0 : (STRONGER[which] ?? 0)),
    maintenance: {
      step: 'other',
      isIdle: ({ state }, _prophet, effect) => state.round <= (effect?.x ?? 0),
      *perform(play, prophet, effect) {
        if (play.state.round <= (effect?.x ?? 0)) return
        if ((yield* rollDie(play, prophet, 'CF-REV-GOBLIN-12', 'roll.rats-wrath-ends')) > REVERTS) return
        removeEffect(prophet, TRANSFORMED)
        logProphecy(play, prophet, 'rats-wrath.reverted')
      },
    },
  },
  'transformed',
)
