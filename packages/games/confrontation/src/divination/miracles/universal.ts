import { accept, type Procedure, refuse, text } from '@fray/kernel'
import { addOwnEffect, immediately } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { Characteristic } from '../../armies/cards/profile.ts'
import { characteristic } from '../../characteristics.ts'
import { gapBetween } from '../../ground/bodies.ts'
import {
  enchant,
  enchantment,
  grant,
  leavesAbility,
  onCharacteristic,
  termOfMystery,
} from '../../mystic/enchantment.ts'
import type { Fighter, Play, PlayState, WoundLevel } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { aspectsOf } from '../faith.ts'
import { type Calling, miracle } from '../miracle.ts'
import { newlyAffected } from '../miracle-choices.ts'
import { effectSourceOf, grantingMiracle, healDegrees, isHurt, lastingMiracle, ownInAura, spreads } from './builders.ts'

/** CF-MIRACLE-01: the cost by the Wound to be healed. */
const REPRIEVE: Readonly<Record<WoundLevel, number>> = { 0: 0, 1: 2, 2: 3, 3: 4 }

miracle('miraculous-reprieve', {
  mayTarget: (_play, target) => isHurt(target),
  variants: (_play, { wounds }) => [{ x: wounds, fervour: REPRIEVE[wounds], difficulty: 7 }],
  effect: (play, { target }) => immediately(() => healDegrees(play, target, 1, 'CF-MIRACLE-01')),
})

/** CF-MIRACLE-02: the other camp may reserve one card fewer. */
miracle('tragic-fate', {
  oncePerCamp: true,
  effect: (play, calling) => immediately(() => void enchant(play, effectSourceOf(calling), calling.faithful)),
})
enchantment('tragic-fate', {
  opposingReserve: ({ tally }) => void tally.add(-1, termOfMystery('tragic-fate'), 'CF-MIRACLE-02'),
})

/** CF-MIRACLE-03: gives the caller Leadership/10. */
miracle('religious-authority', {
  effect: (play, calling) =>
    immediately(() => grant(play, effectSourceOf(calling), calling.faithful, 'leadership', { x: 10 })),
})
leavesAbility('religious-authority', 'leadership', { numberFor: () => 10 })

/** CF-MIRACLE-04: the characteristics that the Aspects raise, and the maximum for each. */
const PRAYED: readonly Characteristic[] = ['ini', 'att', 'def', 'str', 'res']
const MOST_EACH = 2

miracle('prayer-of-the-warrior', {
  *effect(play, calling) {
    for (const [which, points] of yield* distribute(play, calling)) {
      enchant(play, effectSourceOf(calling), calling.target, { part: which, x: points })
    }
  },
  afterwards: (play, { faithful }) => void addOwnEffect(play, faithful, PRAYED_OUT, 'warrior-monk', 'round'),
})
for (const which of PRAYED)
  enchantment('prayer-of-the-warrior', onCharacteristic('prayer-of-the-warrior', which), which)

/** CF-MIRACLE-04: the caller cannot call or censure any more; this is not an effect that could be dissipated. */
const PRAYED_OUT = 'prayed-out'
define({ id: PRAYED_OUT, name: 'Prayer of the Warrior', rule: 'CF-MIRACLE-04', cannotCall: true })

type Shares = readonly (readonly [Characteristic, number])[]

function* distribute(play: Play, { faithful, target, miracle: { name } }: Calling): Procedure<Shares> {
  const points = Math.min(aspectsOf(play, faithful).total, MOST_EACH * PRAYED.length)
  if (points === 0) return []
  return yield* play.arrange<Shares>({
    seat: faithful.seat,
    figure: faithful.id,
    prompt: text('ask.prayer', { miracle: name, fighter: { figure: target.id }, points }),
    rules: ['CF-MIRACLE-04'],
    things: [{ id: 'point', text: text('aspect-points'), amount: points, icon: 'prayer' }],
    slots: PRAYED.map((which) => ({ id: which, text: text(`characteristic.${which}`) })),
    check: (arrangement) => {
      const shares = PRAYED.map((which) => {
        return [which, (arrangement[which] ?? []).reduce((sum, { count }) => sum + count, 0)] as const
      })
      if (shares.some(([, count]) => count > MOST_EACH)) return refuse(text('refused.prayer'), 'CF-MIRACLE-04')
      return accept(shares.filter(([, count]) => count > 0))
    },
    suggest: (wanted = PRAYED.length) =>
      PRAYED.slice(0, wanted).map((_, first) => ({ slots: heapsFrom(first, points) })),
  })
}

/** Fills each characteristic to its maximum, starting with a different one each time. */
function heapsFrom(first: number, points: number): Record<string, [string, number][]> {
  let left = points
  return Object.fromEntries(
    PRAYED.map((_, i) => {
      const put = Math.min(MOST_EACH, left)
      left -= put
      return [PRAYED[(first + i) % PRAYED.length]!, put > 0 ? [['point', put]] : []]
    }),
  )
}

/** CF-MIRACLE-08: Precision for the target's own shots, not for those of a machine it serves. */
lastingMiracle('divine-aim', {
  shownAs: 'bullseye',
  rerolls: ({ kind, shot, fighter }) => (kind === 'aim' && (!shot || shot.from === fighter) ? [5] : []),
})

/** CF-MIRACLE-05, -09, -10: grant Consciousness, Dodge and Feint. */
grantingMiracle('divine-eye', 'consciousness')
grantingMiracle('aegis-of-fervour', 'dodge')
grantingMiracle('phantom-blade', 'feint')

/** CF-LITANY-05: named without its card, so that it cannot be learnt. */
grantingMiracle('martial-inspiration', 'counter-attack', {
  difficulty: (play, target) => characteristic(play, target, 'def').total + 1,
})

/** CF-MIRACLE-06: friends of the people in rout. */
function friendsInRoutNear(play: PlayState, faithful: Fighter): Fighter[] {
  return ownInAura(play, faithful).filter(({ inRout }) => inRout)
}

/** CF-MIRACLE-06: fighters in rout are rallied, and braver as long as they stay near. */
miracle('aura-of-bravery', {
  inAura: true,
  friendsTouched: friendsInRoutNear,
  effect: (play, calling) =>
    immediately(() => {
      const { faithful, miracle: called } = calling
      enchant(play, effectSourceOf(calling), faithful, { part: 'source' })
      for (const fighter of newlyAffected(play, called, friendsInRoutNear(play, faithful))) {
        fighter.inRout = false
        enchant(play, effectSourceOf(calling), fighter)
        play.log('rallied', { fighter: { figure: fighter.id } }, ['CF-MIRACLE-06'], {
          seat: fighter.seat,
          isOutcome: true,
        })
      }
    }),
})
enchantment('aura-of-bravery', {}, 'source')
enchantment('aura-of-bravery', {
  finalResult: ({ play, tally, test }, bearer, effect) => {
    if (test.kind !== 'courage' || !spreads(play, effect, 'aura-of-bravery', bearer)) return
    tally.add(1, termOfMystery('aura-of-bravery'), 'CF-MIRACLE-06')
  },
})

/** CF-MIRACLE-07: the maximum distance of targets, in cm. */
const BLIND_BEYOND = 10

lastingMiracle('kingdom-of-the-blind', {
  shownAs: 'sight-disabled',
  cannotTarget: (_play, target, bearer) => gapBetween(bearer, target) > BLIND_BEYOND * CENTIMETRE,
})
