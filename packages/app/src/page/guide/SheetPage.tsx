import { Link } from 'wouter'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { useMatch } from '../store/match-store.ts'
import { useMatchTranslatorOf } from '../store/names.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Sheet } from './Sheet.tsx'

/** The quick sheet of a game, laid out for one sheet of A4. */
export function SheetPage({ game: id }: { game: string }) {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const atTable = useMatch((state) => state.snapshot !== undefined)
  const game = games?.find((gameInfo) => gameInfo.id === id)
  const { say } = useMatchTranslatorOf(game)
  if (!games) return null
  if (!game) return <NotFoundPage />
  return (
    <div className="page page-sheet">
      <header className="page-head">
        <PageBar>
          {atTable ? (
            <Link href="/table" className="tool">
              {ui('ui.back-to-table')}
            </Link>
          ) : null}
        </PageBar>
        <h1>{ui('ui.sheet-of', { game: say(game.title) })}</h1>
        <div className="actions sheet-ways">
          <button type="button" className="button button-main" onClick={() => print()}>
            {ui('ui.print')}
          </button>
          <Link href={`/rules/${id}`} className="button">
            {ui('ui.read-rules')}
          </Link>
        </div>
      </header>
      <main>
        <Sheet game={id} />
      </main>
    </div>
  )
}
