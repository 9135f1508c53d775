import { useState } from 'react'
import { languages, nameOfLanguage } from '../../locales/language-pack.ts'
import { Icon } from '../icons/Icon.tsx'
import { chooseLanguage } from '../store/language.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The language of the page, as a native select: familiar on every device and free to load. */
export function LanguageChoice() {
  const { ui, language } = useTranslator()
  const [failed, setFailed] = useState(false)
  const choose = (wanted: string) => {
    setFailed(false)
    chooseLanguage(wanted).catch(() => setFailed(true))
  }
  return (
    <>
      <label className="tool language" title={ui('ui.language')}>
        <Icon name="world" size={15} />
        <select aria-label={ui('ui.language')} value={language} onChange={({ target }) => choose(target.value)}>
          {languages.map((otherLanguage) => (
            <option key={otherLanguage} value={otherLanguage} lang={otherLanguage}>
              {nameOfLanguage(otherLanguage)}
            </option>
          ))}
        </select>
      </label>
      {failed ? (
        <p role="alert" className="hint">
          {ui('ui.language-failed')}
        </p>
      ) : null}
    </>
  )
}
