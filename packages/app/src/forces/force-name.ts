import type { ForceView } from '@fray/kernel'
import type { Translator } from '../locales/translator.ts'

/** What a force is called: by its owner or by the game, else what it is. */
export function forceName({ name, title }: Pick<ForceView, 'name' | 'title'>, talk: Translator): string {
  return name === undefined ? talk.say(title) : talk.name(name)
}
