import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useState } from 'react'
import { isOffered } from '../decision/state/focus.ts'
import { useReference } from '../rules/state/use-reference.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { replaceIdsWithTitles } from './model/replace-ids-with-titles.ts'
import { shortenText } from './model/shorten-text.ts'

interface Props {
  readonly game: string | undefined
  readonly rules: readonly string[]
  /** The element pointed at. */
  readonly render: ReactElement
  /** Places the tip above the element, unless that would cover the options. */
  readonly side?: 'top' | 'left'
  /** The element it appears beside, if it is another one. */
  readonly anchor?: (() => Pick<Element, 'getBoundingClientRect'> | null) | undefined
  readonly children: ReactNode
}

/** Rules shown at most: all of them are one press away. */
const TOLD = 2

/** Explains the rules behind an element on hover or keyboard focus, but not on automatic focus. */
export function RuleTip({ game, rules, render, side = 'top', anchor, children }: Props) {
  const [open, setOpen] = useState(false)
  const change = (wanted: boolean, { reason, trigger }: Tooltip.Root.ChangeEventDetails) => {
    if (!wanted || reason !== 'trigger-focus' || !isOffered(trigger)) setOpen(wanted)
  }
  // The content may be known later: the element stays the same and keeps the focus.
  return (
    <Tooltip.Root open={open} onOpenChange={change} disabled={game === undefined || rules.length === 0}>
      <Tooltip.Trigger delay={350} render={render}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner side={side} anchor={anchor} sideOffset={6} className="term-place">
          <Tooltip.Popup className="term-meaning" role="status">
            {open && game !== undefined ? <RulesInShort game={game} rules={rules} /> : null}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

function RulesInShort({ game, rules }: { game: string; rules: readonly string[] }) {
  const { ui } = useTranslator()
  const reference = useReference(game, true)
  if (!reference) return <p>{ui('ui.loading')}</p>
  return rules.slice(0, TOLD).map((id) => {
    const rule = reference[id]
    if (!rule) return null
    return (
      <p key={id} lang={rule.language}>
        {rule.title ? <b>{rule.title}</b> : null} {shortenText(replaceIdsWithTitles(rule.text, reference))}
      </p>
    )
  })
}
