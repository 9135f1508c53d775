import { type Procedure, text } from '@fray/kernel'
import { addOwnEffect, immediately, lasting, rollDie, termOf } from '../../abilities/builders.ts'
import { heal } from '../../abilities/resilience/upkeep.ts'
import { define } from '../../ability.ts'
import { isHurt } from '../../incantation/spells/builders.ts'
import { limits } from '../../limits.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import { areEnemies, type Fighter, isStanding, type Play } from '../../state.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { artefact, fightersNear, freeAction } from '../builders.ts'

/** CF-REV-SESSAIR-01: a successful attack adds its result to the blow, and master strikes are ruled out. */
const lance = artefact('lance-of-malachite', {
  suspends: ['master-strike'],
  damage: ({ roll, tally }) => {
    if (roll.kind === 'combat') tally.add(roll.attack?.final ?? 0, termOf('lance-of-malachite'), 'CF-REV-SESSAIR-01')
  },
})

const TOTEM = 'the-totem-of-the-matrae'
const RULE = 'CF-REV-SESSAIR-10'
const CALLED_UPON = { id: TOTEM, per: 'game' } as const
/** CF-REV-SESSAIR-10: its reach in cm, and the least face that heals or hurts. */
const REACH = 10
const LEAST = 4

/** CF-REV-SESSAIR-10: one of the three Matrae, once a game. */
function matra(part: string, answer: (play: Play, bearer: Fighter) => Procedure) {
  return freeAction(TOTEM, {
    part,
    note: () => text(`note.${part}`, { reach: REACH, least: LEAST }),
    icon: 'totem',
    rules: [RULE],
    isOpen: (play, bearer) => !limits.isSpent(play.state, bearer.uses, CALLED_UPON),
    *use(play, bearer) {
      limits.spend(play.state, bearer.uses, CALLED_UPON)
      const args = { fighter: { figure: bearer.id }, matra: { text: text(`label.${part}`) } }
      play.log('totem', args, [RULE], { seat: bearer.seat, isOutcome: true })
      yield* answer(play, bearer)
    },
  })
}

function friendsOf(play: Play, bearer: Fighter): Fighter[] {
  return fightersNear(play, bearer, REACH).filter((fighter) => !areEnemies(fighter, bearer))
}

const totem = artefact(TOTEM, {
  actions: [
    matra('totem-siobhan', function* (play, bearer) {
      for (const friend of friendsOf(play, bearer).filter(isHurt)) {
        if ((yield* rollDie(play, friend, RULE, 'roll.totem')) >= LEAST) heal(play, friend, RULE)
      }
    }),
    matra('totem-fiann', (play, bearer) =>
      immediately(() => {
        for (const friend of friendsOf(play, bearer)) addOwnEffect(play, friend, 'under-fiann', TOTEM, 'round')
      }),
    ),
    matra('totem-neraidh', function* (play, bearer) {
      const enemies = fightersNear(play, bearer, REACH).filter((fighter) => areEnemies(fighter, bearer))
      yield* forEachInChosenOrder(play, bearer.seat, enemies, 'ask.victim-order', [RULE], function* (fighter) {
        if (!isStanding(fighter) || (yield* rollDie(play, bearer, RULE, 'roll.totem')) < LEAST) return
        yield* rollDamage(play, { victim: fighter, by: bearer, kind: 'effect', strength: 0, rules: [RULE] })
      })
    }),
  ],
})

const underFiann = lasting('under-fiann', TOTEM, {
  finalResult: ({ test, tally }) => {
    if (test.kind === 'attack' || test.kind === 'defence') tally.add(1, termOf(TOTEM), RULE)
  },
})

define(lance, totem, underFiann)
