import { type Json, nameIn, type Phrases } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { Profile } from '../armies/cards/profile.ts'
import { profileNamed, profiles } from '../armies/cards/profiles.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { loadPosition } from '../testing/rule.ts'
import type { FigureDetails } from '../testing/scene.ts'
import { fighterNamed } from '../testing/scene.ts'
import { position } from './position.ts'
import { profileId } from './written-names.ts'

/** The card of a fighter with these changes, by default to a guard of Alahan. */
function card(changes: FigureDetails, who = 'lions-guard-of-alahan'): Profile {
  const play = loadPosition({ figures: [{ who, seat: 0, x: 20, y: 30, changes: { name: 'Ann', ...changes } }] })
  return fighterNamed(play, 'Ann').member.profile
}

const build = (changes: FigureDetails, who?: string) => {
  const { size, force } = card(changes, who)
  return `${size} ${force}`
}

test('CF-BASE-08 to CF-BASE-11 and CF-BASE-13 Size and Force of a situation follow from base, people and abilities', () => {
  expect(build({})).toBe('medium 1')
  expect(build({ base: 'cavalry' })).toBe('large 2')
  expect(build({ army: 'goblins' })).toBe('small 1')
  expect(build({ base: 'large-creature', abilities: ['enormous'] })).toBe('very-large 3')
  expect(build({ abilities: ['gigantic'] })).toBe('very-large 5')
})

test('CF-BASE-07 written values prevail', () => {
  expect(build({ base: 'creature', size: 'medium' })).toBe('medium 1')
  expect(build({ size: 'large', force: 1 })).toBe('large 1')
  expect(build({ size: 'very-large' })).toBe('very-large 3')
})

test('CF-BASE-12 differently printed values stay unless something changes them', () => {
  const [printed, changed] = [{}, { ini: 9 }].map((changes) => build(changes, 'griffins-the-executioner'))
  expect(printed).toBe('medium 1')
  expect(changed).toBe('medium 1')
})

test('CF-RANK-01 and CF-RANK-18 the category of a situation follows from the rank, and the higher of two counts', () => {
  const { category: plain } = card({})
  const told = [{ rank: 'elite' }, { rank: 'living-legend' }, { rank: 'elite', category: 1 }, { ini: 9 }]
  expect([plain, ...told.map((changes) => card(changes).category)]).toEqual([1, 2, 3, 1, 1])
  const aspects = { cult: 'Merin', aura: 10, creation: 1, alteration: 0, destruction: 0 }
  expect(card({ faith: { level: 'dean', ...aspects } }).category).toBe(3)
  expect(card({ rank: 'elite', faith: { level: 'devout', ...aspects } }).category).toBe(2)
  const { magic, category } = card({ pow: 4, rank: 'adept' })
  expect(magic?.level).toBe('adept')
  expect(category).toBe(2)
})

test('CF-LEAD-01 and CF-WOLFEN-01 a fighter given Leadership in a situation is a commander, unless another office is written', () => {
  const leads = { abilities: ['leadership/10'] }
  const offices = [{}, leads, { ...leads, command: 'musician' }, { abilities: [] }].map(
    (changes) => card(changes).command,
  )
  expect(offices).toEqual([null, 'commander', 'musician', null])
  expect(card({ abilities: ['leadership/15'] }, 'lions-musician-of-the-lion').command).toBe('musician')
})

test('ranks, peoples, bases and Sizes may be written in their printed form', () => {
  const { army, rank, size, base } = card({ army: 'Mid-Nor', rank: 'Living legend', base: 'Large creature' })
  expect(army).toBe('midnor')
  expect(rank).toBe('living-legend')
  expect(size).toBe('large')
  expect(base).toBe('large-creature')
  expect(card({ size: 'Very Large' }).size).toBe('very-large')
  expect(() => card({ rank: 'legend' })).toThrow('figures[0].changes.rank')
  expect(() => card({ rank: 3 })).toThrow('figures[0].changes.rank')
})

test('CF-PROFILE-07 a fighter given COU or FEAR loses the other', () => {
  const nerve = (changes: FigureDetails, who?: string) => {
    const { cou, fear } = card(changes, who)
    return { cou, fear }
  }
  expect(nerve({ fear: 6 })).toEqual({ cou: null, fear: 6 })
  expect(nerve({ cou: 5 }, 'wolfen-wolfen-warrior')).toEqual({ cou: 5, fear: null })
})

