/** Length of a short text, in characters. */
const GLANCE = 320

/** Gets the first sentences of a text, up to a length. */
export function shortenText(text: string, most = GLANCE): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf('. ', most)
  return end > 0 ? `${text.slice(0, end + 1)} …` : `${text.slice(0, text.lastIndexOf(' ', most))} …`
}
