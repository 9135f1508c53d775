import type { Json } from '@fray/kernel'
import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { refillGems } from '../../magic/power.ts'
import { fearOf, moraleRoll } from '../../morale/morale.ts'
import { bidAnswers, playConcentration, spellPosition } from '../../testing/concentration.ts'
import { dexterities, duel, type Fighter, inContact, joining, plain } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { archer, shoot, shootingTarget } from '../../testing/shooting.ts'
import { leader, soldier, trooper } from '../../testing/soldiers.ts'
import { asProcedure } from '../builders.ts'

function bearer(name: string, artefacts: readonly string[], profile: Record<string, Json> = {}): Fighter {
  return plain(name, profile, { artefacts: [...artefacts] })
}

const artefactsRevealed = (match: Scene) => eventArgs(match, 'artefact-revealed').map(({ artefact }) => artefact)
const damageOf = (match: Scene) =>
  match.events.findLast(({ type }) => type === 'damage')?.numbers?.map(({ total }) => total)

describe('weapons and armour', () => {
  test('SW-RGEAR-01 SW-RACE-117 the Shield of the Legion gives a die that fatigue cannot remove', () => {
    expect(dexterities(plain('Ana', { armour: ['shield-of-the-legion'] }), plain('Bor'))[0]).toBe(3)
    const tired = plain('Ana', { armour: ['shield-of-the-legion'], dex: 1 }, { fatigue: 4 })
    expect(dexterities(tired, plain('Bor'))[0]).toBe(2)
  })

  test('SW-RGEAR-01 SW-STATE-17 a paralysed bearer gets no die from the shield; its CON is part of the profile', () => {
    const stiff = plain('Ana', { armour: ['shield-of-the-legion'] }, { states: ['paralysed'] })
    expect(dexterities(stiff, plain('Bor'))[0]).toBe(1)
    const match = duel(plain('Bor'), plain('Ana', { armour: ['shield-of-the-legion'] }), {
      dice: [5, 5, 1, 1, 1, 1, 1],
    })
    expect(damageOf(match)?.[1]).toBe(4)
  })

  test('SW-RGEAR-02 SW-RACE-118 SW-SPELL-44 the Sacred Shield gives one gem to dispel a spell at its bearer, with or without sorcerers', () => {
    const position = spellPosition(
      ['battler', { name: 'Ana', profile: { pow: 2, abilities: ['destroying-ball'] } }],
      trooper('Bor', { armour: ['sacred-shield'] }),
      5,
      { gems: [2, 0] },
    )
    const match = playConcentration(position, { answers: ['destroying-ball'] })
    expect(match.decisionOf(1)?.prompt.id).toBe('ask.dispel')
    const hidden = playConcentration(position, { answers: ['destroying-ball', ...bidAnswers(1, 1)], dice: [5, 5] })
    expect(rolledDice(hidden)).toEqual(['roll.liturgy 1 1'])
    expect(hidden.state.sides[1].gems).toBe(0)
  })

  test('SW-RGEAR-02 the Sacred Shield gives only one gem', () => {
    const position = spellPosition(
      ['battler', { name: 'Ana', profile: { pow: 2, abilities: ['destroying-ball'] } }],
      trooper('Bor', { armour: ['sacred-shield'] }),
      5,
      { gems: [2, 0] },
    )
    const decision = playConcentration(position, { answers: ['destroying-ball'] }).decisionOf(1)
    expect(decision?.kind === 'pick' && decision.options.map(({ key }) => key)).toEqual(['0', '1'])
  })

  test('SW-RGEAR-02 spells of its own side and spells at others bring no gem', () => {
    const figures = [soldier('Near', 1, 30, 20, { armour: ['sacred-shield'] })]
    const caster = ['battler', { name: 'Ana', profile: { pow: 2, abilities: ['destroying-ball'] } }] as const
    const match = playConcentration(spellPosition(caster, trooper('Bor'), 5, { gems: [2, 0], figures }), {
      answers: ['destroying-ball', '1', 'keep'],
    })
    expect(match.decisionOf(1)).toBeUndefined()
  })

  test('SW-RGEAR-02 a friend’s spell at its bearer brings the enemy no gem', () => {
    const caster = ['battler', { name: 'Ana', profile: { pow: 2, abilities: ['throbbing-heart'] } }] as const
    const figures = [soldier('Near', 0, 13, 10, { armour: ['sacred-shield'] }, { wounds: 2 })]
    const match = playConcentration(spellPosition(caster, trooper('Bor'), 5, { gems: [2, 0], figures }), {
      answers: ['throbbing-heart', '2', 'keep'],
    })
    expect({ decisionAsked: promptId(match), decision: match.decisionOf(1) }).toEqual({
      decisionAsked: 'ask.cast',
      decision: undefined,
    })
  })

  test('SW-RGEAR-03 SW-RACE-119 the Hammer of the Legion stuns a victim that survives two wounds', () => {
    const hammer = plain('Ana', { weapons: ['hammer-of-the-legion'] })
    expect(dexterities(hammer, plain('Bor'))[0]).toBe(2)
    const two = duel(hammer, plain('Bor'), { dice: [5, 5, 1, 1, 5, 5] })
    expect(combatantNamed(two, 'Bor').states.map(({ kind }) => kind)).toEqual(['stunned'])
    const oneWound = duel(hammer, plain('Bor'), { dice: [5, 5, 1, 1, 5, 1] })
    expect(combatantNamed(oneWound, 'Bor').states).toEqual([])
    const lost = duel(plain('Ana'), plain('Bor', { weapons: ['hammer-of-the-legion'] }), { dice: [5, 5, 1, 1, 5, 5] })
    expect(combatantNamed(lost, 'Bor').states).toEqual([])
  })

  test('SW-RGEAR-03 the hammer also works for a defender', () => {
    const match = duel(plain('Ana'), plain('Bor', { weapons: ['hammer-of-the-legion'] }), { dice: [1, 1, 5, 5, 5, 5] })
    expect(combatantNamed(match, 'Ana').states.map(({ kind }) => kind)).toEqual(['stunned'])
  })

  test('SW-RGEAR-03 the hammer does not work if its bearer is the one wounded', () => {
    const match = duel(plain('Ana', { weapons: ['hammer-of-the-legion'] }), plain('Bor'), { dice: [1, 1, 5, 5, 5, 5] })
    expect({ Bor: combatantNamed(match, 'Bor').states, Ana: combatantNamed(match, 'Ana').states }).toEqual({
      Bor: [],
      Ana: [],
    })
  })

  test('SW-RGEAR-03 the hammer stuns after the morale roll, so that the victim may flee first', () => {
    const hammer = plain('Ana', { weapons: ['hammer-of-the-legion'], fear: 2 })
    const match = duel(hammer, plain('Bor'), { dice: [5, 5, 1, 1, 5, 5, 1], answers: ['let-go'] })
    const order = match.events.map(({ type }) => type).filter((type) => type === 'flees' || type === 'state-entered')
    expect(order).toEqual(['flees', 'state-entered'])
  })

  test('SW-RGEAR-04 SW-RACE-120 SW-WEAPON-05 the Spear of the Mercenaries is a long weapon with a die', () => {
    const spear = { weapons: ['spear-of-the-mercenaries'] }
    expect(dexterities(plain('Ana', spear), plain('Bor'))[0]).toBe(3)
    const charged = joining(plain('Bor'), plain('Ana', spear), 3, { dice: [5, 5, 1, 1, 1, 1, 1] })
    expect(damageOf(charged)?.[0]).toBe(2)
    const charging = joining(plain('Ana', spear), plain('Bor'), 3, { dice: [5, 5, 5, 1, 1, 1, 1] })
    expect(damageOf(charging)?.[0]).toBe(2)
  })

  test('SW-RGEAR-04 SW-WEAPON-06 a mounted bearer of the spear keeps the charge bonus', () => {
    const spear = { weapons: ['spear-of-the-mercenaries'], mounted: true }
    const charging = joining(plain('Ana', spear), plain('Bor'), 3, { dice: [5, 5, 5, 1, 1, 1, 1, 1] })
    expect(damageOf(charging)?.[0]).toBe(3)
    const charged = joining(plain('Bor'), plain('Ana', spear), 3, { dice: [5, 5, 1, 1, 1, 1, 1] })
    expect(damageOf(charged)?.[0]).toBe(2)
  })

  test('SW-RGEAR-05 SW-RACE-121 SW-RANGED-12 nothing penetrates orichalcum', () => {
    const shootAt = (armour: string[]) =>
      scene(
        {
          figures: [
            soldier('Ana', 0, 10, 10, { ranged: ['mechanical'], pre: 1 }),
            soldier('Bor', 1, 10, 14, { armour, mov: 2 }),
            soldier('Waits', 0, 30, 30),
          ],
        },
        { answers: ['0', 'stand', '1'], dice: [5, 1, 1, 1] },
      )
    expect(damageOf(shootAt(['orichalcum']))?.[1]).toBe(4)
    expect(damageOf(shootAt(['cloth']))?.[1]).toBe(3)
  })

  test('SW-RGEAR-06 SW-RACE-48 the Coffin of Isha is only its ability', () => {
    expect(dexterities(plain('Ana', { abilities: ['coffin-of-isha'] }), plain('Bor'))).toEqual([2, 2])
  })
})

