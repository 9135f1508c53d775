import {
  applyChanges,
  type ForceChange,
  type Forces,
  InputError,
  type Json,
  type Lineup,
  type Phrasebook,
  Random,
  type ReadyForce,
  readInput,
} from '@fray/kernel'
import '../abilities/index.ts'
import { REINFORCED } from '../bands/band.ts'
import { type BandList, draftSchema } from '../bands/band-list.ts'
import { houseProfileSchema } from '../bands/house-profile.ts'
import type { Race } from '../bands/profile.ts'
import { randomBand } from '../bands/random-band.ts'
import type { Recruitment } from '../bands/recruitment.ts'
import { inputProblem } from '../input-problem.ts'
import { addEntry, mergeIdenticalLines, recruitableEntries } from './add-entry.ts'
import { cardsOf } from './cards.ts'
import { catalogueFor } from './catalogue.ts'
import { profileForm } from './profile-form.ts'
import { describeBand, type Naming } from './view.ts'

const RACES: readonly Race[] = ['alliance', 'urueh', 'scions', 'adepts']

/** Default points of a new band. */
const USUAL_POINTS = 500

/** Differences between the editions. */
interface BandEdition {
  readonly phrases: Phrasebook
  readonly recruitment: Recruitment
  readonly ready: readonly ReadyForce<BandList>[]
  naming(list: BandList): Naming
  readonly lineups?: readonly Lineup[]
  setup(setup: Json, bands: readonly (BandList | undefined)[], lineup?: string): Json
  /** Gets the band of each seat in a setup: a list, or the id of a ready one. */
  bandsIn(setup: Json): readonly unknown[]
}

/** Creates the forces of an edition from its bands. */
export function bandForces(edition: BandEdition): Forces<BandList> {
  const { phrases, recruitment, ready, naming, setup, lineups } = edition
  const change = (list: BandList, change: ForceChange) => changedBand(list, change, recruitment)
  return {
    phrases,
    ready,
    blank: () => read({ race: 'alliance', points: USUAL_POINTS, entries: [] }),
    random: (seed, wish) => {
      const random = Random.fromSeed(seed)
      const race = wish?.faction === 'same' ? wish.like.race : random.pick(RACES)
      return byChance(race, wish?.like.points ?? USUAL_POINTS, random, recruitment)
    },
    read,
    describe: (list) => describeBand(list, recruitment, naming(list), change),
    catalogue: (list) => catalogueFor(list, recruitment),
    change,
    cards: (list) => cardsOf(list, recruitment),
    setup,
    inSetup: (json) => edition.bandsIn(json).map((band) => ready.find(({ id }) => id === band)?.force ?? read(band)),
    ...(lineups ? { lineups } : {}),
    profileExamples: PROFILE_EXAMPLES,
    profileForm: () => profileForm(houseProfileSchema.parse(PROFILE_EXAMPLES[0]) as Json),
  }
}

function read(json: unknown): BandList {
  return readInput('band', draftSchema, json)
}

function changedBand(list: BandList, change: ForceChange, recruitment: Recruitment): BandList {
  if (change.kind !== 'add') return read(applyChanges(list as Json, inNumbers(change)))
  const entry = recruitableEntries(list, recruitment).find(({ id }) => id === change.offer)
  if (entry) return read(addEntry(list, entry, recruitment))
  throw new InputError('change', [inputProblem('offer', 'fault.change.no-offer', { offer: change.offer })])
}

/** SW-RRULE-17: turns the reinforced checkbox into the number of figures in the list. */
function inNumbers<Change extends ForceChange>(change: Change): Change {
  if (change.kind !== 'set' || !change.place.endsWith('.members') || typeof change.value !== 'boolean') return change
  return { ...change, value: change.value ? REINFORCED : null }
}

function byChance(race: Race, points: number, random: Random, recruitment: Recruitment): BandList {
  try {
    return read(mergeIdenticalLines(randomBand(race, points, random, recruitment)))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new InputError('band', [inputProblem('points', 'fault.band.none', { race, points })])
  }
}

/** A combatant and a group as starting points for custom profiles. */
const PROFILE_EXAMPLES: readonly Json[] = [
  {
    id: 'ford-warden',
    name: 'Ford Warden',
    rank: 'average',
    bp: 60,
    icon: 'spears',
    mov: 4,
    dex: 3,
    str: 3,
    conMundane: 4,
    conArcane: 4,
    fur: 2,
    wounds: 5,
    morale: 'brave',
    weapons: ['long'],
    armour: ['leather'],
    abilities: ['expert-combatant'],
  },
  {
    id: 'ford-watch',
    name: 'Ford Watch',
    rank: 'regular',
    bp: 90,
    icon: 'spears',
    mov: 4,
    dex: 2,
    str: 2,
    conMundane: 3,
    conArcane: 3,
    wounds: 3,
    weapons: ['long'],
    armour: ['leather'],
    members: [
      { name: 'Watchman', count: 2 },
      { name: 'Lantern Bearer', count: 1, weapons: ['light'], armour: ['cloth'], conMundane: 2 },
    ],
  },
]
