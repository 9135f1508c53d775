import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SettingsButton } from '../dialogs/SettingsButton.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { ThemeButton } from './ThemeButton.tsx'

/** The top bar of a page: the way home, the page's own tools, language and theme. */
export function PageBar({ children }: { children?: ReactNode }) {
  const { ui } = useTranslator()
  return (
    <div className="page-bar">
      <Link href="/" className="brand" aria-label={ui('ui.home')}>
        {ui('ui.brand')}
      </Link>
      {children}
      <LanguageChoice />
      <ThemeButton />
      <SettingsButton />
    </div>
  )
}
