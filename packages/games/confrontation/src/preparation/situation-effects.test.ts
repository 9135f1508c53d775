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
  expect([targets([]), targets([{ object: 'hidden', until: 'game' }])]).toEqual([['Bob'], []])
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
  expect(readUses('luck', 'cast:CF-SPELL-12', 'under:CF-MIRACLE-12', 'minor-potion-of-strength', 'cured')).not.toThrow()
  expect(readUses('CF-REV-ELEMENTAL-15', 'cf-spell-22', 'horns-of-damnation:in', 'given:toxic-die')).not.toThrow()
  // Counters with their own names are registered where they are counted.
  expect(
    readUses('exclusive-action', 'dose-of-combat-drugs', 'camp:ruse', 'discarded:CF-REV-ELEMENTAL-15'),
  ).not.toThrow()
  expect(readUses('dropped:CF-SPELL-12')).toThrow('figures[0].uses')
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
  expect(laidOn([{ object: 'CF-SPELL-31' }])).toEqual(['master-strike 2'])
  expect(laidOn([{ object: 'Starving Blades' }], strikes)).toEqual(['sequence 3'])
  expect(laidOn([{ object: 'Massacre' }])).toEqual(['implacable 1'])
  expect(laidOn([{ object: 'CF-MIRACLE-18' }], strikes)).toEqual(['master-strike 4'])
  expect(laidOn([{ object: 'CF-MIRACLE-18' }])).toEqual(['master-strike 0'])
})

test('CF-SPELL-54, -59, -75, -88, CF-MIRACLE-03, -39 a spell or miracle that gives an ability with a number may be named too', () => {
  expect(laidOn([{ object: 'CF-SPELL-54' }, { object: 'CF-SPELL-75' }])).toEqual(['survival-instinct', 'ferocious'])
  expect(laidOn([{ object: 'CF-SPELL-59' }, { object: 'CF-MIRACLE-03' }])).toEqual(['leadership 15', 'leadership 10'])
  expect(laidOn([{ object: 'CF-SPELL-88' }])).toEqual(['ephemeral 5'])
  expect(laidOn([{ object: 'CF-SPELL-88', x: 3 }])).toEqual(['ephemeral 3'])
  expect(laidOn([{ object: 'CF-MIRACLE-39' }])).toEqual(['regeneration 5'])
})

test('CF-REV-LION-10, CF-SPELL-90, CF-REV-TIRNABOR-13 a fighter under a spell has everything that it gives', () => {
  expect(laidOn([{ object: 'The Sad Gaze' }])).toEqual(['cf-rev-lion-10', 'possessed', 'fierce'])
  expect(laidOn([{ object: 'CF-SPELL-90' }])).toEqual(['toxic 0', 'toxic-die'])
  expect(laidOn([{ object: 'CF-REV-TIRNABOR-13' }])).toEqual(['brutish-charge', 'war-cry 5'])
  // The effects may still be written one by one, as a final position does.
  expect(laidOn([{ object: 'cf-rev-lion-10' }])).toEqual(['cf-rev-lion-10'])
})

test('CF-MIRACLE-37, CF-SPELL-80 a taken amount may be written with or without its sign', () => {
  expect(laidOn([{ object: 'Intimidation', x: 2 }])).toEqual(['cf-miracle-37 -2'])
  expect(laidOn([{ object: 'Intimidation', x: -2 }])).toEqual(['cf-miracle-37 -2'])
  expect(laidOn([{ object: 'CF-SPELL-80', x: 3 }])).toEqual(['cf-spell-80 -3'])
  expect(laidOn([{ object: 'CF-SPELL-25', x: 3 }])).toEqual(['cf-spell-25 3'])
})

