import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { eventTexts, noteText, optionTexts, refusalText } from './testing/displayed-text.ts'
import { dice, duel } from './testing/duel.ts'
import { annActs, marksman, targetAt } from './testing/marksman.ts'
import { figure, path, type Scene, scene } from './testing/scene.ts'
import { turn } from './testing/turn.ts'

describe('a shot', () => {
  const shooting = (...others: readonly Json[]) =>
    annActs([marksman(), targetAt(10), ...others], { answers: ['0:fire'] })

  test('CF-FIRE-14 is refused at an enemy two altitude levels away, with that reason', () => {
    const bird = figure('Bird', 1, 40, 20, { flight: 20 }, { level: 2 })
    expect(refusalText(shooting(bird, figure('Ben', 1, 40, 40)), '2')).toBe(
      'Bird is two altitude levels away [CF-FIRE-14]',
    )
  })

  test('CF-ABIL-90 is refused at a hidden enemy, with that reason', () => {
    const scout = figure(
      'Scout',
      1,
      50,
      40,
      { abilities: ['scout'] },
      { effects: [{ object: 'hidden', until: 'game' }] },
    )
    const match = shooting(figure('Ben', 1, 40, 40), scout)
    expect(refusalText(match, '3')).toBe('Scout is hidden from Ann [CF-ABIL-90]')
    expect(refusalText(match, '3', 'es')).toContain('está oculto para Ann')
  })

  test('CF-FIRE-03 is refused at a friend or behind the marksman, with that reason', () => {
    const match = shooting(figure('Ben', 1, 40, 40), figure('Amy', 0, 30, 50), figure('Bea', 1, 5, 30))
    expect(refusalText(match, '3')).toBe('Amy is not an enemy [CF-FIRE-03]')
    expect(refusalText(match, '4')).toBe('Ann does not see Bea [CF-FIRE-03]')
  })

  test('CF-ACT-09 has a note that tells cover apart from a partly seen target', () => {
    const note = (more: Record<string, Json>) =>
      noteText(annActs([marksman(), targetAt(10, {}, more), figure('Ben', 1, 40, 50)], { answers: ['0:fire'] }), '1')
    expect(note({ underCover: true })).toMatch(/^under cover: needs/)
    expect(note({})).toMatch(/^needs/)
  })

  test('CF-ACT-19 has a note, after an announced walk and a first shot, that the walk may still follow', () => {
    const master = marksman({ abilities: ['master-archer'] })
    const match = annActs([master, targetAt(10, { res: 20 })], { answers: ['0:fire-walk', '1'], dice: [1] })
    expect(noteText(match, '0:fire')).toMatch(/a walk may follow$/)
  })
})

describe('disengaging', () => {
  const away = (changes: Record<string, Json>) => () =>
    turn([figure('Ann', 0, 20, 30, changes), figure('Bob', 1, 22.5, 30, { res: 5 })], {
      answers: ['done', '0:walk', 'force'],
      dice: [6],
    })

  test('CF-DISENGAGE-04 by force is refused to a fighter that is not bigger than the opponent', () => {
    expect(reasonOf(away({}))).toBe('barred.force-size CF-DISENGAGE-04')
  })

  test('CF-DISENGAGE-04 by force is refused to a fighter that is bigger but not strong enough', () => {
    expect(reasonOf(away({ size: 'large', str: 3 }))).toBe('barred.force-strength CF-DISENGAGE-04')
  })
})

test('CF-REV-ACHERON-30 sending Cruel after a run is refused for the run, not for a shot', () => {
  const sophet = figure('Ann', 0, 20, 30, { fear: 6 }, { extras: ['cruel'] })
  const sendCruel = () =>
    turn([sophet, figure('Bob', 1, 60, 30, {}, { immuneToFear: 9 })], {
      answers: ['done', '0:run', path([40, 30]), '0:send-cruel'],
    })
  expect(reasonOf(sendCruel)).toBe('barred.ran-no-cruel CF-REV-ACHERON-30')
})

/** Gets the reason why the question that was asked does not take an answer of the script. */
function reasonOf(play: () => Scene): string {
  try {
    play()
  } catch (error) {
    const { missed } = error as { missed?: { refusal: { reason: { id: string }; rules: readonly string[] } } }
    return `${missed?.refusal.reason.id} ${missed?.refusal.rules.join(' ')}`
  }
  return 'it was taken'
}

describe('obstacles in the way', () => {
  test('CF-OBSTACLE-02 a fighter in the way is named', () => {
    const match = annActs([figure('Ann', 0, 20, 30), figure('Bob', 1, 27, 30)], { answers: ['0:run'] })
    expect(refusalText(match, path([35, 30]))).toBe('Bob is in the way [CF-OBSTACLE-02]')
  })
})

test('CF-DEPLOY-05 contact during deployment is refused with the deployment phrase', () => {
  const position = {
    phase: 'deployment',
    figures: [
      figure('Ann', 0, 0, 0, {}, { status: 'waiting' }),
      figure('Bob', 1, 30, 30),
      figure('Ben', 1, 0, 0, {}, { status: 'waiting' }),
    ],
  } as Json
  const match = scene(position, { answers: ['play'] })
  expect(refusalText(match, path([27.5, 30]))).toBe('Ann may not be deployed in contact with Bob [CF-DEPLOY-05]')
})

describe('a defence', () => {
  test('CF-REV-GOBLIN-09 a counter-attack that the attacker bars is refused with the rule that bars it', () => {
    const ann = { more: { extras: ['the-chiming-armour'] } }
    const bob = { card: { abilities: ['counter-attack'] } }
    const match = duel(ann, bob, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] })], [5, 2])
    expect(refusalText(match, 'counter:1')).toMatch(/^Nobody can counter-attack Ann: .+ \[CF-REV-GOBLIN-0\d\]$/)
  })

  test('CF-RELIC-06 a die of protection says what it is and what it cannot do', () => {
    const ward = { more: { effects: [{ object: 'under-the-aegis', until: 'round' }] } }
    const match = duel({}, ward, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] })], [5, 2])
    expect(optionTexts(match)['ward:1']).toBe('Parry with 1 die, 1 of them a die of protection')
    expect(noteText(match, 'ward:1')).toMatch(/cannot sustain a defence or counter-attack$/)
  })
})

test('CF-COURAGE-02 the courage test of a fighter with FEAR is logged as Fear', () => {
  const cyclops = figure('Cyc', 1, 35, 30, { fear: 4 })
  const match = turn([figure('Ann', 0, 20, 30, { fear: 8 }), cyclops], {
    answers: ['0:charge:1', { to: [32.5, 30] }],
    dice: [5],
  })
  expect(eventTexts(match, 'test.passed')[0]).toMatch(/^Cyc rolls 9 for Fear /)
})
