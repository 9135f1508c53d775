import { choice, optionWithNote, type Procedure, type RollReader, type Seat, Tally, text } from '@fray/kernel'
import { entryNamed } from '../bands/roster.ts'
import { compare, SPHERE } from '../dice.ts'
import { standing } from '../ground/board.ts'
import { anySpot, type DeploymentGround, furthestGap } from '../ground/field/spots.ts'
import { zoneOf } from '../ground/zones.ts'
import { putDown } from '../movement/put-down.ts'
import { otherSide, type Side } from '../side.ts'
import { type BandState, type Combatant, ownerOf, type Play, type Preparation, speakerOf } from '../state.ts'
import { hooks } from '../traits.ts'
import { inches } from '../units.ts'

/** How an edition deploys: what comes first, how an option is placed, and how many make a batch. */
interface Deploying {
  begin(play: Play): Procedure
  place(play: Play, option: DeploymentOption): Procedure
  batchOf(play: Play, side: Side): number
}

/** SW-PREP-01 (7): one step of deployment; called again and again while the phase is `deployment`. */
export function deploy(play: Play): Procedure {
  return deployNext(play, { begin: beginDeployment, place: deployOption, batchOf })
}

/** SW-DEPLOY-04; SM-DEPLOY-02: the sides take turns, a batch of options each. */
export function* deployNext(play: Play, deploying: Deploying): Procedure {
  const { preparation } = play.state
  if (!preparation || preparation.batch === 0) return yield* deploying.begin(play)
  const options = optionsOf(play, preparation.deploying)
  if (options.length > 0) {
    yield* deploying.place(play, yield* chooseOption(play, options))
    preparation.batch--
  }
  passOn(play, preparation, deploying)
}

/** A new batch for the other side, or for the same if the other has nobody left. */
function passOn(play: Play, preparation: Preparation, { batchOf }: Deploying): void {
  const side = preparation.deploying
  const hasMore = optionsOf(play, side).length > 0
  if (hasMore && preparation.batch > 0) return
  const othersHaveMore = optionsOf(play, otherSide(side)).length > 0
  if (!hasMore && !othersHaveMore) {
    preparation.batch = 0
    play.state.phase = 'infiltration'
    return
  }
  preparation.deploying = othersHaveMore ? otherSide(side) : side
  preparation.batch = batchOf(play, preparation.deploying)
}

/** SW-DEPLOY-02, -03, SW-MISSION-48: the roll, and what its winner decides. */
function* beginDeployment(play: Play): Procedure {
  const { state } = play
  const winner = yield* deploymentRoll(play)
  const generic = state.terms.mission.deployment.system === 'generic'
  if (generic) state.near = yield* chooseEdge(play, winner)
  const first = generic ? yield* chooseFirst(play, winner) : winner
  // Who deployed first also counts for SW-ARTEFACT-31 in turn 1.
  state.first = first
  const { placer = 0, points = 0 } = state.preparation ?? {}
  state.preparation = { placer, points, deploying: first, batch: batchOf(play, first) }
  const seat = speakerOf(play, first)
  play.log('deploys-first', { first: { seat } }, [generic ? 'SW-DEPLOY-03' : 'SW-MISSION-48'], { seat })
}

export function* chooseEdge(play: Play, winner: Side): Procedure<Side> {
  const edge = yield* play.pick({
    seat: speakerOf(play, winner),
    prompt: text('ask.edge'),
    rules: ['SW-DEPLOY-03'],
    options: [choice('near', text('option.near')), choice('far', text('option.far'))],
  })
  return edge === 'near' ? winner : otherSide(winner)
}

function* chooseFirst(play: Play, winner: Side): Procedure<Side> {
  const first = yield* play.pick({
    seat: speakerOf(play, winner),
    prompt: text('ask.deploy-first'),
    rules: ['SW-DEPLOY-03'],
    options: [
      choice('first', text('option.deploy-first'), optionWithNote('note.deploy-first')),
      choice('second', text('option.deploy-second'), optionWithNote('note.deploy-second')),
    ],
  })
  return first === 'first' ? winner : otherSide(winner)
}

/** SW-DEPLOY-02, SW-MULTI-20: dice as the leaders' COM, those of a side together; a full tie is rolled again. */
function* deploymentRoll(play: Play): Procedure<Side> {
  const { bands } = play.state
  const dice = bands.map((band) => deploymentDice(play, band))
  const pools = bands.map(({ seat }, i) => ({ seat, count: dice[i]!.total, sides: SPHERE }))
  const rules = ['SW-DEPLOY-02', ...(bands.length > 2 ? ['SW-MULTI-20'] : [])]
  for (;;) {
    const winner = yield* play.roll(
      text('roll.deployment'),
      rules,
      pools,
      readDeploymentRoll(bands.map(({ side }) => side)),
    )
    if (winner === null) {
      play.log('deployment-tie', {}, ['SW-DEPLOY-02'])
      continue
    }
    const seat = speakerOf(play, winner)
    play.log('deployment-won', { winner: { seat } }, rules, { seat, numbers: dice.map((die) => die.explain()) })
    return winner
  }
}

/** SW-MULTI-07: the dice of all bands of a side are compared as one roll. */
function readDeploymentRoll(sides: readonly Side[]): RollReader<Side | null> {
  return {
    id: `pooled-${sides.join('')}`,
    read: (dice) => {
      const of = (side: Side) =>
        dice
          .filter((_, i) => sides[i] === side)
          .flat()
          .sort((a, b) => b - a)
      const winner = compare(of(0), of(1))
      if (winner === 'tie') return null
      return winner === 'first' ? 0 : 1
    },
  }
}

