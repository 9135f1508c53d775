import { levelsOf } from '@fray/bots'
import { type AnyGame, gameIds, loadGame } from '@fray/games'
import type { Lesson } from '@fray/kernel'
import { setInputLanguage } from '@fray/kernel'
import { inputError } from '../../locales/fault.ts'
import type { GameInfo, GameWords } from '../../shared/protocol.ts'

/** Gets the description of every game. */
export async function listGames(): Promise<readonly GameInfo[]> {
  const games = await Promise.all(gameIds.map(gameWithId))
  return games.map(({ id, version, content, rules }) => {
    const { title, summary, phrases, presets, faces = {} } = content
    const offered = {
      hasLessons: content.lessons !== undefined,
      hasForces: content.forces !== undefined,
      hasTables: content.tables !== undefined,
      hasOptions: content.setupOptions !== undefined,
      hasInterruptions: rules.hasInterruptions !== false,
      bots: levelsOf(id),
    }
    return { id, version, title, summary, phrases, presets, faces, ...offered }
  })
}

/** Gets the phrases of every game in a language; input faults use it from now on. */
export async function translateGames(language: string): Promise<GameWords> {
  await setInputLanguage(language)
  const games = await Promise.all(gameIds.map(gameWithId))
  const spoken = games.map(
    async ({ id, content: { translations } }) => [id, (await translations?.[language]?.()) ?? {}] as const,
  )
  return { language, words: Object.fromEntries(await Promise.all(spoken)) }
}

export async function gameWithId(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game) return game
  throw inputError('match file', 'game', 'ui.fault.game-unknown', { game: id })
}

/** Gets a lesson of a game; the first one by default. */
export async function lessonOf(game: AnyGame, id: string | undefined): Promise<Lesson> {
  const lesson = (await game.content.lessons?.())?.lessons.find(
    (otherLesson) => id === undefined || otherLesson.id === id,
  )
  if (lesson) return lesson
  throw inputError('lesson', 'lesson', 'ui.fault.no-lesson', { lesson: String(id), game: game.id })
}
