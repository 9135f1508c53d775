import { Link } from 'wouter'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { useMatch } from '../store/match-store.ts'
import { useMatchTranslatorOf } from '../store/names.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { RuleBook } from './RuleBook.tsx'

/** The rules of a game, open at the one in the address. */
export function RulesPage({ game: id, rule }: { game: string; rule?: string | undefined }) {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const atTable = useMatch((state) => state.snapshot !== undefined)
  const game = games?.find((gameInfo) => gameInfo.id === id)
  const { say } = useMatchTranslatorOf(game)
  if (!games) return null
  if (!game) return <NotFoundPage />
  return (
    <div className="page page-rules">
      <header className="page-head">
        <PageBar>
          <Link href={`/sheet/${id}`} className="tool">
            {ui('ui.sheet')}
          </Link>
          {atTable ? (
            <Link href="/table" className="tool">
              {ui('ui.back-to-table')}
            </Link>
          ) : null}
        </PageBar>
        <h1>{ui('ui.rule-book', { game: say(game.title) })}</h1>
      </header>
      <main>
        <h2 className="unseen">{ui('ui.rules')}</h2>
        <RuleBook game={id} wanted={rule} />
      </main>
    </div>
  )
}