test('a card may be named by its printed name, and its fighter by a short one', () => {
  const play = loadPosition({
    figures: [
      { who: 'Archer of Alahan', name: 'Ann', seat: 0, x: 20, y: 30 },
      { who: 'orcs-orc-warrior', name: 'Orc warrior', seat: 1, x: 60, y: 30 },
    ],
  })
  const { id, aim } = fighterNamed(play, 'Ann').member.profile
  expect(id).toBe('lions-archer-of-alahan')
  expect(aim).toBe(3)
  expect(fighterNamed(play, 'Orc warrior').member.profile).toBe(profileNamed('orcs-orc-warrior'))
  const profileOfBob = (who: string) =>
    fighterNamed(loadPosition({ figures: [{ who, name: 'Bob', seat: 0, x: 20, y: 30 }] }), 'Bob').member.profile.id
  expect(profileOfBob('Sered')).toBe('griffins-sered-templar-commander')
  expect(profileOfBob('eschelius')).toBe('griffins-eschelius-the-ardent')
  for (const who of ['Ser', 'Skeleton', 'Kelt']) expect(() => profileOfBob(who)).toThrow('no card is called')
  const unknownCard = { figures: [{ who: 'Archer of Nowhere', seat: 0, x: 20, y: 30 }] }
  expect(() => loadPosition(unknownCard)).toThrow('figures[0].who: no card is called “Archer of Nowhere”')
})

test('a fighter without a card has no abilities, and one of another army is of its people', () => {
  const figures = [
    { seat: 0, x: 20, y: 30, name: 'Ann' },
    { seat: 1, x: 60, y: 30, name: 'Bob', changes: { army: 'goblins', abilities: ['Bravery'] } },
    { who: 'Guard of Alahan', seat: 0, x: 80, y: 30 },
  ]
  const play = loadPosition({ figures })
  const abilities = (name: string) => fighterNamed(play, name).member.profile.traits.map(({ ability }) => ability)
  expect(abilities('Ann')).toEqual([])
  expect(abilities('Bob')).toEqual(['bravery'])
  expect(abilities('Guard of Alahan')).toEqual(['bravery'])
  expect(fighterNamed(play, 'Bob').member.profile.people).toBe('goblins')
  // The position of the situation is laid out as the same.
  const again = loadPosition(position(play.state, play.setup))
  expect(again.state.fighters.map(({ member }) => member.profile.traits)).toEqual(
    play.state.fighters.map(({ member }) => member.profile.traits),
  )
})

test('an unknown name is reported with similar ones', () => {
  const figure = { seat: 0, x: 20, y: 30 }
  const fault = (more: object) => () => loadPosition({ figures: [{ ...figure, ...more }] } as never)
  expect(fault({ who: 'Royal guardsman' })).toThrow(/perhaps Royal guardsman of Alahan, Praetorian guardsman/)
  expect(fault({ spells: ['Arrow of Fire and Mana'] })).toThrow(/figures\[0\]\.spells: .*; perhaps Arrow of Mana/)
  expect(fault({ extras: ['Ring of Courage'] })).toThrow(/extras: .*Ring of bravery/)
  expect(fault({ changes: { abilities: ['War furry'] } })).toThrow(/abilities: .*War fury/)
  expect(fault({ miracles: ['Zzz'] })).toThrow(/miracles: no miracle is called Zzz, .*\)$/)
})

test('spells, miracles, options and effects may be written by their printed names too', () => {
  const figure = { who: 'azael the unfaithful', name: 'Ann', seat: 0, x: 20, y: 30 }
  const play = loadPosition({
    figures: [
      {
        ...{
          ...figure,
          spells: ['Arrow of Mana'],
          miracles: ['divine eye'],
          extras: ['Liturgical Instrument', 'Meditation'],
        },
        effects: [{ object: 'Breastplate of Earth', x: 3 }],
      },
    ],
  })
  const { member, effects } = fighterNamed(play, 'Ann')
  expect(member).toMatchObject({ spells: ['arrow-of-mana'], miracles: ['divine-eye'] })
  expect(member.profile.id).toBe('acheron-azael-the-unfaithful')
  expect(member.extras.map(({ ability }) => ability)).toEqual(['liturgical-instrument', 'virtue-meditation'])
  const byRule = loadPosition({ figures: [{ ...figure, effects: [{ object: 'breastplate-of-earth', x: 3 }] }] })
  expect(effects).toEqual(fighterNamed(byRule, 'Ann').effects)
  const slips = { ...figure, spells: ['Arow of Mana'], extras: ['Mediation'] }
  expect(() => loadPosition({ figures: [slips] })).toThrow(
    /extras: nothing that can be bought is called “Mediation”.*no spell is called Arow of Mana/s,
  )
})

test('cards may be written by every name in the book, of one or of several, with or without hyphens', () => {
  const id = (who: string) =>
    fighterNamed(loadPosition({ figures: [{ who, name: 'Ann', seat: 0, x: 20, y: 30 }] }), 'Ann').member.profile.id
  expect(['Sardar Tillus', 'Guards of Alahan', 'Flesh-eaters', 'Swordsmen of Alahan'].map(id)).toEqual([
    'lions-sardar-the-pure',
    'lions-guard-of-alahan',
    'devourers-flesh-eater',
    'lions-swordsman-of-alahan',
  ])
})

