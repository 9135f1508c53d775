import type { Json } from '@fray/kernel'
import { Match } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { confrontation } from '../game.ts'
import { type MagicianDetails, magician } from '../testing/magician.ts'
import { playRule } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure, promptId, type Scene } from '../testing/scene.ts'
import { recoverMana } from './reserve.ts'

/** Makes one recovery roll for Ann. */
function recovery(ann: MagicianDetails, dice: readonly number[], answers: readonly Json[] = [], enemyAt = 60): Scene {
  const figures = [magician('Ann', 0, 20, 30, ann), figure('Bob', 1, enemyAt, 30)]
  return playRule({ figures }, recoverMana, { dice, answers })
}

const ofLight = (level: string, pow = 12): MagicianDetails => ({
  card: { pow, magic: { level, elements: ['light'], paths: ['solaris'], intensity: 8 } },
})

describe('mana recovery', () => {
  test('CF-RECOVER-02, CF-RECOVER-03 the result and the rank determine the gems', () => {
    const gems = (level: string, pow: number, ...dice: number[]) =>
      fighterNamed(recovery(ofLight(level, pow), dice), 'Ann').gems
    expect(gems('initiate', 4, 2)).toEqual({ light: 3 })
    expect(gems('initiate', 4, 3)).toEqual({ light: 4 })
    expect(gems('adept', 4, 3)).toEqual({ light: 5 })
    expect(gems('master', 4, 5)).toEqual({ light: 6 })
    expect(gems('virtuoso', 8, 5)).toEqual({ light: 9 })
  })

  test('CF-RECOVER-02 a 1 gives nothing; a 6 may be rerolled, and a 1 then loses everything', () => {
    expect(fighterNamed(recovery(ofLight('master'), [1]), 'Ann').gems).toEqual({})
    expect(fighterNamed(recovery(ofLight('master', 5), [6], ['keep']), 'Ann').gems).toEqual({ light: 7 })
    expect(fighterNamed(recovery(ofLight('master', 5), [6, 5], ['again']), 'Ann').gems).toEqual({ light: 9 })
    expect(fighterNamed(recovery(ofLight('master', 5), [6, 1], ['again']), 'Ann').gems).toEqual({})
  })

  test('CF-RECOVER-08, CF-MANA-06 a 1 is an ordinary result for an orc, which recovers neutral gems', () => {
    const card = { pow: 4, magic: { level: 'initiate', elements: [], paths: ['instinctive'], intensity: 6 } }
    expect(fighterNamed(recovery({ card }, [1]), 'Ann').gems).toEqual({ neutral: 3 })
  })

  test('CF-RECOVER-04, CF-MANA-07 the player chooses among the mastered Elements after the roll', () => {
    const waiting = recovery({}, [2])
    expect(promptId(waiting)).toBe('ask.recovery')
    expect(waiting.pending[0]).toMatchObject({ slots: [{ id: 'light' }, { id: 'air' }] })
    const answer = { slots: { light: [['gem', 4]], air: [['gem', 1]] } }
    expect(fighterNamed(recovery({}, [2], [answer]), 'Ann').gems).toEqual({ light: 4, air: 1 })
  })

  test('CF-RECOVER-05, CF-MANA-11 gems beyond twice POW are lost', () => {
    const match = recovery({ ...ofLight('master', 4), gems: { light: 6 } }, [3])
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 8 })
    expect(eventArgs(match, 'mana.gained')).toMatchObject([{ gems: 2, lost: 4 }])
  })

  test('CF-RECOVER-06, CF-MAGE-04 a pure magician in contact recovers one less, except on two paths', () => {
    const inContact = (paths: readonly string[], abilities: readonly string[]) => {
      const magic = { level: 'initiate', elements: ['light'], paths: [...paths], intensity: 8 }
      const card = { pow: 4, magic, abilities: [...abilities] }
      return fighterNamed(recovery({ card }, [2], [], 22.5), 'Ann').gems
    }
    expect(inContact(['solaris'], [])).toEqual({ light: 2 })
    expect(inContact(['solaris', 'hermetism'], [])).toEqual({ light: 3 })
    expect(inContact(['necromancy'], [])).toEqual({ light: 3 })
    expect(inContact(['solaris'], ['warrior-mage'])).toEqual({ light: 3 })
  })

  test('CF-RECOVER-07, CF-RECOVER-03, CF-ROUT-07 rout costs 2, and a result of 0 or less still gives a gem', () => {
    const gemsInRout = (pow: number, die: number) =>
      fighterNamed(recovery({ ...ofLight('initiate', pow), more: { inRout: true } }, [die]), 'Ann').gems
    expect(gemsInRout(4, 5)).toEqual({ light: 4 })
    expect(gemsInRout(4, 4)).toEqual({ light: 3 })
    const orc = { pow: 1, magic: { level: 'initiate', elements: [], paths: ['instinctive'], intensity: 2 } }
    expect(fighterNamed(recovery({ card: orc, more: { inRout: true } }, [1]), 'Ann').gems).toEqual({ neutral: 1 })
  })

  test('CF-RECOVER-01 the magicians of the Tactical roll’s winner come first', () => {
    const figures = [
      magician('Ann', 0, 20, 30, ofLight('initiate', 4)),
      magician('Mae', 1, 60, 30, ofLight('adept', 4)),
    ]
    const order = (tacticalWinner: number) =>
      eventArgs(playRule({ figures, tacticalWinner }, recoverMana, { dice: [2, 2] }), 'mana.gained').map(
        ({ fighter }) => fighter,
      )
    expect(order(0)).toEqual(['Ann', 'Mae'])
    expect(order(1)).toEqual(['Mae', 'Ann'])
  })
})

describe('the first reserve', () => {
  /** Enoch (POW 6, four Elements) against the Selenite (POW 4, Light and, by CF-ABIL-91, Water). */
  function approach() {
    const setup = confrontation.rules.readSetup({ armies: ['sessairs-300', 'lions-300'] })
    return Match.start(confrontation, { setup, state: confrontation.rules.begin(setup) }, 'reserve')
  }
  const mix = { slots: { fire: [['gem', 5]], water: [['gem', 1]], earth: [], air: [] } }

  test('CF-MANA-10 a magician begins with POW gems of Elements that its player chooses before the approach', () => {
    const match = approach()
    expect(promptId(match)).toBe('ask.reserve')
    expect(match.answer(0, mix).ok).toBe(true)
    expect(match.answer(1, { slots: { light: [['gem', 3]], water: [['gem', 1]] } }).ok).toBe(true)
    expect(promptId(match)).toBe('ask.sequence')
    const purses = match.state.fighters.filter(({ gems }) => Object.keys(gems).length > 0).map(({ gems }) => gems)
    expect(purses).toEqual([
      { fire: 5, water: 1 },
      { light: 3, water: 1 },
    ])
  })

  test('CF-MANA-10 the other player sees only the number until the magician comes to the table', () => {
    const views = [mix, { slots: { fire: [], water: [], earth: [['gem', 2]], air: [['gem', 4]] } }].map((answer) => {
      const match = approach()
      match.answer(0, answer)
      return [1, undefined].map((seat) => JSON.stringify([match.view(seat), match.eventsFor(seat)]))
    })
    expect(views[0]).toEqual(views[1])
  })
})
