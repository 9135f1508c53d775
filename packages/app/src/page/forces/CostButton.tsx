import { Popover } from '@base-ui/react/popover'
import type { ExplainedNumber } from '@fray/kernel'
import { TermList } from '../rules/TermList.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The cost of an entry, with an explanation on demand. */
export function CostButton({ cost, name }: { cost: ExplainedNumber; name: string }) {
  const { ui, say } = useTranslator()
  return (
    <Popover.Root>
      <Popover.Trigger className="entry-cost" aria-label={ui('ui.entry-cost', { name, cost: cost.total })}>
        {cost.total}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6}>
          <Popover.Popup className="popover">
            <Popover.Title className="popover-title">
              {say(cost.name)} <b className="number-total">{cost.total}</b>
            </Popover.Title>
            <TermList terms={cost.terms} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
