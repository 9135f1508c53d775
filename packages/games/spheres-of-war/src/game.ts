import { type Game, type Outcome, type Play, type Procedure, type Reference, type Seat, text } from '@fray/kernel'
import { footprint, overlaps, readPlacement, scriptedProposalReader, type TableView } from '@fray/tabletop'
import { gapBetween } from './contact.ts'
import { assignRoles, deployOne } from './deployment.ts'
import { phrases, translations } from './locales/phrases.ts'
import { checkState } from './saved-state.ts'
import { begin, randomSetup, readSetup, setupOptions } from './setup.ts'
import { position, situate } from './situation.ts'
import { BASE, INCH, onTable, QUIET_LIMIT, type Setup, type State } from './state.ts'
import { nextMatch, startTurn } from './turn.ts'
import { overlays } from './view/overlays.ts'
import { view } from './view/view.ts'

/** Spheres of War: Tactical, Fragment 1. */
export const spheresOfWar: Game<State, Setup, TableView> = {
  id: 'spheres-of-war',
  version: '2',
  content: {
    title: text('title'),
    summary: text('summary'),
    phrases,
    translations,
    setupOptions,
    presets: [
      { id: 'standard', text: text('preset.standard'), setup: { width: 24, depth: 24 } },
      { id: 'small', text: text('preset.small'), setup: { width: 12, depth: 12 } },
      { id: 'wide', text: text('preset.wide'), setup: { width: 36, depth: 24, turnLimit: 50 } },
    ],
    reference: async () => (await import('../data/reference.json', { with: { type: 'json' } })).default as Reference,
    referenceTranslations: {
      es: async () => (await import('../data/reference.es.json', { with: { type: 'json' } })).default,
      fr: async () => (await import('../data/reference.fr.json', { with: { type: 'json' } })).default,
    },
    puzzles: async () => (await import('./puzzle-book.ts')).puzzleBook,
    guide: async () => (await import('./guide.ts')).guideBook,
    lessons: async () => (await import('./lesson-book.ts')).lessonBook,
  },
  rules: {
    hasInterruptions: false,
    readSetup,
    seats: () => 2,
    begin,
    turnEvent: 'turn',
    isPreparing: ({ phase }) => phase === 'roles' || phase === 'deployment',
    next,
    outcome,
    faults,
  },
  view: {
    hasSecrets: false,
    redact: () => {},
    show: view,
    overlays,
  },
  saves: {
    readPosition: situate,
    writePosition: position,
    checkState,
    readPlacement,
    readScripted: scriptedProposalReader(INCH),
  },
  bots: {
    randomSetup,
    evenSetup: { width: 24, depth: 24 },
    appraise,
  },
}

function next(play: Play<State, Setup>): Procedure {
  switch (play.state.phase) {
    case 'roles':
      return assignRoles(play)
    case 'deployment':
      return deployOne(play)
    case 'turn':
      return startTurn(play)
    case 'matches':
      return nextMatch(play)
  }
}

/** SO-1-23, SO-GAP-11: a side without combatants has lost; ten quiet turns or the turn limit are a draw. */
function outcome(state: State): Outcome | undefined {
  if (state.phase === 'roles' || state.phase === 'deployment') return undefined
  const left = [0, 1].map((seat) => onTable(state, seat).length) as [number, number]
  const loser = left.indexOf(0)
  if (loser >= 0) {
    const reason = text('outcome.emptied', { loser: { seat: loser } })
    return { winners: [1 - loser], reason, rules: ['SO-1-23'], scores: left }
  }
  if (!state.ended) return undefined
  const quiet = state.quietTurns >= QUIET_LIMIT
  const winners = quiet || left[0] === left[1] ? [] : [left[0] > left[1] ? 0 : 1]
  return { winners, reason: text(quiet ? 'outcome.quiet' : 'outcome.limit'), rules: ['SO-GAP-11'], scores: left }
}

/**
 * Combatants count most; the strike of a locked pair counts too, and so does being close to the enemy, because keeping
 * away wins nothing.
 */
function appraise(state: State, seat: Seat): number {
  const count = (side: Seat) =>
    state.combatants.filter((combatant) => combatant.seat === side && !combatant.removed).length
  const strikes = state.strikes.reduce((sum, { attacker }) => {
    return sum + (state.combatants[attacker]?.seat === seat ? 1 : -1)
  }, 0)
  return (count(seat) - count(1 - seat)) / 5 + strikes / 50 - meanGap(state) / (1000 * INCH)
}

function meanGap(state: State): number {
  const [ours, theirs] = [onTable(state, 0), onTable(state, 1)]
  if (ours.length === 0 || theirs.length === 0) return 0
  const nearest = ours.map((a) => Math.min(...theirs.map((b) => gapBetween(a, b))))
  return nearest.reduce((sum, gap) => sum + gap, 0) / nearest.length
}

function faults(state: State, { width, depth }: Setup): string[] {
  const found: string[] = []
  const figures = onTable(state)
  for (const a of figures) {
    if (a.at.x < 0 || a.at.y < 0 || a.at.x > width || a.at.y > depth) found.push(`${a.name} stands off the play area`)
    if (!Number.isInteger(a.at.x) || !Number.isInteger(a.at.y)) found.push(`${a.name} stands between the hundredths`)
    for (const b of figures) {
      if (b.id > a.id && overlaps(footprint(BASE, a.at), footprint(BASE, b.at)))
        found.push(`${a.name} overlaps ${b.name}`)
    }
  }
  for (const strike of state.strikes) {
    const [attacker, defender] = [state.combatants[strike.attacker], state.combatants[strike.defender]]
    if (!attacker || !defender || attacker.seat === defender.seat) found.push('a strike is not between enemies')
  }
  return found
}
