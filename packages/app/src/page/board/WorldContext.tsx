import type { TableWorld } from '@fray/tabletop'
import { createContext, useContext } from 'react'
import { WORLDS, type WorldPaints } from './model/worlds.ts'

/** The world of the table that is drawn. */
export const WorldContext = createContext<TableWorld>('meadow')

export function useWorld(): WorldPaints {
  return WORLDS[useContext(WorldContext)]
}
