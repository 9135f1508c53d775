import { expect, test } from 'vitest'
import { combatDice } from '../combat/fight.ts'
import { targetsOf } from '../fire/targets.ts'
import { loadPosition } from '../testing/rule.ts'
import { type FigureDetails, fighterNamed, figure, scene } from '../testing/scene.ts'
import { has } from '../traits.ts'

/** Ann in front of Bob, who has these effects. */
function under(effects: readonly FigureDetails[], changes: FigureDetails = {}) {
  return loadPosition({
    figures: [
      figure('Ann', 0, 20, 30, { aim: 3, weapon: { name: 'Bow', strength: 4, ranges: [20, 40, 60] } }),
      figure('Bob', 1, 50, 30, changes, { effects: [...effects] }),
    ],
  })
}

test('CF-WOLFEN-09 and CF-ABIL-106 a situation says which fighter bears a mark and which is in War fury', () => {
  const marked = under([{ object: 'mark-of-savagery' }])
  expect(has(marked, fighterNamed(marked, 'Bob'), 'war-fury')).toBe(true)
  const furious = under([{ object: 'furious' }])
  expect(combatDice(furious, fighterNamed(furious, 'Bob'), [fighterNamed(furious, 'Ann')]).total).toBe(3)
})

test('CF-ABIL-90 a situation says which Scout is hidden', () => {
  const targets = (effects: readonly FigureDetails[]) => {
    const play = under(effects, { abilities: ['scout'] })
    return targetsOf(play, fighterNamed(play, 'Ann')).map(({ member }) => member.profile.name)
  }
  expect(targets([])).toEqual(['Bob'])
  expect(targets([{ object: 'hidden', until: 'game' }])).toEqual([])
})

test('CF-ABIL-83 a situation may put a fighter among the reinforcements', () => {
  const figures = [
    { ...(figure('Rob', 0, 0, 0, { abilities: ['reinforcement'], ap: 10 }) as object), status: 'eliminated' },
    figure('Ann', 0, 30, 30),
    figure('Bob', 1, 80, 30),
  ]
  const waiting = { effects: [{ object: 'in-reinforcements', until: 'game' }] }
  const [rob, ...others] = figures
  const position = (more: object) =>
    ({ phase: 'maintenance', figures: [{ ...(rob as object), ...more }, ...others] }) as never
  const back = scene(position(waiting), { answers: [{ suggested: 1 }], dice: [5] })
  expect(fighterNamed(back, 'Rob')).toMatchObject({ status: 'standing', arrivedInRound: 1 })
  // Otherwise nobody rolls for Rob.
  expect(fighterNamed(scene(position({})), 'Rob').status).toBe('eliminated')
})

test('CF-ABIL-61, CF-CARD-14, CF-ARTEFACT-26 a situation says which uses are spent, by names that some rule counts', () => {
  const readUses = (...names: string[]) => {
    const uses = Object.fromEntries(names.map((name) => [name, { stretch: 1, times: 1 }]))
    return () => loadPosition({ figures: [figure('Ann', 0, 20, 30, {}, { uses }), figure('Bob', 1, 50, 30)] })
  }
  expect(
    readUses('luck', 'cast:troubling-aura', 'under:avenging-arm', 'minor-potion-of-strength', 'cured'),
  ).not.toThrow()
  expect(
    readUses('the-force-of-the-earth', 'genetic-reconstitution', 'horns-of-damnation:in', 'given:toxic-die'),
  ).not.toThrow()
  // Counters with their own names are registered where they are counted.
  expect(
    readUses('exclusive-action', 'dose-of-combat-drugs', 'camp:ruse', 'discarded:the-force-of-the-earth'),
  ).not.toThrow()
  expect(readUses('dropped:troubling-aura')).toThrow('figures[0].uses')
  expect(readUses('luk')).toThrow('figures[0].uses: nothing that is counted is called “luk”')
  expect(readUses('potion')).toThrow('figures[0].uses')
})

