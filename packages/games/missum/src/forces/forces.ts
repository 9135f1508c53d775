import {
  applyChanges,
  type Catalogue,
  type ForceCard,
  type ForceChange,
  type ForcePreferences,
  type Forces,
  InputError,
  type Json,
  type MessageArgs,
  type Offer,
  Random,
  readInput,
  text,
} from '@fray/kernel'
import { z } from 'zod'
import { type Army, armySchema, type Legion, NATIONS, troopProfileSchema } from '../army/army.ts'
import { checkArmy, mayShoot, weaponsOf } from '../army/check.ts'
import { GIVEN_NAMES } from '../army/given-names.ts'
import { raceRow } from '../charts.ts'
import { inputIssue, inputProblem } from '../input-problem.ts'
import nations from '../locales/en/army.json' with { type: 'json' }
import en from '../locales/en/forces.json' with { type: 'json' }
import { battles } from '../preparation/battles.ts'
import { createLegion } from '../preparation/create-units.ts'
import { iconOf } from '../view/icons.ts'
import { armyWorth, figuresOf, teamWorth, worthOf } from './estimate.ts'
import { profileForm } from './profile-form.ts'
import { type Template, templates, templatesOf } from './templates.ts'
import { captionOf, describeArmy, traitsOf } from './view.ts'

/** An army under construction may have no name, no legion and no team yet. */
const forceSchema = armySchema
  .extend({
    name: z.string().max(60).default(''),
    legions: armySchema.shape.legions.or(z.array(z.never()).max(0)).default([]),
    teams: armySchema.shape.teams.default([]),
  })
  .superRefine(({ profiles = [] }, context) => {
    for (const [i, { id, race, weapons, missile }] of profiles.entries()) {
      const complain = (
        path: readonly (string | number)[],
        which: 'taken' | 'twice' | 'weapon',
        args: MessageArgs = {},
      ) =>
        context.addIssue({
          code: 'custom',
          path: ['profiles', i, ...path],
          ...inputIssue(`fault.profile.${which}`, args),
        })
      if (templates.some((template) => template.id === id)) complain(['id'], 'taken')
      if (profiles.findIndex((profile) => profile.id === id) !== i) complain(['id'], 'twice', { id })
      for (const [j, weapon] of weapons.entries()) {
        if (weaponsOf(race).includes(weapon)) continue
        complain(['weapons', j], 'weapon', { weapon, race, rule: 'MI-MELEEFACTOR-33' })
      }
      if (missile !== null && !mayShoot(race, missile)) {
        complain(['missile'], 'weapon', { weapon: missile, race, rule: 'MI-RANGE-01' })
      }
    }
  })

/** Example troops to start from when making new ones. */
const PROFILE_EXAMPLES: readonly Json[] = [
  {
    id: 'river-guard',
    name: 'River Guard',
    race: 'human',
    type: 'line',
    standing: 'regular',
    armour: 'medium',
    shield: true,
    weapons: ['longSpear', 'shortSword'],
    missile: null,
    figures: 24,
  },
]

/** MI-ARMY-01: armies that players agree on, weighed by our own estimate. */
export const forces: Forces<Army> = {
  phrases: { en },
  ready: battles.flatMap(({ id, setup }) =>
    setup.armies.map((army, side) => ({ id: `${id}-${side}`, force: readForce(army) })),
  ),
  blank: () => readForce({ nation: 'tsolyanu' }),
  random: randomArmy,
  read: readForce,
  describe: describeArmy,
  catalogue: catalogueFor,
  change: changeArmy,
  cards: cardsOf,
  profileExamples: PROFILE_EXAMPLES,
  profileForm: () => profileForm(troopProfileSchema.parse(PROFILE_EXAMPLES[0])),
  setup: (setup, armies) => {
    const { armies: agreed, options, ...rest } = setup as { armies: Json[]; options?: { [key: string]: Json } }
    const names = armies.map(nameOf)
    const chosen = agreed.map((army, seat) => (armies[seat] ? { ...armies[seat], name: ownName(names, seat) } : army))
    const dragons = armies.some((army) => army?.legions.some(({ race }) => race === 'sro'))
    const widened = armies.some((army) => army && armyWorth(army) > 1400)
    return {
      ...rest,
      ...(widened ? { width: 3000, depth: 1500 } : {}),
      options: { ...options, ...(dragons ? { dragonLords: true } : {}), ...(widened ? { zone: 400 } : {}) },
      armies: chosen,
    } as Json
  },
  inSetup: (setup) => (setup as { armies: Json[] }).armies.map(readForce),
}

/** Gets the name of an army at the table: its owner's, or its nation. */
function nameOf(army: Army | undefined): string | undefined {
  if (army?.name !== '') return army?.name
  return army.nation === 'other' ? GIVEN_NAMES.army : nations[`nation.${army.nation}`]
}

/** Tells two armies of the same name apart by a number. */
function ownName(names: readonly (string | undefined)[], seat: number): string {
  const name = names[seat]!
  return names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name
}

function readForce(json: unknown): Army {
  return readInput('force', forceSchema, json) as Army
}

const KINDS = ['line', 'skirmish', 'engine', 'magic'] as const
const PEOPLES = ['human', 'friendly', 'hostile'] as const

