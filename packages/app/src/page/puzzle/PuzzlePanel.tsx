import { type Puzzle, starsFor } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { reportCrash, useMatch } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { goalWords, tenths } from './model/goal-words.ts'
import { Stars } from './Stars.tsx'
import { startPuzzle, usePuzzleBook } from './state/puzzle-book.ts'
import { type OpenPuzzle, saveStars, useOpenPuzzle } from './state/puzzle-stars.ts'

/** The goal of the puzzle, and the odds achieved. */
export function PuzzlePanel({ snapshot }: { snapshot: Snapshot }) {
  const open = useOpenPuzzle(snapshot.commitment)
  const { puzzles, talk } = usePuzzleBook(open?.game)
  const at = puzzles.findIndex(({ id }) => id === open?.id)
  const puzzle = puzzles[at]
  const next = useNextPuzzle(open?.game, puzzles[at + 1], at >= 0)
  if (!open || !puzzle) return null
  return <Goal snapshot={snapshot} open={open} puzzle={puzzle} next={next} talk={talk} />
}

interface NextPuzzle {
  readonly game: string
  readonly puzzle: Puzzle
}

/** Gets the next puzzle: of the same game or, after its last one, of the next game. */
function useNextPuzzle(game: string | undefined, inGame: Puzzle | undefined, known: boolean): NextPuzzle | undefined {
  const games = useMatch((state) => state.games) ?? []
  const following = games[games.findIndex(({ id }) => id === game) + 1]?.id
  const [first] = usePuzzleBook(known && !inGame ? following : undefined).puzzles
  if (game !== undefined && inGame) return { game, puzzle: inGame }
  return following !== undefined && first ? { game: following, puzzle: first } : undefined
}

interface Props {
  readonly snapshot: Snapshot
  readonly open: OpenPuzzle
  readonly puzzle: Puzzle
  readonly next: NextPuzzle | undefined
  readonly talk: PhraseTranslator
}

function Goal({ snapshot, open, puzzle, next, talk }: Props) {
  const { ui } = useTranslator()
  const chance = useChance(snapshot, puzzle)
  const earned = chance === undefined ? undefined : starsFor(puzzle, chance)
  useEffect(() => {
    if (earned !== undefined) saveStars(open.game, open.id, earned)
  }, [earned, open])
  return (
    <section className="lesson" aria-label={ui('ui.puzzle')}>
      <p className="lesson-name">{talk.say(puzzle.title)}</p>
      <div className="lesson-step" aria-live="polite">
        <h2>{goalWords(puzzle, talk)}</h2>
        {chance === undefined ? (
          <p>{ui('ui.puzzle-wanted')}</p>
        ) : (
          <>
            <Stars earned={earned ?? 0} />
            <p>{ui('ui.puzzle-reached', { chance: tenths(chance), best: tenths(puzzle.stars[2]) })}</p>
            <Why puzzle={puzzle} earned={earned ?? 0} talk={talk} />
          </>
        )}
        <div className="actions">
          <button type="button" className="button" onClick={() => startPuzzle(open.game, puzzle).catch(reportCrash)}>
            {ui('ui.puzzle-again')}
          </button>
          {next && earned !== undefined ? (
            <button
              type="button"
              className="button button-main"
              onClick={() => startPuzzle(next.game, next.puzzle).catch(reportCrash)}
            >
              {ui('ui.puzzle-next')}
            </button>
          ) : null}
        </div>
      </div>
      <div className="lesson-ways">
        <Link href="/puzzles" className="tool tool-bare">
          {ui('ui.puzzles-all')}
        </Link>
      </div>
    </section>
  )
}

/** Explains the best answer: shown to those who found it, otherwise on demand. */
function Why({ puzzle, earned, talk }: { puzzle: Puzzle; earned: number; talk: PhraseTranslator }) {
  const why = talk.say(puzzle.why)
  if (earned === puzzle.stars.length) return <p>{why}</p>
  return (
    <details className="puzzle-why">
      <summary>{talk.ui('ui.puzzle-why')}</summary>
      <p>{why}</p>
    </details>
  )
}

/** The odds achieved, computed again after every answer. */
function useChance({ commitment, step }: Snapshot, { seat, wanted }: Puzzle): number | undefined {
  const [reached, setReached] = useState<{ readonly of: string; readonly chance: number | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match has gone on
  useEffect(() => {
    let current = true
    service.chanceReached(seat, wanted).then((chance) => {
      if (current) setReached({ of: commitment, chance })
    }, reportCrash)
    return () => {
      current = false
    }
  }, [commitment, step, seat, wanted])
  return reached?.of === commitment ? reached.chance : undefined
}
