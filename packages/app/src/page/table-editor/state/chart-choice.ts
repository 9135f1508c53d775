import { create } from 'zustand'

/** The chosen options of a game's charts, by chart. */
type ChartChoice = Readonly<Record<string, string>>

const useStore = create<Readonly<Record<string, ChartChoice>>>(() => ({}))

/** The last choice: it stays for further rolls until the page is closed. */
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
