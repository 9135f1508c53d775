import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { DropZone } from './pages/DropZone.tsx'
import { FailSafe } from './pages/Failure.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { SetupPage } from './pages/SetupPage.tsx'
import { UpdateNotice } from './pages/UpdateNotice.tsx'

// The table is fetched when somebody sits down at it: the first page needs none of it.
const TablePage = lazy(() => import('./pages/TablePage.tsx').then(({ TablePage }) => ({ default: TablePage })))
const RulesPage = lazy(() => import('./pages/RulesPage.tsx').then(({ RulesPage }) => ({ default: RulesPage })))
const VisitPage = lazy(() => import('./pages/VisitPage.tsx').then(({ VisitPage }) => ({ default: VisitPage })))
const ReplayPage = lazy(() => import('./pages/ReplayPage.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })))

const ForcesPage = lazy(() => import('./forces/ForcesPage.tsx').then(({ ForcesPage }) => ({ default: ForcesPage })))
const BuilderPage = lazy(() => import('./forces/BuilderPage.tsx').then(({ BuilderPage }) => ({ default: BuilderPage })))
const CardsPage = lazy(() => import('./forces/CardsPage.tsx').then(({ CardsPage }) => ({ default: CardsPage })))
const SharedForcePage = lazy(() =>
  import('./forces/SharedForcePage.tsx').then(({ SharedForcePage }) => ({ default: SharedForcePage })),
)
const TablesPage = lazy(() => import('./tables/TablesPage.tsx').then(({ TablesPage }) => ({ default: TablesPage })))
const EditorPage = lazy(() => import('./tables/EditorPage.tsx').then(({ EditorPage }) => ({ default: EditorPage })))
const SharedTablePage = lazy(() =>
  import('./tables/SharedTablePage.tsx').then(({ SharedTablePage }) => ({ default: SharedTablePage })),
)

/** The pages. Addresses live behind the hash, so that any web server that can serve files can serve Fray. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <DropZone>
        <FailSafe>
          <Suspense>
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
              <Route path="/forces/:game/:id">{({ game, id }) => <BuilderPage key={id} game={game} id={id} />}</Route>
              <Route path="/forces/:game/:id/cards">
                {({ game, id }) => <CardsPage key={id} game={game} id={id} />}
              </Route>
              <Route path="/shared/:code">{({ code }) => <SharedForcePage key={code} code={code} />}</Route>
              <Route path="/rules/:game/:rule?">
                {({ game, rule }) => <RulesPage key={game} game={game} rule={rule} />}
              </Route>
              <Route path="/table" component={TablePage} />
              <Route path="/replay">{() => <ReplayPage />}</Route>
              <Route path="/visit/:code?">{({ code }) => <VisitPage key={code} code={code} />}</Route>
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </FailSafe>
        <UpdateNotice />
      </DropZone>
    </Router>
  )
}
