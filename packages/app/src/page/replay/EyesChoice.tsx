import { Select } from '@base-ui/react/select'
import type { Seat } from '@fray/kernel'
import type { SideView } from '@fray/tabletop'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly sides: readonly SideView[]
  readonly value: Seat | undefined
  onChoose(eyes: Seat | undefined): void
}

const ONLOOKER = 'onlooker'

/** Whose view of a finished match is shown. */
export function EyesChoice({ sides, value, onChoose }: Props) {
  const { ui, say } = useTranslator()
  const items = [
    ...sides.map(({ seat, name }) => ({ value: `${seat}`, label: say(name) })),
    { value: ONLOOKER, label: ui('ui.replay-onlooker') },
  ]
  return (
    <Select.Root
      items={items}
      value={value === undefined ? ONLOOKER : `${value}`}
      onValueChange={(chosen) => onChoose(chosen === ONLOOKER || chosen === null ? undefined : Number(chosen))}
    >
      <Select.Trigger className="tool eyes" aria-label={ui('ui.replay-eyes')}>
        <Icon name="semi-closed-eye" size={15} /> <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner sideOffset={6} className="menu-place">
          <Select.Popup className="menu">
            {items.map((item) => (
              <Select.Item key={item.value} value={item.value} className="menu-item">
                <Select.ItemText>{item.label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
