import { describe, expect, test } from 'vitest'
import list from '../../../data/abilities.json' with { type: 'json' }
import { type Ability, effectOf, registry } from '../../ability.ts'
import { recruitedProfile } from '../../bands/recruiting.ts'
import { roster } from '../../bands/roster.ts'
import { addEffect } from '../../morale/effects.ts'
import { moraleOf } from '../../morale/morale.ts'
import { enterState } from '../../morale/states.ts'
import { movementOf } from '../../movement/movement.ts'
import { combatant } from '../../state.ts'
import { bandOf, figuresOf } from '../../testing/bands.ts'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { dexterities, inContact, plain } from '../../testing/duel.ts'
import { loadPosition } from '../../testing/rule.ts'
import { combatantNamed, eventArgs, figure, path, rolledDice, scene } from '../../testing/scene.ts'
import { archer, shoot, shootingTarget, shotNumbers } from '../../testing/shooting.ts'
import { inches } from '../../units.ts'

const ours = list.filter(({ rule }) => rule.startsWith('SW-RACE'))

describe('how race abilities are read', () => {
  test('SW-RGEN-02 SW-ROSTER-21 abilities that are our own belong to the race rules, those of the book always count', () => {
    for (const entry of roster) {
      const bought = { option: undefined, faction: undefined, raceRules: false }
      const kept = recruitedProfile(entry, entry.profile, entry.name, bought).abilities
      const lost = entry.profile.abilities.filter((id) => !kept.includes(id))
      for (const id of lost) expect(registry.get(id).house, id).toBe(true)
      for (const id of kept)
        if (registry.get(id).house) expect(['regor-cult', 'sulphuric-rock', 'venomous-spit']).toContain(id)
    }
    const stripped = figuresOf(bandOf('scions', 500, 'raggarth'), false)[0]!.profile.abilities
    expect(stripped).toEqual(['regor-cult', 'aquatic', 'expert-combatant', 'bodyguard'])
  })

  test('SW-RGEN-06 a printed STR is rolled as it is; only the owner’s Tough and Weak change the difficulty', () => {
    const strong = { str: 5, weapons: ['blunt', 'blunt'], fur: 1 }
    const tryDeed = (abilities: string[]) => {
      const ana = plain(
        'Ana',
        { ...strong, abilities: ['swipe', ...abilities] },
        { effects: [{ ability: 'vigour', until: 'turn' }] },
      )
      const match = playConcentration(
        inContact(ana, plain('Bor')),
        { answers: ['swipe'], dice: [5, 1, 1] },
        { joined: [1], charged: [1], move: 'charge' },
      )
      const numbers = match.events.find(({ type }) => type === 'damage')?.numbers
      return { roll: rolledDice(match)[1], difficulty: numbers?.[1]?.total }
    }
    expect(tryDeed([])).toEqual({ roll: 'roll.damage 2', difficulty: 4 })
    expect(tryDeed(['tough'])).toEqual({ roll: 'roll.damage 2', difficulty: 3 })
    expect(tryDeed(['weak'])).toEqual({ roll: 'roll.damage 2', difficulty: 5 })
    const spell = (abilities: string[]) => {
      const ana = [
        'battler',
        { name: 'Ana', profile: { ...strong, pow: 1, abilities: ['lava-torrent', ...abilities] } },
      ] as const
      const bor = ['battler', { name: 'Bor', profile: { conMundane: 2, conArcane: 5 } }] as const
      const match = playConcentration(spellPosition(ana, bor, 5), { answers: ['lava-torrent'], dice: [4, 1, 1, 1] })
      return match.events.find(({ type }) => type === 'damage')?.numbers?.[1]?.total
    }
    expect(spell([])).toBe(5)
    expect(spell(['tough'])).toBe(4)
  })

  test('SW-RGEN-12 "this combat" is the fight of this activation against the named enemy', () => {
    const ana = plain('Ana', { fur: 1, dex: 2, abilities: ['hilt-blow', 'smothering-embrace'] })
    const position = inContact(ana, plain('Bor', { dex: 3 }), { foes: [plain('Cel', { dex: 3 })] })
    const other = scene(position, { answers: ['smothering-embrace', '1', '2'], dice: [5, 3, 3, 3, 1, 1, 1, 1, 1] })
    expect(rolledDice(other)[1]).toBe('roll.dexterity 2 4')
    expect(combatantNamed(other, 'Ana').effects).toEqual([])
  })

  test('SW-RGEN-12 "to the end of its next activation" works as for states', () => {
    const position = spellPosition(
      ['battler', { name: 'Ana', profile: { pow: 1, fur: null, abilities: ['ice-vortex'] } }],
      ['battler', { name: 'Bor', profile: { mov: 5, fur: null, abilities: [] } }],
      8,
    )
    const cast = ['stand', 'ice-vortex']
    const next = scene(position, { answers: cast, dice: [4, 1, 1, 1] })
    expect(combatantNamed(next, 'Bor').effects.length).toBe(1)
    expect(next.answer(1, 'run').ok).toBe(true)
    expect(next.check(1, path([10, 23.3]))).toMatchObject({ ok: false })
    const after = scene(position, { answers: [...cast, 'stand'], dice: [4, 1, 1, 1, 5, 1] })
    expect(combatantNamed(after, 'Bor').effects).toEqual([])
  })

  test('SW-RGEN-12 SW-RGEN-15 "until my next round" survives a state of the owner and ends with its death or that round', () => {
    const effects = [{ ability: 'sting-of-robustness', until: 'my-next-round', source: 'Tra' }]
    const figures = [
      figure('transmitter', 0, 10, 10, { name: 'Tra', activated: true }),
      figure('battler', 0, 14, 10, { name: 'Bat', effects, activated: true }),
      figure('mole-boy', 1, 30, 30, { name: 'Mol' }),
    ]
    const play = loadPosition({ figures })
    enterState(play, combatantNamed(play, 'Tra'), 'paralysed', [])
    expect(combatantNamed(play, 'Bat').effects.length).toBe(1)
    const enemyRound = scene({ figures, round: 1, first: 0 })
    expect(combatantNamed(enemyRound, 'Bat').effects.length).toBe(1)
    const own = scene({ figures, round: 1, first: 0 }, { answers: ['stand', 'done', 'begin'], dice: [5, 1] })
    expect({ round: own.state.round, effectCount: combatantNamed(own, 'Bat').effects.length }).toEqual({
      round: 0,
      effectCount: 0,
    })
  })

  test('SW-RGEN-14 auras are measured when used, edge to edge, and do not include their owner', () => {
    const figures = [
      figure('goat-man', 0, 10, 10, { name: 'Oak', effects: [{ ability: 'oaken-will', until: 'game', amount: 3 }] }),
      figure('goat-man', 0, 10, 13.2, {
        name: 'Goa',
        effects: [{ ability: 'oaken-will', until: 'game', against: 'Oak' }],
      }),
      figure('battler', 1, 30, 30),
    ]
    const play = loadPosition({ figures })
    const goat = combatantNamed(play, 'Goa')
    expect(moraleOf(play, goat)).toBe('unbreakable')
    goat.at = { x: goat.at.x, y: goat.at.y + inches(0.1) }
    expect(moraleOf(play, goat)).toBe('common')
    const lackeys = loadPosition({
      figures: [figure('lackey', 0, 10, 10), figure('lackey', 0, 11.3, 10), figure('battler', 1, 30, 30)],
    })
    expect(movementOf(lackeys, combatant(lackeys, 0), 'charge').total).toBe(4)
  })

  test('SW-RGEN-15 passives that always apply also work for paralysed and fleeing combatants', () => {
    const helpless = (more: object) =>
      shotNumbers(
        shoot(archer('Ana', { pre: 1 }), shootingTarget('Bor', { abilities: ['natures-camouflage'] }, more as never), {
          dice: [1, 1],
        }),
      )[1]
    expect(helpless({ states: ['paralysed'] })).toBe(5)
    expect(helpless({ fleeing: true })).toBe(5)
  })

  test('SW-RGEN-16 effects with the same name do not add up, different ones do, and attributes stay at 1 or more', () => {
    const play = loadPosition({
      figures: [
        figure('battler', 0, 10, 10, { name: 'Bat' }),
        figure('near-heart', 0, 14, 10, { name: 'Ned' }),
        figure('battler', 1, 30, 30),
      ],
    })
    const slow = (name: string, ...abilities: string[]) => {
      const bearer = combatantNamed(play, name)
      bearer.effects = []
      for (const [i, ability] of abilities.entries())
        addEffect(play, bearer, { object: effectOf(ability), until: 'turn', source: { bearer: i, object: ability } })
      return movementOf(play, bearer, 'run').total
    }
    expect(slow('Bat', 'ice-vortex')).toBe(3)
    expect(slow('Bat', 'ice-vortex', 'ice-vortex')).toBe(3)
    expect(slow('Bat', 'ice-vortex', 'kazags-crack')).toBe(1)
    expect(slow('Ned', 'ice-vortex', 'kazags-crack')).toBe(1)
    // A point of DEX is lost before dice are added, so the weapon's die stays.
    const against = { effects: [{ ability: 'hilt-blow', until: 'activation', against: 'Bor' }] }
    expect(
      dexterities(plain('Ana', {}, against as never), plain('Bor', { dex: 1, weapons: ['conventional'] }))[1],
    ).toBe(2)
  })

  test('SW-RGEN-17 every ability of the list answers the moment its kind names', () => {
    const silent: string[] = []
    for (const { id, kind } of ours) {
      const {
        id: _id,
        name,
        rule,
        house,
        stage: _stage,
        ...hooks
      } = registry.get(id) as Ability & Record<string, unknown>
      if (kind === 'deed' && !('deed' in hooks)) silent.push(id)
      if (kind === 'spell' && !('spell' in hooks)) silent.push(id)
      if (kind === 'passive' && Object.keys(hooks).length === 0) silent.push(id)
      expect([name, rule, house].every((value) => value !== undefined)).toBe(true)
    }
    // Keywords, and figures already in the profile.
    expect(silent.sort()).toEqual([
      'arcane-offering',
      'ashes',
      'either-faction',
      'legion-member',
      'mercenary-member',
      'volcanic-skin',
    ])
    expect(eventArgs(scene({ figures: [figure('battler', 0, 10, 10), figure('battler', 1, 30, 30)] }), 'deed')).toEqual(
      [],
    )
  })
})
