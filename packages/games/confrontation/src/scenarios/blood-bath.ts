import { text } from '@fray/kernel'
import data from '../../data/scenarios.json' with { type: 'json' }
import type { Fighter, PlayState } from '../state.ts'
import { controllerOf, isCounted, logPresence, presenceOf } from './counting.ts'
import type { Scenario } from './scenario.ts'

/** CF-SCENARIO-11: the camp that controls the whole battlefield wins. */
export const bloodBath: Scenario = {
  id: 'blood-bath',
  rule: 'CF-SCENARIO-11',
  icon: 'bloody-sword',
  rounds: data.scenarios.find(({ id }) => id === 'blood-bath')!.rounds,
  tell: (play) => logPresence(play, text('zone.battlefield'), presentIn(play)),
  result(play) {
    const present = presentIn(play)
    const winner = controllerOf(present)
    const scores = [0, 1].map((seat) => presenceOf(present, seat).value)
    return { winner, scores, reason: winner === null ? 'contested' : 'controlled' }
  },
}

function presentIn(play: PlayState): Fighter[] {
  return play.state.fighters.filter((fighter) => isCounted(play, fighter))
}
