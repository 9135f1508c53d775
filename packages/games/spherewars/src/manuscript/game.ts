import type { Forces, Game, Procedure, Reference, Tables, TranslatedReference } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { spherewars } from '../game.ts'
import { manuscriptPhrases, manuscriptTranslations } from '../locales/phrases.ts'
import { begin } from '../preparation/beginning.ts'
import { isOver } from '../preparation/ending.ts'
import { score } from '../preparation/scoring/scoring.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { manuscriptOptions } from '../preparation/setup-options.ts'
import { migrate } from '../saves/earlier-state.ts'
import type { Play, State } from '../state.ts'
import './abilities.ts'
import { situationOf } from '../preparation/position.ts'
import { citing } from './citations.ts'
import { deploy, infiltrateOrBegin } from './preparation/deployment.ts'
import { layField } from './preparation/field.ts'
import { presets } from './preparation/presets.ts'
import { randomSetup } from './preparation/random-setup.ts'
import { readSetup } from './preparation/setup.ts'
import { situate } from './preparation/situation.ts'
import { playRound, startTurn } from './turn.ts'
import { view } from './view.ts'

/** SphereWars by the earlier Manuscript. Rules missing from its booklet come from the rulebook (SM-MISSING-01). */
export const spherewarsManuscript: Game<State, Setup, TableView> = {
  ...spherewars,
  id: 'spherewars-manuscript',
  version: '7',
  content: {
    ...spherewars.content,
    phrases: manuscriptPhrases,
    translations: manuscriptTranslations,
    presets,
    setupOptions: manuscriptOptions,
    reference,
    referenceTranslations: {
      es: async () => withBorrowed('es', import('../../data/manuscript-reference.es.json', { with: { type: 'json' } })),
      fr: async () => withBorrowed('fr', import('../../data/manuscript-reference.fr.json', { with: { type: 'json' } })),
    },
    puzzles: async () => (await import('./puzzle-book.ts')).puzzleBook,
    guide: async () => (await import('../guide/manuscript-guide.ts')).guideBook,
    lessons: async () => (await import('./lesson-book.ts')).lessonBook,
    forces: async () => (await import('./preparation/forces.ts')).forces as Forces,
    tables: async () => (await import('../tables/manuscript-tables.ts')).createTables(spherewarsManuscript) as Tables,
  },
  rules: {
    ...spherewars.rules,
    readSetup,
    begin: (setup) => ({ ...begin(setup), phase: 'field' }),
    next,
  },
  view: {
    ...spherewars.view,
    show: view,
  },
  saves: {
    ...spherewars.saves,
    readPosition: situate,
    writePosition: situationOf,
    // The Manuscript's states have always had the same shape as the rulebook's.
    migrate,
  },
  bots: {
    ...spherewars.bots,
    randomSetup,
    evenSetup: presets[0]!.setup,
  },
}

/** Loads the rules of both books, since this one borrows from the other. */
async function reference(): Promise<Reference> {
  const [own, borrowed] = await Promise.all([
    import('../../data/manuscript-reference.json', { with: { type: 'json' } }),
    spherewars.content.reference(),
  ])
  return { ...borrowed, ...(own.default as Reference) }
}

/** Does the same in another language. */
async function withBorrowed(language: string, own: Promise<{ default: TranslatedReference }>) {
  return { ...(await spherewars.content.referenceTranslations?.[language]?.()), ...(await own).default }
}

/** SM-FIELD-03, SM-DEPLOY-01, SM-TURN-01, -02: battlefield, deployment, then turns until the game is over. */
function next(play: Play): Procedure {
  return citing(play, isOver(play) ? score(play) : phaseOf(play))
}

function phaseOf(play: Play): Procedure {
  const { phase } = play.state
  switch (phase) {
    case 'field':
      return layField(play)
    case 'deployment':
      return deploy(play)
    case 'infiltration':
      return infiltrateOrBegin(play)
    case 'turn':
      return startTurn(play)
    case 'round':
      return playRound(play)
    default:
      throw new Error(`the Manuscript has no phase "${phase}"`)
  }
}
