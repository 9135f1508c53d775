import { Icon } from '../icons/Icon.tsx'

interface Props {
  readonly icon: string
  readonly label: string
  /** What its tip says, if more than its name. */
  readonly title?: string
  /** The key that does the same. */
  readonly shortcut?: string
  readonly disabled?: boolean
  readonly urgent?: boolean
  onPress(): void
}

/** A small button with an icon; its name may be left out where there is little room. */
export function Tool({ icon, label, title = label, shortcut, disabled = false, urgent = false, onPress }: Props) {
  return (
    <button
      type="button"
      className={urgent ? 'tool tool-urgent' : 'tool'}
      title={title}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <Icon name={icon} size={15} /> <span>{label}</span>
    </button>
  )
}
