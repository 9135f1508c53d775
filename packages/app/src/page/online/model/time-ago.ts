/** The units of a past time, the longest first, in seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Says how long ago a moment was: "5 minutes ago", "yesterday". */
export function timeAgo(moment: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  return format.format(-Math.floor(unit === 'second' ? 0 : seconds / length), unit)
}
