import type { Frame, TreeLook } from '@fray/miniatures'
import type { FigureLook } from '@fray/tabletop'

/** The thread that paints miniatures, as the page reaches it. */
export interface MiniaturePainter {
  /** Paints a figure on the table as a PNG. The angle turns its front from the viewer to the right, in radians. */
  paintOnTable(look: FigureLook, angle: number, frame: Frame): Promise<Blob>
  /** Paints a tree on the table as a PNG. */
  paintTree(look: TreeLook, frame: Frame): Promise<Blob>
  /** Paints head and shoulders of a figure as a square PNG. */
  paintPortrait(look: FigureLook, pixels: number): Promise<Blob>
}
