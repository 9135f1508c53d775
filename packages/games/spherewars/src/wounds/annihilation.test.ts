import { describe, expect, test } from 'vitest'
import { type Company, duel, type Fighter, inContact, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../testing/scene.ts'
import { annihilation } from './annihilation.ts'
import { kill } from './wounds.ts'

const ana = plain('Ana', { str: 3 })
/** One wound left: any success kills. */
const bor = plain('Bor', {}, { wounds: 1 })
const KILL = [5, 1, 4, 1, 5, 1, 1] as const

/** Ana kills Bor in a fight. */
function slay(answers: Script['answers'] = [], company: Company = {}, killer: Fighter = ana) {
  return duel(killer, bor, { dice: KILL, answers }, company)
}

describe('annihilation', () => {
  test('SW-ANNIH-01 SW-ANNIH-05 SW-MELEE-13 EX-SW-229 a winner that kills in a fight may move up to 2 inches, straight or bent, or stay', () => {
    expect(promptId(slay())).toBe('ask.annihilation')
    expect(placeOf(slay([path([18, 20])]), 'Ana')).toEqual([18, 20])
    expect(placeOf(slay([path([20, 19], [19.2, 19])]), 'Ana')).toEqual([19.2, 19])
    expect(placeOf(slay(['stay']), 'Ana')).toEqual([20, 20])
  })

  test('SW-ANNIH-05 the move ends at 2 inches', () => {
    expect(() => slay([path([17.9, 20])])).toThrow('SW-ANNIH-05')
    expect(() => slay([path([20, 18.9], [19, 18.9])])).toThrow('SW-ANNIH-05')
  })

  test('SW-ANNIH-06 the path is given once', () => {
    const match = slay([path([19, 20])])
    expect(match.pending).toEqual([])
  })

  test('SW-WOUND-12 the dead are not obstacles: the move may end where the enemy stood', () => {
    expect(placeOf(slay([path([21.2, 20])]), 'Ana')).toEqual([21.2, 20])
  })

  test('SW-ANNIH-02 SW-SHOOT-36 a kill out of contact gives no move', () => {
    const apart = {
      figures: [figure('battler', 0, 10, 10, { name: 'Ana' }), figure('battler', 1, 20, 10, { name: 'Bor' })],
    }
    const match = playRule(apart, function* (play) {
      yield* kill(play, combatantNamed(play, 'Bor'), { by: combatantNamed(play, 'Ana'), kind: 'deed', rules: [] })
      yield* annihilation(play, combatantNamed(play, 'Ana'), combatantNamed(play, 'Bor'))
    })
    expect(match.pending).toEqual([])
  })

  test('SW-ANNIH-03 SW-REACT-10 a defender may move too, in the enemy round, and loses its defence area', () => {
    const match = duel(plain('Ana', {}, { wounds: 1 }), plain('Bor', { str: 3 }), {
      dice: [4, 1, 5, 1, 5, 1, 1],
      answers: [path([22.2, 20])],
    })
    expect(placeOf(match, 'Bor')).toEqual([22.2, 20])
    expect(combatantNamed(match, 'Bor').areaLost).toBe(true)
    expect(combatantNamed(slay([path([19, 20])]), 'Ana').areaLost).toBe(false)
  })

  test('SW-ANNIH-04 another enemy in contact prevents the move', () => {
    const match = duel(ana, bor, { dice: [5, 1, 4, 1, 1, 5, 1, 1] }, { foes: [plain('Eik')] })
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(match.pending).toEqual([])
  })

  test('SW-ANNIH-07 scenery costs nothing, impassable pieces stop the move', () => {
    const wood = (density: string, x: number) => ({ scenery: [{ type: 'wood', density, diameter: 2, x, y: 20 }] })
    const through = slay([path([18, 20])], { more: wood('dense', 18) })
    expect(placeOf(through, 'Ana')).toEqual([18, 20])
    expect(() => slay([path([18, 20])], { more: wood('impassable', 17) })).toThrow('SW-SCENERY-09')
  })

  test('SW-ANNIH-08 ending in contact is an engagement', () => {
    const match = slay([path([20, 18.8])], { more: { figures: [figure('battler', 1, 20, 17.6, { name: 'Eik' })] } })
    expect(eventArgs(match, 'annihilation-contact')).toEqual([{ killer: 'Ana', enemy: 'Eik' }])
  })

  test('SW-ANNIH-08 SW-TRAP-08 a fleeing enemy it touches is trapped, without a further move', () => {
    const runaway = figure('battler', 1, 20, 17.6, { name: 'Eik', fleeing: true })
    const match = slay([path([20, 18.8])], { more: { figures: [runaway] } })
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Eik' }])
    expect(match.pending).toEqual([])
  })

  test.each(['stunned', 'paralysed', 'fearful'])(
    'SW-ANNIH-12 SW-STATE-14 SW-STATE-22 SW-STATE-29 a combatant that is %s makes no move',
    (state) => {
      const position = inContact(plain('Ana', {}, { states: [state] }), bor)
      const match = playRule(position, function* (play) {
        yield* kill(play, combatantNamed(play, 'Bor'), { by: combatantNamed(play, 'Ana'), kind: 'deed', rules: [] })
        yield* annihilation(play, combatantNamed(play, 'Ana'), combatantNamed(play, 'Bor'))
      })
      expect(match.pending).toEqual([])
    },
  )

  test('SW-ANNIH-12 SW-STATE-33 the move is allowed while concussed, and after a deadly blow', () => {
    const match = duel(plain('Ana', { str: 3, pow: 1 }, { states: ['concussed'] }), plain('Bor'), {
      dice: [5, 1, 4, 1, 'S', 'S', 'S'],
    })
    expect(promptId(match)).toBe('ask.annihilation')
  })

  test('SW-ANNIH-12 SW-WOUND-18 an ephemeral enemy gives no move', () => {
    const match = playRule(inContact(ana, ['ash', { name: 'Bor' }]), function* (play) {
      yield* kill(play, combatantNamed(play, 'Bor'), { by: combatantNamed(play, 'Ana'), kind: 'deed', rules: [] })
      yield* annihilation(play, combatantNamed(play, 'Ana'), combatantNamed(play, 'Bor'))
    })
    expect(match.pending).toEqual([])
  })

  test('SW-ANNIH-14 the path may cross no base except a flyer’s, and stays on the table', () => {
    const thin = { profile: { baseMm: 10 } }
    const friend = { more: { figures: [figure('battler', 0, 20, 19, { name: 'Cid', ...thin })] } }
    expect(() => slay([path([20, 18])], friend)).toThrow('SW-BASE-05')
    expect(placeOf(slay([path([20, 18])], friend, plain('Ana', { str: 3, movement: 'flying' })), 'Ana')).toEqual([
      20, 18,
    ])
    const atEdge = slay([], { more: { table: { width: 22, depth: 40 } } })
    expect(atEdge.check(0, path([21.6, 20]))).toMatchObject({ ok: false })
  })

  test('SW-ANNIH-15 SW-ANNIH-11 contact in the enemy round causes no fight by itself', () => {
    const match = duel(
      plain('Ana', {}, { wounds: 1 }),
      plain('Bor', { str: 3 }),
      {
        dice: [4, 1, 5, 1, 5, 1, 1],
        answers: [path([21.2, 18.8])],
      },
      { more: { figures: [figure('battler', 0, 21.2, 17.6, { name: 'Cid' })] } },
    )
    expect(eventArgs(match, 'annihilation-contact')).toEqual([{ killer: 'Bor', enemy: 'Cid' }])
    expect(eventArgs(match, 'fight').length).toBe(1)
  })

  test('SW-ANNIH-11 SW-ANNIH-09 an enemy reached after a kill is not fought in the same activation', () => {
    const eik = figure('battler', 1, 20, 17.6, { name: 'Eik' })
    const waiting = figure('battler', 0, 35, 35, { profile: { abilities: [] } })
    const match = scene(inContact(ana, bor, { more: { figures: [waiting, eik] } }), {
      answers: ['0', path([20, 18.8])],
      dice: KILL,
    })
    expect(eventArgs(match, 'annihilation-contact')).toEqual([{ killer: 'Ana', enemy: 'Eik' }])
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(combatantNamed(match, 'Ana').activated).toBe(true)
  })

  test('SW-ANNIH-01 SW-TURN-17 basic games have no annihilation move', () => {
    expect(slay([], { more: { options: { advanced: false } } }).pending).toEqual([])
  })

  describe('after a kill by a deed', () => {
    /** Ana joins Bor, kills it with her tail and moves on to Eik. */
    const tail = {
      abilities: ['deadly-tail', 'gashing', 'assault', 'hardened-attacker'],
      fur: 2,
      weapons: [],
      dex: 2,
      str: 2,
    }
    const figures = [
      figure('ripper', 0, 20, 20, { name: 'Ana', profile: tail }),
      figure('battler', 0, 2, 2, { name: 'Cid' }),
      figure('battler', 1, 20, 16, { name: 'Bor', wounds: 1 }),
      figure('battler', 1, 20, 14.2, { name: 'Eik', profile: { abilities: [], weapons: [] } }),
    ]
    const answers = ['0', 'join', '2', path([20, 17.2]), 'deadly-tail', '1', path([20, 15.4])]

    test('SW-ANNIH-10 SW-DEED-14 the reached enemy may be the target of deeds and must be fought', () => {
      const match = scene({ figures }, { answers, dice: ['S'] })
      expect(eventArgs(match, 'annihilation-contact')).toEqual([{ killer: 'Ana', enemy: 'Eik' }])
      expect(optionKeys(match)).toEqual(['done', 'gashing'])
      const fought = scene({ figures }, { answers: [...answers, 'done'], dice: ['S', 5, 1, 1, 1, 1, 1] })
      expect(eventArgs(fought, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Eik' }])
    })

    test('SW-ANNIH-13 SW-ABIL-04 SW-ABIL-12(b) SW-ABIL-34 SW-SCENERY-17 Assault, Hardened Attacker and the hill it came from do not count against the reached enemy', () => {
      const hill = { type: 'hill', diameter: 3, x: 20, y: 20 }
      const match = scene(
        { figures, scenery: [hill] },
        { answers: [...answers, 'done'], dice: ['S', 5, 1, 1, 1, 1, 1] },
      )
      expect(rolledDice(match)).toEqual(['roll.deed 1', 'roll.dexterity 2 2', 'roll.damage 2'])
    })
  })

  test('SW-ANNIH-09 SW-ANNIH-10 SW-ANNIH-11 EX-SW-231 any number of moves is allowed, but only one fight', () => {
    const weak = (name: string, y: number) =>
      figure('pack-of-imps', 1, 20, y, { name, wounds: 1, profile: { abilities: [], weapons: [] } })
    const figures = [
      figure('tirabe', 0, 20, 20),
      figure('battler', 0, 2, 2, { name: 'Cid' }),
      weak('Guard', 18.6),
      weak('Blowpiper', 16.65),
      weak('Imp', 14.7),
      figure('igniis', 1, 20, 12.75, { profile: { abilities: [] } }),
    ]
    const match = scene(
      { figures },
      {
        answers: [
          ...['0', 'stings', '1', path([20, 18.05]), 'hilt-blow', '2'],
          ...[path([20, 16.1]), 'done', path([20, 14.15])],
        ],
        dice: [5, 5, 5, 5, 5, 5, 5, 5, 1, 1, 5, 1, 1, 1],
      },
    )
    expect(eventArgs(match, 'slain').map(({ victim }) => victim)).toEqual(['Guard', 'Blowpiper', 'Imp'])
    expect(eventArgs(match, 'annihilation-contact').map(({ enemy }) => enemy)).toEqual(['Blowpiper', 'Imp', 'Igniis'])
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: "Tir'Abe", defender: 'Imp' }])
  })
})
