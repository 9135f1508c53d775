import type { TreeLook } from '@fray/miniatures'
import type { FigureLook } from '@fray/tabletop'
import * as Comlink from 'comlink'
import { useEffect, useState } from 'react'
import type { MiniaturePainter } from '../../../shared/miniature-protocol.ts'
import { useSettings } from '../../store/settings.ts'
import { MINIATURE_FRAME, TREE_FRAME } from '../model/miniature-frame.ts'

/** Sharp at twice the size that portraits have. */
const PORTRAIT_PIXELS = 96

/** The URLs of the pictures painted so far, and the work on those that are not ready. */
const pictures = new Map<string, string>()
const waiting = new Map<string, Promise<void>>()

let painter: Comlink.Remote<MiniaturePainter> | undefined

function startPainter(): Comlink.Remote<MiniaturePainter> {
  const worker = new Worker(new URL('../../../worker/miniatures/miniature-worker.ts', import.meta.url), {
    type: 'module',
  })
  return Comlink.wrap<MiniaturePainter>(worker)
}

/** Gets the picture of a miniature on the table, seen from this angle, as a URL; undefined until it is painted. */
export function useMiniature(look: FigureLook | undefined, angle: number): string | undefined {
  return usePicture(look, `at ${angle}`, (painter, shown) => painter.paintOnTable(shown, angle, MINIATURE_FRAME))
}

/** Gets the portrait of a figure as a URL; undefined until it is painted. */
export function usePortrait(look: FigureLook | undefined): string | undefined {
  return usePicture(look, 'portrait', (painter, shown) => painter.paintPortrait(shown, PORTRAIT_PIXELS))
}

/** Gets the picture of a tree as a URL; undefined until it is painted. */
export function useTree(look: TreeLook): string | undefined {
  return usePicture(look, 'tree', (painter, shown) => painter.paintTree(shown, TREE_FRAME))
}

type Paint<Look> = (painter: Comlink.Remote<MiniaturePainter>, look: Look) => Promise<Blob>

function usePicture<Look>(given: Look | undefined, view: string, paint: Paint<Look>): string | undefined {
  const [, refresh] = useState(0)
  const look = useSettings(({ figures }) => figures) === 'miniatures' ? given : undefined
  const key = look ? `${view} ${JSON.stringify(look)}` : undefined
  const picture = key === undefined ? undefined : pictures.get(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all about the look and the view
  useEffect(() => {
    if (!look || key === undefined || picture !== undefined) return
    let isShown = true
    void paintOnce(key, look, paint).then(() => isShown && refresh((count) => count + 1))
    return () => {
      isShown = false
    }
  }, [key, picture])
  return picture
}

function paintOnce<Look>(key: string, look: Look, paint: Paint<Look>): Promise<void> {
  const known = waiting.get(key)
  if (known) return known
  painter ??= startPainter()
  // Figures keep their symbols in a browser that cannot paint.
  const painted = paint(painter, look).then(
    (png) => void pictures.set(key, URL.createObjectURL(png)),
    () => undefined,
  )
  waiting.set(key, painted)
  return painted
}
