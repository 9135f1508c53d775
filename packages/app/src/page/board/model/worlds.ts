import type { TreeLook } from '@fray/miniatures'
import type { TableWorld } from '@fray/tabletop'

/** Colours of a table's ground and plants. */
export interface WorldPaints {
  /** The ground from one corner to the other. */
  readonly ground: readonly [string, string, string]
  readonly trees: Readonly<Record<TreeLook['kind'], Pick<TreeLook, 'dark' | 'light'>>>
}

export const WORLDS: Readonly<Record<TableWorld, WorldPaints>> = {
  meadow: {
    ground: ['#7b8056', '#6b7250', '#80744f'],
    trees: {
      fir: { dark: '#263d22', light: '#5c8148' },
      broadleaf: { dark: '#46601f', light: '#9ab552' },
      fruit: { dark: '#3e5d25', light: '#86aa58' },
    },
  },
  moor: {
    ground: ['#6a6a4c', '#5a6048', '#6f5f52'],
    trees: {
      fir: { dark: '#1f3428', light: '#4a6f52' },
      broadleaf: { dark: '#5a4a1e', light: '#b58a3a' },
      fruit: { dark: '#3e5d25', light: '#86aa58' },
    },
  },
  steppe: {
    ground: ['#a39a62', '#948c58', '#a88f5c'],
    trees: {
      fir: { dark: '#3a4a22', light: '#7d8c4a' },
      broadleaf: { dark: '#66702a', light: '#b5b45a' },
      fruit: { dark: '#5a6a2a', light: '#a3ae58' },
    },
  },
  ash: {
    ground: ['#63605b', '#56524f', '#6b5a50'],
    trees: {
      fir: { dark: '#2c2f2e', light: '#5c6660' },
      broadleaf: { dark: '#4a3a34', light: '#86705e' },
      fruit: { dark: '#43413a', light: '#7a7866' },
    },
  },
  ochre: {
    ground: ['#b58d54', '#a67d4a', '#b07848'],
    trees: {
      fir: { dark: '#1e4a4c', light: '#4f9a8c' },
      broadleaf: { dark: '#3a2448', light: '#7a5290' },
      fruit: { dark: '#2a5a4c', light: '#6ab08a' },
    },
  },
}
