/** The thread that sculpts and paints miniatures: it is started when the first one is seen. */

import {
  drawMesh,
  type Mesh,
  type Picture,
  planView,
  portraitFrame,
  portraitView,
  sculptFigure,
  sculptTree,
} from '@fray/miniatures'
import type { FigureLook } from '@fray/tabletop'
import * as Comlink from 'comlink'
import type { MiniaturePainter } from '../../shared/miniature-protocol.ts'

const meshes = new Map<string, Mesh>()

function meshOf(look: FigureLook): Mesh {
  const key = JSON.stringify(look)
  const mesh = meshes.get(key) ?? sculptFigure(look)
  meshes.set(key, mesh)
  return mesh
}

function toPng({ width, height, pixels }: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas outside of pages')
  context.putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas.convertToBlob()
}

const painter: MiniaturePainter = {
  paintOnTable: (look, angle, frame) => toPng(drawMesh(meshOf(look), planView(angle), frame)),
  paintTree: (look, frame) => toPng(drawMesh(sculptTree(look), planView(0), frame)),
  paintPortrait: (look, pixels) => toPng(drawMesh(meshOf(look), portraitView(), portraitFrame(look, pixels))),
}

Comlink.expose(painter)
