import { addEffect } from '@fray/hooks'
import { type DecisionOption, optionWithNote, type Procedure, RARE_WEIGHT, text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { gapBetween } from '../ground/bodies.ts'
import { loserFirst } from '../round/loser-first.ts'
import { type Fighter, isStanding, type Play, type PlayState, profileOf } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { crewNeeded, isCrewOf, isSubstituteOf, qualifies, SUBSTITUTE, servantsOf } from './crew.ts'

export const substitute: Ability = { id: SUBSTITUTE, name: 'Substitute', rule: 'CF-MACHINE-11', shownAs: 'gears' }

/** CF-MACHINE-11, -12: substitutes for missing servants are named in public before the sequences are built. */
export function* nameSubstitutes(play: Play): Procedure {
  for (const machine of loserFirst(play).filter((fighter) => isImmobile(profileOf(fighter)))) {
    for (let missing = missingAt(play, machine); missing > 0; missing--) {
      const named = yield* nameSubstitute(play, machine)
      if (!named) break
      appointSubstitute(play, named, machine)
    }
  }
}

/** CF-MACHINE-12: whether it has fewer servants than it needs. */
function missingAt(play: PlayState, machine: Fighter): number {
  return crewNeeded(machine) - servantsOf(play, machine).filter((servant) => isCrewOf(play, servant, machine)).length
}

/** Candidates: able fighters of the camp, not in rout, not servants and not named for another machine. */
export function candidatesFor(play: PlayState, machine: Fighter): Fighter[] {
  const isNamed = ({ effects }: Fighter) => effects.some(({ object }) => object === SUBSTITUTE)
  return play.state.fighters
    .filter((fighter) => fighter.seat === machine.seat && isStanding(fighter) && fighter.level === 0 && !fighter.inRout)
    .filter(
      (fighter) =>
        fighter.serves !== machine.id &&
        !isNamed(fighter) &&
        profileOf(fighter).role !== 'servant' &&
        qualifies(play, fighter, machine),
    )
    .sort((a, b) => gapBetween(a, machine) - gapBetween(b, machine) || a.id - b.id)
}

function* nameSubstitute(play: Play, machine: Fighter): Procedure<Fighter | null> {
  const candidates = candidatesFor(play, machine)
  if (candidates.length === 0) return null
  const words = { key: 'none', text: text('option.no-substitute'), ...optionWithNote('note.no-substitute') }
  const none: DecisionOption<Fighter | null> = { ...words, icon: 'hand', value: null }
  return yield* play.pick<Fighter | null>({
    seat: machine.seat,
    figure: machine.id,
    prompt: text('ask.substitute', { machine: { figure: machine.id } }),
    rules: ['CF-MACHINE-11', 'CF-MACHINE-12'],
    options: [none, ...candidates.map((candidate) => substituteOption(candidate, machine))],
  })
}

function substituteOption(man: Fighter, machine: Fighter): DecisionOption<Fighter> {
  // Fighters that cannot walk to the machine get a low weight.
  const walk = (profileOf(man).mov ?? 0) * CENTIMETRE
  return {
    key: String(man.id),
    text: text('named', { fighter: { figure: man.id } }),
    figure: man.id,
    icon: 'gears',
    ...optionWithNote('note.substitute', { aim: profileOf(man).aim ?? 0, dis: profileOf(man).dis ?? 0 }),
    value: man,
    ...(gapBetween(man, machine) > walk ? { randomWeight: RARE_WEIGHT } : {}),
  }
}

/** CF-MACHINE-11: until the next sequence is built. */
function appointSubstitute(play: Play, man: Fighter, machine: Fighter): void {
  if (isSubstituteOf(man, machine)) return
  addEffect(play.state, man, {
    object: SUBSTITUTE,
    source: { bearer: machine.id, object: SUBSTITUTE },
    until: 'round',
    x: machine.card,
  })
  const names = { fighter: { figure: man.id }, machine: { figure: machine.id } }
  play.log('substitute.named', names, ['CF-MACHINE-11'], { seat: man.seat })
}

define(substitute)