/** The leader's COM, or one die without a leader, and what abilities of the band add. */
function deploymentDice(play: Play, band: BandState): Tally {
  const tally = new Tally(text('number.deployment-dice')).atLeast(1)
  const com = commandOf(play, band)
  if (com > 0) tally.add(com, text('term.command'), 'SW-DEPLOY-02')
  else tally.add(1, text('term.no-leader'), 'SW-DEPLOY-02')
  for (const combatant of play.state.combatants) {
    if (play.state.bands[combatant.band] !== band) continue
    hooks.count(play, combatant, 'deploymentDice', { play, tally })
  }
  return tally
}

function commandOf(play: Play, { leader }: BandState): number {
  return leader === null ? 0 : (play.state.combatants[leader]?.profile.com ?? 0)
}

/** SW-DEPLOY-04, SW-MULTI-20: as many options as the COM of all opposing leaders, at least one; singly if alternating. */
function batchOf(play: Play, side: Side): number {
  const { bands, terms } = play.state
  if (terms.mission.deployment.system === 'alternating') return 1
  const command = bands.filter((band) => band.side !== side).reduce((sum, band) => sum + commandOf(play, band), 0)
  return Math.max(1, command)
}

/** SW-DEPLOY-05, -06: a combatant, or all of a group. */
export interface DeploymentOption {
  readonly figures: readonly Combatant[]
  readonly seat: Seat
}

/**
 * The placements a side still has to make before the infiltrators (SW-DEPLOY-11; in SW-MISSION-49 infiltrators come
 * with the rest).
 */
function optionsOf(play: Play, side: Side): DeploymentOption[] {
  const { combatants, terms } = play.state
  const alternating = terms.mission.deployment.system === 'alternating'
  const options = new Map<string, Combatant[]>()
  for (const combatant of combatants) {
    if (combatant.side !== side || combatant.status !== 'reserve') continue
    if (!alternating && hooks.answers(play, combatant, 'infiltrates')) continue
    const key = combatant.group === null ? `single ${combatant.id}` : `group ${combatant.group}`
    const figures = options.get(key)
    if (figures) figures.push(combatant)
    else options.set(key, [combatant])
  }
  return [...options.values()].map((figures) => ({ figures, seat: ownerOf(play, figures[0]!) }))
}

function chooseOption(play: Play, all: readonly DeploymentOption[]): Procedure<DeploymentOption> {
  const seat = nextSeat(
    play,
    all.map((option) => option.seat),
  )
  const options = all.filter((option) => option.seat === seat)
  return play.pick({
    seat,
    prompt: text('ask.deploy', { batch: Math.min(play.state.preparation?.batch ?? 1, all.length) }),
    rules: ['SW-DEPLOY-04', 'SW-DEPLOY-05', 'SW-DEPLOY-06'],
    options: options.map((option) => ({
      key: String(option.figures[0]!.id),
      text: text('option.deploy', { name: nameOf(option.figures), count: option.figures.length }),
      value: option,
    })),
  })
}

/** SW-MULTI-09 in deployment: of a side's players the one who has placed fewest figures goes next, then seat order. */
export function nextSeat(play: Play, seats: readonly Seat[]): Seat {
  const countPlaced = (seat: Seat) => standing(play).filter((combatant) => ownerOf(play, combatant) === seat).length
  return [...new Set(seats)].sort((a, b) => countPlaced(a) - countPlaced(b) || a - b)[0]!
}

function nameOf([first, ...others]: readonly Combatant[]): string {
  return others.length === 0 ? first!.profile.name : (entryNamed(first!.profile.id)?.name ?? first!.profile.name)
}

/** SW-DEPLOY-06, SW-MISSION-50: the members of a group one after the other. */
function* deployOption(play: Play, { figures }: DeploymentOption): Procedure {
  const placed: Combatant[] = []
  for (const figure of figures) {
    yield* putDown(play, figure, groundFor(play, figure, placed))
    placed.push(figure)
  }
}

/** SW-DEPLOY-08, SW-MISSION-48, -50: where a figure may go now; if no such place is left, the next best. */
export function groundFor(play: Play, figure: Combatant, placed: readonly Combatant[]): DeploymentGround {
  const { deployment } = play.state.terms.mission
  if (deployment.system === 'generic') return zoneGround(play, figure)
  const apart = inches(deployment.apart)
  const rules = ['SW-MISSION-48', ...(figure.group === null ? [] : ['SW-MISSION-50'])]
  const free = { zone: null, apart, beside: placed, rules }
  if (anySpot(play, figure, free)) return free
  const alone = { ...free, beside: [] }
  if (placed.length > 0 && anySpot(play, figure, alone)) return alone
  // As far as possible: a hair less than that, since a place must be further away than this.
  return { ...alone, apart: Math.max(0, furthestGap(play, figure) - 1) }
}

/** SW-DEPLOY-08: the own zone; all the table if not a single place is left in it. */
export function zoneGround(play: Play, figure: Combatant): DeploymentGround {
  const zone = zoneOf(play.state, play.setup, figure.side)
  const rules = ['SW-DEPLOY-08', 'SW-DEPLOY-10']
  const ground = { zone, apart: 0, beside: [], rules }
  return anySpot(play, figure, ground) ? ground : { ...ground, zone: null }
}
