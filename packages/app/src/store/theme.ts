export type Theme = 'light' | 'dark'

const KEY = 'fray.theme'

/** The theme the reader chose, else the one their system asks for. */
export function currentTheme(): Theme {
  const chosen = localStorage.getItem(KEY)
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

export function otherTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light'
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  applyTheme()
}

/** Puts the theme on the page, where the style sheets look for it. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme()
}