/** Lists Bob's effects, as `object` or `object x`, if a situation gives Bob these. */
function laidOn(effects: readonly FigureDetails[], changes: FigureDetails = {}) {
  const play = under(effects, changes)
  return fighterNamed(play, 'Bob').effects.map(({ object, x }) => (x === null ? object : `${object} ${x}`))
}

test('CF-SPELL-21, -31, -65 a spell that raises a number may be named, and the number follows from the fighter’s own', () => {
  const strikes = { abilities: ['master-strike/1', 'sequence/3'] }
  expect(laidOn([{ object: 'Powerful Breeze' }], strikes)).toEqual(['master-strike 3'])
  expect(laidOn([{ object: 'powerful-breeze' }])).toEqual(['master-strike 2'])
  expect(laidOn([{ object: 'Starving Blades' }], strikes)).toEqual(['sequence 3'])
  expect(laidOn([{ object: 'Massacre' }])).toEqual(['implacable 1'])
  expect(laidOn([{ object: 'weapon-of-angels' }], strikes)).toEqual(['master-strike 4'])
  expect(laidOn([{ object: 'weapon-of-angels' }])).toEqual(['master-strike 0'])
})

test('CF-SPELL-54, -59, -75, -88, CF-MIRACLE-03, -39 a spell or miracle that gives an ability with a number may be named too', () => {
  expect(laidOn([{ object: 'gift-of-preservation' }, { object: 'merciless-blades' }])).toEqual([
    'survival-instinct',
    'ferocious',
  ])
  expect(laidOn([{ object: 'spirit-of-the-pack' }, { object: 'religious-authority' }])).toEqual([
    'leadership 15',
    'leadership 10',
  ])
  expect(laidOn([{ object: 'degeneration' }])).toEqual(['ephemeral 5'])
  expect(laidOn([{ object: 'degeneration', x: 3 }])).toEqual(['ephemeral 3'])
  expect(laidOn([{ object: 'blood-of-the-abyss' }])).toEqual(['regeneration 5'])
})

test('CF-REV-LION-10, CF-SPELL-90, CF-REV-TIRNABOR-13 a fighter under a spell has everything that it gives', () => {
  expect(laidOn([{ object: 'The Sad Gaze' }])).toEqual(['under-the-sad-gaze', 'possessed', 'fierce'])
  expect(laidOn([{ object: 'embrace-of-the-tarantula' }])).toEqual(['toxic 0', 'toxic-die'])
  expect(laidOn([{ object: 'elixir-of-savagery' }])).toEqual(['brutish-charge', 'war-cry 5'])
  // The effects may still be written one by one, as a final position does.
  expect(laidOn([{ object: 'under-the-sad-gaze' }])).toEqual(['under-the-sad-gaze'])
})

test('CF-MIRACLE-37, CF-SPELL-80 a taken amount may be written with or without its sign', () => {
  expect(laidOn([{ object: 'Intimidation', x: 2 }])).toEqual(['under-intimidation -2'])
  expect(laidOn([{ object: 'Intimidation', x: -2 }])).toEqual(['under-intimidation -2'])
  expect(laidOn([{ object: 'roots-of-wrath', x: 3 }])).toEqual(['under-roots-of-wrath -3'])
  expect(laidOn([{ object: 'breastplate-of-earth', x: 3 }])).toEqual(['under-breastplate-of-earth 3'])
})

test('CF-BOOK-06 an effect that leaves nothing, several objects or an unknown amount is refused with a reason', () => {
  const readEffect = (object: string) => () => laidOn([{ object }])
  expect(readEffect('breastplate-of-earth')).toThrow(
    'figures[1].effects[0].x: give the final amount of “breastplate-of-earth”',
  )
  expect(readEffect('Protection of the Light')).toThrow('effects[0].x: give the final amount')
  expect(readEffect('Iron of the Mind')).toThrow('effects[0].x: give the final amount')
  expect(readEffect('toxic')).toThrow('effects[0].x: give the final amount')
  expect(laidOn([{ object: 'Toxic/2' }])).toEqual(['toxic 2'])
  expect(readEffect('Arrow of Mana')).toThrow('effects[0].object: “Arrow of Mana” has no lasting effect')
  expect(readEffect('warrior-of-the-earth')).toThrow(
    /“Warrior of the Earth” has several effects.*under-warrior-of-the-earth-ini, under-warrior-of-the-earth-att/,
  )
  expect(readEffect('Arow of Mana')).toThrow('no ability is called “Arow of Mana”; perhaps Arrow of Mana')
})

