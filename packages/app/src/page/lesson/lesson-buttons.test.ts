import { gameIds, loadGame } from '@fray/games'
import {
  beginLesson,
  describeDecision as described,
  type Game,
  kernelPhrases,
  type Lesson,
  lessonAnswers,
  Match,
  type Message,
  nextLessonAnswer,
  optionsOf,
  Speaker,
} from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'

/** Quotations of a hint in any language: “Fire”, «Disparar», « Tirer ». */
const QUOTED = /[“«]\s*([^”»]+?)\s*[”»]/u

/** The text of a button, and the hint that names it. */
interface Named {
  readonly hint: Message
  readonly shown: Message
  readonly names: readonly string[]
}

/** Lists every option that a lesson asks its learner to choose. */
function choicesOf(game: Game, lesson: Lesson): Named[] {
  const { origin, dice } = beginLesson(game, lesson)
  const position = 'situation' in origin ? origin.situation : null
  const match = Match.start(game, game.saves.readPosition(position), '', { dice })
  return lessonAnswers(lesson).flatMap(({ task }): Named[] => {
    const given = nextLessonAnswer(match, lesson)!
    const decision = match.decisionOf(given.seat)
    const option = decision && optionsOf(described(decision)).find(({ key }) => key === given.answer)
    const { names } = match.view(given.seat) as TableView
    match.answer(given.seat, given.answer)
    return task && option ? [{ hint: task.hint, shown: option.group?.label ?? option.text, names }] : []
  })
}

test.each(gameIds)('what a hint of %s quotes is the label of its button, in every language', async (id) => {
  const game = (await loadGame(id)) as unknown as Game
  const { lessons, phrases } = (await game.content.lessons?.())!
  const choices = lessons.filter(({ battle }) => !battle).flatMap((lesson) => choicesOf(game, lesson))
  const said: [quoted: string, shown: string][] = []
  for (const language of ['en', 'es', 'fr']) {
    const words = language === 'en' ? {} : { [language]: (await game.content.translations?.[language]?.()) ?? {} }
    const book = { ...words, en: { ...kernelPhrases.en, ...game.content.phrases.en, ...phrases.en } }
    const speaker = new Speaker(book, language)
    for (const { hint, shown, names } of choices) {
      const named = { figure: (figure: number) => speaker.name(names[figure] ?? ''), seat: String }
      // The kind of space a language uses does not matter.
      const say = (words: Message) => speaker.say(words, named).replaceAll(/\s/gu, ' ')
      const quoted = QUOTED.exec(say(hint))?.[1]
      // The beginning of a long text is enough.
      if (quoted) said.push([quoted, say(shown).slice(0, quoted.length)])
    }
  }
  expect(said.map(([quoted]) => quoted)).toEqual(said.map(([, shown]) => shown))
})
