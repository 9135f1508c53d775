import { type Forces, type Game, type Procedure, type Reference, text } from '@fray/kernel'
import { readPlacement, type TableView } from '@fray/tabletop'
import './definitions.ts'
import { playTurn } from './activation/turn.ts'
import { appraise } from './appraisal/appraisal.ts'
import { playCombat } from './combat/combat-phase.ts'
import { splitFrays } from './combat/split.ts'
import { faults } from './faults.ts'
import { testRisingFear } from './fear/rising-fear.ts'
import { phrases, translations } from './locales/phrases.ts'
import { captureMachines } from './machines/capture.ts'
import { propose } from './policy/propose.ts'
import { begin } from './preparation/beginning.ts'
import { approach, deploy } from './preparation/deployment.ts'
import { conclude, isOver, outcome } from './preparation/ending.ts'
import { position } from './preparation/position.ts'
import { presets } from './preparation/presets.ts'
import { randomSetup } from './preparation/random-setup.ts'
import { readSetup, type Setup } from './preparation/setup.ts'
import { setupOptions } from './preparation/setup-options.ts'
import { situate } from './preparation/situation.ts'
import { expireRoundEffects, maintenancePhase, mysticPhase, settle, strategicPhase } from './round/phases.ts'
import { copy } from './saves/copy.ts'
import { migrate } from './saves/migration.ts'
import { checkState } from './saves/saved-state.ts'
import { disguises } from './secrets/disguises.ts'
import { determinize, redact } from './secrets/secrets.ts'
import { isAtRest, type Play, type State } from './state.ts'
import { overlays } from './view/overlays.ts'
import { view } from './view/view.ts'
import { readScripted } from './written-answer.ts'

/** Confrontation, third edition. */
export const confrontation: Game<State, Setup, TableView> = {
  id: 'confrontation',
  version: '13',
  content: {
    title: text('title'),
    summary: text('summary'),
    phrases,
    translations,
    reference: async () => (await import('../data/reference.json', { with: { type: 'json' } })).default as Reference,
    referenceTranslations: {
      es: async () => (await import('../data/reference.es.json', { with: { type: 'json' } })).default,
      fr: async () => (await import('../data/reference.fr.json', { with: { type: 'json' } })).default,
    },
    presets,
    setupOptions,
    guide: async () => (await import('./guide/guide-book.ts')).guideBook,
    lessons: async () => (await import('./lesson-book.ts')).lessonBook,
    puzzles: async () => (await import('./puzzle-book.ts')).puzzleBook,
    forces: async () => (await import('./forces/forces.ts')).forces as Forces,
  },
  rules: {
    readSetup,
    seats: () => 2,
    begin,
    turnEvent: 'round',
    isPreparing: ({ phase }) => phase === 'approach' || phase === 'deployment',
    next,
    isAtRest,
    outcome,
    faults,
  },
  view: {
    hasSecrets: true,
    redact,
    overlays,
    determinize,
    disguises,
    show: view,
  },
  saves: {
    readPosition: situate,
    migrate,
    writePosition: position,
    copy,
    checkState,
    readPlacement,
    readScripted,
  },
  bots: {
    randomSetup,
    evenSetup: { armies: ['lions-100', 'lions-100'] },
    appraise,
    propose,
  },
}

/** CF-ROUND-01, -03, CF-SEQ-01: the approach, then rounds of six phases until the game is over. */
function* next(play: Play): Procedure {
  const { state } = play
  if (isAtRest(state) && (yield* isOver(play))) return yield* conclude(play)
  yield* step(play)
  if (!isAtRest(state)) return
  captureMachines(play)
  yield* settle(play)
  yield* testRisingFear(play)
}

function* step(play: Play): Procedure {
  switch (play.state.phase) {
    case 'approach':
      return yield* approach(play)
    case 'deployment':
      return yield* deploy(play)
    case 'strategic':
      return yield* strategicPhase(play)
    case 'activation':
      return yield* playTurn(play)
    case 'frays':
      return yield* splitFrays(play)
    case 'combat':
      return yield* playCombat(play)
    case 'mystic':
      return yield* mysticPhase(play)
    case 'maintenance':
      return yield* maintenancePhase(play)
    case 'time-out':
      return expireRoundEffects(play)
    case 'over':
      throw new Error('the game is over')
  }
}
