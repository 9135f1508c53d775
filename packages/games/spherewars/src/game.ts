import {
  type Forces,
  type Game,
  type Outcome,
  type Procedure,
  type Reference,
  type Seat,
  type Tables,
  text,
} from '@fray/kernel'
import { readPlacement, scriptedProposalReader, type TableView } from '@fray/tabletop'
import { reactionsOf } from './command/providers.ts'
import './abilities/index.ts'
import { appraise } from './appraisal.ts'
import { faults } from './faults.ts'
import { layField } from './ground/field/field.ts'
import { startingWeather } from './ground/weather.ts'
import { phrases, translations } from './locales/phrases.ts'
import { overlays } from './overlays/overlays.ts'
import { propose } from './policy/propose.ts'
import { begin } from './preparation/beginning.ts'
import { deploy } from './preparation/deployment.ts'
import { isOver } from './preparation/ending.ts'
import { infiltrate } from './preparation/infiltration.ts'
import { situationOf } from './preparation/position.ts'
import { settleTerms } from './preparation/preparation.ts'
import { presets } from './preparation/presets.ts'
import { randomSetup } from './preparation/random-setup.ts'
import { score } from './preparation/scoring/scoring.ts'
import { readSetup } from './preparation/setup.ts'
import type { Setup } from './preparation/setup-data.ts'
import { rulebookOptions } from './preparation/setup-options.ts'
import { situate } from './preparation/situation.ts'
import { copy } from './saves/copy.ts'
import { migrate } from './saves/earlier-state.ts'
import { checkState } from './saves/saved-state.ts'
import { determinize } from './secrets/determinization.ts'
import { disguises } from './secrets/disguises.ts'
import { redact, redactSetup } from './secrets/secrets.ts'
import type { Play, State } from './state.ts'
import { playRound, startTurn, update } from './turn/turn.ts'
import { INCH } from './units.ts'
import { view } from './view/view.ts'

/** SphereWars, by the rulebook. */
export const spherewars: Game<State, Setup, TableView> = {
  id: 'spherewars',
  version: '7',
  content: {
    title: text('title'),
    summary: text('summary'),
    phrases,
    translations,
    presets,
    setupOptions: rulebookOptions,
    reference: async () => (await import('../data/reference.json', { with: { type: 'json' } })).default as Reference,
    referenceTranslations: {
      es: async () => (await import('../data/reference.es.json', { with: { type: 'json' } })).default,
      fr: async () => (await import('../data/reference.fr.json', { with: { type: 'json' } })).default,
    },
    puzzles: async () => (await import('./puzzle-book.ts')).puzzleBook,
    guide: async () => (await import('./guide/rulebook-guide.ts')).guideBook,
    lessons: async () => (await import('./lesson-book.ts')).lessonBook,
    forces: async () => (await import('./forces/rulebook-forces.ts')).forces as Forces,
    tables: async () => (await import('./tables/rulebook-tables.ts')).createTables(spherewars) as Tables,
    faces: { S: 6 },
  },
  rules: {
    readSetup,
    seats: ({ sides }) => sides.length,
    begin,
    turnEvent: 'turn',
    isPreparing,
    next,
    isAtRest: ({ acting }) => acting === null,
    outcome,
    faults,
  },
  view: {
    hasSecrets: true,
    redact,
    redactSetup,
    determinize,
    disguises,
    show: view,
    overlays,
    reactions: reactionsOf,
  },
  saves: {
    readPosition: situate,
    writePosition: situationOf,
    migrate,
    copy,
    checkState,
    readPlacement,
    readScripted: scriptedProposalReader(INCH),
  },
  bots: {
    randomSetup,
    evenSetup: presets[0]!.setup,
    appraise,
    propose,
  },
}

/** SW-PREP-01: whether the first turn has yet to begin. */
function isPreparing({ phase }: State): boolean {
  return ['terms', 'field', 'weather', 'deployment', 'infiltration'].includes(phase)
}

/** SW-PREP-01, SW-TURN-02, -16: the preparation step by step, then turns until the game is over. */
function next(play: Play): Procedure {
  if (isOver(play)) return score(play)
  switch (play.state.phase) {
    case 'terms':
      return settleTerms(play)
    case 'field':
      return layField(play)
    case 'weather':
      return startingWeather(play)
    case 'deployment':
      return deploy(play)
    case 'infiltration':
      return infiltrate(play)
    case 'turn':
      return startTurn(play)
    case 'round':
      return playRound(play)
    case 'updating':
      return update(play)
    case 'over':
      throw new Error('the game is over')
  }
}

/** SW-WIN-02, SW-MULTI-06: the seats of the winning side. */
function outcome({ result, bands, terms }: State): Outcome | undefined {
  if (!result) return undefined
  const { winner, glory, blood } = result
  const seats = [...new Set(bands.map(({ seat }) => seat))]
  const sideOf = (seat: Seat) => bands.find((band) => band.seat === seat)!.side
  const winners = seats.filter((seat) => sideOf(seat) === winner)
  if (!terms.mission.scoring) {
    return { winners, reason: text(winner === null ? 'outcome.draw' : 'outcome.eliminated'), rules: ['SW-MISSION-57'] }
  }
  // The reason names what decided: where glory is equal, blood.
  const [reason, points] =
    glory[0] === glory[1] ? (['outcome.blood', blood] as const) : (['outcome.glory', glory] as const)
  const told = { most: Math.max(...points), least: Math.min(...points), glory: glory[0] }
  return {
    winners,
    reason: winner === null ? text('outcome.draw') : text(reason, told),
    rules: ['SW-WIN-02'],
    scores: seats.map((seat) => points[sideOf(seat)]),
  }
}
