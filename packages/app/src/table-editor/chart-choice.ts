import { create } from 'zustand'

/** What was chosen of the charts of a game, by the place of each chart. */
type ChartChoice = Readonly<Record<string, string>>

const useStore = create<Readonly<Record<string, ChartChoice>>>(() => ({}))

/** What was chosen last: it stays when a table has been rolled and wherever it is rolled again, until the page is closed. */
export function useChartChoice(game: string): ChartChoice {
  return useStore((choices) => choices[game]) ?? NOTHING
}

export function chooseChart(game: string, place: string, value: string): void {
  useStore.setState((choices) => ({ [game]: { ...choices[game], [place]: value } }))
}

export function chartChoice(game: string): ChartChoice {
  return useStore.getState()[game] ?? NOTHING
}

const NOTHING: ChartChoice = {}
