import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

/** A word that says what it means when it is pointed at or reached by keys. */
export function Term({ meaning, children }: { meaning: string | undefined; children: ReactNode }) {
  if (meaning === undefined) return children
  return (
    <Tooltip.Root>
      <Tooltip.Trigger delay={200} className="term" aria-description={meaning}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6}>
          <Tooltip.Popup className="term-meaning">{meaning}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
