import { useEffect, useState } from 'react'
import { loadOrReport } from '../../store/loads.ts'
import { drawings as own } from '../model/app-drawings.ts'

let known: Readonly<Record<string, string>> = own
let loading: Promise<void> | undefined
let allKnown = false

/** The fallback for a missing icon: a plain shield. */
const UNKNOWN = 'M256 32 96 96v144c0 112 68 192 160 240 92-48 160-128 160-240V96z'

/** The outlines of all icons that games use. */
export async function gameDrawings(): Promise<Readonly<Record<string, string>>> {
  await loadGameDrawings()
  return known
}

function loadGameDrawings(): Promise<void> {
  loading ??= loadOrReport(() => import('../model/game-drawings.ts')).then(({ drawings }) => {
    known = { ...drawings, ...own }
    allKnown = true
  })
  return loading
}

/**
 * Gets the outline (512 by 512) of an icon; games' icons are loaded on demand. Until then there is none: a wrong one
 * would mislead.
 */
export function useDrawing(name: string): string {
  const [, refresh] = useState(false)
  const drawing = known[name]
  useEffect(() => {
    if (drawing === undefined) void loadGameDrawings().then(() => refresh(true))
  }, [drawing])
  return drawing ?? (allKnown ? UNKNOWN : '')
}
