import { clsx } from 'clsx'
import { Icon } from '../icons/Icon.tsx'

interface Props {
  readonly icon: string
  readonly label: string
  /** The tooltip, if it says more than the name. */
  readonly title?: string
  /** The keyboard shortcut. */
  readonly shortcut?: string
  readonly disabled?: boolean
  readonly urgent?: boolean
  onPress(): void
}

/** A small icon button; its label may be hidden if space is short. */
export function Tool({ icon, label, title = label, shortcut, disabled = false, urgent = false, onPress }: Props) {
  return (
    <button
      type="button"
      className={clsx('tool', urgent && 'tool-urgent')}
      title={title}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <Icon name={icon} size={15} /> <span>{label}</span>
    </button>
  )
}
