import type { Talk } from '../words/talk.ts'
import { factsIn } from './Points.tsx'
import type { Outline } from './protocol.ts'

/** Whether a force has all the words: in its name, its game or what is told of it in a line. */
export function isWanted(words: string, game: string, outline: Outline, talk: Talk): boolean {
  const told = [outline.name ?? talk.say(outline.title), game, factsIn(outline, talk)].join(' ')
  return words
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => plain(told).includes(plain(word)))
}

/** Without capitals and accents: whoever looks for Missum finds Missúm. */
function plain(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
