import { useDrawing } from './state/drawing.ts'

/** A game-icon in the colour of the text around it; decoration only, so its meaning is also in words. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={useDrawing(name)} />
    </svg>
  )
}
