import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { type Box, boxPoints, overlaps, polygonContour } from '@fray/tabletop'
import { abilities, define } from '../../ability.ts'
import { artefactNamed } from '../../armies/extras/armoury.ts'
import { isWolfen } from '../../command/savagery.ts'
import { contourAt } from '../../ground/bodies.ts'
import { limits } from '../../limits.ts'
import { fighterOption } from '../../pick-fighter.ts'
import { zoneOf } from '../../scenarios/zones.ts'
import { areEnemies, type Fighter, otherSeat, type Play, type PlayState } from '../../state.ts'
import { has } from '../../traits.ts'
import { capacity, effectOn, lasting, rollDie, termOf } from '../builders.ts'
import { comradesOf, giveForRound, onceForCamp } from './camp-uses.ts'

/** CF-PACK-44: the A.P. of the pack in play per blessing, rounded up. */
const AP_PER_BLESSING = 100
const BLESSING = 3

/** CF-PACK-44: after each Tactical roll some fighters of the pack gain STR or RES. */
const naturesBlessing = capacity('natures-blessing', {
  afterTacticalRoll: (play, bearer) =>
    onceForCamp(play, bearer, 'natures-blessing', 'round', function* () {
      const value = wolfenOf(play, bearer, 'natures-blessing').reduce((sum, { member }) => sum + member.ap, 0)
      for (let left = Math.ceil(value / AP_PER_BLESSING); left > 0; left--) {
        if (!(yield* bless(play, bearer, left))) break
      }
      return true
    }),
})

/** CF-PACK-44, -57: lists the Wolfen of the pack. */
function wolfenOf(play: Play, bearer: Fighter, id: string): Fighter[] {
  return comradesOf(play, bearer, id).filter(isWolfen)
}

function* bless(play: Play, bearer: Fighter, left: number): Procedure<boolean> {
  const open = wolfenOf(play, bearer, 'natures-blessing').filter((fighter) => !isBlessed(fighter))
  if (open.length === 0) return false
  const none: DecisionOption<null> = { key: 'none', text: text('option.blessing.none'), value: null }
  const chosen = yield* play.pick<readonly [Fighter, 'str' | 'res'] | null>({
    seat: bearer.seat,
    prompt: text('ask.blessing', { left }),
    rules: ['CF-PACK-44'],
    options: [
      ...open.flatMap((fighter) =>
        (['str', 'res'] as const).map((which) => ({
          key: `${fighter.id}:${which}`,
          text: text(`option.blessing.${which}`, { fighter: { figure: fighter.id } }),
          figure: fighter.id,
          value: [fighter, which] as const,
        })),
      ),
      none,
    ],
  })
  if (!chosen) return false
  const [blessed, which] = chosen
  giveForRound(play, blessed, `blessed-${which}`, 'natures-blessing', 'CF-PACK-44')
  return true
}

function isBlessed(fighter: Fighter): boolean {
  return effectOn(fighter, 'blessed-str') !== undefined || effectOn(fighter, 'blessed-res') !== undefined
}

function blessing(which: 'str' | 'res') {
  return lasting(`blessed-${which}`, 'natures-blessing', {
    shownAs: 'oak-leaf',
    characteristic: ({ which: asked, tally }) => {
      if (asked === which) tally.add(BLESSING, termOf('natures-blessing'), 'CF-PACK-44')
    },
  })
}

/** CF-PACK-46: the bearer is deployed anywhere but in the enemy's zone. */
const sacredHunt = capacity('sacred-hunt', {
  mayDeployAt: (play, at, bearer) => !overlaps(contourAt(bearer, at), outlineOf(zoneOf(play, otherSeat(bearer.seat)))),
})

function outlineOf({ left, top, right, bottom }: Box) {
  return polygonContour(boxPoints(left, top, right - left, bottom - top))
}

/** CF-PACK-52: Bane against every fighter who still has an artefact. */
const artefactHunters = capacity('artefact-hunters', {
  shiftsLine: (play, { by, victim }, bearer) => {
    const carries = victim.member.extras.some(({ ability }) => isCarried(play, victim, ability))
    return by === bearer && isWolfen(bearer) && areEnemies(bearer, victim) && carries ? 1 : 0
  },
})

/** Whether an item is an artefact that is neither used up nor lost. */
function isCarried(play: PlayState, victim: Fighter, id: string): boolean {
  const found = artefactNamed(id)
  // CF-REV-DIRZ-02: a treatment is not an artefact.
  if (found === undefined || found.family === 'treatment' || isUsedUp(play, victim, id)) return false
  // CF-ABIL-83 (c): a fighter who has returned has left it behind.
  if (victim.effects.some(({ suspends = [] }) => suspends.includes(id))) return false
  return !abilities.find(id) || has(play, victim, id)
}

/** Whether an item with limited uses in a game has used them all; it has one unless it was bought more often. */
function isUsedUp({ state }: PlayState, { member, uses }: Fighter, id: string): boolean {
  const times = member.extras.filter(({ ability }) => ability === id).length
  return limits.isSpent(state, uses, { id, per: 'game', times })
}

/** CF-PACK-57: the lowest face that transforms the fighter. */
const SPAWNED = 5

/** CF-PACK-57: once a round a fighter of the pack may become Fierce and a Pariah. */
const spawnOfDevastation = capacity('spawn-of-devastation', {
  beforeTacticalRoll: (play, bearer) =>
    onceForCamp(play, bearer, 'spawn-of-devastation', 'round', function* () {
      const chosen = yield* chooseSpawn(play, bearer)
      if (!chosen) return true
      const face = yield* rollDie(play, chosen, 'CF-PACK-57', 'roll.spawn')
      if (face < SPAWNED) return true
      for (const gained of ['fierce', 'pariah']) {
        giveForRound(play, chosen, gained, 'spawn-of-devastation', 'CF-PACK-57')
      }
      return true
    }),
})

function* chooseSpawn(play: Play, bearer: Fighter): Procedure<Fighter | null> {
  const none: DecisionOption<Fighter | null> = { key: 'none', text: text('option.spawn.none'), value: null }
  return yield* play.pick<Fighter | null>({
    seat: bearer.seat,
    prompt: text('ask.spawn'),
    rules: ['CF-PACK-57'],
    options: [...wolfenOf(play, bearer, 'spawn-of-devastation').map((fighter) => fighterOption(fighter)), none],
  })
}

/** CF-PACK-58: may cast in contact. */
const deadlyWhispers = capacity('deadly-whispers', { castsInContact: true })

define(
  naturesBlessing,
  blessing('str'),
  blessing('res'),
  sacredHunt,
  artefactHunters,
  spawnOfDevastation,
  deadlyWhispers,
)
