import { readChoice, saveChoice } from './stored-choice.ts'

type Theme = 'light' | 'dark'

const KEY = 'fray.theme'

/** Gets the chosen theme, otherwise the system's. */
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

/** Applies the theme to the page, for the style sheets. */
export function applyTheme(theme = currentTheme()): void {
  document.documentElement.dataset.theme = theme
}
