import { Dialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** Beside the table, which stays visible. */
  readonly aside?: boolean
  /** Wide, for much text. */
  readonly wide?: boolean
  /** Stays visible at the bottom while the rest scrolls. */
  readonly foot?: ReactNode
  onClose(): void
}

/** A dialog with a title and a close button. */
export function DialogWindow({ open, title, children, aside = false, wide = false, foot, onClose }: Props) {
  const { ui } = useTranslator()
  return (
    <Dialog.Root open={open} onOpenChange={(wanted) => !wanted && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={clsx('backdrop', aside && 'backdrop-aside')} />
        <Dialog.Popup className={clsx('window', aside && 'window-aside', wide && 'window-wide')}>
          <header className="window-head">
            <Dialog.Title className="window-title">{title}</Dialog.Title>
            <Dialog.Close className="tool tool-bare" aria-label={ui('ui.close')}>
              <Icon name="cancel" size={16} />
            </Dialog.Close>
          </header>
          <div className="window-body">{children}</div>
          {foot ? <footer className="window-foot">{foot}</footer> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
