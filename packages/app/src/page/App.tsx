import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { DropZone } from './pages/DropZone.tsx'
import { FailSafe } from './pages/Failure.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { LoadNotice } from './pages/LoadNotice.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { UpdateNotice } from './pages/UpdateNotice.tsx'
import { lazyComponent } from './store/lazy-component.ts'
import { useTranslator } from './translator/TranslatorContext.tsx'

// Loaded on demand: the first page needs none of it.
const SetupPage = lazyComponent(() => import('./setup/SetupPage.tsx').then(({ SetupPage }) => SetupPage))
const TablePage = lazyComponent(() => import('./play/TablePage.tsx').then(({ TablePage }) => TablePage))
const RulesPage = lazyComponent(() => import('./rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage))
const CoursePage = lazyComponent(() => import('./lesson/CoursePage.tsx').then(({ CoursePage }) => CoursePage))
const SheetPage = lazyComponent(() => import('./guide/SheetPage.tsx').then(({ SheetPage }) => SheetPage))
const VisitPage = lazyComponent(() => import('./pages/VisitPage.tsx').then(({ VisitPage }) => VisitPage))
const ArchivePage = lazyComponent(() => import('./pages/ArchivePage.tsx').then(({ ArchivePage }) => ArchivePage))
const ReplayPage = lazyComponent(() => import('./pages/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage))

const OnlinePage = lazyComponent(() => import('./online/OnlinePage.tsx').then(({ OnlinePage }) => OnlinePage))
const OnlineMatchPage = lazyComponent(() =>
  import('./online/OnlineMatchPage.tsx').then(({ OnlineMatchPage }) => OnlineMatchPage),
)
const FinishedMatchPage = lazyComponent(() =>
  import('./online/FinishedMatchPage.tsx').then(({ FinishedMatchPage }) => FinishedMatchPage),
)
const AccountPage = lazyComponent(() => import('./people/AccountPage.tsx').then(({ AccountPage }) => AccountPage))
const ProfilePage = lazyComponent(() => import('./people/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage))
const LeaderboardPage = lazyComponent(() =>
  import('./people/LeaderboardPage.tsx').then(({ LeaderboardPage }) => LeaderboardPage),
)
const ForcesPage = lazyComponent(() => import('./forces/ForcesPage.tsx').then(({ ForcesPage }) => ForcesPage))
const BuilderPage = lazyComponent(() => import('./forces/BuilderPage.tsx').then(({ BuilderPage }) => BuilderPage))
const CardsPage = lazyComponent(() => import('./forces/CardsPage.tsx').then(({ CardsPage }) => CardsPage))
const SharedForcePage = lazyComponent(() =>
  import('./forces/SharedForcePage.tsx').then(({ SharedForcePage }) => SharedForcePage),
)
const PuzzlesPage = lazyComponent(() => import('./puzzle/PuzzlesPage.tsx').then(({ PuzzlesPage }) => PuzzlesPage))
const SituationPage = lazyComponent(() =>
  import('./situation/SituationPage.tsx').then(({ SituationPage }) => SituationPage),
)
const TablesPage = lazyComponent(() => import('./table-editor/TablesPage.tsx').then(({ TablesPage }) => TablesPage))
const EditorPage = lazyComponent(() => import('./table-editor/EditorPage.tsx').then(({ EditorPage }) => EditorPage))
const SharedTablePage = lazyComponent(() =>
  import('./table-editor/SharedTablePage.tsx').then(({ SharedTablePage }) => SharedTablePage),
)

/** Placeholder while a page is loading. */
function Opening() {
  const { ui } = useTranslator()
  return (
    <main className="opening">
      <h1 className="unseen">{ui('ui.brand')}</h1>
      <p>{ui('ui.loading')}</p>
    </main>
  )
}

/** The pages. Addresses are behind the hash, so that any static web server can serve Fray. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <DropZone>
        <FailSafe>
          <Suspense fallback={<Opening />}>
            <Switch>
              <Route path="/" component={HomePage} />
              <Route path="/games/:game">{({ game }) => <SetupPage key={game} game={game} />}</Route>
              <Route path="/games/:game/with/:force">
                {({ game, force }) => <SetupPage key={game} game={game} force={force} />}
              </Route>
              <Route path="/games/:game/on/:table">
                {({ game, table }) => <SetupPage key={game} game={game} table={table} />}
              </Route>
              <Route path="/tables" component={TablesPage} />
              <Route path="/tables/shared/:code">{({ code }) => <SharedTablePage key={code} code={code} />}</Route>
              <Route path="/tables/:game/:id">{({ game, id }) => <EditorPage key={id} game={game} id={id} />}</Route>
              <Route path="/forces" component={ForcesPage} />
              <Route path="/forces/shared/:code">{({ code }) => <SharedForcePage key={code} code={code} />}</Route>
              <Route path="/forces/:game/:id">{({ game, id }) => <BuilderPage key={id} game={game} id={id} />}</Route>
              <Route path="/forces/:game/:id/cards">
                {({ game, id }) => <CardsPage key={id} game={game} id={id} />}
              </Route>
              <Route path="/rules/:game/:rule?">
                {({ game, rule }) => <RulesPage key={game} game={game} rule={rule} />}
              </Route>
              <Route path="/learn/:game">{({ game }) => <CoursePage key={game} game={game} />}</Route>
              <Route path="/sheet/:game">{({ game }) => <SheetPage key={game} game={game} />}</Route>
              <Route path="/puzzles" component={PuzzlesPage} />
              <Route path="/situation/:code?">{({ code }) => <SituationPage key={code} code={code} />}</Route>
              <Route path="/table" component={TablePage} />
              <Route path="/online" component={OnlinePage} />
              <Route path="/online/:code/replay">{({ code }) => <FinishedMatchPage key={code} code={code} />}</Route>
              <Route path="/online/:code">{({ code }) => <OnlineMatchPage key={code} code={code} />}</Route>
              <Route path="/account" component={AccountPage} />
              <Route path="/people/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
              <Route path="/leaderboard/:game?">{({ game }) => <LeaderboardPage game={game} />}</Route>
              <Route path="/replay/:at?/:play?">
                {({ at, play }) => <ReplayPage at={at} playing={play !== undefined} />}
              </Route>
              <Route path="/match/:code?">{({ code }) => <VisitPage key={code} code={code} />}</Route>
              <Route path="/archive/:id">{({ id }) => <ArchivePage key={id} id={id} />}</Route>
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </FailSafe>
        <UpdateNotice />
        <LoadNotice />
      </DropZone>
    </Router>
  )
}
