import type { Json } from '@fray/kernel'
import { Tally, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { addContact } from '../../incantation/power.ts'
import { recoverMana } from '../../incantation/reserve.ts'
import { dice, duel } from '../../testing/duel.ts'
import { magician } from '../../testing/magician.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  figure,
  optionKeys,
  path,
  promptId,
  refusal,
  rolledDice,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const CLOAK = { extras: ['the-cloak-of-crawling'] }

/** Ann with four blades (STR 7) wins the Initiative; Bob puts both dice in defence by default. */
function fight(
  answers: readonly Json[],
  faces: readonly number[],
  ann: FigureDetails = {},
  more: FigureDetails = {},
  bob: Json = dice({ 1: [0, 2] }),
) {
  return duel({ card: ann, more: { ...CLOAK, ...more } }, {}, [bob, ...answers], [5, 2, ...faces])
}

describe('CF-REV-DIRZ-03 dorsal blades', () => {
  test('give dice of their own besides the two; Skorize blades give none', () => {
    const match = fight(['keep', dice({ 0: [1, 1] })], [])
    expect(eventArgs(match, 'dice.placed')[1]).toMatchObject({ fighter: 'Ann', attack: 5, defence: 1 })
    expect(optionKeys(match)).toEqual(['plain', 'the-cloak-of-crawling'])
    const skorize = duel({ card: { abilities: ['skorize-charge'] } }, {}, [dice({ 1: [0, 2] })], [5, 2])
    expect(promptId(skorize)).toBe('ask.dice')
  })

  test('CF-REV-DIRZ-04 and CF-REV-DIRZ-09 stay attack dice when all others must defend, and do not count in rout', () => {
    const forced = fight(['keep'], [], {}, { defenceOnly: true })
    expect(eventArgs(forced, 'dice.placed')[1]).toMatchObject({ attack: 4, defence: 2 })
    const routed = fight(['keep', dice({ 0: [1, 1] })], [], {}, { inRout: true })
    expect(eventArgs(routed, 'dice.placed')[1]).toMatchObject({ attack: 5, defence: 1 })
  })

  test('CF-REV-DIRZ-05 and CF-REV-DIRZ-06 attack with ATT and its penalties, and hit with their own STR and the Wound penalty', () => {
    const raised = { effects: [{ object: 'mutagenic-str', x: 3 }], wounds: 'light' }
    const attackWith = (manner: string) =>
      fight(['keep', dice({ 0: [1, 1] }), manner, 'none'], [3, 4, 2], { str: 3, att: 4 }, raised)
    const blades = attackWith('the-cloak-of-crawling')
    expect(eventArgs(blades, 'test.result').at(-1)).toMatchObject({ final: 6 })
    // 4 + 7 - 5 - 1, and 4 + 6 - 5 - 1.
    expect(eventArgs(blades, 'damage.read')).toMatchObject([{ total: 5 }])
    expect(eventArgs(attackWith('plain'), 'damage.read')).toMatchObject([{ total: 4 }])
  })

  test('CF-REV-DIRZ-07 never make a master strike', () => {
    const master = { abilities: ['master-strike/0'] }
    expect(optionKeys(fight(['keep', dice({ 0: [2, 0] })], [], master))).toContain('master-strike')
    expect(optionKeys(fight(['keep', dice({ 0: [1, 1] })], [], master))).not.toContain('master-strike')
  })

  test('CF-REV-DIRZ-08 must be given up for a sustained defence', () => {
    const defendWith = (choice: string) =>
      fight(
        [choice, dice({ 0: [1, 1] }), ...(choice === 'keep' ? ['plain', 'none'] : ['none'])],
        [1],
        {},
        {},
        dice({ 1: [1, 1] }),
      )
    expect(promptId(defendWith('keep'))).toBe('ask.defence')
    expect(optionKeys(defendWith('keep')).includes('sustained')).toBe(false)
    expect(optionKeys(defendWith('give-up'))).toContain('sustained')
    expect(eventArgs(defendWith('give-up'), 'dice.placed')[1]).toMatchObject({ attack: 1 })
  })

  test('CF-REV-DIRZ-09 cannot be taken by a feint', () => {
    const match = duel(
      { card: { abilities: ['feint'] } },
      { more: CLOAK },
      ['keep', dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none'],
      [5, 2, 4],
    )
    expect(optionKeys(match)).toEqual(['damage', 'defence'])
  })

  test('attack until they are used up, also after all other dice', () => {
    const match = fight(['keep', dice({ 0: [0, 2] }), ...Array(4).fill('none')], [1, 1, 1, 1])
    expect(eventArgs(match, 'attacks')).toHaveLength(4)
  })
})

describe('CF-REV-DIRZ-35 the Cloak of Crawling', () => {
  test('only Sasia may carry it, for free', () => {
    const armyWithCloak = (profile: string) =>
      armyOf([{ profile, artefacts: ['the-cloak-of-crawling'] }], { army: 'dirz', points: 500 })
    expect(faultsOf(armyWithCloak('dirz-sasia-samaris'))).toEqual([])
    expect(faultsOf(armyWithCloak('dirz-kayl-kartan'))).toEqual(['artefact-bearer'])
  })

  test('its bearer crosses encumbered ground at no cost', () => {
    const swamp = { scenery: [{ kind: 'swamp', at: [27, 30], size: [6, 10] }] } as never
    const walk = (more: FigureDetails) =>
      refusal(turn([figure('Ann', 0, 20, 30, {}, more)], { answers: ['done', '0:walk'] }, swamp), path([29, 30]))
    expect(walk({})).toBe('refused.too-far CF-MOVE-01')
    expect(walk(CLOAK)).toBeUndefined()
  })

  test('enemies in contact hinder neither its bearer’s Power tests nor its recovery', () => {
    const magicianInContact = (more: FigureDetails) => [
      magician('Ann', 0, 20, 30, { more }),
      figure('Bob', 1, 22.5, 30),
    ]
    const penalty = (more: FigureDetails) => {
      const play = loadPosition({ figures: magicianInContact(more) })
      const tally = new Tally(text('test.incantation'))
      addContact(play, play.state.fighters[0]!, tally, 'CF-CAST-12')
      return tally.total
    }
    expect(penalty({})).toBe(-1)
    expect(penalty(CLOAK)).toBe(0)
    const found = (more: FigureDetails) =>
      eventArgs(
        playRule({ figures: magicianInContact(more) }, recoverMana, {
          dice: [3],
          answers: [{ slots: { light: [['gem', more.extras ? 6 : 5]] } }],
        }),
        'mana.gained',
      )[0]?.gems
    expect(Number(found(CLOAK)) - Number(found({}))).toBe(1)
  })
})

test('CF-REV-DIRZ-09 are lost with their bearer', () => {
  const match = duel(
    { card: { str: 9, att: 6 } },
    { more: CLOAK },
    ['keep', dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none'],
    [5, 2, 4, 6, 6],
  )
  expect(rolledDice(match).at(-1)).toBe('roll.damage 2')
  expect(eventArgs(match, 'attacks').length).toBe(1)
})
