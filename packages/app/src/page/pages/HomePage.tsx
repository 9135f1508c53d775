import { gameCards } from '@fray/games/cards'
import { text } from '@fray/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { createTranslator } from '../../locales/translator.ts'
import { AboutWindow } from '../dialogs/AboutWindow.tsx'
import { SettingsButton } from '../dialogs/SettingsButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useIsNew } from '../lesson/state/lesson-progress.ts'
import { GameCard } from '../setup/GameCard.tsx'
import { useLanguagePack } from '../store/language.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { HeroTable } from './HeroTable.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { LoadButton } from './LoadButton.tsx'
import { SavedMatchTile } from './SavedMatchTile.tsx'
import { ThemeButton } from './ThemeButton.tsx'

/** Where to start, for those who have done no lesson yet. */
function FirstLesson() {
  const { ui } = useTranslator()
  const languagePack = useLanguagePack()
  const isNew = useIsNew()
  const [first] = gameCards
  if (!isNew || !first) return null
  const game = createTranslator(languagePack, languagePack.cards[first.id]).say(text('title'))
  return (
    <Link href={`/learn/${first.id}`} className="button button-main">
      <Icon name="open-book" size={16} /> <span>{ui('ui.first-lesson', { game })}</span>
    </Link>
  )
}

/** The home page: continue the last match, or choose a game. */
export function HomePage() {
  const { ui } = useTranslator()
  const [about, setAbout] = useState(false)
  return (
    <div className="page page-home">
      <header className="masthead">
        <div className="masthead-words">
          <h1>{ui('ui.brand')}</h1>
          <p>{ui('ui.tagline')}</p>
          <nav className="masthead-ways">
            <FirstLesson />
            <Link href="/online" className="button">
              <Icon name="world" size={16} /> <span>{ui('ui.online.friend')}</span>
            </Link>
            <Link href="/forces" className="button">
              <Icon name="vertical-banner" size={16} /> <span>{ui('ui.muster')}</span>
            </Link>
            <Link href="/puzzles" className="button">
              <Icon name="round-star" size={16} /> <span>{ui('ui.puzzles')}</span>
            </Link>
            <Link href="/tables" className="button">
              <Icon name="treasure-map" size={16} /> <span>{ui('ui.lay-out')}</span>
            </Link>
          </nav>
        </div>
        <HeroTable />
        <div className="masthead-tools">
          <LanguageChoice />
          <ThemeButton />
          <SettingsButton />
        </div>
      </header>
      <main>
        <SavedMatchTile />
        <div className="games-head">
          <h2>{ui('ui.choose-game')}</h2>
          <p className="hint">{ui('ui.quick-note')}</p>
        </div>
        <ul className="games">
          {gameCards.map((card) => (
            <li key={card.id}>
              <GameCard card={card} />
            </li>
          ))}
        </ul>
      </main>
      <footer className="page-foot">
        <LoadButton className="tool" />
        <span className="hint drop-note">{ui('ui.load-note')}</span>
        <Link href="/situation" className="tool">
          <Icon name="pin" size={15} /> <span>{ui('ui.situation-open')}</span>
        </Link>
        <button type="button" className="tool" onClick={() => setAbout(true)}>
          <Icon name="info" size={15} /> <span>{ui('ui.about')}</span>
        </button>
      </footer>
      <AboutWindow open={about} onClose={() => setAbout(false)} />
    </div>
  )
}
