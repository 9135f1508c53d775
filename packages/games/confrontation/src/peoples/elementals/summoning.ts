import { choosePoint, hasPoint, type PointRequest } from '../../incantation/ground-point.ts'
import type { Gem } from '../../incantation/mana.ts'
import { spell } from '../../incantation/spell.ts'
import type { Fighter, PlayState } from '../../state.ts'
import { barToSummoning, maySummon, type Summoning, summon, summonRefusal } from '../../summoning/summoning.ts'
import { BEHAVIOUR, behave, SUMMONING, stateOfResult } from './behaviour.ts'
import { ELEMENTALS } from './nature.ts'

/** CF-REV-ELEMENTAL-04: how far from its summoner an elemental appears, in cm. */
const WITHIN = 15

/** CF-REV-ELEMENTAL-04: the place is marked first; the result of the test decides the elemental's state. */
function summoning(id: string, element: Gem): void {
  const profile = ELEMENTALS[element]!
  const summoningBy = (caster: Fighter): Summoning => ({
    summoner: caster,
    who: profile,
    within: WITHIN,
    cause: SUMMONING,
    rule: BEHAVIOUR,
  })
  const pointRequest = (play: PlayState, caster: Fighter): PointRequest => ({
    ...{ caster, prompt: 'ask.elemental', rule: BEHAVIOUR, within: WITHIN },
    bar: (point) => {
      const at = { ...point, facing: caster.at.facing }
      return summonRefusal(play, summoningBy(caster), at)
    },
  })
  spell(id, {
    on: 'ground',
    noDifficulty: true,
    mayTarget: (play, _target, caster) => {
      return (
        maySummon(play, { ...summoningBy(caster), at: { ...caster.at } }) && hasPoint(play, pointRequest(play, caster))
      )
    },
    bar: (play, caster) => barToSummoning(play, summoningBy(caster)),
    marks: (play, caster) => choosePoint(play, pointRequest(play, caster)),
    *effect(play, { caster, spot, result = 0 }) {
      if (!spot) return
      const summoned = yield* summon(play, { ...summoningBy(caster), at: { ...spot, facing: caster.at.facing } })
      if (summoned) yield* behave(play, summoned, caster, stateOfResult(result))
    },
  })
}

summoning('summoning-of-a-fire-elemental', 'fire')
summoning('summoning-of-an-elemental-of-darkness', 'darkness')
summoning('summoning-of-an-earth-elemental', 'earth')
