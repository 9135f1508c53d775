import { choice, type Procedure, text } from '@fray/kernel'
import { type Definition, define } from '../ability.ts'
import { isInCombat, isWithin } from '../ground/board.ts'
import { targetOption } from '../magic/targets.ts'
import { addEffect } from '../morale/effects.ts'
import { type Combatant, isIn, ownerOf, type Play } from '../state.ts'
import { addAbilityTerm, bandMembers, effectFrom } from './builders.ts'

/** SW-RACE-75: maximum number of others that join a shot. */
const MOST_JOINING = 3

/** SW-RACE-75: others of the pack add their darts to a shot and do not shoot again this round. */
export const packShot: Partial<Definition> = {
  takingAim: gatherPack,
  leaves: {
    precisionDice: ({ tally }, _bearer, { amount }) => addAbilityTerm(tally, 'pack-shot', amount),
    strength({ tally, kind }, _bearer, { amount }) {
      if (kind === 'shot') addAbilityTerm(tally, 'pack-shot', amount)
    },
  },
}

define({ id: 'joined-pack-shot', name: 'Joined a pack shot', rule: 'SW-RACE-75', house: true, mayShoot: () => false })

function* gatherPack(play: Play, bearer: Combatant): Procedure {
  let joined = 0
  while (joined < MOST_JOINING) {
    const next = yield* chooseJoining(play, bearer)
    if (!next) break
    joined++
    addEffect(play, next, {
      object: 'joined-pack-shot',
      until: 'round',
      source: { bearer: bearer.id, object: 'pack-shot' },
    })
  }
  if (joined > 0) addEffect(play, bearer, { ...effectFrom('pack-shot', bearer, 'combat'), amount: joined })
}

function chooseJoining(play: Play, bearer: Combatant): Procedure<Combatant | null> {
  const ready = [...bandMembers(play, bearer)].filter((combatant) => mayJoin(play, bearer, combatant))
  return play.pick<Combatant | null>({
    seat: ownerOf(play, bearer),
    figure: bearer.id,
    prompt: text('ask.pack-shot', { bearer: { figure: bearer.id } }),
    rules: ['SW-RACE-75'],
    options: [{ ...choice('enough', text('option.enough')), value: null }, ...ready.map(targetOption)],
  })
}

function mayJoin(play: Play, bearer: Combatant, other: Combatant): boolean {
  if (other.id === bearer.id || other.group === null || other.group !== bearer.group || other.activated) return false
  if (other.fleeing || isIn(other, 'stunned') || isIn(other, 'paralysed') || isInCombat(play, other)) return false
  if (other.effects.some(({ object }) => object === 'joined-pack-shot')) return false
  return other.profile.abilities.includes('pack-shot') && isWithin(bearer, other, 2)
}
