import { type DecisionOption, type Procedure, Tally, text } from '@fray/kernel'
import { MOVED_BY_SPELL } from '../../activation/activity.ts'
import { type AssaultTarget, announceAssault, assaultOptions, assaultTargetsOf } from '../../assault/announcement.ts'
import { carryThrough } from '../../assault/resolution.ts'
import { noteExclusive } from '../../divination/reactions.ts'
import { isFree } from '../../ground/bodies.ts'
import { effectSourceOf, spell } from '../../incantation/spell.ts'
import { limits } from '../../limits.ts'
import { mayDisengage } from '../../movement/disengagement.ts'
import { checkKeptOut } from '../../movement/keep-out.ts'
import { endMove, isRooted, move, readyToMove } from '../../movement/move.ts'
import { enchant, enchantment, termOfMystery } from '../../mystic/enchantment.ts'
import { passesSpottingOfAll } from '../../mystic/spotting.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'

const WIND = 'carrier-wind'
/** CF-REV-LION-15: how far it carries, in cm. */
const REACH = 25

/** CF-REV-LION-15: before moving, and out of contact only if disengaging is allowed. */
spell(WIND, {
  mayTarget: (play, caster, _caster, occasion) => {
    if (occasion.moment !== 'activation' || !occasion.isUnmoved || isRooted(play, caster)) return false
    return isFree(play, caster) || mayDisengage(play, caster)
  },
  *effect(play, casting) {
    const { caster } = casting
    enchant(play, effectSourceOf(casting), caster)
    limits.spend(play.state, caster.uses, MOVED_BY_SPELL)
    let prospect = yield* chooseManner(play, caster)
    while (prospect && !(yield* passesSpottingOfAll(play, caster, prospect.targets)))
      prospect = yield* chooseManner(play, caster)
    if (prospect) yield* engage(play, caster, prospect)
    else yield* move(play, caster, 'walk', { allowed: carriedDistance() })
  },
})

/** CF-REV-LION-15: over everything; the last place must be free. */
enchantment(WIND, { lasts: 'move', crossesEncumbered: true, passesThrough: () => true })

function carriedDistance(): Tally {
  return new Tally(text('move.walk')).add(REACH, termOfMystery(WIND), 'CF-REV-LION-15')
}

/** Engagements of one enemy at the caster's level. */
function engagementsOf(play: PlayState, caster: Fighter): AssaultTarget[] {
  return assaultTargetsOf(play, caster)
    .filter(({ targets, dive }) => !dive && targets.length === 1 && targets[0]!.level === caster.level)
    .map((prospect) => ({ ...prospect, kind: 'engagement' }))
}

/** CF-REV-LION-15: chosen after the success; null for a walk. */
function* chooseManner(play: Play, caster: Fighter): Procedure<AssaultTarget | null> {
  const walk: DecisionOption<AssaultTarget | null> = {
    key: 'walk',
    text: text('option.carrier-walk', { cm: REACH }),
    icon: 'walk',
    value: null,
  }
  const engagements = assaultOptions<AssaultTarget | null>(
    play,
    caster,
    engagementsOf(play, caster),
    REACH * CENTIMETRE,
    (prospect) => prospect,
  )
  return yield* play.pick<AssaultTarget | null>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.carrier-wind', { fighter: { figure: caster.id } }),
    rules: ['CF-REV-LION-15'],
    options: [walk, ...engagements],
  })
}

/** CF-REV-LION-15: an engagement by all its rules, although the caster has cast; its last action in this phase. */
function* engage(play: Play, caster: Fighter, prospect: AssaultTarget): Procedure {
  noteExclusive(play, caster)
  const assault = yield* announceAssault(play, caster, prospect)
  yield* readyToMove(play, caster, 'engagement')
  const sets = isStanding(caster) && !isRooted(play, caster)
  if (sets && !(yield* checkKeptOut(play, caster, assault.arrival.stance))) {
    yield* carryThrough(play, [{ ...assault, allowance: REACH * CENTIMETRE }])
  }
  for (const fighter of play.state.fighters) endMove(fighter)
}
