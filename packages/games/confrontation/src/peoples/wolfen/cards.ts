import { addOwnEffect, askToUse, immediately, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { isWolfen } from '../../command/savagery.ts'
import type { TestKind } from '../../dice/test.ts'
import { isInAura } from '../../divination/aura.ts'
import { limits } from '../../limits.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Fighter, type PlayState, profileOf, standing } from '../../state.ts'
import { addEffectTo } from '../apply-effect.ts'
import { artefact, freeAction, innate } from '../builders.ts'

const ARROWS = 'arrows-of-alabaster'
/** CF-REV-WOLFEN-04: STR of the arrows, instead of the bow's. */
const ALABASTER = 5
const WOUNDS: readonly string[] = ['light', 'serious', 'critical', 'killed']

const arrows = artefact(ARROWS, {
  damage: ({ roll, tally }, bearer) => {
    const { weapon } = profileOf(bearer)
    if (roll.kind === 'fire' && !roll.artillery && weapon)
      tally.add(ALABASTER - weapon.strength, termOf(ARROWS), 'CF-REV-WOLFEN-04')
  },
  afterDamage: (play, roll, result, bearer) =>
    immediately(() => {
      if (roll.by !== bearer || roll.kind !== 'fire' || roll.artillery || !WOUNDS.includes(result)) return
      addEffectTo(play, roll.victim, 'alabaster-wound', { bearer: bearer.id, object: ARROWS }, 'round')
    }),
})

/** CF-REV-WOLFEN-04: the victim cannot heal until the end of the round. */
const alabasterWound = lasting('alabaster-wound', ARROWS, { shownAs: 'arrow-wings', cannotHeal: true })

const PROTECTORS = 'the-protectors-of-yllia'
const PROTECTING = { id: PROTECTORS, per: 'round' } as const
const PROTECTED = { id: 'protected-by-yllia', per: 'round' } as const

/** CF-REV-WOLFEN-07: Wolfen in the guardian's aura of faith that have not been protected in this round. */
function protectableWolfen(play: PlayState, bearer: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    if (fighter.seat !== bearer.seat || !isWolfen(fighter) || !isInAura(play, bearer, fighter)) return false
    return !limits.isSpent(play.state, fighter.uses, PROTECTED)
  })
}

const CRITICAL = 3

const protectors = innate(PROTECTORS, {
  actions: [
    freeAction(PROTECTORS, {
      icon: 'shield',
      rules: ['CF-REV-WOLFEN-07'],
      isOpen: (play, bearer) => {
        return !limits.isSpent(play.state, bearer.uses, PROTECTING) && protectableWolfen(play, bearer).length > 0
      },
      *use(play, bearer) {
        limits.spend(play.state, bearer.uses, PROTECTING)
        const target = yield* pickFighter(play, bearer.seat, protectableWolfen(play, bearer), 'ask.protected', [
          'CF-REV-WOLFEN-07',
        ])
        limits.spend(play.state, target.uses, PROTECTED)
        addEffectTo(play, target, 'protected-by-yllia', { bearer: bearer.id, object: PROTECTORS }, 'round')
        const names = { fighter: { figure: bearer.id }, target: { figure: target.id } }
        play.log('protected', names, ['CF-REV-WOLFEN-07'], { seat: bearer.seat, isOutcome: true })
      },
    }),
  ],
  extraBelievers: (_play, { faithful, believer }, bearer) => {
    return faithful === bearer && isWolfen(believer) && believer.wounds === CRITICAL ? 1 : 0
  },
})

const underProtection = lasting('protected-by-yllia', PROTECTORS, {
  shownAs: 'shield',
  characteristic: ({ which, tally }) => {
    if (which === 'res') tally.add(2, termOf(PROTECTORS), 'CF-REV-WOLFEN-07')
  },
})

const ASTROLABE = 'astrolabe-of-destiny'
const READ = { id: ASTROLABE, per: 'round' } as const
const FORETOLD: readonly TestKind[] = [
  ...(['initiative', 'agility', 'attack', 'defence', 'courage', 'discipline', 'tactical'] as const),
  ...(['incantation', 'countering', 'recovery'] as const),
]

/** CF-REV-WOLFEN-11: once a round a die more for a test. */
const astrolabe = artefact(ASTROLABE, {
  active: true,
  *beforeTest(play, { kind }, bearer) {
    if (!FORETOLD.includes(kind) || limits.isSpent(play.state, bearer.uses, READ)) return
    if (!(yield* askToUse(play, bearer, ASTROLABE))) return
    limits.spend(play.state, bearer.uses, READ)
    addOwnEffect(play, bearer, 'foretold', ASTROLABE, 'test')
  },
})

const foretold = lasting('foretold', ASTROLABE, {
  testDice: ({ tally }) => void tally.add(1, termOf(ASTROLABE), 'CF-REV-WOLFEN-11'),
})

define(arrows, alabasterWound, protectors, underProtection, astrolabe, foretold)
