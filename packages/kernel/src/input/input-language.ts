import { z } from 'zod'

type Locale = () => ReturnType<typeof z.locales.en>

/** The schemas' own messages in other languages. */
const locales: Readonly<Record<string, () => Promise<{ readonly default: Locale }>>> = {
  es: () => import('zod/v4/locales/es.js'),
  fr: () => import('zod/v4/locales/fr.js'),
}

/** Schemas tell what is wrong in this language from now on; what it lacks is English. What games say themselves are phrases. */
export async function setInputLanguage(language: string): Promise<void> {
  const locale = await locales[language]?.()
  z.config(locale ? locale.default() : z.locales.en())
}
