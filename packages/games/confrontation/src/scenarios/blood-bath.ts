import data from '../../data/scenarios.json' with { type: 'json' }
import { controllerOf, isCounted, presenceOf } from './counting.ts'
import type { Scenario } from './scenario.ts'

/** CF-SCENARIO-11: whoever controls the whole battlefield wins. */
export const bloodBath: Scenario = {
  id: 'blood-bath',
  rule: 'CF-SCENARIO-11',
  icon: 'bloody-sword',
  rounds: data.scenarios.find(({ id }) => id === 'blood-bath')!.rounds,
  result(play) {
    const present = play.state.fighters.filter((each) => isCounted(play, each))
    const winner = controllerOf(present)
    const scores = [0, 1].map((seat) => presenceOf(present, seat).value)
    return { winner, scores, reason: winner === null ? 'contested' : 'controlled' }
  },
}
