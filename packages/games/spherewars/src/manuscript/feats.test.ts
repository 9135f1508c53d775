import { describe, expect, test } from 'vitest'
import { asProcedure } from '../abilities/builders.ts'
import { define } from '../ability.ts'
import { dealWounds } from '../wounds/wounds.ts'
import {
  activation,
  ana,
  barReason,
  bor,
  eventArgs,
  fighting,
  figure,
  man,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  scene,
} from './testing/scene.ts'

const FAR = man('Far', 1, 38, 2)
const WON = [4, 4, 1, 1]

/** A feat marked "A", and one that kills from afar, which no combatant of the roster has. */
define(
  {
    id: 'test-automatic',
    name: 'Automatic',
    rule: 'SM-FEAT-06',
    deed: {
      aim: 'own',
      difficulty: 0,
      effect: (play, { successes }) =>
        asProcedure(() => play.log('option.ability', { name: String(successes) }, ['SM-FEAT-06'])),
    },
  },
  {
    id: 'test-gaze',
    name: 'Gaze',
    rule: 'SM-FEAT-08',
    deed: {
      aim: 'enemy',
      reach: 6,
      sight: false,
      difficulty: 2,
      *effect(play, { actor, target }) {
        yield* dealWounds(play, target, 9, { by: actor, kind: 'deed', rules: ['SM-FEAT-08'] })
      },
    },
  },
)

