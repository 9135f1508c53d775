/** Legions and teams that the builder offers: the peoples and arms of the charts in usual combinations. */
import { type Army, type Legion, legionSchema, type TroopProfile, teamSchema } from '../army/army.ts'
import { mayWear, weaponsOf } from '../army/check.ts'
import { GIVEN_NAMES } from '../army/given-names.ts'
import type { Engine, Race } from '../army/troop.ts'
import { engines, races } from '../charts.ts'

export interface Template {
  readonly id: string
  /** The id of the phrase with its name. */
  readonly name: string
  readonly race: Race
  readonly kind: 'line' | 'skirmish' | 'engine' | 'magic'
  readonly legion?: Legion
  readonly team?: Army['teams'][number]
  /** The name given by its maker, if a player made it. */
  readonly made?: string
}

function legion(race: Race, more: Partial<Legion>): Legion {
  return legionSchema.parse({ name: GIVEN_NAMES.legion, race, figures: 20, ...more })
}

/** Arms of humans, from the heaviest infantry to peasants. */
const MEN: readonly (readonly [id: string, arms: Partial<Legion>])[] = [
  ['heavy-swords', { armour: 'heavy', weapons: ['longSword', 'dagger'] }],
  ['medium-spears', { armour: 'medium', weapons: ['longSpear', 'shortSword'] }],
  ['short-pikes', { armour: 'medium', shield: false, weapons: ['shortPike', 'shortSword'] }],
  ['long-pikes', { armour: 'medium', shield: false, weapons: ['longPike', 'shortSword'] }],
  ['halberds', { armour: 'heavy', shield: false, weapons: ['halberd', 'dagger'] }],
  ['two-handed-swords', { armour: 'medium', shield: false, weapons: ['twoHandedSword', 'dagger'] }],
  ['bodyguard', { armour: 'heavy', standing: 'bodyguard', weapons: ['longSword', 'dagger'] }],
  ['fanatics', { armour: 'light', shield: false, standing: 'fanatic', weapons: ['twoHandedAx', 'dagger'] }],
  ['light-spears', { armour: 'light', standing: 'irregular', weapons: ['longSpear', 'dagger'] }],
  ['peasants', { armour: 'none', shield: false, standing: 'peasant', weapons: ['peasantWeapon'] }],
  ['long-bows', { armour: 'light', shield: false, weapons: ['shortSword'], missile: 'longBow' }],
  ['crossbows', { armour: 'medium', shield: false, weapons: ['shortSword'], missile: 'mediumWinchCrossbow' }],
  ['heavy-crossbows', { armour: 'medium', shield: false, weapons: ['dagger'], missile: 'heavyWinchCrossbow' }],
  ['slingers', { type: 'regularSkirmisher', armour: 'light', weapons: ['dagger'], missile: 'shotSling', figures: 10 }],
  [
    'skirmish-bows',
    {
      type: 'regularSkirmisher',
      armour: 'light',
      shield: false,
      weapons: ['dagger'],
      missile: 'shortCompositeBow',
      figures: 10,
    },
  ],
  [
    'javelins',
    {
      type: 'irregularSkirmisher',
      standing: 'irregular',
      armour: 'none',
      weapons: ['javelin'],
      missile: 'lightJavelin',
      figures: 10,
    },
  ],
  ['firepots', { type: 'regularSkirmisher', armour: 'light', weapons: ['dagger'], missile: 'firepot', figures: 10 }],
]

/** Missile weapons that other peoples bring. */
const MISSILES: Partial<Record<Race, string>> = {
  hlaka: 'hlakaJavelin',
  shen: 'shenCrossbow',
  hlutrgu: 'mediumJavelin',
  peChoi: 'longBow',
}

const FIGURES: Partial<Record<Race, number>> = { serudla: 2, sro: 1, hlaka: 8, shen: 12, ahoggya: 12, blackSsu: 12 }
const NO_SHIELD: readonly Race[] = ['hlaka', 'serudla', 'sro', 'pachiLei', 'chyrstalli', 'hlutrgu', 'nlyss']

function ofPeople(race: Race): Template {
  const weapons = [...weaponsOf(race)]
  const armour =
    (['medium', 'heavy', 'light'] as const).find((candidate) =>
      mayWear({ race, weapons, engine: null, missile: null }, candidate),
    ) ?? 'light'
  const flies = race === 'hlaka'
  return {
    id: race,
    name: `race.${race}`,
    race,
    kind: flies ? 'skirmish' : 'line',
    legion: legion(race, {
      weapons,
      armour,
      shield: !NO_SHIELD.includes(race),
      type: flies ? 'regularSkirmisher' : 'line',
      missile: MISSILES[race] ?? null,
      figures: FIGURES[race] ?? 20,
    }),
  }
}

function ofEngine(engine: Engine): Template {
  const listed = legion('human', { engine, weapons: [], armour: 'light', figures: 2 })
  return { id: engine, name: `weapon.${engine}`, race: 'human', kind: 'engine', legion: listed }
}

function ofTeam(level: number): Template {
  return {
    id: `team-${level}`,
    name: 'force.team-offer',
    race: 'human',
    kind: 'magic',
    team: teamSchema.parse({ level }),
  }
}

export const templates: readonly Template[] = [
  ...MEN.map(([id, arms]): Template => {
    const listed = legion('human', arms)
    return {
      id,
      name: `force.template.${id}`,
      race: 'human',
      kind: listed.type === 'line' ? 'line' : 'skirmish',
      legion: listed,
    }
  }),
  ...races.filter(({ race }) => race !== 'human').map(({ race }) => ofPeople(race as Race)),
  ...engines.map(({ engine }) => ofEngine(engine as Engine)),
  ...[3, 6, 9, 12].map(ofTeam),
]

/** Lists what an army is offered: the common templates, and those its player made. */
export function templatesOf({ profiles = [] }: Army): readonly Template[] {
  return [...templates, ...profiles.map(ofProfile)]
}

function ofProfile({ id, name, ...troop }: TroopProfile): Template {
  const { race, engine, type } = troop
  const kind = engine ? 'engine' : type === 'line' ? 'line' : 'skirmish'
  return { id, name: 'force.legion-name', race, kind, legion: legionSchema.parse({ name, ...troop }), made: name }
}
