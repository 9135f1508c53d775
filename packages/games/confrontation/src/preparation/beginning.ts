import type { Seat } from '@fray/kernel'
import { EAST, WEST } from '@fray/tabletop'
import type { Army, Member } from '../armies/army.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import type { Camp, Card, Fighter, State } from '../state.ts'
import type { Setup } from './setup.ts'

/** No field is ever left out, not even in files: fighters of one shape are fast to work with. */
export function newFighter(
  id: number,
  seat: Seat,
  card: number,
  member: Member,
  serves: number | null = null,
): Fighter {
  return {
    id,
    seat,
    card,
    member,
    serves,
    status: 'waiting',
    vehicle: null,
    at: { x: 0, y: 0, facing: seat === 0 ? EAST : WEST },
    level: 0,
    wounds: 0,
    hits: [],
    extraWounds: 0,
    structureLost: 0,
    stunned: false,
    inRout: false,
    immuneToFear: 0,
    fearShown: member.profile.fear ?? 0,
    underCover: false,
    activated: false,
    assaulted: false,
    chargedBy: [],
    charged: [],
    chargePenalty: false,
    defenceOnly: false,
    defenceOnlySince: 0,
    dived: false,
    levelChanged: false,
    shots: 0,
    fought: false,
    pursuits: 0,
    arrivedInRound: 0,
    hasFallen: false,
    gems: {},
    stored: {},
    faith: 0,
    effects: [],
    uses: {},
  }
}

function newCamp({ name, army }: Pick<Army, 'name' | 'army'>, seat: Seat): Camp {
  const cards = { pile: [], reserve: [], placements: 0, passes: 0 }
  return { seat, name, army, ...cards, counters: 0, counterUsed: false, compelled: [] }
}

/** A game before its first event, with these cards and fighters. */
export function emptyState(camps: readonly Pick<Army, 'name' | 'army'>[], cards: Card[], fighters: Fighter[]): State {
  return {
    phase: 'approach',
    round: 0,
    roundBegun: false,
    fighters,
    cards,
    camps: camps.map((of, seat) => newCamp(of, seat)),
    tacticalWinner: 0,
    coordinators: [null, null],
    lead: 0,
    turn: null,
    combats: [],
    fighting: null,
    picker: 0,
    effectsMade: 0,
    markers: [],
    lordsAtAnnouncement: null,
    leftHalf: 0,
    targets: [null, null],
    zonesChosen: {},
    playsOn: false,
    result: null,
  }
}

/** CF-ROUND-01, CF-STRATEGIC-03: both armies beside the table, card by card. */
export function begin({ armies }: Setup): State {
  const cards: Card[] = []
  const fighters: Fighter[] = []
  for (const [seat, army] of armies.entries()) {
    for (const { profile, members, warStaff } of army.cards) {
      const id = cards.length
      cards.push({ id, seat, profile, warStaff })
      // CF-MACHINE-10: a machine comes first on the card that it shares with its servants.
      const machine = isImmobile(profile) ? fighters.length : null
      for (const member of members) {
        const next = fighters.length
        fighters.push(newFighter(next, seat, id, member, next === machine ? null : machine))
      }
    }
  }
  return emptyState(armies, cards, fighters)
}
