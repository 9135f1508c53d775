import { type Puzzle, text } from '@fray/kernel'
import { Link, useLocation } from 'wouter'
import type { PhraseTranslator } from '../../locales/translator.ts'
import type { GameInfo } from '../../shared/protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { reportCrash, useMatch } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { goalWords } from './model/goal-words.ts'
import { Stars } from './Stars.tsx'
import { startPuzzle, usePuzzleBook } from './state/puzzle-book.ts'
import { useStars } from './state/puzzle-stars.ts'

/** All puzzles by game, with the stars earned. */
export function PuzzlesPage() {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  return (
    <div className="page page-puzzles">
      <header className="page-head">
        <PageBar />
        <h1>{ui('ui.puzzles')}</h1>
        <p>{ui('ui.puzzles-note')}</p>
        <Link href="/situation" className="button puzzles-situation">
          <Icon name="pin" size={15} /> <span>{ui('ui.situation-open')}</span>
        </Link>
      </header>
      <main>
        {games?.map((game) => <PuzzlesOfGame key={game.id} game={game} />) ?? (
          <p className="opening">{ui('ui.loading')}</p>
        )}
      </main>
    </div>
  )
}

function PuzzlesOfGame({ game }: { game: GameInfo }) {
  const { puzzles, talk } = usePuzzleBook(game.id)
  if (puzzles.length === 0) return null
  return (
    <section className="puzzle-list">
      <h2>{talk.say(text('title'))}</h2>
      <ul>
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <PuzzleTile game={game.id} puzzle={puzzle} talk={talk} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PuzzleTile({ game, puzzle, talk }: { game: string; puzzle: Puzzle; talk: PhraseTranslator }) {
  const [, go] = useLocation()
  const earned = useStars(game, puzzle.id)
  return (
    <button
      type="button"
      className="puzzle-tile"
      onClick={() => void startPuzzle(game, puzzle).then(() => go('/table'), reportCrash)}
    >
      <b>{talk.say(puzzle.title)}</b>
      <span>{goalWords(puzzle, talk)}</span>
      <Stars earned={earned} />
    </button>
  )
}
