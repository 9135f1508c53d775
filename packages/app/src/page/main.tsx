import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/alegreya/index.css'
import './styles/index.css'
import { App } from './App.tsx'
import { askForServer } from './online/state/server-store.ts'
import { listenForGesture } from './sound/state/synth.ts'
import { loadPreferredLanguage } from './store/language.ts'
import { connect, loadGames } from './store/match-store.ts'
import { applySettings } from './store/settings.ts'
import { applyTheme } from './store/theme.ts'
import { workOffline } from './store/update.ts'
import { TranslatorProvider } from './translator/TranslatorProvider.tsx'

applyTheme()
applySettings()
connect()
listenForGesture()

await loadPreferredLanguage()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <StrictMode>
    <TranslatorProvider>
      <App />
    </TranslatorProvider>
  </StrictMode>,
)

/** The first page needs no game; any other does. */
const isFirstPage = () => /^#?\/?$/.test(location.hash)

if (!isFirstPage()) void loadGames()
addEventListener('hashchange', () => isFirstPage() || void loadGames())

/** Preloads the rest when the first page is idle, so that it does not slow down the start. */
function preloadParts(): void {
  void askForServer()
  void loadGames()
  void workOffline()
}

// Not every browser has idle callbacks.
const atRest = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout
addEventListener('load', () => void atRest(preloadParts))
