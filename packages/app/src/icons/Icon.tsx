import { useDrawing } from './drawing.ts'

/** A game-icon in the colour of the text round it; decoration only, so what it stands for is said in words beside it. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={useDrawing(name)} />
    </svg>
  )
}
