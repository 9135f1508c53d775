/** Words about chapters, the quick sheet and terms. */
export const guidePhrases = {
  'ui.sheet': 'Quick sheet',
  'ui.sheet-of': 'Quick sheet: {game}',
  'ui.sheet-key': 'Quick sheet (?)',
  'ui.sheet-page': 'Printable page',
  'ui.terms': 'Terms',
  'ui.chapters': 'Chapters',
  'ui.chapter-rest': 'Other rules',
} as const
