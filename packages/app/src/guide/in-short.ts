/** As much of a text as is read at a glance, in characters. */
const GLANCE = 320

/** The first sentences of a text, as far as they are read at a glance. */
export function inShort(text: string): string {
  if (text.length <= GLANCE) return text
  const end = text.lastIndexOf('. ', GLANCE)
  return end > 0 ? `${text.slice(0, end + 1)} …` : `${text.slice(0, text.lastIndexOf(' ', GLANCE))} …`
}
