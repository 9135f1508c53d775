import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { DropZone } from './pages/DropZone.tsx'
import { FailSafe } from './pages/Failure.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { SetupPage } from './pages/SetupPage.tsx'

// The table is fetched when somebody sits down at it: the first page needs none of it.
const TablePage = lazy(() => import('./pages/TablePage.tsx').then(({ TablePage }) => ({ default: TablePage })))
const RulesPage = lazy(() => import('./pages/RulesPage.tsx').then(({ RulesPage }) => ({ default: RulesPage })))
const ReplayPage = lazy(() => import('./pages/ReplayPage.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })))

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
              <Route path="/rules/:game/:rule?">
                {({ game, rule }) => <RulesPage key={game} game={game} rule={rule} />}
              </Route>
              <Route path="/table" component={TablePage} />
              <Route path="/replay" component={ReplayPage} />
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </FailSafe>
      </DropZone>
    </Router>
  )
}
