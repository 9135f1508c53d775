import { Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from './game.ts'
import { concentrating } from './testing/concentrating.ts'
import { duel, inContact, plain } from './testing/duel.ts'
import type { Scene } from './testing/scene.ts'
import { archer, shoot } from './testing/shooting.ts'

/** What the log tells, line by line, in English. */
function log(match: Scene): string[] {
  const speaker = new Speaker(spherewars.phrases, 'en')
  const { names } = match.view(0)
  return match.events.map(({ type, args }) =>
    speaker.say({ id: type, args }, { figure: (id) => names[id]!, seat: (seat) => `Side ${seat}` }),
  )
}

const [ana, bor] = [plain('Ana'), plain('Bor')]

test('SW-MELEE-02 SW-WOUND-09 a fight tells who fights, who wins and what wounds are taken, each once', () => {
  const wounded = log(duel(ana, bor, { dice: [5, 1, 4, 4, 4, 3] }))
  expect(wounded.slice(wounded.indexOf('Ana fights Bor.'))).toEqual([
    'Ana fights Bor.',
    'Dexterity of Ana and Bor: the higher wins',
    'Ana gets the better of Bor.',
    'Damage to Bor: each 4 or more wounds',
    'Ana strikes Bor.',
    'Bor takes one wound, 5 left.',
  ])
  const unhurt = log(duel(ana, bor, { dice: [5, 1, 4, 4, 3, 3] }))
  expect(unhurt.at(-1)).toBe('Ana strikes Bor without a wound.')
})

test('SW-SHOOT-15 a shot out of range is not told as a hit', () => {
  expect(log(shoot(archer('Ana'), bor, { gap: 8.01, dice: [5] })).slice(-3)).toEqual([
    'Ana shoots at Bor: 5 or more hits',
    'The shot of Ana at Bor is well aimed.',
    'The shot of Ana falls short: Bor is out of range.',
  ])
})

test('SW-DEED-09 a deed is told once as attempted, and once as failed or with its successes', () => {
  const hero = plain('Ana', { fur: 2, abilities: ['swipe'] })
  const attempt = (dice: number[]) => {
    const match = concentrating(inContact(hero, bor), { answers: ['swipe', '2'], dice })
    const told = log(match)
    return told.slice(told.findIndex((line) => line.includes('attempts')))
  }
  expect(attempt([4, 4])).toEqual(['Ana attempts Swipe.', 'Swipe of Ana: 5 or more succeeds', 'Swipe of Ana fails.'])
  expect(attempt([4, 5, 1, 1]).slice(0, 3)).toEqual([
    ...['Ana attempts Swipe.', 'Swipe of Ana: 5 or more succeeds', 'Swipe of Ana: one success.'],
  ])
})
