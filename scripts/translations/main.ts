// Reports, for each package and language, what is not translated and what is wrong. Only what is wrong is an error.
//   npm run translations           all languages
//   npm run translations -- es     one language
import { join } from 'node:path'
import { nameFaults, nameGaps, namePhrases } from '../../packages/kernel/src/index.ts'
import { catalogueNames } from './catalogue-names.ts'
import { countTranslated, localeFaults, localeGaps } from './check-locales.ts'
import { readLocales } from './read-locales.ts'

const wanted = process.argv[2]
let faultCount = 0

for (const locales of readLocales(join(import.meta.dirname, '../..'))) {
  const names = await catalogueNames(locales)
  const faults = localeFaults(locales)
  for (const [language, { names: translated }] of locales.languages) {
    if (wanted !== undefined && language !== wanted) continue
    const phrases = namePhrases(translated)
    const [has, all] = countTranslated(locales, language)
    const gaps = [
      ...localeGaps(locales, language),
      ...nameGaps(names, phrases).map((gap) => `${language}/names: ${gap}`),
    ]
    const wrong = [
      ...faults.filter((fault) => fault.startsWith(`${language}/`)),
      ...nameFaults(names, phrases).map((fault) => `${language}/names: ${fault}`),
    ]
    const counted = names.length === 0 ? '' : `, ${Object.keys(translated).length} names`
    console.log(`${locales.name.padEnd(16)} ${language}  ${has} of ${all} phrases${counted}`)
    for (const gap of gaps) console.log(`  to do  ${gap}`)
    for (const fault of wrong) console.log(`  wrong  ${fault}`)
    faultCount += wrong.length
  }
  for (const fault of faults.filter((unreadable) => unreadable.startsWith('en/'))) {
    console.log(`${locales.name.padEnd(16)} en\n  wrong  ${fault}`)
    faultCount += 1
  }
}
process.exitCode = faultCount > 0 ? 1 : 0
