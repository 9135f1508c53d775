import { accept, choice, type Json, type Procedure, refuse, type Seat, text, type Verdict } from '@fray/kernel'
import { type Box, distance, footprint, isWithinBox, overlaps, type Point, readProposal, toJson } from '@fray/tabletop'
import { BASE, type Edge, edgeOf, INCH, onTable, type Play, retaliator, type Setup, type State } from './state.ts'

/** SO-1-7: the depth of the deployment zones. */
const ZONE = 6 * INCH
const EDGES: readonly Edge[] = ['near', 'far', 'left', 'right']

/** SO-1-8, SO-1-6: a coin toss chooses the Instigator, who picks the edge. */
export function* assignRoles(play: Play): Procedure {
  const { state } = play
  const [[coin]] = (yield* play.rollDice(text('roll.roles'), ['SO-1-8'], [{ seat: 0, count: 1, sides: 2 }])) as [
    [number],
  ]
  state.instigator = coin === 1 ? 0 : 1
  play.log('roles', { instigator: { seat: state.instigator } }, ['SO-1-8'], { seat: state.instigator })
  state.edge = yield* play.pick({
    seat: state.instigator,
    prompt: text('ask.edge'),
    rules: ['SO-1-6'],
    options: EDGES.map((edge) => choice(edge, text(`edge.${edge}`), { note: () => text('note.edge') })),
    // The near edge is in front of the player.
    defaultAnswer: () => 'near',
  })
  play.log('edge', { instigator: { seat: state.instigator }, edge: { text: text(`edge.${state.edge}`) } }, ['SO-1-6'], {
    seat: state.instigator,
  })
  state.phase = 'deployment'
}

/** SO-GAP-01: one combatant at a time in turn, Instigator first. */
export function* deployOne(play: Play): Procedure {
  const { state, setup } = play
  const waiting = (seat: Seat) =>
    state.combatants.filter((otherCombatant) => otherCombatant.seat === seat && !otherCombatant.at)
  const [mine, theirs] = [waiting(state.instigator), waiting(retaliator(state))]
  const combatant = mine.length >= theirs.length ? mine[0] : theirs[0]
  if (!combatant) {
    state.phase = 'turn'
    return
  }
  const zone = zoneOf(state, setup, combatant.seat)
  combatant.at = yield* play.place({
    seat: combatant.seat,
    figure: combatant.id,
    prompt: text('ask.deploy', { combatant: { figure: combatant.id } }),
    rules: ['SO-1-7', 'SO-GAP-01'],
    form: toJson({ kind: 'deploy', base: BASE, turns: false }),
    check: (proposal) => checkDeployment(state, zone, proposal),
    suggest: () => suggestDeployment(state, setup, zone),
    region: () => toJson([corners(zone)]),
  })
  play.log('deployed', { combatant: { figure: combatant.id } }, ['SO-1-7', 'SO-1-11'], { seat: combatant.seat })
}

export function zoneOf(state: State, setup: Setup, seat: Seat): Box {
  const { width, depth } = setup
  switch (edgeOf(state, seat)) {
    case 'near':
      return { left: 0, top: depth - ZONE, right: width, bottom: depth }
    case 'far':
      return { left: 0, top: 0, right: width, bottom: ZONE }
    case 'left':
      return { left: 0, top: 0, right: ZONE, bottom: depth }
    case 'right':
      return { left: width - ZONE, top: 0, right: width, bottom: depth }
  }
}

export function corners({ left, top, right, bottom }: Box): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

function checkDeployment(state: State, zone: Box, proposal: Json): Verdict<Point> {
  const place = readProposal(proposal)?.path.at(-1)
  if (!place) return refuse(text('refuse.no-place'), 'SO-1-7')
  if (!isWithinBox(footprint(BASE, place), zone)) return refuse(text('refuse.outside-zone'), 'SO-1-7')
  const blocker = blockerAt(state, place)
  if (blocker) return refuse(text('refuse.overlap', { combatant: { figure: blocker.id } }), 'SO-1-7')
  return accept(place)
}

function blockerAt(state: State, place: Point) {
  return onTable(state).find((placedCombatant) => overlaps(footprint(BASE, place), footprint(BASE, placedCombatant.at)))
}

/** Suggests places all over the zone, two inches apart, those nearest to the centre of the table first. */
function suggestDeployment(state: State, setup: Setup, zone: Box): Json[] {
  const spots: Point[] = []
  const reach = BASE.radius
  for (let y = zone.top + reach; y <= zone.bottom - reach; y += 2 * INCH) {
    for (let x = zone.left + reach; x <= zone.right - reach; x += 2 * INCH) {
      if (!blockerAt(state, { x, y })) spots.push({ x, y })
    }
  }
  const middle = { x: setup.width / 2, y: setup.depth / 2 }
  spots.sort((a, b) => distance(a, middle) - distance(b, middle))
  return spots.map((spot) => toJson({ path: [spot] }))
}
