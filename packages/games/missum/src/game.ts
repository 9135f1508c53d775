import {
  type Forces,
  type Game,
  type Json,
  type Procedure,
  type Reference,
  type Seat,
  type Tables,
  text,
} from '@fray/kernel'
import { readPlacement, scriptedProposalReader, type TableView } from '@fray/tabletop'
import { appraise } from './appraisal.ts'
import { faults } from './faults.ts'
import { phrases, translations } from './locales/phrases.ts'
import { magicStep } from './magic/step.ts'
import { meleeStep } from './melee/step.ts'
import { missileStep } from './missiles/step.ts'
import { moraleStep } from './morale/step.ts'
import { routStep } from './movement/rout/rout.ts'
import { moveStep } from './movement/step.ts'
import { evaluate } from './policy/evaluate.ts'
import { firstPlan, otherPlans, type Plan, planSpan } from './policy/plan.ts'
import { propose } from './policy/propose.ts'
import { chooseFirstMover, fightChampions } from './preparation/champions.ts'
import { createState } from './preparation/create-units.ts'
import { layOut } from './preparation/layout.ts'
import { planBattle } from './preparation/plan.ts'
import { position } from './preparation/position.ts'
import { evenSetup, presets } from './preparation/presets.ts'
import { randomSetup } from './preparation/random-setup.ts'
import { readSetup } from './preparation/setup.ts'
import type { Setup } from './preparation/setup-data.ts'
import { setupOptions } from './preparation/setup-options.ts'
import { situate } from './preparation/situation.ts'
import { copy } from './saves/copy.ts'
import { checkState } from './saves/saved-state.ts'
import { determinize } from './secrets/determinization.ts'
import { disguises } from './secrets/disguises.ts'
import { redact } from './secrets/secrets.ts'
import type { Play, State } from './state.ts'
import { startTurn } from './turn/start.ts'
import { endBattle, holdsTheField, outcome } from './turn/victory.ts'
import { MM } from './units.ts'
import { overlays } from './view/overlays.ts'
import { view } from './view/view.ts'

/**
 * Versions 2 and 3 had savepoints only between the moves of two units; the state is otherwise the same (version 5 logs
 * more).
 */
function migrate(state: Json, from: string): State | undefined {
  if (from === '4') return state as unknown as State
  return from === '2' || from === '3' ? { ...(state as unknown as State), moving: null } : undefined
}

/** Missúm! */
export const missum: Game<State, Setup, TableView> = {
  id: 'missum',
  version: '5',
  content: {
    title: text('title'),
    summary: text('summary'),
    phrases,
    translations,
    presets,
    setupOptions,
    reference: async () => (await import('../data/reference.json', { with: { type: 'json' } })).default as Reference,
    referenceTranslations: {
      es: async () => (await import('../data/reference.es.json', { with: { type: 'json' } })).default,
      fr: async () => (await import('../data/reference.fr.json', { with: { type: 'json' } })).default,
    },
    tables: async () => (await import('./tables/tables.ts')).createTables(missum) as unknown as Tables,
    puzzles: async () => (await import('./puzzle-book.ts')).puzzleBook,
    guide: async () => (await import('./guide/guide-book.ts')).guideBook,
    lessons: async () => (await import('./lesson-book.ts')).lessonBook,
    forces: async () => (await import('./forces/forces.ts')).forces as unknown as Forces,
  },
  rules: {
    readSetup,
    seats: (): Seat => 2,
    begin: createState,
    turnEvent: 'turn',
    isPreparing: ({ phase }) => phase === 'terrain' || phase === 'plan',
    next,
    isAtRest: ({ moving }) => moving === null,
    outcome,
    faults,
  },
  view: {
    hasSecrets: true,
    redact,
    determinize,
    disguises,
    show: view,
    overlays,
  },
  saves: {
    readPosition: situate,
    writePosition: position,
    migrate,
    copy,
    checkState,
    readPlacement,
    readScripted: scriptedProposalReader(MM),
  },
  bots: {
    randomSetup,
    evenSetup,
    appraise,
    propose,
    evaluate,
    plans: {
      span: planSpan,
      first: firstPlan,
      others: (plan) => otherPlans(plan as Plan),
      turn: ({ turn }) => turn,
    },
  },
}

/** Plays the preparation, then turns of ten steps until one side holds the field or the last turn is over. */
function* next(play: Play): Procedure {
  const { state, setup } = play
  if (!state.moving && holdsTheField(state)) return endBattle(play)
  switch (state.phase) {
    case 'terrain':
      return yield* layOut(play)
    case 'plan':
      return yield* planBattle(play)
    case 'champions':
      return yield* fightChampions(play)
    case 'first-mover':
      return yield* chooseFirstMover(play)
    case 'turn':
      if (state.turn >= setup.options.turns) return endBattle(play)
      return yield* startTurn(play)
    case 'step':
      return yield* playStep(play)
    case 'over':
      throw new Error('the battle is over')
  }
}

/** MI-SEQUENCE: plays a step from one savepoint to the next, and goes on to the following step when it is done. */
function playStep(play: Play): Procedure {
  switch (play.state.step) {
    case 1:
      return routStep(play)
    case 2:
      return magicStep(play)
    case 3:
    case 5:
    case 7:
      return moveStep(play)
    case 4:
    case 6:
    case 8:
      return missileStep(play)
    case 9:
      return meleeStep(play)
    case 10:
      return moraleStep(play)
  }
}
