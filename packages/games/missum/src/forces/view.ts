import {
  type Budget,
  type FieldOption,
  type ForceEntry,
  type ForceFault,
  type ForceField,
  type ForceFix,
  type ForceView,
  type Message,
  type NumberField,
  Tally,
  type Trait,
  text,
} from '@fray/kernel'
import { ARMOURS, type Army, type Legion, NATIONS, STANDINGS, TYPES } from '../army/army.ts'
import { type ArmyFault, checkArmy, mayHaveAcolytes, mayShoot, mayWear, weaponsOf } from '../army/check.ts'
import { missileRange, missileWeapon, missileWeapons, races } from '../charts.ts'
import { meleeAttack, meleeDefence } from '../combat/factors.ts'
import { weaponsOf as meleeWeaponsOf } from '../melee/weapons.ts'
import { createLegion } from '../preparation/create-units.ts'
import { iconOf } from '../view/icons.ts'
import { armyWorth, figuresOf, teamWorth, worthOf } from './estimate.ts'

/** Describes an army for the builder. */
export function describeArmy(army: Army): ForceView {
  const worth = armyWorth(army)
  return {
    ...(army.name === '' ? {} : { name: army.name }),
    title: titleOf(army),
    summary: text('force.summary', { nation: { text: text(`nation.${army.nation}`) }, figures: figureCount(army) }),
    icon: 'tattered-banner',
    scale: scaleOf(army),
    budget: budgetOf(worth),
    fields: armyFields(army),
    sections: [
      {
        id: 'legions',
        label: text('force.section.legions'),
        entries: army.legions.map(legionEntry),
        min: 1,
        max: 60,
        rules: ['MI-UNIT-01'],
      },
      {
        id: 'teams',
        label: text('force.section.teams'),
        entries: army.teams.map((team, i) => teamEntry(team, i, army.nation)),
        min: 1,
        max: 12,
        rules: ['MI-ARMY-02'],
      },
    ],
    faults: checkArmy(army, true).map((armyFault) => faultOf(army, armyFault)),
  }
}

/** Avoids the title "Army of Another nation". */
function titleOf({ nation }: Army): Message {
  if (nation === 'other') return text('force.title-other')
  return text('force.title', { nation: { text: text(`nation.${nation}`) } })
}

function budgetOf(used: number): Budget {
  return { unit: text('force.unit'), used, note: text('force.unit-note') }
}

function figureCount({ legions }: Army): number {
  return legions.reduce((sum, { figures }) => sum + figures, 0)
}

/** Groups armies of similar worth, which make a fair match. */
function scaleOf(army: Army): string {
  const worth = armyWorth(army)
  return SCALES.find(([, least]) => worth >= least)![0]
}

const SCALES = [
  ['grand', 2400],
  ['large', 1400],
  ['middling', 800],
  ['small', 0],
] as const

function options(values: readonly string[], word: (value: string) => string): FieldOption<string>[] {
  return values.map((value) => ({ value, text: text(word(value)) }))
}

function armyFields({ nation, kerdu }: Army): ForceField[] {
  return [
    {
      kind: 'select',
      place: 'nation',
      label: text('force.nation'),
      hint: text('force.nation-hint'),
      value: nation,
      options: options(NATIONS, (value) => `nation.${value}`),
    },
    {
      kind: 'select',
      place: 'kerdu.race',
      label: text('force.kerdu-race'),
      value: kerdu.race,
      options: options(THINKING, (value) => `race.${value}`),
    },
    { kind: 'toggle', place: 'kerdu.platform', label: text('force.kerdu-platform'), value: kerdu.platform },
  ]
}

/** MI-RACE-07: animals cannot command or cast. */
const THINKING = races.filter(({ animal }) => !animal).map(({ race }) => race)

function number(
  place: string,
  label: Message,
  value: number,
  least: number,
  most: number,
  usual?: number[],
): NumberField {
  return { kind: 'number', place, label, value, min: least, max: most, ...(usual ? { defaultValue: usual } : {}) }
}

function legionEntry(legion: Legion, i: number): ForceEntry {
  const at = `legions[${i}]`
  const unit = { ...createLegion(legion, 0), id: i }
  return {
    place: at,
    name: text('force.legion-name', { name: legion.name }),
    icon: iconOf(unit),
    caption: captionOf(legion),
    cost: worthOf(legion),
    count: number(`${at}.figures`, text('force.figures'), legion.figures, 1, 200, [10, 20, 30, 40, 60]),
    fields: legion.engine ? engineFields(legion, at) : legionFields(legion, at),
    figures: figuresOf(legion),
    traits: traitsOf(legion),
  }
}

