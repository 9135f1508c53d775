import { create } from 'zustand'
import { english, type LanguagePack, languages, openLanguagePack, pickLanguage } from '../locales/language-pack.ts'
import { reportFailedLoad } from './loads.ts'
import { translateGames } from './match-store.ts'
import { readChoice, saveChoice } from './stored-choice.ts'

const KEY = 'fray.language'

const useStore = create<LanguagePack>(() => english)

/** The language the page speaks. */
export function useLanguagePack(): LanguagePack {
  return useStore()
}

/** The language the reader chose, else the first of their browser's that there is. */
function wantedLanguage(): string {
  const chosen = readChoice(KEY)
  return chosen !== undefined && languages.includes(chosen) ? chosen : pickLanguage(navigator.languages)
}

/** Speaks as the reader wants; called once, before anything is shown. What cannot be fetched is English until it can. */
export async function loadPreferredLanguage(): Promise<void> {
  await loadLanguage(wantedLanguage()).catch(reportFailedLoad)
}

/** Changes the language and keeps it; if it cannot be fetched, the one before is spoken on. */
export async function chooseLanguage(language: string): Promise<void> {
  await loadLanguage(language)
  saveChoice(KEY, language)
}

let latest = 'en'

/** Everything is fetched before anything is shown in it, so that no page speaks two languages. */
async function loadLanguage(language: string): Promise<void> {
  latest = language
  const [languagePack] = await Promise.all([openLanguagePack(language), translateGames(language)])
  // Whoever chose another one meanwhile wants that.
  if (latest !== language) return
  document.documentElement.lang = language
  useStore.setState(languagePack, true)
}