test('CF-BOOK-06 an effect that leaves nothing, several objects or an unknown amount is refused with a reason', () => {
  const readEffect = (object: string) => () => laidOn([{ object }])
  expect(readEffect('CF-SPELL-25')).toThrow('figures[1].effects[0].x: give the final amount of “CF-SPELL-25”')
  expect(readEffect('Protection of the Light')).toThrow('effects[0].x: give the final amount')
  expect(readEffect('Iron of the Mind')).toThrow('effects[0].x: give the final amount')
  expect(readEffect('toxic')).toThrow('effects[0].x: give the final amount')
  expect(laidOn([{ object: 'Toxic/2' }])).toEqual(['toxic 2'])
  expect(readEffect('Arrow of Mana')).toThrow('effects[0].object: “Arrow of Mana” has no lasting effect')
  expect(readEffect('CF-SPELL-68')).toThrow(
    /“Warrior of the Earth” has several effects.*cf-spell-68-ini, cf-spell-68-att/,
  )
  expect(readEffect('Arow of Mana')).toThrow('no ability is called “Arow of Mana”; perhaps Arrow of Mana')
})

/** The durations of Bob's effects, by name. */
function lastingOn(effects: readonly FigureDetails[], changes: FigureDetails = {}) {
  const play = under(effects, changes)
  return fighterNamed(play, 'Bob').effects.map(({ object, until }) => `${object} ${until}`)
}

test('CF-SPELL-40 Possession’s end and CF-SPELL-45 the elemental warrior give everything they give when cast', () => {
  expect(laidOn([{ object: 'CF-SPELL-40' }], { abilities: ['possessed'] })).toEqual(['cf-spell-40', 'regeneration 5'])
  expect(lastingOn([{ object: 'CF-SPELL-45' }])).toEqual(['cf-spell-45 game', 'warrior-mage game'])
})

test('CF-MIRACLE-38 gives Possessed to fighters without it, and better fighting to others', () => {
  expect(lastingOn([{ object: 'CF-MIRACLE-38' }])).toEqual(['possessed game'])
  expect(lastingOn([{ object: 'CF-MIRACLE-38' }], { abilities: ['possessed'] })).toEqual(['cf-miracle-38 game'])
})

test('CF-SPELL-38 gives the one of two abilities that its target lacks', () => {
  const limb = ['additional-limb game']
  const grip = ['cf-spell-38-outgrowth game', 'concentration game']
  expect(lastingOn([{ object: 'CF-SPELL-38' }], { abilities: ['additional-limb'] })).toEqual([
    'cf-spell-38 game',
    ...grip,
  ])
  expect(lastingOn([{ object: 'CF-SPELL-38' }], { abilities: ['concentration/2'] })).toEqual([
    'cf-spell-38 game',
    ...limb,
  ])
})

test('CF-MIRACLE-40, CF-SPELL-61, -73, -80, CF-REV-GRIFFIN-24 a named effect lasts as long as its rule says, or as written', () => {
  expect(lastingOn([{ object: 'CF-MIRACLE-40' }])).toEqual(['cf-miracle-40 game'])
  expect(lastingOn([{ object: 'CF-SPELL-61', x: 3 }])).toEqual(['cf-spell-61 game'])
  expect(lastingOn([{ object: 'CF-SPELL-80', x: 3 }])).toEqual(['cf-spell-80 activation-phase'])
  expect(lastingOn([{ object: 'CF-REV-GRIFFIN-24' }])).toEqual(['cf-rev-griffin-24 game', 'leadership game'])
  expect(lastingOn([{ object: 'CF-SPELL-25', x: 3 }])).toEqual(['cf-spell-25 round'])
  expect(lastingOn([{ object: 'CF-MIRACLE-40', until: 'round' }])).toEqual(['cf-miracle-40 round'])
})

test('CF-MIRACLE-40 an effect paid for in the maintenance phase is still there in the next round', () => {
  const faith = { level: 'zealot', cult: 'Merin', aura: 10, creation: 1, alteration: 1, destruction: 1 }
  const ann = figure('Ann', 0, 20, 30, { faith }, { faith: 4, effects: [{ object: 'Eye of Darkness' }] })
  const match = scene({ phase: 'maintenance', figures: [ann, figure('Bob', 1, 90, 30)] } as never, {
    answers: ['keep'],
  })
  expect(fighterNamed(match, 'Ann').effects.map(({ object }) => object)).toEqual(['cf-miracle-40'])
  expect(fighterNamed(match, 'Ann').faith).toBe(2)
})
