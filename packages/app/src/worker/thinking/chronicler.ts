import { loadGame } from '@fray/games'
import { continueMatch, type Phrases } from '@fray/kernel'
import type { Chronicle, SavedMatch } from '../../shared/protocol.ts'

/** Size of the chronicle's chart. */
const CHART = { width: 640, height: 150 }

/** Analyses a finished match: replays it, works out what could have happened, and writes the report. */
export class Chronicler {
  /** `done` receives the progress, from 0 to 1. */
  async tell(saved: SavedMatch, language: string, done: (share: number) => void): Promise<Chronicle> {
    const game = await loadGame(saved.game)
    if (!game) throw new Error(`unknown game "${saved.game}"`)
    // Loaded on demand, since few matches are analysed.
    const { battleReport, leadChart, reportTranslations, summarize } = await import('@fray/report')
    const { match } = continueMatch(game, saved)
    const summary = summarize(match, throttleToPercents(done))
    const { chapters, leads, losses, musters, luck, moments } = summary
    const [own, report] = await Promise.all([
      game.content.translations?.[language]?.(),
      reportTranslations[language]?.(),
    ])
    const phrases: Phrases = { ...own, ...report }
    return {
      chart: { ...CHART, ...leadChart({ leads, turns: chapters, moments }, CHART.width, CHART.height) },
      turns: chapters.map(({ headline }) => headline),
      losses,
      musters,
      luck,
      moments,
      report: battleReport(match, { language, phrases }, summary),
    }
  }
}

/** Reports progress at most a hundred times. */
function throttleToPercents(done: (share: number) => void): (share: number) => void {
  let told = -1
  return (share) => {
    const percent = Math.floor(share * 100)
    if (percent === told) return
    told = percent
    done(share)
  }
}
