import { Popover } from '@base-ui/react/popover'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Shows the commitment to the seed, and which dice are not from the seed. */
export function FairDice({ commitment, forcedDice }: { commitment: string; forcedDice: number }) {
  const { ui } = useTranslator()
  return (
    <Popover.Root>
      <Popover.Trigger className="fair-dice" openOnHover>
        <Icon name="wax-seal" size={14} /> {ui('ui.fair')} <code>{commitment.slice(0, 8)}</code>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6}>
          <Popover.Popup className="popover">
            <Popover.Title className="popover-title">{ui('ui.fair')}</Popover.Title>
            <Popover.Description>{ui('ui.fair-note')}</Popover.Description>
            {forcedDice > 0 ? <p>{ui('ui.fair-fallen', { count: forcedDice })}</p> : null}
            <code>{commitment}</code>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
