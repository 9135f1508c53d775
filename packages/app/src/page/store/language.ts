import { create } from 'zustand'
import { english, type LanguagePack, languages, openLanguagePack, pickLanguage } from '../../locales/language-pack.ts'
import { reportFailedLoad } from './loads.ts'
import { translateGames } from './match-store.ts'
import { readChoice, saveChoice } from './stored-choice.ts'

const KEY = 'fray.language'

const useStore = create<LanguagePack>(() => english)

/** The language of the page. */
export function useLanguagePack(): LanguagePack {
  return useStore()
}

/** Gets the chosen language, otherwise the browser's first one that exists. */
function wantedLanguage(): string {
  const chosen = readChoice(KEY)
  return chosen !== undefined && languages.includes(chosen) ? chosen : pickLanguage(navigator.languages)
}

/** Loads the preferred language; called once, before anything is shown. Falls back to English. */
export async function loadPreferredLanguage(): Promise<void> {
  await loadLanguage(wantedLanguage()).catch(reportFailedLoad)
}

/** Changes the language and stores the choice; if it cannot be loaded, the previous one stays. */
export async function chooseLanguage(language: string): Promise<void> {
  await loadLanguage(language)
  saveChoice(KEY, language)
}

let latest = 'en'

/** Loads everything before showing it, so that no page mixes two languages. */
async function loadLanguage(language: string): Promise<void> {
  latest = language
  const [languagePack] = await Promise.all([openLanguagePack(language), translateGames(language)])
  // Another choice was made meanwhile.
  if (latest !== language) return
  document.documentElement.lang = language
  useStore.setState(languagePack, true)
}
