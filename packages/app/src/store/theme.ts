import { readChoice, saveChoice } from './stored-choice.ts'

type Theme = 'light' | 'dark'

const KEY = 'fray.theme'

/** The theme the reader chose, else the one their system asks for. */
export function currentTheme(): Theme {
  const chosen = readChoice(KEY)
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

export function otherTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light'
}

export function setTheme(theme: Theme): void {
  saveChoice(KEY, theme)
  applyTheme(theme)
}

/** Puts the theme on the page, where the style sheets look for it. */
export function applyTheme(theme = currentTheme()): void {
  document.documentElement.dataset.theme = theme
}