/** The durations of Bob's effects, by name. */
function lastingOn(effects: readonly FigureDetails[], changes: FigureDetails = {}) {
  const play = under(effects, changes)
  return fighterNamed(play, 'Bob').effects.map(({ object, until }) => `${object} ${until}`)
}

test('CF-SPELL-40 Possession’s end and CF-SPELL-45 the elemental warrior give everything they give when cast', () => {
  expect(laidOn([{ object: 'demonic-regeneration' }], { abilities: ['possessed'] })).toEqual([
    'under-demonic-regeneration',
    'regeneration 5',
  ])
  expect(lastingOn([{ object: 'elemental-warrior' }])).toEqual(['under-elemental-warrior game', 'warrior-mage game'])
})

test('CF-MIRACLE-38 gives Possessed to fighters without it, and better fighting to others', () => {
  expect(lastingOn([{ object: 'possession' }])).toEqual(['possessed game'])
  expect(lastingOn([{ object: 'possession' }], { abilities: ['possessed'] })).toEqual(['under-possession game'])
})

test('CF-SPELL-38 gives the one of two abilities that its target lacks', () => {
  const limb = ['additional-limb game']
  const grip = ['under-tentacular-outgrowth-outgrowth game', 'concentration game']
  expect(lastingOn([{ object: 'tentacular-outgrowth' }], { abilities: ['additional-limb'] })).toEqual([
    'under-tentacular-outgrowth game',
    ...grip,
  ])
  expect(lastingOn([{ object: 'tentacular-outgrowth' }], { abilities: ['concentration/2'] })).toEqual([
    'under-tentacular-outgrowth game',
    ...limb,
  ])
})

test('CF-MIRACLE-40, CF-SPELL-61, -73, -80, CF-REV-GRIFFIN-24 a named effect lasts as long as its rule says, or as written', () => {
  expect(lastingOn([{ object: 'eye-of-darkness' }])).toEqual(['under-eye-of-darkness game'])
  expect(lastingOn([{ object: 'inevitable-decline', x: 3 }])).toEqual(['under-inevitable-decline game'])
  expect(lastingOn([{ object: 'roots-of-wrath', x: 3 }])).toEqual(['under-roots-of-wrath activation-phase'])
  expect(lastingOn([{ object: 'merins-inspiration' }])).toEqual(['under-merins-inspiration game', 'leadership game'])
  expect(lastingOn([{ object: 'breastplate-of-earth', x: 3 }])).toEqual(['under-breastplate-of-earth round'])
  expect(lastingOn([{ object: 'eye-of-darkness', until: 'round' }])).toEqual(['under-eye-of-darkness round'])
})

test('CF-MIRACLE-40 an effect paid for in the maintenance phase is still there in the next round', () => {
  const faith = { level: 'zealot', cult: 'Merin', aura: 10, creation: 1, alteration: 1, destruction: 1 }
  const ann = figure('Ann', 0, 20, 30, { faith }, { faith: 4, effects: [{ object: 'Eye of Darkness' }] })
  const match = scene({ phase: 'maintenance', figures: [ann, figure('Bob', 1, 90, 30)] } as never, {
    answers: ['keep'],
  })
  expect(fighterNamed(match, 'Ann').effects.map(({ object }) => object)).toEqual(['under-eye-of-darkness'])
  expect(fighterNamed(match, 'Ann').faith).toBe(2)
})
