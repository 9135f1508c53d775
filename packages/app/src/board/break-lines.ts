/** How many letters a line beside a body holds. */
const LINE = 18

/** Words in short lines, each as full as may be: of so many letters at most, unless a word is longer. */
export function breakLines(words: string, most = LINE): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && joined.length <= most) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
