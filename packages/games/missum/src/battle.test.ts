import { Match, Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { countOf } from './body.ts'
import { missum } from './game.ts'
import { isLegion } from './roster.ts'
import type { State } from './state.ts'

/** Plays a ready battle with random answers and checks the state after each of them. */
function watch(id: string, seed: string, look: (state: State) => void): void {
  const setup = missum.rules.readSetup(missum.content.presets.find((preset) => preset.id === id)!.setup)
  const match = Match.start(missum, { setup, state: missum.rules.begin(setup) }, seed, { retention: 'last' })
  const random = Random.fromSeed(seed)
  while (!match.outcome) {
    const decision = match.pending[0]!
    const proposals = decision.kind === 'place' ? decision.suggest() : []
    const keys = (decision.kind === 'pick' ? decision.options : (decision.alternatives ?? [])).map(({ key }) => key)
    const answer = random.pick([...proposals, ...keys])
    const answered = match.answer(decision.seat, answer)
    if (!answered.ok) throw new Error(`${decision.prompt.id}: ${answered.reason.id}`)
    look(match.state)
  }
}

test('MI-UNIT-03 a legion never divides, combines or takes figures from another', () => {
  let before: number[] | undefined
  watch('border', 'split', ({ units, phase }) => {
    if (phase !== 'step') return
    const figures = units.map(({ body }) => (body ? countOf(body) : 0))
    if (before) for (const [i, count] of figures.entries()) expect(count).toBeLessThanOrEqual(before[i]!)
    before = figures
  })
})

test('MI-DIVISION-05 MI-DIVISION-06 MI-DIVISION-07 legions are transferred only from the reserve, and no huitsán changes its dritlán', () => {
  let before: readonly (number | null)[] | undefined
  const dritlanyal = new Map<number, number>()
  watch('village', 'huitsan', ({ units, huitsanyal, phase }) => {
    if (phase !== 'step') return
    const now = units.filter(isLegion).map(({ huitsan }) => huitsan)
    if (before) {
      for (const [i, huitsan] of now.entries()) {
        if (huitsan !== before[i]) expect(huitsanyal[before[i]!]!.reserve && !huitsanyal[huitsan!]!.reserve).toBe(true)
      }
    }
    before = now
    huitsanyal.forEach(({ commander }, i) => {
      const office = commander === null ? undefined : units[commander]!.office
      if (office?.kind !== 'dritlan') return
      expect(dritlanyal.get(i) ?? commander).toBe(commander)
      dritlanyal.set(i, commander!)
    })
  })
})