export function captionOf({ race, engine, standing, armour, type }: Legion): Message {
  if (engine) return text('force.caption-engine')
  return text('force.caption', {
    race: { text: text(`race.${race}`) },
    standing: { text: text(`force.standing.${standing}`) },
    armour: { text: text(`armour.${armour}`) },
    type: { text: text(`force.type.${type}`) },
  })
}

/** Lists weapons and standing, each with the rule that explains it. */
export function traitsOf(legion: Legion): Trait[] {
  const { missile, engine, standing, shield, eyes, race } = legion
  const traits = engine ? [] : meleeTraits(legion)
  if (missile) traits.push(missileTrait(missile))
  if (engine) traits.push({ name: text(`weapon.${engine}`), rule: 'MI-ARTILLERY-01' })
  if (shield && !engine) traits.push({ name: text('force.shield'), rule: 'MI-SITUATION-03' })
  if (standing === 'fanatic') traits.push({ name: text('force.standing.fanatic'), rule: 'MI-FANATIC-01' })
  if (race === 'hlaka') traits.push({ name: text('force.flies'), rule: 'MI-SITUATION-07' })
  for (const eye of eyes)
    traits.push({ name: text(`force.eye.${eye}`), rule: eye === 'strongEye' ? 'MI-EYE-03' : 'MI-EYE-08' })
  return traits
}

/** The charts of weapons are for all peoples; the card shows what a weapon does for this one. */
function meleeTraits(legion: Legion): Trait[] {
  const unit = { ...createLegion(legion, 0), id: 0 }
  return meleeWeaponsOf(unit).map((weapon) => {
    const [attack, defence] = [meleeAttack(weapon).total, meleeDefence(unit, weapon, false).total]
    const note = text('force.note.melee', { attack, defence, group: weapon.group })
    return { name: text(`weapon.${weapon.id}`), rule: 'MI-MELEEFACTOR-33', note }
  })
}

function missileTrait(missile: string): Trait {
  const { attack } = missileWeapon(missile)!
  const range = missileRange(missile)
  const trait = { name: text(`weapon.${missile}`), rule: 'MI-RANGE-01' }
  return range
    ? { ...trait, note: text('force.note.missile', { attack, short: range.short, long: range.long }) }
    : trait
}

function engineFields({ name }: Legion, at: string): ForceField[] {
  return [nameField(at, name)]
}

function nameField(at: string, value: string): ForceField {
  return { kind: 'text', place: `${at}.name`, label: text('force.legion'), value, maxLength: 60 }
}

function legionFields(legion: Legion, at: string): ForceField[] {
  const { name, race, type, standing, armour, shield, weapons, missile, paired, eyes, figures, files } = legion
  const shooting = missileWeapons.filter(({ weapon, family }) => family !== 'engine' && mayShoot(race, weapon))
  return [
    nameField(at, name),
    select(
      `${at}.type`,
      'force.type',
      type,
      options(TYPES, (value) => `force.type.${value}`),
    ),
    select(
      `${at}.standing`,
      'force.standing',
      standing,
      options(STANDINGS, (value) => `force.standing.${value}`),
    ),
    select(
      `${at}.armour`,
      'force.armour',
      armour,
      ARMOURS.map((value) => armourOption(legion, value)),
    ),
    { kind: 'toggle', place: `${at}.shield`, label: text('force.shield'), value: shield },
    {
      kind: 'several',
      place: `${at}.weapons`,
      label: text('force.weapons'),
      value: weapons,
      options: options(weaponsOf(race), (value) => `weapon.${value}`),
    },
    select(`${at}.missile`, 'force.missile', missile, [
      { value: null, text: text('force.none') },
      ...options(
        shooting.map(({ weapon }) => weapon),
        (value) => `weapon.${value}`,
      ),
    ]),
    ...(isCrossbow(missile)
      ? [{ kind: 'toggle' as const, place: `${at}.paired`, label: text('force.paired'), value: paired }]
      : []),
    number(`${at}.files`, text('force.files'), Math.min(files ?? Math.ceil(figures / 4), figures), 1, figures),
    ...(THINKING.includes(race) ? [eyeField(at, eyes)] : []),
  ]
}

function isCrossbow(missile: string | null): boolean {
  return missileWeapons.some(({ weapon, family }) => weapon === missile && family === 'crossbow')
}

function eyeField(at: string, eyes: Legion['eyes']): ForceField {
  return {
    kind: 'several',
    place: `${at}.eyes`,
    label: text('force.eyes'),
    value: eyes,
    options: options(['strongEye', 'weakEye'], (value) => `force.eye.${value}`),
  }
}

function select<Value extends string | null>(
  place: string,
  label: string,
  value: Value,
  choices: readonly FieldOption<string | null>[],
): ForceField {
  return { kind: 'select', place, label: text(label), value, options: choices }
}

