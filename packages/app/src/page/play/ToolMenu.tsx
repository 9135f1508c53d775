import { Popover } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly open: boolean
  /** Something in it needs attention. */
  readonly warning: string | undefined
  readonly children: ReactNode
  onOpen(open: boolean): void
}

/** Menu of the less used tools. */
export function ToolMenu({ open, warning, children, onOpen }: Props) {
  const { ui } = useTranslator()
  return (
    <Popover.Root open={open} onOpenChange={onOpen}>
      <Popover.Trigger className={clsx('tool', warning && 'tool-urgent')} title={warning ?? ui('ui.menu')}>
        <Icon name="hamburger-menu" size={15} /> <span>{ui('ui.menu')}</span>
      </Popover.Trigger>
      {/* Stays mounted, since a file dialog may still be open. */}
      <Popover.Portal keepMounted>
        <Popover.Positioner sideOffset={8} align="end" className="popover-place">
          <Popover.Popup className="popover tool-menu" aria-label={ui('ui.menu')}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
