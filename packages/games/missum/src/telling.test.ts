import { Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from './game.ts'
import { melee } from './testing/fight.ts'
import { legion, playStep, type Scene } from './testing/scene.ts'

/** Gets the English log lines from the first event of a type on. */
function logFrom(match: Scene, type: string): string[] {
  const speaker = new Speaker(missum.content.phrases, 'en')
  const { names } = match.view(0)
  const first = match.events.findIndex((event) => event.type === type)
  return match.events
    .slice(first)
    .map((event) =>
      speaker.say({ id: event.type, args: event.args }, { figure: (id) => names[id]!, seat: (seat) => `Side ${seat}` }),
    )
}

const army = (name: string, seat: 0 | 1, figures: number) =>
  legion(name, seat, 900, 600, { figures, files: 50, stand: 'standing' })

test('MI-MELEE-08 MI-CASUALTY-01 the log of a strike names the striker; casualties are logged separately', () => {
  expect(logFrom(melee([army('Ours', 0, 100), army('Theirs', 1, 100)]), 'strike')).toEqual([
    'Ours strike Theirs with 50 figures.',
    'Theirs strike Ours with 50 figures.',
    'Theirs lose 11 figures.',
    'Ours lose 11 figures.',
  ])
})

test('MI-SAVE-06 the log of fire counts the figures hit; casualties are logged separately', () => {
  const gazers = legion('Gazers', 0, 1200, 800, { figures: 5, eyes: ['weakEye'] })
  const shoot = (dice: number[]) =>
    playStep(
      { step: 4, turn: 2, units: [gazers, legion('Enemy', 1, 1200, 500)] },
      {
        answers: [{ to: [1200, 490] }],
        dice,
      },
    )
  const burnt = '1 figure of Enemy is hit'
  expect(logFrom(shoot([11]), 'burnt').slice(0, 2)).toEqual([`${burnt}.`, 'Enemy loses 1 figure.'])
  expect(logFrom(shoot([10]), 'burnt')).toEqual([`${burnt} and saves.`])
})
