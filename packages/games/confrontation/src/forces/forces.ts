import {
  applyChanges,
  type ForceChange,
  type ForcePreferences,
  type Forces,
  InputError,
  isWithin,
  type Json,
  Random,
  readInput,
  stepsOf,
} from '@fray/kernel'
import { addCompanion, addFigure } from '../armies/add-figure.ts'
import { profileFinder } from '../armies/cards/own-profile.ts'
import { inputProblem } from '../armies/input-problem.ts'
import { ARMIES_WITH_CARDS, type ArmyList, draftSchema } from '../armies/list.ts'
import { randomArmy } from '../armies/random-army.ts'
import { readyArmies } from '../armies/ready-armies.ts'
import own from '../locales/en/forces.json' with { type: 'json' }
import form from '../locales/en/form.json' with { type: 'json' }
import { cardsOf } from './cards.ts'
import { catalogueFor, recruitable } from './catalogue.ts'
import { profileForm } from './profile-form.ts'
import { companionsOf, describeArmy } from './view.ts'
import { withIds } from './written-list.ts'

/** A.P. of a new army. */
const USUAL_POINTS = 200

/** Cards to begin with. */
const PROFILE_EXAMPLES: readonly Json[] = [
  {
    id: 'ford-warden',
    name: 'Ford Warden',
    army: 'lions',
    rank: 'veteran',
    icon: 'spears',
    size: 'medium',
    base: 'infantry',
    mov: 10,
    ini: 3,
    att: 4,
    str: 5,
    def: 4,
    res: 6,
    cou: 5,
    dis: 4,
    abilities: ['bravery', 'steadfast'],
    equipment: ['halberd'],
  },
  {
    id: 'marsh-archer',
    name: 'Marsh Archer',
    army: 'sessairs',
    rank: 'regular',
    icon: 'high-shot',
    size: 'medium',
    base: 'infantry',
    mov: 10,
    ini: 3,
    att: 2,
    str: 3,
    def: 3,
    res: 4,
    aim: 3,
    cou: 4,
    dis: 2,
    weapon: { name: 'Bow', strength: 4, ranges: [20, 40, 60] },
    abilities: ['scout'],
  },
]

/** CF-ARMY, CF-ALLY: armies as players build them. */
export const forces: Forces<ArmyList> = {
  phrases: { en: { ...form, ...own } },
  ready: readyArmies.map(({ id, list }) => ({ id, force: list })),
  blank: () => read({ army: 'lions', points: USUAL_POINTS, cards: [] }),
  random: randomForce,
  read,
  describe: (list) => describeArmy(list, applyChange),
  catalogue: catalogueFor,
  change: changeArmy,
  cards: cardsOf,
  setup: (setup, armies) => {
    const { armies: agreed, ...rest } = setup as { armies: Json[] }
    return { ...rest, armies: agreed.map((army, seat) => (armies[seat] as Json | undefined) ?? army) }
  },
  inSetup: (setup) =>
    (setup as { armies: Json[] }).armies.map((army) => readyArmies.find(({ id }) => id === army)?.list ?? read(army)),
  profileExamples: PROFILE_EXAMPLES,
  profileForm: () => profileForm(PROFILE_EXAMPLES[0]!),
}

function read(json: unknown): ArmyList {
  return withIds(readInput('army', draftSchema, json))
}

function changeArmy(list: ArmyList, change: ForceChange): ArmyList {
  return read(applyChange(list, change))
}

/** Applies a change to a list: unchanged cards are shared and not read again. */
function applyChange(list: ArmyList, change: ForceChange): ArmyList {
  if (change.kind !== 'add') {
    const after = applyChanges(list as Json, change)
    return isWithin(change.place, 'cards') ? (after as ArmyList) : read(after)
  }
  return change.to === undefined ? withOffer(list, change.offer) : withCompany(list, change.offer, change.to)
}

function withOffer(list: ArmyList, offer: string): ArmyList {
  const profile = recruitable(list).find(({ id }) => id === offer)
  if (profile) return addFigure(list, profile)
  throw new InputError('change', [inputProblem('offer', 'fault.no-offer', { offer })])
}

/** Adds a fighter to the card at this place. */
function withCompany(list: ArmyList, offer: string, place: string): ArmyList {
  const [, index] = stepsOf(place)
  const card = list.cards[Number(index)]
  const profile = card && profileFinder(list)(card.profile)
  const companion = profile && companionsOf({ profile, list }).find(({ id }) => id === offer)
  if (companion) return addCompanion(list, Number(index), companion)
  throw new InputError('change', [inputProblem('offer', 'fault.no-offer', { offer })])
}

function randomForce(seed: string, wish?: ForcePreferences<ArmyList>): ArmyList {
  const random = Random.fromSeed(seed)
  const army = wish?.faction === 'same' ? wish.like.army : random.pick(ARMIES_WITH_CARDS)
  const points = wish?.like.points ?? random.pick(RANDOM_POINTS)
  try {
    return read(randomArmy(army, points, random))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new InputError('army', [inputProblem('points', 'fault.no-army', { points })])
  }
}

/** CF-READY-01: the usual sizes. */
const RANDOM_POINTS = [100, 200, 300, 400]
