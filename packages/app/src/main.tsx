import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/alegreya/index.css'
import './styles/index.css'
import { App } from './App.tsx'
import { connect } from './store/match-store.ts'
import { applyTheme } from './store/theme.ts'
import { pageLanguage, TalkContext } from './words/TalkContext.tsx'
import { talkOf } from './words/talk.ts'

applyTheme()
document.documentElement.lang = pageLanguage()
connect()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <StrictMode>
    <TalkContext value={talkOf(pageLanguage(), undefined)}>
      <App />
    </TalkContext>
  </StrictMode>,
)
