/** As much of a text as is read at a glance, in characters. */
const GLANCE = 320

/** The first sentences of a text, as far as they are read at a glance. */
export function shortenText(text: string, most = GLANCE): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf('. ', most)
  return end > 0 ? `${text.slice(0, end + 1)} …` : `${text.slice(0, text.lastIndexOf(' ', most))} …`
}
