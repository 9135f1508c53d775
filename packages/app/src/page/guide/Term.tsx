import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactNode, useEffect, useState } from 'react'

/** A word with an explanation on hover, keyboard focus or tap. */
export function Term({ meaning, children }: { meaning: string | undefined; children: ReactNode }) {
  const [pointed, setPointed] = useState(false)
  const [tapped, setTapped] = useTapped()
  if (meaning === undefined) return children
  return (
    <Tooltip.Root open={pointed || tapped} onOpenChange={setPointed}>
      <Tooltip.Trigger
        delay={200}
        className="term"
        aria-description={meaning}
        closeOnClick={false}
        onClick={() => setTapped(true)}
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="term-place">
          <Tooltip.Popup className="term-meaning" aria-hidden="true">
            {meaning}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Touch has no hover: an explanation stays until the next action. */
function useTapped(): readonly [tapped: boolean, setTapped: (tapped: boolean) => void] {
  const [tapped, setTapped] = useState(false)
  useEffect(() => {
    if (!tapped) return
    const close = () => setTapped(false)
    addEventListener('pointerdown', close)
    addEventListener('keydown', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
    }
  }, [tapped])
  return [tapped, setTapped]
}
