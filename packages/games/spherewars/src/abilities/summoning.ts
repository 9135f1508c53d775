import { accept, choice, type Json, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import { distance, type Point, readProposal, toJson, wholePoint } from '@fray/tabletop'
import { createCombatant } from '../bands/initial-state.ts'
import { entryNamed } from '../bands/roster.ts'
import { isWithin } from '../ground/board.ts'
import { mayStandAt } from '../ground/ground.ts'
import { allTouchedAt, baseUnder } from '../ground/surroundings.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { inches } from '../units.ts'
import { bandMembers } from './builders.ts'

/** SW-RGEN-13: maximum number of summoned Imps and Blowpipers of a side. */
const MOST_SUMMONED = 4
const PACKS = ['pack-of-imps', 'pack-of-blowpipers']

/** Group numbers of summoned figures start here, plus the figure's id. */
const SUMMONED_GROUPS = 1000

export function mayBeSummoned(play: Play, summoner: Combatant): boolean {
  const there = play.state.combatants.filter(
    (combatant) =>
      combatant.side === summoner.side &&
      combatant.summoned &&
      isStanding(combatant) &&
      PACKS.includes(combatant.profile.id),
  )
  return there.length < MOST_SUMMONED
}

/**
 * SW-RACE-81, SW-RGEAR-49: the leader's command limits messengers on the table; without a leader there may be one Ash.
 */
export function canSummonAsh(play: Play, summoner: Combatant): boolean {
  const leader = play.state.combatants[play.state.bands[summoner.band]?.leader ?? -1]
  const messengers = [...bandMembers(play, summoner)].filter(({ profile }) => profile.rank === 'messenger')
  if (leader && isStanding(leader)) return messengers.length < (leader.profile.com ?? 0)
  return !messengers.some(({ summoned }) => summoned)
}

/** SW-RGEN-13: places a new combatant within a range of the summoner, or not at all if its owner finds no place. */
export function* summon(
  play: Play,
  summoner: Combatant,
  who: string,
  range: number,
  rules: readonly string[],
): Procedure {
  const entry = entryNamed(who)!
  const { combatants } = play.state
  const figure = createCombatant(combatants.length, summoner.band, summoner.side, entry.members[0] ?? entry.profile, {
    summoned: true,
  })
  const at = yield* choosePlace(play, summoner, figure, range, rules)
  if (!at) return
  const joined = packAt(play, figure, at)
  const summoned: Combatant = {
    ...figure,
    group: joined?.group ?? SUMMONED_GROUPS + figure.id,
    status: 'standing',
    at,
    activated: true,
  }
  combatants.push(summoned)
  play.log('summoned', { summoner: { figure: summoner.id }, figure: { figure: figure.id } }, [...rules, 'SW-RGEN-13'], {
    seat: ownerOf(play, summoner),
    isOutcome: true,
  })
}

/** Finds a pack of the same kind within 2 inches of the place. */
function packAt(play: Play, figure: Combatant, at: Point): Combatant | undefined {
  const placed = { ...figure, at }
  return [...bandMembers(play, figure)].find(
    (combatant) =>
      combatant.profile.id === figure.profile.id && combatant.group !== null && isWithin(placed, combatant, 2),
  )
}

function choosePlace(
  play: Play,
  summoner: Combatant,
  figure: Combatant,
  range: number,
  rules: readonly string[],
): Procedure<Point | null> {
  const check = (proposal: Json) => checkPlace(play, summoner, figure, range, proposal)
  return play.place<Point | null>({
    seat: ownerOf(play, summoner),
    figure: summoner.id,
    prompt: text('ask.summon', { name: figure.profile.name, inches: range }),
    rules: [...rules, 'SW-RGEN-13'],
    form: toJson({ kind: 'deploy', base: figure.profile.base, turns: false }),
    check,
    suggest: () =>
      placesAround(summoner, figure)
        .filter((place) => check(place).ok)
        .slice(0, 4),
    alternatives: [{ ...choice('nobody', text('option.summon-nobody')), value: null }],
  })
}

function checkPlace(
  play: Play,
  summoner: Combatant,
  figure: Combatant,
  range: number,
  proposal: Json,
): Verdict<Point | null> {
  const at = readProposal(proposal)?.path.at(-1)
  if (!at) return refuse(text('refuse.no-place'), 'SW-RGEN-13')
  const { radius } = figure.profile.base
  // The whole base must be in range, so the far side counts.
  if (distance(summoner.at, at) + radius > summoner.profile.base.radius + inches(range)) {
    return refuse(text('refuse.summon-far', { inches: range }), 'SW-RGEN-13')
  }
  if (!mayStandAt(play, figure, at) || baseUnder(play, figure, at)) return refuse(text('refuse.no-room'), 'SW-RGEN-13')
  if (allTouchedAt(play, figure, at).length > 0) return refuse(text('refuse.summon-contact'), 'SW-RGEN-13')
  return accept(at)
}

/** Sixteen directions as whole numbers, so that every machine finds the same places. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
]

/** Lists places beside the summoner and a little further out. */
function placesAround({ at, profile }: Combatant, figure: Combatant): Json[] {
  const touching = profile.base.radius + figure.profile.base.radius + inches(0.1)
  return [0, inches(0.5), inches(1.5)].flatMap((further) =>
    DIRECTIONS.map(([x, y]) => {
      const scale = (touching + further) / Math.sqrt(x * x + y * y)
      return toJson({ path: [wholePoint(at.x + x * scale, at.y + y * scale)] })
    }),
  )
}
