import type { Procedure } from '@fray/kernel'
import { addOwnEffect, askToUse, lasting, rollDie } from '../../abilities/builders.ts'
import { giveDie } from '../../abilities/dice/round-dice.ts'
import { define } from '../../ability.ts'
import { limits, registerCounter } from '../../limits.ts'
import { actingCard } from '../../machines/crew.ts'
import { putAside } from '../../round/draw.ts'
import { camp, type Fighter, isStanding, type Play, type PlayState } from '../../state.ts'
import { suffer } from '../../wounds/damage-roll.ts'
import { artefact, freeAction, innate } from '../builders.ts'

const ELUSIVE = 'the-elusive'

/** CF-REV-ORC-01: its card goes from the pile to the reserve, in addition to others of its camp. */
const elusive = innate(ELUSIVE, {
  active: true,
  *afterTacticalRoll(play, bearer) {
    const card = actingCard(bearer)
    if (!camp(play, bearer.seat).pile.includes(card) || !(yield* askToUse(play, bearer, ELUSIVE))) return
    putAside(play, bearer.seat, card)
  },
})

const DRUGS = 'combat-drugs'
const RULE = 'CF-REV-ORC-02'
const DOSE = registerCounter('dose-of-combat-drugs')
const INJECTION = { id: DRUGS, per: 'round' } as const

/** CF-REV-ORC-02: as many as were bought. */
function doses({ member }: Fighter) {
  return {
    id: DOSE,
    per: 'game',
    times: member.extras.filter(({ ability }) => ability === DRUGS).length,
  } as const
}

function mayInject({ state }: PlayState, bearer: Fighter): boolean {
  return !limits.isSpent(state, bearer.uses, INJECTION) && !limits.isSpent(state, bearer.uses, doses(bearer))
}

/** CF-REV-ORC-02: the X of the Mutagenic die for each face; none for a 1. */
const MUTAGENIC: readonly (number | null)[] = [null, -1, -1, 0, 0, 2]

function* inject(play: Play, bearer: Fighter): Procedure {
  limits.spend(play.state, bearer.uses, INJECTION)
  limits.spend(play.state, bearer.uses, doses(bearer))
  const face = yield* rollDie(play, bearer, RULE, 'roll.combat-drugs')
  const x = MUTAGENIC[face - 1] ?? null
  if (x === null) return yield* suffer(play, bearer, 'light', { by: null, rules: [RULE] })
  addOwnEffect(play, bearer, 'drugged', DRUGS, 'round', x)
  giveDie(play, bearer, 'mutagenic', 'mutagenic-die')
  play.log('drugged', { fighter: { figure: bearer.id }, x }, [RULE], { seat: bearer.seat })
}

/** CF-REV-ORC-02: during the activation, or before the frays are split. */
const drugs = artefact(DRUGS, {
  active: true,
  actions: [freeAction(DRUGS, { icon: 'syringe', rules: [RULE], isOpen: mayInject, use: inject })],
  *phaseStart(play, bearer) {
    if (play.state.phase !== 'frays' || !isStanding(bearer) || !mayInject(play, bearer)) return
    if (yield* askToUse(play, bearer, DRUGS)) yield* inject(play, bearer)
  },
})

/** CF-MUTAGENIC-03: the X of that roll, which limits the characteristics it may raise. */
const drugged = lasting('drugged', DRUGS, { shownAs: 'syringe', mutagen: (_bearer, effect) => effect?.x ?? 0 })

define(elusive, drugs, drugged)