describe('artefacts of the Alliance', () => {
  test('SW-RGEAR-11 the Light Attack Rune gives +1 STR against a more feared enemy', () => {
    const blow = (fear: number) =>
      duel(bearer('Ana', ['light-attack-rune'], { fear: 1, morale: 'unbreakable' }), plain('Bor', { fear }), {
        dice: [5, 5, 1, 1, 1, 1, ...(fear > 1 ? [1] : [])],
      })
    expect(damageOf(blow(2))?.[0]).toBe(3)
    expect(damageOf(blow(1))?.[0]).toBe(2)
    expect(artefactsRevealed(blow(2))).toEqual(['Light Attack Rune'])
    expect(artefactsRevealed(blow(1))).toEqual([])
  })

  test('SW-RGEAR-11 the rune works in hand-to-hand combat, not with a bow', () => {
    const shot = shoot(archer('Ana', {}, { artefacts: ['light-attack-rune'] }), shootingTarget('Bor', { fear: 2 }), {
      dice: [5, 5, 1, 1],
    })
    expect(damageOf(shot)?.[0]).toBe(2)
    expect(artefactsRevealed(shot)).toEqual([])
  })

  test('SW-RGEAR-12 the Paralysing Mirror lowers the enemy’s DEX by one, at least to 1, and leaves extra dice', () => {
    const mirror = bearer('Bor', ['rune-of-the-paralysing-mirror'])
    expect(dexterities(plain('Ana', { dex: 3 }), mirror)[0]).toBe(2)
    expect(dexterities(plain('Ana', { dex: 1 }), mirror)[0]).toBe(1)
    expect(dexterities(plain('Ana', { dex: 1, weapons: ['conventional'] }), mirror)[0]).toBe(2)
    const match = duel(plain('Ana', { dex: 3 }), mirror, { dice: [5, 5, 1, 1, 1, 1] })
    expect(artefactsRevealed(match)).toEqual(['Rune of the Paralysing Mirror'])
  })

  test('SW-RGEAR-12 SW-SUPPORT-06 SW-FATIGUE-04 EX-SW-223 the Transmitter with a Dowser’s support rolls two dice', () => {
    const laroc = ['laroc', { artefacts: ['rune-of-the-paralysing-mirror'] }] as const
    expect(dexterities('transmitter', laroc, { friends: ['dowser'] })[0]).toBe(2)
  })

  test('SW-RGEAR-13 SW-MORALE-10 the Medallion of the Hundred Hearts extends presence to 8 inches', () => {
    const roll = (distance: number, artefacts: string[]) =>
      playRule(
        {
          figures: [
            leader('Chief', 0, 10, 10, {}, { artefacts }),
            soldier('Man', 0, 11.2 + distance, 10),
            soldier('Foe', 1, 30, 30),
          ],
        },
        (play) => moraleRoll(play, combatantNamed(play, 'Man'), 'effect', null),
        { dice: [3] },
      )
    const medallion = ['medallion-of-the-hundred-hearts']
    expect(eventArgs(roll(8, medallion), 'morale-passed').length).toBe(1)
    expect(eventArgs(roll(8.1, medallion), 'morale-failed').length).toBe(1)
    expect(eventArgs(roll(8, []), 'morale-failed').length).toBe(1)
    expect(artefactsRevealed(roll(8, medallion))).toEqual(['Medallion of the Hundred Hearts'])
    expect(artefactsRevealed(roll(5, medallion))).toEqual([])
  })

  const shotAt = (artefacts: string[], more: Record<string, Json> = {}, dice: number[] = [1, 1, 1]) =>
    scene(
      {
        figures: [
          soldier('Ana', 0, 10, 10, { ranged: ['tension'], pre: 3 }),
          soldier('Bor', 1, 10, 14, { mov: 4 }, { artefacts }),
          soldier('Waits', 0, 30, 30, { ranged: ['tension'], pre: 3 }),
        ],
        ...more,
      },
      { answers: ['0', 'stand', '1'], dice },
    )

  test('SW-RGEAR-14 the Veil of Isha makes mundane shots at the bearer harder by one', () => {
    const match = shotAt(['veil-of-isha'])
    const missed = match.events.find(({ type }) => type === 'shot-missed')
    expect(missed?.numbers?.[1]?.total).toBe(5)
    expect(artefactsRevealed(match)).toEqual(['Veil of Isha'])
  })

  test('SW-RGEAR-29 the Favour of the Wood removes a precision die from shots at the bearer', () => {
    const match = shotAt(['favour-of-the-wood'], {}, [1, 1])
    expect(rolledDice(match)).toEqual(['roll.precision 2'])
    expect(artefactsRevealed(match)).toEqual(['Favour of the Wood'])
  })

  test('SW-RGEAR-19 the Abyssal Rune removes a die from the first shot of each enemy round', () => {
    const match = shotAt(['abyssal-rune'], {}, [1, 1])
    expect(rolledDice(match)).toEqual(['roll.precision 2'])
    expect(artefactsRevealed(match)).toEqual(['Abyssal Rune'])
    const again = scene(
      {
        figures: [
          soldier('Ana', 0, 10, 10, { ranged: ['tension', 'tension'], pre: 3 }),
          soldier('Bor', 1, 10, 14, { mov: 4 }, { artefacts: ['abyssal-rune'] }),
          soldier('Waits', 0, 30, 30),
        ],
      },
      { answers: ['0', 'stand', '1', '1'], dice: [1, 1, 1, 1, 1] },
    )
    expect(rolledDice(again)).toEqual(['roll.precision 2', 'roll.precision 3'])
  })

  test('SW-RGEAR-19 the rune does not work in the bearer’s own round: a shot against its charge keeps its dice', () => {
    const archer = plain('Bor', { ranged: ['tension'], pre: 3 })
    const match = joining(bearer('Ana', ['abyssal-rune']), archer, 3, {
      answers: ['2'],
      dice: [1, 1, 1, 5, 5, 1, 1, 1, 1, 1],
    })
    expect(rolledDice(match)[0]).toBe('roll.precision 3')
    expect(artefactsRevealed(match)).toEqual([])
  })
})