test('cards, abilities and options may be written by their French and Spanish names too', () => {
  const strangers = (language: Phrases) =>
    profiles.filter(({ id, name }) => profileId(nameIn(language, name)) !== id).map(({ name }) => name)
  expect(strangers(fr)).toEqual([])
  expect(strangers(es)).toEqual([])
  const more = { spells: ['flèche de mana'], extras: ['Anneau de bravoure'] }
  const changes = { abilities: ['Rage guerrière', 'Toxique/3', 'Immunité/Fear', 'Golpe maestro/2'] }
  const ann = { who: 'les gardes d’Alahan', name: 'Ann', seat: 0, x: 20, y: 30, changes, ...more }
  const { member } = fighterNamed(loadPosition({ figures: [ann] } as never), 'Ann')
  expect(member).toMatchObject({ spells: ['arrow-of-mana'], profile: { id: 'lions-guard-of-alahan' } })
  expect(member.profile.traits.map(({ ability, x }) => [ability, x])).toEqual([
    ['war-fury', null],
    ['toxic', 3],
    ['immunity-fear', null],
    ['master-strike', 2],
  ])
  expect(() => loadPosition({ figures: [{ who: 'Garde royale d’Alahan', seat: 0, x: 20, y: 30 }] })).toThrow(
    /Garde royal d’Alahan/,
  )
})

test('words of lists are read as the book prints them, in any case', () => {
  const written = {
    ...{ facing: 'North-East', wounds: 'Serious Wound', hits: ['Head'], gems: { Light: 2 }, status: 'Standing' },
    changes: { army: 'Dwarves of Tir-Nâ-Bor', rank: 'Living legend', pow: 4, magic: { elements: ['Light'] } },
    effects: [{ object: 'War fury' }],
  }
  const play = loadPosition({
    phase: 'Mystic phase',
    figures: [{ name: 'Ann', seat: 0, x: 20, y: 30, ...written }],
  })
  const ann = fighterNamed(play, 'Ann')
  expect(play.state.phase).toBe('mystic')
  expect(ann.wounds).toBe(2)
  expect(ann.hits).toEqual(['head'])
  expect(ann.gems.light).toBe(2)
  expect(ann.at.facing.x).toBe(707107)
  expect(ann.at.facing.y).toBe(-707107)
  expect(ann.member.profile.army).toBe('tirnabor')
  expect(ann.effects[0]?.object).toBe('war-fury')
})

test('figures may be written without knowing the exact field names', () => {
  const read = (written: FigureDetails) =>
    fighterNamed(loadPosition({ figures: [{ name: 'Ann', seat: 0, x: 20, y: 30, ...written }] } as never), 'Ann')
  const flying = read({
    MOV: '10/20',
    Initiative: 4,
    abilities: ['Flight'],
    altitude: 1,
    orientation: 'SE',
    'in rout': true,
  })
  expect(flying.member.profile).toMatchObject({ mov: 10, flight: 20, ini: 4, traits: [{ ability: 'flight' }] })
  expect(flying).toMatchObject({ level: 1, inRout: true, at: { facing: { x: 707107, y: 707107 } } })
  const armed = read({
    changes: { AIM: 3, Weapon: { name: 'Bow', STR: 4, range: '20-40-60' } },
    wounds: 2,
    effects: ['furious'],
  })
  expect(armed.member.profile).toMatchObject({ aim: 3, weapon: { name: 'Bow', strength: 4, ranges: [20, 40, 60] } })
  expect(armed).toMatchObject({ wounds: 2, effects: [{ object: 'furious', until: 'round' }] })
  const two = loadPosition({
    figures: [
      { name: 'Ann', seat: 0, x: 20, y: 30 },
      { name: 'Bob', seat: 1, beside: 'Ann' },
    ],
  } as never)
  expect(fighterNamed(two, 'Bob').at).toMatchObject({ x: 20000, y: 27500 })
  // Fields inside `changes` come before fields beside them, and unknown fields stay unknown.
  expect(read({ mov: 5, changes: { mov: 6 } }).member.profile.mov).toBe(6)
  expect(() => read({ speed: 5 })).toThrow(/Unrecognized key: "speed"; known keys: who/)
  expect(() => read({ changes: { speed: 5 } })).toThrow(/changes: Unrecognized key: "speed"; known keys: name/)
  expect(() => read({ changes: 5 })).toThrow(/changes/)
  expect(() => read({ wounds: 7 })).toThrow(/wounds/)
  expect(() => loadPosition({ figures: ['Ann'] } as never)).toThrow(/figures\[0\]/)
})