function catalogueFor(army: Army): Catalogue {
  return {
    facets: [facet('kind', KINDS), facet('people', PEOPLES)],
    offers: templatesOf(army).map((template) => offerOf(template, army)),
  }
}

function facet(id: string, values: readonly string[]): Catalogue['facets'][number] {
  return {
    id,
    label: text(`force.facet.${id}`),
    values: values.map((value) => ({ id: value, text: text(`force.${id}.${value}`) })),
  }
}

function offerOf(template: Template, army: Army): Offer {
  const { id, name, kind, race, legion, team, made } = template
  const faults = checkArmy(army, true).map(({ fault }) => JSON.stringify(fault))
  const objection = checkArmy(addTemplate(army, template), true).find(
    ({ fault }) => !faults.includes(JSON.stringify(fault)),
  )
  return {
    id,
    name:
      made === undefined ? text(name, team ? { level: team.level } : {}) : text('force.legion-name', { name: made }),
    icon: legion ? iconOf({ ...createLegion(legion, 0), id: 0 }) : 'wizard-staff',
    ...(legion ? { caption: captionOf(legion) } : {}),
    cost: legion ? worthOf(legion).total : teamWorth(team!.level),
    taken: countOf(template, army),
    figures: legion ? figuresOf(legion) : [{ label: text('force.level'), value: String(team!.level) }],
    traits: legion ? traitsOf(legion) : [],
    facets: { kind: [kind], people: [raceRow(race)!.stance] },
    ...(objection ? { objection: { reason: objection.fault, rules: [objection.rule] } } : {}),
    ...(made === undefined ? {} : { house: true }),
  }
}

/** Finds the legions and teams that match an offer, whatever their name and size. */
function countOf({ legion, team }: Template, { legions, teams }: Army): number {
  const kind = ({ race, engine, type, armour, weapons, missile }: Legion) =>
    JSON.stringify([race, engine, type, armour, weapons, missile])
  if (legion) return legions.filter((other) => kind(other) === kind(legion)).length
  return teams.filter(({ level }) => level === team!.level).length
}

/** Adds one of what is offered, with its own name. */
function addTemplate(army: Army, { legion, team, made = GIVEN_NAMES.legion }: Template): Army {
  if (team) return { ...army, teams: [...army.teams, team] }
  let number = army.legions.length + 1
  while (army.legions.some(({ name }) => name === `${made} ${number}`)) number++
  return { ...army, legions: [...army.legions, { ...legion!, name: `${made} ${number}` }] }
}

function changeArmy(army: Army, change: ForceChange): Army {
  if (change.kind !== 'add') return readForce(applyChanges(army as unknown as Json, change))
  const template = templatesOf(army).find(({ id }) => id === change.offer)
  if (!template)
    throw new InputError('change', [inputProblem('offer', 'fault.change.no-offer', { offer: change.offer })])
  return readForce(addTemplate(army, template))
}

/** Adds random legions until the army is worth as much as wished; the first is always a line legion of men. */
function randomArmy(seed: string, wish?: ForcePreferences<Army>): Army {
  const random = Random.fromSeed(seed)
  const nation = wish?.faction === 'same' ? wish.like.nation : random.pick(NATIONS)
  const wanted = wish ? armyWorth(wish.like) : 900
  let army = addTemplate(addTemplate(readForce({ nation }), findTemplate('team-6')), findTemplate('heavy-swords'))
  for (let tries = 0; tries < 200; tries++) {
    const next = addTemplate(army, random.pick(templates))
    if (next.teams.length > 3 || checkArmy(next, false).length > 0 || armyWorth(next) > wanted * 1.03) continue
    army = next
    if (armyWorth(army) > wanted * 0.97) break
  }
  return fillArmy(army, wanted)
}

function findTemplate(name: string): Template {
  return templates.find(({ id }) => id === name)!
}

/** Resizes the first legion until the army is worth as nearly as possible what it should be. */
function fillArmy(army: Army, wanted: number): Army {
  const withSize = (figures: number): Army => ({
    ...army,
    legions: army.legions.with(0, { ...army.legions[0]!, figures }),
  })
  let best = army
  for (let figures = 10; figures <= 200; figures++) {
    const tried = withSize(figures)
    if (Math.abs(armyWorth(tried) - wanted) < Math.abs(armyWorth(best) - wanted)) best = tried
  }
  return best
}

/** Makes a card for each legion and each team. */
function cardsOf(army: Army): ForceCard[] {
  const legions = army.legions.map(
    (legion): ForceCard => ({
      name: legion.name,
      icon: iconOf({ ...createLegion(legion, 0), id: 0 }),
      caption: captionOf(legion),
      count: legion.figures,
      cost: worthOf(legion),
      wounds: 1,
      figures: figuresOf(legion),
      groups: [{ label: text('force.card.arms'), traits: traitsOf(legion) }],
    }),
  )
  const teams = army.teams.map(
    ({ level, race }): ForceCard => ({
      name: text('force.team', { level }),
      icon: 'wizard-staff',
      caption: text('force.team-caption', { race: { text: text(`race.${race}`) } }),
      count: 2,
      wounds: 1,
      figures: [{ label: text('force.level'), value: String(level) }],
      groups: [{ label: text('force.card.arms'), traits: [{ name: text('force.spells'), rule: 'MI-ALLOWANCE-01' }] }],
    }),
  )
  return [...legions, ...teams]
}