/** A sorcerer with an artefact to activate, a wounded friend, an enemy some inches off, and one who waits. */
function rite(artefact: string, { distance = 6, more = {} }: { distance?: number; more?: object } = {}) {
  return {
    figures: [
      soldier('Mage', 0, 10, 10, { pow: 2, race: 'adepts' }, { artefacts: [artefact], wounds: 3 }),
      soldier('Friend', 0, 13, 10, {}, { wounds: 2 }),
      soldier('Foe', 1, 10, 11.2 + distance, { conMundane: 6, conArcane: 3 }),
    ],
    ...more,
  }
}
const activate = (artefact: string, ...more: string[]) => ['0', 'stand', artefact, ...more]

describe('staffs', () => {
  test('SW-RGEAR-15 the Sceptre of Darlime gives two gems for casting on 4+, lost with the round', () => {
    const match = scene(rite('sceptre-of-darlime'), { answers: activate('sceptre-of-darlime'), dice: [4] })
    expect(match.state.sides[0]).toMatchObject({ gems: 0, castingGems: 2 })
    expect(combatantNamed(match, 'Mage').revealed).toEqual(['sceptre-of-darlime'])
    match.answer(0, 'stand')
    expect(match.state.round).toBe(1)
    expect(match.state.sides[0].castingGems).toBe(0)
    const failed = scene(rite('sceptre-of-darlime'), { answers: activate('sceptre-of-darlime'), dice: [3] })
    expect(failed.state.sides[0].castingGems).toBe(0)
  })

  test('SW-RGEAR-15 SW-ARTEFACT-27 SW-SPELL-24 the sceptre’s gems cast even with an empty pool, are used first, and return with the others', () => {
    const mage = (artefacts: string[]) =>
      soldier('Mage', 0, 10, 10, { pow: 3, abilities: ['destroying-ball'] }, { artefacts })
    const ritual = (gems: number, answers: string[], dice: (number | 'S')[]) =>
      scene(
        {
          figures: [mage(['sceptre-of-darlime']), soldier('Friend', 0, 30, 10), soldier('Foe', 1, 10, 16)],
          gems: [gems, 0],
        },
        { answers: [...activate('sceptre-of-darlime'), 'destroying-ball', ...answers], dice: [4, ...dice] },
      )
    const empty = ritual(0, ['1'], [1])
    expect(rolledDice(empty).at(-1)).toBe('roll.liturgy 1')
    expect(empty.state.sides[0]).toMatchObject({ gems: 0, castingGems: 1 })
    const all = ritual(1, ['3'], ['S', 'S', 'S', 1, 1, 1, 1, 1])
    expect(all.state.sides[0]).toMatchObject({ gems: 1, castingGems: 2 })
  })

  test('SW-RGEAR-16 the Skull Staff moves a gem from the enemy pool to the bearer’s on 4+', () => {
    const drain = (enemy: number, die: number) =>
      scene(rite('skull-staff', { more: { gems: [1, enemy] } }), { answers: activate('skull-staff'), dice: [die] })
    expect(drain(2, 4).state.sides.map(({ gems }) => gems)).toEqual([2, 1])
    expect(drain(0, 4).state.sides.map(({ gems }) => gems)).toEqual([2, 0])
    expect(drain(2, 3).state.sides.map(({ gems }) => gems)).toEqual([1, 2])
  })

  test('SW-RGEAR-22 SW-ARTEFACT-33 the Hand of Kazag makes a STR 3 arcane damage roll on 4+, without a liturgy', () => {
    const match = scene(rite('hand-of-kazag'), { answers: activate('hand-of-kazag'), dice: [4, 3, 3, 1] })
    expect(rolledDice(match)).toEqual(['roll.artefact 1', 'roll.damage 3'])
    expect(damageOf(match)).toEqual([3, 3])
    expect(combatantNamed(match, 'Foe').wounds).toBe(4)
    const failed = scene(rite('hand-of-kazag'), { answers: activate('hand-of-kazag'), dice: [3] })
    expect(rolledDice(failed)).toEqual(['roll.artefact 1'])
  })

  test('SW-RGEAR-22 SW-CRIT-15 the Hand of Kazag causes criticals', () => {
    const match = scene(rite('hand-of-kazag'), { answers: activate('hand-of-kazag'), dice: [4, 'S', 'S', 1] })
    expect(combatantNamed(match, 'Foe').wounds).toBe(3)
  })

  test('SW-RGEAR-22 SW-BASE-06 the Hand of Kazag reaches 8 inches, measured only after a success', () => {
    const hit = scene(rite('hand-of-kazag', { distance: 8 }), {
      answers: activate('hand-of-kazag'),
      dice: [4, 1, 1, 1],
    })
    expect(rolledDice(hit).length).toBe(2)
    const far = rite('hand-of-kazag', { distance: 8.1 })
    const out = scene(far, { answers: activate('hand-of-kazag'), dice: [4] })
    expect(eventArgs(out, 'artefact-out-of-range').length).toBe(1)
    const failed = scene(far, { answers: activate('hand-of-kazag'), dice: [3] })
    expect(eventArgs(failed, 'artefact-out-of-range')).toEqual([])
  })

  test('SW-RGEAR-22 SW-BASE-06 its odds do not reveal the distance to the target', () => {
    const [near, far] = [4, 12].map((distance) => {
      const foes = { figures: [...rite('hand-of-kazag', { distance }).figures, soldier('Other', 1, 4, 4)] }
      return forecast(scene(foes, { answers: activate('hand-of-kazag') }), 0, '2')
    })
    expect(near!.chances.length).toBeGreaterThan(1)
    expect(far).toEqual(near)
  })

  test('SW-RGEAR-22 only visible combatants can be targeted', () => {
    const scenery = [{ type: 'wood', density: 'impassable', height: 4, diameter: 3, x: 10, y: 13.5 }]
    const match = scene(rite('hand-of-kazag', { more: { scenery } }), { answers: ['0', 'stand'] })
    expect(optionKeys(match)).not.toContain('hand-of-kazag')
  })

  test('SW-RGEAR-27 the Branch of Ludeba heals D3 wounds of the bearer or a friend within 6 inches on 4+', () => {
    const start = scene(rite('branch-of-ludeba'), { answers: activate('branch-of-ludeba') })
    expect(optionKeys(start)).toEqual(['0', '1'])
    const friend = scene(rite('branch-of-ludeba'), { answers: activate('branch-of-ludeba', '1'), dice: [4, 5] })
    expect(combatantNamed(friend, 'Friend').wounds).toBe(5)
    const self = scene(rite('branch-of-ludeba'), { answers: activate('branch-of-ludeba', '0'), dice: [4, 1] })
    expect(combatantNamed(self, 'Mage').wounds).toBe(4)
    const failed = scene(rite('branch-of-ludeba'), { answers: activate('branch-of-ludeba', '1'), dice: [3] })
    expect(combatantNamed(failed, 'Friend').wounds).toBe(2)
  })

  test('SW-RGEAR-27 only wounded, standing combatants of its own band can be chosen', () => {
    const figures = [
      ...rite('branch-of-ludeba').figures.slice(0, 2),
      soldier('Hale', 0, 10, 6),
      soldier('Dead', 0, 6, 10, {}, { status: 'dead', wounds: 1 }),
      soldier('Foe', 1, 10, 15, {}, { wounds: 1 }),
    ]
    expect(optionKeys(scene({ figures }, { answers: activate('branch-of-ludeba') }))).toEqual(['0', '1'])
  })

  test('SW-RGEAR-27 the branch heals nobody out of range', () => {
    const { figures } = rite('branch-of-ludeba')
    const far = [figures[0]!, soldier('Friend', 0, 17.3, 10, {}, { wounds: 2 }), figures[2]!]
    const match = scene({ figures: far }, { answers: activate('branch-of-ludeba', '1'), dice: [4] })
    expect(eventArgs(match, 'artefact-out-of-range').length).toBe(1)
    expect(combatantNamed(match, 'Friend').wounds).toBe(2)
  })
})

