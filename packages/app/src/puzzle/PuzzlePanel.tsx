import { type Puzzle, starsFor } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Snapshot } from '../match/protocol.ts'
import { crashed } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTalk } from '../words/TalkContext.tsx'
import type { Talk } from '../words/talk.ts'
import { startPuzzle, usePuzzleBook } from './puzzle-book.ts'
import { keepStars, type OpenPuzzle, useOpenPuzzle } from './puzzle-stars.ts'
import { Stars } from './Stars.tsx'

/** What is to be brought about, and how likely it was made. */
export function PuzzlePanel({ snapshot }: { snapshot: Snapshot }) {
  const open = useOpenPuzzle(snapshot.commitment)
  const { puzzles, talk } = usePuzzleBook(open?.game)
  const at = puzzles.findIndex(({ id }) => id === open?.id)
  const puzzle = puzzles[at]
  if (!open || !puzzle) return null
  return <Goal snapshot={snapshot} open={open} puzzle={puzzle} next={puzzles[at + 1]} talk={talk} />
}

interface Props {
  readonly snapshot: Snapshot
  readonly open: OpenPuzzle
  readonly puzzle: Puzzle
  readonly next: Puzzle | undefined
  readonly talk: Talk
}

function Goal({ snapshot, open, puzzle, next, talk }: Props) {
  const { ui } = useTalk()
  const chance = useChance(snapshot, puzzle)
  const earned = chance === undefined ? undefined : starsFor(puzzle, chance)
  useEffect(() => {
    if (earned !== undefined) keepStars(open.game, open.id, earned)
  }, [earned, open])
  const [, , best] = puzzle.stars
  return (
    <section className="lesson" aria-label={ui('ui.puzzle')}>
      <p className="lesson-name">{talk.say(puzzle.title)}</p>
      <div className="lesson-step" aria-live="polite">
        <h2>{talk.say(puzzle.goal)}</h2>
        {chance === undefined ? (
          <p>{ui('ui.puzzle-wanted', { best: tenths(best) })}</p>
        ) : (
          <>
            <Stars earned={earned ?? 0} />
            <p>{ui('ui.puzzle-reached', { chance: tenths(chance), best: tenths(best) })}</p>
          </>
        )}
        <div className="actions">
          <button type="button" className="button" onClick={() => startPuzzle(open.game, puzzle).catch(crashed)}>
            {ui('ui.puzzle-again')}
          </button>
          {next && earned !== undefined ? (
            <button
              type="button"
              className="button button-main"
              onClick={() => startPuzzle(open.game, next).catch(crashed)}
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

/** To a tenth of a per cent, never more than it is. */
function tenths(chance: number): number {
  return Math.floor(chance * 1000 + 1e-6) / 1000
}

/** How likely the goal was made, worked out anew whenever the match has gone on. */
function useChance({ commitment, step }: Snapshot, { seat, wanted }: Puzzle): number | undefined {
  const [reached, setReached] = useState<{ readonly of: string; readonly chance: number | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match has gone on
  useEffect(() => {
    let current = true
    service.chanceReached(seat, wanted).then((chance) => {
      if (current) setReached({ of: commitment, chance })
    }, crashed)
    return () => {
      current = false
    }
  }, [commitment, step, seat, wanted])
  return reached?.of === commitment ? reached.chance : undefined
}
