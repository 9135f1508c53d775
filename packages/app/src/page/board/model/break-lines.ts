/** Letters per line beside a formation. */
const LINE = 18

/** Breaks words into short lines, each as full as possible; a longer word gets its own line. */
export function breakLines(words: string, most = LINE): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && joined.length <= most) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
