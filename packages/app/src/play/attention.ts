import { create } from 'zustand'

/** What the person is looking at: none of it changes the match. */
interface Attention {
  /** The figure whose card is shown. */
  readonly figure: number | undefined
  /** The figure under the pointer or the focus. */
  readonly pointed: number | undefined
  /** The option whose odds are shown. */
  readonly option: string | undefined
}

export const useAttention = create<Attention>(() => ({ figure: undefined, pointed: undefined, option: undefined }))

export function pointAtOption(option: string | undefined): void {
  if (useAttention.getState().option !== option) useAttention.setState({ option })
}

export function pointAtFigure(pointed: number | undefined): void {
  useAttention.setState({ pointed })
}

export function lookAtFigure(figure: number | undefined): void {
  useAttention.setState({ figure })
}
