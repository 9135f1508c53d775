import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { currentTheme, otherTheme, setTheme } from '../store/theme.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

export function ThemeButton() {
  const { ui } = useTranslator()
  const [theme, show] = useState(currentTheme)
  const other = otherTheme(theme)
  const words = other === 'light' ? ui('ui.theme-light') : ui('ui.theme-dark')
  const change = () => {
    setTheme(other)
    show(other)
  }
  return (
    <button type="button" className="tool" aria-label={ui('ui.theme', { theme: words })} onClick={change}>
      {other === 'light' ? <Icon name="sun" size={15} /> : <Icon name="moon" size={15} />} <span>{words}</span>
    </button>
  )
}
