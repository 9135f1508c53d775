import { type Answer, choice, Random, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { playOut } from '../play-out.ts'
import { sightOf } from '../player.ts'
import { type RaceGame, race, raceMatch } from '../race.fixture.ts'
import { policyPlayer } from './policy-player.ts'
import { proposals, saneAnswer } from './propose.ts'

/** A race whose policy has an opinion on the first question of a turn only. */
function withPolicy(answers: readonly Answer[]): RaceGame {
  const propose = ({ decision }: { readonly decision: { readonly prompt: { readonly id: string } } }) =>
    decision.prompt.id === 'action' ? answers : undefined
  return { ...race, bots: { ...race.bots, propose } }
}

function ask(game: RaceGame, ...answers: readonly Answer[]) {
  const match = raceMatch('a', game)
  for (const answer of answers) match.answer(0, answer)
  const { state, setup } = match
  const question = { state, setup, decision: match.pending[0]!, random: Random.fromSeed('q'), misjudgement: 0 }
  return { proposals: proposals(match.game, question), sane: saneAnswer(match.game, question) }
}

const options = { name: 'policy', misjudgement: 0 }

test('the first proposal of the game is the answer of its policy', () => {
  expect(ask(withPolicy(['sprint', 'run']))).toEqual({ proposals: ['sprint', 'run'], sane: 'sprint' })
  const match = raceMatch('a', withPolicy(['step']))
  expect(policyPlayer('p', options).choose(sightOf(match, match.pending[0]!))).toBe('step')
})

test('without an opinion of the game the suggestions come first, then the options', () => {
  const { proposals: proposed, sane } = ask(withPolicy(['step']), 'step')
  expect(proposed.length).toBeGreaterThan(1)
  expect(proposed.at(-1)).toBe('stay')
  expect(sane).toEqual(proposed[0])
})

test('options that cannot succeed are proposed only as a last resort', () => {
  const doomed = ['one', 'two'].map((key) => ({ ...choice(key, text(key)), cannotSucceed: () => text('too-far') }))
  const asking = (options: readonly ReturnType<typeof choice>[], usual?: string): RaceGame => ({
    ...race,
    rules: {
      ...race.rules,
      *next(play) {
        const defaultAnswer = usual === undefined ? {} : { defaultAnswer: () => usual }
        yield* play.pick({ seat: 0, prompt: text('bid'), rules: [], options, ...defaultAnswer })
      },
    },
  })
  const good = ['three', 'four'].map((key) => choice(key, text(key)))
  expect(ask(asking([...doomed, ...good])).proposals).toEqual(['three', 'four'])
  expect(ask(asking(doomed)).proposals).toEqual(['one', 'two'])
  expect(ask(asking([...doomed, ...good], 'four'))).toEqual({ proposals: ['four', 'three'], sane: 'four' })
})

test('a policy plays a match to its end, the same for the same seed', () => {
  const answers = [0, 1].map(() => {
    const match = raceMatch('m')
    playOut(match, [policyPlayer('a', options), policyPlayer('b', options)])
    return match.answers
  })
  expect(answers[0]).toEqual(answers[1])
})