function armourOption(legion: Legion, value: Legion['armour']): FieldOption<string> {
  const option = { value, text: text(`armour.${value}`) }
  if (mayWear(legion, value)) return option
  const args = { race: { text: text(`race.${legion.race}`) }, armour: { text: text(`armour.${value}`) } }
  return { ...option, barred: { reason: text('fault.armour', args), rules: ['MI-MELEEFACTOR-32'] } }
}

function teamEntry(
  { level, race, acolytes, platform }: Army['teams'][number],
  i: number,
  nation: Army['nation'],
): ForceEntry {
  const at = `teams[${i}]`
  return {
    place: at,
    name: text('force.team', { level }),
    icon: 'wizard-staff',
    caption: text('force.team-caption', { race: { text: text(`race.${race}`) } }),
    cost: new Tally(text('force.worth')).add(teamWorth(level), text('force.worth-magic')).explain(),
    fields: [
      number(`${at}.level`, text('force.level'), level, 1, 12, [3, 6, 9, 12]),
      select(
        `${at}.race`,
        'force.race',
        race,
        options(THINKING, (value) => `race.${value}`),
      ),
      ...(acolytes || mayHaveAcolytes(nation) ? [acolytesField(at, acolytes)] : []),
      { kind: 'toggle', place: `${at}.platform`, label: text('force.platform'), value: platform },
    ],
    figures: [{ label: text('force.level'), value: String(level) }],
    traits: [{ name: text('force.spells'), rule: 'MI-ALLOWANCE-01' }],
  }
}

function acolytesField(at: string, acolytes: boolean): ForceField {
  return {
    kind: 'toggle',
    place: `${at}.acolytes`,
    label: text('force.acolytes'),
    hint: text('force.acolytes-hint'),
    value: acolytes,
  }
}

function faultOf(army: Army, { field, fault, rule }: ArmyFault): ForceFault {
  // Faults of the army as a whole have no place in it.
  const place = field.includes('[') ? field : ''
  return { place, text: fault, rules: [rule], fixes: mendsFor(army, field) }
}

/** Gets the changes that would remove a fault. */
function mendsFor(army: Army, field: string): ForceFix[] {
  if (field === 'teams') return [{ text: text('mend.add-team'), changes: [{ kind: 'add', offer: 'team-6' }] }]
  if (field === 'legions') return [{ text: text('mend.add-line'), changes: [{ kind: 'add', offer: 'heavy-swords' }] }]
  if (field.endsWith('.acolytes'))
    return [{ text: text('mend.no-acolytes'), changes: [{ kind: 'set', place: field, value: false }] }]
  const [, index] = /^legions\[(\d+)\]/.exec(field) ?? []
  const legion = army.legions[Number(index)]
  if (!legion) return []
  const at = `legions[${index}]`
  if (field === `${at}.armour`) {
    const worn = ARMOURS.find((candidate) => mayWear(legion, candidate))
    const armour = { text: text(`armour.${worn}`) }
    return worn
      ? [{ text: text('mend.armour', { armour }), changes: [{ kind: 'set', place: field, value: worn }] }]
      : []
  }
  if (field === `${at}.type`) {
    return [
      { text: text('mend.slings'), changes: [{ kind: 'set', place: `${at}.missile`, value: 'shotSling' }] },
      { text: text('mend.line'), changes: [{ kind: 'set', place: field, value: 'line' }] },
    ]
  }
  if (field.startsWith(`${at}.weapons`)) {
    const rustic = legion.type === 'irregularSkirmisher' && legion.race === 'human'
    const known = legion.engine ? [] : [rustic ? 'javelin' : weaponsOf(legion.race)[0]!]
    return [{ text: text('mend.weapons'), changes: [{ kind: 'set', place: `${at}.weapons`, value: known }] }]
  }
  if (field === `${at}.missile`)
    return [{ text: text('mend.no-missile'), changes: [{ kind: 'set', place: field, value: null }] }]
  if (field === `${at}.paired`)
    return [{ text: text('mend.unpaired'), changes: [{ kind: 'set', place: field, value: false }] }]
  if (field === `${at}.eyes`)
    return [{ text: text('mend.no-eyes'), changes: [{ kind: 'set', place: field, value: [] }] }]
  const ghaton: ForceFix = { text: text('mend.ghatoni'), changes: [{ kind: 'set', place: 'nation', value: 'ghatoni' }] }
  const dismiss: ForceFix = {
    text: text('mend.dismiss', { name: legion.name }),
    changes: [{ kind: 'remove', place: at }],
  }
  return legion.race === 'serudla' ? [ghaton, dismiss] : [dismiss]
}
