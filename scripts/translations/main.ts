// Reports, for each package and language, what is not translated and what is wrong. Only what is wrong is an error.
//   npm run translations           all languages
//   npm run translations -- es     one language
import { join } from 'node:path'
import { nameFaults, nameGaps, namePhrases, referenceFaults, referenceGaps } from '../../packages/kernel/src/index.ts'
import { catalogueNames } from './catalogue-names.ts'
import { countTranslated, localeFaults, localeGaps } from './check-locales.ts'
import { readLocales } from './read-locales.ts'
import { readReferences } from './read-references.ts'

const wanted = process.argv[2]
let faultCount = 0

for (const locales of readLocales(join(import.meta.dirname, '../..'))) {
  const names = await catalogueNames(locales)
  const faults = localeFaults(locales)
  for (const [language, { names: translated }] of locales.languages) {
    if (wanted !== undefined && language !== wanted) continue
    const phrases = namePhrases(translated)
    const rules = readReferences(locales.folder, language).map(({ file, reference, translated: translatedRules }) => ({
      gaps: referenceGaps(reference, translatedRules).map((gap) => `${language}/${file}: ${gap}`),
      faults: referenceFaults(reference, translatedRules).map((fault) => `${language}/${file}: ${fault}`),
      count: Object.keys(translatedRules).length,
    }))
    const [has, all] = countTranslated(locales, language)
    const gaps = [
      ...localeGaps(locales, language),
      ...nameGaps(names, phrases).map((gap) => `${language}/names: ${gap}`),
      ...rules.flatMap((book) => book.gaps),
    ]
    const wrong = [
      ...faults.filter((fault) => fault.startsWith(`${language}/`)),
      ...nameFaults(names, phrases).map((fault) => `${language}/names: ${fault}`),
      ...rules.flatMap((book) => book.faults),
    ]
    const counted = [
      `${has} of ${all} phrases`,
      ...(names.length > 0 ? [`${Object.keys(translated).length} names`] : []),
      ...(rules.length > 0 ? [`${rules.reduce((sum, { count }) => sum + count, 0)} rules`] : []),
    ]
    console.log(`${locales.name.padEnd(16)} ${language}  ${counted.join(', ')}`)
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
