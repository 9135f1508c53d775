import type { BarredOption, OptionData } from '@fray/kernel'
import type { FigureView } from '@fray/tabletop'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { Portrait } from '../cards/Portrait.tsx'
import { RuleTip } from '../guide/RuleTip.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useIsHinted } from '../lesson/state/use-is-hinted.ts'
import { shortOdds } from '../odds/model/short-odds.ts'
import { useOptionOdds } from '../odds/state/forecast.ts'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useMatch } from '../store/match-store.ts'
import { useNarrow } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { optionNote, type SharedNote } from './model/option-note.ts'
import { offerFocus } from './state/focus.ts'
import { longPressOption, pointAtOption, useFocus } from './state/focus-store.ts'
import { usePressToLook } from './state/press-to-look.ts'
import { useRuleInShort } from './state/rule-in-short.ts'

interface Props {
  readonly option: OptionData
  readonly label: string
  /** Details, if the label alone says too little. */
  readonly fullLabel?: string | undefined
  /** The figure the option belongs to, if any. */
  readonly figure?: FigureView | undefined
  /** The rule that explains it, if the option has no note. */
  readonly rule?: string | undefined
  /** The note shown once above it and others. */
  readonly shared?: readonly SharedNote[]
  /** The first option takes the focus when it appears, for keyboard players. */
  readonly first?: boolean
  /** It stays in view while the others scroll. */
  readonly apart?: boolean
  onChoose(): void
}

export function OptionButton({
  option,
  label,
  fullLabel,
  figure,
  rule,
  shared = [],
  first = false,
  apart = false,
  onChoose,
}: Props) {
  const talk = useTranslator()
  const odds = useOddsInShort(option, talk)
  const game = useMatch(({ snapshot }) => snapshot?.game)
  const button = useRef<HTMLButtonElement>(null)
  const [note, chance] = [useId(), useId()]
  const said = optionNote(option, rule, talk)
  const told = useRuleInShort(game, said === undefined ? rule : undefined)
  const more = said ?? told?.words
  const isSaidAbove = shared.some(({ words }) => words === said)
  // Does not repeat what the button says in full.
  const rules = (option.rules ?? []).filter((id) => said || !told?.whole || id !== rule)
  const pointed = useFocus((attention) => attention.option === option.key)
  const hinted = useIsHinted(option.key)
  // Tooltips lie on the table beside the panel, not on the options.
  const narrow = useNarrow()
  const pressed = usePressToLook(() => longPressOption(option.key), onChoose)
  useEffect(() => {
    if (first) offerFocus(button.current)
  }, [first])
  return (
    <RuleTip
      game={game}
      rules={rules}
      side={narrow ? 'top' : 'left'}
      anchor={() => besidePanel(button.current, narrow)}
      render={
        <button
          ref={button}
          type="button"
          className={clsx('option', {
            'option-pointed': pointed,
            'option-hinted': hinted,
            'option-hopeless': option.cannotSucceed,
            'option-apart': apart,
          })}
          data-option={option.key}
          aria-current={hinted ? 'step' : undefined}
          aria-label={fullLabel ?? (more || odds ? label : undefined)}
          aria-describedby={[...(more ? [note] : []), ...(odds ? [chance] : [])].join(' ') || undefined}
          {...pressed}
          onPointerEnter={() => pointAtOption(option.key)}
          // A new list may appear under a resting pointer.
          onPointerMove={() => pointAtOption(option.key)}
          onFocus={(event) => {
            // Focus that was set automatically must not look like advice.
            if (event.currentTarget.matches(':focus-visible')) pointAtOption(option.key)
          }}
        />
      }
    >
      {figure ? (
        <span className="face face-small" data-seat={figure.seat}>
          <Portrait figure={figure} size={20} />
        </span>
      ) : option.icon ? (
        <Icon name={option.icon} size={22} />
      ) : null}
      <span className="option-words">
        {label}
        {more ? (
          <small id={note} className={isSaidAbove ? 'unseen' : said ? undefined : 'option-rule'}>
            {more}
          </small>
        ) : null}
        {odds ? (
          <small id={chance} className="option-odds">
            {odds}
          </small>
        ) : null}
      </span>
    </RuleTip>
  )
}

/** The odds, once they are known. */
function useOddsInShort({ key }: OptionData, talk: PhraseTranslator): string | undefined {
  const forecast = useOptionOdds(key)
  const seat = useMatch(({ snapshot }) => snapshot?.decision?.seat)
  return forecast && seat !== undefined ? shortOdds(forecast, seat, talk) : undefined
}

/** The edge of the panel at the height of a button; on narrow screens the whole panel, with room above it. */
function besidePanel(button: Element | null, narrow: boolean): Pick<Element, 'getBoundingClientRect'> | null {
  const panel = button?.closest('.panel') ?? null
  if (!button || !panel || narrow) return panel ?? button
  return {
    getBoundingClientRect: () => {
      const { top, height } = button.getBoundingClientRect()
      return new DOMRect(panel.getBoundingClientRect().left, top, 0, height)
    },
  }
}

export function BarredButton({ barred }: { barred: BarredOption }) {
  const { ui, say } = useTranslator()
  return (
    <div className="option option-barred">
      {barred.icon ? <Icon name={barred.icon} size={22} /> : null}
      <span className="option-words">
        {say(barred.text)}
        <small>
          {ui('ui.barred', { reason: say(barred.reason) })} <RuleLinks rules={barred.rules} />
        </small>
      </span>
    </div>
  )
}