describe('feats', () => {
  test('SM-FEAT-01 only combatants with feats in their profile have them', () => {
    expect(promptId(fighting({ fur: 2 }, {}, { dice: [...WON, 1, 1] }, [FAR]))).toBe('ask.action')
    expect(promptId(fighting({ fur: 2, abilities: ['swipe'] }, {}, {}, [FAR]))).toBe('ask.concentrate')
  })

  test('SM-FEAT-02 SM-PROFILE-10 up to FUR dice against the number of the feat', () => {
    const asking = fighting({ fur: 3, abilities: ['swipe'] }, {}, { answers: ['swipe'] }, [FAR])
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'ask.fury',
      optionsOffered: ['1', '2', '3'],
    })
    const script = { answers: ['swipe', '2'], dice: [4, 4, ...WON, 1, 1] }
    const match = fighting({ fur: 3, abilities: ['swipe'] }, {}, script, [FAR])
    expect(rolledDice(match)[0]).toBe('roll.deed 2')
    expect(eventArgs(match, 'deed-fails').length).toBe(1)
  })

  test('SM-FEAT-03 FUR is divided among feats, committed before each roll', () => {
    const profile = { fur: 3, abilities: ['swipe', 'stings'] }
    // With one die left there is nothing to choose, so it is rolled.
    const left = fighting(profile, {}, { answers: ['swipe', '2', 'stings'], dice: [1, 1, 1, ...WON, 1, 1] }, [FAR])
    expect(rolledDice(left).slice(0, 2)).toEqual(['roll.deed 2', 'roll.deed 1'])
    const oneDie = fighting(profile, {}, { answers: ['swipe', '1', 'stings'], dice: [1] }, [FAR])
    expect(optionKeys(oneDie)).toEqual(['1', '2'])
    const none = fighting(profile, {}, { answers: ['swipe', '3'], dice: [1, 1, 1, ...WON, 1, 1] }, [FAR])
    expect(eventArgs(none, 'fight').length).toBe(1)
  })

  test('SM-FEAT-04 feats come in the own activation before the fight; a passive fighter has none', () => {
    const match = fighting({}, { fur: 2, abilities: ['swipe'] }, { dice: [...WON, 1, 1] }, [FAR])
    expect(eventArgs(match, 'fight').length).toBe(1)
    expect(match.events.some(({ type }) => type === 'deed')).toBe(false)
    // After the fight step 2 does not come again.
    const own = fighting({ fur: 2, abilities: ['swipe'] }, {}, { answers: ['done'], dice: [...WON, 1, 1] }, [FAR])
    expect({ decisionAsked: promptId(own), figure: own.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
  })

  test('SM-FEAT-05 SM-PROFILE-19 some need more than one success', () => {
    const profile = { fur: 2, abilities: ['manuscript-hilt-blow'] }
    const firstFeat = fighting(profile, {}, { answers: ['manuscript-hilt-blow', '2'], dice: [5, 4, ...WON, 1, 1] }, [
      FAR,
    ])
    expect(eventArgs(firstFeat, 'wounded')).toEqual([])
    expect(rolledDice(firstFeat)[1]).toBe('roll.dexterity 2 2')
  })

  test('SM-FEAT-06 a feat marked "A" needs no roll and no FUR', () => {
    const profile = { fur: 1, abilities: ['test-automatic', 'swipe'] }
    const match = fighting(profile, {}, { answers: ['test-automatic'] }, [FAR])
    expect(eventArgs(match, 'option.ability')).toEqual([{ name: '1' }])
    expect(rolledDice(match)).toEqual([])
    expect(optionKeys(match)).toEqual(['done', 'swipe'])
    expect(optionKeys(fighting({ fur: null, abilities: ['test-automatic'] }, {}, {}, [FAR]))).toContain(
      'test-automatic',
    )
  })

  test('SM-FEAT-07 another enemy than the feat’s target may be fought', () => {
    const cor = man('Cor', 1, 8.8, 20)
    const profile = { fur: 1, abilities: ['swipe'] }
    const asking = fighting(profile, {}, { answers: ['swipe', '2'], dice: [5, 1, 1] }, [cor])
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'ask.opponent',
      optionsOffered: ['2', '3'],
    })
  })

  test('SM-FEAT-08 a kill by feat allows the annihilation move, and a new contact is fought at once', () => {
    const cor = man('Cor', 1, 10, 23.2)
    const answers = ['swipe', path([10, 22])]
    const dice = [5, 4, 1, ...WON, 1, 1]
    const match = activation(ana({ fur: 1, abilities: ['swipe'] }), [bor(0, {}, { wounds: 1 }), cor], { answers, dice })
    expect(eventArgs(match, 'annihilation-contact')).toEqual([{ killer: 'Ana', enemy: 'Cor' }])
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Cor' }])
  })

  test('SM-FEAT-08 with no charge bonus for the new enemy, and after the feats it still has dice for', () => {
    const cor = man('Cor', 1, 12, 23.2)
    const charger = ana({ fur: 2, abilities: ['swipe', 'stings'] })
    const answers = ['charge', '2', 'swipe', '1', path([12, 22])]
    const position = [bor(2, {}, { wounds: 1 }), cor]
    const asking = activation(charger, position, { answers, dice: [5, 4, 1] })
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'ask.concentrate',
      optionsOffered: ['done', 'stings'],
    })
    const match = activation(charger, position, { answers: [...answers, 'done'], dice: [5, 4, 1, ...WON, 1, 1] })
    expect(rolledDice(match).at(-1)).toBe('roll.damage 2')
  })

  test('SM-FEAT-08 another enemy in contact prevents the move, and a kill from afar counts too', () => {
    const cor = man('Cor', 1, 8.8, 20)
    const profile = { fur: 1, abilities: ['swipe'] }
    const held = activation(ana(profile), [bor(0, {}, { wounds: 1 }), cor], {
      answers: ['swipe', '2'],
      dice: [5, 4, 1, ...WON, 1, 1],
    })
    expect(eventArgs(held, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Cor' }])
    const gaze = { fur: 1, abilities: ['test-gaze'] }
    const afar = activation(ana(gaze), [bor(6), FAR], { answers: ['stand', 'test-gaze', '2'], dice: [2] })
    expect(promptId(afar)).toBe('ask.annihilation')
  })

  test('SM-BASE-05 a feat is measured when declared, and out of reach it is lost', () => {
    const gaze = { fur: 1, abilities: ['test-gaze'] }
    const match = activation(ana(gaze), [bor(6.1), FAR], { answers: ['stand', 'test-gaze', '2'] })
    expect(eventArgs(match, 'deed-out-of-range').length).toBe(1)
    expect(rolledDice(match)).toEqual([])
    expect(match.pending[0]?.figure).toBe(1)
  })

  test('SM-FEAT-08 SW-WOUND-18 destroying an ephemeral enemy allows no annihilation move', () => {
    const gaze = (victim: string) => {
      const first = ana({ fur: 1, abilities: ['test-gaze'] })
      const answers = ['stand', 'test-gaze', '2']
      return activation(first, [figure(victim, 1, 14, 20, { name: 'Bor' }), FAR], { answers, dice: [2] })
    }
    expect({
      decisionAsked: promptId(gaze('lackey')),
      slainCount: eventArgs(gaze('lackey'), 'slain').length,
    }).toEqual({ decisionAsked: 'ask.annihilation', slainCount: 1 })
    expect({ decisionAsked: promptId(gaze('ash')), slainCount: eventArgs(gaze('ash'), 'slain').length }).toEqual({
      decisionAsked: 'ask.action',
      slainCount: 1,
    })
  })

  test('SM-FEAT-09 one such move is allowed per round', () => {
    const weak = { wounds: 1 }
    const profile = { fur: 2, abilities: ['swipe', 'test-gaze'] }
    const position = [bor(0, {}, weak), man('Cor', 1, 10, 17.3, {}, weak), FAR]
    const twice = activation(ana(profile), position, {
      answers: ['test-gaze', '2', '1', path([10, 18.5]), 'swipe'],
      dice: [2, 5, 4, 1],
    })
    expect(placeOf(twice, 'Ana')).toEqual([10, 18.5])
    expect(eventArgs(twice, 'slain').map(({ victim }) => victim)).toEqual(['Bor', 'Cor'])
    expect({ decisionAsked: promptId(twice), figure: twice.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
  })

  test('SM-FEAT-09 a declined move may still be made later', () => {
    const weak = { wounds: 1 }
    const profile = { fur: 2, abilities: ['swipe', 'test-gaze'] }
    const position = [bor(0, {}, weak), man('Cor', 1, 10, 15, {}, weak), FAR]
    const match = activation(ana(profile), position, {
      answers: ['swipe', '1', 'stay', 'test-gaze', '3'],
      dice: [5, 4, 1, 2],
    })
    expect(eventArgs(match, 'slain').length).toBe(2)
    expect(promptId(match)).toBe('ask.annihilation')
  })

  test('SM-FEAT-10 each feat may be used once per turn', () => {
    const profile = { fur: 3, abilities: ['swipe', 'stings'] }
    const match = fighting(profile, {}, { answers: ['swipe', '1'], dice: [1] }, [FAR])
    expect(barReason(match, 'swipe')).toBe('barred.feat-done SM-FEAT-10')
    expect(optionKeys(match)).toEqual(['done', 'stings'])
    // Her fight, Bor's fight with both of them tired, Far stands still, and turn 2 begins with her.
    const figures = [ana(profile), bor(0), FAR]
    const dice = [1, ...WON, 1, 1, 4, 1, 1, 1, 5, 1]
    const next = scene({ figures }, { answers: ['swipe', '1', 'done', '1', 'stand'], dice })
    expect({ turn: next.state.turn, decisionAsked: promptId(next), optionsOffered: optionKeys(next) }).toEqual({
      turn: 2,
      decisionAsked: 'ask.concentrate',
      optionsOffered: ['done', 'swipe', 'stings'],
    })
  })
})

describe('Hilt Blow', () => {
  const beast = figure('tirabe', 0, 10, 20, { name: 'Beast' })
  const CID = man('Cid', 0, 36, 36)
  const foe = (more = {}) => man('Bor', 1, 11.4, 20, {}, more)
  const script = (rest: readonly string[], dice: readonly number[]) => ({
    answers: ['0', 'manuscript-hilt-blow', ...rest],
    dice: [...dice],
  })

  test('SM-PROFILE-19 difficulty 5: two successes give a wound and one DES less against Tir’Abe', () => {
    const position = { figures: [beast, CID, foe(), FAR] }
    const match = scene(position, script(['2', 'done'], [5, 5, 4, 4, 1, 1, 1, 1, 1]))
    expect(eventArgs(match, 'wounded')[0]).toEqual({ victim: 'Bor', wounds: 1, left: 5 })
    expect(rolledDice(match)[1]).toBe('roll.dexterity 2 1')
  })

  test('SM-PROFILE-19 the -1 applies against Tir’Abe only', () => {
    const dan = man('Dan', 0, 11.4, 21.2)
    // Three dice against four, and so many of damage; at Dan’s turn Bor is tired.
    const fight = (damage: number) => [4, 4, 4, 1, 1, 1, 1, ...new Array<number>(damage).fill(1)]
    const skilled = man('Bor', 1, 11.4, 20, { dex: 5 })
    const position = { figures: [beast, CID, skilled, FAR, dan] }
    const match = scene(position, script(['2', 'done', '4'], [5, 5, ...fight(4), ...fight(2)]))
    expect(rolledDice(match)[1]).toBe('roll.dexterity 3 4')
    expect(rolledDice(match)[3]).toMatch('roll.dexterity 3 4')
  })

  test('SM-PROFILE-19 SM-FEAT-07 after it that enemy must be fought', () => {
    const cor = man('Cor', 1, 8.6, 20)
    const position = { figures: [beast, CID, foe(), cor] }
    const hit = scene(position, script(['2', '2', 'done'], [5, 5, 4, 4, 1, 1, 1, 1, 1, 1]))
    expect(eventArgs(hit, 'fight')[0]).toEqual({ attacker: 'Beast', defender: 'Bor' })
    const missed = scene(position, script(['2', '2', 'done'], [5, 4]))
    expect({ decisionAsked: promptId(missed), optionsOffered: optionKeys(missed) }).toEqual({
      decisionAsked: 'ask.opponent',
      optionsOffered: ['2', '3'],
    })
  })

  test('SM-PROFILE-19 it needs contact', () => {
    const position = { figures: [beast, CID, man('Bor', 1, 13, 20), FAR] }
    const match = scene(position, { answers: ['0', 'stand'] })
    expect(match.pending[0]?.figure).toBe(1)
  })
})
