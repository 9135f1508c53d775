import { describe, expect, test } from 'vitest'
import { entryNamed } from '../../bands/roster.ts'
import {
  activation,
  ana,
  bor,
  combatantNamed,
  eventArgs,
  fighting,
  figure,
  man,
  optionKeys,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { setupProblems, warband } from '../testing/started-match.ts'
import { manuscriptRoster } from './roster.ts'

const FAR = man('Far', 1, 38, 2)

/** A figure of the view, by name. */
function figureOf(match: Scene, name: string) {
  const found = match.view(0).figures.find((figure) => figure.name === name)
  if (!found) throw new Error(`${name} is not to be seen`)
  return found
}

/** Gets the attributes that a figure shows, as the Manuscript's phrases name them. */
function valuesOf(match: Scene, name: string): Record<string, string> {
  const {
    content: { phrases },
  } = match.game
  return Object.fromEntries(
    figureOf(match, name).attributes.map(({ label, value }) => [String(phrases.en?.[label.id]), String(value)]),
  )
}

describe('profiles', () => {
  const match = scene({
    figures: [figure('tirabe', 0, 10, 20, { name: 'Beast' }), figure('lookout', 1, 30, 20, { name: 'Scout' })],
  })

  test('SM-PROFILE-01 a profile shows name, attributes, abilities and equipment', () => {
    const { abilities } = figureOf(match, 'Scout')
    const names = abilities.map(({ name }) => name.args?.name)
    expect(names).toEqual(expect.arrayContaining(['Tracker', 'Light weapon', 'Light mechanical', 'Leather']))
    expect(Object.keys(valuesOf(match, 'Scout'))).toEqual(['MOV', 'COM', 'DEX', 'STR', 'CON', 'FUR', 'POW'])
  })

  test('SM-PROFILE-09 two constitutions are shown as one value, the arcane first, and no other value is', () => {
    const ana = man('Ana', 0, 10, 20, { conMundane: 4, conArcane: 6, dex: 3, str: 2 })
    const values = valuesOf(scene({ figures: [ana, FAR] }), 'Ana')
    expect(values).toMatchObject({ MOV: '5', DEX: '3', STR: '2', CON: '6·4' })
  })

  test('SM-PROFILE-02 PE is the price', () => {
    expect(setupProblems({ warbands: [warband('scions', 163, 'tirabe'), warband('scions', 163, 'tirabe')] })).toEqual(
      [],
    )
    expect(
      setupProblems({ warbands: [warband('scions', 162, 'tirabe'), warband('scions', 162, 'tirabe')] }).length,
    ).toBe(2)
  })

  test('SM-PROFILE-03 CA limits arcane equipment, and Tir’Abe has none', () => {
    const rune = warband('scions', 500, { id: 'tirabe', artefacts: ['rune-of-vigour'] })
    expect(setupProblems({ warbands: [rune, 'scions-500'] }).join()).toMatch('SW-ARTEFACT-01')
    const much = warband('scions', 500, {
      id: 'nekorg',
      artefacts: ['tooth-of-kurgan', 'rune-of-vigour', 'fang-of-fury'],
    })
    expect(setupProblems({ warbands: [much, 'scions-500'] }).join()).toMatch('SW-ARTEFACT-02')
  })

  test('SM-PROFILE-04 MOV gives the dice of the fleeing and the chasing combatant', () => {
    const dice = [4, 4, 1, 1, 4, 1, 1, 1, 1, 1, 6, 5, 4, 3, 2, 2]
    const chase = fighting({ fear: 2, mov: 3 }, { mov: 6 }, { answers: ['pursue'], dice }, [FAR])
    expect(rolledDice(chase).at(-1)).toBe('roll.pursuit 3 6')
    expect(combatantNamed(chase, 'Bor')).toMatchObject({ fleeing: true, status: 'standing' })
  })

  test('SM-PROFILE-09 of two values the first is against arcane and the second against mundane attacks', () => {
    // A Lookout has CON 2 against mundane and 3 against arcane attacks.
    expect(valuesOf(match, 'Scout').CON).toBe('3·2')
    expect(combatantNamed(match, 'Scout').profile).toMatchObject({ conMundane: 2, conArcane: 3 })
    const struck = activation(ana(), [figure('lookout', 1, 11.2, 20, { name: 'Scout' }), FAR], {
      dice: [4, 4, 1, 1, 2, 1],
    })
    expect(eventArgs(struck, 'wounded')[0]?.wounds).toBe(1)
  })

  test('SM-PROFILE-12 five wounds unless stated', () => {
    const wounds = ['goat-man', 'near-heart', 'fiend', 'lackey'].map((id) => entryNamed(id)?.profile.wounds)
    const laid = scene({
      figures: ['goat-man', 'near-heart', 'fiend', 'lackey'].map((id, i) => figure(id, 0, 5 + 4 * i, 20)),
    })
    expect(laid.view(0).figures.map((figure) => figure.wounds?.of)).toEqual(wounds)
    expect(wounds).toEqual([5, 5, 6, 4])
  })

  test('SM-PROFILE-13 passive abilities always work, feats and enchantments are chosen', () => {
    const gifted = ana({ abilities: ['assault', 'swipe', 'life-bane'], fur: 1, pow: 1 })
    const asking = activation(gifted, [bor(3), FAR], { answers: ['charge', '2'] }, { gems: [1, 0] })
    expect(optionKeys(asking)).toEqual(['done', 'swipe', 'life-bane'])
    const fought = activation(
      gifted,
      [bor(3), FAR],
      { answers: ['charge', '2', 'done'], dice: [4, 4, 4, 1, 1, 1, 1, 1] },
      {
        gems: [1, 0],
      },
    )
    expect(rolledDice(fought)[0]).toBe('roll.dexterity 3 2')
  })

  test('SM-PROFILE-14 racial abilities are shared within a race, universal ones across races', () => {
    const races = (ability: string) =>
      new Set(manuscriptRoster.filter(({ profile }) => profile.abilities.includes(ability)).map(({ race }) => race))
    expect([...races('stings')]).toEqual(['scions'])
    expect(races('infiltrator').size).toBeGreaterThan(2)
    expect(manuscriptRoster.filter(({ profile }) => profile.abilities.includes('manuscript-hilt-blow')).length).toBe(1)
  })

  test('SM-PROFILE-15 mundane equipment has its effect', () => {
    const blunt = fighting({ weapons: ['blunt'] }, {}, { dice: [4, 4, 1, 1, 3, 1] }, [FAR])
    expect(eventArgs(blunt, 'wounded')[0]?.wounds).toBe(1)
    const sword = fighting({ weapons: ['conventional'] }, {}, { dice: [4, 4, 4, 1, 1, 1, 1] }, [FAR])
    expect(rolledDice(sword)[0]).toBe('roll.dexterity 3 2')
  })

  test('SM-PROFILE-16 Tir’Abe has the original profile', () => {
    expect(valuesOf(match, 'Beast')).toEqual({ MOV: '5', COM: '2', DEX: '2', STR: '4', CON: '6', FUR: '4', POW: '–' })
    expect(combatantNamed(match, 'Beast').profile).toMatchObject({
      rank: 'leader',
      people: 'soimi',
      weapons: ['blunt'],
      armour: ['cloth'],
    })
    // The later roster is untouched.
    expect(entryNamed('tirabe')?.profile).toMatchObject({ dex: 4, fur: 5, conMundane: 5 })
  })

  test('SM-PROFILE-17 Tir’Abe is enormous, frightful, unbreakable and very hard to kill, and has one more die after joining', () => {
    expect(figureOf(match, 'Beast').wounds).toEqual({ left: 7, of: 7 })
    const beast = (x: number) => figure('tirabe', 0, x, 20, { name: 'Beast' })
    const join = scene(
      { figures: [beast(10), man('Cid', 0, 36, 36), man('Bor', 1, 14.4, 20), FAR] },
      { answers: ['0', 'charge', '2', 'done'], dice: [4, 4, 4, 1, 1, 1, 1, 1, 1, 1] },
    )
    expect(rolledDice(join)[0]).toBe('roll.dexterity 3 2')
    // Frightful: the wounded test their nerve, which Tir'Abe never does.
    const shaken = scene(
      { figures: [beast(10), man('Cid', 0, 36, 36), man('Bor', 1, 11.4, 20), FAR] },
      { answers: ['0', 'done'], dice: [4, 4, 1, 1, 1, 1, 1, 3, 6] },
    )
    expect(rolledDice(shaken).at(-1)).toBe('roll.morale 1')
    const hurt = scene(
      { figures: [beast(10), man('Cid', 0, 36, 36), man('Bor', 1, 11.4, 20, { fear: 3 }), FAR] },
      { answers: ['0', 'done'], dice: [1, 1, 4, 4, 6, 1] },
    )
    expect(eventArgs(hurt, 'wounded')[0]?.victim).toBe('Beast')
    expect(rolledDice(hurt).at(-1)).toBe('roll.damage 2')
  })

  test('SM-PROFILE-18 Outsized Bone Bark is already part of the profile', () => {
    expect(figureOf(match, 'Beast').abilities.map(({ rule }) => rule)).toContain('SM-PROFILE-18')
    const struck = activation(ana({ str: 2 }), [figure('tirabe', 1, 11.4, 20, { name: 'Beast' }), FAR], {
      dice: [4, 4, 1, 1, 5, 6],
    })
    expect(eventArgs(struck, 'wounded')[0]?.wounds).toBe(1)
  })

  test('SM-PROFILE-20 SM-MISSING-03 combatants with lost profiles are as in the later roster, or unknown', () => {
    const laid = scene({ figures: [figure('nekorg', 0, 10, 20), figure('devastator', 0, 15, 20)] })
    const later = ['nekorg', 'devastator'].map((id) => entryNamed(id)!.profile.str)
    expect(laid.state.combatants.map(({ profile }) => profile.str)).toEqual(later)
    expect(() => scene({ figures: [figure('vehement', 0, 10, 20)] })).toThrow('the combatant "vehement" does not exist')
    expect(() => scene({ figures: [figure('leviathan', 0, 10, 20)] })).toThrow(
      'the combatant "leviathan" does not exist',
    )
  })
})