test('CF-FRAY-01 the combat phase begins with its frays unless combats are written', () => {
  const figures = [
    { name: 'Ann', seat: 0, x: 20, y: 30 },
    { name: 'Bob', seat: 1, beside: 'Ann' },
  ]
  const phase = (more: FigureDetails) => loadPosition({ figures, phase: 'combat', ...more } as never).state.phase
  expect(phase({})).toBe('frays')
  expect(phase({ combats: [] })).toBe('combat')
  expect(phase({ combats: [{ lone: 0, many: [1] }] })).toBe('combat')
  const fought = figures.map((figure) => ({ ...figure, fought: true }))
  expect(phase({ figures: fought as never })).toBe('combat')
})

test('CF-ABILGEN-06 an ability without its required number or word is refused', () => {
  const readAbility = (ability: string) => () =>
    loadPosition({ figures: [{ name: 'Ann', seat: 0, x: 20, y: 30, changes: { abilities: [ability] } }] })
  for (const bare of ['Toxic', 'leadership', 'Immunity'])
    expect(readAbility(bare)).toThrow(/needs a value after a slash/)
  for (const whole of ['Toxic/2', 'Immunity/Fear', 'Sequence']) expect(readAbility(whole)).not.toThrow()
})

test('CF-ABIL-64, CF-ABIL-92, CF-ABIL-94 abilities may be written as cards print them, without an optional number', () => {
  const abilities = ['Spirit of Light', 'Sequence', 'Master strike', 'War fury', 'Immunity/Fear', 'Sequence/2']
  const play = loadPosition({ figures: [{ name: 'Ann', seat: 0, x: 20, y: 30, changes: { abilities } }] })
  expect(fighterNamed(play, 'Ann').member.profile.traits.map(({ ability, x }) => `${ability} ${x}`)).toEqual([
    'spirit-light null',
    'sequence 1',
    'master-strike 0',
    'war-fury null',
    'immunity-fear null',
    'sequence 2',
  ])
})

test('CF-STEAM-01, CF-MANA-06 a device brings its engine, and neutral mana is not an Element', () => {
  const figure = { name: 'Ann', seat: 0, x: 20, y: 30 }
  const traits = (...abilities: string[]) => {
    const play = loadPosition({ figures: [{ ...figure, changes: { abilities } }] })
    return fighterNamed(play, 'Ann').member.profile.traits.map(({ ability }) => ability)
  }
  expect(traits('steam-mask')).toEqual(['steam-mask', 'boiler'])
  expect(traits('boiler', 'steam-mask')).toEqual(['boiler', 'steam-mask'])
  expect(traits('bravery')).toEqual(['bravery'])
  const orc = { ...figure, changes: { pow: 4, army: 'orcs', magic: { elements: ['neutral'] } } }
  expect(fighterNamed(loadPosition({ figures: [orc] }), 'Ann').member.profile.magic).toMatchObject({ elements: [] })
  const untold = { ...figure, changes: { pow: 4, army: 'orcs' }, gems: { neutral: 2 } }
  expect(fighterNamed(loadPosition({ figures: [untold] }), 'Ann').member.profile.magic).toMatchObject({ elements: [] })
})

test('CF-PACK-42, -56, -26 a situation gives a fighter faction capacities, which change its card as printed', () => {
  const member = (extras: string[]) => {
    const play = loadPosition({
      figures: [{ name: 'Ann', seat: 0, x: 20, y: 30, extras, changes: { dis: 5, ini: 3 } }],
    })
    return fighterNamed(play, 'Ann').member
  }
  expect(member(['incorruptible']).profile.traits).toContainEqual({ ability: 'insensitive', x: 5 })
  expect(member(['Incorruptible']).profile.traits).toContainEqual({ ability: 'insensitive', x: 5 })
  expect(member(['blood-of-the-worgs']).profile.ini).toBe(4)
  expect(member(['archer-of-icquor']).profile).toMatchObject({ aim: 3, weapon: { strength: 4 } })
  // A situation's final position is read as it is, and nothing is printed twice.
  const play = loadPosition({
    figures: [{ name: 'Ann', seat: 0, x: 20, y: 30, extras: ['blood-of-the-worgs', 'incorruptible'] }],
  })
  const [told] = (position(play.state, play.setup) as { figures: Json[] }).figures
  expect(fighterNamed(loadPosition({ figures: [told!] }), 'Ann').member).toEqual(fighterNamed(play, 'Ann').member)
  const { extras } = member(['incorruptible', 'virtue-meditation'])
  expect(extras.map(({ ability }) => ability)).toEqual(['virtue-meditation'])
})