describe('other artefacts of the races', () => {
  test('SW-RGEAR-17 the Hide of Olbarak gives +1 CON against mundane attacks only', () => {
    const hide = bearer('Bor', ['hide-of-olbarak'])
    const match = duel(plain('Ana'), hide, { dice: [5, 5, 1, 1, 1, 1] })
    expect(damageOf(match)?.[1]).toBe(5)
    expect(artefactsRevealed(match)).toEqual(['Hide of Olbarak'])
    const { figures } = rite('hand-of-kazag')
    const wearer = soldier('Foe', 1, 10, 16, { conArcane: 4 }, { artefacts: ['hide-of-olbarak'] })
    const arcane = scene(
      { figures: [...figures.slice(0, 2), wearer] },
      { answers: activate('hand-of-kazag'), dice: [4, 1, 1, 1] },
    )
    expect(damageOf(arcane)?.[1]).toBe(4)
  })

  test('SW-RGEAR-18 the Tooth of Kurgan makes one deed per activation easier by one', () => {
    const beast = plain('Ana', { fur: 3, abilities: ['stings', 'deadly-tail'] }, { artefacts: ['tooth-of-kurgan'] })
    const position = inContact(beast, plain('Bor'))
    const match = playConcentration(position, {
      answers: ['stings', '1', 'tooth-of-kurgan', 'deadly-tail', '1'],
      dice: [4, 1, 5],
    })
    const difficulties = match.events
      .filter(({ type }) => type === 'deed-rolled' || type === 'deed-fails')
      .map(({ numbers }) => numbers?.[0]?.total)
    expect(difficulties).toEqual([4, 6])
    expect(artefactsRevealed(match)).toEqual(['Tooth of Kurgan'])
  })

  test('SW-RGEAR-18 the tooth may be kept for another deed; a sphere becomes a 5', () => {
    const beast = plain('Ana', { fur: 3, abilities: ['stings', 'deadly-tail'] }, { artefacts: ['tooth-of-kurgan'] })
    const match = playConcentration(inContact(beast, plain('Bor')), {
      answers: ['stings', '1', 'pass', 'deadly-tail', '1', 'tooth-of-kurgan'],
      dice: [4, 5],
    })
    const difficulties = match.events
      .filter(({ type }) => type === 'deed-rolled' || type === 'deed-fails')
      .map(({ numbers }) => numbers?.[0]?.total)
    expect(difficulties).toEqual([5, 5])
  })

  test('SW-RGEAR-23 SW-RGEN-08 the Mantle of Embers rolls STR 1 against everyone that joins its bearer', () => {
    const match = joining(plain('Ana'), bearer('Bor', ['mantle-of-embers']), 3, { dice: [5, 1, 1, 5, 5, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.damage 1', 'roll.dexterity 2 2', 'roll.damage 2'])
    expect(eventArgs(match, 'wounded')[0]).toMatchObject({ victim: 'Ana', wounds: 1 })
    expect(artefactsRevealed(match)).toEqual(['Mantle of Embers'])
  })

  test('SW-RGEAR-23 the mantle ignores combatants that were already in contact', () => {
    const match = duel(plain('Ana'), bearer('Bor', ['mantle-of-embers']), { dice: [5, 5, 1, 1, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })

  test('SW-RGEAR-24 SW-TURN-11 the Obsidian Heart adds a gem in every updating', () => {
    const figures = [soldier('Ana', 0, 10, 10, {}, { artefacts: ['obsidian-heart'] }), soldier('Foe', 1, 30, 30)]
    const match = playRule({ figures, gems: [3, 0] }, (play) => asProcedure(() => refillGems(play)))
    expect(match.state.sides[0].gems).toBe(1)
    expect(artefactsRevealed(match)).toEqual(['Obsidian Heart'])
  })

  test('SW-RGEAR-25 SW-MORALE-17 the Favour of Fear raises fear by one level, up to terrifying', () => {
    const bloody = (fear: number, victim: number, dice: number[]) =>
      duel(bearer('Ana', ['favour-of-fear'], { fear }), plain('Bor', { fear: victim }), { dice })
    const frightening = bloody(1, 1, [5, 5, 1, 1, 5, 1, 6])
    expect(rolledDice(frightening).at(-1)).toBe('roll.morale 1')
    expect(artefactsRevealed(frightening)).toEqual(['Favour of Fear'])
    const utmost = bloody(3, 3, [5, 5, 1, 1, 5, 1])
    expect(rolledDice(utmost).length).toBe(2)
    expect(artefactsRevealed(utmost)).toEqual([])
  })

  test('SW-RGEAR-25 the Favour of Fear raises fear by one level only', () => {
    const level = (fear: number) => {
      const ana = soldier('Ana', 0, 10, 10, { fear }, { artefacts: ['favour-of-fear'] })
      const play = loadPosition({ figures: [ana, soldier('Bor', 1, 20, 20)] })
      return fearOf(play, combatantNamed(play, 'Ana'))
    }
    expect({ 0: level(0), 1: level(1), 3: level(3) }).toEqual({ 0: 1, 1: 2, 3: 3 })
  })

  test('SW-RGEAR-25 SW-ARTEFACT-03 an artefact that makes no difference stays secret', () => {
    const match = duel(bearer('Ana', ['favour-of-fear'], { fear: 0 }), plain('Bor', { fear: 2 }), {
      dice: [5, 5, 1, 1, 5, 1],
    })
    expect(artefactsRevealed(match)).toEqual([])
  })

  test('SW-RGEAR-26 SW-ABIL-07 the Nature Instinct gives Counterattack and is revealed when used', () => {
    const match = duel(plain('Ana'), bearer('Bor', ['nature-instinct']), {
      dice: [5, 4, 5, 1, 6, 1, 1],
      answers: ['counterattack'],
    })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
    expect(artefactsRevealed(match)).toEqual(['Nature Instinct'])
    const declined = duel(plain('Ana'), bearer('Bor', ['nature-instinct']), {
      dice: [5, 4, 5, 1, 1, 1],
      answers: ['accept'],
    })
    expect(artefactsRevealed(declined)).toEqual([])
  })

  test('SW-RGEAR-26 SW-ABIL-07(f) SW-ARTEFACT-03 the instinct is revealed when it stops another’s Counterattack', () => {
    const other = plain('Bor', { abilities: ['counterattack'] })
    const match = duel(bearer('Ana', ['nature-instinct']), other, { dice: [5, 4, 5, 1, 1, 1] })
    expect(artefactsRevealed(match)).toEqual(['Nature Instinct'])
  })

  test('SW-RGEAR-28 the Ring of Xialio rerolls one die of its side, once per liturgy', () => {
    const caster = [
      'battler',
      { name: 'Ana', profile: { pow: 3, abilities: ['destroying-ball'] }, artefacts: ['ring-of-xialio'] },
    ] as const
    const position = spellPosition(caster, trooper('Bor'), 5, { gems: [3, 0] })
    const start = playConcentration(position, { answers: ['destroying-ball', '2'], dice: [5, 1] })
    expect(optionKeys(start)).toEqual(['pass', '5', '1'])
    const match = playConcentration(position, { answers: ['destroying-ball', '2', '1'], dice: [5, 1, 4, 1, 1, 1, 1] })
    expect(rolledDice(match).slice(0, 3)).toEqual(['roll.liturgy 2', 'roll.xialio 1', 'roll.damage 4'])
    expect(artefactsRevealed(match)).toEqual(['Ring of Xialio'])
  })

  test('SW-RGEAR-28 the ring also works for the dispelling side, but not while its bearer is barred from magic', () => {
    const caster = ['battler', { name: 'Ana', profile: { pow: 3, abilities: ['destroying-ball'] } }] as const
    const dispeller = (more: Record<string, Json>) =>
      spellPosition(caster, trooper('Bor'), 5, {
        gems: [3, 2],
        figures: [
          figure('laroc', 1, 35, 35),
          soldier('Wise', 1, 35, 30, { pow: 1 }, { artefacts: ['ring-of-xialio'], ...more }),
        ],
      })
    const open = playConcentration(dispeller({}), {
      answers: ['destroying-ball', '1', 'keep', ...bidAnswers(1, 1)],
      dice: [4, 1],
    })
    expect({ seat: open.pending[0]?.seat, optionsOffered: optionKeys(open) }).toEqual({
      seat: 1,
      optionsOffered: ['pass', '1'],
    })
    const barred = playConcentration(dispeller({ states: ['concussed'] }), {
      answers: ['destroying-ball', '1', 'keep', ...bidAnswers(1, 1)],
      dice: [4, 1, 1, 1],
    })
    expect(rolledDice(barred)).toEqual(['roll.liturgy 1 1', 'roll.damage 2'])
  })

  test('SW-RGEAR-28 a rerolled dispelling die dispels; a bearer without power that flees or is paralysed cannot use the ring', () => {
    const caster = ['battler', { name: 'Ana', profile: { pow: 3, abilities: ['destroying-ball'] } }] as const
    const facing = (more: Record<string, Json>) =>
      spellPosition(caster, trooper('Bor'), 5, {
        gems: [3, 2],
        figures: [
          figure('laroc', 1, 35, 35),
          soldier('Wise', 1, 35, 25, { pow: 1 }),
          soldier('Page', 1, 35, 30, { pow: null }, { artefacts: ['ring-of-xialio'], ...more }),
        ],
      })
    const cast = (more: Record<string, Json>, answers: Json[], dice: number[]) =>
      playConcentration(facing(more), {
        answers: ['destroying-ball', '1', 'keep', ...bidAnswers(1, 1), ...answers],
        dice,
      })
    expect(eventArgs(cast({}, [{ seat: 1, answer: '1' }], [4, 1, 5]), 'spell-fails').length).toBe(1)
    for (const kept of [{ fleeing: true }, { states: ['paralysed'] }]) {
      expect(rolledDice(cast(kept, [], [4, 1, 1, 1]))).toEqual(['roll.liturgy 1 1', 'roll.damage 2'])
    }
  })
})
