import { createBot, sightOf } from '@fray/bots'
import { loadGame } from '@fray/games'
import { createRecord, Match, startingPosition } from '@fray/kernel'
import { quickPreset } from '../../src/shared/preset-choice.ts'
import { GAMES } from '../games.ts'
import { openMatch } from '../match-files.ts'
import { question } from '../page/decision.ts'
import { handOverScreen } from '../page/match.ts'
import type { Picture } from './sitter.ts'

/** How many moments of play a game is shown in. */
const MOMENTS = 10
/** A battle that has asked this much has shown what it asks. */
const MOST_ANSWERS = 700

/** Ten moments of play for each game, each the first at which something new is asked. */
export const momentPictures: readonly Picture[] = GAMES.flatMap(({ id }) => {
  let moments: Promise<readonly string[]> | undefined
  return Array.from({ length: MOMENTS }, (_, i): Picture => {
    return {
      name: `moment-${id}-${i + 1}`,
      pose: async (sitter) => {
        moments ??= momentsOf(id)
        const file = (await moments)[i]
        if (file === undefined) throw new Error(`${id} asks fewer than ${i + 1} things`)
        await openMatch(sitter.page, file)
        await question(sitter.page).or(handOverScreen(sitter.page)).first().waitFor()
      },
    }
  })
})

/** The files of a battle of bots where the person's seat is first asked each thing, spread over what it is asked. */
async function momentsOf(game: string): Promise<readonly string[]> {
  const rules = await loadGame(game)
  if (!rules) throw new Error(`no game is called ${game}`)
  const origin = { setup: quickPreset(rules.content.presets)?.setup ?? null }
  const seed = `moments of ${game}`
  const match = Match.start(rules, startingPosition(rules, origin), seed)
  const bot = createBot('anchor-greedy', seed)
  const asked = new Map<string, string>()
  const others: string[] = []
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [decision] = match.pending
    if (!decision) break
    if (decision.seat === 0 && !match.isPreparing) {
      const file = () =>
        JSON.stringify({ ...createRecord(match, { origin, seed }), players: ['person', 'soldier'], pace: 'instant' })
      if (!asked.has(decision.prompt.id)) asked.set(decision.prompt.id, file())
      else others.push(file())
    }
    match.answer(decision.seat, bot.choose(sightOf(match, decision)))
  }
  const first = [...asked.values()]
  return first.length >= MOMENTS ? spread(first, MOMENTS) : [...first, ...spread(others, MOMENTS - first.length)]
}

/** Some of many, from the first to the last. */
function spread(all: readonly string[], wanted: number): readonly string[] {
  const step = (all.length - 1) / Math.max(1, wanted - 1)
  return Array.from({ length: wanted }, (_, i) => all[Math.round(i * step)]).filter((moment) => moment !== undefined)
}
