/** MI-PLATFORM-02, -03, -06: defence casters build and take down platforms while they stay in place. */
import {
  accept,
  type DecisionOption,
  type Json,
  type Message,
  optionWithNote,
  type Procedure,
  refuse,
  text,
  type Verdict,
} from '@fray/kernel'
import {
  type Contour,
  contourOf,
  facingOf,
  footprint,
  isOnTable,
  NORTH,
  overlaps,
  type Point,
  type Pose,
  readProposal,
  squareBase,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { CONTACT, contoursOf, figurePosesOf } from '../../body.ts'
import type { Platform } from '../../ground/piece.ts'
import { isHidden } from '../../ground/sight.ts'
import { forbiddenGround } from '../../ground/standing.ts'
import { gapToContour } from '../../ground/terrain.ts'
import { type Present, present, unitOf } from '../../roster.ts'
import type { Play, State, Unit } from '../../state.ts'
import { mm } from '../../units.ts'
import { ahead } from '../areas.ts'
import { type Mage, partnerOf } from '../casters.ts'

/** MI-PLATFORM-02: the ground that a platform covers. */
export const FOOTPRINT = squareBase(mm(60))
/** MI-PLATFORM-03: full turns of building. */
const TURNS = 3

export type PlatformWork =
  | { readonly kind: 'build'; readonly mage: number; readonly at: Pose }
  | { readonly kind: 'dismantle'; readonly mage: number }

export function platformContour({ at }: Pick<Platform, 'at'>): Contour {
  return contourOf(footprint(FOOTPRINT, at))
}

/** MI-PLATFORM-02, -06: a team without a platform may build one, a team with one may take it down. */
export function platformOptions(state: State, mage: Mage): DecisionOption<PlatformWork | 'build'>[] {
  const own = state.platforms.find(({ owner }) => owner === mage.id)
  const words = { mage: { figure: mage.id } }
  if (own?.dismantling === null) {
    const value: PlatformWork = { kind: 'dismantle', mage: mage.id }
    return [
      {
        key: `${mage.id}-dismantle`,
        text: text('option.dismantle', words),
        value,
        icon: 'demolish',
        rules: ['MI-PLATFORM-06'],
        ...optionWithNote('note.dismantle'),
      },
    ]
  }
  if (own || mage.building || mage.platform !== null) return []
  return [
    {
      key: `${mage.id}-build`,
      text: text('option.build', words),
      value: 'build',
      icon: 'stone-tower',
      rules: ['MI-PLATFORM-03'],
      ...optionWithNote('note.build', { turns: TURNS }),
    },
  ]
}

/** MI-PLATFORM-03: asks for a free spot that touches the caster's base; null to cancel. */
export function* chooseSite(play: Play, mage: Mage): Procedure<PlatformWork | null> {
  return yield* play.place<PlatformWork | null>({
    seat: mage.seat,
    prompt: text('ask.site', { mage: { figure: mage.id } }),
    rules: ['MI-PLATFORM-03'],
    figure: mage.id,
    form: toJson({ kind: 'deploy', base: FOOTPRINT, turns: false }),
    check: (proposal) => checkSite(play, mage, proposal),
    suggest: () => sitesAbout(mage).filter((site) => checkSite(play, mage, site).ok),
    alternatives: [{ key: 'none', text: text('option.no-site'), value: null, ...optionWithNote('note.no-site') }],
  })
}

function checkSite({ state, setup }: Play, mage: Mage, json: Json): Verdict<PlatformWork> {
  const place = readProposal(json)?.path.at(-1)
  if (!place) return refuse(text('refuse.no-place'), 'MI-PLATFORM-03')
  const at: Pose = { ...place, facing: facingOf(figurePosesOf(mage.body)[0]!) }
  const site = platformContour({ at })
  if (!isOnTable(site, setup)) return refuse(text('refuse.site-off-table'), 'MI-PLATFORM-03')
  if (gapToContour(mage.body, site) > CONTACT) return refuse(text('refuse.site-apart'), 'MI-PLATFORM-03')
  const fault = obstructionOn(state, mage, at)
  return fault ? refuse(fault, 'MI-PLATFORM-03') : accept({ kind: 'build', mage: mage.id, at })
}

/** Gets what blocks a spot: units its owner knows of, other platforms and their sites, water. */
function obstructionOn(state: State, mage: Unit, at: Pose): Message | undefined {
  const site = platformContour({ at })
  const other = present(state).find((unit) => isKnown(state, mage, unit) && overlapsSite(unit, site))
  if (other) return text('refuse.site-taken', { unit: { figure: other.id } })
  const built = [
    ...state.platforms,
    ...state.units.flatMap(({ building, id }) => (building && id !== mage.id ? building : [])),
  ]
  if (built.some((platform) => overlaps(platformContour(platform), site))) return text('refuse.site-platform')
  const ground = forbiddenGround(state, mage, { kind: 'placed', base: FOOTPRINT, figures: [at] })
  return ground && text('refuse.site-ground')
}

function isKnown(state: State, { seat }: Unit, unit: Present): boolean {
  return unit.seat === seat || !isHidden(state, unit)
}

function overlapsSite(unit: Present, site: Contour): boolean {
  return contoursOf(unit.body).some((block) => overlaps(block, site))
}

/** Gets a site on each side of the caster's base. */
function sitesAbout({ body, troop: { base } }: Mage): Json[] {
  const pose = figurePosesOf(body)[0]!
  const facing = facingOf(pose)
  const deep = (base.depth + FOOTPRINT.depth) / 2
  const wide = (base.width + FOOTPRINT.width) / 2
  const right = { x: -facing.y, y: facing.x }
  const places: Point[] = [
    ahead(pose, facing, -deep),
    ahead(pose, right, wide),
    ahead(pose, right, -wide),
    ahead(pose, facing, deep),
  ]
  return places.map(({ x, y }) => toJson({ path: [wholePoint(x, y)] }))
}

/** MI-PLATFORM-03, -06: announces the work and starts it. */
export function startWork(play: Play, work: PlatformWork): void {
  const { state } = play
  const mage = unitOf(state, work.mage)
  if (work.kind === 'build') mage.building = { at: work.at, turns: 0 }
  else state.platforms.find(({ owner }) => owner === mage.id)!.dismantling = state.turn
  play.log(`platform.${work.kind}`, { mage: { figure: mage.id } }, RULES[work.kind], { seat: mage.seat })
}

const RULES = { build: ['MI-PLATFORM-03'], dismantle: ['MI-PLATFORM-06'] } as const

/** At the end of a turn, advances builders who stayed, and removes platforms that were taken down. */
export function workOnPlatforms(play: Play): void {
  const { state } = play
  for (const unit of state.units) if (unit.building) workOn(play, unit)
  for (const platform of state.platforms) {
    if (platform.dismantling !== state.turn) continue
    if (teamStayed(state, unitOf(state, platform.owner))) removePlatform(play, platform)
    else platform.dismantling = null
  }
}

function hasStayed({ body, now: { moved, evaded, meleed } }: Unit): boolean {
  return body !== null && moved === 0 && !evaded && !meleed
}

/** MI-PLATFORM-06: whether both casters stayed. */
function teamStayed(state: State, owner: Unit): boolean {
  const partner = partnerOf(state, owner as Mage)
  return hasStayed(owner) && (!partner || hasStayed(partner))
}

/** MI-PLATFORM-03: a move, melee or evasion restarts the count; a builder who left the spot or died stops building. */
function workOn(play: Play, mage: Unit): void {
  const { state } = play
  const { at, turns } = mage.building!
  const site = platformContour({ at })
  if (!mage.body || gapToContour(mage.body, site) > CONTACT) {
    mage.building = null
    return
  }
  const done = hasStayed(mage) ? turns + 1 : 0
  if (done < TURNS || obstructionOn(state, mage, at)) {
    mage.building = { at, turns: Math.min(done, TURNS) }
    return
  }
  mage.building = null
  state.platforms.push({
    seat: mage.seat,
    owner: mage.id,
    at: { ...at, facing: at.facing ?? NORTH },
    dismantling: null,
  })
  play.log('platform.built', { mage: { figure: mage.id } }, ['MI-PLATFORM-03', 'MI-PLATFORM-01'], { seat: mage.seat })
}

/** Puts the units that stood on it on the ground. */
function removePlatform(play: Play, platform: Platform): void {
  const { state } = play
  const index = state.platforms.indexOf(platform)
  state.platforms = state.platforms.filter((other) => other !== platform)
  for (const unit of state.units) {
    if (unit.platform === index) unit.platform = null
    else if (unit.platform !== null && unit.platform > index) unit.platform--
  }
  play.log('platform.gone', { mage: { figure: platform.owner } }, ['MI-PLATFORM-06'], { seat: platform.seat })
}
