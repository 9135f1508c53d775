import type { ForceView } from '@fray/kernel'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Gets the name of a force: given by its owner or the game, otherwise its kind. */
export function forceName({ name, title }: Pick<ForceView, 'name' | 'title'>, talk: PhraseTranslator): string {
  return name === undefined ? talk.say(title) : talk.name(name)
}
