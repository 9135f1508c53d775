import { type Json, describeDecision as shown } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { faithful } from '../../testing/faithful.ts'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { magician } from '../../testing/magician.ts'
import { BOW } from '../../testing/marksman.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const CAPE = { extras: ['cape-of-dissimulation'] }
/** Bob wears the cape. */
const bob = (x: number, y = 30, more = {}) => figure('Bob', 1, x, y, {}, { ...CAPE, ...more })
const unspottedEvents = (match: Scene) => eventArgs(match, 'cape.unspotted')

describe('CF-REV-LION-22 other ways to target the Cape of Dissimulation', () => {
  test('CF-REV-LION-22, CF-MACHINE-26: a machine measures from its own place and uses the abilities of the gunner', () => {
    // 20.6 cm from the gun, 24.4 cm from the gunner behind it: 4 or more.
    const fireWeapon = (x: number, dice: number[], gil = {}) =>
      turn([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND, gil), bob(x), figure('Bea', 1, 60, 40)], {
        answers: ['done', '0:serve', '2'],
        dice,
      })
    expect(rolledDice(fireWeapon(43.75, [3]))).toEqual(['roll.cape 1'])
    expect(rolledDice(fireWeapon(43.75, [4, 1]))).toEqual(['roll.cape 1', 'roll.aim 1'])
    // Nearer than 20 cm to the gun a 3 does, though Gil is further off.
    expect(rolledDice(fireWeapon(42, [3, 1]))).toEqual(['roll.cape 1', 'roll.aim 1'])
    // Consciousness must be the gunner's.
    const aware = fireWeapon(35, [1], { abilities: ['consciousness'] })
    expect(rolledDice(aware)).toEqual(['roll.aim 1'])
  })

  test('CF-REV-LION-22: a machine that fails to spot the bearer has not fired, and may fire at another target', () => {
    const match = turn([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), bob(35), figure('Bea', 1, 60, 40)], {
      answers: ['done', '0:serve', '2'],
      dice: [2],
    })
    expect(unspottedEvents(match)).toEqual([{ fighter: 'Gil', target: 'Bob' }])
    expect(eventArgs(match, 'shot')).toEqual([])
    expect(fighterNamed(match, 'Gun').shots).toBe(0)
    expect(fighterNamed(match, 'Gil').effects).toEqual([])
    expect(optionKeys(match)).toContain('0:serve')
    const secondTarget = turn([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), bob(35), figure('Bea', 1, 60, 40)], {
      answers: ['done', '0:serve', '2', '0:serve'],
      dice: [2],
    })
    expect(optionKeys(secondTarget)).toEqual(['3', '4'])
  })

  test('CF-REV-LION-22, CF-REV-GOBLIN-06: a cluster bomb is thrown only at a spotted bearer; splinters need no roll', () => {
    const thrower = figure('Ann', 0, 20, 30, { aim: 3, weapon: BOW }, { extras: ['fuse-bombs'] })
    const throwWeapon = (target: string, dice: number[], others: Json[]) =>
      turn([thrower, ...others], { answers: ['done', '0:throw-cluster-bomb', target], dice })
    const lost = throwWeapon('1', [2], [bob(35), figure('Bea', 1, 35, 50)])
    expect(unspottedEvents(lost).length).toBe(1)
    expect(fighterNamed(lost, 'Ann').shots).toBe(0)
    expect(optionKeys(lost)).toContain('0:throw-cluster-bomb')
    // Ben is hit, and Bob is within the splinters' reach.
    const near = throwWeapon('1', [4, 4, 3, 1, 6, 1], [figure('Ben', 1, 33, 30), bob(33, 33.5)])
    expect(rolledDice(near).filter((roll) => roll.includes('cape'))).toEqual([])
    expect(eventArgs(near, 'damage.read').map(({ victim }) => victim)).toEqual(['Ben', 'Bob'])
  })

  test('CF-REV-LION-22, CF-COURAGE-14: a fighter that changes its target during an assault must spot the bearer', () => {
    const assaultAfterFlight = (dice: number[]) =>
      turn([figure('Ann', 0, 20, 30, { fear: 7, mov: 15 }), figure('Ben', 1, 35, 30), bob(35, 40)], {
        answers: ['0:charge:1', { to: [32.5, 30] }, '0:engagement:2'],
        dice: [2, ...dice],
      })
    // 7.5 cm off: 2 or more.
    const lost = assaultAfterFlight([1])
    expect(promptId(lost)).toBe('ask.target-fled')
    expect(unspottedEvents(lost).length).toBe(1)
    expect(optionKeys(lost)).toEqual(['chase', '0:engagement:3', 'run', 'stay'])
    expect(rolledDice(assaultAfterFlight([2])).slice(0, 2)).toEqual(['roll.courage 1', 'roll.cape 1'])
    expect(unspottedEvents(assaultAfterFlight([2]))).toEqual([])
  })

  test('CF-REV-LION-22, CF-REV-ORC-06: an immediate charge must spot the bearer; otherwise it charges another target, or none', () => {
    const plain = { abilities: [], fear: null, base: 'infantry', size: 'medium', mov: 10, pow: 4 }
    const ann = catalogueFigure(
      'orcs-animistic-shaman-on-brontops',
      ...([0, 20, 30, { ...plain, name: 'Ann' }] as const),
      ...[{ spells: ['spirit-of-the-storms'], gems: { neutral: 3 } }],
    )
    // Bob is 12.5 cm off: 3 or more.
    const charges = (others: Json[], answers: Json[], dice: number[]) =>
      scene(
        { figures: [ann, bob(35), ...others], piles: [['Ann'], ['Bob']], placements: [0, 1] },
        { answers: ['done', '0:cast', ...answers], dice: [6, ...dice] },
      )
    const another = charges([figure('Bea', 1, 35, 36)], ['0:charge:1', { to: [32.5, 36] }], [2, 5, 2])
    expect(unspottedEvents(another).length).toBe(1)
    expect(fighterNamed(another, 'Bea').chargedBy).toEqual([0])
    const withoutTargets = charges([], [], [2])
    expect(unspottedEvents(withoutTargets).length).toBe(1)
    expect(fighterNamed(withoutTargets, 'Bob').assaulted).toBe(false)
    expect(promptId(withoutTargets)).toBe('ask.action-of')
    const found = charges([], [{ to: [32.5, 30] }], [3, 5, 2])
    expect(unspottedEvents(found)).toEqual([])
    expect(fighterNamed(found, 'Bob').chargedBy).toEqual([0])
  })

  test('CF-REV-LION-22, CF-RELIC-05: a wonder that fails to spot the bearer is neither paid nor used', () => {
    const useRelic = (dice: number[]) =>
      turn(
        [
          faithful('Ann', 0, 20, 30, { faith: 5, more: { extras: ['petrified-emblem'] } }),
          bob(45),
          figure('Bea', 1, 45, 50),
        ],
        { answers: ['done', '0:wonder', '1'], dice },
      )
    const lost = useRelic([3])
    expect(unspottedEvents(lost).length).toBe(1)
    expect(fighterNamed(lost, 'Ann').faith).toBe(5)
    expect(optionKeys(lost)).toContain('0:wonder')
    const found = useRelic([4])
    expect(fighterNamed(found, 'Ann').faith).toBe(3)
    expect(fighterNamed(found, 'Bob').effects).toMatchObject([{ object: 'petrified' }])
  })

  test('CF-REV-LION-22, CF-REV-ACHERON-35: a relayed call measures from the servant', () => {
    const miracle = 'sentence-of-the-condemned'
    const servant = figure(
      'Sid',
      0,
      35,
      30,
      {},
      { card: 'Sid', effects: [{ object: 'corrupt-servant', x: 1, until: 'game', source: { figure: 0 } }] },
    )
    const callMiracle = (dice: number[]) =>
      turn(
        [
          faithful('Ann', 0, 20, 30, { miracles: [miracle], faith: 2, more: { extras: ['seal-of-the-corrupt'] } }),
          servant,
          bob(46),
          figure('Bea', 1, 60, 50),
        ],
        { answers: ['done', '0:call', `${miracle}:2:by-1`], dice },
      )
    // 8.5 cm from Sid and 23.5 from Ann: 2 or more, not 4.
    expect(unspottedEvents(callMiracle([1]))).toEqual([{ fighter: 'Ann', target: 'Bob' }])
    expect(eventArgs(callMiracle([2, 5]), 'call.announced')).toHaveLength(1)
  })

  test('CF-REV-LION-22, CF-REV-GRIFFIN-19: a relayed spell measures from the templar', () => {
    const spell = 'anger-of-the-warrior'
    const cast = (key: string, dice: number[]) =>
      turn(
        [
          catalogueFigure(
            'griffins-griffin-inquisitor',
            0,
            20,
            30,
            {},
            { card: 'Ann', spells: [spell], gems: { fire: 4 } },
          ),
          catalogueFigure('griffins-templar-of-the-inquisition', 0, 27.5, 30, {}, { card: 'Tem' }),
          figure('Bob', 1, 38, 36, { abilities: ['fanaticism'] }, CAPE),
        ],
        { answers: ['done', '0:cast', key], dice },
      )
    // Some 9 cm from the templar and 16 from the inquisitor: 2 or more, not 3.
    const relayed = cast(`${spell}:2:by-1`, [2])
    expect(unspottedEvents(relayed)).toEqual([])
    expect(promptId(relayed)).toBe('ask.gems')
    const lost = cast(`${spell}:2:by-1`, [1])
    expect(unspottedEvents(lost).length).toBe(1)
    expect(lost.state.fighters[0]!.gems).toEqual({ fire: 4 })
    expect(unspottedEvents(cast(`${spell}:2`, [2]))).toHaveLength(1)
  })

  test('CF-REV-LION-22, CF-MOVE-05: the options hide the bearer’s distance until it is named', () => {
    const options = (x: number, ann: Json, answers: Json[]) => {
      const [decision] = turn([ann, bob(x), figure('Bea', 1, 60, 50)], { answers: ['done', ...answers] }).pending
      const { kind, ...asking } = shown(decision!)
      return JSON.stringify(asking)
    }
    const archer = figure('Ann', 0, 20, 30, { aim: 3, weapon: { ...BOW, ranges: [30, 60, 90] } })
    const mage = magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 4 } })
    for (const [ann, answers] of [
      [archer, ['0:fire']],
      [mage, ['0:cast']],
    ] as const) {
      expect(options(30, ann, [...answers])).toBe(options(95, ann, [...answers]))
    }
  })
})
