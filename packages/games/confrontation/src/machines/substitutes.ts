import { addEffect } from '@fray/hooks'
import { noted, type Option, type Procedure, RARELY, text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import { isImmobile } from '../armies/check-cards.ts'
import { gapBetween } from '../ground/bodies.ts'
import { loserFirst } from '../round/phases.ts'
import { type Fighter, isStanding, type Play, type Position, profileOf } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { crewNeeded, isSubstituteOf, mans, qualifies, SUBSTITUTE, servantsOf } from './crew.ts'

export const substitute: Ability = { id: SUBSTITUTE, name: 'Substitute', rule: 'CF-MACHINE-11', shownAs: 'gears' }

/** CF-MACHINE-11, -12: where servants are missing others are named, openly, before the sequences are built. */
export function* nameSubstitutes(play: Play): Procedure {
  for (const machine of loserFirst(play).filter((each) => isImmobile(profileOf(each)))) {
    for (let missing = missingAt(play, machine); missing > 0; missing--) {
      const named = yield* nameOne(play, machine)
      if (!named) break
      standIn(play, named, machine)
    }
  }
}

/** CF-MACHINE-12: fewer servants man it than it takes. */
function missingAt(play: Position, machine: Fighter): number {
  return crewNeeded(machine) - servantsOf(play, machine).filter((each) => mans(play, each, machine)).length
}

/** Who could be named: of the camp, able, not in rout, no servant and not named for another machine. */
export function candidatesFor(play: Position, machine: Fighter): Fighter[] {
  const isNamed = ({ effects }: Fighter) => effects.some(({ object }) => object === SUBSTITUTE)
  return play.state.fighters
    .filter((each) => each.seat === machine.seat && isStanding(each) && each.level === 0 && !each.inRout)
    .filter(
      (each) =>
        each.serves !== machine.id &&
        !isNamed(each) &&
        profileOf(each).role !== 'servant' &&
        qualifies(play, each, machine),
    )
    .sort((a, b) => gapBetween(a, machine) - gapBetween(b, machine) || a.id - b.id)
}

function* nameOne(play: Play, machine: Fighter): Procedure<Fighter | null> {
  const candidates = candidatesFor(play, machine)
  if (candidates.length === 0) return null
  const words = { key: 'none', text: text('option.no-substitute'), ...noted('note.no-substitute') }
  const none: Option<Fighter | null> = { ...words, icon: 'hand', value: null }
  return yield* play.pick<Fighter | null>({
    seat: machine.seat,
    figure: machine.id,
    prompt: text('ask.substitute', { machine: { figure: machine.id } }),
    rules: ['CF-MACHINE-11', 'CF-MACHINE-12'],
    options: [none, ...candidates.map((each) => substituteOption(each, machine))],
  })
}

function substituteOption(man: Fighter, machine: Fighter): Option<Fighter> {
  // Whoever cannot walk to the machine is seldom meant.
  const walk = (profileOf(man).mov ?? 0) * CENTIMETRE
  return {
    key: String(man.id),
    text: text('named', { fighter: { figure: man.id } }),
    figure: man.id,
    icon: 'gears',
    ...noted('note.substitute', { aim: profileOf(man).aim ?? 0, dis: profileOf(man).dis ?? 0 }),
    value: man,
    ...(gapBetween(man, machine) > walk ? { randomWeight: RARELY } : {}),
  }
}

/** CF-MACHINE-11: until the next sequence is built. */
export function standIn(play: Play, man: Fighter, machine: Fighter): void {
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
