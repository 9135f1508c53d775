import { immediately } from '../../abilities/builders.ts'
import { characteristic } from '../../characteristics.ts'
import { miracle } from '../../divination/miracle.ts'
import { effectSourceOf } from '../../divination/miracles/builders.ts'
import { lastingSpell } from '../../incantation/spells/builders.ts'
import { enchant, enchantment, termOfMystery } from '../../mystic/enchantment.ts'
import { type Fighter, fighter, isStanding } from '../../state.ts'
import { barToSummoning, maySummon, type Summoning, summon } from '../../summoning/summoning.ts'

const GALL = 'gall-of-the-possessed'

/** CF-REV-MIDNOR-18: answering attacks cannot be parried, and gain the attacker's advantage over its victim as STR. */
lastingSpell(
  GALL,
  {
    shownAs: 'acid-blob',
    cannotBeParried: ({ answers }) => answers !== undefined,
    damage: ({ play, roll, tally }, bearer) => {
      if (!roll.manner?.answers) return
      const better = characteristic(play, bearer, 'att').total - characteristic(play, roll.victim, 'def').total
      tally.add(Math.max(0, better), termOfMystery(GALL), 'CF-REV-MIDNOR-18')
    },
  },
  { difficulty: (play, target) => characteristic(play, target, 'def').total + 3 },
)

const REAPERS = 'summoning-of-the-reapers'

/** CF-REV-MIDNOR-16: near the caller, in its field of vision. */
const reaperOf = (summoner: Fighter): Summoning => ({
  ...{ summoner, who: 'midnor-reaper-of-mid-nor', within: 10 },
  ...{ cause: REAPERS, rule: 'CF-REV-MIDNOR-16', inView: true },
})

miracle(REAPERS, {
  mayTarget: (play, _target, faithful) => maySummon(play, reaperOf(faithful)),
  bar: (play, faithful) => barToSummoning(play, reaperOf(faithful)),
  *effect(play, { faithful }) {
    yield* summon(play, reaperOf(faithful))
  },
})

const CASTLING = 'castling'

/**
 * CF-REV-MIDNOR-21: in the following mystic phase the faithful counts believers around the target; one target at a
 * time.
 */
miracle(CASTLING, {
  mayTarget: (_play, target, faithful) => target !== faithful,
  effect: (play, calling) =>
    immediately(() => void enchant(play, effectSourceOf(calling), calling.faithful, { x: calling.target.id })),
})
enchantment(CASTLING, {
  shownAs: 'chess-rook',
  drawsFrom: (play, bearer, effect) => {
    const target = fighter(play, effect!.x!)
    return isStanding(target) && target.level === bearer.level ? target : undefined
  },
})
